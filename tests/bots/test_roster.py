"""Bots by name."""

import sys
from pathlib import Path

import pytest

import gridwright
from gridwright.bots.levels import LEVELS, LevelBot
from gridwright.bots.random_bot import RandomBot
from gridwright.bots.roster import characters, company, entrant, names
from gridwright.core.action import Action
from gridwright.core.errors import SetupError
from gridwright.core.game import Game
from gridwright.core.phase import State


class Passer:
    """A bot of one's own: takes the last thing it may do."""

    def choose(self, game: Game, view: State) -> Action:  # type: ignore[type-arg]
        return game.legal_actions(view)[-1]


def test_the_levels_go_from_weak_to_strong() -> None:
    assert names() == ("random", "novice", "casual", "steady", "planner", "master")


def test_a_name_may_have_a_character_and_a_budget() -> None:
    planner = entrant("planner:eco@2s")

    assert planner.level is not None
    assert (planner.level.rounds, planner.level.budget.seconds) == (LEVELS[3].rounds, 2.0)
    assert planner.profile.green == characters()["eco"].green > 0
    lines = entrant("master@400").level
    assert lines is not None
    assert (lines.budget.lines, lines.budget.seconds) == (400, 0.0)


def test_bots_of_a_table_differ_unless_a_character_is_named() -> None:
    """A level that looks ahead plays as well as it can on every seat."""
    assert [company("steady", seat).name for seat in range(6)] == [
        "steady:plain",
        "steady:thrifty",
        "steady:bold",
        "steady:eco",
        "steady:hoarder",
        "steady:plain",
    ]
    assert company("steady", 1).profile == characters()["thrifty"]
    assert {company("casual:eco", seat).name for seat in range(6)} == {"casual:eco"}
    assert {company("planner", seat).name for seat in range(6)} == {"planner"}
    assert company("random", 3).level is None


def test_weak_levels_judge_with_noise_and_see_less_far() -> None:
    novice, steady = entrant("novice"), entrant("steady")

    assert novice.profile.noise > steady.profile.noise == 0
    assert novice.profile.sight < steady.profile.sight


def test_a_class_of_ones_own_is_imported() -> None:
    planner = (
        entrant(f"{__name__}:Passer")
        if "." in __name__
        else entrant("tests.bots.test_roster:Passer")
    )
    table = gridwright.table("card", seats=3, seed=1)

    bot = planner.bot(table.game, 1)

    assert bot.choose(table.game, table.view(table.to_act)) in table.game.legal_actions(table.state)


def test_a_class_may_lie_in_the_current_directory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    body = "class Mine:\n    def choose(self, game, view):\n        return None\n"
    (tmp_path / "a_bot_of_mine.py").write_text(body)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [entry for entry in sys.path if entry])

    assert entrant("a_bot_of_mine:Mine").own is not None


def test_a_level_gives_a_bot() -> None:
    table = gridwright.table("card", seats=3, seed=1)

    assert isinstance(entrant("random").bot(table.game, 1), RandomBot)
    assert isinstance(entrant("steady").bot(table.game, 1), LevelBot)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("wizard", "There is no bot 'wizard'"),
        ("steady:mean", "There is no character 'mean'"),
        ("no.such.module:Bot", "cannot be imported"),
        ("gridwright:table", "is not a class with a method choose"),
        ("steady@", "There is no bot"),
    ],
)
def test_an_unknown_bot_is_refused_with_what_there_is(name: str, reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        entrant(name)
