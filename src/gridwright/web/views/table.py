"""The table: shown to a seat, filled with bots, handed out as a record."""

from dataclasses import replace

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_GET, require_POST

from gridwright import words
from gridwright.core.errors import GridwrightError
from gridwright.web import errors, forms, guests, known_tables, models, preferences
from gridwright.web.addresses import reach_of
from gridwright.web.chat.talking import conversation_of
from gridwright.web.notes import notices
from gridwright.web.pages import waiting
from gridwright.web.pages.parts import Templates, changed
from gridwright.web.pages.table import Setting, TablePage, state_digest, times_of
from gridwright.web.play import cleaning, lobby, moves, tempo_changes, watching
from gridwright.web.play.perspective import perspective_from, public_record
from gridwright.web.play.seating import Seating
from gridwright.web.play.table_rows import TableRows, rows_of
from gridwright.web.serve import streams
from gridwright.web.serve.engines import do_bots_play_compiled
from gridwright.web.views import replay
from gridwright.web.views.people import hand_over
from gridwright.web.visits import Visit

SEEN = "seen"  # in the address once somebody has read what the host has changed
PAUSED = "paused"  # in the address after a pause without script, so that the page keeps it
STATUS = {
    moves.Outcome.MOVED_ON: 409,
    moves.Outcome.REFUSED: 422,
    moves.Outcome.ASKED: 200,
}
"""Outcomes that the page tells, and with which status."""


@require_GET
def table(visit: Visit, identifier: str) -> HttpResponse:
    row = models.Table.objects.filter(pk=identifier).first() if SEEN in visit.GET else None
    if row is None:
        return show(visit, identifier)
    response = redirect("table", identifier)
    known_tables.remember(visit, response, row, Seating.of(row))
    return response


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
    is_waiting = rows.table.state == models.TableState.WAITING
    if is_waiting and rows.clock is not None and visit.guest is not None:
        guests.see(visit.guest, guests.OFTEN)  # a live game begins once everybody is here
    try:
        have = forms.have(visit.POST if visit.method == "POST" else visit.GET)
    except GridwrightError as error:
        return errors.told(visit, 400, error.message)
    setting = _setting(visit, rows)
    digest = state_digest(rows, setting)
    if is_part and answer is None and rows.is_unfinished and have.get("state") == digest:
        return _unchanged(visit, rows)
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
    conversation = conversation_of(rows.table, rows.seating, visit.guest, visit.member)
    page = TablePage(replace(perspective, conversation=conversation), setting, digest, answer, line)
    templates = Templates(visit)
    if not is_part:
        notices.look(visit.guest, identifier)
    parts = page.parts(templates)
    if is_part:
        newer = [page.html(part) for part in changed(parts, have)]
        html = templates.render("gridwright/table/parts.html", {**page.state(), "parts": newer})
        return HttpResponse(html, status=status)
    context = {
        **page.frame(),
        "parts": {part.name: page.html(part) for part in parts},
        "is_since": visit.GET.get("since") == "mine",
    }
    page_html = templates.render("gridwright/table/page.html", context)
    response = HttpResponse(page_html, status=status)
    known_tables.note(visit, response, rows.table, rows.seating)
    return response


def _rows(
    visit: Visit, identifier: str, answer: moves.Answer | None, *, is_visit: bool
) -> TableRows | None:
    """Return the rows of a table; a new visit ends its pause."""
    if answer is not None and answer.change is not None:
        return TableRows.after(answer.change, visit.guest)
    rows = rows_of(identifier, visit.guest)
    is_over = answer is None and is_visit and PAUSED not in visit.GET
    if rows is not None and rows.table.is_paused and is_over:
        tempo_changes.resume(identifier, visit.guest)
        return TableRows.read(identifier, visit.guest)
    return rows


def _unchanged(visit: Visit, rows: TableRows) -> HttpResponse:
    """Answer a page that shows everything already; it needs a token for its stream all the same."""
    row = rows.table
    cleaning.mark_opened(row)
    watching.look(row)
    context = {
        "change": row.change,
        "stream": streams.address(row.pk, row.change),
        "times": times_of(rows),
    }
    return render(visit, "gridwright/table/unchanged.html", context)


def _setting(visit: Visit, rows: TableRows) -> Setting:
    engine = "compiled" if do_bots_play_compiled() else "interpreted"
    news = known_tables.news(visit, rows.table, rows.seating)
    theme, hand = preferences.theme(visit), preferences.hand(visit)
    asks, zone = preferences.asks(visit), preferences.zone(visit)
    return Setting(reach_of(visit), theme, engine, asks, hand, news, zone)
