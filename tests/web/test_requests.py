"""Servers that are attacked: slow, cut off, too large, too many, while the database is held up."""

import asyncio
import re
import socket
import sqlite3
import time
from collections.abc import Iterator, MutableMapping
from contextlib import ExitStack, closing, suppress
from html import unescape
from http.client import HTTPConnection
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import urlencode

import pytest

from gridwright.web import arrivals, errors
from gridwright.web.serve.requests import Gate, Receive, Scope, Send
from tests.web.servers import Browser, Server, answer_on, record_lines, sent, serving

QUICK = 3.0  # seconds; on a busy machine a page takes one
THREADS = 4


@pytest.fixture
def server(quick_path: Path) -> Iterator[Server]:
    with serving(quick_path / "home", "--bot-workers", "0") as server:
        yield server


def request_of(browser: Browser, path: str, body: bytes, length: int | None = None) -> bytes:
    """Return a form as bytes; it may say another *length* than it has."""
    cookies = "; ".join([f"{name}={value}" for name, value in browser.cookies.items()])
    lines = [
        f"POST {path} HTTP/1.1",
        "Host: localhost",
        f"Cookie: {cookies}",
        "Content-Type: application/x-www-form-urlencoded",
        f"Content-Length: {len(body) if length is None else length}",
    ]
    return "\r\n".join([*lines, "", ""]).encode() + body


def are_pages_quick(browser: Browser) -> bool:
    start = time.monotonic()
    pages = [browser.get(path) for path in ("/health", "/", "/rules")]
    return len(pages) == 3 and time.monotonic() - start < QUICK


def seconds_until_closed(line: socket.socket) -> float:
    """Send a letter now and then, until nobody takes it; return for how long somebody did."""
    start = time.monotonic()
    with suppress(OSError):
        while time.monotonic() - start < 60:
            line.sendall(b"x")
            time.sleep(0.5)
    return time.monotonic() - start


# Bodies


def test_slow_bodies_take_no_thread(server: Server) -> None:
    """Twice as many as there are threads say four bytes of 50,000; in the end they are refused."""
    browser = Browser(server.port)
    browser.get("/")
    start = time.monotonic()
    with ExitStack() as stack:
        slow = request_of(browser, "/name", b"name", 50_000)
        lines = [stack.enter_context(sent(server.port, slow)) for _ in range(2 * THREADS)]
        assert are_pages_quick(browser)
        assert browser.post("/name", name="Ana")[0] == 302
        status, headers, text = answer_on(lines[0])

    assert 9 < time.monotonic() - start < 25
    assert (status, headers["connection"]) == (408, "close")
    assert "The form took too long to arrive. Send it again." in text


def test_a_form_that_is_cut_off_is_not_carried_out(server: Server) -> None:
    """A bid of 105, which nobody can pay, that ends after two digits is not a bid of 10."""
    browser = Browser(server.port)
    seats = {"seat-1": "me", "seat-2": "here", "seat-3": "here"}
    table = browser.lay(title="recharged", **seats)
    version, _ = browser.my_turn(table)
    plants = [int(number) for number in re.findall(r'"open (\d+)', browser.get(table))]
    assert min(plants) <= 10
    fields = {"csrfmiddlewaretoken": browser.token, "version": str(version)}
    whole = urlencode({**fields, "line": f"open {min(plants)}", "number": "105"}).encode()
    before = record_lines(browser, table)

    for is_half_closed in (True, False):
        cut = request_of(browser, f"{table}/play", whole[:-1], len(whole))
        with sent(server.port, cut) as line:
            if is_half_closed:
                line.shutdown(socket.SHUT_WR)
                status, _, text = answer_on(line)
                assert status == 400
                assert "Only part of the form arrived. Send it again." in text
        assert browser.my_turn(table)[0] == version
        assert record_lines(browser, table) == before

    with sent(server.port, request_of(browser, f"{table}/play", whole[:-1])) as line:
        assert answer_on(line)[0] == 302
    assert record_lines(browser, table) != before


def test_a_body_in_chunks_is_read_whole_or_not_at_all(server: Server) -> None:
    browser = Browser(server.port)
    browser.get("/")
    body = urlencode({"csrfmiddlewaretoken": browser.token, "name": "Ana Chunk"}).encode()
    head = request_of(browser, "/name", b"").replace(
        b"Content-Length: 0", b"Transfer-Encoding: chunked"
    )
    chunk = b"%x\r\n%s\r\n" % (len(body), body)
    with sent(server.port, head + chunk) as cut:
        cut.shutdown(socket.SHUT_WR)
        assert cut.recv(100) == b""
    with sent(server.port, head + chunk + b"0\r\n\r\n") as whole:
        status, headers, _ = answer_on(whole)
        assert (status, headers["location"]) == (302, "/")
    large = b"ffff\r\n" + b"x" * 0xFFFF + b"\r\n"
    with sent(server.port, head + large + large) as too_large:
        status, _, text = answer_on(too_large)
        assert status == 413
        assert "That's too much to send at once." in unescape(text)


def test_a_record_may_be_longer_than_a_form(server: Server) -> None:
    browser = Browser(server.port)

    assert browser.post("/name", name="x" * 70_000)[0] == 413
    status, text, _ = browser.post("/records", record="x" * 70_000)
    assert status == 422
    assert "60000 characters" in text.replace(",", "")
    assert browser.post("/records", record="x" * 200_000)[0] == 413


def test_the_rest_of_an_answered_request_has_a_deadline(server: Server) -> None:
    """Who promised a billion bytes and was refused may not send them one by one."""
    browser = Browser(server.port)
    browser.get("/")
    with sent(server.port, request_of(browser, "/name", b"", 10**9)) as line:
        assert answer_on(line)[0] == 413
        assert 10 < seconds_until_closed(line) < 30


