import pytest

from gridwright.core.errors import SetupError
from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardState, PhaseIndex
from tests.builders import (
    S3,
    a_game,
    a_state,
    money,
    offers,
    on_sale,
    own,
    play,
    reason,
    row,
    some_houses,
    store,
    why_not,
)

EIGHT = (20, 21, 22, 24, 25, 26, 29, 31)
SIX = (24, 25, 26, 29, 31, 32)


def nobody_powers(game: BoardGame, state: BoardState) -> None:
    """End the round from the start of its last phase."""
    play(game, state, *["power none"] * game.seats)


def a_quiet_round(game: BoardGame, state: BoardState) -> None:
    """Play from the auction to the last phase; nobody buys or builds anything."""
    seats = game.seats
    play(game, state, *["pass"] * seats, *["done"] * seats, *["done"] * seats)


# The sequence


def test_income_comes_before_the_refill_and_the_refill_before_the_new_plants() -> None:
    """RC-5.1: all are paid in turn order, then fuel comes, then the plant market changes."""
    game = a_game(seats=3)
    state = a_state(
        game, phase=PhaseIndex.BUREAUCRACY, order="BCA", market=EIGHT, deck=(33, 35, S3), step=2
    )
    on_sale(state, coal=10)

    events = play(game, state, "power none", "power none", "power none")

    happened = [(event.kind.id, event.seat) for event in events]
    assert happened[: happened.index(("round_begins", -1))] == [
        ("powered", 1),
        ("powered", 2),
        ("powered", 0),
        ("refilled", -1),
        ("refilled", -1),
        ("refilled", -1),
        ("refilled", -1),
        ("put_under", -1),
        ("plant_drawn", -1),
    ]


def test_fuel_burnt_this_round_is_there_for_the_refill() -> None:
    """RC-5.1, RC-5.6: A burns the only two coal outside the market, and they come back to it."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC")
    on_sale(state, coal=22)
    own(state, "A", 4)
    store(state, "A", coal=2)

    play(game, state, "power 4 with coal 2")
    assert (state.fuel.on_sale[0], state.fuel.supply[0]) == (22, 2)

    play(game, state, "power none", "power none")
    assert (state.fuel.on_sale[0], state.fuel.supply[0]) == (24, 0)


def test_a_new_round_starts_with_a_new_turn_order() -> None:
    """RC-5.21: Phase 1 of the next round puts the largest network first."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, number=4, order="ABC")
    some_houses(state, "B", 2)
    some_houses(state, "C", 3)

    nobody_powers(game, state)

    assert (state.round, state.phase) == (5, PhaseIndex.AUCTION)
    assert state.order == (2, 1, 0)
    assert state.to_act == 2


@pytest.mark.parametrize("line", ["done", "buy coal 1", "build essen", "pass"])
def test_phase_5_is_for_supplying_cities_only(line: str) -> None:
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC")

    assert why_not(game, state, line, "phase") == ("wrong_phase", "bureaucracy", "RC-0.1", "RC-0.2")


# Income


def six_cities(game: BoardGame) -> BoardState:
    """Return the worked example: six cities, plants 7, 10 and 15 full of fuel."""
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC")
    on_sale(state, coal=10, oil=10)
    own(state, "A", 7, 10, 15)
    store(state, "A", oil=6, coal=8)
    some_houses(state, "A", 6)
    return state


def test_surplus_electricity_is_lost() -> None:
    """RC-5.3, RC-5.4, RC-5.6, RC-5.8, case T16: seven could be supplied; six pay 73, not 82.

    The three oil and four coal are burnt all the same and go to the supply, not to the market.
    """
    game = a_game(seats=3)
    state = six_cities(game)

    events = play(game, state, "power 7 10 15 with oil 3 coal 4")

    assert money(state, "A") == 50 + 73
    assert state.players[0].stored == [4, 3, 0, 0]
    assert state.fuel.supply[:2] == [6 + 4, 8 + 3]
    assert state.fuel.on_sale[:2] == [10, 10]
    assert [(event.kind.id, event.seat, event.values) for event in events] == [
        ("powered", 0, {"cities": 6, "income": 73})
    ]


