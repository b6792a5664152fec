"""The words of a position text: ``key=value`` separated by spaces, in any order.

A value has no spaces; a list is joined by commas, and what belongs together within it by colons;
``-`` is a list of nothing.
What is left out has its default, so that a position can be written by hand.
"""

from typing import Final

from gridwright.core.errors import SetupError, Values

UNKNOWN_WORD: Final = "?"  # what a seat may not know
NOTHING: Final = "-"  # where left out would mean something else
_LONGEST_NUMBER: Final = 20  # digits


def written(fields: dict[str, str]) -> str:
    """Return *fields* as one line; what is empty is left out."""
    return " ".join([f"{key}={value}" for key, value in fields.items() if value])


class Tokens:
    """The fields of a position text, asked for one by one."""

    def __init__(self, text: str) -> None:
        """Read *text*, or say which word is wrong."""
        self._left: dict[str, str] = {}
        for word in text.split():
            key, equals, value = word.partition("=")
            if not equals or not key:
                raise SetupError("position_word", {"word": word})
            if key in self._left:
                raise SetupError("position_twice", {"key": key}, key=key)
            self._left[key] = value

    def has(self, key: str) -> bool:
        """Whether *key* stands in the text and has not been asked for."""
        return key in self._left

    def text(self, key: str, default: str = "") -> str:
        """Return the value of *key*."""
        return self._left.pop(key, default)

    def listed(self, key: str) -> tuple[str, ...] | None:
        """Return the list under *key*; None where it is left out."""
        value = self.text(key)
        if value == NOTHING:
            return ()
        return tuple(value.split(",")) if value else None

    def words(self, key: str) -> tuple[str, ...]:
        """Return the list under *key*, which may be left out."""
        return self.listed(key) or ()

    def number(self, key: str, default: int, lowest: int, highest: int) -> int:
        """Return the number under *key*, which must lie between *lowest* and *highest*."""
        return number(key, self.text(key, str(default)), lowest, highest)

    def finish(self) -> None:
        """Refuse what nobody asked for."""
        for key in self._left:
            raise SetupError("position_key", {"key": key}, key=key)


def number(key: str, word: str, lowest: int, highest: int) -> int:
    """Read *word*, a part of the value of *key*, as a number in bounds."""
    digits = word.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= _LONGEST_NUMBER):
        raise SetupError("position_number", {"key": key, "word": word}, key=key)
    found = int(word)
    if not lowest <= found <= highest:
        bounds: Values = {"key": key, "word": word, "lowest": lowest, "highest": highest}
        raise SetupError("position_bounds", bounds, key=key)
    return found


def index(key: str, word: str, known: tuple[str, ...]) -> int:
    """Read *word*, a part of the value of *key*, as one of the *known* ones."""
    if word not in known:
        raise SetupError("position_name", {"key": key, "word": word, "words": known}, key=key)
    return known.index(word)
