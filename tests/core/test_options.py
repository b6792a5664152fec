import pytest

from gridwright.core.errors import SetupError
from gridwright.core.options import Option, chosen_values, switch


def test_a_switch_is_off_unless_the_players_want_it() -> None:
    option = switch("hidden_money", "Nobody sees the money of the others.", "A20", "A39")

    assert option == Option(
        "hidden_money",
        "off",
        ("off", "on"),
        "Nobody sees the money of the others.",
        ("A20", "A39"),
    )
    assert option.is_switch


def test_an_option_need_not_be_in_the_rules() -> None:
    assert switch("quiet", "No log.").clauses == ()
    assert Option("regions", "random", (), "The play area.").clauses == ()


@pytest.mark.parametrize("choices", [(), ("map", "standard"), ("on", "off"), ("off", "on", "auto")])
def test_other_choices_make_no_switch(choices: tuple[str, ...]) -> None:
    assert not Option("refill", "map", choices, "Which table is used.").is_switch


# What the players chose

OPTIONS = (
    Option("regions", "random", (), "The play area."),
    switch("hidden_money", "Nobody sees the money of the others."),
    Option("refill", "map", ("map", "standard"), "Which table is used."),
)


def test_what_was_not_chosen_is_as_by_default() -> None:
    assert chosen_values(OPTIONS, {}) == {
        "regions": "random",
        "hidden_money": "off",
        "refill": "map",
    }


def test_what_was_chosen_replaces_the_default() -> None:
    chosen = chosen_values(OPTIONS, {"hidden_money": "on", "refill": "standard", "regions": "a, b"})

    assert chosen == {"regions": "a, b", "hidden_money": "on", "refill": "standard"}


@pytest.mark.parametrize(
    ("value", "meaning"),
    [
        ("true", "on"),
        ("yes", "on"),
        ("1", "on"),
        ("on", "on"),
        ("false", "off"),
        ("no", "off"),
        ("0", "off"),
        ("off", "off"),
    ],
)
def test_a_switch_is_spelled_in_many_ways(value: str, meaning: str) -> None:
    assert chosen_values(OPTIONS, {"hidden_money": value})["hidden_money"] == meaning


def test_only_a_switch_is_spelled_in_many_ways() -> None:
    assert chosen_values(OPTIONS, {"regions": "yes"})["regions"] == "yes"
    with pytest.raises(SetupError, match="Option refill is map or standard, not 'yes'"):
        chosen_values(OPTIONS, {"refill": "yes"})


def test_an_unknown_option_is_answered_with_what_there_is() -> None:
    with pytest.raises(SetupError) as error:
        chosen_values(OPTIONS, {"hidden_money": "on", "hidden": "on"})

    assert str(error.value) == (
        "There is no option 'hidden'. There are: regions, hidden_money, refill."
    )
    assert error.value.key == "hidden"


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("hidden_money", "maybe", "Option hidden_money is off or on, not 'maybe'."),
        ("hidden_money", "", "Option hidden_money is off or on, not ''."),
        ("refill", "usa", "Option refill is map or standard, not 'usa'."),
    ],
)
def test_an_unknown_value_is_answered_with_the_choices(name: str, value: str, message: str) -> None:
    with pytest.raises(SetupError) as error:
        chosen_values(OPTIONS, {name: value})

    assert str(error.value) == message
    assert error.value.key == name
