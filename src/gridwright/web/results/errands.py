"""What the clerk does for results: ratings and facts as they come, and results of older tables."""

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from django.db.models import Exists, OuterRef, QuerySet
from django.utils import timezone

from gridwright.web import models
from gridwright.web.clocks.rows import clock_of
from gridwright.web.clocks.terms import terms_of
from gridwright.web.database import OUTAGES
from gridwright.web.play.writing import Change, changing
from gridwright.web.results import facts, ratings, writing

_LOG: Final = logging.getLogger(__name__)
_INTERVAL: Final = 1.0  # seconds
_AT_ONCE: Final = 5  # older tables
_OLDER: Final = "older_results"  # the errand of writing them, once it is done


class Bookkeeper:
    """The part of a clerk that looks after results, with so many seconds between two looks."""

    def __init__(self, interval: float = _INTERVAL) -> None:
        self._interval = interval
        self._next = 0.0
        self._may_be_older = True  # tables whose results were never written
        self._failed: set[str] = set()  # of those tables, by id: they cannot be read

    def step(self) -> None:
        """Do a little of what is due, if the last look was long enough ago."""
        if time.monotonic() < self._next:
            return
        self._next = time.monotonic() + self._interval
        with _going_on("ratings failed"):
            ratings.bring_up_to_date()
        if (row := facts.next_without()) is not None:
            with _going_on("a result has no facts", result=row.pk):
                facts.gather(row)
            models.Result.objects.filter(pk=row.pk).update(has_facts=True)  # or none for ever
        if self._may_be_older:
            self._may_be_older = self._write_older()

    def _write_older(self) -> bool:
        """Write results of tables that ended before there were any; return whether to go on."""
        if models.Errand.objects.filter(name=_OLDER).exists():
            return False
        older = older_tables().exclude(pk__in=self._failed).values_list("pk", flat=True)
        for identifier in (batch := list(older[:_AT_ONCE])):
            with _going_on("no result", table=identifier), changing(identifier) as change:
                write_late(change)
            if not models.Result.objects.filter(pk=identifier).exists():
                self._failed.add(identifier)
        if not batch:
            models.Errand.objects.get_or_create(name=_OLDER, defaults={"done": timezone.now()})
        return bool(batch)


@contextmanager
def _going_on(failure: str, **details: str) -> Iterator[None]:
    """Go on whatever goes wrong, and log it; but where the database is away, let the clerk know."""
    try:
        yield
    except OUTAGES:
        raise
    except Exception:  # noqa: BLE001 - clocks must go on
        _LOG.exception(failure, extra={"details": details})


def older_tables() -> "QuerySet[models.Table]":
    """Return the finished tables at which people have played, but that have no result."""
    people = models.Seat.objects.filter(table=OuterRef("pk"), guest__isnull=False)
    results = models.Result.objects.filter(pk=OuterRef("pk"))
    over = models.Table.objects.filter(state=models.TableState.OVER, kind=models.TableKind.GAME)
    return over.filter(Exists(people), ~Exists(results)).order_by("pk")


def write_late(change: Change) -> None:
    """Write the result of a table that ended before there were any: it is not rated."""
    row = change.row
    if models.Result.objects.filter(pk=row.pk).exists():
        return
    last = row.actions.order_by("-index").first()
    ended = row.opened if last is None else last.created
    terms = terms_of(clock_of(row))
    writing.write(row, change.seating.seats, change.cached, terms, ended)
