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
    own,
    play,
    put,
    row,
    some_houses,
    store,
    why_not,
)

HIGH = (21, 22, 24, 25, 26, 27, 28, 29)  # a market that no network outgrows


def last_phase_4(seats: int = 3) -> tuple[BoardGame, BoardState]:
    """Return Phase 4 of Step 2 in which A, the leader, is to build last."""
    game = a_game("classic", "germany", seats)
    state = a_state(
        game,
        phase=PhaseIndex.BUILDING,
        step=2,
        order="ABCDEF"[:seats],
        to_act="A",
        market=HIGH,
        deck=(30, 31, S3),
        money=40,
    )
    return game, state


@pytest.mark.parametrize(("seats", "cities"), [(2, 21), (3, 17), (4, 17), (5, 15), (6, 14)])
def test_the_game_ends_with_a_number_of_cities(seats: int, cities: int) -> None:
    """CL-E1, CL-W6: after Phase 4; one city fewer does not end it, more do."""
    phases = []
    for count in (cities - 1, cities, cities + 2):
        game, state = last_phase_4(seats)
        some_houses(state, "A", count)
        play(game, state, "done")
        phases.append(state.phase)

    assert phases == [PhaseIndex.BUREAUCRACY, PhaseIndex.OVER, PhaseIndex.OVER]


def test_nothing_can_be_done_after_the_end() -> None:
    """CL-E1: nobody is to act."""
    game, state = last_phase_4()
    some_houses(state, "A", 17)

    play(game, state, "done")

    assert game.to_act(state) < 0
    assert offers(game, state) == []
    assert why_not(game, state, "power none") == ("game_over", "CL-E1")


def test_all_complete_the_last_phase_4() -> None:
    """CL-E2: C builds his 17th city; B and A still build."""
    game, state = last_phase_4()
    put(state, "act=C")
    put(state, "C.money=100")
    some_houses(state, "C", 16)
    houses(state, "B", "leipzig")
    houses(state, "A", "dresden")

    play(game, state, "build dortmund")
    assert len(state.players[2].cities) == 17

    play(game, state, "done", "build halle", "done", "build leipzig")
    assert game.snapshot(state)["phase"] == "building"

    play(game, state, "done")
    assert game.snapshot(state)["phase"] == "over"
    assert [len(player.cities) for player in state.players] == [2, 2, 17]


def test_most_cities_that_can_be_supplied_win() -> None:
    """CL-E3, CL-E8: A has 17 cities and can supply 13; B can supply 14 of 16 and wins."""
    game, state = last_phase_4()
    some_houses(state, "A", 17)
    some_houses(state, "B", 16)
    own(state, "A", 36, 46, 50)  # 7 + 7 + 6, but fuel for only one of the large ones
    store(state, "A", coal=3)
    own(state, "B", 42, 37, 33)  # 6 + 4 + 4
    store(state, "B", coal=2)
    own(state, "C", 44)
    put(state, "A.money=500")

    play(game, state, "done")

    assert game.scores(state) == [13, 14, 0]
    assert game.ranking(state) == [2, 1, 3]


def test_the_best_use_of_the_fuel_counts() -> None:
    """CL-E3: with 3 coal the plant that supplies 7 runs, not the one that supplies 5."""
    game, state = last_phase_4()
    some_houses(state, "A", 17)
    own(state, "A", 20, 36, 46)  # each needs 3 of coal; 46 may burn oil
    store(state, "A", coal=4, oil=2)

    play(game, state, "done")

    assert game.scores(state)[0] == 14  # 36 on 3 coal, 46 on 1 coal and 2 oil


def test_only_cities_of_the_network_count() -> None:
    """CL-E3: plants for 18 cities supply B's 15 and no more."""
    game, state = last_phase_4()
    some_houses(state, "A", 17)
    some_houses(state, "B", 15)
    own(state, "B", 50, 44, 46)
    store(state, "B", coal=3)

    play(game, state, "done")

    assert game.scores(state) == [0, 15, 0]


def test_money_breaks_a_tie() -> None:
    """CL-E4: 14 each, B has more Elektro, though A has more cities."""
    game, state = last_phase_4()
    some_houses(state, "A", 17)
    some_houses(state, "B", 14)
    own(state, "A", 50, 33, 37)  # 6 + 4 + 4
    own(state, "B", 42, 44, 27)  # 6 + 5 + 3
    store(state, "B", coal=2)
    put(state, "B.money=41")

    play(game, state, "done")

    assert game.scores(state) == [14, 14, 0]
    assert game.ranking(state) == [2, 1, 3]


def test_cities_break_a_tie_of_money() -> None:
    """CL-E5, case T81: 15 each, 40 Elektro each, A has 17 cities and B 16: A wins."""
    game, state = last_phase_4()
    some_houses(state, "A", 17)
    some_houses(state, "B", 16)
    own(state, "A", 50, 44, 37)  # 6 + 5 + 4
    own(state, "B", 33, 34, 39)  # 4 + 5 + 6
    store(state, "B", uranium=2)

    play(game, state, "done")

    assert game.scores(state) == [15, 15, 0]
    assert [money(state, letter) for letter in "AB"] == [40, 40]
    assert game.ranking(state) == [1, 2, 3]


def test_the_last_supply_is_not_paid() -> None:
    """CL-E6: no income, no fuel burnt, no refill, no change of the plant market."""
    game, state = last_phase_4()
    some_houses(state, "A", 17)
    own(state, "A", 36)
    store(state, "A", coal=6)
    before = state.copy()

    play(game, state, "done")

    assert game.scores(state) == [7, 0, 0]
    assert [money(state, letter) for letter in "ABC"] == [40, 40, 40]
    assert state.players[0].stored == [6, 0, 0, 0]
    assert state.fuel == before.fuel
    assert row(state) == list(HIGH)
    assert state.step == 2


def test_players_still_tied_share_the_victory() -> None:
    """CL-E7: the same supply, money and cities: two winners, and the next is third."""
    game, state = last_phase_4()
    some_houses(state, "A", 17)
    some_houses(state, "B", 17)
    own(state, "A", 50)
    own(state, "B", 42)
    store(state, "B", coal=2)

    play(game, state, "done")

    assert game.ranking(state) == [1, 1, 3]


def test_the_largest_network_need_not_win() -> None:
    """CL-E8: A ended the game with 18 cities and is last."""
    game, state = last_phase_4()
    some_houses(state, "A", 18)
    some_houses(state, "B", 2)
    some_houses(state, "C", 1)
    own(state, "A", 4)
    own(state, "B", 18)
    own(state, "C", 13)

    play(game, state, "done")

    assert game.scores(state) == [0, 2, 1]
    assert game.ranking(state) == [3, 1, 2]
