"""What a server of this machine bears: tables with bots, open streams, clicks while bots think.

python benchmarks/web.py [--tables 200] [--streams 400] [--seconds 30] [--clocks]

With `--clocks`, the same tables are played with clocks and without, in turns, and times run out.
A server is started as a user starts it, on a database of its own. Every client has an address of
its own (127.x.y.z), because one address may not have so much.
"""

import sys

del sys.path[0]  # this folder has a module `copy`, as Python itself has

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
import tempfile
import time
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from threading import Event, Lock, Thread
from urllib.parse import urlencode

import django

_SETTINGS = "gridwright.web.settings"
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
    by_role: dict[str, list[int]] = {"web": [], "bot": [], "clerk": []}
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


# Clocks

_TURNS = 4  # parts of the time, half of them with clocks
_GRACE = 1.0  # seconds after which a flag falls
_LONG = 30 * 60  # seconds in a bank that does not run out


def measure_clocks(server: int, port: int, arguments: argparse.Namespace) -> None:
    """Play the same tables with and without clocks; print what clocks cost, and how late they are.

    Clocks are put on and taken off in the database: forms offer none so short.
    """
    number = iter(range(100_000))
    clients: dict[str, Client] = {}
    for _ in range(arguments.tables):
        client = Client(port, next(number))
        clients[client.lay("me", "novice", tempo="quick")] = client
    streams = Streams()
    tables = list(clients)
    for index in range(arguments.streams):
        streams.open(Client(port, next(number)), tables[index % len(tables)])
    sleepers = [Client(port, next(number)) for _ in range(max(2, arguments.tables // 4))]
    asleep = {client.lay("me", "novice", tempo="at_once"): client for client in sleepers}
    for table, client in asleep.items():
        streams.open(client, table)
    time.sleep(2)
    pages: dict[bool, list[float]] = {False: [], True: []}
    clerk: dict[bool, float] = {False: 0.0, True: 0.0}
    late: list[float] = []
    seconds = arguments.seconds / _TURNS
    for part in range(_TURNS):
        has_clocks = part % 2 == 1
        due = _put_on_clocks(tables, asleep, seconds) if has_clocks else {}
        used = seconds_of(processes(server)["clerk"])
        pages[has_clocks] += _looks(clients, seconds)
        clerk[has_clocks] += seconds_of(processes(server)["clerk"]) - used
        if has_clocks:
            time.sleep(2 * _GRACE + 1)  # for the last flags
            late += _lateness(streams, due)
            _take_off_clocks()
    without, with_clocks = pages[False], pages[True]
    print(f"{len(tables)} tables, {arguments.streams} streams, a page: {percentiles(without)}")
    cuts = [statistics.quantiles(times, n=100)[98] for times in (with_clocks, without)]
    ratio = f"{cuts[0] / cuts[1]:.2f} times p99"
    print(f"the same with clocks: {percentiles(with_clocks)}, {ratio}")
    share = 100 * clerk[True] / (seconds * _TURNS / 2)
    idle = 100 * clerk[False] / (seconds * _TURNS / 2)
    print(f"the clerk used {share:.1f} % of a core, without clocks {idle:.1f} %")
    print(f"flags, from the second of grace to another browser: {percentiles(late)}")


def _looks(clients: dict[str, Client], seconds: float) -> list[float]:
    """Play at all tables in turn; return how long each page took."""
    times: list[float] = []
    limit = time.monotonic() + seconds
    while time.monotonic() < limit:
        for table, client in clients.items():
            start = time.monotonic()
            page = client.ask("GET", table)[0]
            times.append(time.monotonic() - start)
            if (offer := my_offer(page)) is not None:
                client.ask("POST", f"{table}/play", version=offer[0], line=offer[1])
            if time.monotonic() > limit:
                break
    return times


def _put_on_clocks(
    tables: list[str], asleep: dict[str, Client], seconds: float
) -> dict[tuple[str, int], float]:
    """Put clocks on all tables; return when times run out, by table and its last change.

    Then all wait: bots that played on would be a load that tables without clocks do not have.
    """
    from django.utils import timezone  # noqa: PLC0415 - the server has made its home by now

    from gridwright.web import models  # noqa: PLC0415

    numbers = {"free": 10, "bank": _LONG, "refill": 60, "level": "novice"}
    keys = [table.rpartition("/")[2] for table in tables]
    models.Clock.objects.bulk_create([models.Clock(table_id=key, **numbers) for key in keys])
    models.Seat.objects.filter(table__in=keys, bot="").update(bank=1000 * _LONG)
    due: dict[tuple[str, int], float] = {}
    for place, address in enumerate(asleep):
        row = models.Table.objects.get(pk=address.rpartition("/")[2])
        seat = row.places.filter(number=row.to_act, bot="").first()
        if seat is None:
            continue
        now, left = timezone.now(), seconds * (place + 1) / (len(asleep) + 1)
        flag_at = now + timedelta(seconds=left)
        row.places.filter(pk=seat.pk).update(bank=int(1000 * left))
        models.Clock.objects.create(
            table=row,
            at_flag=models.AtFlag.WAIT,
            seat=seat.number,
            turn=f"{row.round}/{row.phase}/{seat.number}",
            began=now,
            flag_at=flag_at,
            lease=flag_at + timedelta(seconds=_GRACE),
            **numbers,
        )
        due[address, row.change] = time.monotonic() + (flag_at - timezone.now()).total_seconds()
    return due


def _take_off_clocks() -> None:
    """Let the tables go on without clocks."""
    from gridwright.web import models  # noqa: PLC0415

    models.Clock.objects.all().delete()
    models.Seat.objects.update(flags=0, bank=0)


def _lateness(streams: Streams, due: dict[tuple[str, int], float]) -> list[float]:
    """Return how long after the grace each flag was heard of."""
    late: list[float] = []
    for (table, change), flag_at in due.items():
        heard = [
            moment
            for (name, number), moment in streams.heard.items()
            if name == table and number > change
        ]
        if not heard:
            raise SystemExit(f"{table}: no flag fell")
        late.append(min(heard) - flag_at - _GRACE)
    return late


def main() -> None:
    """Start a server, measure, end it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--streams", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--clocks", action="store_true", help="tables with clocks against others")
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
                if arguments.clocks:
                    os.environ.update(environment, DJANGO_SETTINGS_MODULE=_SETTINGS)
                    django.setup()
                    measure_clocks(process.pid, int(port[1]), arguments)
                else:
                    measure(process.pid, int(port[1]), arguments)
            finally:
                process.send_signal(signal.SIGTERM)


if __name__ == "__main__":
    main()
