"""A 64-bit number of a position, for tables of positions that were met before.

Numbers are stirred in one after the other, so what is added must always come in the same order.
Compiled or not, the same numbers give the same digest; `rng` says how.
"""

from typing import TYPE_CHECKING, Final

from gridwright.core.rng import mixed

if TYPE_CHECKING:  # see `rng`
    from mypy_extensions import i64

_HALF: Final = (1 << 32) - 1
_START: Final = 0x2545F4914F6CDD1D
_FACTOR: Final = 0x369DEA0F31A53F85


class Digest:
    """What was added so far."""

    __slots__ = ("_value",)

    def __init__(self) -> None:
        self._value: i64 = _START

    def add(self, number: int) -> None:
        """Add *number*, which must fit into a machine word."""
        self._value = _stirred(self._value, number)

    def add_tuple(self, numbers: tuple[int, ...]) -> None:
        """Add *numbers*, and how many they are."""
        value = _stirred(self._value, len(numbers))
        for number in numbers:
            value = _stirred(value, number)
        self._value = value

    def add_list(self, numbers: list[int]) -> None:
        """Add *numbers*, and how many they are."""
        value = _stirred(self._value, len(numbers))
        for number in numbers:
            value = _stirred(value, number)
        self._value = value

    def add_pairs(self, pairs: tuple[tuple[int, int], ...]) -> None:
        """Add *pairs*, and how many they are."""
        self.add(len(pairs))
        for first, second in pairs:
            self.add(first)
            self.add(second)

    def total(self) -> int:
        """Return a number from 0 to 2**64 - 1 for all that was added."""
        value = mixed(self._value)
        return int(value >> 32 & _HALF) << 32 | int(value & _HALF)


def _stirred(value: "i64", number: "i64") -> "i64":
    """Return the lower 64 bits of *value* with *number* spread over them."""
    value = (value ^ number) * _FACTOR
    value ^= value >> 29 & 0x7FFFFFFFF
    return (value >> 32 & _HALF) << 32 | value & _HALF
