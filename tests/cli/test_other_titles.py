"""The Card Game and Outpost on the command line, from the first action to a checked record."""

import json
from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.cli.terminal import Terminal, gridwright

# With this seed Clara opens in both. Card Game: 3b with the token, 3a, 4a and 5b are on sale;
# Outpost: 2, 3, 4 and 5a.
SEED = ("--seed", "5", "--seats", "3")
CARD = ("play", "--title", "card", *SEED, "--bots", "0")
OUTPOST = ("play", "--title", "outpost", *SEED, "--bots", "0")
CARD_BUYING = ("open 4a", "drop", "drop", "open 3b 4", "drop", "open 5b")  # then Bruno buys fuel
EXPANDING = ("open 2", "drop", "drop", "open 3", "drop", "open 4", "pass", "pass", "pass")
TITLES = pytest.mark.parametrize("title", ["card", "outpost"])


def flat(text: str) -> str:
    return " ".join(text.split())


# Without a map


@TITLES
def test_no_map_is_needed_and_none_is_accepted(title: str) -> None:
    fine = gridwright("play", "--title", title, "--seats", "3", "--seed", "5")
    wrong = gridwright("play", "--title", title, "--map", "germany")

    assert fine.exit_code == 0
    assert "Ana (you)  Ampere (bot)  Ohm (bot)" in fine.stdout
    assert wrong.exit_code == 2
    assert "is played without a map." in wrong.stderr


@TITLES
@pytest.mark.parametrize("picture", ["board", "market", "map"])
def test_every_picture_says_that_the_cards_are_reconstructed(title: str, picture: str) -> None:
    arguments = ("play", "--title", title, *SEED, "--bots", "0")

    shown = gridwright(*arguments, lines=("bid 1", picture)).stdout

    pictures = 1 if (title, picture) == ("card", "map") else 2  # the first is the overview
    assert shown.count("Reconstructed cards") == pictures
    assert shown.count(f"({title}-reconstructed-1), replaceable with --data") == pictures


@TITLES
def test_what_is_shown_in_brief_says_it_too(title: str) -> None:
    arguments = ("play", "--title", title, *SEED, "--bots", "0")
    lines = ("open 4a", "bid 5", "bid 6", "bid 7") if title == "card" else ("open 4", "bid 5")

    shown = gridwright(*arguments, lines=(*lines, "drop", "bid 9")).stdout

    pictures = shown.count(" can type:")
    assert shown.count("Reconstructed cards") == pictures
    assert shown.count("Power Grid: ") < pictures


@TITLES
def test_a_game_of_bots_is_recorded_verified_and_replayed(title: str, tmp_path: Path) -> None:
    file = str(tmp_path / "game.txt")

    played = gridwright(
        "selfplay", "--title", title, "--seats", "4", "--seed", "7", "--record", file
    )

    assert played.exit_code == 0
    assert "Seed 7:" in played.stdout
    assert "map =" not in Path(file).read_text(encoding="utf-8")
    assert ": ok, result " in gridwright("verify", file).stdout
    shown = gridwright("replay", file).stdout
    assert "The game is over" in shown
    assert ("points" if title == "card" else "cities powered") in shown


@TITLES
def test_a_replay_as_json_gives_every_state(title: str, tmp_path: Path) -> None:
    file = str(tmp_path / "game.txt")
    gridwright("selfplay", "--title", title, "--seats", "2", "--seed", "3", "--record", file)

    result = gridwright("replay", file, "--json", "--until", "20")

    states = [json.loads(line) for line in result.stdout.splitlines()]
    assert [state["index"] for state in states] == list(range(21))
    assert {state["set"] for state in states} == {f"{title}-reconstructed-1"}
    assert ("bank" if title == "card" else "syndicate") in states[0]


@TITLES
def test_selfplay_as_json_names_no_map(title: str) -> None:
    arguments = ("selfplay", "--title", title, "--seats", "3", "--seed", "9", "--json")

    result = json.loads(gridwright(*arguments).stdout)

    assert (result["title"], result["map"], result["seats"]) == (title, "", 3)


@TITLES
def test_a_whole_game_is_shown_to_its_end(title: str) -> None:
    result = gridwright("play", "--title", title, *SEED, "--bots", "3")

    assert result.exit_code == 0
    assert "The game is over" in result.stdout
    assert "place   player" in result.stdout


@TITLES
@pytest.mark.parametrize("columns", [80, 100, 140])
@pytest.mark.parametrize("seats", ["2", "6"])
def test_nothing_is_wider_than_the_terminal(title: str, columns: int, seats: str) -> None:
    arguments = ("play", "--title", title, "--seed", "5", "--seats", seats)
    lines = ("board", "map", "market", "?", "actions")
    start = gridwright(*arguments, "--bots", "0", lines=lines, columns=columns)
    end = gridwright(*arguments, "--bots", seats, columns=columns)

    shown = [*start.stdout.splitlines(), *end.stdout.splitlines()]
    assert [line for line in shown if cell_len(line) > columns] == []


# The Card Game


def test_a_refused_bid_names_its_clause() -> None:
    result = gridwright(*CARD, lines=("open 5b 3", "why open 5b 3"))

    assert "Can't do that: Bid at least 5, the plant's number. (CG-1.6)" in result.stdout
    assert "CG-1.6  3.1 Phase 1" in result.stdout


def test_a_refused_fuel_card_names_its_clause() -> None:
    result = gridwright(*CARD, lines=(*CARD_BUYING, "buy uranium 1 at 3", "buy coal 1 at 1"))

    assert "Can't do that: None of your plants can burn uranium. (CG-2.7)" in result.stdout
    assert "Can't do that: Column 1 has no such coal card. (CG-2.17)" in result.stdout


