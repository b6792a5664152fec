from dataclasses import FrozenInstanceError

import pytest

from gridwright.core.errors import (
    ALLOWED,
    Explanation,
    GridwrightError,
    IllegalActionError,
    InvalidNotationError,
    Refusal,
    SetupError,
)


def test_what_is_allowed_names_no_clause() -> None:
    assert ALLOWED.message == "allowed"
    assert ALLOWED.clauses == {}


def test_a_refusal_cannot_be_changed() -> None:
    refusal = Refusal("over_cash", {"recharged": ("X-1",)})

    with pytest.raises(FrozenInstanceError):
        setattr(refusal, "message", "allowed")  # noqa: B010  mypy would see the assignment


def test_an_illegal_action_keeps_the_explanation_for_programs_and_the_sentence_for_people() -> None:
    explanation = Explanation("over_cash", {"money": 7, "bid": 9}, ("X-1",))

    error = IllegalActionError(explanation, "You have 7 and cannot bid 9.")

    assert error.explanation is explanation
    assert str(error) == "You have 7 and cannot bid 9."


def test_a_setup_error_says_what_is_wrong_and_under_which_key() -> None:
    error = SetupError("There is no plant '41'.", "deck")

    assert str(error) == "There is no plant '41'."
    assert error.key == "deck"


def test_a_setup_error_may_concern_the_whole_table() -> None:
    assert SetupError("Nothing can be taken back.").key == ""


@pytest.mark.parametrize(
    "error",
    [
        InvalidNotationError("'fly' is not an action."),
        IllegalActionError(Explanation("game_over", {}, ()), "The game is over."),
        SetupError("3 seats need 3 names.", "names"),
    ],
)
def test_all_errors_of_a_persons_input_are_caught_as_one(error: GridwrightError) -> None:
    with pytest.raises(GridwrightError) as raised:
        raise error

    assert raised.value is error
