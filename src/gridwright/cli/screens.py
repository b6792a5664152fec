"""Which class draws which title."""

from gridwright.cli.board import BoardScreen
from gridwright.cli.cardgame import CardScreen
from gridwright.cli.outpost.screen import OutpostScreen
from gridwright.cli.screen import Screen, Seen

SCREENS: dict[str, type[Screen]] = {
    "recharged": BoardScreen,
    "classic": BoardScreen,
    "card": CardScreen,
    "outpost": OutpostScreen,
}


def screen_of(seen: Seen) -> Screen:
    """Return the screen of the title that is *seen*."""
    return SCREENS[seen.game.title](seen)
