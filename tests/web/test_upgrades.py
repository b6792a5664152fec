"""Databases of earlier versions: upgraded, and their games played on to the end through pages.

Each dump was made by the code of its schema (`scripts/make-schema-dump`). In all of them Mia has a
running game of every title with a few actions left, a finished card game and a saved record, and
Ola waits for somebody. From schema 18 on Mona is a member, at a table of Ola's with a chat.
"""

import re
import sqlite3
from datetime import timedelta
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet
from django.core.management import call_command
from django.core.management.color import no_style
from django.db import connection, connections
from django.db.migrations.executor import MigrationExecutor
from django.db.migrations.loader import MigrationLoader

from gridwright.bots.roster import company
from gridwright.core.rng import Rng
from gridwright.web import environment, models
from gridwright.web.models import TableState
from gridwright.web.people import devices, links
from gridwright.web.play import progress
from gridwright.web.play.seating import Seating
from gridwright.web.play.table_cache import TABLE_CACHE
from gridwright.web.serve.clerk import Clerk
from tests.web.browser import Visitor
from tests.web.conftest import connect
from tests.web.members import PASSWORD
from tests.web.tables import laid, take_turns

DUMPS = sorted((Path(__file__).parent / "data").glob("schema-*.sql"))
LATEST = 4  # dumps that are played on with in every run
FIRST_OF_ALL = 9  # every schema since has a dump; of those before, three are enough
TITLES = ["card", "classic", "outpost", "recharged"]


def schema_of(dump: Path) -> str:
    return dump.stem.removeprefix("schema-")


def names_of_migrations() -> list[str]:
    return sorted([name for app, name in MigrationLoader(None).graph.nodes if app == "web"])


def test_every_schema_has_its_dump() -> None:
    """`scripts/make-schema-dump` makes the one of the newest."""
    numbers = [name.partition("_")[0] for name in names_of_migrations()]

    wanted = ["0003", "0005", "0008", *[each for each in numbers if int(each) >= FIRST_OF_ALL]]
    assert [schema_of(dump) for dump in DUMPS] == wanted


