"""What a view hides, before it is dealt anew: the steps that titles share."""

from typing import TypeVar

from gridwright.content.types import Plant
from gridwright.core.game import State
from gridwright.core.rng import Rng
from gridwright.parts.card_market import CARDS, mark
from gridwright.phases.positions import PlantState

S = TypeVar("S", bound=State)


def uncovered(seen: S) -> S:
    """Return a copy of a view that has chance of its own."""
    state = seen.copy()
    state.rng = Rng(0)
    return state


def marks_of(seen: PlantState) -> list[bool]:
    """Return marks of the plants that have been seen and that nobody owns."""
    marks = [False] * CARDS
    cards = seen.cards
    mark(marks, cards.row)
    mark(marks, cards.buried)
    mark(marks, cards.deck)
    mark(marks, seen.box)
    return marks


def mark_plants(marks: list[bool], plants: tuple[Plant, ...]) -> None:
    """Mark *plants*, which somebody owns."""
    for plant in plants:
        marks[plant.card] = True
