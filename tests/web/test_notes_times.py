"""What members are told of their time: when a quarter of it is left, and when it is up."""

from datetime import timedelta

from gridwright.web import models
from gridwright.web.clocks.terms import Terms
from gridwright.web.models import NoticeKind
from gridwright.web.people import accounts
from gridwright.web.play import writing
from tests.web.timed import DAILY, EVENING, TimedTable


def joined(table: TimedTable, name: str = "Bea") -> models.Guest:
    """Let somebody at a table become a member, before anything else is written there."""
    person = table.people[name]
    accounts.create(person, name)
    with writing.changing(table.id) as change:
        assert change.clock is not None
        change.clock.save(change.now)
    models.Notice.objects.all().delete()
    return person


def told(person: models.Guest) -> list[str]:
    rows = models.Notice.objects.filter(guest=person, kind=NoticeKind.TIME).order_by("pk")
    return [row.message["id"].rpartition(".")[2] for row in rows]


def look(table: TimedTable) -> None:
    with writing.changing(table.id):
        pass


def test_a_clerk_looks_when_a_quarter_of_the_time_of_a_member_is_left(database: str) -> None:
    """Bea has 15 s and a bank of 600 s: 461.25 s after the beginning, 153.75 s are left."""
    table = TimedTable(EVENING)
    joined(table)
    clock = table.clock
    assert clock.began is not None
    assert clock.lease == clock.began + timedelta(milliseconds=461_250)


def test_guests_are_looked_at_when_their_time_is_up(sqlite: None) -> None:
    clock = TimedTable(EVENING).clock
    assert clock.began is not None
    assert clock.lease == clock.began + timedelta(seconds=616)


def test_a_member_is_told_once_when_a_quarter_is_left_and_once_at_the_end(sqlite: None) -> None:
    table = TimedTable(EVENING)
    bea = joined(table)

    table.let_pass(461)
    look(table)
    assert told(bea) == []
    table.let_pass(1)
    look(table)
    look(table)
    assert told(bea) == ["time"]
    clock = table.clock
    assert clock.flag_at is not None
    assert clock.lease == clock.flag_at + timedelta(seconds=1)

    table.let_pass(155)
    look(table)
    look(table)
    assert told(bea) == ["time", "played"]


def test_days_are_told_of_as_well(sqlite: None) -> None:
    """Of 8 hours and 3 days a quarter is 20 hours."""
    table = TimedTable(DAILY)
    bea = joined(table)
    table.let_pass(3600 * 59)
    look(table)
    assert told(bea) == []
    table.let_pass(3600 * 1.1)
    look(table)
    assert told(bea) == ["time"]


def test_of_less_than_a_minute_there_is_no_telling(sqlite: None) -> None:
    """Of 30 s and a bank of 180 s a quarter is 52.5 s."""
    table = TimedTable(Terms(30, 180, 0))
    bea = joined(table)
    table.let_pass(200)
    look(table)

    assert told(bea) == []


def test_where_all_wait_the_one_they_wait_for_is_told(sqlite: None) -> None:
    table = TimedTable(Terms(15, 600, 120, models.AtFlag.WAIT))
    bea = joined(table)
    table.let_pass(617)
    look(table)

    assert told(bea) == ["overdue"]
