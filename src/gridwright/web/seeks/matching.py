"""Seating people who wait for the same kind of table: what the clerk does every second.

Whoever has waited longest comes first: at a table that is open already, if one fits, or at a new
one with others who wait. The rows of all whom a table is laid for are locked, so that clerks on
several machines never seat anybody twice.
"""

import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from random import SystemRandom
from typing import Final

from django.db import connection, transaction
from django.db.models import QuerySet

from gridwright.core.errors import GridwrightError
from gridwright.games.registry import default_map, title_named
from gridwright.web import models
from gridwright.web.clocks import gathering
from gridwright.web.clocks.rows import clock_of
from gridwright.web.clocks.terms import PRESETS, terms_of
from gridwright.web.library import library
from gridwright.web.models import NoticeKind, RelationKind, TableState
from gridwright.web.notes.notices import News, tell_all
from gridwright.web.people.accounts import account_of
from gridwright.web.play import lobby, watching
from gridwright.web.results.points import pool_of
from gridwright.web.seeks import admission, conditions, seeking
from gridwright.web.seeks.admission import Applicant

_LOG: Final = logging.getLogger(__name__)
SEATS: Final = 4
WIDTH: Final = 300  # points between people at a rated table, at first
WIDENING: Final = 100  # points more for each minute
OTHER_SIZES: Final = timedelta(minutes=3)  # after which three or five play, too
_MINUTE: Final = timedelta(minutes=1)
_FEWEST, _MOST = 3, 5  # seats
_MOST_TABLES: Final = 50  # open ones that are looked at
_LOT: Final = SystemRandom()


def step() -> int:
    """End what nobody waits for any longer, and seat who can be; return how many were."""
    if not models.Seek.objects.exists():
        return 0
    now = watching.database_now()
    if any([_is_old(row, now) for row in models.Seek.objects.all()]):
        lapse(now)
    wanted = models.Seek.objects.filter(table=None).order_by("title", "clock", "is_rated")
    kinds = wanted.values_list("title", "clock", "is_rated").distinct()
    count = 0
    for kind in list(kinds):
        try:
            count += seat(seeking.Wanted(*kind), now)
        except GridwrightError:  # a title that is not here any more
            _LOG.exception("nobody can be seated", extra={"details": {"kind": kind}})
    return count


@transaction.atomic
def lapse(now: datetime) -> None:
    """Delete seeks that do not hold any longer; who has waited for days is told."""
    old = [row for row in _locked(models.Seek.objects.all()) if _is_old(row, now)]
    tell_all(
        [
            News(
                row.guest,
                NoticeKind.TABLE,
                f"seek {row.pk} lapsed",
                "web.seeks.told.lapsed",
                {"title": row.title},
            )
            for row in old
            if row.clock == seeking.DAILY and row.table_id is None
        ]
    )
    models.Seek.objects.filter(pk__in=[row.pk for row in old]).delete()


def _is_old(row: models.Seek, now: datetime) -> bool:
    if row.table_id is not None:
        return now - row.seen > seeking.KEPT
    return seeking.has_lapsed(row, now)


def _locked(rows: "QuerySet[models.Seek]") -> list[models.Seek]:
    """Return *rows*, which nobody else changes until the transaction ends; those in use are left.

    SQLite lets one transaction write at a time.
    """
    rows = rows.select_related("guest__account")
    if connection.features.has_select_for_update_skip_locked:
        rows = rows.select_for_update(of=("self",), skip_locked=True)
    return list(rows)


def seat(wanted: seeking.Wanted, now: datetime) -> int:
    """Seat people who wait for the same; return how many were."""
    waiting = models.Seek.objects.filter(
        table=None, title=wanted.title, clock=wanted.clock, is_rated=wanted.is_rated
    )
    if waiting.count() < _FEWEST and not _open_tables(wanted):
        return 0  # without a lock, as nearly always
    with transaction.atomic():
        rows = _locked(waiting)
        left = [row for row in rows if lobby.bar(row.guest, now) is None]
        count = _seat_at_open_tables(wanted, left, now)
        left = [row for row in left if row.table_id is None]
        crowd = crowd_of(wanted, left)
        while group := first_group(left, crowd, now):
            _lay(wanted, group, now)
            count += len(group)
            left = [row for row in left if row.table_id is None]
    return count


