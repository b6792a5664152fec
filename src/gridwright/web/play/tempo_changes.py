"""Changing the tempo of a table: it counts from the next action of a bot on."""

from collections.abc import Callable
from typing import Final

from gridwright.core.errors import GridwrightError
from gridwright.core.events import NOBODY
from gridwright.web import models
from gridwright.web.models import Tempo
from gridwright.web.play import tempo
from gridwright.web.play.moves import Answer, Outcome
from gridwright.web.play.tempo import TempoControl
from gridwright.web.play.writing import Change, changing

SET: Final = "set"
PAUSE: Final = "pause"
GO_ON: Final = "go_on"
SKIP: Final = "skip"
NEXT: Final = "next"  # lets one bot act


def change_tempo(identifier: str, guest: models.Guest | None, way: str, wanted: str) -> Answer:
    """Change the tempo as *guest* asks for, or say why not."""
    with changing(identifier) as change:
        control = tempo.control_of(change.row, change.seating, guest)
        try:
            if way == SET:
                _set(change, control, wanted)
            else:
                _WAYS[way](change, control, guest)
        except GridwrightError as error:
            return Answer.to(change, Outcome.REFUSED, error.message)
        change.row.save(update_fields=["tempo", "is_paused", "skips_to"])
        if way == NEXT:
            change.let_act()
        else:
            change.reschedule()
        change.show()
        return Answer.to(change, Outcome.DONE)


def resume(identifier: str, guest: models.Guest | None) -> None:
    """End the pause of *guest*, who has come back to the table."""
    with changing(identifier) as change:
        control = tempo.control_of(change.row, change.seating, guest)
        if control.is_paused and control.can_pause:
            change.row.is_paused = False
            change.row.save(update_fields=["is_paused"])
            change.reschedule()
            change.show()


def _set(change: Change, control: TempoControl, wanted: str) -> None:
    if wanted not in control.choices:
        raise GridwrightError("web.tempo.not_yours")
    change.row.tempo = Tempo(wanted)
    change.row.is_paused = False
    change.row.skips_to = NOBODY


def _pause(change: Change, control: TempoControl, guest: models.Guest | None) -> None:  # noqa: ARG001
    _check(is_allowed=control.can_pause)
    change.row.is_paused = True
    change.row.skips_to = NOBODY


def _go_on(change: Change, control: TempoControl, guest: models.Guest | None) -> None:  # noqa: ARG001
    _check(is_allowed=control.can_pause)
    change.row.is_paused = False


def _skip(change: Change, control: TempoControl, guest: models.Guest | None) -> None:
    """Hurry until a seat of *guest* is asked; on their own turn that is now."""
    _check(is_allowed=control.can_skip)
    change.row.is_paused = False
    if change.is_bots_turn:
        change.row.skips_to = tempo.playing_seat(change.seating, guest)


def _next(change: Change, control: TempoControl, guest: models.Guest | None) -> None:  # noqa: ARG001
    _check(is_allowed=control.can_pause)


def _check(*, is_allowed: bool) -> None:
    if not is_allowed:
        raise GridwrightError("web.tempo.not_yours")


_WAYS: Final[dict[str, Callable[[Change, TempoControl, models.Guest | None], None]]] = {
    PAUSE: _pause,
    GO_ON: _go_on,
    SKIP: _skip,
    NEXT: _next,
}
WAYS: Final = (SET, *_WAYS)
