"""Counting requests, and all numbers of a server as Prometheus reads them.

Requests are counted before Django, where an answer begins: so the time that a request waits for a
thread counts too, and a stream counts by how quickly it was opened.
"""

from collections.abc import Iterator, MutableMapping
from time import perf_counter
from typing import Any, Final

from gridwright.web.api import streams as program_streams
from gridwright.web.serve.counters import COUNTERS, Counters, series
from gridwright.web.serve.health import LATENESS, Health
from gridwright.web.serve.requests import Application, Receive, Scope, Send
from gridwright.web.serve.streams import PATH

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
NOTES: Final = "gridwright.notes"  # in a scope: what Django says of the request, by name
VIEW: Final = "view"  # the note with the name of the view that has answered
_STATIC: Final = ("/static/", "/fonts/")
_BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds
_QUANTILES: Final = (0.5, 0.99)
_SERVER_ERROR: Final = 500

_FAMILIES: Final = {
    "gridwright_requests_total": ("counter", "Requests by view and status."),
    "gridwright_server_errors_total": ("counter", "Requests answered with 500 or more."),
    "gridwright_request_seconds": ("histogram", "Seconds until an answer began, by view."),
    "gridwright_request_recent_seconds": (
        "gauge",
        "Seconds until an answer began: quantiles of the last pages of each process.",
    ),
    "gridwright_streams": ("gauge", "Open streams of tables and people."),
    "gridwright_bot_turns_total": ("counter", "Turns that bots have played, by level."),
    "gridwright_bot_seconds_total": ("counter", "Seconds that bots have worked on them, by level."),
    "gridwright_bot_failures_total": ("counter", "Turns that a bot failed to play."),
    "gridwright_analysis_pieces_total": (
        "counter",
        "Moments that bots have judged, and positions whose moves they have compared.",
    ),
    "gridwright_analysis_seconds_total": ("counter", "Seconds that bots have worked on them."),
    "gridwright_analyses_waiting": ("gauge", "Analyses that have not ended."),
    "gridwright_process_deaths_total": ("counter", "Processes that died and were started again."),
    "gridwright_bot_workers": ("gauge", "Processes in which bots think."),
    "gridwright_bot_turns_due": ("gauge", "Turns of bots that wait for a worker."),
    "gridwright_bot_turns_parked": ("gauge", "Turns in games of bots that nobody watches."),
    "gridwright_bot_turn_oldest_seconds": (
        "gauge",
        "How long people have waited for a bot at most.",
    ),
    "gridwright_clock_looks_total": ("counter", "Clocks of tables that the clerk has looked at."),
    "gridwright_clock_failures_total": ("counter", "Clocks that the clerk failed to look at."),
    "gridwright_clock_late_seconds": (
        "gauge",
        "How late a clock was looked at, at most, in the last minutes.",
    ),
    "gridwright_deliveries_total": (
        "counter",
        "Notices that were sent, dropped because they were no news any more, or failed.",
    ),
    "gridwright_deliveries_waiting": ("gauge", "Notices that are to be sent."),
    "gridwright_results_rated_total": ("counter", "Results that were rated, or rated again."),
    "gridwright_clerk_beat_seconds": ("gauge", "Seconds since the clerk was last heard of."),
    "gridwright_time_difference_seconds": (
        "gauge",
        "Seconds by which the clock of this machine is ahead of that of the database.",
    ),
    "gridwright_disk_free_bytes": ("gauge", "Free space on the disk of the home directory."),
    "gridwright_database_writable": ("gauge", "1 if the database takes writes, else 0."),
    "gridwright_ready": ("gauge", "1 if /health/ready says so, else 0."),
}
"""The kind and the meaning of every metric, in the order in which they are written."""


# Counting


