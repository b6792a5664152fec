"""`--data` and GRIDWRIGHT_DATA: every command that plays or looks up takes content of one's own."""

import json
from pathlib import Path

import pytest
import typer

import gridwright as front_door
from gridwright.cli.main import app
from tests.cli.programs import run_here
from tests.cli.terminal import gridwright
from tests.own_data import MAP, own_data

QUICK = ("--map", MAP, "--seats", "3", "--rounds", "3")
WITHOUT = {
    *("backup", "restore"),  # they copy rows, whatever these were played with
    "schema",  # it describes types
    "club",  # its commands are about people
}


@pytest.fixture
def own(tmp_path: Path) -> Path:
    return own_data(tmp_path / "own")


@pytest.fixture
def file(tmp_path: Path, own: Path) -> Path:
    """Return the record of a game on Atlantis."""
    path = tmp_path / "game.txt"
    table = ("--map", MAP, "--seats", "2", "--seed", "3", "--level", "novice")
    result = gridwright("selfplay", *table, "--data", str(own), "--record", str(path))
    assert result.exit_code == 0
    return path


def commands() -> dict[str, set[str]]:
    """Return every command, and its options."""
    group = typer.main.get_command(app)
    named = {**vars(group)["commands"]}
    for name, command in vars(named.pop("show"))["commands"].items():
        named[f"show {name}"] = command
    return {
        name: {text for option in command.params for text in option.opts}
        for name, command in named.items()
    }


def test_every_command_has_the_option() -> None:
    assert {name for name, options in commands().items() if "--data" not in options} == WITHOUT


@pytest.mark.parametrize("name", sorted(commands().keys() - WITHOUT))
@pytest.mark.parametrize("way", ["option", "variable"])
def test_a_wrong_directory_is_refused_by_every_command(
    name: str, way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GRIDWRIGHT_KEY", "gw_x")  # of `bot`
    needed = {"show map": ["germany"], "show edition": ["classic"], "bot": ["--url", "http://a"]}
    arguments = needed.get(name, [])
    if name in ("advise", "analyse", "replay", "verify"):
        arguments = ["game.txt"]
    broken = tmp_path / "broken"
    (broken / "maps").mkdir(parents=True)
    (broken / "maps" / "broken.toml").write_text("[", encoding="utf-8")
    if way == "option":
        monkeypatch.setenv("GRIDWRIGHT_DATA", str(own_data(tmp_path / "own")))  # it counts less
        arguments += ["--data", str(broken)]
    else:
        monkeypatch.setenv("GRIDWRIGHT_DATA", str(broken))

    result = gridwright(*name.split(), *arguments, columns=200)

    assert result.exit_code == 2
    assert "The data files have one problem.\n  maps/broken.toml" in result.stderr
    assert result.stdout == ""


def test_the_environment_names_the_directory(
    own: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "atlantis" not in run_here(capsys, "titles").output
    monkeypatch.setenv("GRIDWRIGHT_DATA", "")
    assert "atlantis" not in run_here(capsys, "titles").output

    monkeypatch.setenv("GRIDWRIGHT_DATA", str(own))

    assert "atlantis, germany, usa" in run_here(capsys, "titles").output
    assert "GRIDWRIGHT_DATA" in run_here(capsys, "play", "--help").output


def test_a_map_is_shown_by_the_name_in_its_file(own: Path) -> None:
    data = ("--data", str(own))

    assert "atlantis" in gridwright("show", "maps", *data).stdout
    assert "Atlantis" in gridwright("show", "map", MAP, "--title", "recharged", *data).stdout
    table = ("--map", MAP, "--seats", "3", "--seed", "7", "--no-save")
    screen = gridwright("play", *table, *data, lines=("quit",), columns=120).stdout
    assert "Power Grid Recharged · Atlantis" in screen
    assert "77" in screen


def test_games_are_simulated_in_two_processes(own: Path, tmp_path: Path) -> None:
    arguments = ("--games", "9", "--bots", "random", "--jobs", "2", "--json", *QUICK)
    out = ("--out", str(tmp_path / "results"))

    result = gridwright("simulate", *arguments, *out, "--data", str(own))

    summary = json.loads(result.stdout)
    assert (summary["map"], summary["played"], summary["cut"]) == (MAP, 9, 9)
    assert len(summary["content"]) == 12
    plan = json.loads((tmp_path / "results" / "plan.json").read_text())
    assert plan["content"] == summary["content"]
    (tmp_path / "own" / "editions" / "recharged.toml").unlink()
    again = gridwright("simulate", *arguments, *out, "--resume", "--data", str(own), columns=300)
    assert again.exit_code == 2
    assert f"was started with different cards, numbers or maps ({plan['content']})" in again.stderr


def test_an_arena_plays_on_a_map_of_ones_own(own: Path, tmp_path: Path) -> None:
    journal = tmp_path / "games.jsonl"
    bots = ("--bots", "novice,random", "--games", "3", "--lineups", "first")

    result = gridwright(
        "arena", *bots, *QUICK, "--data", str(own), "--journal", str(journal), "--json"
    )

    summary = json.loads(result.stdout)
    head = json.loads(journal.read_text().splitlines()[0])
    assert (summary["map"], summary["lineups"][0]["games"]) == (MAP, 3)
    assert head["content"] == summary["content"]


def test_a_record_is_replayed_verified_and_judged(own: Path, file: Path) -> None:
    data = ("--data", str(own))

    assert "Atlantis" in gridwright("replay", str(file), *data, columns=120).stdout
    assert gridwright("verify", str(file), *data).exit_code == 0
    assert gridwright("verify", str(file)).exit_code == 1
    advice = gridwright("advise", str(file), "--at", "0", "--level", "planner@2", "--json", *data)
    assert json.loads(advice.stdout)["moves"]
    level = ("--level", "planner@2", "--jobs", "2", "--json")
    analysis = gridwright("analyse", str(file), *level, *data)
    assert analysis.exit_code == 0
    assert len(json.loads(analysis.stdout)["turns"]) > 10


def test_speed_is_measured_on_a_map_of_ones_own(own: Path) -> None:
    result = gridwright("bench", "--map", MAP, "--seconds", "0", "--json", "--data", str(own))

    assert json.loads(result.stdout)["map"] == MAP


def test_one_game_says_its_content(own: Path) -> None:
    table = ("--map", MAP, "--seats", "2", "--seed", "3", "--json", "--data", str(own))

    result = json.loads(gridwright("selfplay", *table).stdout)

    assert result["map"] == MAP
    assert result["content"] == front_door.table("recharged", MAP, seats=2, data=own).content
