"""Phase 1: the turn order."""

from gridwright.core.events import EventSink
from gridwright.games.outpost.state import Company, OutpostState, PhaseIndex
from gridwright.parts.turn_order import by_keys
from gridwright.phases.turns import RoundPhase, lay_order


class TurnOrderPhase(RoundPhase[OutpostState]):
    """Networks, then cards."""

    follower: int = PhaseIndex.AUCTION

    def begin(self, state: OutpostState, events: EventSink | None) -> None:
        state.execution = 0
        super().begin(state, events)

    def determine_order(self, state: OutpostState, events: EventSink | None) -> None:
        """Order by network, then by cards from the highest down; full ties swap (OP-1.2 to 1.5)."""
        keys = [_key(state, player.company) for player in state.players]
        lay_order(state, by_keys(tuple(reversed(state.humans())), keys), events)


def _key(state: OutpostState, company: Company) -> tuple[int, ...]:
    """Return network size and card numbers; a missing card is lower than any (OP-A34)."""
    numbers = [state.setup.numbers[card] for card in company.cards()]
    numbers.sort()
    numbers.reverse()
    return (company.network_size(), *numbers)
