"""What the surroundings say: where things are kept, which database, which names of the server.

Nothing need be set. ``GRIDWRIGHT_HOME`` is the directory of database and secret key,
``DATABASE_URL`` another database, ``GRIDWRIGHT_SECRET_KEY`` the key where several machines share
one, ``GRIDWRIGHT_DATA`` a directory with maps and cards of one's own, ``GRIDWRIGHT_HOSTS`` the
names under which the server is reached, ``GRIDWRIGHT_PROXY=1`` that a proxy stands before it,
``GRIDWRIGHT_METRICS_TOKEN`` what lets other machines read ``/metrics``. ``GRIDWRIGHT_MAIL`` is the
server that sends e-mail, ``smtp://user:secret@host:587?from=club@example.org`` (by STARTTLS), or
``smtps://`` where TLS comes first; ``&tls=off`` does without, on this machine only.
"""

import os
import secrets
import stat
from contextlib import suppress
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qsl, unquote, urlsplit

from gridwright.home import DATA, data_directory

_KEY: Final = "GRIDWRIGHT_SECRET_KEY"
_KEY_FILE: Final = "secret-key"
_DATABASE_FILE: Final = "gridwright.sqlite3"
_POSTGRES: Final = ("postgres", "postgresql")
_KEPT: Final = 600  # seconds that a connection is kept open
_SQLITE: Final = "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON"
PATIENCE: Final = 5  # seconds that a writer waits for another: threads are few
_CONNECT: Final = "10"  # seconds that a PostgreSQL may take to answer, unless its address says
PRIVATE_FILE: Final = 0o600
_PRIVATE_DIRECTORY: Final = 0o700


class DatabaseUrlError(ValueError):
    """``DATABASE_URL`` is not the address of a PostgreSQL database."""


def home() -> Path:
    path = os.environ.get("GRIDWRIGHT_HOME", "")
    return Path(path).absolute() if path else data_directory()


def own_content() -> Path | None:
    """Return the directory of the content that is played with, before the packaged one."""
    path = os.environ.get(DATA, "")
    return Path(path) if path else None


def prepare() -> None:
    """Make directory, database file and secret key, where they are not there yet, for us alone."""
    directory = home()
    directory.mkdir(parents=True, exist_ok=True, mode=_PRIVATE_DIRECTORY)
    if (database_path := database_file()) is not None:
        database_path.touch(mode=PRIVATE_FILE)  # SQLite's other files take their mode from it
    _make_private(directory)
    path = directory / _KEY_FILE
    if path.exists():
        return
    part = _written_key(secrets.token_urlsafe(48))
    with suppress(FileExistsError):  # another server was quicker
        os.link(part, path)
    part.unlink()


def _make_private(directory: Path) -> None:
    """Keep seeds, names and keys from other users, also those that an earlier version wrote.

    A directory that others own or share, such as /tmp, is theirs to protect.
    """
    status = directory.stat()
    if status.st_uid != os.geteuid() or status.st_mode & stat.S_ISVTX:
        return
    directory.chmod(_PRIVATE_DIRECTORY)
    for path in directory.iterdir():
        with suppress(FileNotFoundError):  # SQLite may just be done with one
            status = path.lstat()
            if stat.S_ISREG(status.st_mode) and status.st_uid == os.geteuid():
                path.chmod(PRIVATE_FILE)


def _written_key(key: str) -> Path:
    """Write *key* to a file beside the one that holds it."""
    part = home() / f".{_KEY_FILE}-{secrets.token_hex(8)}"
    handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE_FILE)
    with os.fdopen(handle, "w", encoding="ascii") as file:
        file.write(key)
    return part


def kept_key() -> str:
    """Return the key of the home directory; nothing where there is none, or another is told."""
    if os.environ.get(_KEY, ""):
        return ""
    with suppress(OSError, RuntimeError):
        return (home() / _KEY_FILE).read_text(encoding="ascii")
    return ""


def keep_key(key: str) -> None:
    """Let *key* be that of the home directory; no key changes nothing."""
    if key:
        _written_key(key).replace(home() / _KEY_FILE)


def secret_key() -> str:
    """Return the key that signs cookies; one for this process alone where none is kept."""
    return os.environ.get(_KEY, "") or kept_key() or secrets.token_urlsafe(48)


def database() -> dict[str, Any]:
    """Return the database as Django wants it: a file of the home directory, unless told."""
    lasting = {"CONN_MAX_AGE": _KEPT, "CONN_HEALTH_CHECKS": True}
    if url := os.environ.get("DATABASE_URL", ""):
        return {**_postgres(url), **lasting}
    options = {"transaction_mode": "IMMEDIATE", "timeout": PATIENCE, "init_command": _SQLITE}
    name = str(home() / _DATABASE_FILE)
    return {"ENGINE": "django.db.backends.sqlite3", "NAME": name, "OPTIONS": options, **lasting}


def database_file() -> Path | None:
    """Return the file of the database; None where it is another database."""
    return None if os.environ.get("DATABASE_URL", "") else home() / _DATABASE_FILE


def _postgres(url: str) -> dict[str, Any]:
    """Read ``postgresql://user:password@host:port/name?key=value``."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise DatabaseUrlError from error
    if parts.scheme not in _POSTGRES:
        raise DatabaseUrlError(parts.scheme)
    asked = dict(parse_qsl(parts.query))
    return {
        "ENGINE": "django.db.backends.postgresql",
        "NAME": unquote(parts.path.lstrip("/")),
        "USER": unquote(parts.username or asked.pop("user", "")),
        "PASSWORD": unquote(parts.password or ""),
        "HOST": unquote(parts.hostname or asked.pop("host", "")),
        "PORT": str(port or asked.pop("port", "")),
        "OPTIONS": {"connect_timeout": _CONNECT, **asked},
    }


def hosts() -> frozenset[str]:
    """Return the names under which the server may be asked for, besides numbers and localhost."""
    names = os.environ.get("GRIDWRIGHT_HOSTS", "").lower()
    return frozenset([name.strip() for name in names.split(",") if name.strip()])


def is_behind_proxy() -> bool:
    """Whether a proxy says who asks, and whether they asked by HTTPS."""
    return os.environ.get("GRIDWRIGHT_PROXY", "") == "1"


def mail() -> str:
    """Return the address of the server that sends e-mail; "" where there is none."""
    return os.environ.get("GRIDWRIGHT_MAIL", "")


def metrics_token() -> str:
    """Return what lets another machine read the metrics; "" where none may."""
    return os.environ.get("GRIDWRIGHT_METRICS_TOKEN", "")
