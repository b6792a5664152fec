"""Replays: any position of a game, its end, and going on from there."""

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_GET, require_POST

from gridwright.core.errors import GridwrightError
from gridwright.web import errors, forms, limits
from gridwright.web.pages import replay as pages
from gridwright.web.pages.replay import Where
from gridwright.web.play import records, replays
from gridwright.web.play.looks import Look
from gridwright.web.play.replays import UNITS, Script
from gridwright.web.visits import Visit, address_of, elsewhere, guest_of


@require_GET
def replay(visit: Visit, identifier: str) -> HttpResponse:
    """Show a game of a table again, with the eyes of the guest."""
    script = replays.of_table(identifier, visit.guest)
    if script is None:
        return errors.page(visit, 404, "web.error.table")
    return shown(visit, script, _where(visit, identifier, script))


@require_POST
def on(visit: Visit, identifier: str) -> HttpResponse:
    """Let a table go on from a position of a finished game."""
    script = replays.of_table(identifier, visit.guest)
    if script is None:
        return errors.page(visit, 404, "web.error.table")
    if not records.may_go_on(identifier, visit.guest):
        return errors.page(visit, 403, "web.error.seat")
    return gone_on(visit, script)


def finished(visit: Visit, look: Look, *, is_part: bool) -> HttpResponse:
    """Show the end of the game of a table. Who asks for a part is told to load the whole page."""
    if is_part:
        return elsewhere("table", look.id)
    script = replays.of_table(look.id, visit.guest)
    if script is None:
        return errors.page(visit, 404, "web.error.table")
    return shown(visit, script, _where(visit, look.id, script), look)


def _where(visit: Visit, identifier: str, script: Script) -> Where:
    may_go_on = script.is_open and records.may_go_on(identifier, visit.guest)
    return Where(
        here=reverse("replay", args=[identifier]),
        record=reverse("record", args=[identifier]),
        on=reverse("on", args=[identifier]) if may_go_on else "",
        table=reverse("table", args=[identifier]),
    )


# What tables and kept records share


def shown(visit: Visit, script: Script, where: Where, look: Look | None = None) -> HttpResponse:
    """Return the page of a replay, or what changes with the position."""
    try:
        at = min(forms.place(visit.GET, len(script.moves)), len(script.moves))
        by = _unit(visit)
    except GridwrightError as error:
        return errors.told(visit, 400, error.message)
    if visit.htmx:
        moment = pages.moment(script, where, at, by)
        return render(visit, "gridwright/replay/parts.html", moment)
    context = pages.replay(script, where, at, by)
    context["look"] = look  # where it is the page of a table, with the people there
    context["link"] = visit.build_absolute_uri(where.here)
    return render(visit, "gridwright/replay/page.html", context)


def _unit(visit: Visit) -> str:
    """Return by what a game is gone through."""
    said = forms.text(visit.GET, "by") or UNITS[0]
    if said not in UNITS:
        raise GridwrightError("web.replay.no_unit")
    return said


def gone_on(visit: Visit, script: Script) -> HttpResponse:
    """Lay a table that begins with a position of *script*, and lead to it."""
    if limits.TABLES.is_reached(address_of(visit)):
        return errors.page(visit, 429, "web.error.often")
    seats = range(1, len(script.names) + 1)
    try:
        at = forms.place(visit.POST, len(script.moves))
        said = [forms.text(visit.POST, f"seat-{number}") for number in seats]
        row = records.go_on(script, at, said, guest_of(visit))
    except GridwrightError as error:
        return errors.wrong(visit, error)
    return redirect("table", row.pk)
