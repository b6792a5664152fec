"""Phase 1: the turn order."""

from gridwright.core.events import EventSink
from gridwright.games.outpost.state import OutpostState, Phase
from gridwright.parts.turn_order import by_keys
from gridwright.phases.turns import RoundPhase, lay_order


class TurnOrderPhase(RoundPhase[OutpostState]):
    """Networks, then cards."""

    follower: int = Phase.AUCTION

    def begin(self, state: OutpostState, events: EventSink | None) -> None:
        state.execution = 0
        super().begin(state, events)

    def determine_order(self, state: OutpostState, events: EventSink | None) -> None:
        """Order by network, then by cards from the highest down; full ties swap (OP-1.2 to 1.5)."""
        longest = max([len(player.company.cards()) for player in state.players])
        keys = [_key(state, seat, longest) for seat in range(state.setup.seats)]
        lay_order(state, by_keys(tuple(reversed(state.humans())), keys), events)


def _key(state: OutpostState, seat: int, longest: int) -> tuple[int, ...]:
    """Return network size and card numbers; a missing card is lower than any (OP-A34)."""
    company = state.players[seat].company
    numbers = [state.setup.numbers[card] for card in company.cards()]
    numbers.sort()
    missing = [0] * (longest - len(numbers))
    keys = [*missing, *numbers, company.network_size()]
    keys.reverse()
    return tuple(keys)
