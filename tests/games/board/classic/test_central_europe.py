"""The rules of the second map, which the players may agree on."""

import pytest

from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardState, PhaseIndex
from tests.builders import (
    S3,
    a_game,
    a_state,
    houses,
    money,
    offers,
    on_sale,
    own,
    plants,
    play,
    reason,
    store,
    why_not,
)

MARKET = (10, 11, 17, 18, 23, 28, 34, 39)
NO_NUCLEAR = ("no_nuclear", 17, "CL-C3", "CL-C4", "CL-C5", "CL-C6")


def special(seats: int = 3) -> BoardGame:
    """Return the game with the rules of the map."""
    return a_game("classic", "central_europe", seats, central_europe_rules="on")


def auction(game: BoardGame, *cities: str, order: str = "ABC") -> BoardState:
    """Return an auction in which A owns *cities* and B and C have a house in Praha's country."""
    state = a_state(game, order=order, market=MARKET, deck=(50, 40, S3), money=100)
    houses(state, "A", *cities)
    houses(state, "B", "plzen")
    houses(state, "C", "brno")
    return state


# With or without


def test_without_its_rules_the_map_is_played_like_germany() -> None:
    """CL-C1, ruling A55: start, refill, nuclear plants and garbage are those of every map."""
    game = a_game("classic", "central_europe", 3)
    state = a_state(game, order="ABC", market=MARKET, deck=(40, 42, S3), money=100)
    houses(state, "A", "wien", "graz")
    own(state, "A", 14)

    assert state.fuel.on_sale == [24, 18, 6, 2]
    assert reason(game, state, "open 17 17") == "allowed"

    play(game, state, "open 10 10", "drop", "drop", "pass", "pass")
    while state.to_act != 0:
        play(game, state, "done")
    play(game, state, "buy garbage 2")
    assert money(state, "A") == 100 - 10 - 14


def test_without_its_rules_the_refill_is_the_standard_one() -> None:
    """CL-C1, ruling A55: 4 coal, 2 oil, 1 garbage and 1 uranium for three in Step 1."""
    game = a_game("classic", "central_europe", 3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC", market=MARKET, deck=(40, S3))
    on_sale(state, coal=0, oil=0, garbage=0, uranium=0)

    play(game, state, *["power none"] * 3)

    assert state.fuel.on_sale == [4, 2, 1, 1]


def test_with_its_rules_five_uranium_are_on_sale() -> None:
    """CL-C2: on 8, 10, 12, 14 and 16; seven in the supply, all else as usual."""
    game = special()
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="BCA", money=100)
    own(state, "A", 11, 17, 23)

    assert state.fuel.on_sale == [24, 18, 6, 5]
    assert state.fuel.supply == [0, 6, 18, 7]

    play(game, state, "buy uranium 5")
    assert money(state, "A") == 100 - (8 + 10 + 12 + 14 + 16)


@pytest.mark.parametrize(
    ("seats", "step", "amounts"),
    [
        (2, 1, [4, 1, 1, 1]),
        (2, 2, [5, 2, 3, 1]),
        (2, 3, [3, 3, 3, 1]),
        (3, 1, [5, 2, 1, 1]),
        (3, 2, [6, 2, 3, 1]),
        (3, 3, [3, 3, 3, 1]),
        (4, 1, [6, 2, 2, 1]),
        (4, 2, [7, 3, 4, 2]),
        (4, 3, [5, 4, 4, 1]),
        (5, 1, [7, 3, 3, 2]),
        (5, 2, [8, 4, 4, 2]),
        (5, 3, [5, 5, 5, 2]),
        (6, 1, [8, 4, 3, 2]),
        (6, 2, [10, 5, 6, 3]),
        (6, 3, [6, 6, 6, 2]),
    ],
)
def test_with_its_rules_the_refill_is_its_own(seats: int, step: int, amounts: list[int]) -> None:
    """CL-C11: a table for each number of players and Step."""
    game = special(seats)
    state = a_state(
        game,
        phase=PhaseIndex.BUREAUCRACY,
        step=step,
        order="ABCDEF"[:seats],
        market=MARKET,
        deck=(40, 42) if step == 3 else (40, S3),
    )
    on_sale(state, coal=0, oil=0, garbage=0, uranium=0)

    play(game, state, *["power none"] * seats)

    assert state.fuel.on_sale == amounts


# Nuclear plants


@pytest.mark.parametrize("city", ["bratislava", "kosice", "praha", "ostrava", "budapest", "pecs"])
def test_a_city_in_three_countries_allows_nuclear_plants(city: str) -> None:
    """CL-C3, case T79: in the Czech Republic, Slovakia or Hungary, whatever else one has."""
    game = special()
    state = auction(game, "wien", city)

    play(game, state, "open 17 17", "drop", "drop")

    assert plants(state, "A") == [17]


