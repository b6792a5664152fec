"""The compiled engine beside a source tree: which one fits it, where it is kept, who uses it.

A source tree is played as it stands, interpreted. Where that is possible, `serve/builder.py`
compiles a copy of it into a directory whose name says what it was made of; processes that find it
there play with it. A package that is compiled already needs nothing of this.
"""

import os
import shutil
import sys
import sysconfig
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import gridwright
from gridwright.bench.engine import is_compiled
from gridwright.compiled import has_compiler
from gridwright.web import environment

_PLACE: Final = "GRIDWRIGHT_ENGINE"  # the variable that tells children where it is or will be
_SWITCH: Final = "GRIDWRIGHT_COMPILE"
PACKED: Final = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "src")
UNFINISHED: Final = ".building-"  # what is begun is called so
_OLDEST: Final = 4  # engines of other versions that are kept


def source_tree() -> Path | None:
    """Return the tree that this program runs from, if it can be compiled; None for a package."""
    root = Path(gridwright.__file__).parents[2]
    return root if all([(root / name).exists() for name in PACKED]) else None


def folder() -> Path:
    return environment.home() / "engines"


def name_of(root: Path) -> str:
    """Return the name of the engine that is made of the tree *root* for this Python."""
    digest = sha256(f"{sys.version} {sysconfig.get_platform()}".encode())
    for path in files_of(root):
        digest.update(f"\n{path.relative_to(root)} ".encode() + sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:20]


def files_of(root: Path) -> list[Path]:
    """Return what the package in the tree *root* is made of, in one order."""
    paths = [root / name for name in PACKED if (root / name).is_file()]
    paths += [path for path in (root / "src").rglob("*") if path.is_file()]
    return sorted([path for path in paths if path.suffix != ".pyc"])


def place_wanted() -> Path | None:
    """Return where the engine of this program is, or should be; None where none is wanted."""
    root = source_tree()
    if root is None or os.environ.get(_SWITCH) == "off" or is_this_compiled():
        return None
    return folder() / name_of(root)


def may_build(place: Path) -> bool:
    """Whether the engine at *place* is missing, and can be made on this machine."""
    return not place.is_dir() and has_compiler()


def unfinished(parent: str) -> str:
    """Return how the name begins of what is built for the supervisor *parent*."""
    return f"{UNFINISHED}{parent}-"


def throw_away_unfinished(parent: str) -> None:
    """Remove what was begun for the supervisor *parent*, and is built no more."""
    for left in folder().glob(f"{unfinished(parent)}*"):
        shutil.rmtree(left, ignore_errors=True)


def too_old(directory: Path) -> list[Path]:
    """Return the engines that nobody has used for longest, of which there are too many."""
    engines = [path for path in directory.iterdir() if path.is_dir() and path.name[0] != "."]
    engines.sort(key=lambda path: path.stat().st_mtime)
    return engines[:-_OLDEST]


# Of processes


def surroundings(place: Path | None) -> dict[str, str]:
    """Return the environment of a child, in which the engine at *place* comes first."""
    if place is None:
        return dict(os.environ)
    variables = {**os.environ, _PLACE: str(place)}
    if place.is_dir():
        os.utime(place)  # the last use
        paths = [str(place), os.environ.get("PYTHONPATH", "")]
        variables["PYTHONPATH"] = os.pathsep.join([path for path in paths if path])
    return variables


@cache
def is_this_compiled() -> bool:
    return is_compiled()


def do_bots_play_compiled() -> bool:
    """Whether the processes in which bots think have, by now, the compiled engine."""
    place = os.environ.get(_PLACE, "")
    return is_this_compiled() or (place != "" and Path(place).is_dir())
