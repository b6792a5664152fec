"""How far a table has come, written into its row for lists of tables."""

import logging
from typing import Final

from django.db.models import Manager

from gridwright.core.errors import GridwrightError
from gridwright.core.events import NOBODY
from gridwright.tables.table import Table
from gridwright.web import models
from gridwright.web.play.table_cache import CachedTable

_LOG: Final = logging.getLogger(__name__)
_FIELDS: Final = ("to_act", "round", "phase")


def note(row: models.Table, table: Table) -> None:
    """Let *row* say who acts, in which round and phase, and who leads."""
    game, state = table.game, table.state
    row.to_act = table.to_act if row.state == models.TableState.RUNNING else NOBODY
    row.round, row.phase = game.round_of(state), game.phase_of(state)
    order = game.player_order(state)
    row.leader = order[0] if order else NOBODY


def fill(tables: "Manager[models.Table]") -> None:
    """Note the progress of tables that were last played before rows had room for it.

    A table whose actions cannot be played any more stays as it is: it must not keep a server from
    starting, and lists show it without a phase.
    """
    for row in tables.filter(phase=""):
        names = tuple(row.places.order_by("number").values_list("name", flat=True))
        try:
            note(row, CachedTable().catch_up(row, names))
        except GridwrightError as error:
            details = {"table": row.pk, "reason": str(error)}
            _LOG.warning("cannot be played again", extra={"details": details})
            continue
        row.save(update_fields=_FIELDS)
