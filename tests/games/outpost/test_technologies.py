import pytest

from gridwright.games.outpost import company
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.state import OutpostState, PhaseIndex
from tests.games.outpost.positions import (
    a_game,
    a_state,
    change,
    connect,
    employ,
    firm,
    install,
    kinds,
    money,
    offers,
    on_market,
    order,
    own,
    play,
    pool,
    reason,
    robots,
    send_away,
    skip_phase,
    slots,
    some_stations,
    stations,
    to_act,
    unlock,
)


def a_turn(technologies: str) -> tuple[OutpostGame, OutpostState]:
    """Return the expansion phase at the turn of C, who owns these cards beside the board."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.EXPANSION)
    own(state, "C", technologies)
    return game, state


def a_payment(technologies: str, plants: str, workers: int) -> tuple[OutpostGame, OutpostState]:
    """Return the payment of A, first of three, with 9 cities, these cards and so many workers."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY)
    own(state, "A", technologies)
    install(state, "A", plants=plants)
    employ(state, "A", 0, seasonal=workers)
    some_stations(state, "A", 9)
    return game, state


def beds(state: OutpostState, letter: str) -> int:
    return company.beds(state.setup, firm(state, letter))


# In general


def test_a_bought_technology_lies_beside_the_board() -> None:
    """OP-X.1: in the pool, and in no slot even if one is free."""
    game = a_game()
    state = a_state(game)
    unlock(state, "A", plants=1, housing=1)

    play(game, state, "open 11 11", "drop", "drop")

    assert pool(state, "A") == "11"
    assert slots(state, "A") == ("", "")


def test_a_technology_works_to_the_end() -> None:
    """OP-X.2: Data Library, bought in round 2, saves 5 in round 3 and in round 4."""
    game = a_game()
    state = a_state(game, current="11 12 13 14", future="15 16 17 18", deck="19 21 23 25 26 S3")
    play(game, state, "open 11 11", "drop", "drop")
    paid = []

    for _ in range(2):
        for _ in range(3):
            skip_phase(game, state)
        before = money(state, "A")
        assert to_act(state) == "A"
        card = offers(game, state)[0].split()[1]
        play(game, state, f"open {card} 16", "drop", "drop")
        paid.append(before - money(state, "A"))

    assert paid == [11, 11]


# Data Library


def a_bidder(cash: int = 60) -> tuple[OutpostGame, OutpostState]:
    """Return an auction opened by A, who owns Data Library and *cash* Elektro."""
    game = a_game()
    state = a_state(game, current="3 12 13 14", future="15 16 17 18", deck="19 21 S3")
    own(state, "A", "11")
    change(state, {"A.money": str(cash)})
    return game, state


def test_data_library_takes_5_off_the_winning_bid() -> None:
    """OP-X.3, OP-2.11, case OP-T3: 14 are bid, 9 are paid."""
    game, state = a_bidder()

    events = play(game, state, "open 12 14", "drop", "drop")

    assert money(state, "A") == 51
    assert kinds(events, "bought_card")[0].values == {"plant": "12", "bid": 9}


def test_data_library_is_for_its_owner_only() -> None:
    """OP-X.3: B outbids A and pays it all."""
    game, state = a_bidder()

    play(game, state, "open 12 14", "bid 15", "drop", "drop")

    assert [money(state, letter) for letter in "ABC"] == [60, 45, 60]


def test_data_library_stretches_the_money() -> None:
    """OP-X.3, OP-2.15, case OP-T32: with 10 Elektro 15 may be bid, not 16; 10 are paid."""
    game, state = a_bidder(cash=10)

    assert reason(game, state, "open 12 16") == "over_cash"
    play(game, state, "open 12 13", "bid 14", "drop")
    assert reason(game, state, "bid 16") == "over_cash"
    play(game, state, "bid 15", "drop")

    assert pool(state, "A") == "11 12"
    assert money(state, "A") == 0


def test_data_library_never_pays_money_out() -> None:
    """OP-X.3, case OP-T32, ruling OP-A17: a bid of 3 costs nothing."""
    game, state = a_bidder()

    play(game, state, "open 3 3", "drop", "drop")

    assert money(state, "A") == 60


def test_data_library_does_not_lower_the_minimum() -> None:
    """OP-X.4: card 12 is opened with 12 all the same."""
    game, state = a_bidder()

    assert reason(game, state, "open 12 11") == "below_minimum"
    assert reason(game, state, "open 12 12") == "allowed"


