"""Every environment is pickled and copied in the middle of a game, and goes on exactly alike."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import gridwright.rl.openspiel  # noqa: F401 - registers the game
from gridwright.rl.against import AgainstBots
from gridwright.rl.gridwright_v0 import env as pettingzoo_env
from gridwright.rl.gridwright_v0 import raw_env
from gridwright.rl.vector import ManyGames
from tests.rl.playing import last_of

WAYS: tuple[Callable[[Any], Any], ...] = (
    lambda value: pickle.loads(pickle.dumps(value)),  # noqa: S301 - our own
    lambda value: pickle.loads(pickle.dumps(value, 2)),  # noqa: S301
    copy.copy,
    copy.deepcopy,
)
ways = pytest.mark.parametrize("way", WAYS, ids=("pickle", "protocol 2", "copy", "deepcopy"))
TITLES = ("recharged", "classic", "card", "outpost")
Moment = tuple[object, ...]


def against_bots(env: Any, count: int) -> list[Moment]:  # noqa: ANN401 - perhaps wrapped
    """Play *count* steps at random, by the chance of their numbers; return what happened."""
    moments: list[Moment] = []
    for step in range(count):
        mask = env.unwrapped.action_masks()
        allowed = np.flatnonzero(mask)
        observation, reward, is_over, is_long, info = env.step(allowed[step % len(allowed)])
        mask = info["action_mask"].tobytes()
        moments.append((observation.tobytes(), float(reward), is_over, is_long, mask))
        if is_over or is_long:
            observation, _ = env.reset()
            moments.append((observation.tobytes(),))
    return moments


@ways
@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("opponents", ["novice", "random"])
def test_a_seat_against_bots_goes_on_alike(
    way: Callable[[Any], Any], title: str, opponents: str
) -> None:
    env = AgainstBots(title, seats=3, opponents=opponents)
    env.reset(seed=5)
    against_bots(env, 60)
    twin = way(env)

    moments = against_bots(env, 80)

    assert against_bots(twin, 80) == moments


@ways
@pytest.mark.parametrize("title", TITLES)
def test_bots_that_look_ahead_go_on_alike(way: Callable[[Any], Any], title: str) -> None:
    """They remember the rest of a turn and how far to raise, and draw from their own chance."""
    env = AgainstBots(title, seats=3, opponents="planner@6")
    env.reset(seed=7)
    against_bots(env, 25)
    twin = way(env)

    moments = against_bots(env, 20)

    assert against_bots(twin, 20) == moments


def test_an_environment_in_its_wrappers_goes_on_alike() -> None:
    env = gymnasium.make("gridwright/Card-v0", seats=3, opponents="casual")
    env.reset(seed=3)
    against_bots(env, 20)
    twin = WAYS[0](env)

    moments = against_bots(env, 30)

    assert against_bots(twin, 30) == moments


def in_turns(env: Any, count: int) -> list[Moment]:  # noqa: ANN401 - perhaps wrapped
    moments: list[Moment] = []
    for _ in range(count):
        observation, reward, is_over, is_long, _ = env.last()
        mask = observation["action_mask"]
        moments.append((env.agent_selection, observation["observation"].tobytes(), reward, is_over))
        env.step(None if is_over or is_long else last_of(mask))
    return moments


@ways
@pytest.mark.parametrize("make", [raw_env, pettingzoo_env], ids=("raw_env", "env"))
def test_agents_in_turns_go_on_alike(way: Callable[[Any], Any], make: Callable[..., Any]) -> None:
    if make is pettingzoo_env and way is copy.copy:
        way = copy.deepcopy  # a copy of PettingZoo's wrapper shares what it wraps
    env = make(title="outpost", seats=3)
    env.reset(seed=4)
    in_turns(env, 45)
    twin = way(env)

    moments = in_turns(env, 60)

    assert in_turns(twin, 60) == moments


def side_by_side(games: ManyGames, count: int) -> list[Moment]:
    moments: list[Moment] = []
    for _ in range(count):
        arrays = games.step([last_of(mask) for mask in games.masks])
        moments.append(tuple([array.tobytes() for array in arrays[:4]]))
        moments.append((arrays[4]["action_mask"].tobytes(), games.seats.tolist()))
    return moments


@ways
@pytest.mark.parametrize("title", TITLES)
def test_many_games_go_on_alike(way: Callable[[Any], Any], title: str) -> None:
    games = ManyGames(3, title, seats=3, round_limit=2)
    games.reset(seed=2)
    side_by_side(games, 40)
    twin = way(games)

    moments = side_by_side(games, 90)

    assert side_by_side(twin, 90) == moments
    assert games.action_space == twin.action_space


def spiel_steps(state: Any, count: int) -> list[Moment]:  # noqa: ANN401 - pyspiel has no types
    moments: list[Moment] = []
    for step in range(count):
        if state.is_chance_node():
            outcomes = [outcome for outcome, _ in state.chance_outcomes()]
            state.apply_action(outcomes[step % len(outcomes)])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[step % len(legal)])
        moments.append((str(state), state.current_player()))
    return moments


@pytest.mark.parametrize("title", TITLES)
def test_states_of_openspiel_go_on_alike(title: str) -> None:
    game = pyspiel.load_game(f"python_gridwright(title={title},players=3)")
    state = game.new_initial_state()
    spiel_steps(state, 50)
    twins = [
        WAYS[0](state),
        copy.deepcopy(state),
        state.clone(),
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1],
    ]

    moments = spiel_steps(state, 40)

    assert [spiel_steps(twin, 40) for twin in twins] == [moments] * 4
    assert str(WAYS[0](game)) == str(game)
