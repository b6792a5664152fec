"""The titles, as an explicit tuple: what can be played, on which maps, with which options."""

from dataclasses import dataclass

from gridwright.content.types import Library
from gridwright.core.errors import SetupError
from gridwright.core.options import Option
from gridwright.games.board.game import BoardGame
from gridwright.games.board.options import options_of
from gridwright.games.board.table_rules import board_setup
from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.options import OPTIONS as CARD_OPTIONS
from gridwright.games.cardgame.table_rules import card_setup
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.options import OPTIONS as OUTPOST_OPTIONS
from gridwright.games.outpost.table_rules import outpost_setup

SEATS = (2, 3, 4, 5, 6)
RULES_VERSION = 1  # rises when play changes, so that old records are known as such

AnyGame = BoardGame | CardGame | OutpostGame


@dataclass(frozen=True, slots=True)
class Title:
    """One title of the family."""

    name: str
    printed: str  # what it is called on the box
    description: str
    options: tuple[Option, ...]
    clauses: tuple[str, ...]  # prefixes of its rules

    def maps(self, library: Library) -> tuple[str, ...]:
        """Return the maps that it can be played on; none for a game without a map."""
        return tuple([board for title, board in library.board.maps if title == self.name])


TITLES: tuple[Title, ...] = (
    Title(
        "recharged",
        "Power Grid Recharged",
        "The 2018 edition: discount token, the Trust for two players.",
        options_of("recharged"),
        ("RC", "DC"),
    ),
    Title(
        "classic",
        "Power Grid",
        "The 2004 edition: obsolete plants leave the market.",
        options_of("classic"),
        ("CL", "DC"),
    ),
    Title(
        "card",
        "Power Grid: The Card Game",
        "Plants and fuel as cards, no map; the Bank for two players.",
        CARD_OPTIONS,
        ("CG", "DC"),
    ),
    Title(
        "outpost",
        "Power Grid: Outpost",
        "A colony on another world: plants, housing, workers; the Syndicate for two players.",
        OUTPOST_OPTIONS,
        ("OP",),
    ),
)


def title_named(name: str) -> Title:
    """Return the title called *name*, or say which there are."""
    for title in TITLES:
        if title.name == name:
            return title
    names = ", ".join([title.name for title in TITLES])
    raise SetupError(f"There is no title '{name}'. There are: {names}.", "title")


def open_game(
    library: Library, title: str, board: str, seats: int, options: dict[str, str]
) -> AnyGame:
    """Return the game of one table, or say why it cannot be laid like that."""
    known = title_named(title)
    _check(known, known.maps(library), board, seats)
    if title == "card":
        return CardGame(card_setup(library.card, seats, options))
    if title == "outpost":
        return OutpostGame(outpost_setup(library.outpost, seats, options))
    return BoardGame(board_setup(library.board, title, board, seats, options))


def _check(title: Title, maps: tuple[str, ...], board: str, seats: int) -> None:
    """Refuse a map that the title does not have, and a wrong number of seats."""
    if maps and not board:
        raise SetupError(f"{title.name} needs a map: {', '.join(maps)}.", "map")
    if maps and board not in maps:
        text = f"{title.name} has no map '{board}'. It has: {', '.join(maps)}."
        raise SetupError(text, "map")
    if board and not maps:
        raise SetupError(f"{title.name} has no map.", "map")
    if seats not in SEATS:
        clauses = ", ".join([f"{prefix}-S1" for prefix in title.clauses[:1]])
        text = f"{title.name} is for 2 to 6 players ({clauses}), not {seats}."
        raise SetupError(text, "seats")
