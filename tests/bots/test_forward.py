"""Lines of play: how far they go, and what counts on their way."""

import pytest

from gridwright.bots.budget import Budget
from gridwright.bots.contest import Contest
from gridwright.bots.forward import Forward
from gridwright.bots.policies import policy_for
from gridwright.bots.roster import weights_for
from gridwright.core.events import NOBODY
from gridwright.core.rng import Rng
from tests.advice.positions import TITLES, last_round, played
from tests.builders import a_game, a_state


@pytest.mark.parametrize(("title", "board"), TITLES)
def test_a_line_is_worth_what_lines_to_each_round_on_its_way_are(title: str, board: str) -> None:
    """Of one seed, they are the same line: its value after one, two, three and four rounds."""
    table = played(title, board, 25)
    game, policy = table.game, policy_for(table.game)
    weights = weights_for(title, game.seats)
    view = table.view(table.to_act)

    def value(first: int, last: int) -> float:
        forward = Forward(game, policy, weights, 2)
        forward.is_thorough = True
        forward.begin(Budget(), Rng(5))
        state = forward.deal(view).copy()
        span = view.round + first, view.round + last
        return forward.follow(state, Contest(game, policy, view.to_act), Rng(3), span)

    values = [value(rounds, rounds) for rounds in (1, 2, 3, 4)]

    assert len(set(values)) > 1
    assert value(1, 4) == pytest.approx(sum(values) / 4)
    assert value(3, 4) == pytest.approx(sum(values[2:]) / 2)


@pytest.mark.parametrize(
    ("is_thorough", "rounds", "reached", "span"),
    [
        (False, 4, 3, (7, 7)),
        (True, 4, 3, (4, 7)),
        (True, 4, 4, (5, 7)),  # the turn ended the round
        (True, 1, 4, (4, 4)),  # and there is no other one to look at
    ],
)
def test_a_thorough_search_counts_all_rounds_that_begin_later_on(
    *, is_thorough: bool, rounds: int, reached: int, span: tuple[int, int]
) -> None:
    """The turn is taken in round 3."""
    game = a_game()
    forward = Forward(game, policy_for(game), weights_for("recharged", game.seats), rounds)
    forward.is_thorough = is_thorough

    assert forward.span(3, a_state(game, number=reached)) == span


def test_where_a_line_ends_the_game_its_result_counts_for_all_rounds_left() -> None:
    """A wins at once with the house that its rules of thumb build."""
    game, state = last_round()
    policy = policy_for(game)
    forward = Forward(game, policy, weights_for("recharged", game.seats), 4)
    span = state.round + 1, state.round + 4

    value = forward.follow(state, Contest(game, policy, 0), Rng(3), span)

    assert state.to_act == NOBODY
    assert value == 1.0
