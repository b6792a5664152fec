"""A record played again: every line is checked as a person's action is."""

from collections.abc import Iterator
from dataclasses import replace

from gridwright.content.types import Library
from gridwright.core.errors import GridwrightError, SetupError, Values
from gridwright.core.rng import StatedChanceError
from gridwright.tables.record import HEADER_END, Line, Record, RecordError, wrong
from gridwright.tables.table import Table, UnusedChanceError, letter
from gridwright.tables.versions import VERSION, course_of, going_on


def lay(record: Record, library: Library) -> Table:
    """Lay the table of *record*; an error names the header line that is to blame."""
    try:
        table = Table(replace(record.spec, rules=course_of(record).lines), library)
    except SetupError as error:
        keys = (error.key, "position", "options", HEADER_END)  # what is missing is missing there
        line = next(record.where[key] for key in keys if key in record.where)
        raise RecordError(line, error) from error
    if record.set_id not in ("", table.game.set_id):
        values: Values = {"set": record.set_id, "here": table.game.set_id}
        raise wrong(record.where["set"], "record_set", values)
    if record.content not in ("", table.content):
        values = {"content": record.content, "here": table.content}
        raise wrong(record.where["content"], "record_content", values)
    return table


def steps(record: Record, library: Library) -> Iterator[Table]:
    """Yield the table after the layout and after every action, then check the result.

    A running game of older rules ends with the table at which it goes on by the newest ones.
    """
    table = lay(record, library)
    for line in record.lines:
        yield table
        _play(table, line)
    yield _going_on(table, record)
    if record.result is not None:
        _check_result(table, *record.result)


def replay(record: Record, library: Library) -> Table:
    """Return the table at the end of *record*."""
    *_, table = steps(record, library)
    return table


def _going_on(table: Table, record: Record) -> Table:
    try:
        return going_on(table, course_of(record))
    except SetupError as error:
        raise RecordError(record.where[VERSION], error) from error


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
    for where, (key, words) in line.chance:
        try:
            table.game.chance(key, words)
        except SetupError as error:
            raise RecordError(where, error) from error
    try:
        table.play(line.text, line.seat, [chance for _, chance in line.chance])
    except StatedChanceError as error:
        where = line.chance[-error.left][0]
        cards = tuple(table.game.chance_words(error.key, tuple(sorted(error.shuffled))).split())
        raise wrong(where, "record_permutation", {"key": error.key, "cards": cards}) from error
    except UnusedChanceError as error:
        raise RecordError(line.chance[error.index][0], error) from error
    except GridwrightError as error:
        raise RecordError(line.number, error) from error


def _check_result(table: Table, line: int, result: tuple[int, ...]) -> None:
    if not table.is_over:
        raise wrong(line, "record_result_early")
    scores = tuple(table.game.scores(table.state))
    if scores != result:
        said = tuple([str(number) for number in scores])
        raise wrong(line, "record_result_wrong", {"result": said})