def test_data_library_does_not_pay_for_itself() -> None:
    """OP-X.5: it costs its 11, and with 10 Elektro it cannot be bought."""
    game = a_game()
    state = a_state(game)

    play(game, state, "open 11 11", "drop", "drop")
    assert money(state, "A") == 49

    poor = a_state(game, money=10)
    assert reason(game, poor, "open 11 11") == "over_cash"


# Eco Plants


def test_eco_plants_take_3_off_each_seasonal_worker() -> None:
    """OP-X.6, case OP-T43: workers at 4 and 5 cost 1 + 2."""
    game, state = a_turn("20b")
    install(state, "C", plants="12")
    send_away(state, 11)

    play(game, state, "hire 2")

    assert money(state, "C") == 57


@pytest.mark.parametrize("gone", [3, 5, 8])
def test_eco_plants_never_pay_money_out(gone: int) -> None:
    """OP-X.6, case OP-T43, ruling OP-A17: a worker at 2 or 3 costs nothing."""
    game, state = a_turn("20b")
    install(state, "C", plants="4")
    send_away(state, gone)

    play(game, state, "hire 1")

    assert money(state, "C") == 60


def test_eco_plants_are_for_their_owner_only() -> None:
    """OP-X.6: B pays 4 + 5."""
    game, state = a_turn("20b")
    install(state, "B", plants="12")
    send_away(state, 11)

    play(game, state, "done", "hire 2")

    assert money(state, "B") == 51


# Robots


def test_a_worker_makes_a_robot() -> None:
    """OP-X.7, OP-X.8, case OP-T44: the worker is busy, the robot runs a plant this round."""
    game, state = a_turn("22b")
    install(state, "C", plants="4", housing="5a")
    stations(state, "C", "amber", "basalt")

    events = play(game, state, "hire 0", "robot")
    assert (firm(state, "C").workers, firm(state, "C").robots) == (1, 1)
    assert company.available(firm(state, "C")) == 1
    play(game, state, "done", "done", "done", "power none", "power none", "power 4")

    assert kinds(events, "robot_made")[0].values == {"amount": 1}
    assert state.players[2].powered == 1
    assert (firm(state, "C").workers, firm(state, "C").robots) == (1, 1)


def test_the_worker_on_the_robots_card_does_not_run_a_plant() -> None:
    """OP-X.8, ruling OP-A16: with one worker and a robot just made plant 12 stays idle."""
    game, state = a_turn("22b")
    install(state, "C", plants="12", housing="5a")
    employ(state, "C", 1)

    play(game, state, "robot", "done", "done", "done", "power none", "power none")

    assert reason(game, state, "power 12") == "workers_missing"
    assert offers(game, state) == ["power none"]


def test_robot_and_worker_both_work_in_the_next_round() -> None:
    """OP-X.8, OP-X.10, case OP-T44: then plant 12 runs."""
    game, state = a_turn("22b")
    install(state, "C", plants="12", housing="5a")
    employ(state, "C", 1)
    play(game, state, "robot", "done")
    for _ in range(4):
        skip_phase(game, state)
    assert state.phase == PhaseIndex.BUREAUCRACY
    while to_act(state) != "C":
        play(game, state, "power none")

    assert reason(game, state, "power 12") == "allowed"


def test_one_robot_is_made_per_round() -> None:
    """OP-X.7, case OP-T44: the second use in a round is refused, in the next it is allowed."""
    game, state = a_turn("22b")
    install(state, "C", housing="26")
    employ(state, "C", 3)

    play(game, state, "robot")
    assert reason(game, state, "robot") == "robot_made"
    assert "robot" not in offers(game, state)
    play(game, state, "done")
    for _ in range(3):
        skip_phase(game, state)
    while to_act(state) != "C":
        play(game, state, "done")

    assert reason(game, state, "robot") == "allowed"


def test_nobody_must_make_a_robot() -> None:
    """OP-X.7: the turn may end without one."""
    game, state = a_turn("22b")
    install(state, "C", housing="26")
    employ(state, "C", 3)

    assert offers(game, state)[-2:] == ["robot", "done"]
    play(game, state, "done")

    assert firm(state, "C").robots == 0


def test_robots_are_made_by_the_owner_of_the_card_with_a_worker() -> None:
    """OP-X.7: B does not own it; C has nobody to do the job."""
    game, state = a_turn("22b")
    employ(state, "B", 1)

    assert reason(game, state, "robot") == "no_hand"
    play(game, state, "done")

    assert reason(game, state, "robot") == "no_robots"


