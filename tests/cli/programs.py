"""Runs the program as a process of its own, with the streams and limits that a test gives it.

Where only its arguments matter, it is run here, which takes a tenth of the time.
"""

import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import IO

import pytest

from gridwright.cli import main
from tests.cli.terminal import PATIENCE, SRC

Stream = IO[bytes] | int | None
COMMAND = (sys.executable, "-m", "gridwright")
CLOSED = -99  # a stream that is not there


@dataclass(frozen=True, slots=True)
class Ended:
    """How a program ended."""

    status: int
    output: str
    errors: str


def environment() -> dict[str, str]:
    """Return a plain environment, with the data directory of the test."""
    return {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": str(SRC),
        "XDG_DATA_HOME": os.environ["XDG_DATA_HOME"],
        "COLUMNS": "200",
        "LANG": "C.UTF-8",
    }


def start(
    *arguments: str,
    stdin: Stream = subprocess.PIPE,
    stdout: Stream = subprocess.PIPE,
    most: int = -1,
) -> "subprocess.Popen[bytes]":
    """Start the program, which may write files of at most *most* bytes."""
    closed = [number for number, stream in enumerate((stdin, stdout)) if stream == CLOSED]
    return subprocess.Popen(  # noqa: S603  # the program under test
        [*COMMAND, *arguments],
        stdin=None if stdin == CLOSED else stdin,
        stdout=None if stdout == CLOSED else stdout,
        stderr=subprocess.PIPE,
        env=environment(),
        preexec_fn=partial(_prepare, closed, most),  # noqa: PLW1509  # no threads here
    )


def _prepare(closed: list[int], most: int) -> None:
    """Close streams, limit files, and hear interrupts even where the suite does not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    for number in closed:
        os.close(number)
    if most >= 0:
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))


def ended(process: "subprocess.Popen[bytes]", text: str = "") -> Ended:
    """Type *text*, wait for the end, and return it."""
    typed = text.encode() if process.stdin is not None else None
    output, errors = process.communicate(typed, timeout=PATIENCE)
    return Ended(process.returncode, (output or b"").decode(), errors.decode())


def run(
    *arguments: str,
    lines: tuple[str, ...] = (),
    stdin: Stream = subprocess.PIPE,
    stdout: Stream = subprocess.PIPE,
    most: int = -1,
) -> Ended:
    """Run the program to its end with *lines* typed."""
    process = start(*arguments, stdin=stdin, stdout=stdout, most=most)
    return ended(process, "".join([f"{line}\n" for line in lines]))


def run_here(capsys: pytest.CaptureFixture[str], *arguments: str) -> Ended:
    """Run the program in this process, whatever it is given as *arguments*."""
    status = main.run(list(arguments))
    said = capsys.readouterr()
    return Ended(status, said.out, said.err)


def wait_until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.01)
