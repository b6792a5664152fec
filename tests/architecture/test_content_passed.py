"""Content goes along as a value: nobody loads the packaged one where a user's own may be wanted."""

import ast
from pathlib import Path

import pytest

SRC = Path(__file__).parents[2] / "src" / "gridwright"

MAY_LOAD = {
    "pickling.py",  # content comes back from where it was read
    "web/library.py",  # the numbers in lessons are those of the packaged cards
    "web/pages/first_round.py",  # which is a round that was played with the packaged cards
}


def bare_loads(source: str) -> list[int]:
    """Return the lines on which `load` is called without a directory, or handed on to be."""
    lines: list[int] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            is_load = isinstance(node.func, ast.Name) and node.func.id == "load"
            if is_load and not node.args and not node.keywords:
                lines.append(node.lineno)
            values = [*node.args, *[keyword.value for keyword in node.keywords]]
            names = [value.id for value in values if isinstance(value, ast.Name)]
            lines += [node.lineno for name in names if name == "load"]
    return lines


@pytest.mark.source
def test_content_is_passed_on_and_not_loaded_again() -> None:
    modules = {path.relative_to(SRC).as_posix(): path for path in SRC.rglob("*.py")}
    found = {
        name
        for name, path in modules.items()
        if not name.startswith("content/") and bare_loads(path.read_text(encoding="utf-8"))
    }

    assert found == MAY_LOAD


@pytest.mark.source
def test_the_server_reads_its_content_in_one_place() -> None:
    readers = {
        path.relative_to(SRC).as_posix()
        for path in (SRC / "web").rglob("*.py")
        if "content.load import load" in path.read_text(encoding="utf-8")
    }

    assert readers <= MAY_LOAD


@pytest.mark.parametrize("source", ["load()", "field(default_factory=load)", "f(load)"])
def test_a_bare_load_is_found_however_it_is_written(source: str) -> None:
    assert bare_loads(source) == [1]
    assert bare_loads("load(data); library_from(data)") == []
