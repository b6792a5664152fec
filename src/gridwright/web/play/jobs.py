"""Jobs: what bot processes think about for people when no bot is to move.

A job belongs to one version of its table. Its result is written only while the table still has that
version, in the transaction that lets the page know; what is out of date is dropped. Each kind has a
function that makes the result, and knows nothing of rows and leases.
"""

from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from typing import Any, Final

from django.db.models import F, Q

from gridwright.tables.table import Table
from gridwright.web import models
from gridwright.web.play import leases, watching
from gridwright.web.play.seating import Seating
from gridwright.web.play.table_cache import TABLE_CACHE
from gridwright.web.play.writing import changing

_TRIES: Final = 3  # after which nobody tries any more
_LIFETIME: Final = timedelta(days=1)

Result = dict[str, Any]
"""What is stored of a job that is done: whatever JSON has, and never empty."""

Think = Callable[[Table, models.Job], Result]
"""Thinks about a copy of the table, which has the version of the job."""


def ask(row: models.Table, seat: int, kind: str, parameters: dict[str, Any]) -> models.Job:
    """Write a job for the table as it is now, instead of any of its *kind* for the seat."""
    row.jobs.filter(seat=seat, kind=kind).delete()
    return models.Job.objects.create(
        table=row,
        seat=seat,
        kind=kind,
        version=row.version,
        parameters=parameters,
        lease=watching.database_now(),
    )


def claim(worker: str, kinds: Iterable[str]) -> models.Job | None:
    """Return the job of one of the *kinds* that is next, for *worker* alone; None if none is."""
    now = watching.database_now()
    due = models.Job.objects.filter(leases.is_due(now), kind__in=list(kinds))
    due = due.order_by("created", "pk")
    for key, lease in due.values_list("pk", "lease"):
        assert lease is not None  # which only a job has that is done
        if leases.claim(models.Job, key, lease, worker, now):
            return models.Job.objects.filter(pk=key).first()
    return None


def carry_out(job: models.Job, think: Think) -> None:
    """Think about *job* and write what comes of it, unless nobody waits for it any more."""
    row = models.Table.objects.get(pk=job.table_id)
    mine = models.Job.objects.filter(pk=job.pk, worker=job.worker)
    with TABLE_CACHE.current(row, Seating.of(row).names) as current:
        table = current.copy() if row.version == job.version else None
    if table is None:
        mine.delete()
        return
    result = think(table, job) if job.tries <= _TRIES else None
    with changing(job.table_id) as change:
        if result is None or change.row.version != job.version:
            count, _ = mine.delete()
        else:
            count = mine.update(result=result, lease=None, worker="")
        if count and change.row.version == job.version:
            change.show()


def clean(now: datetime) -> int:
    """Delete the jobs of tables that have moved on, and very old ones; return how many."""
    is_current = Q(version=F("table__version"), created__gte=now - _LIFETIME)
    _, counts = models.Job.objects.exclude(is_current).delete()
    return counts.get("web.Job", 0)
