"""Tables in memory: a convenience. The rows are the truth, and are asked at every use.

A table is laid from its row and its actions are played again; what other processes played since is
played when it is taken from the shelf. Whoever has it in hand holds its lock.
"""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from threading import Lock, RLock
from typing import Final

from gridwright.content.load import load
from gridwright.tables.table import Table, TableSpec, letter, seat_of
from gridwright.web import models

_MOST: Final = 200  # tables of one process
_UNDO: Final = "undo"
_BACK: Final = "back"


class Live:
    """A table in memory with its lock."""

    def __init__(self) -> None:
        """Begin with nothing: `catch_up` lays the table."""
        self.lock = RLock()
        self._table: Table | None = None

    @property
    def table(self) -> Table:
        """The table, as far as it was caught up with."""
        assert self._table is not None
        return self._table

    def forget(self) -> None:
        """Lay the table anew at the next use: what is here may not be what was written."""
        self._table = None

    def catch_up(self, row: models.Table, names: tuple[str, ...]) -> Table:
        """Play what was written since, and give the seats the *names* of today."""
        table = self._table
        if table is None or table.version > row.version:
            table = Table(_spec(row), load())
        if table.version < row.version:
            self._table = None  # should one of the lines fail, all of them are played again
            rows = row.actions.filter(index__gte=table.version, index__lt=row.version)
            for action in rows.order_by("index"):
                carry_out(table, action.seat, action.line)
        if table.names != names:
            table.names = names
            table.spec = replace(table.spec, names=names)
        self._table = table
        return table


class Shelf:
    """The tables that were used last."""

    def __init__(self, most: int = _MOST) -> None:
        """Keep at most so many."""
        self._most = most
        self._lock = Lock()
        self._tables: OrderedDict[str, Live] = OrderedDict()

    @contextmanager
    def live(self, identifier: str) -> Iterator[Live]:
        """Lend a table, to one thread at a time."""
        with self._lock:
            live = self._tables.setdefault(identifier, Live())
            self._tables.move_to_end(identifier)
            while len(self._tables) > self._most:
                self._tables.popitem(last=False)
        with live.lock:
            yield live


SHELF: Final = Shelf()


def _spec(row: models.Table) -> TableSpec:
    options = {str(name): str(value) for name, value in row.options.items()}
    seed = None if row.start else row.seed
    where = (row.title, row.board, row.seat_count)
    return TableSpec(*where, (), options, seed, position=row.start, rules=row.rules)


# Lines


def undo_line(bots: frozenset[int]) -> str:
    """Return the line of an undo. It names the *bots*: others may sit there when it is read."""
    return " ".join([_UNDO, *[letter(seat) for seat in sorted(bots)]])


def is_undo(line: str) -> bool:
    """Whether *line* takes something back."""
    return line.partition(" ")[0] == _UNDO


def back_line(count: int) -> str:
    """Return the line that goes back to when *count* actions had been played."""
    return f"{_BACK} {count}"


def carry_out(table: Table, seat: int, line: str) -> None:
    """Play one line, or raise `GridwrightError` and change nothing."""
    word, _, rest = line.partition(" ")
    if word == _BACK:
        table.go_back(int(rest), seat)
    elif is_undo(line):
        table.undo(seat, frozenset([seat_of(word) for word in rest.split()]))
    else:
        table.play(line, seat)
