"""The tables that benchmarks run on: every title, map and number of seats."""

from collections.abc import Iterator

from gridwright.content.types import Library
from gridwright.games.registry import TITLES

SEATS = (2, 3, 4, 5, 6)


def tables(library: Library, only: str = "") -> Iterator[tuple[str, str, int]]:
    """Yield title, map and seats of every table, or of the title *only*."""
    for title in TITLES:
        if only in ("", title.name):
            for board in title.maps(library) or ("",):
                for seats in SEATS:
                    yield title.name, board, seats
