import pytest

from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardState
from gridwright.phases.plant_auction import Remove
from tests.builders import (
    S3,
    a_game,
    a_state,
    offers,
    on_sale,
    own,
    plants,
    play,
    reason,
    row,
    store,
    why_not,
)

COAL, OIL, GARBAGE, URANIUM = range(4)
MARKET = (9, 10, 15, 18, 22, 25, 26, 27)
DECK = (28, 30, 31, S3)


def a_buyer(*owned: int, buys: int, seats: int = 3, **fuel: int) -> tuple[BoardGame, BoardState]:
    """Return a table at which A, the leader, with plants and fuel, has just won plant *buys*."""
    game = a_game(seats=seats)
    order = "ATB" if seats == 2 else "ABCDEF"[:seats]
    state = a_state(game, order=order, market=MARKET, deck=DECK, money=100)
    own(state, "A", *owned)
    on_sale(state, coal=24, oil=24, garbage=24, uranium=12)  # nothing is left in the supply
    store(state, "A", **fuel)
    play(game, state, f"open {buys} {buys}", *["drop"] * (seats - 1))
    return game, state


# Plants


@pytest.mark.parametrize("owned", [(), (4,), (4, 5)])
def test_up_to_three_plants_are_kept(owned: tuple[int, ...]) -> None:
    """RC-2.33: nothing is removed before the fourth plant."""
    game, state = a_buyer(*owned, buys=10)

    assert plants(state, "A") == [*owned, 10]
    assert state.to_act == 1
    assert why_not(game, state, "remove 4", "limit") == ("nothing_to_remove", 3, "RC-2.33")


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_fourth_plant_forces_a_removal(seats: int) -> None:
    """T41, RC-2.33, RC-2.34: with any number of players, with two as well."""
    game, state = a_buyer(4, 5, 6, buys=10, seats=seats)

    assert state.to_act == 0
    assert offers(game, state) == ["remove 4", "remove 5", "remove 6"]

    play(game, state, "remove 5")

    assert plants(state, "A") == [4, 6, 10]
    assert 5 in state.box
    assert 5 not in row(state)
    assert 5 not in state.cards.deck


@pytest.mark.parametrize("line", ["open 15 15", "bid 20", "discard coal 1", "drop", "pass"])
def test_the_removal_comes_before_anything_else(line: str) -> None:
    """RC-2.34: the buyer cannot do anything else, and is told why."""
    game, state = a_buyer(4, 5, 6, buys=10)

    assert reason(game, state, line) == "remove_first"
    assert why_not(game, state, line, "limit") == ("remove_first", 3, "RC-2.34")


def test_only_own_plants_are_removed() -> None:
    """RC-2.34: it must be one of the previous plants of the buyer."""
    game, state = a_buyer(4, 5, 6, buys=10)

    assert why_not(game, state, "remove 15", "plant", "owned") == (
        "not_owned",
        15,
        ("4", "5", "6", "10"),
        "RC-2.34",
    )


def test_the_plant_just_bought_stays() -> None:
    """T36, RC-2.35: plant 10 cannot be removed, although it is not the best."""
    game, state = a_buyer(4, 5, 33, buys=10)

    assert reason(game, state, "remove 10") == "just_bought"
    assert why_not(game, state, "remove 10", "plant") == ("just_bought", 10, "RC-2.35")
    assert offers(game, state) == ["remove 4", "remove 5", "remove 33"]


def test_the_removal_is_decided_before_the_replacement_is_revealed() -> None:
    """RC-2.38: the deck is untouched until a plant is removed."""
    game, state = a_buyer(4, 5, 6, buys=10)
    assert row(state) == [9, 15, 18, 22, 25, 26, 27]
    assert state.cards.deck == (28, 30, 31, S3)

    events = play(game, state, "remove 4")

    assert row(state) == [9, 15, 18, 22, 25, 26, 27, 28]
    assert [event.kind.id for event in events] == ["removed_plant", "plant_drawn"]
    assert state.to_act == 1


# Fuel


