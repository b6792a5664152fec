"""The grammar of actions: forms with fixed words and places, and the words of a table."""

from dataclasses import dataclass

import pytest

from gridwright.core.action import Action
from gridwright.core.errors import InvalidNotationError, Values
from gridwright.core.notation import Form, Name, Vocabulary, read, write


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take a fruit."""

    fruit: int
    amount: int


@dataclass(frozen=True, slots=True)
class Put(Action):
    """Put a fruit on one of two shelves."""

    shelf: int
    fruit: int


@dataclass(frozen=True, slots=True)
class Rest(Action):
    """Rest."""


FRUITS = (Name(4, "fig", "Fig"), Name(7, "pear", "Pear"), Name(8, "9a", "9"), Name(9, "9b", "9"))
VOCABULARY = Vocabulary({"FRUIT": FRUITS})
FORMS = (
    Form(Take, "take FRUIT AMOUNT", ("fruit", "amount")),
    Form(Put, "put FRUIT high", ("fruit",), {"shelf": 1}),
    Form(Put, "put FRUIT low", ("fruit",), {"shelf": 0}),
    Form(Take, "take all AMOUNT", ("amount",), {"fruit": 0}),
    Form(Rest, "rest"),
)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("take fig 3", Take(4, 3)),
        ("put pear high", Put(1, 7)),
        ("put pear low", Put(0, 7)),
        ("take all 2", Take(0, 2)),
        ("rest", Rest()),
        ("put 9b low", Put(0, 9)),
    ],
)
def test_what_is_written_is_read_back(text: str, action: Action) -> None:
    assert read(FORMS, VOCABULARY, text) == action
    assert read(FORMS, VOCABULARY, f"  {text.upper()} ") == action


@pytest.mark.parametrize(
    ("text", "action"),
    [("take fig 3", Take(4, 3)), ("put pear high", Put(1, 7)), ("put 9a low", Put(0, 8))],
)
def test_an_action_is_written_by_the_form_that_fits_it(text: str, action: Action) -> None:
    assert write(FORMS, VOCABULARY, action) == text


@pytest.mark.parametrize(
    ("text", "message", "values"),
    [
        ("", "notation_empty", {}),
        ("  ", "notation_empty", {}),
        ("fly", "notation_verb", {"word": "fly", "forms": tuple([form.text for form in FORMS])}),
        ("rest now", "notation_form", {"word": "rest", "forms": ("rest",)}),
        (
            "put fig middle",
            "notation_form",
            {"word": "put", "forms": ("put FRUIT high", "put FRUIT low")},
        ),
        ("take fig many", "notation_number", {"word": "many"}),
        ("take fig -1", "notation_number", {"word": "-1"}),
        ("take fig ²", "notation_number", {"word": "²"}),
        ("take fig 1234567", "notation_number", {"word": "1234567"}),
        ("take fig 0", "notation_amount", {"lowest": 1}),
        (
            "put plum low",
            "notation_unknown",
            {"place": "FRUIT", "word": "plum", "words": ("fig", "pear", "9a", "9b")},
        ),
        (
            "put 9 low",
            "notation_several",
            {"place": "FRUIT", "word": "9", "words": ("9a", "9b")},
        ),
    ],
)
def test_what_cannot_be_read_says_why(text: str, message: str, values: Values) -> None:
    with pytest.raises(InvalidNotationError) as error:
        read(FORMS, VOCABULARY, text)

    assert error.value.message.id == message
    assert error.value.message.values == values


def test_a_form_tells_its_verb_its_places_and_its_help() -> None:
    form = FORMS[0]

    assert form.verb == "take"
    assert form.places == ("FRUIT", "AMOUNT")
    assert form.help == "help.take_fruit_amount"


def test_an_action_without_a_form_is_a_fault_of_the_program() -> None:
    with pytest.raises(AssertionError):
        write(FORMS[:1], VOCABULARY, Rest())
