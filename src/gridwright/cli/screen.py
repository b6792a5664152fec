"""What the terminal must know of a title, and which class knows it.

Everything else in this package is the same for all titles: it speaks through `core.game` and
`table`, and asks a `Screen` for what only the title can draw.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType

from gridwright.core.action import Action
from gridwright.core.game import Game, State
from gridwright.tables.table import Table, letter


@dataclass(frozen=True, slots=True)
class Name:
    """Something that can be typed: its id in notation and its printed name."""

    id: str
    printed: str
    is_near: bool = True  # whether a beginning of the name is enough to mean it


@dataclass(frozen=True, slots=True)
class Seen:
    """One look at a table, with the eyes of one seat."""

    game: Game[Any]
    view: State  # never more than the seat may know
    names: tuple[str, ...]  # of the players, by seat
    bots: frozenset[int]
    width: int  # columns of the terminal

    @property
    def to_act(self) -> int:
        """The seat that must decide, or `NOBODY`."""
        return self.game.to_act(self.view)

    def name(self, seat_letter: str) -> str:
        """Return who sits at a letter; the dummy sits nowhere."""
        letters = [letter(seat) for seat in range(len(self.names))]
        if seat_letter in letters:
            return self.names[letters.index(seat_letter)]
        return self.game.name_of("dummy")


def seen_by(table: Table, seat: int, bots: frozenset[int], width: int) -> Seen:
    """Return what *seat* sees of *table*."""
    return Seen(table.game, table.view(seat), table.names, bots, width)


class Screen(ABC):
    """Draws one title. Made for one look, so that what it works out it need not keep right."""

    forms: tuple[tuple[str, str], ...]  # notation of every action, each with what it does
    amounts: tuple[str, ...]  # verbs whose last word is an amount that may be left out
    score: str  # what `Game.scores` counts
    most: int = 9  # single actions of one verb that are listed before the rest is left out

    def __init__(self, seen: Seen) -> None:
        """Draw what is *seen*."""
        self.seen = seen

    # Pictures

    @abstractmethod
    def headline(self) -> RenderableType:
        """Return where in the game we are, in a line or two."""

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
    def standing(self, seat: int) -> dict[str, str]:
        """Return what is shown of a seat beside its score, by heading."""

    # Words

    @abstractmethod
    def note(self, action: Action) -> str:
        """Return what a legal *action* costs or gives, or nothing."""

    @abstractmethod
    def rank(self, action: Action) -> int:
        """Return a number by which actions of the same kind are shown, lowest first."""

    @abstractmethod
    def places(self, verb: str) -> tuple[Name, ...]:
        """Return the names that may follow *verb* as its only word; none for other verbs."""

    @abstractmethod
    def fuels(self) -> tuple[Name, ...]:
        """Return the names that may stand anywhere in an action and be shortened."""