# Addresses


def test_limits_behind_a_proxy_are_not_the_visitors_to_choose(quick_path: Path) -> None:
    """Three hundred forms a minute, whatever `X_Forwarded_For` says beside the proxy's header."""
    with serving(quick_path / "home", "--bot-workers", "0", is_behind_proxy=True) as server:
        statuses = []
        line = HTTPConnection("127.0.0.1", server.port, timeout=30)
        for number in range(303):
            headers = {
                "X-Forwarded-For": "192.0.2.9",
                "X_Forwarded_For": f"198.51.100.{number % 250}",
                "Content-Type": "application/x-www-form-urlencoded",
            }
            line.request("POST", "/name", "", headers)
            with line.getresponse() as answer:
                answer.read()
                statuses.append(answer.status)
        line.close()

    assert statuses == [403] * 300 + [429] * 3


# Connections


def test_idle_connections_make_room(quick_path: Path) -> None:
    """More idle ones than there can be files: every visitor gets in, and the log stays small."""
    with (
        serving(quick_path / "home", "--bot-workers", "0", files=128) as server,
        ExitStack() as stack,
    ):
        browser = Browser(server.port)
        for number in range(200):
            request = b"" if number % 2 else b"GET / HTTP/1.1\r\nHost: loc"
            stack.enter_context(sent(server.port, request))
            if number % 20 == 0:
                assert browser.is_answered()
        assert are_pages_quick(browser)
        for _ in range(200):
            stack.enter_context(sent(server.port, b""))
        assert are_pages_quick(browser)
        assert server.started("web") == server.started("web")[:1]
        assert server.log.stat().st_size < 50_000


def test_a_head_has_a_deadline(server: Server) -> None:
    """Nothing, or a letter now and then: after fifteen seconds the connection is closed."""
    with sent(server.port, b"") as silent, sent(server.port, b"GET /") as slow:
        assert 10 < seconds_until_closed(slow) < 30
        assert silent.recv(1) == b""
        assert Browser(server.port).is_answered()


# A database that is held up


def test_writers_that_wait_leave_pages_alone(server: Server, quick_path: Path) -> None:
    """While somebody else writes for long, forms are asked to come back and pages are shown."""
    browser = Browser(server.port)
    table = browser.lay(title="recharged", **{"seat-1": "me", "seat-2": "here"})
    version, line = browser.my_turn(table)
    answers: list[tuple[int, dict[str, str], str]] = []

    def play() -> None:
        fields = {"csrfmiddlewaretoken": browser.token, "version": str(version), "line": line}
        request = request_of(browser, f"{table}/play", urlencode(fields).encode())
        with sent(server.port, request) as form:
            answers.append(answer_on(form))

    path = quick_path / "home" / "gridwright.sqlite3"
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        threads = [Thread(target=play) for _ in range(2 * THREADS)]
        for thread in threads:
            thread.start()
        time.sleep(1)
        start = time.monotonic()
        for _ in range(THREADS):
            browser.get(table)
        assert are_pages_quick(browser)
        assert time.monotonic() - start < 2 * QUICK
        for thread in threads:
            thread.join()
        other.execute("ROLLBACK")

    assert [status for status, _, _ in answers] == [503] * 2 * THREADS
    assert {headers["retry-after"] for _, headers, _ in answers} == {"2"}
    assert all("The server is busy. Try again in a moment." in text for _, _, text in answers)
    assert browser.my_turn(table) == (version, line)
    assert browser.post(f"{table}/play", version=str(version), line=line)[0] == 302
    assert "Traceback" not in server.log.read_text()


def test_who_takes_no_answer_keeps_nobody_from_writing() -> None:
    """The only turn of a writer ends where the answer begins, though nobody takes that."""
    statuses: list[int] = []
    scope: Scope = {"type": "http", "method": "POST", "path": "/language", "headers": []}

    async def write(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        status = 503 if errors.SCOPE_KEY in scope else 302
        await send({"type": "http.response.start", "status": status, "headers": []})

    async def receive() -> MutableMapping[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def take_nothing(message: MutableMapping[str, Any]) -> None:
        statuses.append(message["status"])
        await asyncio.Event().wait()

    async def take(message: MutableMapping[str, Any]) -> None:
        statuses.append(message["status"])

    async def scene() -> None:
        gate = Gate(write, 1, 0.2)
        idler = asyncio.create_task(gate(scope, receive, take_nothing))
        await asyncio.sleep(0.05)
        await gate(scope, receive, take)
        await gate(scope, receive, take)
        idler.cancel()

    asyncio.run(scene())

    assert statuses == [302, 302, 302]


def test_a_request_arrives_with_the_end_of_its_body() -> None:
    """Or who sends the head at once and the body late would have thought for nothing."""
    arrivals_seen: list[float] = []
    chunks: list[float] = []
    scope: Scope = {"type": "http", "method": "POST", "path": "/language", "headers": []}

    async def note(scope: Scope, receive: Receive, send: Send) -> None:
        arrivals_seen.append(scope[arrivals.SCOPE_KEY])

    async def receive() -> MutableMapping[str, Any]:
        await asyncio.sleep(0.01)
        chunks.append(time.time())
        return {"type": "http.request", "body": b"a", "more_body": len(chunks) < 3}

    async def take(message: MutableMapping[str, Any]) -> None:
        raise AssertionError(message)

    asyncio.run(Gate(note, 1, 0.2)(scope, receive, take))

    assert len(chunks) == 3
    assert chunks[-1] <= arrivals_seen[0] <= time.time()
