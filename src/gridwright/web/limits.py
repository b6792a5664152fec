"""How often one address may ask, and how much at once: counted by each process for itself."""

from collections import Counter, OrderedDict
from collections.abc import Callable
from threading import Lock
from time import monotonic
from typing import Final

_MOST_KNOWN: Final = 10_000  # addresses that are remembered


class Limit:
    """At most so many within so many seconds, for each who asks."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = monotonic) -> None:
        """Count from now on."""
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
        """Forget everybody."""
        with self._lock:
            self._counted.clear()


class Crowd:
    """At most so many at once, for each who asks, and in all."""

    def __init__(self, most: int, in_all: int) -> None:
        """Begin with nobody."""
        self._most = most
        self._in_all = in_all
        self._lock = Lock()
        self._there: Counter[str] = Counter()

    def may_enter(self, who: str) -> bool:
        """Let one more of *who* in, if there is room; who was let in must leave."""
        with self._lock:
            if self._there[who] >= self._most or self._there.total() >= self._in_all:
                return False
            self._there[who] += 1
        return True

    def leave(self, who: str) -> None:
        """Make room."""
        with self._lock:
            self._there[who] -= 1
            if self._there[who] <= 0:
                del self._there[who]


# A whole club may share one address: a page that follows a quick table asks twice a second.
LOOKS: Final = Limit(6000, 60)
STREAMS: Final = Crowd(300, 5000)
RECORDS: Final = Limit(120, 3600)
POSTS: Final = Limit(300, 60)
TABLES: Final = Limit(60, 3600)
SHOWS: Final = Limit(10, 3600)  # games of bots that are laid to be watched
