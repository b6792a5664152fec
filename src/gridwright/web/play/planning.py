"""What a seat does with its plan: opens it, tries things out, queues it, closes it.

None of it changes a table. It is done with the table in hand, so that no turn comes meanwhile.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from gridwright.core.errors import GridwrightError, Message
from gridwright.core.game import Game, State
from gridwright.web.play import drafts, plans, trying
from gridwright.web.play.moves import Answer, Outcome
from gridwright.web.play.plans import Plan
from gridwright.web.play.writing import changing

OPEN: Final = "open"
QUEUE: Final = "queue"
WAIT: Final = "wait"  # do not carry it out
CLOSE: Final = "close"
WAYS: Final = (OPEN, QUEUE, WAIT, CLOSE)

Planner = Callable[[Game[Any], State, Plan], Plan]
"""Returns another plan, or the same, or raises `GridwrightError`."""


def open_for(identifier: str, seat: int, phase: str) -> Answer:
    """Begin a plan for *phase*, or go on with it; one for another phase is forgotten."""
    return _plan(identifier, seat, phase, lambda game, view, now: now)  # noqa: ARG005


def try_out(identifier: str, seat: int, phase: str, trial: trying.Trial) -> Answer:
    """Change what the plan of *seat* for *phase* tries out; it is no longer queued then."""

    def planner(game: Game[Any], view: State, now: Plan) -> Plan:
        tried, reason = trying.changed(game, view, now.tried, trial)
        return replace(now, tried=_allowed(tried, reason), is_queued=False)

    return _plan(identifier, seat, phase, planner)


def queue(
    identifier: str, seat: int, phase: str, lines: Sequence[str], seen: Sequence[int]
) -> Answer:
    """Let *lines* be the turn of *seat* in *phase*, if they cost then what was *seen*."""

    def planner(game: Game[Any], view: State, now: Plan) -> Plan:
        tried = _allowed(*drafts.all_of(game, view, seat, lines))
        if not tried.lines and not now.is_begun:
            raise GridwrightError("web.plan.empty")
        if len(tried.lines) != len(seen) or not plans.whole(game, view, seat, tried.lines):
            raise GridwrightError("web.plan.no_turn")
        return replace(now, tried=tried, is_queued=True)

    return _plan(identifier, seat, phase, planner, seen)


def wait(identifier: str, seat: int, phase: str) -> Answer:
    """Keep the plan of *seat*, but do not carry it out."""
    return _plan(identifier, seat, phase, lambda game, view, now: replace(now, is_queued=False))  # noqa: ARG005


def close(identifier: str, seat: int) -> Answer:
    """Forget the plan of *seat*."""
    with changing(identifier) as change:
        change.row.plans.filter(seat=seat).delete()
        return Answer(Outcome.DONE, change.row.version)


def _plan(
    identifier: str, seat: int, phase: str, planner: Planner, seen: Sequence[int] | None = None
) -> Answer:
    with changing(identifier) as change:
        row, game, view = change.row, change.table.game, change.table.view(seat)
        if not row.is_running or phase not in plans.phases_of(game, view, seat):
            return Answer(Outcome.MOVED_ON, row.version)
        now = plans.read(row, seat, game, view)
        if now is None or now.phase != phase:
            copy = game.hypothesis(view, seat, phase)
            nothing = drafts.tried(game, copy, seat, ())
            now = Plan(phase, copy, nothing, is_queued=False, is_begun=phase == game.phase_of(view))
            plans.keep(row, game, now)
        try:
            wanted = planner(game, now.view, now)
        except GridwrightError as error:
            return Answer(Outcome.REFUSED, row.version, error.message)
        if wanted is not now:
            plans.keep(row, game, wanted, seen)
        return Answer(Outcome.DONE, row.version)


def _allowed(tried: drafts.Tried, reason: Message | None) -> drafts.Tried:
    if reason is not None:
        raise GridwrightError(reason.id, reason.values, reason.clauses)
    return tried
