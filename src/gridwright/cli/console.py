"""Consoles and colours: the one place that knows what kind of terminal it writes to.

Colours only repeat what letters and words already say, so nothing is lost without them.
"""

import sys
from io import TextIOWrapper
from typing import Final

from rich.console import Console

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
_ECO: Final = "green"
_HYBRID: Final = "rgb(200,160,130)"
_DUMMY: Final = "bright_white"


def output() -> Console:
    """Return a console on standard output that never fails on a letter it cannot show."""
    _forgive(sys.stdout)
    return Console(highlight=False)


def complaints() -> Console:
    """Return a console on standard error, for what went wrong."""
    _forgive(sys.stderr)
    return Console(stderr=True, highlight=False, soft_wrap=True)


def _forgive(stream: object) -> None:
    """Let a stream of a poorer encoding write '?' instead of failing."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="replace")


def seat_style(seat: int, seats: int = len(_SEATS)) -> str:
    """Return the colour of a seat; the dummy, behind the last of *seats*, has its own."""
    return _SEATS[seat] if 0 <= seat < seats else _DUMMY


def letter_style(letter: str) -> str:
    """Return the colour of the seat with this *letter*."""
    return _DUMMY if letter == "T" else seat_style(ord(letter) - ord("A"))


def region_style(colour: str) -> str:
    """Return how a region that is printed in *colour* is shown; an unknown colour is white."""
    return _REGIONS.get(colour, "white")


def fuel_style(*fuels: str) -> str:
    """Return the colour of one fuel, of the mix of several, or of none."""
    if not fuels:
        return _ECO
    return _FUELS.get(fuels[0], "white") if len(fuels) == 1 else _HYBRID
