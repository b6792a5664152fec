"""Whatever is sent: never a fault of ours, and what is refused changes nothing."""

import re
import socket
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest
from django.db.models import Max
from django.test import Client
from django.urls import get_resolver

from gridwright.web import backup, limits, models
from gridwright.web.people.club import club
from tests.web import noise
from tests.web.browser import Visitor
from tests.web.servers import Browser, serving
from tests.web.tables import laid

FAULT = 500
HEALTH = '{"model": "web.errand","pk": "health"'  # written to see whether that can be done
SEEN = re.compile(r'"seen": "[^"]*"')  # of a guest, once a minute, whatever is asked


def known_addresses(visitor: Visitor) -> list[str]:
    """Return every address there is, with a table of *visitor* and an invitation in its place."""
    row = laid(visitor.become("Ana"), ("me", "novice"))
    other = laid(visitor.become("Ana"), ("me", "open", "novice"))
    place = {"table": row.pk, "secret": other.places.get(number=1).invitation}
    found = [str(pattern.pattern) for pattern in get_resolver().url_patterns]
    return [
        re.sub(r"<(?:(\w+):)?\w+>", lambda m: place.get(m[1] or "", "1"), each) for each in found
    ]


def rows(newest: int) -> str:
    """Return what there is, in short; when somebody was seen, and who is new, is nobody's loss."""
    found = sha256()
    for line in backup._rows():  # noqa: SLF001 - every row as a line
        if line.startswith(HEALTH):
            continue
        number = re.match(r'\{"model": "web.guest", "pk": (\d+)', line)
        if number is None or int(number[1]) <= newest:
            found.update(SEEN.sub("", line).encode())
    return found.hexdigest()


def listen_to(count: int, seed: int) -> None:
    """Send *count* requests: as somebody with a seat, and as nobody."""
    visitor = Visitor()
    known = known_addresses(visitor)
    newest = models.Guest.objects.aggregate(Max("pk"))["pk__max"]
    visitor.get("/")
    somebody = visitor.client
    somebody.raise_request_exception = False
    nobody = Client(enforce_csrf_checks=True, raise_request_exception=False)
    chance = Random(seed)  # noqa: S311 - to be the same again
    club()  # whoever looks first makes its row
    before = rows(newest)
    for _ in range(count):
        sent = noise.request(chance, known, visitor.token)
        client = chance.choice((somebody, nobody))
        answer = client.generic(
            sent.method, sent.path, sent.body, sent.type or "x", headers=sent.headers
        )
        assert answer.status_code < FAULT, sent
        if answer.status_code >= 400:
            assert rows(newest) == before, sent
        elif sent.method == "POST":
            before = rows(newest)


@pytest.fixture
def _unlimited(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("GETS", "POSTS", "TABLES"):
        monkeypatch.setattr(limits, name, limits.RateLimit(10**9, 1))


@pytest.mark.usefixtures("_unlimited", "sqlite")
def test_no_request_is_a_fault_of_ours() -> None:
    listen_to(200, seed=1)


@pytest.mark.endure
@pytest.mark.usefixtures("_unlimited", "database")
@pytest.mark.parametrize("seed", range(2, 12))
def test_no_request_of_thousands_is_a_fault_of_ours(seed: int) -> None:
    listen_to(2000, seed)


def test_noise_on_the_wire_is_answered_or_cut(quick_path: Path) -> None:
    """Bytes that are hardly a request, past all that Django sees; the server stays."""
    with serving(quick_path / "home", "--bot-workers", "0") as server:
        browser = Browser(server.port)
        table = browser.lay(title="card")
        chance = Random(3)  # noqa: S311 - to be the same again
        for _ in range(60):
            status = answered(server.port, on_the_wire(chance, table))
            assert status == "" or int(status) < FAULT
        assert browser.is_answered()
        assert server.started("web") == server.started("web")[:1]


def on_the_wire(chance: Random, table: str) -> bytes:
    """Return a request with something wrong in it."""
    sent = noise.request(chance, ["/", "/new", table, f"{table}/events", "/static/x"], "t")
    lines = [f"{sent.method} {sent.path} HTTP/1.1", "Host: localhost", "Connection: close"]
    if chance.random() < 0.7:
        lines.append(f"Content-Length: {chance.choice((len(sent.body), 0, -1, 10**12, 'x'))}")
    if chance.random() < 0.2:
        lines.append("Transfer-Encoding: chunked")
    lines += [f"{name}: {value}" for name, value in sent.headers.items()]
    whole = "\r\n".join([*lines, "", ""]).encode("utf-8", "surrogatepass") + sent.body
    if chance.random() < 0.3:
        place = chance.randrange(len(whole))
        whole = whole[:place] + chance.randbytes(3) + whole[place + 3 :]
    return whole


def answered(port: int, sent: bytes) -> str:
    """Return the status that comes back, or nothing."""
    with socket.create_connection(("127.0.0.1", port), 5) as line:
        try:
            line.sendall(sent)
            line.shutdown(socket.SHUT_WR)
            found = re.match(rb"HTTP/1\.1 (\d{3})", line.recv(100))
        except OSError:
            return ""
    return found[1].decode() if found else ""
