"""Phases and parts ask questions of edition and map; they never look at a name.

A rule behind `if map.name == ...` is found by nobody who adds the next map. The question belongs
into `Edition` or `MapRules`, with a default.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parents[2] / "src" / "gridwright"
WATCHED = sorted(
    [*SRC.glob("games/*/phases/*.py"), *SRC.glob("phases/*.py"), *SRC.glob("parts/*.py")]
)

NAME = re.compile(r"(?:^|\.)(?:title|\w*edition\.(?:name|id)|\w*map\.(?:name|id))$")
RULES_CLASS = re.compile(r"\b\w+(?:Rules|Edition)\b")


def test_phases_and_parts_are_found() -> None:
    assert {path.parent for path in WATCHED} == {
        SRC / "phases",
        SRC / "parts",
        *[SRC / "games" / engine / "phases" for engine in ("board", "cardgame", "outpost")],
    }


@pytest.mark.parametrize("path", WATCHED, ids=lambda path: path.relative_to(SRC).as_posix())
def test_no_phase_knows_a_map(path: Path) -> None:
    """A map knows the phases that it plays differently, and not the other way round."""
    assert not re.search(r"import.*\bmaps\b|from gridwright\.games\.board\.maps", path.read_text())


@pytest.mark.parametrize("path", WATCHED, ids=lambda path: path.relative_to(SRC).as_posix())
def test_no_rule_looks_at_a_name(path: Path) -> None:
    assert list(comparisons(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "source",
    [
        "if edition.name == 'classic': pass",
        "if state.setup.edition.name != 'classic': pass",
        "if 'usa' == state.setup.map.id: pass",
        "if setup.city_map.name in ('USA', 'Germany'): pass",
        "rebate = 1 if state.setup.title == 'classic' else 0",
        "if title == 'classic': pass",
        "match setup.map.name:\n    case 'USA': pass",
        "if isinstance(setup.map_rules, UsaRules): pass",
        "if isinstance(edition, (board.ClassicEdition, int)): pass",
    ],
)
def test_a_look_at_a_name_is_found(source: str) -> None:
    assert len(list(comparisons(source))) == 1


@pytest.mark.parametrize(
    "source",
    [
        "if plant.number == 39: pass",
        "if isinstance(action, BuyResource): pass",
        "if state.setup.edition.has_token(state): pass",
        "if event.subtitle == 'x': pass",
    ],
)
def test_other_comparisons_are_fine(source: str) -> None:
    assert list(comparisons(source)) == []


def comparisons(source: str) -> Iterator[str]:
    """Yield every expression of *source* that depends on a name or on a class of rules."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Compare(left=left, comparators=others):
                is_guilty = any(NAME.search(ast.unparse(side)) for side in (left, *others))
            case ast.Match(subject=subject):
                is_guilty = NAME.search(ast.unparse(subject)) is not None
            case ast.Call(func=ast.Name(id="isinstance" | "issubclass"), args=[_, classes]):
                is_guilty = RULES_CLASS.search(ast.unparse(classes)) is not None
            case _:
                is_guilty = False
        if is_guilty:
            yield ast.unparse(node)
