"""A server that is killed hundreds of times while it is played on loses and repeats nothing."""

import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from threading import Timer

import pytest

from tests.web.conftest import Postgres, postgres_directory
from tests.web.servers import UNASKED, Browser, Server, record_lines, serving, wait_for

KILLS = 160  # on either database
PATIENCE = 600.0  # seconds; on a busy machine bots are the last to get their turn
_END = 'id="result"'
A_SERVER = 10  # so many at one server, whose last kill takes the supervisor too


@dataclass(frozen=True, slots=True)
class Attempt:
    """An action that was sent while a process died."""

    table: str
    version: int
    line: str
    before: list[str]  # the record until then
    is_acknowledged: bool


@contextmanager
def database(kind: str) -> Iterator[Postgres | None]:
    """Yield a PostgreSQL if that is the *kind*; SQLite needs no server."""
    if kind == "sqlite":
        yield None
        return
    with postgres_directory() as home:
        postgres = Postgres(home)
        yield postgres
        postgres.stop()


@pytest.mark.endure
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_nothing_acknowledged_is_lost_or_played_twice(kind: str, quick_path: Path) -> None:
    """Web processes, bots, supervisors and the database die in the middle of an action."""
    chance = Random(5)  # noqa: S311 - to be the same again
    browser, table, port = Browser(0), "", "0"
    open_question: Attempt | None = None
    kills: Counter[str] = Counter()
    with database(kind) as postgres:
        url = "" if postgres is None else postgres.url
        while kills.total() < KILLS:
            arguments = ("--port", port, "--bot-workers", "1")
            with serving(quick_path / "home", *arguments, url=url) as server:
                browser.port, port = server.port, str(server.port)
                for victim in victims(postgres is not None, chance):
                    if open_question is not None:
                        look_into(browser, open_question)
                    table = playing(browser, table)
                    kill = killing(victim, server, postgres)
                    open_question = play_and_kill(browser, table, kill, chance)
                    kills[victim] += 1
                    if victim == "database":
                        assert postgres is not None
                        postgres.start()
                    if victim != "supervisor":
                        wait_for(browser.is_answered)
                server.process.wait()
    assert min(kills.values()) >= kills["supervisor"] == KILLS // A_SERVER
    assert len(kills) == (3 if postgres is None else 4)


def victims(has_database: bool, chance: Random) -> list[str]:
    """Return who dies at one server, the supervisor last."""
    kinds = ("web", "bot", "database") if has_database else ("web", "bot")
    return [*[chance.choice(kinds) for _ in range(A_SERVER - 1)], "supervisor"]


def killing(victim: str, server: Server, postgres: Postgres | None) -> Callable[[], None]:
    """Return the function that kills the *victim* of this server."""
    if victim == "database":
        assert postgres is not None
        return lambda: postgres.stop(signal.SIGKILL)
    if victim == "supervisor":
        return lambda: os.kill(server.process.pid, signal.SIGKILL)

    def kill() -> None:
        try:
            os.kill(alive(server, victim), signal.SIGKILL)
        except ProcessLookupError:  # it was still dying of the kill before: its successor
            kill()

    return kill


def playing(browser: Browser, table: str) -> str:
    """Return *table* as soon as it is my turn there; a new one where its game is over."""
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit:
        page = browser.get(table) if table else _END
        if "act is-mine" in page:
            return table
        if _END in page:
            fields = {"title": "recharged", "seat-1": "me", "seat-2": "novice", "seat-3": "novice"}
            table = browser.lay(**fields)
        time.sleep(0.1)
    raise AssertionError("no turn came")


def alive(server: Server, kind: str) -> int:
    """Return the process of a *kind*; one that was killed just before has a successor first."""

    def lives() -> bool:
        path = Path(f"/proc/{server.started(kind)[-1]}/stat")
        return path.exists() and ") Z" not in path.read_text()

    wait_for(lives)
    return server.started(kind)[-1]


def play_and_kill(
    browser: Browser, table: str, kill: Callable[[], None], chance: Random
) -> Attempt:
    """Play one action while a process dies."""
    version, line = browser.my_turn(table)
    before = record_lines(browser, table)
    timer = Timer(chance.random() * 0.1, kill)
    timer.start()
    status = 0
    with suppress(OSError):
        status = browser.post(f"{table}/play", version=str(version), line=line)[0]
    timer.join()
    return Attempt(table, version, line, before, status == 302)


def look_into(browser: Browser, sent: Attempt) -> None:
    """Look what became of an action, and send it again, as a browser does that got no answer."""
    since = record_lines(browser, sent.table)
    assert since[: len(sent.before)] == sent.before
    is_there = any([line.endswith(f" A {sent.line}") for line in since[len(sent.before) :][:1]])
    assert is_there or not sent.is_acknowledged, "an acknowledged action was lost"
    fields = {"version": str(sent.version), "line": sent.line}
    assert browser.post(f"{sent.table}/play", **fields)[0] == 302
    again = record_lines(browser, sent.table)[len(sent.before) :]
    assert again[0].endswith(f" A {sent.line}")
    twice = [line for line in again[1:] if line.endswith(f" A {sent.line}")]
    assert sent.line in UNASKED or not twice, "an action was played twice"
