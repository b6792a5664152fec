"""Phase 1: the round begins, and with it the turn order."""

from gridwright.core.events import EventSink
from gridwright.games.board.state import BoardState, PhaseIndex
from gridwright.parts.turn_order import by_keys
from gridwright.phases.turns import RoundPhase, lay_order


class TurnOrderPhase(RoundPhase[BoardState]):
    """Cities, then the highest plant."""

    follower: int = PhaseIndex.AUCTION

    def determine_order(self, state: BoardState, events: EventSink | None) -> None:
        """Order the seats by cities, then by the highest plant (RC-1.1, RC-1.2, CL-1.1, CL-1.2)."""
        keys = [(len(player.cities), player.highest_plant()) for player in state.players]
        lay_order(state, by_keys(state.humans(), keys), events)
