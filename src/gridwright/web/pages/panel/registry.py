"""Which panel belongs to which decision, by the form of what may be done."""

from collections.abc import Callable
from typing import Final

from gridwright.web.pages.panel import building, generic
from gridwright.web.pages.panel.parts import Made, Turn

Maker = Callable[[Turn], Made]

PANELS: Final[dict[str, Maker]] = {
    "build CITY": building.panel,
}
"""By the text of a form; the first that is offered decides."""


def maker_of(turn: Turn) -> Maker:
    """Return who makes the panel of *turn*."""
    offered = {turn.form_of(offer).text for offer in turn.asked}
    for text, maker in PANELS.items():
        if text in offered:
            return maker
    return generic.panel
