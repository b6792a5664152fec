"""What the board policy does in positions laid by hand."""

import pytest

from gridwright.bots.board.policy import BoardPolicy
from gridwright.bots.policies import policy_for
from gridwright.bots.profile import PLAIN, Profile
from gridwright.bots.roster import weights_for
from gridwright.core.playout import Choices
from gridwright.core.rng import Rng
from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardState, PhaseIndex
from tests.builders import a_game, a_state, houses, on_sale, own, play, some_houses, store

RUHR = ("duisburg", "essen", "duesseldorf", "dortmund", "muenster", "koeln", "aachen")
NORTH = ("hamburg", "kiel", "flensburg", "bremen", "cuxhaven", "hannover", "wilhelmshaven")


def choice(game: BoardGame, state: BoardState, profile: Profile = PLAIN) -> str:
    """Return what the policy does in *state*, in notation."""
    policy = policy_for(game, profile)
    return game.write(policy.choose(game.view(state, state.to_act), Choices(Rng(1))))


def candidates(game: BoardGame, state: BoardState) -> list[str]:
    return [game.write(action) for action in policy_for(game).candidates(state)]


def test_the_board_games_have_a_policy() -> None:
    assert isinstance(policy_for(a_game()), BoardPolicy)
    assert isinstance(policy_for(a_game("classic")), BoardPolicy)


# Plants


def rich_market() -> tuple[BoardGame, BoardState]:
    """Return an auction in which A opens, with two small plants and 7 cities."""
    game = a_game()
    state = a_state(game, order="ABC", number=6, market=(14, 20, 22, 25, 27, 30, 31, 36), money=120)
    own(state, "A", 4, 10)
    houses(state, "A", *RUHR)
    own(state, "B", 3, 9)
    houses(state, "B", *NORTH)
    own(state, "C", 7, 8)
    houses(state, "C", "stuttgart", "mannheim")
    return game, state


def test_a_plant_that_supplies_more_cities_is_put_up_at_its_lowest_bid() -> None:
    game, state = rich_market()

    assert choice(game, state) in {"open 20 20", "open 25 25"}


def test_a_plant_that_is_not_needed_is_left() -> None:
    """Capacity 17 is enough to the end, whatever is for sale."""
    game, state = rich_market()
    own(state, "A", 26, 35, 38)

    assert choice(game, state) == "pass"


def test_in_round_1_something_must_be_bought() -> None:
    game = a_game()
    state = a_state(game, order="ABC", number=1, market=(3, 4, 5, 6, 7, 8, 9, 10))

    assert choice(game, state).startswith("open")


def test_who_needs_the_plant_follows_and_drops_in_time() -> None:
    game, state = rich_market()
    play(game, state, "open 25 25")

    assert choice(game, state) == "bid 26"
    state.auction.bid = 110
    assert choice(game, state) == "drop"


def test_what_one_cannot_pay_is_dropped() -> None:
    game, state = rich_market()
    play(game, state, "open 25 120")

    assert candidates(game, state) == ["drop"]


def test_the_bids_of_a_character_are_higher_or_lower() -> None:
    game, state = rich_market()
    play(game, state, "open 25 25")

    def highest(bids: float) -> int:
        for bid in range(25, 120):
            state.auction.bid = bid
            if choice(game, state, Profile(bids=bids)) == "drop":
                return bid
        return 120

    assert highest(0.5) < highest(1.0) < highest(1.5)


def test_a_green_character_prefers_plants_without_fuel() -> None:
    game, state = rich_market()

    assert choice(game, state, Profile(green=90.0)) == "open 22 22"


def test_the_smallest_plant_makes_room() -> None:
    game, state = rich_market()
    own(state, "A", 4, 10, 26)
    state.auction.finished = 0b110
    play(game, state, "open 25 25")

    assert choice(game, state) == "remove 4"
    assert candidates(game, state) == ["remove 4", "remove 10", "remove 26"]


