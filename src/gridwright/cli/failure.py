"""How a command ends badly: one message on standard error, an exit status, never a traceback."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NoReturn

import typer
from rich.text import Text

from gridwright import words
from gridwright.cli.console import complaints
from gridwright.content.load import ContentError
from gridwright.core.errors import GridwrightError

FAILED: Final = 1  # what was asked for does not hold: a wrong record, nothing found
WRONG: Final = 2  # what was asked for makes no sense: options, data files
INTERRUPTED: Final = 130  # the player pressed Ctrl-C


class UnreadableError(GridwrightError):
    """A file cannot be read or written."""


def fail(message: str, status: int = WRONG) -> NoReturn:
    """Say what is wrong and end."""
    complaints().print(Text.assemble(("gridwright: ", "bold red"), message))
    raise typer.Exit(status)


@contextmanager
def reported(status: int = WRONG) -> Iterator[None]:
    """Turn the errors that a person's input can cause into messages."""
    try:
        yield
    except ContentError as error:
        lines = str(error).replace("\n", "\n  ")
        fail(f"{words.say(error.message)}\n  {lines}", status)
    except GridwrightError as error:
        fail(str(error), status)


def read_text(path: Path) -> str:
    """Return the text of a file, or raise `UnreadableError` with the reason in plain words."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise UnreadableError("cli.file.not_text", {"file": str(path)}) from error
    except (OSError, ValueError) as error:
        raise _failure("unreadable", path, error) from error


def write_text(path: Path, text: str) -> None:
    """Write *text* to a file, or raise `UnreadableError` with the reason in plain words."""
    try:
        path.write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise _failure("unwritable", path, error) from error


def put_aside(path: Path) -> Path:
    """Give the file at *path* another name, and return it."""
    try:
        return path.replace(path.with_name(f"{path.name}~"))
    except OSError as error:
        raise _failure("unwritable", path, error) from error


def _failure(kind: str, path: Path, error: OSError | ValueError) -> UnreadableError:
    """Return why a file cannot be read or written; a name with a NUL is a ValueError."""
    reason = error.strerror if isinstance(error, OSError) else str(error)
    return UnreadableError(f"cli.file.{kind}", {"file": str(path), "reason": reason or ""})
