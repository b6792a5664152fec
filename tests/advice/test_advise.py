"""Advice: the best moves first, from the view alone, the same for the same work."""

import pytest

from gridwright.advice.advise import advise
from gridwright.advice.calibration import Estimate
from gridwright.core.errors import ALLOWED, Message, SetupError
from gridwright.core.rng import Rng
from gridwright.games.board.state import PhaseIndex
from gridwright.parts.auction import Open
from gridwright.words import Names
from tests.advice.positions import TITLES, last_round, played
from tests.bots.positions import needed
from tests.builders import a_game, a_state, houses, own, put

ACTIONS = 25  # in the first or second round of every title
LINES = "planner@12"


@pytest.mark.parametrize(("title", "board"), TITLES)
def test_the_best_comes_first_and_all_are_legal(title: str, board: str) -> None:
    table = played(title, board, ACTIONS)

    suggestions = advise(table.game, table.view(table.to_act), LINES)

    best, *others = suggestions
    values = [move.value for move in suggestions]
    assert values == sorted(values, reverse=True)
    assert all(0 < value < 1 for value in values)
    assert best.behind == Estimate(0.0, 0.0)
    for move in others:
        assert move.behind.value == pytest.approx(best.value - move.value)
        assert move.is_equal == (move.behind.low <= 0 or move.behind.value < 0.005)
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

    (only,) = advise(table.game, view, LINES, most=1)

    assert only.is_equal
    assert [reason.id for reason in only.reasons] == ["advice.move.plant", "advice.ceiling"]


def test_the_house_that_wins_is_advised() -> None:
    """A supplies 17 cities with it, B and C have no fuel: none. A round later B supplies 20.

    It is never called certain: of three seats, each has half a percent.
    """
    game, state = last_round()

    best, other = advise(game, game.view(state, 0), LINES)

    assert (best.text, best.is_equal) == ("build dortmund, done", True)
    assert 0.9 < best.value <= 0.99
    assert [reason.id for reason in best.reasons] == ["advice.move.build", "advice.final.rival"]
    assert (best.reasons[1].values["this"], best.reasons[1].values["that"]) == (0, 20)
    assert (other.text, other.is_equal) == ("done", False)
    assert other.value < 0.5
    assert other.reasons[1] == best.reasons[1]


def test_a_bid_is_advised_with_how_far_to_go() -> None:
    """B wins with plant 36 alone, for which it goes to 97 (`tests.bots.test_pricing`).

    C has spent all it has, so nobody can outbid B: every line wins with the plant.
    """
    game, state = needed(money=100)

    best, other = advise(game, game.view(state, 1), LINES)

    assert (best.text, best.ceiling) == ("bid 37", 97)
    assert best.value > 0.9
    assert best.reasons[1] == Message("advice.ceiling", {"bid": 97})
    assert (other.text, other.ceiling) == ("drop", 0)
    assert 0 < other.value < 0.1
    assert "advice.ceiling" not in [reason.id for reason in other.reasons]


def test_an_opening_says_how_far_to_go_if_somebody_raises() -> None:
    """At the start of a game everybody has 50, and anybody may raise."""
    table = played("recharged", "germany", 0)

    openings = advise(table.game, table.view(table.to_act), LINES)

    for move in openings:
        assert isinstance(move.action, Open)
        assert move.action.bid <= move.ceiling <= 50


def test_an_opening_that_nobody_can_raise_needs_no_ceiling() -> None:
    game = a_game()
    state = a_state(game, order="ABC", to_act="A", market=(20, 21, 22, 23, 25, 26, 27, 28))
    put(state, "A.money=50 B.money=1 C.money=1")

    openings = [move for move in advise(game, state, LINES) if isinstance(move.action, Open)]

    assert openings
    assert [move.ceiling for move in openings] == [0] * len(openings)


def test_moves_that_lead_to_the_same_are_as_good() -> None:
    """A has one city and two plants of which either can power it: it earns the same."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, to_act="A")
    own(state, "A", 13, 18)
    houses(state, "A", "flensburg")

    best, *others = advise(game, state, LINES)

    assert best.text.startswith("power 1")
    equal = [move.text for move in others if move.is_equal]
    assert equal
    assert "power none" not in equal


def test_a_suggestion_as_json() -> None:
    game, state = last_round()

    best = advise(game, game.view(state, 0), LINES)[0].as_dict("en", Names.of(game))

    assert best["action"] == "build dortmund, done"
    assert best["name"] == "building in Dortmund"
    assert (best["behind_best"], best["behind_best_margin"], best["is_equal"]) == (0, 0, True)
    assert best["ceiling"] == 0
    assert best["lines"] == 8
    assert best["reasons"] == [
        (
            "Dortmund costs 12 (slot 10, connection 2) and leaves you 0; "
            "your resources then power 17 of 17 cities."
        ),
        (
            "Building in Dortmund holds your best rival to 0 cities when the game ends; "
            "ending the turn lets it power 20."
        ),
    ]


@pytest.mark.parametrize("level", ["steady", "random", "novice:eco"])
def test_a_bot_that_does_not_look_ahead_gives_no_advice(level: str) -> None:
    game, state = last_round()

    with pytest.raises(SetupError, match=f"'{level}' doesn't look ahead"):
        advise(game, game.view(state, 0), level)


def test_a_budget_may_be_a_time() -> None:
    game, state = last_round()

    suggestions = advise(game, game.view(state, 0), "master@0.01s")

    assert suggestions[0].text == "build dortmund, done"
    assert suggestions[0].lines == 32


# What was played


def test_what_was_played_is_among_the_moves_however_bad_it_is() -> None:
    """A could win at once with a house; of two moves that are asked for, ending is not one."""
    game, state = last_round()
    view = game.view(state, 0)
    done = (game.parse("done"),)
    best = advise(game, view, LINES, most=1)

    moves = advise(game, view, LINES, most=1, played=done)

    assert [move.text for move in moves] == [best[0].text, "done"]
    assert moves[1].plan == done
    assert moves[1].behind.low > 0.5


def test_what_was_played_takes_the_place_of_what_comes_to_the_same() -> None:
    """To build and to end the turn is what a bot means by building."""
    game, state = last_round()
    view = game.view(state, 0)
    played = (game.parse("build dortmund"), game.parse("done"))

    for plan in (played, played[:1]):
        moves = advise(game, view, LINES, played=plan)
        built = [move for move in moves if move.text.startswith("build dortmund")]
        assert [move.plan for move in built] == [plan]
