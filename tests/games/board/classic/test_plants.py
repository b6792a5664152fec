import pytest

from gridwright.games.board.state import PhaseIndex
from tests.builders import (
    S3,
    a_game,
    a_state,
    money,
    offers,
    on_sale,
    overfill,
    own,
    play,
    reason,
    row,
    some_houses,
    store,
    why_not,
)


def test_the_number_is_the_minimum_bid() -> None:
    """CL-P1, case T06: plant 14 is opened with 14, not with 13."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, order="ABC", market=(10, 12, 13, 14, 15, 16, 18, 20))

    assert why_not(game, state, "open 14 13", "minimum") == ("below_number", 14, "CL-2.5")
    assert reason(game, state, "open 14 14") == "allowed"


def test_the_higher_number_is_the_better_plant() -> None:
    """CL-P2: plant 22 supplies two cities, plant 20 five; 22 is the better one all the same."""
    game = a_game("classic", "germany", 2)
    state = a_state(
        game,
        phase=PhaseIndex.BUREAUCRACY,
        order="AB",
        market=(12, 14, 15, 16, 18, 19, 21, 37),
        deck=(39, 40, S3),
    )
    own(state, "A", 20)
    own(state, "B", 22)

    play(game, state, "power none", "power none")

    assert state.order == (1, 0)  # B with 22 leads
    assert state.cards.deck == (40, S3, 37)  # the best went under the deck
    assert row(state) == [12, 14, 15, 16, 18, 19, 21, 39]  # from the worst to the best


@pytest.mark.parametrize(
    ("plant", "ways"),
    [
        (4, ["power 4 with coal 2"]),
        (20, ["power 20 with coal 3"]),
        (3, ["power 3 with oil 2"]),
        (7, ["power 7 with oil 3"]),
        (5, ["power 5 with oil 2", "power 5 with coal 1 oil 1", "power 5 with coal 2"]),
        (29, ["power 29 with oil 1", "power 29 with coal 1"]),
        (6, ["power 6 with garbage 1"]),
        (38, ["power 38 with garbage 3"]),
        (11, ["power 11 with uranium 1"]),
        (39, ["power 39 with uranium 1"]),
        (13, ["power 13"]),
        (50, ["power 50"]),
    ],
)
def test_a_plant_burns_what_is_printed_on_it(plant: int, ways: list[str]) -> None:
    """CL-P3: coal, oil, either of them, garbage, uranium, or nothing; and how much."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC")
    own(state, "A", plant)
    overfill(state, "A", coal=9, oil=9, garbage=9, uranium=9)

    assert offers(game, state) == ["power none", *ways]


@pytest.mark.parametrize(
    ("plant", "fuel", "most"),
    [(4, "coal", 4), (7, "oil", 6), (14, "garbage", 4), (30, "garbage", 6), (11, "uranium", 2)],
)
def test_a_plant_stores_fuel_for_two_runs(plant: int, fuel: str, most: int) -> None:
    """CL-P4, case T06: plant 14 burns 2 garbage and stores 4."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="BCA", money=100)
    on_sale(state, garbage=12, uranium=6)
    own(state, "A", plant)

    assert why_not(game, state, f"buy {fuel} {most + 1}", "room", "resource") == (
        "no_room",
        most,
        fuel,
        "CL-3.2",
        "CL-3.4",
    )
    assert reason(game, state, f"buy {fuel} {most}") == "allowed"


@pytest.mark.parametrize(
    ("plant", "others"),
    [
        (4, ["oil", "garbage", "uranium"]),
        (3, ["coal", "garbage", "uranium"]),
        (5, ["garbage", "uranium"]),
        (6, ["coal", "oil", "uranium"]),
        (11, ["coal", "oil", "garbage"]),
    ],
)
def test_a_plant_stores_only_what_it_burns(plant: int, others: list[str]) -> None:
    """CL-P5: no other fuel can be bought for it."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="BCA")
    own(state, "A", plant)

    for fuel in others:
        assert why_not(game, state, f"buy {fuel} 1", "resource") == (
            "nothing_burns_it",
            fuel,
            "CL-3.3",
        )


