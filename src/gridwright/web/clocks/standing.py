"""Counting time that stands still now and then: spans, their sum, and the moments after them."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

_DAY: Final = timedelta(days=1)
_MINUTE: Final = timedelta(minutes=1)
_MILLISECOND: Final = timedelta(milliseconds=1)
MINUTES_OF_A_DAY: Final = 24 * 60


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """A time from a moment on, until just before another."""

    start: datetime
    end: datetime


def merged(spans: Iterable[Span]) -> list[Span]:
    """Return *spans* in order, without overlaps and empty ones."""
    together: list[Span] = []
    for span in sorted(span for span in spans if span.start < span.end):
        if together and span.start <= together[-1].end:
            last = together.pop()
            span = Span(last.start, max(last.end, span.end))  # noqa: PLW2901 - what both cover
        together.append(span)
    return together


def elapsed(start: datetime, end: datetime, standing: Iterable[Span]) -> int:
    """Return the milliseconds from *start* to *end* outside the spans *standing*."""
    if end <= start:
        return 0
    total = end - start
    for span in merged(standing):
        total -= max(timedelta(0), min(end, span.end) - max(start, span.start))
    return total // _MILLISECOND


def moment_after(start: datetime, milliseconds: int, standing: Iterable[Span]) -> datetime:
    """Return when *milliseconds* outside the spans *standing* have passed since *start*."""
    moment, left = start, milliseconds * _MILLISECOND
    for span in merged(standing):
        if span.end <= moment:
            continue
        before = max(timedelta(0), span.start - moment)
        if left <= before:
            break
        left -= before
        moment = span.end
    return moment + left


@dataclass(frozen=True, slots=True)
class Bedtime:
    """When somebody sleeps: from one minute of the day to another, in a time zone."""

    zone: str
    start: int  # minutes after midnight
    end: int  # the same as the start for no night at all

    def nights(self, first: datetime, last: datetime) -> list[Span]:
        """Return the nights that lie between *first* and *last*, cut off there.

        A night begins and ends by the clock on the wall, whatever daylight saving time does in it.
        """
        if self.start == self.end:
            return []
        zone = ZoneInfo(self.zone)
        day, spans = first.astimezone(zone).date() - _DAY, []
        while (start := _moment(day, self.start, zone)) < last:
            morning = day if self.start < self.end else day + _DAY
            end = _moment(morning, self.end, zone)
            spans.append(Span(max(start, first), min(end, last)))
            day += _DAY
        return merged(spans)


def _moment(day: date, minute: int, zone: ZoneInfo) -> datetime:
    """Return when the clock on the wall first shows a time, or passes over it."""
    at = datetime.combine(day, time(minute // 60, minute % 60), zone)
    moment = at.astimezone(UTC)
    if _on_the_wall(moment, zone) == at.replace(tzinfo=None):
        return moment
    first = at.replace(fold=1).astimezone(UTC)  # by the time that follows
    minutes = range((moment - first) // _MINUTE)

    def is_past(count: int) -> bool:
        return _on_the_wall(first + count * _MINUTE, zone) > at.replace(tzinfo=None)

    return first + bisect_left(minutes, True, key=is_past) * _MINUTE  # noqa: FBT003


def _on_the_wall(moment: datetime, zone: ZoneInfo) -> datetime:
    return moment.astimezone(zone).replace(tzinfo=None)


def nights_of(
    bedtimes: Sequence[tuple[datetime, Bedtime]], first: datetime, last: datetime
) -> list[Span]:
    """Return the nights between *first* and *last*, where each bedtime counts from a moment on."""
    spans: list[Span] = []
    for place, (counts_from, bedtime) in enumerate(bedtimes):
        until = bedtimes[place + 1][0] if place + 1 < len(bedtimes) else last
        spans += bedtime.nights(max(first, counts_from), min(last, until))
    return merged(spans)
