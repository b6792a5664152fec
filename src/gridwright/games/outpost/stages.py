"""Drawing cards, and the beginning of stage 2, of stage 3 and of the end.

Every card that enters the market comes from `fill`, so that the consequences of a draw are in one
place.
"""

from gridwright.core.events import NOBODY, EventSink
from gridwright.games.outpost.events import CARD_DRAWN, CARD_REMOVED, STAGE3_DRAWN, STAGE_BEGINS
from gridwright.games.outpost.state import FINAL_STAGE, OutpostState, PhaseIndex
from gridwright.parts.card_market import LAST_CARD


def fill(state: OutpostState, events: EventSink | None) -> None:
    """Draw one card at a time until the market has no gaps (OP-2m.12).

    A drawn card is placed before the rows close up, so it may be next to an equal number of the
    future market which then moves up alone (OP-2m.5, OP-2m.7).
    """
    market = state.market
    while market.has_gap(state.setup.content.numbers.market) and market.deck:
        card = market.next_card(state.rng)
        if card == LAST_CARD:
            _reveal_last_card(state, events)
            continue
        market.place(card)
        if events is not None:
            events.add(CARD_DRAWN, NOBODY, {"plant": state.word(card)})
    market.settle()


def _reveal_last_card(state: OutpostState, events: EventSink | None) -> None:
    """Place the Stage 3 card and shuffle the deck; in phase 4 it takes effect at once."""
    state.market.has_last_card = True
    state.market.settle()
    state.market.shuffle(state.rng)
    if events is not None:
        events.add(STAGE3_DRAWN, NOBODY, {})
    if state.phase == PhaseIndex.BUREAUCRACY:  # OP-ST.13
        _shrink_market(state, events)


def box_top(state: OutpostState, card: int, why: str, events: EventSink | None) -> None:
    """Remove *card*, the top of a pile, with its tokens; fill the gap if the pile is empty."""
    is_empty = state.market.take_top(card)
    _box(state, (card,), why, events)
    if is_empty:
        fill(state, events)


def _box(state: OutpostState, cards: tuple[int, ...], why: str, events: EventSink | None) -> None:
    state.box = (*state.box, *cards)
    if events is not None:
        for card in cards:
            events.add(CARD_REMOVED, NOBODY, {"plant": state.word(card), "why": why})


def _begin_stage2(state: OutpostState, events: EventSink | None) -> None:
    """Remove the lowest card; of a pile only the top, without replacement (OP-ST.4, OP-ST.5)."""
    state.stage = 2
    if events is not None:
        events.add(STAGE_BEGINS, NOBODY, {"stage": 2})
    if state.market.current:
        box_top(state, state.market.current[0].top(), "stage2", events)


def _shrink_market(state: OutpostState, events: EventSink | None) -> None:
    """Remove the Stage 3 card and the lowest pile; six places remain (OP-ST.12, OP-ST.16)."""
    if state.stage == 1:  # OP-ST.20
        _begin_stage2(state, events)
    _box(state, state.market.take_lowest_pile(), "stage3", events)
    state.market.become_final()
    fill(state, events)  # ruling OP-A22: after cards with equal numbers are joined


def is_stage2_due(state: OutpostState) -> bool:
    """Whether stage 2 begins with the next Bureaucracy (OP-ST.3)."""
    return state.stage == 1 and state.largest_network() >= state.setup.seat_rules.stage2_at


def begin_stage2_if_due(state: OutpostState, events: EventSink | None) -> None:
    """Start stage 2 once a network is large enough (OP-ST.3)."""
    if is_stage2_due(state):
        _begin_stage2(state, events)


def begin_stage3_if_due(state: OutpostState, events: EventSink | None) -> None:
    """Start stage 3 in the phase after its card was drawn (OP-ST.8)."""
    if state.stage == FINAL_STAGE or state.market.awaits_last_card():
        return
    if state.market.has_last_card:
        _shrink_market(state, events)
    state.stage = FINAL_STAGE
    if events is not None:
        events.add(STAGE_BEGINS, NOBODY, {"stage": FINAL_STAGE})


def game_ends(state: OutpostState) -> bool:
    """Whether a network has reached the size that ends the game (OP-E.1)."""
    return state.largest_network() >= state.setup.seat_rules.ends_at
