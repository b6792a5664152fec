"""The sequence of play: which phase follows which, until a seat must decide."""

from gridwright.core.events import NOBODY, EventSink
from gridwright.games.cardgame.phases import auction, bureaucracy, resources
from gridwright.games.cardgame.state import CardState, LastCard, Phase


def begin_round(state: CardState, events: EventSink | None) -> None:
    """Start the next round; it is the last once the one-more-round card is out (CG-4.1)."""
    state.round += 1
    if state.last_card != LastCard.AHEAD:
        state.last_card = LastCard.LAST_ROUND
    if events is not None:
        events.add("round_begins", NOBODY, {"round": state.round})
        if state.is_last_round():
            events.add("last_round", NOBODY, {})
    auction.begin(state, events)


def advance(state: CardState, events: EventSink | None) -> None:
    """Go on to the next phases while nobody has to decide."""
    while state.to_act == NOBODY and state.phase != Phase.OVER:
        if state.phase == Phase.AUCTION:
            auction.end(state, events)
            resources.begin(state, events)
        elif state.phase == Phase.BUREAUCRACY:
            bureaucracy.end(state, events)
            begin_round(state, events)
        elif state.is_last_round():  # CG-3.1
            bureaucracy.settle(state, events)
        else:
            bureaucracy.begin(state, events)
