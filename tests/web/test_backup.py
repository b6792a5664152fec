"""All rows in one file: across databases, at one moment, whole or not at all."""

import gzip
import io
import json
import os
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from threading import Thread

import pytest
from django.core.management import call_command
from django.core.management.color import no_style
from django.db import connection, connections
from django.db.migrations.executor import MigrationExecutor

from gridwright.cli.main import run
from gridwright.core.errors import GridwrightError
from gridwright.web import backup, environment, models
from gridwright.web.clocks import calendars
from gridwright.web.clocks.standing import Bedtime
from gridwright.web.clocks.terms import PRESETS
from gridwright.web.people import links, recovery
from gridwright.web.play import lobby, moves, people
from gridwright.web.play.perspective import perspective_of
from gridwright.web.serve import presence
from tests.web.browser import Visitor
from tests.web.conftest import empty
from tests.web.members import PASSWORD, club_life, joined, member, signed_in
from tests.web.tables import guest, laid, lines, three_people
from tests.web.test_clocks import Evening

DAY = timedelta(days=1)


def kept() -> bytes:
    """Return a backup of what is there."""
    file = io.BytesIO()
    backup.write(file)
    return file.getvalue()


def rows_of(content: bytes) -> list[str]:
    return gzip.decompress(content).decode().splitlines()


def packed(said: list[str]) -> bytes:
    """Return a backup of *said*, rows between their head and a new end that fits them."""
    total = sha256("".join(said[1:]).encode()).hexdigest()
    end = json.dumps({"rows": len(said) - 1, "sum": total})
    return gzip.compress("\n".join([*said, end, ""]).encode())


def restored(content: bytes, *, replaces: bool = False) -> int:
    return backup.restore(io.BytesIO(content), replaces=replaces)


def played_table() -> models.Table:
    """Lay a table for three people, and play two actions."""
    row, _ = three_people()
    moves.play(row.pk, 1, "open 5 5", 0)
    moves.play(row.pk, 2, "drop", 1)
    return models.Table.objects.get(pk=row.pk)


@pytest.mark.parametrize(("origin", "target"), [("sqlite", "postgres"), ("postgres", "sqlite")])
def test_a_backup_goes_from_one_database_into_the_other(
    origin: str, target: str, request: pytest.FixtureRequest
) -> None:
    request.getfixturevalue(origin)
    row = played_table()
    laid(guest("Ida"), ("novice", "me"))
    moment = datetime(2026, 11, 16, 14, 4, 33, 1, tzinfo=UTC)
    models.Table.objects.filter(pk=row.pk).update(opened=moment)
    before = kept()
    empty()
    request.getfixturevalue(target)

    count = restored(before)

    assert rows_of(kept()) == rows_of(before)
    assert count == len(rows_of(before)) - 2  # without head and end
    assert models.Table.objects.get(pk=row.pk).opened == moment
    assert lines(row) == [(0, 1, "open 5 5"), (1, 2, "drop")]
    assert moves.play(row.pk, 0, "drop", 2).outcome is moves.Outcome.DONE
    assert guest("New").pk > max(models.Guest.objects.exclude(name="New").values_list("pk"))[0]
    assert lobby.lay(lobby.usual("card"), guest("Newer")).version == 0


