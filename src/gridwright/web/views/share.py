"""The result of a finished game as a picture, for those who want to show it to somebody."""

from datetime import date
from typing import Final

from django.http import HttpResponse
from django.views.decorators.http import require_GET

from gridwright import words
from gridwright.web import errors, models
from gridwright.web.pages.ending import result_card
from gridwright.web.pages.style_sheets import embedded_fonts
from gridwright.web.play import replays
from gridwright.web.play.replays import Recording
from gridwright.web.views.records import of_saved
from gridwright.web.visits import Visit

_HOUR: Final = 60 * 60  # seconds
_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; font-src data:"


@require_GET
def of_table(visit: Visit, identifier: str) -> HttpResponse:
    recording = replays.of_table(identifier, visit.guest)
    if recording is None or not recording.is_over:
        return errors.page(visit, 404, "web.error.table")
    last = models.Action.objects.filter(table=identifier).order_by("index").last()
    finished = models.Table.objects.get(pk=identifier).created if last is None else last.created
    return _picture(recording, finished.date())


@require_GET
@of_saved
def of_record(visit: Visit, row: models.SavedRecord, recording: Recording) -> HttpResponse:
    if not recording.is_over:
        return errors.page(visit, 404, "web.records.missing")
    return _picture(recording, row.created.date())


def _picture(recording: Recording, finished: date) -> HttpResponse:
    words.about(recording.game.title)
    piece = result_card(recording, finished, embedded_fonts())
    response = HttpResponse(piece.svg(), content_type="image/svg+xml; charset=utf-8")
    response["Content-Security-Policy"] = _POLICY
    response["Cache-Control"] = f"private, max-age={_HOUR}"
    return response
