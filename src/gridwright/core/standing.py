"""What a game answers about a position, in terms that all titles share.

The answers are computed from a view, so they never contain more than its seat may know.
"""

from dataclasses import dataclass, field
from typing import Final

from gridwright.core.events import NOBODY
from gridwright.core.values import Struct


@dataclass(frozen=True, slots=True)
class Standing(Struct):
    """What one seat, or the dummy, has."""

    money: int | None  # None if it is hidden, and for the dummy
    cities: int  # in its network
    plants: tuple[str, ...]  # the words of its plants; in Outpost, of all its cards
    output: int  # the most its plants can power with what it has now
    capacity: int  # the same if no fuel or workers were missing
    fuel: dict[str, int]  # by resource; in Outpost, its workers
    score: int  # the cities powered last, or in the Card Game the income

    @property
    def is_exact(self) -> bool:
        """Whether nothing of it is hidden."""
        return self.money is not None


@dataclass(frozen=True, slots=True)
class Lot(Struct):
    """The card being auctioned."""

    round: int
    card: str  # word of the card
    bid: int
    leader: int  # the highest bidder, or `NOBODY`
    waiting: tuple[int, ...]  # seats that may still bid, the next one first

    @property
    def id(self) -> str:
        """An id that is unique among the auctions of the game."""
        return f"{self.round}.{self.card}"

    def is_in(self, seat: int) -> bool:
        """Whether *seat* is still in the auction."""
        return seat != NOBODY and (seat == self.leader or seat in self.waiting)


@dataclass(frozen=True, slots=True)
class Limits(Struct):
    """What a seat may have at most; 0 where there is no limit."""

    plants: int = 0
    cities: int = 0  # the network size that ends the game
    stations: int = 0


@dataclass(frozen=True, slots=True)
class Outlook(Struct):
    """How the round ends if seats do nothing more, and run the plants that pay most.

    Tuples are by seat. What depends on cards that nobody has seen is left out: a Step that a draw
    may bring, and which cards enter a market.
    """

    is_last: bool  # whether the game ends with this round
    step: int = 0  # the Step or stage that the size of a network brings about; 0 for none
    cities: tuple[int, ...] = ()  # powered in this round; empty without a board
    incomes: tuple[int, ...] = ()  # still to be paid in this round; empty in the last one
    refill: dict[str, int] = field(default_factory=dict)  # of the market: fuel, workers, cards
    order: tuple[int, ...] = ()  # of the next round, with the dummy; empty in the last one
    scores: tuple[int, ...] = ()  # of the last round
    places: tuple[int, ...] = ()  # of the last round; equal scores share one where money is hidden
    is_settled: bool = False  # whether no other seat can still change order or places


@dataclass(frozen=True, slots=True)
class DeckKnowledge(Struct):
    """What everybody knows about the deck."""

    count: int
    top: str  # word of the top card, or its back (see below); empty if neither is known
    until_last: int | None  # cards above the last card; None if it is out, on top or unknown


SMALL: Final = "small"  # the values of `DeckKnowledge.top` for backs, and for the last card
LARGE: Final = "large"
LAST: Final = "last"
