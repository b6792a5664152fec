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


def read_text(path: Path) -> str:
    """Return the text of a file, or raise `UnreadableError` with the reason in plain words."""
    try:
        with path.open("rb") as file:
            found = file.read(_MOST_MB * 2**20 + 1)
        if len(found) > _MOST_MB * 2**20:
            raise UnreadableError("cli.file.large", {"file": str(path), "most": _MOST_MB})
        return found.decode("utf-8")
    except UnicodeDecodeError as error:
        raise UnreadableError("cli.file.not_text", {"file": str(path)}) from error
    except (OSError, ValueError) as error:
        raise _failure("unreadable", path, error) from error


def write_new(path: Path, text: str) -> None:
    """Write *text* to a file that is not there yet; a device takes it as it comes."""
    if path.exists() and not path.is_file() and not path.is_dir():
        try:
            path.write_text(text, encoding="utf-8")
        except OSError as error:
            raise _failure("unwritable", path, error) from error
    else:
        OwnFile.create(path, text).close()


@contextmanager
def new_bytes(path: Path) -> Iterator[IO[bytes]]:
    """Lend a new file that only its owner may read; it takes its name when all is written."""
    part = _meant(path).parent / f".gridwright-{secrets.token_hex(8)}"
    try:
        if os.path.lexists(path):
            raise there_already(path)
        handle = os.open(part, _NEW, _OWNER)
    except (OSError, ValueError) as error:
        raise _failure("unwritable", path, error) from error
    try:
        with os.fdopen(os.dup(handle), "wb") as file:
            yield file
            file.flush()
            os.fsync(handle)
    except BaseException:
        _forget(part, handle)
        raise
    try:
        _settle(part, handle, _meant(path), is_new=True)
    except FileExistsError as error:
        raise there_already(path) from error
    os.close(handle)


def unreadable(path: Path, error: OSError) -> UnreadableError:
    """Return the error of a name that nothing can be read from."""
    return _failure("unreadable", path, error)


def there_already(path: Path) -> ThereAlreadyError:
    """Return the error of a name that is taken."""
    return ThereAlreadyError("cli.file.there", {"file": str(path)})


def unwritable(path: Path, error: OSError) -> UnreadableError:
    """Return the error of a name that nothing can be written to."""
    return _failure("unwritable", path, error)


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
            try:
                part, handle = _written(_meant(path).parent, text, _EVERYBODY)
                _settle(part, handle, _meant(path), is_new=True)
            except FileExistsError as error:
                raise there_already(path) from error
            except (OSError, ValueError) as error:
                raise _failure("unwritable", path, error) from error
            return cls(path, handle)

    @classmethod
    def take(cls, path: Path) -> Self:
        """Take a file that is there, if no other program of ours has it."""
        with unbroken():
            try:
                handle = _taken(_meant(path))
            except (OSError, ValueError) as error:
                raise _failure("unreadable", path, error) from error
            if handle is None:
                raise UnreadableError("cli.file.in_use", {"file": str(path)})
            return cls(path, handle)

    def write(self, text: str) -> None:
        """Write the file anew, unless somebody else did."""
        meant = _meant(self.path)
        with unbroken():
            try:
                is_gone = not meant.exists()
                if not is_gone and _stamp(meant.stat()) != self._stamp:
                    raise UnreadableError("cli.file.changed", {"file": str(self.path)})
                mode = os.fstat(self._handle).st_mode & 0o777
                part, handle = _written(meant.parent, text, mode)
                _settle(part, handle, meant, is_new=is_gone)
            except (OSError, ValueError) as error:
                raise _failure("unwritable", self.path, error) from error
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


def _written(directory: Path, text: str, mode: int) -> tuple[Path, int]:
    """Write *text* to a file of any name, down to the disk; return it, open and locked."""
    part = directory / f".gridwright-{secrets.token_hex(8)}"
    handle = os.open(part, _NEW, mode)
    try:
        _lock(handle)
        rest = memoryview(text.encode("utf-8"))
        while rest:
            rest = rest[os.write(handle, rest) :]
        os.fsync(handle)
    except OSError:
        _forget(part, handle)
        raise
    return part, handle


def _settle(part: Path, handle: int, path: Path, *, is_new: bool) -> None:
    """Give a file its name at last; a new one only if nobody else has it."""
    try:
        if is_new:
            os.close(os.open(path, _NEW, _EVERYBODY))
        try:
            part.replace(path)
        except OSError:
            if is_new:
                path.unlink()
            raise
    except OSError:
        _forget(part, handle)
        raise


def _forget(part: Path, handle: int) -> None:
    os.close(handle)
    part.unlink(missing_ok=True)


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
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True


def _failure(kind: str, path: Path, error: OSError | ValueError) -> UnreadableError:
    """Return why a file cannot be read or written; a name with a NUL is a ValueError."""
    reason = error.strerror if isinstance(error, OSError) else str(error)
    return UnreadableError(f"cli.file.{kind}", {"file": str(path), "reason": reason or ""})
