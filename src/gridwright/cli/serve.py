"""The commands of the server: `serve`, and `backup` and `restore` of its data."""

import os
import socket
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from threading import Thread
from typing import Annotated, Final

import typer
from typer import Argument, Option

from gridwright import words
from gridwright.cli import arguments
from gridwright.cli.failure import FAILED, WRONG, fail, reporting_errors
from gridwright.cli.files import file_errors, new_binary_file
from gridwright.content.layout import check_layouts
from gridwright.content.load import load
from gridwright.core.errors import GridwrightError
from gridwright.home import DATA
from gridwright.system_errors import reason_of

USUAL_PORT: Final = 8000

Host = Annotated[str, Option("--host", metavar="address")]
Port = Annotated[
    int | None,
    Option("--port", metavar="number", min=0, max=65535, show_default=str(USUAL_PORT)),
]
Workers = Annotated[int, Option("--workers", metavar="number", min=1, max=64)]
BotWorkers = Annotated[int | None, Option("--bot-workers", metavar="number", min=0, max=64)]
Browser = Annotated[bool, Option("--browser/--no-browser")]
File = Annotated[Path, Argument(metavar="file")]
Replace = Annotated[bool, Option("--replace")]

_WEB: Final = ("django", "uvicorn", "a2wsgi", "servestatic", "django_htmx", "psycopg", "qrcode")
_LOCAL_NAME: Final = "localhost"
_EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104


def serve(
    host: Host = "127.0.0.1",
    port: Port = None,
    workers: Workers = 1,
    bot_workers: BotWorkers = None,
    browser: Browser = True,
    data: arguments.Data = None,
) -> None:
    """Serve games to browsers until Ctrl-C.

    Database and secret key lie in GRIDWRIGHT_HOME; DATABASE_URL names another database.
    """
    _use_data(data)
    with _settings():
        from gridwright.web.serve import supervisor  # noqa: PLC0415 - an extra, which is there

        thinkers = max(1, (os.cpu_count() or 1) - 1) if bot_workers is None else bot_workers
        listener = bound(host, port)

        def greet(number: int) -> None:
            address = _address(host, number, socket.gethostname())
            typer.echo(words.text("cli.serve.ready", address=address))
            for friendly in friendly_addresses(host, number):
                typer.echo(words.text("cli.serve.friends", address=friendly))
            if secret := _offer_first_admin():
                typer.echo(words.text("cli.serve.first_admin", address=f"{address}first/{secret}"))
            if browser and has_screen():
                local = _address(host, number, _LOCAL_NAME)
                Thread(target=webbrowser.open, args=(local,), daemon=True).start()

        from django.db import OperationalError  # noqa: PLC0415 - an extra, which is there

        with reporting_errors(FAILED), _reachable(OperationalError):
            supervisor.serve(listener, workers, thinkers, greet)


def _offer_first_admin() -> str:
    """Return the secret of a link for the first admin, who has to be at this terminal."""
    from django.db import connection  # noqa: PLC0415 - an extra, which is there

    from gridwright.web.moderation import acts  # noqa: PLC0415 - after setup

    secret = acts.offer_first_admin()
    connection.close()  # this process needs it no more
    return secret


def _use_data(data: Path | None) -> None:
    """Let every process of the server use the directory *data*, or end with what is wrong in it."""
    with reporting_errors():
        check_layouts(load(data))
    if data is not None:
        os.environ[DATA] = str(data.absolute())


@contextmanager
def _settings() -> Iterator[None]:
    """Set the server up, or end with what is missing or wrong."""
    if not all([find_spec(name) for name in _WEB]):
        fail(words.text("cli.serve.missing"), FAILED)
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "gridwright.web.settings")
    from gridwright.web import environment  # noqa: PLC0415 - it is there
    from gridwright.web.notes.mail import MailUrlError, mailer  # noqa: PLC0415 - it is there

    try:
        if url := environment.mail():
            mailer(url)
        yield
    except environment.DatabaseUrlError:
        fail(words.text("cli.serve.database"), WRONG)
    except MailUrlError:
        fail(words.text("cli.serve.mail"), WRONG)


def bound(host: str, port: int | None) -> tuple[socket.socket, ...]:
    """Listen at *port*; without one, at the usual port or, if that is taken, at a free one."""
    from gridwright.web.serve import supervisor  # noqa: PLC0415 - it is there

    number = USUAL_PORT if port is None else port
    try:
        return supervisor.bind(host, number)
    except OSError as error:
        reason = reason_of(error)
    problem = words.text("cli.serve.address", host=host, port=number, reason=reason)
    if port is not None:
        fail(problem, FAILED)
    try:
        listener = supervisor.bind(host, 0)
    except OSError:  # the port is not the problem
        fail(problem, FAILED)
    typer.echo(words.text("cli.serve.other_port", port=number), err=True)
    return listener


def _address(host: str, port: int, name: str) -> str:
    """Return where a server at *host* is opened; passkeys need a name instead of a number."""
    reached = name if host in _EVERYWHERE else _LOCAL_NAME if host == "127.0.0.1" else host
    return f"http://{f'[{reached}]' if ':' in reached else reached}:{port}/"


def friendly_addresses(host: str, port: int) -> list[str]:
    """Return where others can open a server that listens on all networks of this machine."""
    from gridwright.web.addresses import network_addresses, origin  # noqa: PLC0415 - it is there

    if host not in _EVERYWHERE:
        return []
    return [f"{origin(address, port)}/" for address in network_addresses()]


def has_screen() -> bool:
    """Whether this machine has a desktop, and the program a terminal on it."""
    has_desktop = any([os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")])
    return sys.stdout.isatty() and (has_desktop or sys.platform == "darwin")


# Backups


def backup(file: File) -> None:
    """Write all tables, guests, members and the secret key to a file, while the server runs."""
    with open_database(), new_binary_file(file) as stream:
        from gridwright.web import backup as backups  # noqa: PLC0415 - after setup

        count = backups.write(stream)
        backups.note()
    typer.echo(words.text("cli.backup.written", count=count, file=str(file)))


def restore(file: File, replace: Replace = False) -> None:
    """Put a backup into an empty database, while no server runs; SQLite or PostgreSQL alike."""
    with open_database(is_new=True):
        from gridwright.web import backup as backups  # noqa: PLC0415 - after setup
        from gridwright.web.serve import presence  # noqa: PLC0415

        with file_errors("unreadable", file), presence.alone(), file.open("rb") as stream:
            count = backups.restore(stream, replaces=replace)
    typer.echo(words.text("cli.backup.restored", count=count, file=str(file)))


@contextmanager
def _reachable(problem: type[Exception]) -> Iterator[None]:
    """Report a *problem* of the database by the first line of what the database says."""
    try:
        yield
    except problem as error:
        reason = str(error).strip().partition("\n")[0]
        raise GridwrightError("web.backup.unreachable", {"reason": reason}) from error


@contextmanager
def open_database(*, is_new: bool = False) -> Iterator[None]:
    """Open the database of the server, or create it if *is_new*, and report its errors."""
    with _settings(), reporting_errors(FAILED):
        import django  # noqa: PLC0415 - an extra, which is there
        from django.db import DatabaseError  # noqa: PLC0415

        from gridwright.web import environment  # noqa: PLC0415
        from gridwright.web.serve import supervisor  # noqa: PLC0415

        with _reachable(DatabaseError):
            if is_new:
                environment.prepare()
                supervisor.migrate()
            elif (path := environment.database_file()) is not None and not path.exists():
                raise GridwrightError("web.backup.nothing", {"place": str(path)})
            django.setup()
            yield