def test_making_a_robot_is_the_end_of_hiring() -> None:
    """OP-X.7, ruling OP-A16: who has made one hires nobody any more."""
    game, state = a_turn("22b")
    install(state, "C", plants="12", housing="5a")
    employ(state, "C", 1)

    play(game, state, "robot")

    assert reason(game, state, "hire 0") == "too_late"
    assert offers(game, state) == ["done"]


def test_a_robot_makes_a_robot() -> None:
    """OP-X.9: without any worker; the older robot is busy, the new one is not."""
    game, state = a_turn("22b")
    robots(state, "C", 1)

    play(game, state, "robot")

    assert firm(state, "C").robots == 2
    assert company.available(firm(state, "C")) == 1


def test_a_robot_stays_without_a_bed() -> None:
    """OP-X.10, OP-4.13: it does not count among the workers of the market."""
    game, state = a_turn("22b")
    robots(state, "C", 2)

    play(game, state, "done")
    for _ in range(2):
        skip_phase(game, state)

    assert firm(state, "C").robots == 2
    assert on_market(state) == 30


def test_a_robot_replaces_one_worker() -> None:
    """OP-X.11: two robots and a worker run plant 14, which needs three, and not plant 18."""
    game, state = a_payment("22b", "14 18", 1)
    robots(state, "A", 2)

    assert offers(game, state) == ["power none", "power 14"]


def test_there_are_nine_robots() -> None:
    """OP-X.12, case OP-T44: the tenth is refused."""
    game, state = a_turn("22b")
    robots(state, "C", 8)

    play(game, state, "robot", "done")
    for _ in range(3):
        skip_phase(game, state)
    while to_act(state) != "C":
        play(game, state, "done")

    assert firm(state, "C").robots == 9
    assert reason(game, state, "robot") == "all_robots"


@pytest.mark.parametrize(
    ("plants", "made", "most"), [("", 0, 1), ("4", 0, 1), ("12", 0, 2), ("", 1, 0), ("", 9, 0)]
)
def test_a_seasonal_worker_may_do_the_job(plants: str, made: int, most: int) -> None:
    """OP-X.7, OP-3c.5, ruling OP-A16: one is enough for the job and no plant or a small one."""
    game, state = a_turn("22b")
    install(state, "C", plants=plants)
    robots(state, "C", made)

    assert offers(game, state, "hire") == [f"hire {amount}" for amount in range(most + 1)]


# Node Module


def test_node_module_adds_a_bed_to_each_housing() -> None:
    """OP-X.13, case OP-T45: 2 and 3 beds become 7; a housing in the pool has none."""
    game, state = a_turn("24b 29")
    install(state, "C", housing="10 26")

    play(game, state, "hire 0")

    assert firm(state, "C").workers == 7
    assert beds(state, "C") == 7


def test_without_a_housing_the_node_module_has_no_bed() -> None:
    """OP-X.13: plants do not count."""
    _, state = a_turn("24b")
    install(state, "C", plants="12 14")

    assert beds(state, "C") == 0


def test_node_module_counts_moon_base_as_a_housing() -> None:
    """OP-X.13, OP-X.21, case OP-T45, ruling OP-A15: 3 beds and one more."""
    _, state = a_turn("24b")
    install(state, "C", plants="40b", housing="10")

    assert beds(state, "C") == 4 + 3


# Colony


def test_three_pieces_may_be_put_on_a_colony_for_nothing() -> None:
    """OP-X.14, OP-X.15: a station now, plant and housing in the next round."""
    game, state = a_turn("32")

    play(game, state, "station on 32", "done")
    assert money(state, "C") == 60
    for _ in range(3):
        skip_phase(game, state)
    while to_act(state) != "C":
        play(game, state, "done")
    before = money(state, "C")
    assert reason(game, state, "station on 32") == "colony_full"
    play(game, state, "plant on 32", "housing on 32")

    assert money(state, "C") == before
    assert firm(state, "C").stations == 17
    assert firm(state, "C").buildings == [3, 3]
    assert reason(game, state, "plant on 32") == "colony_full"


def test_a_colony_is_settled_while_building() -> None:
    """OP-X.14, ruling OP-A18: in action a, by its owner, also when he has no money."""
    game, state = a_turn("12 32")
    unlock(state, "C", plants=1)
    change(state, {"C.money": "0"})

    assert offers(game, state, "station") == ["station on 32"]
    play(game, state, "station on 32", "slot 12")
    assert reason(game, state, "plant on 32") == "too_late"
    play(game, state, "done")

    assert reason(game, state, "station on 32") == "no_colony"


