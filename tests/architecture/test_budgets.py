"""Limits past which a concept is missing, and the types that the compiled layers may use."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src" / "gridwright"
MODULE_LINES = 450
FUNCTION_LINES = 60

MODULES = sorted(path for path in SRC.rglob("*.py") if path.parent.name != "migrations")
LAYERS = {"core", "parts", "phases", "games"}
ENGINE = [path for path in MODULES if path.relative_to(SRC).parts[0] in LAYERS]
COMPILED = [*ENGINE, SRC / "content" / "types.py"]


def test_the_engine_is_found() -> None:
    assert SRC / "core" / "game.py" in ENGINE
    assert SRC / "phases" / "auction.py" in ENGINE
    assert (SRC / "content" / "types.py").exists()


def test_no_module_is_too_long() -> None:
    lengths = {
        path.relative_to(SRC).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in MODULES
    }

    assert {name: count for name, count in lengths.items() if count > MODULE_LINES} == {}


def test_no_function_of_the_engine_is_too_long() -> None:
    lengths = {
        f"{path.relative_to(SRC).as_posix()}::{node.name}": length(node)
        for path in ENGINE
        for node in functions(path.read_text(encoding="utf-8"))
    }

    assert {name: count for name, count in lengths.items() if count > FUNCTION_LINES} == {}


def test_the_compiled_layers_do_without_any() -> None:
    """`Any` turns the checks of mypy, and the speed of mypyc, off without a word."""
    users = [
        path.relative_to(SRC).as_posix()
        for path in COMPILED
        if uses_any(path.read_text(encoding="utf-8"))
    ]

    assert users == []


@pytest.mark.parametrize(
    "source",
    ["from typing import Any", "import typing\nx: typing.Any = 1", "from typing import Any as A"],
)
def test_any_is_found_however_it_is_imported(source: str) -> None:
    assert uses_any(source)


def test_the_word_any_is_no_type() -> None:
    assert not uses_any("# Any seat\nx = any([])")


def functions(source: str) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef):
            yield node


def length(node: ast.FunctionDef) -> int:
    assert node.end_lineno is not None
    return node.end_lineno - node.lineno + 1


def uses_any(source: str) -> bool:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and "Any" in [alias.name for alias in node.names]:
            return True
        if isinstance(node, ast.Attribute) and node.attr == "Any":
            return True
    return False
