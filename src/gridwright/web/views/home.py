"""Home, new tables, sitting down, and the guest's own device."""

import re
from dataclasses import replace

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from gridwright.core.errors import GridwrightError
from gridwright.games.registry import title_named
from gridwright.web import errors, forms, guests, limits, models, preferences
from gridwright.web.pages import home as pages
from gridwright.web.pages import learn as lessons
from gridwright.web.pages import new as new_pages
from gridwright.web.pages.common import Context
from gridwright.web.play import lobby
from gridwright.web.play.seating import Seating
from gridwright.web.visits import Visit, address_of, guest_of, named


@require_GET
def home(visit: Visit) -> HttpResponse:
    return render(
        visit, "gridwright/home/home.html", pages.home(visit.guest, preferences.quick_start(visit))
    )


@require_POST
def name(visit: Visit) -> HttpResponse:
    try:
        chosen = guests.checked_name(forms.text(visit.POST, "name"))
    except GridwrightError as error:
        return errors.wrong(visit, error)
    lobby.rename(guest_of(visit), chosen)
    return redirect("home")


@require_POST
def start(visit: Visit) -> HttpResponse:
    """Begin a game against bots with one line of choices, and remember them."""
    if delay := limits.TABLES.delay(address_of(visit)):
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
    if visit.method != "POST":
        shown = new_pages.new(sent, title, tempo=preferences.tempo(visit))
        return render(visit, "gridwright/home/new.html", shown)
    if delay := limits.TABLES.delay(address_of(visit)):
        return errors.too_often(visit, delay)
    try:
        wish = forms.wish(sent)
        row = lobby.lay(wish, guest_of(visit))
    except GridwrightError as error:
        shown = new_pages.new(sent, title, error)
        return render(visit, "gridwright/home/new.html", shown, status=422)
    response = redirect("table", row.pk)
    preferences.store(visit, response, preferences.TEMPO, wish.tempo)
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
def learn(visit: Visit) -> HttpResponse:
    return render(visit, "gridwright/home/learn.html", lessons.learn())


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


@require_http_methods(["GET", "HEAD", "POST"])
@cache_control(private=True, no_store=True)
def device(visit: Visit, token: str) -> HttpResponse:
    """Ask whether this device is that of a guest, or make it one."""
    cookie = guests.of_device_token(token)
    guest = guests.known(cookie)
    if guest is None:
        return errors.page(visit, 404, "web.error.device")
    if visit.method != "POST":
        return render(visit, "gridwright/home/device.html", {"name": guest.name})
    visit.guest, visit.cookie = guest, cookie
    return redirect("home")


@require_GET
@cache_control(private=True, no_store=True)
def me(visit: Visit) -> HttpResponse:
    """Show the private link to another device, which no cache may keep."""
    if visit.guest is None:
        return redirect("home")
    link = visit.build_absolute_uri(f"/device/{guests.device_token(visit.cookie)}")
    return render(visit, "gridwright/home/me.html", {"name": visit.guest.name, "link": link})
