"""What a seat does: actions, taking back, maximum bids, plans, proposals and votes."""

from collections.abc import Callable, Sequence
from http import HTTPStatus
from typing import Final

from django.http import QueryDict

from gridwright import words
from gridwright.core.errors import GridwrightError, Message
from gridwright.core.game import SPECTATOR
from gridwright.tables.table import seat_of
from gridwright.web import forms, limits, models
from gridwright.web.api.calls.lobby import found
from gridwright.web.api.calls.looking import names_of, plan_dict, proposal_dicts
from gridwright.web.api.endpoints import Call, endpoint
from gridwright.web.api.game_shapes import (
    ActionsRequest,
    MaximumRequest,
    MovedDict,
    PlannedDict,
    PlanRequest,
    ProposalRequest,
    ProposalsDict,
    UndoRequest,
    VoteRequest,
)
from gridwright.web.api.heads import seat_letter, time_left
from gridwright.web.api.keys import PLAY
from gridwright.web.api.problems import ProblemError
from gridwright.web.models import ProposalKind
from gridwright.web.play import draft_changes, drafts, moves, people
from gridwright.web.play.moves import Answer, Outcome
from gridwright.web.play.perspective import Perspective, perspective_from
from gridwright.web.play.seating import Seating

_ABOUT_SEATS: Final = (ProposalKind.STAND_IN, ProposalKind.TIME)
_WITH_NUMBER: Final = (ProposalKind.BREAK, ProposalKind.BACK)
Deed = Callable[[int], Answer]
"""Does something at a table for a seat."""


def _acted(
    call: Call, table: str, deed: Deed, expected: int = 0, *, is_undo: bool = False
) -> Perspective:
    """Do something for the seat of who asks; return what they see then, or raise."""
    seating = Seating.at(table)
    found(table, call.guest)
    if seating.seat_of(call.guest) == SPECTATOR:
        raise ProblemError(HTTPStatus.FORBIDDEN, "web.error.seat")
    call.count(limits.ACTIONS, "actions", 0 if call.key is None else call.key.pk)
    seat = people.acting(table, seating, call.guest, expected, is_undo=is_undo)
    people.lay_screen_down(table, seating, call.guest)
    answer = deed(seat)
    perspective = perspective_from(found(table, call.guest))
    words.about(perspective.game.title)
    names = names_of(perspective)
    if answer.outcome is Outcome.MOVED_ON:
        reason = answer.reason or Message("web.moved_on")
        raise ProblemError(HTTPStatus.CONFLICT, reason, names, version=perspective.version)
    if perspective.is_shared:
        answer = moves.in_public(answer, perspective.to_act) or answer
    if answer.reason is not None:
        raise ProblemError(HTTPStatus.UNPROCESSABLE_ENTITY, answer.reason, names)
    return perspective


def _moved(perspective: Perspective) -> MovedDict:
    game, view = perspective.game, perspective.view
    return {
        "version": perspective.version,
        "state": perspective.state,
        "round": game.round_of(view),
        "phase": game.phase_of(view),
        "to_act": seat_letter(perspective.to_act),
        "time_left": time_left(perspective.running_clock),
    }


def checked_lines(lines: Sequence[str]) -> list[str]:
    """Return lines as a form would have sent them, or raise `GridwrightError`."""
    sent = QueryDict(mutable=True)
    sent.setlist("line", list(lines))
    return forms.turn(sent)


@endpoint("POST", "/tables/{table}/actions", PLAY)
def act(call: Call, table: str, body: ActionsRequest) -> MovedDict:
    """Play actions for one's seat: all of them, or none.

    They are meant for one version of the table. A request that is sent again because its answer
    was lost finds its own actions there, and is answered as the first was. Whoever acts is back at
    a seat that a bot has kept, whether the actions are allowed or not.
    """
    lines, expected = checked_lines(body["lines"]), body["version"]
    return _moved(
        _acted(call, table, lambda seat: moves.play_all(table, seat, lines, expected), expected)
    )


