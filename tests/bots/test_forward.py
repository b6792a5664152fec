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


@pytest.mark.parametrize(("title", "board"), TITLES)
def test_a_far_line_is_worth_what_four_lines_to_each_of_the_next_rounds_are(
    title: str, board: str
) -> None:
    """Of one seed, they are the same line: its value after one, two, three and four rounds."""
    table = played(title, board, 25)
    game, policy = table.game, policy_for(table.game)
    weights = weights_for(title, game.seats)
    view = table.view(table.to_act)

    def value(rounds: int, *, is_far: bool) -> float:
        forward = Forward(game, policy, weights, rounds, 5)
        forward.is_thorough = True
        forward.begin(Budget())
        forward.is_far = is_far
        state = forward.deal(view).copy()
        last = forward.last(state)
        assert last == view.round + (4 if is_far else rounds)
        return forward.follow(state, Contest(game, policy, view.to_act), Rng(3), last)

    values = [value(rounds, is_far=False) for rounds in (1, 2, 3, 4)]

    assert len(set(values)) > 1
    assert value(2, is_far=True) == pytest.approx(sum(values) / 4)


def test_where_a_far_line_ends_the_game_its_result_counts_for_all_rounds_left() -> None:
    """A wins at once with the house that its rules of thumb build."""
    game, state = last_round()
    policy = policy_for(game)
    forward = Forward(game, policy, weights_for("recharged", game.seats), 2, 5)
    forward.is_far = True

    value = forward.follow(state, Contest(game, policy, 0), Rng(3), forward.last(state))

    assert state.to_act == NOBODY
    assert value == 1.0
