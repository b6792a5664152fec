"""Pictures of positions: what all titles share, and what each of them must answer.

Every title has one subclass of `Picture`, listed in `draw/titles.py`. A picture may be drawn
whole, or be taken apart by a page that arranges the pieces itself.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Generic, TypeVar

from gridwright.content.layout import Layout
from gridwright.content.provenance import RECONSTRUCTED
from gridwright.content.types import Library
from gridwright.core.game import Game
from gridwright.draw.cards import Face
from gridwright.draw.svg import Piece
from gridwright.draw.theme import DUMMY, LIGHT, SEATS, Theme
from gridwright.games.board.snapshot import BoardSnapshot
from gridwright.games.cardgame.snapshot import CardSnapshot
from gridwright.games.outpost.snapshot import OutpostSnapshot
from gridwright.words import Catalogue, Names, current

Snapshot = BoardSnapshot | CardSnapshot | OutpostSnapshot
"""A position under the field names of the record format, as `Game.snapshot` returns it."""

G = TypeVar("G", bound=Game[Any])
S_co = TypeVar("S_co", bound=Snapshot, covariant=True)


@dataclass(frozen=True, slots=True)
class Highlight:
    """What a picture points at: offers, choices and plans of the seat to act."""

    prices: Mapping[str, int] = field(default_factory=dict)  # cities on offer, each with its price
    chosen: str = ""  # the city under the pointer
    path: Sequence[str] = ()  # cities along a way
    planned: Sequence[str] = ()  # cities of a turn that is not finished
    seat: str = ""  # whose turn that is
    regions: Sequence[str] = ()  # regions on offer
    cards: Sequence[str] = ()  # cards on offer, as snapshots name them
    fuel: Mapping[str, int] = field(default_factory=dict)  # units chosen on the market
    fuel_cards: Sequence[str] = ()  # fuel cards on offer, with their column: ``coal3 2``
    bought: Mapping[str, int] = field(default_factory=dict)  # how many of them are chosen


NOTHING: Final = Highlight()


@dataclass(frozen=True, slots=True)
class SeatLabel:
    """What a panel shows besides the name of its seat."""

    note: str = ""  # small, beside the name
    chip: str = ""  # framed, beside the name
    status: str = ""  # what the seat is doing, where the page knows better than the position


NO_LABEL: Final = SeatLabel()


@dataclass(frozen=True, slots=True)
class Progress:
    """How far it is to the next Step or stage, or to the end."""

    goal: str  # what comes next
    here: str  # where the game stands
    needed: int = 0  # cities that the goal takes; 0 where nothing is counted
    leader: int = 0  # cities of whoever has most


@dataclass(frozen=True, slots=True)
class Printed:
    """Pictures of one kind of component: a board, or rows of cards, each under its label."""

    board: Piece | None = None
    rows: Sequence[tuple[str, Sequence[Piece]]] = ()


@dataclass(frozen=True)
class Picture(ABC, Generic[G, S_co]):
    """A position, drawn for one seat or for nobody in particular."""

    game: G
    snapshot: S_co
    names: Sequence[str] = ()  # by seat; letters where there are none
    theme: Theme = LIGHT
    highlight: Highlight = NOTHING
    me: str = ""  # the letter of the seat that the picture is drawn for
    words: Catalogue = field(default_factory=current)
    labels: Mapping[str, SeatLabel] = field(default_factory=dict)  # by letter
    layout: Layout | None = None  # instead of the packaged one

    dummy: ClassVar[str]  # what snapshots and catalogues call the virtual participant
    phases: ClassVar[tuple[str, ...]]  # of a round

    # What belongs to a title, whatever the position

    @staticmethod
    @abstractmethod
    def face(game: G, words: Catalogue, card: str) -> Face:
        """Return the face of the card that snapshots call *card*."""

    @staticmethod
    @abstractmethod
    def thumbnail(game: G, theme: Theme, words: Catalogue) -> Piece:
        """Return a small picture without numbers: the map, the planet, or some of the cards."""

    @staticmethod
    @abstractmethod
    def printed(library: Library, title: str, theme: Theme, words: Catalogue) -> dict[str, Printed]:
        """Return what lies in the box of *title*, by the ids of its reference sheets."""

    # The pieces of a position

    @property
    @abstractmethod
    def shape(self) -> str:
        """``portrait`` or ``landscape`` like the map, ``planet``, or ``cards`` without a map."""

    @abstractmethod
    def centre(self) -> dict[str, Piece]:
        """Return what is played on: the board, or the markets of the Card Game."""

    @abstractmethod
    def side(self) -> dict[str, Piece]:
        """Return what lies beside it."""

    def extras(self) -> dict[str, Piece]:
        """Return what only some pages show: one's own company, markets for narrow screens."""
        return {}

    def pieces(self) -> dict[str, Piece]:
        """Return everything but the panels of players."""
        return {**self.centre(), **self.side(), **self.extras()}

    @abstractmethod
    def panel(self, letter: str, width: float) -> Piece:
        """Return the panel of a seat or of the dummy."""

    @property
    @abstractmethod
    def panel_width(self) -> float:
        """How wide panels are where the page does not say otherwise."""

    def panels(self, width: float = 0) -> dict[str, Piece]:
        """Return the panels by letter, in turn order."""
        wide = width or self.panel_width
        return {letter: self.panel(letter, wide) for letter in self.panel_order}

    @abstractmethod
    def page(self) -> Piece:
        """Return the whole position."""

    # What the bar says

    @property
    def heading(self) -> str:
        """The title, and the number of players or the map."""
        return self.words.text("draw.title_players", title=self.game.title, seats=self.game.seats)

    @property
    @abstractmethod
    def progress(self) -> Progress:
        """How far it is to what comes next."""

    @property
    def provenance(self) -> str:
        """Where the printed content comes from, if not from the box itself."""
        return ""

    @property
    def note(self) -> str:
        """That the set is not as printed, where that is so."""
        is_reconstructed = self.provenance == RECONSTRUCTED
        return self.words.text("draw.reconstructed_set") if is_reconstructed else ""

    # What the titles share

    @property
    def order(self) -> list[str]:
        """The letters of all participants in turn order; who has no place in it yet is last."""
        order = list(self.snapshot["order"])
        everybody = [*SEATS[: len(self.snapshot["players"])]]
        if self.dummy in self.snapshot:
            everybody.append(DUMMY)
        return order + [letter for letter in everybody if letter not in order]

    @property
    def panel_order(self) -> list[str]:
        """The letters of those who have a panel."""
        return self.order

    @property
    def table_names(self) -> Names:
        """What sentences about this table may name."""
        return Names.of(self.game)

    def card(self, card: str) -> Face:
        """Return the face of the card that snapshots call *card*."""
        return self.face(self.game, self.words, card)

    def name_of(self, letter: str) -> str:
        """Return the name of a seat, or its letter where it has none."""
        if letter == DUMMY:
            return self.words.term(self.dummy)
        seat = SEATS.index(letter)
        return self.names[seat] if seat < len(self.names) and self.names[seat] else letter

    def mark_of(self, letter: str) -> str:
        """Return what the houses of a seat show, behind its letter where that differs."""
        return DUMMY + self.dummy[0].upper() if letter == DUMMY else letter

    def is_me(self, letter: str) -> bool:
        """Whether the picture is drawn for this seat, or for nobody in particular."""
        return self.me in ("", letter)
