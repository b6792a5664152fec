"""A process that compiles the engine: ``python -m gridwright.web.serve.builder PARENT``.

It has the lowest priority. What it makes takes its name only when it is whole, and what an
interrupted one left is thrown away by the next.
"""

import fcntl
import logging
import logging.config
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NoReturn

from gridwright.web.serve import engines
from gridwright.web.serve.child import die_with_parent
from gridwright.web.serve.logs import LOGGING

_LOG: Final = logging.getLogger("gridwright.web.serve.builder")
_NICENESS: Final = 19
_TOOLS: Final = ("hatchling", "mypyc", "setuptools")  # pip fetches them where they are missing
_PROOF: Final = (
    "from gridwright.bench.engine import is_compiled; raise SystemExit(not is_compiled())"
)


class BuildError(Exception):
    """The engine could not be compiled."""


def build(root: Path, directory: Path, prefix: str = engines.UNFINISHED) -> Path:
    """Compile the tree *root*, unless that was done; return where it is, or raise `BuildError`."""
    directory.mkdir(parents=True, exist_ok=True)
    with _alone(directory):
        for left in directory.glob(f"{engines.UNFINISHED}*"):
            shutil.rmtree(left)
        with tempfile.TemporaryDirectory(prefix=prefix, dir=directory) as temporary:
            copied = copy_of(root, Path(temporary) / "source")
            place = directory / engines.name_of(copied)
            if not place.is_dir():
                package = Path(temporary) / "package"
                _compile(copied, package)
                package.rename(place)
        for old in engines.too_old(directory):
            shutil.rmtree(old)
    return place


@contextmanager
def _alone(directory: Path) -> Iterator[None]:
    """Wait until no other process builds in *directory*."""
    with (directory / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def copy_of(root: Path, target: Path) -> Path:
    """Copy what the package is made of: the tree itself may be edited meanwhile."""
    for path in engines.files_of(root):
        copied = target / path.relative_to(root)
        copied.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copied)
    return target


def _compile(root: Path, target: Path) -> None:
    """Install the tree *root* into *target*, with its engine compiled, and look whether it is."""
    pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-deps"]
    pip += ["--no-build-isolation"] if all([find_spec(name) for name in _TOOLS]) else []
    _run([*pip, "--target", str(target), str(root)], root, GRIDWRIGHT_COMPILE="on")
    _run([sys.executable, "-c", _PROOF], root, PYTHONPATH=str(target))


def _run(command: list[str], directory: Path, **variables: str) -> None:
    surroundings = {**os.environ, **variables}
    finished = subprocess.run(  # noqa: S603 - our own
        command, cwd=directory, env=surroundings, capture_output=True, text=True, check=False
    )
    if finished.returncode != 0:
        raise BuildError((finished.stderr or finished.stdout)[-2000:])


def _leave(*_: object) -> NoReturn:
    """End with all that was started; what was begun is thrown away on the way out."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    os.killpg(0, signal.SIGTERM)
    raise SystemExit(1)


def main(parent: str) -> int:
    """Build the engine of this program, and say so; a failure is said once and forgotten."""
    logging.config.dictConfig(LOGGING)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the supervisor says when
    signal.signal(signal.SIGTERM, _leave)
    die_with_parent()
    root = engines.source_tree()
    if root is None or os.getppid() != int(parent):
        return 1
    os.nice(_NICENESS)
    try:
        place = build(root, engines.folder(), engines.unfinished(parent))
    except (BuildError, OSError) as error:
        _LOG.warning("the engine stays interpreted", extra={"details": {"reason": str(error)}})
        return 1
    _LOG.info("the engine is compiled", extra={"details": {"directory": str(place)}})
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
