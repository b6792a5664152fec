"""A 64-bit hash of a position, for tables of positions that a search has already seen.

Numbers are mixed in one after the other, so they must always be added in the same order. The
digest is the same compiled and interpreted; `rng` explains how.
"""

from typing import TYPE_CHECKING, Final

from gridwright.core.rng import mixed

if TYPE_CHECKING:  # see `rng`
    from mypy_extensions import i64

_HALF: Final = (1 << 32) - 1
_START: Final = 0x2545F4914F6CDD1D
_FACTOR: Final = 0x369DEA0F31A53F85


class Digest:
    """A running hash of the numbers added so far."""

    __slots__ = ("_value",)

    def __init__(self) -> None:
        self._value: i64 = _START

    def add(self, number: int) -> None:
        """Add *number*, which must fit into a machine word."""
        self._value = _mixed_in(self._value, number)

    def add_tuple(self, numbers: tuple[int, ...]) -> None:
        """Add the length of *numbers*, then each of them."""
        value = _mixed_in(self._value, len(numbers))
        for number in numbers:
            value = _mixed_in(value, number)
        self._value = value

    def add_list(self, numbers: list[int]) -> None:
        """Add the length of *numbers*, then each of them."""
        value = _mixed_in(self._value, len(numbers))
        for number in numbers:
            value = _mixed_in(value, number)
        self._value = value

    def add_pairs(self, pairs: tuple[tuple[int, int], ...]) -> None:
        """Add the length of *pairs*, then each of them."""
        self.add(len(pairs))
        for first, second in pairs:
            self.add(first)
            self.add(second)

    def total(self) -> int:
        """Return the hash of everything added, from 0 to 2**64 - 1."""
        value = mixed(self._value)
        return int(value >> 32 & _HALF) << 32 | int(value & _HALF)


def _mixed_in(value: "i64", number: "i64") -> "i64":
    """Return the lower 64 bits of *value* with *number* mixed in."""
    value = (value ^ number) * _FACTOR
    value ^= value >> 29 & 0x7FFFFFFFF
    return (value >> 32 & _HALF) << 32 | value & _HALF
