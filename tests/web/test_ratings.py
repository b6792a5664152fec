"""Ratings: single games worked out by hand, and that they follow the results whoever comes first.

By hand: c² is the sum of s² + β² over the seats. β² = (25/6)² = 17.3611; s², sigma squared, of a
newcomer is (25/3)² + (25/300)² = 69.4514, because openskill lets every sigma grow a little first.
Equal seats win with the same chance. Whoever takes a place gets (1 - p) · s²/c, and each of those
behind loses p · s²/c, where p is their chance among those who are left for that place.
"""

import io
import math
import random
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from typing import Any

import pytest
from django.db import connection
from django.utils import timezone

from gridwright.arena import strengths
from gridwright.simulate.match import Setting, Task
from gridwright.simulate.runner import run
from gridwright.web import backup, models
from gridwright.web.moderation import annulling
from gridwright.web.people import departure
from gridwright.web.play import cleaning
from gridwright.web.results import points, ratings
from gridwright.web.serve.counters import COUNTERS
from tests.web.conftest import empty
from tests.web.finished import ENDED, Player, resulted
from tests.web.members import member

DAY, SECOND = timedelta(days=1), timedelta(seconds=1)
TWO, MORE = "card.two", "card.three_to_six"


def rating(account: models.Account, pool: str = TWO) -> tuple[float, float]:
    row = models.Rating.objects.get(account=account, pool=pool)
    return round(row.mu, 4), round(row.sigma, 4)


def after(result: models.Result) -> list[float | None]:
    """Return mu by seat after a game."""
    values = result.placings.values_list("mu_after", flat=True)
    return [None if value is None else round(value, 4) for value in values]


def state() -> tuple[list[tuple[object, ...]], list[tuple[object, ...]]]:
    """Return all ratings, and what was before and after every game."""
    ratings_now = models.Rating.objects.order_by("account", "pool").values_list(
        "account", "pool", "mu", "sigma", "games", "wins", "last"
    )
    placings = models.Placing.objects.order_by("result", "seat").values_list(
        "result", "seat", "mu_before", "sigma_before", "mu_after", "sigma_after"
    )
    return list(ratings_now), list(placings)


# One game


def test_two_newcomers(database: str) -> None:
    """There c = √(2 · 86.8125) = 13.1767, s²/c = 5.2708, half of which changes hands: 2.6354.

    Of s² goes the part s²/c² · ½ · ½ = 0.4 · ¼: √(1 - 0.1) · 8.3338 = 7.9061.
    """
    ana, bea = member("Ana"), member("Bea")
    result = resulted("g1", (ana.guest, bea.guest), (2, 1))

    assert ratings.bring_up_to_date() == 1

    assert rating(bea) == (27.6354, 7.9061)
    assert rating(ana) == (22.3646, 7.9061)
    row = models.Rating.objects.get(account=bea)
    assert (row.games, row.wins, row.last) == (1, 1, ENDED)
    assert models.Rating.objects.get(account=ana).wins == 0
    placing = result.placings.get(seat=1)
    assert (placing.mu_before, placing.sigma_before) == (25.0, 25 / 3)
    assert (placing.mu_after, placing.sigma_after) == (row.mu, row.sigma)
    assert models.Result.objects.get().rated is not None
    assert ratings.bring_up_to_date() == 0


def test_a_bot_stays_what_it_is(sqlite: None) -> None:
    """With s² = 1.0069 of the bot, c² = 105.1806, c = 10.2558; 69.4514 / c · ½ = 3.3860."""
    ana = member("Ana")
    result = resulted("g1", ("steady", ana.guest), (2, 1))
    ratings.bring_up_to_date()
    assert rating(ana) == (28.386, 7.6149)
    bot = result.placings.get(seat=0)
    assert (bot.mu_after, bot.sigma_after) == (25.0, 1.0)
    assert models.Rating.objects.count() == 1


def test_equals_keep_what_they_had(sqlite: None) -> None:
    """Of two newcomers in a tie both get (1 - ½) / 2 and lose ½ / 2."""
    ana, bea = member("Ana"), member("Bea")
    resulted("g1", (ana.guest, bea.guest), (1, 1))
    ratings.bring_up_to_date()
    assert rating(ana) == rating(bea) == (25.0, 7.9061)
    assert list(models.Rating.objects.values_list("wins", flat=True)) == [1, 1]


