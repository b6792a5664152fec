"""The sequence of play: which phase follows which, until a seat must decide."""

from gridwright.core.events import NOBODY, EventSink
from gridwright.games.board import steps
from gridwright.games.board.phases import auction, building, bureaucracy, resources, setup
from gridwright.games.board.phases.turn_order import determine_order
from gridwright.games.board.state import BoardState, Phase


def advance(state: BoardState, events: EventSink | None) -> None:
    """Go on to the next phases while nobody has to decide."""
    while state.to_act == NOBODY and state.phase != Phase.OVER:
        phase = state.phase
        if phase == Phase.REGIONS:
            setup.begin_trust(state)
        elif phase == Phase.TRUST:
            setup.begin_starting_cities(state)
        elif phase == Phase.STARTING_CITIES:
            _begin_round(state, events)
        elif phase == Phase.AUCTION:
            auction.end(state, events)
            resources.begin(state, events)
        elif phase == Phase.RESOURCES:
            building.begin(state)
        elif phase == Phase.BUILDING:
            _after_building(state, events)
        else:
            bureaucracy.end(state, events)
            _begin_round(state, events)


def _begin_round(state: BoardState, events: EventSink | None) -> None:
    """Start the next round; the first keeps the order that was drawn by lot (RC-1.4, CL-1.4)."""
    state.round += 1
    if events is not None:
        events.add("round_begins", NOBODY, {"round": state.round})
    if state.round > 1:
        determine_order(state, events)
    auction.begin(state, events)


def _after_building(state: BoardState, events: EventSink | None) -> None:
    """End the game right after Phase 4, or go on to Phase 5 (RC-E1, RC-E6)."""
    if steps.game_ends(state):
        bureaucracy.settle(state, events)
    else:
        building.end(state, events)
        bureaucracy.begin(state, events)
