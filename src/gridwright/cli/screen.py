"""What the terminal must know of a title, and which class knows it.

Everything else in this package is the same for all titles: it speaks through `core.game` and
`tables`, and asks a `Screen` for what only the title can draw.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from io import StringIO
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.text import Text

from gridwright import words
from gridwright.core.errors import Message, Value
from gridwright.core.game import Game
from gridwright.core.offers import Offer
from gridwright.core.position import Tokens
from gridwright.games.board.snapshot import BoardSnapshot
from gridwright.games.cardgame.snapshot import CardSnapshot
from gridwright.games.outpost.snapshot import OutpostSnapshot
from gridwright.tables.table import letter
from gridwright.words import Names

Moment = BoardSnapshot | CardSnapshot | OutpostSnapshot

ENDLESS: Final = 10**6  # lines of a terminal on which everything fits


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

    fields: Moment  # of the position, as it is seen
    told: str  # which of the facts is shown at the end, beside money
    most: int = 9  # single actions of one verb that are listed before the rest is left out
    warning: Text | None = None  # that what is shown is not as it is printed

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
        return max([way.gain(gain) for way in ways if not way.text.endswith("none")], default=0)

    # Pictures

    def overview(self, room: int = ENDLESS) -> RenderableType:
        """Return what the seat to act needs for this decision, in *room* lines if it can be."""
        for picture in self.pictures():
            if height(picture, self.seen.width) <= room:
                return picture
        return self.brief()

    @abstractmethod
    def pictures(self) -> Iterator[RenderableType]:
        """Yield what the seat to act needs for this decision, from the fullest to the shortest."""

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
        """Return the places and who is where, and what lies between them."""

    @abstractmethod
    def near(self, word: str) -> RenderableType:
        """Return what lies around the city called *word*."""

    @abstractmethod
    def market(self) -> RenderableType:
        """Return what can be bought."""

    @abstractmethod
    def players(self) -> RenderableType:
        """Return all that every player owns."""

    @abstractmethod
    def payment(self) -> RenderableType:
        """Return what is paid in bureaucracy, and how much of it the players can reach."""

    def ending(self) -> str:
        """Return that the end of the game is certain now, or nothing."""
        return ""

    @abstractmethod
    def facts(self, who: str, separator: str) -> dict[str, Text | str]:
        """Return what a seat or the dummy owns and can do, by the id of its column.

        Things of a kind have the *separator* between them: a new line in a table, a comma in a
        line; with a space between them, plants are only numbers.
        """

    def standing(self, seat: int) -> dict[str, Text | str]:
        """Return what is shown of a seat beside its score."""
        facts = self.facts(letter(seat), ", ")
        return {key: facts[key] for key in ("money", self.told)}

    @abstractmethod
    def card(self, word: str, *, is_brief: bool = False) -> str:
        """Return what the plant or card called *word* is and does, in few words or in fewer."""

    def remark(self, offer: Offer) -> str:  # noqa: ARG002
        """Return what else must be said of an offer, or nothing."""
        return ""

    def lacks(self, typed: list[str]) -> Message | None:  # noqa: ARG002
        """Return why this table has not what *typed* names and others of the title have."""
        return None


def height(picture: RenderableType, width: int) -> int:
    """Return how many lines *picture* takes on a terminal of this *width*."""
    return len(Console(file=StringIO(), width=width).render_lines(picture, pad=False))
