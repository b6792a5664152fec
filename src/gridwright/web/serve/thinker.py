"""A process in which bots think: claims turns one after the other until it is told to stop."""

import logging
import os
import signal
import time
from threading import Event
from typing import Final

from django.db import DatabaseError, connection
from django.utils import timezone

from gridwright.web.play import cleaning, turns
from gridwright.web.play.table_cache import OtherContentError

_LOG: Final = logging.getLogger(__name__)
_IDLE: Final = 0.1  # seconds between two looks for work
_HOUR: Final = 60 * 60  # seconds between two looks for old tables
_NICENESS: Final = 10  # people are answered first


def think(worker: str) -> None:
    """Work under the name *worker* until SIGTERM."""
    os.nice(_NICENESS)
    stopped = Event()
    signal.signal(signal.SIGTERM, lambda *_: stopped.set())
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the supervisor says when
    is_new, next_cleaning = True, 0.0
    while not stopped.is_set():
        try:
            if is_new:
                turns.free(worker)
                is_new = False
            if time.monotonic() >= next_cleaning:
                next_cleaning = time.monotonic() + _HOUR
                clean()
            if not _work(worker):
                stopped.wait(_IDLE)
        except DatabaseError:
            _LOG.exception("a bot could not reach the database")
            connection.close()
            stopped.wait(1)


def clean() -> None:
    """Delete old tables, unless another process has just done so."""
    now = timezone.now()
    if cleaning.is_due(now) and (count := cleaning.clean(now)):
        _LOG.info("deleted old tables", extra={"details": {"tables": count}})


def _work(worker: str) -> bool:
    turn = turns.claim(worker)
    if turn is None:
        return False
    try:
        turns.take(turn)
    except DatabaseError:
        raise
    except OtherContentError:
        _LOG.warning("other content", extra={"details": {"table": turn.table_id}})
        turns.put_aside(turn)
    except Exception:  # noqa: BLE001 - a bot that fails must not stop the others; its turn comes again
        _LOG.exception("a bot failed", extra={"details": {"table": turn.table_id}})
        turns.put_back(turn)
    return True
