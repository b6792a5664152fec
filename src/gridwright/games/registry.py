"""The titles, as an explicit tuple: what can be played, on which maps, with which options."""

from dataclasses import dataclass

from gridwright.content.types import BoardContent
from gridwright.core.errors import SetupError
from gridwright.core.options import Option
from gridwright.games.board.game import BoardGame
from gridwright.games.board.options import OPTIONS
from gridwright.games.board.table_rules import board_setup

SEATS = (2, 3, 4, 5, 6)
RULES_VERSION = 1  # rises when play changes, so that old records are known as such


@dataclass(frozen=True, slots=True)
class Title:
    """One title of the family and how to open a table of it."""

    name: str
    printed: str  # what it is called on the box
    description: str
    options: tuple[Option, ...]

    def maps(self, content: BoardContent) -> tuple[str, ...]:
        """Return the maps that this title can be played on."""
        return tuple([board for title, board in content.maps if title == self.name])


TITLES: tuple[Title, ...] = (
    Title(
        "recharged",
        "Power Grid Recharged",
        "The 2018 edition: discount token, the Trust for two players.",
        OPTIONS,
    ),
    Title(
        "classic",
        "Power Grid",
        "The 2004 edition: obsolete plants leave the market.",
        OPTIONS,
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
    content: BoardContent, title: str, board: str, seats: int, options: dict[str, str]
) -> BoardGame:
    """Return the game of one table, or say why it cannot be laid like that."""
    known = title_named(title)
    boards = known.maps(content)
    if board not in boards:
        choice = ", ".join(boards)
        raise SetupError(f"{title} has no map '{board}'. It has: {choice}.", "map")
    if seats not in SEATS:
        raise SetupError(f"{title} is for 2 to 6 players (RC-S1, CL-S1), not {seats}.", "seats")
    return BoardGame(board_setup(content, title, board, seats, options))
