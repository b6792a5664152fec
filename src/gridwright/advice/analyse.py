"""A record judged: the chances of every seat, turning points, and what would have been better.

Every turn, or every decision, is judged from what its seat knew then: the actions played and the
best ones that a bot finds are followed on the same deals, never on the true deck.
"""

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from math import exp
from typing import Any, Final

from gridwright.advice.calibration import Estimate
from gridwright.advice.forecast import Actions, Adviser, Forecaster, Move
from gridwright.advice.reasons import NamedForecast, comparison, name_of
from gridwright.bots.evaluation import result
from gridwright.bots.policies import policy_for
from gridwright.content.load import Source, library_from
from gridwright.content.types import Library
from gridwright.core.action import Action
from gridwright.core.errors import Message, SetupError, check_at_least_one
from gridwright.core.game import Game
from gridwright.core.phase import State
from gridwright.parts.auction import Bid, Drop
from gridwright.tables import record
from gridwright.tables.record import Record
from gridwright.tables.replay import steps
from gridwright.tables.table import letter

LEVEL: Final = "planner@32"
THRESHOLD: Final = 0.05  # of the chance to win: a loss of this much is a turning point
_CLOSER: Final = 6  # times as many deals: a second look at what seems to be a loss
STRICT: Final = 8.0  # how quickly accuracy goes down with what turns lose
_SEEMING: Final = 0.01  # a loss that is worth a second look


@dataclass(frozen=True, slots=True)
class Moment:
    """A turn or a decision of a record, not yet judged."""

    index: int  # of its first action
    round: int
    phase: str
    seat: int
    state: State  # before it
    played: Actions


@dataclass(frozen=True, slots=True)
class Judgement:
    """A turn or a decision, what it was worth, and the best that could have been done."""

    index: int
    round: int
    phase: str
    seat: int
    chances: tuple[float, ...]  # by seat, with what was played
    played: tuple[str, ...]
    best: tuple[str, ...]  # equal to `played` where nothing is better
    chance: Estimate  # of its seat, with what was played
    gain: Estimate  # what the best would have added to it
    reason: Message | None  # why the best is better

    @property
    def value(self) -> float:
        """The chance of its seat with what was played."""
        return self.chance.value

    @property
    def best_value(self) -> float:
        """The chance of its seat with the best that was found."""
        return self.chance.value + self.gain.value

    @property
    def loss(self) -> float:
        """How much of a chance to win was given away."""
        return self.gain.value

    def as_dict(self, language: str = "", context: object = None) -> dict[str, object]:
        """Return the judgement ready for JSON, with the reason in *language*.

        The default is the language in use. *context* has the names of a table.
        """
        why = "" if self.reason is None else self.reason.as_dict(language, context)["sentence"]
        return {
            "actions_before": self.index,
            "round": self.round,
            "phase": self.phase,
            "seat": letter(self.seat),
            "win_chances": self.chances,
            "played": self.played,
            "best": self.best,
            "win_chance_played": self.value,
            "win_chance_margin": self.chance.margin,
            "win_chance_best": self.best_value,
            "loss": self.loss,
            "loss_margin": self.gain.margin,
            "reason": why,
        }


@dataclass(frozen=True, slots=True)
class SeatAccuracy:
    """How well a seat played its turns."""

    seat: int
    turns: int
    loss: float  # of a turn, on average
    share: float  # of the chance that it had, which a turn lost on average

    @property
    def accuracy(self) -> float:
        """How much of it lasts, from 0 to 1: 1 if every turn was the best that was found."""
        return exp(-STRICT * self.share)


class Course:
    """The positions and actions of a game."""

    def __init__(self, game: Game[Any], states: list[State], actions: list[Action]) -> None:
        """Take the *states* before each of the *actions*, and the last one."""
        self.game = game
        self._states = states
        self._actions = actions
        self._policy = policy_for(game)

    def moments(self, *, every_decision: bool = False) -> list[Moment]:
        """Return the turns that left a choice, or all decisions that did.

        A turn is all actions of a seat in a phase; of its bids for a plant only the last counts,
        because the others were raised and cost nothing.
        """
        moments: list[Moment] = []
        start = 0
        for end in range(1, len(self._actions) + 1):
            if not every_decision and self._goes_on(start, end):
                continue
            if self._is_choice(start, end) and (every_decision or not self._is_raised(start)):
                moments.append(self._moment(start, end))
            start = end
        return moments

    def turn_at(self, start: int) -> Actions:
        """Return what was played from action *start* to the end of that turn."""
        end = start + 1
        while self._goes_on(start, end):
            end += 1
        return tuple(self._actions[start:end])

    def state_at(self, index: int) -> State:
        """Return the position before action *index*."""
        return self._states[index]

    def _goes_on(self, start: int, end: int) -> bool:
        """Whether action *end* belongs to the turn that action *start* began."""
        if end == len(self._actions):
            return False
        first, then = self._states[start], self._states[end]
        is_bid = self._policy.item(first) or self._policy.item(then)
        same = (first.to_act, first.phase, first.round) == (then.to_act, then.phase, then.round)
        return same and not is_bid

    def _is_choice(self, start: int, end: int) -> bool:
        states = self._states[start:end]
        return any([len(self.game.lowest_bid_actions(state)) > 1 for state in states])

    def _is_raised(self, index: int) -> bool:
        """Whether action *index* is a bid that somebody raised."""
        for later in range(index, len(self._actions)):
            is_drop = isinstance(self._actions[later], Drop)
            if not self._policy.item(self._states[later]) or (later == index and is_drop):
                return False
            if later > index and not is_drop:
                return True
        return False

    def _moment(self, start: int, end: int) -> Moment:
        game, state = self.game, self._states[start]
        played = tuple(self._actions[start:end])
        return Moment(start, state.round, game.phase_of(state), state.to_act, state, played)


