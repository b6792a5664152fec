"""The syntax of a position text: ``key=value`` pairs separated by spaces, in any order.

A value has no spaces. The items of a list are separated by commas, the parts of an item by
colons; ``-`` is an empty list. Every key has a default, so that a position can be written by hand.
"""

from typing import Final

from gridwright.core.errors import SetupError, Values

UNKNOWN_WORD: Final = "?"  # something that a seat may not know
NOTHING: Final = "-"  # an empty list, where leaving the key out would mean the default
_LONGEST_NUMBER: Final = 20  # digits


def written(fields: dict[str, str]) -> str:
    """Return *fields* as one line, without the empty ones."""
    return " ".join([f"{key}={value}" for key, value in fields.items() if value])


class Tokens:
    """The fields of a position text; each is removed when it is read."""

    def __init__(self, text: str) -> None:
        """Split *text* into fields, or raise `SetupError`."""
        self._fields: dict[str, str] = {}
        for word in text.split():
            key, equals, value = word.partition("=")
            if not equals or not key:
                raise SetupError("position_word", {"word": word})
            if key in self._fields:
                raise SetupError("position_twice", {"key": key}, key=key)
            self._fields[key] = value

    def has(self, key: str) -> bool:
        """Whether the text has a *key* that has not been read yet."""
        return key in self._fields

    def text(self, key: str, default: str = "") -> str:
        """Return the value of *key*."""
        return self._fields.pop(key, default)

    def listed(self, key: str) -> tuple[str, ...] | None:
        """Return the list under *key*; None if it is left out."""
        value = self.text(key)
        if value == NOTHING:
            return ()
        return tuple(value.split(",")) if value else None

    def words(self, key: str) -> tuple[str, ...]:
        """Return the list under *key*, which may be left out."""
        return self.listed(key) or ()

    def number(self, key: str, default: int, lowest: int, highest: int) -> int:
        """Return the number under *key*, which must be from *lowest* to *highest*."""
        return number(key, self.text(key, str(default)), lowest, highest)

    def finish(self) -> None:
        """Refuse keys that nobody has read."""
        for key in self._fields:
            raise SetupError("position_key", {"key": key}, key=key)


def number(key: str, word: str, lowest: int, highest: int) -> int:
    """Return *word*, part of the value of *key*, as a number from *lowest* to *highest*."""
    digits = word.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= _LONGEST_NUMBER):
        raise SetupError("position_number", {"key": key, "word": word}, key=key)
    value = int(word)
    if not lowest <= value <= highest:
        bounds: Values = {"key": key, "word": word, "lowest": lowest, "highest": highest}
        raise SetupError("position_bounds", bounds, key=key)
    return value


def index(key: str, word: str, known: tuple[str, ...]) -> int:
    """Return the index of *word*, part of the value of *key*, among the *known* words."""
    if word not in known:
        raise SetupError("position_name", {"key": key, "word": word, "words": known}, key=key)
    return known.index(word)
