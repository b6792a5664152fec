"""Drawing plants, and the one-more-round card.

Every card that enters the plant market comes through `draw`, so what a draw can cause is said
here and nowhere else.
"""

from gridwright.core.events import NOBODY, EventSink
from gridwright.games.cardgame.state import CardState, LastCard, Phase
from gridwright.parts.card_market import LAST_CARD
from gridwright.phases.market import remove_lowest


def draw(state: CardState, events: EventSink | None) -> None:
    """Fill one gap of the plant market from the stack, while it lasts."""
    cards = state.cards
    while cards.deck:
        card = cards.take_from_deck(state.rng)
        if card == LAST_CARD:
            _reveal_last_card(state, events)
            return
        if state.phase == Phase.AUCTION and state.token.is_undercut(cards.numbers[card]):
            state.token.put_aside()  # CG-1.29
            state.box = (*state.box, card)
            if events is not None:
                values: dict[str, int | str] = {"plant": state.word(card), "why": "undercut"}
                events.reveal("drawn_and_removed", NOBODY, values)
            continue
        cards.place(card)
        if events is not None:
            events.reveal("plant_drawn", NOBODY, {"plant": state.word(card)})
        return


def _reveal_last_card(state: CardState, events: EventSink | None) -> None:
    """Place the one-more-round card and shuffle the stack; in phase 3 it leaves at once."""
    state.cards.place(LAST_CARD)
    state.cards.shuffle(state.rng)
    if events is not None:
        events.reveal("one_more_round", NOBODY, {})
    if state.phase == Phase.BUREAUCRACY:  # CG-3.36
        _shrink_market(state, LastCard.OUT_IN_BUREAUCRACY, events)


def _shrink_market(state: CardState, when: LastCard, events: EventSink | None) -> None:
    """Remove the one-more-round card and the lowest plant, without replacement."""
    state.cards.remove(LAST_CARD)
    remove_lowest(state, "one_more_round", events)
    state.last_card = when


def end_auction(state: CardState, events: EventSink | None) -> None:
    """Remove the one-more-round card if it was drawn in this phase (CG-1.35)."""
    if state.cards.has_last_card():
        _shrink_market(state, LastCard.OUT_IN_AUCTION, events)
