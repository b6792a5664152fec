"""Records as save files: the game, and in a comment the seats of the bots.

A game is saved after every action of a person: in the file of `--save`, otherwise in a new one of
the user's data directory, where `play` finds unfinished games.
"""

import os
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from gridwright.cli.files import (
    ExistingFileError,
    FileAccessError,
    LockedFile,
    file_errors,
    read_text,
)
from gridwright.content.types import Library
from gridwright.core.errors import GridwrightError
from gridwright.home import data_directory
from gridwright.tables import record
from gridwright.tables.replay import replay
from gridwright.tables.table import Table, TableSpec, letter, seat_of

_BOTS: Final = re.compile(r"# bots:((?: [A-Z])*)")
_SUFFIX: Final = ".txt"
_RECENT: Final = 100  # files of the data directory that are searched for unfinished games


def load_game(path: Path, library: Library) -> tuple[Table, frozenset[int] | None]:
    text = read_text(path)
    with naming_file(path):
        table = replay(record.read(text), library)
    return table, _bots(text, table.spec.seats)


@contextmanager
def naming_file(path: Path) -> Iterator[None]:
    """Name the file in the error of a wrong record."""
    try:
        yield
    except record.RecordError as error:
        named = FileAccessError("cli.file.wrong", {"file": str(path), "problem": error.message})
        named.context = error.context
        raise named from error


def _bots(text: str, seats: int) -> frozenset[int] | None:
    for line in text.splitlines():
        if match := _BOTS.fullmatch(line.strip()):
            bots = [seat_of(word) for word in match[1].split()]
            return frozenset([seat for seat in bots if seat < seats])
    return None


def _text(table: Table, bots: frozenset[int]) -> str:
    letters = "".join([f" {letter(seat)}" for seat in sorted(bots)])
    return f"{record.write(table)}# bots:{letters}\n"


# The directory of games


def _games_directory() -> Path:
    try:
        return data_directory() / "games"
    except RuntimeError as error:
        raise FileAccessError("cli.file.no_home") from error


def is_in_games_directory(path: Path) -> bool:
    with suppress(FileAccessError):
        return _is_same(path.parent, _games_directory())
    return False


class UnfinishedGame(NamedTuple):
    """A game that can be continued."""

    path: Path
    spec: TableSpec
    round: int
    when: datetime  # of the last action


def unfinished_games(most: int) -> list[UnfinishedGame]:
    """Return up to *most* games of the data directory that are not over, the latest first.

    Those that cannot be read, or are being played at another terminal, are left out.
    """
    dated: list[tuple[float, Path]] = []
    with suppress(FileAccessError, OSError):
        for path in _games_directory().glob(f"*{_SUFFIX}"):
            dated.append((path.stat().st_mtime, path))
    games: list[UnfinishedGame] = []
    for written, path in sorted(dated, reverse=True)[:_RECENT]:
        with suppress(GridwrightError):
            LockedFile.open(path).close()
            game = record.read(read_text(path))
            if game.result is None and len(games) < most:
                when = datetime.fromtimestamp(written).astimezone()
                last_round = game.lines[-1].round if game.lines else 1
                games.append(UnfinishedGame(path, game.spec, last_round, when))
    return games


def _is_same(one: Path, other: Path) -> bool:
    return os.path.realpath(one) == os.path.realpath(other)


def _new_file(table: Table, text: str) -> LockedFile:
    """Write a new file of the data directory, named after date, title and map."""
    directory = _games_directory()
    with file_errors("unwritable", directory):
        directory.mkdir(parents=True, exist_ok=True)
    words = [time.strftime("%Y-%m-%d"), table.spec.title, table.spec.board]
    name = "-".join([word for word in words if word])
    number = 1
    while True:
        path = directory / f"{name}{f'-{number}' if number > 1 else ''}{_SUFFIX}"
        if not path.exists():
            with suppress(ExistingFileError):  # another terminal was quicker
                return LockedFile.create(path, text)
        number += 1


class Autosave:
    """Saves one game, and knows at any time whether it is saved."""

    def __init__(self, file: LockedFile | None = None, *, is_enabled: bool = True) -> None:
        """Save it in *file*, otherwise in a new one as soon as there is something to save."""
        self._files = [] if file is None else [file]  # behind the first, copies made by `save`
        self._is_enabled = is_enabled
        self.is_unsaved = False  # whether actions would be lost

    @property
    def path(self) -> Path | None:
        return self._files[0].path if self._files else None

    @property
    def is_failing(self) -> bool:
        """Whether actions would be lost that should have been saved."""
        return self.is_unsaved and self._is_enabled

    def owns(self, path: Path) -> bool:
        return self.path is not None and _is_same(self.path, path)

    def save(self, table: Table, bots: frozenset[int]) -> FileAccessError | None:
        """Save the game; return why it had to move to another file, or raise why it is lost."""
        self.is_unsaved = True
        if not self._files and not self._is_enabled:
            return None
        text = _text(table, bots)
        problem: FileAccessError | None = None
        try:
            for file in self._files[:1]:
                file.write(text)
        except FileAccessError as error:
            problem = error
        if not self._files or problem is not None:
            self._move(_new_file(table, text))
        self.is_unsaved = False
        return problem

    def save_copy(self, path: Path, table: Table, bots: frozenset[int]) -> None:
        """Save the game at *path* too; a game without a file has this one from now on."""
        text = _text(table, bots)
        own = [file for file in self._files if _is_same(file.path, path)]
        file = own[0] if own else LockedFile.create(path, text)
        if own:
            file.write(text)
        elif not self._files or self.is_unsaved:
            self._move(file)
        else:
            self._files.append(file)
        self.is_unsaved = self.is_unsaved and file is not self._files[0]

    def _move(self, file: LockedFile) -> None:
        for before in self._files[:1]:
            before.close()
        self._files[:1] = [file]

    def close(self) -> None:
        for file in self._files:
            file.close()
        self._files.clear()


def open_game(
    path: Path, library: Library, save_to: Path | None = None, *, is_enabled: bool = True
) -> tuple[Table, frozenset[int] | None, Autosave]:
    """Load a game to continue it: its table, its bots, and its autosave.

    It is saved in its own file if *save_to* is that file, or if it is in the data directory.
    """
    is_own = is_in_games_directory(path) if save_to is None else _is_same(path, save_to)
    file = LockedFile.open(path) if is_enabled and is_own else None
    autosave = Autosave(file, is_enabled=is_enabled)
    try:
        table, bots = load_game(path, library)
    except FileAccessError:
        autosave.close()
        raise
    return table, bots, autosave
