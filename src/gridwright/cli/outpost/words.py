"""What the cards of Outpost are called and do, in few words."""

from typing import Final

from gridwright import words
from gridwright.content.types import HOUSING, PLANT, OutpostCard, OutpostContent
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


def technology(name: str) -> str:
    """Return the printed name of a technology."""
    return words.text(f"cli.technology.{name}")


def short(card: OutpostCard) -> str:
    """Return what a card does, as it stands on a card: ``2 workers → 2``."""
    return _told("cli.card", card)


def long(card: OutpostCard) -> str:
    """Return what a card is and does, as it stands in a list of actions."""
    return _told("cli.card_in_list", card)


def _told(where: str, card: OutpostCard) -> str:
    name = technology(card.technology) if card.kind not in (PLANT, HOUSING) else ""
    values: Values = {
        "workers": card.workers,
        "cities": card.cities,
        "beds": card.beds,
        "name": name,
    }
    return words.text(f"{where}.{_KINDS[card.kind]}", **values)


def effect(content: OutpostContent, name: str) -> str:
    """Return what a technology does, and which clause says so."""
    moon = next(card for card in content.cards.values() if card.technology == "moon_base")
    values: Values = {"workers": moon.workers, "cities": moon.cities, "beds": moon.beds}
    numbers = content.numbers
    values.update(bids=numbers.bid_rebate, wages=numbers.hire_rebate, robots=numbers.robots)
    return f"{words.text(f'cli.effect.{name}', **values)} ({_CLAUSES[name]})"
