"""Whatever happens around the program, it ends with one line and a status, not a traceback."""

import ast
import os
import pty
import re
import signal
import subprocess
import sys
import time
import tomllib
import zipfile
from pathlib import Path

import pytest
from rich.text import Text

from gridwright.cli.console import CleanConsole, clean
from tests.cli.programs import CLOSED, Ended, ended, environment, run, run_here, start
from tests.cli.terminal import CTRL_C, SRC, Terminal, gridwright

ROOT = SRC.parent
THREE = ("play", "--seed", "5", "--seats", "3", "--bots", "0")
HIDDEN = ("--option", "hidden_money")
CLEARED = "\x1b[2J\x1b[3J"
INTERRUPT = "gridwright: Interrupt\n"

# Streams


def test_a_closed_input_is_an_input_at_its_end() -> None:
    result = run(*THREE, stdin=CLOSED)

    assert (result.status, result.errors) == (0, "")
    assert result.output.endswith("Goodbye. There was nothing to save.\n")


@pytest.mark.parametrize("arguments", [("titles",), ("--version",), THREE])
def test_without_an_output_nothing_is_begun(arguments: tuple[str, ...]) -> None:
    result = run(*arguments, stdout=CLOSED)

    assert (result.status, result.errors) == (1, "gridwright: standard output is closed\n")


@pytest.mark.parametrize("arguments", [("titles",), ("--help",), ("verify", "x"), THREE])
def test_a_full_output_is_one_line(arguments: tuple[str, ...]) -> None:
    with Path("/dev/full").open("wb") as full:
        result = run(*arguments, stdout=full)

    reason = "the disk is full"
    assert result.status == 1
    assert result.errors == f"gridwright: input or output failed: {reason}\n"


def test_a_reader_who_leaves_is_no_news() -> None:
    process = start("titles")
    assert process.stdout is not None
    process.stdout.close()
    process.stdout = None

    assert ended(process).errors == ""
    assert process.returncode == 1


def test_an_action_that_cannot_be_shown_any_more_is_kept(data_home: Path) -> None:
    keyboard, theirs = pty.openpty()
    process = start(*THREE, stdin=theirs)
    assert process.stdout is not None
    heard = b""
    while not heard.endswith(b"Clara> "):
        heard += process.stdout.read(1)
    process.stdout.close()
    process.stdout = None
    os.write(keyboard, b"open 5 5\n")

    result = ended(process)

    os.close(theirs)
    os.close(keyboard)
    (kept,) = data_home.rglob("*.txt")
    assert (result.status, result.errors) == (1, "")
    assert "1 C open 5 5" in kept.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("play", "--luck"), "No such option: --luck. See: gridwright play --help"),
        (("fly",), "No such command 'fly'. See: gridwright --help"),
        (("replay", "--until", "-1", "x"), "--until"),
    ],
)
def test_wrong_arguments_are_one_line(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], message: str
) -> None:
    result = run_here(capsys, *arguments)

    assert result.status == 2
    assert result.errors.count("\n") == 1
    assert message in result.errors


def test_without_arguments_there_is_help() -> None:
    result = run()

    assert result.status == 2
    assert "selfplay" in result.output
    assert result.errors == ""


# Ctrl-C


STARTS = """
import signal
import gridwright_start
def begin(streams=gridwright_start.open_streams):
    print("begun", flush=True)
    return streams()
signal.signal(signal.SIGINT, signal.default_int_handler)
gridwright_start.open_streams = begin
gridwright_start.main()
"""


