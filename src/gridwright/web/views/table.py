"""The table: shown to a seat, filled with bots, handed out as a record."""

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_GET, require_POST

from gridwright import words
from gridwright.core.errors import GridwrightError
from gridwright.web import errors, forms, models, preferences
from gridwright.web.addresses import reach_of
from gridwright.web.pages import waiting
from gridwright.web.pages.parts import Templates, changed
from gridwright.web.pages.table import Setting, TablePage, state_digest
from gridwright.web.play import cleaning, lobby, moves, tempo_changes, watching
from gridwright.web.play.perspective import TableRows, perspective_from, public_record
from gridwright.web.play.seating import Seating
from gridwright.web.serve import streams
from gridwright.web.serve.engines import do_bots_play_compiled
from gridwright.web.views import replay
from gridwright.web.views.people import hand_over
from gridwright.web.visits import Visit

PAUSED = "paused"  # in the address after a pause without script, so that the page keeps it
STATUS = {
    moves.Outcome.MOVED_ON: 409,
    moves.Outcome.REFUSED: 422,
    moves.Outcome.ASKED: 200,
}
"""Outcomes that the page tells, and with which status."""


@require_GET
def table(visit: Visit, identifier: str) -> HttpResponse:
    return show(visit, identifier)


@require_GET
def parts(visit: Visit, identifier: str) -> HttpResponse:
    return show(visit, identifier, is_page=False)


@require_POST
def fill(visit: Visit, identifier: str) -> HttpResponse:
    if not Seating.at(identifier).seats:
        return errors.page(visit, 404, "web.error.table")
    try:
        number = forms.number(visit.POST, "seat") if "seat" in visit.POST else None
        lobby.fill(identifier, visit.guest, number)
    except GridwrightError as error:
        return errors.told(visit, 403, error.message)
    return redirect("table", identifier)


@require_GET
def record(visit: Visit, identifier: str) -> HttpResponse:
    """Hand out the record: what is secret only when the game is over."""
    text = public_record(identifier)
    if text is None:
        return errors.page(visit, 404, "web.error.table")
    response = HttpResponse(text, content_type="text/plain; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="gridwright-{identifier}.txt"'
    return response


@require_GET
def picture(visit: Visit, identifier: str) -> HttpResponse:
    """Hand out the map of a table, for messages with its link."""
    row = models.Table.objects.filter(pk=identifier).first()
    if row is None:
        return errors.page(visit, 404, "web.error.table")
    return HttpResponse(waiting.picture(row), content_type="image/svg+xml")


def show(
    visit: Visit,
    identifier: str,
    answer: moves.Answer | None = None,
    line: str = "",
    *,
    is_page: bool = True,
) -> HttpResponse:
    """Return the page of a table, or the parts that a page lacks, with the answer to an action."""
    is_part = bool(visit.htmx) or not is_page
    rows = _rows(visit, identifier, answer, is_visit=not is_part)
    if rows is None:
        return errors.page(visit, 404, "web.error.table")
    try:
        have = forms.have(visit.POST if visit.method == "POST" else visit.GET)
    except GridwrightError as error:
        return errors.told(visit, 400, error.message)
    setting = _setting(visit)
    digest = state_digest(rows, setting)
    if is_part and answer is None and rows.is_unfinished and have.get("state") == digest:
        return _unchanged(visit, rows.table)
    perspective = perspective_from(rows)
    words.about(perspective.game.title)
    if perspective.places:
        if answer is not None and answer.reason is not None and not visit.htmx:
            return errors.told(visit, 422, answer.reason)
        return replay.finished(visit, perspective, is_part=is_part)
    if perspective.hand_over >= 0:
        return hand_over(visit, perspective, is_part=is_part)
    answer = moves.in_public(answer, perspective.to_act) if perspective.is_shared else answer
    status = 200 if answer is None else STATUS.get(answer.outcome, 200)
    page = TablePage(perspective, setting, digest, answer, line)
    templates = Templates(visit)
    parts = page.parts(templates)
    if is_part:
        newer = [part.html() for part in changed(parts, have)]
        html = templates.render("gridwright/table/parts.html", {**page.state(), "parts": newer})
        return HttpResponse(html, status=status)
    context = {
        **page.frame(),
        "parts": {part.name: part.html() for part in parts},
        "is_since": visit.GET.get("since") == "mine",
    }
    return HttpResponse(templates.render("gridwright/table/page.html", context), status=status)


def _rows(
    visit: Visit, identifier: str, answer: moves.Answer | None, *, is_visit: bool
) -> TableRows | None:
    """Return the rows of a table; a new visit ends its pause."""
    if answer is not None and answer.change is not None:
        return TableRows.after(answer.change, visit.guest)
    rows = TableRows.read(identifier, visit.guest)
    is_over = answer is None and is_visit and PAUSED not in visit.GET
    if rows is not None and rows.table.is_paused and is_over:
        tempo_changes.resume(identifier, visit.guest)
        return TableRows.read(identifier, visit.guest)
    return rows


def _unchanged(visit: Visit, row: models.Table) -> HttpResponse:
    """Answer a page that shows everything already; it needs a token for its stream all the same."""
    cleaning.mark_opened(row)
    watching.look(row)
    context = {"change": row.change, "stream": streams.address(row.pk, row.change)}
    return render(visit, "gridwright/table/unchanged.html", context)


def _setting(visit: Visit) -> Setting:
    engine = "compiled" if do_bots_play_compiled() else "interpreted"
    return Setting(reach_of(visit), preferences.theme(visit), engine, preferences.asks(visit))
