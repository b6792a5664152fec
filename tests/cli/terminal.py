"""Runs the program for tests: in this process with piped input, or in a real terminal."""

import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Self

from typer.testing import CliRunner, Result

from gridwright.cli.main import app

SRC = Path(__file__).parents[2] / "src"
PATIENCE = 60  # seconds until a terminal that says nothing counts as dead
CTRL_C = b"\x03"
CTRL_D = b"\x04"

# A terminal turns Ctrl-C into an interrupt only for programs that it controls, and only those
# hear it that were not started with interrupts ignored.
IN_CONTROL = """
import fcntl, os, signal, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execv(sys.executable, [sys.executable, "-m", "gridwright", *sys.argv[1:]])
"""


def gridwright(
    *arguments: str, lines: tuple[str, ...] = (), columns: int = 80, height: int = 80
) -> Result:
    """Run the program with *lines* piped in; an unexpected exception is raised."""
    text = "".join(f"{line}\n" for line in lines)
    size = {"COLUMNS": str(columns), "LINES": str(height)}
    environment = {**size, "NO_COLOR": "1", "TERM": "xterm"}
    return CliRunner().invoke(
        app, arguments, input=text, env=environment, catch_exceptions=False, prog_name="gridwright"
    )


class Terminal:
    """The program in a terminal of its own, with somebody at the keyboard."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        """Start the program; *environment* comes on top of a plain one."""
        self._mine, theirs = pty.openpty()
        plain = {"PATH": os.environ["PATH"], "PYTHONPATH": str(SRC), "TERM": "xterm"}
        kept = {key: value for key, value in os.environ.items() if key == "XDG_DATA_HOME"}
        self._process = subprocess.Popen(  # noqa: S603  # the program under test
            [sys.executable, "-c", IN_CONTROL, *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**plain, **kept, "LANG": "C.UTF-8", "COLUMNS": "80", **environment},
            start_new_session=True,
        )
        os.close(theirs)
        self._heard = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        os.close(self._mine)

    def wait_for(self, text: str) -> str:
        """Return what was printed up to and with *text*; what follows is kept for later."""
        end = time.monotonic() + PATIENCE
        while text not in self._heard:
            more = self._read(end)
            assert more, f"{text!r} never came:\n{self._heard}"
            self._heard += more
        before, _, self._heard = self._heard.partition(text)
        return before + text

    def type(self, line: str) -> None:
        """Type *line* and press Enter."""
        self.press(f"{line}\n".encode())

    def press(self, keys: bytes) -> None:
        """Press single keys."""
        os.write(self._mine, keys)

    def interrupt(self, answer: str) -> str:
        """Press Ctrl-C until *answer* comes: just before a line is read, one goes unnoticed."""
        for _ in range(PATIENCE // 5):
            self.press(CTRL_C)
            end = time.monotonic() + 5
            while answer not in self._heard and time.monotonic() < end:
                self._heard += self._read(end)
            if answer in self._heard:
                break
        return self.wait_for(answer)

    def end(self) -> tuple[str, int]:
        """Return the rest of what is printed, and the exit status."""
        end = time.monotonic() + PATIENCE
        while more := self._read(end):
            self._heard += more
        return self._heard, self._process.wait(PATIENCE)

    def _read(self, end: float) -> str:
        ready, _, _ = select.select([self._mine], [], [], max(0.0, end - time.monotonic()))
        if not ready:
            return ""
        try:
            return os.read(self._mine, 65536).decode(errors="replace").replace("\r\n", "\n")
        except OSError:  # the other end is closed
            return ""
