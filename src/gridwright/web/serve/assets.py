"""Scripts and style sheets as they are handed out: compressed, and to be kept by browsers for ever.

Their address has a name in it that changes with any of them, so what a browser has kept is never
an older one, and modules find each other by the names that they have. The compressed ones are made
at the first start of a version, into the home directory: the package may not be written to.
"""

import secrets
import shutil
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from gridwright.web import environment

_KEPT: Final = 4  # versions that are kept
_LETTERS: Final = 12  # of the name of a version


def sources() -> tuple[Path, ...]:
    """Return the directories that files are taken from: our own, and that of htmx."""
    htmx = find_spec("django_htmx")
    assert htmx is not None
    assert htmx.origin is not None
    return Path(__file__).parents[1] / "static", Path(htmx.origin).parent / "static"


def _files() -> list[tuple[str, Path]]:
    return sorted(
        [
            (path.relative_to(source).as_posix(), path)
            for source in sources()
            for path in source.rglob("*")
            if path.is_file()
        ]
    )


@cache
def version() -> str:
    """Return the name of what the files say."""
    digest = sha256()
    for name, path in _files():
        digest.update(f"{name} ".encode() + sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:_LETTERS]


def folder() -> Path | None:
    """Return the directory of all files and their compressed twins; None where none can be."""
    place = environment.home() / "static" / version()
    try:
        if not place.is_dir():
            _make(place)
        return place.resolve()
    except OSError:
        return None


def _make(place: Path) -> None:
    from servestatic.compress import Compressor  # noqa: PLC0415 - only the first server needs it

    part = place.with_name(f".{secrets.token_hex(8)}")
    pack = Compressor(quiet=True)
    for name, path in _files():
        copy = part / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)
        if pack.should_compress(name):
            pack.compress(copy)
    try:
        part.rename(place)
    except OSError:  # another server was quicker
        shutil.rmtree(part)
        if not place.is_dir():
            raise
    for old in sorted(place.parent.glob("[!.]*"), key=lambda path: path.stat().st_mtime)[:-_KEPT]:
        shutil.rmtree(old, ignore_errors=True)
