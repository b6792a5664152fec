"""The contract that every title fulfils.

Two doors lead in. People come through `table.Table.play`, which asks `refusal` first; bots and
search call `apply` with an action that they took from `legal_actions`.
"""

from abc import ABC, abstractmethod
from typing import Generic, Self, TypeVar

from gridwright.core.errors import Explanation, Refusal
from gridwright.core.events import EventSink
from gridwright.core.rng import Rng

SPECTATOR = -2  # the seat of someone who only watches: sees what everybody sees


class Action:
    """One decision of one seat. Titles define small subclasses that hold numbers only."""

    __slots__ = ()


class State:  # not an ABC: the compiled classes of the titles could not be slotted dataclasses
    """A position. Only the title that made it knows its other fields."""

    __slots__ = ()

    rng: Rng

    @abstractmethod
    def copy(self) -> Self:
        """Return an equal state that shares nothing that can change."""


S = TypeVar("S", bound=State)

Stated = dict[str, tuple[str, ...]]
"""Chance that a record states instead of a seed: header key to its words."""


class Game(ABC, Generic[S]):
    """One title with its map, options and number of seats: all that is fixed before setup."""

    title: str
    seats: int
    set_id: str  # which set of cards is in play, where another may take its place; else ""

    @abstractmethod
    def new(self, seed: int | None, stated: Stated) -> S:
        """Lay the table. What *stated* does not say comes from *seed*; one of them must say it."""

    @abstractmethod
    def to_act(self, state: S) -> int:
        """Return the seat that must decide, or `NOBODY` at the end."""

    @abstractmethod
    def legal_actions(self, state: S) -> list[Action]:
        """Return everything the seat to act may do: complete, in a fixed order."""

    @abstractmethod
    def minimal_actions(self, state: S) -> list[Action]:
        """Return `legal_actions` with only the lowest bid of each offer: for playouts."""

    @abstractmethod
    def refusal(self, state: S, action: Action) -> Refusal:
        """Return `ALLOWED`, or why the seat to act may not do *action*."""

    @abstractmethod
    def explain(self, state: S, action: Action) -> Explanation:
        """Return the refusal of *action* with its numbers and clauses."""

    @abstractmethod
    def apply(self, state: S, action: Action, events: EventSink | None = None) -> None:
        """Carry out *action*, which must be legal: it is not checked here."""

    @abstractmethod
    def scores(self, state: S) -> list[int]:
        """Return what each seat is compared by at the end: the `result` line of a record."""

    @abstractmethod
    def ranking(self, state: S) -> list[int]:
        """Return the place of each seat, 1 for a winner; equal places are shared."""

    @abstractmethod
    def view(self, state: S, seat: int) -> S:
        """Return a copy with only what *seat* may know."""

    @abstractmethod
    def resample(self, view: S, rng: Rng) -> S:
        """Return a full state that the seat of *view* cannot rule out."""

    @abstractmethod
    def parse(self, text: str) -> Action:
        """Read one action in notation, or raise `InvalidNotationError`."""

    @abstractmethod
    def write(self, action: Action) -> str:
        """Return the notation of *action*; `parse` reads it back."""

    @abstractmethod
    def round_of(self, state: S) -> int:
        """Return the number of the round, 0 during setup."""

    @abstractmethod
    def layout(self, state: S) -> Stated:
        """Return the chance of a freshly laid *state* in the words of a record's header."""

    @abstractmethod
    def chance(self, key: str, words: tuple[str, ...]) -> tuple[int, ...]:
        """Read the outcome of a shuffle during play: a ``* key words`` line of a record."""

    @abstractmethod
    def chance_words(self, key: str, cards: tuple[int, ...]) -> str:
        """Write the outcome of a shuffle; `chance` reads it back."""

    @abstractmethod
    def snapshot(self, state: S) -> dict[str, object]:
        """Return *state* under the field names of the record format, ready for JSON."""

    @abstractmethod
    def name_of(self, identifier: str) -> str:
        """Return the printed name of a city, region or resource id."""
