"""What was worked out and may be asked for again: the latest of it, and no more."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class Memory(Generic[T]):
    """A few values by what they were made of; made outside the lock, so perhaps twice."""

    def __init__(self, most: int) -> None:
        """Keep at most so many."""
        self._most = most
        self._lock = Lock()
        self._known: OrderedDict[Hashable, T] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return the value of *key*, and *make* it where it is not known."""
        with self._lock:
            if key in self._known:
                self._known.move_to_end(key)
                return self._known[key]
        value = make()
        with self._lock:
            self._known[key] = value
            while len(self._known) > self._most:
                self._known.popitem(last=False)
        return value
