"""Whether a server runs on this home directory: it holds a lock as long as it does."""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from gridwright.core.errors import GridwrightError
from gridwright.web import environment

_FILE: Final = "in-use"


@contextmanager
def serving() -> Iterator[None]:
    """Be one of the servers that use the home directory."""
    with (environment.home() / _FILE).open("w") as file:
        fcntl.flock(file, fcntl.LOCK_SH)
        yield


@contextmanager
def alone() -> Iterator[None]:
    """Let no server run, or raise `GridwrightError` where one does."""
    with (environment.home() / _FILE).open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise GridwrightError("web.backup.served") from error
        yield
