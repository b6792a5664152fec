"""The ladder of a pool: members and bots on one scale; and the rule by which ratings count."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from django.urls import reverse
from django.utils import timezone
from django.utils.http import urlencode
from django.utils.safestring import SafeString

from gridwright import words
from gridwright.arena.strengths import ANCHOR, ANCHOR_VALUE, Pool
from gridwright.draw.ratings import Column, draw_distribution
from gridwright.draw.theme import PAGE
from gridwright.games.registry import TITLES
from gridwright.web import models
from gridwright.web.pages.common import Context, inline
from gridwright.web.programs.company import mark_of
from gridwright.web.results import points, tallies
from gridwright.web.results.pages import (
    Paging,
    Person,
    ShownChange,
    bot_name,
    day_in_words,
    member_person,
    paging,
    pool_name,
    rating_in_words,
    shown_change,
    small_share_bar,
)
from gridwright.web.results.points import PROVISIONAL, Points
from gridwright.web.results.tallies import Rung, RungFigures, Tally

WITHIN: Final[dict[str, timedelta | None]] = {
    "30": timedelta(days=30),
    "365": timedelta(days=365),
    "ever": None,
}
"""Since when somebody must have played to be listed."""
USUAL_WITHIN: Final = "365"
SHOWS: Final = ("all", "members")
_PAGE: Final = 100  # members
_RANGE: Final = 50  # points of a column
_NONE: Final = RungFigures()


@dataclass(frozen=True, slots=True)
class LadderChoice:
    """What is asked of a ladder."""

    pool: str
    show: str = SHOWS[0]
    within: str = USUAL_WITHIN
    page: int = 0  # that of the viewer

    def address(self) -> str:
        """Return where the ladder is that was chosen so."""
        usual = LadderChoice(self.pool)
        query = {
            name: getattr(self, name)
            for name in ("show", "within")
            if getattr(self, name) != getattr(usual, name)
        }
        path = reverse("ladder", args=[self.pool])
        return f"{path}?{urlencode(query)}" if query else path


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several ladders to choose."""

    href: str
    label: str
    is_here: bool


@dataclass(frozen=True, slots=True)
class LadderRow:
    """A member or a bot."""

    rank: int  # 0 for bots
    person: Person
    note: str  # whose bot it is, or that a rating is fixed
    rating: str
    spread: int
    change: ShownChange | None
    games: int
    bar: SafeString | str
    wins: str
    mean: str
    last: str
    is_me: bool


