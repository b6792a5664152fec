import pytest

from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardState, PhaseIndex
from tests.builders import (
    S3,
    a_game,
    a_state,
    houses,
    money,
    offers,
    play,
    put,
    reason,
    row,
    slots_taken,
    some_houses,
    why_not,
)
from tests.games.board.recharged.positions import slots_in


def the_ruhr(game: BoardGame, *, step: int = 1, order: str = "BCA") -> BoardState:
    """Return the worked example of the rulebooks: A in Essen and Münster, B in two cities."""
    state = a_state(game, phase=PhaseIndex.BUILDING, order=order, step=step, money=100)
    houses(state, "A", "essen", "muenster")
    houses(state, "B", "duesseldorf", "koeln")
    return state


# The turn


def test_houses_are_built_from_the_last_to_the_first() -> None:
    """RC-4.1: phase 4 runs backwards without interruption and ends after the first player."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="BCA")

    turns = []
    for line in ["build essen", "build duisburg", "done", "done", "done"]:
        turns.append((state.phase, state.to_act))
        play(game, state, line)

    assert turns == [(PhaseIndex.BUILDING, seat) for seat in (0, 0, 0, 2, 1)]
    assert state.phase == PhaseIndex.BUREAUCRACY


def test_nobody_has_to_build() -> None:
    """RC-4.20: a turn may end without a house."""
    game = a_game(seats=3)
    state = the_ruhr(game)

    play(game, state, "done")

    assert state.to_act == 2
    assert slots_in(state, "A") == {"essen": 10, "muenster": 10}
    assert money(state, "A") == 100


@pytest.mark.parametrize("line", ["buy coal 1", "power none", "pass", "open 4 4", "remove 4"])
def test_phase_4_is_for_houses_only(line: str) -> None:
    game = a_game(seats=3)
    state = the_ruhr(game)

    assert why_not(game, state, line, "phase") == ("wrong_phase", "building", "RC-0.1", "RC-0.2")


# The first city


@pytest.mark.parametrize("step", [1, 2, 3])
def test_a_network_may_start_in_any_empty_city_for_10(step: int) -> None:
    """RC-4.2: slot 10, no connection to pay, wherever the others are."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="ABC", step=step)
    houses(state, "A", "flensburg")
    others = [city.id for city in game.setup.map.cities if city.id != "flensburg"]

    assert offers(game, state) == [*[f"build {city}" for city in others], "done"]
    play(game, state, "build passau")

    assert money(state, "C") == 40
    assert slots_in(state, "C") == {"passau": 10}


@pytest.mark.parametrize("step", [1, 2, 3])
def test_the_first_city_must_be_empty(step: int) -> None:
    """RC-4.2: a free second or third slot does not help a player who starts late."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="ABC", step=step)
    houses(state, "A", "essen")

    assert why_not(game, state, "build essen", "city") == ("first_not_empty", "essen", "RC-4.2")


def test_without_an_empty_city_a_network_starts_on_the_cheapest_free_slot() -> None:
    """RC-4.2, ruling A24: if no city is empty, the next slot is open to a late starter."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="ABC", step=2)
    some_houses(state, "A", 42)

    play(game, state, "build essen")

    assert money(state, "C") == 35
    assert slots_in(state, "C") == {"essen": 15}


def test_the_option_lets_a_network_start_in_any_city_with_a_free_slot() -> None:
    """RC-4.2, ruling A24: with first_city_anywhere, a city of another will do for slot 15."""
    game = a_game(seats=3, first_city_anywhere="on")
    state = a_state(game, phase=PhaseIndex.BUILDING, order="ABC", step=2)
    houses(state, "A", "essen", "koeln")
    houses(state, "B", "koeln")

    assert reason(game, state, "build koeln") == "city_full"
    play(game, state, "build essen")

    assert money(state, "C") == 35
    assert slots_in(state, "C") == {"essen": 15}


