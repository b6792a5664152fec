import pytest

from gridwright.games.outpost import company
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.state import OutpostState, PhaseIndex
from tests.games.outpost.positions import (
    a_game,
    a_state,
    buildings,
    card_of,
    city_of,
    connect,
    firm,
    install,
    kinds,
    money,
    offers,
    own,
    play,
    reason,
    skip_phase,
    slot_prices,
    slots,
    some_stations,
    stations,
    to_act,
    unlock,
)


def a_turn(stage: int = 1, money: int = 200, seats: int = 3) -> tuple[OutpostGame, OutpostState]:
    """Return the expansion phase at the turn of the last seat; all connections cost 5."""
    game = a_game(seats)
    return game, a_state(game, phase=PhaseIndex.EXPANSION, stage=stage, money=money)


# The turns of the phase


def test_the_last_in_order_builds_first() -> None:
    """OP-3.1, OP-3.4: B, A, C in reverse order, each after the other's turn is over."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.EXPANSION, order="CAB")
    turns = []

    while state.phase == PhaseIndex.EXPANSION:
        turns.append(to_act(state))
        play(game, state, "done")

    assert turns == ["B", "A", "C"]


def test_a_turn_is_three_actions_in_order() -> None:
    """OP-3.2: build, then change slots, then hire; there is no way back."""
    game, state = a_turn()
    own(state, "C", "12 4")
    install(state, "C", housing="5a")

    play(game, state, "plant basalt", "slot 12")
    assert reason(game, state, "plant flint") == "too_late"
    assert reason(game, state, "station amber") == "too_late"
    play(game, state, "hire 1")
    assert reason(game, state, "slot 4") == "too_late"
    assert reason(game, state, "swap 12 4") == "too_late"
    assert reason(game, state, "hire 0") == "too_late"

    assert offers(game, state) == ["done"]


@pytest.mark.parametrize(
    "lines",
    [
        ("done",),
        ("plant basalt", "done"),
        ("slot 12", "done"),
        ("hire 0", "done"),
        ("plant basalt", "hire 0", "done"),
        ("plant basalt", "slot 12", "done"),
        ("slot 12", "hire 1", "done"),
    ],
)
def test_each_action_may_be_skipped(lines: tuple[str, ...]) -> None:
    """OP-3.3: one, two or all three of them."""
    game, state = a_turn()
    own(state, "C", "12")
    install(state, "C", housing="5a")
    unlock(state, "C", plants=1, housing=1)

    play(game, state, *lines)

    assert to_act(state) == "B"


def test_everybody_has_a_turn_in_the_next_expansion_phase() -> None:
    """OP-3.5: nobody is left out of what follows."""
    game, state = a_turn()
    for _ in range(3):
        skip_phase(game, state)

    assert (state.round, state.phase) == (3, PhaseIndex.EXPANSION)
    turns = []
    while state.phase == PhaseIndex.EXPANSION:
        turns.append(to_act(state))
        play(game, state, "done")
    assert sorted(turns) == ["A", "B", "C"]


# What is built where


def test_any_number_of_buildings_may_be_built() -> None:
    """OP-3a.1: one after the other, until the money is gone: 10, 15, 5, 15, 10 of 60."""
    game, state = a_turn(money=60)

    play(game, state, "station amber", "station basalt", "plant basalt", "station flint")
    assert money(state, "C") == 15
    play(game, state, "housing ember")

    assert money(state, "C") == 5
    assert reason(game, state, "station ember") == "city_over_cash"
    assert reason(game, state, "plant flint") == "allowed"


@pytest.mark.parametrize(
    ("line", "cost"),
    [("station amber", 17), ("station basalt", 17), ("housing amber", 12), ("plant basalt", 12)],
)
def test_all_buildings_are_connected_alike(line: str, cost: int) -> None:
    """OP-3a.2: 7 from Flint to each of them, whatever is built there."""
    game, state = a_turn()
    connect(state, "amber", "flint", 7)
    connect(state, "basalt", "flint", 7)
    buildings(state, "C", "flint")

    play(game, state, line)

    assert money(state, "C") == 200 - cost


def test_a_plant_needs_a_plant_site_and_a_housing_a_housing_site() -> None:
    """OP-3a.5, case OP-T37: Amber is for housing, Basalt for a plant."""
    game, state = a_turn()

    assert reason(game, state, "plant amber") == "wrong_site"
    assert reason(game, state, "housing basalt") == "wrong_site"
    assert reason(game, state, "housing amber") == "allowed"
    assert reason(game, state, "plant basalt") == "allowed"


def test_only_one_player_builds_on_a_site() -> None:
    """OP-3a.4: B's plant is in Basalt; C cannot build there in any stage."""
    for stage in (1, 2, 3):
        game, state = a_turn(stage)
        buildings(state, "B", "basalt")

        assert reason(game, state, "plant basalt") == "site_taken"
        assert reason(game, state, "housing basalt") == "wrong_site"
        assert reason(game, state, "station basalt") == "allowed"


