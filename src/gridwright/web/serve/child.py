"""What the supervisor starts: ``python -m gridwright.web.serve.child web 5,6``, or with a name."""

import ctypes
import os
import signal
import socket
import sys
from typing import Final

_PR_SET_PDEATHSIG: Final = 1


def die_with_parent() -> None:
    """Ask for SIGTERM when the supervisor ends, where the system can do that."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGTERM)


def main(kind: str, what: str, parent: str, *slot: str) -> None:
    """Be a server on the sockets *what*, or a worker called *what*; count in a *slot*."""
    die_with_parent()
    if os.getppid() != int(parent):  # it ended before it could be asked
        return
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "gridwright.web.settings")
    import django  # noqa: PLC0415 - settings first

    django.setup()
    from gridwright.web.serve.counters import COUNTERS, Slot  # noqa: PLC0415 - after setup

    COUNTERS.join(Slot(*[int(number) for number in slot]))
    if kind == "web":
        from gridwright.web.serve.server import answer  # noqa: PLC0415 - after setup

        answer([socket.socket(fileno=int(number)) for number in what.split(",")])
    elif kind == "clerk":
        from gridwright.web.serve.clerk import keep_time  # noqa: PLC0415 - after setup

        keep_time(what)
    else:
        from gridwright.web.serve.thinker import think  # noqa: PLC0415 - after setup

        think(what)


if __name__ == "__main__":
    main(*sys.argv[1:])