# Who fits whom


@dataclass(frozen=True, slots=True)
class Crowd:
    """What decides who may sit with whom, read once: ratings, and who has blocked whom."""

    points: Mapping[int, int]  # by the key of the guest; empty where the table is friendly
    apart: frozenset[frozenset[int]]  # pairs of guests

    def fits(self, one: models.Seek, group: Iterable[models.Seek], width: int) -> bool:
        """Whether *one* may sit with all of a *group* whose points differ by no more than that."""
        return all([self._suits(one.guest_id, other.guest_id, width) for other in group])

    def _suits(self, one: int, other: int, width: int) -> bool:
        if frozenset((one, other)) in self.apart:
            return False
        return not self.points or abs(self.points[one] - self.points[other]) <= width


def crowd_of(wanted: seeking.Wanted, rows: Sequence[models.Seek]) -> Crowd:
    """Read what decides who of *rows* may sit together."""
    guests = [row.guest_id for row in rows]
    members = {row.guest_id: member.pk for row in rows if (member := account_of(row.guest))}
    points: dict[int, int] = {}
    if wanted.is_rated and members:
        ratings = conditions.ratings_of(members.values())
        pool = pool_of(wanted.title, SEATS)
        points = {
            guest: conditions.value_in(ratings, account, pool) for guest, account in members.items()
        }
    return Crowd(points, pairs_apart(guests, guests) | _own_programs(wanted, rows))


def _own_programs(wanted: seeking.Wanted, rows: Sequence[models.Seek]) -> frozenset[frozenset[int]]:
    """Return the pairs of guests of which one is a program of the other, if that is rated."""
    if not wanted.is_rated:
        return frozenset()
    members = {member.pk: member for row in rows if (member := account_of(row.guest)) is not None}
    return frozenset(
        [
            frozenset((member.guest_id, members[member.owner_id].guest_id))
            for member in members.values()
            if member.owner_id in members
        ]
    )


def pairs_apart(some: Sequence[int], others: Sequence[int]) -> frozenset[frozenset[int]]:
    """Return the pairs of guests of which one has blocked the other."""
    blocks = models.Relation.objects.filter(kind=RelationKind.BLOCKED)
    pairs = blocks.filter(by__in=some, about__in=others).values_list("by", "about")
    if some is not others:
        pairs = pairs.union(blocks.filter(by__in=others, about__in=some).values_list("by", "about"))
    return frozenset([frozenset(pair) for pair in pairs])


