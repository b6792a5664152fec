"""Records played again: every line is checked as a person's action is.

A record names the version of its title's rules. A finished game is replayed by its own version; a
running one continues with the newest. Most versions only allow more than the one before: every line
of an older record means the same, and play continues at the same table. Where lines have come to
mean something else, the title keeps its older rules: they play the lines, and a running game
continues from the position that it has reached.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from gridwright.content.types import Library
from gridwright.core.errors import GridwrightError, Message, SetupError, Values
from gridwright.core.rng import StatedChanceError
from gridwright.games.registry import title_named
from gridwright.tables.record import HEADER_END, Line, Record, RecordError, wrong
from gridwright.tables.table import Table, UnusedChanceError, letter

REPLACED: Final = frozenset({("outpost", 1)})
"""Titles and versions of their rules whose lines mean something else in the next version."""

_VERSION: Final = "rules_version"  # the key of the header


def replay(record: Record, library: Library) -> Table:
    """Return the table at the end of *record*."""
    *_, table = steps(record, library)
    return table


def steps(record: Record, library: Library) -> Iterator[Table]:
    """Yield the table after the layout and after every action, then check the result.

    A running game of older rules ends with the table at which it continues by the newest ones.
    """
    table = lay(record, library)
    for line in record.lines:
        yield table
        _play(table, line)
    try:
        table = continued(table, versions_of(record))
    except SetupError as error:
        raise RecordError(record.where[_VERSION], error) from error
    yield table
    if record.result is not None:
        _check_result(table, *record.result)


def lay(record: Record, library: Library) -> Table:
    """Lay the table of *record*; an error names the header line that is to blame."""
    try:
        table = Table(replace(record.spec, rules=versions_of(record).lines), library)
    except SetupError as error:
        keys = (error.key, "position", "options", HEADER_END)  # the end stands for a missing line
        line = next(record.where[key] for key in keys if key in record.where)
        raise RecordError(line, error) from error
    if record.set_id not in ("", table.game.set_id):
        values: Values = {"set": record.set_id, "here": table.game.set_id}
        raise wrong(record.where["set"], "record_set", values)
    if record.content not in ("", table.content):
        values = {"content": record.content, "here": table.content}
        raise wrong(record.where["content"], "record_content", values)
    return table


def _play(table: Table, line: Line) -> None:
    """Play one line, or raise `RecordError` and leave the table as it was."""
    if table.is_over:
        raise wrong(line.number, "record_over")
    if line.seat >= table.spec.seats:
        seats = tuple([letter(seat) for seat in range(table.spec.seats)])
        raise wrong(line.number, "record_seat", {"word": letter(line.seat), "words": seats})
    number = table.game.round_of(table.state)
    if line.round != number:
        raise wrong(line.number, "record_round", {"round": number, "said": line.round})
    for chance_line, (key, words) in line.chance:
        try:
            table.game.chance(key, words)
        except SetupError as error:
            raise RecordError(chance_line, error) from error
    try:
        table.play(line.text, line.seat, [chance for _, chance in line.chance])
    except StatedChanceError as error:
        chance_line = line.chance[-error.left][0]
        cards = tuple(table.game.chance_words(error.key, tuple(sorted(error.shuffled))).split())
        values: Values = {"key": error.key, "cards": cards}
        raise wrong(chance_line, "record_permutation", values) from error
    except UnusedChanceError as error:
        raise RecordError(line.chance[error.index][0], error) from error
    except GridwrightError as error:
        raise RecordError(line.number, error) from error


def _check_result(table: Table, line: int, result: tuple[int, ...]) -> None:
    if not table.is_over:
        raise wrong(line, "record_result_early")
    scores = tuple(table.game.scores(table.state))
    if scores != result:
        texts = tuple([str(score) for score in scores])
        raise wrong(line, "record_result_wrong", {"result": texts})


# Versions of the rules


@dataclass(frozen=True, slots=True)
class RulesVersions:
    """The versions of its title's rules that play a record."""

    stated: int  # in the record; the newest where it states none
    lines: int  # plays its lines
    rest: int  # plays on if the game is not over after them


def versions_of(record: Record) -> RulesVersions:
    """Return the rules that play *record*; `RecordError` where its version is unknown."""
    title = record.spec.title
    newest = title_named(title).rules_version
    stated = record.rules_version if _VERSION in record.where else newest
    if not 1 <= stated <= newest:
        values: Values = {"title": title, "version": stated, "known": newest}
        raise wrong(record.where[_VERSION], "record_version", values)
    if record.result is not None:
        return RulesVersions(stated, stated, stated)
    return RulesVersions(stated, last_compatible(title, stated, newest), newest)


def last_compatible(title: str, version: int, newest: int) -> int:
    """Return the last version up to *newest* in which lines of *version* mean the same."""
    while version < newest and (title, version) not in REPLACED:
        version += 1
    return version


def continued(table: Table, versions: RulesVersions) -> Table:
    """Return the table at which the game of *table* continues, with a notice if rules change.

    Where older rules have played its lines, that is a table which begins with its position; one
    without any line is set up again.
    """
    if table.is_over or versions.stated == versions.rest:
        return table
    if table.game.rules_version != versions.rest:
        spec = replace(table.spec, rules=versions.rest)
        if table.moves:
            position = table.game.write_position(table.state)
            spec = replace(spec, seed=None, stated={}, position=position)
        table = Table(spec, table.library)
    values: Values = {
        "title": table.spec.title,
        "version": versions.stated,
        "known": versions.rest,
    }
    table.notices.append(Message("record_goes_on", values))
    return table