class RecordedGame(Course):
    """A record with all its positions."""

    def __init__(self, source: Record, library: Library) -> None:
        """Replay the record *source*, or raise `RecordError`."""
        tables = iter(steps(source, library))
        self.table = next(tables)
        states: list[State] = [self.table.state]
        for table in tables:
            if table is self.table:  # not one on which a game of older rules continues
                states.append(table.state)
        super().__init__(self.table.game, states, [move.action for move in self.table.moves])

    def ending(self) -> tuple[float, ...] | None:
        """Return each seat's share of the win; None if the game is not over."""
        return tuple(result(self.game, self.table.state)) if self.table.is_over else None


def judge(game: Game[Any], moment: Moment, adviser: Adviser) -> Judgement:
    """Return what *moment* was worth, and whether something else was worth more.

    What seems to be better is looked at again, on many more deals that played no part in finding
    it, and only counts if it is still better by more than chance explains.
    """
    seat = moment.seat
    view = game.view(moment.state, seat)
    forecaster = Forecaster(game, moment.index)
    best = adviser.moves(game, view, moment.index)[0]
    played = _played(moment.played, best)
    if len(moment.played) > 1:
        best = Move(forecaster.complete_turn(view, best.plan), best.ceiling)
    elif len(best.plan) > 1:
        best = Move(best.plan[:1], best.ceiling)
    moves = [played] if best.plan == played.plan else [played, best]
    actual, *others = forecaster.follow(view, moves, adviser.deals)
    gain, reason = Estimate(0.0, 0.0), None
    if others and _seems_better(others[0].lead(actual, seat)):
        actual, better = forecaster.follow(view, moves, _CLOSER * adviser.deals)
        gain = confirmed(better.lead(actual, seat))
        if gain.value:
            names = [name_of(game, view, move.plan) for move in moves]
            reason = comparison(
                NamedForecast(names[1], better),
                NamedForecast(names[0], actual),
                moment.round,
                is_for=True,
            )
    return Judgement(
        moment.index,
        moment.round,
        moment.phase,
        seat,
        actual.chances,
        tuple([game.write(action) for action in played.plan]),
        tuple([game.write(action) for action in (best if gain.value else played).plan]),
        actual.chance(seat),
        gain,
        reason,
    )


def confirmed(lead: Estimate) -> Estimate:
    """Return what a second look finds to be lost: nothing, if chance explains the *lead*."""
    return lead if lead.low > 0 else Estimate(0.0, 0.0)


def _seems_better(lead: Estimate) -> bool:
    return lead.low > 0 and lead.value >= _SEEMING


def _played(plan: Actions, best: Move) -> Move:
    """Return what was played as a move; a bid goes as far as the best one, or as itself."""
    if isinstance(plan[0], Bid):
        return Move(plan, max(plan[0].amount, best.ceiling))
    return Move(plan)


def turning_points(judgements: list[Judgement], threshold: float = THRESHOLD) -> list[Judgement]:
    """Return those that lost at least *threshold*, the worst first."""
    points = [judgement for judgement in judgements if judgement.loss >= threshold]
    return sorted(points, key=lambda point: -point.loss)


def accuracies(judgements: list[Judgement], seats: int) -> list[SeatAccuracy]:
    """Return how well each seat played."""
    by_seat = [[each for each in judgements if each.seat == seat] for seat in range(seats)]
    return [
        SeatAccuracy(
            seat,
            len(turns),
            sum([turn.loss for turn in turns]) / max(1, len(turns)),
            sum([turn.loss / turn.best_value for turn in turns]) / max(1, len(turns)),
        )
        for seat, turns in enumerate(by_seat)
    ]


# A whole record, by one process or several


_Opened = tuple[RecordedGame, list[Moment], Adviser]

_opened_here: list[_Opened] = []  # in a worker process


def run(
    text: str, level: str, *, every_decision: bool = False, jobs: int = 1, data: Source = None
) -> tuple[RecordedGame, int, Iterator[Judgement]]:
    """Return the game of the record *text*, its number of moments, and a judgement of each.

    *data* is a directory with content of the user's own, or a `Library`. A record that does not
    hold raises `RecordError`, a bot that gives no advice `SetupError`.
    """
    check_at_least_one("jobs", jobs)
    library = library_from(data)
    recorded, moments, adviser = _open(text, level, library, every_decision=every_decision)
    if jobs == 1:
        return recorded, len(moments), (judge(recorded.game, moment, adviser) for moment in moments)
    arguments = (text, level, library, every_decision)
    return recorded, len(moments), _judge_in_parallel(len(moments), jobs, arguments)


def _open(text: str, level: str, library: Library, *, every_decision: bool) -> _Opened:
    adviser = Adviser(level)
    recorded = RecordedGame(record.read(text), library)
    return recorded, recorded.moments(every_decision=every_decision), adviser


def _judge_in_parallel(
    count: int, jobs: int, arguments: tuple[str, str, Library, bool]
) -> Iterator[Judgement]:
    pool = ProcessPoolExecutor(jobs, initializer=_start_worker, initargs=arguments)
    try:
        yield from pool.map(_judge, range(count))
    except BrokenProcessPool as error:
        raise SetupError("analysis_died", key="jobs") from error
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _start_worker(text: str, level: str, library: Library, every_decision: bool) -> None:  # noqa: FBT001
    """Open the record in a worker process, which leaves Ctrl-C to its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _opened_here.append(_open(text, level, library, every_decision=every_decision))


def _judge(index: int) -> Judgement:
    recorded, moments, adviser = _opened_here[0]
    return judge(recorded.game, moments[index], adviser)