@endpoint("POST", "/tables/{table}/undo", PLAY)
def undo(call: Call, table: str, body: UndoRequest) -> MovedDict:
    """Take back the last action of one's seat, or its whole turn; it becomes a draft."""
    expected = body["version"]
    return _moved(
        _acted(
            call,
            table,
            lambda seat: moves.take_back(table, seat, expected),
            expected,
            is_undo=True,
        )
    )


@endpoint("POST", "/tables/{table}/maximum", PLAY)
def bid_up_to(call: Call, table: str, body: MaximumRequest) -> MovedDict:
    """Let the server bid for one's seat in this auction up to an amount that nobody sees."""
    amount, drops = body["amount"], body.get("drops", True)
    return _moved(
        _acted(call, table, lambda seat: moves.set_maximum(table, seat, amount, drops=drops))
    )


# Plans


@endpoint("POST", "/tables/{table}/plan", PLAY)
def plan(call: Call, table: str, body: PlanRequest) -> PlannedDict:
    """Plan a turn later in this round. It is played when it comes, if prices are what they were."""
    phase = body["phase"]
    lines = checked_lines(body["lines"]) if body["lines"] else []

    def queue(seat: int) -> Answer:
        perspective = perspective_from(found(table, call.guest))
        if phase not in perspective.phases:
            return Answer(Outcome.MOVED_ON, perspective.version, Message("web.api.no_phase"))
        game = perspective.game
        base = game.hypothesis(perspective.view, seat, phase)
        turn, reason = drafts.try_all(game, base, seat, lines)
        if reason is None and not drafts.whole_turn(game, base, seat, turn.lines):
            reason = Message("web.plan.no_turn")
        if reason is None and not lines and phase != game.phase_of(perspective.view):
            reason = Message("web.plan.empty")
        if reason is not None:  # nothing was opened that would have to be closed again
            return Answer(Outcome.REFUSED, perspective.version, reason)
        seen = drafts.prices(game, base, seat, turn.lines)
        return draft_changes.queue_plan(table, seat, phase, turn.lines, seen)

    perspective = _acted(call, table, queue)
    return {"version": perspective.version, "plan": plan_dict(perspective.plan)}


@endpoint("DELETE", "/tables/{table}/plan", PLAY)
def forget_plan(call: Call, table: str) -> PlannedDict:
    """Forget what one's seat has planned."""
    perspective = _acted(call, table, lambda seat: draft_changes.close_plan(table, seat))
    return {"version": perspective.version, "plan": plan_dict(perspective.plan)}


# Asking the others


@endpoint("POST", "/tables/{table}/proposals", PLAY)
def propose(call: Call, table: str, body: ProposalRequest) -> ProposalsDict:
    """Ask the people at the table: for a break, to go back, to let a bot play, to end the game."""
    kind = body["kind"]
    seat, number = body.get("seat"), body.get("number")
    if (kind in _ABOUT_SEATS) != (seat is not None) or (kind in _WITH_NUMBER) != (
        number is not None
    ):
        raise GridwrightError("web.api.proposal", {"kind": kind})
    about = seat_of(seat) if seat is not None else number or 0
    _check_seated(call, table)
    people.propose(table, call.person, kind, about)
    return _asked(call, table)


@endpoint("POST", "/tables/{table}/votes", PLAY)
def vote(call: Call, table: str, body: VoteRequest) -> ProposalsDict:
    """Answer a proposal."""
    _check_seated(call, table)
    people.vote(table, call.person, body["proposal"], is_yes=body["is_yes"])
    return _asked(call, table)


def _check_seated(call: Call, table: str) -> None:
    rows = found(table, call.guest)
    if rows.seating.seat_of(call.guest) == SPECTATOR:
        raise ProblemError(HTTPStatus.FORBIDDEN, "web.error.seat")


def _asked(call: Call, table: str) -> ProposalsDict:
    perspective = perspective_from(found(table, call.guest))
    is_unfinished = perspective.state in (models.TableState.WAITING, models.TableState.RUNNING)
    return {
        "version": perspective.version,
        "state": perspective.state,
        "proposals": proposal_dicts(perspective) if is_unfinished else [],
    }
