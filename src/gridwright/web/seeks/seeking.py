"""Waiting for a table: what somebody asks for, how long that holds, and how it ends.

A seek is a row; the clerk looks for others who ask for the same (`matching.py`). One for a live
game holds while its page is open, one for a game with days for some of them. Once there is a table
the row stays for a while: it leads the page there, and tells how long people wait.
"""

from collections import Counter, defaultdict
from dataclasses import dataclass
from datetime import datetime, timedelta
from math import ceil
from statistics import median
from types import MappingProxyType
from typing import Final

from django.db import transaction

from gridwright.core.errors import GridwrightError, SetupError
from gridwright.games.registry import default_map, title_named
from gridwright.web import models
from gridwright.web.clocks.terms import PRESETS
from gridwright.web.clocks.units import MINUTE
from gridwright.web.library import library
from gridwright.web.people.accounts import account_of
from gridwright.web.play import lobby, watching

CLOCKS: Final = ("quick", "evening", "daily")
DAILY: Final = "daily"
OPEN_PAGE: Final = timedelta(seconds=30)  # since a page that waits has asked
LONGEST_LIVE: Final = timedelta(minutes=30)
LONGEST_DAILY: Final = timedelta(days=3)
READY: Final = timedelta(minutes=10)  # in which the page leads to the table
KEPT: Final = timedelta(days=7)  # for how long waits are remembered
_BEAT: Final = timedelta(seconds=4)  # between two marks that a page is open
_FEWEST_WAITS: Final = 3  # from which it is told how long people wait
_REMEMBERED: Final = 200  # waits, the latest
PATIENCE: Final = MappingProxyType(
    {clock: LONGEST_DAILY if clock == DAILY else LONGEST_LIVE for clock in CLOCKS}
)


@dataclass(frozen=True, slots=True)
class Wanted:
    """The kind of table that somebody waits for."""

    title: str
    clock: str  # the name of a preset
    is_rated: bool = False


def wish_of(wanted: Wanted) -> lobby.Wish:
    """Return the table that is laid for people who wait for this, whoever sits there."""
    return lobby.Wish(
        wanted.title,
        default_map(library(), wanted.title),
        terms=PRESETS[wanted.clock],
        is_rated=wanted.is_rated,
    )


def check(wanted: Wanted, member: models.Account | None) -> None:
    """Raise where nobody can wait for this, or only a *member*."""
    title_named(wanted.title)
    if wanted.clock not in CLOCKS:
        raise SetupError("web.error.bad", key="clock")
    if wanted.is_rated and member is None:
        raise GridwrightError("web.seeks.rated_members")


def seek(guest: models.Guest, wanted: Wanted) -> models.Seek:
    """Let *guest* wait for a table from now on, or raise; what they waited for before is over."""
    check(wanted, account_of(guest))
    now = watching.database_now()
    lobby.check_barred(guest, now)
    with transaction.atomic():
        before = models.Seek.objects.select_for_update().filter(guest=guest).first()
        if before is not None and before.table_id is None and asks_for(before) == wanted:
            before.seen = now
            before.save(update_fields=["seen"])
            return before
        if before is not None:
            before.delete()
        return models.Seek.objects.create(
            guest=guest,
            title=wanted.title,
            clock=wanted.clock,
            is_rated=wanted.is_rated,
            created=now,
            seen=now,
        )


def asks_for(row: models.Seek) -> Wanted:
    return Wanted(row.title, row.clock, row.is_rated)


def leave(guest: models.Guest) -> None:
    """Let *guest* wait no longer; where a table has been laid meanwhile, that stays."""
    models.Seek.objects.filter(guest=guest, table=None).delete()


def start_with_bots(guest: models.Guest, level: str = lobby.USUAL_LEVEL) -> models.Table:
    """Lay the table that *guest* waits for, with bots at the other seats; or raise.

    It is a friendly one. Where the clerk was quicker, it is the table that was found.
    """
    with transaction.atomic():
        row = models.Seek.objects.select_for_update().filter(guest=guest).first()
        if row is None:
            raise GridwrightError("web.seeks.over")
        if row.table is not None:
            return row.table
        seats = (lobby.ME, *[level] * (lobby.USUAL_SEATS - 1))
        wish = lobby.Wish(
            row.title, default_map(library(), row.title), seats, terms=PRESETS[row.clock]
        )
        row.delete()
        return lobby.lay(wish, guest)


def seek_of(guest: models.Guest | None) -> models.Seek | None:
    """Return what *guest* waits for, or where they were seated just now."""
    if guest is None:
        return None
    row = models.Seek.objects.select_related("table").filter(guest=guest).first()
    if row is None or row.table is None:
        return row
    is_fresh = watching.database_now() - row.seen <= READY
    return row if is_fresh and row.table.state != models.TableState.ABANDONED else None


def mark_open(row: models.Seek) -> None:
    """Remember that a page on which somebody waits is open."""
    now = watching.database_now()
    if row.table_id is None and now - row.seen >= _BEAT:
        models.Seek.objects.filter(pk=row.pk, table=None).update(seen=now)


def has_lapsed(row: models.Seek, now: datetime) -> bool:
    """Whether somebody is not waited for any longer."""
    if now - row.created > PATIENCE.get(row.clock, LONGEST_LIVE):
        return True
    return row.clock != DAILY and now - row.seen > OPEN_PAGE


# How many wait


@dataclass(frozen=True, slots=True)
class Queue:
    """How many wait for a kind of table, and how long that takes as a rule."""

    wanted: Wanted
    count: int
    minutes: int | None  # as a rule; None where that is not known


def queues(now: datetime) -> dict[Wanted, Queue]:
    """Return for which tables people wait; two statements, however many they are."""
    rows = models.Seek.objects.filter(table=None)
    kinds = Counter([asks_for(row) for row in rows if not has_lapsed(row, now)])
    waits: dict[Wanted, list[timedelta]] = defaultdict(list)
    if kinds:
        seated = models.Seek.objects.filter(table__isnull=False, seen__gt=now - KEPT)
        for row in seated.order_by("-seen")[:_REMEMBERED]:
            waits[asks_for(row)].append(row.seen - row.created)
    return {
        wanted: Queue(wanted, count, _usual_minutes(waits[wanted]))
        for wanted, count in kinds.items()
    }


def _usual_minutes(waits: list[timedelta]) -> int | None:
    """Return the median of *waits* in whole minutes, rounded up."""
    if len(waits) < _FEWEST_WAITS:
        return None
    seconds = median([wait.total_seconds() for wait in waits])
    return ceil(seconds / MINUTE)
