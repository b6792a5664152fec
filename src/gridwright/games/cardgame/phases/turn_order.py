"""The turn order: after the first auction by plants, later by income."""

from gridwright.core.events import NOBODY, EventSink
from gridwright.games.cardgame.state import CardState
from gridwright.parts.turn_order import by_keys


def determine_order(state: CardState, events: EventSink | None) -> None:
    """Order by income, then by the highest plant; full ties swap places (CG-1.48, CG-3.9)."""
    keys: list[tuple[int, ...]] = [
        (player.income, player.highest_plant()) for player in state.players
    ]
    reverse = tuple(reversed(state.humans()))  # CG-1.50, CG-3.11
    order = by_keys(reverse, keys)
    if state.bank is not None:  # CG-3.14
        order = (order[0], state.dummy, order[1])
    state.order = order
    if events is not None:
        events.add("turn_order", NOBODY, {"order": state.setup.names.letters(order)})
