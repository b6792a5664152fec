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
    reason,
    row,
    slots_taken,
    some_houses,
    why_not,
)

HIGH = (21, 22, 24, 25, 26, 27, 28, 29)  # a market that no network outgrows


def on_the_ruhr(step: int, to_act: str) -> tuple[BoardGame, BoardState]:
    """Return the example of the rulebook: A in Essen and Münster, B in Düsseldorf and Köln."""
    game = a_game("classic", "germany", 3)
    state = a_state(
        game,
        phase=PhaseIndex.BUILDING,
        step=step,
        order="ABC",
        to_act=to_act,
        market=HIGH,
        money=100,
    )
    houses(state, "A", "essen", "muenster")
    houses(state, "B", "duesseldorf", "koeln")
    return game, state


def test_the_last_in_order_builds_first() -> None:
    """CL-4.1: the leader comes last, then the phase ends."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="BCA")
    acting = []

    while state.phase == PhaseIndex.BUILDING:
        acting.append("ABC"[state.to_act])
        play(game, state, "done")

    assert acting == ["A", "C", "B"]


# The first city


def test_a_network_begins_in_any_free_city_for_10() -> None:
    """CL-4.2: on the first slot, without connection."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="BCA", money=10)

    assert len(offers(game, state)) == 42 + 1

    play(game, state, "build passau")

    assert money(state, "A") == 0
    assert game.snapshot(state)["players"][0]["cities"] == {"passau": 10}


@pytest.mark.parametrize("step", [1, 2, 3])
def test_a_network_never_begins_in_a_city_of_others(step: int) -> None:
    """CL-4.2: also in later Steps the first city must be free."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, phase=PhaseIndex.BUILDING, step=step, order="BCA")
    houses(state, "B", "passau")

    assert why_not(game, state, "build passau", "city") == ("first_not_empty", "passau", "CL-4.2")


def test_if_no_city_is_free_a_network_begins_on_the_cheapest_slot() -> None:
    """CL-4.2, ruling A24: with a house of B in all 42 cities, A begins for 15 in Step 2."""
    game = a_game("classic", "germany", 3)
    state = a_state(
        game, phase=PhaseIndex.BUILDING, step=2, order="BCA", market=(44, 46, 50), deck=()
    )
    some_houses(state, "B", 42)

    play(game, state, "build passau")

    assert money(state, "A") == 50 - 15


def test_a_network_may_begin_in_a_later_round() -> None:
    """CL-4.3: nobody has to build; in round 4 the first house costs 10 as ever."""
    game = a_game("classic", "germany", 3)
    early = a_state(game, phase=PhaseIndex.BUILDING, number=1, order="BCA")
    late = a_state(game, phase=PhaseIndex.BUILDING, number=4, step=2, order="BCA")

    play(game, early, "done")
    play(game, late, "build kiel")

    assert early.players[0].cities == ()
    assert money(late, "A") == 50 - 10


# Costs


def test_a_city_is_reached_from_any_own_city() -> None:
    """CL-4.4, CL-4.5, CL-4.17, case T11: Duisburg from Essen for nothing, Dortmund from Münster."""
    game, state = on_the_ruhr(step=1, to_act="A")

    play(game, state, "build duisburg")
    assert money(state, "A") == 100 - 10

    play(game, state, "build dortmund")
    assert money(state, "A") == 100 - 10 - (10 + 2)


def test_the_cheapest_path_counts() -> None:
    """CL-4.5, case T11: Dortmund is 2 from Münster, 4 from Essen; A has only Essen here."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="BCA")
    houses(state, "A", "essen")

    play(game, state, "build dortmund")

    assert money(state, "A") == 50 - (10 + 4)


def test_a_path_may_run_through_cities_of_others() -> None:
    """CL-4.12, case T11: Aachen through Düsseldorf, which has no room in Step 1."""
    game, state = on_the_ruhr(step=1, to_act="A")

    play(game, state, "build aachen")

    assert money(state, "A") == 100 - (10 + 2 + 9)
    assert state.players[0].network.bit_count() == 3


