"""Which panel belongs to which decision, by the form of what may be done."""

from collections.abc import Callable
from typing import Final

from gridwright.web.pages.panel import (
    bidding,
    building,
    choosing,
    expanding,
    fuel,
    fuel_cards,
    generic,
    opening,
    powering,
    removing,
)
from gridwright.web.pages.panel.parts import Made, Turn

Maker = Callable[[Turn], Made]

PANELS: Final[dict[str, Maker]] = {
    "region REGION": choosing.panel,
    "area AREA": choosing.panel,
    "trust CITY": choosing.panel,
    "syndicate CITY": choosing.panel,
    "start CITY": choosing.panel,
    "open PLANT BID": opening.panel,
    "open CARD BID": opening.panel,
    "bid BID": bidding.panel,
    "remove PLANT": removing.panel,
    "discard FUEL AMOUNT ...": removing.discarding,
    "buy FUEL AMOUNT": fuel.panel,
    "buy FUEL UNITS at COLUMN": fuel_cards.panel,
    "build CITY": building.panel,
    "station CITY": expanding.panel,
    "power none": powering.panel,
}
"""By the text of a form; the first that is offered decides."""


def maker_of(turn: Turn) -> Maker:
    """Return who makes the panel of *turn*."""
    offered = {turn.form_of(offer).text for offer in turn.asked}
    for text, maker in PANELS.items():
        if text in offered:
            return maker
    return generic.panel
