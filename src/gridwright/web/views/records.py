"""Records that guests keep: sent in, listed, shown, handed out, deleted."""

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from gridwright import words
from gridwright.core.errors import GridwrightError
from gridwright.web import errors, forms, limits
from gridwright.web.pages import records as pages
from gridwright.web.pages.replay import ReplayLinks
from gridwright.web.play import records as play
from gridwright.web.play import replays
from gridwright.web.views.replay import go_on, show
from gridwright.web.visits import Visit, address_of, guest_of


@require_http_methods(["GET", "HEAD", "POST"])
def records(visit: Visit) -> HttpResponse:
    if visit.method != "POST":
        return _listed(visit, 200)
    if delay := limits.RECORDS.delay(address_of(visit)):
        return errors.too_often(visit, delay)
    text = forms.record(visit.POST)
    try:
        row = play.save(text, guest_of(visit))
    except GridwrightError as error:
        return _listed(visit, 422, text, words.say(error.message))
    return redirect("kept", row.pk)


def _listed(visit: Visit, status: int, text: str = "", refusal: str = "") -> HttpResponse:
    context = pages.records(visit.guest, text, refusal)
    return render(visit, "gridwright/records/records.html", context, status=status)


@require_GET
def saved(visit: Visit, identifier: str) -> HttpResponse:
    """Show the game of a saved record, to whoever has its address."""
    row = play.saved(identifier)
    if row is None:
        return errors.page(visit, 404, "web.records.missing")
    try:
        recording = replays.of_record(row)
    except GridwrightError as error:  # what it was played with has changed since
        return errors.wrong(visit, error)
    links = ReplayLinks(
        here=reverse("kept", args=[identifier]),
        record=reverse("kept-record", args=[identifier]),
        on=reverse("kept-on", args=[identifier]) if recording.is_open else "",
        picture=reverse("kept-result", args=[identifier]) if recording.is_over else "",
    )
    return show(visit, recording, links)


@require_GET
def text(visit: Visit, identifier: str) -> HttpResponse:
    row = play.saved(identifier)
    if row is None:
        return errors.page(visit, 404, "web.records.missing")
    response = HttpResponse(row.text, content_type="text/plain; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="gridwright-{identifier}.txt"'
    return response


@require_POST
def on(visit: Visit, identifier: str) -> HttpResponse:
    row = play.saved(identifier)
    if row is None:
        return errors.page(visit, 404, "web.records.missing")
    try:
        return go_on(visit, replays.of_record(row))
    except GridwrightError as error:
        return errors.wrong(visit, error)


@require_POST
def delete(visit: Visit, identifier: str) -> HttpResponse:
    if not play.delete(identifier, visit.guest):
        return errors.page(visit, 404, "web.records.missing")
    return redirect("records")
