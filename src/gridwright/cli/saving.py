"""Records as save files: the game, and in a comment which seats the bots have."""

import re
from pathlib import Path
from typing import Final

from gridwright.cli.failure import UnreadableError, put_aside, read_text, write_text
from gridwright.content.types import Library
from gridwright.tables import record
from gridwright.tables.replay import replay
from gridwright.tables.table import Table, letter

_BOTS: Final = re.compile(r"# bots:((?: [A-Z])*)")


def load_game(path: Path, library: Library) -> tuple[Table, frozenset[int] | None]:
    """Return the game of a record, and where the bots sit if it says so.

    An error names the file, and the line where there is one.
    """
    text = read_text(path)
    try:
        table = replay(record.read(text), library)
    except record.RecordError as error:
        raise wrong(path, error) from error
    return table, _bots(text, table.spec.seats)


def wrong(path: Path, error: record.RecordError) -> UnreadableError:
    """Return *error* with the name of the file that it stands in."""
    found = UnreadableError("cli.file.wrong", {"file": str(path), "problem": error.message})
    found.context = error.context
    return found


def _bots(text: str, seats: int) -> frozenset[int] | None:
    for line in text.splitlines():
        if match := _BOTS.fullmatch(line.strip()):
            found = [ord(word) - ord("A") for word in match[1].split()]
            return frozenset([seat for seat in found if seat < seats])
    return None


class SaveFiles:
    """Writes records and never loses a file that was there before."""

    def __init__(self) -> None:
        """Start without a file of one's own."""
        self._own: set[Path] = set()

    def adopt(self, path: Path) -> None:
        """Treat the file at *path*, which was just loaded, as one's own."""
        self._own.add(path.absolute())

    def write(self, path: Path, table: Table, bots: frozenset[int]) -> Path | None:
        """Write the record; return where a file that was there before has gone, if any."""
        is_foreign = path.absolute() not in self._own and path.is_file()
        backup = put_aside(path) if is_foreign else None
        letters = "".join([f" {letter(seat)}" for seat in sorted(bots)])
        write_text(path, f"{record.write(table)}# bots:{letters}\n")
        self.adopt(path)
        return backup
