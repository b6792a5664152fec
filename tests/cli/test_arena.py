"""The command `arena`."""

import json
import signal
from pathlib import Path

import pytest

from gridwright.cli.failure import handling_interrupts
from gridwright.simulate.journal import Journal
from gridwright.simulate.match import Outcome
from gridwright.simulate.program import program_version
from tests.cli.programs import ended, start, wait_until
from tests.cli.terminal import gridwright

CARDS = ("arena", "--title", "card", "--seats", "2")
SHORT = (*CARDS, "--bots", "novice,random", "--games", "4")

OWN_BOT = """
class Last:
    def choose(self, game, view):
        return game.legal_actions(view)[-1]

class Cheat:
    def choose(self, game, view):
        return game.parse("drop")

class Dumb:
    pass
"""


@pytest.fixture
def own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the module of bots that lies in the current directory."""
    (tmp_path / "own_bots_of_the_arena.py").write_text(OWN_BOT)
    monkeypatch.chdir(tmp_path)
    return "own_bots_of_the_arena"


def test_the_result_is_one_object() -> None:
    found = json.loads(gridwright(*SHORT, "--json").stdout)

    assert (found["title"], found["seats"], found["seed"]) == ("card", 2, 1)
    assert found["version"] == program_version()
    (lineup,) = found["lineups"]
    assert (lineup["games"], lineup["seats"]) == (4, ["novice", "random"])
    novice, rival = lineup["bots"]
    assert novice["win_share"] + rival["win_share"] == pytest.approx(1)
    assert novice["interval"][0] <= novice["win_share"] <= novice["interval"][1]
    assert novice["cpu_ms_per_decision"] > 0
    assert novice["late_decisions"] == 0
    assert "budget_ms" not in novice
    assert {rating["bot"] for rating in found["ratings"]} == {"novice", "random"}


def test_a_bot_with_a_budget_of_time_is_held_to_it() -> None:
    """Nobody thinks for less than a microsecond: every choice between two moves is late."""
    bots = ("--bots", "planner@0.000001s,random", "--games", "2", "--rounds", "2")

    found = json.loads(gridwright(*CARDS, *bots, "--json").stdout)

    planner, rival = found["lineups"][0]["bots"]
    assert planner["budget_ms"] == pytest.approx(0.001)
    assert 0 < planner["late_decisions"] <= planner["decisions"]
    assert planner["late_share"] == planner["late_decisions"] / planner["decisions"]
    assert planner["slowest_in_budgets"] > 1.1
    assert rival["late_decisions"] == 0


def test_the_table_names_every_bot_and_its_rating() -> None:
    result = gridwright(*SHORT, columns=120)

    assert "novice - random" in result.stdout
    assert "chance" in result.stdout
    assert "±" in result.stdout


@pytest.mark.parametrize(
    ("kind", "lineups"),
    [
        ("all", [["novice", "random", "random"], ["random", "novice", "novice"]]),
        ("pairs", [["novice", "random", "random"], ["random", "novice", "novice"]]),
        ("first", [["novice", "random", "random"]]),
        ("mixed", []),
    ],
)
def test_some_lineups_may_be_played_alone(kind: str, lineups: list[list[str]]) -> None:
    table = ("arena", "--title", "card", "--seats", "3", "--bots", "novice,random")

    result = gridwright(*table, "--games", "1", "--rounds", "1", "--lineups", kind, "--json")

    found = json.loads(result.stdout)["lineups"]
    assert [each["seats"] for each in found if each["kind"] == "one"] == lineups
    assert any(each["kind"] == "mixed" for each in found) == (kind in ("all", "mixed"))


def test_games_that_are_cut_are_told() -> None:
    result = gridwright(*SHORT, "--rounds", "1")

    assert "4 games were cut off undecided: they ran out of rounds." in result.stdout


def test_a_picture_is_drawn_once(tmp_path: Path) -> None:
    file = tmp_path / "shares.svg"

    assert gridwright(*SHORT, "--plot", str(file)).exit_code == 0
    again = gridwright(*SHORT, "--plot", str(file))

    assert "novice in novice - random" in file.read_text()
    assert again.exit_code == 2
    assert "already" in again.stderr
    assert again.stdout == ""


def test_a_journal_is_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    gridwright(*SHORT, "--journal", str(file))
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(lines[:3]))  # two games are left

    refused = gridwright(*SHORT, "--journal", str(file))
    assert refused.exit_code == 2
    assert "--resume" in refused.stderr
    gridwright(*SHORT, "--journal", str(file), "--resume")

    places = [json.loads(line)["places"] for line in lines[1:]]
    assert [json.loads(line)["places"] for line in file.read_text().splitlines()[1:]] == places
    other = gridwright(*SHORT, "--seed", "2", "--journal", str(file), "--resume")
    assert "belongs to a different run" in other.stderr


def test_ctrl_c_shows_what_was_played(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    process = start(*SHORT, "--games", "100000", "--journal", str(file))
    wait_until(lambda: file.exists() and len(file.read_text().splitlines()) > 4)
    process.send_signal(signal.SIGINT)

    found = ended(process)

    assert found.status == 130
    assert "novice" in found.output
    kept = len(file.read_text().splitlines()) - 1  # below the line that says what is played
    assert f"Stopped after {kept} games." in found.errors


def test_ctrl_c_while_a_game_is_counted_waits_until_it_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The key is pressed when the second game is about to be written."""
    file, add = tmp_path / "games.jsonl", Journal.add

    def press(journal: Journal, index: int, outcome: Outcome) -> None:
        if len(journal.outcomes) == 1:
            signal.raise_signal(signal.SIGINT)
        add(journal, index, outcome)

    monkeypatch.setattr(Journal, "add", press)
    with handling_interrupts(signal.SIG_DFL):  # the suite may run where Ctrl-C is ignored
        found = gridwright(*SHORT, "--games", "12", "--journal", str(file))

    assert found.exit_code == 130
    assert "Stopped after 2 games." in found.stderr
    assert [json.loads(line)["index"] for line in file.read_text().splitlines()[1:]] == [0, 1]


