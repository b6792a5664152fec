"""What the players of the Card Game may agree on before the game."""

import pytest

from gridwright.content.load import load
from gridwright.content.rulebook import clauses as rulebook
from gridwright.core.errors import SetupError, spelled
from gridwright.core.options import declared
from gridwright.games.cardgame.options import CardOptions
from gridwright.games.cardgame.table_rules import card_setup
from gridwright.games.registry import open_game
from tests.games.cardgame.positions import a_game

OPTIONS = declared(CardOptions, "card")


def test_every_option_has_a_default() -> None:
    assert {option.name: option.default for option in OPTIONS} == {
        "demolition": "off",
        "singles": "unlimited",
        "fuel_cards": "automatic",
    }


def test_every_option_names_clauses_or_rulings_that_exist() -> None:
    cited = [clause for option in OPTIONS for clause in option.clauses]

    assert all(option.clauses for option in OPTIONS)
    assert [clause for clause in cited if clause not in rulebook()] == []


def test_nothing_is_agreed_on_by_default() -> None:
    assert a_game(3).setup.options == CardOptions()


@pytest.mark.parametrize(
    ("value", "is_on"),
    [("on", True), ("yes", True), ("1", True), ("off", False), ("false", False)],
)
def test_the_contractor_is_a_switch(value: str, is_on: bool) -> None:  # noqa: FBT001
    """DC-1: off unless the players want it."""
    setup = card_setup(load().card, 3, {"demolition": value})

    assert setup.options.demolition is is_on


@pytest.mark.parametrize(("value", "is_limited"), [("unlimited", False), ("limited", True)])
def test_single_cards_may_be_limited(value: str, is_limited: bool) -> None:  # noqa: FBT001
    """CG-2.12, ruling CG-A8: unlimited unless the players want the printed ones only."""
    game = a_game(3, singles=value)

    assert game.setup.has_limited_singles is is_limited
    assert game.new(1, {}).fuel.is_limited is is_limited


@pytest.mark.parametrize(
    ("name", "value", "text"),
    [
        ("singles", "on", "option_choice option=singles choices=unlimited,limited value=on"),
        (
            "demolition",
            "maybe",
            "option_choice option=demolition choices=off,on value=maybe",
        ),
        ("fast", "on", "option_unknown option=fast options=demolition,singles,fuel_cards"),
    ],
)
def test_what_is_no_option_is_refused(name: str, value: str, text: str) -> None:
    with pytest.raises(SetupError) as error:
        open_game(load(), "card", "", 3, {name: value})

    assert (error.value.key, spelled(error.value.message)) == (name, text)


def test_the_card_game_has_no_map() -> None:
    with pytest.raises(SetupError) as error:
        open_game(load(), "card", "germany", 3, {})

    assert (error.value.key, error.value.message.id) == ("map", "map_unused")