@pytest.mark.parametrize(("origin", "target"), [("sqlite", "postgres"), ("postgres", "sqlite")])
def test_clocks_go_on_from_a_backup(
    origin: str, target: str, request: pytest.FixtureRequest
) -> None:
    """Bea begins, with 8 h free and 3 d in her bank; a night of hers and an outage count.

    She has played after 10 h, so 2 h are gone. Cid is next; after 20 h all agree on a break of a
    day, in which the file is made. Cid plays 5 h after the break: of his 25 h, 8 were free.
    """
    request.getfixturevalue(origin)
    table = Evening(PRESETS["daily"])
    bea, cid = table.people[1:]
    calendars.set_night(bea, Bedtime("Europe/Berlin", 23 * 60, 7 * 60), table.began)
    start = table.began + timedelta(days=30)
    calendars.go_away(cid, start, start + timedelta(days=3), table.began)
    models.Night.objects.update(counts_from=table.began + timedelta(days=20))
    hour = 3600.0
    assert table.play(10 * hour, 1, "open 5 5").outcome is moves.Outcome.DONE
    with table.at(30 * hour):
        for person in table.people:
            people.propose(table.id, person, models.ProposalKind.BREAK, 24 * 60)
    long_ago = table.began - timedelta(days=2)
    models.Outage.objects.create(start=long_ago, end=long_ago + timedelta(hours=1))
    before = kept()
    empty()
    request.getfixturevalue(target)

    restored(before)

    assert rows_of(kept()) == rows_of(before)
    for model in (models.Clock, models.Night, models.Away, models.Outage, models.LogNote):
        assert model.objects.count() == 1
    clock = table.clock
    assert (clock.seat, clock.spent, clock.is_on_break) == (2, 20 * 3_600_000, True)
    table.look(54 * hour)
    assert not table.is_on_break()
    assert table.seconds(table.clock.flag_at) == (54 - 20 + 8 + 72) * hour
    table.play(59 * hour, 2, "drop")
    assert [bank / 3600 for bank in table.banks()] == [72, 70, 72 - 17]
    assert [action.spent for action in table.row.actions.all()] == [10 * 3_600_000, 25 * 3_600_000]


def test_a_backup_from_before_there_were_clocks_is_restored(sqlite: None) -> None:
    row = played_table()
    head, *rows, _ = rows_of(kept())
    older = [json.loads(line) for line in rows]
    new: dict[str, tuple[str, ...]] = {
        "web.seat": ("bank", "flags", "bot_from", "lent_for", "has_left", "given_in"),
        "web.action": ("spent",),
        "web.table": ("is_left_to_bots",),
    }
    for each in older:
        for name in new.get(each["model"], ()):
            del each["fields"][name]

    head = head.replace('"format": 6', '"format": 4')
    restored(packed([head, *map(json.dumps, older)]), replaces=True)

    seen = perspective_of(row.pk, None)
    assert seen is not None
    assert (seen.version, seen.clock, seen.turn_times) == (2, None, ())
    assert moves.play(row.pk, 0, "drop", 2).outcome is moves.Outcome.DONE


PEOPLE = (
    *(models.Account, models.Device, models.Passkey, models.RecoveryCode, models.Link),
    *(models.Relation, models.Club, models.Notice, models.Subscription, models.Webhook),
    *(models.Delivery, models.ChatLine, models.Memo, models.Report, models.Act),
)


@pytest.mark.parametrize(("origin", "target"), [("sqlite", "postgres"), ("postgres", "sqlite")])
def test_a_club_goes_on_from_a_backup(
    origin: str, target: str, request: pytest.FixtureRequest
) -> None:
    """A member signs in by password, by code, and by the cookie of a device; links still work."""
    request.getfixturevalue(origin)
    row = played_table()
    mona = joined("Mona")
    code, link = recovery.renew(mona)[0], links.issue(models.LinkKind.DEVICE, mona.guest, DAY)
    visitor = signed_in(mona)
    club_life(row, mona, models.Guest.objects.get(name="Bea"))
    before = kept()
    empty()
    request.getfixturevalue(target)

    restored(before)

    assert rows_of(kept()) == rows_of(before)
    assert [model.__name__ for model in PEOPLE if not model.objects.exists()] == []
    assert bytes(models.Passkey.objects.get().public_key) == b"\x00\xa5 key"
    assert bytes(models.Account.objects.get(key="mona").handle) == bytes(mona.handle)
    assert visitor.get("/me/password").status == 200
    assert Visitor().post("/in", name="Mona", password=PASSWORD).where == "/"
    assert Visitor().post("/recover", way="code", name="Mona", code=code).status == 302
    assert Visitor().post(f"/device/{link}").where == "/"
    assert member("Later").pk > mona.pk


