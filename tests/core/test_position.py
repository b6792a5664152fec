"""The words of a position text."""

import pytest

from gridwright.core.errors import SetupError, Values
from gridwright.core.position import Tokens, index, number, written


def test_fields_are_asked_for_one_by_one_in_any_order() -> None:
    tokens = Tokens("step=2 row=3,4,5 round=7")

    assert tokens.number("round", 1, 1, 99) == 7
    assert tokens.words("row") == ("3", "4", "5")
    assert tokens.text("step") == "2"
    tokens.finish()


def test_what_is_left_out_has_its_default() -> None:
    tokens = Tokens("")

    assert tokens.number("round", 1, 1, 99) == 1
    assert tokens.words("row") == ()
    assert tokens.text("act", "A") == "A"


def test_what_is_empty_is_not_written() -> None:
    assert written({"round": "2", "marked": "", "act": "B"}) == "round=2 act=B"


@pytest.mark.parametrize(
    ("text", "message", "values", "key"),
    [
        ("round", "position_word", {"word": "round"}, ""),
        ("=3", "position_word", {"word": "=3"}, ""),
        ("round=1 round=2", "position_twice", {"key": "round"}, "round"),
        ("round=two", "position_number", {"key": "round", "word": "two"}, "round"),
        ("round=-", "position_number", {"key": "round", "word": "-"}, "round"),
        ("round=" + "1" * 21, "position_number", {"key": "round", "word": "1" * 21}, "round"),
        (
            "round=100",
            "position_bounds",
            {"key": "round", "word": "100", "lowest": 1, "highest": 99},
            "round",
        ),
        (
            "round=-1",
            "position_bounds",
            {"key": "round", "word": "-1", "lowest": 1, "highest": 99},
            "round",
        ),
        ("round=1 luck=3", "position_key", {"key": "luck"}, "luck"),
    ],
)
def test_a_wrong_text_names_the_word(text: str, message: str, values: Values, key: str) -> None:
    with pytest.raises(SetupError) as error:
        ask(text)

    assert error.value.message.id == message
    assert error.value.message.values == values
    assert error.value.key == key


def ask(text: str) -> None:
    """Read *text*, in which only a round is expected."""
    tokens = Tokens(text)
    tokens.number("round", 1, 1, 99)
    tokens.finish()


def test_a_name_is_one_of_those_known() -> None:
    assert index("act", "B", ("A", "B")) == 1
    with pytest.raises(SetupError) as error:
        index("act", "C", ("A", "B"))

    assert error.value.message.id == "position_name"
    assert error.value.message.values == {"key": "act", "word": "C", "words": ("A", "B")}


def test_numbers_within_a_value_are_checked_alike() -> None:
    assert number("A", "50", 0, 999) == 50
