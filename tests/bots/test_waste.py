"""What is worse than another choice in every respect is never chosen."""

from typing import Any

import pytest

from gridwright.bots.board.auction import Judgement
from gridwright.bots.board.policy import BoardPolicy
from gridwright.bots.board.waste import never_runs, sensible_runs
from gridwright.bots.policies import policy_for
from gridwright.bots.profile import PLAIN
from gridwright.content.load import load
from gridwright.core.action import Action
from gridwright.core.game import Game
from gridwright.core.phase import State
from gridwright.core.playout import Choices
from gridwright.core.rng import Rng
from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardState, PhaseIndex
from gridwright.games.registry import open_game
from tests.advice.positions import TITLES
from tests.builders import a_game, a_state, houses, on_sale, own, put, some_houses, store


def assets(game: Game[Any], state: State, action: Action, seat: int) -> tuple[int, ...]:
    """Return what *seat* has after *action* that nobody would rather have less of."""
    after = state.copy()
    game.apply(after, action)
    standing = game.standing(after, seat)
    return (standing.money or 0, *standing.fuel.values())


def is_worse(own: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return own != other and all(mine <= theirs for mine, theirs in zip(own, other, strict=True))


@pytest.mark.parametrize(("title", "board"), TITLES)
def test_no_bot_powers_less_for_nothing(title: str, board: str) -> None:
    """Games in which every other decision is made at random, so that positions are odd ones."""
    game: Game[Any] = open_game(load(), title, board, 3, {})
    policy = policy_for(game)
    compared = 0
    for seed in range(4):
        state, choices = game.new(seed, {}), Choices(Rng(seed))
        while state.to_act >= 0 and state.round < 14:
            legal = game.lowest_bid_actions(state)
            if game.phase_of(state) == "bureaucracy":
                seat = state.to_act
                possible = [assets(game, state, action, seat) for action in legal]
                for plan in policy.plans(game.view(state, seat), are_many=True):
                    own = assets(game, state, plan[0], seat)
                    assert not any(is_worse(own, other) for other in possible)
                    compared += len(possible) > 1
            at_random = legal[choices.below(len(legal))]
            sensible = policy.choose(game.view(state, state.to_act), choices)
            game.apply(state, sensible if choices.below(3) else at_random)
    assert compared > 20


def powering(cities: int) -> tuple[BoardGame, BoardState]:
    """A has plants 20 (3 coal, 5 cities) and 24 (2 garbage, 4 cities), and fuel for both."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, number=4, order="ABC", to_act="A")
    own(state, "A", 20, 24)
    store(state, "A", coal=3, garbage=2)
    some_houses(state, "A", cities)
    return game, state


def runs(game: BoardGame, state: BoardState) -> list[str]:
    policy = BoardPolicy(game, PLAIN)
    return [game.write(way) for way in sensible_runs(policy._outlook(state))]  # noqa: SLF001


def test_income_is_not_given_up_for_fuel_that_costs_less() -> None:
    """9 cities earn 112, 5 earn 64 and 4 earn 54. Two garbage cost 7 + 7, three coal 1 + 1 + 1."""
    game, state = powering(9)

    assert runs(game, state) == ["power 20 24 with coal 3 garbage 2"]


def test_fuel_that_could_not_be_bought_back_may_be_kept() -> None:
    """Without any garbage on sale, the two in hand may be worth more than 48 Elektro."""
    game, state = powering(9)
    on_sale(state, garbage=0)

    everything, without = "power 20 24 with coal 3 garbage 2", "power 20 with coal 3"
    assert runs(game, state) == [everything, without]


def test_of_two_ways_to_the_same_income_the_one_that_burns_more_is_left_out() -> None:
    """With 4 cities plant 24 is enough, and so is plant 20; both together burn more for nothing."""
    game, state = powering(4)

    assert runs(game, state) == ["power 20 with coal 3", "power 24 with garbage 2"]


def test_a_plant_that_would_never_run_is_not_put_up() -> None:
    """A owns three plants with 6, 6 and 5 cities; plant 15 burns 2 coal for 3, 25 burns 2 for 5."""
    game = a_game()
    state = a_state(game, order="ABC", number=6, market=(15, 24, 26, 27, 30, 31, 35, 36), money=90)
    own(state, "A", 25, 42, 50)
    judge = Judgement(BoardPolicy(game, PLAIN)._outlook(state))  # noqa: SLF001

    assert never_runs(judge, 15)
    assert not never_runs(judge, 36)
    own(state, "A", 25, 42)
    judge = Judgement(BoardPolicy(game, PLAIN)._outlook(state))  # noqa: SLF001
    assert not never_runs(judge, 15)  # there is room for it


def test_a_plant_without_any_fuel_to_come_is_worth_nothing() -> None:
    """Plant 11 burns uranium: none is on sale, and with three players one comes in Step 1.

    In hand, on sale or to come: one unit is enough for its run.
    """
    game = a_game()
    state = a_state(game, order="ABC", number=2, market=(4, 7, 8, 11, 12, 13, 15, 16), money=60)
    own(state, "A", 5)
    on_sale(state, uranium=0)
    refill = state.setup.refill[3][0]

    judge = Judgement(BoardPolicy(game, PLAIN)._outlook(state))  # noqa: SLF001

    assert refill == 1
    assert judge.gain(11, 11, 1.0) > -1.0
    judge.outlook.facts.need[11] = 2  # more than the one that comes
    assert judge.gain(11, 11, 1.0) == -1.0
    judge.outlook.facts.need[11] = 1


def building(**options: Any) -> tuple[BoardGame, BoardState]:  # noqa: ANN401
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUILDING, order="BCA", **options)
    own(state, "A", 4)
    houses(state, "A", "essen")
    put(state, "A.money=150")
    return game, state


def houses_of(game: BoardGame, state: BoardState) -> list[int]:
    plans = BoardPolicy(game, PLAIN).plans(game.view(state, 0), are_many=True)
    return [len(plan) - 1 for plan in plans]


def test_nobody_builds_beyond_its_plants_in_round_1() -> None:
    """A has one city, and plant 18 powers two without fuel; later a search may look at more."""
    first, later = building(number=1), building(number=2)
    for _, state in (first, later):
        own(state, "A", 18)

    assert sorted(set(houses_of(*first))) == [0, 1]
    assert max(houses_of(*later)) > 1


@pytest.mark.parametrize("seed", range(3))
def test_the_same_houses_are_never_built_for_more(seed: int) -> None:
    game = a_game()
    policy, choices = BoardPolicy(game, PLAIN), Choices(Rng(seed))
    state = game.new(seed, {})
    while state.to_act >= 0:
        if state.phase == PhaseIndex.BUILDING:
            sets = [frozenset(plan) for plan in policy.plans(game.view(state, state.to_act))]
            assert len(set(sets)) == len(sets)
        game.apply(state, policy.choose(state, choices))
