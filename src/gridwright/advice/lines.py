"""Plans followed to the rounds ahead, each on the same deals.

A plan is some actions of the seat to act, one after the other; then its policy goes on, as it does
in all other seats. As in a search (`bots.search`), a bid is judged at its own price: the others
leave the plant to it.
"""

from dataclasses import dataclass
from typing import Any, Final

from gridwright.advice.standing import Standing, standing
from gridwright.bots.evaluation import worth
from gridwright.bots.forward import carry_out
from gridwright.bots.levels import Level
from gridwright.bots.policies import policy_for
from gridwright.bots.profile import Profile
from gridwright.bots.roster import weights_for
from gridwright.core.action import Action
from gridwright.core.errors import ALLOWED
from gridwright.core.events import NOBODY, EventSink
from gridwright.core.game import Game, State
from gridwright.core.playout import Choices
from gridwright.core.rng import Rng

Plan = tuple[Action, ...]

_LONGEST: Final = 60  # actions of a turn


@dataclass(frozen=True, slots=True)
class Followed:
    """What came of a plan."""

    worth: list[list[float]]  # by deal, then by seat: its chance to win
    standing: Standing  # of the seat that planned

    def chance(self, seat: int) -> float:
        """Return the chance of *seat*, as far as it was looked at."""
        return sum([values[seat] for values in self.worth]) / len(self.worth)


class Lines:
    """Follows plans at one table."""

    def __init__(self, game: Game[Any], level: Level, profile: Profile, seed: int) -> None:
        """Look as far ahead as *level* does; the same *seed* finds the same."""
        self._game = game
        self._policy = policy_for(game, profile)
        self._weights = weights_for(game.title, game.seats)
        self.rounds = level.rounds  # that it looks ahead
        self._rng = Rng(seed)

    def follow(self, view: State, plans: list[Plan], deals: int) -> list[Followed]:
        """Return what comes of each plan on as many *deals* as *view* allows of."""
        worths: list[list[list[float]]] = [[] for _ in plans]
        standings: list[list[Standing]] = [[] for _ in plans]
        for _ in range(deals):
            dealt = self._game.resample(view, self._rng)
            chance = self._rng.below(1 << 62)
            for index, plan in enumerate(plans):
                state = dealt.copy()
                reached = self._line(state, plan, Choices(Rng(chance)))
                worths[index].append(worth(self._game, self._policy, state, self._weights))
                standings[index].append(reached)
        return [
            Followed(values, Standing.mean(found))
            for values, found in zip(worths, standings, strict=True)
        ]

    def turn(self, view: State, begun: list[Action]) -> Plan:
        """Return the turn that begins with what is *begun*, ended as the policy would end it."""
        state = self._game.resample(view, self._rng)
        seat, phase, number = state.to_act, state.phase, state.round
        choices = Choices(self._rng)
        plan: list[Action] = []
        while (state.to_act, state.phase, state.round) == (seat, phase, number):
            if len(plan) == _LONGEST:
                break
            is_begun = len(plan) < len(begun)
            plan.append(begun[len(plan)] if is_begun else self._policy.choose(state, choices))
            self._game.apply(state, plan[-1])
        return tuple(plan)

    def _line(self, state: State, plan: Plan, choices: Choices) -> Standing:
        """Play *state* on by *plan* and the policy; return what its seat has then."""
        game, policy, seat = self._game, self._policy, state.to_act
        last = state.round + self.rounds
        sink = EventSink()
        for action in plan:
            if state.to_act != seat or game.refusal(state, action) is not ALLOWED:
                break
            carry_out(game, policy, state, action, sink)
        while state.to_act != NOBODY and state.round < last:
            game.apply(state, policy.choose(state, choices), sink)
        return standing(game, state, seat, sink)
