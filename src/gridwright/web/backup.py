"""All rows in one file, which either database takes: written at one moment, restored whole.

The file is JSON lines, compressed: a head, a line for each row, and an end that says how many there
are and what their sum is. The key that signs the cookies of guests is in the head, because without
it nobody would find their seats again: who has the file has everything.
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

from gridwright import __version__
from gridwright.core.errors import GridwrightError
from gridwright.web import environment

FORMAT: Final = 1
_KIND: Final = "gridwright backup"
_APP: Final = "web"
_BATCH: Final = 500  # rows
_LONGEST: Final = 1_000_000  # characters of a line
_DAMAGED: Final = (OSError, EOFError, zlib.error, ValueError)


class _Exact(DjangoJSONEncoder):
    """Writes moments to the microsecond; Django's own leaves the last three digits out."""

    def default(self, o: object) -> object:
        """Return what JSON has no word for."""
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


def restore(file: IO[bytes], *, replaces: bool) -> int:
    """Put the rows of *file* into an empty database, or in place of what is there.

    Nothing is changed unless all of it can be. Returns how many rows there are.
    """
    key, count = _checked(file)
    file.seek(0)
    try:
        with transaction.atomic():
            _make_room(replaces=replaces)
            _fill(file)
    except (DatabaseError, DeserializationError, FieldDoesNotExist, *_DAMAGED) as error:
        raise BackupError("web.backup.unfit", {"reason": str(error)}) from error
    environment.keep_key(key)
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
    """Yield every row as a line."""
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


def _checked(file: IO[bytes]) -> tuple[str, int]:
    """Read a backup to its end; return the key and how many rows there are."""
    total, count, before = sha256(), -1, ""
    try:
        lines = _lines(file)
        key = _key(_said(next(lines, "")))
        for line in lines:
            if count >= 0:
                total.update(before.encode())
            before, count = line, count + 1
        end = _said(before)
    except _DAMAGED as error:
        raise BackupError("web.backup.damaged") from error
    if end != {"rows": count, "sum": total.hexdigest()}:
        raise BackupError("web.backup.damaged")
    return key, count


def _said(line: str) -> dict[str, Any]:
    found = json.loads(line)
    return found if isinstance(found, dict) else {}


def _key(head: dict[str, Any]) -> str:
    """Return the key in the *head* of a backup, if it is one that can be read."""
    if head.get("kind") != _KIND or not isinstance(head.get("key"), str):
        raise BackupError("web.backup.other_file")
    if head.get("format") != FORMAT:
        raise BackupError("web.backup.newer", {"version": str(head.get("version"))})
    return str(head["key"])


# Restoring


def _make_room(*, replaces: bool) -> None:
    """Empty the database, or refuse one that is not empty."""
    for model in reversed(_models()):
        if not replaces and _all(model).exists():
            raise BackupError("web.backup.not_empty")
        _all(model).delete()


def _fill(file: IO[bytes]) -> None:
    """Write all rows; the database counts on from the highest."""
    rows = _objects(islice(_lines(file), 1, None))
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
        for found in serializers.deserialize("jsonl", before):
            if type(found.object) not in known:
                raise BackupError("web.backup.other_file")
            yield found.object
        before = line
