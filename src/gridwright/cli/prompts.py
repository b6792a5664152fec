"""Asks the people at the terminal, or reads what was piped in."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper

from rich.console import Console

from gridwright import words

try:
    import readline
except ImportError:  # pragma: no cover  # not on Windows: then there is no history of lines
    HAS_HISTORY = False
else:
    readline.set_auto_history(True)
    HAS_HISTORY = True


def prepare() -> None:
    """Read whatever is piped in, also what is no UTF-8 text."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def ask(console: Console, prompt: str) -> str:
    """Return the next line without its end; `EOFError` where there is none."""
    console.file.flush()
    line = input(prompt)
    if not sys.stdin.isatty():
        console.print(line, markup=False, highlight=False)  # as a keyboard would have shown it
    return line.strip()


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Let nobody who presses Ctrl-C once more spoil what is being written."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def hand_over(console: Console, name: str) -> None:
    """Clear the screen and wait until *name* sits in front of it."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return  # nobody sits at a keyboard and sees what is printed
    ask(console, f"{words.text('cli.hand_over', name=name)} ")
    console.clear()
    console.file.write("\x1b[3J")  # what can be scrolled back to is gone, too
