import pytest

from gridwright.games.outpost import company
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.state import OutpostState, PhaseIndex
from tests.games.outpost.positions import (
    a_game,
    a_state,
    employ,
    firm,
    install,
    offers,
    on_market,
    order,
    own,
    play,
    pool,
    reason,
    skip_phase,
    slots,
    to_act,
    unlock,
)


def a_turn() -> tuple[OutpostGame, OutpostState]:
    """Return the expansion phase at the turn of C, whose slots are locked."""
    game = a_game()
    return game, a_state(game, phase=PhaseIndex.EXPANSION)


def test_a_card_of_the_pool_goes_into_a_free_slot_of_its_kind() -> None:
    """OP-3b.1: plants into plant slots, housings into housing slots; technologies into none."""
    game, state = a_turn()
    own(state, "C", "12 26 20b")
    unlock(state, "C", plants=1, housing=1)

    assert offers(game, state, "slot") == ["slot 12", "slot 26"]
    assert reason(game, state, "slot 12 housing") == "wrong_slot"
    assert reason(game, state, "slot 26 plant") == "wrong_slot"
    assert reason(game, state, "slot 20b plant") == "wrong_slot"
    play(game, state, "slot 12", "slot 26")

    assert slots(state, "C") == ("12", "26")
    assert pool(state, "C") == "20b"


def test_a_slot_holds_one_card() -> None:
    """OP-3b.1: the second plant finds the one unlocked slot full."""
    game, state = a_turn()
    own(state, "C", "12 14")
    unlock(state, "C", plants=1)

    play(game, state, "slot 12")

    assert reason(game, state, "slot 14") == "no_free_slot"


def test_only_cards_of_the_own_pool_are_put_into_slots() -> None:
    """OP-3b.1: neither a card of the market nor one of another player."""
    game, state = a_turn()
    own(state, "A", "14")
    unlock(state, "C", plants=2)

    assert reason(game, state, "slot 12") == "not_in_pool"
    assert reason(game, state, "slot 14") == "not_in_pool"


def test_any_number_of_changes_may_be_made() -> None:
    """OP-3b.2: two placements and two exchanges in one turn."""
    game, state = a_turn()
    install(state, "C", plants="3", housing="7")
    own(state, "C", "4 5a 26 23")
    unlock(state, "C", plants=2, housing=2)

    play(game, state, "slot 4", "slot 5a", "swap 7 26", "swap 3 23")

    assert slots(state, "C") == ("23 4", "26 5a")
    assert pool(state, "C") == "7 3"
    assert to_act(state) == "C"


# A card moves once in a turn


def test_two_plants_are_not_exchanged_for_each_other_again() -> None:
    """OP-3b.9: 4 needs fewer workers than 12, 12 makes more than 4; yet both have moved."""
    game, state = a_turn()
    install(state, "C", plants="12")
    own(state, "C", "4")
    unlock(state, "C", plants=2)

    play(game, state, "swap 12 4")

    assert reason(game, state, "swap 4 12") == "card_moved"
    assert reason(game, state, "slot 12") == "card_moved"
    assert offers(game, state) == ["hire 0", "hire 1", "done"]


def test_a_card_just_put_into_a_slot_stays_there() -> None:
    """OP-3b.9: 3 may be exchanged for 23 only in a later turn."""
    game, state = a_turn()
    own(state, "C", "3 23")
    unlock(state, "C", plants=1)

    play(game, state, "slot 3")
    assert reason(game, state, "swap 3 23") == "card_moved"
    while state.phase == PhaseIndex.EXPANSION:
        play(game, state, "done")
    for _ in range(2):
        skip_phase(game, state)
    while to_act(state) != "C":
        play(game, state, "done")

    assert offers(game, state, "swap") == ["swap 3 23"]


def test_no_chain_of_exchanges_makes_a_plant_worse() -> None:
    """OP-3b.8, OP-3b.9: 18 is no better than 25, also not by way of 17."""
    game, state = a_turn()
    install(state, "C", plants="25")
    own(state, "C", "17 18")
    assert reason(game, state, "swap 25 18") == "no_improvement"

    play(game, state, "swap 25 17")

    assert reason(game, state, "swap 17 18") == "card_moved"
    assert offers(game, state, "swap") == []


def test_another_seat_begins_afresh() -> None:
    """OP-3b.9: what C moved does not concern B, nor an offer made to B now."""
    game, state = a_turn()
    install(state, "C", plants="12")
    own(state, "C", "4")
    install(state, "B", plants="3")
    own(state, "B", "23")

    play(game, state, "swap 12 4")
    assert game.hypothesis(state, 1).moved == ()
    play(game, state, "done")

    assert state.moved == ()
    assert offers(game, state, "swap") == ["swap 3 23"]


