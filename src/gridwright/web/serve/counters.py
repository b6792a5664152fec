"""Numbers that all processes of one server count together, for `/metrics` and `/health`.

The supervisor makes one nameless file and hands it to every process it starts. Each process has a
slot of its own there and writes nowhere else, so nobody waits for a lock of another; whoever is
asked adds up all slots. A process that takes the place of a dead one inherits its slot and counts
on, so totals never go back while the supervisor lives.

A slot holds the durations of the latest requests, as a ring, and entries of a name and a number.
"""

import os
import struct
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import Final, NamedTuple

_RING: Final = 512  # durations
_ENTRIES: Final = 2000
_LONGEST_NAME: Final = 120  # bytes
_NUMBER: Final = struct.Struct("<d")
_ENTRY: Final = struct.Struct(f"<d{_LONGEST_NAME}s")
_FIRST_ENTRY: Final = _RING * _NUMBER.size  # bytes from the start of a slot
_SLOT: Final = _FIRST_ENTRY + _ENTRIES * _ENTRY.size  # bytes


def new_file(slots: int) -> int:
    """Return the descriptor of a file for so many processes, which goes with the last of them.

    Where it cannot be in memory it is written in full, so that counting takes no more of the disk.
    """
    if sys.platform == "linux":
        descriptor = os.memfd_create("gridwright-counters")
    else:
        descriptor, path = tempfile.mkstemp()
        Path(path).unlink()
    os.write(descriptor, bytes(slots * _SLOT))
    return descriptor


class Slot(NamedTuple):
    """The place of one process in the file of all."""

    file: int  # its descriptor
    number: int
    slots: int  # how many there are
    bot_workers: int  # how many of the processes think


class Counters:
    """The numbers of this process, and those of all."""

    def __init__(self) -> None:
        self._lock = Lock()
        self.slot = Slot(new_file(1), 0, 1, 0)
        self._values: dict[str, float] = {}
        self._indexes: dict[str, int] = {}  # of the entries
        self._rung = 0  # durations written by this process

    def join(self, slot: Slot) -> None:
        """Count in *slot* from now on, where a predecessor ended."""
        with self._lock:
            self.slot = slot
            self._values = self._read(slot.number)
            self._indexes = {name: index for index, name in enumerate(self._values)}

    # Writing

    def add(self, name: str, amount: float = 1.0) -> None:
        with self._lock:
            self._write(name, self._values.get(name, 0.0) + amount)

    def set(self, name: str, value: float) -> None:
        with self._lock:
            self._write(name, value)

    def ring(self, seconds: float) -> None:
        """Write down the duration of a request, in the place of the oldest."""
        with self._lock:
            self._put(_NUMBER.pack(seconds), self._rung % _RING * _NUMBER.size)
            self._rung += 1

    def _write(self, name: str, value: float) -> None:
        self._values[name] = value
        is_new = name not in self._indexes
        index = self._indexes.setdefault(name, len(self._indexes))
        if index < _ENTRIES:
            data = _ENTRY.pack(value, name.encode()) if is_new else _NUMBER.pack(value)
            self._put(data, _FIRST_ENTRY + index * _ENTRY.size)

    def _put(self, data: bytes, offset: int) -> None:
        with suppress(OSError):  # a number that cannot be written must not spoil an answer
            os.pwrite(self.slot.file, data, self.slot.number * _SLOT + offset)

    # Reading

    def totals(self) -> dict[str, float]:
        """Return the sum over all processes, by name."""
        totals: dict[str, float] = {}
        for slot in range(self.slot.slots):
            for name, value in self._read(slot).items():
                totals[name] = totals.get(name, 0.0) + value
        return totals

    def by_process(self, name: str) -> list[float]:
        """Return the numbers of one *name*, of all processes that have it."""
        slots = [self._read(slot) for slot in range(self.slot.slots)]
        return [values[name] for values in slots if name in values]

    def durations(self) -> list[float]:
        """Return how long the latest requests took, of all processes, the shortest first."""
        seconds: list[float] = []
        for slot in range(self.slot.slots):
            data = os.pread(self.slot.file, _FIRST_ENTRY, slot * _SLOT)
            seconds += [number for (number,) in _NUMBER.iter_unpack(data) if number > 0.0]
        return sorted(seconds)

    def _read(self, slot: int) -> dict[str, float]:
        start = slot * _SLOT + _FIRST_ENTRY
        data = os.pread(self.slot.file, _ENTRIES * _ENTRY.size, start)
        values: dict[str, float] = {}
        for value, name in _ENTRY.iter_unpack(data):
            if not name[0]:
                break
            values[name.rstrip(b"\0").decode()] = value
        return values


COUNTERS: Final = Counters()


def series(name: str, **labels: str) -> str:
    """Return the name of a metric with its labels, as it is written."""
    if not labels:
        return name
    pairs = ",".join([f'{label}="{_escaped(value)}"' for label, value in labels.items()])
    return f"{name}{{{pairs}}}"


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace("\n", "\\n").replace('"', '\\"')