def interrupted(*arguments: str, after: float) -> Ended:
    """Run the program and interrupt it some time after its first line; Python has begun before."""
    process = subprocess.Popen(  # noqa: S603  # the program under test
        [sys.executable, "-c", STARTS, *arguments],
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == b"begun\n"
    time.sleep(after)
    process.send_signal(signal.SIGINT)
    return ended(process)


def test_an_interrupt_while_the_program_starts_is_one_line() -> None:
    """From the first line of ours on, through all imports."""
    assert interrupted("titles", after=0) == Ended(130, "", INTERRUPT)
    for delay in range(1, 12):
        result = interrupted("titles", after=0.02 * delay)

        assert (result.status, result.errors) in ((130, INTERRUPT), (0, ""))


@pytest.mark.parametrize(
    ("arguments", "after"),
    [
        (("bench", "--seconds", "60"), 1.5),
        (("selfplay", "--seats", "6", "--level", "master@2s", "--record", "FILE"), 1.5),
    ],
)
def test_an_interrupt_ends_long_work(
    arguments: tuple[str, ...], after: float, tmp_path: Path
) -> None:
    words = [word.replace("FILE", str(tmp_path / "game.txt")) for word in arguments]

    assert interrupted(*words, after=after) == Ended(130, "", INTERRUPT)
    assert list(tmp_path.iterdir()) == []


def test_who_presses_it_again_and_again_still_has_the_game(data_home: Path) -> None:
    with Terminal(*THREE) as terminal:
        terminal.wait_for("Clara> ")
        terminal.type("open 5 5")
        terminal.wait_for("Ana> ")
        terminal.press(CTRL_C * 5)
        said = terminal.interrupt("Goodbye")
        terminal.press(CTRL_C * 5)
        rest, status = terminal.end()

    (kept,) = data_home.rglob("*.txt")
    assert status == 130
    assert "Traceback" not in said + rest
    assert "1 C open 5 5" in kept.read_text(encoding="utf-8")


# Hidden money


def test_the_screen_is_cleared_before_the_keyboard_is_handed_over() -> None:
    with Terminal(*THREE, *HIDDEN, TERM="dumb") as terminal:
        terminal.wait_for("Clara> ")
        terminal.type("open 5 5")
        waiting = terminal.wait_for("press Enter. ")
        terminal.type("")
        shown = terminal.wait_for("Ana> ")
        terminal.type("quit")
        _, status = terminal.end()

    before, _, after = waiting.rpartition(CLEARED)
    assert "Clara starts the auction for plant 5" in before
    assert after == "Ana is next. Hand over the keyboard, then press Enter. "
    assert "Clara starts the auction for plant 5 at 5." in shown
    assert status == 0


def test_the_next_person_sees_what_happened_since_their_last_turn() -> None:
    with Terminal(*THREE, *HIDDEN, TERM="dumb", NO_COLOR="1") as terminal:
        terminal.wait_for("Clara> ")
        for line, name in (("open 5 5", "Ana"), ("bid 6", "Bruno"), ("drop", "Clara")):
            terminal.type(line)
            terminal.wait_for("press Enter. ")
            terminal.type("")
            shown = terminal.wait_for(f"{name}> ")

    told = shown.partition("──")[0]
    assert told.split("\n")[1:4] == [
        "  Clara starts the auction for plant 5 at 5.",
        "  Ana bids 6.",
        "  Bruno drops out.",
    ]


def test_a_loaded_game_is_handed_over_too(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    gridwright(*THREE, *HIDDEN, "--save", str(file), lines=("open 5 5",))

    with Terminal("play", "--load", str(file), TERM="dumb") as terminal:
        waiting = terminal.wait_for("press Enter. ")
        terminal.type("")
        terminal.wait_for("Ana> ")
        terminal.type(f"load {file}")
        again = terminal.wait_for("press Enter. ")

    for said in (waiting, again):
        assert said.endswith(f"{CLEARED}Ana is next. Hand over the keyboard, then press Enter. ")
    assert "money" not in waiting


# Control characters

NASTY = "\x1b[31mred\x07\r\x9b2J\u202eback\x00"


def test_what_a_terminal_would_obey_is_shown_as_a_sign() -> None:
    assert clean(NASTY) == "\ufffd[31mred\ufffd\ufffd\ufffd2J\ufffdback\ufffd"
    assert clean("Zoë, Łódź, 東京\t1\n\u00a0→") == "Zoë, Łódź, 東京\t1\n\u00a0→"


def test_a_console_cleans_its_texts_and_keeps_its_colours() -> None:
    console = CleanConsole(force_terminal=True, color_system="standard", width=40)
    with console.capture() as capture:
        console.print(Text("a\x1bb", style="red"))

    assert capture.get() == "\x1b[31ma\ufffdb\x1b[0m\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "--load", NASTY[:-1]),
        ("play", "--names", NASTY[:-1]),
        ("play", "--save", f"{NASTY[:-1]}/x"),
        ("play", "--map", NASTY[:-1]),
        ("play", "--data", NASTY[:-1]),
        ("play", f"--{NASTY[:-1]}"),
        ("verify", NASTY[:-1]),
        ("replay", NASTY[:-1]),
        ("rules", NASTY[:-1]),
        (NASTY[:-1],),
    ],
)
def test_no_argument_reaches_the_terminal_as_a_command(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    result = run_here(capsys, *arguments)

    assert result.status in (1, 2)
    assert "red" in result.output + result.errors
    assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]", result.output + result.errors)