def test_fuel_moves_to_the_new_plant() -> None:
    """T36, RC-2.36: removing 04 lets its 2 coal move to 10."""
    game, state = a_buyer(4, 5, 6, buys=10, coal=2, oil=4, garbage=2)

    play(game, state, "remove 4")

    assert plants(state, "A") == [5, 6, 10]
    assert state.players[0].stored == [2, 4, 2, 0]
    assert state.fuel.supply == [0, 0, 0, 0]


def test_fuel_that_nothing_burns_goes_to_the_supply() -> None:
    """T36, RC-2.37: removing 05 leaves no plant for the 4 oil; the market gets none of them."""
    game, state = a_buyer(4, 5, 6, buys=10, coal=2, oil=4, garbage=2)

    events = play(game, state, "remove 5")

    assert state.players[0].stored == [2, 0, 2, 0]
    assert state.fuel.supply == [0, 4, 0, 0]
    assert state.fuel.on_sale == [22, 20, 22, 12]
    assert [event.values for event in events if event.kind.id == "fuel_lost"] == [
        {"resource": "oil", "amount": 4}
    ]


def test_fuel_moves_to_an_old_plant_with_room() -> None:
    """RC-2.36: 6 coal of 20 find 4 places on 15, and 2 go to the supply."""
    game, state = a_buyer(15, 20, 33, buys=18, coal=6)

    play(game, state, "remove 20")

    assert state.players[0].stored == [4, 0, 0, 0]
    assert state.fuel.supply == [2, 0, 0, 0]


def test_fuel_moves_to_a_hybrid_too() -> None:
    """RC-2.36, RC-2.37: of 12 coal on 10, 20 and hybrid 21, removing 20 leaves 4 + 4."""
    game, state = a_buyer(10, 20, 21, buys=18, coal=12)

    play(game, state, "remove 20")

    assert plants(state, "A") == [10, 18, 21]
    assert state.players[0].stored == [8, 0, 0, 0]
    assert state.fuel.supply == [4, 0, 0, 0]
    assert state.to_act == 1


def test_fuel_of_a_hybrid_moves_to_plants_of_both_kinds() -> None:
    """RC-2.36: coal of 12 to 10, oil of 12 to the new 09, which has 2 places."""
    game, state = a_buyer(10, 12, 33, buys=9, coal=2, oil=2)

    play(game, state, "remove 12")

    assert state.players[0].stored == [2, 2, 0, 0]
    assert state.fuel.supply == [0, 0, 0, 0]


def test_an_excess_of_one_fuel_alone_leaves_no_choice() -> None:
    """RC-2.37: 9 has 2 places for 3 oil of 12; the coal stays on 10."""
    game, state = a_buyer(10, 12, 33, buys=9, coal=1, oil=3)

    play(game, state, "remove 12")

    assert state.players[0].stored == [1, 2, 0, 0]
    assert state.fuel.supply == [0, 1, 0, 0]
    assert state.to_act == 1


def test_uranium_and_garbage_do_not_mix() -> None:
    """RC-2.36, RC-2.37: uranium of 11 moves to 17, garbage of 14 finds nothing."""
    game, state = a_buyer(11, 14, 17, buys=18, garbage=3, uranium=2)

    play(game, state, "remove 14")

    assert state.players[0].stored == [0, 0, 0, 2]
    assert state.fuel.supply == [0, 0, 3, 0]


def test_the_owner_chooses_which_hybrid_fuel_to_keep() -> None:
    """RC-2.36, RC-2.37: of 4 coal and 4 oil on two hybrids any 4 may stay on one."""
    game, state = a_buyer(5, 12, 33, buys=18, coal=4, oil=4)

    play(game, state, "remove 12")

    assert state.to_act == 0
    assert offers(game, state) == [
        "discard oil 4",
        "discard coal 1 oil 3",
        "discard coal 2 oil 2",
        "discard coal 3 oil 1",
        "discard coal 4",
    ]

    play(game, state, "discard coal 1 oil 3")

    assert state.players[0].stored == [3, 1, 0, 0]
    assert state.fuel.supply == [1, 3, 0, 0]
    assert state.to_act == 1


