"""The tempo of a table: how long its bots wait before they act, and who may change that.

It belongs to the table because the server plays the bots: what a page shows is always the truth.
One person among bots sets it as they like. Where several people sit, the host does, and nobody can
hold up the others: Step and pause do not count there. At a table with a clock nobody waits for
captions: bots are quick there, or act at once.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from gridwright.core.events import NOBODY
from gridwright.tables.table import Move, Table, TakenBack
from gridwright.web import models
from gridwright.web.clocks.rows import clock_of
from gridwright.web.models import Tempo
from gridwright.web.play.seating import Seating

USUAL: Final = Tempo.QUICK
SHOWN: Final = Tempo.CALM  # where people only watch
SHARED: Final = (Tempo.CALM, Tempo.QUICK, Tempo.AT_ONCE)
TIMED: Final = (Tempo.QUICK, Tempo.AT_ONCE)

PAUSES: Final = {Tempo.STEP: 0, Tempo.CALM: 1500, Tempo.QUICK: 700, Tempo.AT_ONCE: 0}
"""Milliseconds before an action."""
WITHIN_TURN: Final = 150  # milliseconds, before a quick action of the seat that has just acted
DUEL: Final = 1500  # milliseconds that pages take to show how bots bid each other up


@dataclass(frozen=True, slots=True)
class TempoControl:
    """The tempo of a table, and what one guest may do about it."""

    tempo: Tempo
    choices: tuple[Tempo, ...] = ()  # none where others set it
    is_paused: bool = False
    is_skipping: bool = False
    can_pause: bool = False
    can_skip: bool = False

    @property
    def waits(self) -> bool:
        """Whether bots wait for somebody to say so."""
        return self.is_paused or (self.tempo == Tempo.STEP and not self.is_skipping)


def control_of(row: models.Table, seating: Seating, guest: models.Guest | None) -> TempoControl:
    """Return what *guest* sees and may do of the tempo."""
    is_alone = _is_alone(row, seating, guest)
    is_host = guest is not None and row.host_id == guest.pk
    is_timed = clock_of(row) is not None
    most = TIMED if is_timed else tuple(Tempo) if is_alone else SHARED
    return TempoControl(
        current(row, seating),
        most if is_alone or is_host else (),
        is_paused=_is_paused(row, seating),
        is_skipping=row.skips_to != NOBODY,
        can_pause=is_alone and not is_timed,
        can_skip=is_alone and playing_seat(seating, guest) != NOBODY,
    )


def _is_alone(row: models.Table, seating: Seating, guest: models.Guest | None) -> bool:
    """Whether *guest* is the only one who plays, or has laid a game of bots to watch."""
    if guest is None:
        return False
    seated = seating.guests
    return seated == (guest.pk,) or (not seated and row.host_id == guest.pk)


def playing_seat(seating: Seating, guest: models.Guest | None) -> int:
    """Return the first seat that *guest* plays themselves; `NOBODY` if bots play for them."""
    own = [seat for seat in seating.seats_of(guest) if seat not in seating.bots]
    return own[0] if own else NOBODY


def current(row: models.Table, seating: Seating) -> Tempo:
    """Return the tempo that counts."""
    tempo = Tempo(row.tempo)
    if clock_of(row) is not None:
        return tempo if tempo in TIMED else USUAL
    return Tempo.CALM if tempo is Tempo.STEP and _is_shared(seating) else tempo


def _is_shared(seating: Seating) -> bool:
    return len(seating.guests) > 1


def _is_paused(row: models.Table, seating: Seating) -> bool:
    return row.is_paused and not _is_shared(seating) and clock_of(row) is None


# Pauses


def is_hurried(row: models.Table, seating: Seating) -> bool:
    """Whether bots play on without a pause until a person is asked."""
    if _is_paused(row, seating):
        return False
    return row.skips_to != NOBODY or current(row, seating) is Tempo.AT_ONCE


def is_step_by_step(row: models.Table, seating: Seating) -> bool:
    """Whether even bids among bots are played one at a time."""
    if _is_paused(row, seating):
        return True
    return row.skips_to == NOBODY and current(row, seating) is Tempo.STEP


def shows_every_action(row: models.Table, seating: Seating) -> bool:
    """Whether bots wait before every action that there is something to see of."""
    return current(row, seating) in (Tempo.STEP, Tempo.CALM)


def pause_before(
    row: models.Table, seating: Seating, table: Table, written: Sequence[Move | TakenBack] = ()
) -> timedelta | None:
    """Return how long the bot to act waits after *written*; None if it is until it is told to."""
    if is_step_by_step(row, seating):
        return None
    if is_hurried(row, seating):
        return timedelta(0)
    tempo = current(row, seating)
    pause = PAUSES[tempo]
    if tempo is Tempo.QUICK and _is_same_turn(table):
        pause = min(pause, WITHIN_TURN)
    if _is_duel(written):
        pause = max(pause, DUEL)
    return timedelta(milliseconds=pause)


def _is_same_turn(table: Table) -> bool:
    """Whether the seat to act goes on with its turn."""
    last = table.moves[-1] if table.moves else None
    phase = table.game.phase_of(table.state)
    return last is not None and (last.seat, last.phase) == (table.to_act, phase)


def _is_duel(written: Sequence[Move | TakenBack]) -> bool:
    bids = [
        move
        for move in written
        if isinstance(move, Move) and any([event.kind.bid for event in move.events])
    ]
    return len(bids) > 1
