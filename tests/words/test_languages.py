"""What is held of every language that there is: right everywhere, and complete where it says so."""

import re
from datetime import date
from itertools import groupby
from pathlib import Path

import pytest

from gridwright import words
from gridwright.words.catalogue import Catalogue
from gridwright.words.entries import Entry, Piece, Term, Variants
from gridwright.words.plurals import CATEGORIES, OTHER, needed
from tests.words.languages import COMPLETE, TRANSLATED, script
from tests.words.pseudo import leaves
from tests.words.test_every_message import sample

ENGLISH = words.catalogue("en")
every_language = pytest.mark.parametrize("language", words.languages())
every_translation = pytest.mark.parametrize(
    "language", [language for language in words.languages() if language != "en"]
)
FUELS = ("coal", "oil", "garbage", "uranium", "gas")


def entries(catalogue: Catalogue) -> dict[str, Entry]:
    return {**catalogue.messages, **catalogue.events}


# What scripts/words reports


def test_what_is_complete_is_there() -> None:
    assert set(COMPLETE) <= set(words.languages())


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("fault", ["missing", "untranslated", "unstamped", "outdated"])
def test_a_complete_language_lacks_nothing(language: str, fault: str) -> None:
    entries = getattr(script.Translation.of(language), fault)

    assert entries == [], f"scripts/words {language} shows them"


@every_translation
def test_a_language_has_no_ids_of_its_own(language: str) -> None:
    """It may have more special cases, "bought_fuel.card"."""
    assert script.Translation.of(language).unknown == []


TRIAL = script.Translation(
    "xx",
    {"messages.a": "Pay {cost}.", "messages.b": "Seed {seed}", "messages.c": "C", "events.d": "D"},
    {
        "messages.a": "Pay {cost}.",
        "messages.b": "Seed {seed}",
        "messages.c.card": "Ć",
        "terms.x": "X",
    },
    {"messages.a": "00000000", "messages.b": script.digest("Seed {seed}")},
    frozenset({"Seed"}),
)


def test_the_script_finds_what_is_wrong() -> None:
    assert TRIAL.missing == ["messages.c", "events.d"]
    assert TRIAL.unknown == ["terms.x"]
    assert TRIAL.untranslated == ["messages.a"]  # "Seed" is a word of both
    assert TRIAL.unstamped == ["messages.c.card", "terms.x"]
    assert TRIAL.outdated == ["messages.a"]


def test_a_stamp_is_of_the_english_that_a_translation_was_made_from(tmp_path: Path) -> None:
    path = tmp_path / "stamps.txt"
    stamps = TRIAL.stamped(["messages.a"])
    script.write_stamps(path, stamps)

    assert stamps["messages.a"] == script.digest("Pay {cost}.")
    assert stamps["messages.c.card"] == script.digest("C")  # the general case
    assert script.read_stamps(path) == stamps
    assert script.read_stamps(tmp_path / "none.txt") == {}


# Forms


@every_language
def test_a_choice_by_number_has_a_form_for_every_category(language: str) -> None:
    """Nothing more: in Polish every whole number has a form before it comes to `other`."""
    wrong = [
        f"{key}: {', '.join(choice.forms)}"
        for key, entry in entries(words.catalogue(language)).items()
        for choice in choices(entry)
        if (plural := set(choice.forms) & set(CATEGORIES)) - {OTHER}
        and plural != set(needed(language))
    ]

    assert wrong == []


@every_language
def test_a_choice_says_something_else_for_each(language: str) -> None:
    same = [
        key
        for key, entry in entries(words.catalogue(language)).items()
        if isinstance(entry, Variants) and len({leaf.text for leaf in leaves(entry)}) == 1
    ]

    assert same == []


@every_language
def test_a_counted_noun_has_a_form_after_every_number(language: str) -> None:
    """In the case in which it is counted. English has nouns that are never inflected: 3 coal."""
    own = words.catalogue(language)
    wrong = [
        f"{key}: {noun}.{piece.case}"
        for key, entry in entries(own).items()
        for leaf in leaves(entry)
        for piece in leaf.pieces
        for noun in counted(own, piece)
        if not set(needed(language)) <= counted_forms(own.terms[noun], piece.case)
        and (ENGLISH.terms[noun].forms or language != "en")
    ]

    assert wrong == []


def counted_forms(term: Term, case: str) -> set[str]:
    return set(term.cases.get(case, term.forms))


def choices(entry: Entry) -> list[Variants]:
    if not isinstance(entry, Variants):
        return []
    return [entry, *[choice for form in entry.forms.values() for choice in choices(form)]]


def counted(catalogue: Catalogue, piece: Piece) -> tuple[str, ...]:
    """Return the terms that *piece* may put after a number."""
    nouns = FUELS if piece.noun.startswith("@") else (piece.noun,)
    return tuple([noun for noun in nouns if noun in catalogue.terms])


# Sentences


@every_language
@pytest.mark.parametrize("table", ["messages", "events"])
def test_a_language_says_the_values_of_english(language: str, table: str) -> None:
    known, own = getattr(ENGLISH, table), getattr(words.catalogue(language), table)

    differing = [
        f"{key}: {', '.join(sorted(entry.keys() ^ general.keys()))}"
        for key, entry in own.items()
        if (general := known.get(key) or known.get(key.rpartition(".")[0])) is not None
        and entry.keys() != general.keys()
    ]

    assert differing == [], "\n".join(["other values:", *differing])