def test_three_players_have_stations_in_a_city() -> None:
    """OP-3a.3, OP-3a.8: the first for 10, the second for 15, the third for 20, no fourth."""
    game = a_game(4)
    state = a_state(game, phase=PhaseIndex.EXPANSION, stage=3)
    paid = []

    for letter in "DCB":
        play(game, state, "station amber", "done")
        paid.append(60 - money(state, letter))

    assert paid == [10, 15, 20]
    assert reason(game, state, "station amber") == "city_full"


@pytest.mark.parametrize(("line", "price"), [("plant basalt", 5), ("housing amber", 5)])
def test_a_site_costs_5(line: str, price: int) -> None:
    """OP-3a.9: whatever the stage."""
    for stage in (1, 2, 3):
        game, state = a_turn(stage)

        play(game, state, line)

        assert money(state, "C") == 200 - price


# The first building


@pytest.mark.parametrize(
    ("line", "price"), [("station umber", 10), ("plant umber", 5), ("housing slate", 5)]
)
def test_the_first_building_may_be_anywhere(line: str, price: int) -> None:
    """OP-3a.6: any kind, any city of the play area, no connection."""
    game, state = a_turn()
    stations(state, "B", "amber")

    play(game, state, line)

    assert money(state, "C") == 200 - price


def test_the_first_building_may_be_in_any_free_city() -> None:
    """OP-3a.6: 21 stations, 11 plants and 10 housings are on offer."""
    game, state = a_turn()

    counts = [len(offers(game, state, verb)) for verb in ("station", "plant", "housing")]

    assert counts == [21, 11, 10]


def test_in_stage_1_a_player_starts_on_the_free_part_of_a_city() -> None:
    """OP-3a.7, case OP-T7: beside Paweł's station in Basalt Robert C builds a plant for 5."""
    game, state = a_turn()
    stations(state, "A", "basalt")

    assert reason(game, state, "station basalt") == "city_full"
    play(game, state, "plant basalt")

    assert money(state, "C") == 195


def test_in_stage_1_a_player_starts_beside_a_foreign_building() -> None:
    """OP-3a.7: the station slot of a city with a foreign plant is free."""
    game, state = a_turn()
    buildings(state, "A", "basalt")

    assert reason(game, state, "plant basalt") == "site_taken"
    play(game, state, "station basalt")

    assert money(state, "C") == 190


def test_later_a_player_starts_on_the_next_slot() -> None:
    """OP-3a.6, ruling OP-A11: in stage 2 for 15 where one station stands."""
    game, state = a_turn(stage=2)
    stations(state, "A", "basalt")

    play(game, state, "station basalt")

    assert money(state, "C") == 185


