import pytest

from gridwright.core.errors import InvalidNotationError, SetupError
from gridwright.games.board.game import BoardGame
from gridwright.games.board.maps.usa import BuyFromStorage
from gridwright.games.board.state import BoardState, PhaseIndex
from tests.builders import (
    a_game,
    a_state,
    money,
    offers,
    on_sale,
    own,
    plants,
    play,
    put,
    reason,
    row,
    store,
    why_not,
)
from tests.games.board.recharged.positions import the_trust

COAL = 0
URANIUM = 3


def phase_3(game: BoardGame, coal: int, storage: int, order: str = "ABC") -> BoardState:
    """Return Phase 3 with so much coal on sale and in the storage; A and B hold the rest.

    C has plant 20, which stores six coal.
    """
    state = a_state(game, phase=PhaseIndex.RESOURCES, order=order)
    on_sale(state, coal=coal)
    own(state, "A", 25, 31, 36)
    own(state, "B", 8, 10, 15)
    own(state, "C", 20)
    rest = 24 - coal - storage
    store(state, "A", coal=min(rest, 16))
    store(state, "B", coal=max(rest - 16, 0))
    assert state.fuel.supply[COAL] == storage
    return state


def test_the_coal_storage_is_empty_at_first() -> None:
    """RC-U1: all 24 coal are on sale, none can be bought from the storage."""
    game = a_game(board="usa", seats=3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="ABC")
    own(state, "C", 20)

    assert (state.fuel.on_sale[COAL], state.fuel.supply[COAL]) == (24, 0)
    assert why_not(game, state, "buy storage 1", "supply", "resource") == (
        "storage_short",
        0,
        "coal",
        "RC-U2",
    )


def test_other_maps_have_no_coal_storage() -> None:
    """RC-U1: in Germany coal of the supply is not for sale."""
    game = a_game(board="germany", seats=3)
    state = phase_3(game, coal=0, storage=5)

    with pytest.raises(InvalidNotationError) as error:
        game.parse("buy storage 1")
    assert error.value.message.id == "notation_unknown"
    assert game.refusal(state, BuyFromStorage(1)).message == "wrong_phase"
    assert offers(game, state) == ["done"]


def test_coal_from_the_storage_costs_8() -> None:
    """RC-U2, RC-U3, case T72: the market has none; three of five from the storage cost 24."""
    game = a_game(board="usa", seats=3)
    state = phase_3(game, coal=0, storage=5)

    events = play(game, state, "buy storage 3")

    assert money(state, "C") == 50 - 24
    assert state.players[2].stored == [3, 0, 0, 0]
    assert (state.fuel.on_sale[COAL], state.fuel.supply[COAL]) == (0, 2)
    assert [(event.kind.id, event.seat, event.values) for event in events] == [
        ("bought_from_storage", 2, {"resource": "coal", "amount": 3, "cost": 24})
    ]


def test_market_and_storage_may_be_bought_from_in_one_turn() -> None:
    """RC-U2, RC-U6, case T72: two coal at 8 on sale and one from the storage make 24."""
    game = a_game(board="usa", seats=3)
    state = phase_3(game, coal=2, storage=5)

    play(game, state, "buy coal 2", "buy storage 1")

    assert money(state, "C") == 50 - 24
    assert (state.fuel.on_sale[COAL], state.fuel.supply[COAL]) == (0, 4)


def test_storage_coal_may_be_bought_while_the_market_has_coal() -> None:
    """RC-U6: for 8, even where the market is cheaper; the market stays as it is."""
    game = a_game(board="usa", seats=3)
    state = phase_3(game, coal=15, storage=5)

    play(game, state, "buy storage 2")

    assert money(state, "C") == 50 - 16
    assert (state.fuel.on_sale[COAL], state.fuel.supply[COAL]) == (15, 3)


