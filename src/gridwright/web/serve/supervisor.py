"""One process that starts the others and starts again what dies."""

import logging
import logging.config
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from threading import Event
from typing import Final

from gridwright.web import environment
from gridwright.web.serve.logs import LOGGING

_LOG: Final = logging.getLogger(__name__)
_LOOK: Final = 0.1  # seconds between two looks at the processes
_REST: Final = 1.0  # seconds at least between two starts of the same
_PATIENCE: Final = 8.0  # seconds for all to end


@dataclass(slots=True)
class Child:
    """A process that must be there."""

    kind: str  # "web" or "bot"
    what: str  # its socket or its name
    process: "subprocess.Popen[bytes] | None" = None
    started: float = 0.0

    def start(self, sockets: tuple[int, ...]) -> None:
        """Start it."""
        command = [sys.executable, "-m", "gridwright.web.serve.child", self.kind, self.what]
        command.append(str(os.getpid()))
        self.process = subprocess.Popen(command, pass_fds=sockets)  # noqa: S603 - our own
        self.started = time.monotonic()
        details = {"kind": self.kind, "pid": self.process.pid}
        _LOG.info("started", extra={"details": details})

    def look_after(self, sockets: tuple[int, ...]) -> None:
        """Start it again if it died, but not at once if it has just been started."""
        assert self.process is not None
        status = self.process.poll()
        if status is not None and time.monotonic() - self.started >= _REST:
            _LOG.warning("died", extra={"details": {"kind": self.kind, "status": status}})
            self.start(sockets)


def bind(host: str, port: int) -> socket.socket:
    """Return a listening socket; `OSError` where that cannot be."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    bound.bind((host, port))
    bound.listen(1024)
    bound.set_inheritable(True)
    return bound


def migrate() -> None:
    """Make the database what this version wants it to be."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "gridwright.web.settings")
    import django  # noqa: PLC0415 - after the key is there
    from django.core.management import call_command  # noqa: PLC0415
    from django.db import connection  # noqa: PLC0415

    django.setup()
    call_command("migrate", verbosity=0, interactive=False)
    connection.close()


def serve(
    bound: socket.socket, workers: int, bot_workers: int, when_ready: Callable[[int], None]
) -> None:
    """Serve until SIGTERM or SIGINT; *when_ready* is told the port once all have started."""
    logging.config.dictConfig(LOGGING)
    environment.prepare()
    migrate()
    port = bound.getsockname()[1]
    place = f"{socket.gethostname()[:40]}:{port}"
    children = [Child("web", str(bound.fileno())) for _ in range(workers)]
    children += [Child("bot", f"{place}:{number}") for number in range(bot_workers)]
    stopped = Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: stopped.set())
    sockets = (bound.fileno(),)
    try:
        for child in children:
            child.start(sockets)
        when_ready(port)
        while not stopped.wait(_LOOK):
            for child in children:
                child.look_after(sockets)
    finally:
        _end(children)
        bound.close()


def _end(children: list[Child]) -> None:
    """Ask all to end; those that do not are ended."""
    processes = [child.process for child in children if child.process is not None]
    for process in processes:
        process.terminate()
    limit = time.monotonic() + _PATIENCE
    for process in processes:
        try:
            process.wait(max(0.0, limit - time.monotonic()))
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
