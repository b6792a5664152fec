import pytest

from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardState, PhaseIndex
from tests.builders import (
    S3,
    a_game,
    a_state,
    clauses,
    money,
    offers,
    on_sale,
    overfill,
    own,
    plants,
    play,
    reason,
    row,
    some_houses,
    store,
    why_not,
)

EDITIONS = ("recharged", "classic")

Station = tuple[BoardGame, BoardState]


def a_power_station(*numbers: int, title: str = "recharged", cities: int = 0) -> Station:
    """Return A, the leader, about to supply its cities with these plants."""
    game = a_game(title)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC", money=0)
    own(state, "A", *numbers)
    some_houses(state, "A", cities)
    return game, state


def a_buyer(*numbers: int, title: str = "recharged") -> Station:
    """Return A, the last in turn order, about to buy fuel for these plants; all fuel is on sale."""
    game = a_game(title)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="CBA", money=999)
    own(state, "A", *numbers)
    on_sale(state, coal=24, oil=24, garbage=24, uranium=12)
    return game, state


def mixes(game: BoardGame, state: BoardState) -> list[str]:
    """Return the ways to run anything at all."""
    return [line for line in offers(game, state) if line != "power none"]


# The number


def test_the_number_of_a_plant_is_its_minimum_bid() -> None:
    """RC-P1: 14 goes for at least 14; the discount token makes the exception."""
    game = a_game()
    state = a_state(game, market=(10, 12, 14, 15, 16, 18, 20, 22))

    assert reason(game, state, "open 14 13") == "below_number"
    assert reason(game, state, "open 14 14") == "allowed"
    assert reason(game, state, "open 10 1") == "allowed"


def test_the_market_is_sorted_by_number() -> None:
    """RC-P2: the number says where a plant lies, whatever it burns or supplies."""
    game = a_game()
    state = a_state(
        game, order="ABC", market=(4, 12, 14, 15, 16, 18, 20, 22), deck=(13, 17, 50, S3)
    )

    play(game, state, "open 12 12", "drop", "drop")
    play(game, state, "open 14 14", "drop")

    assert row(state) == [4, 13, 15, 16, 17, 18, 20, 22]


