"""What the terminal must know of a title, and which class knows it.

Everything else in this package is the same for all titles: it speaks through `core.game` and
`tables`, and asks a `Screen` for what only the title can draw.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from gridwright import words
from gridwright.core.errors import Message, Value
from gridwright.core.game import Game
from gridwright.core.offers import Offer
from gridwright.core.position import Tokens
from gridwright.words import Names


@dataclass(frozen=True, slots=True)
class Seen:
    """One look at a table, with the eyes of one seat."""

    game: Game[Any]
    view: Any  # a state of the game's own kind, with never more than the seat may know
    names: tuple[str, ...]  # of the players, by seat
    bots: frozenset[int]
    width: int  # columns of the terminal

    @property
    def to_act(self) -> int:
        """The seat that must decide, or `NOBODY`."""
        return self.game.to_act(self.view)

    def say(self, identifier: str, **values: Value) -> str:
        """Return the words under *identifier*, those of the title if it has its own."""
        return words.say(Message(identifier, values), Names.of(self.game, self.names))

    def name(self, who: str) -> str:
        """Return who sits at a letter; the dummy sits nowhere."""
        return words.current().shown("who", who, Names.of(self.game, self.names))

    def fact(self, key: str) -> str:
        """Return what stands under *key* in the text of the position, or nothing."""
        return Tokens(self.game.write_position(self.view)).text(key)


class Screen(ABC):
    """Draws one title. Made for one look, so that what it works out it need not keep right."""

    most: int = 9  # single actions of one verb that are listed before the rest is left out

    def __init__(self, seen: Seen) -> None:
        """Draw what is *seen*."""
        self.seen = seen
        self._offers: dict[tuple[int, str], list[Offer]] = {}

    def offers(self, phase: str = "", seat: int | None = None) -> list[Offer]:
        """Return what *seat*, by default the one to act, may do or could want in *phase*."""
        asked = self.seen.to_act if seat is None else seat
        if asked < 0:
            return []
        if (asked, phase) not in self._offers:
            self._offers[asked, phase] = self.seen.game.offers(self.seen.view, asked, phase)
        return self._offers[asked, phase]

    def best(self, seat: int, gain: str) -> int:
        """Return the most of *gain* that running plants would bring *seat* now."""
        ways = [offer for offer in self.offers("bureaucracy", seat) if offer.is_legal]
        return max([amount(way, gain) for way in ways if not way.text.endswith("none")], default=0)

    # Pictures

    @abstractmethod
    def overview(self) -> RenderableType:
        """Return what the seat to act needs for this decision."""

    @abstractmethod
    def situation(self) -> tuple[object, ...]:
        """Return what makes a new overview worth while: equal as long as `brief` is enough."""

    @abstractmethod
    def brief(self) -> RenderableType:
        """Return in a few lines what changes between two decisions of the same situation."""

    @abstractmethod
    def board(self) -> RenderableType:
        """Return everything."""

    @abstractmethod
    def map(self) -> RenderableType:
        """Return the places and who is where."""

    @abstractmethod
    def market(self) -> RenderableType:
        """Return what can be bought."""

    @abstractmethod
    def standing(self, seat: int) -> dict[str, Text | str]:
        """Return what is shown of a seat beside its score, by the id of its column."""

    @abstractmethod
    def card(self, word: str, *, is_brief: bool = False) -> str:
        """Return what the plant or card called *word* is and does, in few words or in fewer."""

    def remark(self, offer: Offer) -> str:  # noqa: ARG002
        """Return what else must be said of an offer, or nothing."""
        return ""


def amount(offer: Offer, key: str) -> int:
    """Return how much of *key* an offer brings."""
    value = offer.yields.get(key, 0)
    return value if isinstance(value, int) else 0
