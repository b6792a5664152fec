"""The command `serve`: games in the browser."""

import os
import socket
from typing import Annotated

import typer
from typer import Option

from gridwright import words
from gridwright.cli.failure import FAILED, WRONG, fail

Host = Annotated[str, Option("--host", metavar="ADDRESS", help="Where to listen.")]
Port = Annotated[int, Option("--port", metavar="N", min=0, max=65535, help="0 takes a free one.")]
Workers = Annotated[
    int, Option("--workers", metavar="N", min=1, max=64, help="Processes that answer.")
]
BotWorkers = Annotated[
    int | None,
    Option("--bot-workers", metavar="N", min=0, max=64, help="Processes in which bots think."),
]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    workers: Workers = 1,
    bot_workers: BotWorkers = None,
) -> None:
    """Serve games to browsers until Ctrl-C.

    Database and secret key lie in GRIDWRIGHT_HOME; DATABASE_URL names another database.
    """
    try:
        from gridwright.web.environment import DatabaseUrlError  # noqa: PLC0415
        from gridwright.web.serve import supervisor  # noqa: PLC0415 - an extra, which may not be there
    except ImportError:
        fail(words.text("cli.serve.missing"), FAILED)
    thinking = max(1, (os.cpu_count() or 1) - 1) if bot_workers is None else bot_workers
    try:
        bound = supervisor.bind(host, port)
    except OSError as error:
        reason = error.strerror or str(error)
        fail(words.text("cli.serve.address", host=host, port=port, reason=reason), FAILED)
    try:
        supervisor.serve(bound, workers, thinking, lambda number: _greet(host, number))
    except DatabaseUrlError:
        fail(words.text("cli.serve.database"), WRONG)


def _greet(host: str, port: int) -> None:
    """Print where to look; who listens everywhere is reached under the name of the machine."""
    name = socket.gethostname() if host in ("0.0.0.0", "::") else host  # noqa: S104
    shown = f"[{name}]" if ":" in name else name
    typer.echo(words.text("cli.serve.ready", address=f"http://{shown}:{port}/"))