def test_the_cheaper_fuel_is_given_up() -> None:
    """10 stores 4 coal; 4 coal and 4 oil more fill 5 and 12. Without 5 half of that must go.

    With 12 coal and 3 oil on sale, coal costs 5 Elektro and oil 8.
    """
    game, state = rich_market()
    own(state, "A", 5, 10, 12)
    on_sale(state, coal=12, oil=3)
    store(state, "A", coal=8, oil=4)
    state.auction.finished = 0b110
    play(game, state, "open 22 22", "remove 5")

    assert choice(game, state) == "discard coal 4"
    assert candidates(game, state)[0] == "discard coal 4"
    assert len(candidates(game, state)) == 5


def test_a_nuclear_plant_is_not_for_everybody_in_central_europe() -> None:
    game = a_game("classic", "central_europe", central_europe_rules="on")
    state = a_state(game, order="ABC", number=6, market=(23, 24, 28, 34, 35, 38, 39, 40), money=150)
    own(state, "A", 4, 10)
    houses(state, "A", "gdynia", "gdansk", "bydgoszcz", "szczecin", "poznan")

    assert not [line for line in candidates(game, state) if line in {"open 23 23", "open 28 28"}]
    houses(state, "A", "budapest")
    assert "open 28 28" in candidates(game, state)


# Fuel


def at_the_market(*plants: int, cities: int = 2, **options: str) -> tuple[BoardGame, BoardState]:
    game = a_game(seats=3, **options)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="BCA", number=3, money=40)
    own(state, "A", *plants)
    houses(state, "A", *RUHR[:cities])
    own(state, "B", 13)
    own(state, "C", 22)
    return game, state


def test_fuel_is_bought_for_what_runs_and_then_enough_is_enough() -> None:
    game, state = at_the_market(10, cities=2)
    on_sale(state, coal=12)  # from 5 Elektro on

    assert choice(game, state) == "buy coal 2"
    play(game, state, "buy coal 2")
    assert choice(game, state) == "done"


def test_a_hybrid_burns_the_cheaper_fuel() -> None:
    game, state = at_the_market(12, cities=2)
    on_sale(state, coal=3, oil=15)  # 8 and 4 Elektro

    assert choice(game, state) == "buy oil 2"


def test_fuel_in_hand_is_not_bought_again() -> None:
    game, state = at_the_market(10, cities=2)
    on_sale(state, coal=6)
    store(state, "A", coal=2)

    assert choice(game, state) == "done"


def test_a_hoarder_holds_more() -> None:
    game, state = at_the_market(10, cities=2)
    on_sale(state, coal=12)
    store(state, "A", coal=2)

    assert choice(game, state) == "done"
    assert choice(game, state, Profile(hoard=1.0)) == "buy coal 2"


def test_the_storage_helps_where_the_market_is_empty() -> None:
    game = a_game("recharged", "usa")
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="BCA", number=4, money=80)
    own(state, "A", 20)
    some_houses(state, "A", 5)
    on_sale(state, coal=1)

    assert choice(game, state) == "buy coal 1"
    play(game, state, "buy coal 1")
    assert choice(game, state) == "buy storage 2"


def test_candidates_for_fuel_are_one_run_all_and_none() -> None:
    game, state = at_the_market(10, cities=2)
    on_sale(state, coal=12)

    assert candidates(game, state) == ["buy coal 2", "buy coal 4", "done"]


# Houses


