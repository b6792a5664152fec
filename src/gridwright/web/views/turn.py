"""A seat's turn: tried out, played, taken back."""

from collections.abc import Callable
from functools import partial

from django.http import HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.template.loader import render_to_string
from django.views.decorators.http import require_GET, require_POST

from gridwright import words
from gridwright.core.errors import GridwrightError
from gridwright.web import errors, forms, models, preferences
from gridwright.web.pages import palette
from gridwright.web.pages import panel as pages
from gridwright.web.pages.absence import away_strip
from gridwright.web.pages.panel.guard import guard_question
from gridwright.web.pages.panel.turn import Turn
from gridwright.web.pages.seat_times import filled, seat_times
from gridwright.web.play import (
    draft_changes,
    guarding,
    hints,
    lessons,
    moves,
    people,
    replays,
    tempo_changes,
)
from gridwright.web.play.moves import Answer, Outcome
from gridwright.web.play.perspective import Perspective, perspective_of
from gridwright.web.play.seating import Seating
from gridwright.web.views.table import PAUSED, STATUS, show
from gridwright.web.visits import Visit

Action = Callable[[str, int, int, QueryDict], Answer]
"""Does what a form asks for, at a table: with the seat, the version of the table, and the form."""


@require_GET
def panel(visit: Visit, identifier: str) -> HttpResponse:
    perspective = perspective_of(identifier, visit.guest)
    if perspective is None:
        return errors.page(visit, 404, "web.error.table")
    words.about(perspective.game.title)
    context = pages.panel(perspective, None, "")
    html = render_to_string("gridwright/table/panel.html", context, visit)
    face, seats = perspective.running_clock, perspective.seats
    return HttpResponse(filled(html, seat_times(face, seats, perspective.own)))


@require_GET
def commands(visit: Visit, identifier: str) -> HttpResponse:
    """List what a typed text may mean: actions, places to look at, rules."""
    perspective = perspective_of(identifier, visit.guest)
    if perspective is None:
        return errors.page(visit, 404, "web.error.table")
    words.about(perspective.game.title)
    try:
        typed = forms.text(visit.GET, "q")
    except GridwrightError as error:
        return errors.told(visit, 400, error.message)
    context = palette.commands(perspective, typed)
    return render(visit, "gridwright/table/commands.html", context)


@require_GET
def since(visit: Visit, identifier: str) -> HttpResponse:
    """Hand out what the others did since the last turn of the guest's seat."""
    perspective = perspective_of(identifier, visit.guest)
    recording = replays.of_table(identifier, visit.guest)
    if perspective is None or recording is None or perspective.hand_over >= 0:
        return errors.page(visit, 404, "web.error.table")
    words.about(perspective.game.title)
    context = away_strip(perspective, partial(replays.seen_after, recording))
    return render(visit, "gridwright/table/away.html", context)


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
        except hints.HintsOffError as error:
            return errors.told(visit, 403, error.message)
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
def _play(table: str, seat: int, expected: int, sent: QueryDict) -> Answer:
    if forms.text(sent, "sure") == guarding.SURE:
        guarding.note_overruled(table, seat)
    return moves.play_all(table, seat, forms.turn(sent), expected)


@require_POST
def play(visit: Visit, identifier: str) -> HttpResponse:
    """Play a turn; a page that asks before a turn is wasted is answered with the question."""
    if str(visit.POST.get("coach", "")) == guarding.ASK and preferences.asks(visit):
        care = _care(visit, identifier)
        if care is not None:
            return show(visit, identifier, care)
    if str(visit.POST.get("sure", "")) == guarding.ASK and preferences.asks(visit):
        perspective = perspective_of(identifier, visit.guest)
        if perspective is not None and _is_asked(perspective, str(visit.POST.get("version", ""))):
            guarding.note_asked(perspective)
            return show(visit, identifier, Answer(Outcome.ASKED, perspective.version))
    return _play(visit, identifier)


def _care(visit: Visit, identifier: str) -> Answer | None:
    """Return what the coach of a lesson says before the turn is sent, if it says anything."""
    try:
        expected, lines = forms.version(visit.POST), forms.turn(visit.POST)
        return lessons.care_before(identifier, visit.guest, lines, expected)
    except (GridwrightError, models.Table.DoesNotExist):
        return None  # what is wrong with the turn is said when it is played


def _is_asked(perspective: Perspective, version: str) -> bool:
    """Whether the seat of the guest wastes its turn, and was not asked about it yet."""
    if version != str(perspective.version) or not guarding.may_ask(perspective):
        return False
    words.about(perspective.game.title)
    return guard_question(Turn(perspective)) is not None


@_answering
def command(table: str, seat: int, expected: int, sent: QueryDict) -> Answer:
    lines, phase = forms.turn(sent), forms.plan(sent)
    if phase:
        return draft_changes.run_plan_command(table, seat, phase, lines)
    return draft_changes.run_command(table, seat, lines, expected)


@_answering
def maximum(table: str, seat: int, expected: int, sent: QueryDict) -> Answer:  # noqa: ARG001
    amount, drops = forms.maximum(sent)
    return moves.set_maximum(table, seat, amount, drops=drops, lot=forms.text(sent, "lot"))


@_answering
def hint(table: str, seat: int, expected: int, sent: QueryDict) -> Answer:
    kind, number = forms.hint(sent)
    return hints.change(table, seat, kind, number, expected)


@partial(_answering, is_timeless=True)
def coach(table: str, seat: int, expected: int, sent: QueryDict) -> Answer:  # noqa: ARG001
    """Say to the coach of a lesson that its card was read, or ask one of its chips."""
    way, card, number = forms.coach(sent)
    return lessons.answer(table, seat, way, card, number)


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


@require_POST
def tempo(visit: Visit, identifier: str) -> HttpResponse:
    """Change how fast the bots act, for who may; a tempo is remembered for the next table."""
    seating = Seating.at(identifier)
    if not seating.seats:
        return errors.page(visit, 404, "web.error.table")
    try:
        forms.have(visit.POST)
        way, wanted = forms.tempo(visit.POST)
    except GridwrightError as error:
        return errors.told(visit, 400, error.message)
    answer = tempo_changes.change_tempo(identifier, visit.guest, way, wanted)
    if answer.reason is not None and not seating.seats_of(visit.guest):
        return errors.told(visit, 403, answer.reason)
    if answer.reason is None and not visit.htmx:
        response: HttpResponse = redirect("table", identifier)
        if way == tempo_changes.PAUSE:
            response["Location"] += f"?{PAUSED}"
    else:
        response = show(visit, identifier, answer)
    if answer.reason is None and way == tempo_changes.SET:
        preferences.store(visit, response, preferences.TEMPO, wanted)
    return response
