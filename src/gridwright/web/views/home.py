"""Home, new tables, sitting down."""

import re
from dataclasses import replace

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from gridwright.core.errors import GridwrightError
from gridwright.games.registry import Title, title_named
from gridwright.web import errors, forms, guests, known_tables, limits, models, preferences
from gridwright.web.pages import home as pages
from gridwright.web.pages import new as new_pages
from gridwright.web.pages.common import Context
from gridwright.web.people import accounts, carrying, naming
from gridwright.web.play import lobby, table_changes
from gridwright.web.play.seating import Seating
from gridwright.web.visits import (
    Visit,
    address_of,
    guest_of,
    laying_delay,
    named,
    page_before,
)

ALL = "all"  # in the address: all tables where others think
LOOK = "look"  # sent by the button that only shows what the chosen clock means


@require_GET
def home(visit: Visit) -> HttpResponse:
    choice = preferences.quick_start(visit)
    shown = pages.home(visit.guest, choice, shows_all=ALL in visit.GET)
    return render(visit, "gridwright/home/home.html", {**shown, **carrying.offer(visit)})


@require_POST
def name(visit: Visit) -> HttpResponse:
    try:
        typed = forms.text(visit.POST, "name")
        if visit.member is not None:
            naming.rename(visit.member, typed)
        else:
            chosen = guests.checked_name(typed)
            accounts.check_name_of_guest(chosen, visit.guest)
            lobby.rename(guest_of(visit), chosen)
    except GridwrightError as error:
        return errors.wrong(visit, error)
    return redirect(page_before(visit))


@require_POST
def start(visit: Visit) -> HttpResponse:
    """Begin a game against bots with one line of choices, and remember them."""
    if delay := laying_delay(visit):
        return errors.too_often(visit, delay)
    try:
        wish = replace(forms.quick(visit.POST), tempo=preferences.tempo(visit))
        row = lobby.lay(wish, guest_of(visit))
    except GridwrightError as error:
        return errors.wrong(visit, error)
    response = redirect("table", row.pk)
    preferences.store_quick_start(visit, response, wish)
    return response


@require_http_methods(["GET", "HEAD", "POST"])
def new(visit: Visit) -> HttpResponse:
    sent = visit.POST if visit.method == "POST" else visit.GET
    try:
        title = title_named(forms.text(sent, "title") or forms.USUAL_TITLE)
    except GridwrightError as error:
        return errors.wrong(visit, error)
    if visit.method != "POST" or LOOK in sent:
        last = new_pages.LastTable(preferences.tempo(visit), preferences.clock(visit))
        shown = new_pages.new(sent, title, last=last)
        return _form(visit, shown, title)
    if delay := laying_delay(visit):
        return errors.too_often(visit, delay)
    try:
        wish = forms.wish(sent)
        row = lobby.lay(wish, guest_of(visit))
    except GridwrightError as error:
        return _form(visit, new_pages.new(sent, title, error), title, 422)
    response = redirect("table", row.pk)
    _remember(visit, response, wish)
    return response


def _form(visit: Visit, shown: Context, title: Title, status: int = 200) -> HttpResponse:
    """Return the form of a table, with what only its host is offered."""
    context = {**shown, **new_pages.around(visit.guest, title.name)}
    return render(visit, "gridwright/home/new.html", context, status=status)


def _remember(visit: Visit, response: HttpResponse, wish: lobby.Wish) -> None:
    """Let the next form of a new table begin with what was chosen in this one."""
    preferences.store(visit, response, preferences.TEMPO, wish.tempo)
    preferences.store_clock(visit, response, wish.terms)


