from collections import Counter

import pytest

from gridwright.games.outpost import company
from gridwright.games.outpost.state import OutpostState, PhaseIndex
from tests.games.outpost.positions import (
    a_game,
    a_state,
    buildings,
    card_of,
    current,
    employ,
    firm,
    future,
    install,
    money,
    offers,
    on_market,
    order,
    own,
    play,
    pool,
    reason,
    send_away,
    skip_phase,
    slot_prices,
    slots,
    stations,
    unlock,
)


def a_payment(workers: int, plants: str = "12") -> OutpostState:
    """Return a payment of three players; A has 4 cities and *workers* at its *plants*."""
    state = a_state(a_game(), phase=PhaseIndex.BUREAUCRACY)
    stations(state, "A", "amber", "basalt", "flint", "ember")
    install(state, "A", plants=plants, housing="26")
    employ(state, "A", workers)
    return state


# What is printed


def test_there_are_45_cards() -> None:
    """OP-S18: 22 plants, 15 housings and 8 technologies; 13 of them have a plug on the back."""
    cards = a_game().setup.content.cards.values()

    assert Counter(card.kind for card in cards) == {0: 22, 1: 15, 2: 8}
    assert Counter(card.is_small for card in cards) == {True: 13, False: 32}
    assert sorted(card.technology for card in cards if card.technology) == [
        "colony",
        "colony",
        "data_library",
        "eco_plants",
        "laboratories",
        "moon_base",
        "node_module",
        "robots",
    ]


def test_the_number_is_the_lowest_opening_bid() -> None:
    """OP-G10, case OP-T1: plant 12 is opened with 12, not with 11."""
    game = a_game()
    state = a_state(game)

    assert reason(game, state, "open 12 11") == "below_minimum"
    assert reason(game, state, "open 12 12") == "allowed"


def test_numbers_order_the_market() -> None:
    """OP-G11: a drawn 09 would lie below 10; a drawn 14 comes to the future market."""
    game = a_game()
    state = a_state(game, current="8 10 11 13", future="15 16 17 18", deck="14 19 S3")

    play(game, state, "open 10 10", "drop", "drop")

    assert (current(state), future(state)) == ("8 11 13 14", "15 16 17 18")


def test_numbers_break_ties_of_network_size() -> None:
    """OP-G12: two cities each; card 13 comes before card 12."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC")
    stations(state, "A", "amber", "basalt")
    stations(state, "B", "cobalt", "dune")
    own(state, "A", "12")
    own(state, "B", "13")

    skip_phase(game, state)

    assert order(state) == "BAC"


# Plants


def test_a_plant_needs_its_printed_workers() -> None:
    """OP-G3, OP-4.2, case OP-T1: plant 12 runs with 2 workers and not with 1."""
    game = a_game()

    assert reason(game, a_payment(1), "power 12") == "workers_missing"
    assert reason(game, a_payment(2), "power 12") == "allowed"


def test_a_plant_supplies_its_printed_number_of_cities() -> None:
    """OP-G4, case OP-T1: plant 12 supplies 2 of 4 cities; more workers do not help."""
    game = a_game()
    state = a_payment(3)

    play(game, state, "power 12")

    assert state.players[0].powered == 2
    assert money(state, "A") == 60 + 33


def test_a_plant_runs_once_a_round() -> None:
    """OP-G5: 4 workers do not run plant 12 twice."""
    game = a_game()
    state = a_payment(4)

    assert reason(game, state, "power 12 12") == "runs_once"
    assert offers(game, state) == ["power none", "power 12"]


def test_the_owner_chooses_which_plants_run() -> None:
    """OP-G6: any of them, all of them or none, with workers for all."""
    game = a_game()
    state = a_payment(6, plants="4 12 14")

    assert offers(game, state) == [
        "power none",
        "power 4",
        "power 12",
        "power 4 12",
        "power 14",
        "power 4 14",
        "power 12 14",
        "power 4 12 14",
    ]


def test_an_idle_plant_produces_nothing() -> None:
    """OP-G7: with plant 14 idle for lack of workers, plant 4 alone supplies 1 city."""
    game = a_game()
    state = a_payment(2, plants="4 14")
    assert reason(game, state, "power 4 14") == "workers_missing"

    play(game, state, "power 4")

    assert state.players[0].powered == 1


def test_a_plant_beside_the_board_does_not_run() -> None:
    """OP-G1: only cards in slots have an effect."""
    game = a_game()
    state = a_payment(3, plants="")
    own(state, "A", "12")

    assert offers(game, state) == ["power none"]
    assert reason(game, state, "power 12") == "not_your_plant"


# Housings


def test_a_housing_beside_the_board_has_no_beds() -> None:
    """OP-G1: housing 26 in the pool takes nobody in, in the slot 3."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.EXPANSION)
    own(state, "C", "26")
    own(state, "B", "29")
    unlock(state, "C", housing=1)
    unlock(state, "B", housing=1)

    play(game, state, "slot 26", "hire 0", "done", "hire 0", "done")

    assert firm(state, "C").workers == 3
    assert firm(state, "B").workers == 0


