"""Waiting for a table: who is seated with whom, when, and who is waited for no longer."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from threading import Barrier

import pytest
from django.db import connection
from django.utils import timezone

from gridwright.core.errors import GridwrightError
from gridwright.web import guests, models
from gridwright.web.chat import relations
from gridwright.web.clocks.terms import PRESETS
from gridwright.web.models import RelationKind, TableState
from gridwright.web.play import lobby
from gridwright.web.seeks import matching, seeking
from gridwright.web.seeks.admission import Admission
from gridwright.web.seeks.matching import Crowd, first_group, size_of, width_after
from gridwright.web.seeks.seeking import Wanted
from gridwright.web.serve.clerk import Clerk
from tests.web.browser import Visitor
from tests.web.members import member, signed_in
from tests.web.tables import guest

EVENING = Wanted("recharged", "evening")
RATED = Wanted("recharged", "evening", is_rated=True)
DAILY = Wanted("card", "daily")
MINUTE = timedelta(minutes=1)


def rated(name: str, points: int) -> models.Guest:
    """Return a member with so many *points* at tables of Recharged with three to six seats."""
    account = member(name)
    models.Rating.objects.create(
        account=account,
        pool="recharged.three_to_six",
        mu=mu_of(points),
        sigma=2,
        games=20,
        last=timezone.now(),
    )
    return account.guest


def mu_of(points: int) -> float:
    """Return the mu of *points*: 400 points are ten times the odds, so 400 / ln 10 = 173.72 each.

    At a table of four a unit of mu is 1 / root(4 (beta² + 1)) of that; beta is 25 / 6.
    """
    return 25 + (points - 1500) / (173.7178 / 8.5699)


def wait(person: models.Guest, wanted: Wanted, since: timedelta = timedelta(0)) -> models.Seek:
    """Let *person* have waited so long, with an open page."""
    row = seeking.seek(person, wanted)
    models.Seek.objects.filter(pk=row.pk).update(created=timezone.now() - since)
    row.refresh_from_db()
    return row


def seated(person: models.Guest) -> models.Table | None:
    return models.Seek.objects.get(guest=person).table


def people_at(table: models.Table | None) -> set[str]:
    assert table is not None
    return set(table.places.values_list("name", flat=True))


# The numbers


@pytest.mark.parametrize(
    ("seconds", "points"), [(0, 300), (59, 300), (60, 400), (119, 400), (120, 500), (600, 1300)]
)
def test_who_may_play_together_widens_by_a_hundred_points_a_minute(
    seconds: int, points: int
) -> None:
    assert width_after(timedelta(seconds=seconds)) == points


@pytest.mark.parametrize(
    ("count", "at_first", "later"),
    [(1, 0, 0), (2, 0, 0), (3, 0, 3), (4, 4, 4), (5, 4, 5), (6, 4, 3), (7, 4, 4), (8, 4, 4)],
)
def test_four_play_and_after_three_minutes_three_or_five(
    count: int, at_first: int, later: int
) -> None:
    assert size_of(count, has_waited=False) == at_first
    assert size_of(count, has_waited=True) == later


def seeks_of(now: datetime, *waits: int) -> list[models.Seek]:
    """Return rows of people who have waited so many seconds, the first with the key 1."""
    return [
        models.Seek(pk=number, guest_id=number, created=now - timedelta(seconds=seconds))
        for number, seconds in enumerate(waits, 1)
    ]


def test_somebody_who_fits_nobody_does_not_keep_the_others_waiting() -> None:
    now = timezone.now()
    rows = seeks_of(now, 50, 40, 30, 20, 10)
    crowd = Crowd({1: 3000, 2: 1500, 3: 1600, 4: 1700, 5: 1800}, frozenset())

    assert [row.pk for row in first_group(rows, crowd, now)] == [2, 3, 4, 5]


def test_all_of_a_group_fit_each_other_and_not_the_oldest_alone() -> None:
    now = timezone.now()
    rows = seeks_of(now, 50, 40, 30, 20, 10)
    crowd = Crowd({1: 1500, 2: 1250, 3: 1750, 4: 1400, 5: 1300}, frozenset())
    # The third is 250 above the first, but 500 above the second, who has waited longer.
    assert [row.pk for row in first_group(rows, crowd, now)] == [1, 2, 4, 5]


# By the clerk


def test_four_who_want_the_same_play_at_once(database: str) -> None:
    people = [guest(name) for name in ("Ana", "Bea", "Cid", "Dan")]
    for person in people:
        wait(person, EVENING)
    guests_seen(people)

    Clerk("one").step()

    table = seated(people[0])
    assert table is not None
    assert people_at(table) == {"Ana", "Bea", "Cid", "Dan"}
    assert {seated(person) for person in people} == {table}
    assert (table.title, table.state, table.is_listed) == ("recharged", "running", False)
    assert table.host == people[0]
    clock = models.Clock.objects.get(table=table)
    assert (clock.free, clock.bank, clock.refill) == (15, 600, 120)
    causes = list(models.Notice.objects.values_list("cause", flat=True))
    assert causes == [f"table {table.pk} running"] * 4  # one for each, and not two


def guests_seen(people: Sequence[models.Guest]) -> None:
    models.Guest.objects.filter(pk__in=[each.pk for each in people]).update(seen=timezone.now())


@pytest.mark.parametrize(
    "other",
    [Wanted("card", "evening"), Wanted("recharged", "quick"), RATED],
    ids=["title", "clock", "kind"],
)
def test_who_wants_something_else_is_no_fourth(sqlite: None, other: Wanted) -> None:
    for name in ("Ana", "Bea", "Cid"):
        wait(member(name).guest, EVENING)
    wait(member("Dan").guest, other)

    assert matching.step() == 0
    assert models.Table.objects.count() == 0


def test_three_play_once_the_oldest_has_waited_for_three_minutes(sqlite: None) -> None:
    ana, *others = [guest(name) for name in ("Ana", "Bea", "Cid")]
    wait(ana, EVENING, timedelta(minutes=2, seconds=55))
    for person in others:
        wait(person, EVENING)
    assert matching.step() == 0
    models.Seek.objects.filter(guest=ana).update(created=timezone.now() - 3 * MINUTE)

    assert matching.step() == 3

    table = seated(ana)
    assert table is not None
    assert (table.seat_count, people_at(table)) == (3, {"Ana", "Bea", "Cid"})


def test_five_who_have_waited_play_together_and_nobody_is_left_over(sqlite: None) -> None:
    people = [guest(name) for name in ("Ana", "Bea", "Cid", "Dan", "Eve")]
    for person in people:
        wait(person, DAILY, 3 * MINUTE)

    assert matching.step() == 5
    table = seated(people[4])
    assert table is not None
    assert (table.seat_count, table.state) == (5, "running")  # nobody need be here


def test_points_too_far_apart_are_not_far_a_minute_later(sqlite: None) -> None:
    ana = rated("Ana", 1500)
    others = [rated("Bea", 1450), rated("Cid", 1550), rated("Dan", 1845)]
    for person in (ana, *others):
        wait(person, RATED)
    assert matching.step() == 0  # 395 between Bea and Dan

    models.Seek.objects.filter(guest=ana).update(created=timezone.now() - MINUTE)
    assert matching.step() == 4
    table = seated(ana)
    assert table is not None
    assert (table.is_rated, table.hints) == (True, "nobody")


def test_a_member_without_games_counts_as_1500(sqlite: None) -> None:
    people = [member("Ana").guest, rated("Bea", 1795), rated("Cid", 1790), rated("Dan", 1790)]
    for person in people:
        wait(person, RATED)
    assert matching.step() == 4

    others = [member("Eve").guest, rated("Fay", 1805), rated("Gus", 1790), rated("Hal", 1790)]
    for person in others:
        wait(person, RATED)
    assert matching.step() == 0  # 305 between Eve and Fay


def test_points_do_not_matter_where_nothing_is_rated(sqlite: None) -> None:
    for name, points in (("Ana", 800), ("Bea", 2600), ("Cid", 1500), ("Dan", 1900)):
        wait(rated(name, points), EVENING)

    assert matching.step() == 4


@pytest.mark.parametrize("way", [1, -1])
def test_who_has_blocked_somebody_is_not_seated_with_them(database: str, way: int) -> None:
    people = [guest(name) for name in ("Ana", "Bea", "Cid", "Dan", "Eve")]
    by, about = people[1::3][::way]  # Bea and Eve
    relations.relate(by, about, RelationKind.BLOCKED)
    for age, person in enumerate(people):
        wait(person, EVENING, timedelta(seconds=50 - 10 * age))

    assert matching.step() == 4
    assert people_at(seated(people[0])) == {"Ana", "Bea", "Cid", "Dan"}
    assert seated(people[4]) is None


def test_who_has_muted_or_befriended_somebody_may_be_seated_with_them(sqlite: None) -> None:
    people = [guest(name) for name in ("Ana", "Bea", "Cid", "Dan")]
    relations.relate(people[0], people[1], RelationKind.MUTED)
    relations.relate(people[2], people[3], RelationKind.FRIEND)
    for person in people:
        wait(person, EVENING)

    assert matching.step() == 4


def test_a_program_and_its_owner_do_not_meet_in_rated_games(sqlite: None) -> None:
    owner, program = member("Ana"), member("Bot-Ana")
    program.owner = owner
    program.save()
    people = [owner.guest, program.guest, member("Cid").guest, member("Dan").guest]
    for person in people:
        wait(person, RATED)
    assert matching.step() == 0

    wait(member("Eve").guest, RATED)
    assert matching.step() == 4
    assert seated(program.guest) is None  # Ana has waited longer


# How long it holds


def lapsed(person: models.Guest) -> bool:
    return not models.Seek.objects.filter(guest=person).exists()


def test_a_live_seek_holds_while_its_page_is_open(sqlite: None) -> None:
    ana = guest("Ana")
    row = wait(ana, EVENING)
    models.Seek.objects.update(seen=timezone.now() - timedelta(seconds=28))
    matching.step()
    assert not lapsed(ana)
    models.Seek.objects.update(seen=timezone.now() - timedelta(seconds=31))
    row.refresh_from_db()
    seeking.mark_open(row)
    matching.step()
    assert not lapsed(ana)  # the page has asked again

    models.Seek.objects.update(seen=timezone.now() - timedelta(seconds=31))
    matching.step()
    assert lapsed(ana)
    assert models.Notice.objects.count() == 0


def test_a_live_seek_ends_after_half_an_hour(sqlite: None) -> None:
    ana, bea = guest("Ana"), guest("Bea")
    wait(ana, EVENING, timedelta(minutes=29))
    wait(bea, EVENING, timedelta(minutes=31))

    matching.step()

    assert [lapsed(ana), lapsed(bea)] == [False, True]


def test_a_daily_seek_needs_no_page_and_ends_after_three_days_with_a_notice(sqlite: None) -> None:
    ana, bea = guest("Ana"), guest("Bea")
    wait(ana, DAILY, timedelta(days=2, hours=23))
    wait(bea, DAILY, timedelta(days=3, hours=1))
    models.Seek.objects.update(seen=timezone.now() - timedelta(days=2))

    matching.step()

    assert [lapsed(ana), lapsed(bea)] == [False, True]
    notice = models.Notice.objects.get()
    assert (notice.guest, notice.message["id"]) == (bea, "web.seeks.told.lapsed")


def test_waits_are_remembered_for_a_week(sqlite: None) -> None:
    ana = guest("Ana")
    row = wait(ana, EVENING)
    row.table = lobby.lay(lobby.usual("card"), ana)
    row.save()
    models.Seek.objects.update(seen=timezone.now() - timedelta(days=6, hours=23))
    matching.step()
    assert not lapsed(ana)

    models.Seek.objects.update(seen=timezone.now() - timedelta(days=7, hours=1))
    matching.step()
    assert lapsed(ana)


def test_who_is_barred_meanwhile_is_not_seated(sqlite: None) -> None:
    accounts = [member(name) for name in ("Ana", "Bea", "Cid", "Dan")]
    for account in accounts:
        wait(account.guest, EVENING)
    accounts[2].barred_until = timezone.now() + timedelta(days=1)
    accounts[2].save()

    assert matching.step() == 0
    with pytest.raises(GridwrightError, match="A moderator"):
        seeking.seek(accounts[2].guest, DAILY)


# Open tables


def listed(host: models.Guest, seats: int = 4, **fields: object) -> models.Table:
    """Lay an open table as somebody would be seated at, but for *fields*."""
    wanted = fields.pop("wanted", EVENING)
    assert isinstance(wanted, Wanted)
    plain = seeking.wish_of(wanted)
    values = {
        **{name: getattr(plain, name) for name in ("title", "board", "terms", "is_rated")},
        "seats": ("me", *["open"] * (seats - 1)),
        "is_listed": True,
        **fields,
    }
    guests_seen([host])
    return lobby.lay(lobby.Wish(**values), host)  # type: ignore[arg-type]


def test_who_waits_alone_is_seated_at_an_open_table(database: str) -> None:
    bea, ana = guest("Bea"), guest("Ana")
    row = listed(bea)
    wait(ana, EVENING)

    assert matching.step() == 1

    assert seated(ana) == row
    assert row.places.filter(guest=ana).count() == 1
    notice = models.Notice.objects.get(guest=ana)
    assert (notice.message["id"], notice.table) == ("web.seeks.told.seated", row)


@pytest.mark.parametrize(
    "fields",
    [
        {"is_listed": False},
        {"board": "usa"},
        {"options": {"hidden_money": "on"}},
        {"terms": PRESETS["quick"]},
        {"seats": 3},
        {"seats": 6},
        {"admission": Admission(members_only=True)},
    ],
    ids=str,
)
def test_open_tables_of_another_kind_do_not_fit(sqlite: None, fields: dict[str, object]) -> None:
    others = {name: value for name, value in fields.items() if name != "seats"}
    listed(guest("Bea"), int(str(fields.get("seats", 4))), **others)
    wait(guest("Ana"), EVENING)

    assert matching.step() == 0


@pytest.mark.parametrize(("seats", "count"), [(2, 0), (3, 1), (5, 1), (6, 0)])
def test_after_three_minutes_other_sizes_fit(sqlite: None, seats: int, count: int) -> None:
    listed(guest("Bea"), seats)
    wait(guest("Ana"), EVENING, 3 * MINUTE)

    assert matching.step() == count


def test_nobody_is_seated_at_a_live_table_whose_people_are_away(sqlite: None) -> None:
    bea = guest("Bea")
    listed(bea)
    away = timezone.now() - timedelta(minutes=2)
    models.Guest.objects.filter(pk=bea.pk).update(seen=away)
    wait(guest("Ana"), EVENING)
    assert matching.step() == 0

    listed(bea, wanted=DAILY)
    models.Guest.objects.filter(pk=bea.pk).update(seen=away)
    wait(guest("Cid"), DAILY)
    assert matching.step() == 1  # with days for each turn that does not matter


def test_nobody_is_seated_with_somebody_they_have_blocked(sqlite: None) -> None:
    bea, cid, ana = guest("Bea"), guest("Cid"), guest("Ana")
    row = listed(bea)
    lobby.sit_anywhere(row.pk, cid)
    relations.relate(ana, cid, RelationKind.BLOCKED)
    wait(ana, EVENING)

    assert matching.step() == 0


def test_an_open_rated_table_takes_who_is_near(sqlite: None) -> None:
    bea, ana = rated("Bea", 1900), rated("Ana", 1505)
    row = listed(bea, wanted=RATED)
    wait(ana, RATED, timedelta(seconds=59))
    assert matching.step() == 0  # 395 points, and 300 are allowed

    models.Seek.objects.update(created=timezone.now() - MINUTE)
    assert matching.step() == 1
    assert seated(ana) == row


def test_a_group_takes_the_seats_of_an_open_table_before_a_new_one_is_laid(sqlite: None) -> None:
    row = listed(guest("Zoe"))
    people = [guest(name) for name in ("Ana", "Bea", "Cid", "Dan")]
    for age, person in enumerate(people):
        wait(person, EVENING, timedelta(seconds=40 - 10 * age))
    models.Guest.objects.update(seen=timezone.now())

    assert matching.step() == 3

    assert [seated(person) == row for person in people] == [True, True, True, False]
    assert models.Table.objects.count() == 1
    row.refresh_from_db()
    assert row.state == TableState.RUNNING


# Several at once


def test_two_clerks_seat_nobody_twice(postgres: None) -> None:
    people = [guest(f"P{number}") for number in range(12)]
    for person in people:
        wait(person, DAILY)
    start = Barrier(2)

    def work() -> int:
        try:
            start.wait()
            return sum([matching.step() for _ in range(4)])
        finally:
            connection.close()

    with ThreadPoolExecutor(2) as pool:
        counts = [each.result() for each in [pool.submit(work) for _ in range(2)]]

    assert sum(counts) == 12
    assert models.Table.objects.count() == 3
    assert [person.seats.count() for person in people] == [1] * 12


def test_who_starts_with_bots_while_a_clerk_seats_them_has_one_table(postgres: None) -> None:
    people = [guest(name) for name in ("Ana", "Bea", "Cid", "Dan")]
    for person in people:
        wait(person, DAILY)
    start = Barrier(2)

    def do(service: object) -> None:
        assert callable(service)
        try:
            start.wait()
            service()
        finally:
            connection.close()

    with ThreadPoolExecutor(2) as pool:
        works = (matching.step, lambda: seeking.start_with_bots(people[0]))
        for done in [pool.submit(do, work) for work in works]:
            done.result()

    assert people[0].seats.count() == 1


# Asking for it, and stopping


def test_asking_for_the_same_again_keeps_ones_place(sqlite: None) -> None:
    ana = guest("Ana")
    first = wait(ana, EVENING, 2 * MINUTE)

    assert seeking.seek(ana, EVENING).created == first.created
    other = seeking.seek(ana, DAILY)
    assert (other.clock, models.Seek.objects.count()) == ("daily", 1)
    assert other.created > first.created


def test_a_guest_cannot_wait_for_a_rated_table(sqlite: None) -> None:
    with pytest.raises(GridwrightError) as refusal:
        seeking.seek(guest("Ana"), RATED)
    assert refusal.value.message.id == "web.seeks.rated_members"


def test_bots_take_the_other_seats_at_once(sqlite: None) -> None:
    ana = member("Ana").guest
    wait(ana, RATED)

    row = seeking.start_with_bots(ana)

    assert [seat.bot for seat in row.places.all()] == ["", "steady", "steady", "steady"]
    assert (row.state, row.is_rated, models.Seek.objects.count()) == ("running", False, 0)


def test_how_many_wait_and_how_long_it_took(sqlite: None) -> None:
    now = timezone.now()
    for seconds in (30, 301, 61):
        row = wait(guest(f"G{seconds}"), EVENING)
        row.table = lobby.lay(lobby.usual("card"), row.guest)
        row.created, row.seen = now - timedelta(seconds=seconds), now
        row.save()
    wait(guest("Ana"), EVENING)
    wait(guest("Bea"), EVENING)
    wait(guest("Cid"), DAILY)

    queues = seeking.queues(timezone.now())

    assert {wanted: (each.count, each.minutes) for wanted, each in queues.items()} == {
        EVENING: (2, 2),  # the median of 30, 61 and 301 seconds, in whole minutes
        DAILY: (1, None),
    }


# On the page


def test_a_page_says_what_somebody_waits_for_and_leads_to_the_table(sqlite: None) -> None:
    visitor = Visitor()
    ana = visitor.become("Ana")
    assert visitor.post("/tables/seek", title="recharged", clock="evening").where == "/tables"
    page = visitor.get("/tables")
    assert "You're waiting: Recharged · Evening · friendly" in page.text
    assert "Nobody else is waiting for this yet." in page.text
    assert "data-waits" in page.html
    assert '<meta http-equiv="refresh" content="15">' in page.html
    for name in ("Bea", "Cid", "Dan"):
        wait(guest(name), EVENING)
    matching.step()
    table = seated(ana)
    assert table is not None

    asked = visitor.client.get("/tables?waits=1", headers={"HX-Request": "true"})
    assert asked.headers["HX-Redirect"] == f"/t/{table.pk}"
    page = visitor.get("/tables?waits=1")  # without script
    assert "Your table is ready." in page.text
    assert f'href="/t/{table.pk}">Go to the table' in page.html
    assert "data-waits" not in page.html


def test_a_page_that_asks_says_that_somebody_is_here(sqlite: None) -> None:
    visitor = Visitor()
    ana = visitor.become("Ana")
    visitor.post("/tables/seek", title="recharged", clock="evening")
    before = timezone.now() - timedelta(seconds=20)
    models.Seek.objects.update(seen=before)
    models.Guest.objects.update(seen=before)

    visitor.get("/tables?waits=1")

    assert models.Seek.objects.get().seen > before
    assert models.Guest.objects.get(pk=ana.pk).seen > before


def test_a_search_that_has_ended_says_so_once(sqlite: None) -> None:
    visitor = Visitor()
    visitor.become("Ana")
    visitor.post("/tables/seek", title="recharged", clock="evening")
    models.Seek.objects.all().delete()

    ended = "Your search has ended without a table."
    assert ended in visitor.get("/tables?waits=1").text
    assert ended not in visitor.get("/tables").text


def test_stopping_and_starting_with_bots(sqlite: None) -> None:
    visitor = Visitor()
    visitor.become("Ana")
    visitor.post("/tables/seek", title="card", clock="quick")
    assert visitor.post("/tables/seek", way="leave").where == "/tables"
    assert models.Seek.objects.count() == 0
    refused = visitor.post("/tables/seek", way="bots")
    assert (refused.status, models.Table.objects.count()) == (422, 0)

    visitor.post("/tables/seek", title="card", clock="quick")
    page = visitor.post("/tables/seek", way="bots")
    row = models.Table.objects.get()
    assert page.where == f"/t/{row.pk}"
    assert (row.title, models.Clock.objects.get().bank) == ("card", 300)


@pytest.mark.parametrize(
    "fields",
    [
        {"title": "chess", "clock": "quick"},
        {"title": "card", "clock": "long"},
        {"title": "card"},
        {"title": "card", "clock": "quick", "kind": "rated"},
        {"title": "card", "clock": "quick", "way": "fly"},
    ],
)
def test_what_cannot_be_waited_for_changes_nothing(sqlite: None, fields: dict[str, str]) -> None:
    visitor = Visitor()
    visitor.become("Ana")
    page = visitor.post("/tables/seek", **fields)

    assert (page.status, models.Seek.objects.count()) == (422, 0)


def test_who_asks_too_often_is_told_when_to_come_back(sqlite: None) -> None:
    visitor = signed_in(member("Ana"))
    answers = {visitor.post("/tables/seek", title="card", clock="quick").status for _ in range(120)}
    assert answers == {302}

    page = visitor.post("/tables/seek", title="card", clock="quick")
    assert page.status == 429


def test_seen_is_marked_often_enough_for_a_live_game_to_begin() -> None:
    assert guests.OFTEN < seeking.OPEN_PAGE < timedelta(minutes=1)
