"""The command `bot`: lend a bot of this computer to the tables of another server."""

import os
import secrets
from pathlib import Path
from typing import Annotated, Final

import typer
from typer import Option

from gridwright import words
from gridwright.cli import arguments
from gridwright.cli.failure import FAILED, fail, interruptible, reporting_errors
from gridwright.cli.files import read_text
from gridwright.content.load import library_from
from gridwright.core.errors import Message
from gridwright.remote.connection import Connection
from gridwright.remote.lender import Lender, Wishes

KEY: Final = "GRIDWRIGHT_KEY"
USUAL_LEVEL: Final = "planner"

Url = Annotated[str, Option("--url", metavar="url")]
Level = Annotated[str, Option("--level", metavar="level")]
KeyFile = Annotated[Path | None, Option("--key-file", metavar="file")]
Tables = Annotated[list[str] | None, Option("--table", metavar="table")]
Accept = Annotated[bool, Option("--accept")]
Once = Annotated[bool, Option("--once")]


def bot(
    url: Url,
    level: Level = USUAL_LEVEL,
    key_file: KeyFile = None,
    table: Tables = None,
    accept: Accept = False,
    once: Once = False,
    data: arguments.Data = None,
) -> None:
    """Let a bot of this computer play at the tables of another server, until Ctrl-C.

    The key is read from a file or the environment: other users see what is typed in a command.
    """
    secret = _key(key_file)
    with reporting_errors():
        library = library_from(data)
    with reporting_errors(FAILED):
        connection = Connection(url, secret, words.current().language)
        lender = Lender(connection, level, library, secrets.randbelow(1 << 62), _tell)
        with interruptible():
            try:
                lender.run(Wishes(table or (), accept, once))
            except KeyboardInterrupt:
                typer.echo(words.text("cli.lend.stopped"))


def _key(file: Path | None) -> str:
    """Return the key, or end with what is wrong with where it should be."""
    if file is None:
        return os.environ.get(KEY, "").strip() or fail(words.text("cli.lend.no_key", variable=KEY))
    with reporting_errors():
        return read_text(file).strip()


def _tell(message: Message) -> None:
    typer.echo(words.say(message))
