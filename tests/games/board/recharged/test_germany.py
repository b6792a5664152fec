import pytest

from gridwright.core.errors import SetupError
from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardState, PhaseIndex
from tests.builders import (
    S3,
    a_game,
    a_state,
    money,
    on_sale,
    own,
    plants,
    play,
    put,
    row,
    some_houses,
)
from tests.games.board.recharged.positions import trust_plants

URANIUM = 3


def step_3(game: BoardGame) -> BoardState:
    """Return Phase 2 of Step 3 with plant 39 for sale; three players."""
    state = a_state(
        game,
        order="ABC",
        step=3,
        market=(34, 35, 36, 37, 38, 39),
        deck=(40, 42, 44, 46),
        money=200,
    )
    on_sale(state, coal=9, oil=9, garbage=9, uranium=2)
    return state


def to_the_next_round(game: BoardGame, state: BoardState) -> None:
    """Play from Phase 3 on; nobody does anything."""
    seats = game.seats
    play(game, state, *["done"] * seats, *["done"] * seats, *["power none"] * seats)


def test_plant_39_ends_the_refill_of_uranium_for_ever() -> None:
    """RC-G1, case T71: none in Phase 5 of the round in which it was bought, nor later."""
    game = a_game(seats=3)
    state = step_3(game)

    events = play(game, state, "open 39 39", "drop", "drop", "pass", "pass")
    assert ("refill_ended", 0, {"resource": "uranium"}) in [
        (event.kind.id, event.seat, event.values) for event in events
    ]
    to_the_next_round(game, state)
    assert (state.fuel.on_sale[URANIUM], state.fuel.supply[URANIUM]) == (2, 10)

    play(game, state, "pass", "pass", "pass")
    to_the_next_round(game, state)
    assert (state.fuel.on_sale[URANIUM], state.fuel.supply[URANIUM]) == (2, 10)


def test_it_does_not_matter_who_opened_plant_39() -> None:
    """RC-G1: the sale ends the refill, not the opening, and a bidder may be the buyer."""
    game = a_game(seats=3)
    state = step_3(game)

    play(game, state, "open 39 39", "bid 40")
    assert game.snapshot(state)["ended_refills"] == []
    play(game, state, "drop", "drop")
    assert plants(state, "B") == [39]
    play(game, state, "pass", "pass")
    to_the_next_round(game, state)

    assert state.fuel.on_sale[URANIUM] == 2


def test_uranium_in_the_market_stays_and_can_be_bought() -> None:
    """RC-G2, case T71: the two that are there cost 14 and 16 as before."""
    game = a_game(seats=3)
    state = step_3(game)

    play(game, state, "open 39 39", "drop", "drop", "pass", "pass", "done", "done")
    play(game, state, "buy uranium 2")

    assert money(state, "A") == 200 - 39 - 30
    assert state.players[0].stored == [0, 0, 0, 2]
    assert state.fuel.on_sale[URANIUM] == 0


def test_without_plant_39_the_refill_goes_on() -> None:
    """RC-G3: other nuclear plants, or 39 that nobody buys, change nothing."""
    game = a_game(seats=3)
    state = step_3(game)

    play(game, state, "open 34 1", "drop", "drop", "pass", "pass")
    to_the_next_round(game, state)

    assert 39 in row(state)
    assert state.fuel.on_sale[URANIUM] == 3


def test_plant_39_in_the_box_changes_nothing() -> None:
    """RC-G3: removed face down during setup, it can never end the refill."""
    game = a_game(seats=3)
    state = step_3(game)
    put(state, "market=34,35,36,37,38,40 deck=42,44,46 unseen= buried=")
    assert 39 in state.unseen

    play(game, state, "pass", "pass", "pass")
    to_the_next_round(game, state)

    assert state.fuel.on_sale[URANIUM] == 3


def test_plant_39_unsold_under_the_token_changes_nothing() -> None:
    """RC-G4: it leaves the game at the end of Phase 2 without a buyer."""
    game = a_game(seats=3)
    state = a_state(game, order="ABC", step=3, market=(39, 40, 42, 44, 46, 50), deck=())

    play(game, state, "pass", "pass", "pass")
    assert state.box == (39,)
    to_the_next_round(game, state)

    assert state.fuel.on_sale[URANIUM] == 3


