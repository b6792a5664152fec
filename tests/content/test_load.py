from importlib import resources
from pathlib import Path

import pytest

from gridwright.content.load import ContentError, load
from gridwright.core.errors import GridwrightError

CLASSIC = "editions/classic.toml"
RECHARGED = "editions/recharged.toml"
PLANTS = "plants/board.toml"
GERMANY = "maps/germany.toml"
USA = "maps/usa.toml"
CENTRAL_EUROPE = "maps/central_europe.toml"
DEMOLITION = "demolition.toml"

KIEL = '{ id = "kiel", name = "Kiel", region = "north", lat = 54.32, lon = 10.13 }'
RATHER_FAR = 'lat = 54.32, lon = 10.13'


def test_the_packaged_files_are_right() -> None:
    library = load()

    assert len(library.board.maps) == 5
    assert library.own is None


def test_the_packaged_files_are_read_once() -> None:
    assert load() is load()


def test_an_empty_directory_changes_nothing(tmp_path: Path) -> None:
    library = load(tmp_path)

    assert library.board == load().board
    assert library.own == tmp_path


def test_a_file_of_ones_own_replaces_the_packaged_one(tmp_path: Path) -> None:
    write(tmp_path, CLASSIC, ("money = 50", "money = 60"))
    write(tmp_path, GERMANY, ('["flensburg", "kiel", 4]', '["flensburg", "kiel", 5]'))
    write(tmp_path, PLANTS, ("need = 2, cities = 1 },\n  { number = 4", "need = 2, cities = 9 },\n  { number = 4"))
    write(tmp_path, DEMOLITION, ("first = 18, others = 10", "first = 19, others = 10"))

    board = load(tmp_path).board

    assert board.editions["classic"].money == 60
    assert board.editions["recharged"].money == 50
    assert {title: board.maps[title, "germany"].connections[0][2] for title in board.editions} == {
        "classic": 5,
        "recharged": 5,
    }
    assert board.editions["recharged"].plants[3].cities == 9
    assert board.demolition[5].first == 19


def test_files_of_ones_own_leave_the_packaged_library_alone(tmp_path: Path) -> None:
    write(tmp_path, CLASSIC, ("money = 50", "money = 60"))

    load(tmp_path)

    assert load().board.editions["classic"].money == 50


def test_a_map_of_ones_own_is_added(tmp_path: Path) -> None:
    text = packaged(GERMANY).replace('id = "germany"', 'id = "elsewhere"')
    place(tmp_path, "maps/elsewhere.toml", text.replace('name = "Germany"', 'name = "Elsewhere"'))

    maps = load(tmp_path).board.maps

    assert maps["recharged", "elsewhere"].name == "Elsewhere"
    assert maps["classic", "elsewhere"].id == "elsewhere"
    assert maps["classic", "elsewhere"].connections == maps["classic", "germany"].connections
    assert len(maps) == 7


def test_an_edition_may_name_plants_of_ones_own(tmp_path: Path) -> None:
    write(tmp_path, CLASSIC, ('plants = "board"', 'plants = "mine"'))
    place(tmp_path, "plants/mine.toml", packaged(PLANTS).replace("cities = 6 },\n]", "cities = 8 },\n]"))

    editions = load(tmp_path).board.editions

    assert editions["classic"].plants[50].cities == 8
    assert editions["recharged"].plants[50].cities == 6


def test_a_directory_must_exist(tmp_path: Path) -> None:
    missing = tmp_path / "nowhere"

    assert problems(missing) == (f"{missing}: no such directory",)


def test_all_problems_of_all_files_are_told_at_once(tmp_path: Path) -> None:
    write(tmp_path, CLASSIC, ("money = 50", 'money = "50"'), ("ends_at = 14", "ends_at = 6"))
    write(tmp_path, PLANTS, ("number = 50", "number = 99"))
    write(tmp_path, GERMANY, ('"hamburg", 8]', '"foo", 8]'))
    place(tmp_path, DEMOLITION, "[card_game")

    with pytest.raises(ContentError) as caught:
        load(tmp_path)

    assert sorted(caught.value.problems) == [
        "demolition.toml: not TOML: Expected ']' at the end of a table declaration"
        " (at end of document)",
        "editions/classic.toml: money: must be a whole number, not '50'",
        "editions/classic.toml: seats.6.ends_at: must be more than step2_at, which is 6",
        "maps/germany.toml: connections[1]: unknown city 'foo'",
        "plants/board.toml: plants[41].number: must be from 1 to 98, not 99",
    ]
    assert str(caught.value) == "\n".join(caught.value.problems)
    assert isinstance(caught.value, GridwrightError)


def test_a_file_that_is_no_text_is_told(tmp_path: Path) -> None:
    (tmp_path / "maps").mkdir()
    (tmp_path / GERMANY).write_bytes(b"name = \"M\xfcnchen\"")

    assert problems(tmp_path) == ("maps/germany.toml: not a UTF-8 text",)


