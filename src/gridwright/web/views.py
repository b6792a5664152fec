"""Views: read the request, ask a service, show the answer. Nothing is decided here."""

from django.db import connection
from django.http import HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from gridwright import __version__
from gridwright.core.errors import GridwrightError
from gridwright.web import errors, forms, guests, limits, lobby, looks, moves, pages
from gridwright.web.seating import Seating
from gridwright.web.visits import Visit, address_of, guest_of

_HOUR = 60 * 60  # seconds
_STATUS = {moves.Outcome.MOVED_ON: 409, moves.Outcome.REFUSED: 422}


@require_GET
def health(visit: Visit) -> HttpResponse:  # noqa: ARG001
    """Say that this process answers and reaches its database."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")
    return JsonResponse({"status": "ok", "version": __version__, "database": connection.vendor})


@require_GET
def colours(visit: Visit) -> HttpResponse:  # noqa: ARG001
    """Hand out the style sheet of the colours, which changes with the program only."""
    response = HttpResponse(pages.colours(), content_type="text/css; charset=utf-8")
    response["Cache-Control"] = f"public, max-age={_HOUR}"
    return response


# Home and lobby


@require_GET
def home(visit: Visit) -> HttpResponse:
    """Show the titles and the tables of the guest."""
    return render(visit, "gridwright/home.html", pages.home(visit.guest))


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
        return render(visit, "gridwright/new.html", pages.new(asked))
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
        return render(visit, "gridwright/join.html", pages.join(seat, visit.guest))
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
        return render(visit, "gridwright/device.html", {"name": guest.name})
    visit.guest, visit.said = guest, said
    return redirect("home")


@require_GET
def me(visit: Visit) -> HttpResponse:
    """Show the private link of a guest."""
    if visit.guest is None:
        return redirect("home")
    link = visit.build_absolute_uri(f"/device/{guests.device_token(visit.said)}")
    return render(visit, "gridwright/me.html", {"name": visit.guest.name, "link": link})


# The table


@require_GET
def table(visit: Visit, identifier: str) -> HttpResponse:
    """Show a table to who sits there, or to who watches."""
    return _shown(visit, identifier)


@require_POST
def play(visit: Visit, identifier: str) -> HttpResponse:
    """Carry out an action of the guest's seat."""
    return _act(visit, identifier, is_undo=False)


@require_POST
def undo(visit: Visit, identifier: str) -> HttpResponse:
    """Take back the last action of the guest's seat."""
    return _act(visit, identifier, is_undo=True)


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


def _act(visit: Visit, identifier: str, *, is_undo: bool) -> HttpResponse:
    seating = Seating.at(identifier)
    if not seating.seats:
        return errors.page(visit, 404, "web.error.table")
    seat = seating.seat_of(visit.guest)
    if seat < 0:
        return errors.page(visit, 403, "web.error.seat")
    try:
        expected = forms.version(visit.POST)
        line = "" if is_undo else forms.line(visit.POST)
    except GridwrightError as error:
        return errors.told(visit, 400, error.message)
    if is_undo:
        answer = moves.take_back(identifier, seat, expected)
    else:
        answer = moves.play(identifier, seat, line, expected)
    if answer.outcome not in _STATUS and not visit.htmx:
        return redirect("table", identifier)
    return _shown(visit, identifier, answer, line)


def _shown(
    visit: Visit, identifier: str, answer: moves.Answer | None = None, line: str = ""
) -> HttpResponse:
    """Return the page of a table, or its main part, with what became of an action."""
    found = looks.look(identifier, visit.guest)
    if found is None:
        return errors.page(visit, 404, "web.error.table")
    status = 200 if answer is None else _STATUS.get(answer.outcome, 200)
    template = "gridwright/main.html" if visit.htmx else "gridwright/table.html"
    host = visit.build_absolute_uri("/").rstrip("/")
    return render(visit, template, pages.table(found, host, answer, line), status=status)
