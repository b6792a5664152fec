import pytest

from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.state import OutpostState, PhaseIndex
from tests.games.outpost.positions import (
    a_game,
    a_state,
    change,
    employ,
    firm,
    install,
    kinds,
    money,
    offers,
    play,
    reason,
    skip_phase,
    some_stations,
    to_act,
)


def an_expansion(
    stage: int = 3, seats: int = 4, cities: tuple[int, ...] = ()
) -> tuple[OutpostGame, OutpostState]:
    """Return the expansion phase; seat by seat so many *cities*."""
    game = a_game(seats)
    state = a_state(game, phase=PhaseIndex.EXPANSION, stage=stage, money=200)
    for letter, count in zip("ABCDEF", cities, strict=False):
        some_stations(state, letter, count)
    return game, state


def supply(state: OutpostState, letter: str, plants: str, workers: int) -> None:
    """Let a seat have these *plants* at work with so many workers."""
    install(state, letter, plants=plants)
    employ(state, letter, 0, seasonal=workers)


@pytest.mark.parametrize(("seats", "size"), [(2, 18), (3, 17), (4, 17), (5, 15), (6, 14)])
def test_the_game_ends_with_a_large_network(seats: int, size: int) -> None:
    """OP-E.1, OP-S17: right after phase 3; one city fewer and it goes on."""
    for cities in (size - 1, size):
        game, state = an_expansion(seats=seats, cities=(cities,))

        skip_phase(game, state)

        ends = cities == size
        assert state.phase == (PhaseIndex.OVER if ends else PhaseIndex.BUREAUCRACY)
        assert game.to_act(state) == (-1 if ends else 0)


def test_everybody_completes_the_last_expansion_phase() -> None:
    """OP-E.2, case OP-T51: D has 17 cities first, and C, B and A still build and hire."""
    game, state = an_expansion(cities=(5, 5, 5, 16))
    install(state, "A", plants="12")

    play(game, state, "station aurora", "done")
    assert firm(state, "D").network_size() == 17
    assert to_act(state) == "C"
    play(game, state, "station aurora", "done", "station aurora", "done")
    assert to_act(state) == "A"
    play(game, state, "hire 2", "done")

    assert state.phase == PhaseIndex.OVER
    assert [firm(state, letter).network_size() for letter in "ABC"] == [5, 6, 6]
    assert state.players[0].powered == 2


def test_more_cities_than_the_end_needs_may_be_connected() -> None:
    """OP-E.3: an eighteenth city in the same turn."""
    game, state = an_expansion(cities=(0, 0, 0, 16))

    play(game, state, "station ruby", "station slate")
    assert firm(state, "D").network_size() == 18
    skip_phase(game, state)

    assert state.phase == PhaseIndex.OVER


@pytest.mark.parametrize("stage", [2, 3])
def test_the_game_may_end_in_stage_2(stage: int) -> None:
    """OP-0.5: as in stage 3."""
    game, state = an_expansion(stage=stage, cities=(17,))

    skip_phase(game, state)

    assert state.phase == PhaseIndex.OVER
    assert state.stage == stage


def test_powered_cities_are_determined_as_for_payment() -> None:
    """OP-E.4: with 7 workers 25 and 3 make 7 of 17; with 17 cities and 2 workers A makes 2."""
    game, state = an_expansion(cities=(17, 9, 5))
    supply(state, "A", "12 14", 2)
    supply(state, "B", "3 25", 7)
    supply(state, "C", "28a", 5)

    skip_phase(game, state)

    assert [player.powered for player in state.players] == [2, 7, 5, 0]
    assert game.scores(state) == [2, 7, 5, 0]


def test_the_best_choice_of_plants_counts() -> None:
    """OP-E.4: of 6 workers 4 run plant 25 and 2 plant 12: 7, not the 5 of plant 21."""
    game, state = an_expansion(cities=(17,))
    supply(state, "A", "12 21 25", 6)

    skip_phase(game, state)

    assert state.players[0].powered == 7


def test_most_powered_cities_win() -> None:
    """OP-E.5, OP-E.8, case OP-T51: A triggers the end and powers 14, B powers 15 and wins."""
    game, state = an_expansion(cities=(17, 16))
    supply(state, "A", "42 46", 7)
    supply(state, "B", "37 33 12", 11)

    skip_phase(game, state)

    assert game.scores(state) == [14, 15, 0, 0]
    assert game.ranking(state) == [2, 1, 3, 3]


def test_a_tie_is_broken_by_money() -> None:
    """OP-E.6, case OP-T51: both power 14."""
    game, state = an_expansion(cities=(17, 16))
    supply(state, "A", "42 46", 7)
    supply(state, "B", "37 33 4", 10)
    change(state, {"B.money": "201"})

    skip_phase(game, state)

    assert game.ranking(state) == [2, 1, 3, 3]


def test_no_payment_is_made_at_the_end() -> None:
    """OP-E.7, case OP-T51: the money is that of phase 3; tokens and workers stay as they are."""
    game, state = an_expansion(cities=(17,))
    supply(state, "A", "12", 2)

    events = skip_phase(game, state)

    assert [money(state, letter) for letter in "ABCD"] == [200, 200, 200, 200]
    assert kinds(events, "powered") == []
    assert [event.values for event in kinds(events, "final")][:2] == [
        {"cities": 2, "money": 200},
        {"cities": 0, "money": 200},
    ]


def test_equal_cities_and_money_share_the_victory() -> None:
    """OP-E.9, ruling OP-A23: two first places, the next is third."""
    game, state = an_expansion(cities=(17, 16))
    supply(state, "A", "42 46", 7)
    supply(state, "B", "37 33 4", 10)

    skip_phase(game, state)

    assert game.ranking(state) == [1, 1, 3, 3]


def test_nothing_can_be_done_after_the_end() -> None:
    """OP-E.1: every action is refused."""
    game, state = an_expansion(cities=(17,))
    skip_phase(game, state)

    assert offers(game, state) == []
    for line in ("pass", "done", "power none", "station amber"):
        assert reason(game, state, line) == "game_over"
