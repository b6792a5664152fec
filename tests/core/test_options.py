"""Options, on those of the board games: each declared once, as a field."""

import pytest

from gridwright.core.errors import SetupError
from gridwright.core.options import Option, chosen, declared
from gridwright.games.board.options import BoardOptions
from gridwright.games.cardgame.options import CardOptions

CLASSIC = (
    "regions",
    "central_europe_rules",
    "demolition",
    "hidden_money",
    "first_city_anywhere",
    "refill",
)

# What there is


def test_the_list_is_made_of_the_fields() -> None:
    assert declared(CardOptions, "card") == (
        Option("demolition", "off", ("off", "on"), ("DC-1",)),
        Option("singles", "unlimited", ("unlimited", "limited"), ("CG-A8",), is_reading=True),
        Option("fuel_cards", "automatic", ("automatic", "chosen"), ("CG-G22", "CG-A9")),
    )


def test_an_option_may_belong_to_some_titles_only() -> None:
    assert tuple([known.name for known in declared(BoardOptions, "classic")]) == CLASSIC


def test_a_switch_is_on_or_off() -> None:
    assert [known.is_switch for known in declared(CardOptions, "card")] == [True, False, False]


def test_an_option_is_explained_by_a_sentence_of_its_own() -> None:
    assert declared(CardOptions, "card")[0].help == "option.demolition"


# What the players chose


def test_what_was_not_chosen_is_as_by_default() -> None:
    answers = chosen(BoardOptions, "recharged", {})

    assert answers == BoardOptions()
    assert (answers.regions, answers.hidden_money) == ("random", False)


def test_what_was_chosen_replaces_the_default() -> None:
    answers = chosen(BoardOptions, "recharged", {"hidden_money": "on", "regions": "north, east"})

    assert answers == BoardOptions(hidden_money=True, regions="north, east")


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
    answers = chosen(BoardOptions, "classic", {"hidden_money": value})

    assert answers.hidden_money is meaning


def test_only_a_switch_is_spelled_in_many_ways() -> None:
    assert chosen(BoardOptions, "classic", {"regions": "yes"}).regions == "yes"
    with pytest.raises(SetupError):
        chosen(CardOptions, "card", {"singles": "yes"})


def test_an_unknown_option_is_answered_with_what_there_is() -> None:
    with pytest.raises(SetupError) as error:
        chosen(BoardOptions, "classic", {"hidden_money": "on", "hidden": "on"})

    assert error.value.message.id == "option_unknown"
    assert error.value.message.values == {"option": "hidden", "options": CLASSIC}
    assert error.value.key == "hidden"


def test_an_option_of_another_title_is_refused_by_its_clause() -> None:
    """CL-S25: classic has no starting cities."""
    with pytest.raises(SetupError) as error:
        chosen(BoardOptions, "classic", {"starting_cities": "on"})

    assert error.value.message.id == "option_title"
    assert error.value.message.values == {"option": "starting_cities", "title": "classic"}
    assert error.value.message.clauses == ("CL-S25",)
    assert error.value.key == "starting_cities"


@pytest.mark.parametrize(
    ("name", "value", "choices"),
    [
        ("demolition", "maybe", ("off", "on")),
        ("demolition", "", ("off", "on")),
        ("singles", "seven", ("unlimited", "limited")),
    ],
)
def test_an_unknown_value_is_answered_with_the_choices(
    name: str, value: str, choices: tuple[str, ...]
) -> None:
    with pytest.raises(SetupError) as error:
        chosen(CardOptions, "card", {name: value})

    assert error.value.message.id == "option_choice"
    assert error.value.message.values == {"option": name, "choices": choices, "value": value}
    assert error.value.key == name
