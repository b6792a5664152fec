"""Records of older rules: each change of play brings a converter, so that no game is orphaned.

A converter takes a record of one rules version of a title and returns the same game for the next
one. What cannot be said by the new rules any more it must say otherwise: a finished game by
stating its chance, a running one by going on from its position.
"""

from collections.abc import Callable
from dataclasses import replace

from gridwright.core.errors import Values
from gridwright.games.registry import title_named
from gridwright.tables.record import Record, wrong

Converter = Callable[[Record], Record]

CONVERTERS: dict[tuple[str, int], Converter] = {}
"""By title and the version that a record has: what makes it one of the next version."""


def current(record: Record) -> Record:
    """Return *record* for the rules of today; `RecordError` where nothing leads there."""
    title = record.spec.title
    newest = title_named(title).rules_version
    version = record.rules_version or newest
    while version != newest:
        converter = CONVERTERS.get((title, version))
        if converter is None:
            values: Values = {"title": title, "version": version, "known": newest}
            raise wrong(record.where["rules_version"], "record_version", values)
        record = converter(record)
        version += 1
    return replace(record, rules_version=newest)