def width_after(wait: timedelta) -> int:
    """Return how many points may lie between people at a rated table after a *wait*."""
    return WIDTH + WIDENING * (wait // _MINUTE)


def size_of(count: int, *, has_waited: bool) -> int:
    """Return how many of *count* people who fit each other play together; 0 if none do yet.

    Four, until somebody has waited for a while: then nobody is left over whom three or five help.
    """
    if not has_waited:
        return SEATS if count >= SEATS else 0
    if count < _FEWEST:
        return 0
    return {3: 3, 5: 5, 6: 3}.get(count, SEATS)


def first_group(rows: Sequence[models.Seek], crowd: Crowd, now: datetime) -> list[models.Seek]:
    """Return who is seated together next: somebody, the oldest who can be, and who fits them."""
    for oldest in rows:
        wait = now - oldest.created
        width = width_after(wait)
        group = [oldest]
        for row in rows:
            if row.pk != oldest.pk and crowd.fits(row, group, width):
                group.append(row)
        size = size_of(len(group), has_waited=wait >= OTHER_SIZES)
        if size:
            return group[:size]
    return []


# Seating them


def _lay(wanted: seeking.Wanted, group: Sequence[models.Seek], now: datetime) -> None:
    """Lay a table for *group*; nobody else sits down there. Seats are dealt by lot."""
    people = [row.guest for row in group]
    table = lobby.lay_for(seeking.wish_of(wanted), people[0], _LOT.sample(people, len(people)))
    _note(group, table, now)


def _note(group: Sequence[models.Seek], table: models.Table, now: datetime) -> None:
    """Let the pages of *group* lead to their table; who is told of its beginning is told once."""
    for row in group:
        row.table, row.seen = table, now
        row.save(update_fields=["table", "seen"])
    if table.state == TableState.WAITING:
        tell_all(
            [
                News(
                    row.guest,
                    NoticeKind.TABLE,
                    f"seek {table.pk}",
                    "web.seeks.told.seated",
                    {"title": table.title},
                    table,
                )
                for row in group
            ]
        )


def _seat_at_open_tables(wanted: seeking.Wanted, rows: Sequence[models.Seek], now: datetime) -> int:
    """Seat people of *rows*, the oldest first, where a table that fits has a free seat."""
    tables = _open_tables(wanted) if rows else []
    count = 0
    for row in rows:
        for table in tables:
            if _fits(row, table, now) and _sits_down(row, table):
                _note([row], models.Table.objects.get(pk=table.pk), now)
                count += 1
                tables = _open_tables(wanted)
                break
    return count


def _open_tables(wanted: seeking.Wanted) -> list[models.Table]:
    """Return the listed tables of this kind that wait, as a new one would be laid, oldest first."""
    rows = models.Table.objects.filter(
        state=TableState.WAITING,
        kind=models.TableKind.GAME,
        is_listed=True,
        title=wanted.title,
        board=default_map(library(), wanted.title),
        is_rated=wanted.is_rated,
        start="",
    )
    rows = rows.select_related("clock").prefetch_related("places__guest__account")
    usual = {option.name: option.default for option in title_named(wanted.title).options}
    numbers = PRESETS[wanted.clock].numbers
    return [
        row
        for row in rows.order_by("created")[:_MOST_TABLES]
        if {**usual, **row.options} == usual and terms_of(clock_of(row)).numbers == numbers
    ]


def _fits(row: models.Seek, table: models.Table, now: datetime) -> bool:
    """Whether who waits by *row* may be seated at an open *table*: its size, its people, itself."""
    wait, seats = now - row.created, list(table.places.all())
    if table.seat_count != SEATS:
        is_other = _FEWEST <= table.seat_count <= _MOST and wait >= OTHER_SIZES
        if not is_other:
            return False
    free = [seat for seat in seats if seat.is_for(row.guest)]
    people = [seat.guest for seat in seats if seat.guest is not None]
    keys = {person.pk for person in people} | ({table.host_id} - {None})
    if not free or row.guest_id in keys:
        return False
    is_live = PRESETS[row.clock].is_live
    if is_live and (not people or _are_away(seats, now)):
        return False
    others = [key for key in keys if key is not None]
    if pairs_apart([row.guest_id], others):
        return False
    applicant = Applicant(row.guest)
    if admission.refusal(table, seats, applicant) is not None:
        return False
    return not table.is_rated or _is_near(applicant, people, table, width_after(wait))


def _are_away(seats: Sequence[models.Seat], now: datetime) -> bool:
    """Whether somebody who sits at a live table has no page of it open."""
    people = [seat for seat in seats if seat.guest is not None]
    return any([now - seat.guest.seen > gathering.HERE for seat in people if seat.guest])


def _is_near(
    applicant: Applicant, people: Sequence[models.Guest], table: models.Table, width: int
) -> bool:
    """Whether the points of *applicant* are near those of all at a rated *table*."""
    pool = conditions.pool_at(table)
    members = [member.pk for person in people if (member := account_of(person)) is not None]
    ratings = conditions.ratings_of(members)
    mine = applicant.rating_in(pool)
    return mine is not None and all(
        [abs(conditions.value_in(ratings, member, pool) - mine) <= width for member in members]
    )


def _sits_down(row: models.Seek, table: models.Table) -> bool:
    try:
        lobby.sit_anywhere(table.pk, row.guest)
    except GridwrightError:  # somebody else was quicker
        return False
    return True
