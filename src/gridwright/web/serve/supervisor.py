"""One process that starts the others and starts again what dies."""

import errno
import logging
import logging.config
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from gridwright.web import environment
from gridwright.web.serve import engines, presence
from gridwright.web.serve.counters import COUNTERS, Slot, new_file, series
from gridwright.web.serve.logs import LOGGING
from gridwright.web.serve.stopping import Stopping

_LOG: Final = logging.getLogger(__name__)
QUEUE: Final = 1024  # connections that wait to be accepted
_LOOK: Final = 0.1  # seconds between two looks at the processes
_REST: Final = 1.0  # seconds at least between two starts of the same
_PATIENCE: Final = 8.0  # seconds for all to end
_LOCAL: Final = ("127.0.0.1", "localhost", "0.0.0.0")  # noqa: S104
_NO_IPV6: Final = (errno.EAFNOSUPPORT, errno.EADDRNOTAVAIL)

Listeners = tuple[socket.socket, ...]
"""The sockets of a server, all at one port."""


@dataclass(slots=True)
class Child:
    """A process that must be there."""

    kind: str  # "web", "bot" or "clerk"
    what: str  # its sockets or its name
    engine: Path | None  # where a compiled engine is, or will be
    slot: Slot  # of the common counters
    process: "subprocess.Popen[bytes] | None" = None
    started: float = 0.0
    is_renewed: bool = False  # it was asked to end, so that another comes

    def start(self, sockets: tuple[int, ...]) -> None:
        command = [sys.executable, "-m", "gridwright.web.serve.child", self.kind, self.what]
        command += [str(os.getpid()), *[str(number) for number in self.slot]]
        # who thinks must not keep a port from a successor
        inherited = (self.slot.file, *(sockets if self.kind == "web" else ()))
        self.process = subprocess.Popen(  # noqa: S603 - our own
            command, pass_fds=inherited, env=engines.surroundings(self.engine)
        )
        self.started = time.monotonic()
        self.is_renewed = False
        details = {"kind": self.kind, "pid": self.process.pid}
        _LOG.info("started", extra={"details": details})

    def look_after(self, sockets: tuple[int, ...]) -> None:
        """Start it again if it died, but not at once if it has just been started."""
        assert self.process is not None
        status = self.process.poll()
        if status is not None and time.monotonic() - self.started >= _REST:
            if not self.is_renewed:
                _LOG.warning("died", extra={"details": {"kind": self.kind, "status": status}})
                COUNTERS.add(series("gridwright_process_deaths_total", kind=self.kind))
            self.start(sockets)

    def renew(self) -> None:
        """Let another take its place as soon as what it does now is done."""
        assert self.process is not None
        self.is_renewed = True
        self.process.terminate()


class Build:
    """The process that compiles the engine, where that is wanted and possible."""

    def __init__(self, place: Path | None) -> None:
        """Begin, unless the engine is at *place* already."""
        self._place = place
        self._process: subprocess.Popen[bytes] | None = None
        if place is not None and engines.may_build(place):
            command = [sys.executable, "-m", "gridwright.web.serve.builder", str(os.getpid())]
            self._process = subprocess.Popen(command, start_new_session=True)  # noqa: S603 - our own

    def has_brought(self) -> bool:
        """Whether the engine has come since this was asked last."""
        if self._process is None or self._process.poll() is None:
            return False
        self._process = None
        return self._place is not None and self._place.is_dir()

    def end(self) -> None:
        """Stop it with all that it started: at its priority it would take long to tidy up."""
        if self._process is None:
            return
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        engines.throw_away_unfinished(str(os.getpid()))


def bind(host: str, port: int) -> Listeners:
    """Listen at *host*; where it is this machine, at both addresses that ``localhost`` may mean.

    Browsers try ::1 first: a program that had our port there would get what is meant for us, so
    the port counts as taken.
    """
    first = _bound(host, port)
    if host not in _LOCAL:
        return (first,)
    try:
        return first, _bound("::1", first.getsockname()[1])
    except OSError as error:
        if error.errno in _NO_IPV6:
            return (first,)
        first.close()
        if port == 0 and error.errno == errno.EADDRINUSE:
            return bind(host, 0)
        raise


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((host, port))
        bound.listen(QUEUE)
        bound.set_inheritable(True)
    except OSError:
        bound.close()
        raise
    return bound


def migrate() -> None:
    """Bring the database up to date; of several servers that start at once, one does it."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "gridwright.web.settings")
    import django  # noqa: PLC0415 - after the key is there
    from django.core.management import call_command  # noqa: PLC0415
    from django.db import connection  # noqa: PLC0415

    django.setup()
    with presence.migrating():
        call_command("migrate", verbosity=0, interactive=False)
    connection.close()


def serve(
    bound: Listeners, workers: int, bot_workers: int, when_ready: Callable[[int], None]
) -> None:
    """Serve until SIGTERM or SIGINT; *when_ready* is told the port once all have started."""
    logging.config.dictConfig(LOGGING)
    environment.prepare()
    with presence.serving():
        migrate()
        _supervise(bound, workers, bot_workers, when_ready)


def _supervise(
    bound: Listeners, workers: int, bot_workers: int, when_ready: Callable[[int], None]
) -> None:
    port = bound[0].getsockname()[1]
    place = f"{socket.gethostname()[:40]}:{port}"
    engine = engines.place_wanted()
    sockets = tuple([each.fileno() for each in bound])
    roles = [("web", ",".join([str(number) for number in sockets]))] * workers
    roles += [("bot", f"{place}:{number}") for number in range(bot_workers)]
    roles.append(("clerk", f"{place}:clerk"))
    slots = len(roles) + 1  # the first is ours
    shared = new_file(slots)
    COUNTERS.join(Slot(shared, 0, slots, bot_workers))
    children = [
        Child(kind, what, engine, Slot(shared, number, slots, bot_workers))
        for number, (kind, what) in enumerate(roles, 1)
    ]
    stopping = Stopping(signal.SIGTERM, signal.SIGINT)
    build = Build(engine)
    try:
        for child in children:
            child.start(sockets)
        when_ready(port)
        while not stopping.wait(_LOOK):
            for child in children:
                child.look_after(sockets)
            if build.has_brought():
                _renew([child for child in children if child.kind == "bot"])
    finally:
        build.end()
        _end([child.process for child in children if child.process is not None])
        for each in bound:
            each.close()


def _renew(children: list[Child]) -> None:
    """Let bots think with the engine that has just come; who answers people goes on."""
    for child in children:
        child.renew()


def _end(processes: "list[subprocess.Popen[bytes]]") -> None:
    """Ask all to end; those that do not are ended."""
    for process in processes:
        process.terminate()
    limit = time.monotonic() + _PATIENCE
    for process in processes:
        try:
            process.wait(max(0.0, limit - time.monotonic()))
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
