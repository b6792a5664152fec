"""Plants that share a number are told apart by their fuel wherever no notation is shown."""

import pytest

from gridwright import words
from gridwright.content.load import load
from gridwright.core.errors import Message
from gridwright.games.registry import open_game
from gridwright.words import Names

CARDS = open_game(load(), "card", "", 3, {})
GERMANY = open_game(load(), "recharged", "germany", 3, {})


@pytest.mark.parametrize(
    ("plant", "name"),
    [
        ("3a", "3 (oil)"),
        ("3b", "3 (coal)"),
        ("5c", "5 (gas or oil)"),
        ("8a", "8 (ecological)"),
        ("7", "7"),  # there is one alone
    ],
)
def test_a_plant_of_the_card_game_is_called_by_number_and_fuel(plant: str, name: str) -> None:
    bought = Message("web.auction.open", {"plant": plant, "bid": 9})

    assert words.say(bought, Names.on_cards(CARDS)) == f"Auction plant {name}, bid 9"
    assert words.say(bought, Names.of(CARDS)) == f"Auction plant {plant}, bid 9"


def test_every_name_is_used_once() -> None:
    names = Names.on_cards(CARDS)
    plants = [name.word for name in CARDS.vocabulary.places["PLANT"] if name.word != "s3"]

    shown = [words.current().shown("plant", plant, names) for plant in plants]

    assert len(set(shown)) == len(shown) == 42


def test_lists_of_plants_have_the_same_names() -> None:
    assert words.current().shown("owned", ("3b", "7"), Names.on_cards(CARDS)) == "3 (coal), 7"


def test_a_board_game_has_no_two_plants_of_a_number() -> None:
    assert GERMANY.twins() == {}


@pytest.mark.parametrize(
    ("card", "name"),
    [
        ("20a", "20 (power plant)"),
        ("20b", "20 (technology)"),
        ("40a", "40 (housing)"),
        ("5a", "5"),  # both are the same housing
        ("7", "7"),
    ],
)
def test_a_card_of_outpost_is_called_by_number_and_kind(card: str, name: str) -> None:
    outpost = open_game(load(), "outpost", "", 3, {})

    shown = words.catalogue("en").titled("outpost").shown("plant", card, Names.on_cards(outpost))

    assert shown == name