def test_each_player_chooses_what_to_run() -> None:
    """RC-5.2, RC-5.3: plants 7 and 15 alone supply five of the six cities and burn only theirs."""
    game = a_game(seats=3)
    state = six_cities(game)

    play(game, state, "power 7 15 with oil 3 coal 2")

    assert money(state, "A") == 50 + 64
    assert state.players[0].stored == [6, 3, 0, 0]


def test_nobody_has_to_run_anything() -> None:
    """RC-5.7: every choice of plants is offered, none at all first."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC")
    own(state, "A", 4, 13)
    store(state, "A", coal=4)
    some_houses(state, "A", 3)

    assert offers(game, state) == [
        "power none",
        "power 4 with coal 2",
        "power 13",
        "power 4 13 with coal 2",
    ]
    play(game, state, "power none")
    assert state.players[0].stored == [4, 0, 0, 0]


def test_a_plant_may_run_for_nothing() -> None:
    """RC-5.3, RC-5.7, ruling A59: without a city its fuel is gone and the income that of none."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC")
    own(state, "A", 15)
    store(state, "A", coal=2)

    play(game, state, "power 15 with coal 2")

    assert money(state, "A") == 60
    assert state.players[0].stored == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("cities", "pay"),
    [
        (0, 10),
        (1, 22),
        (2, 33),
        (3, 44),
        (4, 54),
        (5, 64),
        (6, 73),
        (7, 82),
        (8, 90),
        (9, 98),
        (10, 105),
        (11, 112),
        (12, 118),
        (13, 124),
        (14, 129),
        (15, 134),
        (16, 138),
        (17, 142),
        (18, 145),
        (19, 148),
        (20, 150),
        (21, 150),  # ruling A61
    ],
)
def test_the_more_cities_are_supplied_the_more_is_paid(cities: int, pay: int) -> None:
    """RC-5.4: plants 36, 38 and 46 can supply 21 cities; each city that there is counts."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC")
    own(state, "A", 36, 38, 46)
    store(state, "A", coal=6, garbage=3)
    some_houses(state, "A", cities)

    play(game, state, "power 36 38 46 with coal 6 garbage 3")

    assert money(state, "A") == 50 + pay


def test_who_supplies_no_city_is_paid_10() -> None:
    """RC-5.4, RC-5.5, case T17: four supplied cities pay 54; none at all pays 10."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC")
    some_houses(state, "A", 4)
    own(state, "A", 33)
    some_houses(state, "B", 4)
    own(state, "B", 37)

    play(game, state, "power 33", "power none", "power none")

    assert [player.money for player in state.players] == [104, 60, 60]


def test_only_own_plants_run() -> None:
    """RC-5.2: the answer names what one owns."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC")
    own(state, "A", 4, 13)
    own(state, "B", 22)

    assert why_not(game, state, "power 13 22", "owned", "plants") == (
        "not_your_plant",
        ("4", "13"),
        ("13", "22"),
        "RC-5.2",
    )


def test_a_plant_runs_once_a_round() -> None:
    """RC-P14: fuel for two runs is no second run."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC")
    own(state, "A", 4)
    store(state, "A", coal=4)

    assert why_not(game, state, "power 4 4 with coal 4") == ("runs_once", "RC-P14")


def test_missing_fuel_is_named() -> None:
    """RC-P6, RC-P13: one coal does not run plant 4."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC")
    own(state, "A", 4)
    store(state, "A", coal=1)

    assert why_not(game, state, "power 4 with coal 2", "stored", "plants") == (
        "fuel_missing",
        ("coal 1", "oil 0", "garbage 0", "uranium 0"),
        ("4",),
        "RC-P6",
        "RC-P13",
    )


@pytest.mark.parametrize("fuel", ["coal 1", "coal 3", "coal 1 oil 1", "oil 2"])
def test_a_plant_burns_exactly_its_printed_fuel(fuel: str) -> None:
    """RC-P6, RC-P13: plants 4 and 7 burn two coal and three oil, no more, no less."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC")
    own(state, "A", 4, 7)
    store(state, "A", coal=4, oil=3)

    assert why_not(game, state, f"power 4 with {fuel}", "needs") == (
        "wrong_fuel",
        ("coal 2",),
        "RC-P6",
        "RC-P9",
        "RC-P13",
    )


