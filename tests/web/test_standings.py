"""Figures of members and of the ladder, from games whose places and ratings are known."""

from datetime import timedelta

import pytest

from gridwright.advice.analyse import accuracies
from gridwright.web import models
from gridwright.web.play import analyses
from gridwright.web.results import ladder_pages, pages, points, ratings, tallies
from gridwright.web.results.tallies import Behaviour, Course, Spending, Tally
from tests.web.analysed import kept, some_analysis
from tests.web.members import member
from tests.web.records import text_of
from tests.web.standings import NOW, club, played
from tests.web.tables import guest

POOL = "recharged.three_to_six"
DAY = timedelta(days=1)


@pytest.fixture
def people(database: str) -> list[models.Account]:
    return [member(name) for name in ("Ana", "Bea", "Cid")]


def rate(account: models.Account, mu: float, sigma: float, **fields: object) -> models.Rating:
    return models.Rating.objects.create(
        **{"account": account, "pool": POOL, "mu": mu, "sigma": sigma, "last": NOW, **fields}
    )


# The games of somebody


def test_games_are_counted_by_what_they_have_in_common(people: list[models.Account]) -> None:
    """Two games of four are half a win for everybody, one of three a third."""
    ana, bea, cid = people
    played([ana, bea, cid, "steady"], [(15, 9), (14, 0), (13, 0), (12, 0)])
    played([ana, bea, cid, "steady"], [(13, 9), (14, 0), (13, 10), (12, 0)], board="usa")
    played([bea, ana, cid], [(10, 1), (10, 2), (9, 0)], "card")

    by_title = tallies.tallies(tallies.placings_of(ana.guest), "result__title")
    by_board = tallies.tallies(tallies.placings_of(ana.guest), "result__board")

    assert list(by_title) == [("recharged",), ("card",)]
    assert by_title["recharged",] == Tally(2, 1, 0.5, 2.0)  # 1st and 3rd
    assert by_title["card",] == Tally(1, 1, 1 / 3, 1.0)
    assert by_title["recharged",].share == 0.5
    assert by_title["recharged",].fair_share == 0.25
    assert by_board["germany",] == Tally(1, 1, 0.25, 1.0)


def test_who_has_left_has_not_won(people: list[models.Account]) -> None:
    ana, bea, _ = people
    played([ana, bea], [(15, 0), (10, 0)], left=(0,))

    assert tallies.tallies(tallies.placings_of(ana.guest), "result__pace") == {
        ("live",): Tally(1, 0, 0.5, 1.0)
    }


def test_time_is_that_of_the_last_ninety_days_and_of_clocks(people: list[models.Account]) -> None:
    """A game has 40 turns of 30 s; two flags in 80 turns leave 97.5 in a hundred in time."""
    ana, bea, _ = people
    scores = [(15, 0), (10, 0)]
    rows = [
        played([ana, bea], scores, ended=NOW - DAY),
        played([ana, bea], scores, ended=NOW - 89 * DAY, left=(0,)),
        played([ana, bea], scores, ended=NOW - 91 * DAY),
        played([ana, bea], scores, pace=models.Pace.NONE, is_rated=False),
    ]
    models.Placing.objects.filter(result=rows[0], seat=0).update(flags=2)

    behaviours = tallies.behaviours(ana.guest, NOW)

    assert behaviours == {
        "live": Behaviour(3, 2, 80, 2, 30_000),
        "none": Behaviour(1, 1, 0, 0, 0),
    }
    assert behaviours["live"].in_time == pytest.approx(0.975)
    assert behaviours["none"].in_time is None


def test_a_course_goes_through_the_rated_games_of_a_pool(people: list[models.Account]) -> None:
    """A unit of mu is 20.26 points at a table of four: 40 days ago it was 1500, then 1520, 1561."""
    ana = people[0]
    for number, (before, after) in enumerate(((25, 26), (26, 27), (27, 28))):
        row = played(
            [*people, "steady"],
            [(15, 0), (14, 0), (13, 0), (12, 0)],
            ended=NOW - (40 - 20 * number) * DAY,
            is_rated=False,
        )
        models.Result.objects.filter(pk=row.pk).update(is_rated=number < 3)
        models.Placing.objects.filter(result=row, guest=ana.guest).update(
            mu_before=before, sigma_before=8, mu_after=after, sigma_after=8
        )
    assert tallies.courses(ana.guest, NOW) == {POOL: Course((1520, 1541, 1561), 41)}
    assert tallies.courses(ana.guest, NOW + 50 * DAY)[POOL].change == 0
    act = models.Act.objects.create(kind=models.ActKind.ANNUL)
    models.Result.objects.filter(pk=row.pk).update(annulled=act)
    assert tallies.courses(ana.guest, NOW)[POOL].values == (1520, 1541)


