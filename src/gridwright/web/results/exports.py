"""All public results as files: CSV with a line for each seat, ndjson with one for each game.

`docs/results.md` has the fields. Only what everybody may see is in them: games that are over, and
names as the pages show them. A file is sent while it is read from one statement.
"""

import csv
import io
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import Final

from django.urls import reverse

from gridwright.web import models
from gridwright.web.people.accounts import account_of
from gridwright.web.results import points

Value = str | int | float | bool | None
_FETCHED: Final = 500  # rows at a time
_CHUNK: Final = 64 * 1024  # characters that are sent together
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")  # what spreadsheets would reckon out

OF_GAMES: Final = (
    *("result", "ended", "title", "board", "seats", "pool", "pace", "rounds", "rules"),
    *("rated", "annulled", "options"),
)
OF_SEATS: Final = (
    *("seat", "name", "member", "bot", "place", "cities", "money", "left", "flags", "turns"),
    *("spent_ms", "points_before", "spread_before", "points_after", "spread_after"),
)
FACTS: Final = ("plants", "fuel", "building", "bought", "over")
STEPS: Final = ("2", "3")
COLUMNS: Final = (*OF_GAMES, *OF_SEATS, *FACTS, *[f"cities_at_step_{step}" for step in STEPS])
"""The columns of the CSV, in their order."""


def placings(since: datetime | None = None) -> Iterator[models.Placing]:
    """Yield the placings of all results, or of those that ended *since*, game by game."""
    rows = models.Placing.objects.select_related("result", "guest__account")
    if since is not None:
        rows = rows.filter(result__ended__gte=since)
    ordered = rows.order_by("result__ended", "result__pk", "seat").defer("result__record")
    return ordered.iterator(chunk_size=_FETCHED)


def as_csv(rows: Iterable[models.Placing]) -> Iterator[str]:
    """Yield the lines of a CSV file, many at a time."""
    return _chunks(_csv_lines(rows))


def as_ndjson(rows: Iterable[models.Placing]) -> Iterator[str]:
    """Yield games as JSON, one to a line, many at a time."""
    return _chunks(
        json.dumps(_game(list(seats)), ensure_ascii=False) + "\n"
        for _, seats in groupby(rows, key=lambda row: row.result_id)
    )


def _chunks(lines: Iterable[str]) -> Iterator[str]:
    parts: list[str] = []
    size = 0
    for line in lines:
        parts.append(line)
        size += len(line)
        if size >= _CHUNK:
            yield "".join(parts)
            parts, size = [], 0
    if parts:
        yield "".join(parts)


def _csv_lines(rows: Iterable[models.Placing]) -> Iterator[str]:
    yield _csv_line(COLUMNS)
    for row in rows:
        game, seat = _of_game(row.result), _of_seat(row, row.result.pool)
        facts, steps = row.facts, row.facts.get("steps", {})
        values = [
            *[game[name] for name in OF_GAMES[:-1]],
            _options_in_csv(row.result.options),
            *[seat[name] for name in OF_SEATS],
            *[facts.get(name) for name in FACTS],
            *[steps.get(step) for step in STEPS],
        ]
        yield _csv_line([_cell(value) for value in values])


def _csv_line(values: Iterable[str]) -> str:
    buffer = io.StringIO()
    csv.writer(buffer, lineterminator="\r\n").writerow(values)
    return buffer.getvalue()


def _cell(value: Value) -> str:
    """Return a *value* as a spreadsheet takes it for what it is: no text begins a formula."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str) and value.startswith(_FORMULA):
        return f"'{value}"
    return str(value)


def _options_in_csv(options: dict[str, str]) -> str:
    return "; ".join([f"{name}={options[name]}" for name in sorted(options)])


def _game(seats: list[models.Placing]) -> dict[str, object]:
    row = seats[0].result
    placings = [{**_of_seat(seat, row.pool), "facts": seat.facts or None} for seat in seats]
    record = reverse("result_record", args=[row.pk])
    return {**_of_game(row), "options": row.options, "record": record, "placings": placings}


def _of_game(row: models.Result) -> dict[str, Value]:
    """Return what is true of a whole game, but its options."""
    is_annulled = row.annulled_id is not None
    return {
        "result": row.pk,
        "ended": row.ended.isoformat().replace("+00:00", "Z"),
        "title": row.title,
        "board": row.board,
        "seats": row.seat_count,
        "pool": row.pool,
        "pace": row.pace,
        "rounds": row.rounds,
        "rules": row.rules,
        "rated": row.is_rated and not is_annulled,
        "annulled": is_annulled,
    }


def _of_seat(row: models.Placing, pool: str) -> dict[str, Value]:
    before = _points(row.mu_before, row.sigma_before, pool)
    after = _points(row.mu_after, row.sigma_after, pool)
    public = public_name(row)
    return {
        "seat": row.seat,
        "name": public.name,
        "member": public.is_member,
        "bot": row.bot or None,
        "place": row.place,
        "cities": row.cities,
        "money": row.money,
        "left": row.has_left,
        "flags": row.flags,
        "turns": row.turns,
        "spent_ms": row.spent,
        "points_before": before[0],
        "spread_before": before[1],
        "points_after": after[0],
        "spread_after": after[1],
    }


def _points(mu: float | None, sigma: float | None, pool: str) -> tuple[int | None, int | None]:
    if mu is None or sigma is None:
        return None, None
    value = points.points(mu, sigma, pool)
    return value.value, value.spread


@dataclass(frozen=True, slots=True)
class PublicName:
    """What somebody who sat at a table is called now, and whether they are a member."""

    name: str
    is_member: bool


def public_name(row: models.Placing) -> PublicName:
    """Return the name of who sat there, in no language: "" for those who have left the club."""
    guest = row.guest
    account = account_of(guest)
    if account is not None:
        return PublicName(account.name, is_member=True)
    has_left = guest is not None and (not guest.name or hasattr(guest, "account"))
    return PublicName("" if has_left else row.name, is_member=False)
