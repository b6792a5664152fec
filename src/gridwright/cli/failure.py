"""How a command ends badly: one message on standard error, an exit status, never a traceback."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Final, NoReturn

import typer
from rich.progress import Progress
from rich.text import Text

from gridwright import words
from gridwright.cli.console import complaints
from gridwright.content.load import ContentError
from gridwright.core.errors import GridwrightError

FAILED: Final = 1  # what was asked for does not hold: a wrong record, nothing found
WRONG: Final = 2  # what was asked for makes no sense: options, data files
INTERRUPTED: Final = 130  # the player pressed Ctrl-C


def complain(message: str) -> None:
    """Say what is wrong, if anybody can still hear it."""
    with suppress(OSError):
        complaints().print(Text.assemble(("gridwright: ", "bold red"), message))


def fail(message: str, status: int = WRONG) -> NoReturn:
    """Say what is wrong and end."""
    complain(message)
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


# Ctrl-C: by itself it ends the program at once


@contextmanager
def answered(answer: signal.Handlers | Callable[[int, FrameType | None], object]) -> Iterator[None]:
    """Let *answer* be what Ctrl-C does meanwhile."""
    before = signal.getsignal(signal.SIGINT)
    try:  # one that was pressed just before may be answered here already
        signal.signal(signal.SIGINT, answer)
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def interruptible() -> Iterator[None]:
    """Let Ctrl-C be a `KeyboardInterrupt`, where there is something to do before the end."""
    is_ignored = signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    with answered(signal.SIG_IGN if is_ignored else signal.default_int_handler):
        yield


@contextmanager
def watched(total: int, said: Callable[[], str], done: int = 0) -> Iterator[Callable[[], None]]:
    """Lend what moves a bar of progress; Ctrl-C ends the work, and *said* is what there is."""
    with Progress(console=complaints(), transient=True) as progress, interruptible():
        bar = progress.add_task("", total=total, completed=done)
        try:
            yield lambda: progress.advance(bar)
        except KeyboardInterrupt:
            complaints().print(said())


@contextmanager
def unbroken() -> Iterator[None]:
    """Let Ctrl-C wait until what is begun here is done."""
    pressed: list[int] = []
    try:
        with answered(lambda number, _: pressed.append(number)):
            yield
    finally:
        if pressed:
            signal.raise_signal(signal.SIGINT)
