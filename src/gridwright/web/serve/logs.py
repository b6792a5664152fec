"""Logs as lines of JSON on standard error: one thing that happened each."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final, TextIO


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


def least(stream: TextIO | None) -> str:
    """Return the level from which on is told: who looks at a terminal hears of faults alone."""
    return "WARNING" if stream is not None and stream.isatty() else "INFO"


LOGGING: Final = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"lines": {"()": "gridwright.web.serve.logs.JsonLines"}},
    "handlers": {"lines": {"class": "logging.StreamHandler", "formatter": "lines"}},
    "root": {"handlers": ["lines"], "level": least(sys.stderr)},
    "loggers": {
        "django": {"handlers": [], "propagate": True},
        "django.request": {"level": "ERROR"},  # what a visitor did wrong is the visitor's business
        "django.security": {"level": "ERROR"},
        "uvicorn": {"level": "WARNING"},
    },
}
