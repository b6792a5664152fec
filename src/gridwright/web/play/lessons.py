"""Lessons: laying their tables, answering the coach."""

from gridwright.core.errors import GridwrightError, Message
from gridwright.games.registry import title_named
from gridwright.lessons import coach
from gridwright.lessons.format import Lesson
from gridwright.lessons.moments import Moment
from gridwright.tables.table import Table
from gridwright.web import models
from gridwright.web.library import lessons, library, packaged
from gridwright.web.models import TableKind, TableState
from gridwright.web.play import coaching, drafts, lobby
from gridwright.web.play.coaching import ASK, GO_ON, PLAY_ON, Coaching
from gridwright.web.play.moves import Answer, Outcome
from gridwright.web.play.writing import Change, changing

BEGIN = "begin"  # or go on, where it is begun
AGAIN = "again"
NEXT = "next"  # its next table; after the last, the next lesson
WAYS = (BEGIN, AGAIN, NEXT)


# Tables


def open_lesson(identifier: str, guest: models.Guest, way: str) -> models.Table:
    """Return the table at which *guest* plays a lesson, laid now if need be.

    Raises `GridwrightError` where there is no such lesson, or its cards are others here.
    """
    lesson = lessons().get(identifier)
    if lesson is None:
        raise GridwrightError("web.lesson.unknown")
    progress, _ = models.Progress.objects.get_or_create(guest=guest, lesson=lesson.id)
    present = coaching.coaching_of(progress)
    if way == NEXT and present is not None and present.talk.is_ended:
        if present.talk.board < len(lesson.boards):
            return _lay(lesson, present.talk.board + 1, progress)
        if lesson.next:
            return open_lesson(lesson.next, guest, BEGIN)
    if way != AGAIN and progress.table is not None and present is not None:
        return progress.table
    return _lay(lesson, 1, progress)


def _lay(lesson: Lesson, board: int, progress: models.Progress) -> models.Table:
    """Lay a table of *lesson* for the guest of *progress*, in place of the one there was."""
    laid, guest = lesson.boards[board - 1], progress.guest
    table = Table(lesson.spec(board, ()), library())
    if table.content != Table(lesson.spec(board, ()), packaged()).content:
        raise GridwrightError("web.lesson.other_content")
    row = models.Table(
        title=lesson.title,
        board=laid.map,
        kind=TableKind.LESSON,
        subject=lesson.id,
        seat_count=laid.seats,
        options=table.spec.options,
        rules=title_named(lesson.title).rules_version,
        seed=laid.seed,
        start=laid.position,
        content=table.content,
        host=guest,
        tempo=laid.tempo,
    )
    seats: list[dict[str, object]] = [
        {"guest": guest, "name": guest.name}
        if number == laid.seat
        else {"bot": laid.bots, "name": name}
        for number, name in enumerate(laid.names)
    ]
    if progress.table is not None:
        _give_up(progress.table)
    row = lobby.write(row, seats)
    progress.table = row
    progress.plays_on = False
    coaching.begin(progress, table, board)
    with changing(row.pk) as change:  # the coach may hold the bots from the start
        change.reschedule()
    return row


def _give_up(row: models.Table) -> None:
    """Let a table rest that another is laid in place of."""
    with changing(row.pk) as change:
        if change.row.is_running:
            change.row.state = TableState.ABANDONED
            change.keep()


# What the guest says to the coach


def answer(identifier: str, seat: int, way: str, card: str, number: int) -> Answer:
    """Go on after a *card*, or ask its chip *number*; one that is gone by now changes nothing."""
    with changing(identifier) as change:
        present, progress = coaching.coaching_of(change.progress), change.progress
        if progress is None or present is None or present.seat != seat:
            return Answer.to(change, Outcome.REFUSED, Message("web.lesson.none"))
        if present.card == card:
            _answer(change, progress, present, way, number)
            change.show()
        return Answer.to(change, Outcome.DONE)


def _answer(
    change: Change, progress: models.Progress, present: Coaching, way: str, number: int
) -> None:
    lesson, talk, moment = present.lesson, present.talk, _moment(change, present)
    if way == PLAY_ON:
        progress.plays_on = True
        talk = coach.go_on(lesson, talk, moment)
    elif way == ASK:
        talk = coach.ask(lesson, talk, number, moment)
    elif way == GO_ON:
        talk = coach.go_on(lesson, talk, moment)
    coaching.store(progress, talk)
    if not change.row.bot_turns.exists():  # a bot that is thinking goes on
        change.reschedule()


def _moment(change: Change, present: Coaching) -> Moment:
    """Return what the guest sees, with the tentative turn."""
    table, seat = change.table, present.seat
    if table.to_act != seat:
        return Moment.at(table, seat)
    turn = drafts.current(change.drafts, table.game, table.view(seat), seat)
    return Moment.at(table, seat, turn.draft)


# Before a turn is sent


def care_before(
    identifier: str, guest: models.Guest | None, lines: list[str], expected: int
) -> Answer | None:
    """Return what the coach says before the turn *lines* is sent, once; None if it is nothing."""
    with changing(identifier) as change:
        progress, table = change.progress, change.table
        present = coaching.coaching_of(progress)
        if progress is None or present is None or table.to_act != present.seat:
            return None
        if change.seating.seat_of(guest) != present.seat or change.row.version != expected:
            return None
        game, view = table.game, table.view(present.seat)
        turn = drafts.draft_of(game, view, present.seat, tuple(lines[:-1]))
        moment, ending = (
            Moment.at(table, present.seat, turn.draft),
            game.phrase(game.parse(lines[-1])),
        )
        warned = coach.warn(present.lesson, present.talk, moment, ending)
        if warned is None:
            return None
        talk, message = warned
        coaching.store(progress, talk)
        return Answer.to(change, Outcome.ASKED, message)
