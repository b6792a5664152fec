"""Values of data files, read as the types that they must have.

Every problem is recorded with its file and key, and a harmless stand-in is returned, so that
reading continues and all problems of all files are reported together. This module knows the
types of TOML, not the meaning of the files.
"""

import re
from typing import Final

from gridwright.content.toml import HIGHEST, MOST_ITEMS, quoted
from gridwright.core.errors import Message, Value
from gridwright.core.plain import is_plain

_SEEDS: Final = 1 << 62
_SLUG: Final = re.compile(r"[a-z_]+")
_POSITIVE: Final = re.compile(r"[1-9][0-9]{0,3}")


def located(problem: Message, file: str, key: str = "") -> Message:
    """Return *problem* with its *file*, and its *key* unless it concerns the whole file."""
    if not key:
        return Message("content_file", {"file": file, "text": problem})
    return Message("content_key", {"file": file, "key": key, "text": problem})


class Checked:
    """A value with its file and key, which records a problem if it is not as a reader expects."""

    def __init__(self, value: object, file: str, key: str, problems: list[Message]) -> None:
        """Wrap *value* under *key* of *file*; an empty key is the whole file."""
        self._value = value
        self._file = file
        self._key = key
        self._problems = problems
        self._is_faulty = False
        self._is_ignored = False
        self._known: set[str] = set()
        self._children: dict[str, Checked] = {}

    def problem(self, message: str, *clauses: str, **values: Value) -> None:
        """Record a problem with this value, with the *clauses* that it contradicts."""
        self._is_faulty = True
        self._problems.append(located(Message(message, values, clauses), self._file, self._key))

    def reject(self, message: str, **values: Value) -> None:
        """Record a problem, and no further one for this value or anything inside it."""
        self.problem(message, **values)
        self._problems = []

    def is_sound(self) -> bool:
        """Whether neither this value nor anything inside it has a problem so far.

        Ask this before comparing values: a stand-in must not cause a second problem.
        """
        return not self._is_faulty and all(child.is_sound() for child in self._children.values())

    def reject_unknown_keys(self) -> None:
        """Record a problem for every key, here and below, that was never read."""
        if self._is_ignored:
            return
        if isinstance(self._value, dict):
            for key in self._value:
                if key not in self._known:
                    self._child(f".{key}", None).problem("content_unknown_key")
        for child in self._children.values():
            child.reject_unknown_keys()

    def ignore(self) -> None:
        """Do not report unknown keys in this value: it cannot be read."""
        self._is_ignored = True

    def get(self, key: str) -> "Checked":
        """Return the value of *key*, which is required."""
        value = self.find(key)
        if value is not None:
            return value
        missing = self._child(f".{key}", None)
        missing.reject("content_missing")
        return missing

    def find(self, key: str) -> "Checked | None":
        """Return the value of *key*, or None if this optional key is absent."""
        table = self._table()
        self._known.add(key)
        return self._child(f".{key}", table[key]) if key in table else None

    def entries(self) -> dict[str, "Checked"]:
        """Return all values of a table whose keys are not known in advance."""
        return {key: self.get(key) for key in self._table()}

    def tables(self) -> dict[str, "Checked"]:
        """Return the values of a table that are tables themselves."""
        return {
            key: self.get(key) for key, value in self._table().items() if isinstance(value, dict)
        }

    def items(self) -> list["Checked"]:
        if not isinstance(self._value, list):
            self.reject("content_list", found=quoted(self._value))
            return []
        if len(self._value) > MOST_ITEMS:
            self.reject("content_too_many", most=MOST_ITEMS, found=len(self._value))
            return []
        return [self._child(f"[{index}]", item) for index, item in enumerate(self._value)]

    def optional_items(self, key: str) -> list["Checked"]:
        """Return the elements of the optional list under *key*."""
        value = self.find(key)
        return [] if value is None else value.items()

    def integer(self, low: int, high: int | None = None) -> int:
        """Return an integer from *low* to *high*, or to `HIGHEST`."""
        value = self._value
        if isinstance(value, bool) or not isinstance(value, int):
            self.reject("content_whole", found=quoted(value))
            return low
        if high is not None and not low <= value <= high:
            self.reject("content_between", lowest=low, highest=high, found=quoted(value))
            return low
        if value < low:
            self.reject("content_at_least", lowest=low, found=quoted(value))
            return low
        if value > HIGHEST:
            self.reject("content_between", lowest=low, highest=HIGHEST, found=quoted(value))
            return low
        return value

    def seed(self) -> int:
        """Return the seed of a deal, which may be larger than any number of a game."""
        value = self._value
        if isinstance(value, bool) or not isinstance(value, int):
            self.reject("content_whole", found=quoted(value))
            return 0
        if not 0 <= value < _SEEDS:
            self.reject("content_between", lowest=0, highest=_SEEDS - 1, found=quoted(value))
            return 0
        return value

    def decimal(self, low: int, high: int) -> float:
        """Return a number from *low* to *high*, with or without a fraction."""
        value = self._value
        if isinstance(value, bool) or not isinstance(value, int | float):
            self.reject("content_number", found=quoted(value))
            return low
        if not low <= value <= high:
            self.reject("content_between", lowest=low, highest=high, found=quoted(value))
        return float(value)

    def text(self) -> str:
        """Return a text that is not blank and has no control characters."""
        if not isinstance(self._value, str) or not self._value.strip():
            self.reject("content_text", found=quoted(self._value))
            return ""
        if not is_plain(self._value):
            self.reject("content_control", found=quoted(self._value))
            return ""
        return self._value

    def slug(self) -> str:
        """Return an id that is easy to type: lower-case ASCII letters and underscores."""
        text = self.text()
        if text and not _SLUG.fullmatch(text):
            self.reject("content_slug", found=text)
        return text

    def one_of(self, choices: tuple[str, ...]) -> str:
        text = self.text()
        if text and text not in choices:
            self.reject("content_choice", found=text, choices=choices)
        return text

    def slugs(self) -> tuple[str, ...]:
        """Return a list of distinct ids."""
        return self._distinct([(item, item.slug()) for item in self.items()])

    def choices(self, choices: tuple[str, ...]) -> tuple[str, ...]:
        """Return a list of distinct *choices*."""
        return self._distinct([(item, item.one_of(choices)) for item in self.items()])

    def integers(self, low: int) -> tuple[int, ...]:
        """Return a list of integers of at least *low*."""
        return tuple(item.integer(low) for item in self.items())

    def fact(self) -> int | str | tuple[str, ...]:
        """Return an integer, a text, or a list of distinct texts."""
        if isinstance(self._value, list):
            return self._distinct([(item, item.text()) for item in self.items()])
        if isinstance(self._value, str):
            return self.text()
        return self.integer(0)

    def counts(self) -> dict[int, int]:
        """Return a table whose keys and values are positive integers.

        Readers create as many objects as it counts, so the total is limited to `HIGHEST`.
        """
        counts = {}
        for key, count in self.entries().items():
            if _POSITIVE.fullmatch(key):
                counts[int(key)] = count.integer(1)
            else:
                count.problem("content_count_key")
        total = sum(counts.values())
        if total > HIGHEST:
            self.reject("content_too_many", most=HIGHEST, found=total)
            return {}
        return counts

    def _table(self) -> dict[str, object]:
        if not isinstance(self._value, dict):
            self.reject("content_table", found=quoted(self._value))
            self._value = {}
        if len(self._value) > MOST_ITEMS:
            self.reject("content_too_many", most=MOST_ITEMS, found=len(self._value))
            self._value = {}
        if control_keys := [key for key in self._value if not is_plain(key)]:
            self.reject("content_control", found=quoted(control_keys[0]))
            self._value = {}
        table: dict[str, object] = self._value
        return table

    @staticmethod
    def _distinct(texts: list[tuple["Checked", str]]) -> tuple[str, ...]:
        seen: set[str] = set()
        for item, text in texts:
            if text in seen and item.is_sound():
                item.problem("content_twice", found=text)
            seen.add(text)
        return tuple(text for _, text in texts)

    def _child(self, step: str, value: object) -> "Checked":
        # One child per key, so that keys known to one reader are known to all.
        if step not in self._children:
            key = (self._key + step).removeprefix(".")
            self._children[step] = Checked(value, self._file, key, self._problems)
        return self._children[step]
