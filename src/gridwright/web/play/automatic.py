"""What the server does for people: bids up to a maximum, queued plans, the only thing to do.

It plays ordinary lines, right after the action before and in the same transaction. A decision
that is one, even a forced one, is left to its seat: building nothing, buying nothing.
"""

from typing import Final

from gridwright.tables.table import Table
from gridwright.web import models
from gridwright.web.play import maxima, plans
from gridwright.web.play.shelf import carry_out
from gridwright.web.play.writing import Change

_EMPTY: Final = ("drop", "pass", "power none")  # they decide nothing where nothing else is legal


def go_on(change: Change) -> None:
    """Play for people as long as nobody needs to be asked; the caller keeps the change."""
    row, table = change.row, change.table
    written: list[models.Action] = []
    while row.is_running and not table.is_over:
        seat = table.to_act
        if seat in change.seating.bots or change.seating.seats[seat].is_open:
            break
        decided = maxima.answer(row, table)
        forced = "" if decided else only(table)
        lines = [decided or forced] if decided or forced else plans.taken_up(row, table)
        if not lines:
            break
        for line in lines:
            said = {"seat": seat, "line": line, "automatic": bool(forced)}
            written.append(models.Action(table=row, index=table.version, **said))
            carry_out(table, seat, line)
    models.Action.objects.bulk_create(written)
    maxima.forget_old(row, table)


def only(table: Table) -> str:
    """Return the only thing that the seat to act can do, where it decides nothing."""
    legal = table.game.lowest_bid_actions(table.state)
    if len(legal) != 1:
        return ""
    line = table.game.write(legal[0])
    return line if line in _EMPTY else ""


def unasked(row: models.Table, table: Table) -> set[int]:
    """Return the moves that nobody was asked for, by identity: an equal one may be a decision."""
    rows = row.actions.filter(automatic=True, index__lt=len(table.log))
    return {id(table.log[index]) for index in rows.values_list("index", flat=True)}