def test_the_first_building_may_be_delayed() -> None:
    """OP-3a.19: who did not build in rounds 1 and 2 starts anywhere in round 3."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.EXPANSION, number=1, money=200)
    for _ in range(6):
        skip_phase(game, state)
    assert (state.round, state.phase) == (3, PhaseIndex.EXPANSION)
    builder = to_act(state)
    before = money(state, builder)

    play(game, state, "station umber")

    assert before - money(state, builder) == 10


# Connections


def test_a_further_city_must_be_connected() -> None:
    """OP-3a.10, OP-3a.11: connection and slot, 5 + 10; connection and site, 5 + 5."""
    for line, cost in (("station basalt", 15), ("plant basalt", 10)):
        game, state = a_turn()
        buildings(state, "C", "amber")

        play(game, state, line)

        assert money(state, "C") == 200 - cost


def test_the_cheapest_connection_is_used() -> None:
    """OP-3a.12: to Basalt through Flint for 3 + 4, not directly for 9."""
    game, state = a_turn()
    connect(state, "amber", "basalt", 9)
    connect(state, "amber", "flint", 3)
    connect(state, "basalt", "flint", 4)
    stations(state, "C", "amber")

    events = play(game, state, "station basalt")

    assert money(state, "C") == 200 - 7 - 10
    assert kinds(events, "built")[0].values == {
        "city": "basalt",
        "slot": 10,
        "connection": 7,
        "cost": 17,
        "why": "station",
        "path": "amber flint basalt",
    }


def test_the_cheapest_start_is_used() -> None:
    """OP-3a.10, OP-3a.12: from a plant in Flint, nearer than the station in Amber."""
    game, state = a_turn()
    connect(state, "amber", "basalt", 9)
    connect(state, "basalt", "flint", 2)
    stations(state, "C", "amber")
    buildings(state, "C", "flint")

    play(game, state, "station basalt")

    assert money(state, "C") == 200 - 2 - 10


@pytest.mark.parametrize(
    ("stage", "others", "price"),
    [(1, "", 10), (2, "", 10), (2, "A", 15), (3, "", 10), (3, "A", 15), (3, "AB", 20)],
)
def test_the_cheapest_free_slot_is_used(stage: int, others: str, price: int) -> None:
    """OP-3a.8, OP-3a.13, case OP-T36: in an empty city always the slot of 10."""
    game, state = a_turn(stage)
    for letter in others:
        stations(state, letter, "amber")

    play(game, state, "station amber")

    assert money(state, "C") == 200 - price
    assert slot_prices(state, "amber") == [10, 15, 20][: len(others) + 1]


def test_a_second_building_in_a_city_needs_no_connection() -> None:
    """OP-3a.14, case OP-T33: only 5 for the site or 10 for the slot, in the middle of a network."""
    game, state = a_turn()
    stations(state, "C", "amber", "basalt")
    buildings(state, "C", "flint")

    play(game, state, "plant basalt")
    assert money(state, "C") == 195
    play(game, state, "station flint")

    assert money(state, "C") == 185


@pytest.mark.parametrize("through", ["", "A", "C"])
def test_connections_run_through_any_city(through: str) -> None:
    """OP-3a.15, case OP-T34: 4 + 6 through Basalt, empty, foreign or with an own plant nearby."""
    game, state = a_turn()
    connect(state, "amber", "basalt", 4)
    connect(state, "basalt", "garnet", 6)
    stations(state, "C", "amber")
    if through:
        stations(state, through, "basalt")

    play(game, state, "station garnet")

    connection = 6 if through == "C" else 10
    assert money(state, "C") == 200 - connection - 10


def test_a_skipped_city_is_connected_for_its_cheapest_token() -> None:
    """OP-3a.15, OP-3a.17, case OP-T34: Basalt between the two costs 4 again."""
    game, state = a_turn()
    connect(state, "amber", "basalt", 4)
    connect(state, "basalt", "garnet", 6)
    stations(state, "C", "amber")

    play(game, state, "station garnet")
    assert money(state, "C") == 180
    play(game, state, "station basalt")

    assert money(state, "C") == 180 - 4 - 10


def test_used_connections_are_paid_again() -> None:
    """OP-3a.17: Ember through Flint for 3 + 2; Flint itself then costs the 2 again."""
    game, state = a_turn()
    connect(state, "amber", "flint", 3)
    connect(state, "ember", "flint", 2)
    connect(state, "amber", "ember", 12)
    connect(state, "ember", "jasper", 12)
    stations(state, "C", "amber")

    play(game, state, "station ember")
    assert money(state, "C") == 200 - 5 - 10
    play(game, state, "station flint")

    assert money(state, "C") == 185 - 2 - 10


def test_connections_start_at_cities_of_this_turn() -> None:
    """OP-3a.16: Cobalt is 10 away from Basalt, 5 from Garnet, which was built just now."""
    game, state = a_turn()
    stations(state, "C", "basalt")

    play(game, state, "station garnet", "station cobalt")

    assert money(state, "C") == 200 - 15 - 15


def test_the_rulebook_extends_a_structure() -> None:
    """OP-3a.11, OP-3a.24, case OP-T8: 8 + 10, then 5 + 5 beside Nikola's station: 28 in all."""
    game, state = a_turn(money=28)
    connect(state, "amber", "basalt", 8)
    connect(state, "amber", "flint", 12)
    connect(state, "basalt", "flint", 12)
    stations(state, "C", "amber")
    stations(state, "B", "garnet")

    play(game, state, "station basalt", "housing garnet")

    assert money(state, "C") == 0
    assert firm(state, "C").network_size() == 2
    assert firm(state, "C").structure.bit_count() == 3
    assert company.unlocked(state.setup, firm(state, "C"), 1) == 1


def test_several_buildings_cost_what_they_cost_one_after_the_other() -> None:
    """OP-3a.24: with 27 Elektro the second building of 10 is refused after the first of 18."""
    game, state = a_turn(money=27)
    connect(state, "amber", "basalt", 8)
    connect(state, "amber", "flint", 12)
    connect(state, "basalt", "flint", 12)
    stations(state, "C", "amber")

    play(game, state, "station basalt")

    assert money(state, "C") == 9
    assert reason(game, state, "housing garnet") == "city_over_cash"


def test_cities_outside_the_play_area_are_never_usable() -> None:
    """OP-3a.18, OP-S7: not even for the first building."""
    game, state = a_turn()

    for line in ("station aurora", "plant aurora", "housing borealis", "station nadir"):
        assert reason(game, state, line) == "outside_area"


