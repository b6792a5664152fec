"""A game that was played is never lost, and no file is ever overwritten behind somebody's back."""

import re
import signal
import stat
from pathlib import Path

import pytest

from gridwright.cli.files import ExistingFileError, FileAccessError, LockedFile
from tests.cli.programs import ended, run, start, wait_until
from tests.cli.terminal import CTRL_D, Terminal, gridwright

# With this seed Clara opens in round 1; 4, 5, 7 and 8 are on sale.
THREE = ("play", "--seed", "5", "--seats", "3", "--bots", "0")
PRECIOUS = "precious\n"


def games(data_home: Path) -> list[Path]:
    """Return the games that are kept."""
    return sorted((data_home / "gridwright" / "games").glob("*.txt"))


def hidden(directory: Path) -> list[str]:
    return [path.name for path in directory.iterdir() if path.name.startswith(".")]


# Kept by themselves


def test_without_being_asked_every_action_is_kept(data_home: Path) -> None:
    result = gridwright(*THREE, lines=("open 5 5", "drop", "quit"))

    (kept,) = games(data_home)
    assert kept.read_text(encoding="utf-8").splitlines()[-3:] == [
        "1 C open 5 5",
        "1 A drop",
        "# bots:",
    ]
    assert result.stdout.endswith(
        f"Goodbye. The game is saved, and 'gridwright play' will continue it: {kept}\n"
    )


def test_where_nothing_was_played_nothing_is_kept(data_home: Path) -> None:
    result = gridwright(*THREE, lines=("board", "quit"))

    assert result.stdout.endswith("Goodbye. There was nothing to save.\n")
    assert games(data_home) == []


def test_what_was_taken_back_is_taken_back_in_the_file_too(data_home: Path) -> None:
    with Terminal(*THREE) as terminal:
        terminal.wait_for("Clara> ")
        terminal.type("open 5 5")
        terminal.wait_for("Ana> ")
        terminal.type("drop")
        terminal.wait_for("Bruno> ")
        terminal.type("undo")
        terminal.wait_for("Ana> ")

        (kept,) = games(data_home)
        assert "A drop" not in kept.read_text(encoding="utf-8")


def test_a_killed_program_has_kept_the_game(data_home: Path) -> None:
    process = start(*THREE)
    assert process.stdin is not None
    process.stdin.write(b"open 5 5\ndrop\n")
    process.stdin.flush()
    wait_until(lambda: any("A drop" in path.read_text("utf-8") for path in games(data_home)))
    process.kill()

    assert ended(process).status == -signal.SIGKILL
    (kept,) = games(data_home)
    assert gridwright("verify", str(kept)).stdout == f"{kept}: ok, unfinished after 2 actions\n"


def test_a_game_that_is_not_to_be_kept_is_said_to_be_lost(data_home: Path) -> None:
    result = gridwright(*THREE, "--no-save", lines=("open 5 5", "quit"))

    assert result.stdout.endswith("Goodbye. Nothing was saved.\n")
    assert games(data_home) == []


