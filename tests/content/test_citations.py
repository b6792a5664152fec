import pytest

from gridwright.content.citations import references, resting_on, rulings_of, standing
from gridwright.content.rulebook import clauses


def test_only_clauses_that_there_are_are_references() -> None:
    text = "as RC-2.44 and A10, not RC-G*, RC-99.9, T99, CG-TB3 or XA10; see RC-ST14 to 17."

    assert [found[0] for found in references(text)] == ["RC-2.44", "A10", "RC-ST14"]


@pytest.mark.parametrize(
    ("identifier", "sources", "expected"),
    [
        ("RC-S1", "ES+PL", "stated"),
        ("RC-S4", "PL (the table is missing in ES)", "stated"),
        ("RC-2.40", "ES+PL, A10", "stated"),
        ("RC-4.23", "D (absent from ES and PL)", "derived"),
        ("RC-P15", "D (RC-P6 + RC-5.8)", "derived"),
        ("RC-S28", "D, A63", "ruled"),
        ("CG-1.8", '(L240 "outbid") [D]', "derived"),
        ("CG-1.24", "(L274-275) [R→CG-A3]", "ruled"),
        ("DC-13", "(L558-559; amounts unknown, CG-U5)", "open"),
        ("CG-U1", "", "open"),
        ("A05", "ES, and PL twice later.", "ruled"),
        ("T08", "RC-P11; ES, PL", "stated"),
    ],
)
def test_a_clause_stands_on_its_sources(identifier: str, sources: str, expected: str) -> None:
    clause = clauses()[identifier]

    assert clause.sources == sources
    assert standing(clause) == expected


def test_a_clause_and_its_ruling_know_each_other() -> None:
    assert [ruling.id for ruling in rulings_of(clauses()["RC-S5"])] == ["A57"]
    assert rulings_of(clauses()["RC-S1"]) == []
    assert resting_on("A24") == ("RC-4.2", "CL-4.2")
    assert resting_on("RC-S1") == ()
