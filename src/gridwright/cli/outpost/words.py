"""What the cards of Outpost are called and do, in few words."""

from typing import Final

from gridwright import words
from gridwright.content.types import OutpostCard
from gridwright.core.errors import Values
from gridwright.sheets.outpost import LOOKS

STYLES: Final = {"plant": "green", "housing": "yellow", "technology": "bright_blue"}  # as printed


def style_of(card: OutpostCard) -> str:
    return STYLES[LOOKS[card.kind]]


def told(card: OutpostCard, *, is_brief: bool = False) -> str:
    """Return what a card is and does; briefly as it stands on a card: ``2 workers → 2``."""
    name = words.term(card.technology) if card.technology else ""
    values: Values = {"workers": card.workers, "cities": card.cities, "beds": card.beds}
    where = "cli.card" if is_brief else "cli.card_in_list"
    return words.text(f"{where}.{LOOKS[card.kind]}", name=name, **values)
