"""When clocks stand still for somebody: the page, and what it changes at tables that are played."""

import re
from datetime import UTC, datetime, timedelta

import pytest
from django.http import QueryDict
from django.utils import timezone

from gridwright.core.errors import GridwrightError
from gridwright.web import arrivals, forms, models
from gridwright.web.clocks import calendars
from gridwright.web.clocks.standing import Bedtime
from gridwright.web.clocks.terms import PRESETS
from gridwright.web.clocks.units import HOUR
from gridwright.web.pages import nights as pages
from gridwright.web.play import lobby
from gridwright.web.play.writing import changing
from gridwright.web.serve.clerk import Clerk
from tests.web.browser import Visitor
from tests.web.tables import guest

NOW = datetime(2026, 11, 17, 20, 0, tzinfo=UTC)  # nine in the evening in Vienna
NIGHT = {"way": "night", "start": "23:00", "end": "7:30", "zone": "Europe/Vienna"}


@pytest.fixture
def visitor(sqlite: None) -> Visitor:
    return Visitor()


def query(**fields: str) -> QueryDict:
    sent = QueryDict(mutable=True)
    sent.update(fields)
    return sent


def moment(days: float) -> str:
    """Return what a field says for a moment so many days from now, in UTC."""
    return f"{timezone.now() + timedelta(days=days):%Y-%m-%dT%H:%M}"


# Nights


def test_a_night_counts_from_the_next_day(visitor: Visitor) -> None:
    visitor.become("Ana")

    answer = visitor.post("/me/clock", **NIGHT)

    assert (answer.status, answer.where) == (302, "/me/clock")
    night = models.Night.objects.get()
    assert (night.start, night.end, night.zone) == (23 * 60, 7 * 60 + 30, "Europe/Vienna")
    assert timedelta(0) < night.counts_from - timezone.now() <= timedelta(days=1, hours=1)
    page = visitor.get("/me/clock")
    assert "00:00 on: 23:00 to 07:30 (Europe/Vienna)." in page.text
    assert 'name="start" required value="23:00"' in page.html
    assert page.html.count('value="Europe/Vienna"') == 3  # in both forms, and among all zones


def test_the_page_says_what_counts_now_and_what_will(sqlite: None) -> None:
    ana = guest("Ana")
    calendars.set_night(ana, Bedtime("Europe/Vienna", 1380, 420), NOW)
    calendars.set_night(ana, Bedtime("Europe/Vienna", 0, 0), NOW + timedelta(days=8))

    early = pages.nights(ana, "", NOW)["now"]
    late = pages.nights(ana, "", NOW + timedelta(days=8))["now"]

    assert early == [
        "From 18 November 2026, 00:00 on: 23:00 to 07:00 (Europe/Vienna).",
        "From 26 November 2026, 00:00 on your clocks run at night, too.",
    ]
    assert late == [
        "Your clocks stand still from 23:00 to 07:00 (Europe/Vienna).",
        "From 26 November 2026, 00:00 on your clocks run at night, too.",
    ]


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"start": "25:00"}, "A time looks like 23:30."),
        ({"end": "soon"}, "A time looks like 23:30."),
        ({"end": "9:01"}, "A night can last 10 hours at most."),
        ({"zone": "Middle-earth"}, "There is no such time zone."),
    ],
)
def test_a_night_that_cannot_be_comes_back_as_typed(
    visitor: Visitor, fields: dict[str, str], reason: str
) -> None:
    page = visitor.post("/me/clock", **{**NIGHT, **fields})

    assert (page.status, page.alert) == (422, f"{reason} Nothing was changed.")
    assert models.Night.objects.count() == 0
    for name, value in {**NIGHT, **fields}.items():
        assert name == "way" or re.search(rf'name="{name}"[^>]* value="{value}"', page.html)


def test_ten_hours_are_a_night(visitor: Visitor) -> None:
    assert visitor.post("/me/clock", **{**NIGHT, "end": "9:00"}).status == 302


def test_a_night_is_changed_once_a_week(visitor: Visitor) -> None:
    visitor.post("/me/clock", **NIGHT)
    page = visitor.post("/me/clock", **{**NIGHT, "way": "no_night"})
    assert page.alert.startswith("You can change your night once in 7 days.")

    models.Night.objects.update(created=timezone.now() - timedelta(days=7))
    assert visitor.post("/me/clock", **{**NIGHT, "way": "no_night"}).status == 302

    last = models.Night.objects.last()
    assert last is not None
    assert (last.start, last.end) == (0, 0)


