"""A process in which bots think: claims turns, jobs and analyses in between, until it must stop."""

import logging
import os
import signal
import time
from collections.abc import Callable
from typing import Final

from django.db import Error, connection
from django.utils import timezone

from gridwright.web import models
from gridwright.web.chat import talking
from gridwright.web.database import OUTAGES
from gridwright.web.people import links
from gridwright.web.play import (
    analyses,
    cleaning,
    figures,
    hints,
    jobs,
    leases,
    puzzles,
    turns,
)
from gridwright.web.play.table_cache import OtherContentError
from gridwright.web.serve.counters import COUNTERS, series
from gridwright.web.serve.health import BEAT
from gridwright.web.serve.stopping import Stopping

_LOG: Final = logging.getLogger(__name__)
_IDLE: Final = 0.1  # seconds between two looks for work
_AGAIN: Final = 0.5  # seconds until a database that did not answer is asked again
_HOUR: Final = 60 * 60  # seconds between two looks for old tables
_MINUTE: Final = 60  # seconds between two looks for finished games that are not counted
_NICENESS: Final = 10  # people are answered first
_JOBS: Final[dict[str, jobs.Think]] = {hints.KIND: hints.think, puzzles.KIND: puzzles.think}
_PIECES: Final[dict[type, str]] = {models.Analysis: "moment", models.ComparedMoves: "position"}


def think(worker: str) -> None:
    """Work under the name *worker* until SIGTERM."""
    os.nice(_NICENESS)
    stopping = Stopping(signal.SIGTERM)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the supervisor says when
    thinker = Thinker(worker)
    while not stopping.is_asked:
        if pause := thinker.step():
            stopping.wait(pause)


class Thinker:
    """One worker: it takes turns; in between it counts games, and looks for old tables."""

    def __init__(self, worker: str) -> None:
        self._worker = worker
        self._shares = turns.Shares()
        self._is_new = True
        self._is_cut_off = False  # the database did not answer
        self._next_cleaning = 0.0
        self._next_count = 0.0

    def step(self) -> float:
        """Do what is next; return how many seconds to wait before the next step."""
        COUNTERS.set(BEAT, time.monotonic())
        try:
            self._give_back()
            if time.monotonic() >= self._next_cleaning:
                self._next_cleaning = time.monotonic() + _HOUR
                clean()
            return 0.0 if self._work() or self._count_a_game() else _IDLE
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
        """Take the next turn, else a job, else a piece of an analysis, else look at a kept turn.

        Return whether there was anything.
        """
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
            return True
        piece = analyses.claim(self._worker)
        if piece is not None:
            self._analyse(piece)
            return True
        candidate = puzzles.claim(self._worker)
        if candidate is not None:
            self._do(candidate, lambda: puzzles.look(candidate))
        return candidate is not None

    def _analyse(self, piece: models.Analysis | models.ComparedMoves) -> None:
        seconds = self._do(piece, lambda: analyses.carry_out(piece))
        if seconds is not None:
            kind = _PIECES[type(piece)]
            COUNTERS.add(series("gridwright_analysis_pieces_total", kind=kind))
            COUNTERS.add(series("gridwright_analysis_seconds_total", kind=kind), seconds)

    def _count_a_game(self) -> bool:
        """Add a finished game to the sums of the server; return whether there was one."""
        if time.monotonic() < self._next_count:
            return False
        if figures.count_next():
            return True
        self._next_count = time.monotonic() + _MINUTE
        return False

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
            _LOG.warning("other content", extra={"details": _place(row)})
            leases.put_aside(row)
        except Exception:  # noqa: BLE001 - a bot that fails must not stop the others; its turn comes again
            _LOG.exception("a bot failed", extra={"details": _place(row)})
            COUNTERS.add("gridwright_bot_failures_total")
            leases.put_back(row)
        else:
            return time.monotonic() - start
        return None


def _place(row: leases.Leased) -> dict[str, object]:
    """Return where *row* belongs, for the log."""
    if isinstance(row, models.BotTurn | models.Job | models.Clock):
        return {"table": row.table_id}
    if isinstance(row, models.Puzzle):
        return {"puzzle": row.pk}
    if isinstance(row, models.Delivery):
        return {"notice": row.notice_id}
    return {"analysis": row.pk if isinstance(row, models.Analysis) else row.analysis_id}


def clean() -> None:
    """Delete old tables and absent guests, unless another process has just done so."""
    now = timezone.now()
    if not cleaning.is_due(now):
        return
    if count := cleaning.clean(now):
        _LOG.info("deleted old tables", extra={"details": {"tables": count}})
    if count := talking.clean(now):
        _LOG.info("deleted old chats", extra={"details": {"lines": count}})
    jobs.clean(now)
    if count := analyses.clean(now):
        _LOG.info("deleted analyses", extra={"details": {"analyses": count}})
    if count := cleaning.clean_guests(now):
        _LOG.info("deleted absent guests", extra={"details": {"guests": count}})
    if count := cleaning.clean_people(now):
        _LOG.info("deleted what is kept of people for a time", extra={"details": {"rows": count}})
    links.clean(now)
