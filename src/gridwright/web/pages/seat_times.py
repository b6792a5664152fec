"""The time of every seat of a table, which runs while the page of the table stays as it is.

Pictures and panels hold a place for a time instead of the time itself, so a part of the page is
not sent again because a second has passed: `filled` writes the time into it on the way out, and
`clocks.js` goes on from there.
"""

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

from gridwright import words
from gridwright.core.events import NOBODY
from gridwright.draw.clocks import TIME, SeatClock
from gridwright.tables.table import letter
from gridwright.web import models
from gridwright.web.clocks.faces import Face
from gridwright.web.pages.spans import countdown, span_in_words

_SECOND: Final = 1000  # milliseconds
_MINUTE: Final = 60 * _SECOND
_HOUR: Final = 60 * _MINUTE
_DAY: Final = 24 * _HOUR
_LAST: Final = 10 * _SECOND  # in which tenths are shown
_MORE, _LESS = "#1", "#2"  # places for two units, filled in by the page
_TIME_PLACE: Final = re.compile(f'(data-clock="([A-F])"[^>]*>){TIME}')
_BANK_PLACE: Final = re.compile(r'data-bank="([A-F])"')


# Times in figures


def widest(face: Face, seat: int) -> str:
    """Return a time as wide as any that a seat can have before the unit of its time is another."""
    terms = face.terms
    most = _SECOND * (terms.free + max(terms.bank, terms.grant))
    units = (_HOUR - _MINUTE, _DAY - _MINUTE, 10 * _DAY + 10 * _HOUR)
    wide = countdown(min(most, units[0]) if most < _HOUR else units[face.scale_of(seat)])
    sign = "-" if face.is_overdue and seat == face.seat else ""
    return sign + re.sub("[0-9]", "0", wide)


def moment_in(identifier: str, moment: datetime, **values: str) -> SafeString:
    """Return a sentence about a *moment*, which the page shows in the time zone of its reader."""
    before, _, after = words.text(identifier, moment=TIME, **values).partition(TIME)
    return format_html("{}{}{}", before, shown_moment(moment), after)


def shown_moment(moment: datetime) -> SafeString:
    shown = words.text("web.clock.zone_utc", moment=f"{moment:%H:%M}")
    return format_html('<time datetime="{}">{}</time>', moment.isoformat(), shown)


# Every seat


@dataclass(frozen=True, slots=True)
class SeatTime:
    """How much time a seat has at this moment."""

    letter: str
    left: int  # milliseconds
    sentence: tuple[str, str]  # before and after the time
    is_running: bool
    is_overdue: bool

    @property
    def shown(self) -> str:
        return countdown(self.left)


@dataclass(frozen=True, slots=True)
class SeatTimes:
    """What a page must know to count down: spans are in milliseconds."""

    seats: tuple[SeatTime, ...]
    mine: str  # the letter of the viewer's seat while its time runs
    wait: int  # until the first turn begins to count
    again: int | None  # until the page must ask for its parts again
    free: int
    low: int
    quarter: int  # of the bank

    @property
    def days(self) -> str:
        """The pattern of a time with days, as `clocks.js` fills it in."""
        return words.text("web.clock.days_hours", days=_MORE, hours=_LESS)

    @property
    def hours(self) -> str:
        return words.text("web.clock.hours_minutes", hours=_MORE, minutes=_LESS)

    @property
    def warnings(self) -> dict[int, str]:
        """What is said when the viewer's time is short, by the milliseconds that are left then."""
        spans = (self.quarter, _MINUTE, _LAST)
        return {
            span: words.text("web.clock.low", span=_spoken(span))
            for span in sorted({span for span in spans if span <= self.quarter})
        }

    @property
    def low_note(self) -> str:
        """What the browser notifies the viewer of once their time is low."""
        return words.text("web.clock.low", span=_spoken(self.low))


def _spoken(milliseconds: int) -> str:
    is_whole = milliseconds < _MINUTE or milliseconds % _MINUTE == 0
    return span_in_words(milliseconds) if is_whole else countdown(milliseconds)


def seat_times(
    face: Face | None, seats: Sequence[models.Seat], own: Collection[int]
) -> SeatTimes | None:
    """Return the times of all seats for who has the seats *own*; None where there is no clock."""
    if face is None:
        return None
    return SeatTimes(
        tuple([_seat_time(face, seat) for seat in seats if not seat.level]),
        mine=letter(face.seat) if face.is_running and face.seat in own else "",
        wait=face.opens_in,
        again=face.changes_in(),
        free=face.terms.free * _SECOND,
        low=face.low,
        quarter=face.terms.bank * _SECOND // 4,
    )


def _seat_time(face: Face, seat: models.Seat) -> SeatTime:
    before, _, after = words.text("web.clock.seat_bank", name=seat.name, span=TIME).partition(TIME)
    is_asked = seat.number == face.seat
    left = face.left_of(seat.number)
    is_overdue = is_asked and face.is_overdue
    return SeatTime(
        letter(seat.number),
        left if is_overdue else max(0, left),
        (before, after),
        is_running=is_asked and face.is_running,
        is_overdue=is_overdue,
    )


def filled(html: SafeString, times: SeatTimes | None) -> SafeString:
    """Return a part of the page with the times written into their places."""
    if times is None or not any([place in html for place in ("data-clock=", "data-bank=")]):
        return html  # most parts are large pictures without a time
    left = {seat.letter: seat.left for seat in times.seats}
    texts = {seat.letter: seat.shown for seat in times.seats}
    with_times = _TIME_PLACE.sub(lambda place: place[1] + texts.get(place[2], ""), html)
    return mark_safe(_BANK_PLACE.sub(lambda place: _bank(place, left), with_times))  # noqa: S308 - figures only


def _bank(place: "re.Match[str]", left: Mapping[str, int]) -> str:
    return f'{place[0]} value="{max(0, left.get(place[1], 0))}"'


# In the panel of a seat


def seat_clock(face: Face | None, seat: models.Seat) -> SeatClock | None:
    """Return what the panel of a seat shows of its clock; bots have none."""
    if face is None or seat.level:
        return None
    is_asked = seat.number == face.seat
    return SeatClock(
        letter(seat.number),
        widest(face, seat.number),
        standstill_word(face) if is_asked or face.is_on_break else "",
        is_running=is_asked and face.is_running,
        is_low=face.is_low(seat.number),
    )


def standstill_word(face: Face) -> str:
    """Return why time stands still in one word; "" where it runs."""
    return words.text("web.clock.stopped", why=face.standstill.value) if face.standstill else ""


@dataclass(frozen=True, slots=True)
class HeadTime:
    """The time of the seat that is asked, in the head of the action panel."""

    letter: str
    label: str  # read aloud before it
    standstill: str
    is_mine: bool
    is_low: bool
    most: int  # milliseconds of a full bank

    @property
    def place(self) -> str:
        return TIME


def head_time(face: Face | None, seats: Sequence[models.Seat], viewer: int) -> HeadTime | None:
    """Return the time of the seat that is asked; None where nobody's time counts."""
    if face is None or face.seat == NOBODY or seats[face.seat].level:
        return None
    is_mine = face.seat == viewer
    return HeadTime(
        letter(face.seat),
        words.text("web.clock.mine") if is_mine else words.text("web.clock.heading"),
        standstill_word(face),
        is_mine=is_mine,
        is_low=face.is_low_now,
        most=face.terms.bank * _SECOND,
    )
