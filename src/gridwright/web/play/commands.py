"""What people type: an action for their turn, its end, or a question why not."""

from typing import Any, Final

from gridwright.core.errors import ALLOWED, GridwrightError, Message
from gridwright.core.game import Game
from gridwright.web import models
from gridwright.web.play import drafts, moves, planning, plans, trying
from gridwright.web.play.moves import Answer, Outcome
from gridwright.web.play.seating import Seating
from gridwright.web.play.shelf import SHELF

WHY: Final = "why"
DONE: Final = "done"  # ends a turn of several actions


def carry_out(identifier: str, seat: int, typed: str, expected: int) -> Answer:
    """Add what was *typed* to the turn of *seat*, or play it where it is all of the turn."""
    row = models.Table.objects.get(pk=identifier)
    names = Seating.of(row).names
    with SHELF.live(identifier) as live:
        table = live.catch_up(row, names)
        game, view, is_mine = table.game, table.view(seat), table.to_act == seat
    first, _, rest = typed.casefold().partition(" ")
    now = drafts.read(row, seat, game, view) if is_mine else None
    if first == WHY:
        return Answer(Outcome.TOLD, row.version, _why(game, now, rest))
    if now is None or not ends(game, now):
        return moves.play(identifier, seat, typed, expected)
    if first == DONE:
        return moves.play_all(identifier, seat, [*now.lines, DONE], expected)
    return trying.try_out(identifier, seat, trying.Trial(trying.ADD, [typed]), expected)


def add_to_plan(identifier: str, seat: int, phase: str, typed: str) -> Answer:
    """Add what was *typed* to the plan of *seat*, or say why it cannot be done."""
    first, _, rest = typed.casefold().partition(" ")
    if first != WHY:
        return planning.try_out(identifier, seat, phase, trying.Trial(trying.ADD, [typed]))
    row = models.Table.objects.get(pk=identifier)
    names = Seating.of(row).names
    with SHELF.live(identifier) as live:
        table = live.catch_up(row, names)
        plan = plans.read(row, seat, table.game, table.view(seat))
    tried = None if plan is None else plan.tried
    return Answer(Outcome.TOLD, row.version, _why(table.game, tried, rest))


def ends(game: Game[Any], now: drafts.Tried) -> bool:
    """Whether the turn of a seat goes on until it says that it is done."""
    done = [form for form in game.forms if form.text == DONE]
    return bool(done) and game.refusal(now.state, game.parse(DONE)) is ALLOWED


def _why(game: Game[Any], now: drafts.Tried | None, text: str) -> Message:
    """Return why *text* cannot be done now, or that it can."""
    if now is None:
        return Message("web.panel.not_now")
    try:
        reason = now.draft.refusal(game.parse(text))
    except GridwrightError as error:
        return error.message
    return Message("web.panel.allowed", {"text": text}) if reason is None else reason
