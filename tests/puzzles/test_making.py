"""Puzzles made anew from turns that are known to be some, or none."""

from typing import Any

import pytest

import gridwright
from gridwright.advice.analyse import Moment
from gridwright.content.load import load
from gridwright.core.game import Game
from gridwright.core.notation import Decision
from gridwright.games.registry import open_game
from gridwright.puzzles import making
from gridwright.puzzles.making import LEVELS, Origin, Setting, candidate_at, looks, puzzle_at
from gridwright.puzzles.packaged import packaged
from gridwright.puzzles.puzzle import Puzzle, whole_turn
from gridwright.simulate.match import ROUND_LIMIT
from gridwright.tables.table import Table, table_at


@pytest.fixture(autouse=True)
def quick_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look as long as it takes to see what is very clear: on 16 deals."""
    monkeypatch.setattr(making, "JUDGE", "planner@48")
    monkeypatch.setattr(making, "SOLVER", "master@60")
    monkeypatch.setattr(making, "_STAGES", (4, 8))
    monkeypatch.setattr(making, "_ASKED", 8)


def clearest(*titles: str) -> Puzzle:
    every = [puzzle for title in titles for puzzle in packaged(title)]
    return max(every, key=lambda each: each.choices[0].chance - each.wrong[0].chance)


def turn_of(puzzle: Puzzle, choice: int) -> tuple[Game[Any], Moment]:
    """Return the turn of a puzzle, as if one of its choices had been played."""
    table = table_at(puzzle.position, load())
    game, state = table.game, table.state
    played = whole_turn(game, state, puzzle.choices[choice].plan)
    return game, Moment(1, puzzle.round, game.phase_of(state), puzzle.seat, state, played)


@pytest.mark.parametrize("titles", [("recharged", "classic"), ("card",), ("outpost",)])
def test_a_clear_puzzle_is_made_again(titles: tuple[str, ...]) -> None:
    puzzle = clearest(*titles)
    game, moment = turn_of(puzzle, puzzle.right)

    again = puzzle_at(game, moment, Origin(("casual", "steady"), 5), load())

    assert again is not None
    assert again.position == puzzle.position
    assert again.choices[0].plan in [each.plan for each in puzzle.choices[: puzzle.right]]
    assert again.played >= again.right
    assert (again.bots, again.seed, again.kind) == (("casual", "steady"), 5, puzzle.kind)
    assert Puzzle.from_line(again.as_line()) == again


def test_turns_without_a_choice_are_no_candidates() -> None:
    """A bid has two answers; a Card Game begins with an auction that has four openings."""
    table = gridwright.table("card", seats=3, seed=3)
    assert _candidate(table) is not None

    table.play(table.legal_actions()[0])

    assert _candidate(table) is None  # bid or drop out


def test_setting_up_is_no_puzzle() -> None:
    table = gridwright.table("recharged", "germany", seats=3, seed=3, regions="draft")

    assert table.game.round_of(table.state) == 0
    assert _candidate(table) is None


def test_nothing_follows_what_ends_the_turn_of_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two players of Outpost place a station of the Syndicate after it: another decision."""
    monkeypatch.setattr(making, "LEVELS", ("casual",))
    setting = Setting("outpost", "", 2, 1)
    game: Game[Any] = open_game(load(), "outpost", "", 2, {})
    course = making._course(game, setting)  # noqa: SLF001 - a whole game without looks takes no time
    candidates = [candidate_at(game, moment) for moment in course.moments()]

    plans = [plan for each in candidates if each is not None for plan in each.plans]

    ends = [[game.phrase(action).decision for action in plan[:-1]] for plan in plans]
    assert len(plans) > 100
    assert not any(Decision.DONE in decisions for decisions in ends)


def _candidate(table: Table) -> making.Candidate | None:
    game, state = table.game, table.state
    first = tuple(game.legal_actions(state)[:1])
    moment = Moment(0, state.round, game.phase_of(state), state.to_act, state, first)
    return candidate_at(game, moment)


def test_a_game_is_looked_at_turn_by_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seats are mixed by the seed; all that is wanted of a turn comes of its game."""
    setting = Setting("card", "", 4, 12)
    assert set(setting.bots) <= set(LEVELS)
    assert setting.bots == Setting("card", "", 4, 12).bots
    assert len({Setting("card", "", 4, seed).bots for seed in range(20)}) > 10
    monkeypatch.setattr(making, "LEVELS", ("casual", "steady"))
    monkeypatch.setattr(making, "ROUND_LIMIT", 1)
    assert ROUND_LIMIT > 1

    looked = list(looks(setting, load()))

    assert 4 <= len(looked) <= 40  # one round of four seats
    assert all(each is None or each.round == 1 for each in looked)
