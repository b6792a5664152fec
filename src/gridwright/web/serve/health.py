"""Whether this server can do its work: write, and let bots think."""

import shutil
from collections.abc import Callable
from dataclasses import dataclass, replace
from threading import Lock
from time import monotonic
from typing import Final

from django.db import Error, connection
from django.utils import timezone

from gridwright.web import environment, models
from gridwright.web.play import turns
from gridwright.web.serve.counters import COUNTERS, Counters

BEAT: Final = "gridwright_bot_beat"  # when a worker was last heard of, by the monotonic clock
LEAST_FREE: Final = 100 * 1024 * 1024  # bytes of disk
LATEST: Final = 120.0  # seconds that people may wait for a bot whose turn it is
_SILENCE: Final = 30.0  # seconds after which a worker counts as dead: a long thought and a restart
_ERRAND: Final = "health"
_FRESH: Final = 5.0  # seconds that an answer is good for, because each one writes


@dataclass(frozen=True, slots=True)
class Health:
    """What a server has found out about itself."""

    is_database_writable: bool
    free_disk: int  # bytes
    workers: int  # processes in which bots think, as many as there should be
    workers_alive: int
    waiting: turns.Waiting | None  # None where the database cannot be asked

    @property
    def reasons(self) -> tuple[str, ...]:
        """Why the server is not ready: none if it is."""
        is_late = self.waiting is not None and self.waiting.oldest > LATEST
        failures = {
            "database": not self.is_database_writable,
            "disk": self.free_disk < LEAST_FREE,
            "bot_workers": self.workers > 0 and self.workers_alive == 0,
            "bot_turns": is_late,
        }
        return tuple([reason for reason, has_failed in failures.items() if has_failed])


def examine(counters: Counters = COUNTERS) -> Health:
    waiting: turns.Waiting | None = None
    is_writable = False
    try:
        waiting = turns.waiting()
        models.Errand.objects.update_or_create(name=_ERRAND, defaults={"done": timezone.now()})
        is_writable = True
    except Error:
        connection.close()  # the next one may reach it again
    beats = counters.by_process(BEAT)
    alive = [beat for beat in beats if monotonic() - beat <= _SILENCE]
    return Health(is_writable, _free_disk(), counters.slot.bot_workers, len(alive), waiting)


def _free_disk() -> int:
    try:
        return shutil.disk_usage(environment.home()).free
    except OSError:  # the disk is not there any more
        return 0


class Examiner:
    """Examines the server when somebody asks, but not more often than every few seconds.

    One thread at a time does so. While a database keeps it waiting, others get the last answer at
    once: a monitor must not use up the threads that answer people.
    """

    def __init__(self, examination: Callable[[], Health] = examine) -> None:
        self._examine = examination
        self._lock = Lock()
        self._health: Health | None = None
        self._began = -_FRESH  # when the last examination did, by the monotonic clock

    def health(self) -> Health:
        """Return how the server is, as far as that is known."""
        latest, age = self._health, monotonic() - self._began
        if latest is not None and age < _FRESH:
            return latest
        if latest is not None and self._lock.locked():  # the database does not answer
            return replace(latest, is_database_writable=False)
        with self._lock:
            self._began = monotonic()
            self._health = self._examine()
            return self._health

    def forget(self) -> None:
        self._health = None


EXAMINER: Final = Examiner()
