"""What the server says of itself: whether it is alive, whether it is ready, and its numbers."""

import asyncio
import json
import re
import time
from collections.abc import Iterator, MutableMapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from django.db import connection
from django.utils import timezone

from gridwright.web import environment, models
from gridwright.web.serve import clerk, health, metrics
from gridwright.web.serve.counters import COUNTERS, Counters, Slot, new_file, series
from gridwright.web.serve.health import EXAMINER, Examiner, Health, examine
from gridwright.web.serve.requests import Application
from gridwright.web.views import site
from tests.web.browser import Page, Visitor
from tests.web.tables import guest, laid


@pytest.fixture(autouse=True)
def _alone() -> Iterator[None]:
    """Count from nothing: other tests of this process may have run a clerk."""
    slot = COUNTERS.slot
    COUNTERS.join(Slot(new_file(1), 0, 1, 0))
    EXAMINER.forget()
    yield
    COUNTERS.join(slot)


WELL = Health(is_database_writable=True, free_disk=2**40, workers=0, workers_alive=0, waiting=None)


def sheet(slots: int = 1, bot_workers: int = 0) -> list[Counters]:
    """Return the counters of so many processes of one server."""
    file = new_file(slots)
    processes = [Counters() for _ in range(slots)]
    for number, counters in enumerate(processes):
        counters.join(Slot(file, number, slots, bot_workers))
    return processes


def ask(path: str, **headers: str) -> tuple[int, dict[str, Any]]:
    page = Visitor().get(path, **headers)
    return page.status, json.loads(page.html)


# Alive and ready


def test_a_process_that_answers_is_alive(monkeypatch: pytest.MonkeyPatch) -> None:
    """No database is asked: there is none."""
    monkeypatch.setattr(Examiner, "health", lambda _: pytest.fail("nobody asked"))

    assert ask("/health/live") == (200, {"status": "ok", "version": "0.1.0"})


@pytest.mark.parametrize("path", ["/health", "/health/ready"])
def test_a_server_that_can_work_is_ready(database: str, path: str) -> None:
    status, facts = ask(path)

    assert (status, facts["status"], facts["reasons"]) == (200, "ok", [])
    assert facts["database"] == connection.vendor
    assert facts["database_writable"] is True
    assert facts["free_disk_bytes"] > 0
    assert facts["bot_workers"] == {"alive": 0, "wanted": 0}
    assert facts["bot_turns"] == {"due": 0, "oldest_seconds": 0.0, "parked": 0}
    assert (facts["warnings"], facts["clerk_beat_seconds"]) == ([], None)
    assert -0.5 < facts["time_difference_seconds"] < 0.5


def test_a_database_that_takes_no_writes_is_a_reason(database: str) -> None:
    with connection.cursor() as cursor:
        cursor.execute(
            "PRAGMA query_only = ON"
            if database == "sqlite"
            else "SET default_transaction_read_only = on"
        )

    status, facts = ask("/health")

    assert (status, facts["status"], facts["reasons"]) == (503, "not ready", ["database"])


