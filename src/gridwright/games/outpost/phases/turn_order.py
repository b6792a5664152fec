"""Phase 1: a new round and its turn order."""

from gridwright.core.events import EventSink
from gridwright.games.outpost.state import Company, OutpostState, PhaseIndex
from gridwright.parts.turn_order import by_keys
from gridwright.phases.turns import RoundPhase, set_order


class TurnOrderPhase(RoundPhase[OutpostState]):
    """Seats are ordered by network, then by cards."""

    follower: int = PhaseIndex.AUCTION

    def begin(self, state: OutpostState, events: EventSink | None) -> None:
        state.execution = 0
        super().begin(state, events)

    def determine_order(self, state: OutpostState, events: EventSink | None) -> None:
        """Set the turn order; full ties reverse the one before (OP-1.2 to 1.5)."""
        keys = [_key(state, player.company) for player in state.players]
        set_order(state, by_keys(tuple(reversed(state.humans())), keys), events)


def _key(state: OutpostState, company: Company) -> tuple[int, ...]:
    """Return the network size, then card numbers descending; fewer cards are lower (OP-A34)."""
    numbers = [state.setup.numbers[card] for card in company.cards()]
    numbers.sort()
    numbers.reverse()
    return (company.network_size(), *numbers)