# Absences


def test_somebody_goes_away_at_once_and_comes_back(visitor: Visitor) -> None:
    ana = visitor.become("Ana")

    visitor.post("/me/clock", way="away", until=moment(3), zone="UTC")

    away = models.Away.objects.get()
    assert away.guest == ana
    assert abs(away.start - timezone.now()) < timedelta(seconds=30)
    page = visitor.get("/me/clock")
    assert "Away until" in page.text
    assert "You have 27 days left this year." in page.text
    form = next(form for form in page.forms if form.value("away"))
    visitor.send(form, form.buttons[0])
    away.refresh_from_db()
    assert away.end <= timezone.now()
    assert "Away until" not in visitor.get("/me/clock").text


def test_a_planned_absence_can_be_cancelled(visitor: Visitor) -> None:
    visitor.become("Ana")
    fields = {"way": "away", "zone": "Asia/Tokyo"}
    visitor.post("/me/clock", **fields, **{"from": moment(2), "until": moment(4)})
    away = models.Away.objects.get()
    assert away.end - away.start == timedelta(days=2)
    ahead = away.start - timezone.now()  # nine hours less than by the clocks of UTC
    assert timedelta(days=1, hours=14) < ahead < timedelta(days=1, hours=16)

    visitor.post("/me/clock", way="back", away=str(away.pk))

    assert models.Away.objects.count() == 0


def test_nobody_ends_the_absence_of_another(visitor: Visitor) -> None:
    ana, now = guest("Ana"), timezone.now()
    calendars.go_away(ana, now, now + timedelta(days=1), now)
    key = models.Away.objects.get().pk
    visitor.post("/me/clock", way="back", away=str(key))
    visitor.become("Eve")
    visitor.post("/me/clock", way="back", away=str(key))

    assert models.Away.objects.get().end > timezone.now()


@pytest.mark.parametrize(
    ("start", "until", "reason"),
    [
        ("", "soon", "A moment looks like 2026-11-17 08:30."),
        ("2026-02-30T08:00", "2026-03-01T08:00", "A moment looks like 2026-11-17 08:30."),
        ("", "0001-01-01T00:00", "A"),
        ("", moment(-1), "An absence must end after it begins, within the next year."),
        ("", moment(367), "An absence must end after it begins, within the next year."),
        ("", moment(31), "You can be away for 30 days a year at most."),
    ],
)
def test_an_absence_that_cannot_be_comes_back_as_typed(
    visitor: Visitor, start: str, until: str, reason: str
) -> None:
    page = visitor.post(
        "/me/clock", **{"way": "away", "from": start, "until": until, "zone": "UTC"}
    )

    assert page.status == 422
    assert page.alert.startswith(reason)
    assert models.Away.objects.count() == 0
    assert f'name="until" required value="{until}"' in page.html


def test_a_time_of_day_is_that_of_the_zone() -> None:
    sent = query(**{"from": "2026-07-01T12:00", "until": "2026-12-01 12:00"})

    start, end = forms.absence(sent, "Europe/Vienna", NOW)

    assert start == datetime(2026, 7, 1, 10, 0, tzinfo=UTC)  # in summer, two hours ahead
    assert end == datetime(2026, 12, 1, 11, 0, tzinfo=UTC)
    assert forms.absence(query(until="2026-12-01T12:00"), "UTC", NOW)[0] == NOW


def test_the_zone_is_remembered_and_guessed_only_before(visitor: Visitor) -> None:
    visitor.become("Ana")
    assert "nights.js" in visitor.get("/me/clock").html

    visitor.post("/me/clock", way="away", until=moment(1), zone="Asia/Tokyo")

    page = visitor.get("/me/clock")
    assert "nights.js" not in page.html
    assert len(re.findall(r'name="zone"[^>]* value="Asia/Tokyo"', page.html)) == 2


def test_a_refused_word_is_refused(visitor: Visitor) -> None:
    assert visitor.post("/me/clock", way="sleep").status == 422


def test_the_page_is_there_for_who_is_nobody_yet(visitor: Visitor) -> None:
    page = visitor.get("/me/clock")

    assert page.status == 200
    assert "You have 30 days left this year." in page.text
    assert models.Guest.objects.count() == 0
    assert 'href="/me/clock"' in visitor.get("/").html


# Tables that are played