def test_fuel_is_bought_and_taken_back() -> None:
    result = gridwright(*CARD, lines=(*CARD_BUYING, "buy coal 3", "undo", "record"))

    assert "Bruno buys 3 coal for 2." in result.stdout
    assert "Undone: Bruno buy coal 3 at 2" in result.stdout
    assert "buy coal" not in result.stdout.split("gridwright record 1")[1]


def test_the_card_game_is_played_in_a_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    with Terminal(*CARD) as terminal:
        terminal.wait_for("Clara> ")
        terminal.type("open 5b 3")
        assert "CG-1.6" in terminal.wait_for("Clara> ")
        terminal.type("open 5b")
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
        terminal.type("quit")
        rest, status = terminal.end()

    assert rest.endswith("Goodbye. There was nothing to save.\n")
    assert status == 0
    assert gridwright("verify", str(file)).stdout == f"{file}: ok, unfinished after 2 actions\n"
    last = json.loads(gridwright("replay", str(file), "--json").stdout.splitlines()[-1])
    assert last["auction"] == {"plant": "5b", "bid": 7, "leader": "A", "waiting": ["B", "C"]}


# Outpost


def test_a_refused_card_names_its_clause() -> None:
    result = gridwright(*OUTPOST, lines=("open 3 2", "why open 3 2"))

    minimum = "Bid at least 3: the card's number minus its discount, and never less than 1."
    assert f"Can't do that: {minimum} (OP-2.5, OP-2.6)" in flat(result.stdout)
    assert "OP-2.6  3.2 Phase 2" in result.stdout


def test_a_refused_building_and_slot_name_their_clauses() -> None:
    result = gridwright(*OUTPOST, lines=(*EXPANDING, "plant amber", "slot 2", "hire 1"))

    assert "Can't do that: The site in Amber isn't for plants. (OP-3a.5)" in result.stdout
    assert "Can't do that: You have no free plant slot unlocked. (OP-3b.1)" in result.stdout
    assert (
        "Can't do that: You can't hire seasonal workers: you don't need any. (OP-3c.4, OP-3c.5)"
        in (flat(result.stdout))
    )


def test_a_turn_of_expansion_is_played_and_taken_back() -> None:
    turn = ("station amber", "plant basalt", "slot 2", "hire 2", "undo", "undo", "log 2", "record")

    result = gridwright(*OUTPOST, lines=(*EXPANDING, *turn))

    shown = flat(result.stdout)
    assert "Clara builds a station in Amber for 10 (10 + 0)." in shown
    assert "Clara builds a plant in Basalt for 13 (5 + 8)." in shown
    assert "still possible: slots, hire" in shown
    assert "hire COUNT 0 fills no bed · 1 for 1 · 2 for 2" in shown
    assert "Clara hires 2 seasonal workers for 2." in shown
    assert "Undone: Clara hire 2" in shown
    assert "Undone: Clara slot 2" in shown
    assert result.stdout.split("gridwright record 1")[1].splitlines()[-4:-2] == [
        "1 C station amber",
        "1 C plant basalt",
    ]


def test_outpost_is_played_in_a_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    with Terminal(*OUTPOST) as terminal:
        terminal.wait_for("Clara> ")
        terminal.type("open 3 2")
        assert "OP-2.6" in terminal.wait_for("Clara> ")
        terminal.type("open 3")
        terminal.wait_for("Ana> ")
        terminal.type("d")
        assert "Ana drops out." in terminal.wait_for("Bruno> ")
        terminal.type("undo")
        assert "Undone: Ana drop" in terminal.wait_for("Ana> ")
        terminal.type("bid +2")
        assert "Ana bids 5." in terminal.wait_for("Bruno> ")
        terminal.type(f"save {file}")
        terminal.wait_for("Bruno> ")
        terminal.type("drop")
        terminal.wait_for("Clara> ")
        terminal.type(f"load {file}")
        terminal.wait_for("Bruno> ")
        terminal.type("quit")
        rest, status = terminal.end()

    assert rest.endswith("Goodbye. There was nothing to save.\n")
    assert status == 0
    assert gridwright("verify", str(file)).stdout == f"{file}: ok, unfinished after 2 actions\n"
    last = json.loads(gridwright("replay", str(file), "--json").stdout.splitlines()[-1])
    assert last["auction"] == {"plant": "3", "bid": 5, "leader": "A", "waiting": ["B", "C"]}


def test_four_players_choose_an_area_on_the_map() -> None:
    arguments = ("play", "--title", "outpost", "--seats", "4", "--seed", "5", "--bots", "0")

    result = gridwright(*arguments, lines=("area central", "area w"))

    assert "Setup: choosing an area" in result.stdout
    assert (
        "Can't do that: The central area is always in play: choose a small one. (OP-S2, OP-S4)"
        in (flat(result.stdout))
    )
    assert "adds the West area." in result.stdout


def test_two_players_place_the_syndicate() -> None:
    arguments = ("play", "--title", "outpost", "--seats", "2", "--seed", "5", "--bots", "0")

    result = gridwright(*arguments, lines=("syndicate amber", "syndicate umber", "syndicate b"))

    assert "places a Syndicate station in Amber." in result.stdout
    assert "Can't do that: Umber isn't directly connected to a Syndicate city. (OP-Y.7)" in (
        flat(result.stdout)
    )
    assert "places a Syndicate station in Basalt." in result.stdout
    assert "│Amber T·· h○" in flat(result.stdout)
    assert "│Basalt T·· p○" in flat(result.stdout)
