"""A seat's turn: tried out, played, taken back."""

from collections.abc import Callable

from django.http import HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.views.decorators.http import require_GET, require_POST

from gridwright.core.errors import GridwrightError
from gridwright.web import errors, forms
from gridwright.web.pages import panel as pages
from gridwright.web.play import draft_changes, moves, people
from gridwright.web.play.moves import Answer
from gridwright.web.play.perspective import perspective_of
from gridwright.web.play.seating import Seating
from gridwright.web.views.table import STATUS, show
from gridwright.web.visits import Visit

Act = Callable[[int, int, QueryDict], Answer]
"""Does what a form asks for: with the seat, the version that it was made for, and the form."""


@require_GET
def panel(visit: Visit, identifier: str) -> HttpResponse:
    perspective = perspective_of(identifier, visit.guest)
    if perspective is None:
        return errors.page(visit, 404, "web.error.table")
    return render(visit, "gridwright/table/panel.html", pages.panel(perspective, None, ""))


@require_POST
def draft(visit: Visit, identifier: str) -> HttpResponse:
    """Change what the guest's seat tries out, now or in its plan."""

    def act(seat: int, expected: int, sent: QueryDict) -> Answer:
        phase = forms.plan(sent)
        if phase:
            return draft_changes.change_plan(identifier, seat, phase, forms.draft_change(sent))
        return draft_changes.change_draft(identifier, seat, forms.draft_change(sent), expected)

    return _answered(visit, identifier, act)


@require_POST
def play(visit: Visit, identifier: str) -> HttpResponse:

    def act(seat: int, expected: int, sent: QueryDict) -> Answer:
        return moves.play_all(identifier, seat, forms.turn(sent), expected)

    return _answered(visit, identifier, act)


@require_POST
def command(visit: Visit, identifier: str) -> HttpResponse:

    def act(seat: int, expected: int, sent: QueryDict) -> Answer:
        typed, phase = forms.turn(sent)[0], forms.plan(sent)
        if phase:
            return draft_changes.run_plan_command(identifier, seat, phase, typed)
        return draft_changes.run_command(identifier, seat, typed, expected)

    return _answered(visit, identifier, act)


@require_POST
def maximum(visit: Visit, identifier: str) -> HttpResponse:

    def act(seat: int, expected: int, sent: QueryDict) -> Answer:  # noqa: ARG001
        amount, drops = forms.maximum(sent)
        lot = forms.text(sent, "lot")
        return moves.set_maximum(identifier, seat, amount, drops=drops, lot=lot)

    return _answered(visit, identifier, act)


@require_POST
def plan(visit: Visit, identifier: str) -> HttpResponse:

    def act(seat: int, expected: int, sent: QueryDict) -> Answer:  # noqa: ARG001
        kind, phase = forms.planned(sent)
        if kind == draft_changes.QUEUE:
            lines, seen = forms.lines(sent), forms.prices(sent)
            return draft_changes.queue_plan(identifier, seat, phase, lines, seen)
        if kind == draft_changes.CLOSE:
            return draft_changes.close_plan(identifier, seat)
        return (draft_changes.hold_plan if kind == draft_changes.HOLD else draft_changes.open_plan)(
            identifier, seat, phase
        )

    return _answered(visit, identifier, act, is_timeless=True)


@require_POST
def undo(visit: Visit, identifier: str) -> HttpResponse:

    def act(seat: int, expected: int, sent: QueryDict) -> Answer:  # noqa: ARG001
        return moves.take_back(identifier, seat, expected)

    return _answered(visit, identifier, act, is_undo=True)


def _answered(
    visit: Visit, identifier: str, act: Act, *, is_undo: bool = False, is_timeless: bool = False
) -> HttpResponse:
    """Let the guest's seat act, and show the result; a timeless request has no version."""
    seating = Seating.at(identifier)
    if not seating.seats:
        return errors.page(visit, 404, "web.error.table")
    if seating.seat_of(visit.guest) < 0:
        return errors.page(visit, 403, "web.error.seat")
    try:
        expected = 0 if is_timeless else forms.version(visit.POST)
        seat = people.acting(identifier, visit.guest, expected, is_undo=is_undo)
        answer = act(seat, expected, visit.POST)
    except GridwrightError as error:
        return errors.told(visit, 400, error.message)
    if answer.reason is None and answer.outcome not in STATUS and not visit.htmx:
        return redirect("table", identifier)
    line = str(visit.POST.get("line", "")) if answer.outcome in STATUS else ""
    return show(visit, identifier, answer, line)
