"""Looking ahead: every candidate is played forward on the same deals, and the worst half dropped.

A line goes on for a few rounds with the policy in every seat and ends at the beginning of a
round, where the evaluation says what it is worth. Depth tells more than many lines do.
"""

from dataclasses import dataclass
from typing import Generic, TypeVar

from gridwright.bots.budget import Budget, Clock
from gridwright.bots.evaluation import Weights, worth
from gridwright.bots.policy import Policy
from gridwright.breath import breathe
from gridwright.core.action import Action
from gridwright.core.events import NOBODY
from gridwright.core.game import Game, State
from gridwright.core.playout import Choices
from gridwright.core.rng import Rng

S = TypeVar("S", bound=State)


@dataclass(init=False, slots=True)
class Thought:
    """A candidate, and what was found about it."""

    action: Action
    total: float  # of the worth of its lines to the seat that thinks
    lines: int

    def __init__(self, action: Action) -> None:
        """Know nothing yet of *action*."""
        self.action = action
        self.total = 0.0
        self.lines = 0

    @property
    def value(self) -> float:
        """The chance to win with it, as far as it was looked at."""
        return self.total / self.lines if self.lines else 0.0


class Search(Generic[S]):
    """Searches positions of one game."""

    def __init__(
        self, game: Game[S], policy: Policy[S], weights: Weights, rounds: int, seed: int
    ) -> None:
        """Look *rounds* ahead; the same *seed* and budget of work find the same."""
        self._game = game
        self._policy = policy
        self._weights = weights
        self._rounds = rounds
        self._rng = Rng(seed)
        self._choices = Choices(self._rng)
        self._clock = Clock(Budget())

    def stop(self) -> None:
        """Let a running search end at once with what it has found; for other threads."""
        self._clock.is_stopped = True

    def think(self, view: S, budget: Budget) -> list[Thought]:
        """Return the candidates of *view*, the best first."""
        clock = Clock(budget)
        self._clock = clock
        thoughts = [Thought(action) for action in self._policy.candidates(view)]
        alive = thoughts[:]
        stages = (len(thoughts) - 1).bit_length()
        for stage in range(stages):
            share = (stage + 1) / stages
            self._compare(view, alive, clock)
            while clock.spent() < share:
                self._compare(view, alive, clock)
            alive.sort(key=_by_value, reverse=True)
            alive = alive[: (len(alive) + 1) // 2]
        thoughts.sort(key=_by_depth, reverse=True)
        return thoughts

    def _compare(self, view: S, alive: list[Thought], clock: Clock) -> None:
        """Follow each candidate once, all on the same deal.

        When the budget ends on the way, the deal counts for nobody; the very first one counts for
        those that it came to.
        """
        dealt = self._game.resample(view, self._rng)
        chance = self._rng.below(1 << 62)
        values: list[float] = []
        for thought in alive:
            if clock.spent() >= 1.0:
                break
            values.append(self._line(dealt.copy(), thought.action, chance))
            clock.lines += 1
        if len(values) == len(alive) or not alive[0].lines:
            for thought, value in zip(alive, values, strict=False):
                thought.total += value
                thought.lines += 1

    def _line(self, state: S, action: Action, chance: int) -> float:
        """Return what *state* comes to after *action* and some rounds more."""
        game, policy, seat = self._game, self._policy, state.to_act
        choices = Choices(Rng(chance))
        last = state.round + self._rounds
        drop = policy.settle(state)
        game.apply(state, action)
        if drop is not None and action != drop:
            self._concede(state, seat)
        while state.to_act != NOBODY and state.round < last and not self._clock.is_stopped:
            breathe()
            game.apply(state, policy.choose(state, choices))
        return worth(game, policy, state, self._weights)[seat]

    def _concede(self, state: S, seat: int) -> None:
        """Let the others leave a plant to *seat* at the price that it has just bid."""
        while state.to_act not in (NOBODY, seat):
            drop = self._policy.settle(state)
            if drop is None:
                return
            self._game.apply(state, drop)


def _by_value(thought: Thought) -> float:
    return thought.value


def _by_depth(thought: Thought) -> tuple[int, float]:
    return thought.lines, thought.value
