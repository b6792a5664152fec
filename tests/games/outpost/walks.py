"""Random games of Outpost, position by position."""

from collections.abc import Iterator

from gridwright.core.rng import Rng
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.state import OutpostState, PhaseIndex

RARE_BIDS = 12  # one choice in this many is made among all bids, not only the lowest


def walk(game: OutpostGame, seed: int) -> Iterator[OutpostState]:
    """Yield every position of a random game, the end included."""
    state = game.new(seed, {})
    rng = Rng(seed).stream(99)
    yield state
    while state.phase != PhaseIndex.OVER:
        is_rare = rng.below(RARE_BIDS) == 0
        actions = game.legal_actions(state) if is_rare else game.lowest_bid_actions(state)
        game.apply(state, actions[rng.below(len(actions))])
        yield state
