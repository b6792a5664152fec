"""What people say at tables, and what they do about what others say."""

from http import HTTPStatus
from typing import Final

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from gridwright.core.errors import GridwrightError
from gridwright.web import errors, forms, models, preferences
from gridwright.web.chat import pages, relations, reporting, talking
from gridwright.web.chat.reporting import Person
from gridwright.web.chat.talking import NotesChangedError, TooOftenError
from gridwright.web.models import RelationKind
from gridwright.web.pages.parts import Templates
from gridwright.web.play.seating import Seating
from gridwright.web.visits import Visit

_WAYS: Final = {
    "mute": RelationKind.MUTED,
    "block": RelationKind.BLOCKED,
    "friend": RelationKind.FRIEND,
}
_NO_ENTRY: Final = ("web.chat.closed", "web.chat.not_here", "web.error.seat")


@require_POST
def say(visit: Visit, identifier: str) -> HttpResponse:
    """Say something; a script is answered with the part of the chat alone."""
    row = _table(identifier)
    if row is None:
        return errors.page(visit, HTTPStatus.NOT_FOUND, "web.error.table")
    try:
        phrase = forms.text(visit.POST, "phrase")
        text = str(visit.POST.get("text", ""))
        talking.say(identifier, visit.guest, visit.member, phrase=phrase, text=text)
    except GridwrightError as error:
        return _refused(visit, error)
    return _answer(visit, row)


@require_GET
def news(visit: Visit, identifier: str) -> HttpResponse:
    """Return the part of the chat, if it is not as the page has it."""
    row = _table(identifier)
    if row is None:
        return errors.page(visit, HTTPStatus.NOT_FOUND, "web.error.table")
    return _part(visit, row)


def _part(visit: Visit, row: models.Table) -> HttpResponse:
    conversation = talking.conversation_of(row, Seating.of(row), visit.guest, visit.member)
    if conversation is None or not conversation.has_chat:
        return HttpResponse(status=HTTPStatus.NO_CONTENT)
    part = pages.chat_part(conversation, Templates(visit), preferences.zone(visit))
    sent = visit.POST if visit.method == "POST" else visit.GET
    if sent.get("have") == part.digest:
        return HttpResponse(status=HTTPStatus.NO_CONTENT)
    return HttpResponse(part.html())


@require_POST
def memo(visit: Visit, identifier: str) -> HttpResponse:
    """Keep somebody's notes; a script is told what they are known by now."""
    row = _table(identifier)
    if row is None:
        return errors.page(visit, HTTPStatus.NOT_FOUND, "web.error.table")
    typed, seen = str(visit.POST.get("text", "")), str(visit.POST.get("seen", ""))
    try:
        text = talking.write_memo(identifier, visit.guest, typed, seen)
    except NotesChangedError as error:
        return errors.told(visit, HTTPStatus.CONFLICT, error.message)
    except GridwrightError as error:
        return _refused(visit, error)
    if visit.htmx:
        return HttpResponse(talking.memo_mark(text), content_type="text/plain; charset=utf-8")
    return redirect(f"{reverse('table', args=[identifier])}#memo")


@require_http_methods(["GET", "HEAD", "POST"])
def person(visit: Visit, identifier: str) -> HttpResponse:
    """Show what one may do about somebody at a table, and befriend, mute or block them."""
    row = _table(identifier)
    if row is None:
        return errors.page(visit, HTTPStatus.NOT_FOUND, "web.error.table")
    if visit.guest is None:
        return errors.page(visit, HTTPStatus.FORBIDDEN, "web.error.seat")
    seating = Seating.of(row)
    sent = visit.POST if visit.method == "POST" else visit.GET
    try:
        about = _person(row, seating, visit)
        if visit.method == "POST":
            way = forms.one_of(sent, "way", (*_WAYS, "undo"))
            if about is None:
                return errors.page(visit, HTTPStatus.NOT_FOUND, "web.chat.nobody")
            if way == "undo":
                relations.end(visit.guest, about.guest.pk)
            else:
                relations.relate(visit.guest, about.guest, _WAYS[way])
            return _answer(visit, row)
    except GridwrightError as error:
        return errors.wrong(visit, error)
    if about is None and ("line" in sent or "seat" in sent):
        return errors.page(visit, HTTPStatus.NOT_FOUND, "web.chat.nobody")
    people = [about] if about is not None else reporting.people_at(seating, visit.guest)
    shown = pages.people_page(row, visit.guest, people)
    return render(visit, "gridwright/chat/person.html", shown)


@require_http_methods(["GET", "HEAD", "POST"])
def report(visit: Visit, identifier: str) -> HttpResponse:
    """Ask why somebody is reported, and report them."""
    row = _table(identifier)
    if row is None:
        return errors.page(visit, HTTPStatus.NOT_FOUND, "web.error.table")
    if visit.guest is None:
        return errors.page(visit, HTTPStatus.FORBIDDEN, "web.error.seat")
    seating = Seating.of(row)
    try:
        about = _person(row, seating, visit)
    except GridwrightError as error:
        return errors.wrong(visit, error)
    if about is None:
        return errors.page(visit, HTTPStatus.NOT_FOUND, "web.chat.nobody")
    if visit.method != "POST":
        return render(visit, "gridwright/chat/report.html", pages.report_page(row, about, {}))
    sent = {key: str(visit.POST.get(key, "")) for key in ("why", "text")}
    try:
        reporting.report(row, visit.guest, about, **sent)
    except GridwrightError as error:
        shown = pages.report_page(row, about, sent, error)
        status = HTTPStatus.TOO_MANY_REQUESTS if isinstance(error, TooOftenError) else 422
        return render(visit, "gridwright/chat/report.html", shown, status=status)
    return render(
        visit, "gridwright/chat/reported.html", pages.people_page(row, visit.guest, [about])
    )


@require_http_methods(["GET", "HEAD", "POST"])
def blocked(visit: Visit) -> HttpResponse:
    """Show whom somebody has befriended, muted or blocked, and undo it."""
    if visit.method == "POST" and visit.guest is not None:
        try:
            relations.end_one(visit.guest, forms.number(visit.POST, "relation"))
        except GridwrightError as error:
            return errors.wrong(visit, error)
        return redirect("blocked")
    shown = pages.blocked_page(visit.guest, visit.member)
    return render(visit, "gridwright/chat/blocked.html", shown)


def _table(identifier: str) -> models.Table | None:
    return models.Table.objects.filter(pk=identifier).first()


def _person(row: models.Table, seating: Seating, visit: Visit) -> Person | None:
    """Return whom a form or an address is about."""
    sent = visit.POST if visit.method == "POST" else visit.GET
    if "line" in sent:
        return reporting.person_of_line(row, seating, visit.guest, forms.number(sent, "line"))
    if "seat" in sent:
        return reporting.person_at(seating, visit.guest, forms.number(sent, "seat"))
    return None


def _answer(visit: Visit, row: models.Table) -> HttpResponse:
    if visit.htmx:
        return _part(visit, row)
    return redirect(f"{reverse('table', args=[row.pk])}#chat")


def _refused(visit: Visit, error: GridwrightError) -> HttpResponse:
    if isinstance(error, TooOftenError):
        refusal = errors.Refusal(HTTPStatus.TOO_MANY_REQUESTS, error.message, error.seconds)
        return errors.refused(visit, refusal)
    is_closed = error.message.id in _NO_ENTRY or error.message.id.startswith("web.chat.limit.")
    return errors.told(visit, HTTPStatus.FORBIDDEN if is_closed else 422, error.message)
