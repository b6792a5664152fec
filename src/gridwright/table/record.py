"""Game records: the text that is save file, bug report and test fixture at once.

A header of ``key = value`` lines, ``---``, then one line per action: round, seat letter, action.
A header may state chance instead of a seed, and a line ``* deck ...`` the outcome of a shuffle,
so that games played elsewhere can be written down, replayed and checked.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from gridwright.content.types import Library
from gridwright.core.errors import GridwrightError, SetupError
from gridwright.core.rng import StatedChanceError
from gridwright.games.registry import RULES_VERSION, title_named
from gridwright.table.table import Chance, Table, TableSpec, UnusedChanceError, letter

FIRST_LINE = "gridwright record 1"
_HEADER_END = "---"
_REQUIRED = ("title", "seats")
_STATED = ("order", "market", "deck", "fuel_market", "fuel_deck", "connections")
_KEYS = (*_REQUIRED, "map", "set", "names", "regions", "options", "seed", "rules_version", *_STATED)
_ACTION = re.compile(r"(\d+)\s+([A-Z])\s+(\S.*)")
_RESULT = re.compile(r"result\s*=\s*(.*)")


class RecordError(GridwrightError):
    """A record cannot be read or replayed; the message begins with the line."""

    def __init__(self, line: int, message: str) -> None:
        """Keep the number of the *line*, 0 for the record as a whole."""
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line


@dataclass(frozen=True, slots=True)
class Line:
    """One action line, with the shuffles stated after it."""

    number: int
    round: int
    seat: int
    text: str
    chance: tuple[tuple[int, Chance], ...]  # each with its own line number


@dataclass(slots=True)
class Record:
    """A record as it was written, not yet replayed."""

    spec: TableSpec
    where: dict[str, int]  # line of each header key, and of the end of the header
    set_id: str = ""  # the set of cards that it was played with, if it says so
    lines: list[Line] = field(default_factory=list)
    result: tuple[int, tuple[int, ...]] | None = None  # its line and its numbers


# Reading


def read(text: str) -> Record:
    """Read *text*, or raise `RecordError` with the line that is wrong."""
    rows = [(n, row.split("#")[0].strip()) for n, row in enumerate(text.splitlines(), 1)]
    rows = [(number, row) for number, row in rows if row]
    if not rows or rows[0][1].lstrip("\ufeff") != FIRST_LINE:
        raise RecordError(rows[0][0] if rows else 1, f"A record begins with '{FIRST_LINE}'.")
    cut = next((i for i, (_, row) in enumerate(rows) if row == _HEADER_END), None)
    if cut is None:
        raise RecordError(rows[-1][0], f"The header must end with '{_HEADER_END}'.")
    record = _read_header(rows[1:cut], rows[cut][0])
    for number, row in rows[cut + 1 :]:
        _read_line(record, number, row)
    return record


def _read_header(rows: list[tuple[int, str]], end: int) -> Record:
    """Read the ``key = value`` lines."""
    values: dict[str, str] = {}
    where: dict[str, int] = {}
    for number, row in rows:
        key, equals, value = (part.strip() for part in row.partition("="))
        if not equals:
            raise RecordError(number, f"'{row}' is not of the form 'key = value'.")
        if key not in _KEYS:
            raise RecordError(number, f"'{key}' is not a key. Keys are: {', '.join(_KEYS)}.")
        if key in values:
            raise RecordError(number, f"'{key}' is given twice.")
        values[key] = value
        where[key] = number
    for key in _REQUIRED:
        if key not in values:
            raise RecordError(end, f"The header lacks '{key}'.")
    version = _whole(values, where, "rules_version", RULES_VERSION)
    if version != RULES_VERSION:
        text = f"Rules version {version} is not known here; this is version {RULES_VERSION}."
        raise RecordError(where["rules_version"], text)
    spec = _spec(values, where)
    where[_HEADER_END] = end
    return Record(spec, where, values.get("set", ""))


def _spec(values: dict[str, str], where: dict[str, int]) -> TableSpec:
    """Make the header into what a table needs."""
    options = _options(values.get("options", ""), where.get("options", 0))
    if "regions" in values:
        options["regions"] = values["regions"]
    names = tuple([name.strip() for name in values.get("names", "").split(",") if name.strip()])
    seed = _whole(values, where, "seed", 0) if "seed" in values else None
    stated = {key: tuple(values[key].split()) for key in _STATED if key in values}
    seats = _whole(values, where, "seats", 0)
    return TableSpec(values["title"], values.get("map", ""), seats, names, options, seed, stated)


def _options(text: str, line: int) -> dict[str, str]:
    """Read ``starting_cities, refill=standard``; a bare name switches an option on."""
    options: dict[str, str] = {}
    for part in [part.strip() for part in text.split(",") if part.strip()]:
        name, _, value = (word.strip() for word in part.partition("="))
        if name in options or name == "regions":
            raise RecordError(line, f"Option '{name}' is given twice.")
        options[name] = value or "on"
    return options


def _whole(values: dict[str, str], where: dict[str, int], key: str, default: int) -> int:
    text = values.get(key, str(default))
    if not re.fullmatch(r"-?[0-9]{1,20}", text):
        raise RecordError(where[key], f"'{key}' must be a whole number, not '{text}'.")
    return int(text)


def _read_line(record: Record, number: int, row: str) -> None:
    """Read one line below the header."""
    if record.result is not None:
        raise RecordError(number, "Nothing may follow the result.")
    result = _RESULT.fullmatch(row)
    if result:
        words = result[1].split()
        if not words or not all(re.fullmatch(r"-?[0-9]{1,6}", word) for word in words):
            raise RecordError(number, f"A result is a number for each seat, not '{result[1]}'.")
        record.result = number, tuple([int(word) for word in words])
        return
    if row.startswith("*"):
        words = row[1:].split()
        if not record.lines or not words:
            raise RecordError(number, "A stated shuffle follows the action that caused it.")
        last = record.lines[-1]
        chance = (*last.chance, (number, (words[0], tuple(words[1:]))))
        record.lines[-1] = Line(last.number, last.round, last.seat, last.text, chance)
        return
    action = _ACTION.fullmatch(row)
    if action is None:
        raise RecordError(number, f"'{row}' is not of the form 'ROUND SEAT ACTION'.")
    seat = ord(action[2]) - ord("A")
    record.lines.append(Line(number, int(action[1][:9]), seat, action[3], ()))


# Replaying


def lay(record: Record, library: Library) -> Table:
    """Lay the table of *record*; an error names the header line that is to blame."""
    try:
        table = Table(record.spec, library)
    except SetupError as error:
        keys = (error.key, "options", _HEADER_END)  # what is missing is missing at the end
        line = next(record.where[key] for key in keys if key in record.where)
        raise RecordError(line, str(error)) from error
    if record.set_id not in ("", table.game.set_id):
        text = f"This game was played with the cards '{record.set_id}'; here are"
        raise RecordError(record.where["set"], f"{text} '{table.game.set_id}'.")
    return table


def steps(record: Record, library: Library) -> Iterator[Table]:
    """Yield the table after the layout and after every action, then check the result."""
    table = lay(record, library)
    yield table
    for line in record.lines:
        _play(table, line)
        yield table
    if record.result is not None:
        _check_result(table, *record.result)


def replay(record: Record, library: Library) -> Table:
    """Return the table at the end of *record*."""
    table = lay(record, library)
    for line in record.lines:
        _play(table, line)
    if record.result is not None:
        _check_result(table, *record.result)
    return table


def _play(table: Table, line: Line) -> None:
    """Play one line, or raise `RecordError` and leave the table as it was."""
    if table.is_over:
        raise RecordError(line.number, "The game is over; nothing more can be played.")
    number = table.game.round_of(table.state)
    if line.round != number:
        raise RecordError(line.number, f"This is round {number}, not {line.round}.")
    for where, (key, words) in line.chance:
        try:
            table.game.chance(key, words)
        except SetupError as error:
            raise RecordError(where, str(error)) from error
    try:
        action = table.game.parse(line.text)
        table.play(action, line.seat, [chance for _, chance in line.chance])
    except StatedChanceError as error:
        where = line.chance[-error.left][0]
        wanted = table.game.chance_words(error.key, tuple(sorted(error.shuffled)))
        text = f"These are not the cards of the {error.key} that were shuffled: {wanted}."
        raise RecordError(where, text) from error
    except UnusedChanceError as error:
        raise RecordError(line.chance[error.index][0], str(error)) from error
    except GridwrightError as error:
        raise RecordError(line.number, str(error)) from error


def _check_result(table: Table, line: int, result: tuple[int, ...]) -> None:
    if not table.is_over:
        raise RecordError(line, "There is a result, but the game is not over.")
    scores = tuple(table.game.scores(table.state))
    if scores != result:
        said = " ".join([str(number) for number in scores])
        raise RecordError(line, f"The result is {said}.")


# Writing


def write(table: Table) -> str:
    """Return the record of *table*; `replay` makes the same table of it."""
    spec = table.spec
    header = {"title": spec.title}
    if spec.board:
        header["map"] = spec.board
    if table.game.set_id:
        header["set"] = table.game.set_id
    header["seats"] = str(spec.seats)
    if spec.names:
        header["names"] = ", ".join(spec.names)
    chosen = {**spec.options, **_settled(table)}
    if "regions" in chosen:
        header["regions"] = chosen.pop("regions")
    options = [_option(name, value) for name, value in chosen.items()]
    if options:
        header["options"] = ", ".join(options)
    if spec.seed is not None:
        header["seed"] = str(spec.seed)
    header.update({key: " ".join(words) for key, words in spec.stated.items()})
    header["rules_version"] = str(RULES_VERSION)
    lines = [FIRST_LINE, *[f"{key} = {value}" for key, value in header.items()], _HEADER_END]
    for move in table.moves:
        lines.append(f"{move.round} {letter(move.seat)} {table.game.write(move.action)}")
        lines.extend([f"* {key} {' '.join(words)}" for key, words in move.chance])
    if table.is_over:
        scores = [str(score) for score in table.game.scores(table.state)]
        lines.append(f"result = {' '.join(scores)}")
    return "\n".join(lines) + "\n"


def _settled(table: Table) -> dict[str, str]:
    """Return the options that were left to chance, as they came out."""
    return {
        option.name: ", ".join(table.layout[option.name])
        for option in title_named(table.spec.title).options
        if option.name in table.layout
        and table.spec.options.get(option.name, option.default) == "random"
    }


def _option(name: str, value: str) -> str:
    return name if value == "on" else f"{name}={value}"
