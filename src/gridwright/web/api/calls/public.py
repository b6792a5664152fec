"""Members, ladders and results: what everybody may know."""

import json
from collections.abc import Iterable
from datetime import datetime
from http import HTTPStatus
from typing import Annotated, Final

from django.http import HttpResponse
from django.utils.dateparse import parse_datetime

from gridwright.arena import strengths
from gridwright.core.errors import Message
from gridwright.games.registry import SEATS
from gridwright.tables.table import letter
from gridwright.web import models
from gridwright.web.api.endpoints import Call, endpoint, missing
from gridwright.web.api.heads import moment, owner_of
from gridwright.web.api.problems import ProblemError
from gridwright.web.api.public_shapes import (
    LadderDict,
    LadderPlaceDict,
    MemberDict,
    PlacingDict,
    RatingDict,
    ResultDict,
)
from gridwright.web.people.accounts import account_named, account_of
from gridwright.web.people.club import club
from gridwright.web.results.points import PROVISIONAL, points, points_of_bot, pools

MOST_RESULTS: Final = 1000  # in one answer; the next begins where it ends
_TYPE: Final = "application/x-ndjson"


@endpoint("GET", "/members/{name}")
def member(call: Call, name: str) -> MemberDict:  # noqa: ARG001
    """A member of the club, and their ratings."""
    _check_open()
    account = account_named(name)
    if account is None or account.closed is not None:
        missing("web.api.no_member")
    rows = account.ratings.order_by("pool")
    return {
        "name": account.name,
        "about": account.about,
        "owner": owner_of(account),
        "created": moment(account.created),
        "ratings": [_rating(row) for row in rows],
    }


def _check_open() -> None:
    """Raise `ProblemError` where the club shows nothing about its members."""
    if club().is_quiet:
        raise ProblemError(HTTPStatus.FORBIDDEN, "web.api.quiet")


def _rating(row: models.Rating) -> RatingDict:
    shown = points(row.mu, row.sigma, row.pool, row.games)
    return {
        "pool": row.pool,
        "points": shown.value,
        "spread": shown.spread,
        "is_provisional": shown.is_provisional,
        "games": row.games,
        "wins": row.wins,
    }


@endpoint("GET", "/ladder/{pool}")
def ladder(call: Call, pool: str) -> LadderDict:  # noqa: ARG001
    """The members of a pool in the order of their points, with the levels of bots between them."""
    _check_open()
    if pool not in pools():
        missing("web.api.no_pool")
    rows = models.Rating.objects.filter(pool=pool, account__closed=None)
    rows = rows.select_related("account__guest", "account__owner__guest")
    rated = sorted([_place(row) for row in rows], key=_order)
    sure = [place for place in rated if place["spread"] <= PROVISIONAL]
    for number, place in enumerate(sure, 1):
        place["place"] = number
    return {"pool": pool, "places": sorted([*sure, *_levels(pool)], key=_order)}


def _order(place: LadderPlaceDict) -> tuple[int, str]:
    return -place["points"], place["name"]


def _place(row: models.Rating) -> LadderPlaceDict:
    shown = points(row.mu, row.sigma, row.pool, row.games)
    return {
        "place": None,
        "name": row.account.name,
        "is_level": False,
        "owner": owner_of(row.account),
        "points": shown.value,
        "spread": shown.spread,
        "games": row.games,
        "wins": row.wins,
    }


def _levels(pool: str) -> Iterable[LadderPlaceDict]:
    title, _, kind = pool.partition(".")
    seats = next(count for count in reversed(SEATS) if strengths.pool_of(count) == kind)
    for level in strengths.strengths_at(title, seats):
        shown = points_of_bot(level, title, seats)
        if shown is not None:
            yield {
                "place": None,
                "name": level,
                "is_level": True,
                "owner": None,
                "points": shown.value,
                "spread": shown.spread,
                "games": shown.games,
                "wins": None,
            }


# Results


@endpoint("GET", "/results.ndjson")
def results(
    call: Call,  # noqa: ARG001
    since: Annotated[str, "A moment: results of games that ended then or later."] = "",
) -> HttpResponse:
    """The results of games, the oldest first: one object a line, a thousand at most.

    Ask for more with `since` as the `ended` of the last line; the same results may come again.
    """
    _check_open()
    rows = models.Result.objects.order_by("ended", "id")
    if since:
        when = _parsed(since)
        if when is None:
            message = Message("web.api.wrong_field", {"field": "since"})
            raise ProblemError(HTTPStatus.BAD_REQUEST, message)
        rows = rows.filter(ended__gte=when)
    rows = rows.prefetch_related("placings__guest__account")[:MOST_RESULTS]
    lines = [json.dumps(_result(row), ensure_ascii=False) + "\n" for row in rows]
    return HttpResponse("".join(lines), content_type=_TYPE)


def _parsed(text: str) -> datetime | None:
    """Return the moment that *text* says, with its time zone."""
    try:
        when = parse_datetime(text.replace(" ", "+"))  # which a plus in an address becomes
    except ValueError:
        return None
    return None if when is None or when.tzinfo is None else when


def _result(row: models.Result) -> ResultDict:
    return {
        "id": row.pk,
        "title": row.title,
        "map": row.board or None,
        "options": dict(row.options),
        "rules_version": row.rules,
        "pool": row.pool,
        "pace": row.pace,
        "rounds": row.rounds,
        "ended": moment(row.ended),
        "is_rated": row.is_rated,
        "is_annulled": row.annulled_id is not None,
        "placings": [_placing(each) for each in row.placings.all()],
    }


def _placing(row: models.Placing) -> PlacingDict:
    account = account_of(row.guest)
    return {
        "seat": letter(row.seat),
        "name": row.name,
        "member": None if account is None else account.name,
        "bot": row.bot or None,
        "place": row.place,
        "cities": row.cities,
        "money": row.money,
        "has_left": row.has_left,
    }
