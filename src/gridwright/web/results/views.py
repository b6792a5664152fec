"""Results, the ladder and profiles: pages for everybody, or for members where the club is quiet."""

import re
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import wraps
from typing import Final

from django.http import HttpResponse, HttpResponseBase, QueryDict, StreamingHttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_GET

from gridwright.core.errors import GridwrightError
from gridwright.games.registry import TITLES
from gridwright.web import errors, forms, limits, models, preferences
from gridwright.web.pages.common import Context
from gridwright.web.pages.replay import ReplayLinks
from gridwright.web.play import replays
from gridwright.web.results import (
    club_pages,
    exports,
    ladder_pages,
    pages,
    points,
    profile_pages,
    result_pages,
    tallies,
)
from gridwright.web.results.ladder_pages import LadderChoice
from gridwright.web.results.profile_pages import Profile
from gridwright.web.views.replay import show
from gridwright.web.visits import Visit, address_of

View = Callable[..., HttpResponseBase]
_MOMENT: Final = re.compile(
    r"[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\.[0-9]{1,6})?)?Z?)?"
)


def _public(view: View) -> View:
    """Let everybody in, or members only where the club is quiet; nothing is changed here."""

    @require_GET
    @wraps(view)
    def check(visit: Visit, **named: str) -> HttpResponseBase:
        if not pages.may_see(visit.member):
            return errors.members_only(visit, "web.standing.only_members")
        try:
            return view(visit, **named)
        except GridwrightError as error:
            return errors.wrong(visit, error)

    return check


def _zone(visit: Visit) -> str:
    own = "UTC" if visit.member is None else visit.member.zone
    return preferences.zone(visit) or own


# The ladder


@_public
def ladder_of_most(visit: Visit) -> HttpResponse:  # noqa: ARG001 - the same for everybody
    """Lead to the ladder of the pool that is played most."""
    return redirect("ladder", tallies.busiest_pool())


@_public
def ladder(visit: Visit, pool: str) -> HttpResponse:
    if pool not in points.pools():
        return errors.page(visit, 404, "web.standing.no_pool")
    show = forms.one_of(visit.GET, "show", ("", *ladder_pages.SHOWS))
    within = forms.one_of(visit.GET, "within", ("", *ladder_pages.WITHIN))
    chosen = LadderChoice(
        pool,
        show or ladder_pages.SHOWS[0],
        within or ladder_pages.USUAL_WITHIN,
        forms.number(visit.GET, "page"),
    )
    context = ladder_pages.ladder(chosen, visit.member, _zone(visit))
    return render(visit, "gridwright/results/ladder.html", context)


@_public
def rule(visit: Visit) -> HttpResponse:
    return render(visit, "gridwright/results/rule.html", ladder_pages.rule())


# The club


@_public
def people(visit: Visit) -> HttpResponse:
    query, page = forms.text(visit.GET, "q"), forms.number(visit.GET, "page")
    context = club_pages.people(visit.member, query, page, _zone(visit))
    return render(visit, "gridwright/results/people.html", context)


@_public
def results_csv(visit: Visit) -> HttpResponseBase:
    """Send all results, a line for each seat."""
    return _file(visit, exports.as_csv, "text/csv; charset=utf-8", "gridwright-results.csv")


@_public
def results_ndjson(visit: Visit) -> HttpResponseBase:
    """Send all results or those since a moment, a line for each game."""
    return _file(
        visit, exports.as_ndjson, "application/x-ndjson; charset=utf-8", "gridwright-results.ndjson"
    )


def _file(
    visit: Visit,
    lines: Callable[[Iterator[models.Placing]], Iterator[str]],
    content_type: str,
    name: str,
) -> HttpResponseBase:
    since = _since(visit.GET)
    if delay := limits.EXPORTS.delay(address_of(visit)):
        return errors.too_often(visit, delay)
    response = StreamingHttpResponse(lines(exports.placings(since)), content_type=content_type)
    response["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


def _since(sent: QueryDict) -> datetime | None:
    """Return the moment from which on results are asked for; None for all of them."""
    value = forms.text(sent, "since")
    if not value:
        return None
    if not _MOMENT.fullmatch(value):
        raise GridwrightError("web.standing.no_moment")
    try:
        return datetime.fromisoformat(value.removesuffix("Z")).replace(tzinfo=UTC)
    except ValueError as error:
        raise GridwrightError("web.standing.no_moment") from error


# One result


@_public
def result(visit: Visit, identifier: str) -> HttpResponse:
    row = models.Result.objects.filter(pk=identifier).first()
    if row is None:
        return errors.page(visit, 404, "web.standing.no_result")
    context = result_pages.result(row, visit.member, _zone(visit))
    return render(visit, "gridwright/results/result.html", context)


@_public
def replay(visit: Visit, identifier: str) -> HttpResponse:
    """Show a game again from its record: its table may be gone."""
    row = models.Result.objects.filter(pk=identifier).first()
    if row is None:
        return errors.page(visit, 404, "web.standing.no_result")
    links = ReplayLinks(
        here=reverse("result_replay", args=[row.pk]),
        record=reverse("result_record", args=[row.pk]),
        on="",
        table=reverse("result_page", args=[row.pk]),
        result=row.pk,
    )
    return show(visit, replays.of_text(row.record, f"result {row.pk}"), links, None)


@_public
def record(visit: Visit, identifier: str) -> HttpResponse:
    """Hand out the record of a game that is over."""
    row = models.Result.objects.filter(pk=identifier).first()
    if row is None:
        return errors.page(visit, 404, "web.standing.no_result")
    response = HttpResponse(row.record, content_type="text/plain; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="gridwright-{row.pk}.txt"'
    return response


# Profiles


def _of_member(view: View) -> View:
    """Find whose profile it is: guests and those who have left have none."""

    @_public
    @wraps(view)
    def find(visit: Visit, name: str, **named: str) -> HttpResponseBase:
        account = pages.member_named(name)
        if account is None:
            return errors.page(visit, 404, "web.standing.no_member")
        return view(visit, Profile(account, visit.member, _zone(visit)), **named)

    return find


def _title(sent: QueryDict) -> str:
    return forms.one_of(sent, "title", ("", *[title.name for title in TITLES]))


def _shown(visit: Visit, page: str, context: Context) -> HttpResponse:
    return render(visit, f"gridwright/results/{page}.html", context)


@_of_member
def profile(visit: Visit, of: Profile) -> HttpResponse:
    return _shown(visit, "profile", profile_pages.overview(of))


@_of_member
def games(visit: Visit, of: Profile) -> HttpResponse:
    page = forms.number(visit.GET, "page")
    return _shown(visit, "games", profile_pages.games(of, _title(visit.GET), page))


@_of_member
def figures(visit: Visit, of: Profile) -> HttpResponse:
    return _shown(visit, "figures", profile_pages.figures(of, _title(visit.GET)))


@_of_member
def met(visit: Visit, of: Profile) -> HttpResponse:
    return _shown(visit, "met", profile_pages.met(of))


@_of_member
def together(visit: Visit, of: Profile, other: str) -> HttpResponse:
    """Show what came of the games of two members; of one member, whom they have met."""
    account = pages.member_named(other)
    if account is None:
        return errors.page(visit, 404, "web.standing.no_member")
    if account == of.account:
        return redirect("profile_met", of.name)
    page = forms.number(visit.GET, "page")
    return _shown(visit, "together", profile_pages.together(of, account, page))


@_of_member
def records(visit: Visit, of: Profile) -> HttpResponse:
    page = forms.number(visit.GET, "page")
    return _shown(visit, "records", profile_pages.records(of, _title(visit.GET), page))
