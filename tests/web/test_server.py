"""Whole servers: they start, play, tell, survive the death of their processes, and end."""

import http.client
import re
import socket
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import pytest
import typer

from gridwright.cli import serve
from gridwright.web.serve import supervisor
from tests.web.conftest import postgres_directory, running_postgres
from tests.web.servers import UNASKED, Browser, Server, record_lines, serving, wait_for


def test_a_server_plays_tells_survives_and_ends(quick_path: Path) -> None:
    """One server for all of it: starting one is what takes long."""
    with serving(quick_path / "home", "--bot-workers", "1") as server:
        browser = Browser(server.port)
        table = browser.lay(title="recharged")
        it_is_localhost(server)
        its_streams_tell(server, browser, table)
        it_survives(server, browser, table)
        it_refuses_what_is_too_large(server)
        children = [server.started("web")[-1], server.started("bot")[-1]]
    assert server.process.returncode == 0
    assert [pid for pid in children if is_alive(pid)] == []
    assert (quick_path / "home" / "gridwright.sqlite3").exists()


def it_is_localhost(server: Server) -> None:
    """Whatever a browser takes localhost for, the server answers there."""
    for host in ("127.0.0.1", "::1", "localhost"):
        line = http.client.HTTPConnection(host, server.port, timeout=20)
        line.request("GET", "/", headers={"Host": f"localhost:{server.port}"})
        assert line.getresponse().status == 200
        line.close()


def its_streams_tell(server: Server, browser: Browser, table: str) -> None:
    """A stream says that the table has moved on, and only that."""
    version, line = browser.my_turn(table)
    found = re.search(r'data-stream="([^"]+)"', browser.get(table))
    assert found is not None
    address = found[1].replace("&amp;", "&")
    stream = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    stream.request("GET", address)
    answer = stream.getresponse()
    assert answer.status == 200
    assert answer.headers["Content-Type"] == "text/event-stream"
    assert [answer.readline(), answer.readline()] == [b"retry: 1000\n", b"\n"]

    assert browser.post(f"{table}/play", version=str(version), line=line)[0] == 302

    event = [answer.readline() for _ in range(4)]
    stream.close()
    number = re.fullmatch(rb"id: (\d+)\n", event[0])
    assert number is not None
    assert event[1:] == [b"event: version\n", b"data: " + number[1] + b"\n", b"\n"]
    refused = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    refused.request("GET", address.replace("token=", "token=x"))
    assert refused.getresponse().status == 403
    refused.close()


def it_survives(server: Server, browser: Browser, table: str) -> None:
    """`kill -9` of a web worker and of a bot worker: what was acknowledged is there, once."""
    for kind in ("bot", "web", "web"):
        version, line = browser.my_turn(table)
        before = record_lines(browser, table)
        assert browser.post(f"{table}/play", version=str(version), line=line)[0] == 302
        server.replaced(kind)
        wait_for(browser.is_answered)
        assert browser.post(f"{table}/play", version=str(version), line=line)[0] == 302
        after = record_lines(browser, table)
        assert after[: len(before)] == before
        assert after[len(before)].endswith(f" A {line}")
        assert [each for each in after[len(before) :] if each.endswith(f" A {line}")][1:] == []
    browser.my_turn(table)


def it_refuses_what_is_too_large(server: Server) -> None:
    browser = Browser(server.port)

    assert browser.post("/name", name="x" * 70_000)[0] == 413


def test_servers_share_a_postgres(quick_path: Path, postgres: None, postgres_url: str) -> None:
    """Every action is sent to two servers at once, as by two clicks: it is played once."""
    with (
        serving(quick_path / "one", "--bot-workers", "1", url=postgres_url) as one,
        serving(quick_path / "two", "--bot-workers", "0", url=postgres_url) as two,
        ThreadPoolExecutor(2) as pool,
    ):
        browser, other = Browser(one.port), Browser(two.port)
        table = browser.lay(title="card")
        other.cookies, other.token = browser.cookies, browser.token
        for _ in range(4):
            version, line = browser.my_turn(table)
            before = record_lines(browser, table)
            play = partial(Browser.post, path=f"{table}/play", version=str(version), line=line)
            assert [status for status, _, _ in pool.map(play, (browser, other))] == [302, 302]
            since = record_lines(other, table)
            assert since[: len(before)] == before
            assert since[len(before)].endswith(f" A {line}")
            twice = [entry for entry in since[len(before) + 1 :] if entry.endswith(f" A {line}")]
            assert line in UNASKED or not twice
        browser.my_turn(table)
        assert record_lines(browser, table) == record_lines(other, table)
        assert not (quick_path / "one" / "gridwright.sqlite3").exists()