def ladder(chosen: LadderChoice, member: models.Account | None, zone: str) -> Context:
    """Return the page of a ladder, which marks the viewer."""
    now, pool = timezone.now(), chosen.pool
    rungs = tallies.rungs(pool, now, WITHIN[chosen.within])
    own = next((index for index, rung in enumerate(rungs) if _is(rung, member)), -1)
    number = chosen.page or (own // _PAGE + 1 if own >= 0 else 1)
    query = chosen.address().partition("?")[2]
    pages = paging(number, _PAGE, len(rungs), query)
    first = (pages.number - 1) * _PAGE
    shown = rungs[first : first + _PAGE]
    figures = tallies.figures_of(shown, pool, now)
    bots = tallies.rungs_of_bots(pool) if chosen.show == SHOWS[0] else []
    near = _beside(rungs, bots, pages, shown)
    tallied = {id(rung): tally for rung, tally in near}
    mixed = sorted(
        [*shown, *[rung for rung, _ in near]],
        key=lambda rung: (-rung.points.value, rung.account is not None, rung.rank),
    )
    most = max(
        [each.tally.share for each in figures.values()] + [t.share for _, t in near] + [0.01]
    )
    rows = [
        _row(
            rung,
            figures.get(rung.account.pk, _NONE)
            if rung.account is not None
            else RungFigures(tallied[id(rung)]),
            most,
            member,
            "" if rung.last is None else day_in_words(rung.last, now, zone),
        )
        for rung in mixed
    ]
    return {
        "place": "club",
        "pool": pool,
        "pool_name": pool_name(pool),
        "choices": _choices(chosen),
        "rows": rows,
        "count": len(rungs),
        "paging": pages,
        "distribution": _distribution(rungs, rungs[own] if own >= 0 else None, pool),
        "own": _own(member, pool, rungs[own] if own >= 0 else None, len(rungs), now),
        "anchor": bot_name(ANCHOR),
        "anchor_value": ANCHOR_VALUE,
        "provisional": PROVISIONAL,
    }


def _is(rung: Rung, member: models.Account | None) -> bool:
    return member is not None and rung.account == member


def _beside(
    rungs: Sequence[Rung], bots: list[tuple[Rung, Tally]], pages: Paging, shown: Sequence[Rung]
) -> list[tuple[Rung, Tally]]:
    """Return the bots between the members of this page, or beyond the ends of the ladder."""
    above = None if pages.number == 1 or not shown else shown[0].points.value
    below = None if pages.number == pages.count or not shown else shown[-1].points.value
    return [
        (rung, tally)
        for rung, tally in bots
        if not rungs
        or (
            (above is None or rung.points.value <= above)
            and (below is None or rung.points.value > below)
        )
    ]


def _row(
    rung: Rung, figures: RungFigures, most: float, member: models.Account | None, last: str
) -> LadderRow:
    tally, account = figures.tally, rung.account
    if account is None:
        person, note = Person(bot_name(rung.level), is_bot=True), words.text("web.standing.fixed")
    else:
        person, note = member_person(account), mark_of(account.guest)
    return LadderRow(
        rank=rung.rank,
        person=person,
        note=note,
        rating=str(rung.points.value),
        spread=rung.points.spread,
        change=shown_change(figures.change),
        games=tally.games,
        bar=small_share_bar(tally, most=most) if tally.games else "",
        wins=words.percent(tally.share) if tally.games else "",
        mean=words.number(tally.mean, 1) if tally.games else "",
        last=last if tally.games else "",
        is_me=_is(rung, member),
    )


def _choices(chosen: LadderChoice) -> list[tuple[str, list[Choice]]]:
    """Return what else can be chosen, by label."""
    title, _, seats = chosen.pool.partition(".")

    def pool(of_title: str, of_seats: str) -> LadderChoice:
        return replace(chosen, pool=f"{of_title}.{of_seats}")

    titles = [
        Choice(
            pool(each.name, seats).address(),
            words.text(f"web.home.tile.{each.name}"),
            each.name == title,
        )
        for each in TITLES
    ]
    sizes = [
        Choice(pool(title, size).address(), words.text(f"web.standing.seats.{size}"), size == seats)
        for size in (Pool.MORE, Pool.TWO)
    ]
    shows = [
        Choice(
            replace(chosen, show=show).address(),
            words.text(f"web.standing.show.{show}"),
            show == chosen.show,
        )
        for show in SHOWS
    ]
    spans = [
        Choice(
            replace(chosen, within=within).address(),
            words.text(f"web.standing.within.{within}"),
            within == chosen.within,
        )
        for within in WITHIN
    ]
    lists = {"game": titles, "players": sizes, "shown": shows, "active": spans}
    return [(words.text(f"web.standing.choose.{name}"), found) for name, found in lists.items()]


def _distribution(rungs: Sequence[Rung], own: Rung | None, pool: str) -> SafeString | str:
    """Return how many members have which rating; nothing where there are none."""
    counts = Counter([rung.points.value // _RANGE for rung in rungs])
    if not counts:
        return ""
    mine = None if own is None else own.points.value // _RANGE
    columns = [
        Column(
            number * _RANGE,
            counts[number],
            words.text(
                "web.standing.range",
                low=number * _RANGE,
                high=number * _RANGE + _RANGE - 1,
                count=counts[number],
            ),
            number == mine,
        )
        for number in range(min(counts) - 1, max(counts) + 2)
    ]
    label = words.text("web.standing.distribution", pool=pool_name(pool))
    return inline(draw_distribution(columns, label, PAGE, own=words.text("web.standing.you")))


def _own(
    member: models.Account | None, pool: str, rung: Rung | None, count: int, now: datetime
) -> str:
    """Return where the viewer is, or why they are not on the ladder; "" for others."""
    if member is None:
        return ""
    if rung is not None:
        return words.text("web.standing.your_rank", rank=rung.rank, count=count)
    row = models.Rating.objects.filter(account=member, pool=pool).first()
    if row is None:
        return words.text("web.standing.no_rating")
    value = points.points_of(row, now)
    rating, spread = rating_in_words(value), value.spread
    if value.is_provisional:
        return words.text(
            "web.standing.provisional", rating=rating, spread=spread, most=PROVISIONAL
        )
    return words.text("web.standing.idle", rating=rating, spread=spread)


# The rule


@dataclass(frozen=True, slots=True)
class ExampleSeat:
    """A seat of the game in the example, with mu and sigma before and after."""

    name: str  # of a person, or the level of a bot
    place: int
    before: tuple[float, float]
    after: tuple[float, float]
    is_bot: bool = False


EXAMPLE_POOL: Final = "recharged.three_to_six"
EXAMPLE: Final = (
    ExampleSeat("Ana", 1, (25.0, 25 / 3), (29.009, 8.089)),
    ExampleSeat("Bea", 2, (32.0, 4.0), (32.292, 3.923)),
    ExampleSeat("steady", 3, (25.0, 1.0), (25.0, 1.0), is_bot=True),
    ExampleSeat("Cid", 4, (29.0, 6.0), (25.95, 5.615)),
)
"""A game of four, as it is rated: a test does so again."""


def rule() -> Context:
    """Return the page that says how ratings count, with an example."""
    newcomer = points.points(*EXAMPLE[0].before, EXAMPLE_POOL)
    return {
        "place": "club",
        "rows": [_example_row(seat) for seat in EXAMPLE],
        "anchor": bot_name(ANCHOR),
        "anchor_value": ANCHOR_VALUE,
        "provisional": PROVISIONAL,
        "newcomer": newcomer,
        "levels": [
            (bot_name(rung.level), rung.points.value)
            for rung, _ in tallies.rungs_of_bots(EXAMPLE_POOL)
        ],
        "pool_name": pool_name(EXAMPLE_POOL),
    }


def _example_row(seat: ExampleSeat) -> tuple[int, str, Points, Points, ShownChange | None]:
    before = points.points(*seat.before, EXAMPLE_POOL)
    after = points.points(*seat.after, EXAMPLE_POOL)
    name = bot_name(seat.name) if seat.is_bot else seat.name
    return seat.place, name, before, after, shown_change(after.value - before.value)