def test_a_database_that_is_away_is_a_reason(
    sqlite: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    connection.close()
    with monkeypatch.context() as away:
        away.setitem(connection.settings_dict, "NAME", str(tmp_path / "none" / "none.sqlite3"))
        status, facts = ask("/health/ready")

    assert (status, facts["reasons"], facts["bot_turns"]) == (503, ["database"], None)


def test_a_full_disk_is_a_reason(sqlite: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "LEAST_FREE", 2**62)

    assert ask("/health")[1]["reasons"] == ["disk"]


def test_a_disk_that_has_gone_is_a_reason(sqlite: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRIDWRIGHT_HOME", "/nowhere/at/all")

    assert examine().reasons == ("disk",)


def test_a_bot_that_is_two_minutes_late_is_a_reason(sqlite: None) -> None:
    row = laid(guest("Ana"), ("me", "novice", "novice"))
    row.bot_turns.update(lease=timezone.now() - timedelta(seconds=110))
    nobody_waits = laid(guest("Bea"), ("novice", "novice"))
    nobody_waits.bot_turns.update(lease=timezone.now() - timedelta(seconds=900))
    assert examine().reasons == ()

    row.bot_turns.update(lease=timezone.now() - timedelta(seconds=121))

    status, facts = ask("/health")
    assert (status, facts["reasons"]) == (503, ["bot_turns"])
    assert 121 <= facts["bot_turns"]["oldest_seconds"] < 130


def test_bots_without_a_living_worker_are_a_reason(sqlite: None) -> None:
    web, bot, other = sheet(3, bot_workers=2)
    assert examine(web).reasons == ("bot_workers",)

    bot.set(health.BEAT, time.monotonic())
    other.set(health.BEAT, time.monotonic() - 31)

    found = examine(web)
    assert (found.reasons, found.workers, found.workers_alive) == ((), 2, 1)


def test_a_clerk_that_is_silent_is_a_warning_and_no_reason(
    sqlite: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    web, other = sheet(2)
    assert examine(web).warnings == ("clerk",)  # it has never been heard of
    other.set(health.CLERK_BEAT, time.monotonic() - 29)
    assert examine(web).warnings == ()
    other.set(health.CLERK_BEAT, time.monotonic() - 31)

    state = examine(web)

    assert (state.warnings, state.reasons, state.status) == (("clerk",), (), "degraded")
    monkeypatch.setattr(site, "EXAMINER", Examiner(lambda: state))
    status, facts = ask("/health/ready")
    assert (status, facts["status"], facts["warnings"]) == (200, "degraded", ["clerk"])
    assert 31 <= facts["clerk_beat_seconds"] < 35
    assert replace(state, free_disk=0).status == "not ready"


def test_one_process_alone_needs_no_clerk(sqlite: None) -> None:
    assert examine(sheet()[0]).status == "ok"


@pytest.mark.parametrize(("ahead", "warnings"), [(0.3, ()), (0.7, ("time",)), (-0.7, ("time",))])
def test_a_machine_whose_clock_differs_from_the_database_is_warned(
    postgres: None, monkeypatch: pytest.MonkeyPatch, ahead: float, warnings: tuple[str, ...]
) -> None:
    right = timezone.now
    monkeypatch.setattr(timezone, "now", lambda: right() + timedelta(seconds=ahead))

    state = examine()

    assert state.time_difference == pytest.approx(ahead, abs=0.15)
    assert (state.warnings, state.reasons) == (warnings, ())


def test_the_worst_lateness_of_clocks_is_forgotten_after_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (counters,) = sheet()
    monkeypatch.setattr(clerk, "COUNTERS", counters)
    moment = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: moment)
    lateness = clerk.Lateness()
    worst: list[float] = []
    for after, seconds in ((0, 0.2), (10, 1.5), (20, 0.1), (301, 0.3), (600, 0.0), (602, 0.0)):
        moment = 1000.0 + after
        lateness.note(seconds)
        worst += counters.by_process(health.LATENESS)

    assert worst == [0.2, 1.5, 1.5, 1.5, 1.5, 0.3]


def test_the_database_is_not_written_to_for_every_question(sqlite: None) -> None:
    ask("/health")
    models.Errand.objects.all().delete()

    ask("/health")
    ask("/health/ready")
    assert not models.Errand.objects.exists()

    EXAMINER.forget()
    ask("/health")
    assert models.Errand.objects.exists()


def test_a_database_that_does_not_answer_keeps_one_thread_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answers, is_asked, may_answer = iter([True, False]), Event(), Event()

    def examination() -> Health:
        if not next(answers):
            is_asked.set()
            may_answer.wait(20)
        return WELL

    examiner = Examiner(examination)
    assert examiner.health() == WELL
    monkeypatch.setattr(health, "_FRESH", 0.0)
    with ThreadPoolExecutor() as threads:
        first = threads.submit(examiner.health)
        is_asked.wait(20)

        assert examiner.health().reasons == ("database",)

        may_answer.set()
        assert first.result() == WELL


# Who may read the numbers


def numbers(**headers: str) -> Page:
    return Visitor().get("/metrics", **headers)


def test_this_machine_may_read_the_numbers(sqlite: None) -> None:
    page = numbers()

    assert page.status == 200
    assert page.headers["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8"
    assert "gridwright_ready 1\n" in page.html


@pytest.mark.parametrize(
    "name", ["X-Forwarded-For", "X-Forwarded-Proto", "X-Real-IP", "Forwarded", "Via"]
)
def test_a_proxy_of_this_machine_may_not(sqlite: None, name: str) -> None:
    assert numbers(**{name: "127.0.0.1"}).status == 404


@pytest.mark.parametrize("address", ["192.0.2.7", "", "10.0.0.1", "2001:db8::1"])
def test_another_machine_may_not(sqlite: None, address: str) -> None:
    visitor = Visitor()
    visitor.client.defaults["REMOTE_ADDR"] = address

    assert visitor.get("/metrics").status == 404


def test_who_has_the_token_may(sqlite: None, monkeypatch: pytest.MonkeyPatch) -> None:
    elsewhere = {"X-Forwarded-For": "192.0.2.7"}
    assert numbers(Authorization="Bearer ", **elsewhere).status == 404  # there is none
    monkeypatch.setenv("GRIDWRIGHT_METRICS_TOKEN", "sesame")

    assert numbers(Authorization="Bearer sesame", **elsewhere).status == 200
    for wrong in ("Bearer sesam", "Bearer sésame", "Basic sesame", "Bearer ", "sesame"):
        assert numbers(Authorization=wrong, **elsewhere).status == 404
    assert environment.metrics_token() == "sesame"


# The numbers


def test_processes_add_up() -> None:
    one, other = sheet(2)

    one.add("a_total")
    other.add("a_total", 2.5)
    other.set("b", 7)
    other.set("b", 3)

    assert one.totals() == other.totals() == {"a_total": 3.5, "b": 3.0}


def test_a_successor_counts_on_where_the_dead_one_ended() -> None:
    dead, other = sheet(2)
    dead.add("a_total", 5)
    dead.set("b", 2)
    successor = Counters()

    successor.join(dead.slot)
    successor.add("a_total")
    successor.add("c_total")

    assert other.totals() == {"a_total": 6.0, "b": 2.0, "c_total": 1.0}


def test_there_is_room_for_so_many_names_and_no_more() -> None:
    (counters,) = sheet()
    for number in range(2100):
        counters.add(f"n{number}_total")
    counters.add("n0_total")

    totals = counters.totals()

    assert (len(totals), totals["n0_total"], "n2000_total" in totals) == (2000, 2.0, False)


def test_requests_are_counted_by_view_and_status() -> None:
    one, other = sheet(2)
    for seconds in (0.004, 0.02, 0.02, 0.3):
        metrics.count_request("table", 200, seconds, one)
    metrics.count_request("table", 500, 20.0, other)

    text = metrics.text(WELL, other)

    for line in (
        "# TYPE gridwright_requests_total counter",
        'gridwright_requests_total{view="table",status="200"} 4',
        'gridwright_requests_total{view="table",status="500"} 1',
        "gridwright_server_errors_total 1",
        "# TYPE gridwright_request_seconds histogram",
        'gridwright_request_seconds_bucket{view="table",le="0.005"} 1',
        'gridwright_request_seconds_bucket{view="table",le="0.01"} 1',
        'gridwright_request_seconds_bucket{view="table",le="0.025"} 3',
        'gridwright_request_seconds_bucket{view="table",le="10.0"} 4',
        'gridwright_request_seconds_bucket{view="table",le="+Inf"} 5',
        'gridwright_request_seconds_sum{view="table"} 20.344',
        'gridwright_request_seconds_count{view="table"} 5',
        'gridwright_request_recent_seconds{quantile="0.5"} 0.02',
        'gridwright_request_recent_seconds{quantile="0.99"} 20',
    ):
        assert f"{line}\n" in text


def test_only_the_latest_pages_make_the_quantiles() -> None:
    (counters,) = sheet()
    metrics.count_request("static", 200, 9.0, counters)
    for number in range(600):
        metrics.count_request("home", 200, 8.0 if number < 88 else 0.5, counters)

    assert counters.durations() == [0.5] * 512


def test_labels_are_escaped() -> None:
    assert series("a", b='"\\\n') == 'a{b="\\"\\\\\\n"}'
    assert series("a") == "a"


def test_the_text_is_what_prometheus_reads(sqlite: None) -> None:
    """Every line is a comment or a sample, and the samples of a metric stand together."""
    metrics.count_request("home", 200, 0.1)
    text = metrics.text(examine())
    sample = re.compile(r'([a-z_]+)(\{([a-z]+="[^"]*",?)+\})? (\d+(\.\d+)?(e[+-]\d+)?)')

    families: list[str] = []
    for line in text.splitlines():
        if line.startswith("# HELP "):
            families.append(line.split()[2])
        elif not line.startswith("# TYPE "):
            found = sample.fullmatch(line)
            assert found is not None, line
            assert found[1].startswith(families[-1])
    assert text.endswith("\n")
    assert len(families) == len(set(families))
    assert health.BEAT not in text


def test_what_is_so_now_is_among_them(sqlite: None) -> None:
    row = laid(guest("Ana"), ("me", "novice", "novice"))
    row.bot_turns.update(lease=timezone.now() - timedelta(seconds=5))
    (counters,) = sheet(bot_workers=2)

    text = metrics.text(examine(counters), counters)

    assert "gridwright_bot_turns_due 1\n" in text
    assert re.search(r"gridwright_bot_turn_oldest_seconds 5\.\d+\n", text)
    assert 'gridwright_bot_workers{alive="no"} 2\n' in text
    assert "gridwright_ready 0\n" in text
    assert "gridwright_clock_late_seconds 0\n" in text
    assert "gridwright_time_difference_seconds 0\n" in text
    assert "gridwright_clerk_beat_seconds" not in text
    counters.set(health.CLERK_BEAT, time.monotonic() - 7)
    counters.set(health.LATENESS, 1.25)
    text = metrics.text(examine(counters), counters)
    assert re.search(r"gridwright_clerk_beat_seconds 7\.\d+\n", text)
    assert "gridwright_clock_late_seconds 1.25\n" in text
    assert re.search(r"gridwright_disk_free_bytes [1-9]", text)


# Requests before Django


def answered(path: str, application: Application) -> dict[str, float]:
    """Let *application* answer; return what was counted since."""
    scope = {"type": "http", "path": path, "method": "GET"}

    async def receive() -> MutableMapping[str, Any]:
        return {"type": "http.disconnect"}

    async def send(message: MutableMapping[str, Any]) -> None:
        pass

    async def answer() -> None:
        await metrics.counted(application)(scope, receive, send)

    before = COUNTERS.totals()
    with suppress(RuntimeError):
        asyncio.run(answer())
    after = COUNTERS.totals()
    return {
        name: after[name] - before.get(name, 0)
        for name in after
        if name.startswith("gridwright_requests_total") and after[name] != before.get(name)
    }


@pytest.mark.parametrize(
    ("path", "view"),
    [("/t/abc/events", "events"), ("/static/x/a.js", "static"), ("/fonts/b", "static"), ("/c", "")],
)
def test_what_never_reaches_django_is_counted_too(path: str, view: str) -> None:
    async def refuse(scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401
        await send({"type": "http.response.start", "status": 418})
        await send({"type": "http.response.body"})

    counted = answered(path, refuse)

    assert counted == {f'gridwright_requests_total{{view="{view}",status="418"}}': 1}


def test_a_fault_before_django_is_counted() -> None:
    async def fail(scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401
        raise RuntimeError

    assert answered("/c", fail) == {'gridwright_requests_total{view="",status="500"}': 1}
