"""Phase 1: the round begins, and with it the turn order."""

from gridwright.core.events import NOBODY, EventSink
from gridwright.core.game import Automatic
from gridwright.games.board.state import BoardState, Phase
from gridwright.parts.turn_order import by_keys


class TurnOrderPhase(Automatic[BoardState]):
    """The next round; the first keeps the order that was drawn by lot (RC-1.4, CL-1.4)."""

    name = "turn_order"

    def begin(self, state: BoardState, events: EventSink | None) -> None:
        state.to_act = NOBODY
        state.round += 1
        if events is not None:
            events.add("round_begins", NOBODY, {"round": state.round})
        if state.round > 1:
            determine_order(state, events)

    def end(self, state: BoardState, events: EventSink | None) -> int:
        return Phase.AUCTION


def determine_order(state: BoardState, events: EventSink | None) -> None:
    """Order the seats by cities, then by the highest plant (RC-1.1, RC-1.2, CL-1.1, CL-1.2)."""
    keys: list[tuple[int, ...]] = [
        (len(player.cities), player.highest_plant()) for player in state.players
    ]
    order = by_keys(state.humans(), keys)
    if state.trust is not None:  # RC-T12
        order = (order[0], state.dummy, order[1])
    state.order = order
    if events is not None:
        events.add("turn_order", NOBODY, {"order": state.setup.names.letters(order)})
