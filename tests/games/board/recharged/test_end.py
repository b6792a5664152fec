import pytest

from gridwright.core.errors import SetupError
from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardState, PhaseIndex
from tests.builders import (
    S3,
    a_game,
    a_state,
    houses,
    on_sale,
    own,
    play,
    put,
    row,
    some_houses,
    store,
    why_not,
)


def the_last_phase_4(game: BoardGame, cities: str = "17 0 0", money: int = 40) -> BoardState:
    """Return Phase 4 of three players with so many cities each."""
    state = a_state(game, phase=PhaseIndex.BUILDING, order="ABC", step=2, money=money)
    for letter, count in zip("ABC", cities.split(), strict=True):
        some_houses(state, letter, int(count))
    return state


def nobody_builds(game: BoardGame, state: BoardState) -> None:
    play(game, state, *["done"] * game.seats)


@pytest.mark.parametrize(
    ("seats", "cities", "is_over"),
    [
        (2, 17, False),
        (2, 18, True),
        (3, 16, False),
        (3, 17, True),
        (4, 16, False),
        (4, 17, True),
        (4, 19, True),
        (5, 14, False),
        (5, 15, True),
        (6, 13, False),
        (6, 14, True),
    ],
)
def test_the_game_ends_with_a_network_large_enough(
    seats: int, cities: int, *, is_over: bool
) -> None:
    """RC-E1, case T23: right after Phase 4, 18, 17, 17, 15 or 14 cities end the game."""
    game = a_game(seats=seats)
    state = a_state(game, phase=PhaseIndex.BUILDING, step=2)
    some_houses(state, "A", cities)

    nobody_builds(game, state)

    assert state.phase == (PhaseIndex.OVER if is_over else PhaseIndex.BUREAUCRACY)


def test_nothing_is_played_after_the_end() -> None:
    """RC-E1: nobody is to act, nothing is offered, everything is refused."""
    game = a_game(seats=3)
    state = the_last_phase_4(game)

    nobody_builds(game, state)

    assert game.to_act(state) == -1
    assert game.legal_actions(state) == []
    for line in ["done", "pass", "power none", "power 4 with coal 2", "build essen", "buy coal 1"]:
        assert why_not(game, state, line) == ("game_over", "RC-E1")


def test_all_finish_phase_4_first() -> None:
    """RC-E2: C has 17 cities, yet A and B still build."""
    game = a_game(seats=3)
    state = the_last_phase_4(game, "3 3 16", money=100)

    play(game, state, "build passau", "done")
    assert len(state.players[2].cities) == 17
    assert (state.phase, state.to_act) == (PhaseIndex.BUILDING, 1)
    play(game, state, "build stralsund", "done")
    assert (state.phase, state.to_act) == (PhaseIndex.BUILDING, 0)
    play(game, state, "build freiburg", "done")

    assert state.phase == PhaseIndex.OVER
    assert [len(player.cities) for player in state.players] == [4, 4, 17]


def test_networks_may_grow_beyond_the_end() -> None:
    """RC-E3: with 17 cities C builds an 18th."""
    game = a_game(seats=3)
    state = the_last_phase_4(game, "0 0 17", money=100)

    play(game, state, "build passau")

    assert len(state.players[2].cities) == 18


def test_only_cities_that_can_be_supplied_count() -> None:
    """RC-E4, RC-E7, RC-E10, case T82: A with 17 cities supplies 13, B with 16 supplies 14: B wins.

    A has plants 36 and 40, B plants 38 and 46, all with fuel for one run.
    """
    game = a_game(seats=3)
    state = the_last_phase_4(game, "17 16 5")
    own(state, "A", 36, 40)
    store(state, "A", coal=3, oil=2)
    own(state, "B", 38, 46)
    store(state, "B", garbage=3, coal=2, oil=1)

    nobody_builds(game, state)

    assert game.scores(state) == [13, 14, 0]
    assert game.ranking(state) == [2, 1, 3]


def test_the_best_use_of_the_fuel_counts() -> None:
    """RC-E4, ruling A41: four coal and one oil run two of plants 20, 21 and 25: nine cities.

    Plants 20 and 25 together would need five coal; hybrid 21 takes what the other leaves.
    """
    game = a_game(seats=3)
    state = the_last_phase_4(game, "17 0 0")
    own(state, "A", 20, 21, 25)
    store(state, "A", coal=4, oil=1)

    nobody_builds(game, state)

    assert game.scores(state) == [9, 0, 0]


def test_nobody_supplies_more_cities_than_he_has() -> None:
    """RC-E4: plants for 18 cities and a network of five count five."""
    game = a_game(seats=3)
    state = the_last_phase_4(game, "17 5 0")
    own(state, "B", 36, 44, 50)
    store(state, "B", coal=3)

    nobody_builds(game, state)

    assert game.scores(state) == [0, 5, 0]


