"""Phase 1: the turn order."""

from gridwright.core.events import NOBODY, EventSink
from gridwright.core.game import Automatic
from gridwright.games.outpost.state import OutpostState, Phase
from gridwright.parts.turn_order import by_keys


class TurnOrderPhase(Automatic[OutpostState]):
    """A round begins; the first keeps the order that was drawn by lot (OP-1.1)."""

    name = "turn_order"

    def begin(self, state: OutpostState, events: EventSink | None) -> None:
        state.to_act = NOBODY
        state.round += 1
        state.execution = 0
        if events is not None:
            events.add("round_begins", NOBODY, {"round": state.round})
        if state.round > 1:
            determine_order(state, events)

    def end(self, state: OutpostState, events: EventSink | None) -> int:
        return Phase.AUCTION


def determine_order(state: OutpostState, events: EventSink | None) -> None:
    """Order by network, then by cards from the highest down; full ties swap (OP-1.2 to OP-1.5)."""
    longest = max([len(player.company.cards()) for player in state.players])
    keys = [_key(state, seat, longest) for seat in range(state.setup.seats)]
    reverse = tuple(reversed(state.humans()))
    order = by_keys(reverse, keys)
    if state.syndicate is not None:  # OP-Y.13
        order = (order[0], state.dummy, order[1])
    state.order = order
    if events is not None:
        events.add("turn_order", NOBODY, {"order": state.setup.names.letters(order)})


def _key(state: OutpostState, seat: int, longest: int) -> tuple[int, ...]:
    """Return network size and card numbers; a missing card is lower than any (OP-A34)."""
    company = state.players[seat].company
    numbers = [state.setup.numbers[card] for card in company.cards()]
    numbers.sort()
    missing = [0] * (longest - len(numbers))
    keys = [*missing, *numbers, company.network_size()]
    keys.reverse()
    return tuple(keys)
