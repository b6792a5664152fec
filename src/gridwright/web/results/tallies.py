"""Results and ratings in numbers: what the pages of members and of the ladder are made of.

Every function asks the database a fixed number of times, however many rows there are.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Final

from django.db.models import (
    Avg,
    Count,
    Exists,
    F,
    FloatField,
    Func,
    IntegerField,
    Max,
    OuterRef,
    Prefetch,
    Q,
    QuerySet,
    Subquery,
    Sum,
)
from django.db.models.fields.json import KeyTextTransform, KeyTransform
from django.db.models.functions import Cast, NullIf

from gridwright.advice.analyse import SeatAccuracy
from gridwright.arena.strengths import Pool, strengths_at
from gridwright.bots.roster import RANDOM
from gridwright.web import models
from gridwright.web.models import AnalysisState
from gridwright.web.recent import RecentValues
from gridwright.web.results import points
from gridwright.web.results.points import Points

MONTH: Final = timedelta(days=30)
QUARTER: Final = timedelta(days=90)
_CURVE: Final = 24  # games of a curve, the latest
_CURVES: Final = 400  # rated games of a member that are looked at for all curves
_OF_CLUB: Final = 1000  # games, the latest, for what all people buy
_SEATS: Final = {Pool.TWO: 2, Pool.MORE: 4}  # at a usual table of a pool
RATED: Final = Q(result__is_rated=True, result__annulled=None, mu_after__isnull=False)
"""Placings that count in the ratings of members."""
_RATED_GAME: Final = Q(result__is_rated=True, result__annulled=None, result__rated__isnull=False)


def title_of(pool: str) -> str:
    return pool.partition(".")[0]


def seats_of(pool: str) -> int:
    """Return how many sit at a usual table of *pool*."""
    return _SEATS[Pool(pool.partition(".")[2])]


# The games of somebody


@dataclass(frozen=True, slots=True)
class Tally:
    """How somebody did in some games."""

    games: int = 0
    wins: int = 0
    fair: float = 0.0  # the wins of somebody as strong as the others
    mean: float = 0.0  # the place

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def fair_share(self) -> float:
        return self.fair / self.games if self.games else 0.0


_WON: Final = Q(place=1, has_left=False)
_TALLIED: Final[dict[str, Any]] = {
    "games": Count("pk"),
    "wins": Count("pk", filter=_WON),
    "fair": Sum(1.0 / F("result__seat_count"), output_field=FloatField()),
    "mean": Avg("place"),
}


def placings_of(guest: models.Guest) -> QuerySet[models.Placing]:
    return models.Placing.objects.filter(guest=guest)


def tallies(placings: QuerySet[models.Placing], *by: str) -> dict[tuple[str, ...], Tally]:
    """Return how somebody did in *placings*, by fields of them, the most games first."""
    rows = placings.order_by().values_list(*by).annotate(**_TALLIED)
    found = [(tuple([str(part) for part in row[:-4]]), Tally(*row[-4:])) for row in rows]
    return dict(sorted(found, key=lambda pair: (-pair[1].games, pair[0])))


@dataclass(frozen=True, slots=True)
class Behaviour:
    """How somebody plays games with a clock or without: whether to the end, and how quickly."""

    games: int = 0
    finished: int = 0  # ended by themselves
    turns: int = 0  # lately, by a clock
    flags: int = 0
    answer: int = 0  # milliseconds of such a turn; 0 for none

    @property
    def in_time(self) -> float | None:
        """The share of turns without a flag; None where there were none by a clock."""
        return 1 - min(self.flags, self.turns) / self.turns if self.turns else None


def behaviours(guest: models.Guest, now: datetime, title: str = "") -> dict[str, Behaviour]:
    """Return how somebody plays, by pace; turns are those of the last 90 days."""
    lately = Q(result__ended__gte=now - QUARTER, spent__isnull=False)
    placings = placings_of(guest).order_by()
    if title:
        placings = placings.filter(result__title=title)
    rows = placings.values_list("result__pace").annotate(
        games=Count("pk"),
        finished=Count("pk", filter=Q(has_left=False)),
        measured=Sum("turns", filter=lately),
        flagged=Sum("flags", filter=lately),
        time=Sum("spent", filter=lately),
    )
    return {
        pace: Behaviour(games, finished, turns or 0, flags or 0, (spent or 0) // max(turns or 0, 1))
        for pace, games, finished, turns, flags, spent in rows
    }


@dataclass(frozen=True, slots=True)
class Course:
    """The rating of a member in a pool, game by game."""

    values: tuple[int, ...]  # after each of the latest games, the oldest first
    change: int  # within the last 30 days


def courses(guest: models.Guest, now: datetime) -> dict[str, Course]:
    """Return how the ratings of somebody have changed, by pool."""
    rows = placings_of(guest).filter(RATED).order_by("-result__ended", "-result__pk")
    by_pool: dict[str, list[tuple[float, float, datetime]]] = {}
    fields = ("result__pool", "mu_before", "mu_after", "result__ended")
    for pool, before, after, ended in rows.values_list(*fields)[:_CURVES]:
        by_pool.setdefault(pool, []).append((before, after, ended))
    return {pool: _course(pool, games[::-1], now) for pool, games in by_pool.items()}


def _course(pool: str, games: list[tuple[float, float, datetime]], now: datetime) -> Course:
    values = [_value(after, pool) for _, after, _ in games]
    recent = [before for before, _, ended in games if ended >= now - MONTH]
    change = values[-1] - _value(recent[0], pool) if recent else 0
    return Course(tuple(values[-_CURVE:]), change)


def _value(mu: float, pool: str) -> int:
    return points.points(mu, 0.0, pool).value


def change_of(placing: models.Placing, pool: str) -> int | None:
    """Return how many points a game has brought; None where it brought none."""
    if placing.mu_before is None or placing.mu_after is None:
        return None
    return _value(placing.mu_after, pool) - _value(placing.mu_before, pool)


# Others


@dataclass(frozen=True, slots=True)
class Meeting:
    """How often somebody has met another member, and was ahead of them."""

    account: models.Account
    games: int
    ahead: int


def met(guest: models.Guest, most: int, other: models.Guest | None = None) -> list[Meeting]:
    """Return the members whom somebody has met most often, or how often they met the *other*."""
    others = models.Placing.objects.filter(
        result__placings__guest=guest,
        guest__account__isnull=False,
        guest__account__closed__isnull=True,
    ).exclude(guest=guest)
    if other is not None:
        others = others.filter(guest=other)
    rows = (
        others.order_by()
        .values("guest__account")
        .annotate(
            games=Count("result", distinct=True),
            ahead=Count("result", distinct=True, filter=Q(place__gt=F("result__placings__place"))),
        )
        .order_by("-games", "-ahead", "guest__account")[:most]
    )
    found = list(rows)
    keys = [row["guest__account"] for row in found]
    accounts = models.Account.objects.select_related("guest").in_bulk(keys)
    return [
        Meeting(accounts[row["guest__account"]], row["games"], row["ahead"])
        for row in found
        if row["guest__account"] in accounts
    ]


def against_bots(guest: models.Guest, title: str = "") -> dict[str, Tally]:
    """Return how somebody did in games in which only bots were the others, by their levels.

    A game with bots of several levels counts for each of them.
    """
    people = models.Placing.objects.filter(result=OuterRef("result"), bot="").exclude(guest=guest)
    alone = placings_of(guest).filter(~Exists(people))
    if title:
        alone = alone.filter(result__title=title)
    others = alone.order_by().filter(result__placings__bot__gt="")
    fields = ("result", "place", "has_left", "result__seat_count", "result__placings__bot")
    by_level: dict[str, list[tuple[int, bool, int]]] = {}
    for _, place, has_left, seats, level in others.values_list(*fields).distinct():
        by_level.setdefault(level, []).append((place, has_left, seats))
    found = {
        level: Tally(
            len(games),
            len([game for game in games if game[0] == 1 and not game[1]]),
            sum([1 / seats for _, _, seats in games]),
            sum([place for place, _, _ in games]) / len(games),
        )
        for level, games in by_level.items()
    }
    return dict(sorted(found.items(), key=lambda item: (-item[1].games, item[0])))


# What money went on


@dataclass(frozen=True, slots=True)
class Spending:
    """What somebody bought, on average in a game."""

    games: int = 0
    plants: float = 0.0  # Elektro
    fuel: float = 0.0
    building: float = 0.0
    bought: float = 0.0  # plants
    over: float = 0.0  # Elektro above the number of a plant, for each of them
    cities: tuple[float, float] = (0.0, 0.0)  # at the beginning of Step 2 and of Step 3


_FACTS: Final = ("plants", "fuel", "building", "bought", "over", "steps.2", "steps.3")


class _Fact(Func):
    """A number in the facts of a placing, by its *path*; Django takes the key "2" for an index."""

    output_field = FloatField()

    def __init__(self, path: str) -> None:
        super().__init__("facts")
        self._keys = path.split(".")

    def as_sqlite(self, compiler: Any, connection: Any, **context: Any) -> Any:  # noqa: ANN401 - Django's
        path = "".join([f'."{key}"' for key in self._keys])
        return self.as_sql(
            compiler, connection, template=f"JSON_EXTRACT(%(expressions)s, '${path}')", **context
        )

    def as_postgresql(self, compiler: Any, connection: Any, **context: Any) -> Any:  # noqa: ANN401
        path = ",".join(self._keys)
        template = f"CAST(%(expressions)s #>> '{{{path}}}' AS double precision)"
        return self.as_sql(compiler, connection, template=template, **context)


def spending(placings: QuerySet[models.Placing]) -> Spending:
    """Return what was bought in those *placings* whose facts are known."""
    known = placings.filter(result__has_facts=True).exclude(facts={})
    averages = {path.replace(".", "_"): Avg(_Fact(path)) for path in _FACTS}
    values = known.aggregate(games=Count("pk"), **averages)
    plants, fuel, building, bought, over, *cities = [values[name] or 0.0 for name in averages]
    beyond = over / bought if bought else 0.0  # it is stored for all plants together
    return Spending(values["games"], plants, fuel, building, bought, beyond, (cities[0], cities[1]))


def spending_of_club(title: str) -> Spending:
    """Return what all people have bought in the latest games of a *title* here."""
    known = models.Result.objects.filter(title=title, has_facts=True).order_by("-ended", "-pk")
    newest = known.values_list("pk", flat=True).first()
    if newest is None:
        return Spending()
    people = models.Placing.objects.filter(result__in=known.values("pk")[:_OF_CLUB], bot="")
    return _SPENDING.get((title, newest), lambda: spending(people))


_SPENDING: Final[RecentValues[Spending]] = RecentValues(64)


# Games in a list


@dataclass(frozen=True, slots=True)
class Listing:
    """Results with all that lists of them show."""

    results: Sequence[models.Result]
    tables: dict[str, int | None]  # those that are still there, and their analyses
    accuracies: dict[tuple[int, int], float]  # by analysis and seat

    def accuracy(self, result: models.Result, seat: int) -> float | None:
        analysis = self.tables.get(result.pk)
        return None if analysis is None else self.accuracies.get((analysis, seat))


def listing(results: QuerySet[models.Result]) -> Listing:
    """Return *results* with their placings, tables and analyses, in four statements."""
    placings = models.Placing.objects.select_related("guest__account")
    found = list(results.prefetch_related(Prefetch("placings", placings)))
    rows = models.Table.objects.filter(pk__in=[result.pk for result in found])
    fields = ("pk", "analysis", "analysis__state")
    tables = {
        key: analysis if state == AnalysisState.DONE else None
        for key, analysis, state in rows.values_list(*fields)
    }
    analyses = [analysis for analysis in tables.values() if analysis is not None]
    return Listing(found, tables, accuracies(analyses) if analyses else {})


def accuracies(analyses: Iterable[int]) -> dict[tuple[int, int], float]:
    """Return how well each seat played, by analysis and seat: worked out by the database."""

    def number(*path: str) -> Cast:
        return Cast(KeyTextTransform(path[1], KeyTransform(path[0], "judgement")), FloatField())

    lost = number("gain", "0")
    share = lost / NullIf(number("chance", "0") + lost, 0.0)
    rows = (
        models.JudgedMoment.objects.filter(analysis__in=list(analyses))
        .exclude(judgement={})
        .order_by()
        .annotate(
            seat=Cast(KeyTextTransform("seat", "judgement"), IntegerField()),
        )
        .values_list("analysis", "seat")
        .annotate(turns=Count("pk"), loss=Avg(lost), part=Avg(share))
    )
    return {
        (analysis, seat): SeatAccuracy(seat, turns, loss, part or 0.0).accuracy
        for analysis, seat, turns, loss, part in rows
    }


def results_of(guest: models.Guest, title: str = "") -> QuerySet[models.Result]:
    """Return the games of somebody, the latest first."""
    own = models.Placing.objects.filter(result=OuterRef("pk"), guest=guest)
    found = models.Result.objects.filter(Exists(own)).order_by("-ended", "-pk")
    return found.filter(title=title) if title else found


def results_of_both(guest: models.Guest, other: models.Guest) -> QuerySet[models.Result]:
    theirs = models.Placing.objects.filter(result=OuterRef("pk"), guest=other)
    return results_of(guest).filter(Exists(theirs))


# The ladder


@dataclass(frozen=True, slots=True)
class Rung:
    """A member or a bot on the ladder."""

    points: Points
    last: datetime | None
    account: models.Account | None = None
    level: str = ""  # of a bot
    rank: int = 0  # of a member


@dataclass(frozen=True, slots=True)
class RungFigures:
    """What a rung shows besides its points."""

    tally: Tally = field(default_factory=Tally)
    change: int | None = None  # of the points, within 30 days


def busiest_pool() -> str:
    """Return the pool with most rated games, by default the first of all."""
    rated = models.Result.objects.filter(is_rated=True, annulled=None).order_by()
    rows = rated.values_list("pool").annotate(count=Count("pk")).order_by("-count", "pool")
    known = points.pools()
    return next((pool for pool, _ in rows if pool in known), known[0])


def rungs(pool: str, now: datetime, within: timedelta | None = None) -> list[Rung]:
    """Return the members on the ladder of *pool* who played *within* some time, the best first."""
    rows = models.Rating.objects.filter(pool=pool, account__closed=None)
    if within is not None:
        rows = rows.filter(last__gte=now - within)
    rated = [(points.points_of(row, now), row) for row in rows.select_related("account__guest")]
    known = [pair for pair in rated if not pair[0].is_provisional]
    known.sort(key=lambda pair: (-pair[0].value, pair[0].spread, pair[1].account.key))
    ranks: dict[int, int] = {}
    for number, (value, _) in enumerate(known, 1):
        ranks.setdefault(value.value, number)
    return [
        Rung(value, row.last, account=row.account, rank=ranks[value.value]) for value, row in known
    ]


def rungs_of_bots(pool: str) -> list[tuple[Rung, Tally]]:
    """Return the levels whose strength is known, and how they did in the rated games of *pool*."""
    title, seats = title_of(pool), seats_of(pool)
    placings = models.Placing.objects.filter(_RATED_GAME, result__pool=pool).exclude(bot="")
    rows = placings.order_by().values_list("bot").annotate(last=Max("result__ended"), **_TALLIED)
    played = {level: (last, Tally(*values)) for level, last, *values in rows}
    found: list[tuple[Rung, Tally]] = []
    for level in strengths_at(title, seats):
        value = points.points_of_bot(level, title, seats)
        last, figures = played.get(level, (None, Tally()))
        if value is not None and (level != RANDOM or figures.games):
            found.append((Rung(value, last, level=level), figures))
    return found


def figures_of(shown: Iterable[Rung], pool: str, now: datetime) -> dict[int, RungFigures]:
    """Return what *shown* rungs of members have besides their points, by account."""
    rungs_by_guest = {rung.account.guest_id: rung for rung in shown if rung.account is not None}
    placings = models.Placing.objects.filter(
        RATED, result__pool=pool, guest__in=list(rungs_by_guest)
    )
    first = placings.filter(guest=OuterRef("guest"), result__ended__gte=now - MONTH)
    before = first.order_by("result__ended", "result__pk").values("mu_before")[:1]
    rows = (
        placings.order_by()
        .values_list("guest", "guest__account")
        .annotate(**_TALLIED)
        .annotate(before=Subquery(before))
    )
    figures: dict[int, RungFigures] = {}
    for guest, account, *values, mu in rows:
        change = None if mu is None else rungs_by_guest[guest].points.value - _value(mu, pool)
        figures[account] = RungFigures(Tally(*values), change)
    return figures
