"""A record looked at again: chances by move, turning points, and what would have been better.

Every turn, or every decision, is judged from what its seat knew then: the played actions and the
best ones that a bot finds are followed on the same deals. What the deck held nobody asks.
"""

from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from gridwright.advice.adviser import Adviser
from gridwright.advice.lines import Followed, Plan
from gridwright.advice.reasons import comparison
from gridwright.bots.evaluation import result
from gridwright.bots.policies import policy_for
from gridwright.content.types import Library
from gridwright.core.action import Action
from gridwright.core.errors import Message
from gridwright.core.game import Game, State
from gridwright.parts.auction import Drop
from gridwright.tables.record import Record
from gridwright.tables.replay import steps

LEVEL: Final = "planner@32"  # unless told
THRESHOLD: Final = 0.05  # of the chance to win, from which a loss is a turning point
_SURE: Final = 2.0  # errors that a loss must exceed: less may be the luck of the deals


@dataclass(frozen=True, slots=True)
class Moment:
    """A turn or a decision of a record, not yet judged."""

    index: int  # actions that were played before
    round: int
    phase: str
    seat: int
    state: State  # before it
    played: Plan


@dataclass(frozen=True, slots=True)
class Judged:
    """A turn or a decision, and what was found."""

    index: int
    round: int
    phase: str
    seat: int
    chances: tuple[float, ...]  # by seat, with what was played
    played: tuple[str, ...]
    best: tuple[str, ...]  # the same where nothing better was found
    value: float  # the chance of its seat with what was played
    best_value: float
    reason: Message | None  # why the best is better

    @property
    def loss(self) -> float:
        """How much of a chance to win was given away."""
        return self.best_value - self.value


@dataclass(frozen=True, slots=True)
class Account:
    """What a seat made of its turns."""

    seat: int
    turns: int
    loss: float  # on average

    @property
    def accuracy(self) -> float:
        """What was kept of the chances, on average of the turns."""
        return 1.0 - self.loss


class Course:
    """A record with all its positions."""

    def __init__(self, record: Record, library: Library) -> None:
        """Replay *record*, or raise `RecordError`."""
        tables = iter(steps(record, library))
        self.table = next(tables)
        self.game: Game[Any] = self.table.game
        self._states: list[State] = [self.table.state]
        for table in tables:
            if table is self.table:  # and not the one at which a game of older rules goes on
                self._states.append(table.state)
        self._actions: list[Action] = [move.action for move in self.table.moves]
        self._policy = policy_for(self.game)

    def moments(self, *, every_decision: bool = False) -> list[Moment]:
        """Return the turns that left a choice, or all decisions that did.

        In a turn all actions of a seat in a phase are one; of its bids for a plant only the last
        counts, for the others were raised and cost nothing.
        """
        found: list[Moment] = []
        start = 0
        for end in range(1, len(self._actions) + 1):
            if not every_decision and self._goes_on(start, end):
                continue
            if self._is_choice(start, end) and (every_decision or not self._is_raised(start)):
                found.append(self._moment(start, end))
            start = end
        return found

    def _goes_on(self, start: int, end: int) -> bool:
        """Whether the turn that began with action *start* goes on with action *end*."""
        if end == len(self._actions):
            return False
        first, then = self._states[start], self._states[end]
        is_bid = self._policy.stakes(first)[0] or self._policy.stakes(then)[0]
        same = (first.to_act, first.phase, first.round) == (then.to_act, then.phase, then.round)
        return same and not is_bid

    def _is_choice(self, start: int, end: int) -> bool:
        states = self._states[start:end]
        return any([len(self.game.lowest_bid_actions(state)) > 1 for state in states])

    def _is_raised(self, index: int) -> bool:
        """Whether action *index* is a bid that somebody raised."""
        for later in range(index, len(self._actions)):
            is_drop = isinstance(self._actions[later], Drop)
            if not self._policy.stakes(self._states[later])[0] or (later == index and is_drop):
                return False
            if later > index and not is_drop:
                return True
        return False

    def _moment(self, start: int, end: int) -> Moment:
        game, state = self.game, self._states[start]
        played = tuple(self._actions[start:end])
        return Moment(start, state.round, game.phase_of(state), state.to_act, state, played)

    def ending(self) -> tuple[float, ...] | None:
        """Return what the game brought each seat; None if it is not over."""
        return tuple(result(self.game, self.table.state)) if self.table.is_over else None


def judge(game: Game[Any], moment: Moment, adviser: Adviser) -> Judged:
    """Return what *moment* was worth, and whether something else was worth more."""
    seat, played = moment.seat, moment.played
    view = game.view(moment.state, seat)
    lines = adviser.lines(game, moment.index)
    plan = adviser.thoughts(game, view, moment.index)[0].plan
    best = lines.turn(view, plan) if len(played) > 1 else (plan[0],)
    plans = [played] if best == played else [played, best]
    found = lines.follow(view, plans, adviser.deals)
    is_worse = _is_worse(found[0], found[-1], seat)
    better = found[-1] if is_worse else found[0]
    than = game.write(played[0])
    until = moment.round + lines.rounds
    reason = comparison(better.standing, found[0].standing, than, until, is_better=True)
    return Judged(
        moment.index,
        moment.round,
        moment.phase,
        seat,
        tuple([found[0].chance(other) for other in range(game.seats)]),
        tuple([game.write(action) for action in played]),
        tuple([game.write(action) for action in (best if is_worse else played)]),
        found[0].chance(seat),
        better.chance(seat),
        reason if is_worse else None,
    )


def _is_worse(played: Followed, best: Followed, seat: int) -> bool:
    """Whether *best* is better by more than the luck of the deals explains."""
    pairs = zip(best.worth, played.worth, strict=True)
    gains = [better[seat] - worse[seat] for better, worse in pairs]
    mean = sum(gains) / len(gains)
    spread = sum([(gain - mean) ** 2 for gain in gains]) / max(1, len(gains) - 1)
    return mean > _SURE * sqrt(spread / len(gains))


def turning_points(found: list[Judged], threshold: float = THRESHOLD) -> list[Judged]:
    """Return where at least *threshold* was given away, the worst first."""
    points = [each for each in found if each.loss >= threshold]
    return sorted(points, key=lambda each: -each.loss)


def accounts(found: list[Judged], seats: int) -> list[Account]:
    """Return what each seat made of its turns."""
    made: list[Account] = []
    for seat in range(seats):
        losses = [each.loss for each in found if each.seat == seat]
        made.append(Account(seat, len(losses), sum(losses) / max(1, len(losses))))
    return made