def test_without_market_and_storage_there_is_no_coal() -> None:
    """RC-U2, case T72: then nothing is left but to end the turn."""
    game = a_game(board="usa", seats=3)
    state = phase_3(game, coal=0, storage=0)

    assert offers(game, state) == ["done"]
    assert reason(game, state, "buy coal 1") == "not_on_sale"
    assert reason(game, state, "buy storage 1") == "storage_short"


def test_the_storage_sells_no_more_than_it_holds() -> None:
    """RC-U2: of five coal, five can be bought."""
    game = a_game(board="usa", seats=3)
    state = phase_3(game, coal=0, storage=5)

    assert offers(game, state) == [*[f"buy storage {amount}" for amount in range(1, 6)], "done"]
    assert why_not(game, state, "buy storage 6", "supply", "resource") == (
        "storage_short",
        5,
        "coal",
        "RC-U2",
    )


def test_coal_from_the_storage_must_fit() -> None:
    """RC-U2, RC-3.4: plant 20 stores six coal, four are there."""
    game = a_game(board="usa", seats=3)
    state = phase_3(game, coal=0, storage=9)
    store(state, "C", coal=4)

    assert offers(game, state) == ["buy storage 1", "buy storage 2", "done"]
    assert why_not(game, state, "buy storage 3", "room", "resource") == (
        "no_room",
        2,
        "coal",
        "RC-3.4",
        "RC-3.5",
    )


def test_coal_from_the_storage_must_be_paid() -> None:
    """RC-U2, RC-3.7: 23 Elektro are enough for two."""
    game = a_game(board="usa", seats=3)
    state = phase_3(game, coal=0, storage=5)
    put(state, "C.money=23")

    assert offers(game, state) == ["buy storage 1", "buy storage 2", "done"]
    assert why_not(game, state, "buy storage 3", "amount", "resource", "cost", "money") == (
        "fuel_over_cash",
        3,
        "coal",
        24,
        23,
        "RC-3.7",
    )
    put(state, "C.money=24")
    assert reason(game, state, "buy storage 3") == "allowed"


def test_coal_from_the_storage_must_burn() -> None:
    """RC-U2, RC-3.3: without a coal plant or a hybrid it is of no use."""
    game = a_game(board="usa", seats=3)
    state = phase_3(game, coal=0, storage=5)
    own(state, "C", 7)

    assert why_not(game, state, "buy storage 1", "resource") == (
        "nothing_burns_it",
        "coal",
        "RC-3.3",
    )
    own(state, "C", 5)
    assert reason(game, state, "buy storage 4") == "allowed"


def test_only_coal_has_a_storage() -> None:
    """RC-U2, RC-3.8: oil of the supply cannot be bought."""
    game = a_game(board="usa", seats=3)
    state = phase_3(game, coal=0, storage=5)
    on_sale(state, oil=0)
    own(state, "C", 7)

    assert state.fuel.supply[1] == 24
    assert offers(game, state) == ["done"]


def test_the_option_keeps_the_storage_closed_while_the_market_has_coal() -> None:
    """RC-U6, ruling A21: with storage_when_empty the last coal on sale comes first."""
    game = a_game(board="usa", seats=3, storage_when_empty="on")
    state = phase_3(game, coal=1, storage=5)

    assert offers(game, state) == ["buy coal 1", "done"]
    assert why_not(game, state, "buy storage 1", "resource") == ("market_first", "coal", "A21")
    play(game, state, "buy coal 1", "buy storage 2")
    assert money(state, "C") == 50 - 24


def test_the_option_needs_a_storage() -> None:
    """RC-U1, ruling A21: on the map of Germany it is refused."""
    with pytest.raises(SetupError) as error:
        a_game(board="germany", seats=3, storage_when_empty="on")

    assert error.value.message.id == "option_map"
    assert error.value.message.clauses == ("RC-U1",)
    assert error.value.key == "storage_when_empty"


