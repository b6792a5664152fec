"""The table: shown to a seat, filled with bots, handed out as a record."""

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_GET, require_POST

from gridwright.core.errors import GridwrightError
from gridwright.web import errors
from gridwright.web.pages import table as pages
from gridwright.web.play import lobby, looks, moves
from gridwright.web.play.seating import Seating
from gridwright.web.views import replay
from gridwright.web.views.people import hand_over
from gridwright.web.visits import Visit

STATUS = {moves.Outcome.MOVED_ON: 409, moves.Outcome.REFUSED: 422}


@require_GET
def table(visit: Visit, identifier: str) -> HttpResponse:
    """Show a table to who sits there, or to who watches."""
    return shown(visit, identifier)


@require_POST
def fill(visit: Visit, identifier: str) -> HttpResponse:
    """Give the open seats to bots."""
    if not Seating.at(identifier).seats:
        return errors.page(visit, 404, "web.error.table")
    try:
        lobby.fill(identifier, visit.guest)
    except GridwrightError as error:
        return errors.told(visit, 403, error.message)
    return redirect("table", identifier)


@require_GET
def record(visit: Visit, identifier: str) -> HttpResponse:
    """Hand out the record: what is secret only when the game is over."""
    text = looks.public_record(identifier)
    if text is None:
        return errors.page(visit, 404, "web.error.table")
    response = HttpResponse(text, content_type="text/plain; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="gridwright-{identifier}.txt"'
    return response


def shown(
    visit: Visit, identifier: str, answer: moves.Answer | None = None, line: str = ""
) -> HttpResponse:
    """Return the page of a table, or its main part, with what became of an action."""
    found = looks.look(identifier, visit.guest)
    if found is None:
        return errors.page(visit, 404, "web.error.table")
    if found.places:
        if answer is not None and answer.reason is not None and not visit.htmx:
            return errors.told(visit, 422, answer.reason)
        return replay.finished(visit, found, is_part=bool(visit.htmx))
    if found.hand_over >= 0:
        return hand_over(visit, found)
    status = 200 if answer is None else STATUS.get(answer.outcome, 200)
    template = "gridwright/table/main.html" if visit.htmx else "gridwright/table/page.html"
    host = visit.build_absolute_uri("/").rstrip("/")
    return render(visit, template, pages.table(found, host, answer, line), status=status)
