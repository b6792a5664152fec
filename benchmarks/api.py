"""What a server bears of programs: streams of theirs, and bots by API beside tables of people.

python benchmarks/api.py [--streams 400] [--bots 100] [--people 100] [--pause 5] [--seconds 30]

A server is started as a user starts it, on a database of its own, into which keys are written. The
bots lay tables with a bot of the server, look and act, with a pause after every action; people look
at pages and act there meanwhile, with twice the pause. All of it shares the machine with this
program.
"""

# The first takes this folder off the path: it has a module `copy`, as Python itself has.
# isort: off
from web import Client, kilobytes_of, my_offer, percentiles, processes, seconds_of

# isort: on
import argparse
import http.client
import json
import os
import random
import re
import resource
import selectors
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from threading import Event, Lock, Thread

import django

_SETTINGS = "gridwright.web.settings"
_NOT_ASKED = 409  # by the answer to offers


class Api:
    """The API for one key."""

    def __init__(self, port: int, key: str) -> None:
        """Ask for nobody else."""
        self._port = port
        self._headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}
        self._line = http.client.HTTPConnection("127.0.0.1", port, 60)

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, dict]:
        """Return status and answer."""
        sent = None if body is None else json.dumps(body)
        self._line.request(method, f"/api/v1{path}", sent, self._headers)
        answer = self._line.getresponse()
        read = json.loads(answer.read())
        self._line.close()  # the server does so too, after some seconds
        return answer.status, read


def members(count: int) -> list[str]:
    """Write members with a bot each into the database; return the keys of the bots."""
    from gridwright.web import guests  # noqa: PLC0415 - the server has made its home by now
    from gridwright.web.people import accounts  # noqa: PLC0415
    from gridwright.web.programs import bots  # noqa: PLC0415

    keys = []
    for number in range(count):
        owner = accounts.create(guests.create(f"Member {number}")[0], f"Member {number}")
        keys.append(bots.create(owner, f"Bot {number}")[1])
    return keys


class Streams:
    """Open streams of programs, and when each of them was told something."""

    def __init__(self, port: int) -> None:
        """Open none yet."""
        self.opened = 0
        self.statuses: Counter[bytes] = Counter()
        self.told: list[float] = []
        self._port = port
        self._selector = selectors.DefaultSelector()
        self._stopped = Event()
        self._thread = Thread(target=self._listen, daemon=True)
        self._thread.start()

    def open(self, key: str, table: str, number: int) -> None:
        """Open stream *number*, from an address of its own: one may not have so many."""
        source = (f"127.2.{number // 250}.{1 + number % 250}", 0)
        line = socket.create_connection(("127.0.0.1", self._port), 60, source)
        head = f"GET /api/v1/tables/{table}/stream HTTP/1.1\r\nHost: localhost\r\n"
        line.sendall(f"{head}Authorization: Bearer {key}\r\n\r\n".encode())
        line.settimeout(0)
        self._selector.register(line, selectors.EVENT_READ, "new")

    def _listen(self) -> None:
        while not self._stopped.is_set():
            for key, _ in self._selector.select(0.2):
                chunk = key.fileobj.recv(65536)  # type: ignore[union-attr]
                now = time.monotonic()
                if not chunk:
                    self._selector.unregister(key.fileobj)
                elif key.data:
                    self.opened += 1
                    self.statuses[chunk.partition(b" ")[2][:3]] += 1
                    self._selector.modify(key.fileobj, selectors.EVENT_READ)
                if b'"version"' in chunk:
                    self.told.append(now)

    def close(self) -> None:
        self._stopped.set()
        self._thread.join()


def wait_for(condition: object, seconds: float = 60) -> None:
    assert callable(condition)
    limit = time.monotonic() + seconds
    while not condition() and time.monotonic() < limit:
        time.sleep(0.005)


def measure_streams(server: int, port: int, count: int, keys: list[str]) -> None:
    """Open streams to one table; measure how quickly, in how much memory, and how news spread."""
    host = Api(port, keys[0])
    seats = ["me", "open"]
    table = host.ask("POST", "/tables", {"title": "recharged", "seats": seats})[1]["id"]
    other = Api(port, keys[1])
    web = processes(server)["web"]
    for each in (host, other):
        each.ask("GET", f"/tables/{table}")
    before, threads = kilobytes_of(web), threads_of(web)
    streams = Streams(port)
    start = time.monotonic()
    for number in range(count):
        streams.open(keys[number % len(keys)], table, number)
    wait_for(lambda: streams.opened == count)
    opening = time.monotonic() - start
    wait_for(lambda: len(streams.told) >= count, 10)
    grown = kilobytes_of(web) - before
    print(
        f"{count} streams: opened in {opening:.2f} s, {grown / count:.0f} KB each, "
        f"{threads_of(web) - threads} more threads, "
        f"{streams.statuses[b'200']} answered with 200"
    )
    head = host.ask("GET", f"/tables/{table}")[1]
    times: list[float] = []
    streams.told.clear()
    moment = time.monotonic()
    other.ask("POST", f"/tables/{table}/seats", {"invitation": head["seats"][1]["invitation"]})
    for _ in range(10):
        wait_for(lambda: len(streams.told) >= count, 5)
        times += [told - moment for told in streams.told]
        streams.told.clear()
        moment = time.monotonic()
        act(host, table) or act(other, table)
    print(f"a line for all of them: {percentiles(times)}, max {1000 * max(times):.0f} ms")
    streams.close()