def test_saved_once_it_is_kept_there_even_if_it_was_not_to_be_kept(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"

    result = gridwright(*THREE, "--no-save", lines=("open 5 5", f"save {file}", "drop", "quit"))

    assert "The game is saved; continue it with" in result.stdout
    assert "1 A drop" in file.read_text(encoding="utf-8")


def test_a_game_that_is_over_is_kept_as_a_record(data_home: Path, tmp_path: Path) -> None:
    record = tmp_path / "bots.txt"
    gridwright("selfplay", "--seats", "3", "--seed", "2", "--record", str(record))
    *start_, last = record.read_text(encoding="utf-8").partition("result = ")[0].splitlines()
    almost = tmp_path / "almost.txt"
    almost.write_text("\n".join([*start_, "# bots:", ""]), encoding="utf-8")

    result = gridwright("play", "--load", str(almost), lines=(last.split(maxsplit=2)[2],))

    (kept,) = games(data_home)
    assert result.exit_code == 0
    assert result.stdout.endswith(f"The game is saved: {kept}\n")
    assert "\nresult = " in kept.read_text(encoding="utf-8")


def test_four_games_at_once_are_kept_in_four_files(data_home: Path) -> None:
    processes = [start(*THREE) for _ in range(4)]
    results = [ended(process, "open 5 5\nquit\n") for process in processes]

    assert [result.status for result in results] == [0, 0, 0, 0]
    assert len(games(data_home)) == 4
    for kept in games(data_home):
        assert "1 C open 5 5" in kept.read_text(encoding="utf-8")


# Gone on with


def test_an_unfinished_game_is_offered_and_goes_on_in_its_file(data_home: Path) -> None:
    gridwright(*THREE, lines=("open 5 5",))
    (kept,) = games(data_home)

    with Terminal("play") as terminal:
        offered = terminal.wait_for("new game: ")
        terminal.type("7")
        assert "Type a number from 1 to 1" in terminal.wait_for("new game: ")
        terminal.type("1")
        terminal.wait_for("Ana> ")
        terminal.type("drop")
        terminal.wait_for("Bruno> ")
        terminal.type("quit")
        terminal.end()

    assert "1  recharged germany, round 1: Ana, Bruno, Clara; " in offered
    assert games(data_home) == [kept]
    assert "1 A drop" in kept.read_text(encoding="utf-8")


def test_enter_begins_a_new_game_and_the_old_one_stays(data_home: Path) -> None:
    gridwright(*THREE, lines=("open 5 5",))
    (kept,) = games(data_home)
    before = kept.read_text(encoding="utf-8")

    with Terminal("play", NO_COLOR="1", TERM="dumb") as terminal:
        terminal.wait_for("new game: ")
        terminal.type("")
        assert re.search(r"Ana \(you\)(  \w+ \(bot\)){3}  type", terminal.wait_for("Ana> "))
        terminal.type("quit")
        terminal.end()

    assert kept.read_text(encoding="utf-8") == before


def test_who_does_not_answer_leaves() -> None:
    gridwright(*THREE, lines=("open 5 5",))

    with Terminal("play") as terminal:
        terminal.wait_for("new game: ")
        terminal.press(CTRL_D)
        assert terminal.end() == ("\n", 0)
    with Terminal("play") as terminal:
        terminal.wait_for("new game: ")
        terminal.interrupt("\n")
        assert terminal.end() == ("", 130)


def test_a_game_that_is_being_played_is_neither_offered_nor_opened(data_home: Path) -> None:
    with Terminal(*THREE) as first:
        first.wait_for("Clara> ")
        first.type("open 5 5")
        first.wait_for("Ana> ")
        (kept,) = games(data_home)

        with Terminal("play") as second:
            assert "Unfinished games" not in second.wait_for("Ana> ")
        result = run("play", "--load", str(kept))
        first.type("drop")
        first.wait_for("Bruno> ")
        again = run("play", "--load", str(kept))

    for refused in (result, again):
        assert refused.status == 2
        assert refused.errors == f"gridwright: {kept} is being played in another terminal\n"


def test_a_game_that_is_over_or_cannot_be_read_is_not_offered(data_home: Path) -> None:
    directory = data_home / "gridwright" / "games"
    directory.mkdir(parents=True)
    gridwright("selfplay", "--seats", "3", "--record", str(directory / "over.txt"))
    (directory / "broken.txt").write_bytes(b"\xff")
    (directory / "folder.txt").mkdir()

    with Terminal("play") as terminal:
        assert "Unfinished games" not in terminal.wait_for("Ana> ")


def test_a_record_from_elsewhere_is_not_touched(data_home: Path, tmp_path: Path) -> None:
    record = tmp_path / "report.txt"
    gridwright(*THREE, "--save", str(record), lines=("open 5 5",))
    before = record.read_text(encoding="utf-8")

    result = gridwright("play", "--load", str(record), lines=("drop", "quit"))

    (kept,) = games(data_home)
    assert record.read_text(encoding="utf-8") == before
    assert "1 A drop" in kept.read_text(encoding="utf-8")
    assert str(kept) in result.stdout


# Never overwritten


def test_the_same_name_three_times_is_refused_twice(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"

    first = gridwright(*THREE, "--save", str(file), lines=("open 5 5",))
    kept = file.read_text(encoding="utf-8")
    others = [gridwright(*THREE, "--save", str(file), lines=("open 7 7",)) for _ in range(2)]

    assert first.exit_code == 0
    for other in others:
        assert other.exit_code == 2
        assert f"{file} already exists and will not be overwritten" in other.stderr
    assert file.read_text(encoding="utf-8") == kept
    assert list(tmp_path.iterdir()) == [file]


def test_of_four_at_once_one_gets_the_name(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"

    processes = [start(*THREE, "--save", str(file)) for _ in range(4)]
    results = [ended(process, "open 5 5\nquit\n") for process in processes]

    assert sorted([result.status for result in results]) == [0, 2, 2, 2]
    assert len([result for result in results if str(file) in result.errors]) == 3
    assert gridwright("verify", str(file)).stdout == f"{file}: ok, unfinished after 1 action\n"
    assert hidden(tmp_path) == []


def test_of_four_who_go_on_at_once_one_has_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    gridwright(*THREE, "--save", str(file), lines=("open 5 5",))

    processes = [start("play", "--load", str(file), "--save", str(file)) for _ in range(4)]
    wait_until(lambda: [process.poll() for process in processes].count(2) == 3)
    results = [
        ended(process, "drop\nquit\n" if process.poll() is None else "") for process in processes
    ]

    assert sorted([result.status for result in results]) == [0, 2, 2, 2]
    assert gridwright("verify", str(file)).stdout == f"{file}: ok, unfinished after 2 actions\n"


def test_selfplay_writes_no_record_over_a_file(tmp_path: Path) -> None:
    file = tmp_path / "precious.txt"
    file.write_text(PRECIOUS, encoding="utf-8")

    result = gridwright("selfplay", "--record", str(file))

    assert result.exit_code == 2
    assert f"{file} already exists" in result.stderr
    assert file.read_text(encoding="utf-8") == PRECIOUS


def test_four_records_at_once_are_one_record(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    arguments = ("selfplay", "--title", "card", "--seats", "2", "--record", str(file))

    results = [ended(process) for process in [start(*arguments) for _ in range(4)]]

    assert [result.status for result in results].count(0) == 1
    assert [str(file) in result.errors for result in results].count(True) == 3
    assert gridwright("verify", str(file)).exit_code == 0


def test_a_record_may_go_to_a_device() -> None:
    shown = run("selfplay", "--title", "card", "--seats", "2", "--record", "/dev/stdout")
    full = run("selfplay", "--title", "card", "--seats", "2", "--record", "/dev/full")

    assert shown.output.startswith("gridwright record 1\n")
    assert full.status == 1
    assert full.errors == "gridwright: /dev/full cannot be written: the disk is full\n"


def test_saving_by_hand_overwrites_only_what_the_same_game_wrote(tmp_path: Path) -> None:
    precious, copy, other = tmp_path / "precious.txt", tmp_path / "copy.txt", tmp_path / "other.txt"
    precious.write_text(PRECIOUS, encoding="utf-8")
    gridwright(*THREE, "--save", str(other), lines=("open 7 7",))

    result = gridwright(
        *THREE,
        lines=(
            f"save {precious}",
            "open 5 5",
            f"save {copy}",
            "drop",
            f"save {copy}",
            f"load {other}",
            f"save {copy}",
        ),
    )

    assert precious.read_text(encoding="utf-8") == PRECIOUS
    assert f"Can'tdothat:{precious}alreadyexists" in "".join(result.stdout.split())
    assert "1 A drop" in copy.read_text(encoding="utf-8")
    assert result.stdout.count(f"Saved to {copy}.") == 2


def test_after_loading_another_game_the_first_file_keeps_the_first_game(tmp_path: Path) -> None:
    first, other = tmp_path / "first.txt", tmp_path / "other.txt"
    gridwright(*THREE, "--save", str(other), lines=("open 7 7",))

    gridwright(*THREE, "--save", str(first), lines=("open 5 5", f"load {other}", "drop"))

    assert "1 C open 5 5" in first.read_text(encoding="utf-8")
    assert "A drop" not in first.read_text(encoding="utf-8") + other.read_text(encoding="utf-8")


def test_loading_the_own_file_goes_on_in_it(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"

    gridwright(*THREE, "--save", str(file), lines=("open 5 5", f"load {file}", "drop"))

    assert "1 A drop" in file.read_text(encoding="utf-8")


def test_a_file_that_somebody_else_changed_is_left_to_them(tmp_path: Path, data_home: Path) -> None:
    file = tmp_path / "game.txt"
    with Terminal(
        *THREE, "--save", str(file), COLUMNS="200", NO_COLOR="1", TERM="dumb"
    ) as terminal:
        terminal.wait_for("Clara> ")
        file.write_text(PRECIOUS, encoding="utf-8")
        terminal.type("open 5 5")
        said = terminal.wait_for("Ana> ")
        terminal.type(f"save {file}")
        refused = terminal.wait_for("Ana> ")
        terminal.type("quit")
        rest, _ = terminal.end()

    (kept,) = games(data_home)
    assert f"{file} was changed by another program and will not be overwritten. From now on" in said
    assert f"Can'tdothat:{file}alreadyexists" in "".join(refused.split())
    assert str(kept) in said
    assert str(kept) in rest
    assert "1 C open 5 5" in kept.read_text(encoding="utf-8")
    assert file.read_text(encoding="utf-8") == PRECIOUS


def test_a_file_that_somebody_removed_is_written_again(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    with Terminal(*THREE, "--save", str(file)) as terminal:
        terminal.wait_for("Clara> ")
        file.unlink()
        terminal.type("open 5 5")
        terminal.wait_for("Ana> ")

        assert "1 C open 5 5" in file.read_text(encoding="utf-8")


# Whole or not at all


def test_a_save_that_does_not_fit_leaves_the_good_one_whole(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    gridwright(*THREE, "--save", str(file), lines=("open 5 5",))
    good = file.read_text(encoding="utf-8")
    arguments = ("play", "--load", str(file), "--save", str(file))

    result = run(*arguments, lines=("drop", "bid 6", "quit", "quit"), most=len(good.encode()) + 3)

    assert result.status == 0
    assert file.read_text(encoding="utf-8") == good
    assert result.output.count("The game is not saved: ") == 1
    assert "cannot be written: File too large." in result.output
    assert "to leave without saving, quit again" in result.output
    assert result.output.endswith("Goodbye. Nothing was saved.\n")
    assert hidden(tmp_path) == []


def test_a_game_that_could_not_be_saved_may_be_saved_elsewhere(tmp_path: Path) -> None:
    file, elsewhere = tmp_path / "game.txt", tmp_path / "elsewhere.txt"
    (tmp_path / "gridwright").write_text(PRECIOUS, encoding="utf-8")  # no directory: no games
    lines = ("open 5 5", "quit", f"save {elsewhere}", "drop", "quit")

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path))
        result = gridwright(*THREE, lines=lines)

    assert "The game is not saved: " in result.stdout
    assert "type 'save FILE'" in result.stdout
    assert "The game is saved; continue it with" in result.stdout
    assert "1 A drop" in elsewhere.read_text(encoding="utf-8")
    assert not file.exists()


def test_a_game_saved_nowhere_is_not_left_for_another_unasked(tmp_path: Path) -> None:
    other = tmp_path / "other.txt"
    gridwright("play", "--map", "usa", "--seats", "2", "--save", str(other))
    (tmp_path / "gridwright").write_text(PRECIOUS, encoding="utf-8")

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path))
        once = gridwright(*THREE, lines=("open 5 5", f"load {other}"))
        twice = gridwright(*THREE, lines=("open 5 5", f"load {other}", f"load {other}"))

    assert "USA" not in once.stdout
    assert "USA" in twice.stdout


def test_a_full_disk_at_the_start_leaves_nothing_behind(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"

    result = run(*THREE, "--save", str(file), most=10)

    assert result.status == 2
    assert result.errors == f"gridwright: {file} cannot be written: File too large\n"
    assert list(tmp_path.iterdir()) == []


def test_a_record_that_does_not_fit_leaves_nothing_behind(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"

    result = run("selfplay", "--title", "card", "--seats", "2", "--record", str(file), most=10)

    assert result.status == 1
    assert "cannot be written: File too large" in result.errors
    assert list(tmp_path.iterdir()) == []


def test_without_a_home_a_game_is_played_and_said_to_be_lost() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", "relative")
        patch.setattr(Path, "expanduser", homeless)
        result = gridwright(*THREE, lines=("open 5 5",))

    assert "The game is not saved: there is no home directory to save games in." in result.stdout
    assert result.stdout.endswith("Goodbye. Nothing was saved.\n")


def homeless(_: Path) -> Path:
    message = "Could not determine home directory."
    raise RuntimeError(message)


def test_a_link_stays_a_link_and_permissions_stay(tmp_path: Path) -> None:
    file, link = tmp_path / "game.txt", tmp_path / "link.txt"
    link.symlink_to(file)
    own = LockedFile.create(link, "one")
    file.chmod(0o600)
    own.write("two")
    own.close()

    assert link.is_symlink()
    assert file.read_text(encoding="utf-8") == "two"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_file_belongs_to_one_until_it_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    own = LockedFile.create(path, "one")

    with pytest.raises(ExistingFileError):
        LockedFile.create(path, "other")
    with pytest.raises(FileAccessError, match="another terminal"):
        LockedFile.open(path)
    own.write("two")
    with pytest.raises(FileAccessError, match="another terminal"):
        LockedFile.open(path)
    own.close()
    LockedFile.open(path).close()
    assert path.read_text(encoding="utf-8") == "two"


@pytest.mark.parametrize("name", ["", "folder", "nowhere/game.txt", "n\0ul", "x" * 300])
def test_what_cannot_be_a_file_is_refused(name: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()

    with pytest.raises(FileAccessError):
        LockedFile.create(tmp_path / name, "text")

    assert list(tmp_path.iterdir()) == [tmp_path / "folder"]


def test_a_file_without_end_is_not_read() -> None:
    result = gridwright("play", "--load", "/dev/zero")

    assert result.exit_code == 2
    assert "/dev/zero is larger than 16 MB" in result.stderr
