"""Locks between servers: who uses the home directory, and who changes the schema."""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Final

from django.db import connection

from gridwright.core.errors import GridwrightError
from gridwright.web import environment

_FILE: Final = "in-use"
_MIGRATION_FILE: Final = "migrating"
_MIGRATION_LOCK: Final = 0x67726964  # of PostgreSQL: any number, the same for all our servers


@contextmanager
def serving() -> Iterator[None]:
    """Be one of the servers that use the home directory."""
    with _opened(_FILE) as file:
        fcntl.flock(file, fcntl.LOCK_SH)
        yield


@contextmanager
def alone() -> Iterator[None]:
    """Let no server run, or raise `GridwrightError` where one does."""
    with _opened(_FILE) as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise GridwrightError("web.backup.served") from error
        yield


@contextmanager
def migrating() -> Iterator[None]:
    """Be the only process that changes the schema; wait as long as another one does."""
    if environment.database_file() is not None:
        with _opened(_MIGRATION_FILE) as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            yield
        return
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_advisory_lock(%s)", [_MIGRATION_LOCK])
        yield
    finally:
        connection.close()  # PostgreSQL ends the lock with the session, even a broken one


def _opened(name: str) -> IO[str]:
    """Open a file of the home directory that is there to be locked."""
    path = environment.home() / name
    path.touch(mode=environment.PRIVATE_FILE)
    return path.open("w")
