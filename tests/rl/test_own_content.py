"""Environments that play with content of one's own."""

import copy
import pickle
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import gridwright.rl.openspiel  # noqa: F401 - makes the game known
from gridwright.content.load import ContentError, load
from gridwright.core.game import Game
from gridwright.core.phase import State
from gridwright.rl import gridwright_v0
from gridwright.rl.vector import ManyGames
from tests.own_data import MAP, own_data
from tests.rl.playing import any_of, last_of


@pytest.fixture
def own(tmp_path: Path) -> Path:
    return own_data(tmp_path)


def is_own(game: Game[Any], state: State) -> bool:
    """Whether a game is played on the map, and begun with the money, of the directory."""
    return game.spec.board == MAP and game.standing(state, 0).money == 77


def test_pettingzoo_plays_on_a_map_of_ones_own(own: Path) -> None:
    env = gridwright_v0.raw_env(map=MAP, seats=3, data=str(own))
    env.reset(seed=1)
    assert is_own(env.play.game, env.play.state)

    for _ in range(60):
        env.step(last_of(env.observe(env.agent_selection)["action_mask"]))

    again = pickle.loads(pickle.dumps(env))  # noqa: S301
    assert again.play.write() == env.play.write()
    assert again.play.round == env.play.round > 1


def test_gymnasium_plays_on_a_map_of_ones_own(own: Path) -> None:
    env: Any = gymnasium.make("gridwright/Recharged-v0", map=MAP, seats=3, data=str(own))
    rng = np.random.default_rng(3)
    _, info = env.reset(seed=1)
    assert env.unwrapped.play.game.spec.own == str(own)

    is_over = False
    while not is_over:
        _, _, is_over, is_long, info = env.step(any_of(info["action_mask"], rng))

    assert not is_long
    assert info["place"] in (1, 2, 3)
    assert env.unwrapped.play.game.spec.board == MAP


def test_many_games_are_played_on_a_map_of_ones_own(own: Path) -> None:
    games = ManyGames(4, "recharged", MAP, 3, data=load(own))
    assert all(is_own(play.game, play.state) for play in games.games)

    for _ in range(60):
        games.step([last_of(mask) for mask in games.masks])

    again = pickle.loads(pickle.dumps(games))  # noqa: S301
    assert again.place.data.own == str(own)
    assert again.masks.tolist() == games.masks.tolist()


def test_openspiel_plays_on_a_map_of_ones_own(own: Path) -> None:
    game = pyspiel.load_game(f"python_gridwright(map={MAP},players=3,data={own})")
    rng = np.random.default_rng(3)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(int(rng.choice([outcome for outcome, _ in state.chance_outcomes()])))
    assert is_own(state.table.game, state.table.play.state)

    for _ in range(30):
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))

    assert str(copy.deepcopy(state)) == str(state)
    assert str(pickle.loads(pickle.dumps(state.table))) == str(state)  # noqa: S301


def test_a_directory_that_is_not_there_is_refused_as_everywhere(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="nowhere: no such directory"):
        gridwright_v0.raw_env(data=tmp_path / "nowhere")