@every_language
def test_a_language_counts_and_joins_with_what_it_has(language: str) -> None:
    """A noun is one of its terms, a style one of its lists, a case one that its terms have."""
    own = words.catalogue(language)
    places = [
        (key, piece)
        for table in (own.messages, own.events)
        for key, entry in table.items()
        for leaf in leaves(entry)
        for piece in leaf.pieces
    ]

    wrong = [
        f"{key}: {piece.noun}.{piece.case}"
        for key, piece in places
        if (piece.noun and not piece.noun.startswith("@"))
        and f"list.{piece.noun}" not in own.messages
        and (piece.noun not in own.terms or not has_case(own.terms[piece.noun], piece.case))
    ]
    assert wrong == []


def has_case(term: Term, case: str) -> bool:
    """Whether a *term* can stand in a *case*: an accusative may be as the name is."""
    return case in ("", "acc", *term.cases)


@every_language
def test_every_sentence_of_a_language_can_be_said(language: str) -> None:
    own = words.catalogue(language)

    for table in (own.messages, own.events):
        for key, entry in table.items():
            for leaf in leaves(entry):
                assert sample(own, key, leaf) or key == "list.spaced"


@every_translation
def test_sentences_end_where_the_english_ones_do(language: str) -> None:
    own = entries(words.catalogue(language))
    differing = [
        key
        for key, entry in entries(ENGLISH).items()
        if key in own
        and {leaf.text[-1:] in ".?!" for leaf in leaves(entry)}
        != {leaf.text[-1:] in ".?!" for leaf in leaves(own[key])}
        and not key.startswith("number.")
    ]

    assert differing == []


# Numbers and days


@pytest.mark.parametrize(
    ("language", "number", "share", "day"),
    [
        ("en", "1,234,567.89", "12.5%", "8 November 2026"),
        ("pl", "1\u00a0234\u00a0567,89", "12,5%", "8 listopada 2026"),
        ("de", "1.234.567,89", "12,5\u00a0%", "8. November 2026"),
        ("es", "1\u00a0234\u00a0567,89", "12,5\u00a0%", "8 de noviembre de 2026"),
        ("cs", "1\u00a0234\u00a0567,89", "12,5\u00a0%", "8. listopadu 2026"),
    ],
)
def test_numbers_and_days_are_written_by_language(
    language: str, number: str, share: str, day: str
) -> None:
    own = words.catalogue(language)

    assert own.number(1234567.891, 2) == number
    assert own.percent(0.125, 1) == share
    assert own.day(date(2026, 11, 8)) == day


@pytest.mark.parametrize(
    ("share", "decimals", "text"),
    [
        (0.0, 0, "0%"),
        (1.0, 0, "100%"),
        (0.0049, 0, "<1%"),
        (0.0051, 0, "1%"),
        (0.9951, 0, ">99%"),
        (0.9949, 0, "99%"),
        (0.0004, 1, "<0.1%"),
        (0.9996, 1, ">99.9%"),
        (0.004, 1, "0.4%"),
        (-0.001, 1, "-0.1%"),
        (1.2, 0, "120%"),
    ],
)
def test_only_what_is_certain_is_0_or_100_percent(share: float, decimals: int, text: str) -> None:
    assert ENGLISH.percent(share, decimals) == text


def test_what_is_nearly_certain_is_written_by_language() -> None:
    assert words.catalogue("de").percent(0.001) == "<1\u00a0%"
    assert words.catalogue("pl").percent(0.999, 1) == "99,9%"


def test_small_numbers_are_not_grouped() -> None:
    assert ENGLISH.number(9999) == "9999"
    assert ENGLISH.number(-12345) == "-12,345"
    assert ENGLISH.number(2.5) == "2"  # to the even one, as Python rounds
    with words.speaking(words.catalogue("de")):
        assert (words.number(0.5, 1), words.percent(0.1)) == ("0,5", "10\u00a0%")
        assert words.day(date(2026, 3, 1)) == "1. M\u00e4rz 2026"


# Files


@every_language
def test_tables_of_a_file_that_belong_together_stand_together(language: str) -> None:
    """Weblate reads no file that goes back to ``[messages.advice]`` after ``[messages.cli]``."""
    scattered = []
    for path in sorted((script.FOLDER / language).glob("*.toml")):
        headers = re.findall(r"(?m)^\[([\w.]+)\]$", path.read_text(encoding="utf-8"))
        parts = [header.split(".") for header in headers]
        for depth in range(1, max([len(part) for part in parts]) + 1):
            groups = [key for key, _ in groupby([part[:depth] for part in parts])]
            names = [".".join(group) for group in groups if len(group) == depth]
            scattered += [f"{path.name}: {name}" for name in set(names) if names.count(name) > 1]
        scattered += [
            f"{path.name}: {header} after {earlier}"
            for number, header in enumerate(headers)
            for earlier in headers[:number]
            if earlier.startswith(f"{header}.")
        ]

    assert scattered == []
