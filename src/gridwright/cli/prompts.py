"""Asks the people at the terminal, or reads what was piped in."""

import sys
from io import TextIOWrapper

from rich.console import Console

from gridwright import words
from gridwright.cli.console import clean

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
    line = input(clean(prompt))
    if not sys.stdin.isatty():
        console.print(line, markup=False, highlight=False)  # as a keyboard would have shown it
    return line.strip()


def is_at_keyboard() -> bool:
    """Whether somebody sits there and sees what is printed."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def hand_over(console: Console, name: str) -> bool:
    """Clear the screen, then wait until *name* sits in front of it; return whether anybody does."""
    if not is_at_keyboard():
        return False
    console.file.write("\n" * console.height)  # also where nothing can be cleared
    console.file.write("\x1b[H\x1b[2J\x1b[3J")  # what can be scrolled back to is gone, too
    if HAS_HISTORY:
        readline.clear_history()
    ask(console, f"{words.text('cli.hand_over', name=name)} ")
    return True