def test_connections_outside_the_play_area_are_never_passed() -> None:
    """OP-3a.18, OP-S7, case OP-T38: Nickel is 15 from Ember, though 3 through the west."""
    game, state = a_turn()
    for first, second in (
        ("ember", "aurora"),
        ("aurora", "borealis"),
        ("borealis", "corona"),
        ("corona", "equinox"),
        ("nickel", "equinox"),
    ):
        connect(state, first, second, 0)
    connect(state, "ember", "jasper", 7)
    connect(state, "jasper", "nickel", 8)
    stations(state, "C", "ember")

    play(game, state, "station nickel")

    assert money(state, "C") == 200 - 15 - 10


def test_in_the_play_area_the_same_connections_are_passed() -> None:
    """OP-S7: with four players and the west in play Nickel is nearer that way."""
    game = a_game(4)
    state = a_state(game, phase=PhaseIndex.EXPANSION, money=200)
    for first, second in (
        ("ember", "aurora"),
        ("aurora", "borealis"),
        ("borealis", "corona"),
        ("corona", "equinox"),
        ("nickel", "equinox"),
    ):
        connect(state, first, second, 1)
    stations(state, "D", "ember")

    play(game, state, "station nickel")

    assert money(state, "D") == 200 - 5 - 10


# What follows from it


def test_the_size_marker_advances_at_once() -> None:
    """OP-3a.20, case OP-T12: two stations have left the board, two cities are connected."""
    game, state = a_turn()

    play(game, state, "station amber", "station basalt")

    assert firm(state, "C").network_size() == 2
    assert firm(state, "C").stations == 16


def test_a_city_without_a_station_is_not_in_the_network() -> None:
    """OP-3a.21: a plant makes the structure larger; the station adds the city later."""
    game, state = a_turn()

    play(game, state, "plant basalt")
    assert firm(state, "C").network_size() == 0
    assert firm(state, "C").structure == 1 << city_of(state, "basalt")
    play(game, state, "station basalt")

    assert firm(state, "C").network_size() == 1
    assert firm(state, "C").structure == 1 << city_of(state, "basalt")


def test_nobody_builds_more_pieces_than_he_has() -> None:
    """OP-3a.22, case OP-T37: no fifth plant and no fifth housing."""
    game, state = a_turn()
    buildings(state, "C", "basalt", "cobalt", "flint", "halite")
    buildings(state, "C", "amber", "dune", "ember", "garnet")

    assert reason(game, state, "plant iris") == "no_piece"
    assert reason(game, state, "housing jasper") == "no_piece"
    assert offers(game, state, "plant") == offers(game, state, "housing") == []
    assert reason(game, state, "station iris") == "allowed"


def test_18_stations_are_all() -> None:
    """OP-3a.22, ruling OP-A9: a nineteenth city is refused, on the map and on a Colony."""
    game, state = a_turn()
    own(state, "C", "32")
    some_stations(state, "C", 17)
    assert reason(game, state, "station on 32") == "allowed"

    play(game, state, "station ruby")

    assert firm(state, "C").network_size() == 18
    assert reason(game, state, "station slate") == "no_piece"
    assert reason(game, state, "station on 32") == "no_piece"


def test_an_unlocked_slot_is_used_in_the_same_turn() -> None:
    """OP-3a.23, case OP-T12: one plant on the map, one plant slot open, and 12 goes in."""
    game, state = a_turn()
    own(state, "C", "12")

    play(game, state, "plant basalt")
    assert company.unlocked(state.setup, firm(state, "C"), 0) == 1
    play(game, state, "slot 12")

    assert slots(state, "C") == ("12", "")
    assert firm(state, "C").pool == ()
    assert card_of(state, "12") in firm(state, "C").slots[0]


# Stages


@pytest.mark.parametrize("stage", [1, 2, 3])
def test_sites_do_not_depend_on_the_stage(stage: int) -> None:
    """OP-0.4: in each stage one building per site, 11 plants and 10 housings to choose from."""
    game, state = a_turn(stage)
    stations(state, "A", "amber", "basalt")

    assert len(offers(game, state, "plant")) == 11
    assert len(offers(game, state, "housing")) == 10


@pytest.mark.parametrize(("stage", "most"), [(1, 1), (2, 2), (3, 3)])
def test_the_stage_limits_the_stations_of_a_city(stage: int, most: int) -> None:
    """OP-0.3, OP-3a.3, case OP-T35: one, two or three players."""
    game, state = a_turn(stage, seats=4)
    built = 0

    for _ in range(4):
        if reason(game, state, "station amber") == "allowed":
            play(game, state, "station amber")
            built += 1
        play(game, state, "done")

    assert built == most
