"""Both databases for the tests of the web: a file, and a PostgreSQL of our own."""

import math
import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

os.environ["GRIDWRIGHT_SECRET_KEY"] = "of-the-tests-only"  # noqa: S105
os.environ["GRIDWRIGHT_HOSTS"] = "testserver"
os.environ["DJANGO_SETTINGS_MODULE"] = "gridwright.web.settings"

import django

django.setup()

from django.core.management import call_command  # noqa: E402
from django.db import connections  # noqa: E402

from gridwright.web import environment, limits, models  # noqa: E402
from gridwright.web.play import tempo  # noqa: E402
from gridwright.web.serve.counters import COUNTERS  # noqa: E402
from gridwright.web.serve.health import BEAT, EXAMINER  # noqa: E402
from tests.web.mortal import mortal, quick_directory  # noqa: E402
from tests.web.servers import wait_for  # noqa: E402

PAUSES, DUEL = tempo.PAUSES, tempo.DUEL
MISSING = "PostgreSQL is needed: on Debian or Ubuntu, sudo apt-get install postgresql"
MIGRATED: set[str] = set()
MODELS = (
    *(models.Rating, models.Placing, models.Result),
    *(models.Vote, models.Proposal, models.LogNote, models.Maximum, models.Draft, models.BotTurn),
    *(models.Job, models.GameSums, models.Progress, models.ComparedMoves, models.JudgedMoment),
    *(models.Attempt, models.Puzzle),
    *(models.Clock, models.Night, models.Away, models.Outage),
    *(models.Delivery, models.Subscription, models.Webhook, models.Notice, models.Memo),
    models.Seek,
    *(models.Report, models.ChatLine, models.Act, models.Relation, models.Link, models.Passkey),
    *(models.RecoveryCode, models.Device, models.Placing, models.Result, models.Rating),
    *(models.Seek, models.ApiKey, models.Account, models.Club),
    *(models.Action, models.Seat, models.Table, models.SavedRecord),
    *(models.Analysis, models.Guest, models.Errand),
)


def program(name: str) -> str:
    """Return a program of PostgreSQL, which Debian keeps off the path."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    path = str(found[-1]) if found else shutil.which(name)
    assert path is not None, MISSING
    return path


def as_postgres(*command: str) -> list[str]:
    """Return a command of PostgreSQL, which refuses to be run by root."""
    before = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
    return [*(before if os.geteuid() == 0 else []), *command]


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots act without waiting, one action at a time; `usual_pauses` lets them wait."""
    monkeypatch.setattr(tempo, "PAUSES", dict.fromkeys(PAUSES, 0))
    monkeypatch.setattr(tempo, "DUEL", 0)


@pytest.fixture
def usual_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempo, "PAUSES", PAUSES)
    monkeypatch.setattr(tempo, "DUEL", DUEL)


@pytest.fixture
def quick_path() -> Iterator[Path]:
    """A directory for a server."""
    path = quick_directory()
    yield path
    shutil.rmtree(path)


class Postgres:
    """A PostgreSQL of its own in the directory *home*."""

    def __init__(self, home: Path) -> None:
        self._home, self._log = home, home / "log"
        self.url = f"postgresql:///postgres?host={home}&user=postgres"
        self.start()

    def start(self) -> None:
        """Start it, and wait until it takes connections."""
        self._launch()
        wait_for(self._accepts)

    def _launch(self) -> None:
        settings = ("-k", str(self._home), "-c", "listen_addresses=", "-c", "fsync=off")
        server = [program("postgres"), "-D", str(self._home / "data"), *settings]
        command = as_postgres(*mortal(server, "QUIT"))
        with self._log.open("w") as complaints:
            self.process = subprocess.Popen(command, cwd="/", stderr=complaints)  # noqa: S603

    def _accepts(self) -> bool:
        """Return whether it takes connections; one that has given up is started again.

        After a kill it must wait for what that has orphaned: queries that are not over yet.
        """
        if self.process.poll() is not None:
            assert "still in use" in self._log.read_text(), self._log.read_text()
            self._launch()
        return "ready to accept" in self._log.read_text()

    def stop(self, kind: signal.Signals = signal.SIGQUIT) -> None:
        self.process.send_signal(kind)
        self.process.wait()


@contextmanager
def running_postgres(home: Path) -> Iterator[str]:
    """Run the PostgreSQL of the directory *home*; return the address of its database."""
    database = Postgres(home)
    yield database.url
    database.stop()


@contextmanager
def postgres_directory() -> Iterator[Path]:
    """Make the directory of a PostgreSQL that nobody else reaches."""
    home = quick_directory()
    if os.geteuid() == 0:
        shutil.chown(home, "postgres", "postgres")
    data = str(home / "data")
    made = as_postgres(program("initdb"), "-D", data, "-A", "trust", "-U", "postgres", "--no-sync")
    subprocess.run(made, check=True, stdout=subprocess.DEVNULL, cwd="/")  # noqa: S603
    yield home
    shutil.rmtree(home)


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """Start PostgreSQL; return the address of its database."""
    with postgres_directory() as home, running_postgres(home) as url:
        yield url


@pytest.fixture(scope="session")
def sqlite_home() -> Iterator[Path]:
    path = quick_directory()
    yield path
    shutil.rmtree(path)


def connect(migration: str = "") -> None:
    """Let Django use the database that the environment names, and make its tables."""
    forget_visitors()
    connections.close_all()
    settings = environment.database()
    connections.settings["default"] = connections.configure_settings({"default": settings})[
        "default"
    ]
    del connections["default"]
    if str(settings) not in MIGRATED:
        call_command("migrate", *(["web", migration] if migration else []), verbosity=0)
        MIGRATED.add(str(settings))


@pytest.fixture
def sqlite(sqlite_home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An empty database in a file."""
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.setenv("GRIDWRIGHT_HOME", str(sqlite_home))
    connect()
    yield
    empty()


@pytest.fixture
def postgres(
    postgres_url: str, sqlite_home: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """An empty PostgreSQL."""
    monkeypatch.setenv("GRIDWRIGHT_HOME", str(sqlite_home))
    monkeypatch.setenv("DATABASE_URL", postgres_url)
    connect()
    yield
    empty()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """Each of the two."""
    request.getfixturevalue(request.param)
    return str(request.param)


def forget_visitors() -> None:
    """Let nobody pay for what the tests before have asked for."""
    for limit in (
        limits.GETS,
        limits.POSTS,
        limits.TABLES,
        limits.RECORDS,
        limits.SHOWS,
        limits.HINTS,
        limits.CODES,
        limits.EXPORTS,
        limits.ANALYSES,
        limits.COMPARED,
        limits.PASSWORDS,
        limits.PASSWORDS_OF_ADDRESS,
        limits.RECOVERIES,
        limits.JOINS,
        limits.LINKS,
        limits.MAILS,
        limits.NOTE_TESTS,
        limits.ARCHIVES,
        limits.CALLS,
        limits.ACTIONS,
        limits.LAID,
        limits.WORK,
        limits.TABLES_OF_GUEST,
        limits.TABLES_OF_MEMBER,
        limits.SEEKS,
    ):
        limit.clear()


def empty() -> None:
    for model in MODELS:
        model.objects.all().delete()
    forget_visitors()
    EXAMINER.forget()
    COUNTERS.set(BEAT, -math.inf)  # workers of a test are gone with it
    connections.close_all()