def test_burnt_coal_goes_to_the_storage_and_from_there_to_the_market() -> None:
    """RC-U4, RC-U5, case T73: four coal are burnt; the refill wants five and finds four."""
    game = a_game(board="usa", seats=4)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABCD")
    on_sale(state, coal=20)
    own(state, "A", 10, 15)
    store(state, "A", coal=4)

    play(game, state, "power 10 15 with coal 4")
    assert (state.fuel.on_sale[COAL], state.fuel.supply[COAL]) == (20, 4)

    play(game, state, "power none", "power none", "power none")
    assert (state.fuel.on_sale[COAL], state.fuel.supply[COAL]) == (24, 0)


def test_burnt_coal_beyond_the_refill_can_be_bought_from_the_storage() -> None:
    """RC-U4, RC-U5: three players get four back; the other two stay in the storage for sale."""
    game = a_game(board="usa", seats=3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC")
    on_sale(state, coal=10)
    own(state, "A", 20, 31, 42)
    store(state, "A", coal=14)

    play(game, state, "power 20 31 with coal 6", "power none", "power none")
    play(game, state, "pass", "pass", "pass", "done", "done")

    assert state.to_act == 0
    assert state.fuel.on_sale[COAL] == 14
    assert reason(game, state, "buy storage 2") == "allowed"
    assert reason(game, state, "buy storage 3") == "storage_short"


def test_coal_of_a_removed_plant_goes_to_the_storage() -> None:
    """RC-U7: A removes 20 for 26 and cannot keep its six coal; in Phase 3 C buys one for 8."""
    game = a_game(board="usa", seats=3)
    market = (26, 27, 28, 30, 32, 33, 34, 35)
    state = a_state(game, order="ABC", market=market, money=100)
    on_sale(state, coal=18)
    own(state, "A", 18, 20, 22)
    store(state, "A", coal=6)
    own(state, "C", 4)

    play(game, state, "open 26 26", "drop", "drop", "remove 20")
    assert plants(state, "A") == [18, 22, 26]
    assert (state.fuel.on_sale[COAL], state.fuel.supply[COAL]) == (18, 6)

    play(game, state, "pass", "pass", "buy storage 1")
    assert money(state, "C") == 92


def test_coal_of_the_trust_goes_to_the_storage() -> None:
    """RC-U7, RC-T38: the Trust's four coal are there for the refill of the same round."""
    game = a_game(board="usa", seats=2)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ATB")
    on_sale(state, coal=20)
    put(state, "T.fuel=coal:4")

    play(game, state, "power none")
    assert (state.fuel.on_sale[COAL], state.fuel.supply[COAL]) == (20, 4)

    play(game, state, "power none")
    assert (state.fuel.on_sale[COAL], state.fuel.supply[COAL]) == (23, 1)


def test_the_trust_takes_no_coal_from_the_storage() -> None:
    """RC-U9: it wants three coal, finds one on sale, and leaves the five of the storage."""
    game = a_game(board="usa", seats=2)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="ATB")
    on_sale(state, coal=1)
    own(state, "A", 25, 31, 36)
    own(state, "B", 10)
    own(state, "T", 20)
    store(state, "A", coal=16)
    store(state, "B", coal=2)

    play(game, state, "done")

    assert the_trust(state).stored == [1, 0, 0, 0]
    assert (state.fuel.on_sale[COAL], state.fuel.supply[COAL]) == (0, 5)


def test_there_is_no_nuclear_phase_out() -> None:
    """RC-U8, case T71: plant 39 is bought, and uranium keeps coming, one a round."""
    game = a_game(board="usa", seats=3)
    state = a_state(
        game,
        order="ABC",
        step=3,
        market=(34, 35, 36, 37, 38, 39),
        deck=(40, 42, 44),
        money=100,
    )

    play(game, state, "open 39 39", "drop", "drop", "pass", "pass")
    play(game, state, *["done"] * 6, *["power none"] * 3)
    assert row(state) == [36, 37, 38, 40, 42, 44]
    assert state.fuel.on_sale[URANIUM] == 3

    play(game, state, "pass", "pass", "pass", *["done"] * 6, *["power none"] * 3)
    assert state.fuel.on_sale[URANIUM] == 4
