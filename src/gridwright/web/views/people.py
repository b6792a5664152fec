"""What people at a table do besides playing."""

from collections.abc import Callable

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from gridwright.core.errors import GridwrightError
from gridwright.web import errors, forms, models
from gridwright.web.pages import home as pages
from gridwright.web.pages import people as people_pages
from gridwright.web.play import lobby, people
from gridwright.web.play.perspective import Perspective
from gridwright.web.play.seating import Seating
from gridwright.web.visits import Visit, elsewhere, named

Service = Callable[[str, models.Guest | None], object]


@require_GET
def here(visit: Visit) -> HttpResponse:  # noqa: ARG001
    """Let a page say that somebody looks at it: `middleware.guest` has seen them by now."""
    return HttpResponse(status=204)


@require_POST
def propose(visit: Visit, identifier: str) -> HttpResponse:

    def ask(table: str, guest: models.Guest | None) -> None:
        kind = forms.one_of(visit.POST, "kind", models.ProposalKind.values)
        people.propose(table, guest, kind, forms.number(visit.POST, "number"))

    return _done(visit, identifier, ask)


@require_POST
def vote(visit: Visit, identifier: str) -> HttpResponse:

    def answer(table: str, guest: models.Guest | None) -> None:
        is_yes = forms.one_of(visit.POST, "answer", ["yes", "no"]) == "yes"
        people.vote(table, guest, forms.number(visit.POST, "proposal"), is_yes=is_yes)

    return _done(visit, identifier, answer)


@require_POST
def come_back(visit: Visit, identifier: str) -> HttpResponse:
    return _done(visit, identifier, people.come_back)


@require_POST
def leave(visit: Visit, identifier: str) -> HttpResponse:
    return _done(visit, identifier, people.leave)


@require_POST
def screen(visit: Visit, identifier: str) -> HttpResponse:

    def give(table: str, guest: models.Guest | None) -> None:
        people.give_screen(table, guest, forms.number(visit.POST, "seat"))

    return _done(visit, identifier, give)


@require_POST
def rematch(visit: Visit, identifier: str) -> HttpResponse:
    return _done(visit, identifier, people.rematch)


def _done(visit: Visit, identifier: str, service: Service) -> HttpResponse:
    """Let *service* do something at a table for who sits there, and show where that leads."""
    seating = Seating.at(identifier)
    if not seating.seats:
        return errors.page(visit, 404, "web.error.table")
    if seating.seat_of(visit.guest) < 0:
        return errors.page(visit, 403, "web.error.seat")
    try:
        result = service(identifier, visit.guest)
    except GridwrightError as error:
        return errors.wrong(visit, error)
    return redirect("table", result.pk if isinstance(result, models.Table) else identifier)


@require_http_methods(["GET", "HEAD", "POST"])
def sit(visit: Visit, identifier: str) -> HttpResponse:
    row = models.Table.objects.filter(pk=identifier).first()
    if row is None:
        return errors.page(visit, 404, "web.error.table")
    if visit.method != "POST":
        return render(visit, "gridwright/home/join.html", pages.sit(row, visit.guest))
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
