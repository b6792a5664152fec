"""What is worth telling people: their turns, their time, tables that begin and end, kept seats.

A turn is told in the transaction that begins it. The clocks of members have the clerk look once
more when a quarter of the time is left.
"""

from collections.abc import Sequence
from datetime import timedelta
from typing import TYPE_CHECKING, Final

from django.utils import timezone

from gridwright.core.errors import Values
from gridwright.core.events import NOBODY
from gridwright.web import models
from gridwright.web.clocks.running import NextTurn
from gridwright.web.models import NoticeKind, TableState
from gridwright.web.notes.notices import News, ring, tell_all
from gridwright.web.people.accounts import is_program, may_be_member

if TYPE_CHECKING:
    from gridwright.web.play.writing import Change

_AGAIN: Final = timedelta(minutes=10)  # after which a further turn in the same auction is told
_SEVERAL: Final = 2


def turn_cause(table: str, turn: str) -> str:
    """Return how causes of notices of a turn begin; those of later ones end with the version."""
    return f"turn {table} {turn}"


def follow(change: "Change", before: str, asked: int, *, resumed_by: int) -> None:
    """Tell people what a change has brought, which began in the state *before*.

    *asked* is the seat that was to act then.
    """
    row = change.row
    if row.state != before:
        _tell_of_table(change)
    if row.is_running and row.to_act not in (asked, resumed_by, NOBODY):
        _tell_of_turn(change, asked)


def _tell_of_turn(change: "Change", asked: int) -> None:
    """Tell who is asked now, unless they have just acted for another seat of theirs."""
    row, seats = change.row, change.seating.seats
    seat = seats[row.to_act]
    if seat.level or seat.guest is None:
        return
    if 0 <= asked < len(seats) and seats[asked].guest_id == seat.guest_id:
        return
    if not may_be_member(seat.guest):
        ring([seat.guest.pk])
        return
    if is_program(seat.guest):  # its stream tells it of every turn
        return
    cause = turn_cause(row.pk, NextTurn(row.to_act, row.round, row.phase).key)
    recent = models.Notice.objects.filter(guest=seat.guest, table=row, kind=NoticeKind.TURN)
    earlier = recent.filter(cause__startswith=cause).order_by("-created").first()
    if earlier is not None and timezone.now() - earlier.created < _AGAIN:
        return
    full = cause if earlier is None else f"{cause} {row.version}"
    values: Values = {"title": row.title, "round": row.round}
    tell_all([News(seat.guest, NoticeKind.TURN, full, "web.notes.told.turn", values, row)])


def _tell_of_table(change: "Change") -> None:
    """Tell people that their table has begun, or how it has ended.

    Who plays alone knows it; the programs that listen for them do not.
    """
    row = change.row
    people = _people(change)
    if len(people) < _SEVERAL:
        ring([seat.guest_id for seat in people if seat.guest_id is not None])
        return
    news: list[News] = []
    for seat in people:
        assert seat.guest is not None
        values: Values = {"title": row.title}
        message = f"web.notes.told.{row.state}"
        if row.state == TableState.OVER and row.ranking:
            values |= {"place": row.ranking[seat.number], "count": row.seat_count}
        elif row.state not in (TableState.RUNNING, TableState.ABANDONED):
            continue
        cause = f"table {row.pk} {row.state}"
        news.append(News(seat.guest, NoticeKind.TABLE, cause, message, values, row))
    tell_all(news)


def _people(change: "Change") -> list[models.Seat]:
    """Return the first seat of everybody at the table who has not left it."""
    firsts: dict[int, models.Seat] = {}
    for seat in change.seating.seats:
        if seat.guest_id is not None and not seat.has_left:
            firsts.setdefault(seat.guest_id, seat)
    return list(firsts.values())


def tell_of_kept_seats(table: models.Table, seats: Sequence[models.Seat]) -> None:
    """Tell those for whom a *table* keeps a seat."""
    news = {
        seat.kept_for.pk: News(
            seat.kept_for,
            NoticeKind.INVITED,
            f"kept {table.pk}",
            "web.notes.told.kept",
            {"title": table.title},
            table,
        )
        for seat in seats
        if seat.kept_for is not None and seat.is_open
    }
    tell_all(list(news.values()))


# Time


def tell_of_time(change: "Change") -> None:
    """Tell a member that a quarter of the time of their turn is left."""
    clock, row = change.clock, change.row
    assert clock is not None
    seat = change.seating.seats[clock.row.seat]
    if seat.guest is not None:
        cause = f"time {row.pk} {clock.row.turn}"
        values: Values = {"title": row.title}
        news = News(seat.guest, NoticeKind.TIME, cause, "web.notes.told.time", values, row)
        tell_all([news])


def tell_of_flag(change: "Change", seat: models.Seat) -> None:
    """Tell somebody that their time is up, and what happens now."""
    if seat.guest is not None:
        message = "web.notes.told.played" if seat.level else "web.notes.told.overdue"
        cause = f"flag {change.row.pk} {seat.number} {seat.flags}"
        values: Values = {"title": change.row.title}
        news = News(seat.guest, NoticeKind.TIME, cause, message, values, change.row)
        tell_all([news])