def three() -> tuple[models.Account, models.Account, models.Account]:
    return member("Ana"), member("Bea"), member("Cid")


def test_who_leaves_comes_last_whatever_the_bot_made_of_it(sqlite: None) -> None:
    """There c = √(3 · 86.8125) = 16.1381, s²/c = 4.3036. Bea, second at the table, is first.

    Bea gets 2/3; Cid loses 1/3 and gets 1/2, so 1/6; Ana loses 1/3 and 1/2.
    """
    ana, bea, cid = three()
    resulted("g1", (ana.guest, bea.guest, cid.guest), (1, 2, 3), left=(0,))
    ratings.bring_up_to_date()
    assert [rating(each, MORE)[0] for each in (ana, bea, cid)] == [21.4137, 27.869, 25.7173]
    assert set(models.Rating.objects.values_list("wins", flat=True)) == {0}


def test_several_who_leave_are_equals(sqlite: None) -> None:
    """Cid gets 2/3; the two others lose 1/3, and (1 - ½) / 2 - ½ / 2 = 0 between them."""
    ana, bea, cid = three()
    resulted("g1", (ana.guest, bea.guest, cid.guest), (1, 3, 2), left=(0, 1))
    ratings.bring_up_to_date()
    assert [rating(each, MORE)[0] for each in (ana, bea, cid)] == [23.5655, 23.5655, 27.869]


def test_a_game_that_somebody_left_early_counts_for_them_alone(sqlite: None) -> None:
    ana, bea, cid = three()
    players = (ana.guest, bea.guest, cid.guest)
    result = resulted("g1", players, (1, 2, 3), left=(0,), refusal="web.results.refusal.left_early")
    ratings.bring_up_to_date()
    assert rating(ana, MORE)[0] == 21.4137
    assert list(models.Rating.objects.values_list("account", flat=True)) == [ana.pk]
    assert after(result) == [21.4137, None, None]
    following = resulted("g2", players, (3, 2, 1), ENDED + SECOND)
    ratings.bring_up_to_date()
    before = following.placings.values_list("mu_before", "sigma_before")
    assert list(before)[1:] == [(25.0, 25 / 3)] * 2


def test_pools_know_nothing_of_each_other(sqlite: None) -> None:
    ana, bea, cid = three()
    resulted("g1", (ana.guest, bea.guest), (1, 2))
    resulted("g2", (ana.guest, bea.guest, cid.guest), (3, 2, 1))
    ratings.bring_up_to_date()
    assert rating(ana) == (27.6354, 7.9061)
    assert rating(ana, MORE)[0] == 21.4137


@pytest.mark.parametrize(
    ("fields", "reason"),
    [({"is_rated": False}, "not rated"), ({"pool": TWO, "is_rated": False}, "friendly")],
)
def test_what_is_not_rated_is_left_alone(sqlite: None, fields: dict[str, Any], reason: str) -> None:
    resulted("g1", (member("Ana").guest, member("Bea").guest), (1, 2), **fields)
    assert ratings.bring_up_to_date() == 0, reason
    assert not models.Rating.objects.exists()


# Idle


@pytest.mark.parametrize(
    ("days", "months"), [(0, 0), (29.999, 0), (30, 1), (59.9, 1), (60, 2), (365, 12)]
)
def test_sigma_grows_with_every_month_without_a_game(days: float, months: int) -> None:
    row = models.Rating(mu=30.0, sigma=2.0, pool=TWO, last=ENDED)
    mu, sigma = points.current(row, ENDED + days * DAY)
    assert (mu, round(sigma, 9)) == (30.0, round(2 + months / 12, 9))


def test_it_grows_until_a_rating_is_provisional() -> None:
    """At two seats a unit is 28.67 points: 131 of them are 4.57; it never shrinks."""
    row = models.Rating(mu=25.0, sigma=2.0, pool=TWO, last=ENDED, games=9)
    later = points.points_of(row, ENDED + 36500 * DAY)
    assert (later.spread, later.is_provisional, later.games) == (131, True, 9)
    assert round(points.current(row, ENDED + 36500 * DAY)[1], 3) == 4.57
    unsure = models.Rating(mu=25.0, sigma=8.0, pool=TWO, last=ENDED)
    assert points.current(unsure, ENDED + 36500 * DAY) == (25.0, 8.0)
    assert points.current(row, ENDED - 36500 * DAY) == (25.0, 2.0)