def test_bots_go_on_at_once_after_the_database_was_restarted(quick_path: Path) -> None:
    """Six masters think without a pause, so one of them is at it when the database goes away."""
    with postgres_directory() as directory, ExitStack() as stack:
        with running_postgres(directory) as url:
            arguments = ("--bot-workers", "1")
            server = stack.enter_context(serving(quick_path / "home", *arguments, url=url))
            browser = Browser(server.port)
            table = browser.lay(**{f"seat-{number}": "master" for number in range(1, 7)})
            wait_for(lambda: len(record_lines(browser, table)) > 2)
        monitor = Browser(server.port)
        wait_for(lambda: monitor.ask("GET", "/health")[0] == 503)
        paths = ("/health/live", "/health", "/metrics", "/", table)
        answers = [browser.ask("GET", path) for path in paths]  # with the cookie of a guest
        assert [status for status, _, _ in answers] == [200, 503, 200, 503, 503]
        assert '"reasons": ["database"]' in answers[1][1]
        assert "The server is busy. Try again in a moment." in answers[4][1]
        with running_postgres(directory):
            start = time.monotonic()
            wait_for(lambda: browser.ask("GET", f"{table}/record")[0] == 200)
            before = record_lines(browser, table)
            wait_for(lambda: len(record_lines(browser, table)) > len(before))
            assert time.monotonic() - start < 18  # before its lease ends, on a busy machine, too
            stack.close()


def test_processes_of_a_server_count_together(quick_path: Path) -> None:
    """Two processes answer: whichever is asked says the same, also after the death of one."""
    with serving(quick_path / "home", "--workers", "2", "--bot-workers", "1") as server:
        browser = Browser(server.port)
        for _ in range(20):
            browser.get("/rules")
        assert {value_of(browser, RULES) for _ in range(10)} == {20}
        table = browser.lay(title="recharged")
        version, line = browser.my_turn(table)
        assert browser.post(f"{table}/play", version=str(version), line=line)[0] == 302
        wait_for(lambda: value_of(browser, 'gridwright_bot_turns_total{level="steady"}') > 0)
        assert value_of(browser, 'gridwright_bot_workers{alive="yes"}') == 1

        server.replaced("web")
        wait_for(browser.is_answered)

        for _ in range(5):
            browser.get("/rules")
        assert {value_of(browser, RULES) for _ in range(10)} == {25}
        assert value_of(browser, 'gridwright_process_deaths_total{kind="web"}') == 1
        assert value_of(browser, 'gridwright_requests_total{view="metrics",status="200"}') >= 20

        assert '"status": "ok"' in browser.get("/health")
        server.replaced("clerk")
        deaths = 'gridwright_process_deaths_total{kind="clerk"}'
        wait_for(lambda: value_of(browser, deaths) == 1)
        successor = server.started("clerk")[-1]
        wait_for(lambda: 0 < value_of(browser, "gridwright_clerk_beat_seconds") < 1)
        assert is_alive(successor)


RULES = 'gridwright_requests_total{view="rules",status="200"}'


def value_of(browser: Browser, series: str) -> float:
    """Return the value of a series in the metrics; 0 where it is not there yet."""
    lines = browser.get("/metrics").splitlines()
    values = [line.removeprefix(f"{series} ") for line in lines if line.startswith(f"{series} ")]
    return float(*values)


def test_an_address_that_is_taken_is_said() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        command = [sys.executable, "-m", "gridwright", "serve", "--port", port]
        found = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603

    assert found.returncode == 1
    assert f"cannot listen on 127.0.0.1, port {port}" in " ".join(found.stderr.split())


def test_where_the_usual_port_is_taken_another_is_used(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setattr(serve, "USUAL_PORT", port)

        others = serve.bound("127.0.0.1", None)
        assert port not in ports_of(others)

    assert capsys.readouterr().err == f"Port {port} is in use, so another one was chosen.\n"


def ports_of(listeners: tuple[socket.socket, ...]) -> list[int]:
    """Return the ports of sockets, and close them."""
    ports = [each.getsockname()[1] for each in listeners]
    for each in listeners:
        each.close()
    return ports


def test_localhost_is_both_addresses_of_this_machine() -> None:
    """Browsers try ::1 first: whoever had our port there would be taken for us."""
    here = supervisor.bind("127.0.0.1", 0)
    assert [each.getsockname()[0] for each in here] == ["127.0.0.1", "::1"]
    (port, _) = ports_of(here)
    with socket.create_server(("::1", port), family=socket.AF_INET6):
        with pytest.raises(OSError, match="in use"):
            supervisor.bind("127.0.0.1", port)
        ports_of(supervisor.bind("127.0.0.2", port))  # which is no localhost


def test_a_wrong_address_is_not_a_taken_port(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(typer.Exit):
        serve.bound("192.0.2.1", None)  # an address of nobody's

    assert "cannot listen on 192.0.2.1, port 8000" in " ".join(capsys.readouterr().err.split())


@pytest.mark.parametrize(
    ("variable", "is_terminal", "expected"),
    [("DISPLAY", True, True), ("WAYLAND_DISPLAY", True, True), ("DISPLAY", False, False)],
)
def test_a_browser_needs_a_screen_and_somebody_before_it(
    monkeypatch: pytest.MonkeyPatch, variable: str, is_terminal: bool, expected: bool
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: is_terminal, raising=False)
    assert not serve.has_screen()

    monkeypatch.setenv(variable, ":0")

    assert serve.has_screen() is expected


def is_alive(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()
