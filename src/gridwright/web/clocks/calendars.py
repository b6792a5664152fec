"""When the time of somebody stands still: at night, while they are away, while no server is there.

Nights and absences are kept with the guest, and count at tables with days where the table allows
them. Nothing here changes what is past: a new night counts from the next day on, and an absence
begins now at the earliest.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from functools import cache, cached_property
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from django.db import transaction
from django.db.models import Q, QuerySet

from gridwright.core.errors import GridwrightError
from gridwright.web import models
from gridwright.web.clocks import standing
from gridwright.web.clocks.standing import MINUTES_OF_A_DAY, Bedtime, Span
from gridwright.web.clocks.terms import Terms

Bedtimes = Sequence[tuple[datetime, Bedtime]]
"""When somebody sleeps, each with the moment from which on it counts."""

_DAY: Final = timedelta(days=1)
LONGEST_NIGHT: Final = 10 * 60  # minutes
BETWEEN_CHANGES: Final = timedelta(days=7)  # of the night of somebody
MOST_AWAY: Final = 30  # days in a calendar year
_FARTHEST: Final = timedelta(days=366)  # that an absence can be planned ahead


# What stands still


@dataclass(frozen=True)
class Calendar:
    """Everything that makes the time of one seat stand still from a moment on."""

    since: datetime
    outages: Sequence[Span] = ()
    aways: Sequence[Span] = ()
    bedtimes: Bedtimes = ()

    @cached_property
    def _fixed(self) -> list[Span]:
        return standing.merged([*self.outages, *self.aways])

    def spans(self, until: datetime) -> list[Span]:
        nights = standing.nights_of(self.bedtimes, self.since, until)
        return standing.merged([*self._fixed, *nights])

    def elapsed(self, until: datetime) -> int:
        """Return the milliseconds that count between the beginning and *until*."""
        return standing.elapsed(self.since, until, self.spans(until))

    def moment_after(self, milliseconds: int) -> datetime:
        """Return when so many milliseconds have counted."""
        reach = timedelta(milliseconds=milliseconds) + _DAY
        while True:
            horizon = self.since + reach
            moment = standing.moment_after(self.since, milliseconds, self.spans(horizon))
            if moment < horizon:
                return moment
            reach *= 2

    def standstill(self, now: datetime) -> tuple[str, datetime | None]:
        """Return why time stands still *now*, and until when; "" where it runs."""
        nights = standing.nights_of(self.bedtimes, self.since, now + 2 * _DAY)
        for reason, spans in (("away", self.aways), ("night", nights)):
            for span in spans:
                if span.start <= now < span.end:
                    return reason, span.end
        return "", None

    def next_standstill(self, now: datetime) -> datetime | None:
        """Return when time stands still next after *now*, as far as two days tell."""
        starts = [span.start for span in self.spans(now + 2 * _DAY) if span.start > now]
        return min(starts, default=None)


CalendarSource = Callable[[int | None, Terms, datetime], Calendar]
"""Finds out what counts for a guest at a table with its terms, from a moment on."""


def calendar_of(guest: int | None, terms: Terms, since: datetime) -> Calendar:
    """Return what counts for *guest* at a table with these *terms* from *since* on."""
    is_daily = guest is not None and not terms.is_live
    return calendars_of([guest] if is_daily else [], since)(guest, terms, since)


def calendars_of(guests: Collection[int | None], earliest: datetime) -> CalendarSource:
    """Read at once what counts for all *guests*, as many as they are, from *earliest* on."""
    outages = [Span(row.start, row.end) for row in models.Outage.objects.filter(end__gt=earliest)]
    aways: dict[int, list[Span]] = {}
    bedtimes: dict[int, list[tuple[datetime, Bedtime]]] = {}
    if guests:
        for away in models.Away.objects.filter(guest__in=guests, end__gt=earliest):
            aways.setdefault(away.guest_id, []).append(Span(away.start, away.end))
        for night in models.Night.objects.filter(guest__in=guests):
            entry = night.counts_from, Bedtime(night.zone, night.start, night.end)
            bedtimes.setdefault(night.guest_id, []).append(entry)

    def source(guest: int | None, terms: Terms, since: datetime) -> Calendar:
        down = _from(since, outages)
        if terms.is_live or guest is None:
            return Calendar(since, down)
        days = _from(since, aways.get(guest, ())) if terms.allows_away else ()
        return Calendar(since, down, days, bedtimes.get(guest, ()) if terms.allows_nights else ())

    return source


def _from(since: datetime, spans: Iterable[Span]) -> list[Span]:
    return [Span(max(span.start, since), span.end) for span in spans if span.end > since]


def bedtimes_of(guest: int) -> tuple[tuple[datetime, Bedtime], ...]:
    """Return when *guest* sleeps, with the moment from which on each of them counts."""
    rows = models.Night.objects.filter(guest=guest)
    return tuple([(row.counts_from, Bedtime(row.zone, row.start, row.end)) for row in rows])


# What somebody sets


@cache
def zones() -> frozenset[str]:
    """Return the names of all time zones; they are read from many files."""
    return frozenset(available_timezones())


def set_night(guest: models.Guest, bedtime: Bedtime, now: datetime) -> None:
    """Let *guest* sleep at other times from the next day on, or raise `GridwrightError`."""
    _check_bedtime(bedtime)
    with transaction.atomic():
        models.Guest.objects.select_for_update().get(pk=guest.pk)
        rows = list(models.Night.objects.filter(guest=guest))
        last = rows[-1] if rows else None
        if last is not None and Bedtime(last.zone, last.start, last.end) == bedtime:
            return
        if last is not None and now - last.created < BETWEEN_CHANGES:
            raise GridwrightError("web.clock.night_changed", {"days": BETWEEN_CHANGES.days})
        midnight = _next_midnight(now, bedtime.zone)
        models.Night.objects.create(
            guest=guest,
            counts_from=midnight,
            zone=bedtime.zone,
            start=bedtime.start,
            end=bedtime.end,
            created=now,
        )
    _look_again(guest, now)


def _check_bedtime(bedtime: Bedtime) -> None:
    if bedtime.zone not in zones():
        raise GridwrightError("web.clock.no_zone")
    if not (0 <= bedtime.start < MINUTES_OF_A_DAY and 0 <= bedtime.end < MINUTES_OF_A_DAY):
        raise GridwrightError("web.clock.no_time")
    if (bedtime.end - bedtime.start) % MINUTES_OF_A_DAY > LONGEST_NIGHT:
        raise GridwrightError("web.clock.night_long", {"hours": LONGEST_NIGHT // 60})


def _next_midnight(now: datetime, zone: str) -> datetime:
    place = ZoneInfo(zone)
    tomorrow = now.astimezone(place).date() + _DAY
    return datetime.combine(tomorrow, time(), place).astimezone(UTC)


def go_away(guest: models.Guest, start: datetime, end: datetime, now: datetime) -> None:
    """Let *guest* be away for a time, from now on at the earliest, or raise `GridwrightError`."""
    start = max(start, now)
    if end <= start or end - now > _FARTHEST:
        raise GridwrightError("web.clock.no_away")
    with transaction.atomic():
        models.Guest.objects.select_for_update().get(pk=guest.pk)
        rows = models.Away.objects.filter(guest=guest)
        if rows.filter(start__lt=end, end__gt=start).exists():
            raise GridwrightError("web.clock.away_twice")
        for year in {start.year, end.year}:
            days = -(-_seconds_away(rows, year, Span(start, end)) // _DAY.total_seconds())
            if days > MOST_AWAY:
                raise GridwrightError("web.clock.away_most", {"days": MOST_AWAY})
        models.Away.objects.create(guest=guest, start=start, end=end)
    _look_again(guest, now)


def _look_again(guest: models.Guest, now: datetime) -> None:
    """Let clerks work out anew when time is up at the tables of *guest*.

    What has changed is written before: whoever is at such a table now may not have seen it yet, and
    keeps its row locked until they are done.
    """
    running = models.Clock.objects.filter(flag_at__isnull=False, is_overdue=False)
    with transaction.atomic():
        tables = models.Table.objects.select_for_update().order_by("pk")
        mine = tables.filter(pk__in=guest.seats.values("table"), state=models.TableState.RUNNING)
        running.filter(table__in=[table.pk for table in mine.only("pk")]).update(lease=now)


def days_left(guest: models.Guest, now: datetime) -> int:
    """Return for how many whole days of this year *guest* can still be away."""
    used = _seconds_away(models.Away.objects.filter(guest=guest), now.year)
    return MOST_AWAY - int(-(-used // _DAY.total_seconds()))


def _seconds_away(rows: "QuerySet[models.Away]", year: int, more: Span | None = None) -> float:
    """Return how long somebody is away in a *year*, with what is to be added."""
    new_year = datetime(year, 1, 1, tzinfo=UTC)
    whole = Span(new_year, datetime(year + 1, 1, 1, tzinfo=UTC))
    around = rows.filter(Q(start__lt=whole.end) & Q(end__gt=whole.start))
    spans = [Span(row.start, row.end) for row in around] + ([] if more is None else [more])
    return sum(
        [
            max(
                timedelta(0), min(span.end, whole.end) - max(span.start, whole.start)
            ).total_seconds()
            for span in spans
        ]
    )


def end_away(guest: models.Guest, key: int, now: datetime) -> None:
    """Let *guest* be back now, or not go away after all; what was not used may be used later."""
    with transaction.atomic():
        row = models.Away.objects.select_for_update().filter(guest=guest, pk=key).first()
        if row is None or row.end <= now:
            return
        if row.start >= now:
            row.delete()
        else:
            row.end = now
            row.save(update_fields=["end"])
    _look_again(guest, now)
