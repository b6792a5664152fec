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
from gridwright.web.models import DeliveryState
from gridwright.web.play import analyses, turns, watching
from gridwright.web.serve.counters import COUNTERS, Counters

BEAT: Final = "gridwright_bot_beat"  # when a worker was last heard of, by the monotonic clock
CLERK_BEAT: Final = "gridwright_clerk_beat"  # the same of the clerk
LATENESS: Final = "gridwright_clock_late_seconds"  # of clocks looked at by the clerk, the worst
LEAST_FREE: Final = 100 * 1024 * 1024  # bytes of disk
LATEST: Final = 120.0  # seconds that people may wait for a bot whose turn it is
_SILENCE: Final = 30.0  # seconds after which a worker counts as dead: a long thought and a restart
MOST_APART: Final = 0.5  # seconds between the clock of this machine and that of the database
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
    analyses: int = 0  # that have not ended
    deliveries: int = 0  # of notices, that wait
    clerk_silence: float | None = None  # seconds since the clerk's beat; None before the first
    is_clerk_wanted: bool = False  # this is a process of a whole server
    clock_late: float = 0.0  # seconds at most, recently
    time_difference: float = 0.0  # seconds by which this machine is ahead of the database

    @property
    def warnings(self) -> tuple[str, ...]:
        """What somebody should look at although the server does its work."""
        silence = self.clerk_silence
        is_without_clerk = self.is_clerk_wanted if silence is None else silence > _SILENCE
        failures = {
            "clerk": is_without_clerk,
            "time": abs(self.time_difference) > MOST_APART,
        }
        return tuple([warning for warning, has_failed in failures.items() if has_failed])

    @property
    def status(self) -> str:
        """How the server is, in a word or two."""
        if self.reasons:
            return "not ready"
        return "degraded" if self.warnings else "ok"

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
    open_analyses, open_deliveries, difference = 0, 0, 0.0
    is_writable = False
    try:
        waiting = turns.waiting()
        open_analyses = analyses.waiting()
        open_deliveries = models.Delivery.objects.filter(state=DeliveryState.WAITING).count()
        difference = watching.time_difference()
        models.Errand.objects.update_or_create(name=_ERRAND, defaults={"done": timezone.now()})
        is_writable = True
    except Error:
        connection.close()  # the next one may reach it again
    beats = counters.by_process(BEAT)
    alive = [beat for beat in beats if monotonic() - beat <= _SILENCE]
    silences = [monotonic() - beat for beat in counters.by_process(CLERK_BEAT)]
    return Health(
        is_database_writable=is_writable,
        free_disk=_free_disk(),
        workers=counters.slot.bot_workers,
        workers_alive=len(alive),
        waiting=waiting,
        analyses=open_analyses,
        deliveries=open_deliveries,
        clerk_silence=min(silences, default=None),
        is_clerk_wanted=counters.slot.slots > 1,
        clock_late=max(counters.by_process(LATENESS), default=0.0),
        time_difference=difference,
    )


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
