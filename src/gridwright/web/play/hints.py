"""Hints: what a bot thinks of a person's turn, at tables that allow it.

A hint is a job of the bot processes. It is made of the view of its seat, and with a seed that only
depends on that view, so it cannot tell what the seat may not know. While its card is open, one of
its ideas is tried in place of the seat's draft, which is left as it is until the idea is used.
"""

from dataclasses import dataclass, replace
from typing import Any, Final

from django.db.models import F

from gridwright.advice.advise import LEVEL
from gridwright.advice.ideas import Idea, ideas_for
from gridwright.core.errors import GridwrightError, Message
from gridwright.core.game import Game
from gridwright.core.phase import State
from gridwright.tables.table import Table
from gridwright.web import limits, models
from gridwright.web.play import drafts, jobs
from gridwright.web.play.drafts import DraftTurn
from gridwright.web.play.moves import Answer, Outcome
from gridwright.web.play.seating import Seating
from gridwright.web.play.writing import Change, changing

KIND: Final = "hint"
QUICK: Final = LEVEL
COACHED: Final = "planner@400"  # in lessons, which teach what this level clearly prefers
LONG: Final = "master@2s"

ASK: Final = "ask"
LONGER: Final = "longer"
TRY: Final = "try"
USE: Final = "use"
CLOSE: Final = "close"
HINT_CHANGES: Final = (ASK, LONGER, TRY, USE, CLOSE)


class HintsOffError(GridwrightError):
    """A seat asks for a hint where there is none."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint as its seat sees it: the card, or that somebody thinks about it."""

    level: str  # of the bot, as it is named for a search
    ideas: tuple[Idea, ...] = ()  # none while it is thought about
    idle: int | None = None
    hardly_matters: bool = False
    tried: int = 0  # which idea the board shows

    @property
    def is_thinking(self) -> bool:
        return not self.ideas

    @property
    def is_long(self) -> bool:
        return self.level == LONG


# Where


def may_ask(row: models.Table, seating: Seating, seat: int) -> bool:
    """Whether *seat* may ask for hints at this table: never where a bot plays it."""
    if not 0 <= seat < len(seating.seats) or seating.seats[seat].level or not row.is_running:
        return False
    return row.hints == models.Hints.EVERYONE or (
        row.hints == models.Hints.ALONE and _is_alone(seating)
    )


def _is_alone(seating: Seating) -> bool:
    return len([seat for seat in seating.seats if not seat.bot]) == 1


# What is there


def jobs_for(row: models.Table, seating: Seating, own: tuple[int, ...]) -> tuple[models.Job, ...]:
    """Return the hints that the seats *own* have asked for at this version of the table."""
    if not any([seating.seats[seat].hinted == row.version for seat in own]):
        return ()
    return tuple(row.jobs.filter(kind=KIND, seat__in=own, version=row.version))


def current(rows: tuple[models.Job, ...], seat: int) -> Hint | None:
    """Return the hint of *seat*, unless it has closed it."""
    job = next((job for job in rows if job.seat == seat), None)
    if job is None or job.parameters.get("is_closed"):
        return None
    return _read(job)


def preview(hint: Hint, turn: DraftTurn, game: Game[Any], view: State) -> DraftTurn:
    """Return what *hint* tries instead of *turn*, the draft of its seat."""
    idea = hint.ideas[hint.tried]
    return replace(drafts.draft_of(game, view, turn.draft.seat, idea.lines), step=turn.step)


def _read(job: models.Job) -> Hint:
    level, result = job.parameters["level"], job.result
    if not result:
        return Hint(level)
    ideas = [
        Idea(
            tuple(idea["lines"]),
            idea["chance"],
            idea["limit"],
            idea["is_close"],
            tuple([Message(identifier, values) for identifier, values in idea["reasons"]]),
        )
        for idea in result["ideas"]
    ]
    tried = min(job.parameters.get("tried", 0), len(ideas) - 1)
    return Hint(level, tuple(ideas), result["idle"], result["hardly_matters"], tried)


# Thinking