def test_a_settled_colony_is_a_city_of_the_network() -> None:
    """OP-X.16, case OP-T47: the size rises at once; its plant and housing do not count."""
    game, state = a_turn("32")
    stations(state, "C", "amber")

    play(game, state, "plant on 32", "housing on 32")
    assert firm(state, "C").network_size() == 1
    play(game, state, "station on 32")

    assert firm(state, "C").network_size() == 2


def test_a_settled_colony_counts_for_the_order() -> None:
    """OP-X.16, OP-1.2, case OP-T47: one city and a colony come before one city."""
    game, state = a_turn("32")
    stations(state, "C", "amber")
    stations(state, "A", "basalt")
    own(state, "A", "46")

    play(game, state, "station on 32", "done")
    skip_phase(game, state)
    skip_phase(game, state)

    assert order(state) == "CAB"


def test_a_settled_colony_starts_stage_2() -> None:
    """OP-X.16, OP-ST.3, case OP-T47: six cities and a colony make seven."""
    game, state = a_turn("32")
    some_stations(state, "C", 6)

    play(game, state, "station on 32")
    skip_phase(game, state)

    assert state.stage == 2


def test_a_settled_colony_ends_the_game() -> None:
    """OP-X.16, OP-E.1, case OP-T47: 16 cities and a colony make 17."""
    game, state = a_turn("32")
    some_stations(state, "C", 16)

    play(game, state, "station on 32")
    skip_phase(game, state)

    assert state.phase == PhaseIndex.OVER


def test_a_colony_is_connected_to_nothing() -> None:
    """OP-X.14, case OP-T47, ruling OP-A18: Umber is free of connections, Amber 7 of them away."""
    game, state = a_turn("32")

    play(game, state, "station on 32", "station umber")
    assert money(state, "C") == 50
    play(game, state, "station amber")

    assert money(state, "C") == 50 - 35 - 10


def test_a_colony_must_be_powered_to_be_paid() -> None:
    """OP-X.17: one city and a colony are two, but plant 4 supplies only one."""
    for plants, workers, powered, pay in (("4", 1, 1, 22), ("12", 2, 2, 33)):
        game = a_game()
        state = a_state(game, phase=PhaseIndex.BUREAUCRACY)
        own(state, "A", "32")
        change(state, {"A.colonies": "32:station"})
        stations(state, "A", "amber")
        install(state, "A", plants=plants)
        employ(state, "A", 0, seasonal=workers)

        play(game, state, f"power {plants}")

        assert state.players[0].powered == powered
        assert money(state, "A") == 60 + pay


@pytest.mark.parametrize(
    ("line", "opened"), [("plant on 32", "slot 12"), ("housing on 32", "slot 26")]
)
def test_a_building_on_a_colony_unlocks_a_slot(line: str, opened: str) -> None:
    """OP-X.18: like one on the map."""
    game, state = a_turn("32 12 26")

    play(game, state, line)

    assert offers(game, state, "slot") == [opened]


def test_two_colonies_work_separately() -> None:
    """OP-X.19: each takes its own three pieces."""
    game, state = a_turn("28b 32")

    play(game, state, "station on 28b", "plant on 28b", "station on 32")
    assert reason(game, state, "plant on 32") == "allowed"
    assert reason(game, state, "plant on 28b") == "colony_full"

    assert firm(state, "C").network_size() == 2
    assert firm(state, "C").buildings == [3, 4]


def test_a_bought_colony_can_be_settled() -> None:
    """OP-X.14, OP-G2: in the expansion phase of the same round."""
    game = a_game()
    state = a_state(game, current="12 13 14 32", future="33 34 36 37", deck="42 44 S3")

    play(game, state, "open 32 32", "drop", "drop", "pass", "pass", "done", "done")
    play(game, state, "station on 32")

    assert firm(state, "A").network_size() == 1


def test_no_piece_no_colony() -> None:
    """OP-3a.22, OP-X.14: with four plants on the map none is left for the card."""
    game, state = a_turn("32")
    unlock(state, "C", plants=4)

    assert reason(game, state, "plant on 32") == "no_piece"
    assert "plant on 32" not in offers(game, state)


# Laboratories


def test_laboratories_add_a_city_to_each_running_plant() -> None:
    """OP-X.20, case OP-T46: 12 makes 3; with 4 beside it 5, the idle plant nothing."""
    for line, powered in (("power 12", 3), ("power 4 12", 5), ("power none", 0)):
        game, state = a_payment("35b", "4 12", 3)

        play(game, state, line)

        assert state.players[0].powered == powered


