"""Files: read with a limit, written whole or not at all, and never over what somebody else wrote.

A text goes to a new file beside the one that is meant, and takes its name when it is on the disk:
whatever happens on the way, the file that was there before is whole.
"""

import fcntl
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final, Self

from gridwright.cli.failure import unbroken
from gridwright.core.errors import GridwrightError

_MOST_MB: Final = 16  # of a file that is read; the longest games have a tenth of one
_NEW: Final = os.O_RDWR | os.O_CREAT | os.O_EXCL
_OWNER: Final = 0o600
_EVERYBODY: Final = 0o666  # less what the user's mask takes away

Stamp = tuple[int, int, int, int]
"""What changes when somebody else writes a file."""


class UnreadableError(GridwrightError):
    """A file cannot be read or written."""


class ThereAlreadyError(UnreadableError):
    """A file of this name is there already, and it is not ours."""


@contextmanager
def explained(kind: str, path: Path) -> Iterator[None]:
    """Say why *path* is `unreadable` or `unwritable`; a name with a NUL is a ValueError."""
    try:
        yield
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        values = {"file": str(path), "reason": reason or ""}
        raise UnreadableError(f"cli.file.{kind}", {**values}) from error


def read_text(path: Path) -> str:
    """Return the text of a file, or raise `UnreadableError` with the reason in plain words."""
    with explained("unreadable", path), path.open("rb") as file:
        found = file.read(_MOST_MB * 2**20 + 1)
    if len(found) > _MOST_MB * 2**20:
        raise UnreadableError("cli.file.large", {"file": str(path), "most": _MOST_MB})
    try:
        return found.decode("utf-8")
    except UnicodeDecodeError as error:
        raise UnreadableError("cli.file.not_text", {"file": str(path)}) from error


def must_be_new(*paths: Path | None) -> None:
    """Raise now what `write_new` would only find out after the work; None is no file."""
    for path in paths:
        if path is not None and (path.is_file() or path.is_dir()):
            raise _there_already(path)


def write_new(path: Path, text: str) -> None:
    """Write *text* to a file that is not there yet; a device takes it as it comes."""
    if path.exists() and not path.is_file() and not path.is_dir():
        with explained("unwritable", path):
            path.write_text(text, encoding="utf-8")
    else:
        OwnFile.create(path, text).close()


@contextmanager
def new_bytes(path: Path) -> Iterator[IO[bytes]]:
    """Lend a new file that only its owner may read; it takes its name when all is written."""
    with explained("unwritable", path):
        if os.path.lexists(path):
            raise _there_already(path)
    with _beside(path, _OWNER, is_new=True) as handle, os.fdopen(os.dup(handle), "wb") as file:
        yield file
    os.close(handle)


def _there_already(path: Path) -> ThereAlreadyError:
    return ThereAlreadyError("cli.file.there", {"file": str(path)})


class OwnFile:
    """A file that this program alone writes, as long as it is open.

    It is held by a lock on what its name stands for, so that another program of ours leaves it
    alone; what a foreign program did to it is found out by its stamp before it is written again.
    """

    def __init__(self, path: Path, handle: int) -> None:
        """Keep the file at *path*, open and locked as *handle*."""
        self.path = path  # as it was named
        self._handle = handle
        self._stamp = _stamp(os.fstat(handle))

    @classmethod
    def create(cls, path: Path, text: str) -> Self:
        """Write a file that must not be there yet."""
        with unbroken():
            return cls(path, _written(path, text, _EVERYBODY, is_new=True))

    @classmethod
    def take(cls, path: Path) -> Self:
        """Take a file that is there, if no other program of ours has it."""
        with unbroken():
            with explained("unreadable", path):
                handle = _taken(_meant(path))
            if handle is None:
                raise UnreadableError("cli.file.in_use", {"file": str(path)})
            return cls(path, handle)

    def write(self, text: str) -> None:
        """Write the file anew, unless somebody else did."""
        with unbroken():
            with explained("unwritable", self.path):
                meant, mode = _meant(self.path), os.fstat(self._handle).st_mode & 0o777
                is_gone = not meant.exists()
                if not is_gone and _stamp(meant.stat()) != self._stamp:
                    raise UnreadableError("cli.file.changed", {"file": str(self.path)})
            handle = _written(self.path, text, mode, is_new=is_gone)
            self.close()
            self._handle, self._stamp = handle, _stamp(os.fstat(handle))

    def close(self) -> None:
        """Let others have it."""
        os.close(self._handle)


def _meant(path: Path) -> Path:
    """Return the file behind all links: it is written anew, the links stay."""
    return Path(os.path.realpath(path))


def _stamp(found: os.stat_result) -> Stamp:
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns


@contextmanager
def _beside(path: Path, mode: int, *, is_new: bool) -> Iterator[int]:
    """Lend a file of any name; when it is on the disk, it takes the place of the one at *path*."""
    with explained("unwritable", path):
        part = _meant(path).parent / f".gridwright-{secrets.token_hex(8)}"
        handle = os.open(part, _NEW, mode)
    try:
        yield handle
        with explained("unwritable", path):
            os.fsync(handle)
            _settle(part, path, is_new=is_new)
    except BaseException:
        os.close(handle)
        part.unlink(missing_ok=True)
        raise


def _settle(part: Path, path: Path, *, is_new: bool) -> None:
    """Give a file its name at last; a new one only if nobody else has it."""
    meant = _meant(path)
    try:
        if is_new:
            os.close(os.open(meant, _NEW, _EVERYBODY))
    except FileExistsError as error:
        raise _there_already(path) from error
    try:
        part.replace(meant)
    except OSError:
        if is_new:
            meant.unlink()
        raise


def _written(path: Path, text: str, mode: int, *, is_new: bool) -> int:
    """Write *text* to the file at *path*, down to the disk; return it, open and locked."""
    with _beside(path, mode, is_new=is_new) as handle, explained("unwritable", path):
        _lock(handle)
        rest = memoryview(text.encode("utf-8"))
        while rest:
            rest = rest[os.write(handle, rest) :]
    return handle


def _taken(path: Path) -> int | None:
    """Return the file at *path*, open and locked; None if another program has it."""
    while True:
        handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
        is_ours = _lock(handle)
        if is_ours and os.fstat(handle).st_ino == path.stat().st_ino:
            return handle
        os.close(handle)
        if not is_ours:
            return None  # otherwise it was written anew just before: what has its name now?


def _lock(handle: int) -> bool:
    """Lock a file; return whether nobody else has. Where there are no locks, nobody has."""
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return not isinstance(error, BlockingIOError)
    return True