def test_a_server_without_accounts_is_restored_as_before(sqlite: None) -> None:
    """A file of format 4 has none of the rows and fields that came with accounts."""
    row = played_table()
    models.Notice.objects.all().delete()
    models.Guest.objects.update(bell=0)  # as it is where there was none
    head, *rows, _ = rows_of(kept())
    older = [json.loads(line) for line in rows]
    for each in older:
        for name in {"web.guest": ("bell",), "web.table": ("chat",)}.get(each["model"], ()):
            del each["fields"][name]
    head = head.replace('"format": 6', '"format": 4')

    restored(packed([head, *map(json.dumps, older)]), replaces=True)

    assert rows_of(kept())[1:-1] == rows
    assert not any([model.objects.exists() for model in PEOPLE])
    assert moves.play(row.pk, 0, "drop", 2).outcome is moves.Outcome.DONE


def test_a_database_that_is_not_empty_is_refused_and_kept(database: str) -> None:
    row = played_table()
    before = kept()
    moves.play(row.pk, 0, "drop", 2)
    after = rows_of(kept())

    with pytest.raises(GridwrightError, match="isn't empty"):
        restored(before)
    assert rows_of(kept()) == after
    restored(before, replaces=True)
    assert rows_of(kept()) == rows_of(before)
    seen = perspective_of(row.pk, None)
    assert seen is not None
    assert seen.version == 2


