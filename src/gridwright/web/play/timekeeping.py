"""What the clock of a table does when the table changes, and before anybody looks at it.

`settle` comes first in every change: what was due by then is carried out before anything else. So
it does not matter who notices that the time of a seat is up: the clerk, or whoever acts next.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Final

from gridwright.tables.table import Move, TakenBack
from gridwright.web import models
from gridwright.web.clocks import outages
from gridwright.web.clocks.gathering import GATHERING, missing
from gridwright.web.clocks.rows import AtFlag
from gridwright.web.clocks.running import NextTurn, Steps, TableClock
from gridwright.web.models import NoteKind
from gridwright.web.notes import causes
from gridwright.web.play.seating import make_open

if TYPE_CHECKING:
    from gridwright.web.play.writing import Change

_ENDED: Final = (models.TableState.OVER, models.TableState.ABANDONED)


# Before a change


def settle(change: "Change") -> None:
    """Carry out what was due when the present request arrived."""
    clock, now = change.clock, change.arrived
    if clock is None:
        return
    row = clock.row
    if change.row.state == models.TableState.WAITING:
        _gather(change, clock)
        return
    outages.notice(now)
    if row.break_ends is not None and now >= row.break_ends:
        end_break(change, row.break_ends)
        change.keep()
    if clock.has_fallen(now):
        _fall(change, clock)
        change.keep()
    elif is_due(row, now):
        if clock.is_short(now):
            causes.tell_of_time(change)
        before = row.flag_at
        clock.save(now)
        if row.flag_at != before:  # by what is known now, the time is up later
            change.show()


def is_due(row: models.Clock, now: datetime) -> bool:
    """Whether somebody is to look at a clock, or a clerk does."""
    return bool(row.worker) or (row.lease is not None and now >= row.lease)


def _fall(change: "Change", clock: TableClock) -> None:
    """Let a bot play, or all wait; what the seat has planned was meant for another moment."""
    flag_at = clock.row.flag_at
    seat = clock.fall(change.row.version)
    add_note(change, NoteKind.FLAG, seat.number, clock.row.at_flag, flag_at)
    change.unqueue_drafts([row for row in change.drafts if row.seat == seat.number])
    if clock.row.at_flag != AtFlag.WAIT:
        change.forget_maxima([seat.number])
    causes.tell_of_flag(change, seat)


def add_note(
    change: "Change", kind: NoteKind, seat: int, line: str = "", moment: datetime | None = None
) -> None:
    """Write into the log what happened to the time of a *seat*, just now or at a *moment*."""
    models.LogNote.objects.create(
        table=change.row,
        after=len(change.table.moves),
        kind=kind,
        seat=seat,
        actor=seat,
        line=line,
        created=moment or change.arrived,
    )


def end_break_if_all_are_back(change: "Change") -> None:
    """End a break as soon as nobody who plays is missing: the others came back, or left."""
    people, clock = set(change.seating.people), change.clock
    if clock is not None and clock.row.is_on_break and people and people <= {*clock.row.returned}:
        end_break(change, change.arrived)


def end_break(change: "Change", now: datetime) -> None:
    """Let the clocks of a table run again."""
    assert change.clock is not None
    change.clock.end_break(now)
    add_note(change, NoteKind.RESUMED, max(change.row.to_act, 0))


# Beginning


def may_begin(change: "Change") -> bool:
    """Whether the game of a full table begins now: at a live one, all must be here."""
    clock = change.clock
    if clock is None or not clock.terms.is_live or not missing(change.seating.seats, change.now):
        return True
    if clock.row.gathers_until is None:
        clock.row.gathers_until = change.now + GATHERING
    return False


def _gather(change: "Change", clock: TableClock) -> None:
    """Begin a game that waits for people to come; who does not in time loses the seat."""
    row = clock.row
    if row.gathers_until is None:
        return
    if change.seating.is_complete and not missing(change.seating.seats, change.arrived):
        change.keep()
    elif not change.seating.is_complete:
        row.gathers_until = None
        change.keep()
    elif change.arrived >= row.gathers_until:
        for seat in missing(change.seating.seats, change.arrived):
            make_open(seat)
        row.gathers_until = None
        change.keep()
    else:
        clock.save(change.arrived)


# With a change


def follow(
    change: "Change",
    written: Sequence[Move | TakenBack],
    *,
    resumed_by: int,
    went_back: bool,
    is_first: bool,
) -> None:
    """Let the clock go on to who is asked, after what has been *written*."""
    clock, row = change.clock, change.row
    if clock is None:
        return
    if is_first:
        clock.row.gathers_until = None
        clock.fill_banks()
    if row.state in (models.TableState.RUNNING, models.TableState.OVER):
        turn = NextTurn(row.to_act, row.round, row.phase)
        seats = {entry.seat for entry in written}
        steps = Steps(seats, resumed_by, went_back=went_back, is_first=is_first)
        clock.follow(turn, steps, change.arrived, change.now)
    else:
        clock.follow(NextTurn(), Steps(), change.arrived, change.now)
    if row.state in _ENDED:
        clock.put_away()
    clock.save(change.now)