def test_a_path_may_run_through_empty_cities() -> None:
    """CL-4.12: from Flensburg to Hamburg through Kiel, without a house there."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="BCA")
    houses(state, "A", "flensburg")

    play(game, state, "build hamburg")

    assert money(state, "A") == 50 - (10 + 4 + 8)
    assert slots_taken(state, "kiel") == 0


def test_the_example_for_the_other_player() -> None:
    """CL-4.5, CL-4.12, CL-4.17, case T12: B pays 12 for Duisburg through Essen."""
    game, state = on_the_ruhr(step=1, to_act="B")

    play(game, state, "build duisburg")

    assert money(state, "B") == 100 - (10 + 2 + 0)


def test_in_step_2_a_second_house_costs_15() -> None:
    """CL-4.6, CL-4.9, case T13: Düsseldorf 17, Köln alone 21."""
    for city, cost in [("duesseldorf", 15 + 2), ("koeln", 15 + 2 + 4)]:
        game, state = on_the_ruhr(step=2, to_act="A")
        play(game, state, f"build {city}")
        assert money(state, "A") == 100 - cost


def test_a_city_built_in_this_turn_counts_as_own() -> None:
    """CL-4.16, case T14: Düsseldorf 17, then Köln 19, together 36."""
    game, state = on_the_ruhr(step=2, to_act="A")

    play(game, state, "build duesseldorf", "build koeln")

    assert money(state, "A") == 100 - 36


@pytest.mark.parametrize("step", [1, 2, 3])
def test_the_first_house_of_a_city_costs_10_in_every_step(step: int) -> None:
    """CL-4.6, CL-4.7: an empty city is entered on its first slot."""
    game, state = on_the_ruhr(step=step, to_act="A")

    play(game, state, "build dortmund")

    assert money(state, "A") == 100 - (10 + 2)
    assert state.players[0].slots[-1] == 0


def test_a_house_goes_on_the_slot_that_is_paid_for() -> None:
    """CL-4.6, CL-4.7, CL-4.10: 10, 15 and 20 for the first, second and third house."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, phase=PhaseIndex.BUILDING, step=3, order="ABC", market=HIGH, money=100)
    houses(state, "A", "halle")
    houses(state, "B", "dresden")
    houses(state, "C", "erfurt")

    play(game, state, "build leipzig", "done", "build leipzig", "done", "build leipzig")

    cities = [player["cities"] for player in game.snapshot(state)["players"]]
    assert [city["leipzig"] for city in cities] == [20, 15, 10]
    assert money(state, "C") == 100 - (10 + 6)  # from Erfurt through Halle
    assert money(state, "B") == 100 - (15 + 13)
    assert money(state, "A") == 100 - (20 + 0)


# Room


@pytest.mark.parametrize(
    ("step", "tenants", "clause"), [(1, "B", "CL-4.8"), (2, "BC", "CL-4.9"), (3, "BCD", "CL-4.10")]
)
def test_a_city_holds_as_many_networks_as_the_step_says(
    step: int, tenants: str, clause: str
) -> None:
    """CL-4.8, CL-4.9, CL-4.10: one, two, three; a further one finds no slot."""
    game = a_game("classic", "germany", 4)
    state = a_state(
        game, phase=PhaseIndex.BUILDING, step=step, order="BCDA", market=HIGH, money=100
    )
    houses(state, "A", "halle")
    for letter in tenants[:-1]:
        houses(state, letter, "leipzig")

    assert reason(game, state, "build leipzig") == "allowed"

    houses(state, tenants[-1], "leipzig")

    assert why_not(game, state, "build leipzig", "step") == ("city_full", step, clause)
    assert "build leipzig" not in offers(game, state)


def test_nobody_builds_twice_in_a_city() -> None:
    """CL-4.11: not even where slots are free."""
    game, state = on_the_ruhr(step=3, to_act="A")

    assert why_not(game, state, "build essen", "city") == ("already_yours", "essen", "CL-4.11")


def test_the_halves_of_a_metropolis_are_two_cities() -> None:
    """CL-4.11, CL-4.17: Duisburg beside Essen costs only the house, and each can be full alone."""
    game, state = on_the_ruhr(step=1, to_act="A")

    play(game, state, "build duisburg")

    assert len(state.players[0].cities) == 3
    assert reason(game, state, "build duisburg") == "already_yours"


