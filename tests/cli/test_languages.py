"""The language of the terminal: said, or the system's."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len

from gridwright import words
from tests.cli.programs import run_here
from tests.cli.terminal import gridwright

RECORDS = Path(__file__).parents[1] / "records"
CARD_IN_POLISH = "card  Wysokie napięcie: gra karciana"


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    """Leave the language as it was."""
    with words.speaking(words.current()):
        yield


def test_the_language_is_the_one_that_is_said() -> None:
    assert CARD_IN_POLISH in gridwright("--language", "pl", "titles").stdout
    assert "card  Power Grid: The Card Game" in gridwright("--language", "en", "titles").stdout


def test_the_board_of_outpost_has_its_name_in_the_language_in_use() -> None:
    assert (
        "Spielplan von Funkenschlag: Outpost"
        in gridwright("--language", "de", "show", "board").stdout
    )


@pytest.mark.parametrize(
    ("name", "value", "language"),
    [
        ("LANG", "pl_PL.UTF-8", "pl"),
        ("LC_MESSAGES", "pl_PL", "pl"),
        ("LC_ALL", "pl", "pl"),
        ("LANG", "tlh_KR.UTF-8", "en"),
        ("LANG", "", "en"),
    ],
)
def test_else_it_is_that_of_the_system(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    name: str,
    value: str,
    language: str,
) -> None:
    for other in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(other, raising=False)
    monkeypatch.setenv(name, value)

    ended = run_here(capsys, "titles")

    title = words.catalogue(language).text("title.card")
    assert (ended.status, words.current().language) == (0, language)
    assert f"card  {title}" in ended.output


def test_what_is_said_counts_more_than_the_system(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")

    assert CARD_IN_POLISH not in run_here(capsys, "--language", "en", "titles").output


def test_a_language_without_words_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    ended = run_here(capsys, "--language", "tlh", "titles")

    assert ended.status == 2
    known = ", ".join(words.languages())
    assert f"There is no language 'tlh'. Choose from: {known}." in ended.errors


@pytest.mark.parametrize("language", words.languages())
def test_rows_of_cards_are_named_in_one_line(language: str) -> None:
    own = words.catalogue(language)

    assert max([cell_len(own.text(f"cli.column.{row}")) for row in ("on_sale", "future")]) <= 7


def test_a_game_is_told_in_polish() -> None:
    table = ("play", "--title", "recharged", "--seats", "3", "--seed", "7", "--no-save")
    said = gridwright("--language", "pl", *table, lines=("open 3 99", "quit"), columns=120).stdout

    assert "Wysokie napięcie: Recharged · Niemcy" in said
    assert "Nie można: " in said


def test_longer_words_go_to_the_next_line_of_a_card() -> None:
    """Plant 5 burns coal or oil and powers a city: too long for one line in Polish and Czech."""
    table = ("play", "--title", "recharged", "--seats", "3", "--seed", "7", "--no-save")
    said = gridwright("--language", "pl", *table, lines=("market", "quit"), columns=120).stdout
    rows = said.splitlines()
    burning = next(number for number, row in enumerate(rows) if "│ 2 węgiel/olej │" in row)

    assert "│ → 1           │" in rows[burning + 1]
    said = gridwright("--language", "cs", *table, lines=("market", "quit")).stdout
    assert "│ 2\u00d7 uhlí/ropa  │" in said


def test_stored_resources_have_a_form_that_fits_every_number() -> None:
    """Czech declines *ropa* after a number, so a sign of multiplication comes between them."""
    record = str(RECORDS / "recharged" / "4-phase_5-germany.txt")
    said = gridwright("--language", "cs", "replay", record, "--until", "107").stdout

    ana = next(row for row in said.splitlines() if row.startswith(" A Ana "))
    assert ana.split()[-4:] == ["3\u00d7", "ropa", "2", "2"]  # stored, cities, can power


def test_areas_of_the_planet_have_names() -> None:
    record = str(RECORDS / "outpost" / "3-phase_2.txt")
    said = gridwright("--language", "cs", "replay", record, "--until", "100").stdout

    assert "╭─ střed ─" in said


# Clauses


def test_clauses_are_in_the_language_with_the_english_below() -> None:
    shown = gridwright("--language", "pl", "rules", "RC-2.12", columns=200).stdout

    assert [line.strip() for line in shown.splitlines()] == [
        "RC-2.12  RC-2 Faza 2 — licytacja elektrowni",
        "Przebicie to dowolna liczba całkowita wyższa od bieżącej oferty.",
        "po angielsku: A raise is any integer above the current bid.",
        "źródło: D",
    ]


def test_a_clause_in_english_for_want_of_a_translation_says_so() -> None:
    shown = gridwright("--language", "pl", "rules", "RC-2.16", columns=200).stdout

    assert [line.strip() for line in shown.splitlines()] == [
        "RC-2.16  RC-2 Faza 2 — licytacja elektrowni",
        "Bidding goes round until one bidder remains; he wins.",
        "Po angielsku: jeszcze bez tłumaczenia.",
        "źródło: ES+PL",
    ]


@pytest.mark.parametrize("query", ["przebicie całkowita", "raise integer"])
def test_clauses_are_found_by_words_of_both_languages(query: str) -> None:
    shown = gridwright("--language", "pl", "rules", query).stdout

    assert "RC-2.12  RC-2 Faza 2" in shown
    assert "RC-2.13" not in shown


def test_a_refusal_is_explained_in_the_language() -> None:
    game = ("play", "--seats", "2", "--bots", "0", "--seed", "1", "--title", "classic")

    shown = gridwright("--language", "pl", *game, lines=("why pass", "rules CL-2.26")).stdout

    assert shown.count("Runda 1: dlatego nie wolno spasować; wycofać się z licytacji wolno.") == 2
    assert "po angielsku: Round 1: phase-passing is therefore not allowed;" in shown


def test_the_contents_have_the_names_of_sections_in_the_language() -> None:
    assert "RC-4 Faza 4 — rozbudowa sieci" in gridwright("--language", "pl", "rules").stdout
