"""Which class draws which title."""

from gridwright.cli.board import BoardScreen
from gridwright.cli.cardgame import CardScreen
from gridwright.cli.outpost import OutpostScreen
from gridwright.cli.screen import Screen, Seen
from gridwright.tables.table import Table

SCREENS: dict[str, type[Screen]] = {
    "recharged": BoardScreen,
    "classic": BoardScreen,
    "card": CardScreen,
    "outpost": OutpostScreen,
}


def screen_of(seen: Seen) -> Screen:
    """Return the screen of the title that is *seen*."""
    return SCREENS[seen.game.title](seen)


def screen_for(seat: int, table: Table, bots: frozenset[int], width: int) -> Screen:
    """Return what *seat* sees of *table* on a terminal of this *width*."""
    return screen_of(Seen(table.game, table.view(seat), table.names, bots, width))
