"""The ladder: its rows, what their journals hold, and the table that is made of them."""

import re
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest

from gridwright.arena.ladder import Row, play_row, put_into, rendered, rows
from gridwright.core.errors import SetupError
from gridwright.simulate.journal import JournalContents
from gridwright.simulate.match import Setting
from gridwright.simulate.program import program_version

SCRIPT = Path(__file__).parents[2] / "scripts" / "ladder"
ROW = Row(Setting("card", "", 2), "novice", "random", 4)


def played(row: Row, folder: Path, *, resumes: bool = False, anew: bool = False) -> list[int]:
    return list(play_row(row, folder, 1, resumes=resumes, anew=anew))


def as_played_by_another(path: Path, keeping: int) -> None:
    """Let the first games of a journal be those of an older program."""
    lines = path.read_text().replace(program_version(), "0.0.9+12345678").splitlines(keepends=True)
    path.write_text("".join(lines[: 1 + keeping]))


def test_every_level_meets_the_one_below_on_every_table() -> None:
    ladder = rows()

    assert len({row.table for row in ladder}) == 13
    assert len(ladder) == 13 * 5 + 3
    first = [(row.bot, row.against, row.games) for row in ladder if row.table == ladder[0].table]
    assert first == [
        ("novice", "random", 400),
        ("casual", "novice", 400),
        ("steady", "casual", 400),
        ("planner", "steady", 400),
        ("master", "planner", 200),
        ("steady", "planner", 400),
        ("planner", "master", 200),
        ("master@2s", "planner", 100),
    ]
    other = [(row.bot, row.games) for row in ladder if row.table == "outpost 2"]
    assert other == [
        ("novice", 100),
        ("casual", 100),
        ("steady", 100),
        ("planner", 100),
        ("master", 60),
    ]


def test_the_short_ladder_names_its_budgets() -> None:
    ladder = rows(short=True)

    (master,) = [row for row in ladder if row.table == "card 4" and row.bot.startswith("master")]
    assert (master.bot, master.against) == ("master@0.02s", "planner@0.01s")
    assert master.games < 60
    assert {row.games for row in rows(games=7)} == {7}


def test_a_row_plays_one_against_all_others() -> None:
    row = Row(Setting("card", "", 3), "novice", "random", 3)

    assert [task.bots for task in row.schedule.tasks] == [
        ("novice", "random", "random"),
        ("random", "random", "novice"),
        ("random", "novice", "random"),
    ]


def test_a_row_goes_on_after_its_program_was_killed(tmp_path: Path) -> None:
    """Killed without warning while two processes play; nothing is lost but a line cut off."""
    row = Row(Setting("recharged", "germany", 4), "casual", "novice", 400)
    program = [sys.executable, str(SCRIPT), "--games", "400", "--jobs", "2", "--print"]
    chosen = ["--only", row.table, "--bot", row.bot, "--folder", str(tmp_path)]
    path = row.path(tmp_path)
    with subprocess.Popen(  # noqa: S603 - our own script
        [*program, *chosen], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
    ) as ladder:
        while not path.exists() or path.read_bytes().count(b"\n") < 1 + 8:
            assert ladder.poll() is None
            sleep(0.02)
        ladder.kill()
        ladder.communicate()  # until no process of it is left that could write there
    before = JournalContents(path).outcomes
    assert 8 <= len(before) < 400
    with path.open("ab") as file:
        file.write(b'{"index": 399, "pla')

    fewer = Row(row.setting, row.bot, row.against, len(before) + 8)
    counts = played(fewer, tmp_path, resumes=True)

    after = JournalContents(path).outcomes
    assert counts[0] == len(before) + 1
    assert set(after) > set(before)
    assert all([after[index] == outcome for index, outcome in before.items()])
    assert path.read_bytes().count(b"\n") == 1 + len(after)


@pytest.mark.parametrize("length", [0, 20])
def test_a_row_whose_head_was_cut_off_is_begun_again(length: int, tmp_path: Path) -> None:
    row = Row(ROW.setting, "novice", "random", 2)
    played(row, tmp_path)
    path = row.path(tmp_path)
    path.write_bytes(path.read_bytes()[:length])

    assert "not played yet" in rendered([row], tmp_path)
    assert played(row, tmp_path, resumes=True) == [1, 2]


