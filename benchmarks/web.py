"""What a server of this machine bears: tables with bots, open streams, clicks while bots think.

python benchmarks/web.py [--tables 200] [--streams 400] [--seconds 30]

A server is started as a user starts it, on a database of its own. Every client has an address of
its own (127.x.y.z), because one address may not have so much.
"""

import argparse
import html
import http.client
import os
import re
import selectors
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Lock, Thread
from urllib.parse import urlencode

del sys.path[0]  # this folder has a module `copy`, as Python itself has

_TICK = os.sysconf("SC_CLK_TCK")


class Client:
    """A visitor with an address and cookies of its own."""

    def __init__(self, port: int, number: int) -> None:
        """Be visitor *number*."""
        self.source = (f"127.{1 + number // 60000}.{number // 250 % 240}.{1 + number % 250}", 0)
        self.port = port
        self.cookies: dict[str, str] = {}
        self.token = ""
        self.line = http.client.HTTPConnection("127.0.0.1", port, 60, self.source)

    def ask(self, method: str, path: str, **fields: str) -> tuple[str, str]:
        """Return the text of a page, and where it leads."""
        cookies = "; ".join([f"{name}={value}" for name, value in self.cookies.items()])
        headers = {"Cookie": cookies, "Content-Type": "application/x-www-form-urlencoded"}
        body = urlencode({"csrfmiddlewaretoken": self.token, **fields}) if fields else None
        self.line.request(method, path, body, headers)
        answer = self.line.getresponse()
        text = answer.read().decode()
        self.line.close()  # the server does so too, after some seconds
        for name, value in answer.getheaders():
            if name.lower() == "set-cookie":
                key, _, rest = value.partition("=")
                self.cookies[key] = rest.partition(";")[0]
        if token := re.search(r'csrfmiddlewaretoken" value="([^"]+)"', text):
            self.token = token[1]
        if answer.status >= 400:  # noqa: PLR2004
            raise SystemExit(f"{method} {path}: {answer.status}\n{text[:500]}")
        return text, answer.headers.get("Location", "")

    def lay(self, *seats: str, tempo: str) -> str:
        """Lay a table; return its address."""
        self.ask("GET", "/")
        sitting = {f"seat-{number}": who for number, who in enumerate(seats, 1)}
        return self.ask("POST", "/new", title="recharged", tempo=tempo, **sitting)[1]


class Streams:
    """Open streams, and when each of them heard of which change."""

    def __init__(self) -> None:
        """Open none yet."""
        self.heard: dict[tuple[str, int], float] = {}
        self._selector = selectors.DefaultSelector()
        self._stopped = Event()
        self._lock = Lock()
        Thread(target=self._listen, daemon=True).start()

    def open(self, client: Client, table: str) -> None:
        """Listen to *table*."""
        stream = re.search(r'data-stream="([^"]+)"', client.ask("GET", table)[0])
        assert stream is not None
        address = stream[1].replace("&amp;", "&")
        line = socket.create_connection(("127.0.0.1", client.port), 60, client.source)
        line.sendall(f"GET {address} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        self._selector.register(line, selectors.EVENT_READ, table)

    def _listen(self) -> None:
        while not self._stopped.is_set():
            for key, _ in self._selector.select(0.5):
                chunk = key.fileobj.recv(65536)  # type: ignore[union-attr]
                now = time.monotonic()
                if not chunk:
                    self._selector.unregister(key.fileobj)
                for number in re.findall(rb"data: (\d+)", chunk):
                    with self._lock:
                        self.heard.setdefault((key.data, int(number)), now)


def processes(parent: int) -> dict[str, list[int]]:
    """Return the processes of a server by what they do."""
    by_role: dict[str, list[int]] = {"web": [], "bot": []}
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = path.read_text().split("\0")
        except OSError:
            continue
        if "gridwright.web.serve.child" in words and str(parent) in words:
            by_role[words[words.index("gridwright.web.serve.child") + 1]].append(
                int(path.parent.name)
            )
    return by_role


def seconds_of(pids: list[int]) -> float:
    """Return the seconds of a processor that processes have used."""
    fields = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in pids]
    return sum([int(each[11]) + int(each[12]) for each in fields]) / _TICK


def kilobytes_of(pids: list[int]) -> int:
    """Return the memory of processes."""
    texts = [Path(f"/proc/{pid}/status").read_text() for pid in pids]
    return sum([int(text.partition("VmRSS:")[2].split()[0]) for text in texts])


