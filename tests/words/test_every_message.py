"""Every message that the program can say has its words, and its words have their values."""

import re
from functools import cache

import pytest

from gridwright import words
from gridwright.core.errors import Value
from gridwright.words.catalogue import Catalogue
from gridwright.words.entries import Entry, Piece, Template
from gridwright.words.names import Names
from tests.words.collected import AN_ID, SRC, Said, errors, said
from tests.words.pseudo import leaves, pseudo

pytestmark = pytest.mark.source  # it reads the sources

ENGLISH = words.catalogue("en")
PSEUDO = pseudo(ENGLISH)
TABLES = {"messages": ENGLISH.messages, "events": ENGLISH.events}


@cache
def entries(found: Said) -> list[Entry]:
    """Return the words of *found*, with those of its special cases."""
    table = TABLES.get(found.table, {})
    return [
        entry for key, entry in table.items() if key == found.id or key.startswith(f"{found.id}.")
    ]


# The sources


@pytest.mark.untraced
def test_the_sources_are_read() -> None:
    """One of each kind that the search knows."""
    found = {(each.table, each.id): each for each in said()}

    assert found["messages", "option_unknown"].keys == frozenset({"option", "options"})
    assert found["messages", "position_bounds"].keys == frozenset(
        {"key", "word", "lowest", "highest"}
    )
    assert found["messages", "draft_complete"].keys == frozenset({"text"})
    assert found["messages", "record_key"].keys == frozenset({"key", "keys"})
    assert found["messages", "chance_hidden"].keys == frozenset({"key"})
    assert found["messages", "over_cash"].keys is None
    assert found["messages", "content_at_most"].keys == frozenset({"other", "limit"})
    assert found["messages", "title.card.about"].place == "games/registry.py"
    assert found["messages", "phase.over"].place == "core/phase.py"
    assert found["events", "bought_plant"].keys == frozenset({"who", "plant", "bid"})
    assert ("messages", "help.discard_fuel_amount") in found


@pytest.mark.untraced
def test_errors_are_known_by_their_base() -> None:
    assert {"ContentError", "HiddenChanceError", "SetupError"} <= set(errors())
    assert "BuildError" not in errors()


# English


@pytest.mark.untraced
def test_everything_that_is_said_is_an_id() -> None:
    assert [f"{each.place}: {each.id}" for each in said() if not AN_ID.fullmatch(each.id)] == []


@pytest.mark.untraced
def test_every_message_has_its_words_in_english() -> None:
    wordless = {each.id for each in said() if each.table != "terms" and not entries(each)}

    assert wordless == {"allowed"}  # which is never said


@pytest.mark.untraced
def test_every_term_is_known() -> None:
    assert [
        each.id for each in said() if each.table == "terms" and each.id not in ENGLISH.terms
    ] == []


@pytest.mark.untraced
def test_words_ask_for_no_value_that_is_not_given() -> None:
    lacking = [
        f"{each.place}: {each.id}: {key}"
        for each in said()
        if each.table != "terms" and each.keys is not None
        for entry in entries(each)
        for key in sorted(entry.keys() - each.keys)
    ]

    assert lacking == []


@pytest.mark.untraced
def test_a_value_that_is_given_is_said() -> None:
    unsaid = [
        f"{each.place}: {each.id}: {key}"
        for each in said()
        if each.is_exact and each.keys is not None and entries(each)
        for key in sorted(each.keys - set().union(*[entry.keys() for entry in entries(each)]))
    ]

    assert unsaid == []


@pytest.mark.untraced
def test_no_words_are_left_over() -> None:
    """Every id, the general one of a special case, or its family stands in some source."""
    text = "".join([path.read_text(encoding="utf-8") for path in sorted(SRC.rglob("*.py"))])
    pages = [path.read_text(encoding="utf-8") for path in sorted(SRC.rglob("*.html"))]
    text += "".join(pages).replace("'", '"')  # in an attribute an id has the other quotes
    lessons = [path.stem for path in SRC.joinpath("data", "lessons").glob("*.toml")]
    known = {each.id for each in said()}

    def is_used(key: str) -> bool:
        general = key.rpartition(".")[0]
        parts = key.split(".")
        families = [f"{'.'.join(parts[:end])}.{{" for end in range(2, len(parts))]
        is_found = any(each in known or f'"{each}"' in text for each in (key, general))
        return is_found or any(family in text for family in families)

    spare = [
        key
        for table in TABLES.values()
        for key in table
        if not (is_used(key) or key.startswith("list.") or is_of(key, lessons))
    ]
    assert spare == []


def is_of(key: str, lessons: list[str]) -> bool:
    """Whether *key* belongs to one of the *lessons*, whose tests look for texts without a use."""
    return any(key.startswith(f"lesson.{lesson}.") for lesson in lessons)


# Another language


@pytest.mark.parametrize("table", [PSEUDO.messages, PSEUDO.events], ids=["messages", "events"])
def test_nothing_english_is_said_in_another_language(table: dict[str, Entry]) -> None:
    """All but the values: those are figures here."""
    english = {
        key: text
        for key, entry in table.items()
        for leaf in leaves(entry)
        if re.search("[A-Za-z]", text := sample(PSEUDO, key, leaf))
    }

    assert english == {}


def test_what_is_counted_is_a_term_and_what_is_joined_has_a_style() -> None:
    pieces = [
        piece
        for table in TABLES.values()
        for entry in table.values()
        for leaf in leaves(entry)
        for piece in leaf.pieces
        if piece.noun and not piece.noun.startswith("@")
    ]

    unknown = [piece.noun for piece in pieces if not (is_counted(piece) or is_list(piece))]
    assert unknown == []
    assert any(is_counted(piece) for piece in pieces)
    assert any(is_list(piece) for piece in pieces)


def is_counted(piece: Piece) -> bool:
    return piece.noun.startswith("@") or piece.noun in ENGLISH.terms


def is_list(piece: Piece) -> bool:
    return f"list.{piece.noun}" in ENGLISH.messages


SAMPLES: dict[str, Value] = {
    "who": 0,
    "order": "BA",
    "phase": "auction",
    "resource": "coal",
    "stored": ("coal 2", "oil 0"),
    "owned": (),
    "clauses": ("1", "2"),
}


def sample(catalogue: Catalogue, key: str, sentence: Template) -> str:
    """Return *sentence* with figures as its values."""
    names = Names(("1", "2"), "", lambda _: "3")
    values: dict[str, Value] = {name: SAMPLES.get(name, "4") for name in [*sentence.keys()]}
    for piece in sentence.pieces:
        if is_counted(piece):
            values[piece.key] = 2
        elif is_list(piece):
            values[piece.key] = ("5", "6")
    return catalogue.fill(sentence, values, names, key)
