"""Small pictures that pages use again and again, each drawn once: ``<use href="#roof-a"/>``."""

from functools import cache
from typing import Final

from django.utils.safestring import SafeString, mark_safe

from gridwright.draw.marks import house, icon, roof, token
from gridwright.draw.svg import element
from gridwright.draw.tokens import DUMMY, PAGE, SEATS

_BOX: Final = "-12 -12 24 24"
_RESOURCES: Final = ("coal", "oil", "garbage", "uranium", "gas", "eco", "worker")
_ICONS: Final = {
    "bolt": "go-line",
    "city": "ink-2",
    "plant": "ink-2",
    "lock": "ink-3",
    "flag": "ink-2",
}


@cache
def sprites() -> SafeString:
    """Return the symbols for the beginning of a page."""
    drawn: dict[str, str] = {}
    for letter in (*SEATS, DUMMY):
        drawn[f"house-{letter.lower()}"] = house(PAGE, letter, 0, 0, 22)
        drawn[f"roof-{letter.lower()}"] = roof(PAGE, letter, 0, 0, 22)
    for resource in _RESOURCES:
        drawn[resource] = token(PAGE, resource, 0, 0, 24)
    for name, colour in _ICONS.items():
        drawn[name] = icon(name, PAGE[colour], 0, 0, 24)
    symbols = [element("symbol", inside, id=name, viewBox=_BOX) for name, inside in drawn.items()]
    whole = element("svg", *symbols, width=0, height=0, class_="sprites", aria_hidden="true")
    return mark_safe(whole)  # noqa: S308 - nothing in it comes from outside
