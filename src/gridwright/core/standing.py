"""Answers of a game about a position, in words and numbers that every title has.

They are worked out from a view, so they never say more than the seat of that view may know.
"""

from dataclasses import dataclass
from typing import Final

from gridwright.core.events import NOBODY


@dataclass(frozen=True, slots=True)
class Standing:
    """What one seat, or the dummy, has."""

    money: int | None  # None where it is hidden; the dummy has none
    cities: int  # in its network
    plants: tuple[str, ...]  # words of its plants; in Outpost of all its cards
    output: int  # of the plants that can run now, with what they have
    capacity: int  # the same if nothing they need were missing
    fuel: dict[str, int]  # by resource; in Outpost its workers
    score: int  # as it is shown: the cities supplied last, or the income

    @property
    def is_exact(self) -> bool:
        """Whether all of it is known."""
        return self.money is not None


@dataclass(frozen=True, slots=True)
class Lot:
    """The card under the hammer."""

    round: int
    card: str  # its word
    bid: int
    leader: int  # the seat that has bid most, or `NOBODY`
    waiting: tuple[int, ...]  # seats that may still bid, the next to speak first

    @property
    def id(self) -> str:
        """What tells it from the other auctions of the game."""
        return f"{self.round}.{self.card}"

    def is_in(self, seat: int) -> bool:
        """Whether *seat* takes part and has not dropped out."""
        return seat != NOBODY and (seat == self.leader or seat in self.waiting)


@dataclass(frozen=True, slots=True)
class Limits:
    """Numbers that bound what a seat may have; 0 where nothing does."""

    plants: int = 0  # that a seat may own
    cities: int = 0  # the size of a network that ends the game
    stations: int = 0  # that a seat may build


@dataclass(frozen=True, slots=True)
class DeckKnowledge:
    """What everybody knows of the deck."""

    count: int
    top: str  # word of the top card, or the name of its back; empty where neither is known
    until_last: int | None  # cards above the last card; None where that is out, on top or unknown


SMALL: Final = "small"  # backs of cards, and the last card, as `DeckKnowledge.top` names them
LARGE: Final = "large"
LAST: Final = "last"
