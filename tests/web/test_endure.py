"""A server that is killed a hundred times while it is played on loses and repeats nothing."""

import os
import signal
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from threading import Timer

import pytest

from tests.web.servers import Browser, Server, record_lines, serving, wait_for

KILLS = 100
PATIENCE = 600.0  # seconds; on a busy machine bots are the last to get their turn
A_SERVER = 10  # so many at one server, whose last kill takes the supervisor too


@pytest.mark.endure
def test_nothing_acknowledged_is_lost_or_played_twice(quick_path: Path) -> None:
    chance = Random(5)  # noqa: S311 - to be the same again
    browser, table, port = Browser(0), "", "0"
    for _ in range(KILLS // A_SERVER):
        with serving(quick_path / "home", "--port", port, "--bot-workers", "1") as server:
            browser.port, port = server.port, str(server.port)
            for number in range(A_SERVER):
                table = playing(browser, table)
                victim = "all" if number == A_SERVER - 1 else chance.choice(("web", "bot"))
                play_and_kill(server, browser, table, victim, chance)
            server.process.wait()


def playing(browser: Browser, table: str) -> str:
    """Return *table* as soon as it is my turn there; a new one where its game is over."""
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit:
        page = browser.get(table) if table else "The game is over"
        if "Your turn</h2>" in page:
            return table
        if "The game is over" in page:
            fields = {"title": "recharged", "seat-1": "me", "seat-2": "novice", "seat-3": "novice"}
            table = browser.lay(**fields)
        time.sleep(0.1)
    raise AssertionError("no turn came")


def play_and_kill(
    server: Server, browser: Browser, table: str, victim: str, chance: Random
) -> None:
    """Play one action while a process dies; look what became of it, and send it again."""
    version, line = browser.my_turn(table)
    before = record_lines(browser, table)
    pid = server.process.pid if victim == "all" else server.started(victim)[-1]
    timer = Timer(chance.random() * 0.1, os.kill, (pid, signal.SIGKILL))
    timer.start()
    status = 0
    with suppress(OSError):
        status = browser.post(f"{table}/play", version=str(version), line=line)[0]
    timer.join()
    if victim == "all":
        return  # the next server looks at the table
    wait_for(browser.is_answered)
    time.sleep(0.05)
    lines = record_lines(browser, table)
    assert lines[: len(before)] == before
    is_there = [each for each in lines[len(before) :] if each.endswith(f" A {line}")][:1] != []
    assert is_there or status != 302, "an acknowledged action was lost"
    assert browser.post(f"{table}/play", version=str(version), line=line)[0] == 302
    again = record_lines(browser, table)
    mine = [each for each in again[len(before) :] if " A " in each]
    assert len(mine) == 1, "an action was played twice"
    assert mine[0].endswith(f" A {line}")
