"""When the request that a thread works on reached the server: what counts for clocks.

A request may wait for a thread and for others who write; nobody's time runs meanwhile.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Final

from django.utils import timezone

SCOPE_KEY: Final = "gridwright.arrived"
"""Where the scope of a request has the moment, in seconds since 1970."""

_ARRIVED: ContextVar[datetime | None] = ContextVar("arrived", default=None)


@contextmanager
def arriving(seconds: float | None) -> Iterator[None]:
    """Let everything that is done here count as done at a moment; at once without one."""
    moment = None if seconds is None else datetime.fromtimestamp(seconds, UTC)
    token = _ARRIVED.set(moment)
    try:
        yield
    finally:
        _ARRIVED.reset(token)


def moment() -> datetime:
    """Return when the present request arrived; where there is none, what time it is."""
    return _ARRIVED.get() or timezone.now()
