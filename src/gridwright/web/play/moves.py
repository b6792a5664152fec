"""Playing: one transaction for each action, which is answered once it is written.

An action comes with the version of the table that it was made for. A request that was written
before is not played again; one for another version is not played at all.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Final

from gridwright.core.action import Action
from gridwright.core.errors import GridwrightError, Message, UndoError
from gridwright.web import models
from gridwright.web.play import automatic, drafts, proposals, puzzles, returning
from gridwright.web.play.table_cache import is_undo, undo_line
from gridwright.web.play.undoing import undo_of
from gridwright.web.play.writing import Change, changing

_UNPLAYED: Final[dict[str, str]] = {  # why nothing is played at a table, by its state
    models.TableState.WAITING: "web.waiting",
    models.TableState.OVER: "web.replay.closed",  # everything was shown: nothing is taken back
    models.TableState.ABANDONED: "web.abandoned",
}
_OVER_CASH: Final = "over_cash"  # the refusal that says what a seat has


class SeatTakenBackError(GridwrightError):
    """Somebody has come back to a seat for which a bot has thought."""

    def __init__(self) -> None:
        super().__init__("web.clock.taken_back")


class Outcome(Enum):
    """What became of an action."""

    DONE = "done"
    REPEATED = "again"  # the same request was written before
    MOVED_ON = "moved_on"  # the table has another version
    REFUSED = "refused"
    ASKED = "asked"  # whether the seat means it, before a turn is wasted
    ANSWERED = "told"  # a question, which changes nothing


@dataclass(frozen=True, slots=True)
class Answer:
    """What became of an action, with the version of the table now and the reason if refused."""

    outcome: Outcome
    version: int
    reason: Message | None = None
    change: Change | None = field(default=None, compare=False, repr=False)

    @classmethod
    def to(cls, change: Change, outcome: Outcome, reason: Message | None = None) -> "Answer":
        """Return what became of *change*, whose rows the next page needs not read again."""
        return cls(outcome, change.row.version, reason, change)


def in_public(answer: Answer | None, seat: int) -> Answer | None:
    """Return *answer* to *seat* without anything about its money."""
    reason = None if answer is None else answer.reason
    if answer is None or reason is None:
        return answer
    if reason.id == _OVER_CASH:
        reason = Message("web.shared.too_much", {"who": seat})
    values = {key: value for key, value in reason.values.items() if key != "money"}
    return replace(answer, reason=Message(reason.id, values, reason.clauses))


@dataclass(frozen=True, slots=True)
class Line:
    """A line to write, in the spelling of records, and the action that it says, if it is one."""

    seat: int
    text: str
    action: Action | None = None


LineMaker = Callable[[Change], list[Line]]
"""Returns the lines to write, or raises `GridwrightError`."""

FollowUp = Callable[[Change], None]
"""What is done afterwards instead of `automatic.play_on`."""

MeantVersion = Callable[[Change, int], int]
"""Returns the version that a request is meant for now, if it was made at an earlier one."""


def play(identifier: str, seat: int, line: str, expected: int) -> Answer:
    """Carry out *line* for *seat*, if the table still has the version *expected*."""
    return play_all(identifier, seat, [line], expected)


def play_all(identifier: str, seat: int, lines: Sequence[str], expected: int) -> Answer:
    """Carry out all *lines* of a turn, or none of them."""
    return play_lines(identifier, [(seat, line) for line in lines], expected)


def play_lines(identifier: str, lines: Sequence[tuple[int, str]], expected: int) -> Answer:
    """Carry out the *lines* of several seats one after the other, or none of them.

    Somebody for whom a bot has just begun to play comes back by that.
    """

    def make_lines(change: Change) -> list[Line]:
        returning.return_late(change, lines[0][0])
        return _read(change, lines)

    return _write(identifier, expected, make_lines)


def play_for_bots(identifier: str, lines: Sequence[tuple[int, str]], expected: int) -> Answer:
    """Do the same for seats that bots play, as long as they still do."""

    def make_lines(change: Change) -> list[Line]:
        if not {seat for seat, _ in lines} <= change.seating.bots:
            raise SeatTakenBackError
        return _read(change, lines)

    return _write(identifier, expected, make_lines)


def take_back(identifier: str, seat: int, expected: int) -> Answer:
    """Take back the last decision of *seat*, and what followed by itself; it becomes a draft.

    What bots have done since the version *expected* goes back with it: they may have acted while
    the request was on its way.
    """
    draft_lines: list[str] = []

    def make_lines(change: Change) -> list[Line]:
        if change.row.version != _up_to_people(change, expected):
            text = undo_line(change.seating.bots)  # compared with what was written, not played
            return [Line(seat, text)]
        undo = undo_of(change.cached, change.seating, seat, is_free=change.is_free_to_go_back)
        if undo.reason is not None:
            raise UndoError(undo.reason.id, undo.reason.values)
        change.resumed_by = seat
        change.forget_maxima([seat])
        change.unqueue_drafts([row for row in change.drafts if row.seat == seat])
        draft_lines.extend(undo.draft)
        return [Line(seat, text) for text in undo.lines]

    def store_draft(change: Change) -> None:
        game, view = change.table.game, change.table.view(seat)
        turn = drafts.draft_of(game, view, seat, tuple(draft_lines))
        if not turn.is_empty:
            change.store_draft(turn)

    return _write(identifier, expected, make_lines, store_draft, _up_to_people)


def set_maximum(identifier: str, seat: int, amount: int, *, drops: bool, lot: str = "") -> Answer:
    """Let the server bid for *seat* up to *amount* in the running auction; with 0 no longer.

    A form that names its *lot* is for no other: it may have been long on its way.
    """
    with changing(identifier) as change:
        if lot and lot != automatic.lot_of(change.table.game, change.table.view(seat)):
            return Answer.to(change, Outcome.MOVED_ON)
        try:
            automatic.store_maximum(change, seat, amount, drops=drops)
        except GridwrightError as error:
            return Answer.to(change, Outcome.REFUSED, error.message)
        before = change.table.version
        automatic.play_on(change)
        if change.table.version > before:
            change.keep()
        return Answer.to(change, Outcome.DONE)


def _read(change: Change, lines: Sequence[tuple[int, str]]) -> list[Line]:
    game = change.table.game
    actions = [(seat, game.parse(line)) for seat, line in lines]
    return [Line(seat, game.write(action), action) for seat, action in actions]


def _up_to_people(change: Change, expected: int) -> int:
    """Return the present version if only bots have acted since *expected*; else *expected*."""
    since = change.row.actions.filter(index__gte=expected, automatic=False)
    people = since.exclude(seat__in=change.seating.bots)
    return expected if people.exists() else max(expected, change.row.version)


def _write(
    identifier: str,
    expected: int,
    make_lines: LineMaker,
    after: FollowUp | None = None,
    meant: MeantVersion | None = None,
) -> Answer:
    """Write and play lines, or say why not and change nothing."""
    with changing(identifier) as change:
        row = change.row
        expected = expected if meant is None else meant(change, expected)
        try:
            lines = make_lines(change)
            if expected != row.version:
                return _too_late(change, lines, expected)
            if not row.is_running:
                return Answer.to(change, Outcome.REFUSED, Message(_UNPLAYED[row.state]))
            if row.kind == models.TableKind.PUZZLE:
                return _give(change, lines)
            spent = _spent(change, lines[0].seat)
            draft = drafts.current_row(change.drafts, change.table)
            _carry_out(change, lines)
        except GridwrightError as error:
            return Answer.to(change, Outcome.REFUSED, error.message)
        written = [
            models.Action(table=row, index=index, seat=line.seat, line=line.text, spent=spent)
            for index, line in enumerate(lines, expected)
        ]
        models.Action.objects.bulk_create(written)
        if spent is not None:
            change.cached.note_spent([action.index for action in written], spent)
        if draft is not None and draft.seat == lines[0].seat:
            change.forget_drafts([draft])
        if after is None:
            automatic.play_on(change)
        if any(
            [is_undo(line.text) for line in lines]
        ):  # those who agreed to go back meant another past
            row.proposals.filter(kind=models.ProposalKind.BACK).delete()
            proposals.move_notes_back(change)
        change.keep()
        if after is not None:
            after(change)
        return Answer.to(change, Outcome.DONE)


def _too_late(change: Change, lines: list[Line], expected: int) -> Answer:
    """Say that *lines* were written before, or that the table has moved on since."""
    if _are_written(change.row, lines, expected):
        return Answer.to(change, Outcome.REPEATED)
    flags = change.row.log_notes.filter(kind=models.NoteKind.FLAG, seat=lines[0].seat)
    was_up = change.clock is not None and flags.filter(after__gte=expected).exists()
    return Answer.to(change, Outcome.MOVED_ON, Message("web.clock.was_up") if was_up else None)


def _spent(change: Change, seat: int) -> int | None:
    """Return how long the turn of *seat* has taken by the clock, if it has one."""
    return None if change.clock is None else change.clock.spent_by(seat, change.arrived)


def _give(change: Change, lines: list[Line]) -> Answer:
    """Take *lines* as an answer to the puzzle of a table, where nothing is played."""
    reason = puzzles.give(change, lines[0].seat, [line.text for line in lines])
    return Answer.to(change, Outcome.DONE if reason is None else Outcome.REFUSED, reason)


def _carry_out(change: Change, lines: list[Line]) -> None:
    """Play *lines*; if one is refused after others, the table in memory must be forgotten."""
    for number, line in enumerate(lines):
        try:
            change.carry_out(line.seat, line.text, line.action)
        except GridwrightError:
            change.is_spoilt = number > 0
            raise


def _are_written(row: models.Table, lines: list[Line], index: int) -> bool:
    """Whether *lines* were written from *index* on; of an undo, whoever the bots were."""
    if [is_undo(line.text) for line in lines] == [True]:  # after actions of bots, perhaps
        first = row.actions.filter(index__gte=index, seat=lines[0].seat).order_by("index").first()
        return first is not None and is_undo(first.line)
    rows = row.actions.filter(index__gte=index, index__lt=index + len(lines)).order_by("index")
    written = list(rows)
    return len(written) == len(lines) and all(
        [
            old.seat == line.seat
            and (old.line == line.text or (is_undo(line.text) and is_undo(old.line)))
            for old, line in zip(written, lines, strict=True)
        ]
    )
