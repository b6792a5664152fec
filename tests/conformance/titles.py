"""The tables that the conformance suite plays at: every title, map and number of seats.

They are made of what the titles declare: each table is played without options, and with all the
options together that it takes, once for each choice that an option has. A test sees to it that
no choice of any title is left out.
"""

from gridwright.content.load import load
from gridwright.core.errors import SetupError
from gridwright.core.options import Option
from gridwright.games.registry import SEATS, TITLES, Title, open_game
from tests.conformance.suite import Seating

FREE = {"regions": ("draft",), "refill": ("standard",)}
"""What is tried of options that take any text."""

Chosen = tuple[tuple[str, str], ...]

ALONE: tuple[tuple[str, str, Chosen], ...] = (
    ("recharged", "germany", (("starting_cities", "on"),)),
    ("classic", "central_europe", (("central_europe_rules", "on"),)),
    ("card", "", (("demolition", "on"),)),
    ("card", "", (("singles", "limited"),)),
    ("card", "", (("fuel_cards", "chosen"),)),
)
"""Options that change so much that they are played on their own, too."""


def choices(option: Option) -> tuple[str, ...]:
    """Return what may be chosen beside the default."""
    known = option.choices or FREE[option.name]
    return tuple([choice for choice in known if choice != option.default])


def takes(title: Title, board: str, seats: int, options: dict[str, str]) -> bool:
    """Whether a table may be laid like that."""
    try:
        open_game(load(), title.name, board, seats, options)
    except SetupError:
        return False
    return True


def together(title: Title, board: str, seats: int, turn: int) -> Chosen:
    """Return the choice of every option whose *turn* it is, as far as the table takes them."""
    taken: dict[str, str] = {}
    for option in title.options:
        others = choices(option)
        wanted = {**taken, option.name: others[turn % len(others)]}
        if takes(title, board, seats, wanted):
            taken = wanted
    return tuple(taken.items())


def seatings(title: Title) -> tuple[Seating, ...]:
    """Return all tables of *title*, each once."""
    boards = title.maps(load()) or ("",)
    turns = range(max([len(choices(option)) for option in title.options]))
    tables = [(board, seats) for board in boards for seats in SEATS]
    found = [Seating(title.name, *table) for table in tables]
    for turn in turns:
        found += [Seating(title.name, *table, together(title, *table, turn)) for table in tables]
    for name, board, options in ALONE:
        if name == title.name:
            found += [Seating(name, board, seats, options) for seats in SEATS]
    return tuple(dict.fromkeys(found))


SEATINGS: tuple[Seating, ...] = tuple([table for title in TITLES for table in seatings(title)])
BOARD_SEATINGS = tuple([table for table in SEATINGS if table.board])
