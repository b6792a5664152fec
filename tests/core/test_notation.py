"""The grammar of actions: forms with fixed words and places, and the words of a table.

Bids stand in for other actions here: what an action means is no matter of its form.
"""

import pickle

import pytest

from gridwright.core.action import Action
from gridwright.core.errors import InvalidNotationError, Values
from gridwright.core.notation import Decision, Form, Name, Vocabulary, form_of, read, write
from gridwright.parts.auction import Bid, Drop, Open

FRUITS = (Name(4, "fig", "Fig"), Name(7, "pear", "Pear"), Name(8, "9a", "9"), Name(9, "9b", "9"))
VOCABULARY = Vocabulary({"FRUIT": FRUITS})
FORMS = (
    Form(Open, "put FRUIT high", ("item",), {"bid": 1001}, decision=Decision.OPEN, clauses="X-1"),
    Form(Open, "put FRUIT low", ("item",), {"bid": 1000}, decision=Decision.OPEN, clauses="X-1"),
    Form(Open, "take FRUIT AMOUNT", ("item", "bid"), decision=Decision.BUY, clauses="X-1"),
    Form(Bid, "take all AMOUNT", ("amount",), decision=Decision.BUY, clauses="X-1"),
    Form(Drop, "rest", decision=Decision.DROP),
)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("take fig 3", Open(4, 3)),
        ("put pear high", Open(7, 1001)),
        ("put pear low", Open(7, 1000)),
        ("take all 2", Bid(2)),
        ("rest", Drop()),
        ("put 9b low", Open(9, 1000)),
    ],
)
def test_what_is_written_is_read_back(text: str, action: Action) -> None:
    assert read(FORMS, VOCABULARY, text) == action
    assert read(FORMS, VOCABULARY, f"  {text.upper()} ") == action


@pytest.mark.parametrize(
    ("text", "action"),
    [("take fig 3", Open(4, 3)), ("put pear high", Open(7, 1001)), ("put 9a low", Open(8, 1000))],
)
def test_an_action_is_written_by_the_form_that_fits_it(text: str, action: Action) -> None:
    assert write(FORMS, VOCABULARY, action) == text


def test_a_phrase_knows_what_stands_where() -> None:
    phrase = form_of(FORMS, Open(7, 3)).phrase(Open(7, 3), VOCABULARY)

    assert (phrase.text, phrase.verb, phrase.decision) == ("take pear 3", "take", Decision.BUY)
    assert (phrase.target, phrase.number, phrase.word("FRUIT")) == ("pear", 3, "pear")
    assert (phrase.words("AMOUNT"), phrase.word("CITY")) == (("3",), "")
    assert phrase.at(12) == "take pear 12"


def test_a_phrase_without_places_has_no_target_and_no_number() -> None:
    phrase = form_of(FORMS, Drop()).phrase(Drop(), VOCABULARY)

    assert (phrase.text, phrase.target, phrase.number, phrase.fuel) == ("rest", "", 0, ())
    assert phrase.is_idle


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
    form = FORMS[2]

    assert form.verb == "take"
    assert form.places == ("FRUIT", "AMOUNT")
    assert form.help == "help.take_fruit_amount"
    assert form.clauses == ("X-1",)


def test_an_action_without_a_form_is_a_fault_of_the_program() -> None:
    with pytest.raises(AssertionError):
        write(FORMS[:1], VOCABULARY, Drop())


def test_vocabularies_with_the_same_words_are_equal_and_come_back() -> None:
    words = Vocabulary({"CITY": (Name(0, "essen", "Essen"),)})
    others = Vocabulary({"CITY": (Name(0, "koeln", "Köln"),)})

    again = pickle.loads(pickle.dumps(words))  # noqa: S301 - our own

    assert again == words
    assert hash(again) == hash(words)
    assert again.read("CITY", "essen") == 0
    assert others != words != "essen"
