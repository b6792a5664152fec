"""Jobs are done once, whoever dies, and never for a table that has moved on."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from gridwright.tables.table import Table
from gridwright.web import models
from gridwright.web.play import hints, jobs, leases, moves, turns
from gridwright.web.serve import thinker
from tests.web.tables import guest, laid

KIND = hints.KIND
RESULT: dict[str, Any] = {"ideas": [], "idle": None, "hardly_matters": False}


def my_table() -> models.Table:
    """Lay a table at which the only person, on the second of three seats, is to act."""
    return laid(guest("Bea"), ("novice", "me", "novice"))


def answered(table: Table, job: models.Job) -> dict[str, Any]:
    return {"seat": table.to_act, "asked": job.seat, **job.parameters}


def a_job(row: models.Table, **parameters: str) -> models.Job:
    return jobs.ask(row, 1, KIND, dict(parameters))


def test_a_job_is_claimed_by_one_and_its_result_is_shown(database: str) -> None:
    row = my_table()
    a_job(row, level="quick")

    first, second = jobs.claim("one", [KIND]), jobs.claim("two", [KIND])
    assert first is not None
    assert (first.worker, first.tries, second) == ("one", 1, None)
    jobs.carry_out(first, answered)

    done = models.Job.objects.get()
    assert done.result == {"seat": 1, "asked": 1, "level": "quick"}
    assert (done.lease, done.worker) == (None, "")
    assert models.Table.objects.get().change == row.change + 1
    assert jobs.claim("two", [KIND]) is None


def test_a_job_of_an_unknown_kind_is_left_to_those_who_know_it(sqlite: None) -> None:
    """A newer version of the server may be running beside this one."""
    a_job(my_table())

    assert jobs.claim("one", ["something else"]) is None
    assert jobs.claim("one", [KIND]) is not None


def test_a_seat_has_one_job_of_a_kind(sqlite: None) -> None:
    row = my_table()
    a_job(row, level="quick")
    a_job(row, level="long")

    assert [job.parameters for job in models.Job.objects.all()] == [{"level": "long"}]


def test_the_job_of_a_dead_worker_is_taken_over(database: str) -> None:
    """It dies in the middle: its successor frees the job, and another one does it."""
    row = my_table()
    a_job(row)
    dead = jobs.claim("one", [KIND])
    assert dead is not None
    assert jobs.claim("two", [KIND]) is None

    leases.free("one")
    second = jobs.claim("two", [KIND])
    assert second is not None
    assert second.tries == 2
    jobs.carry_out(second, answered)
    jobs.carry_out(dead, lambda *_: {"late": True})  # it was only slow

    assert models.Job.objects.get().result == {"seat": 1, "asked": 1}


@pytest.mark.parametrize("leave", [leases.put_back, leases.put_aside])
def test_who_fails_late_does_not_touch_what_another_has_done(
    sqlite: None, leave: Callable[[models.Job], None]
) -> None:
    a_job(my_table())
    late = jobs.claim("one", [KIND])
    models.Job.objects.update(lease=timezone.now() - timedelta(seconds=1))
    second = jobs.claim("two", [KIND])
    assert late is not None
    assert second is not None

    leave(late)
    assert models.Job.objects.get().worker == "two"
    jobs.carry_out(second, answered)
    leave(late)

    assert models.Job.objects.get().result == {"seat": 1, "asked": 1}
    assert jobs.claim("one", [KIND]) is None
    assert models.Job.objects.get().lease is None


def test_a_job_comes_again_when_its_lease_has_ended(sqlite: None) -> None:
    a_job(my_table())
    jobs.claim("one", [KIND])
    models.Job.objects.update(lease=timezone.now() - timedelta(seconds=1))

    second = jobs.claim("two", [KIND])

    assert second is not None
    assert second.worker == "two"


@pytest.mark.parametrize("is_thinking", [False, True])
def test_a_job_whose_table_has_moved_on_is_dropped(database: str, is_thinking: bool) -> None:
    row = my_table()
    a_job(row)
    job = jobs.claim("one", [KIND])
    assert job is not None

    def act(*_: object) -> dict[str, Any]:
        moves.play(row.pk, 1, "open 5 5", 0)
        return {"ideas": 1}

    if not is_thinking:
        act()
    jobs.carry_out(job, act)

    assert not models.Job.objects.exists()
    assert models.Table.objects.get().version == 1


def test_a_job_that_was_taken_back_is_not_written(sqlite: None) -> None:
    row = my_table()
    a_job(row)
    job = jobs.claim("one", [KIND])
    assert job is not None
    models.Job.objects.all().delete()

    jobs.carry_out(job, answered)

    assert not models.Job.objects.exists()
    assert models.Table.objects.get().change == row.change


def test_after_three_tries_a_job_is_given_up_and_the_page_is_told(sqlite: None) -> None:
    row = my_table()
    a_job(row)
    models.Job.objects.update(tries=3)
    job = jobs.claim("four", [KIND])
    assert job is not None

    jobs.carry_out(job, answered)

    assert not models.Job.objects.exists()
    assert models.Table.objects.get().change == row.change + 1


def test_old_jobs_are_cleaned_up(database: str) -> None:
    now = timezone.now()
    moved, current, old = my_table(), my_table(), my_table()
    for row in (moved, current, old):
        a_job(row)
    moves.play(moved.pk, 1, "open 5 5", 0)
    models.Job.objects.filter(table=old).update(created=now - timedelta(days=2))

    assert jobs.clean(now) == 2
    assert models.Job.objects.get().table_id == current.pk


# The process that thinks


def test_turns_of_bots_go_before_jobs(sqlite: None, monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    row = my_table()
    a_job(row)
    laid(guest("Cid"), ("novice", "novice"))
    take = turns.take

    def note_turn(turn: models.BotTurn) -> None:
        order.append("turn")
        take(turn)
        models.BotTurn.objects.update(lease=None)  # and no further

    def note_job(*_: object) -> dict[str, Any]:
        order.append("job")
        return RESULT

    monkeypatch.setattr(turns, "take", note_turn)
    monkeypatch.setitem(thinker._JOBS, KIND, note_job)  # noqa: SLF001
    worker = thinker.Thinker("one")

    assert [worker.step(), worker.step(), worker.step()] == [0.0, 0.0, 0.1]
    assert order == ["turn", "job"]
    assert models.Job.objects.get().result == RESULT


def test_a_job_that_fails_is_tried_again_in_a_moment(
    sqlite: None, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    a_job(my_table())

    def fail(*_: object) -> dict[str, Any]:
        raise ValueError

    monkeypatch.setitem(thinker._JOBS, hints.KIND, fail)  # noqa: SLF001

    assert thinker.Thinker("one").step() == 0.0
    assert "a bot failed" in caplog.text
    job = models.Job.objects.get()
    assert (job.worker, job.tries, job.result) == ("", 1, {})
