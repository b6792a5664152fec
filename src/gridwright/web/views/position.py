"""A pasted position: looked at, and played."""

from django.http import HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_http_methods, require_POST

from gridwright import words
from gridwright.core.errors import GridwrightError
from gridwright.web import errors, forms, limits
from gridwright.web.pages import position as pages
from gridwright.web.pages.common import Context
from gridwright.web.play import positions
from gridwright.web.views.replay import go_on
from gridwright.web.visits import Visit, address_of


@require_http_methods(["GET", "HEAD", "POST"])
def position(visit: Visit) -> HttpResponse:
    """Ask for a position, or show the one that is sent with the seats to choose from."""
    if visit.method != "POST":
        return _page(visit, pages.pasting())
    if delay := limits.POSITIONS.delay(address_of(visit)):
        return errors.too_often(visit, delay)
    text = forms.record(visit.POST)
    try:
        recording = positions.read(text)
        at = forms.place(visit.POST, len(recording.moves))
        if not forms.text(visit.POST, "at"):
            at = positions.usual_place(recording)
        words.about(recording.game.title)
        return _page(visit, pages.position(recording, text, at))
    except GridwrightError as error:
        return _refused(visit, text, error)


@require_POST
def play(visit: Visit) -> HttpResponse:
    """Lay a table that begins with the position."""
    text = forms.record(visit.POST)
    try:
        recording = positions.read(text)
    except GridwrightError as error:
        return _refused(visit, text, error)
    return go_on(visit, recording)


def _refused(visit: Visit, text: str, error: GridwrightError) -> HttpResponse:
    return _page(visit, pages.pasting(text, words.say(error.message)), 422)


def _page(visit: Visit, context: Context, status: int = 200) -> HttpResponse:
    return render(visit, "gridwright/learn/play_position.html", context, status=status)
