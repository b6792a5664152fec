"""The command `serve`: games in the browser."""

import os
import socket
import sys
import webbrowser
from threading import Thread
from typing import Annotated, Final

import typer
from typer import Option

from gridwright import words
from gridwright.cli.extra import need_web
from gridwright.cli.failure import FAILED, WRONG, fail

Host = Annotated[str, Option("--host", metavar="ADDRESS", help="Where to listen.")]
Port = Annotated[
    int | None,
    Option("--port", metavar="N", min=0, max=65535, help="8000 if it is free; 0 takes a free one."),
]
Workers = Annotated[
    int, Option("--workers", metavar="N", min=1, max=64, help="Processes that answer.")
]
BotWorkers = Annotated[
    int | None,
    Option("--bot-workers", metavar="N", min=0, max=64, help="Processes in which bots think."),
]
Browser = Annotated[
    bool, Option("--browser/--no-browser", help="Open a browser, where there is a screen.")
]

USUAL_PORT: Final = 8000
_EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104


def serve(
    host: Host = "127.0.0.1",
    port: Port = None,
    workers: Workers = 1,
    bot_workers: BotWorkers = None,
    browser: Browser = True,
) -> None:
    """Serve games to browsers until Ctrl-C.

    Database and secret key lie in GRIDWRIGHT_HOME; DATABASE_URL names another database.
    """
    need_web()
    from gridwright.web.environment import DatabaseUrlError  # noqa: PLC0415
    from gridwright.web.serve import supervisor  # noqa: PLC0415 - an extra, which is there

    thinking = max(1, (os.cpu_count() or 1) - 1) if bot_workers is None else bot_workers
    listening = bound(host, port)

    def greet(number: int) -> None:
        _greet(host, number)
        if browser and has_screen():
            _show(host, number)

    try:
        supervisor.serve(listening, workers, thinking, greet)
    except DatabaseUrlError:
        fail(words.text("cli.serve.database"), WRONG)


def bound(host: str, port: int | None) -> socket.socket:
    """Listen at *port*; where none was asked for and the usual one is taken, at a free one."""
    from gridwright.web.serve import supervisor  # noqa: PLC0415 - it is there

    number = USUAL_PORT if port is None else port
    try:
        return supervisor.bind(host, number)
    except OSError as error:
        reason = error.strerror or str(error)
    said = words.text("cli.serve.address", host=host, port=number, reason=reason)
    if port is not None:
        fail(said, FAILED)
    try:
        found = supervisor.bind(host, 0)
    except OSError:  # it is not the port that is wrong
        fail(said, FAILED)
    typer.echo(words.text("cli.serve.other_port", port=number), err=True)
    return found


def _greet(host: str, port: int) -> None:
    """Print where to look; who listens everywhere is reached under the name of the machine."""
    name = socket.gethostname() if host in _EVERYWHERE else host
    typer.echo(words.text("cli.serve.ready", address=_address(name, port)))


def _address(name: str, port: int) -> str:
    return f"http://{f'[{name}]' if ':' in name else name}:{port}/"


def has_screen() -> bool:
    """Whether somebody sits before this machine: at a terminal, with a screen."""
    is_drawn = any([os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")])
    return sys.stdout.isatty() and (is_drawn or sys.platform == "darwin")


def _show(host: str, port: int) -> None:
    """Open the browser of this machine, and wait for nothing."""
    address = _address("127.0.0.1" if host in _EVERYWHERE else host, port)
    Thread(target=webbrowser.open, args=(address,), daemon=True).start()
