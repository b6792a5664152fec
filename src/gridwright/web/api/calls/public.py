"""Members, ladders and results: what everybody may know."""

import json
from collections.abc import Sequence
from datetime import datetime
from http import HTTPStatus
from itertools import groupby, islice
from typing import Annotated, Final

from django.http import HttpResponse
from django.utils import timezone
from django.utils.dateparse import parse_datetime

from gridwright.core.errors import Message
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
from gridwright.web.results import exports, tallies
from gridwright.web.results.pages import may_see, member_named
from gridwright.web.results.points import points_of, pools
from gridwright.web.results.tallies import Rung

MOST_RESULTS: Final = 1000  # in one answer; the next begins where it ends
_TYPE: Final = "application/x-ndjson"


@endpoint("GET", "/members/{name}")
def member(call: Call, name: str) -> MemberDict:
    """A member of the club, and their ratings."""
    _check_open(call)
    account = member_named(name)
    if account is None:
        missing("web.api.no_member")
    rows = sorted(account.ratings.all(), key=lambda row: pools().index(row.pool))
    return {
        "name": account.name,
        "about": account.about,
        "owner": owner_of(account),
        "created": moment(account.created),
        "ratings": [_rating(row) for row in rows],
    }


def _check_open(call: Call) -> None:
    """Raise `ProblemError` where results, profiles and ladder are for members only."""
    if not may_see(call.visit.member):
        raise ProblemError(HTTPStatus.FORBIDDEN, "web.standing.only_members")


def _rating(row: models.Rating) -> RatingDict:
    shown = points_of(row, timezone.now())
    return {
        "pool": row.pool,
        "points": shown.value,
        "spread": shown.spread,
        "is_provisional": shown.is_provisional,
        "games": row.games,
        "wins": row.wins,
    }


@endpoint("GET", "/ladder/{pool}")
def ladder(call: Call, pool: str) -> LadderDict:
    """The members of a pool in the order of their points, with the levels of bots between them."""
    _check_open(call)
    if pool not in pools():
        missing("web.standing.no_pool")
    people, levels = tallies.rungs(pool, timezone.now()), tallies.rungs_of_bots(pool)
    places = [_place(rung) for rung in (*people, *[rung for rung, _ in levels])]
    places.sort(key=lambda place: (-place["points"], not place["is_level"], place["place"] or 0))
    return {"pool": pool, "places": places}


def _place(rung: Rung) -> LadderPlaceDict:
    account = rung.account
    return {
        "place": rung.rank or None,
        "name": rung.level if account is None else account.name,
        "is_level": account is None,
        "owner": owner_of(account),
        "points": rung.points.value,
        "spread": rung.points.spread,
        "games": rung.points.games,
    }


# Results


@endpoint("GET", "/results.ndjson")
def results(
    call: Call,
    since: Annotated[str, "A moment: results of games that ended then or later."] = "",
) -> HttpResponse:
    """The results of games, the oldest first: one object a line, a thousand at most.

    Ask for more with `since` as the `ended` of the last line; the same results may come again.
    """
    _check_open(call)
    when = _parsed(since)
    if since and when is None:
        message = Message("web.api.wrong_field", {"field": "since"})
        raise ProblemError(HTTPStatus.BAD_REQUEST, message)
    games = groupby(exports.placings(when), key=lambda row: row.result_id)
    shown = [_result(list(placings)) for _, placings in islice(games, MOST_RESULTS)]
    lines = [json.dumps(each, ensure_ascii=False) + "\n" for each in shown]
    return HttpResponse("".join(lines), content_type=_TYPE)


def _parsed(text: str) -> datetime | None:
    """Return the moment that *text* says, with its time zone."""
    try:
        when = parse_datetime(text.replace(" ", "+"))  # which a plus in an address becomes
    except ValueError:
        return None
    return None if when is None or when.tzinfo is None else when


def _result(placings: Sequence[models.Placing]) -> ResultDict:
    row = placings[0].result
    is_annulled = row.annulled_id is not None
    return {
        "id": row.pk,
        "title": row.title,
        "map": row.board or None,
        "options": dict(row.options),
        "rules_version": row.rules,
        "pool": row.pool,
        "pace": row.pace,
        "rounds": row.rounds,
        "ended": row.ended.isoformat().replace("+00:00", "Z"),
        "is_rated": row.is_rated and not is_annulled,
        "is_annulled": is_annulled,
        "placings": [_placing(each) for each in placings],
    }


def _placing(row: models.Placing) -> PlacingDict:
    public = exports.public_name(row)
    return {
        "seat": letter(row.seat),
        "name": public.name,
        "is_member": public.is_member,
        "bot": row.bot or None,
        "place": row.place,
        "cities": row.cities,
        "money": row.money,
        "has_left": row.has_left,
    }
