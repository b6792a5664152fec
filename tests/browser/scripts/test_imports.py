"""Which script imports which: none of them itself, by whatever way."""

import re
from pathlib import Path

import pytest

STATIC = Path(__file__).parents[3] / "src" / "gridwright" / "web" / "static" / "gridwright"
IMPORT = re.compile(r'^import (?:[^"]* from )?"\./([\w-]+)\.js";', re.MULTILINE)

pytestmark = pytest.mark.source


def imports() -> dict[str, list[str]]:
    return {
        path.stem: IMPORT.findall(path.read_text(encoding="utf-8")) for path in STATIC.glob("*.js")
    }


def cycles(graph: dict[str, list[str]]) -> list[list[str]]:
    """Return every way that leads from a script back to itself, once from each of its scripts."""

    def walk(way: list[str]) -> list[list[str]]:
        rings = []
        for name in graph[way[-1]]:
            if name == way[0]:
                rings.append([*way, name])
            elif name not in way:
                rings += walk([*way, name])
        return rings

    return [ring for name in graph for ring in walk([name])]


def test_no_script_imports_itself() -> None:
    assert cycles(imports()) == []


def test_a_cycle_is_found() -> None:
    graph = {"live": ["sending"], "sending": ["unsent", "live"], "unsent": []}

    assert cycles(graph) == [["live", "sending", "live"], ["sending", "live", "sending"]]


def test_the_imports_are_read() -> None:
    graph = imports()

    assert graph["presses"] == ["dom", "parts", "sending"]
    assert graph["replay"] == ["dom", "menus"]
    assert graph["dom"] == []
    assert graph["table"][:3] == ["live", "menus", "notice"]


@pytest.mark.parametrize("path", sorted(STATIC.glob("*.js")), ids=lambda path: path.name)
def test_editors_check_types_too(path: Path) -> None:
    assert path.read_text(encoding="utf-8").startswith("// @ts-check\n// ")
