"""How often one address may ask, and how many streams it may open: counted by each process."""

from collections import Counter, OrderedDict
from collections.abc import Callable
from threading import Lock
from time import monotonic
from typing import Final

_MOST_KNOWN: Final = 10_000  # addresses that are remembered


class RateLimit:
    """At most so many requests within so many seconds, for each address."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = monotonic) -> None:
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._lock = Lock()
        self._counted: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def is_reached(self, who: str) -> bool:
        """Count one more of *who*; return whether that is too much."""
        now = self._clock()
        with self._lock:
            start, count = self._counted.pop(who, (now, 0))
            if now - start >= self._seconds:
                start, count = now, 0
            self._counted[who] = start, count + 1
            while len(self._counted) > _MOST_KNOWN:
                self._counted.popitem(last=False)
        return count >= self._most

    def clear(self) -> None:
        with self._lock:
            self._counted.clear()


class ConcurrencyLimit:
    """At most so many at once, for each address and in all."""

    def __init__(self, most: int, in_all: int) -> None:
        self._most = most
        self._in_all = in_all
        self._lock = Lock()
        self._there: Counter[str] = Counter()

    def may_enter(self, who: str) -> bool:
        """Let one more of *who* in, if there is room; it must `leave` then."""
        with self._lock:
            if self._there[who] >= self._most or self._there.total() >= self._in_all:
                return False
            self._there[who] += 1
        return True

    def leave(self, who: str) -> None:
        with self._lock:
            self._there[who] -= 1
            if self._there[who] <= 0:
                del self._there[who]


# A whole club may share one address: a page that follows a quick table asks twice a second.
GETS: Final = RateLimit(6000, 60)
STREAMS: Final = ConcurrencyLimit(300, 5000)
RECORDS: Final = RateLimit(120, 3600)
POSTS: Final = RateLimit(300, 60)
TABLES: Final = RateLimit(60, 3600)
SHOWS: Final = RateLimit(10, 3600)  # games of bots that are laid to be watched