class Daily:
    """Ana and Bea at a daily table. Whose turn it is has 8 h and 3 days from `began` on."""

    def __init__(self) -> None:
        self.people = guest("Ana"), guest("Bea")
        wish = lobby.Wish("recharged", "germany", ("me", "open"), terms=PRESETS["daily"])
        self.id = lobby.lay(wish, self.people[0]).pk
        lobby.sit_down(models.Seat.objects.get(table=self.id, number=1), self.people[1])
        assert self.clock.began is not None
        self.began = self.clock.began
        self.asked = self.people[self.clock.seat]
        self.other = self.people[1 - self.clock.seat]

    @property
    def clock(self) -> models.Clock:
        return models.Clock.objects.get(table=self.id)

    @property
    def hours(self) -> float:
        """After how many hours the time is up."""
        assert self.clock.flag_at is not None
        return (self.clock.flag_at - self.began).total_seconds() / HOUR

    def look(self, now: datetime) -> None:
        """Let a clerk do what is due."""
        assert self.clock.lease is not None
        if self.clock.lease <= now:
            with arrivals.arriving(now.timestamp()), changing(self.id):
                pass


def test_going_away_postpones_the_flag_at_once(sqlite: None) -> None:
    table = Daily()
    assert table.hours == 80
    now = table.began + timedelta(hours=1)

    calendars.go_away(table.asked, now, now + timedelta(hours=48), now)
    table.look(now)

    assert table.hours == 128


def test_coming_back_early_lets_time_run_again(database: str) -> None:
    table = Daily()
    now = table.began + timedelta(hours=1)
    calendars.go_away(table.asked, now, now + timedelta(hours=48), now)
    table.look(now)

    back = now + timedelta(hours=10)
    calendars.end_away(table.asked, models.Away.objects.get().pk, back)
    table.look(back)

    assert table.hours == 90  # ten hours later than without


def test_an_absence_that_is_cancelled_changes_nothing(sqlite: None) -> None:
    table = Daily()
    now, start = table.began + timedelta(hours=1), table.began + timedelta(hours=20)
    calendars.go_away(table.asked, start, start + timedelta(hours=5), now)
    table.look(now)
    assert table.hours == 85

    calendars.end_away(table.asked, models.Away.objects.get().pk, now)
    table.look(now)

    assert table.hours == 80


def test_a_night_that_is_given_up_brings_the_flag_forward(sqlite: None) -> None:
    table = Daily()
    week_ago = table.began - timedelta(days=8)
    start = (table.began.hour * 60 + table.began.minute + 120) % 1440  # two hours after the turn
    calendars.set_night(table.asked, Bedtime("UTC", start, (start + 360) % 1440), week_ago)
    now = table.began + timedelta(minutes=1)
    models.Clock.objects.update(lease=now)
    table.look(now)
    before = table.hours

    calendars.set_night(table.asked, Bedtime("UTC", 0, 0), now)
    table.look(now)

    assert before == pytest.approx(80 + 5 * 6, abs=0.1)  # nights after 2, 26, 50, 74 and 98 hours
    assert 80 <= table.hours <= 86  # what lies before midnight of the first night remains


def test_the_absence_of_another_player_touches_no_flag(sqlite: None) -> None:
    table = Daily()
    now = table.began + timedelta(hours=1)

    calendars.go_away(table.other, now, now + timedelta(hours=48), now)
    table.look(now)

    assert table.hours == 80


def test_tables_of_strangers_are_left_alone(sqlite: None) -> None:
    table = Daily()
    before = table.clock.lease
    now = table.began + timedelta(hours=1)

    calendars.go_away(guest("Eve"), now, now + timedelta(hours=5), now)

    assert table.clock.lease == before


def test_the_clerk_sees_to_it(sqlite: None) -> None:
    table = Daily()
    models.Errand.objects.all().delete()
    now = timezone.now()
    calendars.go_away(table.asked, now, now + timedelta(hours=48), now)

    Clerk("test").step()

    assert table.hours == pytest.approx(128, abs=0.01)


def test_an_absence_is_refused_where_it_overlaps(sqlite: None) -> None:
    ana = guest("Ana")
    calendars.go_away(ana, NOW, NOW + timedelta(days=2), NOW)

    with pytest.raises(GridwrightError) as refusal:
        calendars.go_away(ana, NOW + timedelta(days=1), NOW + timedelta(days=3), NOW)

    assert refusal.value.message.id == "web.clock.away_twice"
