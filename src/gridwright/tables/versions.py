"""Records of older rules: a finished game stays what it was, a running one goes on by the newest.

Most versions only allow more than the one before: every line of an older record means the same, and
play goes on by the newest rules. Where lines mean something else since, the title keeps its older
rules: they play the lines, and a running game goes on from the position that it has reached.
"""

from dataclasses import dataclass, replace
from typing import Final

from gridwright.core.errors import Message, Values
from gridwright.games.registry import title_named
from gridwright.tables.record import Record, wrong
from gridwright.tables.table import Table

REPLACED: Final = frozenset({("outpost", 1)})
"""Titles and versions of their rules whose lines mean something else in the next version."""

VERSION: Final = "rules_version"  # the key of the header


@dataclass(frozen=True, slots=True)
class Course:
    """By which versions of its title's rules a record is played."""

    begun: int  # what it says, or the newest
    lines: int  # plays its lines
    rest: int  # plays on if the game is not over after them


def course_of(record: Record) -> Course:
    """Return how *record* is played; `RecordError` where its version is not known."""
    title = record.spec.title
    newest = title_named(title).rules_version
    begun = record.rules_version if VERSION in record.where else newest
    if not 1 <= begun <= newest:
        values: Values = {"title": title, "version": begun, "known": newest}
        raise wrong(record.where[VERSION], "record_version", values)
    if record.result is not None:
        return Course(begun, begun, begun)
    return Course(begun, unreplaced(title, begun, newest), newest)


def unreplaced(title: str, begun: int, newest: int) -> int:
    """Return the last version up to *newest* in which a line of version *begun* means the same."""
    version = begun
    while version < newest and (title, version) not in REPLACED:
        version += 1
    return version


def going_on(table: Table, course: Course) -> Table:
    """Return the table at which the game of *table* goes on, with the notice if rules change.

    Where its lines were played by older rules, that is a table which begins with its position; one
    at which nothing has been played is laid anew.
    """
    if table.is_over or course.begun == course.rest:
        return table
    if table.game.rules_version != course.rest:
        spec = replace(table.spec, rules=course.rest)
        if table.moves:
            position = table.game.write_position(table.state)
            spec = replace(spec, seed=None, stated={}, position=position)
        table = Table(spec, table.library)
    values: Values = {"title": table.spec.title, "version": course.begun, "known": course.rest}
    table.notices.append(Message("record_goes_on", values))
    return table
