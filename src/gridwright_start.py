"""What the command `gridwright` starts, before anything of the package is there.

It stands outside because importing the package takes a moment: from here on Ctrl-C is answered,
and a stream that was closed is opened, so that no file takes its number. It imports little itself.
"""

import os
import signal
import sys


def leave(number: int, _: object) -> None:
    """End at once with the status of an interrupted program; there is nothing to lose."""
    said = f"gridwright: {signal.strsignal(number)}\n"
    try:
        os.write(2, f"\n{said}".encode() if os.isatty(2) else said.encode())
        sys.stdout.flush()
    finally:
        os._exit(128 + number)


def open_streams() -> bool:
    """Put nothing in the place of closed streams; return whether there is an output."""
    has_output = sys.stdout is not None
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # the lowest number that is free: this one
    sys.stdin = sys.stdin or open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stdout = sys.stdout or open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = sys.stderr or open(2, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    return has_output


def main() -> None:
    """Run the command line and end with its status."""
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:  # as programs in the background have
        signal.signal(signal.SIGINT, leave)
    has_output = open_streams()
    from gridwright.cli.main import run  # noqa: PLC0415  # takes a while: Ctrl-C is heard before

    status = run(sys.argv[1:], has_output=has_output)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Python itself has only to be put away
    sys.exit(status)