def test_a_plant_supplies_at_most_the_cities_printed_on_it() -> None:
    """CL-P6: plant 20 supplies 5 of 7 cities."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC")
    own(state, "A", 20)
    store(state, "A", coal=6)
    some_houses(state, "A", 7)

    play(game, state, "power 20 with coal 3")

    assert money(state, "A") == 50 + 64


def test_there_is_no_run_with_part_of_the_fuel() -> None:
    """CL-P7: plant 20 needs 3 coal; with 2 it supplies nothing."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC")
    own(state, "A", 20)
    store(state, "A", coal=2)
    some_houses(state, "A", 3)

    assert offers(game, state) == ["power none"]
    for line in ("power 20 with coal 2", "power 20 with coal 3"):
        assert why_not(game, state, line, "stored", "plants") == (
            "fuel_missing",
            ("coal 2", "oil 0", "garbage 0", "uranium 0"),
            ("20",),
            "CL-P7",
        )

    store(state, "A", coal=3)

    assert reason(game, state, "power 20 with coal 2") == "wrong_fuel"


def test_a_run_for_fewer_cities_burns_all_the_fuel() -> None:
    """CL-P8, case T06: plant 14 supplies the only city and burns 2 garbage."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC")
    own(state, "A", 14)
    store(state, "A", garbage=4)
    some_houses(state, "A", 1)

    assert offers(game, state) == ["power none", "power 14 with garbage 2"]

    play(game, state, "power 14 with garbage 2")

    assert money(state, "A") == 50 + 22
    assert state.players[0].stored == [0, 0, 2, 0]


def test_a_run_never_burns_more_than_printed() -> None:
    """CL-P9: a full store makes no second run of the round."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC")
    own(state, "A", 4)
    store(state, "A", coal=4)
    some_houses(state, "A", 2)

    assert why_not(game, state, "power 4 with coal 4", "plants", "needs") == (
        "wrong_fuel",
        ("4",),
        ("coal 2",),
        "CL-P7",
        "CL-P9",
        "CL-P10",
    )
    assert why_not(game, state, "power 4 4 with coal 4") == ("runs_once", "CL-P9")


def test_a_hybrid_burns_any_mix() -> None:
    """CL-P10, case T09: plant 46 runs on 3 of coal and oil together, whichever they are."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC")
    own(state, "A", 46)
    store(state, "A", coal=3, oil=3)

    assert offers(game, state) == [
        "power none",
        "power 46 with oil 3",
        "power 46 with coal 1 oil 2",
        "power 46 with coal 2 oil 1",
        "power 46 with coal 3",
    ]
    assert reason(game, state, "power 46 with coal 2 oil 2") == "wrong_fuel"
    assert reason(game, state, "power 46 with coal 1 oil 1") == "wrong_fuel"


@pytest.mark.parametrize(("plant", "room"), [(29, 2), (5, 4), (12, 4), (21, 4), (46, 6)])
def test_a_hybrid_stores_coal_and_oil_in_any_ratio(plant: int, room: int) -> None:
    """CL-P11, case T09: together twice what a run burns; plant 46 stores 6."""
    game = a_game("classic", "germany", 3)

    for coal in range(room + 1):
        state = a_state(game, phase=PhaseIndex.RESOURCES, order="BCA", money=100)
        own(state, "A", plant)
        oil = room - coal
        play(game, state, *[f"buy coal {coal}"][: coal > 0], *[f"buy oil {oil}"][: oil > 0])

        assert state.players[0].stored == [coal, oil, 0, 0]
        assert reason(game, state, "buy coal 1") == "no_room"
        assert reason(game, state, "buy oil 1") == "no_room"


@pytest.mark.parametrize(
    ("plant", "income"),
    [(13, 22), (18, 33), (22, 33), (27, 44), (33, 54), (37, 54), (44, 64), (50, 73)],
)
def test_eco_and_fusion_plants_need_and_store_nothing(plant: int, income: int) -> None:
    """CL-P12: they always run, and no fuel can be bought for them."""
    game = a_game("classic", "germany", 3)
    buying = a_state(game, phase=PhaseIndex.RESOURCES, order="BCA")
    powering = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC")
    own(buying, "A", plant)
    own(powering, "A", plant)
    some_houses(powering, "A", 6)

    assert offers(game, buying) == ["done"]

    play(game, powering, f"power {plant}")
    assert money(powering, "A") == 50 + income