def test_it_has_grown_when_somebody_plays_again(sqlite: None) -> None:
    ana, bea = member("Ana"), member("Bea")
    resulted("g1", (ana.guest, bea.guest), (1, 2))
    ratings.bring_up_to_date()
    models.Placing.objects.filter(seat=0).update(sigma_after=2.0)
    following = resulted("g2", (ana.guest, bea.guest), (1, 2), ENDED + 61 * DAY)
    ratings.bring_up_to_date()
    before = following.placings.get(seat=0)
    assert (round(before.mu_before or 0, 4), before.sigma_before) == (27.6354, 2 + 2 * (25 / 300))


def test_members_are_shown_as_they_are_now(sqlite: None) -> None:
    ana, bea = member("Ana"), member("Bea")
    resulted("g1", (ana.guest, bea.guest), (1, 2))
    ratings.bring_up_to_date()
    row = models.Rating.objects.get(account=ana)
    row.sigma, row.last = 2.0, timezone.now() - 61 * DAY
    row.save()
    shown = points.points_of_members([ana.pk, bea.pk], TWO)
    assert shown[ana.pk] == points.points(row.mu, 2 + 2 / 12, TWO, 1)
    assert points.points_of_members([ana.pk], MORE) == {}


def test_bots_have_the_points_that_were_measured() -> None:
    measured = strengths.strength_of("planner", "recharged", 4)
    shown = points.points_of_bot("planner", "recharged", 4)
    assert shown is not None
    assert (shown.value, shown.games, shown.is_provisional) == (
        measured.value,
        measured.games,
        False,
    )
    assert shown.spread == 20  # a unit of mu, with four seats
    assert points.points_of_bot("planner@7s", "recharged", 4) is None
    assert len(points.pools()) == 8
    assert points.pools()[:2] == ["recharged.three_to_six", "recharged.two"]


# The order of results


