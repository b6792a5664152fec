"""Who looks at tables, and what that means for their bots.

A game of bots alone is parked while nobody looks at it: its turn has no lease, so no worker takes
it. It goes on when somebody opens its page, as long as not too many such games are running. A
table with a person in a seat is never parked, but while nobody looks at it others come first.
"""

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Final

from django.db import connection, transaction
from django.utils import timezone

from gridwright.core.errors import Message
from gridwright.web import models
from gridwright.web.database import if_nobody_writes

INTERVAL: Final = 10.0  # seconds between two marks of a table that is open on a screen
_SOON: Final = timedelta(seconds=1.5 * INTERVAL)  # a page marks its table if no stream has
LASTING: Final = timedelta(seconds=4 * INTERVAL)  # how long a mark holds
MOST_OF_A_GUEST: Final = 8  # running games of bots alone that one guest has laid
MOST_IN_ALL: Final = 100


def database_now() -> datetime:
    """Return the time by the clock that all processes share.

    Several machines may serve one PostgreSQL, so it is that of the database there.
    """
    if connection.vendor != "postgresql":
        return timezone.now()
    with connection.cursor() as cursor:
        cursor.execute("SELECT clock_timestamp()")
        now: datetime = cursor.fetchone()[0]
    return now


def time_difference() -> float:
    """Return by how many seconds the clock of this machine is ahead of that of the database."""
    if connection.vendor != "postgresql":
        return 0.0
    before = timezone.now()
    shared = database_now()
    return ((before - shared) + (timezone.now() - before) / 2).total_seconds()


def is_watched(marked: datetime | None, now: datetime) -> bool:
    """Whether a mark still holds: one in the future is of a clock that was set back since."""
    return marked is not None and abs(now - marked) <= LASTING


def look(row: models.Table) -> None:
    """Remember that somebody has opened the page of *row*."""
    is_marked = row.watched is not None and abs(timezone.now() - row.watched) <= _SOON
    if row.is_running and not is_marked:
        with if_nobody_writes():
            mark([row.pk])


def mark(tables: Iterable[str]) -> None:
    """Remember that *tables* are open on a screen, and let parked games among them go on."""
    rows = models.Table.objects.filter(pk__in=list(tables), state=models.TableState.RUNNING)
    with transaction.atomic():
        now = database_now()
        keys = list(rows.select_for_update(skip_locked=True).values_list("pk", flat=True))
        models.Table.objects.filter(pk__in=keys).update(watched=now)
    parked = models.BotTurn.objects.filter(table__in=keys, lease=None)
    for key, host in list(parked.values_list("pk", "table__host")):
        if crowding(host) is None:
            parked.filter(pk=key).update(lease=now)


def park(turn: int, lease: datetime, marked: datetime | None) -> None:
    """Park a turn as it was read, unless somebody has looked at its table since."""
    turns = models.BotTurn.objects.filter(pk=turn, lease=lease, table__watched=marked)
    turns.update(lease=None)


def is_crowded_out(row: models.Table) -> bool:
    """Whether the bots of *row* rest although somebody looks: too many such games are running."""
    is_parked = row.bot_turns.filter(lease=None).exists()
    return is_parked and crowding(row.host_id) is not None


def crowding(host: int | None) -> Message | None:
    """Return why no further game of bots alone may run for the guest *host*; None if one may."""
    running = models.BotTurn.objects.filter(has_people=False, lease__isnull=False)
    if running.filter(table__host=host).count() >= MOST_OF_A_GUEST:
        return Message("web.bots_alone.yours", {"most": MOST_OF_A_GUEST})
    if running.count() >= MOST_IN_ALL:
        return Message("web.bots_alone.all", {"most": MOST_IN_ALL})
    return None
