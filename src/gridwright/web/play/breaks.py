"""What people at a table agree on about their clock: breaks, and time for somebody."""

from datetime import timedelta
from typing import Final

from gridwright.core.errors import GridwrightError
from gridwright.web import models
from gridwright.web.clocks.running import TableClock
from gridwright.web.clocks.terms import Terms
from gridwright.web.models import NoteKind
from gridwright.web.play import timekeeping
from gridwright.web.play.writing import Change, changing

_DAY: Final = 24 * 60  # minutes
_BREAKS: Final = {True: (5, 10, 30), False: (_DAY, 3 * _DAY, 7 * _DAY)}


def lengths(terms: Terms) -> tuple[int, ...]:
    """Return the minutes that a break can last at a table, shorter ones first."""
    return _BREAKS[terms.is_live]


def clock_at(change: Change) -> TableClock:
    """Return the clock of a table, or raise `GridwrightError` where it has none."""
    if change.clock is None:
        raise GridwrightError("web.clock.none_here")
    return change.clock


def check_break(change: Change, minutes: int) -> None:
    """Raise `GridwrightError` where there can be no such break now."""
    clock = clock_at(change)
    if clock.row.is_on_break:
        raise GridwrightError("web.clock.on_break")
    if minutes not in lengths(clock.terms):
        raise GridwrightError("web.error.bad")


def begin_break(change: Change, minutes: int, seat: int) -> None:
    clock_at(change).begin_break(change.arrived, timedelta(minutes=minutes))
    timekeeping.add_note(change, NoteKind.BREAK, seat, str(minutes))


def come_back(identifier: str, guest: models.Guest | None) -> None:
    """Note that *guest* is back from a break; once all are, the clocks run again."""
    with changing(identifier) as change:
        clock = clock_at(change)
        if guest is None or not change.seating.seats_of(guest):
            raise GridwrightError("web.error.seat")
        if not clock.row.is_on_break:
            return
        clock.note_returned(guest.pk)
        timekeeping.end_break_if_all_are_back(change)
        change.keep()


def may_be_given(seat: models.Seat, game_round: int) -> bool:
    """Whether the others may give a seat time in a round: once, and only to people."""
    return not (seat.bot or seat.has_left) and seat.given_in != game_round + 1


def check_gift(change: Change, number: int) -> None:
    """Raise `GridwrightError` where a seat cannot be given time now."""
    clock_at(change)
    seats = change.seating.seats
    seat = seats[number] if number < len(seats) else None
    if seat is None or seat.bot or seat.has_left:
        raise GridwrightError("web.clock.no_gift")
    if not may_be_given(seat, change.row.round):
        raise GridwrightError("web.clock.given")


def give_time(change: Change, number: int) -> None:
    clock_at(change).give_time(number, change.row.round, change.arrived)
    timekeeping.add_note(change, NoteKind.TIME, number)
