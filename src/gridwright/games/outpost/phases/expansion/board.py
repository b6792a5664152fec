"""The second part of a turn: moving cards from the pool into slots of the company board."""

from typing import Final

from gridwright.content.types import HOUSING, PLANT, OutpostCard
from gridwright.core.action import Action
from gridwright.core.errors import ALLOWED, Refusal, Values
from gridwright.core.events import EventSink
from gridwright.core.offers import Quote
from gridwright.games.outpost import company
from gridwright.games.outpost.actions import (
    BOARD_FORMS,
    BUILDINGS,
    SLOTS,
    SWAPS,
    Slot,
    SlotForm,
    Swap,
)
from gridwright.games.outpost.events import SLOTTED, SWAPPED
from gridwright.games.outpost.phases.expansion.buildings import TOO_LATE
from gridwright.games.outpost.state import FIRST_RULES, Company, OutpostState, Setup, TurnStep

NOT_IN_POOL: Final = Refusal("not_in_pool")
NO_FREE_SLOT: Final = Refusal("no_free_slot")
WRONG_SLOT: Final = Refusal("wrong_slot")
NOT_IN_SLOT: Final = Refusal("not_in_slot")
CARD_MOVED: Final = Refusal("card_moved")
NO_IMPROVEMENT: Final = Refusal("no_improvement")


class CompanyBoard:
    """Filling unlocked slots, and exchanging cards for better ones."""

    def __init__(self, setup: Setup) -> None:
        """Find out which cards fit only one kind of slot, for their form."""
        cards = setup.content.cards.items()
        kinds = {card: entry.kind for card, entry in cards if not entry.technology}
        self.forms = (SlotForm(Slot, "slot CARD", kinds), *BOARD_FORMS)

    def add_actions(self, state: OutpostState, actions: list[Action]) -> None:
        if state.turn > TurnStep.COMPANY:
            return
        firm = state.acting().company
        for kind in (PLANT, HOUSING):
            fitting = [
                card for card in _fitting(state, firm, kind) if state.may_move(card.card, kind)
            ]
            if not fitting:
                continue
            if company.free_slots(state.setup, firm, kind) > 0:
                for card in fitting:
                    actions.append(SLOTS.at(card.card, kind))
            for old in [card for card in firm.slots[kind] if state.may_move(card, kind)]:
                replaced = state.card(old)
                for new in fitting:
                    if company.improves(new, replaced, kind):
                        actions.append(SWAPS.at(old, new.card))

    def refusal(self, state: OutpostState, action: Action) -> Refusal:
        if state.turn > TurnStep.COMPANY:
            return TOO_LATE
        if isinstance(action, Slot):
            return self._slot_refusal(state, action.card, action.kind)
        assert isinstance(action, Swap)
        return self._swap_refusal(state, action.old, action.new)

    def _slot_refusal(self, state: OutpostState, card: int, kind: int) -> Refusal:
        """Return why the seat to act may not put *card* into a slot of *kind*."""
        firm = state.acting().company
        if card not in firm.pool:
            return NOT_IN_POOL
        if not company.fits_slot(state.card(card), kind):
            return WRONG_SLOT
        if not state.may_move(card, kind):
            return CARD_MOVED
        free = company.free_slots(state.setup, firm, kind)
        return ALLOWED if free > 0 else NO_FREE_SLOT

    def _swap_refusal(self, state: OutpostState, old: int, new: int) -> Refusal:
        """Return why the seat to act may not exchange *old* for *new*."""
        firm = state.acting().company
        kind = _slot_kind(firm, old)
        if kind < 0:
            return NOT_IN_SLOT
        if new not in firm.pool:
            return NOT_IN_POOL
        entry = state.card(new)
        if not company.fits_slot(entry, kind):
            return WRONG_SLOT
        if not (state.may_move(old, kind) and state.may_move(new, kind)):
            return CARD_MOVED
        return ALLOWED if company.improves(entry, state.card(old), kind) else NO_IMPROVEMENT

    def quotes(self, state: OutpostState) -> list[Quote]:
        """Return each card of the pool that fits, for a free slot and for each slot in use."""
        firm = state.acting().company
        quotes: list[Quote] = []
        for kind in (PLANT, HOUSING):
            fitting = [(card.card, company.worth(card)) for card in _fitting(state, firm, kind)]
            quotes.extend([Quote(SLOTS.at(card, kind), yields=worth) for card, worth in fitting])
            for old in firm.slots[kind]:
                quotes.extend([Quote(SWAPS.at(old, card), yields=worth) for card, worth in fitting])
        return quotes

    def values(self, state: OutpostState, action: Action) -> Values:
        if isinstance(action, Swap):
            return {"plant": state.word(action.new), "old": state.word(action.old)}
        assert isinstance(action, Slot)
        return {"plant": state.word(action.card), "building": BUILDINGS[action.kind]}

    def apply(self, state: OutpostState, action: Action, events: EventSink | None) -> None:
        firm = state.acting().company
        state.turn = TurnStep.COMPANY
        if isinstance(action, Slot):
            firm.put_in_slot(action.card, action.kind)
            _note_move(state, action.card, -1)
            if events is not None:
                events.add(SLOTTED, state.to_act, {"plant": state.word(action.card)})
            return
        assert isinstance(action, Swap)
        kind = _slot_kind(firm, action.old)
        firm.exchange(kind, action.old, action.new)  # OP-3b.7
        _note_move(state, action.new, -1)
        _note_move(state, action.old, HOUSING if kind == PLANT else PLANT)
        if events is not None:
            old, new = state.word(action.old), state.word(action.new)
            events.add(SWAPPED, state.to_act, {"old": old, "plant": new})


def _fitting(state: OutpostState, firm: Company, kind: int) -> list[OutpostCard]:
    """Return the cards of the pool that fit slots of *kind*."""
    cards = state.setup.content.cards
    pool = [cards[card] for card in firm.pool]
    return [card for card in pool if company.fits_slot(card, kind)]


def _note_move(state: OutpostState, card: int, other: int) -> None:
    """Note that *card* has moved: it may only move again to slots of the *other* kind, if any."""
    if state.setup.rules_version > FIRST_RULES:
        is_open = other >= 0 and company.fits_slot(state.card(card), other)
        state.note_move(card, 1 << other if is_open else 0)


def _slot_kind(firm: Company, card: int) -> int:
    """Return the kind of slot that *card* is in, or -1."""
    for kind in (PLANT, HOUSING):
        if card in firm.slots[kind]:
            return kind
    return -1
