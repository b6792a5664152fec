"""Actions, and caches of the actions that are listed most often.

Instances of a compiled frozen class are slow to create, so these are created once and reused.
"""

from collections.abc import Callable
from typing import Generic, TypeVar

from gridwright.core.values import Struct


class Action(Struct):
    """One decision of one seat. Titles define small subclasses that hold numbers only."""

    __slots__ = ()


A = TypeVar("A", bound=Action)


class Series(Generic[A]):
    """A cache of the actions of one kind, indexed by their only number."""

    __slots__ = ("_actions", "_make")

    def __init__(self, make: Callable[[int], A]) -> None:
        self._make = make
        self._actions: list[A] = []

    def at(self, number: int) -> A:
        """Return the action with this *number*."""
        while len(self._actions) <= number:
            self._actions.append(self._make(len(self._actions)))
        return self._actions[number]

    def between(self, lowest: int, highest: int) -> list[A]:
        """Return the actions from *lowest* to *highest*, in a new list."""
        while len(self._actions) <= highest:
            self._actions.append(self._make(len(self._actions)))
        return self._actions[lowest : highest + 1]


class Grid:
    """A cache of the actions of one kind, indexed by their two numbers."""

    __slots__ = ("_make", "_rows")

    def __init__(self, make: Callable[[int, int], Action]) -> None:
        self._make = make
        self._rows: list[list[Action]] = []

    def at(self, first: int, second: int) -> Action:
        """Return the action with these numbers."""
        return self._row(first, second)[second]

    def between(self, first: int, lowest: int, highest: int) -> list[Action]:
        """Return the actions whose second number is *lowest* to *highest*, in a new list."""
        return self._row(first, highest)[lowest : highest + 1]

    def _row(self, first: int, highest: int) -> list[Action]:
        """Return the row of *first*, filled at least up to the second number *highest*."""
        while len(self._rows) <= first:
            self._rows.append([])
        row = self._rows[first]
        while len(row) <= highest:
            row.append(self._make(first, len(row)))
        return row
