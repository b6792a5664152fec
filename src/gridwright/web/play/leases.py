"""Leases: how workers share rows of work, so that each is done once, whoever dies.

A worker that claims a row has it until the lease ends; no lock is held meanwhile. What a dead
worker had is free when its lease ends, or as soon as its successor of the same name starts.
"""

from datetime import datetime, timedelta
from typing import Final

from django.db.models import F, Q

from gridwright.web import models
from gridwright.web.play import watching

LEASE: Final = timedelta(seconds=20)  # many times what the strongest bot thinks, or waits before
LONG_LEASE: Final = timedelta(minutes=1)  # for jobs, on a slow machine that interprets the engine
_PAUSE: Final = timedelta(seconds=1)
_LATER: Final = timedelta(minutes=1)

Leased = models.BotTurn | models.Job
_KINDS: Final = (models.BotTurn, models.Job)


def is_due(now: datetime) -> Q:
    """A lease longer than any that is given out was written before the clock was set back."""
    return Q(lease__lte=now) | Q(lease__gt=now + max(LEASE, LONG_LEASE, _LATER))


def claim(kind: type[Leased], key: int, lease: datetime, worker: str, now: datetime) -> bool:
    """Give a row to *worker*, if it still has the *lease* that was read; return whether it has."""
    row = kind.objects.filter(pk=key, lease=lease)
    end = now + (LONG_LEASE if kind is models.Job else LEASE)
    return row.update(lease=end, worker=worker, tries=F("tries") + 1) == 1


def free(worker: str, *, counts: bool = True) -> None:
    """Give back what *worker* had claimed and will not finish.

    It *counts* as a try where the worker died over it, but not where the database was away.
    """
    tries = F("tries") if counts else F("tries") - 1
    for kind in _KINDS:
        rows = kind.objects.filter(worker=worker)
        rows.update(lease=watching.database_now(), worker="", tries=tries)


def put_back(row: Leased) -> None:
    soon = watching.database_now() + _PAUSE
    type(row).objects.filter(pk=row.pk).update(lease=soon, worker="")


def put_aside(row: Leased) -> None:
    """Leave what this server cannot do for later, as if nobody had tried it."""
    later = watching.database_now() + _LATER
    type(row).objects.filter(pk=row.pk).update(lease=later, worker="", tries=0)
