"""What everybody may see of the clock of a table."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

from gridwright.web import models
from gridwright.web.clocks import calendars, gathering
from gridwright.web.clocks.calendars import CalendarSource
from gridwright.web.clocks.rows import NOBODY
from gridwright.web.clocks.running import GRACE, TableClock
from gridwright.web.clocks.terms import Terms
from gridwright.web.clocks.units import DAY, HOUR, MINUTE

_LOW_LIVE: Final = 2 * MINUTE
_LOW_DAILY: Final = 6 * HOUR
_SCALES: Final = (1000 * HOUR, 1000 * DAY)  # from which on times are shown in other units
_MILLISECOND: Final = timedelta(milliseconds=1)


class Standstill(StrEnum):
    """Why the time of the seat that is asked does not run."""

    NONE = ""
    BREAK = "break"
    NIGHT = "night"
    AWAY = "away"


@dataclass(frozen=True, slots=True)
class Face:
    """The clock of a table as it is *now*; spans are in milliseconds."""

    now: datetime
    terms: Terms
    seat: int  # that is asked, or `NOBODY`: bots have no clock
    left: int  # until its time is up, below zero afterwards: free time and bank together
    flag_at: datetime | None  # when that will be, unless its time stands still
    banks: tuple[int, ...]  # by seat, as the turn found them
    flags: tuple[int, ...]  # by seat, how often its time was up
    standstill: Standstill = Standstill.NONE
    until: datetime | None = None  # when the standstill ends at the latest
    returned: tuple[int, ...] = ()  # the keys of guests who are back from the break
    gathers_until: datetime | None = None  # a full table waits for all to come
    missing: tuple[int, ...] = ()  # the seats of who has not
    is_overdue: bool = False  # the time of the seat is up, and all wait
    stops_at: datetime | None = None  # when its time stands still next, before it is up
    opens_in: int = 0  # until the first turn begins to count

    @property
    def is_on_break(self) -> bool:
        return self.standstill is Standstill.BREAK

    @property
    def is_running(self) -> bool:
        """Whether somebody's time runs at this moment."""
        return self.seat != NOBODY and not self.standstill

    @property
    def low(self) -> int:
        """Below how many milliseconds time is short: a fifth of the bank, but some minutes."""
        bank, least = self.terms.bank, _LOW_LIVE if self.terms.is_live else _LOW_DAILY
        return 1000 * min(max(bank // 5, least), bank // 2)

    @property
    def key(self) -> tuple[object, ...]:
        """Everything but what time it is."""
        return (
            (self.terms, self.seat, self.banks, self.flags, self.standstill, self.until),
            (self.flag_at, self.returned, self.gathers_until, self.missing),
            (self.is_overdue, self.stops_at),
        )

    @property
    def is_low_now(self) -> bool:
        """Whether the time of the seat that is asked is running out."""
        return self.seat != NOBODY and self.is_low(self.seat)

    @property
    def look(self) -> tuple[bool, int]:
        """How the time of the seat that is asked is shown, which what time it is may change."""
        return self.is_low_now, 0 if self.seat == NOBODY else self.scale_of(self.seat)

    def scale_of(self, seat: int) -> int:
        """Return the largest unit of a seat's time: minutes, 1 for hours, 2 for days."""
        return len([scale for scale in _SCALES if abs(self.left_of(seat)) >= scale])

    def changes_in(self) -> int | None:
        """Return after how many milliseconds `key` or `look` are others, if ever by themselves."""
        if self.until is not None:
            return (self.until - self.now) // _MILLISECOND
        if not self.is_running:
            return None
        borders = (self.low, *_SCALES, *[1 - scale for scale in _SCALES])
        spans = [self.left - border + 1 for border in borders if self.left >= border]
        if self.stops_at is not None:
            spans.append((self.stops_at - self.now) // _MILLISECOND)
        elif not self.is_overdue:
            spans.append(self.left + GRACE // _MILLISECOND + 1)
        return self.opens_in + max(0, min(spans)) if spans else None

    def left_of(self, seat: int) -> int:
        """Return the milliseconds that a seat has: with free time only during its turn."""
        return self.left if seat == self.seat else self.banks[seat]

    def is_low(self, seat: int) -> bool:
        """Whether the time of a seat is running out."""
        return self.left_of(seat) < self.low


def face_of(
    row: models.Clock | None,
    seats: Sequence[models.Seat],
    now: datetime,
    calendar_of: CalendarSource = calendars.calendar_of,
) -> Face | None:
    """Return what a clock shows; None where the table has none."""
    if row is None:
        return None
    clock = TableClock(row, lambda: seats, calendar_of)
    standstill, until = clock.standstill(now)
    is_asked = row.seat != NOBODY
    stops_at = None if standstill else clock.next_standstill(now)
    if stops_at is not None and row.flag_at is not None and stops_at >= row.flag_at:
        stops_at = None
    gathers = row.gathers_until is not None
    missing = [seat.number for seat in gathering.missing(seats, now)] if gathers else []
    return Face(
        now=now,
        terms=clock.terms,
        seat=row.seat,
        left=clock.left(now) if is_asked else 0,
        flag_at=None if standstill else row.flag_at,
        banks=tuple([seat.bank for seat in seats]),
        flags=tuple([seat.flags for seat in seats]),
        standstill=Standstill(standstill),
        until=until,
        returned=tuple(row.returned),
        gathers_until=row.gathers_until,
        missing=tuple(missing),
        is_overdue=row.is_overdue,
        stops_at=stops_at,
        opens_in=0 if row.began is None else max(0, (row.began - now) // _MILLISECOND),
    )
