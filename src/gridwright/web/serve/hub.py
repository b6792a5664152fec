"""Who waits for which table or person in this process, and who wakes them.

Whatever this process writes rings at once. What others wrote is found by asking for the numbers
of what is watched ten times a second, on one connection of its own. Every ten seconds it writes
down which tables are watched: their bots come first.

A table has the number of its last change; a person has that of their bell. A program's key is
watched, too: once a second the hub looks which of them still open anything.
"""

import asyncio
import logging
from dataclasses import dataclass, field
from threading import Event, Lock, Thread
from time import monotonic
from typing import Final

from django.db import Error, connection
from django.utils import timezone

from gridwright.web import models
from gridwright.web.api.rows import valid_keys
from gridwright.web.clocks import outages
from gridwright.web.play import watching
from gridwright.web.serve.counters import COUNTERS

INTERVAL: Final = 0.1  # seconds between two questions
STREAMS: Final = "gridwright_streams"
KEY_INTERVAL: Final = 1.0  # seconds between two questions whether keys of programs still hold
_PERSON: Final = "@"  # before the number of a guest; a table is called by its letters and digits
_PROGRAM: Final = "!"  # before the number of a key by which a program listens
_LOG: Final = logging.getLogger(__name__)


def person_key(guest: int) -> str:
    """Return by which key a person is watched."""
    return f"{_PERSON}{guest}"


def program_key(number: int) -> str:
    """Return by which key the hub watches the key of a program, which rings once it is void."""
    return f"{_PROGRAM}{number}"


@dataclass(eq=False, slots=True)
class Watcher:
    """What an open stream watches: what it has been told, and what there is to tell.

    A stream that watches several things is woken for all of them by one event.
    """

    key: str
    seen: int
    loop: asyncio.AbstractEventLoop
    woken: asyncio.Event = field(default_factory=asyncio.Event)
    change: int = 0
    is_closed: bool = False

    @property
    def is_of_person(self) -> bool:
        return self.key.startswith(_PERSON)

    def wake(self) -> None:
        """Let the stream look; may be called from any thread."""
        self.loop.call_soon_threadsafe(self.woken.set)


class Hub:
    """All streams of this process."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._watchers: dict[str, set[Watcher]] = {}
        self._is_asked = False  # somebody came who must be told, though nothing may have changed
        self._stopped = Event()
        self._thread: Thread | None = None
        self._seen: int | None = None  # SQLite's number of what other connections wrote
        self._next_mark = 0.0  # when the watched tables are written down again
        self._next_keys = 0.0  # when the keys of programs are looked at again

    # Streams

    def join(self, watcher: Watcher) -> None:
        with self._lock:
            self._watchers.setdefault(watcher.key, set()).add(watcher)
            self._is_asked = True
            watcher.is_closed = self._stopped.is_set()  # who comes at the end leaves at once

    def leave(self, watcher: Watcher) -> None:
        with self._lock:
            others = self._watchers.get(watcher.key, set())
            others.discard(watcher)
            if not others:
                self._watchers.pop(watcher.key, None)

    def ring(self, key: str, change: int) -> None:
        """Tell all who watch a table or a person that it has come to *change*."""
        with self._lock:
            for watcher in self._watchers.get(key, ()):
                if change > max(watcher.seen, watcher.change):
                    watcher.change = change
                    watcher.wake()

    def count(self) -> int:
        """Return how many streams are open."""
        with self._lock:
            all_of_them = [each for watchers in self._watchers.values() for each in watchers]
            return len({id(watcher.woken) for watcher in all_of_them})

    # Asking the database

    def start(self) -> None:
        self._stopped.clear()
        self._thread = Thread(target=self._ask, name="hub", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """End every stream, and ask no more."""
        self._stopped.set()
        with self._lock:
            for watchers in self._watchers.values():
                for watcher in watchers:
                    watcher.is_closed = True
                    watcher.wake()

    def join_thread(self) -> None:
        if self._thread is not None:
            self._thread.join()

    def _ask(self) -> None:
        while not self._stopped.wait(INTERVAL):
            COUNTERS.set(STREAMS, self.count())
            try:
                self._look()
                self._look_at_keys()
                self._mark()
            except Error:
                _LOG.exception("the hub could not ask the database")
                self._is_asked = True
                connection.close()
        connection.close()

    def _look(self) -> None:
        """Ask how far what is watched has come, and tell who does not know."""
        with self._lock:
            tables, people = self._tables(), self._numbers(_PERSON)
            is_asked, self._is_asked = self._is_asked, False
        if not (tables or people) or not (self._has_changed() or is_asked):
            return
        if tables:
            rows = models.Table.objects.filter(pk__in=tables).values_list("pk", "change")
            for table, change in rows:
                self.ring(table, change)
        if people:
            bells = models.Guest.objects.filter(pk__in=people).values_list("pk", "bell")
            for guest, bell in bells:
                self.ring(person_key(guest), bell)

    def _look_at_keys(self) -> None:
        """Tell who listens by a key that opens nothing any more."""
        if monotonic() < self._next_keys:
            return
        self._next_keys = monotonic() + KEY_INTERVAL
        with self._lock:
            numbers = self._numbers(_PROGRAM)
        if numbers:
            for void in set(numbers) - valid_keys(numbers):
                self.ring(program_key(void), 1)

    def _tables(self) -> list[str]:
        """Return the watched tables."""
        return [key for key in self._watchers if key[0] not in (_PERSON, _PROGRAM)]

    def _numbers(self, sign: str) -> list[int]:
        """Return the numbers of what is watched by keys that begin with *sign*."""
        return [int(key[1:]) for key in self._watchers if key[0] == sign]

    def _mark(self) -> None:
        """Write down now and then that a server is there, which tables are watched, and which bots.

        A bot that listens is here, as somebody with an open page is.
        """
        if monotonic() < self._next_mark:
            return
        self._next_mark = monotonic() + watching.INTERVAL
        outages.beat(timezone.now())
        with self._lock:
            tables, present = self._tables(), self._numbers(_PROGRAM)
        if tables:
            watching.mark(tables)
        if present:
            bots = models.Guest.objects.filter(account__api_keys__in=present)
            bots.exclude(account__owner=None).update(seen=timezone.now())

    def _has_changed(self) -> bool:
        """Whether another connection wrote anything; PostgreSQL does not say, and may have."""
        if connection.vendor != "sqlite":
            return True
        with connection.cursor() as cursor:
            cursor.execute("PRAGMA data_version")
            row = cursor.fetchone()
        before, self._seen = self._seen, row[0]
        return before != self._seen


HUB: Final = Hub()
