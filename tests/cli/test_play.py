"""The command `play`, with piped input."""

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from gridwright.bots.names import NAMES
from tests.cli.terminal import gridwright

# With this seed Ana opens in round 1; 4, 5, 7 and 8 are on sale, the discount lies on 4. The bots
# of other seats are Ampere, Ohm and Galvani.
SEED = ("--seed", "5")
ALONE = ("play", *SEED, "--bots", "0", "--seats", "3")
MINIMUM_CLAUSE = "RC-2.4"
MINIMUM_TEXT = "Minimum bid for every other plant is its number."


def test_without_options_a_newcomer_plays_recharged_germany_with_three_bots() -> None:
    result = gridwright("play")

    assert result.exit_code == 0
    assert "Power Grid Recharged · Germany" in result.stdout
    line = next(line for line in result.stdout.splitlines() if line.startswith("Ana (you)"))
    bots = re.findall(r"(\w+) \(bot\)", line)
    assert len(set(bots)) == 3
    assert set(bots) <= set(NAMES)


def test_the_end_of_the_input_ends_the_program_politely() -> None:
    result = gridwright("play", *SEED)

    assert result.exit_code == 0
    assert result.stdout.endswith("Goodbye. There was nothing to save.\n")


def test_actions_and_what_bots_do_are_told_in_sentences() -> None:
    result = gridwright("play", *SEED, lines=("open 5 5",))

    assert "Ana starts the auction for plant 5 at 5." in result.stdout
    assert "Galvani drops out." in result.stdout


def test_a_refused_action_names_its_clause_and_changes_nothing() -> None:
    result = gridwright(*ALONE, lines=("open 5 3", "record"))

    assert f"Can't do that: Bid at least 5, the plant's number. ({MINIMUM_CLAUSE})" in (
        result.stdout
    )
    assert result.stdout.count("open 5 3") == 2  # typed, and in the advice; not in the record


def test_why_gives_the_text_of_the_clause() -> None:
    result = gridwright(*ALONE, lines=("why open 5 3", "why open 5 5"))

    assert MINIMUM_TEXT in result.stdout
    assert "'open 5 5' is allowed now." in result.stdout


def test_bids_are_shown_as_a_range() -> None:
    result = gridwright(*ALONE)

    assert "open 5 BID  5 to 50 · 2 coal/oil → 1 city" in result.stdout


def test_words_that_mean_nothing_are_refused_with_advice() -> None:
    result = gridwright(*ALONE, lines=("fly", "open x 5", "open 5 y"))

    assert "'fly' is not an action." in result.stdout
    assert "There is no plant 'x'." in result.stdout
    assert "'y' is not a number." in result.stdout
    assert "type ? to see what you can type" in result.stdout


def test_help_lists_actions_and_commands() -> None:
    result = gridwright(*ALONE, lines=("?",))

    for form in ("open PLANT BID", "build CITY", "why ACTION", "undo", "save FILE"):
        assert form in " ".join(result.stdout.split())


BUYING = ("open 5 5", "drop", "drop", "open 7", "drop", "open 8")  # then Clara buys fuel first


def test_undo_takes_back_what_showed_nothing_new() -> None:
    result = gridwright(*ALONE, lines=(*BUYING, "buy oil 1", "undo", "record"))

    assert "Undone: Clara buy oil 1" in result.stdout
    assert "buy oil 1" not in result.stdout.split("gridwright record 1")[1]


def test_undo_stops_where_something_new_was_shown() -> None:
    result = gridwright(*ALONE, lines=("undo", "open 5 5", "undo"))

    assert "There is nothing to undo." in result.stdout
    assert "This can't be undone: the last action revealed something new." in result.stdout


def test_undo_takes_the_answers_of_bots_back_too_and_they_answer_alike_again() -> None:
    lines = ("open 5 5", "bid 8", "buy coal 2", "done")
    once = gridwright("play", *SEED, "--level", "random", lines=lines)
    again = gridwright("play", *SEED, "--level", "random", lines=(*lines, "undo", "done"))

    told = once.stdout.split("Ana> done\n")[1].split("────")[0]
    _, first, second = again.stdout.split("Ana> done\n")
    assert "Galvani buys 2 coal for 6." in told
    assert first.split("────")[0] == told
    assert "Undone: Galvani buy coal 2\n  Undone: Ana done\n" in first
    assert second.split("────")[0] == told


