"""Values of a data file, each with its place, read as the type that they must have.

Whatever is wrong is noted with file and key, and a harmless value comes back in its stead, so
that reading goes on and all problems of all files are found at once. Knows TOML's types and
nothing of what the files mean.
"""

import re
from typing import Final

from gridwright.content.toml import HIGHEST, MOST_ITEMS, quoted
from gridwright.core.errors import Message, Value
from gridwright.core.plain import is_plain

_SLUG: Final = re.compile(r"[a-z_]+")
_POSITIVE: Final = re.compile(r"[1-9][0-9]{0,3}")


def located(problem: Message, file: str, key: str = "") -> Message:
    """Return *problem* with its place: a *file*, and a *key* unless it is the whole file."""
    if not key:
        return Message("content_file", {"file": file, "text": problem})
    return Message("content_key", {"file": file, "key": key, "text": problem})


class Checked:
    """A value with its place. It complains once when it is not what a reader asks for."""

    def __init__(self, value: object, file: str, key: str, problems: list[Message]) -> None:
        """Stand for *value* under *key* of *file*; an empty key is the whole file."""
        self._value = value
        self._file = file
        self._key = key
        self._problems = problems
        self._is_faulty = False
        self._is_passed_over = False
        self._known: set[str] = set()
        self._children: dict[str, Checked] = {}

    def problem(self, message: str, *clauses: str, **values: Value) -> None:
        """Note that this value is wrong: why, with the *clauses* that it contradicts."""
        self._is_faulty = True
        self._problems.append(located(Message(message, values, clauses), self._file, self._key))

    def reject(self, message: str, **values: Value) -> None:
        """Note the problem and say nothing more about this value or what would be in it."""
        self.problem(message, **values)
        self._problems = []

    def is_sound(self) -> bool:
        """Whether nothing was found wrong here or below so far.

        What compares several values asks this first: a stand-in must not cause a second problem.
        """
        return not self._is_faulty and all(child.is_sound() for child in self._children.values())

    def reject_unknown_keys(self) -> None:
        """Note every key, here and below, that no reader asked for."""
        if self._is_passed_over:
            return
        if isinstance(self._value, dict):
            for key in self._value:
                if key not in self._known:
                    self._child(f".{key}", None).problem("content_unknown_key")
        for child in self._children.values():
            child.reject_unknown_keys()

    def pass_over(self) -> None:
        """Say nothing of what stands in it: there is no measure for it."""
        self._is_passed_over = True

    def get(self, key: str) -> "Checked":
        """Return what stands under *key*, which must be there."""
        value = self.find(key)
        if value is not None:
            return value
        missing = self._child(f".{key}", None)
        missing.reject("content_missing")
        return missing

    def find(self, key: str) -> "Checked | None":
        """Return what stands under *key*, or None where it may be left out."""
        table = self._table()
        self._known.add(key)
        return self._child(f".{key}", table[key]) if key in table else None

    def entries(self) -> dict[str, "Checked"]:
        """Return everything in a table whose keys the reader cannot know beforehand."""
        return {key: self.get(key) for key in self._table()}

    def tables(self) -> dict[str, "Checked"]:
        """Return the tables within this one, whatever their names."""
        return {
            key: self.get(key) for key, value in self._table().items() if isinstance(value, dict)
        }

    def items(self) -> list["Checked"]:
        """Return the elements of a list."""
        if not isinstance(self._value, list):
            self.reject("content_list", found=quoted(self._value))
            return []
        if len(self._value) > MOST_ITEMS:
            self.reject("content_too_many", most=MOST_ITEMS, found=len(self._value))
            return []
        return [self._child(f"[{index}]", item) for index, item in enumerate(self._value)]

    def optional_items(self, key: str) -> list["Checked"]:
        """Return the elements of the list under *key*; none where it is left out."""
        value = self.find(key)
        return [] if value is None else value.items()

    def integer(self, low: int, high: int | None = None) -> int:
        """Return a whole number, which must not be below *low* nor above *high*.

        Without a *high* it must not be above `HIGHEST`: nothing that is printed is.
        """
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

    def decimal(self, low: int, high: int) -> float:
        """Return a number with or without a fraction, from *low* to *high*."""
        value = self._value
        if isinstance(value, bool) or not isinstance(value, int | float):
            self.reject("content_number", found=quoted(value))
            return low
        if not low <= value <= high:
            self.reject("content_between", lowest=low, highest=high, found=quoted(value))
        return float(value)

    def text(self) -> str:
        """Return a text that is not empty, and that shows as what it is."""
        if not isinstance(self._value, str) or not self._value.strip():
            self.reject("content_text", found=quoted(self._value))
            return ""
        if not is_plain(self._value):
            self.reject("content_control", found=quoted(self._value))
            return ""
        return self._value

    def slug(self) -> str:
        """Return an id that people can type: lower-case ascii letters and underscores."""
        text = self.text()
        if text and not _SLUG.fullmatch(text):
            self.reject("content_slug", found=text)
        return text

    def one_of(self, choices: tuple[str, ...]) -> str:
        """Return a text that must be one of *choices*."""
        text = self.text()
        if text and text not in choices:
            self.reject("content_choice", found=text, choices=choices)
        return text

    def slugs(self) -> tuple[str, ...]:
        """Return a list of different ids."""
        return self._different([(item, item.slug()) for item in self.items()])

    def choices(self, choices: tuple[str, ...]) -> tuple[str, ...]:
        """Return a list of different texts, all of them among *choices*."""
        return self._different([(item, item.one_of(choices)) for item in self.items()])

    def integers(self, low: int) -> tuple[int, ...]:
        """Return a list of whole numbers, none of them below *low*."""
        return tuple(item.integer(low) for item in self.items())

    def fact(self) -> int | str | tuple[str, ...]:
        """Return a whole number, a text, or a list of different texts."""
        if isinstance(self._value, list):
            return self._different([(item, item.text()) for item in self.items()])
        if isinstance(self._value, str):
            return self.text()
        return self.integer(0)

    def counts(self) -> dict[int, int]:
        """Return a table from whole numbers above 0 to whole numbers above 0.

        Readers lay out as many things as it counts, so all together are not above `HIGHEST`.
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
        if steering := [key for key in self._value if not is_plain(key)]:
            self.reject("content_control", found=quoted(steering[0]))
            self._value = {}
        table: dict[str, object] = self._value
        return table

    @staticmethod
    def _different(texts: list[tuple["Checked", str]]) -> tuple[str, ...]:
        seen: set[str] = set()
        for item, text in texts:
            if text in seen and item.is_sound():
                item.problem("content_twice", found=text)
            seen.add(text)
        return tuple(text for _, text in texts)

    def _child(self, step: str, value: object) -> "Checked":
        # One child per place: what two readers ask of the same table adds up.
        if step not in self._children:
            key = (self._key + step).removeprefix(".")
            self._children[step] = Checked(value, self._file, key, self._problems)
        return self._children[step]
