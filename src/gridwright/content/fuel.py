"""Reads the fuel tables of editions and maps: the start of the resource market and its refill."""

from dataclasses import dataclass
from typing import Final

from gridwright.content.checked import Checked
from gridwright.content.types import FuelTable

SEATS: Final = range(2, 7)
STEPS: Final = 3


@dataclass(frozen=True, slots=True)
class Resources:
    """The resources of an edition; tuples with an entry per resource have the same order."""

    names: tuple[str, ...]
    tokens: tuple[int, ...]
    prices: tuple[tuple[int, ...], ...]
    is_sound: bool  # if not, other amounts cannot be checked against these


def read_fuel_table(
    block: Checked, resources: Resources, start: tuple[int, ...] | None = None
) -> FuelTable:
    """Return the table of *block*, which only sets the *start* of the market if none is given."""
    refill = block.get("refill")
    return FuelTable(
        start=_start(block.get("start"), resources) if start is None else start,
        refill={seats: _refill(refill.get(str(seats)), resources.names) for seats in SEATS},
        source=block.get("source").text(),
    )


def _start(block: Checked, resources: Resources) -> tuple[int, ...]:
    start = tuple(block.get(name).integer(0) for name in resources.names)
    for index, name in enumerate(resources.names):
        room = min(resources.tokens[index], len(resources.prices[index]))
        if resources.is_sound and start[index] > room:
            block.get(name).problem("content_start", units=start[index], room=room)
    return start


def _refill(block: Checked, resources: tuple[str, ...]) -> tuple[tuple[int, int, int], ...]:
    return tuple(_by_step(block.get(name)) for name in resources)


def _by_step(block: Checked) -> tuple[int, int, int]:
    units = block.integers(0)
    if block.is_sound() and len(units) != STEPS:
        block.problem("content_steps", total=STEPS, found=len(units))
    padded = (*units, 0, 0, 0)
    return padded[0], padded[1], padded[2]
