"""The answers of `core.standing` that titles share."""

from gridwright.core.standing import LARGE, LAST, SMALL, DeckKnowledge, Lot, Standing
from gridwright.parts.card_market import LAST_CARD, UNKNOWN_LARGE, UNKNOWN_SMALL
from gridwright.parts.fuel import capacity
from gridwright.phases.position import Naming
from gridwright.phases.state import UNKNOWN_MONEY, AuctionState, DummyOwner, PlantOwner, PlantState


def lot(state: AuctionState) -> Lot | None:
    """Return what is being auctioned, or None if no auction is running."""
    auction = state.auction
    if not auction.item:
        return None
    word = str(state.word(auction.item))
    return Lot(state.round, word, auction.bid, auction.leader, auction.waiting)


def deck_knowledge(names: Naming, deck: tuple[int, ...]) -> DeckKnowledge:
    """Return what is known about *deck*, which is that of a view."""
    backs = {UNKNOWN_SMALL: SMALL, UNKNOWN_LARGE: LARGE, LAST_CARD: LAST}
    top = ""
    if deck:
        top = backs.get(deck[0], names.card(deck[0]) if deck[0] > 0 else "")
    until_last = deck.index(LAST_CARD) if LAST_CARD in deck[1:] else None
    return DeckKnowledge(len(deck), top, until_last)


def plant_standing(
    state: PlantState, owner: PlantOwner | DummyOwner, stored: list[int], cities: int, score: int
) -> Standing:
    """Return what *owner*, a seat or the dummy, has."""
    plants = owner.plants
    tanks = owner.capacity if isinstance(owner, PlantOwner) else capacity(plants, len(stored))
    money = owner.money if isinstance(owner, PlantOwner) else UNKNOWN_MONEY
    return Standing(
        None if money == UNKNOWN_MONEY else money,
        cities,
        tuple([str(state.word(plant.card)) for plant in plants]),
        tanks.best_output(stored),
        sum([plant.output for plant in plants]),
        {state.resource_id(kind): amount for kind, amount in enumerate(stored)},
        score,
    )