def test_laboratories_do_not_spare_workers() -> None:
    """OP-X.20: plant 12 still needs two."""
    game, state = a_payment("35b", "12", 1)

    assert reason(game, state, "power 12") == "workers_missing"


def test_laboratories_count_moon_base_as_a_plant() -> None:
    """OP-X.20, OP-X.21, case OP-T46, ruling OP-A15: 4 and one more."""
    game, state = a_payment("35b", "40b", 3)

    play(game, state, "power 40b")

    assert state.players[0].powered == 5


def test_laboratories_count_at_the_end() -> None:
    """OP-X.20, OP-E.4: the best output of plant 12 is 3 then."""
    game, state = a_turn("35b")
    some_stations(state, "C", 17)
    install(state, "C", plants="12")
    employ(state, "C", 0, seasonal=2)

    skip_phase(game, state)

    assert state.players[2].powered == 3


# Moon Base


def test_moon_base_does_nothing_beside_the_board() -> None:
    """OP-X.22, OP-X.2, case OP-T48: neither beds nor production."""
    game, state = a_payment("40b", "", 3)

    assert beds(state, "A") == 0
    assert offers(game, state) == ["power none"]


@pytest.mark.parametrize(
    ("plants", "housing", "offered"),
    [
        (1, 0, ["slot 40b plant"]),
        (0, 1, ["slot 40b housing"]),
        (1, 1, ["slot 40b plant", "slot 40b housing"]),
        (0, 0, []),
    ],
)
def test_moon_base_goes_into_any_unlocked_slot(
    plants: int, housing: int, offered: list[str]
) -> None:
    """OP-X.22: plant or housing, whichever is unlocked."""
    game, state = a_turn("40b")
    unlock(state, "C", plants=plants, housing=housing)

    assert offers(game, state, "slot") == offered


@pytest.mark.parametrize("slot", ["plant", "housing"])
def test_moon_base_is_a_plant_and_a_housing(slot: str) -> None:
    """OP-X.21, OP-X.23, OP-X.24, case OP-T48: 3 beds, and 3 workers make 4, in either slot."""
    game, state = a_turn("40b")
    unlock(state, "C", plants=1, housing=1)
    some_stations(state, "C", 5)

    play(game, state, f"slot 40b {slot}", "hire 0", "done", "done", "done")
    assert firm(state, "C").workers == 3
    while to_act(state) != "C":
        play(game, state, "power none")
    play(game, state, "power 40b")

    assert state.players[2].powered == 4
    assert beds(state, "C") == 3


def test_moon_base_needs_three_workers() -> None:
    """OP-X.24: two are not enough."""
    game, state = a_payment("", "40b", 2)

    assert reason(game, state, "power 40b") == "workers_missing"


@pytest.mark.parametrize(
    ("plants", "housing", "allowed"),
    [
        ("12", "", ["swap 12 40b"]),  # 4 cities are more than 2
        ("27", "", []),  # 4 cities with 2 workers are better
        ("", "10", ["swap 10 40b"]),  # 3 beds are more than 2
        ("", "26", []),
    ],
)
def test_moon_base_replaces_what_it_betters_in_that_slot(
    plants: str, housing: str, allowed: list[str]
) -> None:
    """OP-X.22, OP-3b.4, OP-3b.5, ruling OP-A15: beds in a housing slot, output in a plant slot."""
    game, state = a_turn("40b")
    install(state, "C", plants=plants, housing=housing)

    assert offers(game, state, "swap") == allowed


def test_moon_base_gives_way_to_a_better_card_of_the_slot() -> None:
    """OP-3b.4, OP-3b.5, ruling OP-A15: in a housing slot beds count, in a plant slot output."""
    game, state = a_turn("34 26 25 18")
    install(state, "C", housing="40b")
    assert offers(game, state, "swap") == ["swap 40b 34"]

    install(state, "C", plants="40b")

    assert offers(game, state, "swap") == ["swap 40b 25"]


def test_a_first_building_after_a_colony_is_free_of_connections() -> None:
    """OP-3a.6, ruling OP-A18: a distant first city costs its slot and nothing more."""
    game, state = a_turn("32")
    connect(state, "topaz", "umber", 12)
    connect(state, "quartz", "umber", 12)

    play(game, state, "plant on 32", "plant umber")

    assert money(state, "C") == 55
