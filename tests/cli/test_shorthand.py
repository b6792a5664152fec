"""What people type, and the notation that it means."""

import pytest

from gridwright.cli.board import BoardScreen
from gridwright.cli.cardgame import CardScreen
from gridwright.cli.offers import lines
from gridwright.cli.outpost import OutpostScreen
from gridwright.cli.screen import Screen
from gridwright.cli.screens import SCREENS
from gridwright.core.errors import InvalidNotationError
from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardState, PhaseIndex
from gridwright.games.registry import TITLES
from gridwright.tables.shorthand import notation
from tests.builders import a_game, a_state, houses, on_sale, own, play, store


def meant(text: str, game: BoardGame, state: BoardState) -> str:
    return notation(text, screen(game, state))


def screen(game: BoardGame, state: BoardState) -> Screen:
    view = game.view(state, state.to_act)
    return BoardScreen(game, view, ("Ana", "Bruno", "Clara"), frozenset(), 80)


def test_editions_of_a_game_share_its_screen() -> None:
    screens = {title.name: SCREENS.named(title.name) for title in TITLES}

    assert screens == {
        "recharged": BoardScreen,
        "classic": BoardScreen,
        "card": CardScreen,
        "outpost": OutpostScreen,
    }


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("build koeln", "build koeln"),
        ("build Köln", "build koeln"),
        ("BUILD KÖLN", "build koeln"),
        ("build koln", "build koeln"),
        ("build Ko\N{COMBINING DIAERESIS}ln", "build koeln"),
        ("build Frankfurt-O", "build frankfurt_oder"),
        ("build frankfurt o", "build frankfurt_oder"),
        ("b ess", "build essen"),
        ("build halle", "build halle"),
        ("d", "done"),
        ("build atlantis", "build atlantis"),
    ],
)
def test_cities_are_found_by_any_spelling_or_beginning(text: str, action: str) -> None:
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUILDING)

    assert meant(text, game, state) == action


def test_a_beginning_of_two_names_is_not_guessed() -> None:
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUILDING)

    with pytest.raises(
        InvalidNotationError, match=r"'fr' could be: frankfurt_oder, frankfurt_main"
    ):
        meant("build fr", game, state)


def test_polish_names_need_no_polish_keyboard() -> None:
    game = a_game("classic", "central_europe")
    state = a_state(game, phase=PhaseIndex.BUILDING)

    assert meant("build lodz", game, state) == "build lodz"
    assert meant("build Łódź", game, state) == "build lodz"


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("open 10", "open 10 10"),
        ("open 3", "open 3 1"),
        ("o 10 12", "open 10 12"),
        ("p", "pass"),
        ("open 20", "open 20 20"),  # not for sale yet: the refusal says so
        ("open 99", "open 99 0"),  # there is none: the notation says so
    ],
)
def test_an_opening_bid_left_out_is_the_lowest(text: str, action: str) -> None:
    game = a_game()
    state = a_state(game, market=(3, 4, 5, 10, 20, 21, 22, 23))

    assert meant(text, game, state) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("bid 20", "bid 20"),
        ("b", "bid 13"),
        ("b +1", "bid 13"),
        ("+1", "bid 13"),
        ("bid +5", "bid 17"),
        ("d", "drop"),
    ],
)
def test_a_raise_may_be_told_by_its_step(text: str, action: str) -> None:
    game = a_game()
    state = a_state(game, market=(3, 4, 5, 10, 20, 21, 22, 23))
    play(game, state, "open 10 12")

    assert meant(text, game, state) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("buy c 3", "buy coal 3"),
        ("b u 1", "buy uranium 1"),
        ("buy coal", "buy coal 1"),
        ("buy oil", "buy oil 1"),  # which none of the plants burns
    ],
)
def test_fuels_may_be_shortened(text: str, action: str) -> None:
    game = a_game()
    state = a_state(game, phase=PhaseIndex.RESOURCES, to_act="A")
    own(state, "A", 10, 11)

    assert meant(text, game, state) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("power 13 10", "power 10 13 with coal 2"),
        ("power 10", "power 10 with coal 2"),
        ("power 13", "power 13"),
        ("power none", "power none"),
        ("po 10 w c 2", "power 10 w coal 2"),
        ("power 12", "power 12"),
    ],
)
def test_fuel_that_is_forced_need_not_be_named(text: str, action: str) -> None:
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, to_act="A")
    own(state, "A", 10, 12, 13)
    store(state, "A", coal=4, oil=2)

    assert meant(text, game, state) == action


def test_a_plant_to_remove_is_never_guessed() -> None:
    game = a_game()
    state = a_state(game, market=(3, 4, 5, 10, 20, 21, 22, 23), to_act="A")
    own(state, "A", 6, 7, 8)
    state.auction.finished = 0b110
    play(game, state, "open 10 10")

    with pytest.raises(
        InvalidNotationError, match="'remove' could be: remove 6, remove 7, remove 8"
    ):
        meant("remove", game, state)
    assert meant("remove 7", game, state) == "remove 7"


def test_purchases_are_offered_with_the_cost_of_each_amount() -> None:
    game = a_game()
    state = a_state(game, phase=PhaseIndex.RESOURCES, to_act="A")
    own(state, "A", 10)
    on_sale(state, coal=7)  # the last three at 8, three at 7, one at 6

    found = lines(screen(game, state))

    assert [(line.text, line.detail) for line in found] == [
        ("buy coal AMOUNT", "1 for 6 · 2 for 13 · 3 for 20 · 4 for 27"),
        ("done", ""),
    ]


def test_cities_are_offered_cheapest_first_with_slot_and_connection() -> None:
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUILDING, to_act="A", money=21)
    houses(state, "A", "kiel")

    found = lines(screen(game, state))

    assert found[0].text == "build CITY"
    assert found[0].detail == "flensburg 14 · luebeck 14 · hamburg 18 · schwerin 20"
    assert found[1].text == "done"


def test_ways_to_power_are_offered_best_first_with_their_income() -> None:
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, to_act="A")
    own(state, "A", 10, 13)
    store(state, "A", coal=2)
    houses(state, "A", "kiel", "hamburg", "bremen")

    found = lines(screen(game, state))

    assert [(line.text, line.detail) for line in found] == [
        ("power 10 13 with coal 2", "3 cities, earns 44"),
        ("power 10 with coal 2", "2 cities, earns 33"),
        ("power 13", "1 city, earns 22"),
        ("power none", "0 cities, earns 10"),
    ]
