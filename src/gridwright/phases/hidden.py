"""What a view hides, and how it is dealt anew: the steps that titles share."""

from typing import TypeVar

from gridwright.content.types import Plant
from gridwright.core.rng import Rng
from gridwright.parts.card_market import CARDS, UNKNOWN, mark
from gridwright.phases.state import AuctionState, PlantState

A = TypeVar("A", bound=AuctionState)


def covered(state: A) -> A:
    """Return a copy without the chance to come, and without the cards removed unseen."""
    seen = state.copy()
    seen.rng = Rng(0, is_hidden=True)
    seen.unseen = (UNKNOWN,) * len(state.unseen)
    return seen


def uncovered(seen: A, used: A | None, rng: Rng) -> A:
    """Return a copy of a view, or the earlier one that was *used*, with chance of its own."""
    state = used
    if state is None:
        state = seen.copy()
        state.rng = Rng(0)
    state.rng.begin_anew(rng)
    return state


def marks(seen: PlantState) -> list[bool]:
    """Return which plants have been seen, and lie elsewhere than among the hidden cards."""
    found = [False] * CARDS
    cards = seen.cards
    mark(found, cards.row)
    mark(found, cards.buried)
    mark(found, cards.deck)
    mark(found, seen.box)
    for seat in range(seen.auction.seats):
        _mark_plants(found, seen.owner(seat).plants)
    dummy = seen.dummy_owner()
    if dummy is not None:
        _mark_plants(found, dummy.plants)
    return found


def _mark_plants(found: list[bool], plants: tuple[Plant, ...]) -> None:
    for plant in plants:
        found[plant.card] = True
