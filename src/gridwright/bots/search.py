"""Looking ahead: every plan is played forward on the same deals, and the worst half dropped.

A line goes on for a few rounds with the policy in every seat (`forward`). Depth tells more than
many lines do. A thorough search compares many more plans.

An item that is put up for auction is priced: owning it for little, owning it for more and leaving
it are compared, and the bid at which it is worth no more than to be left is the ceiling. A thorough
search contests it instead: it works out how far its rivals will go (`rivals`), and then plays the
auction out with several ceilings.
"""

from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from gridwright.bots.budget import Budget
from gridwright.bots.contest import Contest, ExpectedPrices, ceilings
from gridwright.bots.evaluation import Weights
from gridwright.bots.forward import Forward, carry_out
from gridwright.bots.policy import Policy
from gridwright.bots.pricing import Price, further
from gridwright.bots.rivals import Rivals
from gridwright.bots.samples import error, mean, total
from gridwright.core.action import Action
from gridwright.core.game import Game
from gridwright.core.phase import State
from gridwright.core.rng import Rng
from gridwright.parts.auction import BIDS, DROP

S = TypeVar("S", bound=State)

_ENOUGH: Final = 8  # deals after which a plan may be called the best for certain
_SURE: Final = 3.0  # standard errors that it must lead by
_DOUBT: Final = 1.0  # standard errors by which a plan must lead to replace the likely one
_BIAS: Final = 0.06  # of an equal share: an error that all lines of a thorough search may share


@dataclass(init=False, slots=True)
class Thought:
    """A plan, and the values of the lines that followed it."""

    plan: list[Action]  # one action, or the rest of the turn
    values: list[float]  # by line: what it is worth to the seat that thinks
    ceiling: int  # of a bid: how far it may be raised; else 0
    lead: float  # by how much it is certain to be better than what the policy would do

    def __init__(self, plan: list[Action], ceiling: int = 0) -> None:
        """Start without any line of *plan*."""
        self.plan = plan
        self.values = []
        self.ceiling = ceiling
        self.lead = 0.0

    @property
    def action(self) -> Action:
        """The first action of the plan."""
        return self.plan[0]

    @property
    def lines(self) -> int:
        """The number of lines that were followed."""
        return len(self.values)

    @property
    def value(self) -> float:
        """The chance to win with it, on the average of its lines."""
        return mean(self.values)


