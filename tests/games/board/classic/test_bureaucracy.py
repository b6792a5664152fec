import pytest

from gridwright.games.board.state import PhaseIndex
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

MARKET = (21, 22, 24, 25, 26, 27, 28, 29)  # no network in these tests outgrows it

# Income


def test_income_then_refill_then_plants() -> None:
    """CL-5.1: all are paid before the market is refilled, and plants come last."""
    game = a_game("classic", "germany", 2)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="AB", market=MARKET, deck=(30, S3))
    on_sale(state, coal=20, oil=18, garbage=6, uranium=2)

    events = play(game, state, "power none", "power none")

    assert [event.kind.id for event in events] == [
        "powered",
        "powered",
        "refilled",
        "refilled",
        "refilled",
        "refilled",
        "put_under",
        "plant_drawn",
        "round_begins",
        "turn_order",
    ]


def test_what_is_burnt_now_can_be_refilled_now() -> None:
    """CL-5.1, CL-5.6: the supply has no coal until A burns 2; these go to the market at once."""
    game = a_game("classic", "germany", 2)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="AB", market=MARKET, deck=(30, S3))
    own(state, "A", 4)
    store(state, "A", coal=2)
    some_houses(state, "A", 1)
    assert (state.fuel.on_sale[0], state.fuel.supply[0]) == (22, 0)

    play(game, state, "power 4 with coal 2", "power none")

    assert state.fuel.on_sale[0] == 24
    assert state.fuel.supply[0] == 0


@pytest.mark.parametrize(
    ("cities", "income"),
    [
        *[(0, 10), (1, 22), (2, 33), (3, 44), (4, 54), (5, 64), (6, 73), (7, 82), (8, 90)],
        *[(9, 98), (10, 105), (11, 112), (12, 118), (13, 124), (14, 129), (15, 134), (16, 138)],
        *[(17, 142), (18, 145), (19, 148), (20, 150), (21, 150), (24, 150)],
    ],
)
def test_supplied_cities_pay_by_the_table(cities: int, income: int) -> None:
    """CL-5.2, case T17: 4 cities pay 54, none 10; more than 20 pay no more (ruling A61)."""
    game = a_game("classic", "germany", 2)
    state = a_state(
        game, phase=PhaseIndex.BUREAUCRACY, order="AB", step=2, market=(44,), deck=(46, S3)
    )
    own(state, "A", 36, 46, 50, 42)  # 7 + 7 + 6 + 6 = 26 cities
    store(state, "A", coal=12)
    some_houses(state, "A", cities)

    play(game, state, "power 36 42 46 50 with coal 8")

    assert money(state, "A") == 50 + income


def test_no_city_supplied_pays_10() -> None:
    """CL-5.3, case T17: with or without cities."""
    game = a_game("classic", "germany", 2)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="AB", market=MARKET, deck=(30, S3))
    own(state, "A", 13)
    some_houses(state, "A", 4)

    play(game, state, "power none", "power none")

    assert money(state, "A") == 60
    assert money(state, "B") == 60


def test_surplus_is_lost() -> None:
    """CL-5.4: 4 coal and 3 oil would supply 7 cities, but there are 6: 73, not 82."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC", market=MARKET, deck=(30, S3))
    own(state, "A", 7, 10, 15)
    store(state, "A", coal=8, oil=6)
    some_houses(state, "A", 6)

    play(game, state, "power 7 10 15 with coal 4 oil 3")

    assert money(state, "A") == 50 + 73
    assert state.players[0].stored == [4, 3, 0, 0]


def test_everybody_chooses_which_plants_run() -> None:
    """CL-5.5: any of them, or fewer than would be possible."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC", market=MARKET, deck=(30, S3))
    own(state, "A", 4, 6, 13)
    store(state, "A", coal=2, garbage=1)
    some_houses(state, "A", 3)

    assert offers(game, state) == [
        "power none",
        "power 4 with coal 2",
        "power 6 with garbage 1",
        "power 4 6 with coal 2 garbage 1",
        "power 13",
        "power 4 13 with coal 2",
        "power 6 13 with garbage 1",
        "power 4 6 13 with coal 2 garbage 1",
    ]

    play(game, state, "power 13")

    assert money(state, "A") == 50 + 22
    assert state.players[0].stored == [2, 0, 1, 0]


