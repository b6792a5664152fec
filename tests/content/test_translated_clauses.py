"""Clauses in other languages: what is read, what falls back to English, what must be there."""

import re
from dataclasses import replace

import pytest

from gridwright.content import rulebook
from gridwright.content.citations import references, rulings_of, standing
from gridwright.content.rulebook import Clause, Translation, clauses, digest, look_up, search
from tests.scripts.loading import load_script
from tests.words.languages import WITH_CLAUSES

script = load_script("translated-clauses")
LANGUAGES = rulebook.languages()

PURSE = Clause("XX-1", "Pay 3 now.", "PL", "1 Money", "clause", "board", "Paying")
LOAN = Clause("XX-2", "No loans.", "PL", "1 Money", "clause", "board", "Paying")
END = Clause("XX-3", "The end.", "PL", "2 End", "clause", "board")
SOME = {clause.id: clause for clause in (PURSE, LOAN, END)}
PAY = Translation("XX-1", "Zapłać teraz 3.", "d17ea5c0", "1 Pieniądze", "Płacenie")

DIFFERENT_NUMBERS: dict[str, str] = {}  # ids whose numbers differ, with reasons


# What is read


def test_english_is_what_the_specification_says() -> None:
    assert clauses("en") is clauses()
    assert clauses()["RC-2.12"].language == "en"
    assert clauses()["RC-2.12"].original is None


def test_a_translated_clause_keeps_its_id_sources_and_original() -> None:
    clause = clauses("pl")["RC-2.12"]

    assert clause.text == "Przebicie to dowolna liczba całkowita wyższa od bieżącej oferty."
    assert (clause.language, clause.lack) == ("pl", None)
    assert (clause.section, clause.part) == (
        "RC-2 Faza 2 — licytacja elektrowni",
        "(a) Wskazanie elektrowni i licytacja",
    )
    assert clause.original == clauses()["RC-2.12"]
    assert clause.sources == "D"
    assert standing(clause) == "derived"


def test_rulings_are_found_by_their_ids() -> None:
    clause = clauses("pl")["RC-4.2"]

    assert [ruling.id for ruling in rulings_of(clause)] == ["A24"]


def test_languages_with_all_clauses_are_there() -> None:
    assert set(WITH_CLAUSES) <= set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_clauses_have_the_order_of_the_specification(language: str) -> None:
    assert list(clauses(language)) == list(clauses())


def test_reading_again_costs_nothing() -> None:
    assert clauses("pl") is clauses("pl")


# What falls back to English


def translated(*texts: Translation) -> dict[str, Clause]:
    return rulebook.translated(SOME, texts, "pl")


def test_a_translation_of_the_present_text_is_read() -> None:
    clause = translated(replace(PAY, digest=digest("Pay 3 now.")))["XX-1"]

    assert (clause.text, clause.language, clause.lack) == ("Zapłać teraz 3.", "pl", None)


@pytest.mark.parametrize("stamp", ["d17ea5c0", ""])
def test_a_translation_of_another_text_is_outdated(stamp: str) -> None:
    clause = translated(replace(PAY, digest=stamp))["XX-1"]

    assert (clause.text, clause.language, clause.lack) == ("Pay 3 now.", "en", "outdated")
    assert clause.original == PURSE


def test_a_clause_without_translation_is_missing() -> None:
    clause = translated()["XX-1"]

    assert (clause.text, clause.language, clause.lack) == ("Pay 3 now.", "en", "missing")


def test_headings_are_those_of_the_clauses_below_them() -> None:
    """One translated clause is enough for the others of its section."""
    texts = translated(PAY)

    assert (texts["XX-2"].section, texts["XX-2"].part) == ("1 Pieniądze", "Płacenie")
    assert (texts["XX-3"].section, texts["XX-3"].part) == ("2 End", "")


def test_a_translation_of_no_clause_is_ignored() -> None:
    assert list(translated(replace(PAY, id="XX-9"))) == ["XX-1", "XX-2", "XX-3"]


def test_a_language_without_files_is_read_in_english() -> None:
    clause = clauses("xx")["RC-2.12"]

    assert clause.text == clauses()["RC-2.12"].text
    assert (clause.language, clause.lack) == ("en", "missing")


