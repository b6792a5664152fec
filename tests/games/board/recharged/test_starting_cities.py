import pytest

from gridwright.core.errors import SetupError
from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardState, PhaseIndex
from tests.builders import (
    a_game,
    a_state,
    houses,
    money,
    offers,
    on_sale,
    play,
    put,
    reason,
    why_not,
)
from tests.games.board.recharged.positions import slots_in

URANIUM = 3


def an_expert_game(seats: int = 3) -> BoardGame:
    return a_game(seats=seats, starting_cities="on", regions="west, south_west, south")


def a_marked_map(game: BoardGame, *cities: str, step: int = 1, order: str = "ABC") -> BoardState:
    """Return a position of Phase 4 in which these cities wait for a starter."""
    state = a_state(game, phase=PhaseIndex.BUILDING, order=order, step=step)
    put(state, f"marked={','.join(cities)}")
    return state


# Marking


def test_each_player_marks_a_city_in_turn_order() -> None:
    """RC-S31: after order and play area are known, in turn order, before the first round."""
    game = an_expert_game()
    state = game.new(1, {"order": ("B", "C", "A")})

    turns = []
    for line in ["start essen", "start koeln", "start kassel"]:
        assert (state.phase, state.round) == (PhaseIndex.STARTING_CITIES, 0)
        turns.append(state.to_act)
        play(game, state, line)

    assert turns == [1, 2, 0]
    assert (state.phase, state.round, state.to_act) == (PhaseIndex.AUCTION, 1, 1)


def test_only_cities_in_play_can_be_marked() -> None:
    """RC-S31: the three regions have 21 cities."""
    game = an_expert_game()
    state = game.new(1, {"order": ("B", "C", "A")})

    assert len(offers(game, state)) == 21
    assert why_not(game, state, "start berlin", "city") == ("outside_area", "berlin", "RC-4.14")


def test_markers_come_from_the_uranium_supply() -> None:
    """RC-S32: three markers leave seven of ten uranium; the market keeps its two."""
    game = an_expert_game()
    state = game.new(1, {"order": ("B", "C", "A")})

    play(game, state, "start essen", "start koeln", "start kassel")

    assert state.fuel.supply[URANIUM] == 7
    assert state.fuel.on_sale[URANIUM] == 2


def test_markers_are_no_uranium_for_the_refill() -> None:
    """RC-S32: with nothing but markers left beside the board, no uranium comes to the market."""
    game = an_expert_game()
    state = a_marked_map(game, "essen", "koeln", "kassel")
    on_sale(state, uranium=9)

    play(game, state, "done", "done", "done", "power none", "power none", "power none")

    assert state.round == 3
    assert state.fuel.on_sale[URANIUM] == 9


def test_a_city_is_marked_once() -> None:
    """RC-S33: the next player must find another city."""
    game = an_expert_game()
    state = game.new(1, {"order": ("B", "C", "A")})

    play(game, state, "start essen")

    assert why_not(game, state, "start essen", "city") == ("already_marked", "essen", "RC-S33")
    assert "start essen" not in offers(game, state)


def test_without_the_option_nothing_is_marked() -> None:
    """RC-S31: starting cities are agreed on before the game."""
    game = a_game(seats=3)
    state = game.new(1, {"order": ("B", "C", "A")})

    assert (state.phase, state.round) == (PhaseIndex.AUCTION, 1)


# Starting


def test_a_network_starts_in_a_marked_city() -> None:
    """RC-4.25: other cities are closed to a player without a network, empty or not."""
    game = an_expert_game()
    state = a_marked_map(game, "essen", "koeln", "kassel")

    assert offers(game, state) == ["build essen", "build kassel", "build koeln", "done"]
    assert why_not(game, state, "build aachen", "city") == ("first_not_marked", "aachen", "RC-4.25")


def test_a_network_may_start_in_a_city_that_another_marked() -> None:
    """RC-4.25: A marked Kassel, and takes Essen, which B had marked."""
    game = an_expert_game()
    market = ("3", "4", "5", "6", "7", "8", "9", "10")
    state = game.new(1, {"order": ("B", "C", "A"), "market": market})
    play(game, state, "start essen", "start koeln", "start kassel")
    play(game, state, "open 6 6", "drop", "drop", "open 5 5", "drop", "open 3 1")
    play(game, state, "done", "done", "done")
    assert (state.phase, state.to_act) == (PhaseIndex.BUILDING, 0)

    play(game, state, "build essen", "done")

    assert slots_in(state, "A") == {"essen": 10}
    assert offers(game, state) == ["build kassel", "build koeln", "done"]