def test_housing_26_takes_three_permanent_workers() -> None:
    """OP-G8, case OP-T2: they stay with the firm from round to round, and no fourth."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY)
    install(state, "A", plants="12 14", housing="26")
    employ(state, "A", 3, seasonal=2)

    skip_phase(game, state)

    assert firm(state, "A").workers == 3
    assert firm(state, "A").seasonal == 0
    assert on_market(state) == 27


# Technologies


def test_a_technology_works_at_once() -> None:
    """OP-G2: Eco Plants, bought for 20 in the auction, cheapens workers in the same round."""
    game = a_game()
    state = a_state(game, current="12 13 14 20b", future="21 23 25 26", deck="27 S3")
    send_away(state, 9)  # the cheapest sector is 4
    install(state, "A", plants="12")

    play(game, state, "open 20b 20", "drop", "drop", "pass", "pass", "done", "done", "hire 2")

    assert pool(state, "A") == "20b"
    assert money(state, "A") == 60 - 20 - 1 - 1


# Cities


def test_a_city_has_three_slots_and_one_site() -> None:
    """OP-G13: in stage 3 three stations at 10, 15 and 20, and one building on the site."""
    game = a_game(4)
    state = a_state(game, phase=PhaseIndex.EXPANSION, stage=3, order="DCBA")

    play(game, state, "station amber", "done", "station amber", "housing amber", "done")
    play(game, state, "station amber", "done")

    assert slot_prices(state, "amber") == [10, 15, 20]
    assert reason(game, state, "station amber") == "city_full"
    assert reason(game, state, "housing amber") == "site_taken"
    assert reason(game, state, "plant amber") == "wrong_site"


def test_every_site_is_for_a_plant_or_for_housing() -> None:
    """OP-G13: no city is for both, none for neither."""
    plants, housings = a_game().setup.sites_for

    assert plants & housings == 0
    assert plants | housings == (1 << 31) - 1
    assert (plants.bit_count(), housings.bit_count()) == (16, 15)


def test_a_player_has_one_station_and_one_building_in_a_city() -> None:
    """OP-G14: a second station is refused in every stage, as is a second building."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.EXPANSION, stage=3)

    play(game, state, "station amber", "housing amber")

    assert reason(game, state, "station amber") == "already_yours"
    assert reason(game, state, "housing amber") == "site_taken"


def test_the_size_of_the_network_is_up_to_date() -> None:
    """OP-G15: it grows with each station, at once."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.EXPANSION)
    sizes = []

    for line in ("station amber", "housing amber", "station basalt"):
        play(game, state, line)
        sizes.append(firm(state, "C").network_size())

    assert sizes == [1, 1, 2]


# Slots


def test_all_slots_are_locked_at_the_start() -> None:
    """OP-G16: four of each kind, none of them open."""
    state = a_game().new(1, {})

    for player in state.players:
        assert [company.unlocked(state.setup, player.company, kind) for kind in (0, 1)] == [0, 0]
        assert player.company.slots == [(), ()]


@pytest.mark.parametrize(
    ("line", "opened"), [("plant basalt", "slot 12"), ("housing amber", "slot 26")]
)
def test_a_building_on_the_map_unlocks_a_slot_of_its_kind(line: str, opened: str) -> None:
    """OP-G17: one slot for one building, and none of the other kind."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.EXPANSION)
    own(state, "C", "12 26")
    assert offers(game, state, "slot") == []

    play(game, state, line)

    assert offers(game, state, "slot") == [opened]


def test_four_slots_of_a_kind_can_be_unlocked() -> None:
    """OP-G16, OP-G17: with all four plant buildings on the map, four plants are at work."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.EXPANSION)
    buildings(state, "C", "basalt", "cobalt", "flint", "halite")
    own(state, "C", "2 3 4 6 8")

    play(game, state, "slot 2", "slot 3", "slot 4", "slot 6")

    assert slots(state, "C") == ("2 3 4 6", "")
    assert reason(game, state, "slot 8") == "no_free_slot"
    assert firm(state, "C").pool == (card_of(state, "8"),)
