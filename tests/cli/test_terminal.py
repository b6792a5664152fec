"""The command `play` in a real terminal, with somebody at the keyboard."""

from pathlib import Path

from tests.cli.terminal import CTRL_D, Terminal, gridwright

# With this seed Clara opens in round 1; 4, 5, 7 and 8 are on sale.
THREE = ("play", "--seed", "5", "--seats", "3", "--bots", "0")
COLOUR = "\x1b["
CLAUSE = "RC-2.4"


def test_a_game_is_played_taken_back_saved_and_loaded(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    with Terminal(*THREE) as terminal:
        terminal.wait_for("Clara> ")
        terminal.type("open 5 3")
        assert CLAUSE in terminal.wait_for("Clara> ")
        terminal.type("open 5")
        terminal.wait_for("Ana> ")
        terminal.type("d")
        assert "Ana drops out." in terminal.wait_for("Bruno> ")
        terminal.type("undo")
        assert "Undone: Ana drop" in terminal.wait_for("Ana> ")
        terminal.type("bid +2")
        assert "Ana bids 7." in terminal.wait_for("Bruno> ")
        terminal.type(f"save {file}")
        terminal.wait_for("Bruno> ")
        terminal.type("drop")
        terminal.wait_for("Clara> ")
        terminal.type(f"load {file}")
        terminal.wait_for("Bruno> ")
        terminal.press(CTRL_D)
        rest, status = terminal.end()

    assert rest.endswith("Goodbye. There was nothing to save.\n")
    assert status == 0
    assert gridwright("verify", str(file)).stdout == f"{file}: ok, unfinished after 2 actions\n"


def test_an_interrupt_keeps_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    with Terminal(*THREE, "--save", str(file)) as terminal:
        terminal.wait_for("Clara> ")
        terminal.type("open 5 5")
        terminal.wait_for("Ana> ")
        said = terminal.interrupt("--load ")
        rest, status = terminal.end()

    assert str(file) in rest.replace("\n", "")
    assert "Traceback" not in said + rest
    assert status == 130
    assert "1 C open 5 5" in file.read_text(encoding="utf-8")


def test_a_terminal_gets_colours_unless_they_are_not_wanted() -> None:
    with Terminal(*THREE) as terminal:
        assert COLOUR in terminal.wait_for(" can type")
    with Terminal(*THREE, NO_COLOR="1") as terminal:
        assert "\x1b[3" not in terminal.wait_for(" can type")


def test_open_money_needs_no_handing_over() -> None:
    with Terminal(*THREE) as terminal:
        terminal.wait_for("Clara> ")
        terminal.type("open 5 5")
        assert "press Enter" not in terminal.wait_for("Ana> ")