def test_a_marker_makes_room_for_the_starter() -> None:
    """RC-4.26: the house stands on slot 10 for 10 Elektro; the uranium returns to the supply."""
    game = an_expert_game()
    state = a_marked_map(game, "essen", "koeln", "kassel")

    play(game, state, "build koeln")

    assert money(state, "C") == 40
    assert slots_in(state, "C") == {"koeln": 10}
    assert state.fuel.supply[URANIUM] == 8
    assert state.fuel.on_sale[URANIUM] == 2
    play(game, state, "done")
    assert offers(game, state) == ["build essen", "build kassel", "done"]


# Extending a network


def test_in_step_1_no_network_grows_into_a_marked_city() -> None:
    """RC-4.27, case T78: Dortmund is next to Münster, empty and closed."""
    game = an_expert_game()
    state = a_marked_map(game, "dortmund")
    houses(state, "C", "muenster")

    assert why_not(game, state, "build dortmund", "city") == (
        "reserved_for_starter",
        "dortmund",
        "RC-4.27",
        "RC-4.28",
    )
    assert "build dortmund" not in offers(game, state)


@pytest.mark.parametrize("step", [2, 3])
def test_from_step_2_a_network_grows_into_a_marked_city_on_slot_15(step: int) -> None:
    """RC-4.28, case T78: 15 + 2 for Dortmund; slot 10 still waits for a starter, for 10."""
    game = an_expert_game()
    state = a_marked_map(game, "dortmund", step=step)
    houses(state, "C", "muenster")

    play(game, state, "build dortmund")
    assert money(state, "C") == 50 - 17
    assert slots_in(state, "C")["dortmund"] == 15
    assert state.fuel.supply[URANIUM] == 9

    play(game, state, "done", "build dortmund")
    assert money(state, "B") == 40
    assert slots_in(state, "B") == {"dortmund": 10}
    assert state.fuel.supply[URANIUM] == 10


def test_slot_20_of_a_marked_city_opens_in_step_3() -> None:
    """RC-4.28: with slot 15 taken, Dortmund is closed in Step 2 and costs 20 + 5 in Step 3."""
    game = an_expert_game()
    state = a_marked_map(game, "dortmund", step=2, order="ACB")
    houses(state, "B", "muenster")
    houses(state, "C", "essen")

    play(game, state, "build dortmund", "done")
    assert reason(game, state, "build dortmund") == "reserved_for_starter"
    put(state, "step=3")
    play(game, state, "build dortmund")

    assert money(state, "C") == 50 - 25
    assert slots_in(state, "C")["dortmund"] == 20
    play(game, state, "done", "build dortmund")
    assert slots_in(state, "A") == {"dortmund": 10}


def test_a_late_starter_takes_slot_10_of_a_marked_city_that_others_have_entered() -> None:
    """RC-4.29: in Step 3, beside two networks, the start still costs 10."""
    game = an_expert_game()
    state = a_marked_map(game, "dortmund", step=3, order="CAB")
    houses(state, "A", "muenster")
    houses(state, "B", "muenster")
    play(game, state, "build dortmund", "done", "build dortmund", "done")
    assert state.to_act == 2

    play(game, state, "build dortmund")

    assert money(state, "C") == 40
    assert slots_in(state, "C") == {"dortmund": 10}
    assert state.fuel.supply[URANIUM] == 10


def test_a_way_may_pass_through_a_marked_city() -> None:
    """RC-4.30: from Münster through marked Dortmund to Kassel it is 2 + 18."""
    game = an_expert_game()
    state = a_marked_map(game, "dortmund")
    houses(state, "C", "muenster")

    play(game, state, "build kassel")

    assert money(state, "C") == 50 - 30


def test_classic_has_no_starting_cities() -> None:
    """CL-S25: the option is refused with its reason."""
    with pytest.raises(SetupError):
        a_game("classic", seats=3, starting_cities="on")
