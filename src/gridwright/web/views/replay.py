"""Replays: any position of a game, its end, and going on from there."""

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_GET, require_POST

from gridwright import words
from gridwright.core.errors import GridwrightError
from gridwright.web import errors, forms, limits, preferences
from gridwright.web.pages import replay as pages
from gridwright.web.pages.levels import suggestion
from gridwright.web.pages.replay import ReplayLinks
from gridwright.web.play import records, replays
from gridwright.web.play.perspective import Perspective
from gridwright.web.play.replays import UNITS, Recording
from gridwright.web.visits import Visit, address_of, elsewhere, guest_of


@require_GET
def replay(visit: Visit, identifier: str) -> HttpResponse:
    recording = replays.of_table(identifier, visit.guest)
    if recording is None:
        return errors.page(visit, 404, "web.error.table")
    return show(visit, recording, _links(visit, identifier, recording))


@require_POST
def on(visit: Visit, identifier: str) -> HttpResponse:
    recording = replays.of_table(identifier, visit.guest)
    if recording is None:
        return errors.page(visit, 404, "web.error.table")
    if not records.may_go_on(identifier, visit.guest):
        return errors.page(visit, 403, "web.error.seat")
    return go_on(visit, recording)


def finished(visit: Visit, perspective: Perspective, *, is_part: bool) -> HttpResponse:
    """Show the end of a game; a script that asks for a part is sent to the whole page."""
    if is_part:
        return elsewhere("table", perspective.id)
    recording = replays.of_table(perspective.id, visit.guest)
    if recording is None:
        return errors.page(visit, 404, "web.error.table")
    return show(visit, recording, _links(visit, perspective.id, recording), perspective)


def _links(visit: Visit, identifier: str, recording: Recording) -> ReplayLinks:
    may_go_on = recording.is_open and records.may_go_on(identifier, visit.guest)
    return ReplayLinks(
        here=reverse("replay", args=[identifier]),
        record=reverse("record", args=[identifier]),
        on=reverse("on", args=[identifier]) if may_go_on else "",
        table=reverse("table", args=[identifier]),
        picture=reverse("result", args=[identifier]) if recording.is_over else "",
    )


# What tables and kept records share


def show(
    visit: Visit, recording: Recording, links: ReplayLinks, perspective: Perspective | None = None
) -> HttpResponse:
    """Return the page of a replay, or what changes with the position."""
    words.about(recording.game.title)
    try:
        at = min(forms.place(visit.GET, len(recording.moves)), len(recording.moves))
        by = _unit(visit)
    except GridwrightError as error:
        return errors.told(visit, 400, error.message)
    if visit.htmx:
        moment = pages.moment(recording, links, at, by)
        return render(visit, "gridwright/replay/parts.html", moment)
    context = pages.replay(recording, links, at, by)
    context["perspective"] = perspective  # where it is the page of a table, with the people there
    if perspective is not None and perspective.own:
        context["suggestion"] = suggestion(visit.guest)
    context["link"] = visit.build_absolute_uri(links.here)
    context["picture"] = visit.build_absolute_uri(links.picture) if links.picture else ""
    return render(visit, "gridwright/replay/page.html", context)


def _unit(visit: Visit) -> str:
    unit = forms.text(visit.GET, "by") or UNITS[0]
    if unit not in UNITS:
        raise GridwrightError("web.replay.no_unit")
    return unit


def go_on(visit: Visit, recording: Recording) -> HttpResponse:
    """Lay a table that begins with a position of *recording*, and lead to it."""
    if delay := limits.TABLES.delay(address_of(visit)):
        return errors.too_often(visit, delay)
    seats = range(1, len(recording.names) + 1)
    try:
        at = forms.place(visit.POST, len(recording.moves))
        players = [forms.text(visit.POST, f"seat-{number}") for number in seats]
        tempo = preferences.tempo(visit)
        row = records.go_on(recording, at, players, guest_of(visit), tempo)
    except GridwrightError as error:
        return errors.wrong(visit, error)
    return redirect("table", row.pk)
