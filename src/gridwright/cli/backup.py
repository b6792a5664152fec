"""The commands `backup` and `restore`: all tables and guests of the server in one file."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from typer import Argument, Option

from gridwright import words
from gridwright.cli.extra import need_web
from gridwright.cli.failure import FAILED, WRONG, fail, reported
from gridwright.cli.files import explained, new_bytes
from gridwright.core.errors import GridwrightError

File = Annotated[Path, Argument(metavar="FILE", help="The backup.")]
Replace = Annotated[bool, Option("--replace", help="In the place of what is there.")]


def backup(file: File) -> None:
    """Write all tables, guests and the secret key into a new file, while the server runs."""
    with _database(), new_bytes(file) as written:
        from gridwright.web import backup as backups  # noqa: PLC0415 - after setup

        count = backups.write(written)
    typer.echo(words.text("cli.backup.written", count=count, file=str(file)))


def restore(file: File, replace: Replace = False) -> None:
    """Put a backup into an empty database, while no server runs; SQLite or PostgreSQL alike."""
    with _database(is_new=True):
        from gridwright.web import backup as backups  # noqa: PLC0415 - after setup
        from gridwright.web.serve import presence  # noqa: PLC0415

        with explained("unreadable", file), presence.alone(), file.open("rb") as read:
            count = backups.restore(read, replaces=replace)
    typer.echo(words.text("cli.backup.restored", count=count, file=str(file)))


@contextmanager
def _database(*, is_new: bool = False) -> Iterator[None]:
    """Open the database of the server, and say what is wrong with it; a new one is made."""
    need_web()
    import django  # noqa: PLC0415 - an extra, which is there
    from django.db import DatabaseError  # noqa: PLC0415

    from gridwright.web import environment  # noqa: PLC0415
    from gridwright.web.serve import supervisor  # noqa: PLC0415

    with reported(FAILED):
        try:
            if is_new:
                environment.prepare()
                supervisor.migrate()
            elif (path := environment.database_file()) is not None and not path.exists():
                raise GridwrightError("web.backup.nothing", {"place": str(path)})
            django.setup()
            yield
        except DatabaseError as error:
            raise GridwrightError("web.backup.unreachable", {"reason": str(error)}) from error
        except environment.DatabaseUrlError:
            fail(words.text("cli.serve.database"), WRONG)
