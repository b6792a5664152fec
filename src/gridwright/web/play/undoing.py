"""Taking back the last decision of a seat, with everything that followed by itself."""

from collections.abc import Sequence
from dataclasses import dataclass

from gridwright.core.errors import Message
from gridwright.core.game import SPECTATOR
from gridwright.core.notation import Decision
from gridwright.tables.table import Move, Table
from gridwright.web.play.seating import Seating
from gridwright.web.play.table_cache import CachedTable, back_line, undo_line


@dataclass(frozen=True, slots=True)
class Undo:
    """The lines that take a decision back, or why that cannot be done."""

    lines: tuple[str, ...]
    reason: Message | None
    draft: tuple[str, ...] = ()  # what was taken back, as a tentative turn


def undo_of(cached: CachedTable, seating: Seating, seat: int, *, is_free: bool = False) -> Undo:
    """Return how *seat* takes back its last decision; a spectator has made none.

    Seats whose only action since was played for them count as bots. Where that *is_free*, at the
    table of a lesson, bids and drawn cards are taken back too.
    """
    if seat == SPECTATOR:
        return Undo((), Message("undo_nothing"))
    table, automatic = cached.table, cached.unasked
    tail = _since(table, automatic, seat)
    asked = [move for move in tail if move.seat != seat and id(move) not in automatic]
    bots = seating.bots
    if all([move.seat in bots for move in asked]):
        bots |= {move.seat for move in tail if move.seat != seat}
    reason = table.why_no_undo(seat, bots)
    if reason is None and any([move.reveals for move in tail]):
        reason = Message("undo_revealed")
    own = [move for move in tail if move.seat == seat]
    lines = (undo_line(bots),) * max(len(own), 1)
    if is_free and own:
        reason, lines = None, (back_line(len(table.moves) - len(tail)),)
    phrases = [table.game.phrase(move.action) for move in own if id(move) not in automatic]
    draft = tuple([phrase.text for phrase in phrases if phrase.decision is not Decision.DONE])
    return Undo(lines, reason, draft)


def _since(table: Table, automatic: set[int], seat: int) -> list[Move]:
    """Return the moves from the last decision of *seat* on; none where it made none.

    A turn that ended with `done` is one decision, as far back as nothing was revealed in it.
    """
    moves = table.moves
    for start in range(len(moves) - 1, -1, -1):
        if moves[start].seat == seat and id(moves[start]) not in automatic:
            return list(moves[_turn_start(table, moves, start) :])
    return []


def _turn_start(table: Table, moves: Sequence[Move], end: int) -> int:
    """Return where the turn began whose last move is at *end*."""
    start = end
    if _ends_turn(table, moves[end]):
        while start > 0 and _is_same_turn(table, moves[start - 1], moves[end]):
            start -= 1
    return start


def _is_same_turn(table: Table, before: Move, last: Move) -> bool:
    is_near = (before.seat, before.round) == (last.seat, last.round)
    return is_near and not before.reveals and not _ends_turn(table, before)


def _ends_turn(table: Table, move: Move) -> bool:
    """Whether *move* only ends a turn of several actions."""
    return table.game.phrase(move.action).decision is Decision.DONE