def building(made: int, **money: int) -> tuple[BoardGame, BoardState]:
    """Return a building phase in which A, the first to build, can supply *made* cities."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="BCA", number=5, step=2, money=0)
    own(
        state,
        "A",
        *{2: (18,), 4: (18, 22), 7: (18, 22, 27), 17: (33, 44, 50), 15: (33, 44, 50)}[made],
    )
    for letter, amount in money.items():
        state.players[ord(letter) - ord("A")].money = amount
    return game, state


def test_houses_are_built_up_to_what_can_be_supplied() -> None:
    game, state = building(4, A=100)
    houses(state, "A", "duisburg", "essen")

    for _ in range(2):
        assert choice(game, state).startswith("build")
        play(game, state, choice(game, state))
    assert choice(game, state) == "done"


def test_no_house_stands_idle() -> None:
    game, state = building(2, A=45)
    houses(state, "A", "duisburg", "essen")

    assert choice(game, state) == "done"


def test_cheap_neighbours_come_first() -> None:
    """Essen and Duisburg touch: 10 Elektro; everything else costs a connection."""
    game, state = building(4, A=30)
    houses(state, "A", "essen", "muenster")

    assert choice(game, state) == "build duisburg"


def test_a_first_city_lies_where_a_network_grows_cheap() -> None:
    game, state = building(2, A=30)

    assert choice(game, state).removeprefix("build ") in {
        *RUHR,
        "wuppertal",
        "wiesbaden",
        "frankfurt_main",
        "mannheim",
    }


def at_the_end(rival_money: int) -> tuple[BoardGame, BoardState]:
    """Return a position in which A has 16 cities and B 15; 17 end the game. Both supply 15."""
    game, state = building(15, A=60, B=rival_money)
    state.step = 3
    some_houses(state, "A", 16)
    some_houses(state, "B", 15)
    return game, state


def test_the_game_is_ended_by_who_wins_it() -> None:
    game, state = at_the_end(rival_money=0)

    assert choice(game, state).startswith("build")


def test_the_game_is_not_ended_by_who_loses_it() -> None:
    """B supplies 15 as well, with far more money."""
    game, state = at_the_end(rival_money=0)
    own(state, "B", 39, 40, 42)
    store(state, "B", uranium=1, oil=2, coal=2)
    state.players[1].money = 500

    assert choice(game, state) == "done"


@pytest.mark.parametrize(("money", "line"), [(27, "build"), (26, "done")])
def test_the_game_is_ended_with_more_houses_than_that_takes(money: int, line: str) -> None:
    """A house costs 12, two of them 27. B supplies 17 with far more money than A, A supplies 18."""
    game, state = building(15, A=money, B=500)
    state.step = 3
    for letter in "AB":
        some_houses(state, letter, 16)
    own(state, "A", 25, 32, 36)
    store(state, "A", coal=5, oil=3)
    own(state, "B", 37, 38, 39)
    store(state, "B", garbage=3, uranium=1)

    assert choice(game, state).split()[0] == line


# Power


def test_no_more_plants_run_than_cities_are_there() -> None:
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, number=3)
    seat = "ABC"[state.to_act]
    own(state, seat, 4, 10, 18)
    store(state, seat, coal=6)
    houses(state, seat, *RUHR[:4])

    assert choice(game, state) == "power 10 18 with coal 2"


@pytest.mark.parametrize(("cities", "line"), [(2, "power 18"), (6, "power 10 18 20 with coal 5")])
def test_what_runs_depends_on_the_cities(cities: int, line: str) -> None:
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, number=3)
    seat = "ABC"[state.to_act]
    own(state, seat, 10, 18, 20)
    store(state, seat, coal=5)
    houses(state, seat, *(*RUHR, *NORTH)[: cities + 3 if cities > 2 else cities])

    assert choice(game, state) == line


# What it knows


def test_only_what_is_put_up_is_at_stake() -> None:
    """B has 120; whoever answers 25 must bid 26 at least."""
    game, state = rich_market()
    policy = policy_for(game)

    assert policy.stakes(state) == (0, 0, 0)
    play(game, state, "open 25 25")
    assert policy.stakes(state) == (25, 26, 120)


def test_what_nobody_may_own_can_only_be_left() -> None:
    """B may not own the nuclear plant 28 without a city in Hungary, whatever it has."""
    game = a_game("classic", "central_europe", central_europe_rules="on")
    state = a_state(game, order="ABC", number=6, market=(23, 24, 28, 34, 35, 38, 39, 40), money=150)
    houses(state, "A", "budapest")
    houses(state, "B", "gdynia")
    play(game, state, "open 28 28")

    assert policy_for(game).stakes(state) == (28, 29, 0)


def test_features_are_as_many_as_were_learned_and_about_one() -> None:
    game, state = rich_market()

    rows = policy_for(game).features(state)

    assert len(rows) == 3
    assert {len(row) for row in rows} == {len(weights_for("recharged", 3).linear)}
    assert all(abs(number) <= 3 for row in rows for number in row)


def test_features_tell_who_is_ahead() -> None:
    """A has 7 cities, C 2; the first number compares a network with the best other one."""
    game, state = rich_market()

    rows = policy_for(game).features(state)

    assert rows[0][0] == 0.0
    assert rows[2][0] == pytest.approx((2 - 7) / 17)
