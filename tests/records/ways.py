"""The ways in which a game can go, read off a table at its end."""

from collections.abc import Iterator
from typing import Any

from gridwright.content.load import load
from gridwright.games.board.actions import Build
from gridwright.games.board.state import BoardState
from gridwright.parts.fuel import Power
from gridwright.tables.table import Move, Table
from tests.records import card_ways, outpost_ways

DUE = {
    "recharged": ("step_2", "phase_2", "phase_5", "early"),
    "classic": ("step_2", "phase_2", "phase_4", "phase_5", "early"),
    "card": card_ways.DUE,
    "outpost": outpost_ways.DUE,
}
"""By title. On the board the end comes in Step 2; in Step 3 whose card was drawn in Phase 2, 4 or 5
of a round in Step 2, or `early`, while it was still Step 1. Each is due for every number of seats.
"""

BOARD = ("step_1", "step_2_start", "empty_market", "shared")
"""Due once for each board game: the end in Step 1; the Step 3 card as the replacement at the start
of Step 2; an auction phase without plants; a shared victory."""

RARE = {
    "recharged": (*BOARD, "phase_out", "storage", "undercut", "last_card_for_unsold"),
    "classic": BOARD,
    "card": card_ways.RARE,
    "outpost": outpost_ways.RARE,
}
"""By title: what is due once."""


def way_to_end(table: Table) -> str:
    """Return the way that a finished game took: one of `DUE`, or a rare one."""
    if table.spec.title == "card":
        return card_ways.way_to_end(table)
    if table.spec.title == "outpost":
        return outpost_ways.way_to_end(table)
    assert isinstance(table.state, BoardState)
    for before, move in positions(table):
        if "step3_drawn" not in [event.kind.id for event in move.events]:
            continue
        if table.state.step < 3:
            break
        if before.step == 1 and not starts_step_2(move):
            return "early"
        return drawn_in(move)
    return f"step_{table.state.step}"


def drawn_in(move: Move) -> str:
    """Return the phase in which *move* drew the Step 3 card."""
    if isinstance(move.action, Power):
        return "phase_5"
    if isinstance(move.action, Build):
        return "phase_4"
    return "step_2_start" if starts_step_2(move) else "phase_2"


def starts_step_2(move: Move) -> bool:
    return any(
        event.kind.id == "step_begins" and event.values["step"] == 2 for event in move.events
    )


def marks_of(table: Table) -> set[str]:
    """Return what else happened that a record should show."""
    if table.spec.title == "card":
        return card_ways.marks_of(table)
    if table.spec.title == "outpost":
        return outpost_ways.marks_of(table)
    found = set()
    for before, move in positions(table):
        kinds = [event.kind.id for event in move.events]
        whys = [str(event.values.get("why", "")) for event in move.events]
        if "refill_ended" in kinds:
            found.add("phase_out")
        if "bought_from_storage" in kinds:
            found.add("storage")
        if "undercut" in whys:
            found.add("undercut")
        if "unsold" in whys and "step3_drawn" in kinds:
            found.add("last_card_for_unsold")
        if not before.cards.plants():
            found.add("empty_market")
    if is_shared(table):
        found.add("shared")
    return found


def is_shared(table: Table) -> bool:
    """Whether more than one seat has won."""
    return table.game.ranking(table.state).count(1) > 1


def positions(table: Table) -> Iterator[tuple[Any, Move]]:
    """Yield every action of a game with the position before it."""
    again = Table(table.spec, load())
    for move in table.moves:
        before = again.state
        again.play(move.action, None, move.chance)
        yield before, move
