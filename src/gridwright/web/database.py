"""Writing while others write: what waits, and what is left out instead."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from django.db import InterfaceError, OperationalError, connection

from gridwright.web import environment

OUTAGES: Final = (OperationalError, InterfaceError)
"""What is raised where the database is away, locked or full."""

_LOCKED: Final = ("database is locked", "database table is locked")
_UNWRITABLE: Final = ("database or disk is full", "attempt to write a readonly database")


def is_busy(error: Exception) -> bool:
    """Whether *error* says that somebody else was writing for too long."""
    return str(error) in _LOCKED


@contextmanager
def if_nobody_writes() -> Iterator[None]:
    """Write what is not worth waiting for: while somebody else writes it is left out.

    Pages write such things, and must be shown however long the database is held up, and also while
    it can only be read.
    """
    try:
        _set_patience(0)
        yield
    except OperationalError as error:
        if not is_busy(error) and str(error) not in _UNWRITABLE:
            raise
    finally:
        _set_patience(environment.PATIENCE)


def _set_patience(seconds: int) -> None:
    """Let statements of this connection wait so long; PostgreSQL locks only the row itself."""
    if connection.vendor == "sqlite":
        with connection.cursor() as cursor:
            cursor.execute(f"PRAGMA busy_timeout = {1000 * seconds}")