def counted(application: Application) -> Application:
    """Return *application* with every request counted by view, status and duration."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await application(scope, receive, send)
            return
        start, has_begun, notes = perf_counter(), False, dict[str, str]()

        def count(status: int) -> None:
            view = notes.get(VIEW) or _name_of(scope["path"])
            count_request(view, status, perf_counter() - start)

        async def count_and_send(message: MutableMapping[str, Any]) -> None:
            nonlocal has_begun
            if message["type"] == "http.response.start":
                has_begun = True
                count(message["status"])
            await send(message)

        try:
            await application({**scope, NOTES: notes}, receive, count_and_send)
        except Exception:
            if not has_begun:  # whoever called us is going to answer
                count(_SERVER_ERROR)
            raise

    return answer


def _name_of(path: str) -> str:
    """Return the name of what is answered before Django; "" for what it has no view for."""
    if PATH.fullmatch(path) or program_streams.PATH.fullmatch(path):
        return "events"
    return "static" if path.startswith(_STATIC) else ""


def count_request(view: str, status: int, seconds: float, counters: Counters = COUNTERS) -> None:
    name = "gridwright_request_seconds"
    counters.add(series("gridwright_requests_total", view=view, status=str(status)))
    if status >= _SERVER_ERROR:
        counters.add("gridwright_server_errors_total")
    counters.add(series(f"{name}_sum", view=view), seconds)
    counters.add(series(f"{name}_count", view=view))
    limit = next((str(bucket) for bucket in _BUCKETS if seconds <= bucket), "")
    if limit:
        counters.add(series(f"{name}_bucket", view=view, le=limit))
    if view not in ("events", "static", ""):
        counters.ring(seconds)


# Writing


def text(health: Health, counters: Counters = COUNTERS) -> str:
    """Return all numbers in Prometheus' text format."""
    values = {"gridwright_server_errors_total": 0.0, **counters.totals(), **_readings(health)}
    values.update(_quantiles(counters.durations()))
    rows: dict[str, list[str]] = {family: [] for family in _FAMILIES}
    for name, value in _with_whole_histograms(values):
        if (family := _family(name)) in rows:
            rows[family].append(f"{name} {value:.10g}")
    lines: list[str] = []
    for family, (kind, meaning) in _FAMILIES.items():
        if rows[family]:
            lines += [f"# HELP {family} {meaning}", f"# TYPE {family} {kind}", *rows[family]]
    return "\n".join([*lines, ""])


def _family(name: str) -> str:
    plain = name.partition("{")[0]
    stem = plain.removesuffix("_bucket").removesuffix("_sum").removesuffix("_count")
    return plain if plain in _FAMILIES else stem


def _readings(health: Health) -> dict[str, float]:
    """Return what is so now, whoever is asked."""
    readings: dict[str, float] = {
        series("gridwright_bot_workers", alive="yes"): health.workers_alive,
        series("gridwright_bot_workers", alive="no"): health.workers - health.workers_alive,
        "gridwright_disk_free_bytes": health.free_disk,
        "gridwright_database_writable": health.is_database_writable,
        "gridwright_ready": not health.reasons,
        LATENESS: health.clock_late,
        "gridwright_time_difference_seconds": health.time_difference,
    }
    if health.clerk_silence is not None:
        readings["gridwright_clerk_beat_seconds"] = health.clerk_silence
    if health.waiting is not None:
        readings["gridwright_bot_turns_due"] = health.waiting.count
        readings["gridwright_bot_turns_parked"] = health.waiting.parked
        readings["gridwright_bot_turn_oldest_seconds"] = health.waiting.oldest
        readings["gridwright_analyses_waiting"] = health.analyses
        readings["gridwright_deliveries_waiting"] = health.deliveries
    return readings


def _quantiles(durations: list[float]) -> dict[str, float]:
    """Return the quantiles of *durations*, which are sorted."""
    if not durations:
        return {}
    last = len(durations) - 1
    return {
        series("gridwright_request_recent_seconds", quantile=str(quantile)): durations[
            round(quantile * last)
        ]
        for quantile in _QUANTILES
    }


def _with_whole_histograms(values: dict[str, float]) -> Iterator[tuple[str, float]]:
    """Yield all series; buckets are counted apart, and each includes the smaller ones here."""
    stem = "gridwright_request_seconds"
    for name, value in sorted(values.items()):
        if name.startswith(f"{stem}_bucket"):
            continue
        if name.startswith(f"{stem}_count"):
            labels = name.removeprefix(f"{stem}_count").removesuffix("}")
            yield from _buckets(f"{stem}_bucket{labels}", values, value)
        yield name, value


def _buckets(start: str, values: dict[str, float], count: float) -> Iterator[tuple[str, float]]:
    total = 0.0
    for bucket in _BUCKETS:
        name = f'{start},le="{bucket}"}}'
        total += values.get(name, 0.0)
        yield name, total
    yield f'{start},le="+Inf"}}', count
