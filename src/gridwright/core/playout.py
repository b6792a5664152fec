"""Whole games played at random: for speed, for tests, for bots that look ahead.

The loop lives in the kernel so that, compiled, a game never leaves compiled code.
"""

from typing import TypeVar

from gridwright.core.game import Game, State
from gridwright.core.rng import Rng

S = TypeVar("S", bound=State)


def playout(game: Game[S], state: S, rng: Rng) -> int:
    """Play *state* to its end, each minimal action alike; return how many decisions it took."""
    decisions = 0
    while game.to_act(state) >= 0:
        actions = game.minimal_actions(state)
        game.apply(state, actions[rng.below(len(actions))])
        decisions += 1
    return decisions
