"""The rows that a page of a table is made of, as one guest may know them."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from django.utils import timezone

from gridwright.web import models
from gridwright.web.clocks.faces import Face, face_of
from gridwright.web.clocks.rows import clock_of
from gridwright.web.play import coaching, hints, puzzles, timekeeping, watching
from gridwright.web.play.puzzles import Stand
from gridwright.web.play.seating import WITH_OWNERS, Seating, shown
from gridwright.web.play.writing import Change, settle


@dataclass(frozen=True)
class TableRows:
    """The rows that a guest's page of a table is made of, and that others may change any time."""

    table: models.Table
    seating: Seating
    guest: models.Guest | None
    drafts: tuple[models.Draft, ...]  # of the guest's seats
    maxima: tuple[models.Maximum, ...]
    is_crowded_out: bool = False  # see `watching.is_crowded_out`
    jobs: tuple[models.Job, ...] = ()  # hints for the guest's seats
    progress: models.Progress | None = None  # of the guest, who learns here
    puzzle: Stand | None = None  # that this table asks

    @cached_property
    def clock(self) -> Face | None:
        """What the clock of the table shows now, if it has one."""
        return face_of(clock_of(self.table), self.seating.seats, timezone.now())

    @property
    def is_unfinished(self) -> bool:
        """Whether the table waits or is played: one that is not may lead to a rematch."""
        return self.table.state in (models.TableState.WAITING, models.TableState.RUNNING)

    @classmethod
    def read(cls, identifier: str, guest: models.Guest | None) -> "TableRows | None":
        seats = models.Seat.objects.filter(table=identifier).select_related(
            "table__clock", *WITH_OWNERS
        )
        seating = Seating(shown(seats))
        if not seating.seats:
            return None
        table = seating.seats[0].table
        if not table.is_running:
            return cls(table, seating, guest, (), (), progress=_progress(table, guest))
        is_crowded_out = not seating.people and watching.is_crowded_out(table)
        if not seating.seats_of(guest):
            return cls(table, seating, guest, (), (), is_crowded_out)
        rows = cls._of(table, seating, guest, table.drafts.all(), table.maxima.all())
        return replace(rows, is_crowded_out=is_crowded_out)

    @classmethod
    def after(cls, change: Change, guest: models.Guest | None) -> "TableRows":
        """Return the rows as *change* has left them."""
        return cls._of(change.row, change.seating, guest, change.drafts, change.maxima)

    @classmethod
    def _of(
        cls,
        table: models.Table,
        seating: Seating,
        guest: models.Guest | None,
        drafts: Iterable[models.Draft],
        maxima: Iterable[models.Maximum],
    ) -> "TableRows":
        """Return what *guest* may know of *drafts* and *maxima*: only what is their own."""
        own = seating.seats_of(guest)
        return cls(
            table,
            seating,
            guest,
            tuple([draft for draft in drafts if draft.seat in own]),
            tuple([maximum for maximum in maxima if maximum.seat in own]),
            jobs=hints.jobs_for(table, seating, own),
            progress=_progress(table, guest),
            puzzle=puzzles.stand_of(table, guest),
        )


def _progress(table: models.Table, guest: models.Guest | None) -> models.Progress | None:
    """Return how far *guest* has come, if this is the table of their lesson."""
    progress = coaching.progress_of(table)
    is_own = progress is not None and guest is not None and progress.guest_id == guest.pk
    return progress if is_own else None


def rows_of(identifier: str, guest: models.Guest | None) -> TableRows | None:
    """Return the rows of a table once all that is due there has been carried out."""
    rows = TableRows.read(identifier, guest)
    clock = None if rows is None else clock_of(rows.table)
    if clock is not None and timekeeping.is_due(clock, timezone.now()):
        settle(identifier)
        rows = TableRows.read(identifier, guest)
    return rows
