from dataclasses import dataclass, field

import pytest

from gridwright.core.errors import SetupError
from gridwright.core.options import Option, Options, chosen, declared, option


@dataclass(frozen=True, slots=True)
class Agreed(Options):
    """What two titles agree on: `quiet` makes a difference in the second only."""

    regions: str = field(default="random", metadata=option("X-S5", choices=()))
    hidden_money: bool = field(default=False, metadata=option("A20", "A39"))
    refill: str = field(default="map", metadata=option(choices=("map", "standard")))
    quiet: bool = field(default=True, metadata=option(titles=("second",)))


# What there is


def test_an_option_is_declared_once_as_a_field() -> None:
    assert declared(Agreed, "first") == (
        Option("regions", "random", (), ("X-S5",)),
        Option("hidden_money", "off", ("off", "on"), ("A20", "A39")),
        Option("refill", "map", ("map", "standard"), ()),
    )


def test_an_option_may_belong_to_some_titles_only() -> None:
    assert [known.name for known in declared(Agreed, "second")] == [
        "regions",
        "hidden_money",
        "refill",
        "quiet",
    ]
    assert declared(Agreed, "second")[3].default == "on"


def test_a_switch_is_on_or_off() -> None:
    assert [known.is_switch for known in declared(Agreed, "first")] == [False, True, False]


def test_an_option_is_explained_by_a_sentence_of_its_own() -> None:
    assert declared(Agreed, "first")[1].help == "option.hidden_money"


# What the players chose


def test_what_was_not_chosen_is_as_by_default() -> None:
    assert chosen(Agreed, "first", {}) == Agreed("random", False, "map", True)  # noqa: FBT003


def test_what_was_chosen_replaces_the_default() -> None:
    answers = chosen(Agreed, "first", {"hidden_money": "on", "refill": "standard"})

    assert answers == Agreed("random", True, "standard", True)  # noqa: FBT003


@pytest.mark.parametrize(
    ("value", "meaning"),
    [
        ("true", True),
        ("yes", True),
        ("1", True),
        ("on", True),
        ("false", False),
        ("no", False),
        ("0", False),
        ("off", False),
    ],
)
def test_a_switch_is_spelled_in_many_ways(value: str, *, meaning: bool) -> None:
    assert chosen(Agreed, "first", {"hidden_money": value}).hidden_money is meaning


def test_only_a_switch_is_spelled_in_many_ways() -> None:
    assert chosen(Agreed, "first", {"regions": "yes"}).regions == "yes"
    with pytest.raises(SetupError):
        chosen(Agreed, "first", {"refill": "yes"})


@pytest.mark.parametrize("name", ["hidden", "quiet"])
def test_an_unknown_option_is_answered_with_what_there_is(name: str) -> None:
    with pytest.raises(SetupError) as error:
        chosen(Agreed, "first", {"hidden_money": "on", name: "on"})

    assert error.value.message.id == "option_unknown"
    assert error.value.message.values == {
        "option": name,
        "options": ("regions", "hidden_money", "refill"),
    }
    assert error.value.key == name


@pytest.mark.parametrize(
    ("name", "value", "choices"),
    [
        ("hidden_money", "maybe", ("off", "on")),
        ("hidden_money", "", ("off", "on")),
        ("refill", "usa", ("map", "standard")),
    ],
)
def test_an_unknown_value_is_answered_with_the_choices(
    name: str, value: str, choices: tuple[str, ...]
) -> None:
    with pytest.raises(SetupError) as error:
        chosen(Agreed, "first", {name: value})

    assert error.value.message.id == "option_choice"
    assert error.value.message.values == {"option": name, "choices": choices, "value": value}
    assert error.value.key == name
