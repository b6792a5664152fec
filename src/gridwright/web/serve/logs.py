"""Logs as lines of JSON on standard error: one thing that happened each.

A fault that somebody can cause as often as they like must not fill the disk: the first lines of a
kind in a minute are written, and at its end how many more there were.
"""

import json
import logging
import sys
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from threading import Timer
from time import monotonic
from typing import Final, TextIO

_MINUTE: Final = 60.0  # seconds
_WRITTEN: Final = 5  # lines of a kind in a minute


class JsonLines(logging.Formatter):
    """Writes one record as one line, with what was given beside the message."""

    def format(self, record: logging.LogRecord) -> str:
        """Return *record* as an object: time, level, place, what, and its details."""
        entry: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "place": record.name,
            "process": record.process,
            "what": record.getMessage(),
        }
        if isinstance(details := getattr(record, "details", None), dict):
            entry.update(details)
        if record.exc_info:
            entry["trace"] = self.formatException(record.exc_info)
        return json.dumps(entry, default=str)


@dataclass(slots=True)
class Minute:
    """What there was of one kind since the first of it."""

    start: float
    place: tuple[str, int, str, int]  # the logger, the level, the file and its line
    text: str
    count: int = 0

    def summary(self) -> logging.LogRecord | None:
        """Return a line for those that were not written; None if all were."""
        more = self.count - _WRITTEN
        if more <= 0:
            return None
        text = f"{self.text} … {more:,} times in the last minute"
        record = logging.LogRecord(*self.place, text, None, None)
        record.details = {"times": more}
        return record


class Repetitions:
    """Counts warnings and faults by kind: where they come from, whatever they name."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._minutes: dict[tuple[object, ...], Minute] = {}

    def is_written(self, record: logging.LogRecord) -> bool:
        """Count *record*; return whether it is one of the first of its kind."""
        if record.levelno < logging.WARNING:
            return True
        kind = _kind(record)
        if kind not in self._minutes:
            place = (record.name, record.levelno, record.pathname, record.lineno)
            self._minutes[kind] = Minute(self._clock(), place, record.getMessage().strip())
        minute = self._minutes[kind]
        minute.count += 1
        return minute.count <= _WRITTEN

    def ended(self, *, is_over: bool = False) -> list[logging.LogRecord]:
        """Return the summaries of minutes that are over, or of all, and begin these anew."""
        limit = self._clock() - _MINUTE
        ended = {
            kind: minute
            for kind, minute in self._minutes.items()
            if is_over or minute.start <= limit
        }
        for kind in ended:
            del self._minutes[kind]
        return [line for minute in ended.values() if (line := minute.summary()) is not None]


def _kind(record: logging.LogRecord) -> tuple[object, ...]:
    trace = record.exc_info[2] if record.exc_info else None
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = (trace.tb_frame.f_code.co_filename, trace.tb_lineno) if trace is not None else ()
    return record.name, record.levelno, record.msg, place


class CountingHandler(logging.StreamHandler[TextIO]):
    """Writes lines to standard error, and the number of those that it leaves out."""

    def __init__(self) -> None:
        super().__init__()
        self._repetitions = Repetitions()
        self._timer: Timer | None = None

    def emit(self, record: logging.LogRecord) -> None:
        self._summarise()
        if self._repetitions.is_written(record):
            super().emit(record)
        elif self._timer is None:
            self._timer = Timer(_MINUTE, self._at_end)
            self._timer.daemon = True
            self._timer.start()

    def _summarise(self, *, is_over: bool = False) -> None:
        for summary in self._repetitions.ended(is_over=is_over):
            super().emit(summary)

    def _at_end(self) -> None:
        self.acquire()
        try:
            self._timer = None
            self._summarise()
        finally:
            self.release()

    def close(self) -> None:
        """Write what is left to be said: the process ends."""
        self._summarise(is_over=True)
        super().close()


def least(stream: TextIO | None) -> str:
    """Return the level from which on is told: who looks at a terminal hears of faults alone."""
    return "WARNING" if stream is not None and stream.isatty() else "INFO"


LOGGING: Final = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"lines": {"()": "gridwright.web.serve.logs.JsonLines"}},
    "handlers": {
        "lines": {"class": "gridwright.web.serve.logs.CountingHandler", "formatter": "lines"}
    },
    "root": {"handlers": ["lines"], "level": least(sys.stderr)},
    "loggers": {
        "django": {"handlers": [], "propagate": True},
        "django.request": {"level": "ERROR"},  # what a visitor did wrong is the visitor's business
        "django.security": {"level": "ERROR"},
        "uvicorn": {"level": "WARNING"},
    },
}