# Others


def test_members_who_were_met_and_how_often_they_were_behind(people: list[models.Account]) -> None:
    ana, bea, cid = people
    for scores in (((15, 0), (14, 0), (13, 0)), ((15, 0), (16, 0), (13, 0))):
        played([ana, bea, cid], list(scores))
    played([ana, bea], [(15, 5), (15, 5)])  # a tie: nobody is ahead
    played([ana, guest("Gus")], [(15, 5), (10, 5)], is_rated=False)

    meetings = tallies.met(ana.guest, 10)

    assert [(each.account.name, each.games, each.ahead) for each in meetings] == [
        ("Bea", 3, 1),
        ("Cid", 2, 2),
    ]
    assert [each.account.name for each in tallies.met(ana.guest, 1)] == ["Bea"]
    assert [each.ahead for each in tallies.met(bea.guest, 5, ana.guest)] == [1]
    models.Account.objects.filter(pk=bea.pk).update(closed=NOW)
    assert [each.account.name for each in tallies.met(ana.guest, 10)] == ["Cid"]


def test_games_against_bots_are_those_without_other_people(people: list[models.Account]) -> None:
    """Of two wins one was against both levels; the fair share of three seats is a third each."""
    ana, bea, _ = people
    for who, scores in (
        ((ana, "steady", "steady"), (15, 14, 13)),
        ((ana, "steady", "planner"), (15, 14, 13)),
        ((ana, "planner", "planner"), (15, 16, 13)),
        ((ana, bea, "planner"), (15, 14, 13)),
    ):
        played(list(who), [(score, 0) for score in scores], is_rated=False)

    assert tallies.against_bots(ana.guest) == {
        "planner": Tally(2, 1, 2 / 3, 1.5),
        "steady": Tally(2, 2, 2 / 3, 1.0),
    }
    assert tallies.against_bots(ana.guest, "classic") == {}


def test_what_money_went_on_is_an_average_of_a_game(people: list[models.Account]) -> None:
    """The first seat has 60 + 0, 40 and 100 + cities, 4 plants for 6 above their numbers."""
    ana, bea, _ = people
    played([ana, bea], [(15, 0), (14, 0)])
    played([bea, ana], [(15, 0), (17, 0)])
    played([ana, bea], [(15, 0), (14, 0)], facts=False)

    assert tallies.spending(tallies.placings_of(ana.guest)) == Spending(
        2, 65.0, 40.0, 116.0, 4.5, 6 / 4.5, (6.0, 11.0)
    )
    everybody = tallies.spending_of_club("recharged")
    assert (everybody.games, everybody.building) == (4, (115 + 114 + 115 + 117) / 4)
    assert tallies.spending_of_club("outpost") == Spending()


def test_the_database_works_out_the_accuracy_that_python_does(database: str) -> None:
    source, _ = kept(text_of("card/2-auction"))
    row = some_analysis(source)
    models.JudgedMoment.objects.create(analysis=row, number=999)  # that was left out

    by_seat = accuracies(analyses.judgements(row), 2)
    by_database = tallies.accuracies([row.pk])

    assert len(by_database) == 2
    for seat in by_seat:
        assert by_database[row.pk, seat.seat] == pytest.approx(seat.accuracy)
        assert 0 < seat.accuracy < 1


# The ladder


