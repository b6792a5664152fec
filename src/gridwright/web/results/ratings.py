"""Ratings of members, which follow the results: openskill's Plackett-Luce over all seats at once.

Games count in the order of their end, whoever wrote them first, and each pool by itself. What
somebody had before a game is what the last game before it left them, so a pool can be rated again
from any game on: from a result that was written late, or was annulled. All at once is `rerate`.

One row of the database is locked meanwhile, so it does not matter how many servers do this.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cache
from typing import Any, Final

from django.db import connection, transaction
from django.db.models import Q, QuerySet
from django.utils import timezone

from gridwright.web import models
from gridwright.web.results import points
from gridwright.web.results.points import NEWCOMER_MU, NEWCOMER_SIGMA
from gridwright.web.serve.counters import COUNTERS

_LOCK: Final = "ratings"  # the errand whose row is locked
_BATCH: Final = 200  # results
_UPDATE: Final = (
    "UPDATE web_placing SET mu_before = %s, sigma_before = %s, mu_after = %s, sigma_after = %s"
    " WHERE id = %s"
)


@dataclass(frozen=True, slots=True)
class Career:
    """What the games of somebody in one pool have come to."""

    mu: float = NEWCOMER_MU
    sigma: float = NEWCOMER_SIGMA
    games: int = 0
    wins: int = 0
    last: datetime | None = None  # the end of the last game


@dataclass(frozen=True, slots=True)
class Cut:
    """A place in the order in which results count."""

    ended: datetime
    result: str  # its id

    @classmethod
    def of(cls, row: models.Result) -> "Cut":
        return cls(row.ended, row.pk)

    def before(self, field: str = "") -> Q:
        """Return which results count before, where *field* leads to them."""
        is_same = Q(**{f"{field}ended": self.ended, f"{field}id__lt": self.result})
        return Q(**{f"{field}ended__lt": self.ended}) | is_same


# Bringing up to date


def bring_up_to_date() -> int:
    """Rate what has not been rated yet; return how many results that were."""
    if not _waiting().exists():
        return 0
    with transaction.atomic():
        lock()
        firsts: dict[str, Cut] = {}
        for row in _waiting().defer("record").order_by("ended", "pk"):
            firsts.setdefault(row.pool, Cut.of(row))
        count = sum([_rate_from(pool, cut) for pool, cut in firsts.items()])
    COUNTERS.add("gridwright_results_rated_total", count)
    return count


def rerate() -> int:
    """Make all ratings anew from the results; return how many of these count."""
    with transaction.atomic():
        lock()
        pools = {*_counting().values_list("pool", flat=True).distinct()}
        models.Rating.objects.exclude(pool__in=pools).delete()
        return sum([_rate_from(pool) for pool in sorted(pools)])


def take_out(result: models.Result) -> None:
    """Let *result*, which was just annulled, have counted for nobody: within a transaction."""
    lock()
    models.Result.objects.filter(pk=result.pk, rated=None).update(rated=timezone.now())
    people = result.placings.filter(bot="")
    people.update(mu_before=None, sigma_before=None, mu_after=None, sigma_after=None)
    _rate_from(result.pool, Cut.of(result), people.values_list("guest", flat=True))


def lock() -> None:
    """Let nobody else change ratings until the end of the transaction."""
    models.Errand.objects.get_or_create(name=_LOCK, defaults={"done": timezone.now()})
    models.Errand.objects.select_for_update().get(name=_LOCK)


def _waiting() -> "QuerySet[models.Result]":
    return models.Result.objects.filter(is_rated=True, rated=None)


def _counting() -> "QuerySet[models.Result]":
    return models.Result.objects.filter(is_rated=True, annulled=None)


def _rate_from(pool: str, cut: Cut | None = None, people: Iterable[int | None] = ()) -> int:
    """Rate the results of *pool* from a *cut* on, or all; return how many there are.

    The ratings of those who sat there follow, and of *people*, by the keys of their guests.
    """
    results = _counting().filter(pool=pool)
    if cut is None:
        models.Rating.objects.filter(pool=pool).delete()
        careers = Careers()
    else:
        results = results.exclude(cut.before())
        careers = _careers_before(pool, cut)
    for guest in people:
        careers.of(guest)
    keys = list(results.order_by("ended", "pk").values_list("pk", flat=True))
    for start in range(0, len(keys), _BATCH):
        batch = models.Result.objects.filter(pk__in=keys[start : start + _BATCH])
        rated: list[models.Placing] = []
        rows = batch.defer("record", "options").order_by("ended", "pk")
        for row in rows.prefetch_related("placings"):
            placings = list(row.placings.all())
            rate(row, placings, careers)
            rated += [placing for placing in placings if not placing.bot]
        _write(rated)
        batch.filter(rated=None).update(rated=timezone.now())
    _write_ratings(pool, careers)
    return len(keys)


def _write(placings: Iterable[models.Placing]) -> None:
    """Write what was before and after games: Django's own way takes ten times as long."""
    values = [
        (each.mu_before, each.sigma_before, each.mu_after, each.sigma_after, each.pk)
        for each in placings
    ]
    with connection.cursor() as cursor:
        cursor.executemany(_UPDATE, values)


