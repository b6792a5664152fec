"""How Outpost is played at a glance."""

import pytest

from gridwright.bots.outpost.policy import OutpostPolicy
from gridwright.bots.profile import PLAIN, Profile
from gridwright.content.load import load
from gridwright.core.playout import Choices
from gridwright.core.rng import Rng
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.state import OutpostState, PhaseIndex, TurnStep
from gridwright.games.registry import open_game
from gridwright.parts.auction import Bid
from tests.bots.promises import (
    check_blindness,
    check_first_candidate,
    check_legal,
    wins_against_chance,
)
from tests.conformance.suite import Seating
from tests.conformance.titles import SEATINGS
from tests.games.outpost.positions import (
    a_game,
    a_state,
    buildings,
    employ,
    install,
    own,
    play,
    seat_of,
    some_stations,
    stations,
)

TABLES = [seating for seating in SEATINGS if seating.title == "outpost"]
FUTURE, DECK = "24a 26 28a 29", "30 33 34 S3"


def choice(game: OutpostGame, state: OutpostState, profile: Profile = PLAIN) -> str:
    """Return what the policy does, in notation."""
    policy = OutpostPolicy(game, profile)
    return game.write(policy.choose(game.view(state, state.to_act), Choices(Rng(1))))


def turn(game: OutpostGame, state: OutpostState, profile: Profile = PLAIN) -> list[str]:
    """Play the turn of the seat to act; return its actions."""
    seat, lines = state.to_act, []
    while state.to_act == seat and state.phase == PhaseIndex.EXPANSION:
        lines.append(choice(game, state, profile))
        play(game, state, lines[-1])
    return lines


def ceiling(game: OutpostGame, state: OutpostState, profile: Profile = PLAIN) -> int:
    """Return the highest bid that the seat to act answers with a higher one, 0 if none."""
    policy = OutpostPolicy(game, profile)
    highest = 0
    for bid in range(state.auction.bid, 140):
        state.auction.bid = bid
        if isinstance(policy.choose(state, Choices(Rng(1))), Bid):
            highest = bid
    return highest


# Whole games


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_game_is_played_legally_to_its_end(table: Seating) -> None:
    game = open_game(load(), table.title, table.board, table.seats, dict(table.options))

    assert check_legal(game, Profile(noise=0.3, bids=1.2), seed=7).round < 25


def test_without_noise_the_first_candidate_is_played() -> None:
    check_first_candidate(a_game(2), seed=2)


def test_what_nobody_may_know_changes_nothing() -> None:
    check_blindness(a_game(3), seed=11)


@pytest.mark.games
@pytest.mark.parametrize("seats", range(2, 7))
def test_seats_that_play_at_random_are_beaten(seats: int) -> None:
    assert wins_against_chance(a_game(seats), games=40) >= 39


# The auction


def test_in_the_first_auction_something_is_bought() -> None:
    game = a_game(3)
    state = a_state(game, number=1, current="2 3 5a 7")

    assert choice(game, state).startswith("open ")


def test_a_plant_that_would_find_no_better_slot_is_not_bought() -> None:
    game = a_game(3)
    state = a_state(game, current="2 3 4 6")
    some_stations(state, "A", 8)
    install(state, "A", plants="33 35a 42 46")

    assert choice(game, state) == "pass"


def test_a_plant_is_worth_more_to_who_has_cities_without_power() -> None:
    game = a_game(3)
    highest = []
    for count in (3, 8):
        state = a_state(game, current="5a 7 10 20a", future=FUTURE, deck=DECK, money=100)
        some_stations(state, "B", count)
        install(state, "B", plants="14")
        play(game, state, "open 20a 20")
        highest.append(ceiling(game, state))

    assert highest[0] < highest[1]


def test_who_bids_more_goes_further() -> None:
    game = a_game(3)
    highest = []
    for bids in (0.5, 1.0):
        state = a_state(game, current="13 18 19 22a", future=FUTURE, deck=DECK, money=100)
        some_stations(state, "B", 4)
        install(state, "B", plants="14")
        play(game, state, "open 18 18")
        highest.append(ceiling(game, state, Profile(bids=bids)))

    assert highest[0] < highest[1]


def test_a_short_sight_sees_less_in_a_plant() -> None:
    game = a_game(3)
    highest = []
    for profile in (Profile(sight=1), PLAIN):
        state = a_state(game, current="13 18 19 22a", future=FUTURE, deck=DECK, money=100)
        some_stations(state, "B", 4)
        install(state, "B", plants="14")
        play(game, state, "open 18 18")
        highest.append(ceiling(game, state, profile))

    assert highest[0] < highest[1]


def test_only_what_is_put_up_is_at_stake() -> None:
    """B has 40; whoever answers 12 must bid 13 at least."""
    game = a_game(3)
    policy = OutpostPolicy(game, PLAIN)
    state = a_state(game, money=40)

    assert policy.stakes(state) == (0, 0, 0)
    play(game, state, "open 12 12")
    assert policy.stakes(state) == (state.auction.item, 13, 40)


# The expansion


