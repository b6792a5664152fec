"""Records that guests keep: sent in, listed, shown, handed out, deleted."""

from collections.abc import Callable
from functools import wraps

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from gridwright import words
from gridwright.core.errors import GridwrightError
from gridwright.web import errors, forms, limits, models
from gridwright.web.pages import records as pages
from gridwright.web.pages.replay import ReplayLinks
from gridwright.web.play import analyses, replays
from gridwright.web.play import records as play
from gridwright.web.play.replays import Recording
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


def of_saved(
    answer: Callable[[Visit, models.SavedRecord, Recording], HttpResponse],
) -> Callable[[Visit, str], HttpResponse]:
    """Let *answer* speak of the game of a saved record, to whoever has its address."""

    @wraps(answer)
    def view(visit: Visit, identifier: str) -> HttpResponse:
        row = play.saved(identifier)
        if row is None:
            return errors.page(visit, 404, "web.records.missing")
        try:
            return answer(visit, row, replays.of_record(row))
        except GridwrightError as error:  # what it was played with has changed since, for one
            return errors.wrong(visit, error)

    return view


@require_GET
@of_saved
def saved(visit: Visit, row: models.SavedRecord, recording: Recording) -> HttpResponse:
    return show(visit, recording, links_of(row.pk, recording), row.analysis)


def links_of(identifier: str, recording: Recording) -> ReplayLinks:
    """Return the addresses of the game of a saved record."""
    is_open = analyses.may_be_analysed(recording)
    return ReplayLinks(
        here=reverse("kept", args=[identifier]),
        record=reverse("kept-record", args=[identifier]),
        on=reverse("kept-on", args=[identifier]) if recording.is_open else "",
        picture=reverse("kept-result", args=[identifier]) if recording.is_over else "",
        analysis=reverse("kept-analysis", args=[identifier]) if is_open else "",
    )


@require_GET
def text(visit: Visit, identifier: str) -> HttpResponse:
    row = play.saved(identifier)
    if row is None:
        return errors.page(visit, 404, "web.records.missing")
    response = HttpResponse(row.text, content_type="text/plain; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="gridwright-{identifier}.txt"'
    return response


@require_POST
@of_saved
def on(visit: Visit, row: models.SavedRecord, recording: Recording) -> HttpResponse:  # noqa: ARG001
    return go_on(visit, recording)


@require_POST
def delete(visit: Visit, identifier: str) -> HttpResponse:
    if not play.delete(identifier, visit.guest):
        return errors.page(visit, 404, "web.records.missing")
    return redirect("records")
