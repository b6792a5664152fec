"""The games as PettingZoo plays games."""

import copy
import pickle

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from gridwright.rl import gridwright_v0
from gridwright.rl.gridwright_v0 import raw_env
from gridwright.rl.shaping import ShapedTable
from tests.rl.playing import any_of, last_of

TITLES = [("recharged", 4), ("classic", 6), ("card", 2), ("outpost", 3)]

# Its games with masks hand out a dict as well; the suite wonders all the same.
of_masks = pytest.mark.filterwarnings(
    "ignore:Observation (space for each agent probably|is not a NumPy array)"
)


@of_masks
@pytest.mark.parametrize(("title", "seats"), TITLES)
def test_the_suite_of_pettingzoo(title: str, seats: int) -> None:
    api_test(gridwright_v0.env(title=title, seats=seats), num_cycles=60, verbose_progress=False)


def test_the_same_seed_gives_the_same_game() -> None:
    seed_test(lambda: gridwright_v0.env(seats=3), num_cycles=60)


def test_what_is_rendered_is_what_pettingzoo_expects() -> None:
    render_test(lambda **arguments: gridwright_v0.env(title="card", **arguments))


@pytest.mark.slow
def test_the_benchmark_of_pettingzoo_runs(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(raw_env())

    assert "turns per second" in capsys.readouterr().out


@pytest.mark.games
@pytest.mark.parametrize(("title", "seats"), TITLES)
def test_a_game_ends_for_everybody_at_once_with_rewards_by_place(title: str, seats: int) -> None:
    env = raw_env(title=title, seats=seats)
    env.reset(seed=5)
    rng = np.random.default_rng(1)
    while not any(env.terminations.values()):
        assert not any(env.rewards.values())
        env.step(any_of(env.observe(env.agent_selection)["action_mask"], rng))

    assert list(env.terminations.values()) == [True] * seats
    assert not any(env.truncations.values())
    assert sum(env.rewards.values()) == pytest.approx(0)
    assert max(env.rewards.values()) > 0
    places = env.play.game.ranking(env.play.state)
    best = places.index(min(places))
    assert env.rewards[f"player_{best}"] == max(env.rewards.values())


def test_a_game_that_is_too_long_is_truncated_without_rewards() -> None:
    env = raw_env(seats=3, round_limit=1)
    env.reset(seed=5)
    while not any(env.truncations.values()):
        assert env.play.round <= 1
        env.step(last_of(env.observe(env.agent_selection)["action_mask"]))

    assert env.play.round == 2
    assert list(env.truncations.values()) == [True] * 3
    assert not any(env.terminations.values())
    assert not any(env.rewards.values())


def test_who_is_not_to_act_has_an_empty_mask() -> None:
    env = raw_env(seats=3)
    env.reset(seed=5)

    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_a_token_that_is_not_allowed_ends_the_game_with_the_last_place() -> None:
    env = gridwright_v0.env(seats=3)
    env.reset(seed=5)
    agent = env.agent_selection
    mask = env.observe(agent)["action_mask"]

    env.step(int(np.flatnonzero(mask == 0)[0]))

    assert env.terminations == {"player_0": True, "player_1": True, "player_2": True}
    assert env.rewards[agent] == -1


def test_an_environment_is_made_again_from_its_pickle() -> None:
    """`EzPickle` keeps the arguments."""
    env = raw_env(title="outpost", seats=3)

    assert env._ezpickle_args[:3] == ("outpost", "", 3)  # noqa: SLF001


@pytest.mark.parametrize(("title", "seats"), TITLES)
def test_an_environment_comes_back_in_the_middle_of_a_game(title: str, seats: int) -> None:
    env = gridwright_v0.env(title=title, seats=seats)
    env.reset(seed=3)
    for _ in range(25):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    twins = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env)]  # noqa: S301 - our own
    for _ in range(20):
        agent = env.agent_selection
        seen = env.observe(agent)
        token = int(np.flatnonzero(seen["action_mask"])[-1])
        env.step(token)
        for twin in twins:
            assert twin.agent_selection == agent
            for part, numbers in twin.observe(agent).items():
                assert numbers.tolist() == seen[part].tolist()
            twin.step(token)
    env.reset()
    assert [twin.reset() for twin in twins] == [None, None]
    first = env.observe(env.agent_selection)["observation"].tolist()
    for twin in twins:
        assert twin.observe(env.agent_selection)["observation"].tolist() == first


# Shaping


def test_what_is_earned_on_the_way_adds_up_to_the_same_whatever_is_played() -> None:
    """The lead is 0 at the start; undiscounted, the sums of a game cut off are the last leads."""
    env = ShapedTable(raw_env(seats=3, round_limit=2))
    env.reset(seed=5)
    sums = dict.fromkeys(env.agents, 0.0)
    while not any(env.truncations.values()):
        env.step(last_of(env.observe(env.agent_selection)["action_mask"]))
        for agent, reward in env.rewards.items():
            sums[agent] += reward

    assert sums == pytest.approx(env._leads)  # noqa: SLF001
    assert sum(sums.values()) == pytest.approx(0)
    assert any(sums.values())


@pytest.mark.games
def test_a_whole_game_pays_no_more_than_its_places() -> None:
    env = ShapedTable(raw_env(seats=3))
    env.reset(seed=5)
    rng = np.random.default_rng(2)
    sums = dict.fromkeys(env.agents, 0.0)
    while not any(env.terminations.values()):
        env.step(any_of(env.observe(env.agent_selection)["action_mask"], rng))
        for agent, reward in env.rewards.items():
            sums[agent] += reward

    assert sorted(sums.values()) == pytest.approx([-1, 0, 1])


@of_masks
def test_a_shaped_environment_still_is_what_pettingzoo_expects() -> None:
    api_test(ShapedTable(gridwright_v0.env(seats=3)), num_cycles=60, verbose_progress=False)
