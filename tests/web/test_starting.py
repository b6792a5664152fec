"""The start of servers: several at once, without their database, and whom they let read."""

import http.client
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest

from tests.web.servers import ROOT, serving
from tests.web.test_upgrades import names_of_migrations

MIGRATE = "from gridwright.web.serve import supervisor; supervisor.migrate()"
APPLIED = "SELECT name FROM django_migrations ORDER BY name"


def surroundings(home: Path, url: str = "") -> dict[str, str]:
    return {
        **os.environ,
        "GRIDWRIGHT_HOME": str(home),
        "DATABASE_URL": url,
        "PYTHONPATH": str(ROOT / "src"),
    }


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_of_servers_that_start_at_once_one_migrates_and_the_others_wait(
    kind: str, quick_path: Path, request: pytest.FixtureRequest
) -> None:
    url = ""
    if kind == "postgres":
        shared: str = request.getfixturevalue("postgres_url")
        url = shared.replace("/postgres?", "/at_once?")
        with psycopg.connect(shared, autocommit=True) as server:
            server.execute("CREATE DATABASE at_once")
    command = [sys.executable, "-c", MIGRATE]
    processes = [
        subprocess.Popen(command, env=surroundings(quick_path, url), stderr=subprocess.PIPE)  # noqa: S603
        for _ in range(4)
    ]

    complaints = [process.communicate()[1].decode() for process in processes]

    assert [process.returncode for process in processes] == [0] * 4, complaints
    if kind == "sqlite":
        with sqlite3.connect(quick_path / "gridwright.sqlite3") as file:
            applied = file.execute(APPLIED).fetchall()
        file.close()
    else:
        with psycopg.connect(url) as session:
            applied = session.execute(APPLIED).fetchall()
    assert [name for (name,) in applied] == names_of_migrations()


def test_a_database_that_is_not_there_is_said_in_one_sentence(quick_path: Path) -> None:
    command = [sys.executable, "-m", "gridwright", "serve", "--port", "0", "--no-browser"]
    env = {**surroundings(quick_path, "postgresql://127.0.0.1:1/games"), "COLUMNS": "400"}

    ended = subprocess.run(command, env=env, capture_output=True, text=True, check=False)  # noqa: S603

    assert (ended.returncode, ended.stdout) == (1, "")
    lines = ended.stderr.splitlines()
    assert len(lines) == 1
    assert lines[0].startswith("gridwright: The database can't be reached: ")
    assert "refused" in lines[0]


def test_browsers_are_told_to_stay_with_https_only_where_it_is_known(
    quick_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GRIDWRIGHT_PROXY", "1")
    home = quick_path / "home"
    with serving(home, "--bot-workers", "0") as server:
        secure = headers(server.port, {"X-Forwarded-Proto": "https"})
        plain = headers(server.port, {"X-Forwarded-Proto": "http"})
        modes = {
            path.name: path.stat().st_mode & 0o777 for path in home.glob("*") if path.is_file()
        }

    assert secure.get("Strict-Transport-Security") == "max-age=31536000"
    assert plain.get("Strict-Transport-Security") is None
    del modes["log"]  # of this test
    assert set(modes.values()) == {0o600}, modes
    assert "gridwright.sqlite3-wal" in modes
    assert home.stat().st_mode & 0o777 == 0o700


def headers(port: int, sent: dict[str, str]) -> http.client.HTTPMessage:
    """Return the headers of home, asked for with those of a proxy."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    line.request("GET", "/", headers=sent)
    answer = line.getresponse()
    answer.read()
    line.close()
    return answer.headers
