"""Hiding what a view must not show, and dealing it again: the steps that titles share."""

from typing import TypeVar

from gridwright.content.types import Plant
from gridwright.core.rng import Rng
from gridwright.parts.card_market import CARDS, UNKNOWN, mark
from gridwright.phases.state import AuctionState, PlantState

A = TypeVar("A", bound=AuctionState)


def covered(state: A) -> A:
    """Return a copy that hides future chance and the cards removed unseen."""
    seen = state.copy()
    seen.rng = Rng(0, is_hidden=True)
    seen.unseen = (UNKNOWN,) * len(state.unseen)
    return seen


def uncovered(seen: A, used: A | None, rng: Rng) -> A:
    """Return a copy of a view, or the earlier sample *used*, with a random stream of its own."""
    state = used
    if state is None:
        state = seen.copy()
        state.rng = Rng(0)
    state.rng.reseed(rng)
    return state


def marks(seen: PlantState) -> list[bool]:
    """Return for each card whether it has been seen, and so cannot be one of the hidden cards."""
    is_seen = [False] * CARDS
    cards = seen.cards
    mark(is_seen, cards.row)
    mark(is_seen, cards.buried)
    mark(is_seen, cards.deck)
    mark(is_seen, seen.box)
    for seat in range(seen.auction.seats):
        _mark_plants(is_seen, seen.owner(seat).plants)
    dummy = seen.dummy_owner()
    if dummy is not None:
        _mark_plants(is_seen, dummy.plants)
    return is_seen


def _mark_plants(is_seen: list[bool], plants: tuple[Plant, ...]) -> None:
    for plant in plants:
        is_seen[plant.card] = True
