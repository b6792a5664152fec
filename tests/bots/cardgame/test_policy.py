"""How the Card Game is played at a glance."""

import pytest

from gridwright.bots.cardgame.policy import CardPolicy
from gridwright.bots.contest import Contest
from gridwright.bots.profile import PLAIN, Profile
from gridwright.content.load import load
from gridwright.core.playout import Choices
from gridwright.core.rng import Rng
from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.state import CardState, LastCard, PhaseIndex
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
from tests.games.cardgame.positions import a_game, a_market, a_state, own, play, player_of, store

TABLES = [seating for seating in SEATINGS if seating.title == "card"]
DECK = "14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 32 33 34 S3"


def choice(game: CardGame, state: CardState, profile: Profile = PLAIN) -> str:
    """Return what the policy does, in notation."""
    policy = CardPolicy(game, profile)
    return game.write(policy.choose(game.view(state, state.to_act), Choices(Rng(1))))


def ceiling(game: CardGame, state: CardState, profile: Profile = PLAIN) -> int:
    """Return the highest bid that the seat to act answers with a higher one, 0 if none."""
    policy = CardPolicy(game, profile)
    highest = 0
    for bid in range(state.auction.bid, 90):
        state.auction.bid = bid
        if isinstance(policy.choose(state, Choices(Rng(1))), Bid):
            highest = bid
    return highest


# Whole games


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_game_is_played_legally_to_its_end(table: Seating) -> None:
    game = open_game(load(), table.title, table.board, table.seats, dict(table.options))

    assert check_legal(game, Profile(noise=0.3, hoard=0.5), seed=7).round < 16


def test_without_noise_the_first_candidate_is_played() -> None:
    check_first_candidate(a_game(3), seed=2)


def test_what_nobody_may_know_changes_nothing() -> None:
    check_blindness(a_game(4), seed=11)


@pytest.mark.games
@pytest.mark.parametrize("seats", range(2, 7))
def test_seats_that_play_at_random_are_beaten(seats: int) -> None:
    assert wins_against_chance(a_game(seats), games=60) >= 57


# The auction


def test_in_the_first_round_something_is_bought() -> None:
    game = a_game(3)
    state = a_state(game, number=1, money=12)

    assert choice(game, state).startswith("open ")


def test_who_owns_better_plants_than_are_for_sale_passes() -> None:
    game = a_game(3)
    state = a_state(game, market="5a 6a 7 8a 9 10 11 12")
    own(state, "A", "31 38 40")

    assert choice(game, state) == "pass"


def test_what_cannot_be_paid_is_not_put_up() -> None:
    game = a_game(3)
    state = a_state(game, market="3a 31 36 38 40", money=20)
    own(state, "A", "5a 9 19")

    assert choice(game, state) == "pass"


def test_in_the_last_round_money_is_turned_into_points() -> None:
    """40 makes 17 instead of 5: worth 120 by CG-4.3 and CG-4.5, of which fuel keeps some."""
    game = a_game(3)
    state = a_state(game, last_card=LastCard.LAST_ROUND, market="40", deck="", money=90)
    own(state, "A", "5a 28 36")
    state.fuel = a_market("uranium2 uranium2", "coal1")
    play(game, state, "open 40 40")
    own(state, "B", "5b 28 36")

    assert 70 <= ceiling(game, state) <= 88


def test_the_price_of_another_plant_bounds_a_bid() -> None:
    """36 beside 28 for 28 is worth 20 more, as it makes 2 points more (CG-4.5)."""
    game = a_game(3)
    state = a_state(game, last_card=LastCard.LAST_ROUND, market="28 36", deck="", money=90)
    state.token.put_aside()
    own(state, "A", "5a 5b 8a")
    own(state, "B", "5a 5b 8a")
    state.fuel = a_market("coal1 coal1 oil1 oil1")
    play(game, state, "open 36 36")

    assert 36 < ceiling(game, state) < 75


def test_who_bids_more_goes_further() -> None:
    game = a_game(3)
    highest = []
    for bids in (0.7, 1.0, 1.3):
        state = a_state(game, market="13", money=90)
        own(state, "B", "5a 5b")
        play(game, state, "open 13 13")
        highest.append(ceiling(game, state, Profile(bids=bids)))

    assert highest[0] < highest[1] < highest[2]


def test_rivals_of_a_contest_stop_half_as_often_as_on_a_board() -> None:
    """In round 12 they do in four of ten auctions, where it is eight of ten on a board.

    A and C would both go to 27, and both do so in 36 % of 60 auctions; it would be 4 % on a board.
    """
    game = a_game(3)
    prices: list[int] = []
    for seed in range(60):
        state = a_state(game, market="13", money=90, number=12)
        for letter in "AC":
            own(state, letter, "5a 5b")
        play(game, state, "open 13 13")
        Contest(game, CardPolicy(game, PLAIN), 1).play_out(state, 0, Rng(seed))
        prices.append(90 - min([player.money for player in state.players]))

    assert max(prices) == 27
    assert 15 <= prices.count(27) <= 30


