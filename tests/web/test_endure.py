"""A server that is killed hundreds of times while it is played on loses and repeats nothing."""

import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from threading import Timer

import pytest
from django.db import OperationalError, connections
from django.http import HttpResponse
from django.test import RequestFactory
from django.utils import timezone

from gridwright.web import guests, models
from tests.web.conftest import Postgres, connect, postgres_directory
from tests.web.servers import UNASKED, Browser, Server, record_lines, serving, wait_for
from tests.web.test_clock_games import WAKES, SleepyGame

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


# Clocks


FLAG_KILLS = 120  # on either database
SLEEPY_TABLES = 8  # at a time
ACTS = 0.4  # how often somebody is looked at who is to act


class HauntedGame(SleepyGame):
    """A game of people who sleep at a server whose processes die; they act through its pages."""

    def __init__(self, seed: int) -> None:
        pairs = [guests.create(name) for name in ("Ana", "Bea")]
        super().__init__("card", "bot", seed, [person for person, _ in pairs], timezone.now())
        self.browsers: list[Browser] = []
        for _, cookie in pairs:
            response = HttpResponse()
            guests.write_cookie(RequestFactory().get("/"), response, cookie)
            browser = Browser(0)
            browser.cookies = {guests.COOKIE: response.cookies[guests.COOKIE].value}
            self.browsers.append(browser)

    def stir(self, port: int) -> bool:
        """Let a person act, awake or back from sleep; return whether the game goes on."""
        row = self.row
        if row.state == models.TableState.OVER:
            return False
        seat = row.places.get(number=row.to_act)
        browser = self.browsers[0]
        browser.port = port
        browser.get(f"/t/{self.id}")  # nobody's game goes on once everybody has left
        if seat.guest_id is None or seat.has_left or self.chance.random() >= ACTS:
            return True
        self.now = timezone.now()
        if seat.stand_in and self.chance.random() >= WAKES:
            return True
        browser = self.browsers[[person.pk for person in self.people].index(seat.guest_id)]
        browser.port = port
        version, line = row.version, self.choice(row)
        status = browser.post(f"/t/{self.id}/play", version=str(version), line=line)[0]
        # One address does not get as much as it likes; and who has just been late for the third
        # time is refused.
        assert status in (302, 409, 429, 503) or (status in (400, 422) and self.has_left(seat))
        if status == 302:
            written = row.actions.filter(index__gte=version, seat=seat.number).exists()
            assert written, "an acknowledged action was lost"
        return True

    def has_left(self, seat: models.Seat) -> bool:
        seat.refresh_from_db()
        return seat.has_left


@pytest.mark.endure
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_every_flag_falls_once_whoever_dies(
    kind: str, quick_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Clerks, web processes, bots and the database die while banks of a quarter second run out."""
    chance = Random(7)  # noqa: S311 - to be the same again
    kinds = ["clerk", "clerk", "web", "bot", *(["database"] if kind == "postgres" else [])]
    kills, flags, port, seeds = Counter[str](), 0, "0", count(1)
    home = quick_path / "home"
    with database(kind) as postgres:
        url = "" if postgres is None else postgres.url
        monkeypatch.setenv("GRIDWRIGHT_HOME", str(home))
        if url:
            monkeypatch.setenv("DATABASE_URL", url)
        else:
            monkeypatch.delenv("DATABASE_URL", raising=False)
        games: list[HauntedGame] = []
        while kills.total() < FLAG_KILLS or games:
            arguments = ("--port", port, "--bot-workers", "2")
            key = os.environ["GRIDWRIGHT_SECRET_KEY"]
            with serving(home, *arguments, url=url, key=key) as server:
                port = str(server.port)
                connect()
                here = 0
                while here < A_SERVER or kills.total() >= FLAG_KILLS:
                    over = played_for(games, server.port, 0.2 + chance.random())
                    flags += sum([game.check() for game in over])
                    games = [game for game in games if game not in over]
                    if kills.total() >= FLAG_KILLS:
                        if not games:
                            break
                        continue
                    games += [HauntedGame(next(seeds)) for _ in range(len(games), SLEEPY_TABLES)]
                    victim = chance.choice(kinds) if here + 1 < A_SERVER else "supervisor"
                    connections.close_all()
                    killing(victim, server, postgres)()
                    kills[victim] += 1
                    here += 1
                    if victim == "database":
                        assert postgres is not None
                        postgres.start()
                    if victim == "supervisor":
                        server.process.wait()
                        break
                    wait_for(Browser(server.port).is_answered)
        connections.close_all()
    assert kills["clerk"] >= kills.total() // 4
    assert flags >= kills.total() // 4


def played_for(games: list[HauntedGame], port: int, seconds: float) -> list[HauntedGame]:
    """Let people stir for some *seconds*; return the games that are over."""
    over: list[HauntedGame] = []
    limit = time.monotonic() + seconds
    while True:
        for game in games:
            with suppress(OSError, OperationalError):
                if game not in over and not game.stir(port):
                    over.append(game)
        if time.monotonic() > limit:
            return over
        time.sleep(0.1)