def load_dump(dump: Path, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put *dump* into the database file of *home*, and let Django use that."""
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.setenv("GRIDWRIGHT_HOME", str(home))
    path = environment.database_file()
    assert path is not None
    with sqlite3.connect(path) as file:
        file.executescript(dump.read_text(encoding="utf-8"))
    file.close()


def swept(dump: Path) -> ParameterSet:
    """Return *dump* to play on with; those between the oldest and the latest ones are slow."""
    is_usual = dump in (DUMPS[0], *DUMPS[-LATEST:])
    marks = () if is_usual else pytest.mark.slow
    return pytest.param(dump, id=schema_of(dump), marks=marks)


@pytest.mark.parametrize("dump", [swept(dump) for dump in DUMPS])
def test_games_of_an_earlier_schema_are_played_on(
    dump: Path, quick_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    load_dump(dump, quick_path, monkeypatch)
    connect()
    play_on()
    connections.close_all()


def test_a_running_table_from_before_there_were_clocks_goes_on_without_one(
    quick_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dump = next(dump for dump in DUMPS if schema_of(dump) == "0016")
    load_dump(dump, quick_path, monkeypatch)
    connect()
    assert not models.Clock.objects.exists()
    assert set(models.Seat.objects.values_list("bank", "flags", "has_left")) == {(0, 0, False)}
    row = models.Table.objects.filter(state=TableState.RUNNING, seat_count=2).first()
    assert row is not None
    before = row.version

    Clerk("clerk").step()
    visitor = be_mia()
    finish(visitor, row)

    later = row.actions.filter(index__gte=before)
    assert later.count() == row.version - before > 0
    assert set(later.values_list("spent", flat=True)) == {None}
    assert not models.Clock.objects.exists()
    assert " took " not in visitor.get(f"/t/{row.pk}/replay?at=3").html
    connections.close_all()


def test_a_clock_of_the_newest_schema_is_there_with_its_calendars(
    quick_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What `scripts/make-schema-dump` wrote by the newest code is what the newest code reads."""
    load_dump(DUMPS[-1], quick_path, monkeypatch)
    connect()
    mia = models.Guest.objects.get(name="Mia")
    clock = models.Clock.objects.get()
    assert (clock.free, clock.bank, clock.refill) == (8 * 3600, 3 * 86400, 86400)
    assert (models.Night.objects.get().guest, models.Away.objects.get().guest) == (mia, mia)
    spent = models.Action.objects.filter(table=clock.table_id).values_list("spent", flat=True)
    assert len([each for each in spent if each is not None]) == 1
    Visitor().get(f"/t/{clock.table_id}")  # its time has run out since, or will
    connections.close_all()


def test_members_of_the_newest_schema_are_let_in(
    quick_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Mona by her device and her password; what was said, told and done is still there."""
    load_dump(DUMPS[-1], quick_path, monkeypatch)
    connect()
    mona = models.Account.objects.get(key="mona")
    device = models.Device.objects.get()
    known = devices.known(f"{device.pk}:secret_of_Mona_who")
    assert known is not None
    assert (known.guest.account, known.label) == (mona, "Firefox, Linux")
    assert Visitor().post("/in", name="Mona", password=PASSWORD).where == "/"
    assert mona.recovery_codes.filter(used=None).count() == 8
    assert models.ChatLine.objects.filter(taken_out=models.Act.objects.get()).count() == 1
    assert models.Delivery.objects.get().notice.guest == mona.guest
    assert models.Link.objects.get().uses_left == 10
    connections.close_all()


@pytest.mark.parametrize("migration", ["0003_records", "0009_names"])  # without and with plans
def test_games_of_an_earlier_postgres_are_played_on(
    migration: str, postgres_url: str, quick_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = migration.partition("_")[0]
    monkeypatch.setenv("DATABASE_URL", postgres_url)
    connect()
    with connection.cursor() as cursor:
        cursor.execute(f"CREATE DATABASE schema_{number}")
    dump = next(dump for dump in DUMPS if schema_of(dump) == number)
    load_dump(dump, quick_path, monkeypatch)
    monkeypatch.setitem(
        connections.settings,
        "dump",
        connections.configure_settings({"default": {}, "dump": environment.database()})["dump"],
    )
    url = postgres_url.replace("/postgres?", f"/schema_{number}?")
    monkeypatch.setenv("DATABASE_URL", url)
    connect(migration=migration)
    old = MigrationExecutor(connection).loader.project_state(("web", migration)).apps
    tables = [model for model in old.get_models() if model._meta.app_label == "web"]  # noqa: SLF001
    for model in tables:
        model._default_manager.bulk_create(  # noqa: SLF001
            model._default_manager.using("dump").all()  # noqa: SLF001
        )
    with connection.cursor() as cursor:
        for command in connection.ops.sequence_reset_sql(no_style(), tables):
            cursor.execute(command)

    call_command("migrate", verbosity=0)
    play_on()

    connections["dump"].close()
    del connections["dump"]
    connections.close_all()


def be_mia() -> Visitor:
    """Be Mia at another device."""
    visitor = Visitor()
    mia = models.Guest.objects.get(name="Mia")
    link = f"/device/{links.issue(models.LinkKind.DEVICE, mia, timedelta(days=1))}"
    assert visitor.get(link).status == 200
    assert visitor.post(link).where == "/"
    return visitor


def play_on() -> None:
    """Be Mia, see home, and play all her games to their end."""
    visitor = be_mia()
    home = visitor.get("/").html
    running = list(models.Table.objects.filter(state=TableState.RUNNING))
    assert len(re.findall(r"\bRound \d+, \w", home)) == len(running)
    late = [row for row in running if row.seat_count == 2]
    assert sorted([row.title for row in late]) == TITLES

    for row in late:
        finish(visitor, row)
        page = visitor.get(f"/t/{row.pk}")
        assert page.status == 200
        assert re.search(r" wins(, powering| with) \d+ ", page.html)
        assert visitor.get(f"/t/{row.pk}/replay?at=3").status == 200
        assert "result = " in visitor.get(f"/t/{row.pk}/record").html
    for row in models.Table.objects.all():
        assert visitor.get(f"/t/{row.pk}").status == 200
    record = models.SavedRecord.objects.get(guest__name="Mia")
    assert visitor.get(f"/r/{record.pk}").status == 200
    assert visitor.get("/records").status == 200
    assert not models.Table.objects.filter(phase="").exists()


def finish(visitor: Visitor, row: models.Table) -> None:
    """Play a game to its end: Mia through the page, as a bot would in her place."""
    while take_turns() >= 0:
        row.refresh_from_db()
        if row.state != TableState.RUNNING:
            break
        with TABLE_CACHE.current(row, Seating.of(row).names) as table:
            bot = company("novice", row.to_act).bot(table.game, Rng(row.version).state)
            line = table.game.write(bot.choose(table.game, table.view(row.to_act)))
        answer = visitor.post(f"/t/{row.pk}/play", version=str(row.version), line=line)
        assert answer.alert == ""
    assert row.state == TableState.OVER


def test_a_table_that_cannot_be_played_again_stops_neither_upgrade_nor_home(
    sqlite: None, caplog: pytest.LogCaptureFixture
) -> None:
    visitor = Visitor()
    row = laid(visitor.become("Ana"), ("me", "novice"))
    models.Action.objects.create(table=row, index=row.version, seat=0, line="fly")
    models.Table.objects.filter(pk=row.pk).update(phase="", version=row.version + 1)

    progress.fill(models.Table.objects)

    assert [record.message for record in caplog.records] == ["cannot be played again"]
    home = visitor.get("/")
    assert (home.status, f'href="/t/{row.pk}"' in home.html) == (200, True)