def test_the_number_breaks_ties_of_the_player_order() -> None:
    """RC-P3: of equal networks the one with the higher-numbered plant comes first."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC")
    own(state, "A", 3, 4, 5)
    own(state, "B", 13)
    own(state, "C", 14)

    play(game, state, "power none", "power none", "power none")

    assert state.round == 3
    assert state.order == (2, 1, 0)


# Fuel and runs


@pytest.mark.parametrize("title", EDITIONS)
@pytest.mark.parametrize(
    ("plant", "ways"),
    [
        (4, ["power 4 with coal 2"]),
        (3, ["power 3 with oil 2"]),
        (6, ["power 6 with garbage 1"]),
        (11, ["power 11 with uranium 1"]),
        (13, ["power 13"]),
        (50, ["power 50"]),
        (29, ["power 29 with oil 1", "power 29 with coal 1"]),
    ],
)
def test_symbols_say_which_fuel_and_how_much_a_run_burns(
    title: str, plant: int, ways: list[str]
) -> None:
    """RC-P5, CL-P3: coal, oil, garbage, uranium, nothing, or either of coal and oil."""
    game, state = a_power_station(plant, title=title)
    overfill(state, "A", coal=9, oil=9, garbage=9, uranium=9)

    assert mixes(game, state) == ways


def test_a_run_burns_exactly_the_printed_amount() -> None:
    """RC-P6: plant 10 burns 2 coal, though 4 lie on it."""
    game, state = a_power_station(10, cities=2)
    store(state, "A", coal=4)

    for line in ("power 10 with coal 1", "power 10 with coal 3", "power 10 with coal 4"):
        assert why_not(game, state, line, "plants", "needs") == (
            "wrong_fuel",
            ("10",),
            ("coal 2",),
            "RC-P6",
            "RC-P9",
            "RC-P13",
        )
    assert reason(game, state, "power 10") == "wrong_fuel"

    play(game, state, "power 10 with coal 2")

    assert state.players[0].stored == [2, 0, 0, 0]


def test_a_run_needs_its_fuel() -> None:
    """RC-P6, RC-P13: with 1 coal plant 10 does not run at all."""
    game, state = a_power_station(10, cities=2)
    store(state, "A", coal=1)

    assert offers(game, state) == ["power none"]
    assert why_not(game, state, "power 10 with coal 2", "stored", "plants") == (
        "fuel_missing",
        ("coal 1", "oil 0", "garbage 0", "uranium 0"),
        ("10",),
        "RC-P6",
        "RC-P13",
    )


def test_there_are_no_partial_runs() -> None:
    """RC-P13: half the fuel does not supply half the cities."""
    game, state = a_power_station(20, cities=5)
    store(state, "A", coal=3)

    assert reason(game, state, "power 20 with coal 2") == "wrong_fuel"
    assert "RC-P13" in clauses(game, state, "power 20 with coal 2")

    store(state, "A", coal=2)

    assert reason(game, state, "power 20 with coal 2") == "fuel_missing"
    assert "RC-P13" in clauses(game, state, "power 20 with coal 2")

    play(game, state, "power none")

    assert money(state, "A") == 10


def test_a_plant_stores_only_what_it_burns() -> None:
    """RC-P7: plant 10 burns coal and takes nothing else."""
    game, state = a_buyer(10)

    assert reason(game, state, "buy coal 1") == "allowed"
    for fuel in ("oil", "garbage", "uranium"):
        assert reason(game, state, f"buy {fuel} 1") == "nothing_burns_it"
        assert f"buy {fuel} 1" not in offers(game, state)
    assert why_not(game, state, "buy oil 1", "resource") == ("nothing_burns_it", "oil", "RC-3.3")


@pytest.mark.parametrize(
    ("plant", "fuel", "most"),
    [(10, "coal", 4), (7, "oil", 6), (6, "garbage", 2), (17, "uranium", 2), (36, "coal", 6)],
)
def test_a_plant_stores_twice_its_printed_amount(plant: int, fuel: str, most: int) -> None:
    """RC-P8: fuel for two runs and no more."""
    game, state = a_buyer(plant)

    assert reason(game, state, f"buy {fuel} {most}") == "allowed"
    assert why_not(game, state, f"buy {fuel} {most + 1}", "room", "resource") == (
        "no_room",
        most,
        fuel,
        "RC-3.4",
        "RC-3.5",
    )


@pytest.mark.parametrize("title", EDITIONS)
def test_plant_14_goes_for_14(title: str) -> None:
    """T06, RC-P1, CL-P1: its minimum bid is its number."""
    game = a_game(title)
    state = a_state(game, market=(9, 14, 15, 16, 18, 19, 20, 22))

    assert reason(game, state, "open 14 13") == "below_number"
    assert reason(game, state, "open 14 14") == "allowed"


@pytest.mark.parametrize("title", EDITIONS)
def test_plant_14_stores_4_garbage(title: str) -> None:
    """T06, RC-P8, CL-P4: twice what a run burns."""
    game, state = a_buyer(14, title=title)

    assert reason(game, state, "buy garbage 4") == "allowed"
    assert reason(game, state, "buy garbage 5") == "no_room"


@pytest.mark.parametrize("title", EDITIONS)
@pytest.mark.parametrize(("cities", "income"), [(1, 22), (2, 33), (3, 33)])
def test_plant_14_burns_2_garbage_for_up_to_2_cities(title: str, cities: int, income: int) -> None:
    """T06, RC-P6, RC-P12, RC-P15, CL-P6, CL-P8: for 1 city it burns 2 garbage as well."""
    game, state = a_power_station(14, title=title, cities=cities)
    store(state, "A", garbage=4)
    supply = state.fuel.supply[2]

    assert mixes(game, state) == ["power 14 with garbage 2"]

    play(game, state, "power 14 with garbage 2")

    assert state.players[0].stored == [0, 0, 2, 0]
    assert state.fuel.supply[2] == supply + 2
    assert money(state, "A") == income


# Hybrids


@pytest.mark.parametrize("title", EDITIONS)
def test_a_hybrid_runs_on_any_mix(title: str) -> None:
    """T07, RC-P9, CL-P10: plant 05 takes 2 coal, 2 oil or one of each, and supplies 1 city."""
    game, state = a_power_station(5, title=title, cities=2)
    store(state, "A", coal=2, oil=2)

    assert mixes(game, state) == [
        "power 5 with oil 2",
        "power 5 with coal 1 oil 1",
        "power 5 with coal 2",
    ]
    assert reason(game, state, "power 5 with coal 2 oil 1") == "wrong_fuel"
    assert reason(game, state, "power 5 with coal 1") == "wrong_fuel"

    play(game, state, "power 5 with coal 1 oil 1")

    assert state.players[0].stored == [1, 1, 0, 0]
    assert money(state, "A") == 22


@pytest.mark.parametrize("title", EDITIONS)
@pytest.mark.parametrize(("coal", "oil"), [(2, 2), (4, 0), (0, 4), (1, 3)])
def test_a_hybrid_stores_its_two_fuels_in_one_tank(title: str, coal: int, oil: int) -> None:
    """T07, RC-P10, CL-P11: plant 05 stores any mix of 4; a fifth token is too many."""
    game, state = a_buyer(5, title=title)

    play(game, state, *[f"buy coal {coal}"] * (coal > 0), *[f"buy oil {oil}"] * (oil > 0))

    assert state.players[0].stored == [coal, oil, 0, 0]
    assert reason(game, state, "buy coal 1") == "no_room"
    assert reason(game, state, "buy oil 1") == "no_room"


@pytest.mark.parametrize("title", EDITIONS)
def test_plant_46(title: str) -> None:
    """T09, RC-P9, RC-P10, CL-P10, CL-P11: four mixes of 3, and 6 stored in any ratio."""
    game, state = a_power_station(46, title=title)
    store(state, "A", coal=3, oil=3)

    assert mixes(game, state) == [
        "power 46 with oil 3",
        "power 46 with coal 1 oil 2",
        "power 46 with coal 2 oil 1",
        "power 46 with coal 3",
    ]

    for coal in range(7):
        game, state = a_buyer(46, title=title)
        store(state, "A", coal=coal, oil=6 - coal)
        assert reason(game, state, "buy coal 1") == "no_room"
        assert reason(game, state, "buy oil 1") == "no_room"
        store(state, "A", coal=max(coal - 1, 0), oil=6 - max(coal, 1))
        assert reason(game, state, "buy coal 1") == "allowed"
        assert reason(game, state, "buy oil 1") == "allowed"


def test_oil_and_hybrid_and_eco_plant_together() -> None:
    """T05, RC-P7..RC-P11: plants 03, 05 and 13 store 4 oil, 4 of either, and nothing."""
    game, state = a_buyer(3, 5, 13)

    assert reason(game, state, "buy oil 8") == "allowed"
    assert reason(game, state, "buy oil 9") == "no_room"
    assert reason(game, state, "buy coal 4") == "allowed"
    assert reason(game, state, "buy coal 5") == "no_room"
    assert reason(game, state, "buy garbage 1") == "nothing_burns_it"
    assert reason(game, state, "buy uranium 1") == "nothing_burns_it"

    play(game, state, "buy coal 4")

    assert reason(game, state, "buy oil 4") == "allowed"
    assert why_not(game, state, "buy oil 5", "room", "resource") == (
        "no_room",
        4,
        "oil",
        "RC-3.4",
        "RC-3.5",
    )

    store(state, "A", oil=8)

    assert reason(game, state, "buy coal 1") == "no_room"


# Eco plants


@pytest.mark.parametrize("title", EDITIONS)
@pytest.mark.parametrize(("plant", "income"), [(33, 54), (50, 73)])
def test_an_eco_plant_needs_and_stores_no_fuel(title: str, plant: int, income: int) -> None:
    """T08, RC-P11, CL-P12: plant 33 supplies 4 cities on nothing, fusion plant 50 supplies 6."""
    game, state = a_power_station(plant, title=title, cities=7)

    play(game, state, f"power {plant}")

    assert money(state, "A") == income

    game, state = a_buyer(plant, title=title)

    assert offers(game, state) == ["done"]
    for fuel in ("coal", "oil", "garbage", "uranium"):
        assert reason(game, state, f"buy {fuel} 1") == "nothing_burns_it"


# Output


@pytest.mark.parametrize(("cities", "income"), [(4, 54), (5, 64), (6, 64), (7, 64)])
def test_the_house_number_is_the_most_that_a_run_supplies(cities: int, income: int) -> None:
    """RC-P12: plant 20 supplies up to 5 cities."""
    game, state = a_power_station(20, cities=cities)
    store(state, "A", coal=3)

    play(game, state, "power 20 with coal 3")

    assert money(state, "A") == income


def test_a_plant_runs_once_a_round() -> None:
    """RC-P14: the fuel for a second run stays for a later round."""
    game, state = a_power_station(10, cities=4)
    store(state, "A", coal=4)

    assert mixes(game, state) == ["power 10 with coal 2"]
    assert why_not(game, state, "power 10 10 with coal 4") == ("runs_once", "RC-P14")

    play(game, state, "power 10 with coal 2")

    assert money(state, "A") == 33
    assert state.to_act == 1


def test_a_run_for_fewer_cities_burns_all_its_fuel() -> None:
    """RC-P15: plant 25 could supply 5 cities; for one it burns 2 coal all the same."""
    game, state = a_power_station(25, cities=1)
    store(state, "A", coal=4)

    assert mixes(game, state) == ["power 25 with coal 2"]

    play(game, state, "power 25 with coal 2")

    assert state.players[0].stored == [2, 0, 0, 0]
    assert money(state, "A") == 22


# Buying


def test_fuel_is_taken_from_the_cheapest_space() -> None:
    """T10, RC-3.6: with 20 coal left, two cost 2 each and the next costs 3."""
    game, state = a_buyer(10, 20)
    on_sale(state, coal=20)

    play(game, state, "buy coal 2")

    assert money(state, "A") == 995
    assert state.fuel.on_sale[0] == 18

    play(game, state, "buy coal 1")

    assert money(state, "A") == 992


def test_only_owned_plants_run() -> None:
    """RC-5.2: a plant of somebody else does not run for A, not even beside its own."""
    game, state = a_power_station(10, cities=4)
    store(state, "A", coal=4)

    assert plants(state, "A") == [10]
    assert why_not(game, state, "power 10 13 with coal 2", "owned", "plants") == (
        "not_your_plant",
        ("10",),
        ("10", "13"),
        "RC-5.2",
    )
