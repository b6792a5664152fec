"""What the terminal must know of a title.

Everything else in this package is the same for all titles: it works with `core.game` and `tables`,
and asks a `Screen` for what only the title can draw.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass, field
from io import StringIO
from typing import Any, ClassVar, Final

from rich.console import Console, RenderableType
from rich.text import Text

from gridwright import words
from gridwright.core.errors import Message, Value
from gridwright.core.game import Game
from gridwright.core.offers import Offer
from gridwright.games.board.json_types import BoardSnapshot
from gridwright.games.cardgame.json_types import CardSnapshot
from gridwright.games.outpost.json_types import OutpostSnapshot
from gridwright.words import Names

Moment = BoardSnapshot | CardSnapshot | OutpostSnapshot

ENDLESS: Final = 10**6  # lines of a terminal on which everything fits


@dataclass(eq=False)
class Screen(ABC):
    """Draws one title as one seat sees it. A new one is made for every view that is shown."""

    game: Game[Any]
    view: Any  # a state of the game's own type
    names: tuple[str, ...]  # of the players
    bots: frozenset[int]
    width: int  # of the terminal, in columns

    ranking_fact: ClassVar[str]  # the fact that the final ranking shows beside money
    fields: Moment = field(init=False)  # the snapshot of the view
    max_listed: int = field(init=False, default=9)  # actions of one verb that are listed
    warning: Text | None = field(init=False, default=None)  # cards or maps are not as printed
    _offers: dict[tuple[int, str], list[Offer]] = field(init=False, default_factory=dict)

    @abstractmethod
    def __post_init__(self) -> None:
        """Take from the view what every picture of the title needs."""

    @property
    def to_act(self) -> int:
        return self.game.to_act(self.view)

    def say(self, identifier: str, **values: Value) -> str:
        """Return the text of *identifier*: the title's own, where it has one."""
        return words.say(Message(identifier, values), Names.of(self.game, self.names))

    def name(self, who: int | str) -> str:
        """Return the name of a player, by seat or letter, or of the dummy."""
        return words.current().shown("who", who, Names.of(self.game, self.names))

    def offers(self, phase: str = "", seat: int | None = None) -> list[Offer]:
        """Return what *seat*, by default the one to act, may do or could want in *phase*."""
        seat = self.to_act if seat is None else seat
        if seat < 0:
            return []
        if (seat, phase) not in self._offers:
            self._offers[seat, phase] = self.game.offers(self.view, seat, phase)
        return self._offers[seat, phase]

    # Pictures

    def overview(self, room: int = ENDLESS) -> RenderableType:
        """Return what the seat to act needs for this decision, in *room* lines if possible."""
        for picture in self.pictures():
            if height(picture, self.width) <= room:
                return picture
        return self.brief()

    @abstractmethod
    def pictures(self) -> Iterator[RenderableType]:
        """Yield what the seat to act needs for this decision, from the fullest to the shortest."""

    @abstractmethod
    def situation(self) -> tuple[object, ...]:
        """Return a key that changes when `brief` is no longer enough and a new overview is due."""

    @abstractmethod
    def brief(self) -> RenderableType:
        """Return in a few lines what changes between two decisions of the same situation."""

    @abstractmethod
    def board(self) -> RenderableType:
        """Return everything."""

    @abstractmethod
    def map(self) -> RenderableType:
        """Return cities, houses and connections."""

    @abstractmethod
    def surroundings(self, word: str) -> RenderableType:
        """Return the cities around the one called *word*."""

    @abstractmethod
    def market(self) -> RenderableType:
        """Return everything that is for sale."""

    @abstractmethod
    def players(self) -> RenderableType:
        """Return everything that the players own."""

    @abstractmethod
    def payment(self) -> RenderableType:
        """Return the income table, and which of it each player could reach now."""

    def ending(self) -> str:
        """Return a sentence if the end of the game is certain, else nothing."""
        return ""

    @abstractmethod
    def facts(self, who: str, separator: str) -> dict[str, Text | str]:
        """Return what a seat or the dummy owns and can do, by the id of its column.

        The *separator* stands between things of a kind: a new line in a table, a comma in a line;
        with a space, plants are only numbers.
        """

    @abstractmethod
    def card(self, word: str, *, is_brief: bool = False) -> str:
        """Return what the plant or card called *word* is and does, in a few words or in fewer."""

    def remark(self, offer: Offer) -> str:  # noqa: ARG002
        """Return what the title adds to the description of *offer*, or nothing."""
        return ""

    def unknown_here(self, typed: list[str]) -> Message | None:  # noqa: ARG002
        """Return a refusal if *typed* names what only other maps of the title have."""
        return None


def height(picture: RenderableType, width: int) -> int:
    return len(Console(file=StringIO(), width=width).render_lines(picture, pad=False))