def test_a_path_never_leaves_the_play_area() -> None:
    """CL-4.13: Osnabrück to Schwerin is 30 by Bremen and Hamburg, 68 if the north is not in play.

    Then the way goes by Kassel 20, Erfurt 15, Halle 6, Magdeburg 11 and Schwerin 16.
    """
    game = a_game("classic", "germany", 3, regions="west, east, north_east")
    everywhere = a_state(game, phase=PhaseIndex.BUILDING, order="BCA", money=100)
    narrower = a_state(game, phase=PhaseIndex.BUILDING, order="BCA", money=100)
    narrower.area = game.new(1, {}).area
    houses(everywhere, "A", "osnabrueck")
    houses(narrower, "A", "osnabrueck")

    play(game, everywhere, "build schwerin")
    play(game, narrower, "build schwerin")

    assert money(everywhere, "A") == 100 - (10 + 30)
    assert money(narrower, "A") == 100 - (10 + 68)
    assert reason(game, narrower, "build bremen") == "outside_area"


def test_there_is_only_one_network() -> None:
    """CL-4.14: far from home the whole way is paid; nobody begins a second time for 10."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="BCA", money=60)
    houses(state, "A", "flensburg")

    # 4 Kiel, 8 Hamburg, 17 Hannover, 15 Kassel, 13 Frankfurt, 0 Wiesbaden.
    assert why_not(
        game, state, "build wiesbaden", "city", "cost", "slot", "connection", "money"
    ) == ("city_over_cash", "wiesbaden", 67, 10, 57, 60, "CL-4.15")


def test_only_money_limits_how_much_is_built() -> None:
    """CL-4.15: five cities in one turn, then 9 Elektro are too little for anything."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="BCA", market=HIGH, money=71)

    play(
        game,
        state,
        "build essen",  # 10
        "build duisburg",  # 10 + 0
        "build duesseldorf",  # 10 + 2
        "build koeln",  # 10 + 4
        "build dortmund",  # 10 + 4
    )

    assert money(state, "A") == 71 - 60
    assert offers(game, state) == ["done"]
    assert why_not(
        game, state, "build muenster", "city", "cost", "slot", "connection", "money"
    ) == ("city_over_cash", "muenster", 12, 10, 2, 11, "CL-4.15")


def test_the_city_count_rises_at_once() -> None:
    """CL-4.18: the third city outgrows plant 3 before the turn is over."""
    game = a_game("classic", "germany", 3)
    state = a_state(
        game,
        phase=PhaseIndex.BUILDING,
        order="BCA",
        market=(3, 4, 5, 6, 7, 8, 9, 10),
        deck=(13, S3),
    )
    houses(state, "A", "essen")

    play(game, state, "build duisburg")
    assert state.largest_network() == 2
    assert row(state)[0] == 3

    play(game, state, "build duesseldorf")
    assert state.largest_network() == 3
    assert row(state) == [4, 5, 6, 7, 8, 9, 10, 13]
    assert state.to_act == 0


def test_reaching_step_2_opens_no_slot_in_this_phase() -> None:
    """CL-4.23: C builds his seventh city; B, who comes after him, finds all cities closed."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="ABC", market=HIGH, money=100)
    houses(state, "A", "leipzig")
    houses(state, "B", "halle")
    some_houses(state, "C", 6)

    play(game, state, "build hannover")
    assert len(state.players[2].cities) == 7

    play(game, state, "done")
    assert reason(game, state, "build leipzig") == "city_full"
    assert state.step == 1


def test_wooden_houses_are_no_limit() -> None:
    """CL-4.24: with two players somebody may own 23 cities, though a colour has 22 houses."""
    game = a_game("classic", "germany", 2)
    state = a_state(
        game,
        phase=PhaseIndex.BUILDING,
        step=2,
        order="BA",
        market=(42, 44, 46, 50),
        deck=(),
        money=100,
    )
    some_houses(state, "A", 22)

    play(game, state, "build leipzig")

    assert len(state.players[0].cities) == 23