def test_nobody_runs_the_plants_of_others() -> None:
    """CL-5.5: only one's own."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC")
    own(state, "A", 4, 13)
    own(state, "B", 18)

    assert why_not(game, state, "power 13 18", "owned", "plants") == (
        "not_your_plant",
        ("4", "13"),
        ("13", "18"),
        "CL-5.5",
    )
    assert reason(game, state, "power 13") == "allowed"


def test_burnt_fuel_goes_to_the_supply() -> None:
    """CL-5.6: not to the market."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC")
    own(state, "A", 5, 14, 11)
    store(state, "A", coal=1, oil=1, garbage=2, uranium=1)
    on_sale(state, coal=10, oil=10, garbage=10, uranium=5)
    assert state.fuel.supply == [13, 13, 12, 6]

    play(game, state, "power 5 11 14 with coal 1 oil 1 garbage 2 uranium 1")

    assert state.fuel.on_sale == [10, 10, 10, 5]
    assert state.fuel.supply == [14, 14, 14, 7]


# Refill


REFILL = [
    (2, 1, (3, 2, 1, 1)),
    (2, 2, (4, 2, 2, 1)),
    (2, 3, (3, 4, 3, 1)),
    (3, 1, (4, 2, 1, 1)),
    (3, 2, (5, 3, 2, 1)),
    (3, 3, (3, 4, 3, 1)),
    (4, 1, (5, 3, 2, 1)),
    (4, 2, (6, 4, 3, 2)),
    (4, 3, (4, 5, 4, 2)),
    (5, 1, (5, 4, 3, 2)),
    (5, 2, (7, 5, 3, 3)),
    (5, 3, (5, 6, 5, 2)),
    (6, 1, (7, 5, 3, 2)),
    (6, 2, (9, 6, 5, 3)),
    (6, 3, (6, 7, 6, 3)),
]


@pytest.mark.parametrize(("seats", "step", "amounts"), REFILL)
def test_the_refill_follows_players_and_step(
    seats: int, step: int, amounts: tuple[int, int, int, int]
) -> None:
    """CL-5.7, CL-ST1, CL-ST4, CL-ST12, CL-W3: a column for each Step."""
    game = a_game("classic", "germany", seats)
    state = a_state(
        game,
        phase=PhaseIndex.BUREAUCRACY,
        step=step,
        order="ABCDEF"[:seats],
        market=MARKET,
        deck=(30, 31) if step == 3 else (30, S3),
    )
    on_sale(state, coal=0, oil=0, garbage=0, uranium=0)

    play(game, state, *["power none"] * seats)

    assert tuple(state.fuel.on_sale) == amounts


def test_the_refill_fills_the_dearest_places_of_the_example() -> None:
    """CL-5.7, CL-5.8, CL-5.9, case T19: five players, Step 1, only 4 coal in the supply."""
    game = a_game("classic", "germany", 5)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABCDE", market=MARKET, deck=(30, S3))
    for letter, plant in (("A", 36), ("B", 7), ("C", 6)):
        own(state, letter, plant)
    on_sale(state, coal=14, oil=16, garbage=5, uranium=2)
    store(state, "A", coal=6)
    store(state, "B", oil=2)
    store(state, "C", garbage=1)

    play(game, state, *["power none"] * 5)

    assert state.fuel.on_sale == [18, 20, 8, 4]
    assert state.fuel.supply == [0, 2, 15, 8]
    assert [state.fuel.cost(resource, 1) for resource in range(4)] == [3, 2, 6, 10]


