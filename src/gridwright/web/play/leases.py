"""Leases: how workers share rows of work, so that each is done once, whoever dies.

A worker that claims a row has it until the lease ends; no lock is held meanwhile. What a dead
worker had is free when its lease ends, or as soon as its successor of the same name starts.
"""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any, Final

from django.db.models import F, Q, QuerySet

from gridwright.web import models
from gridwright.web.play import watching

LEASE: Final = timedelta(seconds=20)  # many times what the strongest bot thinks, or waits before
LONG_LEASE: Final = timedelta(minutes=1)  # for thoughts on a slow machine, and slow receivers
LONGEST_LEASE: Final = timedelta(minutes=10)  # for kept turns, which are looked at thoroughly
SHORT_LEASE: Final = timedelta(seconds=5)  # for clocks, which nobody thinks about
_PAUSE: Final = timedelta(seconds=1)
_LATER: Final = timedelta(minutes=1)

Leased = (
    models.BotTurn
    | models.Job
    | models.Analysis
    | models.ComparedMoves
    | models.Puzzle
    | models.Clock
    | models.Delivery
)
_LENGTHS: Final[dict[type[Leased], timedelta]] = {
    models.BotTurn: LEASE,
    models.Job: LONG_LEASE,
    models.Analysis: LONG_LEASE,
    models.ComparedMoves: LONG_LEASE,
    models.Puzzle: LONGEST_LEASE,
    models.Clock: SHORT_LEASE,
    models.Delivery: LONG_LEASE,
}

Putting = Callable[[Leased], None]
"""Gives a row back at which its worker has failed."""


def is_due(now: datetime) -> Q:
    """Return which rows may be claimed *now*.

    A lease longer than any that is given out was written before the clock was set back. Clocks of
    tables and deliveries are due when their leases end, however long these are.
    """
    return Q(lease__lte=now) | Q(lease__gt=now + max(LEASE, LONG_LEASE, LONGEST_LEASE, _LATER))


def claim(kind: type[Leased], key: int | str, lease: datetime, worker: str, now: datetime) -> bool:
    """Give a row to *worker*, if it still has the *lease* that was read; return whether it has."""
    row: QuerySet[Any] = kind.objects.filter(lease=lease).filter(Q(pk=key))
    return row.update(lease=now + _LENGTHS[kind], worker=worker, tries=F("tries") + 1) == 1


def free(worker: str, *, counts: bool = True) -> None:
    """Give back what *worker* had claimed and will not finish.

    It *counts* as a try where the worker died over it, but not where the database was away.
    """
    tries = F("tries") if counts else F("tries") - 1
    for kind in _LENGTHS:
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
    return type(row).objects.filter(Q(pk=row.pk), worker=row.worker)