def test_a_damaged_journal_is_refused_with_the_line(tmp_path: Path) -> None:
    played(ROW, tmp_path)
    path = ROW.path(tmp_path)
    lines = path.read_text().splitlines(keepends=True)
    for damaged in ("\0\0\0\n", "[1]\n", '{"places": [1, 2]}\n', '{"index": 1, "places": [1]}\n'):
        path.write_text("".join([*lines[:2], damaged, *lines[3:]]))

        with pytest.raises(SetupError, match="is damaged: line 3 is not a result"):
            played(ROW, tmp_path, resumes=True)
    path.write_text("".join(["no head\n", *lines[1:]]))
    with pytest.raises(SetupError, match="is damaged: line 1 is not a result"):
        played(ROW, tmp_path, resumes=True)


def test_a_row_goes_on_where_it_ended(tmp_path: Path) -> None:
    assert played(Row(ROW.setting, "novice", "random", 2), tmp_path) == [1, 2]

    with pytest.raises(SetupError, match="already"):
        played(ROW, tmp_path)
    assert played(ROW, tmp_path, resumes=True) == [3, 4]
    assert played(ROW, tmp_path, resumes=True) == []


def test_what_another_program_left_unfinished_is_begun_again(tmp_path: Path) -> None:
    played(ROW, tmp_path)
    as_played_by_another(ROW.path(tmp_path), keeping=3)

    assert played(ROW, tmp_path, resumes=True) == [1, 2, 3, 4]


def test_what_another_program_finished_is_kept_until_it_is_wanted_anew(tmp_path: Path) -> None:
    played(ROW, tmp_path)
    as_played_by_another(ROW.path(tmp_path), keeping=4)

    assert played(ROW, tmp_path, resumes=True) == []
    assert "0.0.9+12345678" in rendered([ROW], tmp_path)
    assert played(ROW, tmp_path, resumes=True, anew=True) == [1, 2, 3, 4]
    assert JournalContents(ROW.path(tmp_path)).version == program_version()


def test_a_table_says_what_was_played_and_what_was_not(tmp_path: Path) -> None:
    played(Row(ROW.setting, "novice", "random", 2), tmp_path)
    other = Row(ROW.setting, "casual", "novice", 4)

    _, _, first, second = rendered([ROW, other], tmp_path).splitlines()

    cells = [cell.strip() for cell in first.strip("|").split("|")]
    assert cells[:4] == ["card 2", "`novice`", "`random`", "2 of 4"]
    assert cells[6] == "50%"
    assert cells[-1] == program_version()
    assert "| `casual` | `novice` | not played yet |" in second


def test_times_are_short_and_never_in_powers_of_ten(tmp_path: Path) -> None:
    """The journal says how long decisions took; here the slowest took 0.1234 s."""
    row = Row(ROW.setting, "novice", "random", 2)
    played(row, tmp_path)
    path = row.path(tmp_path)
    text = path.read_text()
    path.write_text(re.sub(r'"slowest": \[[^]]*\]', '"slowest": [0.1234, 0.1234]', text))

    (line,) = rendered([row], tmp_path).splitlines()[2:]
    assert line.split(" | ")[8] == "123"
    assert "e+" not in line


def test_a_row_without_a_journal_stays_as_it_was_written(tmp_path: Path) -> None:
    other = Row(ROW.setting, "casual", "novice", 4)
    elsewhere = tmp_path / "elsewhere"
    played(ROW, elsewhere)
    before = f"| a | table |\n| of | others |\n{rendered([ROW, other], elsewhere)}\nand more"
    played(other, tmp_path)

    kept, (_, _, new) = before.splitlines()[4], rendered([other], tmp_path).splitlines()
    assert rendered([ROW, other], tmp_path, before).splitlines()[2:] == [kept, new]
    assert "not played yet" in rendered([ROW], tmp_path, "no table")


def test_more_games_than_are_asked_for_count_too(tmp_path: Path) -> None:
    played(ROW, tmp_path)

    assert "| 4 |" in rendered([Row(ROW.setting, "novice", "random", 2)], tmp_path)


def test_a_table_takes_the_place_of_the_one_before() -> None:
    text = "before\n<!-- ladder -->\nold\n<!-- /ladder -->\nafter\n"

    once = put_into(text, "| new |\n")

    assert once == "before\n<!-- ladder -->\n\n| new |\n\n<!-- /ladder -->\nafter\n"
    assert put_into(once, "| new |\n") == once
    with pytest.raises(ValueError, match="ladder"):
        put_into("no marks", "| new |\n")
