"""Which seats are asked before they waste a turn: once a phase, until they show they mean it."""

from typing import Final

from django.db.models import F

from gridwright.web import models
from gridwright.web.play.perspective import Perspective

ASK: Final = "ask"  # what a form says that wants to be asked
SURE: Final = "yes"  # what it says once it was
_PATIENCE: Final = 2  # turns finished all the same after which a seat is not asked any more
_HURRY: Final = 30_000  # milliseconds; whose time is up sooner is not held up


def may_ask(perspective: Perspective) -> bool:
    """Whether the seat to act may be asked now."""
    if not perspective.is_my_turn or perspective.draft_turn is None:
        return False
    if perspective.puzzle is not None:  # the question would be a hint
        return False
    clock = perspective.clock
    if clock is not None and clock.is_running and clock.left_of(perspective.seat) < _HURRY:
        return False
    seat = perspective.seats[perspective.seat]
    return seat.overruled < _PATIENCE and seat.asked_in != _turn(perspective)


def note_asked(perspective: Perspective) -> None:
    row = models.Seat.objects.filter(table=perspective.id, number=perspective.seat)
    row.update(asked_in=_turn(perspective))


def note_overruled(table: str, seat: int) -> None:
    row = models.Seat.objects.filter(table=table, number=seat)
    row.update(overruled=F("overruled") + 1)


def _turn(perspective: Perspective) -> str:
    game, view = perspective.game, perspective.view
    return f"{game.round_of(view)}.{game.phase_of(view)}"
