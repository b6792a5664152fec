"""The ways in which a Card Game can go, read off a table at its end."""

from gridwright.tables.table import Move, Table

DUE = ("auction", "refill", "update")
"""Where the one-more-round card is drawn: in phase 1; in phase 3 for the plant that leaves at a
reshuffle of the fuel; or in phase 3 for the highest plant. Each is due for all numbers of seats."""

RARE = ("undercut", "last_card_for_unsold", "second_reshuffle", "shared")
"""Due once: a drawn plant lower than the discounted one; the card as the replacement of an unsold
plant; a second reshuffle, with the late fuel; a shared victory."""


def way_to_end(table: Table) -> str:
    """Return where the one-more-round card was drawn."""
    for move in table.moves:
        if "one_more_round" in kinds_of(move):
            return drawn_in(move)
    raise AssertionError("a Card Game ends after its one-more-round card")


def drawn_in(move: Move) -> str:
    """Return the step of play in which *move* drew the one-more-round card."""
    kinds = kinds_of(move)
    before = kinds[: kinds.index("one_more_round")]
    if "put_under" in before:
        return "update"
    return "refill" if "fuel_reshuffled" in before else "auction"


def kinds_of(move: Move) -> list[str]:
    return [event.kind.id for event in move.events]


def marks_of(table: Table) -> set[str]:
    """Return what else happened that a record should show."""
    found = set()
    reshuffles = 0
    for move in table.moves:
        kinds = kinds_of(move)
        whys = [str(event.values.get("why", "")) for event in move.events]
        reshuffles += kinds.count("fuel_reshuffled")
        if "undercut" in whys:
            found.add("undercut")
        if "unsold" in whys and "one_more_round" in kinds[whys.index("unsold") :]:
            found.add("last_card_for_unsold")
    if reshuffles > 1:
        found.add("second_reshuffle")
    if table.game.ranking(table.state).count(1) > 1:
        found.add("shared")
    return found
