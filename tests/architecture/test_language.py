"""What the files may not say: paths of one machine, and names that mean nothing."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src" / "gridwright"

FOLDERS = (".ci", "benchmarks", "docs", "examples", "scripts", "src", "tests")
HOMES = ("home", "mnt", "root", "work", "Users")
MACHINE_PATH = re.compile(rf"(?<![\w.~/-])/(?:{'|'.join(HOMES)})/")

BANNED = {"manager", "managers", "helper", "helpers", "util", "utils"}
WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")


def test_no_file_names_a_path_of_one_machine() -> None:
    guilty = [
        f"{path.relative_to(ROOT).as_posix()}: {line.strip()}"
        for path in texts()
        for line in path.read_text(encoding="utf-8").splitlines()
        if MACHINE_PATH.search(line)
    ]

    assert guilty == []


@pytest.mark.parametrize("before", ["", "cd ", '"', "(", "=", ":"])
def test_a_path_of_one_machine_is_found(before: str) -> None:
    assert MACHINE_PATH.search(f"{before}/{HOMES[0]}/ana/game.txt")


@pytest.mark.parametrize("text", ["/usr/bin/env", "docs/home/index.md", "https://x.org/home/"])
def test_other_paths_are_fine(text: str) -> None:
    assert not MACHINE_PATH.search(text)


def test_names_say_what_things_do() -> None:
    guilty = [
        f"{path.relative_to(SRC).as_posix()}: {name}"
        for path in sorted(SRC.rglob("*.py"))
        for name in names(path)
        if BANNED & set(words(name))
    ]

    assert guilty == []


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("MarketManager", ["market", "manager"]),
        ("_draw_util", ["draw", "util"]),
        ("Utility", ["utility"]),
        ("SVGMap", ["svg", "map"]),
    ],
)
def test_names_are_split_into_words(name: str, expected: list[str]) -> None:
    assert words(name) == expected


def texts() -> Iterator[Path]:
    """Yield every text file that belongs to the project."""
    yield from (path for path in sorted(ROOT.iterdir()) if is_text(path))
    for folder in FOLDERS:
        yield from (path for path in sorted((ROOT / folder).rglob("*")) if is_text(path))


def is_text(path: Path) -> bool:
    """Whether *path* is a file that people wrote; what tools leave behind is not."""
    if not path.is_file() or "__pycache__" in path.parts:
        return False
    if path.name == ".git" or path.name.startswith(".coverage"):
        return False
    return b"\0" not in path.read_bytes()


def names(path: Path) -> Iterator[str]:
    """Yield the name of the module *path*, of its packages and of all it defines."""
    yield from path.relative_to(SRC).with_suffix("").parts
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name


def words(name: str) -> list[str]:
    return [word.lower() for word in WORD.findall(name)]
