"""What seats earn by their places."""

import pytest

from gridwright.core.errors import SetupError
from gridwright.rl.tables import Place, rewards


@pytest.mark.parametrize(
    ("places", "earned"),
    [
        ([1, 2], [1, -1]),
        ([2, 1, 3], [0, 1, -1]),
        ([1, 1, 3, 4], [2 / 3, 2 / 3, -1 / 3, -1]),  # 1 and 1/3, shared
        ([1, 2, 2, 2], [1, -1 / 3, -1 / 3, -1 / 3]),
        ([1, 1], [0, 0]),
        ([3, 2, 1, 4, 6, 5], [0.2, 0.6, 1, -0.2, -1, -0.6]),
    ],
)
def test_rewards_go_by_places_and_sum_up_to_nothing(places: list[int], earned: list[float]) -> None:
    assert rewards(places) == pytest.approx(earned)
    assert sum(rewards(places)) == pytest.approx(0)


def test_a_table_that_does_not_exist_is_refused_as_everywhere() -> None:
    with pytest.raises(SetupError):
        Place("monopoly").lay(1)


def test_a_table_is_laid_as_it_was_asked_for() -> None:
    play = Place("classic", "usa", 5, {"hidden_money": "on"}).lay(1)

    assert (play.game.title, play.game.seats) == ("classic", 5)
    assert play.state.setup.map.id == "usa"
    assert play.state.setup.options.hidden_money
