"""What the cards of Outpost are called and do, in few words."""

from typing import Final

from gridwright import words
from gridwright.content.types import OutpostCard, OutpostContent
from gridwright.core.errors import Values

_STYLES: Final = ("green", "yellow", "bright_blue")  # plants, housings, technologies: as printed
_KINDS: Final = ("plant", "housing", "technology")
_CLAUSES: Final = {
    "data_library": "OP-X.3",
    "eco_plants": "OP-X.6",
    "robots": "OP-X.7",
    "node_module": "OP-X.13",
    "colony": "OP-X.14",
    "laboratories": "OP-X.20",
    "moon_base": "OP-X.21",
}


def style_of(card: OutpostCard) -> str:
    return _STYLES[card.kind]


def told(card: OutpostCard, *, is_brief: bool = False) -> str:
    """Return what a card is and does; briefly as it stands on a card: ``2 workers → 2``."""
    name = words.term(card.technology) if card.technology else ""
    values: Values = {"workers": card.workers, "cities": card.cities, "beds": card.beds}
    where = "cli.card" if is_brief else "cli.card_in_list"
    return words.text(f"{where}.{_KINDS[card.kind]}", name=name, **values)


def effect(content: OutpostContent, name: str, *, is_cited: bool = False) -> str:
    """Return what a technology does, and if it *is_cited* which clause says so."""
    moon = next(card for card in content.cards.values() if card.technology == "moon_base")
    values: Values = {"workers": moon.workers, "cities": moon.cities, "beds": moon.beds}
    numbers = content.numbers
    values.update(bids=numbers.bid_rebate, wages=numbers.hire_rebate, robots=numbers.robots)
    said = words.text(f"cli.effect.{name}", **values)
    return f"{said} ({_CLAUSES[name]})" if is_cited else said