def test_the_refill_of_the_second_example() -> None:
    """CL-5.7, CL-5.8, case T20: three players, Step 2, ample supply."""
    game = a_game("classic", "germany", 3)
    state = a_state(
        game, phase=PhaseIndex.BUREAUCRACY, step=2, order="ABC", market=MARKET, deck=(30, S3)
    )
    on_sale(state, coal=14, oil=16, garbage=5, uranium=2)

    play(game, state, *["power none"] * 3)

    assert state.fuel.on_sale == [19, 19, 7, 3]
    assert state.fuel.cost(0, 5) == 2 + 3 + 3 + 3 + 4  # 1@2, three @3, then @4
    assert state.fuel.cost(1, 4) == 2 + 3 + 3 + 3
    assert state.fuel.cost(2, 2) == 6 + 7
    assert state.fuel.cost(3, 3) == 12 + 14 + 16


def test_what_is_missing_is_not_made_up() -> None:
    """CL-5.9: an empty supply means no refill, and each fuel is looked at by itself."""
    game = a_game("classic", "germany", 2)
    state = a_state(
        game, phase=PhaseIndex.BUREAUCRACY, order="AB", market=MARKET, deck=(30, 31, S3)
    )
    state.fuel.on_sale = [0, 0, 0, 0]  # no text may say so: nobody has the rest
    state.fuel.supply = [0, 1, 18, 10]
    play(game, state, "power none", "power none")
    assert state.fuel.on_sale == [0, 1, 1, 1]

    state.fuel.supply[0] = 9
    play(game, state, "pass", "pass", "done", "done", "done", "done", "power none", "power none")

    assert state.fuel.on_sale == [3, 1, 2, 2]


# Plants


@pytest.mark.parametrize("step", [1, 2])
def test_the_best_plant_goes_under_the_deck(step: int) -> None:
    """CL-5.10: and the next card comes, sorted in."""
    game = a_game("classic", "germany", 3)
    state = a_state(
        game, phase=PhaseIndex.BUREAUCRACY, step=step, order="ABC", market=MARKET, deck=(23, 31, S3)
    )

    play(game, state, *["power none"] * 3)

    assert row(state) == [21, 22, 23, 24, 25, 26, 27, 28]
    assert state.cards.deck == (31, S3, 29)
    assert state.box == ()


def test_in_step_3_the_worst_plant_leaves_the_game() -> None:
    """CL-5.11: and the next card comes, sorted in."""
    game = a_game("classic", "germany", 3)
    state = a_state(
        game,
        phase=PhaseIndex.BUREAUCRACY,
        step=3,
        order="ABC",
        market=(20, 22, 25, 27, 30, 31),
        deck=(26, 40),
    )

    play(game, state, *["power none"] * 3)

    assert row(state) == [22, 25, 26, 27, 30, 31]
    assert state.cards.deck == (40,)
    assert state.box == (20,)


def test_without_a_deck_the_worst_plant_still_goes() -> None:
    """CL-5.12, case T59: of four plants three are left, and after the next round two."""
    game = a_game("classic", "germany", 3)
    state = a_state(
        game, phase=PhaseIndex.BUREAUCRACY, step=3, order="ABC", market=(20, 22, 25, 27), deck=()
    )
    play(game, state, *["power none"] * 3)
    assert row(state) == [22, 25, 27]

    play(game, state, "open 27 27", "drop", "drop", "pass", "pass", *["done"] * 6)
    play(game, state, *["power none"] * 3)

    assert row(state) == [25]
    assert state.box == (20, 22)


def test_a_new_round_starts_with_the_turn_order() -> None:
    """CL-5.14: round 3 follows round 2, with the order of the networks of now."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC", market=MARKET, deck=(30, S3))
    some_houses(state, "C", 2)
    some_houses(state, "B", 1)

    play(game, state, *["power none"] * 3)

    assert (state.round, state.phase) == (3, PhaseIndex.AUCTION)
    assert state.order == (2, 1, 0)
    assert state.to_act == 2
