"""Puzzles made of games between bots.

A turn of a game is looked at three times, always dearer and always fewer of them. A quick look at
its choices tells whether some may be far better than others. A long look, with twenty times the
lines of an analysis and on other deals, decides: the best choice and those within three points are
right, and the best of the wrong ones is at least ten points worse. Early in that look, because it
costs less than the rest of it, `SOLVER` is asked from another seed: it must find a right choice.

In an auction all that can be put up is compared. In the other phases there are too many turns to
compare them all: nothing, what was played, what the rules of thumb do and the alternatives of a
search are compared. Those that are neither right nor ten points worse are left out, as long as
right choices stay a minority. Somebody must have fallen for a wrong choice: the bot that played, or
the rules of thumb; when plants are run, a run with the highest income also tempts.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from gridwright.advice.analyse import Course, Moment
from gridwright.advice.forecast import Actions, Adviser, Forecast, Forecaster, Move
from gridwright.advice.reasons import NamedForecast, comparison, name_of
from gridwright.advice.turns import TURNS, joined
from gridwright.bots.policies import policy_for
from gridwright.bots.roster import entrant
from gridwright.content.types import Library
from gridwright.core.action import Action
from gridwright.core.draft import Draft
from gridwright.core.errors import Message
from gridwright.core.game import Game
from gridwright.core.notation import Decision
from gridwright.core.phase import State
from gridwright.core.rng import Rng
from gridwright.games.registry import open_game
from gridwright.puzzles.puzzle import (
    AUCTION,
    BUILDING,
    END,
    POWER,
    RESOURCES,
    Choice,
    Puzzle,
    answer,
)
from gridwright.simulate.match import ROUND_LIMIT, Match
from gridwright.tables.table import Table, TableSpec

RIGHT: Final = 0.03  # of the chance to win: as far behind the best, a choice is still right
WRONG: Final = 0.10  # from there on it is wrong
LOW: Final = 0.05  # the best wrong choice leaves the seat a chance within these two
HIGH: Final = 0.90
FEWEST: Final = 3  # choices

LEVELS: Final = ("casual", "steady", "planner@16")  # that play the games
JUDGE: Final = "planner@640"  # twenty times the lines of an analysis
SOLVER: Final = "master@2s"

_DIGITS: Final = 6  # of a difference of chances; the rest is not exact
_QUICK_DEALS: Final = 8
_SLACK: Final = 0.02  # by which a quick look may be wrong
_MOST_QUICK: Final = 12  # choices of a quick look
_MOST: Final = 6  # choices of a long look that are turns
_STAGES: Final = (12, 32, 80)  # deals after which a long look may give up
_ASKED: Final = 32  # deals after which the solver is asked
_BOTS: Final = 71  # the stream of chance that seats bots
_LONG: Final = 72  # that of the long look
_SOLVING: Final = 73  # that of the solver


# The definition


@dataclass(frozen=True, slots=True)
class Verdict:
    """Choices sorted: indices of those that are right, and of those that are wrong."""

    right: tuple[int, ...]  # the best first
    wrong: tuple[int, ...]


def verdict(
    chances: Sequence[float], *, may_leave_out: bool = False, slack: float = 0.0
) -> Verdict | None:
    """Return which choices are right and wrong by their *chances*; None if that is no puzzle.

    Choices between the two are allowed if they *may* be *left out*; they count as right where it
    is asked whether right ones are a minority. With some *slack* more is a puzzle.
    """
    order = sorted(range(len(chances)), key=lambda index: -chances[index])
    best = max(chances, default=0.0)
    behind = [round(best - chance, _DIGITS) for chance in chances]
    right = [index for index in order if behind[index] <= RIGHT + slack]
    wrong = [index for index in order if behind[index] >= WRONG - slack]
    between = len(order) - len(set(right) | set(wrong))
    is_clear = wrong and (may_leave_out or not between)
    if not is_clear or len(right) + len(wrong) < FEWEST:
        return None
    if 2 * (len(right) + between) > len(order) or 2 * len(right) > len(right) + len(wrong):
        return None
    if not LOW - slack <= chances[wrong[0]] <= HIGH + slack:
        return None
    return Verdict(tuple(right), tuple(wrong))


# The games


@dataclass(frozen=True, slots=True)
class Origin:
    """The game that a puzzle comes from."""

    bots: tuple[str, ...]  # by seat; none in a game of people
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Setting:
    """A game of bots."""

    title: str
    board: str
    seats: int
    seed: int

    @property
    def bots(self) -> tuple[str, ...]:
        """Who plays it, by seat."""
        chance = Rng(self.seed).stream(_BOTS)
        return tuple([LEVELS[chance.below(len(LEVELS))] for _ in range(self.seats)])


@dataclass(frozen=True, slots=True)
class Candidate:
    """A turn that may be a puzzle."""

    game: Game[Any]
    moment: Moment
    view: State
    plans: tuple[Actions, ...]  # its choices, without what ends the turn
    played: int  # which of them was played; -1 if none was
    tempting: frozenset[int]  # those that somebody would take without looking ahead

    @property
    def is_auction(self) -> bool:
        return _decision(self.game, self.plans) is Decision.OPEN

    def only(self, indices: Sequence[int]) -> "Candidate":
        """Return it with only the choices at *indices*."""
        plans = tuple([self.plans[index] for index in indices])
        played = indices.index(self.played) if self.played in indices else -1
        tempting = frozenset(
            [place for place, index in enumerate(indices) if index in self.tempting]
        )
        return Candidate(self.game, self.moment, self.view, plans, played, tempting)


def looks(
    setting: Setting, library: Library, *, with_auctions: bool = True
) -> Iterator[Puzzle | None]:
    """Play the game of *setting*, and look at each of its turns: it may be a puzzle.

    Auctions have so many puzzles that it may be enough to look at the other turns.
    """
    game: Game[Any] = open_game(library, setting.title, setting.board, setting.seats, {})
    origin = Origin(setting.bots, setting.seed)
    for moment in _course(game, setting).moments():
        candidate = candidate_at(game, moment)
        if candidate is None or (candidate.is_auction and not with_auctions):
            yield None
        else:
            yield puzzle_of(candidate, origin, library)


def _course(game: Game[Any], setting: Setting) -> Course:
    match = Match(game, [entrant(name) for name in setting.bots], setting.seed)
    states: list[State] = [match.state.copy()]
    match.play(ROUND_LIMIT)
    for action in match.actions:
        state = states[-1].copy()
        game.apply(state, action)
        states.append(state)
    return Course(game, states, match.actions)


def puzzle_at(game: Game[Any], moment: Moment, origin: Origin, library: Library) -> Puzzle | None:
    """Return the puzzle that *moment* of a game is; None if it is none."""
    candidate = candidate_at(game, moment)
    return None if candidate is None else puzzle_of(candidate, origin, library)


def puzzle_of(candidate: Candidate, origin: Origin, library: Library) -> Puzzle | None:
    """Return the puzzle that *candidate* is; None if it is none."""
    shortened = quick_look(candidate)
    if shortened is None:
        return None
    judged = long_look(shortened)
    return None if judged is None else _puzzle(judged, origin, library)


# What could be done


def candidate_at(game: Game[Any], moment: Moment) -> Candidate | None:
    """Return *moment* with its choices; None if there are few, or none that a puzzle is about."""
    view = game.view(moment.state, moment.seat)
    policy = policy_for(game)
    if not moment.round or policy.item(view):
        return None
    legal = game.lowest_bid_actions(view)
    decisions = {game.phrase(action).decision for action in legal}
    is_turn = bool(decisions & set(TURNS))
    if not is_turn and not decisions & {Decision.OPEN, Decision.POWER}:
        return None
    played = moment.played if is_turn else moment.played[:1]
    tempting = [played, *_tempting(game, view, moment.index)]
    if is_turn:
        closing = game.closing(view)
        idle: list[Actions] = [] if closing is None else [(closing,)]
        wanted = [*tempting, *idle, *_whole_turns(game, view, moment.index)]
    else:
        wanted = [*tempting, *[(action,) for action in legal]]
    different: dict[object, Actions] = {}
    for plan in wanted:
        if _can_be_tried(game, view, plan):
            different.setdefault(answer(game, plan), plan)
    known = list(different)[: None if Decision.OPEN in decisions else _MOST_QUICK]
    if len(known) < FEWEST:
        return None
    tempt = {answer(game, plan) for plan in tempting}
    first = answer(game, played)
    return Candidate(
        game,
        moment,
        view,
        tuple([different[key] for key in known]),
        known.index(first) if first in known else -1,
        frozenset([index for index, key in enumerate(known) if key in tempt]),
    )


def _tempting(game: Game[Any], view: State, seed: int) -> list[Actions]:
    """Return what rules of thumb would do, and all runs with the highest income."""
    likely = _whole_turns(game, view, seed)[:1]
    runs = [
        each for each in game.offers(view, view.to_act) if each.phrase.decision is Decision.POWER
    ]
    most = max([run.gain("income") for run in runs], default=0)
    return [
        *likely,
        *[(run.action,) for run in runs if run.gain("income") == most and run.is_legal],
    ]


def _whole_turns(game: Game[Any], view: State, seed: int) -> list[Actions]:
    """Return the plans of the rules of thumb as whole turns, the likeliest first."""
    plans: list[Actions] = [tuple(plan) for plan in policy_for(game).plans(view, are_many=True)]
    if game.phrase(plans[0][0]).decision not in (*TURNS, Decision.DONE):
        return plans
    forecaster = Forecaster(game, seed)
    return [forecaster.complete_turn(view, plan) for plan in plans]


def _can_be_tried(game: Game[Any], view: State, plan: Actions) -> bool:
    """Whether *plan* is one whole turn, which reveals nothing before its end."""
    actions = joined(game, plan)
    if any([game.phrase(action).decision is Decision.DONE for action in actions[:-1]]):
        return False  # such as the station of the Syndicate in Outpost, a decision of its own
    draft: Draft[Any] = Draft(game, view, view.to_act)
    return all([draft.add(action) is None for action in actions])


def _decision(game: Game[Any], plans: Sequence[Actions]) -> Decision:
    """Return what sort of decision all of *plans* are."""
    decisions = [game.phrase(plan[0]).decision for plan in plans]
    return next(
        (each for each in decisions if each not in (Decision.DONE, Decision.PASS)), decisions[0]
    )


# Three looks


def quick_look(candidate: Candidate) -> Candidate | None:
    """Return *candidate* with its choices, the most telling ones; None if it is no puzzle."""
    forecaster = Forecaster(candidate.game, candidate.moment.index)
    moves = [Move(plan) for plan in candidate.plans]
    forecasts = forecaster.follow(candidate.view, moves, _QUICK_DEALS)
    chances = [forecast.chances[candidate.moment.seat] for forecast in forecasts]
    if not _is_puzzle(candidate, chances, _SLACK):
        return None
    if candidate.is_auction:
        return candidate
    order = sorted(range(len(chances)), key=lambda index: -chances[index])
    firm = [index for index in order if index in candidate.tempting or _is_idle(candidate, index)]
    likely = [*order[:3], *firm, *[index for index in order[3:] if _is_wrong(chances, index)]]
    return candidate.only(list(dict.fromkeys(likely))[:_MOST])


def _is_idle(candidate: Candidate, index: int) -> bool:
    """Whether a choice only ends the turn, which anybody may think of."""
    [first, *rest] = candidate.plans[index]
    return not rest and candidate.game.phrase(first).decision is Decision.DONE


def _is_wrong(chances: list[float], index: int) -> bool:
    return max(chances) - chances[index] >= WRONG - _SLACK


def _is_puzzle(candidate: Candidate, chances: list[float], slack: float) -> bool:
    sorted_out = verdict(chances, may_leave_out=not candidate.is_auction, slack=slack)
    return sorted_out is not None and not candidate.tempting.isdisjoint(sorted_out.wrong)


@dataclass(frozen=True, slots=True)
class Judged:
    """A turn that is a puzzle by a long look: right choices first, then wrong ones."""

    candidate: Candidate
    forecasts: tuple[Forecast, ...]
    right: int


def long_look(candidate: Candidate, stream: int = _LONG) -> Judged | None:
    """Return *candidate* as a long look sorts its choices; None if it is no puzzle."""
    game, view, seat = candidate.game, candidate.view, candidate.moment.seat
    forecaster = Forecaster(game, Rng(candidate.moment.index).stream(stream).state)
    moves = [Move(plan) for plan in candidate.plans]
    forecasts: list[Forecast] = []
    chances: list[float] = []
    solution = -1
    deals = Adviser(JUDGE).deals
    for before, until in zip((0, *_STAGES), (*_STAGES, deals), strict=True):
        more = forecaster.follow(view, moves, until - before)
        forecasts = (
            [each.with_lines(old.lines) for each, old in zip(more, forecasts, strict=True)]
            if forecasts
            else more
        )
        chances = [forecast.chances[seat] for forecast in forecasts]
        slack = _SLACK if until < deals else 0.0
        if not _is_puzzle(candidate, chances, slack):
            return None
        if until == _ASKED and (solution := solved(candidate)) < 0:
            return None
        if until >= _ASKED and max(chances) - chances[solution] > RIGHT + slack:
            return None
    sorted_out = verdict(chances, may_leave_out=not candidate.is_auction)
    assert sorted_out is not None
    indices = [*sorted_out.right, *sorted_out.wrong]
    return Judged(
        candidate.only(indices),
        tuple([forecasts[index] for index in indices]),
        len(sorted_out.right),
    )


def solved(candidate: Candidate) -> int:
    """Return which choice a strong bot makes, from another seed; -1 if it is none of them."""
    game, view = candidate.game, candidate.view
    seed = Rng(candidate.moment.index).stream(_SOLVING).state
    plan = Adviser(SOLVER).moves(game, view, seed)[0].plan
    if game.phrase(plan[0]).decision in TURNS:
        plan = Forecaster(game, seed).complete_turn(view, plan)
    choices = [answer(game, each) for each in candidate.plans]
    done = answer(game, plan)
    return choices.index(done) if done in choices else -1


def _puzzle(judged: Judged, origin: Origin, library: Library) -> Puzzle:
    """Return the puzzle with all that is shown of it."""
    candidate, forecasts = judged.candidate, judged.forecasts
    game, view, seat = candidate.game, candidate.view, candidate.moment.seat
    chances = [round(forecast.chances[seat], 4) for forecast in forecasts]
    beside = min([index for index in candidate.tempting if index >= judged.right])
    spec = game.spec
    where = (spec.title, spec.board, spec.seats)
    start = game.write_position(view)
    table = Table(TableSpec(*where, (), dict(spec.options), position=start), library)
    return Puzzle(
        title=spec.title,
        board=spec.board,
        seats=spec.seats,
        kind=_kind(judged),
        round=candidate.moment.round,
        seat=seat,
        position=table.position(),
        choices=tuple(
            [
                Choice(_lines(game, plan), chance)
                for plan, chance in zip(candidate.plans, chances, strict=True)
            ]
        ),
        right=judged.right,
        played=candidate.played,
        tempting=beside,
        reason=_reason(judged, beside),
        bots=origin.bots,
        seed=origin.seed,
        content=table.content,
    )


def _kind(judged: Judged) -> str:
    candidate = judged.candidate
    for forecast in (judged.forecasts[0], judged.forecasts[judged.right]):
        if 2 * sum([each.is_over for each in forecast.prospects]) >= len(forecast.lines):
            return END
    decision = _decision(candidate.game, candidate.plans)
    kinds = {Decision.OPEN: AUCTION, Decision.BUY: RESOURCES, Decision.POWER: POWER}
    return kinds.get(decision, BUILDING)


def _reason(judged: Judged, beside: int) -> Message | None:
    candidate, forecasts = judged.candidate, judged.forecasts
    game, view, plans = candidate.game, candidate.view, candidate.plans
    best = NamedForecast(name_of(game, view, plans[0]), forecasts[0])
    other = NamedForecast(name_of(game, view, plans[beside]), forecasts[beside])
    return comparison(best, other, candidate.moment.round, is_for=True)


def _lines(game: Game[Any], plan: Actions) -> tuple[str, ...]:
    actions: list[Action] = joined(game, plan)
    return tuple(
        [game.write(each) for each in actions if game.phrase(each).decision is not Decision.DONE]
    )
