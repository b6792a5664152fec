"""Backups: all rows in one file, which either database can read, restored as a whole or not at all.

The file is JSON lines, compressed: a head, a line for each row, and an end with their number and
their checksum. The key that signs the cookies of guests is in the head, because without it nobody
would find their seats again: whoever has the file has everything, the hashes of passwords, the
key for push messages and the e-mail addresses of members, too.

Format 5 has rows of people, notes, chats and moderation, format 6 those of results, ratings, wishes
to play, and keys of programs; a file of format 4 is one without any.
"""

import gzip
import json
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from hashlib import sha256
from itertools import islice
from typing import IO, Any, Final

from django.apps import apps
from django.core import serializers
from django.core.exceptions import FieldDoesNotExist
from django.core.management.color import no_style
from django.core.serializers.base import DeserializationError
from django.core.serializers.json import DjangoJSONEncoder
from django.db import DatabaseError, connection, models, transaction
from django.db.migrations.executor import MigrationExecutor
from django.utils import timezone

from gridwright import __version__
from gridwright.core.errors import GridwrightError
from gridwright.web import environment
from gridwright.web.database import if_nobody_writes
from gridwright.web.models import Errand, Table, Tempo
from gridwright.web.play import progress

FORMAT: Final = 6
_SAME_ROWS: Final = 4  # the first format whose rows are read as they are
ERRAND: Final = "backup"
_KIND: Final = "gridwright backup"
_APP: Final = "web"
_QUICK: Final = 1000  # milliseconds at most, in formats up to 3
_BATCH: Final = 500  # rows
_LONGEST: Final = 1_000_000  # characters of a line
_DAMAGED: Final = (OSError, EOFError, zlib.error, ValueError)

_MODELS_OF_1: Final = {
    "web.kept": "web.savedrecord",
    "web.plan": "web.plannedturn",
    "web.mention": "web.lognote",
    "web.chore": "web.errand",
}
_FIELDS_OF_1: Final = {"web.mention": {"said": "kind", "doer": "actor"}}
"""What rows and fields were called in backups of format 1."""

Row = dict[str, Any]
"""A row of a backup, as Django writes it: its model, its key, its fields."""


class _Exact(DjangoJSONEncoder):
    """Writes moments to the microsecond; Django's own leaves the last three digits out."""

    def default(self, o: object) -> object:
        return o.isoformat() if isinstance(o, datetime) else super().default(o)


class BackupError(GridwrightError):
    """A backup cannot be made or restored."""


def write(file: IO[bytes]) -> int:
    """Write all rows to *file*, as they are at one moment; return how many there are."""
    _check_version()
    head = {"kind": _KIND, "format": FORMAT, "version": __version__, "key": environment.kept_key()}
    total, count = sha256(), 0
    with gzip.open(file, "wt", encoding="utf-8", newline="\n") as lines:
        lines.write(json.dumps(head) + "\n")
        with _still():
            for line in _rows():
                total.update(line.encode())
                count += 1
                lines.write(f"{line}\n")
        lines.write(json.dumps({"rows": count, "sum": total.hexdigest()}) + "\n")
    return count


def note() -> None:
    """Write down that a backup was made, for who looks after the server."""
    with if_nobody_writes():
        Errand.objects.update_or_create(name=ERRAND, defaults={"done": timezone.now()})


def restore(file: IO[bytes], *, replaces: bool) -> int:
    """Put the rows of *file* into an empty database, or in place of what is there.

    Nothing is changed unless all of it can be. Returns how many rows there are.
    """
    head, count = _checked(file)
    file.seek(0)
    try:
        with transaction.atomic():
            _make_room(replaces=replaces)
            _fill(file, head["format"])
            progress.fill(Table.objects)
    except (DatabaseError, DeserializationError, FieldDoesNotExist, KeyError, *_DAMAGED) as error:
        raise BackupError("web.backup.unfit", {"reason": str(error)}) from error
    environment.keep_key(str(head["key"]))
    return count


# Writing


def _check_version() -> None:
    """Refuse a database that this version would have to change first."""
    executor = MigrationExecutor(connection)
    if executor.migration_plan(executor.loader.graph.leaf_nodes()):
        raise BackupError("web.backup.other_version")


@contextmanager
def _still() -> Iterator[None]:
    """See the database as it is at one moment, and keep nobody from writing."""
    if connection.vendor != "sqlite":
        with transaction.atomic(), connection.cursor() as cursor:
            cursor.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
            yield
        return
    with connection.cursor() as cursor:
        cursor.execute("BEGIN DEFERRED")  # Django's own transactions wait for writers
        try:
            yield
        finally:
            cursor.execute("ROLLBACK")


def _models() -> list[type[models.Model]]:
    return list(apps.get_app_config(_APP).get_models())


def _all(model: type[models.Model]) -> "models.QuerySet[models.Model]":
    return models.QuerySet(model)


