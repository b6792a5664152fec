"""The profile of a member: ratings, games, figures, whom they have met, and records."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final
from zoneinfo import ZoneInfo

from django.urls import reverse
from django.utils import timezone
from django.utils.http import urlencode
from django.utils.safestring import SafeString

from gridwright import words
from gridwright.games.registry import TITLES
from gridwright.web import models
from gridwright.web.pages.common import Context, board_name
from gridwright.web.pages.spans import span_in_words
from gridwright.web.programs.company import mark_of
from gridwright.web.results import points, tallies
from gridwright.web.results import profile_figures as figures_of
from gridwright.web.results.ladder_pages import Choice
from gridwright.web.results.pages import (
    Person,
    ShownChange,
    day_in_words,
    listed,
    member_person,
    paging,
    pool_name,
    rating_curve,
    rating_in_words,
    share_bar,
    shown_change,
)
from gridwright.web.results.tallies import Behaviour, Course, Tally

TABS: Final = ("profile", "profile_games", "profile_figures", "profile_met", "profile_records")
_GAMES: Final = 6  # on the first page
_LISTED: Final = 25  # on a page of games
_RECORDS: Final = 50
_MET: Final = 3  # on the first page
_ALL_MET: Final = 100


@dataclass(frozen=True, slots=True)
class PoolTile:
    """The rating of a member in one pool."""

    pool: str
    name: str
    rating: str
    spread: int
    is_provisional: bool
    change: ShownChange | None
    curve: SafeString | str
    bar: SafeString
    sentence: str


@dataclass(frozen=True, slots=True)
class MetPerson:
    """Somebody whom a member has met."""

    person: Person
    href: str  # of both together
    games: int
    ahead: int


@dataclass(frozen=True, slots=True)
class Profile:
    """Whose page it is, and who looks at it."""

    account: models.Account
    viewer: models.Account | None
    zone: str

    @property
    def guest(self) -> models.Guest:
        return self.account.guest

    @property
    def name(self) -> str:
        return self.account.name

    @property
    def is_mine(self) -> bool:
        return self.viewer == self.account


def _head(profile: Profile, tab: str) -> tuple[Context, dict[str, Behaviour]]:
    """Return what every page of a profile begins with, and how its member plays."""
    account, now = profile.account, timezone.now()
    paces = tallies.behaviours(profile.guest, now)
    months = account.created.astimezone(ZoneInfo(profile.zone))
    viewer = profile.viewer
    return {
        "place": "club",
        "person": member_person(account),
        "name": profile.name,
        "about": account.about,
        "owned": mark_of(account.guest),
        "since": words.text(
            "web.standing.since", month=words.text(f"date.month.{months.month}"), year=months.year
        ),
        "facts": _facts(paces),
        "seen": "" if viewer is None else day_in_words(profile.guest.seen, now, profile.zone),
        "is_mine": profile.is_mine,
        "together": ""
        if viewer is None or profile.is_mine
        else reverse("profile_with", args=[profile.name, viewer.name]),
        "tabs": [
            Choice(
                reverse(name, args=[profile.name]),
                words.text(f"web.standing.tab.{name}"),
                name == tab,
            )
            for name in TABS
        ],
    }, paces


def _facts(paces: Mapping[str, Behaviour]) -> list[tuple[str, str]]:
    """Return the figures at the top: how many games, whether to the end, and how quickly."""
    games = sum([each.games for each in paces.values()])
    facts = [("games", str(games))]
    if games:
        facts.append(("finished", str(sum([each.finished for each in paces.values()]))))
    timed = [each for each in paces.values() if each.turns]
    turns = sum([each.turns for each in timed])
    if turns:
        flags = sum([min(each.flags, each.turns) for each in timed])
        facts.append(("in_time", words.percent(1 - flags / turns)))
    usual = max(timed, key=lambda each: each.turns, default=None)
    if usual is not None and usual.answer >= figures_of.LEAST_ANSWER:
        facts.append(("answer", span_in_words(usual.answer)))
    return [(words.text(f"web.standing.fact.{name}"), value) for name, value in facts]


# Overview


def overview(profile: Profile) -> Context:
    """Return the first page of a profile."""
    guest, now = profile.guest, timezone.now()
    head, _ = _head(profile, "profile")
    games = tallies.listing(tallies.results_of(guest)[:_GAMES])
    boards = tallies.tallies(tallies.placings_of(guest), "result__title")
    title = next(iter(boards))[0] if boards else ""
    spent = figures_of.spent(guest, title, "" if profile.is_mine else profile.name)
    return {
        **head,
        "tiles": _tiles(profile, now),
        "games": listed(games, guest, profile.zone),
        "count": sum([tally.games for tally in boards.values()]),
        "spending": figures_of.spending_bars(spent),
        "spending_title": title,
        "bought": figures_of.bought_in_words(spent),
        "bots": figures_of.bot_rows(tallies.against_bots(guest)),
        "met": _met(profile, _MET),
    }


def _tiles(profile: Profile, now: datetime) -> list[PoolTile]:
    """Return the ratings of a member: those with most games first."""
    rows = models.Rating.objects.filter(account=profile.account).order_by("-games", "pool")
    courses = tallies.courses(profile.guest, now)
    rated = tallies.placings_of(profile.guest).filter(tallies.RATED)
    by_pool = tallies.tallies(rated, "result__pool")
    return [
        _tile(row, courses.get(row.pool), by_pool.get((row.pool,), Tally()), now) for row in rows
    ]


def _tile(row: models.Rating, course: Course | None, tally: Tally, now: datetime) -> PoolTile:
    value = points.points_of(row, now)
    return PoolTile(
        pool=row.pool,
        name=pool_name(row.pool),
        rating=rating_in_words(value),
        spread=value.spread,
        is_provisional=value.is_provisional,
        change=None if course is None else shown_change(course.change),
        curve="" if course is None else rating_curve(course.values),
        bar=share_bar(tally),
        sentence=words.text(
            "web.standing.tile",
            games=tally.games,
            wins=words.percent(tally.share),
            fair=words.percent(tally.fair_share),
        ),
    )


def _met(profile: Profile, most: int) -> list[MetPerson]:
    return [
        MetPerson(
            member_person(each.account),
            reverse("profile_with", args=[profile.name, each.account.name]),
            each.games,
            each.ahead,
        )
        for each in tallies.met(profile.guest, most)
    ]


# Games and records


def games(profile: Profile, title: str, page: int) -> Context:
    """Return a page of the games of a member, of one *title* or of all."""
    return {
        **_head(profile, "profile_games")[0],
        **_listing(profile, title, page, "profile_games", _LISTED),
    }


def records(profile: Profile, title: str, page: int) -> Context:
    """Return a page of the records of a member's games."""
    return {
        **_head(profile, "profile_records")[0],
        **_listing(profile, title, page, "profile_records", _RECORDS),
    }


