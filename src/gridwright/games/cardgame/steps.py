"""Drawing plants, and the one-more-round card.

Every plant that enters the market comes from `draw`, so that the consequences of a draw are in
one place.
"""

from gridwright.core.events import NOBODY, EventSink
from gridwright.games.cardgame.events import ONE_MORE_ROUND
from gridwright.games.cardgame.state import CardState, LastCard, PhaseIndex
from gridwright.parts.card_market import LAST_CARD
from gridwright.phases import market
from gridwright.phases.market import remove_lowest


def draw(state: CardState, events: EventSink | None) -> None:
    """Fill one gap in the plant market; in phase 3 the one-more-round card leaves at once."""
    if not market.draw(state, events, in_auction=state.phase == PhaseIndex.AUCTION):
        return
    if events is not None:
        events.add(ONE_MORE_ROUND, NOBODY, {})
    if state.phase == PhaseIndex.BUREAUCRACY:  # CG-3.36
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