def test_the_mixes_of_a_hybrid_are_listed() -> None:
    """RC-P9: plant 5 runs on two of three coal and oil that are there."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC")
    own(state, "A", 5)
    store(state, "A", coal=2, oil=1)

    assert why_not(game, state, "power 5 with coal 2 oil 1", "needs") == (
        "wrong_fuel",
        ("coal 1 oil 1", "coal 2"),
        "RC-P6",
        "RC-P9",
        "RC-P13",
    )


# Refill


@pytest.mark.parametrize(
    ("seats", "step", "coal", "oil", "garbage", "uranium"),
    [
        (2, 1, 3, 2, 1, 1),
        (2, 2, 4, 2, 2, 1),
        (2, 3, 3, 4, 3, 1),
        (3, 1, 4, 2, 1, 1),
        (3, 2, 5, 3, 2, 1),
        (3, 3, 3, 4, 3, 1),
        (4, 1, 5, 3, 2, 1),
        (4, 2, 6, 4, 3, 2),
        (4, 3, 4, 5, 4, 2),
        (5, 1, 5, 4, 3, 2),
        (5, 2, 7, 5, 3, 3),
        (5, 3, 5, 6, 5, 2),
        (6, 1, 7, 5, 3, 2),
        (6, 2, 9, 6, 5, 3),
        (6, 3, 6, 7, 6, 3),
    ],
)
def test_the_refill_depends_on_players_and_step(
    seats: int, step: int, coal: int, oil: int, garbage: int, uranium: int
) -> None:
    """RC-5.9: so much comes from the supply to the market."""
    game = a_game(seats=seats)
    market, deck = (SIX, (35, 36)) if step == 3 else (EIGHT, (35, 36, S3))
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, step=step, market=market, deck=deck)
    on_sale(state, coal=9, oil=9, garbage=9, uranium=1)

    nobody_powers(game, state)

    assert state.fuel.on_sale == [9 + coal, 9 + oil, 9 + garbage, 1 + uranium]
    assert state.fuel.supply == [15 - coal, 15 - oil, 15 - garbage, 11 - uranium]


def test_fuel_returns_to_the_most_expensive_empty_places() -> None:
    """RC-5.9..RC-5.11, RC-5.13, case T18: five players, after the first round.

    Of five coal only four are there; oil, garbage and uranium are refilled in full.
    """
    game = a_game(seats=5)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, number=1)
    on_sale(state, coal=14, oil=16, garbage=8, uranium=2)
    for letter, plant in (("A", 20), ("B", 7), ("C", 6)):
        own(state, letter, plant)
    store(state, "A", coal=6)
    store(state, "B", oil=2)
    store(state, "C", garbage=1)

    nobody_powers(game, state)

    assert state.fuel.on_sale == [18, 20, 11, 4]
    assert [state.fuel.cost(resource, 1) for resource in range(4)] == [3, 2, 5, 10]
    assert state.fuel.cost(0, 4) == 3 + 3 + 3 + 4
    assert state.fuel.cost(1, 5) == 2 + 2 + 3 + 3 + 3
    assert state.fuel.cost(2, 3) == 5 + 5 + 6
    assert state.fuel.cost(3, 2) == 10 + 12
    assert state.fuel.supply == [0, 2, 12, 8]


def test_what_was_missing_is_not_made_up_for() -> None:
    """RC-5.12: two of four coal come; when there is plenty in the next round, four come, not six.

    A holds twelve coal, burns none in the first round and nine in the second.
    """
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC")
    on_sale(state, coal=10)
    own(state, "A", 20, 31, 36)
    store(state, "A", coal=12)

    nobody_powers(game, state)
    assert (state.fuel.on_sale[0], state.fuel.supply[0]) == (12, 0)

    a_quiet_round(game, state)
    play(game, state, "power 20 31 36 with coal 9", "power none", "power none")
    assert (state.fuel.on_sale[0], state.fuel.supply[0]) == (16, 5)


def test_both_maps_share_one_refill_card() -> None:
    """RC-5.9, ruling A06: the USA are refilled like Germany; "standard" names the same card."""
    for options in ({}, {"refill": "standard"}):
        game = a_game(board="usa", seats=4, **options)
        state = a_state(game, phase=PhaseIndex.BUREAUCRACY)
        on_sale(state, coal=9, oil=9, garbage=9, uranium=1)

        nobody_powers(game, state)

        assert state.fuel.on_sale == [14, 12, 11, 2]


def test_another_refill_card_may_be_agreed_on() -> None:
    """Ruling A06: Central Europe has a card of its own, also where its rules are not used."""
    game = a_game("classic", "central_europe", 4, refill="central_europe")
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY)
    on_sale(state, coal=9, oil=9, garbage=9, uranium=1)

    nobody_powers(game, state)

    assert state.fuel.on_sale == [15, 11, 11, 2]


def test_an_edition_refuses_a_refill_card_that_it_does_not_have() -> None:
    """Ruling A06: the answer says which cards there are."""
    with pytest.raises(SetupError) as error:
        a_game(seats=3, refill="central_europe")

    assert error.value.message.values["choices"] == ("map", "standard")
    assert error.value.key == "refill"


# Plant market


@pytest.mark.parametrize("step", [1, 2])
def test_the_highest_plant_goes_under_the_deck_and_another_is_drawn(step: int) -> None:
    """RC-5.14, RC-5.15, RC-5.16: 31 leaves, below the Step 3 card; 23 comes and is sorted in."""
    game = a_game(seats=3)
    state = a_state(
        game, phase=PhaseIndex.BUREAUCRACY, step=step, market=EIGHT, deck=(23, 35, S3, 32)
    )

    nobody_powers(game, state)

    assert row(state) == [20, 21, 22, 23, 24, 25, 26, 29]
    assert state.cards.deck == (35, S3, 32, 31)
    assert state.box == ()
    assert state.step == step


def test_a_plant_under_the_deck_returns_in_step_3_only() -> None:
    """RC-5.16: 31 went below the Step 3 card; it can be drawn once that card is gone."""
    game = a_game(seats=3)
    state = a_state(
        game, phase=PhaseIndex.BUREAUCRACY, step=2, order="ABC", market=EIGHT, deck=(33, S3)
    )

    nobody_powers(game, state)
    assert list(state.cards.deck) == [S3, 31]
    play(game, state, "open 20 1", "drop", "drop")  # the Step 3 card comes in its place
    assert row(state) == [21, 22, 24, 25, 26, 29, 33, S3]
    play(game, state, "open 21 21", "drop")

    assert row(state) == [22, 24, 25, 26, 29, 31, 33, S3]
    assert list(state.cards.deck) == []


def test_in_step_3_the_lowest_plant_leaves_the_game() -> None:
    """RC-5.17, RC-5.18: 24 is removed; 30 is drawn and sorted in."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, step=3, market=SIX, deck=(30, 36))

    nobody_powers(game, state)

    assert row(state) == [25, 26, 29, 30, 31, 32]
    assert state.cards.deck == (36,)
    assert state.box == (24,)


def test_without_a_deck_the_lowest_plant_leaves_all_the_same() -> None:
    """RC-5.19, case T59: of four plants three are left; unsold under the token, another goes."""
    game = a_game(seats=3)
    state = a_state(
        game, phase=PhaseIndex.BUREAUCRACY, step=3, order="ABC", market=(35, 36, 38, 40), deck=()
    )

    nobody_powers(game, state)
    assert row(state) == [36, 38, 40]

    play(game, state, "pass", "pass", "pass")
    assert row(state) == [38, 40]
    assert state.box == (35, 36)


def test_the_game_goes_on_without_any_plants() -> None:
    """RC-5.19, RC-5.20: with deck and market empty the rounds simply have no auction."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, step=3, order="ABC", market=(35,), deck=())

    nobody_powers(game, state)

    assert row(state) == []
    assert (state.round, state.phase) == (3, PhaseIndex.RESOURCES)
    play(game, state, *["done"] * 6)
    nobody_powers(game, state)
    assert (state.round, state.phase) == (4, PhaseIndex.RESOURCES)
    assert reason(game, state, "done") == "allowed"
