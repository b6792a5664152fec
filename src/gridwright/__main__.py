"""What the command `gridwright` and `python -m gridwright` start.

Until the commands are there, nothing may go wrong loudly: Ctrl-C is answered from the first line
on, and a stream that was closed is opened, so that no file takes its number.
"""

import os
import signal
import sys
from contextlib import suppress
from types import FrameType


def leave(number: int, _: FrameType | None) -> None:
    """End at once with the status of an interrupted program; there is nothing to lose."""
    with suppress(Exception):
        sys.stdout.flush()
    with suppress(OSError):
        said = f"gridwright: {signal.strsignal(number)}\n"
        os.write(2, f"\n{said}".encode() if os.isatty(2) else said.encode())
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


if __name__ == "__main__":
    main()
