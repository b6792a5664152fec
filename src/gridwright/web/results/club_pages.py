"""What the page of the club and home show of results, and the list of members."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from django.utils import timezone

from gridwright import words
from gridwright.web import models
from gridwright.web.models import Role
from gridwright.web.pages.common import Context, board_name
from gridwright.web.people.accounts import key_of
from gridwright.web.programs.company import mark_of
from gridwright.web.results import points, tallies
from gridwright.web.results.pages import (
    Person,
    day_in_words,
    may_see,
    member_person,
    names_in_words,
    paging,
    person_of,
    pool_name,
    rating_curve,
    rating_in_words,
    shown_change,
)

_LATEST: Final = 6  # results on the page of the club
_TOP: Final = 5  # members of the ladder there
_MEMBERS: Final = 50  # on a page


def club_cards(member: models.Account | None, zone: str) -> Context:
    """Return what the page of the club shows besides who may join; nothing in a quiet one."""
    if not may_see(member):
        return {}
    now = timezone.now()
    pool = tallies.busiest_pool()
    rungs = tallies.rungs(pool, now)
    return {
        "top": [
            (rung.rank, member_person(rung.account), rung.points)
            for rung in rungs[:_TOP]
            if rung.account is not None
        ],
        "top_pool": pool,
        "top_name": pool_name(pool),
        "latest": latest(zone),
    }


@dataclass(frozen=True, slots=True)
class LatestResult:
    """A game of the club in a list: who won, and who else played."""

    id: str
    title: str
    board: str
    winners: tuple[Person, ...]
    others: str
    ended: str


def latest(zone: str) -> list[LatestResult]:
    now = timezone.now()
    members = models.Placing.objects.filter(guest__account__isnull=False).values("result")
    rows = models.Result.objects.filter(pk__in=members).order_by("-ended", "-pk")[:_LATEST]
    listing = tallies.listing(rows)
    return [_latest(row, day_in_words(row.ended, now, zone)) for row in listing.results]


def _latest(row: models.Result, ended: str) -> LatestResult:
    placings = list(row.placings.all())
    return LatestResult(
        row.pk,
        row.title,
        board_name(row.board),
        tuple([person_of(each) for each in placings if each.place == 1]),
        names_in_words([each for each in placings if each.place > 1]),
        ended,
    )


@dataclass(frozen=True, slots=True)
class ListedMember:
    """A member in the list of all of them."""

    person: Person
    about: str
    role: str  # "" for members without a special one
    since: str
    rating: str
    pool: str
    seen: str


def people(member: models.Account | None, query: str, page: int, zone: str) -> Context:
    """Return the members whose names have *query* in them, by name."""
    rows = models.Account.objects.filter(closed=None).select_related("guest", "owner__guest")
    if query:
        rows = rows.filter(key__contains=key_of(query))
    total = rows.count()
    pages = paging(page, _MEMBERS, total, f"q={query}" if query else "")
    first = (pages.number - 1) * _MEMBERS
    shown = list(rows.order_by("key")[first : first + _MEMBERS])
    best = _best_ratings(shown)
    now = timezone.now()
    return {
        "place": "club",
        "query": query,
        "count": total,
        "paging": pages,
        "is_member": member is not None,
        "people": [
            ListedMember(
                member_person(row),
                mark_of(row.guest) or row.about,
                "" if row.role == Role.MEMBER else words.text(f"web.house.role.{row.role}"),
                words.day(row.created),
                *best.get(row.pk, ("", "")),
                day_in_words(row.guest.seen, now, zone) if member is not None else "",
            )
            for row in shown
        ],
    }


def _best_ratings(accounts: Sequence[models.Account]) -> dict[int, tuple[str, str]]:
    """Return the best rating of each account that is not provisional, and the name of its pool."""
    now = timezone.now()
    found: dict[int, tuple[int, str]] = {}
    for row in models.Rating.objects.filter(account__in=accounts):
        value = points.points_of(row, now)
        if not value.is_provisional and value.value > found.get(row.account_id, (0, ""))[0]:
            found[row.account_id] = value.value, row.pool
    return {key: (str(value), pool_name(pool)) for key, (value, pool) in found.items()}


# Home


def home_card(member: models.Account | None) -> Context:
    """Return the rating of a member in the pool that they played last; nothing without one."""
    if member is None:
        return {}
    row = models.Rating.objects.filter(account=member).order_by("-last").first()
    if row is None:
        return {}
    now = timezone.now()
    course = tallies.courses(member.guest, now).get(row.pool)
    rungs = tallies.rungs(row.pool, now)
    rank = next((each.rank for each in rungs if each.account == member), 0)
    return {
        "rating": rating_in_words(points.points_of(row, now)),
        "rating_change": None if course is None else shown_change(course.change),
        "rating_curve": None if course is None else rating_curve(course.values),
        "rating_pool": row.pool,
        "rating_name": pool_name(row.pool),
        "rating_rank": words.text("web.standing.rank", rank=rank, count=len(rungs)) if rank else "",
    }
