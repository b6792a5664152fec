"""Puzzles: the page of all, and the tables at which they are answered."""

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_GET, require_POST

from gridwright.core.errors import GridwrightError
from gridwright.games.registry import title_named
from gridwright.web import errors, forms, limits, models, preferences
from gridwright.web.pages import puzzles as pages
from gridwright.web.play import puzzles as play
from gridwright.web.play import records, replays
from gridwright.web.play.replays import Recording
from gridwright.web.views.records import of_saved
from gridwright.web.visits import Visit, address_of, guest_of


@require_GET
def puzzles(visit: Visit) -> HttpResponse:
    try:
        title = title_named(forms.text(visit.GET, "title") or forms.USUAL_TITLE).name
    except GridwrightError as error:
        return errors.wrong(visit, error)
    return render(visit, "gridwright/puzzles/puzzles.html", pages.puzzles(visit.guest, title))


@require_POST
def solve(visit: Visit) -> HttpResponse:
    """Lead to the table of a puzzle: of the one that is named, or of the next one of a kind."""
    if delay := limits.TABLES.delay(address_of(visit)):
        return errors.too_often(visit, delay)
    try:
        wanted = forms.puzzle(visit.POST)
    except GridwrightError as error:
        return errors.wrong(visit, error)
    if wanted.id:
        puzzle = play.find(wanted.id, visit.guest)
    else:
        puzzle = play.next_for(visit.guest, wanted.title, wanted.kind)
    if puzzle is None:
        return errors.page(visit, 404, "web.puzzle.gone" if wanted.id else "web.puzzle.none_left")
    return redirect("table", play.lay(puzzle, wanted.id or puzzle.id, guest_of(visit)).pk)


@require_POST
def on(visit: Visit) -> HttpResponse:
    """Lay a game that begins with the position of a puzzle that was answered."""
    if delay := limits.TABLES.delay(address_of(visit)):
        return errors.too_often(visit, delay)
    try:
        identifier, level = forms.puzzle(visit.POST).id, forms.level(visit.POST)
    except GridwrightError as error:
        return errors.wrong(visit, error)
    guest = visit.guest
    puzzle = play.find(identifier, guest)
    if puzzle is None:
        return errors.page(visit, 404, "web.puzzle.gone")
    if guest is None or not guest.attempts.filter(puzzle=identifier).exists():
        return errors.page(visit, 403, "web.puzzle.first")
    return redirect("table", play.play_on(puzzle, guest, level, preferences.tempo(visit)).pk)


@require_POST
def keep(visit: Visit, identifier: str) -> HttpResponse:
    """Keep a turn of a table, for somebody who played there, to be tried again."""
    recording = replays.of_table(identifier, visit.guest)
    if recording is None:
        return errors.page(visit, 404, "web.error.table")
    if not records.may_go_on(identifier, visit.guest):
        return errors.page(visit, 403, "web.error.seat")
    return _keep(visit, recording)


@require_POST
@of_saved
def keep_of_record(visit: Visit, row: models.SavedRecord, recording: Recording) -> HttpResponse:  # noqa: ARG001
    return _keep(visit, recording)


def _keep(visit: Visit, recording: Recording) -> HttpResponse:
    try:
        play.keep(recording, forms.place(visit.POST, len(recording.moves)), guest_of(visit))
    except GridwrightError as error:
        return errors.wrong(visit, error)
    return redirect(f"{reverse('puzzles')}?title={recording.spec.title}#kept")


@require_POST
def forget(visit: Visit) -> HttpResponse:
    try:
        identifier = forms.puzzle(visit.POST).id
    except GridwrightError as error:
        return errors.wrong(visit, error)
    if not play.forget(identifier, visit.guest):
        return errors.page(visit, 404, "web.puzzle.gone")
    return redirect("puzzles")
