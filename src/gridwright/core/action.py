"""One decision of one seat, and decisions that are made once and handed out.

Compiled, a frozen action is slow to make; so those that are listed often are kept here.
"""

from collections.abc import Callable
from typing import Generic, TypeVar


class Action:
    """One decision of one seat. Titles define small subclasses that hold numbers only."""

    __slots__ = ()


A = TypeVar("A", bound=Action)


class Series(Generic[A]):
    """The actions of one kind, by their one number."""

    __slots__ = ("_made", "_make")

    def __init__(self, make: Callable[[int], A]) -> None:
        self._make = make
        self._made: list[A] = []

    def at(self, number: int) -> A:
        """Return the action with this *number*."""
        while len(self._made) <= number:
            self._made.append(self._make(len(self._made)))
        return self._made[number]

    def between(self, lowest: int, highest: int) -> list[A]:
        """Return the actions from *lowest* to *highest*, as a list of its own."""
        while len(self._made) <= highest:
            self._made.append(self._make(len(self._made)))
        return self._made[lowest : highest + 1]


class Grid:
    """The actions of one kind, by their two numbers."""

    __slots__ = ("_make", "_rows")

    def __init__(self, make: Callable[[int, int], Action]) -> None:
        self._make = make
        self._rows: list[list[Action]] = []

    def at(self, first: int, second: int) -> Action:
        """Return the action with these numbers."""
        return self._row(first, second)[second]

    def between(self, first: int, lowest: int, highest: int) -> list[Action]:
        """Return the actions whose second number is *lowest* to *highest*, as a list of its own."""
        return self._row(first, highest)[lowest : highest + 1]

    def _row(self, first: int, highest: int) -> list[Action]:
        """Return the actions with this *first* number, up to the *highest* second or further."""
        while len(self._rows) <= first:
            self._rows.append([])
        row = self._rows[first]
        while len(row) <= highest:
            row.append(self._make(first, len(row)))
        return row
