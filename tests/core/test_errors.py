from dataclasses import FrozenInstanceError

import pytest

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
    spelled,
)


def test_what_is_allowed_is_no_reason() -> None:
    assert ALLOWED.message == "allowed"


def test_a_refusal_cannot_be_changed() -> None:
    refusal = Refusal("over_cash")

    with pytest.raises(FrozenInstanceError):
        setattr(refusal, "message", "allowed")  # noqa: B010  mypy would see the assignment


def test_clauses_are_found_by_message_and_case() -> None:
    table = clause_table({"over_cash": "X-1", "city_full.2": "X-2 X-3"})

    assert table[Refusal("over_cash").key] == ("X-1",)
    assert table[Refusal("city_full", "2").key] == ("X-2", "X-3")


def test_an_error_keeps_id_values_and_clauses() -> None:
    error = IllegalActionError("over_cash", {"money": 7, "bid": 9}, ("RC-2.13",))

    assert error.message == Message("over_cash", {"money": 7, "bid": 9}, ("RC-2.13",))


def test_an_error_speaks_in_sentences() -> None:
    """RC-2.13: nobody bids more than he has."""
    error = IllegalActionError("over_cash", {"money": 7, "bid": 9}, ("RC-2.13",))

    assert str(error) == "You have 7 and cannot bid 9. (RC-2.13)"


def test_without_catalogues_a_message_is_spelled_out() -> None:
    message = Message("over_cash", {"money": 7, "bid": 9}, ("RC-2.13",))

    assert spelled(message) == "over_cash money=7 bid=9 (RC-2.13)"


def test_a_setup_error_says_what_is_wrong_and_under_which_key() -> None:
    error = SetupError("plant_unknown", {"word": "41"}, key="deck", clauses=("RC-S1",))

    assert error.message == Message("plant_unknown", {"word": "41"}, ("RC-S1",))
    assert error.key == "deck"


def test_a_setup_error_may_concern_the_whole_table() -> None:
    assert SetupError("names_number", {"seats": 3}).key == ""


def test_a_hidden_card_is_named_by_its_pile() -> None:
    error = HiddenChanceError("draw")

    assert error.key == "draw"
    assert error.message == Message("chance_hidden", {"key": "draw"})


@pytest.mark.parametrize(
    "error",
    [
        InvalidNotationError("notation_empty"),
        IllegalActionError("game_over"),
        UndoError("undo_nothing"),
        SetupError("names_number", {"seats": 3}, key="names"),
        HiddenChanceError("draw"),
    ],
)
def test_all_errors_of_a_persons_input_are_caught_as_one(error: GridwrightError) -> None:
    with pytest.raises(GridwrightError) as raised:
        raise error

    assert raised.value is error
