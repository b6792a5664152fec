"""Looking ahead: every plan is played forward on the same deals, and the worst half dropped.

A line goes on for a few rounds with the policy in every seat (`forward`). Depth tells more than
many lines do. A thorough search looks at many more plans.

What is put up for auction is priced: to own it for little, to own it for more and to leave it are
compared, and the bid at which it is worth no more than to be left is the ceiling. A thorough search
contests it instead: it thinks through how far its rivals will go (`rivals`), and then plays the
auction out with several ceilings.
"""

from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from gridwright.bots.budget import Budget
from gridwright.bots.contest import Contest, Expected, ceilings
from gridwright.bots.evaluation import Weights
from gridwright.bots.forward import Forward, carry_out
from gridwright.bots.policy import Policy
from gridwright.bots.pricing import Price, further
from gridwright.bots.rivals import Rivals
from gridwright.bots.samples import error, mean, total
from gridwright.core.action import Action
from gridwright.core.game import Game, State
from gridwright.core.rng import Rng
from gridwright.parts.auction import BIDS, DROP

S = TypeVar("S", bound=State)

_ENOUGH: Final = 8  # deals after which a plan may be called the best for certain
_SURE: Final = 3.0  # standard errors that it must lead by
_DOUBT: Final = 1.0  # standard errors by which a way must lead to be preferred to the likely one
_WRONG: Final = 0.06  # of an equal share: what all lines of a thorough search may have wrong alike


@dataclass(init=False, slots=True)
class Thought:
    """A way to go on, and what was found about it."""

    plan: list[Action]  # one action, or the rest of the turn
    values: list[float]  # by line: what it is worth to the seat that thinks
    ceiling: int  # of a bid: how far it may be raised; else 0
    lead: float  # by how much it is certain to be better than what the policy would do

    def __init__(self, plan: list[Action], ceiling: int = 0) -> None:
        """Know nothing yet of *plan*."""
        self.plan = plan
        self.values = []
        self.ceiling = ceiling
        self.lead = 0.0

    @property
    def action(self) -> Action:
        """What is to be done first."""
        return self.plan[0]

    @property
    def lines(self) -> int:
        """How many lines were followed."""
        return len(self.values)

    @property
    def value(self) -> float:
        """The chance to win with it, as far as it was looked at."""
        return mean(self.values)


class Search(Generic[S]):
    """Searches positions of one game."""

    def __init__(
        self, game: Game[S], policy: Policy[S], weights: Weights, rounds: int, seed: int
    ) -> None:
        """Look *rounds* ahead; the same *seed* and budget of work find the same."""
        self._game = game
        self._policy = policy
        self.forward = Forward(game, policy, weights, rounds, seed)
        self._rivals = Rivals(game, policy, self.forward)
        self.expected = Expected(0)  # of rivals, as the last thought had it

    def stop(self) -> None:
        """Let a search end at once with what it has found, or the next one; for other threads."""
        self.forward.clock.is_stopped = True

    def think(self, view: S, budget: Budget) -> list[Thought]:
        """Return the ways to go on from *view*, the best first.

        The policy's own way is only left for one that is better by more than chance explains. With
        many lines that is little: then it must be better by what they may all have wrong, too.
        """
        forward = self.forward
        forward.begin(budget)
        self.expected = Expected(view.round)
        found = self._ways(view)
        forward.clock.is_stopped = False
        return found

    def _ways(self, view: S) -> list[Thought]:
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
        begun = clock.spent()
        likely = thoughts[0]
        alive = thoughts[:]
        stages = (len(thoughts) - 1).bit_length()
        for stage in range(stages):
            share = begun + (1.0 - begun) * (stage + 1) / stages
            self._compare(view, alive)
            while clock.spent() < share and clock.has_room() and not _is_clear(alive):
                self._compare(view, alive)
            alive.sort(key=_by_value, reverse=True)
            alive = alive[: (len(alive) + 1) // 2]
            if likely not in alive:
                alive.append(likely)
        wrong = _WRONG / self._game.seats if self.forward.is_thorough else 0.0
        for thought in thoughts:
            if thought is not likely:
                thought.lead = _lead(thought.values, likely.values) - wrong
        thoughts.sort(key=_by_depth, reverse=True)
        return thoughts

    def _contest(self, view: S, lowest: int, most: int) -> list[Thought]:
        """Return to raise up to the best ceiling and to leave what is put up, the better first."""
        if lowest <= most:
            self.expected = self._rivals.expected(view, BIDS.at(lowest))
        usual = min(most, self._policy.ceiling(view))
        asked = [
            Thought(BIDS.between(lowest, lowest) if ceiling else [DROP], ceiling)
            for ceiling in ceilings(lowest, most, usual)
        ]
        thoughts = self._settle(view, asked)
        best = thoughts[0]
        for thought in thoughts:
            if not (thought.ceiling and best.ceiling) and thought is not best:
                return [best, thought]
        return [best]

    def _price(self, view: S, lowest: int, most: int) -> list[Thought]:
        """Return to raise and to leave what is put up, the better first.

        A search only lowers the ceiling of the policy: who believes the higher of two guesses pays
        too much.
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
        asked = [leave, low, high] if above > lowest else [leave, low]
        self._compare(view, asked)
        while self.forward.clock.has_room():
            self._compare(view, asked)
        price = Price(lowest, above, leave.values, low.values, high.values)
        ceiling = price.ceiling(usual)
        if ceiling < lowest:
            return [leave, low]
        low.ceiling = ceiling
        return [low, leave]

    def _compare(self, view: S, alive: list[Thought]) -> None:
        """Follow each plan once, all on the same deal.

        When the budget ends on the way, or somebody stops it, the deal counts for nobody; the very
        first one counts for those that it came to.
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
        """Return what *state* comes to after *thought* and some rounds more."""
        game, policy, seat = self._game, self._policy, state.to_act
        contest = Contest(game, policy, seat)
        contest.expected = self.expected
        rng = Rng(chance)
        begun = state.round
        if self.forward.is_thorough and policy.stakes(state)[0]:
            contest.play_out(state, thought.ceiling, rng)
        else:
            for action in thought.plan:
                carry_out(game, policy, state, action)
        return self.forward.follow(state, contest, rng, self.forward.span(begun, state))


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
    """Return by how much *values* are certain to be better than those of the *likely* way."""
    if len(values) < len(likely):
        return 0.0
    gain = (total(values) - total(likely)) / max(1, len(likely))
    return gain - _DOUBT * error(values, likely)


def _by_value(thought: Thought) -> float:
    return thought.value


def _by_depth(thought: Thought) -> tuple[int, float]:
    return thought.lines, thought.lead
