"""Home, new tables, sitting down, and the guest's own device."""

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from gridwright.core.errors import GridwrightError
from gridwright.web import errors, forms, guests, limits
from gridwright.web.pages import home as pages
from gridwright.web.play import lobby
from gridwright.web.visits import Visit, address_of, guest_of


@require_GET
def home(visit: Visit) -> HttpResponse:
    """Show the titles and the tables of the guest."""
    return render(visit, "gridwright/home/home.html", pages.home(visit.guest))


@require_POST
def name(visit: Visit) -> HttpResponse:
    """Let a guest have another name, at tables that are laid from now on."""
    try:
        chosen = guests.checked_name(forms.text(visit.POST, "name"))
    except GridwrightError as error:
        return errors.wrong(visit, error)
    guest = guest_of(visit)
    guest.name = chosen
    guest.save()
    return redirect("home")


@require_http_methods(["GET", "HEAD", "POST"])
def new(visit: Visit) -> HttpResponse:
    """Show what a table can be laid with, or lay it."""
    if visit.method != "POST":
        try:
            asked = forms.wish(visit.GET)
        except GridwrightError as error:
            return errors.wrong(visit, error)
        return render(visit, "gridwright/home/new.html", pages.new(asked))
    if limits.TABLES.is_reached(address_of(visit)):
        return errors.page(visit, 429, "web.error.often")
    try:
        row = lobby.lay(forms.wish(visit.POST), guest_of(visit))
    except GridwrightError as error:
        return errors.wrong(visit, error)
    return redirect("table", row.pk)


@require_http_methods(["GET", "HEAD", "POST"])
def join(visit: Visit, invitation: str) -> HttpResponse:
    """Show who invites, or sit down."""
    seat = lobby.invited(invitation)
    if seat is None:
        return errors.page(visit, 404, "web.error.invitation")
    if visit.method != "POST":
        return render(visit, "gridwright/home/join.html", pages.join(seat, visit.guest))
    try:
        if visit.guest is None:
            given = guests.checked_name(forms.text(visit.POST, "name"))
            visit.guest, visit.said = guests.create(given)
        lobby.sit_down(seat, visit.guest)
    except GridwrightError as error:
        return errors.wrong(visit, error)
    return redirect("table", seat.table_id)


@require_http_methods(["GET", "HEAD", "POST"])
def device(visit: Visit, token: str) -> HttpResponse:
    """Ask whether this device is that of a guest, or make it one."""
    said = guests.of_device_token(token)
    guest = guests.known(said)
    if guest is None:
        return errors.page(visit, 404, "web.error.device")
    if visit.method != "POST":
        return render(visit, "gridwright/home/device.html", {"name": guest.name})
    visit.guest, visit.said = guest, said
    return redirect("home")


@require_GET
def me(visit: Visit) -> HttpResponse:
    """Show the private link of a guest."""
    if visit.guest is None:
        return redirect("home")
    link = visit.build_absolute_uri(f"/device/{guests.device_token(visit.said)}")
    return render(visit, "gridwright/home/me.html", {"name": visit.guest.name, "link": link})
