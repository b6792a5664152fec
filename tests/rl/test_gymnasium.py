"""One seat against bots, as Gymnasium plays games."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import gridwright.rl  # noqa: F401 - makes the environments known
from gridwright.rl.against import TITLES, AgainstBots
from gridwright.rl.shaping import Shaped
from tests.rl.playing import any_of, last_of


def shaped(**arguments: Any) -> Shaped:  # noqa: ANN401
    return Shaped(AgainstBots(seats=3, opponents="random", **arguments))


@pytest.mark.parametrize("name", TITLES)
def test_the_suite_of_gymnasium(name: str) -> None:
    env = gymnasium.make(f"gridwright/{name}-v0", seats=3, opponents="random")

    check_env(env.unwrapped, skip_render_check=True)


def test_the_rendered_modes_are_checked_too() -> None:
    for mode in ("ansi", "rgb_array"):
        env = gymnasium.make("gridwright/Card-v0", seats=2, opponents="random", render_mode=mode)
        env.reset(seed=1)

        assert isinstance(env.render(), str if mode == "ansi" else np.ndarray)


def test_bots_play_until_the_agent_must_decide() -> None:
    env = AgainstBots(seats=4, opponents="steady")
    for seat in range(4):
        env.reset(seed=3, options={"seat": seat})

        assert env.play.seat == env.seat == seat


def test_the_seat_changes_by_chance() -> None:
    env = AgainstBots(seats=4, opponents="random")

    assert {_seat(env, seed) for seed in range(20)} == {0, 1, 2, 3}


def _seat(env: AgainstBots, seed: int) -> int:
    env.reset(seed=seed)
    return env.seat


def test_masks_are_those_that_sb3_asks_for() -> None:
    env = AgainstBots(seats=3, opponents="random")
    _, info = env.reset(seed=3)

    masks = env.action_masks()
    assert masks.dtype == np.bool_
    assert masks.tolist() == (info["action_mask"] == 1).tolist()
    assert np.flatnonzero(masks).tolist() == env.play.chooser.allowed()


def test_a_token_that_is_not_allowed_ends_the_episode_with_the_last_place() -> None:
    env = AgainstBots(seats=3, opponents="random")
    _, info = env.reset(seed=3)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])

    _, reward, is_over, is_long, info = env.step(wrong)

    assert (reward, is_over, is_long, info["illegal"]) == (-1, True, False, wrong)


def test_a_game_that_is_too_long_is_truncated() -> None:
    env = AgainstBots(seats=3, opponents="random", round_limit=1)
    _, info = env.reset(seed=3)
    is_over = is_long = False
    while not is_long:
        _, reward, is_over, is_long, info = env.step(last_of(info["action_mask"]))

    assert not is_over
    assert reward == 0
    assert "place" not in info


@pytest.mark.games
@pytest.mark.parametrize("name", TITLES)
def test_a_game_played_out_says_the_place_and_pays_by_it(name: str) -> None:
    env = gymnasium.make(f"gridwright/{name}-v0", seats=2, opponents="random")
    _, info = env.reset(seed=4)
    rng = np.random.default_rng(3)
    is_over = is_long = False
    while not (is_over or is_long):
        _, reward, is_over, is_long, info = env.step(any_of(info["action_mask"], rng))

    assert is_over
    assert (info["place"], reward) in ((1, 1.0), (2, -1.0))


def test_shaping_pays_the_lead_as_it_changes() -> None:
    env = shaped(round_limit=2)
    env.reset(seed=3)
    assert env._lead == 0  # noqa: SLF001 - nobody leads yet
    total, is_long = 0.0, False
    while not is_long:
        _, reward, _, is_long, _ = env.step(np.int64(last_of(env.action_masks())))
        total += float(reward)

    assert total == pytest.approx(env._lead)  # noqa: SLF001
    assert total


@pytest.mark.games
def test_shaped_rewards_of_a_whole_game_are_those_of_its_place() -> None:
    env = shaped()
    _, info = env.reset(seed=3)
    rng = np.random.default_rng(3)
    total, is_over = 0.0, False
    while not is_over:
        _, reward, is_over, _, info = env.step(np.int64(any_of(env.action_masks(), rng)))
        total += float(reward)

    assert total == pytest.approx({1: 1.0, 2: 0.0, 3: -1.0}[info["place"]])