def test_the_option_does_not_open_slots_before_their_step() -> None:
    """RC-4.9, ruling A24: in Step 1 a city of another is full for a starter too."""
    game = a_game(seats=3, first_city_anywhere="on")
    state = a_state(game, phase=PhaseIndex.BUILDING, order="ABC")
    houses(state, "A", "essen")

    assert why_not(game, state, "build essen", "city", "step") == (
        "city_full",
        "essen",
        1,
        "RC-4.9",
    )


def test_a_network_need_not_start_in_the_first_round() -> None:
    """RC-4.3: who does not build in round 1 starts in a later one, at the same price."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.BUILDING, number=1, order="ABC")

    play(game, state, "done", "done", "done", "power none", "power none", "power none")
    play(game, state, "pass", "pass", "pass", "done", "done", "done")
    assert (state.round, state.phase) == (2, PhaseIndex.BUILDING)
    seat = state.to_act
    play(game, state, "build essen")

    assert state.players[seat].money == 50 + 10 - 10


# Further cities


def test_there_is_no_second_network() -> None:
    """RC-4.4: a city far away is paid with the whole way to it: 5 + 18 from Essen to Kassel."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="ABC")
    houses(state, "C", "essen")

    play(game, state, "build kassel")

    assert money(state, "C") == 50 - 33


@pytest.mark.parametrize(
    ("city", "cost", "path"),
    [
        ("duisburg", 10, "essen duisburg"),  # touches Essen
        ("dortmund", 12, "muenster dortmund"),  # 2 from Münster, the nearer of the two
        ("aachen", 21, "essen duesseldorf aachen"),  # 2 + 9 through Düsseldorf, a city of B
        ("kassel", 30, "muenster dortmund kassel"),  # 2 + 18 through empty Dortmund
    ],
)
def test_a_city_costs_its_slot_and_the_cheapest_connection(city: str, cost: int, path: str) -> None:
    """RC-4.5, RC-4.6, RC-4.13, case T11: slot plus the cheapest way from any own city.

    The way may lead through any city, empty or not.
    """
    game = a_game(seats=3)
    state = the_ruhr(game)

    events = play(game, state, f"build {city}")

    assert money(state, "A") == 100 - cost
    assert [(event.kind.id, event.values) for event in events] == [
        ("built", {"city": city, "slot": 10, "connection": cost - 10, "cost": cost, "path": path})
    ]


def test_dortmund_costs_more_from_essen_alone() -> None:
    """RC-4.6, case T11: without Münster the way to Dortmund costs 5."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="ABC")
    houses(state, "C", "essen")

    play(game, state, "build dortmund")

    assert money(state, "C") == 50 - 15


def test_a_way_may_pass_through_a_full_city() -> None:
    """RC-4.13, case T12: B reaches Duisburg through Essen, where nobody may build any more."""
    game = a_game(seats=3)
    state = the_ruhr(game, order="ACB")

    assert reason(game, state, "build essen") == "city_full"
    play(game, state, "build duisburg")

    assert money(state, "B") == 100 - 12


def test_a_house_on_the_way_is_not_built() -> None:
    """RC-4.13: passing through leaves no house behind."""
    game = a_game(seats=3)
    state = the_ruhr(game)

    play(game, state, "build kassel")

    assert slots_in(state, "A") == {"essen": 10, "muenster": 10, "kassel": 10}
    assert slots_taken(state, "dortmund") == 0


@pytest.mark.parametrize(("city", "cost"), [("duesseldorf", 17), ("koeln", 21)])
def test_the_second_house_of_a_city_costs_15(city: str, cost: int) -> None:
    """RC-4.7, RC-4.10, case T13: in Step 2 A pays 15 + 2 for Düsseldorf, 15 + 6 for Köln."""
    game = a_game(seats=3)
    state = the_ruhr(game, step=2)

    play(game, state, f"build {city}")

    assert money(state, "A") == 100 - cost
    assert slots_in(state, "A")[city] == 15


def test_the_third_house_of_a_city_costs_20() -> None:
    """RC-4.7, RC-4.11, RC-ST20: in Step 3 Essen is left for 20, and 10 and 15 stay as they were."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="ABC", step=3, money=100)
    houses(state, "A", "essen", "dortmund")
    houses(state, "B", "essen")
    houses(state, "C", "muenster")

    play(game, state, "build essen")  # 20 + 6
    assert money(state, "C") == 100 - 26

    play(game, state, "build dortmund")  # 15 + 2
    assert money(state, "C") == 100 - 26 - 17

    play(game, state, "build osnabrueck")  # 10 + 7
    assert money(state, "C") == 100 - 26 - 17 - 17
    assert slots_in(state, "C") == {"muenster": 10, "essen": 20, "dortmund": 15, "osnabrueck": 10}


