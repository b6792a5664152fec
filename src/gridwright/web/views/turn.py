"""A seat's turn: tried out, played, taken back."""

from collections.abc import Callable
from functools import partial

from django.http import HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.views.decorators.http import require_GET, require_POST

from gridwright import words
from gridwright.core.errors import GridwrightError
from gridwright.web import errors, forms
from gridwright.web.pages import panel as pages
from gridwright.web.play import draft_changes, moves, people
from gridwright.web.play.moves import Answer
from gridwright.web.play.perspective import perspective_of
from gridwright.web.play.seating import Seating
from gridwright.web.views.table import STATUS, show
from gridwright.web.visits import Visit

Action = Callable[[str, int, int, QueryDict], Answer]
"""Does what a form asks for, at a table: with the seat, the version of the table, and the form."""


@require_GET
def panel(visit: Visit, identifier: str) -> HttpResponse:
    perspective = perspective_of(identifier, visit.guest)
    if perspective is None:
        return errors.page(visit, 404, "web.error.table")
    words.about(perspective.game.title)
    return render(visit, "gridwright/table/panel.html", pages.panel(perspective, None, ""))


def _answering(
    action: Action, *, is_undo: bool = False, is_timeless: bool = False
) -> Callable[[Visit, str], HttpResponse]:
    """Let the guest's seat act, and show the result; a timeless request has no version."""

    @require_POST
    def view(visit: Visit, identifier: str) -> HttpResponse:
        seating = Seating.at(identifier)
        if not seating.seats:
            return errors.page(visit, 404, "web.error.table")
        if seating.seat_of(visit.guest) < 0:
            return errors.page(visit, 403, "web.error.seat")
        try:
            forms.have(visit.POST)  # what cannot be answered is not carried out
            expected = 0 if is_timeless else forms.version(visit.POST)
            seat = people.acting(identifier, seating, visit.guest, expected, is_undo=is_undo)
            people.lay_screen_down(identifier, seating, visit.guest)
            answer = action(identifier, seat, expected, visit.POST)
        except GridwrightError as error:
            return errors.told(visit, 400, error.message)
        if answer.reason is None and answer.outcome not in STATUS and not visit.htmx:
            return redirect("table", identifier)
        line = str(visit.POST.get("line", "")) if answer.outcome in STATUS else ""
        return show(visit, identifier, answer, line)

    return view


@_answering
def draft(table: str, seat: int, expected: int, sent: QueryDict) -> Answer:
    """Change what the guest's seat tries out, now or in its plan."""
    phase = forms.plan(sent)
    if phase:
        return draft_changes.change_plan(table, seat, phase, forms.draft_change(sent))
    return draft_changes.change_draft(table, seat, forms.draft_change(sent), expected)


@_answering
def play(table: str, seat: int, expected: int, sent: QueryDict) -> Answer:
    return moves.play_all(table, seat, forms.turn(sent), expected)


@_answering
def command(table: str, seat: int, expected: int, sent: QueryDict) -> Answer:
    typed, phase = forms.turn(sent)[0], forms.plan(sent)
    if phase:
        return draft_changes.run_plan_command(table, seat, phase, typed)
    return draft_changes.run_command(table, seat, typed, expected)


@_answering
def maximum(table: str, seat: int, expected: int, sent: QueryDict) -> Answer:  # noqa: ARG001
    amount, drops = forms.maximum(sent)
    return moves.set_maximum(table, seat, amount, drops=drops, lot=forms.text(sent, "lot"))


@partial(_answering, is_timeless=True)
def plan(table: str, seat: int, expected: int, sent: QueryDict) -> Answer:  # noqa: ARG001
    kind, phase = forms.planned(sent)
    if kind == draft_changes.QUEUE:
        lines, seen = forms.lines(sent), forms.prices(sent)
        return draft_changes.queue_plan(table, seat, phase, lines, seen)
    if kind == draft_changes.CLOSE:
        return draft_changes.close_plan(table, seat)
    if kind == draft_changes.HOLD:
        return draft_changes.hold_plan(table, seat, phase)
    return draft_changes.open_plan(table, seat, phase)


@partial(_answering, is_undo=True)
def undo(table: str, seat: int, expected: int, sent: QueryDict) -> Answer:  # noqa: ARG001
    return moves.take_back(table, seat, expected)
