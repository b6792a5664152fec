"""Files: read with a limit, written whole or not at all, never over somebody else's.

A text is written to a new file beside its target, which takes the name of the target when it is
on the disk: whatever happens on the way, the file that was there before stays whole.
"""

import fcntl
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final, Self

from gridwright.cli.failure import deferring_interrupts
from gridwright.core.errors import GridwrightError, Values
from gridwright.system_errors import reason_of

_MOST_MB: Final = 16  # of a file that is read; the longest games have a tenth of one
_NEW: Final = os.O_RDWR | os.O_CREAT | os.O_EXCL
_OWNER: Final = 0o600
_EVERYBODY: Final = 0o666  # before the umask

Stamp = tuple[int, int, int, int]
"""Device, inode, size and time: one of them changes when somebody else writes a file."""


class FileAccessError(GridwrightError):
    """A file cannot be read or written."""


class ExistingFileError(FileAccessError):
    """A file of this name exists already, and it is not ours."""


@contextmanager
def file_errors(kind: str, path: Path) -> Iterator[None]:
    """Turn errors into one that says why *path* is `unreadable` or `unwritable`."""
    try:
        yield
    except (OSError, ValueError) as error:  # a name with a NUL is a ValueError
        reason = reason_of(error) if isinstance(error, OSError) else str(error)
        values: Values = {"file": str(path), "reason": reason}
        raise FileAccessError(f"cli.file.{kind}", values) from error


def read_text(path: Path) -> str:
    """Return the text of a file, or raise `FileAccessError` with the reason."""
    with file_errors("unreadable", path), path.open("rb") as file:
        content = file.read(_MOST_MB * 2**20 + 1)
    if len(content) > _MOST_MB * 2**20:
        raise FileAccessError("cli.file.large", {"file": str(path), "most": _MOST_MB})
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise FileAccessError("cli.file.not_text", {"file": str(path)}) from error


def require_new(*paths: Path | None) -> None:
    """Raise early what `write_new` would raise after the work; None is no file."""
    for path in paths:
        if path is not None and (path.is_file() or path.is_dir()):
            raise _existing(path)


def write_new(path: Path, text: str) -> None:
    """Write *text* to a file that does not exist yet, or to a device."""
    if path.exists() and not path.is_file() and not path.is_dir():
        with file_errors("unwritable", path):
            path.write_text(text, encoding="utf-8")
    else:
        LockedFile.create(path, text).close()


@contextmanager
def new_binary_file(path: Path) -> Iterator[IO[bytes]]:
    """Lend a new file that only its owner may read; it gets its name when all is written."""
    with file_errors("unwritable", path):
        if os.path.lexists(path):
            raise _existing(path)
    with _replacement(path, _OWNER, is_new=True) as handle, os.fdopen(os.dup(handle), "wb") as file:
        yield file
    os.close(handle)


def _existing(path: Path) -> ExistingFileError:
    return ExistingFileError("cli.file.there", {"file": str(path)})


class LockedFile:
    """A file that this program alone writes, as long as it is open.

    Its lock keeps other programs of ours away; before it is written again, its stamp shows whether
    a foreign program has changed it.
    """

    def __init__(self, path: Path, handle: int) -> None:
        self.path = path  # as it was named
        self._handle = handle
        self._stamp = _stamp(os.fstat(handle))

    @classmethod
    def create(cls, path: Path, text: str) -> Self:
        """Write a file that must not exist yet."""
        with deferring_interrupts():
            return cls(path, _write_locked(path, text, _EVERYBODY, is_new=True))

    @classmethod
    def open(cls, path: Path) -> Self:
        """Open an existing file, if no other program of ours has it."""
        with deferring_interrupts():
            with file_errors("unreadable", path):
                handle = _open_locked(_real_path(path))
            if handle is None:
                raise FileAccessError("cli.file.in_use", {"file": str(path)})
            return cls(path, handle)

    def write(self, text: str) -> None:
        """Write the file anew, unless somebody else has changed it."""
        with deferring_interrupts():
            with file_errors("unwritable", self.path):
                target, mode = _real_path(self.path), os.fstat(self._handle).st_mode & 0o777
                is_gone = not target.exists()
                if not is_gone and _stamp(target.stat()) != self._stamp:
                    raise FileAccessError("cli.file.changed", {"file": str(self.path)})
            handle = _write_locked(self.path, text, mode, is_new=is_gone)
            self.close()
            self._handle, self._stamp = handle, _stamp(os.fstat(handle))

    def close(self) -> None:
        os.close(self._handle)


def _real_path(path: Path) -> Path:
    """Return the file behind all links: it is replaced, the links stay."""
    return Path(os.path.realpath(path))


def _stamp(status: os.stat_result) -> Stamp:
    return status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns


@contextmanager
def _replacement(path: Path, mode: int, *, is_new: bool) -> Iterator[int]:
    """Lend a temporary file; once it is on the disk, it replaces the one at *path*."""
    with file_errors("unwritable", path):
        temporary = _real_path(path).parent / f".gridwright-{secrets.token_hex(8)}"
        handle = os.open(temporary, _NEW, mode)
    try:
        yield handle
        with file_errors("unwritable", path):
            os.fsync(handle)
            _rename(temporary, path, is_new=is_new)
    except BaseException:
        os.close(handle)
        temporary.unlink(missing_ok=True)
        raise


def _rename(temporary: Path, path: Path, *, is_new: bool) -> None:
    """Give a file its final name; a new one only if nobody else has it."""
    target = _real_path(path)
    try:
        if is_new:
            os.close(os.open(target, _NEW, _EVERYBODY))
    except FileExistsError as error:
        raise _existing(path) from error
    try:
        temporary.replace(target)
    except OSError:
        if is_new:
            target.unlink()
        raise


def _write_locked(path: Path, text: str, mode: int, *, is_new: bool) -> int:
    """Write *text* to the file at *path*; return its handle, open and locked."""
    with _replacement(path, mode, is_new=is_new) as handle, file_errors("unwritable", path):
        _lock(handle)
        rest = memoryview(text.encode("utf-8"))
        while rest:
            rest = rest[os.write(handle, rest) :]
    return handle


def _open_locked(path: Path) -> int | None:
    """Return the handle of *path*, open and locked; None if another program has it."""
    while True:
        handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
        is_ours = _lock(handle)
        if is_ours and os.fstat(handle).st_ino == path.stat().st_ino:
            return handle
        os.close(handle)
        if not is_ours:
            return None  # otherwise it was replaced just before: try its successor


def _lock(handle: int) -> bool:
    """Lock a file; False if somebody else has. Without support for locks, nobody has."""
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return not isinstance(error, BlockingIOError)
    return True
