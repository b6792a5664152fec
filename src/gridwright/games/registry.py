"""The titles: what can be played, on which maps, with which options."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Generic, Protocol, TypeVar

from gridwright.content.provenance import DEMOLITION, reconstructed
from gridwright.content.types import Library
from gridwright.core.errors import SetupError, Values
from gridwright.core.options import Option, declared
from gridwright.core.values import Struct
from gridwright.games.board.game import BoardGame
from gridwright.games.board.options import BoardOptions
from gridwright.games.board.state import BoardState
from gridwright.games.board.state import Setup as BoardSetup
from gridwright.games.board.table_rules import board_setup
from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.options import CardOptions
from gridwright.games.cardgame.state import CardState
from gridwright.games.cardgame.state import Setup as CardSetup
from gridwright.games.cardgame.table_rules import card_setup
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.options import OutpostOptions
from gridwright.games.outpost.state import OutpostState
from gridwright.games.outpost.state import Setup as OutpostSetup
from gridwright.games.outpost.table_rules import outpost_setup
from gridwright.pickling import register

SEATS = (2, 3, 4, 5, 6)
_DEFAULT_MAP = "germany"

AnyGame = BoardGame | CardGame | OutpostGame


T = TypeVar("T")


class Engine(Enum):
    """The sets of rules that titles are played by; classic and Recharged share one."""

    BOARD = "board"
    CARD = "card"
    OUTPOST = "outpost"


class HasTitle(Protocol):
    """A game, or whatever else is of one title."""

    title: str


class ByEngine(Generic[T]):
    """What a layer has to know about each engine.

    A new engine is a new argument here, so that type checking lists every layer that lacks an
    answer for it. A new edition of the board game needs none.
    """

    def __init__(self, *, board: T, card: T, outpost: T) -> None:
        self._answers = {Engine.BOARD: board, Engine.CARD: card, Engine.OUTPOST: outpost}

    def of(self, game: HasTitle) -> T:
        """Return the answer for *game*."""
        return self.named(game.title)

    def named(self, title: str) -> T:
        """Return the answer for the title called *title*."""
        return self._answers[title_named(title).engine]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class _TableRequest:
    """What somebody wants to play."""

    library: Library
    title: str
    board: str
    seats: int
    options: dict[str, str]
    rules: int


def _open_board(request: _TableRequest) -> AnyGame:
    library, title, board = request.library, request.title, request.board
    setup = board_setup(library.board, title, board, request.seats, request.options, library.own)
    return BoardGame(setup, request.rules)


def _open_card(request: _TableRequest) -> AnyGame:
    library, options = request.library, request.options
    return CardGame(card_setup(library.card, request.seats, options, library.own), request.rules)


def _open_outpost(request: _TableRequest) -> AnyGame:
    library, options, rules = request.library, request.options, request.rules
    return OutpostGame(outpost_setup(library.outpost, request.seats, options, rules, library.own))


@dataclass(frozen=True, slots=True)
class Title:
    """One title of the family. The catalogues have its printed name, under ``title.NAME``."""

    name: str
    engine: Engine
    rules_version: int  # increases when play changes, so that old records can be recognised
    clauses: tuple[str, ...]  # prefixes of its clauses
    options: tuple[Option, ...]
    open: Callable[[_TableRequest], AnyGame]  # or raises `SetupError`

    def maps(self, library: Library) -> tuple[str, ...]:
        """Return the maps that it can be played on; empty for a title without maps."""
        return tuple([board for title, board in library.board.maps if title == self.name])


TITLES: tuple[Title, ...] = (
    Title(
        "recharged", Engine.BOARD, 2, ("RC", "DC"), declared(BoardOptions, "recharged"), _open_board
    ),
    Title("classic", Engine.BOARD, 2, ("CL", "DC"), declared(BoardOptions, "classic"), _open_board),
    Title("card", Engine.CARD, 2, ("CG", "DC"), declared(CardOptions, "card"), _open_card),
    Title(
        "outpost", Engine.OUTPOST, 2, ("OP",), declared(OutpostOptions, "outpost"), _open_outpost
    ),
)


def title_named(name: str) -> Title:
    """Return the title called *name*, or raise `SetupError` with those that exist."""
    for title in TITLES:
        if title.name == name:
            return title
    names = tuple([title.name for title in TITLES])
    raise SetupError("title_unknown", {"title": name, "titles": names}, key="title")


@dataclass(frozen=True, slots=True)
class TitleSummary(Struct):
    """What a table of a title can be set up with."""

    name: str
    maps: tuple[str, ...]  # empty for a title without maps
    seats: tuple[int, ...]
    options: tuple[Option, ...]


def summaries(library: Library) -> tuple[TitleSummary, ...]:
    """Return every title with what *library* has for it."""
    return tuple(
        [TitleSummary(title.name, title.maps(library), SEATS, title.options) for title in TITLES]
    )


def default_map(library: Library, title: str) -> str:
    """Return the default map of *title*; empty if it has no maps."""
    boards = title_named(title).maps(library)
    if _DEFAULT_MAP in boards:
        return _DEFAULT_MAP
    return boards[0] if boards else ""


def open_game(  # noqa: PLR0913
    library: Library, title: str, board: str, seats: int, options: dict[str, str], rules: int = 0
) -> AnyGame:
    """Return the game of one table, or raise `SetupError`.

    *rules* is a version of the title's rules; 0 is the newest.
    """
    known = title_named(title)
    _check(known, known.maps(library), board, seats)
    newest = known.rules_version
    if not 0 <= rules <= newest:
        values: Values = {"title": title, "version": rules, "known": newest}
        raise SetupError("rules_version_unknown", values, key="rules_version")
    return known.open(_TableRequest(library, title, board, seats, options, rules or newest))


def not_printed(title: Title, library: Library) -> tuple[str, ...]:
    """Return the content of *title* that is not as printed but reconstructed."""
    board = default_map(library, title.name)
    switches = {option.name for option in title.options if option.name == DEMOLITION}
    game = open_game(library, title.name, board, SEATS[0], dict.fromkeys(switches, "on"))
    return reconstructed(game.printed())


def _check(title: Title, maps: tuple[str, ...], board: str, seats: int) -> None:
    """Refuse a map that *title* does not have, and a wrong number of seats."""
    if maps and not board:
        raise SetupError("map_missing", {"title": title.name, "maps": maps}, key="map")
    if maps and board not in maps:
        values: Values = {"title": title.name, "board": board, "maps": maps}
        raise SetupError("map_unknown", values, key="map")
    if board and not maps:
        raise SetupError("map_unused", {"title": title.name}, key="map")
    if seats not in SEATS:
        clauses = (f"{title.clauses[0]}-S1",)
        values = {"title": title.name, "seats": seats, "fewest": SEATS[0], "most": SEATS[-1]}
        raise SetupError("seats_number", values, key="seats", clauses=clauses)


register(
    (BoardGame, CardGame, OutpostGame),
    (BoardSetup, CardSetup, OutpostSetup),
    (BoardState, CardState, OutpostState),
    Title,
)
