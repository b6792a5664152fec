import pytest

from gridwright.games.board.state import PhaseIndex
from tests.builders import (
    a_game,
    a_state,
    money,
    offers,
    on_sale,
    own,
    play,
    put,
    reason,
    store,
    why_not,
)


def test_fuel_is_bought_from_the_last_to_the_first() -> None:
    """RC-3.1: phase 3 runs backwards, and each seat has one turn that nobody interrupts."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="BCA")
    own(state, "A", 4)

    turns = []
    for line in ["buy coal 1", "buy coal 2", "done", "done"]:
        turns.append(state.to_act)
        play(game, state, line)
    turns.append(state.to_act)

    assert turns == [0, 0, 0, 2, 1]  # A buys twice before C, then B, may buy
    play(game, state, "done")
    assert state.phase == PhaseIndex.BUILDING


def test_any_mix_of_fuel_may_be_bought() -> None:
    """RC-3.2: as many units, of as many kinds and in as many portions as one likes."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="ABC")
    own(state, "C", 4, 6, 7)

    play(game, state, "buy oil 2", "buy coal 3", "buy garbage 1", "buy coal 1")

    assert state.players[2].stored == [4, 2, 1, 0]
    assert money(state, "C") == 50 - (3 + 3) - (1 + 1 + 1) - 6 - 2


def test_nobody_has_to_buy_fuel() -> None:
    """RC-3.2: none at all is a choice too."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="ABC")
    own(state, "C", 4)

    play(game, state, "done")

    assert state.to_act == 1
    assert state.players[2].stored == [0, 0, 0, 0]
    assert money(state, "C") == 50
    assert state.fuel.on_sale == [24, 18, 9, 2]


def test_the_offer_is_all_that_fits_and_can_be_paid() -> None:
    """RC-3.2, RC-3.4, RC-3.7: each amount up to storage and money is offered, and no other."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="ABC", money=9)
    own(state, "C", 4, 3)

    assert offers(game, state) == [
        "buy coal 1",
        "buy coal 2",
        "buy coal 3",
        "buy coal 4",  # a fifth does not fit
        "buy oil 1",
        "buy oil 2",
        "buy oil 3",  # for 9; a fourth would make it 13
        "done",
    ]


def test_only_fuel_that_an_own_plant_burns_may_be_bought() -> None:
    """RC-3.3: a coal plant gives no right to oil, an eco plant to nothing."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="ABC")
    own(state, "C", 4, 13)

    assert why_not(game, state, "buy oil 1", "resource") == ("nothing_burns_it", "oil", "RC-3.3")
    assert reason(game, state, "buy garbage 1") == "nothing_burns_it"
    assert reason(game, state, "buy uranium 1") == "nothing_burns_it"
    assert reason(game, state, "buy coal 1") == "allowed"


def test_a_hybrid_gives_the_right_to_both_its_fuels_and_no_other() -> None:
    """RC-3.3: whoever owns hybrid 5 may buy coal and oil."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="ABC")
    own(state, "C", 5)

    assert reason(game, state, "buy coal 4") == "allowed"
    assert reason(game, state, "buy oil 4") == "allowed"
    assert reason(game, state, "buy garbage 1") == "nothing_burns_it"


def test_no_more_is_bought_than_fits() -> None:
    """RC-3.4: plant 4 stores four coal; with one there, three more fit."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="ABC")
    own(state, "C", 4)
    store(state, "C", coal=1)

    assert why_not(game, state, "buy coal 4", "room", "resource") == (
        "no_room",
        3,
        "coal",
        "RC-3.4",
        "RC-3.5",
    )
    assert reason(game, state, "buy coal 3") == "allowed"


@pytest.mark.parametrize(
    ("bought", "line", "answer"),
    [
        ([], "buy coal 8", "allowed"),
        ([], "buy coal 9", "no_room"),
        (["buy coal 6"], "buy oil 2", "allowed"),
        (["buy coal 6"], "buy oil 3", "no_room"),
        (["buy oil 2"], "buy coal 6", "allowed"),
        (["buy oil 3"], "buy coal 6", "no_room"),
        (["buy coal 4"], "buy oil 4", "allowed"),
        (["buy coal 1"], "buy oil 5", "no_room"),
        (["buy oil 4"], "buy coal 4", "allowed"),
        (["buy oil 4"], "buy coal 5", "no_room"),
    ],
)
def test_what_exceeds_the_pure_plants_shares_the_hybrids(
    bought: list[str], line: str, answer: str
) -> None:
    """RC-3.5, case T70: plants 10 and 12 hold four coal, and four coal or oil in any mix."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="ABC")
    own(state, "C", 10, 12)

    play(game, state, *bought)

    assert reason(game, state, line) == answer