DAMAGES: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "no backup": (lambda _: b"gridwright record 1", "damaged"),
    "empty": (lambda _: b"", "damaged"),
    "half": (lambda content: content[: len(content) // 2], "damaged"),
    "another file": (lambda _: gzip.compress(b'{"a": 1}\n{}\n'), "isn't a gridwright backup"),
    "a list": (lambda _: gzip.compress(b"[]\n"), "isn't a gridwright backup"),
    "a later format": (
        lambda content: gzip.compress(
            gzip.decompress(content).replace(b'"format": 6', b'"format": 7', 1)
        ),
        "a different format",
    ),
    "a changed letter": (
        lambda content: gzip.compress(gzip.decompress(content).replace(b"Bea", b"Eva")),
        "damaged",
    ),
    "a row is missing": (
        lambda content: gzip.compress("\n".join(rows_of(content)[:2]).encode()),
        "damaged",
    ),
    "an unknown model": (
        lambda content: packed([rows_of(content)[0], '{"model": "web.moon", "pk": 1}']),
        "doesn't accept",
    ),
    "an unknown field": (
        lambda content: packed(
            [rows_of(content)[0], '{"model": "web.guest", "pk": 1, "fields": {"moon": 1}}']
        ),
        "doesn't accept",
    ),
    "rows that refer to none": (
        lambda content: packed(
            [row for row in rows_of(content)[:-1] if '"web.guest"' not in row],
        ),
        "doesn't accept",
    ),
    "rows of others": (
        lambda content: packed(
            [rows_of(content)[0], '{"model": "sites.site", "pk": 1, "fields": {}}']
        ),
        "doesn't accept",
    ),
}


@pytest.mark.parametrize(("change", "said"), DAMAGES.values(), ids=DAMAGES.keys())
def test_a_wrong_file_is_refused_and_changes_nothing(
    sqlite: None, change: Callable[[bytes], bytes], said: str
) -> None:
    played_table()
    before = kept()

    with pytest.raises(GridwrightError, match=said):
        restored(change(before), replaces=True)

    assert rows_of(kept()) == rows_of(before)


def test_a_foreign_key_to_nobody_is_refused_by_postgres_too(postgres: None) -> None:
    played_table()
    before = kept()
    without = packed([row for row in rows_of(before)[:-1] if '"web.guest"' not in row])

    with pytest.raises(GridwrightError, match="doesn't accept"):
        restored(without, replaces=True)

    assert rows_of(kept()) == rows_of(before)


def test_the_moment_of_a_backup_is_one(database: str) -> None:
    """Who writes while a backup is read neither waits nor is seen in it."""
    row = played_table()
    before = rows_of(kept())

    rows = backup._rows  # noqa: SLF001 - to play between two of them

    def play() -> None:
        moves.play(row.pk, 0, "drop", 2)
        connections.close_all()

    def slow_rows() -> Iterator[str]:
        for number, line in enumerate(rows()):
            if number == 1:
                player = Thread(target=play)  # with a connection of its own
                player.start()
                player.join()
            yield line

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(backup, "_rows", slow_rows)
        during = rows_of(kept())

    assert during == before
    assert len(lines(row)) == 3


# Backups and databases of before

BEFORE = Path(__file__).parent / "data" / "backup-of-schema-8.gz"
BEFORE_DRAFTS = Path(__file__).parent / "data" / "backup-of-schema-9.gz"


def outcome_of(title: str, state: str, line: str) -> moves.Outcome:
    """Let the seat to act play *line* at the only table of *title* in *state* with actions."""
    row = models.Table.objects.exclude(version=0).get(title=title, state=state)
    return moves.play(row.pk, row.to_act, line, row.version).outcome


def test_a_backup_of_older_names_is_restored_and_played_on(database: str) -> None:
    assert restored(BEFORE.read_bytes()) == 166

    mia = models.Guest.objects.get(name="Mia")
    assert [record.guest for record in models.SavedRecord.objects.order_by("created")] == [
        mia,
        None,
    ]
    assert list(models.LogNote.objects.values_list("kind", "seat", "actor", "line", "after")) == [
        ("asks", 1, 1, "open 5 5", 1),
        ("asks", 1, 1, "open 5 5", 0),
        ("back", 1, 1, "open 5 5", 0),
        ("asks", 2, 1, "open 5 5", 1),
        ("stays", 2, 1, "open 5 5", 1),
    ]
    assert models.Errand.objects.get().name == "clean"
    assert models.Maximum.objects.get().amount == 9
    draft, plan = models.Draft.objects.order_by("pk")
    assert (plan.phase, plan.lines, plan.prices) == ("building", ["build flensburg"], [10])
    assert (draft.round, draft.phase, draft.lines, draft.prices) == (
        1,
        "resources",
        ["buy oil 1"],
        [],
    )
    eva = perspective_of(draft.table_id, models.Guest.objects.get(name="Eva"))
    assert eva is not None
    assert eva.draft_turn is not None
    assert eva.draft_turn.lines == ("buy oil 1",)
    played = moves.play_all(draft.table_id, 1, ["buy oil 1", "done"], 6)
    assert (played.outcome, played.version) == (moves.Outcome.DONE, 8)
    assert outcome_of("card", "running", "drop") is moves.Outcome.DONE
    assert outcome_of("classic", "running", "drop") is moves.Outcome.DONE
    assert outcome_of("outpost", "running", "drop") is moves.Outcome.DONE
    over = models.Table.objects.get(state=models.TableState.OVER)
    end = perspective_of(over.pk, mia)
    assert end is not None
    assert (end.version, sorted(end.places)) == (75, [1, 2])


def test_drafts_and_plans_of_format_2_are_restored_as_drafts(database: str) -> None:
    """Ana's plan became her draft at another price; Cid's draft is of a turn taken back."""
    assert restored(BEFORE_DRAFTS.read_bytes()) == 37

    keys = ("seat", "phase", "lines", "prices", "is_queued")
    assert list(models.Draft.objects.order_by("pk").values_list(*keys)) == [
        (0, "resources", ["buy coal 2"], [2], False),
        (1, "resources", ["buy oil 1"], [], False),
        (2, "building", ["build essen"], [10], True),
    ]
    row = models.Table.objects.get(version=9)
    ana = perspective_of(row.pk, row.places.get(number=0).guest)
    assert ana is not None
    assert ana.draft_turn is not None
    assert ana.draft_turn.changed == (("buy coal 2", 2, 3),)
    assert moves.play_all(row.pk, 0, ["done"], 9).outcome is moves.Outcome.DONE
    assert moves.play_all(row.pk, 1, ["done"], 10).version == 13
    assert lines(row)[-2:] == [(11, 2, "build essen"), (12, 2, "done")]


def test_an_older_draft_without_its_table_is_refused(sqlite: None) -> None:
    rows = [row for row in rows_of(BEFORE_DRAFTS.read_bytes())[:-1] if '"web.table"' not in row]

    with pytest.raises(GridwrightError, match="doesn't accept"):
        restored(packed(rows))


@pytest.mark.parametrize(
    ("content", "migration"), [(BEFORE, "0008_mentions"), (BEFORE_DRAFTS, "0009_names")]
)
@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def test_an_older_database_becomes_what_a_restored_backup_is(
    kind: str, content: Path, migration: str, request: pytest.FixtureRequest
) -> None:
    request.getfixturevalue(kind)
    restored(content.read_bytes())
    wanted = rows_of(kept())
    empty()
    call_command("migrate", "web", migration, verbosity=0)
    old = MigrationExecutor(connection).loader.project_state(("web", migration)).apps
    for line in rows_of(content.read_bytes())[1:-1]:
        row = json.loads(line)
        model = old.get_model(row["model"])
        names = {field.name: field.attname for field in model._meta.fields}  # noqa: SLF001
        fields = {names[name]: value for name, value in row["fields"].items()}
        model._default_manager.create(pk=row["pk"], **fields)  # noqa: SLF001
    with connection.cursor() as cursor:
        for command in connection.ops.sequence_reset_sql(no_style(), old.get_models()):
            cursor.execute(command)

    call_command("migrate", verbosity=0, interactive=False)

    assert rows_of(kept()) == wanted


# The commands


@pytest.fixture
def key(sqlite: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server with a key of its own, as one has that nobody gave any."""
    monkeypatch.delenv("GRIDWRIGHT_SECRET_KEY")
    environment.prepare()


def test_the_key_goes_along(key: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Cookies of guests are signed with it: without it nobody had a seat after a move."""
    played_table()
    mine = environment.secret_key()
    file = tmp_path / "evening.gz"

    assert run(["backup", str(file)]) == 0
    environment.keep_key("that of another server")
    assert run(["restore", "--replace", str(file)]) == 0

    assert environment.secret_key() == mine
    assert file.stat().st_mode & 0o777 == 0o600
    count = len(rows_of(file.read_bytes())) - 2
    said = " ".join(capsys.readouterr().out.split())
    assert f"Wrote {count} rows to {file}." in said
    assert f"Restored {count} rows from {file}." in said


def test_a_key_of_the_environment_stays_there(sqlite: None) -> None:
    assert json.loads(rows_of(kept())[0])["key"] == ""
    assert os.environ["GRIDWRIGHT_SECRET_KEY"]


def test_a_backup_never_replaces_a_file(
    key: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "precious"
    file.write_text("mine")

    assert run(["backup", str(file)]) == 1

    assert file.read_text() == "mine"
    assert list(tmp_path.iterdir()) == [file]
    assert "precious" in capsys.readouterr().err


def test_nothing_is_restored_under_a_running_server(
    key: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "evening.gz"
    run(["backup", str(file)])

    with presence.serving():
        assert run(["restore", "--replace", str(file)]) == 1

    assert "Stop it first" in " ".join(capsys.readouterr().err.split())
    assert run(["restore", "--replace", str(file)]) == 0


def test_what_is_not_there_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], key: None
) -> None:
    assert run(["restore", str(tmp_path / "none")]) == 1
    monkeypatch.setenv("GRIDWRIGHT_HOME", str(tmp_path / "nowhere"))
    assert run(["backup", str(tmp_path / "file")]) == 1

    said = " ".join(capsys.readouterr().err.split())
    assert "no such file" in said
    assert "There's no database" in said
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("pace", "tempo"), [(0, "at_once"), (700, "quick"), (1500, "calm"), (3000, "calm")]
)
def test_a_pace_of_format_3_is_restored_as_a_tempo(sqlite: None, pace: int, tempo: str) -> None:
    row = played_table()
    head, *rows, _ = rows_of(kept())
    older = [json.loads(line) for line in rows]
    for each in older:
        if each["model"] == "web.table":
            for name in ("tempo", "is_paused", "skips_to"):
                del each["fields"][name]
            each["fields"]["pace"] = pace
    lines_of_3 = [head.replace('"format": 6', '"format": 3'), *map(json.dumps, older)]

    restored(packed(lines_of_3), replaces=True)

    table = models.Table.objects.get(pk=row.pk)
    assert (table.tempo, table.is_paused, table.skips_to) == (tempo, False, -1)