def threads_of(pids: list[int]) -> int:
    """Return how many threads processes have."""
    return sum([len(list(Path(f"/proc/{pid}/task").iterdir())) for pid in pids])


def act(api: Api, table: str) -> bool:
    """Do the first thing that is offered, if it is the turn of *api*."""
    status, menu = api.ask("GET", f"/tables/{table}/offers")
    if status != http.HTTPStatus.OK or not menu["is_my_turn"]:
        return False
    line = next(offer["text"] for offer in menu["offers"] if offer["is_legal"])
    api.ask("POST", f"/tables/{table}/actions", {"version": menu["version"], "lines": [line]})
    return True


class Load:
    """What bots and people have asked for, and how long it took."""

    def __init__(self) -> None:
        """Count nothing yet."""
        self.times: dict[str, list[float]] = {"view": [], "action": [], "page": [], "press": []}
        self.statuses: Counter[int] = Counter()
        self.stopped = Event()
        self._lock = Lock()

    def note(self, kind: str, start: float, status: int) -> None:
        with self._lock:
            self.times[kind].append(time.monotonic() - start)
            self.statuses[status] += 1

    def bot(self, port: int, key: str, table: str, pause: float) -> None:
        """Play by the API at one table until the load ends."""
        api = Api(port, key)
        while not self.stopped.wait(pause * random.uniform(0.5, 1.5)):  # noqa: S311 - not a secret
            start = time.monotonic()
            status, menu = api.ask("GET", f"/tables/{table}/offers")
            if status == _NOT_ASKED:
                continue
            self.note("view", start, status)
            legal = [offer["text"] for offer in menu.get("offers", []) if offer["is_legal"]]
            if legal and menu["is_my_turn"]:
                start = time.monotonic()
                body = {"version": menu["version"], "lines": [legal[-1]]}
                status, _ = api.ask("POST", f"/tables/{table}/actions", body)
                self.note("action", start, status)

    def person(self, client: Client, table: str, pause: float) -> None:
        """Look at a page and press its button now and then until the load ends."""
        while not self.stopped.wait(pause * random.uniform(0.5, 1.5)):  # noqa: S311 - not a secret
            start = time.monotonic()
            page = client.ask("GET", table)[0]
            self.note("page", start, 200)
            if (offer := my_offer(page)) is not None:
                start = time.monotonic()
                client.ask("POST", f"{table}/play", version=offer[0], line=offer[1])
                self.note("press", start, 200)


def measure_bots(server: int, port: int, arguments: argparse.Namespace, keys: list[str]) -> None:
    """Let bots play by API beside people; print how long actions take, and errors."""
    load = Load()
    threads: list[Thread] = []
    for number in range(arguments.people):
        client = Client(port, number)
        table = client.lay("me", "novice", tempo="quick")
        threads.append(
            Thread(target=load.person, args=(client, table, 2 * arguments.pause), daemon=True)
        )
    for key in keys[: arguments.bots]:
        body = {"title": "recharged", "seats": ["me", "novice"], "tempo": "at_once"}
        table = Api(port, key).ask("POST", "/tables", body)[1]["id"]
        threads.append(
            Thread(target=load.bot, args=(port, key, table, arguments.pause), daemon=True)
        )
    web = processes(server)["web"]
    used, start = seconds_of(web), time.monotonic()
    for thread in threads:
        thread.start()
    time.sleep(arguments.seconds)
    share = (seconds_of(web) - used) / (time.monotonic() - start)
    load.stopped.set()
    for thread in threads:
        thread.join(10)
    print(f"{arguments.bots} bots by API beside {arguments.people} tables of people:")
    for kind, name in (("action", "an action"), ("view", "offers"), ("page", "a page")):
        if len(load.times[kind]) > 1:
            print(f"  {name}: {percentiles(load.times[kind])}")
    errors = {status: count for status, count in load.statuses.items() if status >= 400}  # noqa: PLR2004
    print(f"  errors: {errors or 'none'} of {load.statuses.total()} calls")
    print(f"  servers used {100 * share:.0f} % of a core")


def main() -> None:
    """Start a server, measure, end it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--streams", type=int, default=400)
    parser.add_argument("--bots", type=int, default=100)
    parser.add_argument("--people", type=int, default=100)
    parser.add_argument("--pause", type=float, default=5)
    parser.add_argument("--seconds", type=float, default=30)
    arguments = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "GRIDWRIGHT_HOME": home, "GRIDWRIGHT_COMPILE": "off"}
        command = [sys.executable, "-m", "gridwright", "serve", "--port", "0", "--bot-workers", "1"]
        with (
            Path(home, "log").open("w") as log,
            subprocess.Popen(  # noqa: S603 - our own
                command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True
            ) as process,
        ):
            assert process.stdout is not None
            port = re.search(r":(\d+)/", process.stdout.readline())
            assert port is not None
            try:
                time.sleep(2)
                print(f"load of the machine before: {os.getloadavg()[0]:.1f}")
                os.environ.update(environment, DJANGO_SETTINGS_MODULE=_SETTINGS)
                django.setup()
                needed = -(-arguments.streams // 8)
                keys = members(max(2, arguments.bots, needed))
                measure_streams(process.pid, int(port[1]), arguments.streams, keys)
                measure_bots(process.pid, int(port[1]), arguments, keys)
            finally:
                process.send_signal(signal.SIGTERM)


if __name__ == "__main__":
    main()