def test_plant_39_removed_as_step_2_begins_changes_nothing() -> None:
    """RC-G4: it is the lowest when the seventh city is built."""
    game = a_game(seats=3)
    state = a_state(
        game,
        phase=PhaseIndex.BUILDING,
        order="ABC",
        market=(39, 40, 42, 44, 46, 50),
        deck=(38, S3),
    )
    some_houses(state, "A", 7)

    play(game, state, "done", "done", "done")
    assert (state.step, state.box) == (2, (39,))
    play(game, state, "power none", "power none", "power none")

    assert state.fuel.on_sale[URANIUM] == 3


def test_plant_39_removed_with_the_step_3_card_changes_nothing() -> None:
    """RC-G4: the refill goes on in this round and in the next, when 40 is the lowest."""
    game = a_game(seats=3)
    state = a_state(
        game,
        phase=PhaseIndex.BUREAUCRACY,
        order="ABC",
        step=2,
        market=(39, 40, 42, 44, 46, 50),
        deck=(S3, 38),
    )

    play(game, state, "power none", "power none", "power none")
    assert (state.step, state.box) == (3, (39,))
    assert state.fuel.on_sale[URANIUM] == 3
    play(game, state, "pass", "pass", "pass")
    to_the_next_round(game, state)

    assert state.fuel.on_sale[URANIUM] == 4


def test_plant_39_removed_in_phase_5_changes_nothing() -> None:
    """RC-G4: in Step 3 the lowest plant leaves each round."""
    game = a_game(seats=3)
    state = a_state(
        game, phase=PhaseIndex.BUREAUCRACY, order="ABC", step=3, market=(39, 40, 42), deck=(44,)
    )

    play(game, state, "power none", "power none", "power none")
    assert state.box == (39,)
    play(game, state, "pass", "pass", "pass")
    to_the_next_round(game, state)

    assert state.fuel.on_sale[URANIUM] == 4


def test_getting_rid_of_plant_39_does_not_bring_the_refill_back() -> None:
    """RC-G5: A buys 39, and removes it for 38 in the next round."""
    game = a_game(seats=3)
    state = step_3(game)
    own(state, "A", 20, 25)

    play(game, state, "open 39 39", "drop", "drop", "pass", "pass")
    to_the_next_round(game, state)
    play(game, state, "open 38 38", "drop", "drop", "remove 39", "pass", "pass")
    assert plants(state, "A") == [20, 25, 38]
    to_the_next_round(game, state)

    assert state.fuel.on_sale[URANIUM] == 2


def test_the_other_fuels_are_refilled_as_ever() -> None:
    """RC-G6: three players get 3 coal, 4 oil and 3 garbage in Step 3."""
    game = a_game(seats=3)
    state = step_3(game)

    play(game, state, "open 39 39", "drop", "drop", "pass", "pass")
    to_the_next_round(game, state)

    assert state.fuel.on_sale == [12, 13, 12, 2]


def the_trust_takes_39(game: BoardGame) -> BoardState:
    """Return the round after the Trust has taken plant 39, and one uranium of two for it."""
    state = a_state(
        game, order="ATB", step=3, market=(34, 35, 36, 37, 38, 39), deck=(40, 42, 44, 46)
    )
    play(game, state, "pass", "pass")
    assert trust_plants(state) == [39]
    play(game, state, "done", "done")
    assert (state.fuel.on_sale[URANIUM], state.fuel.supply[URANIUM]) == (1, 10)
    play(game, state, "done", "done", "power none", "power none")
    return state


def test_plant_39_taken_by_the_trust_changes_nothing() -> None:
    """RC-G7: the Trust does not buy; two players get one uranium in Step 3."""
    state = the_trust_takes_39(a_game(seats=2))

    assert (state.fuel.on_sale[URANIUM], state.fuel.supply[URANIUM]) == (2, 10)


def test_the_option_lets_the_trust_end_the_refill() -> None:
    """RC-G7, ruling A46: with trust_phase_out, 39 counts whoever has it."""
    state = the_trust_takes_39(a_game(seats=2, trust_phase_out="on"))

    assert (state.fuel.on_sale[URANIUM], state.fuel.supply[URANIUM]) == (1, 11)


@pytest.mark.parametrize(("board", "seats"), [("germany", 3), ("usa", 2)])
def test_the_option_needs_the_trust_and_a_phase_out(board: str, seats: int) -> None:
    """RC-G7, ruling A46: with three players, or on the map of the USA, it is refused."""
    with pytest.raises(SetupError) as error:
        a_game(board=board, seats=seats, trust_phase_out="on")

    assert error.value.message.clauses == ("RC-G7",)
    assert error.value.key == "trust_phase_out"