def test_the_last_unit_of_storage_is_the_last_that_may_be_bought() -> None:
    """RC-3.5, case T70: eight coal fill plants 10 and 12; neither coal nor oil fits any more."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="ABC")
    own(state, "C", 10, 12)

    play(game, state, "buy coal 8")

    assert why_not(game, state, "buy coal 1", "room", "resource") == (
        "no_room",
        0,
        "coal",
        "RC-3.4",
        "RC-3.5",
    )
    assert reason(game, state, "buy oil 1") == "no_room"


@pytest.mark.parametrize(("fuel", "most"), [("garbage", 2), ("uranium", 4)])
def test_garbage_and_uranium_have_only_their_own_plants(fuel: str, most: int) -> None:
    """RC-3.5: plant 6 holds two garbage; plants 11 and 17 four uranium; hybrid 12 adds nothing."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="ABC", money=100)
    on_sale(state, uranium=6)
    own(state, "C", *((6, 12) if fuel == "garbage" else (11, 17, 12)))

    assert reason(game, state, f"buy {fuel} {most}") == "allowed"
    assert reason(game, state, f"buy {fuel} {most + 1}") == "no_room"


def test_each_unit_costs_the_price_of_its_own_space_the_cheapest_first() -> None:
    """RC-3.6, case T10: of 20 coal the first two cost 2 each, the next one 3."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="ABC")
    on_sale(state, coal=20)
    own(state, "C", 4)

    play(game, state, "buy coal 2")
    assert money(state, "C") == 46

    play(game, state, "buy coal 1")
    assert money(state, "C") == 43
    assert state.fuel.on_sale[0] == 17


def test_one_purchase_may_reach_over_several_spaces() -> None:
    """RC-3.6: eight coal of a full market cost 1+1+1+2+2+2+3+3, both uranium 14 and 16."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="ABC")
    own(state, "C", 10, 12, 11)

    play(game, state, "buy coal 8", "buy uranium 2")

    assert money(state, "C") == 50 - 15 - 30


def test_fuel_is_paid_to_the_bank() -> None:
    """RC-3.7: what the buyer pays, nobody else gets."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="ABC")
    own(state, "C", 11)

    events = play(game, state, "buy uranium 1")

    assert [player.money for player in state.players] == [50, 50, 36]
    assert [(event.kind.id, event.seat, event.values) for event in events] == [
        ("bought_fuel", 2, {"resource": "uranium", "amount": 1, "cost": 14})
    ]


def test_nobody_buys_more_fuel_than_he_can_pay() -> None:
    """RC-3.7: two oil cost 6, so that 5 is too little and 6 enough."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="ABC", money=5)
    own(state, "C", 3)

    assert why_not(game, state, "buy oil 2", "amount", "resource", "cost", "money") == (
        "fuel_over_cash",
        2,
        "oil",
        6,
        5,
        "RC-3.7",
    )
    put(state, "C.money=6")
    assert reason(game, state, "buy oil 2") == "allowed"


def test_what_nobody_can_pay_is_not_offered() -> None:
    """RC-3.7: the cheapest oil costs 3."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="ABC", money=2)
    own(state, "C", 3)

    assert offers(game, state) == ["done"]
    assert reason(game, state, "buy oil 1") == "fuel_over_cash"


def test_what_has_run_out_is_gone_until_the_next_refill() -> None:
    """RC-3.8: the supply beside the board is not for sale; a refill brings new units."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="ABC")
    on_sale(state, garbage=1)
    for letter, plant in (("A", 14), ("B", 19), ("C", 24)):
        own(state, letter, plant)

    assert why_not(game, state, "buy garbage 2", "on_sale", "resource") == (
        "not_on_sale",
        1,
        "garbage",
        "RC-3.8",
    )
    play(game, state, "buy garbage 1", "done")
    assert why_not(game, state, "buy garbage 1", "on_sale", "resource") == (
        "not_on_sale",
        0,
        "garbage",
        "RC-3.8",
    )
    play(game, state, "done", "done", "done", "done", "done")
    play(game, state, "power none", "power none", "power none", "pass", "pass", "pass")

    assert state.phase == PhaseIndex.RESOURCES
    assert reason(game, state, "buy garbage 1") == "allowed"
    assert reason(game, state, "buy garbage 2") == "not_on_sale"


def test_fuel_is_never_kept_in_hand() -> None:
    """RC-3.9: what was bought fills the plants at once; without plants nothing can be bought."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="ABC")
    own(state, "C", 4)

    play(game, state, "buy coal 3")
    assert state.players[2].stored == [3, 0, 0, 0]
    assert reason(game, state, "buy coal 2") == "no_room"

    play(game, state, "done")
    assert offers(game, state) == ["done"]  # B has no plant


def test_fuel_may_be_rearranged_between_purchases() -> None:
    """RC-3.10: four coal never block the hybrid, because they can move to the coal plant."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="ABC")
    own(state, "C", 10, 12)

    play(game, state, "buy coal 4", "buy oil 4")

    assert state.players[2].stored == [4, 4, 0, 0]
    assert offers(game, state) == ["done"]


def test_fuel_may_be_rearranged_before_it_is_burnt() -> None:
    """RC-3.10: two coal can run the coal plant or the hybrid, wherever they were put before."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC")
    own(state, "A", 5, 10)
    store(state, "A", coal=2)

    assert offers(game, state) == ["power none", "power 5 with coal 2", "power 10 with coal 2"]


@pytest.mark.parametrize("line", ["build essen", "power none", "pass", "open 4 4", "bid 5", "drop"])
def test_phase_3_is_for_fuel_only(line: str) -> None:
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="ABC")

    assert why_not(game, state, line, "phase") == ("wrong_phase", "resources", "RC-0.1", "RC-0.2")
