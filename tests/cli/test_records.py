"""The commands `replay` and `verify`."""

import json
from pathlib import Path

import pytest

from gridwright.tables.commitment import Commitment, annotated, hash_of
from tests.cli.terminal import gridwright

REFUSED = "RC-2.4"
HEADER = """gridwright record 1
title = recharged
map = germany
seats = 3
names = Ana, Björn, Clara
seed = 5
---
"""
PLAYED = """1 C open 5 5
1 A drop
"""
WRONG = "1 B bid 3\n"


@pytest.fixture
def running(tmp_path: Path) -> Path:
    return written(tmp_path / "running.txt", HEADER + PLAYED)


@pytest.fixture
def wrong(tmp_path: Path) -> Path:
    return written(tmp_path / "wrong.txt", HEADER + PLAYED + WRONG)


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    file = tmp_path / "finished.txt"
    gridwright("selfplay", "--seats", "3", "--seed", "2", "--record", str(file))
    return file


def written(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


def test_replay_shows_the_last_position(running: Path) -> None:
    result = gridwright("replay", str(running))

    assert result.exit_code == 0
    assert "Ana > " not in result.stdout.split("Players")[1]
    assert "Clara leads with 5; still in: Björn" in result.stdout.replace("\n", " ")
    assert "Unfinished after 2 actions." in result.stdout


def test_replay_of_a_finished_game_shows_the_ranking(finished: Path) -> None:
    result = gridwright("replay", str(finished))

    assert "The game is over" in result.stdout
    assert "cities powered" in result.stdout


def test_replay_as_json_gives_the_layout_and_the_state_after_every_action(running: Path) -> None:
    result = gridwright("replay", str(running), "--json")

    states = [json.loads(line) for line in result.stdout.splitlines()]
    assert [(state["index"], state["action"]) for state in states] == [
        (0, None),
        (1, "open 5 5"),
        (2, "drop"),
    ]
    assert [state["to_act"] for state in states] == ["C", "A", "B"]
    assert states[0]["auction"] is None
    assert states[2]["auction"] == {"plant": 5, "bid": 5, "leader": "C", "waiting": ["B"]}
    assert states[2]["players"][0]["money"] == 50


def test_replay_stops_after_as_many_actions_as_wanted(wrong: Path) -> None:
    result = gridwright("replay", str(wrong), "--json", "--until", "1")

    assert result.exit_code == 0
    assert len(result.stdout.splitlines()) == 2


def test_a_wrong_line_ends_the_replay_after_the_last_good_state(wrong: Path) -> None:
    result = gridwright("replay", str(wrong), "--json")

    assert result.exit_code == 1
    assert len(result.stdout.splitlines()) == 3
    assert f"{wrong}: line 10: Bid at least 6" in result.stderr.replace("\n", "")


def test_a_wrong_record_shows_no_board(wrong: Path) -> None:
    result = gridwright("replay", str(wrong))

    assert result.exit_code == 1
    assert result.stdout == ""


def test_verify_reports_every_file_and_fails_if_one_does(
    running: Path, wrong: Path, finished: Path, tmp_path: Path
) -> None:
    binary = tmp_path / "binary.txt"
    binary.write_bytes(b"\xff\xfe")
    missing = tmp_path / "missing.txt"
    files = [str(file) for file in (running, wrong, finished, binary, missing)]

    result = gridwright("verify", *files)

    lines = result.stdout.splitlines()
    assert result.exit_code == 1
    assert lines[0] == f"{running}: ok, unfinished after 2 actions"
    assert lines[1].startswith(f"{wrong}: line 10: Bid at least 6")
    assert lines[2].startswith(f"{finished}: ok, result ")
    assert lines[3] == f"{binary}: is not UTF-8 text"
    assert lines[4] == f"{missing}: cannot be read: no such file or directory"


def test_a_result_that_does_not_hold_is_reported_by_both(finished: Path) -> None:
    text = finished.read_text(encoding="utf-8")
    finished.write_text(text.partition("result = ")[0] + "result = 0 0 0\n", encoding="utf-8")

    for command in ("verify", "replay"):
        result = gridwright(command, str(finished))

        assert result.exit_code == 1
        assert "The correct result is " in result.stdout + result.stderr


def test_verify_succeeds_if_all_hold(running: Path, finished: Path) -> None:
    assert gridwright("verify", str(running), str(finished)).exit_code == 0


def test_a_refusal_in_a_record_names_its_clause(tmp_path: Path) -> None:
    file = written(tmp_path / "cheap.txt", HEADER + "1 C open 5 4\n")

    result = gridwright("verify", str(file))

    assert result.stdout.endswith(f"({REFUSED})\n")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: A record must begin with 'gridwright record 1'."),
        (HEADER.replace("germany", "mars"), "line 3: Power Grid Recharged has no map 'mars'."),
        (HEADER + "result = 1 2 3\n", "line 8: There is a result, but the game is not over."),
        (HEADER + "what\n", "line 8: 'what' does not have the form 'ROUND SEAT ACTION'."),
    ],
)
def test_a_broken_record_is_reported_with_its_line(text: str, message: str, tmp_path: Path) -> None:
    file = written(tmp_path / "broken.txt", text)

    result = gridwright("verify", str(file))

    assert result.exit_code == 1
    assert message in result.stdout


def test_records_on_a_map_of_ones_own_need_its_directory(tmp_path: Path) -> None:
    result = gridwright("verify", "--data", str(tmp_path / "nowhere"), "game.txt")

    assert result.exit_code == 2
    assert "no such directory" in result.stderr


# The commitment to a seed

SALT = "000102030405060708090a0b0c0d0e0f"


def test_verify_checks_the_commitment_of_a_record(finished: Path, tmp_path: Path) -> None:
    text = finished.read_text(encoding="utf-8")
    commitment = Commitment(hash_of(2, SALT), 2, SALT)
    file = written(tmp_path / "committed.txt", annotated(text, commitment))

    result = gridwright("verify", "--commitment", str(file))

    assert result.exit_code == 0
    said = f"; every card matches seed 2, committed to by {hash_of(2, SALT)}\n"
    assert result.stdout.endswith(said)
    assert gridwright("verify", "--commitment", "--hash", "0" * 64, str(file)).exit_code == 1


def test_verify_takes_what_the_record_lacks(running: Path) -> None:
    arguments = ("--hash", hash_of(5, SALT).upper(), "--seed", "5", "--salt", SALT)

    result = gridwright("verify", "--commitment", *arguments, str(running))
    without = gridwright("verify", "--commitment", str(running))

    assert (result.exit_code, without.exit_code) == (0, 1)
    assert "ok, unfinished after 2 actions; every card matches seed 5" in result.stdout
    assert "'commitment' is missing" in without.stdout


def test_verify_says_where_a_seed_deals_something_else(tmp_path: Path) -> None:
    chance = "regions = north, east, north_east\norder = C A B\nmarket = 3 4 5 6 7 8 9 10\ndeck = ?"
    file = written(tmp_path / "public.txt", HEADER.replace("seed = 5", chance))
    arguments = ("--hash", hash_of(5, SALT), "--seed", "5", "--salt", SALT)

    result = gridwright("verify", "--commitment", *arguments, str(file))

    assert result.exit_code == 1
    assert result.stdout.endswith("The seed deals something else at line 10.\n")
