"""What `./run` starts: it installs for the purpose, and hands its arguments on."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A directory with `run`, in which installing and playing only say that they were asked."""
    shutil.copy(ROOT / "run", tmp_path / "run")
    for name in ("scripts/install", ".venv/bin/gridwright"):
        path = tmp_path / name
        path.parent.mkdir(parents=True)
        path.write_text(f'#!/bin/sh\necho {path.name} "$@"\n')
        path.chmod(0o755)
    return tmp_path


@pytest.mark.parametrize(
    ("given", "purpose", "handed"),
    [
        ("", "serve", "serve"),
        ("--no-browser --port 0", "serve", "serve --no-browser --port 0"),
        ("serve --workers 2", "serve", "serve --workers 2"),
        ("backup file", "serve", "backup file"),
        ("play --seats 3", "play", "play --seats 3"),
        ("--version", "play", "--version"),
        ("--version --verbose", "play", "--version --verbose"),
        ("-h", "play", "-h"),
        ("titles", "play", "titles"),
    ],
)
def test_arguments_are_handed_on(tree: Path, given: str, purpose: str, handed: str) -> None:
    done = subprocess.run(  # noqa: S603 - the program under test
        [str(tree / "run"), *given.split()], capture_output=True, text=True, check=True
    )

    assert done.stdout.splitlines() == [f"install {purpose}", f"gridwright {handed}"]