@pytest.mark.parametrize("network", [("wien", "graz"), ("krakow",), ("gdansk", "innsbruck")])
def test_austria_and_poland_alone_may_not_open_a_nuclear_plant(network: tuple[str, ...]) -> None:
    """CL-C3, CL-C5, case T79: with cities there only, plant 17 cannot be put up."""
    game = special()
    state = auction(game, *network)

    assert why_not(game, state, "open 17 17", "plant") == NO_NUCLEAR
    assert [line for line in offers(game, state) if line.startswith(("open 11", "open 17"))] == []
    assert reason(game, state, "open 10 10") == "allowed"


@pytest.mark.parametrize("network", [("wien", "graz"), ("krakow",)])
def test_austria_and_poland_alone_must_drop_out(network: tuple[str, ...]) -> None:
    """CL-C4, case T79: C opens 17; A can only drop, and may bid again for another plant."""
    game = special()
    state = auction(game, *network, order="CAB")

    play(game, state, "open 17 17")

    assert state.to_act == 0
    assert offers(game, state) == ["drop"]
    assert why_not(game, state, "bid 18", "plant") == NO_NUCLEAR

    play(game, state, "drop", "bid 18", "drop")
    assert plants(state, "B") == [17]

    play(game, state, "open 10 10")
    assert reason(game, state, "bid 11") == "allowed"


def test_without_any_city_nuclear_plants_are_closed() -> None:
    """CL-C6, case T79: neither to open nor to bid."""
    game = special()
    state = auction(game)
    assert why_not(game, state, "open 17 17", "plant") == NO_NUCLEAR

    state = auction(game, order="CAB")
    play(game, state, "open 17 17")
    assert offers(game, state) == ["drop"]


@pytest.mark.parametrize("plant", [11, 17, 23, 28, 34, 39])
def test_uranium_plants_are_nuclear(plant: int) -> None:
    """CL-C7: all six of them."""
    game = special()
    state = a_state(game, step=3, order="ABC", market=MARKET, deck=(40,), money=100)
    houses(state, "A", "wien")

    assert reason(game, state, f"open {plant} {plant}") == "no_nuclear"


@pytest.mark.parametrize("network", [(), ("wien",), ("krakow",)])
def test_the_fusion_plant_is_free_for_all(network: tuple[str, ...]) -> None:
    """CL-C7, case T79: 50 burns no uranium; anybody may open it."""
    game = special()
    state = a_state(game, step=3, order="ABC", market=(11, 17, 50), deck=(), money=100)
    houses(state, "A", *network)

    play(game, state, "open 50 50", "drop", "drop")

    assert plants(state, "A") == [50]


def test_a_nuclear_plant_supplies_any_city_of_its_owner() -> None:
    """CL-C8: five cities, four of them in Poland and Austria, are all supplied by 34."""
    game = special()
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC", market=MARKET, deck=(40, S3))
    houses(state, "A", "wien", "graz", "krakow", "lublin", "brno")
    own(state, "A", 34)
    store(state, "A", uranium=1)

    play(game, state, "power 34 with uranium 1")

    assert money(state, "A") == 50 + 64


# Wien


def test_wien_makes_garbage_cheaper() -> None:
    """CL-C9, case T80: two units at 7 cost 12; no other fuel is cheaper, and for nobody else."""
    game = special()
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="BCA", money=100)
    houses(state, "A", "wien")
    houses(state, "C", "linz")
    own(state, "A", 14, 4, 3)
    own(state, "C", 19)

    play(game, state, "buy garbage 2")
    assert money(state, "A") == 100 - 12

    play(game, state, "buy coal 3", "buy oil 1", "done")
    assert money(state, "A") == 100 - 12 - 3 - 3

    play(game, state, "buy garbage 1")
    assert money(state, "C") == 100 - 7


def test_in_wien_garbage_may_cost_nothing_but_never_less() -> None:
    """CL-C10, case T80: two units at 1 are free, also for somebody without money."""
    game = special()
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="BCA", money=0)
    houses(state, "A", "wien")
    own(state, "A", 30)
    on_sale(state, garbage=24)

    assert why_not(game, state, "buy garbage 4", "amount", "resource", "cost", "money") == (
        "fuel_over_cash",
        4,
        "garbage",
        1,
        0,
        "CL-3.5",
    )

    play(game, state, "buy garbage 3")
    assert money(state, "A") == 0
    assert state.players[0].stored == [0, 0, 3, 0]


def test_wien_counts_from_the_next_purchase_on() -> None:
    """CL-C12: garbage bought before Wien is built is paid in full, in the next round it is not."""
    game = special(2)
    state = a_state(
        game,
        phase=PhaseIndex.RESOURCES,
        order="BA",
        market=(18, 20, 22, 24, 25, 26, 27, 29),
        deck=(30, 31, 32, 33, S3),
        money=100,
    )
    own(state, "A", 14)

    play(game, state, "buy garbage 1", "done", "done")
    assert money(state, "A") == 100 - 7

    play(game, state, "build wien", "done", "done", "power none", "power none", "pass", "pass")
    while state.to_act != 0:
        play(game, state, "done")
    before = money(state, "A")
    play(game, state, "buy garbage 1")  # one unit was refilled: again the cheapest lies on 7

    assert before - money(state, "A") == 6
