"""What people at a table do besides playing."""

from collections.abc import Callable
from http import HTTPStatus

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from gridwright.core.errors import GridwrightError
from gridwright.web import errors, forms, guests, known_tables, models
from gridwright.web.pages import home as pages
from gridwright.web.pages import people as people_pages
from gridwright.web.play import breaks, lobby, people
from gridwright.web.play.perspective import Perspective, own_money, perspective_of
from gridwright.web.play.seating import Seating
from gridwright.web.views.home import joining
from gridwright.web.visits import Visit, elsewhere, named


@require_GET
def here(visit: Visit) -> HttpResponse:
    """Let a page say that somebody looks at it; while a table waits, others see that soon."""
    if visit.guest is not None:
        guests.see(visit.guest, guests.OFTEN)
    return HttpResponse(status=204)


def _at_table(service: Callable[[str, Visit], object]) -> Callable[[Visit, str], HttpResponse]:
    """Let *service* do something at a table for who sits there, and show where that leads."""

    @require_POST
    def view(visit: Visit, identifier: str) -> HttpResponse:
        seating = Seating.at(identifier)
        if not seating.seats:
            return errors.page(visit, 404, "web.error.table")
        if seating.seat_of(visit.guest) < 0:
            return errors.page(visit, 403, "web.error.seat")
        try:
            result = service(identifier, visit)
        except GridwrightError as error:
            return errors.wrong(visit, error)
        return redirect("table", result.pk if isinstance(result, models.Table) else identifier)

    return view


@_at_table
def propose(table: str, visit: Visit) -> None:
    kind = forms.one_of(visit.POST, "kind", models.ProposalKind.values)
    people.propose(table, visit.guest, kind, forms.number(visit.POST, "number"))


@_at_table
def vote(table: str, visit: Visit) -> None:
    is_yes = forms.one_of(visit.POST, "answer", ["yes", "no"]) == "yes"
    people.vote(table, visit.guest, forms.number(visit.POST, "proposal"), is_yes=is_yes)


@_at_table
def here_at(table: str, visit: Visit) -> None:
    people.say_here(table, visit.guest)


@_at_table
def come_back(table: str, visit: Visit) -> None:
    people.come_back(table, visit.guest)


@_at_table
def back(table: str, visit: Visit) -> None:
    """Let somebody be back from a break."""
    breaks.come_back(table, visit.guest)


@_at_table
def give_up(table: str, visit: Visit) -> None:
    people.give_up(table, visit.guest)


@_at_table
def _leave(table: str, visit: Visit) -> None:
    people.leave(table, visit.guest)


def leave(visit: Visit, identifier: str) -> HttpResponse:
    """Let somebody leave a table that waits; nobody need tell them that their seat is gone."""
    response = _leave(visit, identifier)
    if response.status_code == HTTPStatus.FOUND:
        known_tables.forget(response, identifier)
    return response


@_at_table
def screen(table: str, visit: Visit) -> None:
    people.give_screen(table, visit.guest, forms.number(visit.POST, "seat"))


@_at_table
def cover(table: str, visit: Visit) -> None:
    is_covered = forms.one_of(visit.POST, "cover", ["on", "off"]) == "on"
    people.cover_turns(table, visit.guest, is_covered=is_covered)


@require_POST
def peek(visit: Visit, identifier: str) -> HttpResponse:
    """Tell the seat to act at a shared screen what it has: nobody else, and on no other page."""
    if Seating.at(identifier).seat_of(visit.guest) < 0:
        return errors.page(visit, 403, "web.error.seat")
    seen = own_money(identifier, visit.guest)
    if seen is None:
        return errors.page(visit, 403, "web.shared.no_peek")
    name, money = seen
    if visit.headers.get("Accept", "").startswith("text/plain"):
        response = HttpResponse(str(money), content_type="text/plain; charset=utf-8")
    else:
        context = {"id": identifier, "name": name, "money": money}
        response = render(visit, "gridwright/home/peek.html", context)
    response["Cache-Control"] = "no-store"
    return response


@_at_table
def rematch(table: str, visit: Visit) -> models.Table:
    return people.rematch(table, visit.guest)


@require_GET
def rematch_news(visit: Visit, identifier: str) -> HttpResponse:
    """Say whether somebody at a finished table has asked for a rematch."""
    perspective = perspective_of(identifier, visit.guest)
    if perspective is None:
        return errors.page(visit, 404, "web.error.table")
    context = {"perspective": perspective, "people": people_pages.people(perspective)}
    return render(visit, "gridwright/table/rematch.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
def sit(visit: Visit, identifier: str) -> HttpResponse:
    row = models.Table.objects.filter(pk=identifier).first()
    if row is None:
        return errors.page(visit, 404, "web.error.table")
    if visit.method != "POST":
        return joining(visit, row.pk, pages.sit(row, visit.guest))
    try:
        lobby.sit_anywhere(identifier, named(visit))
    except GridwrightError as error:
        return errors.wrong(visit, error)
    return redirect("table", identifier)


def hand_over(visit: Visit, perspective: Perspective, *, is_part: bool) -> HttpResponse:
    """Show to whom the screen must be given, and nothing that anybody hides."""
    if is_part:
        return elsewhere("table", perspective.id)
    return render(visit, "gridwright/home/hand_over.html", people_pages.hand_over(perspective))
