"""Changing a table: one transaction, with the table borrowed and its row locked."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import cached_property

from django.db import transaction
from django.utils import timezone

from gridwright.core.action import Action
from gridwright.core.events import NOBODY
from gridwright.tables.table import Table
from gridwright.web import arrivals, models
from gridwright.web.clocks.rows import clock_of
from gridwright.web.clocks.running import TableClock
from gridwright.web.clocks.terms import terms_of
from gridwright.web.database import if_nobody_writes
from gridwright.web.notes import causes
from gridwright.web.play import coaching, drafts, progress, tempo, timekeeping, watching
from gridwright.web.play.coaching import Played
from gridwright.web.play.drafts import DraftTurn
from gridwright.web.play.seating import Seating
from gridwright.web.play.table_cache import TABLE_CACHE, CachedTable, carry_out
from gridwright.web.results import writing as results
from gridwright.web.serve.hub import HUB


@dataclass
class Change:
    """A table while it is changed: its row, its seats, and the game."""

    row: models.Table
    seating: Seating
    cached: CachedTable
    is_spoilt: bool = False  # the table in memory has more than will be written
    played: list[Played] = field(default_factory=list)  # at the table of a lesson
    arrived: datetime = field(default_factory=arrivals.moment)  # the request that changes it
    resumed_by: int = NOBODY  # a seat that takes back or comes back
    went_back: bool = False  # the table did, by agreement
    clock: TableClock | None = field(init=False, default=None)
    # The state of the table and the seat to act, as people were last told of them
    _before: tuple[str, int] = field(init=False)

    def __post_init__(self) -> None:
        """Read the clock, if there is one, and remember how the change began."""
        self._before = self.row.state, self.row.to_act
        self.read_clock()

    def read_clock(self) -> None:
        """Take the clock as it is written now."""
        row = clock_of(self.row)
        self.clock = None if row is None else TableClock(row, lambda: self.seating.seats)

    @property
    def now(self) -> datetime:
        """What time it is; where one waits for others, later than the request arrived."""
        return max(self.arrived, timezone.now())

    @property
    def table(self) -> Table:
        return self.cached.table

    def carry_out(self, seat: int, entry: str, action: Action | None = None) -> None:
        """Play a line, or raise `GridwrightError` and change nothing."""
        carry_out(self.table, seat, entry, action)
        if self.progress is not None:
            table = self.table
            self.played.append(Played(table.state, tuple(table.moves), table.log[-1]))

    @cached_property
    def progress(self) -> models.Progress | None:
        """Who learns here, where this is the table of a lesson."""
        return coaching.progress_of(self.row)

    @property
    def is_free_to_go_back(self) -> bool:
        """Whether bids and drawn cards are taken back too: nobody has seen them but bots."""
        return self.row.kind == models.TableKind.LESSON

    @property
    def waits_for_coach(self) -> bool:
        """Whether the bots wait until the player has answered the coach."""
        present = coaching.coaching_of(self.progress)
        return present is not None and present.holds

    @cached_property
    def drafts(self) -> list[models.Draft]:
        """What the seats try out and plan."""
        return list(self.row.drafts.all())

    def forget_drafts(self, rows: Iterable[models.Draft]) -> None:
        keys = [row.pk for row in rows]
        if keys:
            self.row.drafts.filter(pk__in=keys).delete()
            self.drafts = [row for row in self.drafts if row.pk not in keys]

    def unqueue_drafts(self, rows: Iterable[models.Draft]) -> None:
        """Let plans wait for their seats when the turn comes."""
        queued = [row for row in rows if row.is_queued]
        for row in queued:
            row.is_queued = False
        models.Draft.objects.bulk_update(queued, ["is_queued"])

    def store_draft(self, turn: DraftTurn, planned_at: Sequence[int] = ()) -> None:
        """Store *turn* for its seat; a plan with the prices that it was *planned_at*."""
        draft = drafts.store(self.row, turn, planned_at)
        key = drafts.turn_of(draft)
        self.drafts = [*[row for row in self.drafts if drafts.turn_of(row) != key], draft]
        if self.progress is not None and not planned_at:
            coaching.follow_draft(self.progress, self.table, turn.draft)

    @cached_property
    def maxima(self) -> list[models.Maximum]:
        """How high the server bids for seats."""
        return list(self.row.maxima.all())

    def store_maximum(self, seat: int, lot: str, amount: int, *, drops: bool) -> None:
        maximum = models.Maximum(table=self.row, seat=seat, lot=lot, amount=amount, drops=drops)
        models.Maximum.objects.bulk_create(
            [maximum],
            update_conflicts=True,
            unique_fields=["table", "seat"],
            update_fields=["lot", "amount", "drops"],
        )
        self.maxima = [*[row for row in self.maxima if row.seat != seat], maximum]

    def forget_maxima(self, seats: Sequence[int]) -> None:
        if any([row.seat in seats for row in self.maxima]):
            self.row.maxima.filter(seat__in=seats).delete()
            self.maxima = [row for row in self.maxima if row.seat not in seats]

    def keep(self) -> None:
        """Write how far the game has come, settle drafts, and give a turn to a bot that is next."""
        row = self.row
        was_waiting = row.state == models.TableState.WAITING
        if was_waiting and self.seating.is_complete and timekeeping.may_begin(self):
            row.state = models.TableState.RUNNING
        is_ended = row.is_running and self.table.is_over
        if is_ended:
            row.state = models.TableState.OVER
            row.ranking = self.table.ranking()
        written = self.table.log[row.version :]
        row.version = self.table.version
        row.content = row.content or self.table.content  # of a table from before it was stored
        progress.note(row, self.table)
        timekeeping.follow(
            self,
            written,
            resumed_by=self.resumed_by,
            went_back=self.went_back,
            is_first=was_waiting and row.is_running,
        )
        causes.follow(self, *self._before, resumed_by=self.resumed_by)
        self._before = row.state, row.to_act
        self.resumed_by, self.went_back = NOBODY, False
        if not self.is_bots_turn:
            row.skips_to = NOBODY
        row.change += 1
        row.opened = self.now
        row.save()
        if is_ended:
            terms = terms_of(clock_of(row))
            results.write(row, self.seating.seats, self.cached, terms, self.now)
        self._settle_drafts()
        row.bot_turns.all().delete()
        if self.progress is not None:
            is_hurried = tempo.is_hurried(row, self.seating)
            coaching.follow(self.progress, self.table, self.played, is_hurried=is_hurried)
            self.played = []
        if not self.waits_for_coach:
            self._schedule(tempo.pause_before(row, self.seating, self.table, written))

    @property
    def is_bots_turn(self) -> bool:
        """Whether a bot is to act; at the table of a puzzle none ever does."""
        if self.row.kind == models.TableKind.PUZZLE:
            return False
        return self.row.is_running and self.table.to_act in self.seating.bots

    def reschedule(self) -> None:
        """Let the bot that is next wait by the present tempo, unless it is thinking already."""
        row = self.row
        if not row.bot_turns.exclude(worker="").exists():
            row.bot_turns.all().delete()
            if not self.waits_for_coach:
                self._schedule(tempo.pause_before(row, self.seating, self.table))

    def let_act(self) -> None:
        """Let the bot that is next act now, whatever the tempo."""
        if not self.row.bot_turns.exists():
            self._schedule(timedelta(0))

    def _schedule(self, pause: timedelta | None) -> None:
        """Give a turn to a bot that is next; without a *pause* it has none until it is told to."""
        if pause is not None and self.is_bots_turn:
            models.BotTurn.objects.create(
                table=self.row,
                index=self.row.version,
                lease=watching.database_now() + pause,
                level=self.seating.seats[self.table.to_act].level,
                has_people=bool(self.seating.people) or self.row.is_left_to_bots,
            )

    def _settle_drafts(self) -> None:
        """Forget the drafts of past turns; a plan whose turn has come waits for its seat."""
        self.forget_drafts(drafts.past(self.drafts, self.table))
        current = drafts.current_row(self.drafts, self.table)
        if current is not None:
            self.unqueue_drafts([current])

    def show(self) -> None:
        """Let pages show something that is no part of the game."""
        self.row.change += 1
        self.row.save(update_fields=["change"])


@contextmanager
def changing(identifier: str) -> Iterator[Change]:
    """Lend a table to be changed; a change of its game must be kept with `Change.keep`.

    The lock of the database is always taken before that of the table in memory: a writer who waits
    for others keeps nobody from looking at the table. Whatever goes wrong, the transaction is
    rolled back, and the table in memory, which may be ahead of it, is forgotten.
    """
    with TABLE_CACHE.borrow_later(identifier) as borrow:
        with transaction.atomic():
            rows = models.Table.objects.select_for_update(of=("self",)).select_related("clock")
            row = rows.get(pk=identifier)
            if (clock := clock_of(row)) is not None:
                clock.refresh_from_db()  # it was read before the lock, which may have taken a while
            seating = Seating.of(row)
            cached = borrow()
            cached.catch_up(row, seating.names)
            change = Change(row, seating, cached)
            timekeeping.settle(change)
            yield change
        if change.is_spoilt:
            cached.forget()
    HUB.ring(identifier, row.change)


def settle(identifier: str) -> None:
    """Carry out what is due at a table that somebody only looks at, unless somebody writes.

    Usually the clerk was there first.
    """
    with if_nobody_writes(), changing(identifier):
        pass  # what is due is carried out before anything else
