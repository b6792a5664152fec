"""Consoles and colours: the one place that knows what kind of terminal it writes to.

Colours only repeat what letters and words already say, so nothing is lost without them.
"""

import re
import sys
from collections.abc import Iterable
from io import TextIOWrapper
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

from gridwright.tables.table import seat_of

WIDE: Final = 120  # columns from which the map stands beside the markets

_SEATS: Final = ("bright_red", "bright_blue", "green", "yellow", "magenta", "cyan")
_REGIONS: Final = {
    "blue": "bright_blue",
    "brown": "rgb(175,115,65)",
    "green": "green",
    "orange": "rgb(230,140,40)",
    "purple": "magenta",
    "red": "red",
    "teal": "cyan",
    "yellow": "yellow",
}
_FUELS: Final = {
    "coal": "yellow",
    "oil": "white",
    "garbage": "bright_yellow",
    "gas": "bright_cyan",
    "uranium": "bright_red",
}
_CARDS: Final = {"plant": "green", "housing": "yellow", "technology": "bright_blue"}
_ECO: Final = "green"
_HYBRID: Final = "rgb(200,160,130)"
_DUMMY: Final = "bright_white"

# What moves the cursor, changes colours or the direction of writing, or is no letter at all.
_CONTROLS: Final = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]"
)
_SHOWN: Final = "\ufffd"  # in its place


def clean(text: str) -> str:
    """Return *text* without anything that a terminal would obey instead of showing it."""
    return _CONTROLS.sub(_SHOWN, text)


class CleanConsole(Console):
    """A console whose texts, wherever they come from, are only shown."""

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterable[Segment]:
        """Yield what is drawn, with its texts cleaned; colours and the like stand apart."""
        for segment in super().render(renderable, options):
            is_text = segment.control is None and _CONTROLS.search(segment.text) is not None
            yield Segment(clean(segment.text), segment.style) if is_text else segment


def output() -> Console:
    """Return a console on standard output that never fails on a letter it cannot show."""
    forgive(sys.stdout)
    return CleanConsole(highlight=False)


def complaints() -> Console:
    """Return a console on standard error, for what went wrong."""
    forgive(sys.stderr)
    return CleanConsole(stderr=True, highlight=False, soft_wrap=True)


def forgive(stream: object) -> None:
    """Let a stream of a poorer encoding write '?' instead of failing."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="replace")


def seat_style(seat: int, seats: int = len(_SEATS)) -> str:
    """Return the colour of a seat; the dummy, behind the last of *seats*, has its own."""
    return _SEATS[seat] if 0 <= seat < seats else _DUMMY


def letter_style(letter: str) -> str:
    """Return the colour of the seat with this *letter*."""
    return _DUMMY if letter == "T" else seat_style(seat_of(letter))


def region_style(colour: str) -> str:
    """Return how a region that is printed in *colour* is shown; an unknown colour is white."""
    return _REGIONS.get(colour, "white")


def card_style(look: str) -> str:
    """Return the colour of a card of Outpost, as it is printed."""
    return _CARDS[look]


def fuel_style(*fuels: str) -> str:
    """Return the colour of one fuel, of the mix of several, or of none."""
    if not fuels:
        return _ECO
    return _FUELS.get(fuels[0], "white") if len(fuels) == 1 else _HYBRID
