"""A process in which bots think: claims turns, and jobs in between, until it is told to stop."""

import logging
import os
import signal
import time
from collections.abc import Callable
from threading import Event
from typing import Final

from django.db import Error, connection
from django.utils import timezone

from gridwright.web import models
from gridwright.web.database import OUTAGES
from gridwright.web.play import cleaning, hints, jobs, leases, turns
from gridwright.web.play.table_cache import OtherContentError
from gridwright.web.serve.counters import COUNTERS, series
from gridwright.web.serve.health import BEAT

_LOG: Final = logging.getLogger(__name__)
_IDLE: Final = 0.1  # seconds between two looks for work
_AGAIN: Final = 0.5  # seconds until a database that did not answer is asked again
_HOUR: Final = 60 * 60  # seconds between two looks for old tables
_NICENESS: Final = 10  # people are answered first
_JOBS: Final[dict[str, jobs.Think]] = {hints.KIND: hints.think}


def think(worker: str) -> None:
    """Work under the name *worker* until SIGTERM."""
    os.nice(_NICENESS)
    stopped = Event()
    signal.signal(signal.SIGTERM, lambda *_: stopped.set())
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the supervisor says when
    thinker = Thinker(worker)
    while not stopped.is_set():
        if pause := thinker.step():
            stopped.wait(pause)


class Thinker:
    """One worker: it takes turns, and looks for old tables in between."""

    def __init__(self, worker: str) -> None:
        self._worker = worker
        self._shares = turns.Shares()
        self._is_new = True
        self._is_cut_off = False  # the database did not answer
        self._next_cleaning = 0.0

    def step(self) -> float:
        """Do what is next; return how many seconds to wait before the next step."""
        COUNTERS.set(BEAT, time.monotonic())
        try:
            self._give_back()
            if time.monotonic() >= self._next_cleaning:
                self._next_cleaning = time.monotonic() + _HOUR
                clean()
            return 0.0 if self._work() else _IDLE
        except Error:
            if not self._is_cut_off:
                _LOG.exception("a bot could not reach the database")
            self._is_cut_off = True
            connection.close()
            return _AGAIN

    def _give_back(self) -> None:
        """Give back what a dead predecessor had claimed, or we before the database went away."""
        if self._is_new or self._is_cut_off:
            leases.free(self._worker, counts=self._is_new)
            self._is_new = self._is_cut_off = False

    def _work(self) -> bool:
        """Take the next turn, or a job where none is due; return whether there was one."""
        turn = turns.claim(self._worker, self._shares)
        if turn is not None:
            seconds = self._do(turn, lambda: self._take(turn))
            if seconds is not None:
                COUNTERS.add(series("gridwright_bot_turns_total", level=turn.level))
                COUNTERS.add(series("gridwright_bot_seconds_total", level=turn.level), seconds)
            return True
        job = jobs.claim(self._worker, _JOBS)
        if job is not None:
            self._do(job, lambda: jobs.carry_out(job, _JOBS[job.kind]))
        return job is not None

    def _take(self, turn: models.BotTurn) -> None:
        actions = turns.take(turn)
        self._shares.charge_more(max(actions - 1, 0))

    def _do(self, row: leases.Leased, work: Callable[[], None]) -> float | None:
        """Do what is claimed; return how many seconds it took, None where it failed."""
        start = time.monotonic()
        try:
            work()
        except OUTAGES:
            raise
        except OtherContentError:
            _LOG.warning("other content", extra={"details": {"table": row.table_id}})
            leases.put_aside(row)
        except Exception:  # noqa: BLE001 - a bot that fails must not stop the others; its turn comes again
            _LOG.exception("a bot failed", extra={"details": {"table": row.table_id}})
            COUNTERS.add("gridwright_bot_failures_total")
            leases.put_back(row)
        else:
            return time.monotonic() - start
        return None


def clean() -> None:
    """Delete old tables and absent guests, unless another process has just done so."""
    now = timezone.now()
    if not cleaning.is_due(now):
        return
    if count := cleaning.clean(now):
        _LOG.info("deleted old tables", extra={"details": {"tables": count}})
    jobs.clean(now)
    if count := cleaning.clean_guests(now):
        _LOG.info("deleted absent guests", extra={"details": {"guests": count}})