def _listing(profile: Profile, title: str, page: int, tab: str, size: int) -> Context:
    rows = tallies.results_of(profile.guest, title)
    counts = tallies.tallies(tallies.placings_of(profile.guest), "result__title")
    pages = paging(page, size, rows.count(), urlencode({"title": title}) if title else "")
    first = (pages.number - 1) * size
    found = tallies.listing(rows[first : first + size])
    address = reverse(tab, args=[profile.name])
    return {
        "games": listed(found, profile.guest, profile.zone),
        "paging": pages,
        "titles": _titles(address, title, counts),
    }


def _titles(
    address: str,
    title: str,
    counts: Mapping[tuple[str, ...], Tally],
    *,
    has_all: bool = True,
) -> list[Choice]:
    """Return links to the titles that somebody has played."""
    choices = [Choice(address, words.text("web.standing.all_titles"), not title)] if has_all else []
    return [
        *choices,
        *[
            Choice(
                f"{address}?title={each.name}",
                words.text(f"web.home.tile.{each.name}"),
                each.name == title,
            )
            for each in TITLES
            if (each.name,) in counts or each.name == title
        ],
    ]


# Figures


def figures(profile: Profile, title: str) -> Context:
    """Return the figures of a member at the tables of one *title*: by default the most played."""
    own = tallies.placings_of(profile.guest)
    head, _ = _head(profile, "profile_figures")
    counts = tallies.tallies(own, "result__title")
    title = title or (next(iter(counts))[0] if counts else TITLES[0].name)
    of_title = own.filter(result__title=title)
    spent = figures_of.spent(profile.guest, title, "" if profile.is_mine else profile.name)
    return {
        **head,
        "title": title,
        "titles": _titles(
            reverse("profile_figures", args=[profile.name]), title, counts, has_all=False
        ),
        "tally": counts.get((title,), Tally()),
        "spending": figures_of.spending_bars(spent),
        "averages": figures_of.averages(spent),
        "boards": [
            figures_of.tally_row(board_name(board) or words.text(f"web.home.tile.{title}"), tally)
            for (board,), tally in tallies.tallies(of_title, "result__board").items()
        ],
        "sizes": [
            figures_of.tally_row(words.text("web.standing.players", count=int(seats)), tally)
            for (seats,), tally in sorted(tallies.tallies(of_title, "result__seat_count").items())
        ],
        "paces": figures_of.paces(profile.guest, title, timezone.now()),
        "bots": figures_of.bot_rows(tallies.against_bots(profile.guest, title)),
    }


# Head to head


def met(profile: Profile) -> Context:
    """Return the members whom somebody has met, the most often first."""
    return {**_head(profile, "profile_met")[0], "met": _met(profile, _ALL_MET)}


@dataclass(frozen=True, slots=True)
class PoolPair:
    """The ratings of two members in one pool."""

    pool: str
    name: str
    mine: str
    theirs: str


def together(profile: Profile, other: models.Account, page: int) -> Context:
    """Return what came of the games of two members."""
    meeting = next(iter(tallies.met(profile.guest, 1, other.guest)), None)
    games_of_both = meeting.games if meeting is not None else 0
    back = next(iter(tallies.met(other.guest, 1, profile.guest)), None)
    pages = paging(page, _LISTED, games_of_both)
    first = (pages.number - 1) * _LISTED
    rows = tallies.results_of_both(profile.guest, other.guest)
    found = tallies.listing(rows[first : first + _LISTED])
    return {
        **_head(profile, "profile_met")[0],
        "other": member_person(other),
        "reverse": reverse("profile_with", args=[other.name, profile.name]),
        "games_of_both": games_of_both,
        "ahead": 0 if meeting is None else meeting.ahead,
        "behind": 0 if back is None else back.ahead,
        "pools": _pairs(profile.account, other),
        "games": listed(found, profile.guest, profile.zone, other.guest),
        "paging": pages,
    }


def _pairs(one: models.Account, other: models.Account) -> Sequence[PoolPair]:
    """Return the ratings of two members, in the pools in which both have one."""
    now = timezone.now()
    by_pool: dict[str, dict[int, str]] = {}
    for row in models.Rating.objects.filter(account__in=(one, other)).order_by("pool"):
        value = rating_in_words(points.points_of(row, now))
        by_pool.setdefault(row.pool, {})[row.account_id] = value
    return [
        PoolPair(pool, pool_name(pool), values[one.pk], values[other.pk])
        for pool, values in by_pool.items()
        if len(values) > 1
    ]
