"""How much one address may ask for: requests, work, open streams. Counted by each process."""

from collections import Counter, OrderedDict
from collections.abc import Callable
from contextlib import suppress
from ipaddress import IPv6Address, IPv6Network, ip_address
from math import ceil
from threading import Lock
from time import monotonic
from typing import Final

_MOST_KNOWN: Final = 10_000  # addresses that are remembered
_TINY: Final = 1e-6  # by which sums of fractions may be wrong
_NETWORK: Final = 64  # bits of an IPv6 address that one customer cannot change


def counted_as(address: str) -> str:
    """Return what *address* is counted under: that of an IPv6 customer is a whole network."""
    with suppress(ValueError):
        parsed = ip_address(address)
        if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        if isinstance(parsed, IPv6Address):
            prefix = int(parsed) >> (128 - _NETWORK) << (128 - _NETWORK)
            return str(IPv6Network((prefix, _NETWORK)))
    return address


class RateLimit:
    """At most so many requests within so many seconds, for each address."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = monotonic) -> None:
        self.most = most
        self._seconds = seconds
        self._clock = clock
        self._lock = Lock()
        self._counted: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def delay(self, who: str) -> int:
        """Count one more of *who*; return for how many seconds it is too much, 0 if it is not."""
        now = self._clock()
        with self._lock:
            start, count = self._counted.pop(who, (now, 0))
            if now - start >= self._seconds:
                start, count = now, 0
            self._counted[who] = start, count + 1
            while len(self._counted) > _MOST_KNOWN:
                self._counted.popitem(last=False)
        return 0 if count < self.most else ceil(start + self._seconds - now)

    def wait(self, who: str) -> int:
        """Return for how many seconds *who* has asked too often, without counting one more."""
        now = self._clock()
        with self._lock:
            start, count = self._counted.get(who, (now, 0))
        left = start + self._seconds - now
        return ceil(left) if count >= self.most and left > 0 else 0

    def left(self, who: str) -> int:
        """Return how many more *who* may ask for now."""
        now = self._clock()
        with self._lock:
            start, count = self._counted.get(who, (now, 0))
        return self.most if now - start >= self._seconds else max(0, self.most - count)

    def forgive(self, who: str) -> None:
        """Take back one that was counted and does not matter."""
        with self._lock:
            start, count = self._counted.get(who, (0.0, 0))
            if count:
                self._counted[who] = start, count - 1

    def clear(self) -> None:
        with self._lock:
            self._counted.clear()


class Bucket:
    """So many requests at once and so many a second later, for each; what is unused adds up."""

    def __init__(self, a_second: float, most: int, clock: Callable[[], float] = monotonic) -> None:
        self.a_second = a_second
        self.most = most
        self._clock = clock
        self._lock = Lock()
        self._full: OrderedDict[str, float] = OrderedDict()  # when nothing will be missing again

    def delay(self, who: str) -> int:
        """Count one more of *who*; return for how many seconds it is too much, 0 if it is not."""
        now = self._clock()
        with self._lock:
            full = max(now, self._full.pop(who, now)) + 1 / self.a_second
            missing = full - now - self.most / self.a_second
            missing = missing if missing > _TINY else 0.0
            self._full[who] = full - 1 / self.a_second if missing else full
            while len(self._full) > _MOST_KNOWN:
                self._full.popitem(last=False)
        return ceil(missing)

    def left(self, who: str) -> int:
        """Return how many more *who* may ask for now."""
        now = self._clock()
        with self._lock:
            missing = max(0.0, self._full.get(who, now) - now) * self.a_second
        return max(0, int(self.most - missing + _TINY))

    def clear(self) -> None:
        with self._lock:
            self._full.clear()


class WorkLimit:
    """So many seconds of a processor within a minute, for each address; what is unused adds up."""

    def __init__(
        self, a_minute: float, most: float, clock: Callable[[], float] = monotonic
    ) -> None:
        self._rate = a_minute / 60
        self._most = most
        self._clock = clock
        self._lock = Lock()
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # when, and how much

    def delay(self, who: str) -> int:
        """Return after how many seconds *who* may ask again; 0 for now."""
        with self._lock:
            left = self._now_left(who)
        return 0 if left > 0 else 1 + ceil(-left / self._rate)

    def spend(self, who: str, seconds: float) -> None:
        with self._lock:
            left = max(self._now_left(who) - seconds, -self._most)
            self._left.pop(who, None)
            self._left[who] = self._clock(), left
            while len(self._left) > _MOST_KNOWN:
                self._left.popitem(last=False)

    def _now_left(self, who: str) -> float:
        now = self._clock()
        before, left = self._left.get(who, (now, self._most))
        return min(self._most, left + (now - before) * self._rate)

    def clear(self) -> None:
        with self._lock:
            self._left.clear()


class ConcurrencyLimit:
    """At most so many at once, for each address and in all."""

    def __init__(self, most: int, in_all: int) -> None:
        self.most = most
        self._in_all = in_all
        self._lock = Lock()
        self._there: Counter[str] = Counter()

    def may_enter(self, who: str) -> bool:
        """Let one more of *who* in, if there is room; it must `leave` then."""
        with self._lock:
            if self._there[who] >= self.most or self._there.total() >= self._in_all:
                return False
            self._there[who] += 1
        return True

    def leave(self, who: str) -> None:
        with self._lock:
            self._there[who] -= 1
            if self._there[who] <= 0:
                del self._there[who]


# A whole club may share one address: a page that follows a quick table asks twice a second, and
# ten tables that are played on need a third of a processor.
WORK: Final = WorkLimit(30, 60)
GETS: Final = RateLimit(6000, 60)
STREAMS: Final = ConcurrencyLimit(300, 5000)
PROGRAM_STREAMS: Final = ConcurrencyLimit(8, 5000)  # for each key of a program
RECORDS: Final = RateLimit(120, 3600)
POSTS: Final = RateLimit(300, 60)
POSITIONS: Final = RateLimit(600, 3600)  # pasted ones that are looked at
TABLES: Final = RateLimit(60, 3600)
TABLES_OF_GUEST: Final = RateLimit(20, 3600)  # for each guest; members may lay more
TABLES_OF_MEMBER: Final = RateLimit(60, 3600)  # for each member
SEEKS: Final = RateLimit(120, 3600)  # that a guest begins
CODES: Final = RateLimit(60, 3600)  # codes of tables that were tried and led nowhere
SHOWS: Final = RateLimit(10, 3600)  # games of bots that are laid to be watched
HINTS: Final = RateLimit(60, 3600)  # for each guest
CHAT: Final = RateLimit(8, 30)  # lines that a guest says
REPORTS: Final = RateLimit(20, 24 * 3600)  # for each guest
EXPORTS: Final = RateLimit(120, 3600)  # files with all results
ANALYSES: Final = RateLimit(20, 24 * 3600)  # for each guest
NOTE_TESTS: Final = RateLimit(10, 600)  # messages that members send to themselves
COMPARED: Final = RateLimit(120, 3600)  # positions whose moves a guest asks for
PASSWORDS: Final = RateLimit(10, 900)  # wrong ones, for a name and an address
PASSWORDS_OF_ADDRESS: Final = RateLimit(50, 900)  # wrong ones, for all names
RECOVERIES: Final = RateLimit(30, 900)  # recovery codes, passkeys and links that were tried
JOINS: Final = RateLimit(5, 3600)  # accounts
LINKS: Final = RateLimit(60, 3600)  # to another device, for each guest
MAILS: Final = RateLimit(5, 3600)  # that an address or an account has sent to it
ARCHIVES: Final = RateLimit(1, 600)  # of all that is known of a guest, for each guest
CALLS: Final = Bucket(10, 30)  # of the API, for each key
ACTIONS: Final = RateLimit(300, 60)  # that programs play, for each key
LAID: Final = RateLimit(60, 3600)  # tables that programs lay, for each account