# What is installed


def test_the_engine_needs_nothing_that_is_not_in_python() -> None:
    program = (
        "import sys; before = set(sys.modules); import gridwright;"
        "table = gridwright.table('recharged', seats=3, seed=7); table.play('open 5 5');"
        "gridwright.replay(__import__('gridwright.tables.record').tables.record.write(table));"
        "print(*sorted({name.partition('.')[0] for name in set(sys.modules) - before}))"
    )
    result = subprocess.run(  # noqa: S603  # the engine under test
        [sys.executable, "-c", program],
        env=environment(),
        capture_output=True,
        check=True,
        text=True,
    )

    loaded = {name for name in result.stdout.split() if not name.endswith("__mypyc")}
    assert loaded - sys.stdlib_module_names == {"gridwright"}


def test_all_that_the_program_imports_comes_with_a_plain_installation() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    installed = {re.split("[<>=~ ]", text)[0] for text in project["dependencies"]}
    not_needed = {"gridwright", "gridwright_start", "mypy_extensions"}  # the last for types only
    not_needed |= {  # what extras add is imported where they are asked for
        re.split(r"[\[<>=~ ]", text)[0].lower().replace("-", "_")
        for extra in ("sim", "web", "rl", "openspiel")
        for text in project["optional-dependencies"][extra]
    }
    not_needed |= {"PIL", "pyspiel", "ninja"}  # as pillow, open_spiel and django-ninja are imported
    not_needed |= {"pydantic"}  # what django-ninja is made of

    assert imported() - sys.stdlib_module_names - not_needed == installed
    assert project["scripts"] == {"gridwright": "gridwright_start:main"}


def test_the_wheel_holds_all_that_is_needed(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(  # noqa: S603  # our own package
        build,
        cwd=ROOT,
        env={"PATH": os.environ["PATH"], "GRIDWRIGHT_COMPILE": "off"},
        capture_output=True,
        check=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "installed")
    (metadata,) = tmp_path.glob("installed/*.dist-info/METADATA")
    needed = [line for line in metadata.read_text("utf-8").splitlines() if "Requires-Dist" in line]

    played = subprocess.run(  # noqa: S603  # the program under test
        [sys.executable, "-m", "gridwright", *THREE],
        cwd=tmp_path,
        env={**environment(), "PYTHONPATH": str(tmp_path / "installed")},
        input="open 5 5\nquit\n",
        capture_output=True,
        check=True,
        text=True,
    )

    assert {line.split()[1].partition(">")[0] for line in needed if "extra" not in line} == {
        "rich",
        "typer",
    }
    assert "Clara starts the auction for plant 5 at 5." in played.stdout
    assert "The game is saved" in played.stdout


def imported() -> set[str]:
    """Return the packages that the sources import."""
    found: set[str] = set()
    for path in SRC.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found.update([alias.name.partition(".")[0] for alias in node.names])
            elif isinstance(node, ast.ImportFrom):
                found.add((node.module or "").partition(".")[0])
    return found