@pytest.mark.parametrize("path", ["editions/mine.toml", "plants/mine.toml"])
def test_a_file_that_nothing_refers_to_is_told(tmp_path: Path, path: str) -> None:
    place(tmp_path, path, packaged(PLANTS))

    assert problems(tmp_path) == (f"{path}: nothing refers to this file",)


def test_an_unreadable_edition_does_not_make_its_plants_superfluous(tmp_path: Path) -> None:
    place(tmp_path, "plants/mine.toml", packaged(PLANTS))
    place(tmp_path, CLASSIC, 'plants = "mine')

    assert [line.split(":")[0] for line in problems(tmp_path)] == [CLASSIC]


def test_other_files_in_the_directory_are_left_alone(tmp_path: Path) -> None:
    place(tmp_path, "maps/notes.txt", "not a map")
    place(tmp_path, "tools.toml", "[not] a data file")

    assert load(tmp_path).board == load().board


@pytest.mark.parametrize(
    ("path", "old", "new", "problem"),
    [
        (CLASSIC, "money = 50", "money = 50\nmonkey = 1", "monkey: unknown key"),
        (CLASSIC, "step2_at = 6", "step2_at = 6\nstep3_at = 8", "seats.6.step3_at: unknown key"),
        (CLASSIC, "[fuel.standard]", "[fuel.special]\n[fuel.standard]", "fuel.special: unknown key"),
        (CLASSIC, "plants_removed = 4", "plants_removed = 4\nplugs_removed = 1",
         "seats.4.plugs_removed: unknown key"),
        (RECHARGED, "money = 50", "money = 50\nfirst_draw = 13", "first_draw: unknown key"),
        (CLASSIC, "2 = { coal = [3, 4, 3]", "2 = { gas = [1, 1, 1], coal = [3, 4, 3]",
         "fuel.standard.refill.2.gas: unknown key"),
        (CLASSIC, "start = { coal = 24, oil = 18, garbage = 6, uranium = 2",
         "start = { gas = 1, coal = 24, oil = 18, garbage = 6, uranium = 2",
         "fuel.standard.start.gas: unknown key"),
        (CLASSIC, "[seats.6]", "[seats.7]\n[seats.6]", "seats.7: unknown key"),
        (PLANTS, "number = 3,", "number = 3, colour = 1,", "plants[0].colour: unknown key"),
        (GERMANY, 'id = "kiel",', 'id = "kiel", river = "x",', "cities[1].river: unknown key"),
        (GERMANY, 'id = "west",', 'id = "west", country = "DE",', "regions[2].country: unknown key"),
        (GERMANY, 'rules = "plain"', 'rules = "plain"\nconnections_added = []',
         "edition.classic.connections_added: unknown key"),
        (CENTRAL_EUROPE, "[edition.classic]", "[edition.recharged]\n[edition.classic]",
         "edition.recharged: unknown key"),
        (DEMOLITION, "card = 6,", "card = 6, last = 1,", "board_game.cards[5].last: unknown key"),
    ],
)  # fmt: skip
def test_unknown_keys_are_told(tmp_path: Path, path: str, old: str, new: str, problem: str) -> None:
    write(tmp_path, path, (old, new))

    assert problems(tmp_path) == (f"{path}: {problem}",)


@pytest.mark.parametrize(
    ("path", "old", "key"),
    [
        (CLASSIC, 'name = "Power Grid"', "name"),
        (CLASSIC, "money = 50", "money"),
        (CLASSIC, 'hybrid = ["coal", "oil"]', "hybrid"),
        (CLASSIC, "first_draw = 13", "first_draw"),
        (CLASSIC, "first_market = [3, 4, 5, 6, 7, 8, 9, 10]", "first_market"),
        (CLASSIC, "plant_limit = 4", "seats.2.plant_limit"),
        (CLASSIC, "start = { coal = 24, oil = 18, garbage = 6, uranium = 5 }",
         "fuel.central_europe.start"),
        (CLASSIC, "6 = { coal = [7, 9, 6], oil = [5, 6, 7], garbage = [3, 5, 6],"
         " uranium = [2, 3, 3] }", "fuel.standard.refill.6"),
        (CLASSIC, "uranium = 12", "tokens.uranium"),
        (RECHARGED, "plugs_removed = 2", "seats.3.plugs_removed"),
        (RECHARGED, "first_houses = 6", "trust.first_houses"),
        (PLANTS, ", cities = 9", "plants[0].cities"),
        (GERMANY, "format = 1", "format"),
        (GERMANY, ", region = \"north\", lat = 54.79", "cities[0].region"),
        (GERMANY, 'colour = "teal", ', "regions[0].colour"),
        (GERMANY, 'rules = "plain"', "edition.classic.rules"),
        (GERMANY, 'name = "Mainz", ', "edition.recharged.cities_replaced[1].name"),
        (DEMOLITION, "first = 18, ", "board_game.cards[5].first"),
    ],
)  # fmt: skip
def test_missing_keys_are_told(tmp_path: Path, path: str, old: str, key: str) -> None:
    write(tmp_path, path, (old, ""))

    assert problems(tmp_path) == (f"{path}: {key}: missing",)