def test_the_digest_is_the_same_everywhere() -> None:
    assert digest("No bid may exceed the bidder's cash.") == "230831fc"
    assert digest("Nikt nie może…") == "2f538720"


# What a search finds


def test_a_search_finds_words_of_the_language_and_of_english() -> None:
    polish = [clause.id for clause in search("przebicie liczba całkowita", "pl")]
    english = [clause.id for clause in search("raise integer", "pl")]

    assert polish == ["RC-2.12", "CL-2.10"]
    assert english == ["RC-2.12", "CL-2.10"]
    assert search("raise integer", "pl")[0].language == "pl"
    assert search("przebicie liczba całkowita") == []


def test_a_search_does_not_mix_languages() -> None:
    assert search("przebicie integer", "pl") == []


def test_ids_are_looked_up_in_the_language() -> None:
    assert [clause.language for clause in look_up(["rc-2.12", "RC-2.1"], "pl")] == ["pl", "en"]


# What must be there


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_translated_id_is_that_of_a_clause(language: str) -> None:
    identifiers = [text.id for text in rulebook.translations(language)]

    assert script.unknown(language) == []
    assert len(identifiers) == len(set(identifiers))


@pytest.mark.parametrize("language", WITH_CLAUSES)
def test_all_that_players_are_referred_to_is_translated(language: str) -> None:
    """`scripts/translated-clauses` shows the texts, and stamps what was read again."""
    assert script.lacking(language, script.cited()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_translation_is_outdated(language: str) -> None:
    outdated = [clause.id for clause in clauses(language).values() if clause.lack == "outdated"]

    assert outdated == []


@pytest.mark.parametrize("language", WITH_CLAUSES)
def test_what_a_translated_clause_refers_to_is_translated(language: str) -> None:
    """The clauses that its text names, and the rulings that its card shows below it."""
    texts = clauses(language)
    lacking = [
        f"{clause.id}: {identifier}"
        for clause in texts.values()
        if clause.lack is None
        for identifier in (
            *[match[0] for match in references(clause.text)],
            *[ruling.id for ruling in rulings_of(clause)],
        )
        if texts[identifier].lack
    ]

    assert lacking == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_refers_to_the_clauses_that_the_english_text_names(language: str) -> None:
    different = [
        clause.id
        for clause in clauses(language).values()
        if clause.original is not None and named(clause.text) != named(clause.original.text)
    ]

    assert different == []


def named(text: str) -> set[str]:
    return {match[0] for match in references(text)}


def numbers(text: str) -> set[int]:
    return {int(figure) for figure in re.findall(r"[0-9]+", text)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_those_of_the_english_text(language: str) -> None:
    different = [
        clause.id
        for clause in clauses(language).values()
        if clause.original is not None and numbers(clause.text) != numbers(clause.original.text)
    ]

    assert different == list(DIFFERENT_NUMBERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_parts_of_sections_have_names_where_english_has_them(language: str) -> None:
    english = clauses()
    labels = {
        (english[text.id].part != "", text.part != "") for text in rulebook.translations(language)
    }

    assert labels <= {(False, False), (True, True)}


def test_what_players_are_referred_to_is_found_in_the_sources() -> None:
    """A refusal, an action, an option, a map, a setup, a technology; not what authors read."""
    cited = script.cited()

    assert {"RC-2.7", "CG-1.9", "A46", "RC-U2", "CL-S17", "OP-X.20", "OP-S1"} <= set(cited)
    assert "CG-U1.1" not in cited


# Stamping


def test_new_lines_are_stamped_and_old_ones_only_by_name() -> None:
    new = "- **RC-2.13** Tekst.\n"
    old = "- **RC-2.12** `00000000` Tekst.\n"
    text = f"# Nagłówek\n\n{new}{old}- **XX-1** Tekst.\n"

    assert script.stamp(text, ()) == text.replace(new, "- **RC-2.13** `230831fc` Tekst.\n")
    assert "`00000000`" not in script.stamp(text, ("RC-2.12",))
