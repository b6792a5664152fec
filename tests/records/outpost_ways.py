"""The ways in which a game of Outpost can go, read off a table at its end."""

from gridwright.games.outpost.actions import PlaceSyndicate, Power, Robot, Settle
from gridwright.tables.table import Move, Table

DUE = ("phase_2", "phase_4", "early")
"""The Stage 3 card was drawn in phase 2 or 4 of a round in stage 2, or `early`, while it was still
stage 1. Each is due for every number of seats."""

RARE = ("stage_2", "stage_2_start", "colony", "robots", "moon_base", "choice", "shared")
"""Due once: the end in stage 2; the Stage 3 card as the replacement at the start of stage 2; a
settled Colony, a robot, Moon Base at work; a site chosen for the Syndicate; a shared victory."""

MOON_BASE = 45


def way_to_end(table: Table) -> str:
    """Return how stage 3 came, or the stage in which the game ended without it."""
    stage = 1
    for move in table.moves:
        kinds = kinds_of(move)
        if "stage3_drawn" in kinds:
            return drawn_in(move, stage)
        begun = [event for event in move.events if event.kind.id == "stage_begins"]
        stage = int(begun[-1].values["stage"]) if begun else stage
    return f"stage_{stage}"


def drawn_in(move: Move, stage: int) -> str:
    """Return where *move*, made in *stage*, drew the Stage 3 card."""
    kinds = kinds_of(move)
    if "stage_begins" in kinds[: kinds.index("stage3_drawn")]:
        return "stage_2_start"
    if stage == 1:
        return "early"
    return "phase_4" if isinstance(move.action, Power) else "phase_2"


def kinds_of(move: Move) -> list[str]:
    return [event.kind.id for event in move.events]


def marks_of(table: Table) -> set[str]:
    """Return what else happened that a record should show."""
    found = set()
    for move in table.moves:
        if isinstance(move.action, Settle):
            found.add("colony")
        if isinstance(move.action, Robot):
            found.add("robots")
        if isinstance(move.action, Power) and MOON_BASE in move.action.plants:
            found.add("moon_base")
        if isinstance(move.action, PlaceSyndicate) and move.round:
            found.add("choice")
    if table.game.ranking(table.state).count(1) > 1:
        found.add("shared")
    return found
