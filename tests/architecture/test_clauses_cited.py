"""Every clause of the titles in scope is cited by a test, or excused with a reason."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from gridwright.content.rulebook import clauses
from tests.scripts.loading import load_script

ROOT = Path(__file__).parents[2]
EXCUSED_AT_MOST = 12  # per title: excusing is for cardboard, not for what is hard to test


script = load_script("clauses")


@pytest.fixture(scope="module")
def citations() -> Any:  # noqa: ANN401 - of a script
    """All that the tests cite."""
    return script.read_citations(ROOT, script.read_scope(ROOT))


def test_every_clause_in_scope_is_cited_or_excused(citations: Any) -> None:  # noqa: ANN401
    scope = script.read_scope(ROOT)

    result = script.report(citations, scope.excused, scope.prefixes)

    assert result.uncited == [], "scripts/clauses --uncited shows what they say"


def test_no_excused_clause_is_cited(citations: Any) -> None:  # noqa: ANN401
    excused = script.read_scope(ROOT).excused

    assert [identifier for identifier in excused if identifier in citations.by_clause] == []


def test_every_excused_clause_exists_and_has_a_reason() -> None:
    excused = script.read_scope(ROOT).excused

    assert [identifier for identifier in excused if identifier not in clauses()] == []
    assert [identifier for identifier, reason in excused.items() if not reason.strip()] == []


def test_few_clauses_are_excused() -> None:
    excused = Counter(script.prefix(identifier) for identifier in script.read_scope(ROOT).excused)

    assert [title for title, count in excused.items() if count > EXCUSED_AT_MOST] == []


@pytest.mark.parametrize(
    ("text", "cited"),
    [
        ("RC-2.4 is a prefix of another", ["RC-2.4"]),
        ("as in RC-2.40.", ["RC-2.40"]),
        ("RC-2.40, CL-W4; DC-9", ["RC-2.40", "CL-W4", "DC-9"]),
        ("RC-2.40..RC-2.43", ["RC-2.40", "RC-2.41", "RC-2.42", "RC-2.43"]),
        ("RC-2.9..2.11", ["RC-2.9", "RC-2.10", "RC-2.11"]),
        ("RC-S10..S13", ["RC-S10", "RC-S11", "RC-S12", "RC-S13"]),
        ("RC-ST8..10.", ["RC-ST8", "RC-ST9", "RC-ST10"]),
        ("OP-2m.15 and OP-ST.3", ["OP-2m.15", "OP-ST.3"]),
        ("CG-T4 is a case, A10 a ruling", []),
        ("XRC-2.4", []),
    ],
)
def test_citations_are_read_as_people_write_them(text: str, cited: list[str]) -> None:
    assert list(cited_by(text)) == cited


@pytest.mark.parametrize(
    "text", ["RC-2.99", "RC-2.43..RC-2.40", "RC-2.40..RC-3.2", "RC-2.40..CL-2.3", "CG-T99"]
)
def test_a_citation_that_means_nothing_is_reported(text: str) -> None:
    citations = script.Citations()

    citations.note(text, "here", known())

    assert citations.unknown == {text: ["here"]}
    assert citations.by_clause == {}


def test_a_group_of_clauses_may_be_named_without_citing_it() -> None:
    citations = script.Citations()

    citations.note("RC-ST, RC-2 and OP-X", "here", known())

    assert citations == script.Citations()


def test_only_test_functions_and_records_cite(tmp_path: Path) -> None:
    write(tmp_path / "tests" / "excused_clauses.toml", SCOPE)
    write(tmp_path / "tests" / "games" / "test_auction.py", TEST_FILE)
    write(tmp_path / "tests" / "apart" / "test_other.py", "def test_x():\n    'RC-2.9'\n")
    write(tmp_path / "tests" / "records" / "board" / "game.txt", "1 A pass  # RC-2.27\n")

    scope = script.read_scope(tmp_path)
    citations = script.read_citations(tmp_path, scope)

    assert citations.by_clause == {
        "RC-2.3": ["tests/games/test_auction.py::test_decorated"],
        "RC-2.4": ["tests/games/test_auction.py::test_decorated"],
        "RC-2.5": ["tests/games/test_auction.py::test_in_a_class"],
        "RC-2.27": ["tests/records/board/game.txt"],
    }


def test_a_clause_both_excused_and_cited_is_reported() -> None:
    citations = script.Citations({"DC-1": ["here"]})

    result = script.report(citations, {"DC-1": "why", "DC-2": "why"}, ("DC",))

    assert result.excused_and_cited == ["DC-1"]
    assert result.counts() == "17 clauses, 1 cited, 1 excused, 15 uncited"


SCOPE = """
[scope]
prefixes = ["RC"]
not_rules = ["tests/apart"]
[excused]
"""

TEST_FILE = '''
"""RC-2.1 in a module docstring does not count."""

CASES = "RC-2.2"


@mark("RC-2.3")
def test_decorated():
    """Says RC-2.4."""


class TestGroup:
    """RC-2.6 neither."""

    def test_in_a_class(self):
        pass  # RC-2.5


def shared():
    """RC-2.7 belongs to no test."""
'''


def known() -> dict[str, object]:
    return {clause.id: clause for clause in clauses().values() if clause.kind == "clause"}


def cited_by(text: str) -> list[str]:
    citations = script.Citations()
    citations.note(text, "here", known())
    return list(citations.by_clause)


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