def test_a_green_bot_wants_what_burns_nothing() -> None:
    game = a_game(3)
    highest = []
    for green in (0.0, 1.0):
        state = a_state(game, market="13", money=90)
        own(state, "B", "5a 5b")
        play(game, state, "open 13 13")
        highest.append(ceiling(game, state, Profile(green=green)))

    assert highest[1] >= highest[0] + 6


def test_growth_counts_less_for_who_does_not_see_it_coming() -> None:
    game = a_game(3)
    highest = []
    for profile in (Profile(growth=0.5), Profile(sight=1), PLAIN):
        state = a_state(game, market="13", deck=DECK, money=90)
        own(state, "B", "5a 5b")
        play(game, state, "open 13 13")
        highest.append(ceiling(game, state, profile))

    assert highest[0] < highest[2] > highest[1]


def test_the_weakest_plant_makes_room() -> None:
    game = a_game(3)
    state = a_state(game, money=60, market="9 31 34 36")
    own(state, "A", "19 4b 20")
    play(game, state, "open 9 1", "drop", "drop")

    assert choice(game, state) == "remove 4b"
    candidates = CardPolicy(game, PLAIN).candidates(state)
    assert {game.write(each) for each in candidates} == {"remove 4b", "remove 19", "remove 20"}


def test_only_what_is_put_up_is_at_stake() -> None:
    """B has 40; whoever answers 6 must bid 7 at least."""
    game = a_game(3)
    policy = CardPolicy(game, PLAIN)
    state = a_state(game, money=40)

    assert policy.stakes(state) == (0, 0, 0)
    play(game, state, "open 6a 6")
    assert policy.stakes(state) == (state.auction.item, 7, 40)


# Fuel


def test_fuel_for_the_round_is_bought_where_it_is_cheapest() -> None:
    game = a_game(3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, to_act="A")
    own(state, "A", "12")
    state.fuel = a_market("coal1 gas1", "coal3", "coal3")

    assert choice(game, state) == "buy coal 3 at 3"  # CG-G5: all three or nothing


def test_a_single_card_is_taken_first_where_it_saves_a_dearer_one() -> None:
    game = a_game(3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, to_act="A")
    own(state, "A", "5a")
    state.fuel = a_market("", "coal1", "coal3", singles="coal")

    assert choice(game, state) == "buy coal 1 at 1"


def test_no_fuel_is_bought_for_a_plant_that_cannot_run() -> None:
    game = a_game(3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, to_act="A", money=3)
    own(state, "A", "12")
    state.fuel = a_market("coal1", "coal1", "coal1")

    assert choice(game, state) == "done"


def test_in_the_last_round_fuel_is_worth_more_than_money() -> None:
    """8 Elektro for fuel are no point, the plant makes 5 (CG-4.3)."""
    game = a_game(3)
    state = a_state(
        game, phase=PhaseIndex.RESOURCES, last_card=LastCard.LAST_ROUND, to_act="A", money=9
    )
    own(state, "A", "4a")
    state.fuel = a_market("", "", "coal1 coal1")

    assert choice(game, state) == "buy coal 1 at 4"


def test_a_hybrid_takes_the_cheaper_fuel() -> None:
    game = a_game(3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, to_act="A")
    own(state, "A", "5c")
    state.fuel = a_market("oil2", "", "gas2")

    assert choice(game, state) == "buy oil 2 at 2"


def test_who_hoards_buys_for_another_round() -> None:
    game = a_game(3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, to_act="A")
    own(state, "A", "5a")
    store(state, "A", "coal1")
    state.fuel = a_market("", "", "coal1")

    assert choice(game, state) == "done"
    assert choice(game, state, Profile(hoard=3.0)) == "buy coal 1 at 4"


def test_the_set_of_plants_runs_that_pays_most() -> None:
    """Three coal run 12 for 9, or 5a for 5 and nothing else."""
    game = a_game(3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, to_act="A")
    own(state, "A", "5a 12 8a")
    store(state, "A", "coal3")

    assert choice(game, state) == "power 8a 12 with coal 3"


# Features


def test_every_seat_has_as_many_features_and_more_money_shows() -> None:
    game = a_game(4)
    state = a_state(game)
    player_of(state, "B").money = 80
    rows = CardPolicy(game, PLAIN).features(state)

    assert len(rows) == 4
    assert len({len(row) for row in rows}) == 1
    assert len(rows[0]) >= 18
    assert rows[0] != rows[1]
    assert all(-3.0 < number < 3.0 for row in rows for number in row)
