from collections import Counter

import pytest

from gridwright.content.rulebook import Clause, clauses, search


def test_every_clause_of_every_title_is_read() -> None:
    """The numbers are counted by hand in the files; board.md states its own."""
    counted = Counter(clause.id.split("-")[0] for clause in of_kind("clause"))

    assert counted == {"RC": 266, "CL": 166, "CG": 212, "DC": 17, "OP": 277}


def test_every_ruling_is_read() -> None:
    found = [clause.id for clause in of_kind("ruling")]

    assert found == [
        *(f"A{number:02}" for number in range(1, 66)),
        *(f"CG-A{number}" for number in range(1, 34)),
        *(f"OP-A{number}" for number in range(1, 45)),
    ]


def test_every_test_case_is_read() -> None:
    found = [clause.id for clause in of_kind("case")]

    assert len([identifier for identifier in found if identifier.startswith("T")]) == 65
    assert found[65:] == [
        *(f"CG-T{number}" for number in range(1, 46)),
        *(f"OP-T{number}" for number in range(1, 60)),
    ]


def test_a_clause_has_text_sources_and_section() -> None:
    assert clauses()["RC-2.40"] == Clause(
        "RC-2.40",
        "Token on a plant and a plant with a **lower** number is drawn: "
        "the drawn plant is removed from the game.",
        "ES+PL, A10",
        "RC-2 Phase 2 — auction",
        "clause",
        "board",
        "Discount token life cycle",
    )


@pytest.mark.parametrize(
    ("identifier", "sources"),
    [
        ("RC-S4", "PL (the table is missing in ES)"),
        ("RC-T17", "ES+PL, D"),
        ("CL-4.17", "CZ (example), A26"),
        ("CG-1.8", '(L240 "outbid") [D]'),
        ("CG-1.24", "(L274-275) [R→CG-A3]"),
        ("OP-2.15", "[R→OP-A4]"),
    ],
)
def test_sources_are_what_follows_the_text(identifier: str, sources: str) -> None:
    assert clauses()[identifier].sources == sources


def test_no_clause_is_without_text_or_source() -> None:
    assert [clause.id for clause in of_kind("clause") if not clause.text.strip()] == []
    assert [clause.id for clause in of_kind("clause") if not clause.sources] == []


def test_a_ruling_tells_issue_decision_and_reason() -> None:
    ruling = clauses()["A05"]

    assert ruling.text == (
        'Start order: PL setup "in any way", elsewhere "at random". Ruling: Random.'
    )
    assert ruling.sources == "ES, and PL twice later."


def test_a_case_tells_what_it_shows() -> None:
    assert clauses()["T08"].sources == "RC-P11; ES, PL"
    assert clauses()["T08"].text == "Plant 33: no fuel, stores none, powers 4 cities."
    assert clauses()["CG-T3"].sources == "L76"


def test_a_case_without_sources_keeps_its_first_bracket() -> None:
    assert clauses()["OP-T16"].sources == ""
    assert clauses()["OP-T16"].text.startswith("(each card in the current market")


def test_the_trust_has_clauses_not_cases() -> None:
    assert clauses()["RC-T1"].kind == "clause"


def test_search_finds_all_words_in_any_case() -> None:
    found = search("TOKEN Lower drawn")

    assert "RC-2.40" in [clause.id for clause in found]
    assert all("token" in clause.text.casefold() for clause in found)


def test_search_puts_the_id_first() -> None:
    found = [clause.id for clause in search("rc-2.4")]

    assert found[:3] == ["RC-2.4", "RC-2.40", "RC-2.41"]


def test_search_puts_texts_that_mention_the_id_after_ids_that_hold_it() -> None:
    found = [clause.id for clause in search("RC-S9")]

    assert found == ["RC-S9", "RC-S30", "RC-1.4"]


def test_search_for_nothing_finds_nothing() -> None:
    assert search("  ") == []
    assert search("zeppelin") == []


def of_kind(kind: str) -> list[Clause]:
    return [clause for clause in clauses().values() if clause.kind == kind]
