"""Leases: how workers share rows of work, so that each is done once, whoever dies.

A worker that claims a row has it until the lease ends; no lock is held meanwhile. What a dead
worker had is free when its lease ends, or as soon as its successor of the same name starts.
"""

from datetime import datetime, timedelta
from typing import Any, Final

from django.db.models import F, Q, QuerySet

from gridwright.web import models
from gridwright.web.play import watching

LEASE: Final = timedelta(seconds=20)  # many times what the strongest bot thinks, or waits before
LONG_LEASE: Final = timedelta(minutes=1)  # for jobs, on a slow machine that interprets the engine
_PAUSE: Final = timedelta(seconds=1)
_LATER: Final = timedelta(minutes=1)

Leased = models.BotTurn | models.Job
_KINDS: Final = (models.BotTurn, models.Job)


def is_due(now: datetime) -> Q:
    """Return which rows may be claimed *now*.

    A lease longer than any that is given out was written before the clock was set back.
    """
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
    """Let *row*, at which its worker failed, be tried again in a moment."""
    _claimed(row).update(lease=watching.database_now() + _PAUSE, worker="")


def put_aside(row: Leased) -> None:
    """Leave what this server cannot do for later, as if nobody had tried it."""
    _claimed(row).update(lease=watching.database_now() + _LATER, worker="", tries=0)


def _claimed(row: Leased) -> "QuerySet[Any]":
    """Return *row*, unless another worker has taken it over, and may be done with it."""
    return type(row).objects.filter(pk=row.pk, worker=row.worker)
