"""Looking ahead: every plan is played forward on the same deals, and the worst half dropped.

A line goes on for a few rounds with the policy in every seat and ends at the beginning of a
round, where the evaluation says what it is worth. Depth tells more than many lines do.

What is put up for auction is priced: to own it for little, to own it for more and to leave it are
compared, and the bid at which it is worth no more than to be left is the ceiling. A thorough search
contests it instead: the auction is played out with several ceilings.
"""

from dataclasses import dataclass
from math import sqrt
from typing import Final, Generic, TypeVar

from gridwright.bots.budget import Budget, Clock
from gridwright.bots.contest import AS_JUDGED, Contest, ceilings
from gridwright.bots.evaluation import Weights, nearness, worth
from gridwright.bots.policy import Policy
from gridwright.breath import breathe
from gridwright.core.action import Action
from gridwright.core.events import NOBODY, EventSink
from gridwright.core.game import Game, State
from gridwright.core.playout import Choices
from gridwright.core.rng import Rng
from gridwright.parts.auction import BIDS, DROP, Drop

S = TypeVar("S", bound=State)

_ENOUGH: Final = 8  # deals after which a plan may be called the best for certain
_SURE: Final = 3.0  # standard errors that it must lead by
_FURTHER: Final = 1.35  # the higher of two prices, compared with the lower one
_MORE: Final = 4  # and what it is higher by at least
_LEAST: Final = 0.0015  # what an Elektro is worth at least
_USUAL: Final = 5.0  # by how much the ceilings of a policy are off
_DOUBT: Final = 1.0  # standard errors by which a way must lead to be preferred to the likely one
_WRONG: Final = 0.06  # of an equal share: what all lines of a thorough search may have wrong alike
_NEAR: Final = 0.2  # how much it counts how near a seat came to win, where a line ends the game


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
        return _total(self.values) / len(self.values) if self.values else 0.0


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
        self.is_thorough = False  # whether auctions are played out, and more plans looked at
        self._rng = Rng(seed)
        self.clock = Clock(Budget())
        self._dealt: S | None = None  # of the view that is thought about

    def stop(self) -> None:
        """Let a search end at once with what it has found, or the next one; for other threads."""
        self.clock.is_stopped = True

    def think(self, view: S, budget: Budget) -> list[Thought]:
        """Return the ways to go on from *view*, the best first.

        The policy's own way is only left for one that is better by more than chance explains. With
        many lines that is little: then it must be better by what they may all have wrong, too.
        """
        self.clock.begin(budget)
        self._dealt = None
        found = self._ways(view, self.clock)
        self.clock.is_stopped = False
        return found

    def _ways(self, view: S, clock: Clock) -> list[Thought]:
        item, lowest, most = self._policy.stakes(view)
        if not item:
            plans = self._policy.plans(view, wide=self.is_thorough)
            return self._settle(view, [Thought(plan) for plan in plans], clock)
        if self.is_thorough:
            return self._contest(view, lowest, most, clock)
        return self._price(view, lowest, most, clock)

    def _settle(self, view: S, thoughts: list[Thought], clock: Clock) -> list[Thought]:
        """Compare *thoughts*, the likeliest first, and return them with the best one first."""
        likely = thoughts[0]
        alive = thoughts[:]
        stages = (len(thoughts) - 1).bit_length()
        for stage in range(stages):
            share = (stage + 1) / stages
            self._compare(view, alive, clock)
            while clock.spent() < share and clock.has_room() and not _is_clear(alive):
                self._compare(view, alive, clock)
            alive.sort(key=_by_value, reverse=True)
            alive = alive[: (len(alive) + 1) // 2]
            if likely not in alive:
                alive.append(likely)
        wrong = _WRONG / self._game.seats if self.is_thorough else 0.0
        for thought in thoughts:
            if thought is not likely:
                thought.lead = _lead(thought.values, likely.values) - wrong
        thoughts.sort(key=_by_depth, reverse=True)
        return thoughts

    def _contest(self, view: S, lowest: int, most: int, clock: Clock) -> list[Thought]:
        """Return to raise up to the best ceiling and to leave what is put up, the better first."""
        usual = min(most, self._policy.ceiling(view))
        asked = [
            Thought(BIDS.between(lowest, lowest) if ceiling else [DROP], ceiling)
            for ceiling in ceilings(lowest, most, usual)
        ]
        thoughts = self._settle(view, asked, clock)
        best = thoughts[0]
        for thought in thoughts:
            if not (thought.ceiling and best.ceiling) and thought is not best:
                return [best, thought]
        return [best]

    def _price(self, view: S, lowest: int, most: int, clock: Clock) -> list[Thought]:
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
        further = min(most, max(int(lowest * _FURTHER), lowest + _MORE))
        high = Thought([BIDS.at(further)])
        asked = [leave, low, high] if further > lowest else [leave, low]
        self._compare(view, asked, clock)
        while clock.has_room():
            self._compare(view, asked, clock)
        slope = _LEAST
        if high.lines:
            slope = max(slope, (low.value - high.value) / (further - lowest))
        found = lowest + (low.value - leave.value) / slope
        off = _error(low.values, leave.values) / slope
        trust = _USUAL * _USUAL / (_USUAL * _USUAL + off * off)
        ceiling = int(usual + trust * min(0.0, found - usual))
        if ceiling < lowest:
            return [leave, low]
        low.ceiling = ceiling
        return [low, leave]

    def _compare(self, view: S, alive: list[Thought], clock: Clock) -> None:
        """Follow each plan once, all on the same deal.

        When the budget ends on the way, or somebody stops it, the deal counts for nobody; the very
        first one counts for those that it came to.
        """
        dealt = self._game.resample(view, self._rng, self._dealt)
        self._dealt = dealt
        chance = self._rng.below(1 << 62)
        values: list[float] = []
        for thought in alive:
            if not clock.has_room():
                break
            values.append(self._line(dealt.copy(), thought, chance))
            clock.lines += 1
        is_whole = len(values) == len(alive) and not clock.is_stopped
        if is_whole or not alive[0].values:
            for thought, value in zip(alive, values, strict=False):
                thought.values.append(value)

    def _line(self, state: S, thought: Thought, chance: int) -> float:
        """Return what *state* comes to after *thought* and some rounds more."""
        game, policy, seat = self._game, self._policy, state.to_act
        contest = Contest(game, policy, seat)
        rng = Rng(chance)
        last = state.round + self._rounds
        if self.is_thorough and policy.stakes(state)[0]:
            contest.play_out(state, thought.ceiling, rng)
        else:
            for action in thought.plan:
                carry_out(game, policy, state, action)
        choices = Choices(rng)
        while state.to_act != NOBODY and state.round < last and not self.clock.is_stopped:
            breathe()
            if self.is_thorough and policy.stakes(state)[0]:
                contest.play_out(state, AS_JUDGED, rng)
            else:
                game.apply(state, policy.choose(state, choices))
        value = worth(game, policy, state, self._weights)[seat]
        if self.is_thorough and state.to_act == NOBODY:
            near = nearness(game, policy, state, self._weights)[seat]
            value += _NEAR * (near - value)
        return value


def carry_out(
    game: Game[S], policy: Policy[S], state: S, action: Action, events: EventSink | None = None
) -> None:
    """Play *action*; what it bids for, the others leave to its seat at that price."""
    seat = state.to_act
    bids_on = policy.stakes(state)[0] and not isinstance(action, Drop)
    game.apply(state, action, events)
    while bids_on and state.to_act not in (NOBODY, seat) and policy.stakes(state)[0]:
        game.apply(state, DROP, events)


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
    gain = (_total(best) - _total(values)) / deals
    return gain > _SURE * _error(values, best)


def _error(values: list[float], others: list[float]) -> float:
    """Return the standard error of the difference of two means of the same deals."""
    deals = min(len(values), len(others))
    total = squares = 0.0
    for deal in range(deals):
        gap = others[deal] - values[deal]
        total += gap
        squares += gap * gap
    if deals < 2:  # noqa: PLR2004 - one deal says nothing of the spread
        return 1.0
    mean = total / deals
    return sqrt(max(0.0, squares / deals - mean * mean) / (deals - 1))


def _total(values: list[float]) -> float:
    total = 0.0
    for value in values:
        total += value
    return total


def _lead(values: list[float], likely: list[float]) -> float:
    """Return by how much *values* are certain to be better than those of the *likely* way."""
    if len(values) < len(likely):
        return 0.0
    gain = (_total(values) - _total(likely)) / max(1, len(likely))
    return gain - _DOUBT * _error(values, likely)


def _by_value(thought: Thought) -> float:
    return thought.value


def _by_depth(thought: Thought) -> tuple[int, float]:
    return thought.lines, thought.lead