class Search(Generic[S]):
    """Searches positions of one game."""

    def __init__(
        self, game: Game[S], policy: Policy[S], weights: Weights, rounds: int, seed: int
    ) -> None:
        """Look *rounds* ahead.

        With the same *seed* and a budget in lines, the same view brings the same thoughts, whatever
        was thought before.
        """
        self._game = game
        self._policy = policy
        self._seed = seed
        self.forward = Forward(game, policy, weights, rounds)
        self._rivals = Rivals(game, policy, self.forward)
        self.expected = ExpectedPrices(0)  # of rivals, by the last thought

    def stop(self) -> None:
        """End the present search, or the next one, at once; called by other threads."""
        self.forward.clock.is_stopped = True

    def think(self, view: S, budget: Budget) -> list[Thought]:
        """Return the plans for *view*, the best first.

        The policy's own plan is only replaced by one that is better by more than chance explains.
        With many lines that is little: then it must also be better by the bias they may share.
        """
        forward = self.forward
        forward.begin(budget, Rng(self._seed ^ self._game.hash_of(view)))
        self.expected = ExpectedPrices(view.round)
        thoughts = self._thoughts(view)
        forward.clock.is_stopped = False
        return thoughts

    def _thoughts(self, view: S) -> list[Thought]:
        is_thorough = self.forward.is_thorough
        item, lowest, most = self._policy.stakes(view)
        if not item:
            plans = self._policy.plans(view, are_many=is_thorough)
            return self._settle(view, [Thought(plan) for plan in plans])
        if is_thorough:
            return self._contest(view, lowest, most)
        return self._price(view, lowest, most)

    def _settle(self, view: S, thoughts: list[Thought]) -> list[Thought]:
        """Compare *thoughts*, the likeliest first, and return them with the best one first."""
        clock = self.forward.clock
        spent = clock.spent()
        likely = thoughts[0]
        alive = thoughts[:]
        stages = (len(thoughts) - 1).bit_length()
        for stage in range(stages):
            share = spent + (1.0 - spent) * (stage + 1) / stages
            self._compare(view, alive)
            while clock.spent() < share and clock.has_room() and not _is_clear(alive):
                self._compare(view, alive)
            alive.sort(key=_by_value, reverse=True)
            alive = alive[: (len(alive) + 1) // 2]
            if likely not in alive:
                alive.append(likely)
        bias = _BIAS / self._game.seats if self.forward.is_thorough else 0.0
        for thought in thoughts:
            if thought is not likely:
                thought.lead = _lead(thought.values, likely.values) - bias
        thoughts.sort(key=_by_depth, reverse=True)
        return thoughts

    def _contest(self, view: S, lowest: int, most: int) -> list[Thought]:
        """Return a raise up to the best ceiling and a drop, the better first."""
        if lowest <= most:
            self.expected = self._rivals.expected(view, BIDS.at(lowest))
        usual = min(most, self._policy.ceiling(view))
        alternatives = [
            Thought(BIDS.between(lowest, lowest) if ceiling else [DROP], ceiling)
            for ceiling in ceilings(lowest, most, usual)
        ]
        thoughts = self._settle(view, alternatives)
        best = thoughts[0]
        for thought in thoughts:
            if not (thought.ceiling and best.ceiling) and thought is not best:
                return [best, thought]
        return [best]

    def _price(self, view: S, lowest: int, most: int) -> list[Thought]:
        """Return a raise and a drop, the better first.

        A search only lowers the ceiling of the policy: believing the higher of two estimates means
        to pay too much.
        """
        leave = Thought([DROP])
        if lowest > most:
            return [leave]
        usual = min(most, self._policy.ceiling(view))
        low = Thought([BIDS.at(lowest)])
        if lowest > usual:
            return [leave, low]
        above = further(lowest, most)
        high = Thought([BIDS.at(above)])
        alternatives = [leave, low, high] if above > lowest else [leave, low]
        self._compare(view, alternatives)
        while self.forward.clock.has_room():
            self._compare(view, alternatives)
        price = Price(lowest, above, leave.values, low.values, high.values)
        ceiling = price.ceiling(usual)
        if ceiling < lowest:
            return [leave, low]
        low.ceiling = ceiling
        return [low, leave]

    def _compare(self, view: S, alive: list[Thought]) -> None:
        """Follow each plan once, all on the same deal.

        When the budget ends on the way, or somebody stops it, the deal counts for no plan; the
        very first deal counts for those plans that were followed.
        """
        forward, clock = self.forward, self.forward.clock
        dealt = forward.deal(view)
        chance = forward.chance()
        values: list[float] = []
        for thought in alive:
            if not clock.has_room():
                break
            values.append(self._line(dealt.copy(), thought, chance))
        is_whole = len(values) == len(alive) and not clock.is_stopped
        if is_whole or not alive[0].values:
            for thought, value in zip(alive, values, strict=False):
                thought.values.append(value)

    def _line(self, state: S, thought: Thought, chance: int) -> float:
        """Return the value of *state* after *thought* and some more rounds."""
        game, policy, seat = self._game, self._policy, state.to_act
        contest = Contest(game, policy, seat)
        contest.expected = self.expected
        rng = Rng(chance)
        start = state.round
        if self.forward.is_thorough and policy.item(state):
            contest.play_out(state, thought.ceiling, rng)
        else:
            for action in thought.plan:
                carry_out(game, policy, state, action)
        return self.forward.follow(state, contest, rng, self.forward.span(start, state))


def _is_clear(thoughts: list[Thought]) -> bool:
    """Whether the best of *thoughts*, followed on the same deals, is ahead beyond doubt."""
    deals = thoughts[0].lines
    if len(thoughts) == 1:
        return True
    if deals < _ENOUGH:
        return False
    first = thoughts[0]
    for thought in thoughts:
        if thought.value > first.value:
            first = thought
    for thought in thoughts:
        if thought is not first and not _is_behind(thought.values, first.values, deals):
            return False
    return True


def _is_behind(values: list[float], best: list[float], deals: int) -> bool:
    """Whether *values* are lower than the *best* by more than chance explains."""
    gain = (total(best) - total(values)) / deals
    return gain > _SURE * error(values, best)


def _lead(values: list[float], likely: list[float]) -> float:
    """Return by how much *values* are certain to be better than those of the *likely* plan."""
    if len(values) < len(likely):
        return 0.0
    gain = (total(values) - total(likely)) / max(1, len(likely))
    return gain - _DOUBT * error(values, likely)


def _by_value(thought: Thought) -> float:
    return thought.value


def _by_depth(thought: Thought) -> tuple[int, float]:
    return thought.lines, thought.lead
