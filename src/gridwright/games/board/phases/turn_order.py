"""Phase 1: the turn order."""

from gridwright.core.events import NOBODY, EventSink
from gridwright.games.board.state import BoardState
from gridwright.parts.turn_order import by_keys


def determine_order(state: BoardState, events: EventSink | None) -> None:
    """Order the seats by cities, then by the highest plant (RC-1.1, RC-1.2, CL-1.1, CL-1.2)."""
    keys: list[tuple[int, ...]] = [
        (len(player.cities), player.highest_plant()) for player in state.players
    ]
    order = by_keys(state.humans(), keys)
    if state.trust is not None:  # RC-T12
        order = (order[0], state.setup.dummy, order[1])
    state.order = order
    if events is not None:
        events.add("turn_order", NOBODY, {"order": state.setup.seat_letters(order)})