def test_coal_with_a_plant_of_its_own_is_not_up_for_choice() -> None:
    """RC-2.36: 4 of the 5 coal stay on 10; the fifth and 5 oil compete for the 4 places of 5."""
    game, state = a_buyer(5, 10, 12, buys=18, coal=5, oil=5)

    play(game, state, "remove 12")

    assert offers(game, state) == ["discard oil 2", "discard coal 1 oil 1"]


@pytest.mark.parametrize(
    "line", ["discard coal 1", "discard coal 2 oil 1", "discard oil 5", "discard garbage 4"]
)
def test_what_does_not_fit_must_be_discarded(line: str) -> None:
    """RC-2.37: 4 units have no place; fewer, or fuel that the buyer does not have, will not do."""
    game, state = a_buyer(5, 12, 33, buys=18, coal=4, oil=4)
    play(game, state, "remove 12")

    assert reason(game, state, line) == "wrong_discard"
    assert why_not(game, state, line, "excess") == ("wrong_discard", 4, "RC-2.36", "RC-2.37")


@pytest.mark.parametrize("line", ["open 15 15", "bid 20", "drop", "pass"])
def test_the_discard_comes_before_anything_else(line: str) -> None:
    """RC-2.37: fuel without a place cannot be kept for later."""
    game, state = a_buyer(5, 12, 33, buys=18, coal=4, oil=4)
    play(game, state, "remove 12")

    assert reason(game, state, line) == "discard_first"
    assert why_not(game, state, line) == ("discard_first", "RC-2.37")
    assert reason(game, state, "remove 5") == "nothing_to_remove"


def test_the_discard_is_decided_before_the_replacement_is_revealed() -> None:
    """RC-2.38: the deck is untouched until the fuel is sorted out."""
    game, state = a_buyer(5, 12, 33, buys=18, coal=4, oil=4)

    play(game, state, "remove 12")
    assert state.cards.deck[0] == 28
    events = play(game, state, "discard coal 4")

    assert [event.kind.id for event in events] == ["fuel_lost", "plant_drawn"]
    assert row(state) == [9, 10, 15, 22, 25, 26, 27, 28]


def test_fuel_that_fits_is_not_discarded() -> None:
    """RC-2.36: there is nothing to sort out while no plant was bought."""
    game, state = a_buyer(10, buys=18, coal=4)

    assert reason(game, state, "discard coal 1") == "nothing_to_discard"
    assert why_not(game, state, "discard coal 1") == ("nothing_to_discard", "RC-2.36")


# Fuel left behind


def leavings(game: BoardGame, state: BoardState, plant: int) -> list[str]:
    """Return the fuel that may be left on *plant*, in the order of the offers."""
    head = f"remove {plant} leaving "
    return [line.removeprefix(head) for line in offers(game, state) if line.startswith(head)]


def test_fuel_may_be_left_on_the_removed_plant() -> None:
    """RC-2.53, A19: it goes to the supply, although the hybrids could take it."""
    game, state = a_buyer(5, 10, 12, buys=18, coal=4)

    assert offers(game, state)[:4] == [
        "remove 5",
        "remove 10",
        "remove 12",
        "remove 5 leaving coal 1",
    ]
    assert leavings(game, state, 10) == ["coal 1", "coal 2", "coal 3", "coal 4"]

    events = play(game, state, "remove 10 leaving coal 3")

    assert [event.kind.id for event in events] == ["removed_plant", "fuel_lost", "plant_drawn"]
    assert events[1].values == {"resource": "coal", "amount": 3}
    assert state.players[0].stored == [1, 0, 0, 0]
    assert state.fuel.supply == [3, 0, 0, 0]
    assert state.fuel.on_sale == [20, 24, 24, 12]
    assert state.to_act == 1


@pytest.mark.parametrize(("line", "most"), [("remove 10", 4), ("remove 10 leaving coal 4", 8)])
def test_what_is_left_behind_makes_room_for_other_fuel(line: str, most: int) -> None:
    """RC-2.53, A19: 5 and 12 store 8; 4 coal kept there leave room for 4 oil only."""
    game = a_game(seats=3)
    state = game.read_position(
        "round=3 new=18 A.plants=5,10,12,18 A.fuel=coal:4 A.money=100 fuel=oil:10"
    )

    play(game, state, line, "pass", "pass", "done", "done")

    assert offers(game, state)[-2:] == [f"buy oil {most}", "done"]


