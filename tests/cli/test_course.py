"""The course of a game at the terminal: single answers, taking them back, the end announced."""

from pathlib import Path

from tests.cli.terminal import Terminal, gridwright

# Bruno puts up a plant; next is Clara, who has 1 Elektro.
RECORD = """gridwright record 1
title = recharged
map = germany
seats = 3
names = Ana, Bruno, Clara
options = {options}
position = round=2 phase={moment} order=BAC market=4,5,7,8,11,12,13,14 {rest}
---
# bots:
"""
POOR = "A.money=50 B.money=50 C.money=1 step=1 regions=west,east,south"


def load(
    tmp_path: Path, rest: str, moment: str = "auction act=B", options: str = "refill=standard"
) -> tuple[str, ...]:
    file = tmp_path / "game.txt"
    text = RECORD.format(rest=rest, moment=moment, options=options)
    file.write_text(text, encoding="utf-8")
    return ("play", "--load", str(file), "--bots", "0")


def test_what_has_only_one_answer_is_answered_and_recorded(tmp_path: Path) -> None:
    table = load(tmp_path, POOR)

    shown = gridwright(*table, lines=("open 8", "record")).stdout

    said = "Clara: drop, the only option ('auto off' to be asked anyway)."
    assert f"  {said}\n  Clara drops out.\n" in shown
    assert "Clara> " not in shown
    assert "2 B open 8 8\n2 C drop\n" in shown.split("Ana> record")[1]


def test_who_wants_to_be_asked_is_asked(tmp_path: Path) -> None:
    table = load(tmp_path, POOR)

    shown = gridwright(*table, lines=("auto off", "open 8", "auto", "drop")).stdout

    assert "You'll be asked even if there is only one option." in shown
    assert "Clara> auto\n  If there is only one option, it is played for you.\n" in shown
    assert "Clara> drop\n  Clara drops out.\n" in shown


def test_with_secrets_nobody_learns_that_only_one_answer_was_possible(tmp_path: Path) -> None:
    table = load(tmp_path, POOR, options="hidden_money")

    shown = gridwright(*table, lines=("open 8", "drop")).stdout

    assert "nothing else is possible" not in shown
    assert "Clara> drop\n  Clara drops out.\n" in shown


def test_undo_takes_back_the_decision_before_a_single_answer(tmp_path: Path) -> None:
    table = load(tmp_path, f"{POOR} C.plants=3,10", "resources act=C")  # coal costs 1

    shown = gridwright(*table, lines=("buy coal", "undo", "record")).stdout

    assert "Clara buys 1 coal for 1.\n  Clara: done, the only option" in shown
    assert "Undone: Clara done\n  Undone: Clara buy coal 1\n" in shown
    assert "buy coal" not in shown.split("gridwright record 1")[1]


def test_undo_stops_where_a_single_answer_followed_something_new(tmp_path: Path) -> None:
    shown = gridwright(*load(tmp_path, POOR), lines=("open 8", "undo", "record")).stdout

    assert "Undone: Clara drop\n" in shown
    assert shown.split("Clara> record")[1].split("---\n")[1].startswith("2 B open 8 8\nClara> ")


def test_after_taking_back_a_single_answer_is_asked_for(tmp_path: Path) -> None:
    table = load(tmp_path, POOR)

    with Terminal(*table) as terminal:
        terminal.wait_for("Bruno> ")
        terminal.type("auto off")
        terminal.type("open 8")
        terminal.wait_for("Clara> ")
        terminal.type("auto on")
        terminal.type("drop")
        terminal.wait_for("Ana> ")
        terminal.type("undo")
        assert "Undone: Clara drop" in terminal.wait_for("Clara> ")
        terminal.type("quit")


def test_the_end_is_announced_as_soon_as_it_is_certain(tmp_path: Path) -> None:
    """With three players 17 cities end the game, after the building phase."""
    own = (
        "osnabrueck,muenster,duisburg,essen,dortmund,duesseldorf,kassel,halle,leipzig,"
        "dresden,erfurt,fulda,wuerzburg,nuernberg,stuttgart,freiburg"
    )
    slots = ",".join([f"{city}:1" for city in own.split(",")])
    rest = POOR.replace("A.money=50", f"A.money=99 A.cities={slots}")
    table = load(tmp_path, rest, "building act=A")

    shown = gridwright(*table, lines=("build konstanz", "done", "board")).stdout

    said = "The game ends after this phase: a network has reached 17 cities"
    before, after = shown.split("Ana> build konstanz\n")
    assert said not in before
    assert f"  {said}\n" in after