@pytest.mark.parametrize("step", [2, 3])
def test_a_house_goes_to_the_cheapest_free_slot(step: int) -> None:
    """RC-4.8, case T15: an empty city costs 10 in every Step."""
    game = a_game(seats=3)
    state = the_ruhr(game, step=step)

    play(game, state, "build dortmund")

    assert money(state, "A") == 100 - 12
    assert slots_in(state, "A")["dortmund"] == 10


@pytest.mark.parametrize(
    ("step", "others", "clause"), [(1, "A", "RC-4.9"), (2, "AB", "RC-4.10"), (3, "ABC", "RC-4.11")]
)
def test_a_city_holds_as_many_networks_as_the_step(step: int, others: str, clause: str) -> None:
    """RC-4.9, RC-4.10, RC-4.11: one in Step 1, two in Step 2, three in Step 3."""
    game = a_game(seats=4)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="ABCD", step=step)
    houses(state, "D", "muenster")
    for letter in others[:-1]:
        houses(state, letter, "essen")
    assert reason(game, state, "build essen") == "allowed"

    houses(state, others[-1], "essen")

    assert why_not(game, state, "build essen", "step") == ("city_full", step, clause)


def test_the_cities_of_others_are_closed_in_step_1() -> None:
    """RC-4.9, case T11: A may build in neither of the cities of B."""
    game = a_game(seats=3)
    state = the_ruhr(game)

    assert reason(game, state, "build duesseldorf") == "city_full"
    assert reason(game, state, "build koeln") == "city_full"


@pytest.mark.parametrize("step", [1, 2, 3])
def test_nobody_builds_twice_in_a_city(step: int) -> None:
    """RC-4.12: a free slot beside the own house is for the others."""
    game = a_game(seats=3)
    state = the_ruhr(game, step=step)

    assert why_not(game, state, "build essen", "city") == ("already_yours", "essen", "RC-4.12")


def test_a_city_outside_the_play_area_is_closed() -> None:
    """RC-4.14: only regions in play are built in, by starters and by networks alike."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="ABC", money=200)
    put(state, "regions=north,north_east,west")

    assert why_not(game, state, "build halle", "city") == ("outside_area", "halle", "RC-4.14")
    play(game, state, "build magdeburg")
    assert why_not(game, state, "build halle", "city") == ("outside_area", "halle", "RC-4.14")
    assert "build halle" not in offers(game, state)


@pytest.mark.parametrize(
    ("regions", "cost"), [("north,north_east,west", 50), ("north,north_east,west,east", 48)]
)
def test_no_way_leads_through_regions_outside_the_play_area(regions: str, cost: int) -> None:
    """RC-4.14: from Kassel to Berlin it is 15 + 15 + 10, or 15 + 6 + 17 if the east is in play."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="ABC", money=100)
    put(state, f"regions={regions}")
    houses(state, "C", "kassel")

    play(game, state, "build berlin")

    assert money(state, "C") == 100 - cost