def test_the_ladder_is_of_members_whose_rating_is_sure(people: list[models.Account]) -> None:
    """6.4 of sigma are 130 points, 6.5 are 132."""
    ana, bea, cid = people
    rate(ana, 30, 5.0, last=NOW - 40 * DAY)
    rate(bea, 28, 6.5)
    rate(cid, 35, 3)
    dan, eve = member("Dan"), member("Eve")
    rate(dan, 30, 6.4)
    rate(eve, 40, 3)
    models.Account.objects.filter(pk=eve.pk).update(closed=NOW)

    def names(within: timedelta | None = None) -> list[tuple[int, str]]:
        rungs = tallies.rungs(POOL, NOW, within)
        return [(rung.rank, rung.account.name) for rung in rungs if rung.account is not None]

    assert names() == [(1, "Cid"), (2, "Ana"), (2, "Dan")]
    assert names(30 * DAY) == [(1, "Cid"), (2, "Dan")]
    assert tallies.rungs("card.two", NOW) == []


def test_a_rung_has_the_figures_of_its_pool_alone(people: list[models.Account]) -> None:
    ana, bea, cid = people
    scores = [(15, 0), (14, 0), (13, 0), (12, 0)]
    played([bea, ana, cid, "planner"], scores, ended=NOW - 50 * DAY)
    before = models.Rating.objects.get(account=ana, pool=POOL).mu
    played([ana, bea, cid, "planner"], scores, ended=NOW - 10 * DAY)
    played([ana, bea], scores[:2])
    rungs = [tallies.Rung(points.points(30, 1, POOL), NOW, account=ana)]

    figures = tallies.figures_of(rungs, POOL, NOW)
    bots = {rung.level: tally for rung, tally in tallies.rungs_of_bots(POOL)}

    assert figures[ana.pk].tally == Tally(2, 1, 0.5, 1.5)
    assert figures[ana.pk].change == 1601 - points.points(before, 1, POOL).value
    assert bots["planner"] == Tally(2, 0, 0.5, 4.0)
    assert list(bots) == ["novice", "casual", "steady", "planner", "master"]  # nobody at random


def test_the_busiest_pool_comes_first(people: list[models.Account]) -> None:
    assert tallies.busiest_pool() == points.pools()[0]
    for title in ("card", "card", "outpost"):
        played([people[0], people[1]], [(3, 0), (2, 0)], title)
    for _ in range(3):
        played([people[0], people[1]], [(3, 0), (2, 0)], "classic", is_rated=False)
    assert tallies.busiest_pool() == "card.two"


def test_the_example_of_the_rule_is_rated_like_any_game() -> None:
    seats = ladder_pages.EXAMPLE
    after = ratings.after_game([seat.before for seat in seats], [seat.place for seat in seats])

    for seat, (mu, sigma) in zip(seats, after, strict=True):
        if not seat.is_bot:
            assert seat.after == (round(mu, 3), round(sigma, 3))


# What the pages share


@pytest.mark.parametrize(
    ("number", "size", "total", "shown"),
    [
        (0, 25, 0, (1, 1, "", "")),
        (1, 25, 25, (1, 1, "", "")),
        (1, 25, 26, (1, 2, "", "?title=card&page=2")),
        (2, 25, 60, (2, 3, "?title=card&page=1", "?title=card&page=3")),
        (999999999, 25, 60, (3, 3, "?title=card&page=2", "")),
    ],
)
def test_pages_of_a_list(number: int, size: int, total: int, shown: tuple[object, ...]) -> None:
    paging = pages.paging(number, size, total, "title=card")

    assert (paging.number, paging.count, paging.before, paging.after) == shown


def test_a_day_is_one_of_the_reader() -> None:
    """At noon in Greenwich it is 7 in the morning in New York, and 20 before that 11 at night."""
    assert pages.day_in_words(NOW, NOW, "UTC") == "today"
    assert pages.day_in_words(NOW - timedelta(hours=13), NOW, "UTC") == "yesterday"
    assert pages.day_in_words(NOW - timedelta(hours=8), NOW, "America/New_York") == "yesterday"
    assert pages.day_in_words(NOW - 3 * DAY, NOW, "UTC") == "17 November 2026"


@pytest.mark.parametrize(
    ("level", "name"), [("planner", "Planner"), ("master@2s", "Master @2s"), ("x:y", "x:y")]
)
def test_a_level_has_a_name_even_if_nobody_has_named_it(level: str, name: str) -> None:
    assert pages.bot_name(level) == name


@pytest.mark.usefixtures("sqlite")
def test_the_club_of_the_tests_is_always_the_same() -> None:
    row = models.Rating.objects.filter(account=club()["Gregorio"], pool=POOL).get()

    assert (row.games, round(row.mu)) == (20, 30)
