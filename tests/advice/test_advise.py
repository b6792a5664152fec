"""Advice: the best moves first, from the view alone, the same for the same work."""

import pytest

from gridwright.advice.advise import advise
from gridwright.core.errors import ALLOWED, SetupError
from gridwright.core.rng import Rng
from tests.advice.positions import TITLES, last_round, played
from tests.bots.positions import needed

ACTIONS = 25  # in the first or second round of every title
LINES = "planner@12"


@pytest.mark.parametrize(("title", "board"), TITLES)
def test_the_best_comes_first_and_all_are_legal(title: str, board: str) -> None:
    table = played(title, board, ACTIONS)

    suggestions = advise(table.game, table.view(table.to_act), LINES)

    values = [move.value for move in suggestions]
    assert values == sorted(values, reverse=True)
    assert all(0 <= value <= 1 for value in values)
    assert [move.share for move in suggestions] == [value / values[0] for value in values]
    assert all(table.game.refusal(table.state, move.action) is ALLOWED for move in suggestions)
    written = [
        ", ".join([table.game.write(action) for action in move.plan]) for move in suggestions
    ]
    assert [move.text for move in suggestions] == written
    assert all(move.reasons for move in suggestions)


@pytest.mark.parametrize(("title", "board"), TITLES)
def test_what_nobody_may_know_changes_nothing(title: str, board: str) -> None:
    """Two tables that only differ in what is hidden get the same advice."""
    table = played(title, board, ACTIONS)
    game, seat = table.game, table.to_act
    other = game.resample(table.view(seat), Rng(99))
    assert game.write_position(other) != game.write_position(table.state)

    assert advise(game, game.view(other, seat), LINES) == advise(game, table.view(seat), LINES)


def test_a_view_is_not_touched() -> None:
    table = played("card", "", ACTIONS)
    view = table.view(table.to_act)
    before = table.game.write_position(view)

    advise(table.game, view, LINES)

    assert table.game.write_position(view) == before


def test_the_number_of_suggestions_can_be_limited() -> None:
    table = played("recharged", "germany", 0)
    view = table.view(table.to_act)

    assert len(advise(table.game, view, LINES, most=1)) == 1
    assert advise(table.game, view, LINES, most=1)[0].share == 1.0


def test_the_house_that_wins_is_advised() -> None:
    """A supplies 17 cities with it, B and C have no fuel: none. A round later B supplies 20."""
    game, state = last_round()

    best, other = advise(game, game.view(state, 0), LINES)

    assert (best.text, best.value) == ("build dortmund, done", 1.0)
    assert [reason.id for reason in best.reasons] == ["advice.move.build", "advice.final"]
    assert best.reasons[1].values == {"score": 17, "rival": 0, "than": "done", "theirs": 17}
    assert other.text == "done"
    assert other.value < 0.5
    assert other.reasons[1].values["rival"] == 20


def test_a_bid_is_advised_with_how_far_to_go() -> None:
    """B wins with plant 36 alone, for which it goes to 97 (`tests.bots.test_pricing`)."""
    game, state = needed(money=100)

    best, other = advise(game, game.view(state, 1), LINES)

    assert (best.text, best.value, best.ceiling) == ("bid 37", 1.0, 97)
    assert best.reasons[1].id == "advice.ceiling"
    assert best.reasons[1].values == {"bid": 97}
    assert (other.text, other.value, other.ceiling) == ("drop", 0.0, 0)
    assert "advice.ceiling" not in [reason.id for reason in other.reasons]


@pytest.mark.parametrize("level", ["steady", "random", "novice:eco"])
def test_a_bot_that_does_not_look_ahead_gives_no_advice(level: str) -> None:
    game, state = last_round()

    with pytest.raises(SetupError, match=f"'{level}' doesn't look ahead"):
        advise(game, game.view(state, 0), level)


def test_a_budget_may_be_a_time() -> None:
    game, state = last_round()

    suggestions = advise(game, game.view(state, 0), "master@0.01s")

    assert suggestions[0].text == "build dortmund, done"
    assert suggestions[0].lines >= 16
