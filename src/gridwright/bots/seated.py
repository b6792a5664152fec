"""Bots at a table: what they see, which chance they draw from, and whether they remember.

A bot that plays a whole game keeps its memory: the rest of a turn that it thought through, how far
it wants to raise. At a table with people a bot begins afresh with every decision. There actions
are taken back and any process may answer; with a stream of chance for each decision, to go on
again brings the same answer.
"""

from collections.abc import Mapping
from time import thread_time
from typing import Any, Final

from gridwright.bots.base import Bot
from gridwright.bots.roster import Entrant
from gridwright.core.action import Action
from gridwright.core.game import Game, State
from gridwright.core.rng import Rng

_STREAMS: Final = 1000  # the first stream of bots, far from those that the game itself draws from


class SeatedBots:
    """The bots of one table, by their seats."""

    def __init__(self, game: Game[Any], bots: Mapping[int, Bot]) -> None:
        self._game = game
        self._bots = bots
        self.seconds = 0.0  # of CPU time, for the last decision

    def __reduce__(self) -> tuple[object, ...]:
        return SeatedBots, (self._game, self._bots)

    def decide(self, state: State) -> Action:
        """Return what the bot to act does in *state*, of which it sees its view."""
        return self.choose(self._game.view(state, state.to_act))

    def choose(self, view: State) -> Action:
        """Return what the bot to act does when it sees *view*."""
        bot = self._bots[view.to_act]
        start = thread_time()
        action = bot.choose(self._game, view)
        self.seconds = thread_time() - start
        return action


def bots_for_game(game: Game[Any], entrants: Mapping[int, Entrant], seed: int) -> SeatedBots:
    """Return bots that play a whole game of the deal *seed* and remember."""
    chance = Rng(seed)
    bots = {
        seat: entrant.bot(game, chance.stream(_STREAMS + seat).state)
        for seat, entrant in entrants.items()
    }
    return SeatedBots(game, bots)


def decision_of(game: Game[Any], entrant: Entrant, view: State, seed: int, index: int) -> Action:
    """Return what a bot without a memory does in *view*, the decision *index* of the game."""
    chance = Rng(seed).stream(_STREAMS + index)
    return SeatedBots(game, {view.to_act: entrant.bot(game, chance.state)}).choose(view)