def percentiles(times: list[float]) -> str:
    """Return the middle and the worst hundredth, in milliseconds."""
    cuts = statistics.quantiles(times, n=100)
    return f"p50 {cuts[49] * 1000:.0f} ms, p99 {cuts[98] * 1000:.0f} ms ({len(times)} times)"


def my_offer(page: str) -> tuple[str, str] | None:
    """Return version and line of what ends a turn, or is offered; None where it is not my turn."""
    version = re.search(r'name="version"\s+value="(\d+)"', page)
    finish = re.search(r'<form class="finish".*?</form>', page, re.DOTALL)
    offers = (
        re.findall(r'type="hidden"\s+name="line"\s+value="([^"]+)"', finish[0]) if finish else []
    )
    if len(offers) != 1:
        buttons = re.findall(r'<button[^>]* name="line"[^>]*>', page)
        allowed = [each for each in buttons if 'aria-disabled="true"' not in each]
        offers = re.findall(r' value="([^"]+)"', " ".join(allowed))
    return (version[1], html.unescape(offers[0])) if version and offers else None


def play(clients: dict[str, Client], streams: Streams, seconds: float) -> list[float]:
    """Play at all tables in turn; return how long each action took to reach a stream."""
    sent: dict[tuple[str, int], float] = {}
    limit = time.monotonic() + seconds
    while time.monotonic() < limit:
        for table, client in clients.items():
            page = client.ask("GET", table)[0]
            offer = my_offer(page)
            change = re.search(r'data-change="(\d+)"', page)
            if offer is None or change is None:
                continue
            start = time.monotonic()
            client.ask("POST", f"{table}/play", version=offer[0], line=offer[1])
            sent[table, int(change[1]) + 1] = start
            if time.monotonic() > limit:
                break
    time.sleep(2)
    return [streams.heard[key] - start for key, start in sent.items() if key in streams.heard]


def clicks(client: Client, table: str, count: int) -> list[float]:
    """Return how long a page takes, so many times."""
    times = []
    for _ in range(count):
        start = time.monotonic()
        client.ask("GET", table)
        times.append(time.monotonic() - start)
        time.sleep(0.02)
    return times


def measure(server: int, port: int, arguments: argparse.Namespace) -> None:
    """Measure, and print the figures."""
    number = iter(range(100_000))
    quiet = Client(port, next(number))
    room = quiet.lay("me", "open", tempo="at_once")
    clicks(quiet, room, 20)
    idle = clicks(quiet, room, 200)
    print(f"a page, nobody else there: {percentiles(idle)}")
    _bear(server, port, arguments, number)
    rooms = [Client(port, next(number)) for _ in range(50)]
    streams = Streams()
    for client in rooms:  # bots rest where nobody watches them
        streams.open(client, client.lay("planner", "planner", "planner", tempo="at_once"))
    busy = clicks(quiet, room, 300)
    ratio = statistics.quantiles(busy, n=100)[98] / statistics.quantiles(idle, n=100)[98]
    print(f"a page while bots think at 50 tables: {percentiles(busy)}, {ratio:.1f} times p99")


def _bear(server: int, port: int, arguments: argparse.Namespace, number: Iterator[int]) -> None:
    """Open tables and streams, and play."""
    clients: dict[str, Client] = {}
    for _ in range(arguments.tables):
        client = Client(port, next(number))
        clients[client.lay("me", "novice", tempo="quick")] = client
    streams = Streams()
    before = kilobytes_of(processes(server)["web"])
    tables = list(clients)
    for index in range(arguments.streams):
        streams.open(Client(port, next(number)), tables[index % len(tables)])
    time.sleep(2)
    grown = kilobytes_of(processes(server)["web"]) - before
    each = grown / arguments.streams
    print(f"{arguments.streams} streams: {each:.0f} KB each, pages of tables included")
    web = processes(server)["web"]
    start, used = time.monotonic(), seconds_of(web)
    times = play(clients, streams, arguments.seconds)
    share = (seconds_of(web) - used) / (time.monotonic() - start)
    print(f"{arguments.tables} tables, action to event: {percentiles(times)}")
    rate = len(times) / arguments.seconds
    print(f"servers used {100 * share:.0f} % of a core at {rate:.0f} actions a second")


def main() -> None:
    """Start a server, measure, end it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--streams", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=30)
    arguments = parser.parse_args()
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
                measure(process.pid, int(port[1]), arguments)
            finally:
                process.send_signal(signal.SIGTERM)


if __name__ == "__main__":
    main()
