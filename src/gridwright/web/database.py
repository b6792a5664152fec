"""Writing while others write: what waits, and what is left out instead."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from django.db import OperationalError, connection

from gridwright.web import environment

_LOCKED: Final = ("database is locked", "database table is locked")


def is_busy(error: OperationalError) -> bool:
    """Whether *error* says that somebody else was writing for too long."""
    return str(error) in _LOCKED


@contextmanager
def if_nobody_writes() -> Iterator[None]:
    """Write what is not worth waiting for: while somebody else writes it is left out.

    Pages write such things, and must be shown however long the database is held up.
    """
    try:
        _set_patience(0)
        yield
    except OperationalError as error:
        if not is_busy(error):
            raise
    finally:
        _set_patience(environment.PATIENCE)


def _set_patience(seconds: int) -> None:
    """Let statements of this connection wait so long; PostgreSQL locks only the row itself."""
    if connection.vendor == "sqlite":
        with connection.cursor() as cursor:
            cursor.execute(f"PRAGMA busy_timeout = {1000 * seconds}")
