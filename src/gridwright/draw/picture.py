"""The base class of pictures: what all titles share, and what each must provide.

Each title has one subclass of `Picture`, listed in `draw/titles.py`. A picture is drawn whole, or
its pieces are arranged by a web page.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Generic, TypeVar

from gridwright.content.layout import Layout
from gridwright.content.provenance import RECONSTRUCTED
from gridwright.content.types import Library
from gridwright.core.game import Game
from gridwright.draw.cards import Face
from gridwright.draw.clocks import SeatClock
from gridwright.draw.svg import Piece
from gridwright.draw.theme import DUMMY, LIGHT, SEATS, Theme
from gridwright.games.board.json_types import BoardSnapshot
from gridwright.games.cardgame.json_types import CardSnapshot
from gridwright.games.outpost.json_types import OutpostSnapshot
from gridwright.words import Catalogue, Names, current

Snapshot = BoardSnapshot | CardSnapshot | OutpostSnapshot
"""A position under the field names of the record format, as `Game.snapshot` returns it."""

G = TypeVar("G", bound=Game[Any])
S_co = TypeVar("S_co", bound=Snapshot, covariant=True)


@dataclass(frozen=True, slots=True)
class Highlight:
    """What a picture highlights: offers, choices and plans of the seat to act."""

    prices: Mapping[str, int] = field(default_factory=dict)  # cities on offer, each with its price
    other_prices: Mapping[str, int] = field(default_factory=dict)  # of another kind
    unpriced: Sequence[str] = ()  # cities on offer without a price
    is_building: bool = False  # whether the seat builds, so that its own network stands out
    chosen: str = ""  # the city under the pointer
    path: Sequence[str] = ()  # cities along a route
    planned: Sequence[str] = ()  # cities of an unfinished turn
    planned_sites: Sequence[str] = ()  # those of them that get no house, but a building beside it
    seat: str = ""  # mark of the seat that they are planned for, as `marks.house` takes it
    new: Mapping[str, str] = field(default_factory=dict)  # cities, and the mark of who built there
    regions: Sequence[str] = ()  # regions on offer
    cards: Sequence[str] = ()  # cards on offer, by their names in snapshots
    fuel: Mapping[str, int] = field(default_factory=dict)  # units chosen on the market
    fuel_cards: Sequence[str] = ()  # fuel cards on offer, with their column: ``coal3 2``
    bought: Mapping[str, int] = field(default_factory=dict)  # how many of each are chosen

    @property
    def on_board(self) -> tuple[object, ...]:
        """What of it the board of a page shows."""
        return (self.chosen, self.path, self.regions)

    @property
    def over_board(self) -> tuple[object, ...]:
        """What of it is drawn over a board; empty if nothing is."""
        offered = (self.prices, self.other_prices, self.unpriced, self.planned)
        if not any(offered) and not self.is_building and not self.new:
            return ()
        return (*offered, self.planned_sites, self.is_building, self.seat, self.new)


NOTHING: Final = Highlight()


@dataclass(frozen=True, slots=True)
class Source:
    """A piece before it is drawn, with everything in the position that it depends on.

    At one table, in one language and theme, equal values draw equal pieces.
    """

    draw: Callable[[], Piece]
    depends_on: tuple[object, ...]


@dataclass(frozen=True, slots=True)
class SeatLabel:
    """What a panel shows beside the name of its seat."""

    note: str = ""  # small
    chip: str = ""  # framed
    status: str = ""  # what the seat is doing, if the page knows better than the position
    strength: int = 0  # of a bot, from 1 to 5; 0 draws no bars
    manner: str = ""  # how the bot plays, for who points at them
    face: str = ""  # the id of a symbol of the page that shows the bot; "" for none
    clock: SeatClock | None = None


NO_LABEL: Final = SeatLabel()


@dataclass(frozen=True, slots=True)
class Progress:
    """Progress towards the next Step or stage, or the end."""

    goal: str
    here: str  # where the game stands
    needed: int = 0  # cities that reach the goal; 0 if it does not depend on cities
    leader: int = 0  # cities of the seat with the most


@dataclass(frozen=True, slots=True)
class Printed:
    """Pictures of one kind of component: a board, or labelled rows of cards."""

    board: Piece | None = None
    rows: Sequence[tuple[str, Sequence[Piece]]] = ()


@dataclass(frozen=True, slots=True)
class CityMark:
    """A disc on a city."""

    part: float  # its area, by that of the largest disc
    colour: str  # of the theme
    hint: str  # a tooltip
    is_named: bool  # the name of the city stands below it


@dataclass(frozen=True)
class Picture(ABC, Generic[G, S_co]):
    """A position, drawn for one seat or for spectators."""

    game: G
    snapshot: S_co
    names: Sequence[str] = ()  # by seat; a seat without one is called by its letter
    theme: Theme = LIGHT
    highlight: Highlight = NOTHING
    me: str = ""  # letter of the seat that the picture is drawn for
    words: Catalogue = field(default_factory=current)
    labels: Mapping[str, SeatLabel] = field(default_factory=dict)  # by letter
    layout: Layout | None = None  # replaces the packaged one

    dummy: ClassVar[str]  # id of the dummy player in snapshots and catalogues
    phases: ClassVar[tuple[str, ...]]  # of a round

    # The title, whatever the position

    @staticmethod
    @abstractmethod
    def face(game: G, words: Catalogue, card: str) -> Face:
        """Return the face of the card that snapshots call *card*."""

    @staticmethod
    @abstractmethod
    def thumbnail(game: G, theme: Theme, words: Catalogue) -> Piece:
        """Return a small picture without numbers: the map, the planet, or some of the cards."""

    @staticmethod
    def marked(
        game: G,  # noqa: ARG004 - there is a map in most
        marks: Mapping[str, CityMark],  # noqa: ARG004
        label: str,  # noqa: ARG004
        theme: Theme,  # noqa: ARG004
    ) -> Piece | None:
        """Return the map with discs on cities, by their ids; None where there is no map."""
        return None

    @staticmethod
    @abstractmethod
    def printed(library: Library, title: str, theme: Theme, words: Catalogue) -> dict[str, Printed]:
        """Return pictures of the components of *title*, by the ids of its reference sheets."""

    # The pieces of a position

    @property
    @abstractmethod
    def shape(self) -> str:
        """``portrait`` or ``landscape`` like the map, ``planet``, or ``cards`` without a map."""

    @abstractmethod
    def centre(self) -> dict[str, Source]:
        """Return the board, or the markets of the Card Game."""

    @abstractmethod
    def side(self) -> dict[str, Source]:
        """Return the pieces beside the centre."""

    def extras(self) -> dict[str, Source]:
        """Return pieces for some pages only: the player's own company, narrow markets.

        A board among them replaces that of the centre: it shows prices that are drawn apart.
        """
        return {}

    def sources(self) -> dict[str, Source]:
        """Return all pieces except the player panels."""
        return {**self.centre(), **self.side(), **self.extras()}

    def outline(self) -> Piece:
        """Return a small picture without numbers, with the regions in play where there are any."""
        return self.thumbnail(self.game, self.theme, self.words)

    @abstractmethod
    def panel(self, letter: str, width: float) -> Piece:
        """Return the panel of a seat or of the dummy."""

    @property
    @abstractmethod
    def panel_width(self) -> float:
        """The default width of a panel."""

    def panels(self, width: float = 0) -> dict[str, Piece]:
        """Return the panels by seat letter, in turn order."""
        wide = width or self.panel_width
        return {letter: self.panel(letter, wide) for letter in self.panel_order}

    def seat(self, letter: str) -> Piece:
        """Return the panel of a seat as a web page arranges it: in a column, or above the board."""
        return self.panel(letter, self.panel_width)

    @abstractmethod
    def page(self) -> Piece:
        """Return the whole position."""

    # The bar

    @property
    def heading(self) -> str:
        """The title, and the number of players or the map."""
        return self.words.text("draw.title_players", title=self.game.title, seats=self.game.seats)

    @property
    @abstractmethod
    def progress(self) -> Progress:
        """How far the game is from its next Step or stage, or its end."""

    @property
    def provenance(self) -> str:
        """``book`` or ``reconstructed``; empty for titles without a reconstructed set."""
        return ""

    @property
    def note(self) -> str:
        """A warning if the set is reconstructed."""
        is_reconstructed = self.provenance == RECONSTRUCTED
        return self.words.text("draw.reconstructed_set") if is_reconstructed else ""

    # Participants

    @property
    def order(self) -> list[str]:
        """The letters of all participants in turn order, with those not placed yet at the end."""
        order = list(self.snapshot["order"])
        everybody = [*SEATS[: len(self.snapshot["players"])]]
        if self.dummy in self.snapshot:
            everybody.append(DUMMY)
        return order + [letter for letter in everybody if letter not in order]

    @property
    def panel_order(self) -> list[str]:
        """The letters of the participants that have a panel."""
        return self.order

    @property
    def table_names(self) -> Names:
        """The names for sentences about this game."""
        return Names.of(self.game)

    def card(self, card: str) -> Face:
        """Return the face of the card that snapshots call *card*."""
        return self.face(self.game, self.words, card)

    def tags(self) -> dict[str, str]:
        """Return what lies on cards of the market, by card: their discounts."""
        return {}

    def name_of(self, letter: str) -> str:
        if letter == DUMMY:
            return self.words.term(self.dummy)
        seat = SEATS.index(letter)
        return self.names[seat] if seat < len(self.names) and self.names[seat] else letter

    def mark_of(self, letter: str) -> str:
        """Return the mark of a seat's houses, as `marks.house` takes it."""
        return DUMMY + self.dummy[0].upper() if letter == DUMMY else letter

    def is_me(self, letter: str) -> bool:
        """Whether the picture is drawn for this seat, or for spectators."""
        return self.me in ("", letter)
