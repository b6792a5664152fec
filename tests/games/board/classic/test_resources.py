import pytest

from gridwright.core.errors import InvalidNotationError
from gridwright.games.board.state import PhaseIndex
from tests.builders import (
    a_game,
    a_state,
    money,
    offers,
    on_sale,
    own,
    play,
    reason,
    store,
    why_not,
)


def test_the_last_in_order_buys_first_in_one_turn() -> None:
    """CL-3.1: all that one buys is bought before the next begins; no second turn."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="BCA")
    for letter, plants in (("A", (4, 6)), ("B", (8, 14)), ("C", (10, 19))):
        own(state, letter, *plants)

    play(game, state, "buy coal 1", "buy garbage 1", "buy coal 2")
    assert state.to_act == 0

    play(game, state, "done")
    assert state.to_act == 2

    play(game, state, "done")
    assert state.to_act == 1

    play(game, state, "done")
    assert state.phase == PhaseIndex.BUILDING


def test_nothing_needs_to_be_bought() -> None:
    """CL-3.2: done at once."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="BCA")
    own(state, "A", 4)

    play(game, state, "done")

    assert state.players[0].stored == [0, 0, 0, 0]
    assert money(state, "A") == 50


def test_all_plants_together_limit_what_is_bought() -> None:
    """CL-3.2: plants 4 and 10 store 4 coal each; 3 are there, so 5 more fit."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="BCA", money=100)
    own(state, "A", 4, 10)
    store(state, "A", coal=3)

    assert offers(game, state) == [f"buy coal {amount}" for amount in range(1, 6)] + ["done"]
    assert why_not(game, state, "buy coal 6", "room", "resource") == (
        "no_room",
        5,
        "coal",
        "CL-3.2",
        "CL-3.4",
    )


def test_a_plant_holds_only_its_own_fuel() -> None:
    """CL-3.3: with a coal and an oil plant no garbage, and 4 of each fuel at most."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="BCA", money=100)
    own(state, "A", 3, 4)

    assert why_not(game, state, "buy garbage 1", "resource") == (
        "nothing_burns_it",
        "garbage",
        "CL-3.3",
    )
    assert reason(game, state, "buy coal 5") == "no_room"
    assert reason(game, state, "buy oil 5") == "no_room"

    play(game, state, "buy coal 4", "buy oil 4")

    assert offers(game, state) == ["done"]


@pytest.mark.parametrize(
    ("coal", "oil", "line", "answer"),
    [
        (7, 0, "buy coal 1", "allowed"),
        (8, 0, "buy coal 1", "no_room"),
        (5, 2, "buy coal 1", "allowed"),
        (6, 2, "buy coal 1", "no_room"),
        (6, 1, "buy oil 1", "allowed"),
        (6, 2, "buy oil 1", "no_room"),
        (4, 3, "buy oil 1", "allowed"),
        (4, 4, "buy oil 1", "no_room"),
        (0, 4, "buy coal 4", "allowed"),
        (0, 4, "buy coal 5", "no_room"),
    ],
)
def test_a_hybrid_takes_what_the_others_cannot(coal: int, oil: int, line: str, answer: str) -> None:
    """CL-3.4: plant 10 stores 4 coal, plant 12 stores 4 of coal and oil together."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="BCA", money=200)
    own(state, "A", 10, 12)
    store(state, "A", coal=coal, oil=oil)

    assert reason(game, state, line) == answer


def test_the_cheapest_units_go_first_each_at_its_price() -> None:
    """CL-3.5: with 20 coal on sale two lie on 2; three units cost 2 + 2 + 3, the next costs 3."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="BCA")
    own(state, "A", 4)
    on_sale(state, coal=20)

    play(game, state, "buy coal 3")
    assert money(state, "A") == 50 - 7
    assert state.fuel.on_sale[0] == 17

    play(game, state, "buy coal 1")
    assert money(state, "A") == 50 - 7 - 3


def test_fuel_cannot_be_bought_on_credit() -> None:
    """CL-3.5: the price is paid at once."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="BCA", money=20)
    own(state, "A", 14)

    assert reason(game, state, "buy garbage 2") == "allowed"
    assert why_not(game, state, "buy garbage 3", "amount", "resource", "cost", "money") == (
        "fuel_over_cash",
        3,
        "garbage",
        21,
        20,
        "CL-3.5",
    )
    assert offers(game, state) == ["buy garbage 1", "buy garbage 2", "done"]


def test_what_is_used_up_is_gone_for_the_round() -> None:
    """CL-3.6: A takes the last oil; C finds none, though the supply has some."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="BCA")
    own(state, "A", 3)
    own(state, "C", 7)
    on_sale(state, oil=2)

    assert why_not(game, state, "buy oil 3", "on_sale", "resource") == (
        "not_on_sale",
        2,
        "oil",
        "CL-3.6",
    )

    play(game, state, "buy oil 2", "done")

    assert state.fuel.supply[1] == 22
    assert why_not(game, state, "buy oil 1", "on_sale", "resource") == (
        "not_on_sale",
        0,
        "oil",
        "CL-3.6",
    )
    assert offers(game, state) == ["done"]


def test_there_is_no_coal_storage() -> None:
    """CL-3.6: coal is sold by the market only."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="BCA")
    own(state, "A", 4)
    on_sale(state, coal=0)

    with pytest.raises(InvalidNotationError):
        game.parse("buy storage 1")
    assert offers(game, state) == ["done"]


def test_fuel_may_be_rearranged_at_any_time() -> None:
    """CL-3.7: 4 coal bought for the hybrid move to the coal plant and make room for oil."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="BCA", money=100)
    own(state, "A", 5)
    play(game, state, "buy coal 4")
    assert reason(game, state, "buy oil 1") == "no_room"

    own(state, "A", 4, 5)

    assert reason(game, state, "buy oil 4") == "allowed"
    assert reason(game, state, "buy oil 5") == "no_room"


def test_rearranged_fuel_runs_another_plant() -> None:
    """CL-3.7: in bureaucracy the same 2 coal run the hybrid or the coal plant."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC")
    own(state, "A", 4, 5)
    store(state, "A", coal=2)

    assert offers(game, state) == ["power none", "power 4 with coal 2", "power 5 with coal 2"]
