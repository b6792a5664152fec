"""A table as a seat sees it: what its page shows, as data."""

from collections.abc import Sequence
from typing import Annotated, Final

from gridwright import words
from gridwright.core.events import Event
from gridwright.core.game import SPECTATOR
from gridwright.tables.table import Move, Table, letter
from gridwright.tables.table_dict import LoggedEventDict
from gridwright.web import models
from gridwright.web.api.calls.lobby import found
from gridwright.web.api.endpoints import Call, endpoint
from gridwright.web.api.heads import letters, time_left, times_of
from gridwright.web.api.keys import PLAY, READ
from gridwright.web.api.problems import ProblemError
from gridwright.web.api.shapes import (
    LoggedActionDict,
    MaximumDict,
    OffersDict,
    PlanDict,
    ProposalDict,
    ViewDict,
)
from gridwright.web.models import ProposalKind
from gridwright.web.notes import notices
from gridwright.web.play import drafts
from gridwright.web.play.drafts import DraftTurn
from gridwright.web.play.insight import insight_from
from gridwright.web.play.perspective import Perspective, perspective_from
from gridwright.web.play.seating import Seating
from gridwright.words import Names

_ABOUT_SEATS: Final = (ProposalKind.STAND_IN, ProposalKind.TIME)
_WITHOUT_NUMBER: Final = (*_ABOUT_SEATS, ProposalKind.ABANDON)


@endpoint("GET", "/tables/{table}/view", READ)
def view(
    call: Call,
    table: str,
    since: Annotated[int | None, "A version: `log` has what was played since."] = None,
) -> ViewDict:
    """The position as one's own seat sees it, else as everybody does; whose turn; what happened."""
    rows = found(table, call.guest)
    perspective, insight = insight_from(rows)
    words.about(perspective.game.title)
    if call.is_player:
        notices.look(call.guest, table)
    face = perspective.running_clock
    shown = insight.as_dict()
    if perspective.state != models.TableState.RUNNING:
        shown["to_act"] = None
    if perspective.draft_turn is None:  # also where a bot has the turns of the seat
        shown["offers"] = []
    since = insight.table.version if since is None else since
    first = _first_since(insight.table, since)
    turn, plan = perspective.draft_turn, perspective.plan
    return {
        **shown,
        "id": perspective.id,
        "state": perspective.state,
        "change": perspective.change,
        "position_line": insight.position_line,
        "time_left": time_left(face),
        "times": times_of(face),
        "actions": len(insight.table.moves),
        "log_from": first,
        "log": _log(perspective, insight.table.moves[first:], first),
        "draft": [] if turn is None else list(turn.lines),
        "plan": plan_dict(plan),
        "maximum": _maximum(perspective.maximum),
        "proposals": proposal_dicts(perspective) if perspective.own else [],
        "may_undo": perspective.seat != SPECTATOR and perspective.undo_refusal is None,
    }


def _first_since(table: Table, version: int) -> int:
    """Return how many actions stood at *version* and have not been taken back since."""
    count = least = 0
    for index, entry in enumerate(table.log, 1):
        count += 1 if isinstance(entry, Move) else -len(entry.moves)
        least = count if index <= version else min(least, count)
    return least


def _log(perspective: Perspective, moves: Sequence[Move], first: int) -> list[LoggedActionDict]:
    write = perspective.game.write
    return [
        {
            "number": number,
            "seat": letter(move.seat),
            "round": move.round,
            "phase": move.phase,
            "text": write(move.action),
            "events": [_event(perspective, event) for event in move.events],
        }
        for number, move in enumerate(moves, first + 1)
    ]


def _event(perspective: Perspective, event: Event) -> LoggedEventDict:
    sentence = words.current().event(event, names_of(perspective))
    return {**event.as_dict(len(perspective.seats)), "sentence": sentence}


def names_of(perspective: Perspective) -> Names:
    """Return the names for sentences that stand beside notation."""
    return Names.of(perspective.game, perspective.names)


def plan_dict(plan: DraftTurn | None) -> PlanDict | None:
    if plan is None:
        return None
    return {"phase": plan.phase, "lines": list(plan.lines), "is_queued": plan.is_queued}


def _maximum(row: models.Maximum | None) -> MaximumDict | None:
    return None if row is None else {"amount": row.amount, "drops": row.drops}


def proposal_dicts(perspective: Perspective) -> list[ProposalDict]:
    """Return what the people at a table are asked, and what they have said."""
    seating = Seating(perspective.seats)
    seats = {seat.guest_id: seat.number for seat in reversed(seating.seats) if seat.guest_id}
    return [
        {
            "id": each.id,
            "kind": each.kind,
            "by": letter(seats[each.by]),
            "seat": letter(each.number) if each.kind in _ABOUT_SEATS else None,
            "number": None if each.kind in _WITHOUT_NUMBER else each.number,
            "yes": letters(sorted([seats[guest] for guest in each.yes if guest in seats])),
            "no": letters(sorted([seats[guest] for guest in each.no if guest in seats])),
        }
        for each in perspective.proposals
        if each.by in seats
    ]


@endpoint("GET", "/tables/{table}/offers", PLAY)
def offers(
    call: Call,
    table: str,
    draft: Annotated[list[str], "A line to try out first; several for several lines."] = [],  # noqa: B006
    phase: Annotated[str, "A later phase of this round, to plan the turn there."] = "",
) -> OffersDict:
    """What one's own seat may do or could want, priced, after lines that are only tried out."""
    perspective = perspective_from(found(table, call.guest))
    words.about(perspective.game.title)
    names = names_of(perspective)
    if perspective.seat == SPECTATOR:
        raise ProblemError(403, "web.error.seat")
    now = perspective.draft_turn
    if not phase and now is None:
        raise ProblemError(409, "web.panel.not_now", version=perspective.version)
    if phase and phase not in perspective.phases:
        raise ProblemError(409, "web.api.no_phase", version=perspective.version)
    game, seat = perspective.game, perspective.seat
    base = game.hypothesis(perspective.view, seat, phase) if phase else (now or perspective).view
    turn, reason = drafts.try_all(game, base, seat, draft)
    if reason is not None:
        raise ProblemError(422, reason, names)
    closing = "" if turn.draft.is_complete else drafts.ending_line(game, turn.state)
    return {
        "version": perspective.version,
        "seat": letter(seat),
        "round": game.round_of(base),
        "phase": game.phase_of(base),
        "is_my_turn": not phase,
        "lines": list(turn.lines),
        "prices": drafts.prices(game, base, seat, turn.lines),
        "is_complete": turn.draft.is_complete,
        "ending": closing or None,
        "offers": [offer.as_dict("", names) for offer in turn.draft.offers()],
        "time_left": None if phase else time_left(perspective.running_clock),
    }
