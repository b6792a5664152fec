"""When the clocks of somebody stand still: their nights, and the times when they are away."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from django.http import QueryDict

from gridwright import words
from gridwright.core.errors import GridwrightError
from gridwright.web import models
from gridwright.web.clocks import calendars
from gridwright.web.clocks.standing import Bedtime
from gridwright.web.pages.clocks import moment_in_words
from gridwright.web.pages.common import Context

UTC: str = "UTC"
USUAL: Bedtime = Bedtime(UTC, 23 * 60, 7 * 60)  # what the form of who has set none begins with


@dataclass(frozen=True, slots=True)
class Absence:
    """A time when somebody is away, or will be."""

    id: int
    sentence: str
    button: str


def nights(
    guest: models.Guest | None,
    zone: str,
    now: datetime,
    sent: QueryDict | None = None,
    reason: GridwrightError | None = None,
) -> Context:
    """Return the page, with what was *sent* in vain; *zone* is what the visitor named last."""
    bedtimes = [] if guest is None else calendars.bedtimes_of(guest.pk)
    chosen = bedtimes[-1][1] if bedtimes else USUAL
    here = zone or chosen.zone
    wrong = "" if reason is None else words.say(reason.message)
    way = "" if sent is None else str(sent.get("way", ""))
    night = {"start": _clock_time(chosen.start), "end": _clock_time(chosen.end), "zone": here}
    if chosen.start == chosen.end:
        night.update({"start": _clock_time(USUAL.start), "end": _clock_time(USUAL.end)})
    away = {"from": "", "until": "", "zone": here}
    return {
        "place": "home",
        "now": [] if guest is None else _sentences(bedtimes, now),
        "night": _filled(night, sent, way == "night"),
        "away": _filled(away, sent, way == "away"),
        "wrong_night": wrong if way in ("night", "no_night") else "",
        "wrong_away": wrong if way not in ("night", "no_night") else "",
        "absences": [] if guest is None else _absences(guest, here, now),
        "left": calendars.MOST_AWAY if guest is None else calendars.days_left(guest, now),
        "guesses": not zone and not bedtimes and sent is None,
        "zones": sorted(calendars.zones()),
    }


def _filled(
    usual: Mapping[str, str],
    sent: QueryDict | None,
    is_sent: bool,  # noqa: FBT001
) -> dict[str, str]:
    """Return the fields of a form: what was sent, if it was this one."""
    if sent is None or not is_sent:
        return dict(usual)
    return {key: str(sent.get(key, value)) for key, value in usual.items()}


def _sentences(bedtimes: "calendars.Bedtimes", now: datetime) -> list[str]:
    """Return when the clocks stand still at night, now and after a change that is to come."""
    shown: list[str] = []
    current = [bedtime for counts_from, bedtime in bedtimes if counts_from <= now]
    if current and current[-1].start != current[-1].end:
        shown.append(words.text("web.clock.night_now", **_hours(current[-1])))
    for counts_from, bedtime in bedtimes:
        if counts_from > now:
            day = moment_in_words(counts_from, bedtime.zone)
            is_none = bedtime.start == bedtime.end
            kind = "web.clock.night_ends" if is_none else "web.clock.night_soon"
            shown.append(words.text(kind, day=day, **_hours(bedtime)))
    return shown


def _hours(bedtime: Bedtime) -> dict[str, str]:
    return {
        "start": _clock_time(bedtime.start),
        "end": _clock_time(bedtime.end),
        "zone": bedtime.zone,
    }


def _clock_time(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"


def _absences(guest: models.Guest, zone: str, now: datetime) -> list[Absence]:
    return [_absence(row, zone, now) for row in guest.aways.filter(end__gt=now)]


def _absence(row: models.Away, zone: str, now: datetime) -> Absence:
    end = moment_in_words(row.end, zone)
    if row.start <= now:
        sentence = words.text("web.clock.away_until", moment=end)
        return Absence(row.pk, sentence, words.text("web.clock.away_end"))
    sentence = words.text("web.clock.away_planned", start=moment_in_words(row.start, zone), end=end)
    return Absence(row.pk, sentence, words.text("web.clock.away_cancel"))