def test_a_metropolis_is_two_cities_without_a_way_between_them() -> None:
    """RC-4.15: Essen and Duisburg cost 10 each, count as two and take one own house each."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="ABC", step=3)

    play(game, state, "build essen", "build duisburg")

    assert money(state, "C") == 30
    assert len(state.players[2].cities) == 2
    assert reason(game, state, "build essen") == "already_yours"
    assert reason(game, state, "build duisburg") == "already_yours"


def test_money_is_the_only_limit_of_a_turn() -> None:
    """RC-4.16: with 34 Elektro A builds twice for 10 + 12; for a third house 12 is not enough."""
    game = a_game(seats=3)
    state = the_ruhr(game)
    put(state, "A.money=34")

    play(game, state, "build duisburg", "build dortmund")

    assert money(state, "A") == 12
    assert why_not(
        game, state, "build osnabrueck", "city", "cost", "slot", "connection", "money"
    ) == ("city_over_cash", "osnabrueck", 17, 10, 7, 12, "RC-4.16")
    assert offers(game, state) == ["done"]


def test_the_offer_is_every_city_that_can_be_paid() -> None:
    """RC-4.16: 12 Elektro are enough for three cities round Essen and Münster."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="ABC", money=12)
    houses(state, "C", "essen", "muenster")

    assert offers(game, state) == [
        "build duisburg",
        "build dortmund",
        "build duesseldorf",
        "done",
    ]


def test_a_city_just_built_in_is_part_of_the_network() -> None:
    """RC-4.17, case T14: Düsseldorf for 17, then Köln for 15 + 4: 36 for both."""
    game = a_game(seats=3)
    state = the_ruhr(game, step=2)

    play(game, state, "build duesseldorf", "build koeln")

    assert money(state, "A") == 100 - 36


def test_connections_are_paid_each_time() -> None:
    """RC-4.18: Aachen is paid through Düsseldorf; coming back for Düsseldorf costs the 2 again."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="ABC", money=100)
    houses(state, "C", "essen")

    play(game, state, "build aachen")
    assert money(state, "C") == 100 - 21

    play(game, state, "build duesseldorf")
    assert money(state, "C") == 100 - 21 - 12


def test_each_house_counts_at_once() -> None:
    """RC-4.19: the city count rises with every house, not at the end of the turn."""
    game = a_game(seats=3)
    state = the_ruhr(game)

    counts = []
    for line in ["build duisburg", "build dortmund"]:
        play(game, state, line)
        counts.append(state.largest_network())

    assert counts == [3, 4]


def test_step_2_does_not_begin_while_houses_are_built() -> None:
    """RC-4.22, case T58: after A's seventh city, C still cannot enter a city of A."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="BCA", money=100)
    houses(state, "A", "essen", "muenster", "dortmund", "kassel", "aachen", "koeln")
    houses(state, "C", "duesseldorf")

    play(game, state, "build duisburg", "done")
    assert why_not(game, state, "build essen", "city", "step") == (
        "city_full",
        "essen",
        1,
        "RC-4.9",
    )
    assert state.step == 1
    play(game, state, "done", "done")

    assert state.step == 2


def test_growing_networks_remove_no_plants() -> None:
    """RC-4.23: with ten cities plants 3 to 10 stay in the market, and a drawn 9 enters it."""
    game = a_game(seats=3)
    state = a_state(
        game,
        phase=PhaseIndex.BUILDING,
        order="ABC",
        step=2,
        market=(3, 4, 5, 6, 7, 8, 10, 11),
        deck=(9, 13, S3),
        money=100,
    )
    some_houses(state, "C", 9)

    play(game, state, "build essen")
    assert len(state.players[2].cities) == 10
    assert row(state) == [3, 4, 5, 6, 7, 8, 10, 11]

    play(game, state, "done", "done", "done", "power none", "power none", "power none")
    assert row(state) == [3, 4, 5, 6, 7, 8, 9, 10]  # 11 went under the deck
    assert state.box == ()


def test_the_number_of_wooden_houses_is_no_limit() -> None:
    """RC-4.24: the box has 22 houses per player, yet a 23rd city can be built."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="ABC", money=100)
    some_houses(state, "C", 22)

    play(game, state, "build passau")

    assert len(state.players[2].cities) == 23
