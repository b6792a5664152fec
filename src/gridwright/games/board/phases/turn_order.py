"""Phase 1: a new round and its turn order."""

from gridwright.core.events import EventSink
from gridwright.games.board.state import BoardState, PhaseIndex
from gridwright.parts.turn_order import by_keys
from gridwright.phases.turns import RoundPhase, set_order


class TurnOrderPhase(RoundPhase[BoardState]):
    """Seats are ordered by cities, then by the highest plant."""

    follower: int = PhaseIndex.AUCTION

    def determine_order(self, state: BoardState, events: EventSink | None) -> None:
        """Set the turn order (RC-1.1, RC-1.2, CL-1.1, CL-1.2)."""
        keys = [(len(player.cities), player.highest_plant()) for player in state.players]
        set_order(state, by_keys(state.humans(), keys), events)