def test_only_more_than_must_go_is_left_behind() -> None:
    """RC-2.53, A19: 2 of 6 coal fit nowhere without 20; whoever leaves 3 keeps just 3 on 15."""
    game, state = a_buyer(15, 20, 33, buys=18, coal=6)

    assert leavings(game, state, 20) == ["coal 3", "coal 4", "coal 5", "coal 6"]
    assert leavings(game, state, 15) == ["coal 1", "coal 2", "coal 3", "coal 4"]
    assert leavings(game, state, 33) == []

    play(game, state, "remove 20 leaving coal 3")

    assert state.players[0].stored == [3, 0, 0, 0]
    assert state.fuel.supply == [3, 0, 0, 0]


def test_both_fuels_may_be_left_on_a_hybrid() -> None:
    """RC-2.53, A19: 2 coal would fit on 10, 2 oil on the new 09; each of them may stay behind."""
    game, state = a_buyer(10, 12, 33, buys=9, coal=2, oil=2)

    assert leavings(game, state, 12) == [
        "oil 1",
        "oil 2",
        "coal 1",
        "coal 1 oil 1",
        "coal 1 oil 2",
        "coal 2",
        "coal 2 oil 1",
        "coal 2 oil 2",
    ]
    assert leavings(game, state, 10) == ["coal 1", "coal 2"]

    play(game, state, "remove 12 leaving coal 2 oil 1")

    assert state.players[0].stored == [0, 1, 0, 0]
    assert state.fuel.supply == [2, 1, 0, 0]


def test_what_is_kept_must_fit_without_another_choice() -> None:
    """RC-2.53, A19: 10 and hybrid 12 hold 3 coal and 3 oil.

    Without 10 four of the six stay: two go, as the owner likes, or all 3 coal. Without 12 the oil
    must go, and one coal may go with it: 12 can hold four.
    """
    game, state = a_buyer(10, 12, 33, buys=18, coal=3, oil=3)

    assert leavings(game, state, 10) == ["coal 3"]
    assert leavings(game, state, 12) == ["coal 1 oil 3"]

    play(game, state, "remove 10")
    assert offers(game, state) == ["discard oil 2", "discard coal 1 oil 1", "discard coal 2"]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("remove 20 leaving coal 2", "wrong_leaving"),
        ("remove 20 leaving coal 7", "wrong_leaving"),
        ("remove 20 leaving coal 3 oil 1", "wrong_leaving"),
        ("remove 33 leaving coal 1", "wrong_leaving"),
        ("remove 18 leaving coal 1", "just_bought"),
        ("remove 4 leaving coal 1", "not_owned"),
    ],
)
def test_no_other_fuel_is_left_behind(line: str, message: str) -> None:
    """RC-2.53: as much as the plant holds, of what it burns, of what there is."""
    game, state = a_buyer(15, 20, 33, buys=18, coal=6)

    assert reason(game, state, line) == message


def test_why_fuel_cannot_be_left_behind() -> None:
    game, state = a_buyer(15, 20, 33, buys=18, coal=6)

    assert why_not(game, state, "remove 20 leaving coal 2", "ways", "count") == (
        "wrong_leaving",
        ("coal 3", "coal 4", "coal 5", "coal 6"),
        4,
        "RC-2.53",
    )
    assert why_not(game, state, "remove 33 leaving coal 1", "ways") == (
        "wrong_leaving",
        (),
        "RC-2.53",
    )


def test_the_step_3_card_is_nobodys_to_remove() -> None:
    """It has no plant behind it, so a refusal must do without one (RC-2.33)."""
    game = a_game()
    state = a_state(game, market=MARKET, deck=DECK)

    refused = game.explain(state, Remove(S3))

    assert (refused.id, refused.values["count"]) == ("nothing_to_remove", 0)
