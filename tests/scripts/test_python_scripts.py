"""The scripts that are Python, each run as small as it can be; none writes into the repository."""

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = ROOT / "scripts"
PNG = b"\x89PNG\r\n\x1a\n"


def run(name: str, *arguments: str | Path) -> str:
    """Run a script; return what it prints."""
    done = subprocess.run(  # noqa: S603 - our own scripts
        [sys.executable, str(SCRIPTS / name), *map(str, arguments)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONWARNINGS": "error"},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_calibrate_goes_on_where_it_stopped_and_repeats_itself(tmp_path: Path) -> None:
    """Ten games of a title are two with each number of seats: one teaches, one checks."""
    where = [
        (
            *("--folder", tmp_path / name, "--out", tmp_path / f"{name}.toml"),
            *("--image", tmp_path / name / "curve.svg", "--docs", tmp_path / "page.md"),
        )
        for name in ("whole", "cut")
    ]
    small = ("--title", "card", "--games", "10", "--level", "steady")
    marks = "<!-- calibration -->\n<!-- end of calibration -->\n"
    (tmp_path / "page.md").write_text(f"Before\n{marks}After\n", "utf-8")
    run("calibrate", *small, *where[0])
    games = (tmp_path / "whole" / "games.jsonl").read_text("utf-8").splitlines(keepends=True)
    assert len(games) == 1 + 10
    (tmp_path / "cut").mkdir()
    (tmp_path / "cut" / "games.jsonl").write_text("".join(games[:6]) + games[6][:50], "utf-8")

    report = run("calibrate", *small, *where[1])

    assert report.splitlines()[1].startswith("all: 5 games held back, 25 positions: log loss ")
    assert (tmp_path / "cut" / "games.jsonl").read_text("utf-8") == "".join(games)
    texts = [(tmp_path / f"{name}.toml").read_text("utf-8") for name in ("whole", "cut")]
    assert texts[0] == texts[1]
    page = (tmp_path / "page.md").read_text("utf-8")
    assert page.startswith(
        "Before\n<!-- calibration -->\n\n| games of | games held back | positions |"
    )
    assert page.endswith("<!-- end of calibration -->\nAfter\n")
    rows = [line.split(" | ")[:2] for line in page.splitlines() if line.startswith("| ")][2:]
    assert rows[:2] == [["| card", "5"], ["| all", "5"]]
    assert rows[-1] == ["| `steady` on all seats", "5"]
    (title,) = tomllib.loads(texts[0])["titles"].values()
    assert len(title["rounds"]) == 5
    assert title["residual"] >= 0.06
    assert (tmp_path / "cut" / "curve.svg").read_text("utf-8").startswith("<svg")


def test_clauses_lists_what_the_tests_of_a_title_cite() -> None:
    report = json.loads(run("clauses", "--prefix", "DC", "--json"))

    assert report["counts"]["clauses"] == len(report["cited"]) + len(report["excused"])
    assert all(clause.startswith("DC-") for clause in report["cited"])


def test_translated_clauses_finds_nothing_lacking() -> None:
    (line,) = run("translated-clauses", "pl").splitlines()

    assert line.startswith("pl: ")
    assert "; 0 of " in line


def test_words_finds_nothing_lacking() -> None:
    (line,) = run("words", "pl").splitlines()

    assert line.startswith("pl: ")
    assert line.endswith("; 0 missing, 0 unknown, 0 as in English, 0 not stamped, 0 outdated")


def test_ladder_plays_one_row(tmp_path: Path) -> None:
    """A game of two seats is played from both of them."""
    table = run(
        *("ladder", "--games", "1", "--only", "card 2", "--bot", "novice"),
        *("--folder", tmp_path, "--print"),
    )

    (row,) = [line for line in table.splitlines() if line.startswith("| card 2 | `novice` ")]
    assert row.startswith("| card 2 | `novice` | `random` | 2 |")
    assert len((tmp_path / "card_2_novice_random.jsonl").read_text().splitlines()) == 1 + 2


def test_ladder_puts_levels_on_one_scale(tmp_path: Path) -> None:
    """Two games of three rows: casual sits in four of them; nothing but steady is certain."""
    rows = ("--games", "2", "--only", "card 2", "--folder", tmp_path, "--print")
    run("ladder", *rows, "--bot", "novice", "--bot", "casual", "--bot", "steady")

    (pools,) = tomllib.loads(run("ladder", "--strengths", *rows)).values()

    (levels,) = pools.values()
    assert list(levels) == ["random", "novice", "casual", "steady"]
    assert [level["games"] for level in levels.values()] == [2, 4, 4, 2]
    assert [levels["steady"][key] for key in ("value", "low", "high")] == [1500] * 3
    assert levels["casual"]["low"] < levels["casual"]["high"]


def test_make_api_writes_the_page_of_the_library(tmp_path: Path) -> None:
    run("make-api", tmp_path / "api.md")

    assert "## The contract of a game" in (tmp_path / "api.md").read_text("utf-8")


def test_make_encodings_writes_the_page_of_the_environments(tmp_path: Path) -> None:
    run("make-encodings", tmp_path / "page.md")

    page = (ROOT / "docs" / "environments.md").read_text("utf-8")
    assert (tmp_path / "page.md").read_text("utf-8") == page


def test_make_hashes_plays_one_game(tmp_path: Path) -> None:
    run("make-hashes", "--only", "card--2", "--out", tmp_path / "hashes.toml")

    golden = tomllib.loads((ROOT / "tests" / "engine" / "hashes.toml").read_text("utf-8"))
    hashes = tomllib.loads((tmp_path / "hashes.toml").read_text("utf-8"))
    assert hashes == {"card--2": golden["card--2"]}


def test_make_images_draws_one_terminal(tmp_path: Path) -> None:
    run("make-images", tmp_path, "card")

    assert [path.name for path in tmp_path.iterdir()] == ["card.svg"]
    assert (tmp_path / "card.svg").read_text("utf-8").startswith("<svg")


def test_make_json_writes_the_page_of_the_json_types(tmp_path: Path) -> None:
    run("make-json", tmp_path / "json.md")

    page = (ROOT / "docs" / "json.md").read_text("utf-8")
    assert (tmp_path / "json.md").read_text("utf-8") == page


def test_make_records_finds_one_game(tmp_path: Path) -> None:
    run("make-records", tmp_path, "card/4-update.txt")

    (path,) = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert path.read_text("utf-8").startswith("gridwright record 1\ntitle = card\n")


def test_make_schema_dump_fills_a_database_of_the_newest_schema(tmp_path: Path) -> None:
    run("make-schema-dump", tmp_path)

    newest = max((ROOT / "src" / "gridwright" / "web" / "migrations").glob("0*.py")).stem
    (path,) = tmp_path.iterdir()
    assert path.name == f"schema-{newest[:4]}.sql"
    text = path.read_text("utf-8")
    assert f"'web','{newest}'" in text
    assert text.count('INSERT INTO "web_table"') == 9


def test_playthroughs_writes_one_game(tmp_path: Path) -> None:
    name = "recharged-germany-2"

    run("playthroughs", tmp_path, name)

    golden = ROOT / "tests" / "playthroughs" / f"{name}.txt"
    assert (tmp_path / f"{name}.txt").read_text("utf-8") == golden.read_text("utf-8")


def test_screens_photographs_one_page(tmp_path: Path) -> None:
    run("screens", tmp_path, "rules-phone")

    (path,) = tmp_path.iterdir()
    assert path.name == "rules-phone.png"
    picture = path.read_bytes()
    assert picture.startswith(PNG)
    assert (picture[16:20], picture[20:24]) == ((390).to_bytes(4), (844).to_bytes(4))


def test_train_learns_from_a_dozen_games(tmp_path: Path) -> None:
    """It writes what the bots read: a weight for each feature, a bias more for a hidden unit."""
    small = ("--games", "12", "--seats", "2", "--units", "2", "--jobs", "1")

    run("train", "card", *small, "--out", tmp_path / "weights.toml")

    learned = tomllib.loads((tmp_path / "weights.toml").read_text("utf-8"))["seats"]["2"]
    assert len(learned["linear"]) == 20
    assert [len(row) for row in learned["hidden"]] == [21, 21]
    assert len(learned["output"]) == 2


def test_train_repeats_itself(tmp_path: Path) -> None:
    small = ("--games", "11", "--seats", "2", "--units", "1", "--jobs", "1")
    for name in ("first", "second"):
        run("train", "card", *small, "--out", tmp_path / name)

    assert (tmp_path / "first").read_text("utf-8") == (tmp_path / "second").read_text("utf-8")


def test_check_lessons_says_what_a_bot_thinks_of_a_taught_move() -> None:
    """Two cities end the game and win it; a bot that builds none loses it."""
    assert run("check-lessons", "end", "--level", "planner@8").startswith("ok  end 1: taught ")
