"""How a command ends badly: one message on standard error, an exit status, never a traceback."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NoReturn

import typer
from rich.text import Text

from gridwright.cli.console import complaints
from gridwright.content.load import ContentError
from gridwright.core.errors import GridwrightError

FAILED: Final = 1  # what was asked for does not hold: a wrong record, nothing found
WRONG: Final = 2  # what was asked for makes no sense: options, data files
INTERRUPTED: Final = 130  # the player pressed Ctrl-C


def fail(message: str, status: int = WRONG) -> NoReturn:
    """Say what is wrong and end."""
    complaints().print(Text.assemble(("gridwright: ", "bold red"), message))
    raise typer.Exit(status)


@contextmanager
def reported() -> Iterator[None]:
    """Turn the errors that a person's input can cause into messages."""
    try:
        yield
    except ContentError as error:
        count = len(error.problems)
        what = "1 problem" if count == 1 else f"{count} problems"
        lines = "".join([f"\n  {problem}" for problem in error.problems])
        fail(f"The data files have {what}:{lines}")
    except GridwrightError as error:
        fail(str(error))


def read_text(path: Path) -> str:
    """Return the text of a file, or raise `UnreadableError` with the reason in plain words."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise UnreadableError("is not a UTF-8 text") from error
    except (OSError, ValueError) as error:
        raise UnreadableError(_reason(error, "read")) from error


def write_text(path: Path, text: str) -> None:
    """Write *text* to a file, or raise `UnreadableError` with the reason in plain words."""
    try:
        path.write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise UnreadableError(_reason(error, "written")) from error


def _reason(error: OSError | ValueError, verb: str) -> str:
    """Return why a file cannot be read or written; a name with a NUL is a ValueError."""
    detail = error.strerror if isinstance(error, OSError) else str(error)
    return f"cannot be {verb}: {detail}"


class UnreadableError(GridwrightError):
    """A file cannot be read or written; the message fits behind its name."""