def test_the_log_shows_the_last_sentences() -> None:
    result = gridwright(*ALONE, lines=(*BUYING, "log 1", "log x"))

    assert "Clara> log 1\n  Player order: Ana, Bruno, Clara.\nClara> log x" in result.stdout
    assert "'x' is not a number of lines." in result.stdout


def test_the_record_on_the_screen_keeps_the_seed_secret() -> None:
    result = gridwright(*ALONE, lines=("record",))

    assert "title = recharged" in result.stdout
    assert "deck = ?" in result.stdout
    assert "seed = 5" not in result.stdout


def test_hidden_money_of_others_is_never_shown() -> None:
    result = gridwright(*ALONE, "--option", "hidden_money", lines=("board",))

    rows = [line.split() for line in result.stdout.splitlines() if line[1:3] in ("A ", "B ", "C ")]
    assert [row[2] for row in rows] == ["?", "?", "50", "?", "?", "50"]  # Clara is to act


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"

    first = gridwright("play", *SEED, "--level", "random", lines=("open 5 5", f"save {file}"))
    second = gridwright("play", "--load", str(file), "--level", "random", lines=("log 1",))

    assert f"Saved to {file}." in first.stdout.replace("\n", "")
    assert "Ana (you)  Ampere (bot)  Ohm (bot)  Galvani (bot)" in second.stdout
    assert "Galvani drops out." in second.stdout


def test_another_game_can_be_loaded_while_playing(tmp_path: Path) -> None:
    file = tmp_path / "usa.txt"
    gridwright("play", "--map", "usa", "--seats", "2", lines=(f"save {file}",))

    result = gridwright(*ALONE, lines=(f"load {file}", "load", "load nowhere.txt"))

    assert "Power Grid Recharged · USA" in result.stdout
    assert "Load what? Type: load game.txt." in result.stdout
    assert "nowhere.txt cannot be read" in result.stdout


def test_with_save_every_action_of_a_person_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"

    result = gridwright("play", *SEED, "--save", str(file), lines=("open 5 5", "quit"))

    assert str(file) in result.stdout
    assert "1 A open 5 5" in file.read_text(encoding="utf-8")
    assert gridwright("verify", str(file)).exit_code == 0


def test_a_game_of_bots_ends_with_a_ranking_and_a_complete_record(tmp_path: Path) -> None:
    file = tmp_path / "bots.txt"

    result = gridwright("play", *SEED, "--seats", "3", "--bots", "3", "--save", str(file))

    assert result.exit_code == 0
    assert "cities powered" in result.stdout
    assert "The game is over" in result.stdout
    assert "Seed 5" in result.stdout
    assert "\nresult = " in file.read_text(encoding="utf-8")


def test_bots_may_sit_anywhere() -> None:
    result = gridwright("play", *SEED, "--bot", "a", "--bot", "C")

    assert "Ampere (bot)  Bruno (you)  Ohm (bot)  David (you)" in result.stdout


def test_names_are_given_by_seat_and_say_how_many_play() -> None:
    result = gridwright("play", *SEED, "--names", "Zoë, [b]Max[/b], Li", "--bots", "0")

    assert "Zoë (you)  [b]Max[/b] (you)  Li (you)" in result.stdout


def test_setup_choices_are_asked_for_on_the_map() -> None:
    result = gridwright(
        *ALONE, "--option", "regions=draft", lines=("region east", "region east", "region south_w")
    )

    assert "next to: North-East, West, East" in result.stdout
    assert "Can't do that: East is already in the play area." in result.stdout
    assert "adds the South-West region." in result.stdout


