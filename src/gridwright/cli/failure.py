"""How a command fails: one message on standard error, an exit status, never a traceback."""

import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Final, NoReturn, TypeVar

import typer
from rich.progress import Progress
from rich.text import Text

from gridwright import words
from gridwright.cli.console import error_console
from gridwright.content.load import ContentError
from gridwright.core.errors import GridwrightError

FAILED: Final = 1  # the request failed: a wrong record, no match
WRONG: Final = 2  # the request makes no sense: options, data files
INTERRUPTED: Final = 130  # the player pressed Ctrl-C

T = TypeVar("T")


def print_error(message: str) -> None:
    """Print *message* on standard error, if that still works."""
    with suppress(OSError):
        error_console().print(Text.assemble(("gridwright: ", "bold red"), message))


def fail(message: str, status: int = WRONG) -> NoReturn:
    print_error(message)
    raise typer.Exit(status)


@contextmanager
def reporting_errors(status: int = WRONG) -> Iterator[None]:
    """Turn the errors that a person's input can cause into messages."""
    try:
        yield
    except ContentError as error:
        lines = str(error).replace("\n", "\n  ")
        fail(f"{words.say(error.message)}\n  {lines}", status)
    except GridwrightError as error:
        fail(str(error), status)


# Ctrl-C ends the program at once, except in here


@contextmanager
def handling_interrupts(
    handler: signal.Handlers | Callable[[int, FrameType | None], object],
) -> Iterator[None]:
    """Let Ctrl-C call *handler* meanwhile."""
    before = signal.getsignal(signal.SIGINT)
    try:  # a Ctrl-C just before may arrive here already
        signal.signal(signal.SIGINT, handler)
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def interruptible() -> Iterator[None]:
    """Let Ctrl-C raise `KeyboardInterrupt`, where something must be done before the end."""
    is_ignored = signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    with handling_interrupts(signal.SIG_IGN if is_ignored else signal.default_int_handler):
        yield


@contextmanager
def deferring_interrupts() -> Iterator[None]:
    """Let Ctrl-C wait until the block is done."""
    signals: list[int] = []
    try:
        with handling_interrupts(lambda number, _: signals.append(number)):
            yield
    finally:
        if signals:
            signal.raise_signal(signal.SIGINT)


def with_progress(
    results: Iterable[T], total: int, interrupted: Callable[[int], str], done: int = 0
) -> Generator[T, None, None]:
    """Yield *results* behind a progress bar until Ctrl-C, which waits while one is dealt with.

    Then *interrupted* says what has been done, from the number of results. To be closed by whoever
    may fail in between, so that the bar is gone before the error is printed.
    """
    with Progress(console=error_console(), transient=True) as progress, interruptible():
        bar = progress.add_task("", total=total, completed=done)
        try:
            for result in results:
                with deferring_interrupts():
                    done += 1
                    yield result
                    progress.advance(bar)
        except KeyboardInterrupt:
            error_console().print(interrupted(done))
