"""A bot that plays at random: every legal action alike, bids only as high as they must be."""

from copy import deepcopy
from typing import Any

from gridwright.bots.base import Bot
from gridwright.core.action import Action
from gridwright.core.game import Game
from gridwright.core.phase import State
from gridwright.core.rng import Rng


class RandomBot(Bot):
    """Plays at random, the same for the same seed."""

    def __init__(self, seed: int) -> None:
        """Draw from a stream of its own, apart from the chance of the game."""
        self._rng = Rng(seed)

    def __copy__(self) -> "RandomBot":
        return deepcopy(self)  # a copy draws from its own chance

    def choose(self, game: Game[Any], view: State) -> Action:
        actions = game.lowest_bid_actions(view)
        return actions[self._rng.below(len(actions))]