@require_http_methods(["GET", "HEAD", "POST"])
def change(visit: Visit, identifier: str) -> HttpResponse:
    """Let the host change a table that waits; everybody's links and seats stay."""
    row = models.Table.objects.filter(pk=identifier).first()
    if row is None:
        return errors.page(visit, 404, "web.error.table")
    if visit.guest is None or row.host_id != visit.guest.pk:
        return errors.page(visit, 403, "web.not_host")
    try:
        sent = visit.POST if visit.method == "POST" else visit.GET
        title = title_named(forms.text(sent, "title") or row.title)
    except GridwrightError as error:
        return errors.wrong(visit, error)
    if visit.method == "POST":
        return _changed(visit, visit.guest, row, title)
    if not table_changes.may_change(row, visit.guest):
        return redirect("table", identifier)
    shown = new_pages.changing(row, new_pages.fields_of(row, title), title)
    return _form(visit, shown, title)


def _changed(visit: Visit, host: models.Guest, row: models.Table, title: Title) -> HttpResponse:
    """Change the table as the form says, or show the form again with what is wrong."""
    sent = visit.POST.copy()
    if LOOK in sent:
        return _form(visit, new_pages.changing(row, sent, title), title)
    try:
        wanted = forms.wanted_table(sent)
        table_changes.change_table(row.pk, host, wanted)
    except GridwrightError as error:
        row.refresh_from_db()
        if not table_changes.may_change(row, host):
            return errors.wrong(visit, error)
        is_late = isinstance(error, table_changes.OutOfDateError)
        if is_late:
            new_pages.take_seats(sent, row)
        shown = new_pages.changing(row, sent, title, error)
        return _form(visit, shown, title, 409 if is_late else 422)
    response = redirect("table", row.pk)
    row.refresh_from_db()
    known_tables.remember(visit, response, row, Seating.of(row))
    _remember(visit, response, wanted.wish)
    return response


@require_POST
def watch(visit: Visit) -> HttpResponse:
    if delay := limits.SHOWS.delay(address_of(visit)):
        return errors.too_often(visit, delay)
    try:
        row = lobby.show(title_named(forms.text(visit.POST, "title") or forms.USUAL_TITLE).name)
    except GridwrightError as error:
        return errors.wrong(visit, error)
    return redirect("table", row.pk)


@require_GET
def code(visit: Visit) -> HttpResponse:
    """Lead from a code that was typed on the home page to the table that has it."""
    typed = "".join(str(visit.GET.get("code", "")).split()).upper()
    if not re.fullmatch(f"[A-Z0-9]{{{models.CODE_LENGTH}}}", typed):
        return errors.page(visit, 404, "web.error.code")
    return redirect("join", typed)


@require_http_methods(["GET", "HEAD", "POST"])
def join(visit: Visit, invitation: str) -> HttpResponse:
    """Show what somebody is invited to, and let them sit down: by the code, or by a seat's link."""
    if len(invitation) == models.CODE_LENGTH:
        return _join_by_code(visit, invitation)
    seat = lobby.invited(invitation)
    if seat is None:
        return errors.page(visit, 404, "web.error.invitation")
    if visit.method != "POST":
        return joining(visit, seat.table_id, pages.join(seat, visit.guest))
    try:
        lobby.sit_down(seat, named(visit))
    except GridwrightError as error:
        return errors.wrong(visit, error)
    return redirect("table", seat.table_id)


def joining(visit: Visit, table: str, shown: Context) -> HttpResponse:
    """Return the page of an invitation, with the picture that messengers show with its link."""
    image = visit.build_absolute_uri(reverse("picture", args=[table]))
    return render(visit, "gridwright/home/join.html", {**shown, "image": image})


def _join_by_code(visit: Visit, typed: str) -> HttpResponse:
    """Answer for the table with a code; who guesses codes is stopped after a while."""
    if delay := limits.CODES.wait(address_of(visit)):
        return errors.too_often(visit, delay)
    row = lobby.coded(typed)
    if row is None:
        limits.CODES.delay(address_of(visit))
        return errors.page(visit, 404, "web.error.code")
    if Seating.of(row).seat_of(visit.guest) >= 0:
        return redirect("table", row.pk)
    if visit.method != "POST":
        return joining(visit, row.pk, pages.sit(row, visit.guest, is_invited=True))
    try:
        lobby.sit_anywhere(row.pk, named(visit), is_invited=True)
    except GridwrightError as error:
        return errors.wrong(visit, error)
    return redirect("table", row.pk)
