"""Records as save files: the game, and in a comment which seats the bots have."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from gridwright.cli.failure import UnreadableError, read_text, write_text
from gridwright.content.types import Library
from gridwright.core.errors import GridwrightError
from gridwright.tables import record
from gridwright.tables.table import Table, letter

_BOTS: Final = re.compile(r"# bots:((?: [A-Z])*)")


@dataclass(frozen=True, slots=True)
class Saved:
    """A game out of a file."""

    table: Table
    bots: frozenset[int] | None  # None where the file does not say


def load_game(path: Path, library: Library) -> Saved:
    """Return the game of a record; an error names the file, and the line where there is one."""
    try:
        text = read_text(path)
    except UnreadableError as error:
        raise UnreadableError(f"{path} {error}") from error
    try:
        table = record.replay(record.read(text), library)
    except record.RecordError as error:
        raise UnreadableError(f"{path}: {error}") from error
    return Saved(table, _bots(text, table.spec.seats))


def _bots(text: str, seats: int) -> frozenset[int] | None:
    for line in text.splitlines():
        if match := _BOTS.fullmatch(line.strip()):
            found = [ord(word) - ord("A") for word in match[1].split()]
            return frozenset([seat for seat in found if seat < seats])
    return None


def text_of(table: Table, bots: frozenset[int]) -> str:
    """Return the record with the comment about the bots."""
    letters = "".join([f" {letter(seat)}" for seat in sorted(bots)])
    return f"{record.write(table)}# bots:{letters}\n"


def shown_text(table: Table) -> str:
    """Return the record for the eyes of a player: while the game runs, the seed is a secret."""
    lines = record.write(table).splitlines()
    if table.is_over:
        return "\n".join(lines)
    hidden = "# seed: only in a saved file, because it gives the deck away"
    return "\n".join([hidden if line.startswith("seed =") else line for line in lines])


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
        backup = None
        try:
            if path.absolute() not in self._own and path.is_file():
                backup = path.replace(path.with_name(f"{path.name}~"))
            write_text(path, text_of(table, bots))
        except UnreadableError as error:
            raise UnreadableError(f"{path} {error}") from error
        except OSError as error:
            raise GridwrightError(f"{path} cannot be written: {error.strerror}") from error
        self._own.add(path.absolute())
        return backup