def test_a_journal_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    result = gridwright(*SHORT, "--journal", str(tmp_path / "nowhere" / "games.jsonl"))

    assert result.exit_code == 2
    assert "cannot be written" in result.stderr


def test_a_bot_of_ones_own_may_lie_in_the_current_directory(own_bots: str) -> None:
    bots = f"{own_bots}:Last,random"

    found = json.loads(gridwright(*CARDS, "--bots", bots, "--games", "2", "--json").stdout)

    assert found["lineups"][0]["bots"][0]["bot"] == f"{own_bots}:Last"
    assert found["lineups"][0]["bots"][0]["decisions"] > 0


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("Cheat", "chose an illegal action (drop)"),
        ("Dumb", "is not a class with a method choose(game, view)"),
        ("Nobody", "cannot be imported"),
    ],
)
def test_a_bot_of_ones_own_must_play_by_the_rules(own_bots: str, name: str, message: str) -> None:
    result = gridwright(*CARDS, "--bots", f"{own_bots}:{name},random", "--games", "1")

    assert result.exit_code == 2
    assert message in " ".join(result.stderr.split())


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--bots", "clever"), "There is no bot 'clever'."),
        (("--bots", "steady:grumpy"), "There is no character 'grumpy'."),
        (("--bots", ","), "Name the bots that compete"),
        (("--bots", "random,random"), "each once"),
        (("--lineups", "some"), "There are no lineups 'some'. Choose from: all, pairs, first"),
        (("--title", "chess"), "There is no title 'chess'."),
        (("--map", "usa", "--title", "card"), "is played without a map."),
        (("--seats", "9"), "is for 2 to 6 players"),
        (("--option", "=x"), "=x"),
        (("--games", "0"), "--games"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: tuple[str, ...], message: str) -> None:
    result = gridwright("arena", *arguments)

    assert result.exit_code == 2
    assert message in " ".join(result.stderr.split())
