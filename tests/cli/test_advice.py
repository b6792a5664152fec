"""The commands `advise` and `analyse`, and `advise` at the prompt."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from gridwright import position
from gridwright.advice.analyse import Judgement, run
from gridwright.cli.advice import _collect
from gridwright.games.board.state import PhaseIndex
from gridwright.tables import record
from tests.advice.positions import blunder, finished, played
from tests.builders import a_game, a_state, houses, own
from tests.cli.terminal import gridwright

LINES = ("--level", "planner@8")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return the record in which the winning house was not built."""
    path = tmp_path / "game.txt"
    path.write_text(blunder(), encoding="utf-8")
    return path


# advise


def test_advice_is_a_table_with_reasons(file: Path) -> None:
    result = gridwright("advise", str(file), "--at", "0", *LINES, columns=120)

    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0] == "Advice for A, round 9, by planner@8"
    assert lines[1].split() == ["move", "wins", "compared", "why"]
    assert re.match(
        r"build dortmund, done  99% ±\d  best +Dortmund costs 12 \(slot 10, connection 2\)",
        lines[2],
    )
    told = " ".join(result.stdout.split())
    assert "rival to 0 cities when the game ends; ending the turn lets it power 20." in told
    assert re.search(r"^done +\d+% ±\d+  \d\d points less  ", result.stdout, re.MULTILINE)


def test_moves_that_are_about_as_good_are_called_so(tmp_path: Path) -> None:
    """A supplies its one city with plant 13, with plant 18 or with both."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC", to_act="A")
    own(state, "A", 13, 18)
    houses(state, "A", "flensburg")
    table = position(f"recharged germany 3 - {game.write_position(state)}")
    path = tmp_path / "equal.txt"
    path.write_text(record.write(table), encoding="utf-8")

    result = gridwright("advise", str(path), *LINES, columns=120)

    assert re.search(r"^power 1\d.* ±\d+  best +This powers 1 city", result.stdout, re.MULTILINE)
    assert re.search(r"^power 1\d.* ±\d+  about as good +This", result.stdout, re.MULTILINE)


def test_advice_as_json(file: Path) -> None:
    result = gridwright("advise", str(file), "--move", "0", *LINES, "--json")

    found = json.loads(result.stdout)
    assert (found["seat"], found["round"], found["actions"]) == ("A", 9, 0)
    best, other = found["moves"]
    assert best["action"] == "build dortmund, done"
    assert (best["name"], best["is_equal"], best["ceiling"]) == ("building in Dortmund", True, 0)
    assert best["win_chance"] <= 0.99
    assert best["win_chance_margin"] > 0
    assert other["behind_best"] == best["win_chance"] - other["win_chance"] > 0.4
    assert other["behind_best_margin"] < other["behind_best"]
    assert best["reasons"][0].startswith("Dortmund costs 12")


def test_without_a_record_it_is_the_latest_unfinished_game() -> None:
    nothing = gridwright("advise")
    gridwright("play", "--title", "card", "--seed", "1", "--bots", "0", lines=("open 3a 1",))
    result = gridwright("advise", *LINES)

    assert nothing.exit_code == 1
    assert "There is no unfinished game: name a record." in nothing.stderr
    assert result.exit_code == 0
    assert "Plant 3a" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "status", "message"),
    [
        (("--at", "7"), 1, "This record has only 1 action."),
        (("--level", "steady"), 2, "'steady' doesn't look ahead."),
        (("--level", "wizard"), 2, "There is no bot 'wizard'."),
    ],
)
def test_advice_that_cannot_be_given(
    file: Path, arguments: tuple[str, ...], status: int, message: str
) -> None:
    result = gridwright("advise", str(file), *arguments)

    assert result.exit_code == status
    assert message in result.stderr


def test_no_advice_when_the_game_is_over(tmp_path: Path) -> None:
    path = tmp_path / "over.txt"
    path.write_text(finished(), encoding="utf-8")

    result = gridwright("advise", str(path))

    assert result.exit_code == 1
    assert "The game is over" in result.stderr


def test_advice_at_the_prompt_changes_nothing() -> None:
    play = ("play", "--title", "card", "--seats", "3", "--seed", "1", "--bots", "0", "--no-save")

    result = gridwright(*play, lines=("advise planner@8", "hint planner@8", "advise steady"))

    assert result.stdout.count("Advice for Bruno, round 1, by planner@8") == 2
    assert "leaves you" in result.stdout
    assert "Can't do that: 'steady' doesn't look ahead." in result.stdout
    assert "There was nothing to save." in result.stdout


# analyse


def test_an_analysis_names_turning_points_and_losses(file: Path) -> None:
    result = gridwright("analyse", str(file), *LINES, columns=160)

    assert result.exit_code == 0
    assert "Turning points" in result.stdout
    assert "build dortmund" in result.stdout
    assert "holds your best" in result.stdout
    assert [line.split()[:2] for line in result.stdout.splitlines()[-3:]] == [
        ["A", "1"],
        ["B", "0"],
        ["C", "0"],
    ]


def test_an_analysis_as_json_and_as_a_picture(file: Path, tmp_path: Path) -> None:
    plot = tmp_path / "chances.svg"

    result = gridwright("analyse", str(file), *LINES, "--json", "--plot", str(plot))

    found = json.loads(result.stdout)
    (turn,) = found["turns"]
    assert found["turning_points"] == [0]
    assert (turn["played"], turn["best"]) == (["done"], ["build dortmund"])
    assert turn["win_chance_best"] == turn["win_chance_played"] + turn["loss"]
    assert 0 < turn["loss_margin"] < turn["loss"]
    assert found["seats"][0]["mean_loss"] == turn["loss"]
    assert found["result"] is None
    assert plot.read_text(encoding="utf-8").startswith("<svg")
    again = gridwright("analyse", str(file), *LINES, "--plot", str(plot))
    assert again.exit_code == 2
    assert "already exists" in again.stderr


def test_every_move_may_be_shown(tmp_path: Path) -> None:
    path = tmp_path / "card.txt"
    path.write_text(record.write(played("card", "", 5)), encoding="utf-8")

    result = gridwright(
        "analyse", str(path), *LINES, "--every-decision", "--moves", "--threshold", "100"
    )

    assert result.exit_code == 0
    assert "A: open" in result.stdout
    assert "No turn cost 100 % or more." in result.stdout


@pytest.mark.parametrize(
    ("text", "arguments", "status", "message"),
    [
        ("not a record", (), 1, "line 1"),
        (blunder(), ("--level", "random"), 1, "'random' doesn't look ahead."),
        (blunder().partition("9 A done")[0], (), 1, "Nobody had a choice to make in this record."),
    ],
)
def test_an_analysis_that_cannot_be_made(
    tmp_path: Path, text: str, arguments: tuple[str, ...], status: int, message: str
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(text, encoding="utf-8")

    result = gridwright("analyse", str(path), *arguments)

    assert result.exit_code == status
    assert message in result.stderr


def test_ctrl_c_leaves_what_was_found(capsys: pytest.CaptureFixture[str]) -> None:
    (one,) = run(blunder(), "planner@8")[2]

    def interrupted() -> Iterator[Judgement]:
        yield one
        raise KeyboardInterrupt

    assert _collect(interrupted(), 3) == [one]
    assert "Stopped after 1 of 3 decisions." in capsys.readouterr().err