def test_moon_base_that_had_to_leave_goes_to_the_other_kind_of_slot() -> None:
    """OP-3b.10: 30 takes its plant slot; it may go to a housing slot, and to no plant slot."""
    game, state = a_turn()
    install(state, "C", plants="40b 12", housing="5a")
    own(state, "C", "30 44")
    unlock(state, "C", plants=3, housing=2)

    play(game, state, "swap 40b 30")
    assert reason(game, state, "slot 40b plant") == "card_moved"
    assert reason(game, state, "swap 12 40b") == "card_moved"
    assert offers(game, state, "slot") == ["slot 44", "slot 40b housing"]
    assert offers(game, state, "swap") == ["swap 5a 44", "swap 5a 40b"]
    play(game, state, "swap 5a 40b")

    assert slots(state, "C") == ("30 12", "40b")
    assert reason(game, state, "swap 40b 44") == "card_moved"
    assert offers(game, state, "swap") == []


def test_moon_base_leaves_a_housing_slot_for_a_plant_slot() -> None:
    """OP-3b.10: 34 has more beds; Moon Base makes more than 12."""
    game, state = a_turn()
    install(state, "C", plants="12", housing="40b")
    own(state, "C", "34")

    play(game, state, "swap 40b 34")
    assert offers(game, state, "swap") == ["swap 12 40b"]
    play(game, state, "swap 12 40b")

    assert slots(state, "C") == ("40b", "34")
    assert offers(game, state) == ["hire 0", "done"]


@pytest.mark.parametrize(("housing", "beds"), [("5a", 1), ("10", 2), ("26", 3), ("10 26", 5)])
def test_a_housing_in_a_slot_provides_its_beds(housing: str, beds: int) -> None:
    """OP-3b.3: that many workers move in for nothing."""
    game, state = a_turn()
    install(state, "C", housing=housing)

    play(game, state, "hire 0")

    assert firm(state, "C").workers == beds


def test_a_housing_is_exchanged_for_one_with_more_beds() -> None:
    """OP-3b.4, OP-3b.8, case OP-T49: 3 beds for 4; not for 2, and not for 3."""
    game, state = a_turn()
    install(state, "C", housing="26")
    own(state, "C", "10 29 34")

    assert reason(game, state, "swap 26 10") == "no_improvement"
    assert reason(game, state, "swap 26 29") == "no_improvement"
    assert offers(game, state, "swap") == ["swap 26 34"]
    play(game, state, "swap 26 34")

    assert slots(state, "C") == ("", "34")


@pytest.mark.parametrize(
    ("old", "new", "answer"),
    [
        ("12", "20a", "allowed"),  # 2 workers for 2 cities, then for 3
        ("12", "17", "allowed"),  # 1 worker for 2 cities
        ("12", "4", "allowed"),  # 1 worker for 1 city: fewer workers
        ("12", "6", "allowed"),  # 5 workers for 3 cities: more cities
        ("12", "2", "no_improvement"),  # 2 workers for 1 city
        ("12", "3", "no_improvement"),  # 3 workers for 2 cities
        ("20a", "12", "no_improvement"),
        ("25", "18", "no_improvement"),  # 4 workers for 5 cities, then for 4
    ],
)
def test_a_plant_is_exchanged_for_one_that_makes_more_or_needs_less(
    old: str, new: str, answer: str
) -> None:
    """OP-3b.5, OP-3b.8, case OP-T49: one of the two is enough."""
    game, state = a_turn()
    install(state, "C", plants=old)
    own(state, "C", new)

    assert reason(game, state, f"swap {old} {new}") == answer
    assert offers(game, state, "swap") == ([f"swap {old} {new}"] if answer == "allowed" else [])


def test_an_exchange_is_of_one_kind_and_between_slot_and_pool() -> None:
    """OP-3b.4, OP-3b.5: no plant for a housing, no card that lies elsewhere."""
    game, state = a_turn()
    install(state, "C", plants="12", housing="5a")
    own(state, "C", "23 26")

    assert reason(game, state, "swap 12 26") == "wrong_slot"
    assert reason(game, state, "swap 5a 23") == "wrong_slot"
    assert reason(game, state, "swap 23 12") == "not_in_slot"
    assert reason(game, state, "swap 12 25") == "not_in_pool"


def test_the_exchanged_card_returns_to_the_pool() -> None:
    """OP-3b.6, case OP-T49: card 26 there still breaks a tie for the turn order."""
    game, state = a_turn()
    install(state, "C", housing="26")
    own(state, "C", "40a")
    own(state, "A", "40b")
    own(state, "B", "25")

    play(game, state, "swap 26 40a")
    assert pool(state, "C") == "26"
    for _ in range(2):
        skip_phase(game, state)

    assert order(state) == "CAB"


def test_workers_move_to_the_new_housing() -> None:
    """OP-3b.7: three keep their beds; the fourth bed of 34 is empty and then filled."""
    game, state = a_turn()
    install(state, "C", housing="26")
    employ(state, "C", 3)
    own(state, "C", "34")

    play(game, state, "swap 26 34")
    assert (firm(state, "C").workers, on_market(state)) == (3, 27)
    assert company.beds(state.setup, firm(state, "C")) == 4
    play(game, state, "hire 0")

    assert (firm(state, "C").workers, on_market(state)) == (4, 26)
