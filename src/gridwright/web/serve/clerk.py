"""A process for what must happen when no request comes: clocks, notices, seats, ratings.

Tables that are due it only opens; `play.timekeeping` carries out what is, as for anybody else. So
any number of clerks may run, on any number of machines, and none is needed for a table to be right.
"""

import logging
import signal
import time
from contextlib import suppress
from typing import Final

from django.db import Error, connection
from django.utils import timezone

from gridwright.web import models
from gridwright.web.clocks import outages
from gridwright.web.database import OUTAGES
from gridwright.web.notes.deliveries import Postman
from gridwright.web.play import leases, watching
from gridwright.web.play.table_cache import OtherContentError
from gridwright.web.play.writing import changing
from gridwright.web.results.errands import Bookkeeper
from gridwright.web.seeks import matching
from gridwright.web.serve.counters import COUNTERS
from gridwright.web.serve.health import CLERK_BEAT, LATENESS
from gridwright.web.serve.stopping import Stopping

_LOG: Final = logging.getLogger(__name__)
_IDLE: Final = 0.2  # seconds between two looks
_AGAIN: Final = 0.5  # seconds until a database that did not answer is asked again
_SEATING: Final = 1.0  # seconds between two looks at who waits for a table
_AT_ONCE: Final = 50  # clocks
_RECENTLY: Final = 300.0  # seconds after which lateness begins to be forgotten


def keep_time(worker: str) -> None:
    """Work under the name *worker* until SIGTERM."""
    stopping = Stopping(signal.SIGTERM)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the supervisor says when
    clerk = Clerk(worker)
    while not stopping.is_asked:
        if pause := clerk.step():
            stopping.wait(pause)
    clerk.finish()


class Lateness:
    """The worst of the last minutes: of those since a moment, and of as many before it."""

    def __init__(self) -> None:
        self._before = self._since = 0.0
        self._began = time.monotonic()

    def note(self, seconds: float = 0.0) -> None:
        """Count that something was so many *seconds* late, and forget what is long ago."""
        if time.monotonic() - self._began >= _RECENTLY:
            self._before, self._since, self._began = self._since, 0.0, time.monotonic()
        self._since = max(self._since, seconds)
        COUNTERS.set(LATENESS, max(self._before, self._since))


class Clerk:
    """One worker that looks at clocks when they are due, sends notices, and rates games."""

    def __init__(self, worker: str) -> None:
        self._worker = worker
        self._is_new = True
        self._is_cut_off = False  # the database did not answer
        self._next_beat = self._next_seating = 0.0
        self._lateness = Lateness()
        self._postman = Postman(worker)
        self._bookkeeper = Bookkeeper()

    def step(self) -> float:
        """Do what is due; return how many seconds to wait before the next step."""
        COUNTERS.set(CLERK_BEAT, time.monotonic())
        self._lateness.note()
        try:
            if self._is_new or self._is_cut_off:
                leases.free(self._worker, counts=self._is_new)
                self._is_new = self._is_cut_off = False
            if time.monotonic() >= self._next_beat:
                outages.beat(timezone.now())
                self._next_beat = time.monotonic() + outages.INTERVAL
            self._postman.step()
            self._bookkeeper.step()
            if time.monotonic() >= self._next_seating:
                self._next_seating = time.monotonic() + _SEATING
                self._seat_people()
            return 0.0 if self._look_at_clocks() else _IDLE
        except Error:
            if not self._is_cut_off:
                _LOG.exception("a clerk could not reach the database")
            self._is_cut_off = True
            connection.close()
            return _AGAIN

    def _seat_people(self) -> None:
        """Seat who waits for a table; a group that fails must not keep clocks waiting."""
        try:
            matching.step()
        except OUTAGES:
            raise
        except Exception:  # noqa: BLE001 - the next look is in a second
            _LOG.exception("seating failed")

    def finish(self) -> None:
        """Write down what has been sent, as far as the database lets us."""
        with suppress(Error):
            self._postman.finish()

    def _look_at_clocks(self) -> bool:
        """Open the tables whose clocks are due; return whether there may be more of them."""
        now = watching.database_now()
        due = models.Clock.objects.filter(lease__lte=now).order_by("lease")
        rows = list(due.values_list("pk", "lease")[:_AT_ONCE])
        for key, lease in rows:
            assert lease is not None  # those without are never due
            if leases.claim(models.Clock, key, lease, self._worker, now):
                COUNTERS.add("gridwright_clock_looks_total")
                self._lateness.note((now - lease).total_seconds())
                self._look_at(key)
        return len(rows) == _AT_ONCE

    def _look_at(self, table: str) -> None:
        try:
            with changing(table):
                pass  # what is due is carried out first
        except OUTAGES:
            raise
        except OtherContentError:
            _LOG.warning("other content", extra={"details": {"table": table}})
            self._put(table, leases.put_aside)
        except Exception:  # noqa: BLE001 - a table that fails must not stop the others
            _LOG.exception("a clock failed", extra={"details": {"table": table}})
            COUNTERS.add("gridwright_clock_failures_total")
            self._put(table, leases.put_back)

    def _put(self, table: str, put: "leases.Putting") -> None:
        row = models.Clock.objects.filter(pk=table).first()
        if row is not None:
            put(row)