def _rows() -> Iterator[str]:
    for model in _models():
        rows = _all(model).order_by("pk").iterator(chunk_size=_BATCH)
        while batch := list(islice(rows, _BATCH)):
            yield from serializers.serialize("jsonl", batch, cls=_Exact).rstrip("\n").split("\n")


# Reading


def _lines(file: IO[bytes]) -> Iterator[str]:
    """Yield the lines of a backup, none of them endless."""
    with gzip.open(file, "rt", encoding="utf-8", newline="\n") as lines:
        while line := lines.readline(_LONGEST):
            yield line.rstrip("\n")


def _checked(file: IO[bytes]) -> tuple[dict[str, Any], int]:
    """Read a backup to its end; return its head and how many rows there are."""
    total, count, before = sha256(), -1, ""
    try:
        lines = _lines(file)
        head = _checked_head(_object(next(lines, "")))
        for line in lines:
            if count >= 0:
                total.update(before.encode())
            before, count = line, count + 1
        end = _object(before)
    except _DAMAGED as error:
        raise BackupError("web.backup.damaged") from error
    if end != {"rows": count, "sum": total.hexdigest()}:
        raise BackupError("web.backup.damaged")
    return head, count


def _object(line: str) -> dict[str, Any]:
    value = json.loads(line)
    return value if isinstance(value, dict) else {}


def _checked_head(head: dict[str, Any]) -> dict[str, Any]:
    """Return the *head* of a backup, if it is one that can be read."""
    if head.get("kind") != _KIND or not isinstance(head.get("key"), str):
        raise BackupError("web.backup.other_file")
    if head.get("format") not in range(1, FORMAT + 1):
        raise BackupError("web.backup.newer", {"version": str(head.get("version"))})
    return head


# Restoring


def _make_room(*, replaces: bool) -> None:
    """Empty the database, or refuse one that is not empty."""
    for model in reversed(_models()):
        if not replaces and _all(model).exists():
            raise BackupError("web.backup.not_empty")
        _all(model).delete()


def _fill(file: IO[bytes], format_of_file: int) -> None:
    """Write all rows; the database counts on from the highest."""
    lines = islice(_lines(file), 1, None)
    rows = _objects(lines if format_of_file >= _SAME_ROWS else _upgraded(lines))
    while batch := list(islice(rows, _BATCH)):
        for model in {type(row) for row in batch}:
            of_model = [row for row in batch if type(row) is model]
            _all(model).bulk_create(of_model)
    with connection.cursor() as cursor:
        for command in connection.ops.sequence_reset_sql(no_style(), _models()):
            cursor.execute(command)


def _objects(lines: Iterator[str]) -> Iterator[models.Model]:
    """Yield the rows that *lines* stand for, but not the end."""
    known, before = _models(), next(lines)
    for line in lines:
        for row in serializers.deserialize("jsonl", before):
            if type(row.object) not in known:
                raise BackupError("web.backup.other_file")
            yield row.object
        before = line


# Older formats


def _upgraded(lines: Iterator[str]) -> Iterator[str]:
    """Yield the rows of older formats as they are today, and the end."""
    turns: dict[str, Row] = {}  # the tables, which come before their drafts, by key
    last_draft = 0
    for line in lines:
        row = _renamed(_object(line))
        model = row.get("model", "")
        if model == "web.table":
            row["fields"]["tempo"] = _tempo_of(row["fields"].pop("pace"))
            turns[row["pk"]] = row["fields"]
        elif model == "web.plannedturn":
            last_draft += 1
            row = {**row, "model": "web.draft", "pk": last_draft}
        elif model == "web.draft" and "changed" in row["fields"]:  # format 1 or 2
            table = turns[row["fields"]["table"]]
            if row["fields"]["seat"] != table["to_act"]:
                continue
            last_draft = max(last_draft, row["pk"])
            row = {**row, "fields": _draft_of_today(row["fields"], table)}
        yield json.dumps(row)


def _tempo_of(pace: int) -> str:
    """Return the tempo instead of a pause in milliseconds, which formats up to 3 had."""
    if pace == 0:
        return Tempo.AT_ONCE
    return Tempo.QUICK if pace <= _QUICK else Tempo.CALM


def _renamed(row: Row) -> Row:
    """Return a row of format 1 under the names of format 2."""
    model = row.get("model", "")
    if model not in _MODELS_OF_1:
        return row
    names = _FIELDS_OF_1.get(model, {})
    fields = {names.get(name, name): value for name, value in row["fields"].items()}
    return {**row, "model": _MODELS_OF_1[model], "fields": fields}


def _draft_of_today(fields: Row, table: Row) -> Row:
    """Return a draft, which had no round, no phase, and prices only where they had changed."""
    lines, then = fields["lines"], {line: price for line, price, _ in fields["changed"]}
    return {
        **{name: fields[name] for name in ("table", "seat", "lines", "dropped", "step")},
        "round": table["round"],
        "phase": table["phase"],
        "prices": [then.get(line) for line in lines] if then else [],
    }
