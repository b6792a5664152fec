"""What a plant is: its number, what it burns and stores, what it yields."""

import pytest

from gridwright.games.cardgame.state import PhaseIndex
from tests.games.cardgame.positions import (
    KINDS,
    a_game,
    a_market,
    a_state,
    card_of,
    money,
    named,
    offers,
    order,
    own,
    play,
    player_of,
    reason,
    row,
    store,
    units,
)

# The number


def test_the_number_is_the_lowest_price() -> None:
    """CG-T1, CG-G1: plant 12 is not sold below 12."""
    game = a_game(3)
    state = a_state(game, market="3a 12 13 14 15 16 17 18", order="ABC")

    assert reason(game, state, "open 12 11") == "below_number"

    play(game, state, "open 12 12", "drop", "drop")
    assert money(state, "A") == 38


def test_numbers_sort_the_market() -> None:
    """CG-G2: a drawn 10 finds its place between 9 and 11."""
    game = a_game(3)
    state = a_state(game, market="3a 5a 6a 7 8a 9 11 12", deck="10 13 S3")

    play(game, state, "open 7 7", "drop", "drop")

    assert row(state) == "3a 5a 6a 8a 9 10 11 12"


def test_numbers_break_ties_of_income() -> None:
    """CG-G3: A and B earn 5 each; plant 5a stands against 4a."""
    game = a_game(3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC")
    own(state, "A", "4a")
    own(state, "B", "5a")
    store(state, "A", "coal2")
    store(state, "B", "coal1")

    play(game, state, "power 4a with coal 2", "power 5a with coal 1", "power none")

    assert order(state) == "BAC"


# Running


def production(words: str, cards: str) -> list[str]:
    """Return how one may run these plants on these fuel cards."""
    game = a_game(3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC")
    own(state, "A", words)
    store(state, "A", cards)
    return offers(game, state)


def test_a_coal_plant_burns_exactly_its_need() -> None:
    """CG-T1, CG-G5, CG-G13: plant 12 runs on 3 coal, never on 2, and burns no more."""
    assert production("12", "coal2") == ["power none"]
    assert production("12", "coal3") == ["power none", "power 12 with coal 3"]
    assert production("12", "coal3 coal3") == ["power none", "power 12 with coal 3"]


@pytest.mark.parametrize("amount", [1, 2, 4, 5, 6])
def test_more_or_less_than_the_need_is_refused(amount: int) -> None:
    """CG-G5: never fewer, never more."""
    game = a_game(3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC")
    own(state, "A", "12")
    store(state, "A", "coal3 coal3")

    assert reason(game, state, f"power 12 with coal {amount}") == "wrong_fuel"


def test_other_fuel_does_not_run_a_plant() -> None:
    """CG-G5: 12 burns coal, and no gas that lies there for another plant."""
    game = a_game(3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC")
    own(state, "A", "6a 12")
    store(state, "A", "gas3")

    assert offers(game, state) == ["power none", "power 6a with gas 3"]
    assert reason(game, state, "power 12 with gas 3") == "fuel_missing"


def test_income_is_fixed() -> None:
    """CG-T1, CG-G12, CG-G14: plant 12 yields 9, with 3 coal stored as with 6."""
    for cards in ("coal3", "coal3 coal3"):
        game = a_game(3)
        state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC", money=10)
        own(state, "A", "12")
        store(state, "A", cards)
        play(game, state, "power 12 with coal 3")
        assert money(state, "A") == 19


def test_a_plant_runs_once() -> None:
    """CG-G14: with fuel for two runs it may not run twice."""
    game = a_game(3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC")
    own(state, "A", "12")
    store(state, "A", "coal3 coal3")

    assert reason(game, state, "power 12 12 with coal 6") == "runs_once"


def test_a_hybrid_burns_any_mix_of_gas_and_oil() -> None:
    """CG-T2, CG-G8: plant 7 runs on 3 gas, 3 oil, 2 and 1, or 1 and 2."""
    assert production("7", "gas3 oil3") == [
        "power none",
        "power 7 with oil 3",
        "power 7 with gas 1 oil 2",
        "power 7 with gas 2 oil 1",
        "power 7 with gas 3",
    ]


def test_a_hybrid_burns_exactly_its_need() -> None:
    """CG-G5, CG-G8: 2 units in any mix do not run plant 7, nor do coal and uranium."""
    assert production("7", "gas1 oil1") == ["power none"]
    assert production("7 12 6b", "coal2 uranium1 gas2") == ["power none", "power 6b with uranium 1"]


def test_a_hybrid_yields_the_same_with_every_mix() -> None:
    """CG-T2, CG-G12: plant 7 yields 8."""
    for mix in ("gas 3", "oil 3", "gas 1 oil 2", "gas 2 oil 1"):
        game = a_game(3)
        state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC", money=10)
        own(state, "A", "7")
        store(state, "A", "gas3 oil3")
        play(game, state, f"power 7 with {mix}")
        assert money(state, "A") == 18


def test_an_eco_plant_runs_without_fuel() -> None:
    """CG-T3, CG-G10: plant 8a yields 6 for nothing."""
    game = a_game(3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC", money=10)
    own(state, "A", "8a")

    assert offers(game, state) == ["power none", "power 8a"]
    assert reason(game, state, "power 8a with coal 1") == "wrong_fuel"

    play(game, state, "power 8a")
    assert money(state, "A") == 16


# Storing

EVERYTHING = "coal1 gas1 oil1 uranium1"


def fuel_offers(words: str, cards: str = "") -> list[str]:
    """Return which cards one may buy who owns these plants and holds these cards."""
    game = a_game(3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="CBA")
    own(state, "A", words)
    store(state, "A", cards)
    state.fuel = a_market(EVERYTHING)
    return offers(game, state)


@pytest.mark.parametrize(
    ("plant", "kinds"),
    [
        ("5a", ["coal"]),
        ("9", ["gas"]),
        ("5b", ["oil"]),
        ("6b", ["uranium"]),
        ("7", ["gas", "oil"]),
        ("8a", []),
    ],
)
def test_a_plant_stores_only_what_it_burns(plant: str, kinds: list[str]) -> None:
    """CG-T3, CG-G6, CG-G11: pure plants one kind, a hybrid two, an eco plant none."""
    assert fuel_offers(plant) == [*[f"buy {kind} 1 at 2" for kind in kinds], "done"]


def test_a_plant_stores_fuel_for_two_runs() -> None:
    """CG-T1, CG-G7: plant 12 stores 6 coal; a seventh finds no place."""
    assert "buy coal 1 at 2" in fuel_offers("12", "coal3 coal2")
    assert fuel_offers("12", "coal3 coal3") == ["done"]


def test_a_seventh_coal_is_surplus() -> None:
    """CG-T1, CG-G7: with 5 coal stored, a card of 2 keeps 1."""
    game = a_game(3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="CBA")
    own(state, "A", "12")
    store(state, "A", "coal3 coal2")
    state.fuel = a_market("coal2")

    play(game, state, "buy coal 2 at 2")

    assert units(state, "A") == {"coal": 6}
    assert state.fuel.singles == [1, 0, 0, 0]


def test_a_hybrid_stores_both_fuels_in_one_tank() -> None:
    """CG-T2, CG-G9: plant 7 stores any mix up to 6; with 4 gas only 2 oil fit."""
    assert fuel_offers("7", "gas3 gas1 oil1") == ["buy gas 1 at 2", "buy oil 1 at 2", "done"]
    assert fuel_offers("7", "gas3 gas1 oil2") == ["done"]
    assert fuel_offers("7", "gas3 gas3") == ["done"]
    assert fuel_offers("7", "oil3 oil3") == ["done"]


@pytest.mark.parametrize(
    ("gas", "oil", "fits"),
    [(6, 0, True), (0, 6, True), (3, 3, True), (4, 2, True), (4, 3, False), (7, 0, False)],
)
def test_four_gas_and_three_oil_are_too_much_for_plant_7(gas: int, oil: int, fits: bool) -> None:  # noqa: FBT001
    """CG-T2, CG-G9: gas and oil together, not 6 of each."""
    state = a_state(a_game(3))
    own(state, "A", "7")

    assert (player_of(state, "A").capacity.excess([0, gas, oil, 0]) == 0) is fits


@pytest.mark.parametrize(
    ("coal", "gas", "oil", "uranium", "fits"),
    [
        (2, 6, 2, 2, True),
        (2, 2, 6, 2, True),
        (3, 0, 0, 0, False),
        (0, 0, 0, 3, False),
        (0, 7, 0, 0, False),
        (0, 0, 7, 0, False),
        (0, 6, 3, 0, False),
        (0, 3, 6, 0, False),
        (0, 5, 4, 0, False),
        (0, 4, 4, 0, True),
    ],
)
def test_a_store_is_one_pool_for_all_plants(
    coal: int,
    gas: int,
    oil: int,
    uranium: int,
    fits: bool,  # noqa: FBT001
) -> None:
    """CG-G21: room for 2 coal, 2 gas, 2 oil, 2 uranium and 4 of gas or oil, each in turn."""
    state = a_state(a_game(3))
    own(state, "A", "5a 9 5b 6b 5c")

    assert (player_of(state, "A").capacity.excess([coal, gas, oil, uranium]) == 0) is fits


def test_two_coal_plants_share_one_store() -> None:
    """CG-G21: what one plant leaves room for, the other's fuel may take."""
    assert "buy coal 1 at 2" in fuel_offers("5a 4a", "coal3 coal2")
    assert fuel_offers("5a 4a", "coal3 coal3") == ["done"]


def test_equal_numbers_are_told_apart_by_letters() -> None:
    """CG-G1: three plants are numbered 5, and each is bought for 5."""
    state = a_state(a_game(3))

    for word, kinds in (("5a", "coal"), ("5b", "oil"), ("5c", "gas oil")):
        plant = state.setup.content.plants[card_of(state, word)]
        assert plant.number == 5
        assert [KINDS[kind] for kind in plant.burns] == kinds.split()


def test_production_is_told_with_its_income() -> None:
    """CG-G12: two plants, 9 and 6."""
    game = a_game(3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC")
    own(state, "A", "8a 12")
    store(state, "A", "coal3")

    events = play(game, state, "power 8a 12 with coal 3")

    assert named(events, "produced")[0].values == {"plants": 2, "income": 15}
