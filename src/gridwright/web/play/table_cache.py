"""Tables in memory. The rows are the truth, and are asked at every use.

A table is laid from its row and its actions are played again; whatever other processes played
since is played when the table is borrowed. Whoever borrows it holds its lock.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from hashlib import sha256
from threading import Lock, RLock
from typing import Final

from gridwright.core.action import Action
from gridwright.core.errors import GridwrightError, SetupError
from gridwright.games.registry import title_named
from gridwright.tables.table import Table, TableSpec, letter, seat_of
from gridwright.web import models
from gridwright.web.library import library
from gridwright.web.play.turn_times import TurnTime, turn_times

_CAPACITY: Final = 200  # tables of one process
_DIGITS: Final = 12  # of a digest
_UNDO: Final = "undo"
_BACK: Final = "back"


class OtherContentError(GridwrightError):
    """A table was played with other cards, numbers or maps than this server has."""

    def __init__(self) -> None:
        super().__init__("web.error.content")


class CachedTable:
    """A table in memory with its lock."""

    def __init__(self) -> None:
        """Begin with nothing: `catch_up` lays the table."""
        self.lock = RLock()
        self._table: Table | None = None
        self._laid_with = ""  # the digest of its rules
        self._unasked: set[int] = set()
        self._spent: dict[int, int] = {}  # milliseconds, by index of the action
        self._turn_times: tuple[int, tuple[TurnTime, ...]] = (-1, ())  # at a version

    @property
    def table(self) -> Table:
        """The table, as far as it was caught up with."""
        assert self._table is not None
        return self._table

    @property
    def unasked(self) -> set[int]:
        """The moves that nobody was asked for, by identity: an equal one may be a decision."""
        return {id(self.table.log[index]) for index in self._unasked}

    def mark_unasked(self) -> None:
        """Note that nobody is asked for the next action."""
        self._unasked.add(self.table.version)

    @property
    def turn_times(self) -> tuple[TurnTime, ...]:
        """How long the turns took; none at a table without a clock."""
        version = self.table.version
        if self._turn_times[0] != version:
            self._turn_times = version, turn_times(self.table.log, self._spent)
        return self._turn_times[1]

    def note_spent(self, indexes: Iterable[int], milliseconds: int) -> None:
        """Note how long the turn had taken when these actions of it were played."""
        self._spent.update(dict.fromkeys(indexes, milliseconds))

    def forget(self) -> None:
        """Lay the table anew at the next use: what is here may not be what was written."""
        self._table = None

    def is_ahead_of(self, row: models.Table) -> bool:
        """Whether more was played here than *row* says."""
        return self._table is not None and self._table.version > row.version

    def catch_up(self, row: models.Table, names: tuple[str, ...]) -> Table:
        """Play what was written since, and give the seats their present *names*."""
        table, rules = self._table, rules_digest(row)
        if table is None or self.is_ahead_of(row) or self._laid_with != rules:
            table, self._laid_with = _laid(row), rules
            self._unasked, self._spent, self._turn_times = set(), {}, (-1, ())
        if table.version < row.version:
            self._table = None  # should one of the lines fail, all of them are played again
            rows = row.actions.filter(index__gte=table.version, index__lt=row.version)
            for action in rows.order_by("index"):
                if action.automatic:
                    self._unasked.add(action.index)
                spent = getattr(action, "spent", None)  # rows in older migrations have none
                if spent is not None:
                    self.note_spent([action.index], spent)
                _repeat(table, action, row)
        if table.names != names:
            table.names = names
            table.spec = replace(table.spec, names=names)
        self._table = table
        return table


class TableCache:
    """The tables that were used last."""

    def __init__(self, capacity: int = _CAPACITY) -> None:
        self._capacity = capacity
        self._lock = Lock()
        self._tables: OrderedDict[str, CachedTable] = OrderedDict()

    def _cached(self, identifier: str) -> CachedTable:
        with self._lock:
            cached = self._tables.setdefault(identifier, CachedTable())
            self._tables.move_to_end(identifier)
            while len(self._tables) > self._capacity:
                self._tables.popitem(last=False)
        return cached

    @contextmanager
    def borrow(self, identifier: str) -> Iterator[CachedTable]:
        """Lend a table, to one thread at a time."""
        cached = self._cached(identifier)
        with cached.lock:
            yield cached

    @contextmanager
    def borrow_later(self, identifier: str) -> Iterator[Callable[[], CachedTable]]:
        """Lend a table from when it is asked for; if that goes wrong, it is forgotten.

        So a writer can begin its transaction first, and return the table after its end.
        """
        cached = self._cached(identifier)
        with ExitStack() as at_end:

            def borrow() -> CachedTable:
                at_end.enter_context(cached.lock)
                at_end.push(lambda kind, *_: cached.forget() if kind else None)
                return cached

            yield borrow

    @contextmanager
    def current(self, row: models.Table, names: tuple[str, ...]) -> Iterator[Table]:
        """Lend the table of *row* with everything that was played at it."""
        with self.borrow(row.pk) as cached:
            yield cached.catch_up(row, names)


TABLE_CACHE: Final = TableCache()


def _laid(row: models.Table) -> Table:
    """Lay the table of *row*, or raise `OtherContentError`."""
    try:
        table = Table(_spec(row), library())
    except SetupError as error:  # a map that is not here any more
        raise OtherContentError from error
    if row.content not in ("", table.content):
        raise OtherContentError
    return table


def rules_digest(row: models.Table) -> str:
    """Return a digest of all that a host may change about the game while the table waits."""
    usual = {option.name: option.default for option in title_named(row.title).options}
    options = sorted({**usual, **row.options}.items())
    rules = (row.title, row.board, row.seat_count, row.rules, options)
    return sha256(repr(rules).encode()).hexdigest()[:_DIGITS]


def _repeat(table: Table, action: models.Action, row: models.Table) -> None:
    """Play a line that was accepted before.

    Only other content can refuse it: that of tables from before their content was stored.
    """
    try:
        carry_out(table, action.seat, action.line)
    except GridwrightError as error:
        if row.content:
            raise
        raise OtherContentError from error


def _spec(row: models.Table) -> TableSpec:
    options = {str(name): str(value) for name, value in row.options.items()}
    seed = None if row.start else row.seed
    where = (row.title, row.board, row.seat_count)
    return TableSpec(*where, (), options, seed, position=row.start, rules=row.rules)


# Lines


def undo_line(bots: frozenset[int]) -> str:
    """Return the line of an undo. It names the *bots*: others may sit there when it is read."""
    return " ".join([_UNDO, *[letter(seat) for seat in sorted(bots)]])


def is_undo(entry: str) -> bool:
    """Whether a line takes others back."""
    return entry.partition(" ")[0] in (_UNDO, _BACK)


def back_line(count: int) -> str:
    """Return the line that goes back to when *count* actions had been played."""
    return f"{_BACK} {count}"


def carry_out(table: Table, seat: int, entry: str, action: Action | None = None) -> None:
    """Play an action, or go back, or raise `GridwrightError` and change nothing.

    *action* is what *entry* says, if that was read already.
    """
    if action is not None:
        table.play(action, seat)
        return
    word, _, rest = entry.partition(" ")
    if word == _BACK:
        table.go_back(int(rest), seat)
    elif is_undo(entry):
        table.undo(seat, frozenset([seat_of(mark) for mark in rest.split()]))
    else:
        table.play(entry, seat)