def some_results(order: Callable[[list[int]], Iterable[int]]) -> None:
    """Write twelve results of four members, three at a time in the same second, in some order."""
    people = [models.Guest.objects.get(name=name) for name in ("Ana", "Bea", "Cid", "Dan")]
    rng = random.Random(3)  # noqa: S311 - a game of chance
    games: list[tuple[str, list[Player], list[int], int, tuple[int, ...]]] = []
    for number in range(12):
        seated = rng.sample(people, 3)
        places = rng.choice([(1, 2, 3), (3, 1, 2), (1, 1, 3), (2, 3, 1)])
        left: tuple[int, ...] = (rng.randrange(3),) if number % 4 == 3 else ()
        games.append((f"g{number:02}", [*seated, "planner"], [*places, 4], number // 3, left))
    for number in order(list(range(12))):
        identifier, players, order_of_them, moment, gone = games[number]
        resulted(identifier, players, order_of_them, ENDED + moment * 40 * DAY, gone, mu=40.0)
        ratings.bring_up_to_date()


def shuffled(numbers: list[int]) -> list[int]:
    return random.Random(8).sample(numbers, len(numbers))  # noqa: S311 - a game of chance


@pytest.mark.parametrize("order", [list, reversed, shuffled])
def test_it_does_not_matter_which_result_was_written_first(
    database: str, order: Callable[[list[int]], Iterable[int]]
) -> None:
    """The running state, rated after every result that is written, is that of `rerate`."""
    for name in ("Ana", "Bea", "Cid", "Dan"):
        member(name)
    some_results(order)
    running = state()

    assert ratings.rerate() == 12
    assert state() == running

    models.Rating.objects.all().delete()
    models.Placing.objects.filter(bot="").update(
        mu_before=None, sigma_before=None, mu_after=None, sigma_after=None
    )
    models.Result.objects.update(rated=None)
    assert ratings.bring_up_to_date() == 12
    assert state()[1] == running[1]
    assert [row[1:] for row in state()[0]] == [row[1:] for row in running[0]]
    by_name = models.Rating.objects.order_by("account__guest__name").values_list("games", flat=True)
    assert sum(by_name) == 36


def test_the_order_of_writing_changes_no_digit(sqlite: None) -> None:
    outcomes = []
    for order in (list, reversed, shuffled):
        people = [member(name) for name in ("Ana", "Bea", "Cid", "Dan")]
        some_results(order)
        values = models.Rating.objects.order_by("account__guest__name")
        outcomes.append(list(values.values_list("mu", "sigma", "games", "wins", "last")))
        models.Result.objects.all().delete()
        for person in people:
            departure.forget(person.guest)
    assert outcomes[0] == outcomes[1] == outcomes[2]
    assert len(outcomes[0]) == 4


def test_only_what_comes_later_is_rated_again(sqlite: None) -> None:
    ana, bea, cid = three()
    resulted("g1", (ana.guest, bea.guest), (1, 2), ENDED)
    resulted("g3", (ana.guest, cid.guest), (1, 2), ENDED + 2 * SECOND)
    ratings.bring_up_to_date()
    first = models.Placing.objects.filter(result="g1").values_list("pk", "mu_after")
    before = list(first)
    resulted("g2", (bea.guest, cid.guest), (2, 1), ENDED + SECOND)
    counted = COUNTERS.totals().get("gridwright_results_rated_total", 0.0)

    assert ratings.bring_up_to_date() == 2

    assert COUNTERS.totals()["gridwright_results_rated_total"] == counted + 2
    assert list(first) == before
    running = state()
    ratings.rerate()
    assert state() == running


def test_two_clerks_rate_everything_once(database: str) -> None:
    """Four threads write and rate at the same time; nothing is lost, nothing counts twice."""
    people = [member(name).guest for name in ("Ana", "Bea", "Cid", "Dan")]

    def write_and_rate(number: int) -> None:
        try:
            for game in range(6):
                seated = [people[(number + game) % 4], people[(number + game + 1) % 4]]
                resulted(f"t{number}x{game}", seated, (1, 2), ENDED + game * SECOND)
                ratings.bring_up_to_date()
        finally:
            connection.close()

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(write_and_rate, range(4)))

    ratings.bring_up_to_date()
    running = state()
    assert sum(models.Rating.objects.values_list("games", flat=True)) == 48
    ratings.rerate()
    assert state() == running


def test_rating_again_deletes_what_no_result_stands_for(sqlite: None) -> None:
    ana, bea = member("Ana"), member("Bea")
    for pool in (TWO, MORE):
        models.Rating.objects.create(account=ana, pool=pool, mu=50.0, sigma=1.0, last=ENDED)
    resulted("g1", (bea.guest, "steady"), (1, 2))
    ratings.rerate()
    assert list(models.Rating.objects.values_list("account", flat=True)) == [bea.pk]
    models.Result.objects.all().delete()
    assert ratings.rerate() == 0
    assert not models.Rating.objects.exists()


# People who leave the club


def test_ratings_of_others_hold_when_somebody_has_left_the_club(database: str) -> None:
    """Ana's rating goes, and her name; what she was stands between the others for good."""
    ana, bea, cid = three()
    resulted("g1", (ana.guest, bea.guest), (1, 2), ENDED)
    resulted("g2", (ana.guest, cid.guest), (1, 2), ENDED + SECOND)
    ratings.bring_up_to_date()
    expected = [rating(bea), rating(cid)]

    departure.forget(ana.guest)
    cleaning.clean_guests(timezone.now() + 400 * DAY)
    ratings.rerate()

    assert [rating(bea), rating(cid)] == expected
    assert models.Rating.objects.count() == 2
    assert set(models.Placing.objects.filter(seat=0).values_list("name", flat=True)) == {""}
    assert models.Guest.objects.filter(name="").count() == 1


def test_a_member_who_has_left_is_no_newcomer_in_a_game_that_ends_later(sqlite: None) -> None:
    ana, bea = member("Ana"), member("Bea")
    resulted("g1", (ana.guest, bea.guest), (1, 2), ENDED)
    ratings.bring_up_to_date()
    departure.forget(ana.guest)
    gone = models.Guest.objects.get(name="")
    following = resulted("g2", (gone, bea.guest), (1, 2), ENDED + SECOND, left=(0,))
    ratings.bring_up_to_date()
    assert round(following.placings.get(seat=0).mu_before or 0, 4) == 27.6354
    running = state()
    ratings.rerate()
    assert state() == running


def test_somebody_nobody_knows_any_more_is_a_newcomer(sqlite: None) -> None:
    bea = member("Bea")
    row = resulted("g1", (member("Ana").guest, bea.guest), (1, 2))
    row.placings.filter(seat=0).update(guest=None, name="")
    ratings.bring_up_to_date()
    assert rating(bea) == (22.3646, 7.9061)


# Backups


@pytest.mark.parametrize(("origin", "target"), [("sqlite", "postgres"), ("postgres", "sqlite")])
def test_ratings_go_on_from_a_backup(
    origin: str, target: str, request: pytest.FixtureRequest
) -> None:
    """No digit changes on the way from one database to the other, or when they are made again."""
    request.getfixturevalue(origin)
    for name in ("Ana", "Bea", "Cid", "Dan"):
        member(name)
    some_results(list)
    annulling.annul(None, "g04", "A test.")
    before, file = state(), io.BytesIO()
    backup.write(file)
    file.seek(0)
    empty()
    request.getfixturevalue(target)

    backup.restore(file, replaces=False)

    assert state() == before
    assert ratings.rerate() == 11
    assert state() == before
    assert models.Result.objects.exclude(annulled=None).get().pk == "g04"


# The scale


def in_order(rng: random.Random, units: list[float]) -> list[int]:
    """Draw the places of a game by the Plackett-Luce model."""
    left, places = list(range(len(units))), [0 for _ in units]
    for place in range(1, len(units) + 1):
        seat = rng.choices(left, [math.exp(units[seat]) for seat in left])[0]
        places[seat] = place
        left.remove(seat)
    return places


def played_by_model(seed: int, games: int) -> list[tuple[int, points.Points]]:
    """Return what levels are known to have, and the points of members who are as strong.

    Eight of them, two of each level, play with a bot at every table.
    """
    measured = strengths.strengths_at("recharged", 4)
    levels = [level for level in ("novice", "casual", "steady", "planner") for _ in range(2)]
    rng = random.Random(seed)  # noqa: S311 - a game of chance
    careers, pool = ratings.Careers(), points.pool_of("recharged", 4)
    for game in range(games):
        people, bot = rng.sample(range(8), 3), rng.choice(levels)
        seated = [*[levels[person] for person in people], bot]
        places = in_order(rng, [measured[level].units for level in seated])
        rows = [
            models.Placing(guest_id=person + 1, place=place)
            for person, place in zip(people, places, strict=False)
        ]
        mu = measured[bot].mu
        rows.append(models.Placing(bot=bot, place=places[3], mu_before=mu, mu_after=mu))
        result = models.Result(pool=pool, ended=ENDED + game * SECOND)
        ratings.rate(result, rows, careers)
    ends = [careers.of(person + 1) for person in range(8)]
    return [
        (measured[level].value, points.points(end.mu, end.sigma, pool, end.games))
        for level, end in zip(levels, ends, strict=True)
    ]


def test_members_come_out_where_bots_of_their_strength_are() -> None:
    """Of 32 members after 500 games, all but the one or two in twenty are within two ±."""
    apart = [
        abs(known - shown.value) / shown.spread
        for seed in range(4)
        for known, shown in played_by_model(seed, 500)
    ]
    assert len([each for each in apart if each > 2]) <= 3
    assert max(apart) < 3
    assert sum(apart) / len(apart) < 1.2


CHEAP = ("random", "novice", "casual", "steady")


@pytest.mark.slow
def test_bots_rated_like_members_come_out_in_the_known_order() -> None:
    """All are newcomers: 200 games of the Card Game among four levels, then 30 with planner."""
    rng = random.Random(5)  # noqa: S311 - a game of chance
    levels, careers = (*CHEAP, "planner"), ratings.Careers()
    seated = [rng.sample(CHEAP, 4) for _ in range(200)]
    seated += [rng.sample((*rng.sample(CHEAP, 3), "planner"), 4) for _ in range(30)]
    tasks = [Task(game, 1000 + game, tuple(bots)) for game, bots in enumerate(seated)]
    for played in run(Setting("card", "", 4), tasks):
        rows = [
            models.Placing(guest_id=levels.index(level) + 1, place=place)
            for level, place in zip(played.task.bots, played.outcome.places, strict=True)
        ]
        ended: datetime = ENDED + played.task.index * SECOND
        ratings.rate(models.Result(pool=MORE, ended=ended), rows, careers)
    mus = [careers.of(number).mu for number in range(1, 6)]
    assert mus == sorted(mus), mus
    assert len(set(mus)) == 5
