"""The levels of bots, from the one that a first game is won against to the strongest."""

from dataclasses import dataclass
from typing import Any, Final

from gridwright.bots.base import Bot
from gridwright.bots.budget import Budget
from gridwright.bots.evaluation import Weights
from gridwright.bots.policies import policy_for
from gridwright.bots.policy import Policy
from gridwright.bots.profile import Profile
from gridwright.bots.search import Search, Thought
from gridwright.core.action import Action
from gridwright.core.errors import ALLOWED
from gridwright.core.game import Game, State
from gridwright.core.playout import Choices
from gridwright.core.rng import Rng
from gridwright.parts.auction import DROP, bids


@dataclass(frozen=True, slots=True)
class Level:
    """How a bot thinks. One that looks no round ahead plays by its policy alone."""

    name: str
    rounds: int  # that it looks ahead
    budget: Budget  # of a decision
    noise: float = 0.0  # of its judgement
    sight: int = 99  # rounds that its policy counts with


LEVELS: Final = (
    Level("novice", 0, Budget(), noise=0.6, sight=1),
    Level("casual", 0, Budget(), noise=0.25, sight=3),
    Level("steady", 0, Budget()),
    Level("planner", 1, Budget(seconds=0.05)),
    Level("master", 2, Budget(seconds=0.1)),
)


class LevelBot(Bot):
    """Plays at a level, with a character; the same for the same seed and budget of work."""

    def __init__(self, level: Level, weights: Weights, seed: int, profile: Profile) -> None:
        """Judge lines of play by *weights*, which belong to the title that is played."""
        self._level = level
        self._weights = weights
        self._profile = profile
        self._rng = Rng(seed)
        self._choices = Choices(self._rng)
        self._game: Game[Any] | None = None
        self._policy: Policy[Any] | None = None
        self._search: Search[Any] | None = None
        # What was thought through already: the rest of a turn, and how far to raise for what.
        self._rest: list[Action] = []
        self._awaited = 0  # the position in which the rest is to be played
        self._ceiling = 0
        self._lot = (0, 0)  # round and item

    def choose(self, game: Game[Any], view: State) -> Action:
        known = self._known(game, view)
        if known is not None:
            return known
        best = self.think(game, view)[0]
        if self._level.rounds:
            self._keep(view, best)
        return best.action

    def _known(self, game: Game[Any], view: State) -> Action | None:
        """Return what was settled by an earlier thought."""
        if game is not self._game or self._policy is None:
            return None
        if (
            self._rest
            and view.round == self._awaited
            and game.refusal(view, self._rest[0]) is ALLOWED
        ):
            return self._rest.pop(0)
        self._rest = []
        item, lowest, _ = self._policy.stakes(view)
        if not item or self._lot != (view.round, item):
            return None
        return bids(lowest, lowest)[0] if lowest <= self._ceiling else DROP

    def _keep(self, view: State, best: Thought) -> None:
        """Remember what follows from the *best* thought."""
        self._rest = best.plan[1:]
        self._awaited = view.round
        if self._policy is not None:
            self._lot = (view.round, self._policy.stakes(view)[0])
            self._ceiling = best.ceiling

    def think(self, game: Game[Any], view: State) -> list[Thought]:
        """Return what it would do, best first, with values where it looked ahead."""
        policy, search = self._policy, self._search
        if policy is None or search is None or self._game is not game:
            policy = policy_for(game, self._profile)
            search = Search(
                game, policy, self._weights, self._level.rounds, self._rng.below(1 << 62)
            )
            self._game, self._policy, self._search = game, policy, search
        if not self._level.rounds:
            return [Thought([policy.choose(view, self._choices)])]
        return search.think(view, self._level.budget)

    def stop(self) -> None:
        """Let a running search end at once with what it has found; for other threads."""
        if self._search is not None:
            self._search.stop()
