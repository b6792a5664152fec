"""Changes of what a seat tries out, now or for a turn to come, and what it types.

None of them changes a table. They are made with the table in hand, so that no turn comes meanwhile.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from gridwright.core.errors import GridwrightError, Message
from gridwright.core.game import Game
from gridwright.core.notation import Decision
from gridwright.core.offers import Offer
from gridwright.tables import shorthand
from gridwright.web import models
from gridwright.web.play import drafts, moves
from gridwright.web.play.drafts import Attempt, DraftTurn
from gridwright.web.play.moves import Answer, Outcome
from gridwright.web.play.seating import Seating
from gridwright.web.play.table_cache import TABLE_CACHE
from gridwright.web.play.writing import Change, changing

ADD: Final = "add"  # lines more, at the end or in a place of the turn
TAKE_OUT: Final = "out"  # the line of this number
CLEAR: Final = "clear"
REPLACE: Final = "only"  # these lines instead of any other
SET_NUMBER: Final = "put"  # of lines that differ in one number, that with this one; 0 for none
DRAFT_CHANGES: Final = (ADD, TAKE_OUT, CLEAR, REPLACE, SET_NUMBER)

OPEN: Final = "open"
QUEUE: Final = "queue"
HOLD: Final = "wait"  # do not carry it out
CLOSE: Final = "close"
PLAN_CHANGES: Final = (OPEN, QUEUE, HOLD, CLOSE)

AT_END: Final = -1
WHY: Final = "why"

PlanChange = Callable[[DraftTurn], DraftTurn]
"""Returns another plan, or the same, or raises `GridwrightError`."""


@dataclass(frozen=True, slots=True)
class DraftChange:
    """What a seat wants of its draft."""

    kind: str
    lines: Sequence[str] = ()
    number: int = 0
    place: int = AT_END  # where new lines go, instead of the *number* of lines from there on
    step: int = 0  # which part of the turn is shown next; 0 for the same


# The tentative turn


def change_draft(identifier: str, seat: int, wanted: DraftChange, expected: int) -> Answer:
    """Change the draft of *seat*, if the table still has the version *expected*."""
    with changing(identifier) as change:
        row, game, view = change.row, change.table.game, change.table.view(seat)
        if row.version != expected:
            return Answer.to(change, Outcome.MOVED_ON)
        if not row.is_running or change.table.to_act != seat:
            return Answer.to(change, Outcome.REFUSED, Message("web.panel.not_now"))
        try:
            turn, reason = changed(drafts.current(change.drafts, game, view, seat), wanted)
        except GridwrightError as error:
            return Answer.to(change, Outcome.REFUSED, error.message)
        if reason is not None:
            return Answer.to(change, Outcome.REFUSED, reason)
        if turn.is_empty:
            stored = drafts.current_row(change.drafts, change.table)
            change.forget_drafts([] if stored is None else [stored])
        else:
            change.store_draft(turn)
        return Answer.to(change, Outcome.DONE)


def changed(turn: DraftTurn, wanted: DraftChange) -> Attempt:
    """Return *turn* with a change, as far as that is allowed; it is no longer queued then."""
    after, reason = _changed(turn, wanted)
    return replace(after, step=wanted.step or turn.step, is_queued=False), reason


def _changed(turn: DraftTurn, wanted: DraftChange) -> Attempt:
    game, view, seat = turn.draft.game, turn.view, turn.draft.seat
    if wanted.kind in (ADD, REPLACE) and any([_ends_turn(game, line) for line in wanted.lines]):
        raise GridwrightError("web.error.bad")  # the panel adds it when the turn is played
    if wanted.kind == TAKE_OUT:
        return drafts.without(turn, wanted.number), None
    if wanted.kind == ADD and wanted.place != AT_END:
        start, rest = turn.lines[: wanted.place], turn.lines[wanted.place + wanted.number :]
        return drafts.try_with_new(game, view, seat, [*start, *wanted.lines, *rest], wanted.place)
    lines: Sequence[str] = ()
    if wanted.kind == ADD:
        lines = [*turn.lines, *wanted.lines]
    elif wanted.kind == REPLACE:
        lines = wanted.lines
    elif wanted.kind == SET_NUMBER:
        lines = drafts.with_number(game, turn.lines, " ".join(wanted.lines), wanted.number)
    return drafts.try_all(game, view, seat, lines)


def _ends_turn(game: Game[Any], line: str) -> bool:
    return game.phrase(game.parse(line)).decision is Decision.DONE


# Turns to come


def open_plan(identifier: str, seat: int, phase: str) -> Answer:
    """Begin a plan for *phase*, or go on with it; one for another phase is forgotten."""
    return _change_plan(identifier, seat, phase, lambda plan: plan)


def change_plan(identifier: str, seat: int, phase: str, wanted: DraftChange) -> Answer:
    """Change what the plan of *seat* for *phase* tries out."""
    return _change_plan(identifier, seat, phase, lambda plan: _allowed(changed(plan, wanted)))


def queue_plan(
    identifier: str, seat: int, phase: str, lines: Sequence[str], seen: Sequence[int]
) -> Answer:
    """Let *lines* be the turn of *seat* in *phase*, if they cost then what was *seen*."""

    def queue(plan: DraftTurn) -> DraftTurn:
        game, view = plan.draft.game, plan.view
        turn = _allowed(drafts.try_all(game, view, seat, lines))
        if len(turn.lines) != len(seen) or not drafts.whole_turn(game, view, seat, turn.lines):
            raise GridwrightError("web.plan.no_turn")
        return replace(turn, is_queued=True)

    return _change_plan(identifier, seat, phase, queue, seen)


def hold_plan(identifier: str, seat: int, phase: str) -> Answer:
    """Take the plan of *seat* from the queue, without forgetting it."""
    return _change_plan(
        identifier, seat, phase, lambda plan: replace(plan, dropped=(), is_queued=False)
    )


def close_plan(identifier: str, seat: int) -> Answer:
    with changing(identifier) as change:
        change.forget_drafts(_plans(change, seat))
        return Answer.to(change, Outcome.DONE)


def _plans(change: Change, seat: int, but: str = "") -> list[models.Draft]:
    """Return what *seat* has planned, except for the phase *but*."""
    game, view = change.table.game, change.table.view(seat)
    return [
        row
        for row in change.drafts
        if row.seat == seat and row.phase != but and drafts.is_to_come(row, game, view)
    ]


def _change_plan(
    identifier: str, seat: int, phase: str, change_of: PlanChange, seen: Sequence[int] | None = None
) -> Answer:
    with changing(identifier) as change:
        row, game, view = change.row, change.table.game, change.table.view(seat)
        if not row.is_running or phase not in game.turns_ahead(view, seat):
            return Answer.to(change, Outcome.MOVED_ON)
        change.forget_drafts(_plans(change, seat, phase))
        plan = drafts.planned(change.drafts, game, view, seat)
        if plan is None:
            plan = drafts.draft_of(game, game.hypothesis(view, seat, phase), seat, ())
            change.store_draft(plan)
        try:
            wanted = change_of(plan)
        except GridwrightError as error:
            return Answer.to(change, Outcome.REFUSED, error.message)
        if wanted.is_queued and not wanted.lines and phase != game.phase_of(view):
            return Answer.to(change, Outcome.REFUSED, Message("web.plan.empty"))
        if wanted is not plan:
            now = drafts.prices(game, wanted.view, seat, wanted.lines)
            change.store_draft(wanted, now if seen is None else seen)
        return Answer.to(change, Outcome.DONE)


def _allowed(attempt: Attempt) -> DraftTurn:
    turn, reason = attempt
    if reason is not None:
        raise GridwrightError(reason.id, reason.values, reason.clauses)
    return turn


# What is typed


class _Situation:
    """What the shorthand must know of a tentative turn."""

    def __init__(self, turn: DraftTurn) -> None:
        self.game: Game[Any] = turn.draft.game
        self._draft = turn.draft

    def offers(self) -> list[Offer]:
        return self._draft.offers()

    def unknown_here(self, typed: list[str]) -> Message | None:  # noqa: ARG002
        return None


def readings(turn: DraftTurn, typed: str) -> list[str]:
    """Return the lines that *typed* stands for: notation, or the terminal's shorthand for it."""
    try:
        turn.draft.game.parse(typed)
    except GridwrightError:
        return shorthand.readings(typed, _Situation(turn))
    return [typed]


