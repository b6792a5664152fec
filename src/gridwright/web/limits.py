"""How often one address may ask: counted in memory, by each process for itself."""

from collections import OrderedDict
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


RECORDS: Final = Limit(120, 3600)
POSTS: Final = Limit(300, 60)
TABLES: Final = Limit(60, 3600)
SHOWS: Final = Limit(10, 3600)  # games of bots that are laid to be watched