@pytest.mark.parametrize("columns", [80, 100, 140])
def test_nothing_is_wider_than_the_terminal(columns: int) -> None:
    lines = ("board", "map", "market", "?", *BUYING, "done", "done", "done", "build k")

    result = gridwright(*ALONE, "--no-save", lines=lines, columns=columns)

    too_wide = [line for line in result.stdout.splitlines() if cell_len(line) > columns]
    assert too_wide == []


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--title", "chess"), "There is no title 'chess'."),
        (("--map", "atlantis"), "Power Grid Recharged has no map 'atlantis'."),
        (("--seats", "7"), "is for 2 to 6 players"),
        (("--bots", "5"), "5 bots are too many for 4 seats."),
        (("--bots", "1", "--bot", "A"), "Give either --bots or --bot, not both."),
        (("--bot", "Q"), "There is no seat 'Q'. Seats are: A, B, C, D."),
        (("--names", "Ana,Ana"), "Two players have the same name."),
        (("--names", "Ana,,Bo"), "'' can't be a name"),
        (("--names", "A,B,C", "--seats", "2"), "3 names are too many for 2 seats."),
        (("--option", "luck=on"), "There is no option 'luck'."),
        (("--option", "hidden_money=maybe"), "Option hidden_money must be off or on, not 'maybe'."),
        (("--option", "refill="), "Write an option as NAME=VALUE, not 'refill='."),
        (("--option", "demolition", "--option", "demolition"), "'demolition' appears twice."),
        (("--seed", "9" * 30), "A seed is a number with at most 18 digits."),
        (("--load", "nowhere.txt"), "nowhere.txt cannot be read: no such file or directory"),
        (("--save", "nowhere/game.txt"), "nowhere/game.txt cannot be written"),
        (("--data", "nowhere"), "nowhere: no such directory"),
    ],
)
def test_a_wrong_table_is_refused_with_one_message(
    arguments: tuple[str, ...], message: str
) -> None:
    result = gridwright("play", *arguments)

    assert result.exit_code == 2
    assert message in result.stderr.replace("\n", " ")


def test_all_problems_of_data_files_are_listed(tmp_path: Path) -> None:
    maps = tmp_path / "maps"
    maps.mkdir()
    (maps / "one.toml").write_text("not toml", encoding="utf-8")
    (maps / "two.toml").write_bytes(b"\xff")

    result = gridwright("play", "--data", str(tmp_path))

    assert result.exit_code == 2
    assert "The data files have 2 problems." in result.stderr
    assert "maps/one.toml: not TOML" in result.stderr
    assert "maps/two.toml: not UTF-8 text" in result.stderr


def test_with_a_record_the_table_is_not_chosen_again(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    gridwright("play", *SEED, lines=(f"save {file}",))

    result = gridwright("play", "--load", str(file), "--seats", "3")

    assert result.exit_code == 2
    assert "come from the record" in result.stderr


def test_bots_play_at_the_level_that_is_asked_for() -> None:
    """Three steady bots buy other fuel after the same auction than three random ones."""
    lines = ("open 5 5", "bid 8", "buy coal 2", "done")
    random = gridwright("play", *SEED, "--level", "random", lines=lines)
    steady = gridwright("play", *SEED, lines=lines)
    unknown = gridwright("play", *SEED, "--level", "wizard", lines=lines)

    assert "Galvani buys 2 coal for 6." in random.stdout
    assert "Galvani buys 2 coal for 6." not in steady.stdout
    assert unknown.exit_code == 2
    assert "There is no bot 'wizard'" in unknown.stderr


def test_who_goes_on_with_a_game_of_older_rules_is_told(tmp_path: Path) -> None:
    older = Path(__file__).parents[1] / "records" / "version_1" / "outpost" / "2-early.txt"
    file = tmp_path / "older.txt"
    lines = older.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join(lines[: lines.index("---") + 20]) + "\n", encoding="utf-8")

    result = gridwright("play", "--load", str(file), "--no-save", lines=())

    assert "version 1" in result.stdout
    assert result.exit_code == 0


def test_a_bot_that_would_draw_an_unknown_card_ends_the_evening(tmp_path: Path) -> None:
    """Nobody at the terminal can say what was drawn; nothing is lost, and the reason is told."""
    file = tmp_path / "unknown.txt"
    table = "title = recharged\nmap = germany\nseats = 3\nregions = north, west, east\n"
    chance = "order = A B C\nmarket = 3 4 5 6 7 8 9 10\ndeck = ?\n"
    file.write_text(f"gridwright record 1\n{table}{chance}---\n", encoding="utf-8")

    arguments = ("play", "--load", str(file), "--bots", "3", "--no-save")
    result = gridwright(*arguments, lines=())

    assert result.exit_code == 0
    assert "draw" in result.stdout
