"""The clerk: what it opens when, with others beside it, and without a database."""

import sqlite3
from contextlib import closing, suppress
from datetime import timedelta
from pathlib import Path

import pytest
from django.db import OperationalError, connection
from django.utils import timezone

from gridwright.web import models
from gridwright.web.clocks import outages
from gridwright.web.clocks.terms import PRESETS
from gridwright.web.models import NoteKind
from gridwright.web.play import leases, lobby, moves
from gridwright.web.play.moves import Outcome
from gridwright.web.serve.clerk import Clerk
from tests.web.tables import forget, guest

HOUR = timedelta(hours=1)
IDLE, AGAIN = 0.2, 0.5  # seconds until the next step: usually, and without a database


def evening(name: str = "Ana") -> models.Table:
    """Lay a table by the clock for two people, who begin at once; its first turn began long ago."""
    host, other = guest(name), guest("Bea")
    wish = lobby.Wish("recharged", "germany", ("me", "open"), terms=PRESETS["evening"])
    row = lobby.lay(wish, host)
    lobby.sit_down(row.places.get(number=1), other)
    clock = models.Clock.objects.filter(table=row)
    clock.update(lease=timezone.now(), began=timezone.now() - HOUR)
    return models.Table.objects.get(pk=row.pk)


def flags(row: models.Table) -> list[int]:
    return list(row.places.order_by("number").values_list("flags", flat=True))


def test_what_is_due_is_opened_once(database: str) -> None:
    row = evening()
    clerk = Clerk("one")

    assert clerk.step() == IDLE
    assert sum(flags(row)) == 1
    clerk.step()
    assert sum(flags(row)) == 1
    assert row.bot_turns.count() == 1  # a bot plays on


def test_what_is_not_due_is_left_alone(sqlite: None) -> None:
    row = evening()
    later = timezone.now() + timedelta(seconds=5)
    models.Clock.objects.update(lease=later)

    Clerk("one").step()

    assert sum(flags(row)) == 0
    assert models.Clock.objects.get().lease == later


def test_a_clock_that_is_looked_at_too_early_is_due_again_when_it_should_be(sqlite: None) -> None:
    evening()
    began = timezone.now() - timedelta(seconds=100)
    models.Clock.objects.update(began=began)

    Clerk("one").step()

    clock = models.Clock.objects.get()
    assert (clock.lease, clock.worker) == (began + timedelta(seconds=616), "")


def test_clerks_share_what_is_due(database: str) -> None:
    """Each of the clocks is claimed by one of them, as the others find when they try."""
    rows = [evening(name) for name in ("Ana", "Cid", "Dan")]
    now = timezone.now()
    for row in rows:
        lease = models.Clock.objects.get(table=row).lease
        assert lease is not None
        claims = [leases.claim(models.Clock, row.pk, lease, name, now) for name in ("one", "two")]
        assert claims == [True, False]
    Clerk("two").step()
    assert [sum(flags(row)) for row in rows] == [0, 0, 0]  # they are being looked at

    Clerk("one").step()  # the successor of the one that has died over them

    assert [sum(flags(row)) for row in rows] == [1, 1, 1]


def test_a_claim_of_a_clerk_that_is_gone_for_good_ends_after_some_seconds(sqlite: None) -> None:
    row = evening()
    clock = models.Clock.objects.get()
    assert clock.lease is not None
    assert leases.claim(models.Clock, row.pk, clock.lease, "gone", timezone.now())
    other = Clerk("other")
    other.step()
    assert sum(flags(row)) == 0
    lease = models.Clock.objects.get().lease
    assert lease is not None
    assert timedelta(seconds=4) < lease - timezone.now() <= leases.SHORT_LEASE
    models.Clock.objects.update(lease=timezone.now())

    other.step()

    assert sum(flags(row)) == 1


def test_whoever_acts_while_a_clerk_has_claimed_the_clock_carries_out_what_is_due(
    sqlite: None,
) -> None:
    row = evening()
    clock = models.Clock.objects.get()
    assert clock.lease is not None
    assert leases.claim(models.Clock, row.pk, clock.lease, "gone", timezone.now())

    answer = moves.play(row.pk, row.to_act, "fly", row.version)

    assert answer.outcome is Outcome.REFUSED
    assert sum(flags(row)) == 1
    assert models.Clock.objects.get().worker == ""


def test_a_table_that_fails_does_not_stop_the_others(
    sqlite: None, caplog: pytest.LogCaptureFixture
) -> None:
    broken, other = evening(), evening("Cid")
    models.Action.objects.create(table=broken, index=0, seat=broken.to_act, line="fly")
    models.Table.objects.filter(pk=broken.pk).update(version=1)

    Clerk("one").step()

    assert "a clock failed" in caplog.text
    assert [sum(flags(row)) for row in (broken, other)] == [0, 1]
    clock = models.Clock.objects.get(table=broken)
    assert clock.lease is not None
    assert (clock.worker, clock.tries, clock.lease > timezone.now()) == ("", 1, True)


def test_a_table_of_other_content_waits_for_a_server_that_has_it(
    sqlite: None, caplog: pytest.LogCaptureFixture
) -> None:
    row = evening()
    models.Table.objects.filter(pk=row.pk).update(content="elsewhere")
    forget(row.pk)

    Clerk("one").step()

    assert "other content" in caplog.text
    clock = models.Clock.objects.get()
    assert clock.lease is not None
    assert timedelta(seconds=55) < clock.lease - timezone.now() < timedelta(seconds=65)
    assert sum(flags(row)) == 0


# Without a database


def test_a_clerk_that_lost_its_connection_goes_on(postgres: None) -> None:
    row = evening()
    clerk = Clerk("one")
    models.Clock.objects.update(lease=timezone.now() + HOUR)
    clerk.step()
    models.Clock.objects.update(lease=timezone.now())
    with connection.cursor() as cursor, suppress(OperationalError):
        cursor.execute("SELECT pg_terminate_backend(pg_backend_pid())")

    assert clerk.step() == AGAIN
    assert clerk.step() == IDLE
    assert sum(flags(row)) == 1
    assert models.Clock.objects.get().tries == 0


def test_a_locked_database_is_asked_again_soon(
    sqlite: None, sqlite_home: Path, caplog: pytest.LogCaptureFixture
) -> None:
    row = evening()
    clerk = Clerk("one")
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA busy_timeout = 0")
    with closing(sqlite3.connect(sqlite_home / "gridwright.sqlite3")) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert [clerk.step(), clerk.step(), clerk.step()] == [AGAIN, AGAIN, AGAIN]
        other.rollback()

    assert clerk.step() == IDLE
    assert sum(flags(row)) == 1
    messages = [record.message for record in caplog.records]
    assert messages.count("a clerk could not reach the database") == 1  # it is said once


def test_the_first_step_after_an_outage_writes_it_down_before_it_looks(sqlite: None) -> None:
    """The turn began 20 minutes ago; a server was last there 50 s after its beginning."""
    row = evening()
    began = timezone.now() - timedelta(minutes=20)
    models.Clock.objects.update(began=began)
    outages.beat(began + timedelta(seconds=50))

    Clerk("one").step()

    assert sum(flags(row)) == 0
    assert models.Outage.objects.get().start == began + timedelta(seconds=50)
    flag_at = models.Clock.objects.get().flag_at
    assert flag_at is not None
    left = flag_at - timezone.now()
    assert timedelta(seconds=560) < left <= timedelta(seconds=565)  # 15 s free, 600 in the bank
    assert not models.LogNote.objects.filter(kind=NoteKind.FLAG).exists()
