"""The command `simulate`."""

import json
import signal
from pathlib import Path

import pytest

from gridwright.cli import simulate
from gridwright.cli.failure import handling_interrupts
from gridwright.simulate.match import Result
from gridwright.simulate.pictures import NAMES
from gridwright.simulate.program import program_version
from gridwright.simulate.store import Store
from gridwright.simulate.summary import Summary
from tests.cli.programs import ended, start, wait_until
from tests.cli.terminal import gridwright

CARDS = ("simulate", "--title", "card", "--seats", "2", "--bots", "random")
SHORT = (*CARDS, "--games", "6")


def test_the_result_is_one_object() -> None:
    found = json.loads(gridwright(*SHORT, "--seed", "5", "--json").stdout)

    assert (found["played"], found["seed"], found["bots"]) == (6, 5, ["random", "random"])
    assert found["version"] == program_version()
    starts = found["by_start"]
    assert starts["1"]["win_share"] + starts["2"]["win_share"] == pytest.approx(1)
    assert starts["1"]["games"] == 6
    assert found["lead_changes_per_game"] > 0


def test_the_screen_says_what_happened() -> None:
    lines = gridwright(*SHORT, columns=120).stdout.splitlines()

    assert lines[0].startswith("6 games, on average ")
    assert "Games won by place in the first player order" in lines
    assert lines[4].split()[:2] == ["place", "2"]


def test_different_bots_are_compared() -> None:
    result = gridwright(*SHORT, "--bots", "novice,random")

    assert "Games won by bot" in result.stdout


def test_what_is_stored_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "_BLOCK", 2)
    folder = ("--out", str(tmp_path))
    whole = json.loads(gridwright(*SHORT, *folder, "--json").stdout)
    (tmp_path / "games" / "part-00000002.parquet").unlink()

    refused = gridwright(*SHORT, *folder)
    again = json.loads(gridwright(*SHORT, *folder, "--resume", "--json").stdout)
    other = gridwright(*CARDS, "--games", "7", *folder, "--resume")

    assert refused.exit_code == 2
    assert "--resume" in refused.stderr
    assert again == whole
    assert "a different run" in other.stderr
    assert json.loads((tmp_path / "plan.json").read_text())["version"] == program_version()


def test_records_are_kept_on_request(tmp_path: Path) -> None:
    gridwright(*CARDS, "--games", "1", "--records", "--out", str(tmp_path))

    (game,) = read_games(tmp_path)
    assert game.startswith("gridwright record 1\ntitle = card\n")
    assert "result = " in game


def read_games(folder: Path) -> list[str]:
    """Return the records that lie in *folder*."""
    plan = json.loads((folder / "plan.json").read_text())
    return [row["record"] for row in Store(folder, plan, resumes=True).read("games")]


def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    games = ("--games", "100000", "--rounds", "1", "--out", str(tmp_path))
    process = start(*CARDS, *games)
    wait_until(lambda: any((tmp_path / "games").glob("*.parquet")))
    process.send_signal(signal.SIGINT)

    found = ended(process)

    stored = len(read_games(tmp_path))
    assert found.status == 130
    assert stored >= 250
    assert f"Stopped after {stored} games." in found.errors
    assert found.output.startswith(f"{stored} games, on average ")


def test_ctrl_c_while_a_game_is_counted_waits_until_it_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The third game is counted, not yet in the block that is written, when the key is pressed."""
    count = Summary.add

    def press(found: Summary, result: Result) -> None:
        count(found, result)
        if found.games == 3:
            signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(Summary, "add", press)
    with handling_interrupts(signal.SIG_DFL):  # the suite may run where Ctrl-C is ignored
        found = gridwright(*CARDS, "--games", "9", "--rounds", "1", "--out", str(tmp_path))

    assert found.exit_code == 130
    assert found.stdout.startswith("3 games, on average ")
    assert "Stopped after 3 games." in found.stderr
    assert len(read_games(tmp_path)) == 3


@pytest.mark.parametrize(
    ("table", "missing"),
    [
        (("--title", "card"), {"cities"}),
        (("--title", "outpost"), set()),
        (("--title", "classic", "--map", "usa"), set()),
    ],
)
def test_every_title_has_its_pictures(
    tmp_path: Path, table: tuple[str, ...], missing: set[str]
) -> None:
    folder = tmp_path / "new" / "plots"
    short = ("simulate", *table, "--seats", "2", "--bots", "random", "--games", "1")

    assert gridwright(*short, "--plots", str(folder)).exit_code == 0
    again = gridwright(*short, "--plots", str(folder))

    assert {path.stem for path in folder.iterdir()} == set(NAMES) - missing
    assert again.exit_code == 2
    assert "already" in again.stderr
    assert again.stdout == ""
    is_outpost = "outpost" in table
    assert ("worker" in (folder / "prices.svg").read_text()) == is_outpost


@pytest.mark.parametrize("option", ["--plots", "--out"])
def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path, option: str) -> None:
    (tmp_path / "file").write_text("")

    result = gridwright(*SHORT, option, str(tmp_path / "file" / "folder"))

    assert result.exit_code == 2
    assert "cannot be written" in " ".join(result.stderr.split())
    assert result.stdout == ""


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--engine", "steam"), "There is no engine 'steam'. Choose from: processes"),
        (("--bots", "random,random"), "2 bots for 4 seats"),
        (("--bots", "clever"), "There is no bot 'clever'."),
        (("--title", "chess"), "There is no title 'chess'."),
        (("--title", "outpost", "--map", "usa"), "is played without a map."),
        (("--seats", "1"), "is for 2 to 6 players"),
        (("--jobs", "0"), "--jobs"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: tuple[str, ...], message: str) -> None:
    result = gridwright("simulate", *arguments)

    assert result.exit_code == 2
    assert message in " ".join(result.stderr.split())
