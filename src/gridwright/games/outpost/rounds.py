"""The sequence of play: which phase follows which, until a seat must decide."""

from gridwright.core.events import NOBODY, EventSink
from gridwright.games.outpost import stages
from gridwright.games.outpost.phases import auction, bureaucracy, expansion, setup
from gridwright.games.outpost.phases.turn_order import determine_order
from gridwright.games.outpost.state import OutpostState, Phase


def advance(state: OutpostState, events: EventSink | None) -> None:
    """Go on to the next phases while nobody has to decide."""
    while state.to_act == NOBODY and state.phase != Phase.OVER:
        phase = state.phase
        if phase == Phase.AREA:
            setup.begin_syndicate(state)
        elif phase == Phase.SYNDICATE:
            _begin_round(state, events)
        elif phase == Phase.AUCTION:
            if auction.end(state, events):
                auction.begin(state)
            else:
                expansion.begin(state, events)
        elif phase == Phase.EXPANSION:
            if stages.game_ends(state):
                bureaucracy.settle(state, events)
            else:
                bureaucracy.begin(state, events)
        else:
            bureaucracy.end(state, events)
            _begin_round(state, events)


def _begin_round(state: OutpostState, events: EventSink | None) -> None:
    """Start the next round; the first keeps the order that was drawn by lot (OP-1.1)."""
    state.round += 1
    state.execution = 0
    if events is not None:
        events.add("round_begins", NOBODY, {"round": state.round})
    if state.round > 1:
        determine_order(state, events)
    auction.begin(state)
