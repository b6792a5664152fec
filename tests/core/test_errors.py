"""Messages, refusals and errors; what they say in words is tested in tests/words."""

from collections.abc import Iterator
from dataclasses import FrozenInstanceError

import pytest

from gridwright import words
from gridwright.core.errors import (
    ALLOWED,
    GridwrightError,
    HiddenChanceError,
    IllegalActionError,
    InvalidNotationError,
    Message,
    Refusal,
    SetupError,
    UndoError,
    clause_table,
    say,
    set_voice,
    spelled,
)
from gridwright.words import NO_NAMES, Names


@pytest.fixture
def _spelled() -> Iterator[None]:
    """Let errors spell out what they carry."""
    set_voice(spelled)
    yield
    set_voice(in_words)


def in_words(message: Message, context: object, language: str) -> str:
    """Say *message* as the package does."""
    speaker = words.catalogue(language) if language else words.current()
    return speaker.say(message, context if isinstance(context, Names) else NO_NAMES)


# Messages


@pytest.mark.parametrize(
    ("message", "text"),
    [
        (Message("game_over"), "game_over"),
        (Message("over_cash", {"money": 7, "bid": 9}), "over_cash money=7 bid=9"),
        (Message("not_owned", {"owned": ("3", "5")}), "not_owned owned=3,5"),
        (Message("over_cash", {"bid": 9}, ("X-1", "X-2")), "over_cash bid=9 (X-1) (X-2)"),
        (
            Message("record_line", {"line": 4, "text": Message("game_over", {}, ("X-1",))}),
            "record_line line=4 text=[game_over (X-1)]",
        ),
    ],
)
def test_a_message_is_spelled_out_for_programs(message: Message, text: str) -> None:
    assert spelled(message) == text


@pytest.mark.usefixtures("_spelled")
def test_errors_speak_with_the_voice_that_was_lent() -> None:
    error = GridwrightError("over_cash", {"bid": 9}, ("X-1",))

    assert str(error) == "over_cash bid=9 (X-1)"
    assert say(error.message) == str(error)

    error.context = "at our table"
    set_voice(lambda message, context, language: f"{message.id.upper()} {context}{language}")
    assert str(error) == "OVER_CASH at our table"


@pytest.mark.usefixtures("_spelled")
def test_the_text_of_a_message_is_what_the_voice_says() -> None:
    message = Message("over_cash", {"bid": 9}, ("X-1",))

    assert str(message) == "over_cash bid=9 (X-1)"

    set_voice(in_words)
    assert str(Message("undo_nothing")) == "There is nothing to undo."
    assert repr(Message("undo_nothing")) == "Message(id='undo_nothing', values={}, clauses=())"


# Refusals


def test_what_is_allowed_has_no_case() -> None:
    assert ALLOWED.key == "allowed"


def test_reasons_with_one_sentence_are_told_apart_by_their_case() -> None:
    assert Refusal("city_full", "2").key == "city_full.2"
    assert Refusal("city_full").message == Refusal("city_full", "2").message


def test_a_refusal_cannot_be_changed() -> None:
    refusal = Refusal("over_cash")

    with pytest.raises(FrozenInstanceError):
        setattr(refusal, "message", "allowed")  # noqa: B010  mypy would see the assignment


def test_a_table_of_clauses_has_them_one_by_one() -> None:
    assert clause_table({"over_cash": "X-1 X-2", "must_buy": ""}) == {
        "over_cash": ("X-1", "X-2"),
        "must_buy": (),
    }


# Errors


def test_an_error_keeps_id_values_and_clauses() -> None:
    error = IllegalActionError("over_cash", {"money": 7, "bid": 9}, ("X-1",))

    assert error.message == Message("over_cash", {"money": 7, "bid": 9}, ("X-1",))


def test_a_setup_error_says_under_which_key_it_stands() -> None:
    error = SetupError("position_twice", {"key": "deck"}, key="deck", clauses=("X-1",))

    assert error.key == "deck"
    assert error.message == Message("position_twice", {"key": "deck"}, ("X-1",))


def test_a_setup_error_may_concern_the_whole_table() -> None:
    assert SetupError("game_over").key == ""
    assert SetupError("game_over").message == Message("game_over")


def test_hidden_chance_names_the_line_that_would_state_it() -> None:
    error = HiddenChanceError("fuel_deck")

    assert error.key == "fuel_deck"
    assert error.message == Message("chance_hidden", {"key": "fuel_deck"})


@pytest.mark.parametrize(
    "error",
    [
        InvalidNotationError("notation_empty"),
        IllegalActionError("game_over"),
        UndoError("undo_nothing"),
        SetupError("names_number", {"seats": 3}, key="names"),
        HiddenChanceError("deck"),
    ],
)
def test_all_errors_of_a_persons_input_are_caught_as_one(error: GridwrightError) -> None:
    with pytest.raises(GridwrightError) as raised:
        raise error

    assert raised.value is error


def test_errors_are_equal_if_they_say_the_same() -> None:
    error = IllegalActionError("over_cash", {"bid": 9}, ("X-1",))

    assert error == IllegalActionError("over_cash", {"bid": 9}, ("X-1",))
    assert hash(error) == hash(IllegalActionError("over_cash", {"bid": 9}, ("X-1",)))
    assert error != IllegalActionError("over_cash", {"bid": 8}, ("X-1",))
    assert error != UndoError("over_cash", {"bid": 9}, ("X-1",))
    assert error != "over_cash"
    assert SetupError("names_number", key="names") != SetupError("names_number")