class Careers:
    """What people have come to in one pool; *earlier* says it of somebody not asked for before."""

    def __init__(self, earlier: Callable[[int], Career] = lambda _: Career()) -> None:
        self._earlier = earlier
        self.by_guest: dict[int, Career] = {}

    def of(self, guest: int | None) -> Career:
        """Return what somebody has come to so far; a newcomer has come to nothing."""
        if guest is None:
            return Career()
        if guest not in self.by_guest:
            self.by_guest[guest] = self._earlier(guest)
        return self.by_guest[guest]

    def put(self, guest: int | None, career: Career) -> None:
        if guest is not None:
            self.by_guest[guest] = career


def _careers_before(pool: str, cut: Cut) -> Careers:
    """Return what people had come to in *pool* before a cut."""

    def earlier(guest: int) -> Career:
        rated = models.Placing.objects.filter(
            cut.before("result__"), guest=guest, result__pool=pool
        ).exclude(mu_after=None)
        latest = rated.select_related("result").order_by("-result__ended", "-result__id").first()
        if latest is None:
            return Career()
        mu, sigma = latest.mu_after, latest.sigma_after
        assert mu is not None
        assert sigma is not None
        wins = rated.filter(place=1, has_left=False).count()
        return Career(mu, sigma, rated.count(), wins, latest.result.ended)

    return Careers(earlier)


def _write_ratings(pool: str, careers: Careers) -> None:
    """Write the ratings of all members whose *careers* were asked for."""
    accounts = models.Account.objects.filter(guest__in=careers.by_guest).order_by("pk")
    ratings: list[models.Rating] = []
    nothing: list[int] = []
    for account in accounts.select_for_update(of=("self",)):
        career = careers.of(account.guest_id)
        if career.last is None:
            nothing.append(account.pk)
            continue
        rating = models.Rating(account=account, pool=pool, last=career.last)
        rating.mu, rating.sigma = career.mu, career.sigma
        rating.games, rating.wins = career.games, career.wins
        ratings.append(rating)
    models.Rating.objects.filter(account__in=nothing, pool=pool).delete()
    models.Rating.objects.bulk_create(
        ratings,
        update_conflicts=True,
        unique_fields=["account", "pool"],
        update_fields=["mu", "sigma", "games", "wins", "last"],
    )


# One game


def rate(result: models.Result, placings: Sequence[models.Placing], careers: Careers) -> None:
    """Rate one game: fill in the *placings*, and let the *careers* of those who sat there go on.

    Whoever has left comes last, several of them as equals. What somebody left early counts for
    them alone, against all others as they stood.
    """
    before = [_before(result, placing, careers) for placing in placings]
    last = len(placings) + 1
    ranks = [last if placing.has_left else placing.place for placing in placings]
    after = after_game(before, ranks)
    for placing, old, new in zip(placings, before, after, strict=True):
        if placing.bot:
            continue
        if result.refusal and not placing.has_left:
            placing.mu_before = placing.sigma_before = placing.mu_after = placing.sigma_after = None
            continue
        (placing.mu_before, placing.sigma_before), (placing.mu_after, placing.sigma_after) = (
            old,
            new,
        )
        career = careers.of(placing.guest_id)
        careers.put(
            placing.guest_id,
            replace(
                career,
                mu=new[0],
                sigma=new[1],
                games=career.games + 1,
                wins=career.wins + (placing.place == 1 and not placing.has_left),
                last=result.ended,
            ),
        )


def _before(
    result: models.Result, placing: models.Placing, careers: Careers
) -> tuple[float, float]:
    """Return mu and sigma of whoever had a seat; those of a bot were written with the result."""
    if placing.mu_before is not None and placing.bot:
        return placing.mu_before, points.BOT_SIGMA
    career = careers.of(placing.guest_id)
    if career.last is None:
        return career.mu, career.sigma
    return career.mu, points.grown(career.sigma, result.pool, career.last, result.ended)


def after_game(
    before: Sequence[tuple[float, float]], ranks: Sequence[int]
) -> list[tuple[float, float]]:
    """Return mu and sigma after a game with these *ranks*."""
    model = _model()
    teams = [[model.rating(mu, sigma)] for mu, sigma in before]
    after = model.rate(teams, ranks=[float(rank) for rank in ranks])
    return [(team[0].mu, team[0].sigma) for team in after]


@cache
def _model() -> Any:  # noqa: ANN401 - it is imported at the first game that is rated
    from openskill.models import PlackettLuce  # noqa: PLC0415 - a process that rates nothing has none

    return PlackettLuce(gamma=_certainty)


def _certainty(*_: object) -> float:
    """Return how much of what a game teaches makes sigma smaller: all of it.

    With openskill's own share, the root of sigma² / c², people's figures would still be five units
    off after forty games, and their sigma would say so; with this one both are below three.
    """
    return 1.0
