"""Game records: one text that is saved game, bug report and test fixture.

A header of ``key = value`` lines, ``---``, then one line per action: round, seat letter, action.
A header may state chance instead of a seed, and a line ``* deck ...`` or ``* draw 31`` the
outcome of a shuffle or a draw, so that games played elsewhere can be written down, replayed and
checked, also while they are played: ``deck = ?`` is a deck that nobody knows yet.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from gridwright.core.errors import GridwrightError, Values, check_argument
from gridwright.core.game import SPECTATOR
from gridwright.core.plain import steering
from gridwright.games.registry import title_named
from gridwright.tables.table import Chance, Table, TableSpec, letter, seat_of

MOST_CHARACTERS: Final = 1_000_000  # of a record; a game has some ten thousand
MOST_LINES: Final = 60_000
_QUOTED: Final = 80  # characters of a line in an error

FIRST_LINE = "gridwright record 1"
HIDDEN = "?"  # a deck that nobody knows yet
HEADER_END = "---"
_REQUIRED = ("title", "seats")
_DECKS = ("deck", "fuel_deck")  # what a running game keeps secret
_DRAWS = ("draw", "fuel")  # single cards, as they were turned up
_STATED = ("order", "market", "deck", "fuel_market", "fuel_deck", "connections", "area")
_KEYS = (
    *_REQUIRED,
    *("map", "set", "content", "names", "regions", "options", "seed", "rules_version", "position"),
    *_STATED,
)
_ACTION = re.compile(r"([0-9]+)\s+([A-Z])\s+(\S.*)")
_RESULT = re.compile(r"result\s*=\s*(.*)")


class RecordError(GridwrightError):
    """A record cannot be read or replayed; the message begins with the line."""

    def __init__(self, line: int, cause: GridwrightError) -> None:
        """Keep the number of the *line* and what is wrong there."""
        super().__init__("record_line", {"line": line, "text": cause.message})
        self.line = line
        self.cause = cause.message
        self.context = cause.context


def wrong(line: int, message: str, values: Values | None = None) -> RecordError:
    """Return the error of a wrong *line*; long values are cut."""
    quoted: Values = {
        key: f"{value[:_QUOTED]}..." if isinstance(value, str) and len(value) > _QUOTED else value
        for key, value in (values or {}).items()
    }
    return RecordError(line, GridwrightError(message, quoted))


@dataclass(frozen=True, slots=True)
class Line:
    """One action line, with the chance stated after it."""

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
    set_id: str = ""  # the set of cards, if it is stated
    content: str = ""  # the hash of cards, numbers and map, if it is stated
    rules_version: int = 0  # of its title; 0 where it is not stated
    lines: list[Line] = field(default_factory=list)
    result: tuple[int, tuple[int, ...]] | None = None  # its line and its numbers


# Reading


def read(text: str) -> Record:
    """Read *text*, or raise `RecordError` with the line that is wrong."""
    check_argument("text", text, str)
    rows = _rows(text)
    if not rows or rows[0][1] != FIRST_LINE:
        raise wrong(rows[0][0] if rows else 1, "record_first_line", {"text": FIRST_LINE})
    cut = next((i for i, (_, row) in enumerate(rows) if row == HEADER_END), None)
    if cut is None:
        raise wrong(rows[-1][0], "record_header_end", {"text": HEADER_END})
    record = _read_header(rows[1:cut], rows[cut][0])
    _read_body(record, rows[cut + 1 :])
    return record


def _rows(text: str) -> list[tuple[int, str]]:
    """Return the lines that are not empty, numbered, without comments.

    Characters that would steer a terminal are refused here, so that no name or word has any.
    """
    if len(text) > MOST_CHARACTERS:
        raise wrong(1, "record_too_long", {"limit": MOST_CHARACTERS})
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    if len(lines) > MOST_LINES:
        raise wrong(MOST_LINES + 1, "record_too_many_lines", {"limit": MOST_LINES})
    rows: list[tuple[int, str]] = []
    for number, line in enumerate(lines, 1):
        row = line.partition("#")[0].replace("\t", " ").strip(" ")
        if control := steering(row):
            raise wrong(number, "record_control", {"found": control})
        if row:
            rows.append((number, row))
    return rows


def _read_header(rows: list[tuple[int, str]], end: int) -> Record:
    """Read the ``key = value`` lines."""
    values: dict[str, str] = {}
    where: dict[str, int] = {}
    for number, row in rows:
        key, equals, value = (part.strip() for part in row.partition("="))
        if not equals:
            raise wrong(number, "record_form", {"row": row})
        if key not in _KEYS:
            raise wrong(number, "record_key", {"key": key, "keys": _KEYS})
        if key in values:
            raise wrong(number, "record_twice", {"key": key})
        values[key] = value
        where[key] = number
    for key in _REQUIRED:
        if key not in values:
            raise wrong(end, "record_lacks", {"key": key})
    where[HEADER_END] = end
    version = _whole(values, where, "rules_version", 0)
    set_id, content = values.get("set", ""), values.get("content", "")
    return Record(_spec(values, where), where, set_id, content, version)


def _spec(values: dict[str, str], where: dict[str, int]) -> TableSpec:
    """Return the table that the header describes."""
    options = _options(values.get("options", ""), where.get("options", 0))
    if "regions" in values:
        options["regions"] = values["regions"]
    names = tuple([name.strip() for name in values.get("names", "").split(",") if name.strip()])
    return TableSpec(
        values["title"],
        values.get("map", ""),
        _whole(values, where, "seats", 0),
        names,
        options,
        _whole(values, where, "seed", 0) if "seed" in values else None,
        {key: tuple(values[key].split()) for key in _STATED if key in values},
        values.get("position", ""),
    )


def _options(text: str, line: int) -> dict[str, str]:
    """Read ``starting_cities, refill=standard``; a bare name switches an option on."""
    options: dict[str, str] = {}
    for part in [part.strip() for part in text.split(",") if part.strip()]:
        name, _, value = (word.strip() for word in part.partition("="))
        if name in options or name == "regions":
            raise wrong(line, "record_option_twice", {"option": name})
        options[name] = value or "on"
    return options


def _whole(values: dict[str, str], where: dict[str, int], key: str, default: int) -> int:
    text = values.get(key, str(default))
    if not re.fullmatch(r"-?[0-9]{1,20}", text):
        raise wrong(where[key], "record_number", {"key": key, "text": text})
    return int(text)


def _read_body(record: Record, rows: list[tuple[int, str]]) -> None:
    """Read the lines below the header."""
    lines: list[Line] = []
    chances: list[list[tuple[int, Chance]]] = []  # for each line
    for number, row in rows:
        if record.result is not None:
            raise wrong(number, "record_after_result")
        if result := _RESULT.fullmatch(row):
            record.result = number, _result(number, result[1])
        elif row.startswith("*"):
            words = row[1:].split()
            if not lines or not words:
                raise wrong(number, "record_chance_place")
            chances[-1].append((number, (words[0], tuple(words[1:]))))
        else:
            lines.append(_line(number, row))
            chances.append([])
    record.lines = [
        replace(line, chance=tuple(chance)) for line, chance in zip(lines, chances, strict=True)
    ]


def _line(number: int, row: str) -> Line:
    action = _ACTION.fullmatch(row)
    if action is None:
        raise wrong(number, "record_action_form", {"row": row})
    return Line(number, int(action[1][:9]), seat_of(action[2]), action[3], ())


def _result(number: int, text: str) -> tuple[int, ...]:
    words = text.split()
    if not words or not all(re.fullmatch(r"-?[0-9]{1,6}", word) for word in words):
        raise wrong(number, "record_result_numbers", {"text": text})
    return tuple([int(word) for word in words])


# Writing


def write(table: Table) -> str:
    """Return the record of *table*; `replay` makes the same table of it."""
    spec = table.spec
    header = _header(table)
    if spec.seed is not None:
        header["seed"] = str(spec.seed)
    header.update({key: " ".join(words) for key, words in spec.stated.items()})
    header["position"] = spec.position
    return _text(table, header, [move.chance for move in table.moves])


def write_public(table: Table) -> str:
    """Return the record of *table* as everybody may see it, while the game is played.

    It has no seed and no deck, but every card that was turned up; `replay` makes a table of it
    at which the game can continue as soon as the next card is known.
    """
    if table.is_over:
        return write(table)
    header = _header(table)
    game, position = table.game, table.spec.position
    start = game.read_position(position) if position else table.state
    is_dealt = bool(table.moves) or bool(game.layout(game.view(start, SPECTATOR)))
    if position or not is_dealt:  # before the first choice, nobody may have seen the deal
        header["position"] = game.write_position(game.view(start, SPECTATOR))
    for key, words in table.layout.items():
        if key in _STATED and is_dealt:
            header[key] = HIDDEN if key in _DECKS else " ".join(words)
    draws = [
        tuple([chance for chance in move.dealt if chance[0] in _DRAWS]) for move in table.moves
    ]
    return _text(table, header, draws)


def commented(text: str, comments: Mapping[int, str]) -> str:
    """Return the record *text* with *comments* behind its actions, which are counted from 0."""
    header, end, body = text.partition(f"\n{HEADER_END}\n")
    lines, index = body.split("\n"), 0
    for number, line in enumerate(lines):
        if _ACTION.fullmatch(line):
            lines[number] = f"{line}  # {comments[index]}" if index in comments else line
            index += 1
    return "".join([header, end, "\n".join(lines)])


def _header(table: Table) -> dict[str, str]:
    """Return what every header has: title, map, people, options."""
    spec = table.spec
    chosen = {**spec.options, **_settled(table)}
    regions = chosen.pop("regions", "")
    return {
        "title": spec.title,
        "map": spec.board,
        "set": table.game.set_id,
        "content": table.content,
        "seats": str(spec.seats),
        "names": ", ".join(spec.names),
        "regions": regions,
        "options": ", ".join([_option(name, value) for name, value in chosen.items()]),
    }


def _text(table: Table, header: dict[str, str], chances: list[tuple[Chance, ...]]) -> str:
    """Return the record with this *header*, and with these *chances* after each move."""
    header["rules_version"] = str(table.game.rules_version)
    fields = [f"{key} = {value}" for key, value in header.items() if value]
    lines = [FIRST_LINE, *fields, HEADER_END]
    for move, chance in zip(table.moves, chances, strict=True):
        lines.append(f"{move.round} {letter(move.seat)} {table.game.write(move.action)}")
        lines.extend([f"* {key} {' '.join(words)}" for key, words in chance])
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