def test_a_first_turn_brings_a_plant_to_work() -> None:
    game = a_game(3)
    state = a_state(game, phase=PhaseIndex.EXPANSION, number=1, money=50)
    own(state, "C", "14")

    lines = turn(game, state)

    assert lines[0].startswith("plant ")
    assert sum(line.startswith("station ") for line in lines) == 3  # 5 + 10 + 15 + 15, and 3 wages
    assert lines[-3:] == ["slot 14", "hire 3", "done"]


def test_at_most_one_city_more_is_built_than_the_plants_supply() -> None:
    """12 supplies two cities: a third may wait for a plant, a fourth would stand in the dark."""
    game = a_game(3)
    state = a_state(game, phase=PhaseIndex.EXPANSION, money=150)
    stations(state, "C", "basalt")
    buildings(state, "C", "basalt")
    install(state, "C", plants="12")

    lines = turn(game, state)

    assert 1 <= sum(line.startswith("station ") for line in lines) <= 2


def test_a_better_plant_takes_the_place_of_another() -> None:
    game = a_game(3)
    state = a_state(game, phase=PhaseIndex.EXPANSION, money=0)
    stations(state, "C", "basalt", "amber", "flint", "ember")
    install(state, "C", plants="12 14 17 20a")
    own(state, "C", "27")

    assert choice(game, state) == "swap 12 27"


def test_beds_are_filled_even_where_nobody_is_hired() -> None:
    game = a_game(3)
    state = a_state(game, phase=PhaseIndex.EXPANSION, money=0)
    install(state, "C", plants="12", housing="10")

    assert turn(game, state) == ["hire 0", "done"]
    assert state.players[2].company.workers == 2


def test_workers_are_hired_only_where_they_pay() -> None:
    """With 30 workers away, 21 lacks six at 8 and more: 44 for one city, which pays 12 more."""
    game = a_game(3)
    state = a_state(game, phase=PhaseIndex.EXPANSION, money=70)
    stations(state, "C", "basalt")
    install(state, "C", plants="21")
    state.labour.take(0, 22)
    state.turn = TurnStep.COMPANY

    assert choice(game, state) == "hire 0"


def test_the_last_round_is_recognised() -> None:
    """B has ended the game with its 17th city: a city counts, whatever it costs (OP-E.5)."""
    game = a_game(3)
    state = a_state(game, phase=PhaseIndex.EXPANSION, stage=3, order="ACB", money=90)
    some_stations(state, "B", 17)
    stations(state, "C", "amber", "basalt")
    install(state, "C", plants="27", housing="26")
    employ(state, "C", 3)
    state.to_act = seat_of(state, "C")

    lines = turn(game, state)

    assert sum(line.startswith("station ") for line in lines) == 2


def test_nobody_ends_the_game_for_somebody_else() -> None:
    """C could connect its 17th city, but supplies fewer than B does."""
    game = a_game(3)
    state = a_state(game, phase=PhaseIndex.EXPANSION, stage=3, order="CAB", money=60)
    some_stations(state, "C", 16)
    some_stations(state, "B", 16)
    install(state, "C", plants="27 20a 17 12")
    install(state, "B", plants="46 42 33 35a", housing="40a 44 34")
    employ(state, "C", 8)
    employ(state, "B", 14)
    state.to_act = seat_of(state, "C")

    assert not any(line.startswith("station ") for line in turn(game, state))


def test_who_wins_by_it_ends_the_game() -> None:
    game = a_game(3)
    state = a_state(game, phase=PhaseIndex.EXPANSION, stage=3, order="CAB", money=60)
    some_stations(state, "C", 16)
    some_stations(state, "B", 10)
    install(state, "B", plants="27 20a 17 12")
    install(state, "C", plants="46 42 33 35a", housing="40a 44 34")
    employ(state, "C", 14)
    employ(state, "B", 8)
    state.to_act = seat_of(state, "C")

    assert any(line.startswith("station ") for line in turn(game, state))
    assert state.phase == PhaseIndex.OVER
    assert game.ranking(state)[2] == 1


def test_a_robot_is_made_by_who_can() -> None:
    game = a_game(3)
    state = a_state(game, phase=PhaseIndex.EXPANSION, money=0)
    own(state, "C", "22b")
    install(state, "C", plants="12", housing="10")

    assert turn(game, state) == ["hire 0", "robot", "done"]


# The bureaucracy


def test_no_more_plants_run_than_the_cities_need() -> None:
    game = a_game(3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY)
    stations(state, "A", "basalt", "amber")
    install(state, "A", plants="12 14", housing="26 24a")
    employ(state, "A", 6)

    assert choice(game, state) in ("power 12", "power 14")


# Features


def test_every_seat_has_as_many_features_and_more_money_shows() -> None:
    game = a_game(4)
    state = a_state(game)
    state.players[1].money = 90
    rows = OutpostPolicy(game, PLAIN).features(state)

    assert len(rows) == 4
    assert len({len(row) for row in rows}) == 1
    assert len(rows[0]) >= 18
    assert rows[0] != rows[1]
    assert all(-3.0 < number < 3.0 for row in rows for number in row)
