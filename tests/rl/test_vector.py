"""Many games at once are the same games as one by one."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from gridwright.core.errors import SetupError
from gridwright.games.registry import TITLES
from gridwright.rl.tables import Place
from gridwright.rl.vector import ManyGames
from tests.rl.playing import last_of


def many(count: int, seed: int, title: str = "recharged", **choices: int) -> ManyGames:
    games = ManyGames(count, title, **choices)  # type: ignore[arg-type] # seats and limits
    games.reset(seed=seed)
    return games


def tokens(games: ManyGames) -> list[int]:
    return [last_of(mask) for mask in games.masks]


def test_every_table_shows_what_its_seat_to_act_sees() -> None:
    games = many(4, 1, "card", seats=3)
    for _ in range(20):
        games.step(tokens(games))

    for table, play in enumerate(games.games):
        assert games.seats[table] == play.seat
        assert games.observations[table].tobytes() == play.observe(play.seat)
        assert games.masks[table].tobytes() == play.mask()


@pytest.mark.games
@pytest.mark.parametrize("title", [title.name for title in TITLES])
def test_no_table_shows_what_was_before(title: str) -> None:
    """Decisions are half made, games end and begin: each row is what a new table would show."""
    place = Place(title, "", 4)
    games = many(4, 3, title, round_limit=5)
    rng = np.random.default_rng(2)
    ended = 0
    for turn in range(300):
        games.step((games.masks * rng.random(games.masks.shape)).argmax(1))
        ended += int(games.ended.sum())
        play = games.games[turn % 4]
        fresh = place.lay(0)
        fresh.read(play.write())
        assert games.seats[turn % 4] == fresh.seat
        assert games.observations[turn % 4].tobytes() == fresh.observe(fresh.seat)
        assert games.masks[turn % 4].tobytes() == fresh.mask()

    assert ended


def test_the_same_seed_gives_the_same_games_and_another_others() -> None:
    first, second, other = (many(3, seed) for seed in (1, 1, 2))

    assert first.observations.tobytes() == second.observations.tobytes()
    assert first.observations.tobytes() != other.observations.tobytes()
    assert first.observations[0].tobytes() != first.observations[1].tobytes()


def test_a_token_that_is_not_allowed_is_refused_and_changes_nothing() -> None:
    games = many(2, 0)
    before = [play.write() for play in games.games]
    wrong = [last_of(games.masks[0]), int(np.flatnonzero(games.masks[1] == 0)[0])]

    with pytest.raises(ValueError, match=str(wrong[1])):
        games.step(wrong)

    assert [play.write() for play in games.games] == before


def test_arrays_of_an_earlier_step_stay_as_they_were() -> None:
    games = many(2, 0)
    earlier, copied = games.observations, games.observations.copy()
    games.step(tokens(games))

    assert np.array_equal(earlier, copied)
    assert not np.array_equal(earlier, games.observations)


def test_a_game_that_is_too_long_is_laid_anew_without_rewards() -> None:
    games = many(1, 0, "recharged", seats=3, round_limit=1)
    while not games.ended.any():
        games.step(tokens(games))

    assert games.ended.tolist() == [True]
    assert games.rewards.tolist() == [[0, 0, 0]]
    assert games.games[0].round <= 1
    games.step(tokens(games))
    assert games.ended.tolist() == [False]


@pytest.mark.games
def test_a_game_that_is_played_out_hands_out_what_its_seats_earned() -> None:
    games = many(8, 0, "card", seats=2)
    rng = np.random.default_rng(1)
    paid = 0
    for _ in range(400):
        games.step((games.masks * rng.random(games.masks.shape)).argmax(1))
        for table in np.flatnonzero(games.ended):
            paid += 1
            assert sorted(games.rewards[table].tolist()) in ([-1, 1], [0, 0])
        assert not games.rewards[~games.ended].any()

    assert paid > 8


def test_games_come_back_in_the_middle() -> None:
    games = many(4, 2, "outpost", seats=3)
    for _ in range(37):
        games.step([last_of(mask) for mask in games.masks])
    for twin in (pickle.loads(pickle.dumps(games)), copy.deepcopy(games)):  # noqa: S301 - our own
        original = copy.deepcopy(games)
        for _ in range(50):
            assert twin.seats.tolist() == original.seats.tolist()
            assert twin.masks.tolist() == original.masks.tolist()
            assert twin.observations.tolist() == original.observations.tolist()
            tokens = [last_of(mask) for mask in original.masks]
            original.step(tokens)
            twin.step(tokens)


def test_gymnasium_makes_many_games_with_batched_spaces() -> None:
    games = gymnasium.make_vec(
        "gridwright/CardSelfPlay-v0",
        num_envs=8,
        vectorization_mode="vector_entry_point",
        seats=3,
        round_limit=1,
    )
    observations, infos = games.reset(seed=3)

    assert isinstance(games.unwrapped, ManyGames)
    assert games.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert games.single_action_space == gymnasium.spaces.Discrete(infos["action_mask"].shape[1])
    assert games.action_space.shape == (8,)
    assert observations in games.observation_space
    assert infos["_action_mask"].tolist() == [True] * 8

    for _ in range(60):
        tokens = infos["action_mask"].argmax(axis=1)
        assert tokens in games.action_space
        observations, rewards, ends, cuts, infos = games.step(tokens)
        assert observations in games.observation_space
        assert (rewards.shape, ends.dtype, cuts.dtype) == ((8,), np.bool_, np.bool_)
        if cuts.any():
            break
    assert infos["_final_obs"].tolist() == cuts.tolist()
    ended = int(np.flatnonzero(cuts)[0])
    assert infos["final_obs"][ended] in games.single_observation_space
    assert infos["final_obs"][ended].tobytes() != observations[ended].tobytes()
    games.close()
    assert games.closed


@pytest.mark.games
def test_the_reward_of_a_step_is_that_of_the_seat_that_ended_the_game() -> None:
    games = RecordEpisodeStatistics(many(4, 5, "card", seats=2))
    _, infos = games.reset(seed=5)
    rng = np.random.default_rng(1)
    finished = 0
    for _ in range(400):
        actors = infos["seat"]
        mask = infos["action_mask"]
        _, rewards, ends, _, infos = games.step((mask * rng.random(mask.shape)).argmax(1))
        for table in np.flatnonzero(ends):
            finished += 1
            assert rewards[table] == infos["rewards"][table, actors[table]]
            assert infos["episode"]["r"][table] == rewards[table]
        assert not rewards[~ends].any()
    assert finished > 4


def test_each_table_is_rendered() -> None:
    games = ManyGames(2, "card", seats=3, render_mode="ansi")
    pictures = games.render()

    assert pictures is not None
    assert len(pictures) == 2
    assert "\x1b[" in pictures[0]
    assert ManyGames(1).render() is None


@pytest.mark.parametrize(
    ("actions", "reason"),
    [
        ([9999, 0], "token 9999 is not allowed at table 0"),
        ([-1, -1], "token -1 is not allowed at table 0"),
        ([0], r"a token for each of the 2 tables is needed, not \[0\]"),
        ([0.0, 0.0], "a token for each of the 2 tables is needed"),
        (None, "a token for each of the 2 tables is needed, not None"),
    ],
)
def test_what_is_no_row_of_tokens_is_refused(actions: Any, reason: str) -> None:  # noqa: ANN401
    games = many(2, 0)
    before = [play.write() for play in games.games]

    with pytest.raises(ValueError, match=reason):
        games.step(actions)

    assert [play.write() for play in games.games] == before


@pytest.mark.parametrize("choice", ["num_envs", "round_limit"])
def test_there_is_at_least_one_table_and_one_round(choice: str) -> None:
    choices: dict[str, Any] = {"num_envs": 2, choice: 0}
    with pytest.raises(SetupError, match=f"{choice} must be at least 1, not 0"):
        ManyGames(**choices)