def think(table: Table, job: models.Job) -> jobs.Result:
    """Return the ideas of a bot for the seat of *job*, ready for JSON."""
    game, view = table.game, table.view(job.seat)
    thought = ideas_for(game, view, job.parameters["level"], game.hash_of(view))
    return {
        "ideas": [
            {
                "lines": list(idea.lines),
                "chance": idea.chance,
                "limit": idea.limit,
                "is_close": idea.is_close,
                "reasons": [[reason.id, reason.values] for reason in idea.reasons],
            }
            for idea in thought.ideas
        ],
        "idle": thought.idle,
        "hardly_matters": thought.hardly_matters,
    }


# What a seat does


def change(identifier: str, seat: int, kind: str, number: int, expected: int) -> Answer:
    """Ask for a hint, try one of its ideas, use it or close it; nothing of it plays anything.

    Raises `HintsOffError` where *seat* may not ask.
    """
    with changing(identifier) as table_change:
        row = table_change.row
        if not may_ask(row, table_change.seating, seat):
            raise HintsOffError("web.hint.off")
        if row.version != expected:
            return Answer.to(table_change, Outcome.MOVED_ON)
        if table_change.table.to_act != seat:
            return Answer.to(table_change, Outcome.REFUSED, Message("web.panel.not_now"))
        job = row.jobs.filter(kind=KIND, seat=seat, version=row.version).first()
        if kind in (ASK, LONGER):
            quick = COACHED if row.kind == models.TableKind.LESSON else QUICK
            reason = _ask(table_change, seat, job, quick if kind == ASK else LONG)
            outcome = Outcome.DONE if reason is None else Outcome.REFUSED
            return Answer.to(table_change, outcome, reason)
        if job is not None and job.result:
            _change_card(table_change, job, kind, number)
        elif job is not None and kind == CLOSE:
            job.delete()  # whoever thinks about it need not write it
        return Answer.to(table_change, Outcome.DONE)


def _change_card(table_change: Change, job: models.Job, kind: str, number: int) -> None:
    """Try or use an idea of a card, or close it."""
    if kind == TRY:
        job.parameters["tried"] = number
    else:
        job.parameters["is_closed"] = True
    if kind == USE:
        _use(table_change, job.seat, _read(job).ideas, number)
    job.save(update_fields=["parameters"])


def _ask(table_change: Change, seat: int, job: models.Job | None, level: str) -> Message | None:
    """Write a job, or open the card again that is there; return why that cannot be."""
    row, asker = table_change.row, table_change.seating.seats[seat]
    if job is not None and (level != LONG or job.parameters["level"] == LONG):
        job.parameters = {"level": job.parameters["level"]}
        job.save(update_fields=["parameters"])
        return None
    if _is_asking_elsewhere(row, asker):
        return Message("web.hint.busy")
    if limits.HINTS.delay(str(asker.guest_id)):
        return Message("web.hint.many")
    jobs.ask(row, seat, KIND, {"level": level})
    if asker.hinted == row.version:
        return None
    if asker.hints == 0 and not _is_alone(table_change.seating):
        models.LogNote.objects.create(
            table=row,
            after=len(table_change.table.moves),
            kind=models.NoteKind.HINT,
            seat=seat,
            actor=seat,
        )
        table_change.show()
    asker.hints += 1
    asker.hinted = row.version
    asker.save(update_fields=["hints", "hinted"])
    return None


def _is_asking_elsewhere(row: models.Table, asker: models.Seat) -> bool:
    """Whether the guest of a seat waits for a hint at another table, or another seat of this."""
    waiting = models.Job.objects.filter(
        kind=KIND,
        lease__isnull=False,
        version=F("table__version"),
        table__state=models.TableState.RUNNING,
        table__places__guest=asker.guest_id,
        table__places__number=F("seat"),
    )
    return waiting.exclude(table=row, seat=asker.number).exists()


def _use(table_change: Change, seat: int, ideas: tuple[Idea, ...], number: int) -> None:
    """Let an idea be the draft of *seat*."""
    if not 0 <= number < len(ideas):
        raise GridwrightError("web.error.bad")
    game, view = table_change.table.game, table_change.table.view(seat)
    before = drafts.current(table_change.drafts, game, view, seat)
    turn = replace(drafts.draft_of(game, view, seat, ideas[number].lines), step=before.step)
    if turn.is_empty:
        stored = drafts.current_row(table_change.drafts, table_change.table)
        table_change.forget_drafts([] if stored is None else [stored])
    else:
        table_change.store_draft(turn)
