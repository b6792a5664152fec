"""What the surroundings say, and what is safe without them."""

import io
import json
import logging
import os
import pty
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from gridwright.web import environment
from gridwright.web.serve.logs import CountingHandler, JsonLines, Repetitions, least


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("DATABASE_URL", "GRIDWRIGHT_SECRET_KEY", "GRIDWRIGHT_HOSTS", "GRIDWRIGHT_PROXY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("GRIDWRIGHT_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def test_the_key_is_made_once_and_for_its_owner_alone(home: Path) -> None:
    environment.prepare()
    first = environment.secret_key()
    environment.prepare()

    assert len(first) == 64
    assert environment.secret_key() == first
    assert modes(home) == {"gridwright.sqlite3": 0o600, "secret-key": 0o600}


def modes(directory: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode & 0o777 for path in directory.iterdir()}


def test_what_an_earlier_version_left_readable_is_tightened(home: Path, tmp_path: Path) -> None:
    home.mkdir(mode=0o755)
    home.chmod(0o755)
    names = ("gridwright.sqlite3", "gridwright.sqlite3-wal", "gridwright.sqlite3-shm")
    for name in (*names, "secret-key", "evening.gz"):
        (home / name).touch()
        (home / name).chmod(0o644)
    (home / "static").mkdir(mode=0o755)
    (tmp_path / "other").touch()
    (tmp_path / "other").chmod(0o644)
    (home / "elsewhere").symlink_to(tmp_path / "other")

    environment.prepare()

    assert home.stat().st_mode & 0o777 == 0o700
    assert {mode for name, mode in modes(home).items() if name not in ("static", "elsewhere")} == {
        0o600
    }
    assert (home / "static").stat().st_mode & 0o777 == 0o755
    assert (tmp_path / "other").stat().st_mode & 0o777 == 0o644


def test_a_directory_that_many_share_stays_as_it_is(home: Path) -> None:
    home.mkdir()
    home.chmod(0o1777)

    environment.prepare()

    assert home.stat().st_mode & 0o7777 == 0o1777
    assert modes(home) == {"gridwright.sqlite3": 0o600, "secret-key": 0o600}


def test_reading_the_settings_makes_nothing(home: Path) -> None:
    """Without a kept key there is one for this process alone: tools may read the settings."""
    assert environment.secret_key() != environment.secret_key()
    assert not home.exists()


def test_the_usual_database_is_a_file_that_survives_a_power_cut(home: Path) -> None:
    found = environment.database()

    assert found["NAME"] == str(home / "gridwright.sqlite3")
    assert found["OPTIONS"]["transaction_mode"] == "IMMEDIATE"
    assert "synchronous=FULL" in found["OPTIONS"]["init_command"]


@pytest.mark.parametrize(
    ("url", "said"),
    [
        (
            "postgresql://ana:p%40ss@db.example:5433/games?sslmode=require",
            (
                *("games", "ana", "p@ss", "db.example", "5433"),
                {"connect_timeout": "10", "sslmode": "require"},
            ),
        ),
        (
            "postgres:///games?host=/run/pg&user=ana&connect_timeout=3",
            ("games", "ana", "", "/run/pg", "", {"connect_timeout": "3"}),
        ),
    ],
)
def test_a_postgres_is_named_by_its_address(
    monkeypatch: pytest.MonkeyPatch, url: str, said: tuple[object, ...]
) -> None:
    monkeypatch.setenv("DATABASE_URL", url)

    found = environment.database()

    keys = ("NAME", "USER", "PASSWORD", "HOST", "PORT", "OPTIONS")
    assert tuple(found[key] for key in keys) == said


@pytest.mark.parametrize(
    "url",
    [
        "mysql://localhost/games",
        "postgresql://localhost:99999/games",
        "postgresql://localhost:port/games",
        "postgresql://[::1/games",
    ],
)
def test_what_is_no_address_of_a_postgres_is_refused(
    monkeypatch: pytest.MonkeyPatch, url: str
) -> None:
    monkeypatch.setenv("DATABASE_URL", url)

    with pytest.raises(environment.DatabaseUrlError):
        environment.database()


def test_names_of_the_server_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    assert environment.hosts() == frozenset()

    monkeypatch.setenv("GRIDWRIGHT_HOSTS", "Play.example.org, games.example.org,")

    assert environment.hosts() == {"play.example.org", "games.example.org"}


def test_a_line_of_the_log_is_json() -> None:
    record = logging.LogRecord("web", logging.WARNING, "", 1, "died %s", ("now",), None)
    record.details = {"pid": 7}

    said = json.loads(JsonLines().format(record))

    assert (said["level"], said["place"], said["what"], said["pid"]) == (
        *("warning", "web", "died now"),
        7,
    )


def test_at_a_terminal_only_what_goes_wrong_is_told() -> None:
    other_end, end = pty.openpty()
    with os.fdopen(end, "w") as terminal:
        assert (least(terminal), least(io.StringIO()), least(None)) == ("WARNING", "INFO", "INFO")
    os.close(other_end)


# Faults that repeat themselves


def fault(what: str, *values: str, level: int = logging.WARNING) -> logging.LogRecord:
    return logging.LogRecord("web", level, "", 1, what, values, None)


def test_the_first_of_a_kind_are_written_and_the_rest_counted() -> None:
    """Five lines a minute for each kind, whatever it names; then how many more there were."""
    now = [0.0]
    repetitions = Repetitions(lambda: now[0])

    sent = [repetitions.is_written(fault("lost %s", str(number))) for number in range(4216)]
    assert sent == [True] * 5 + [False] * 4211
    assert repetitions.is_written(fault("found"))
    assert repetitions.ended() == []
    now[0] = 60.0
    ended = repetitions.ended()

    assert [line.getMessage() for line in ended] == ["lost 0 … 4,211 times in the last minute"]
    assert ended[0].details == {"times": 4211}  # type: ignore[attr-defined]
    assert repetitions.is_written(fault("lost %s", "again"))


def test_what_is_only_told_is_told_every_time() -> None:
    repetitions = Repetitions()

    assert all([repetitions.is_written(fault("started", level=logging.INFO)) for _ in range(100)])


def test_faults_of_other_places_are_other_faults() -> None:
    """The same words with another trace are another kind."""
    repetitions = Repetitions()

    def raised(place: Callable[[], object]) -> logging.LogRecord:
        try:
            place()
        except ValueError:
            return logging.LogRecord("web", logging.ERROR, "", 1, "failed", (), sys.exc_info())
        raise AssertionError

    def one() -> int:
        return int("x")

    def other() -> int:
        return int("x")

    assert [repetitions.is_written(raised(one)) for _ in range(6)] == [True] * 5 + [False]
    assert repetitions.is_written(raised(other))


def test_what_was_counted_is_written_at_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    handler = CountingHandler()
    for _ in range(12):
        handler.handle(fault("lost"))
    handler.close()

    lines = capsys.readouterr().err.splitlines()
    assert lines == [*["lost"] * 5, "lost … 7 times in the last minute"]