def _read(turn: DraftTurn | None, lines: Sequence[str]) -> list[str]:
    """Return *lines* in notation; what cannot be read stays as it is, and is refused."""
    if turn is None or len(lines) != 1:
        return [*lines]
    try:
        return readings(turn, lines[0])
    except GridwrightError:
        return [*lines]


def run_command(identifier: str, seat: int, lines: Sequence[str], expected: int) -> Answer:
    """Add what was typed to the turn of *seat*, or play it where it is all of the turn."""
    row = models.Table.objects.get(pk=identifier)
    with TABLE_CACHE.current(row, Seating.of(row).names) as table:
        game, view, is_mine = table.game, table.view(seat), table.to_act == seat
    first, _, rest = lines[0].casefold().partition(" ")
    turn = drafts.current(row.drafts.filter(seat=seat), game, view, seat) if is_mine else None
    if first == WHY:
        return Answer(Outcome.ANSWERED, row.version, _why(game, turn, rest))
    ending = "" if turn is None else drafts.ending_line(game, turn.state)
    meant = _read(turn, lines)
    if turn is None or not ending:
        return moves.play_all(identifier, seat, meant, expected)
    if meant == [ending]:
        return moves.play_all(identifier, seat, [*turn.lines, ending], expected)
    return change_draft(identifier, seat, DraftChange(ADD, meant), expected)


def run_plan_command(identifier: str, seat: int, phase: str, lines: Sequence[str]) -> Answer:
    """Add what was typed to the plan of *seat*, or say why it cannot be done."""
    first, _, rest = lines[0].casefold().partition(" ")
    row = models.Table.objects.get(pk=identifier)
    with TABLE_CACHE.current(row, Seating.of(row).names) as table:
        stored = row.drafts.filter(seat=seat)
        plan = drafts.planned(stored, table.game, table.view(seat), seat)
    if first != WHY:
        return change_plan(identifier, seat, phase, DraftChange(ADD, _read(plan, lines)))
    return Answer(Outcome.ANSWERED, row.version, _why(table.game, plan, rest))


def _why(game: Game[Any], turn: DraftTurn | None, text: str) -> Message:
    """Return why *text* cannot be done now, or that it can."""
    if turn is None:
        return Message("web.panel.not_now")
    try:
        reason = turn.draft.refusal(game.parse(text))
    except GridwrightError as error:
        return error.message
    return Message("web.panel.allowed", {"text": text}) if reason is None else reason