def test_plants_without_fuel_do_not_count() -> None:
    """RC-E4: present fuel decides; a bigger plant that stands still supplies nobody."""
    game = a_game(seats=3)
    state = the_last_phase_4(game, "17 17 0")
    own(state, "A", 36, 13)
    store(state, "A", coal=2)
    own(state, "B", 18)

    nobody_builds(game, state)

    assert game.scores(state) == [1, 2, 0]


def test_the_last_round_is_not_paid() -> None:
    """RC-E5: money and fuel stay as they are."""
    game = a_game(seats=3)
    state = the_last_phase_4(game)
    own(state, "A", 36)
    store(state, "A", coal=3)

    nobody_builds(game, state)

    assert [player.money for player in state.players] == [40, 40, 40]
    assert state.players[0].stored == [3, 0, 0, 0]


def test_nothing_changes_on_the_board_after_the_end() -> None:
    """RC-E6, case T60: from six to 17 cities in Step 1: no Step 2, no refill, no draw."""
    game = a_game(seats=3)
    market = (12, 15, 16, 18, 20, 21, 22, 24)
    state = a_state(
        game, phase=PhaseIndex.BUILDING, order="ABC", market=market, deck=(25, 26, S3), money=400
    )
    on_sale(state, coal=9, oil=9, garbage=9, uranium=1)
    houses(state, "C", "essen", "duisburg", "muenster", "dortmund", "duesseldorf", "osnabrueck")
    further = "koeln aachen bremen cuxhaven hamburg luebeck kiel flensburg schwerin rostock"

    play(game, state, *[f"build {city}" for city in further.split()], "build hannover")
    assert len(state.players[2].cities) == 17
    nobody_builds(game, state)

    assert (state.phase, state.step) == (PhaseIndex.OVER, 1)
    assert row(state) == list(market)
    assert (state.cards.deck, state.box) == ((25, 26, S3), ())
    assert state.fuel.on_sale == [9, 9, 9, 1]


def test_the_most_supplied_cities_win_whatever_the_money() -> None:
    """RC-E7: B supplies two cities and is poor, A one and is rich."""
    game = a_game(seats=3)
    state = the_last_phase_4(game, "17 4 0")
    own(state, "A", 13)
    own(state, "B", 18)
    put(state, "A.money=500")
    put(state, "B.money=0")

    nobody_builds(game, state)

    assert game.scores(state) == [1, 2, 0]
    assert game.ranking(state) == [2, 1, 3]


def a_tie(game: BoardGame) -> BoardState:
    """Return case T81: 15 cities powered each, A with 17 cities and B with 16."""
    state = the_last_phase_4(game, "17 16 0")
    own(state, "A", 27, 36, 44)
    store(state, "A", coal=3)
    own(state, "B", 23, 34, 38)
    store(state, "B", garbage=3, uranium=2)
    return state


def test_money_breaks_a_tie() -> None:
    """RC-E8: both supply 15; B has one Elektro more."""
    game = a_game(seats=3)
    state = a_tie(game)
    put(state, "B.money=41")

    nobody_builds(game, state)

    assert game.scores(state) == [15, 15, 0]
    assert game.ranking(state) == [2, 1, 3]


def test_beyond_money_a_victory_is_shared() -> None:
    """RC-E9, case T81: 15 cities and 40 Elektro each; the larger network does not count."""
    game = a_game(seats=3)
    state = a_tie(game)

    nobody_builds(game, state)

    assert game.scores(state) == [15, 15, 0]
    assert game.ranking(state) == [1, 1, 3]


def test_the_option_lets_the_larger_network_break_a_tie() -> None:
    """RC-E9, ruling A39, case T81: with cities_break_ties A wins with 17 to 16 cities."""
    game = a_game(seats=3, cities_break_ties="on")
    state = a_tie(game)

    nobody_builds(game, state)

    assert game.ranking(state) == [1, 2, 3]


def test_the_option_comes_after_money() -> None:
    """RC-E8, ruling A39: one Elektro more is worth more than the larger network."""
    game = a_game(seats=3, cities_break_ties="on")
    state = a_tie(game)
    put(state, "B.money=41")

    nobody_builds(game, state)

    assert game.ranking(state) == [2, 1, 3]


def test_classic_needs_no_option_to_count_cities() -> None:
    """CL-E5, ruling A39: the option is refused where the rule always holds."""
    with pytest.raises(SetupError) as error:
        a_game("classic", seats=3, cities_break_ties="on")

    assert error.value.key == "cities_break_ties"
