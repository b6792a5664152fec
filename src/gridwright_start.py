"""The entry point of the command `gridwright`, which runs before the package is imported.

It stands outside the package because that import takes a moment: from here on Ctrl-C is handled,
and closed streams are opened, so that no file gets their numbers. It imports little itself.
"""

import os
import signal
import sys


def leave(number: int, _: object) -> None:
    """End at once with the status of an interrupted program; nothing can be lost yet."""
    message = f"gridwright: {signal.strsignal(number)}\n"
    try:
        os.write(2, f"\n{message}".encode() if os.isatty(2) else message.encode())
        sys.stdout.flush()
    finally:
        os._exit(128 + number)


def open_streams() -> bool:
    """Open closed streams on the null device; return whether there was an output."""
    has_output = sys.stdout is not None
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # takes the lowest free number, which is this one
    sys.stdin = sys.stdin or open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stdout = sys.stdout or open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = sys.stderr or open(2, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    return has_output


def main() -> None:
    """Run the command line and end with its status."""
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:  # as in background jobs
        signal.signal(signal.SIGINT, leave)
    has_output = open_streams()
    from gridwright.cli.main import run  # noqa: PLC0415  # slow: Ctrl-C is handled before

    status = run(sys.argv[1:], has_output=has_output)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # nothing but the interpreter is left to shut down
    sys.exit(status)
