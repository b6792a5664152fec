"""Taking back: the last decision of a seat, with all that followed without a decision."""

from collections.abc import Sequence
from dataclasses import dataclass

from gridwright.core.errors import Message, UndoError
from gridwright.tables.table import Move, Table
from gridwright.web import models
from gridwright.web.play.seating import Seating
from gridwright.web.play.shelf import undo_line


@dataclass(frozen=True, slots=True)
class Undo:
    """What taking back means now: the lines of it, or why it cannot be."""

    lines: tuple[str, ...]
    reason: Message | None


def undo_of(row: models.Table, table: Table, seating: Seating, seat: int) -> Undo:
    """Return how *seat* takes back its last decision.

    Whoever had only one thing to do since, and was not asked, counts as a bot does.
    """
    automatic = _automatic(row, table)
    tail = _since(table.moves, automatic, seat)
    asked = [move for move in tail[1:] if id(move) not in automatic]
    bots = seating.bots
    if all([move.seat in bots for move in asked]):
        bots |= {move.seat for move in tail if move.seat != seat}
    reason = table.why_no_undo(seat, bots)
    if reason is None and any([move.reveals for move in tail]):
        reason = Message("undo_revealed")
    own = [move for move in tail if move.seat == seat]
    return Undo((undo_line(bots),) * max(len(own), 1), reason)


def lines(row: models.Table, table: Table, seating: Seating, seat: int) -> list[str]:
    """Return the lines that take back the last decision of *seat*, or raise `UndoError`."""
    found = undo_of(row, table, seating, seat)
    if found.reason is not None:
        raise UndoError(found.reason.id, found.reason.values)
    return list(found.lines)


def _automatic(row: models.Table, table: Table) -> set[int]:
    """Return the moves that nobody was asked for, by identity: an equal one may be a decision."""
    indices = row.actions.filter(automatic=True, index__lt=len(table.log))
    return {id(table.log[index]) for index in indices.values_list("index", flat=True)}


def _since(moves: Sequence[Move], automatic: set[int], seat: int) -> list[Move]:
    """Return the moves from the last decision of *seat* on; none where it made none."""
    for start in range(len(moves) - 1, -1, -1):
        if moves[start].seat == seat and id(moves[start]) not in automatic:
            return list(moves[start:])
    return []
