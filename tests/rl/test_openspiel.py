"""The games as OpenSpiel knows games."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts, sample_some_states
from open_spiel.python.tests import games_sim_test

from gridwright.rl import openspiel

CARD = "python_gridwright(title=card,players=3)"
TABLES = [
    *("python_gridwright(title=card,players=2)", "python_gridwright(title=card,players=5)"),
    *("python_gridwright(players=2)", "python_gridwright(title=classic,map=usa,players=6)"),
    "python_gridwright(options=hidden_money:on;regions:draft,players=3)",
    *("python_gridwright(title=outpost,players=2)", "python_gridwright(title=outpost,players=4)"),
]


def laid(game: Any, rng: np.random.RandomState) -> Any:  # noqa: ANN401
    """Return a state in which the first seat decides."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(int(rng.choice([outcome for outcome, _ in state.chance_outcomes()])))
    return state


def step(state: Any, rng: np.random.RandomState) -> None:  # noqa: ANN401
    """Go on at random."""
    if state.is_chance_node():
        outcomes, shares = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(outcomes, p=shares)))
    else:
        state.apply_action(int(rng.choice(state.legal_actions())))


def test_the_table_is_laid_in_four_steps_of_a_byte() -> None:
    game = pyspiel.load_game(CARD)
    state = game.new_initial_state()

    for number in (1, 2, 3, 4):
        assert state.is_chance_node()
        assert state.chance_outcomes() == [(outcome, 1 / 256) for outcome in range(256)]
        state.apply_action(number)

    assert not state.is_chance_node()
    assert state.table.history(2) == "2: 1 2 3 4"


def test_in_outpost_the_rest_is_laid_when_the_area_is_chosen() -> None:
    """So that nobody who searches can know connections or cards before."""
    rng = np.random.RandomState(3)
    state = laid(pyspiel.load_game("python_gridwright(title=outpost,players=4)"), rng)
    assert not state.table.play.state.costs
    state.apply_action(state.legal_actions()[0])

    for _ in range(4):
        assert len(state.chance_outcomes()) == 256
        before = str(state)
        state.apply_action(7)
        assert str(state) != before

    assert not state.is_chance_node()
    assert state.table.play.state.costs
    assert max(state.table.play.state.market.deck[:-1]) < 0  # nobody knows the deck


def test_parameters_say_which_table_it_is() -> None:
    game = pyspiel.load_game("python_gridwright(title=classic,map=usa,players=5)")

    assert game.num_players() == 5
    assert game.num_distinct_actions() == 121
    assert game.observation_tensor_size() == 1057


@pytest.mark.games
@pytest.mark.parametrize("name", TABLES)
def test_every_chance_node_has_shares_that_sum_up_to_one(name: str) -> None:
    """And games that are dealt in the open come to an end, with utilities that sum up to 0."""
    rng = np.random.RandomState(7)
    state = laid(pyspiel.load_game(name), rng)
    nodes = 0
    while not state.is_terminal():
        if state.is_chance_node():
            nodes += 1
            shares = [share for _, share in state.chance_outcomes()]
            assert min(shares) > 0
            assert sum(shares) == pytest.approx(1)
            assert len({outcome for outcome, _ in state.chance_outcomes()}) == len(shares)
        step(state, rng)

    assert nodes
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.games
@pytest.mark.parametrize("name", [CARD, "python_gridwright(players=3)"])
def test_the_simulation_of_openspiel(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.games
def test_the_simulation_of_its_python_games() -> None:
    """Clones, pickles and texts of games and states, every power of two."""
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(CARD))


@pytest.mark.games
class TestApi(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    """What OpenSpiel asks of games that are too large to be looked at whole."""

    game_name = "python_gridwright"

    @classmethod
    def setUpClass(cls) -> None:
        """Look at fewer states than it would."""
        cls.game = pyspiel.load_game(CARD)
        cls.game_type = cls.game.get_type()
        cls.some_states = sample_some_states.sample_some_states(cls.game, max_states=40)


def test_a_search_chooses_a_legal_action() -> None:
    game = pyspiel.load_game(CARD)
    rng = np.random.RandomState(3)
    state = laid(game, rng)
    evaluator = NoRollout()

    tree = mcts.MCTSBot(game, 1.4, 4, evaluator, random_state=rng)
    assert tree.step(state) in state.legal_actions()
    sets = ismcts.ISMCTSBot(
        game=game, evaluator=evaluator, uct_c=1.4, max_simulations=4, random_state=rng
    )
    assert sets.step(state) in state.legal_actions()


class NoRollout(mcts.Evaluator):  # type: ignore[misc]
    """Thinks that all positions are alike."""

    def evaluate(self, state: Any) -> list[float]:  # noqa: ANN401
        return [0.0] * state.num_players()

    def prior(self, state: Any) -> list[tuple[int, float]]:  # noqa: ANN401
        if state.is_chance_node():
            outcomes: list[tuple[int, float]] = state.chance_outcomes()
            return outcomes
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def test_a_clone_goes_on_by_itself_also_in_the_middle_of_a_decision() -> None:
    """In the Card Game, A opens the second plant, and has not said its bid."""
    rng = np.random.RandomState(3)
    state = laid(pyspiel.load_game(CARD), rng)
    opening = next(a for a in state.legal_actions() if "place 2" in state.action_to_string(a))
    state.apply_action(opening)
    assert 0 in state.legal_actions()

    twin = state.clone()
    twin.apply_action(0)

    assert str(twin) != str(state)
    assert 0 in state.legal_actions()
    state.apply_action(0)
    assert str(twin) == str(state)


def test_a_seat_sees_what_it_sees_everywhere() -> None:
    rng = np.random.RandomState(3)
    state = laid(pyspiel.load_game(CARD), rng)

    tensor = np.array(state.observation_tensor(1), np.uint8)

    assert tensor.tobytes() == state.table.play.observe(1)
    assert state.observation_string(1) == f"1: {tensor.tobytes().hex()}"
    assert state.information_state_string(1) != state.information_state_string(0)


def test_a_game_that_is_too_long_is_over_and_pays_nothing() -> None:
    rng = np.random.RandomState(3)
    state = laid(pyspiel.load_game("python_gridwright(title=card,players=3,round_limit=1)"), rng)
    while not state.is_terminal():
        step(state, rng)

    assert state.returns() == [0.0, 0.0, 0.0]
    assert state.legal_actions() == []


def test_the_observer_takes_no_parameters() -> None:
    game = openspiel.GridwrightGame({"title": "card", "players": 3})

    with pytest.raises(ValueError, match="surprise"):
        game.make_py_observer(params={"surprise": 1})
