"""Records as save files: the game, and in a comment which seats the bots have.

A game is kept after every action of a person: in the file that was asked for, otherwise in a new
one of the user's data directory, where `play` finds what is unfinished.
"""

import os
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from gridwright.cli.files import OwnFile, ThereAlreadyError, UnreadableError, explained, read_text
from gridwright.content.types import Library
from gridwright.core.errors import GridwrightError
from gridwright.home import data_directory
from gridwright.tables import record
from gridwright.tables.replay import replay
from gridwright.tables.table import Table, TableSpec, letter, seat_of

_BOTS: Final = re.compile(r"# bots:((?: [A-Z])*)")
_SUFFIX: Final = ".txt"
_LOOKED_AT: Final = 100  # of the files in the data directory, the latest


def load_game(path: Path, library: Library) -> tuple[Table, frozenset[int] | None]:
    """Return the game of a record, and where the bots sit if it says so.

    An error names the file, and the line where there is one.
    """
    text = read_text(path)
    with naming(path):
        table = replay(record.read(text), library)
    return table, _bots(text, table.spec.seats)


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Say in which file a record is wrong."""
    try:
        yield
    except record.RecordError as error:
        found = UnreadableError("cli.file.wrong", {"file": str(path), "problem": error.message})
        found.context = error.context
        raise found from error


def _bots(text: str, seats: int) -> frozenset[int] | None:
    for line in text.splitlines():
        if match := _BOTS.fullmatch(line.strip()):
            found = [seat_of(word) for word in match[1].split()]
            return frozenset([seat for seat in found if seat < seats])
    return None


def _text(table: Table, bots: frozenset[int]) -> str:
    letters = "".join([f" {letter(seat)}" for seat in sorted(bots)])
    return f"{record.write(table)}# bots:{letters}\n"


# Where games lie


def games_directory() -> Path:
    """Return where this user's games lie."""
    try:
        return data_directory() / "games"
    except RuntimeError as error:
        raise UnreadableError("cli.file.no_home") from error


def is_kept_here(path: Path) -> bool:
    """Whether *path* is a game of the user's data directory."""
    with suppress(UnreadableError):
        return _same(path.parent, games_directory())
    return False


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A game that can be gone on with."""

    path: Path
    spec: TableSpec
    round: int
    when: str  # it was played last


def unfinished_games(most: int) -> list[Unfinished]:
    """Return the games of the data directory that are not over, the latest first.

    What cannot be read, or is being played at another terminal, is left out.
    """
    dated: list[tuple[float, Path]] = []
    with suppress(UnreadableError, OSError):
        for path in games_directory().glob(f"*{_SUFFIX}"):
            dated.append((path.stat().st_mtime, path))
    found: list[Unfinished] = []
    for written, path in sorted(dated, reverse=True)[:_LOOKED_AT]:
        with suppress(GridwrightError):
            OwnFile.take(path).close()
            read = record.read(read_text(path))
            if read.result is None and len(found) < most:
                when = time.strftime("%Y-%m-%d %H:%M", time.localtime(written))
                reached = read.lines[-1].round if read.lines else 1
                found.append(Unfinished(path, read.spec, reached, when))
    return found


def _same(one: Path, other: Path) -> bool:
    """Whether two names mean the same file."""
    return os.path.realpath(one) == os.path.realpath(other)


def _new_file(table: Table, text: str) -> OwnFile:
    """Write a file of the data directory under a name that nobody has: date, title, map."""
    directory = games_directory()
    with explained("unwritable", directory):
        directory.mkdir(parents=True, exist_ok=True)
    words = [time.strftime("%Y-%m-%d"), table.spec.title, table.spec.board]
    name = "-".join([word for word in words if word])
    number = 1
    while True:
        path = directory / f"{name}{f'-{number}' if number > 1 else ''}{_SUFFIX}"
        if not path.exists():
            with suppress(ThereAlreadyError):  # another terminal was quicker
                return OwnFile.create(path, text)
        number += 1


class Keeper:
    """Keeps one game, and knows at any time whether it is saved."""

    def __init__(self, file: OwnFile | None = None, *, is_wanted: bool = True) -> None:
        """Keep it in *file*, otherwise in a new one as soon as there is something to keep."""
        self._files = [] if file is None else [file]  # behind the first what `save` wrote besides
        self._is_wanted = is_wanted
        self.is_unsaved = False  # something was played and is saved nowhere

    @property
    def path(self) -> Path | None:
        """Where the game is kept, if anywhere."""
        return self._files[0].path if self._files else None

    @property
    def is_failing(self) -> bool:
        """Whether something would be lost that is meant to be kept."""
        return self.is_unsaved and self._is_wanted

    def owns(self, path: Path) -> bool:
        """Whether the game is kept at *path*."""
        return self.path is not None and _same(self.path, path)

    def keep(self, table: Table, bots: frozenset[int]) -> UnreadableError | None:
        """Save the game; return why it now lies elsewhere than before, or raise why nowhere."""
        self.is_unsaved = True
        if not self._files and not self._is_wanted:
            return None
        text = _text(table, bots)
        problem: UnreadableError | None = None
        try:
            for file in self._files[:1]:
                file.write(text)
        except UnreadableError as error:
            problem = error
        if not self._files or problem is not None:
            self._move(_new_file(table, text))
        self.is_unsaved = False
        return problem

    def copy(self, path: Path, table: Table, bots: frozenset[int]) -> None:
        """Save the game at *path* too; where it is kept nowhere, it is kept there from now on."""
        text = _text(table, bots)
        mine = [file for file in self._files if _same(file.path, path)]
        file = mine[0] if mine else OwnFile.create(path, text)
        if mine:
            file.write(text)
        elif not self._files or self.is_unsaved:
            self._move(file)
        else:
            self._files.append(file)
        self.is_unsaved = self.is_unsaved and file is not self._files[0]

    def _move(self, file: OwnFile) -> None:
        for before in self._files[:1]:
            before.close()
        self._files[:1] = [file]

    def close(self) -> None:
        """Let others have the files."""
        for file in self._files:
            file.close()
        self._files.clear()


def open_game(
    path: Path, library: Library, save_to: Path | None = None, *, is_wanted: bool = True
) -> tuple[Table, frozenset[int] | None, Keeper]:
    """Load a game to go on with it: its table, its bots, and who keeps it.

    It is kept in its own file if that is asked for, or lies in the data directory.
    """
    is_kept = is_wanted and (is_kept_here(path) if save_to is None else _same(path, save_to))
    keeper = Keeper(OwnFile.take(path) if is_kept else None, is_wanted=is_wanted)
    try:
        table, bots = load_game(path, library)
    except UnreadableError:
        keeper.close()
        raise
    return table, bots, keeper
