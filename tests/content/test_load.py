from pathlib import Path
from typing import IO

import pytest

from gridwright.content.load import ContentError, load
from gridwright.content.shelf import Shelf
from gridwright.core.errors import GridwrightError, Message
from tests.content.own_files import line, packaged, place, problems, write

CLASSIC = "editions/classic.toml"
RECHARGED = "editions/recharged.toml"
PLANTS = "plants/board.toml"
GERMANY = "maps/germany.toml"
USA = "maps/usa.toml"
CENTRAL_EUROPE = "maps/central_europe.toml"
DEMOLITION = "demolition.toml"


def test_the_packaged_files_are_right() -> None:
    library = load()

    assert len(library.board.maps) == 5
    assert library.own == ""


def test_the_packaged_files_are_read_once() -> None:
    assert load() is load()


def test_an_empty_directory_changes_nothing(tmp_path: Path) -> None:
    library = load(tmp_path)

    assert library.board == load().board
    assert library.own == str(tmp_path)


def test_a_file_of_ones_own_replaces_the_packaged_one(tmp_path: Path) -> None:
    write(tmp_path, CLASSIC, ("money = 50", "money = 60"))
    write(tmp_path, GERMANY, ('["flensburg", "kiel", 4]', '["flensburg", "kiel", 5]'))
    write(
        tmp_path,
        PLANTS,
        ("need = 2, cities = 1 },\n  { number = 4", "need = 2, cities = 9 },\n  { number = 4"),
    )
    write(tmp_path, DEMOLITION, ("first = 18, others = 10", "first = 19, others = 10"))

    board = load(tmp_path).board

    assert board.editions["classic"].money == 60
    assert board.editions["recharged"].money == 50
    assert {title: board.maps[title, "germany"].connections[0][2] for title in board.editions} == {
        "classic": 5,
        "recharged": 5,
    }
    assert board.editions["recharged"].plants[3].output == 9
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
    place(
        tmp_path,
        "plants/mine.toml",
        packaged(PLANTS).replace("cities = 6 },\n]", "cities = 8 },\n]"),
    )

    editions = load(tmp_path).board.editions

    assert editions["classic"].plants[50].output == 8
    assert editions["recharged"].plants[50].output == 6


def test_a_directory_must_exist(tmp_path: Path) -> None:
    missing = tmp_path / "nowhere"

    assert problems(missing) == (f"{missing}: content_no_directory",)


def test_all_problems_of_all_files_are_told_at_once(tmp_path: Path) -> None:
    write(tmp_path, CLASSIC, ("money = 50", 'money = "50"'), ("ends_at = 14", "ends_at = 6"))
    write(tmp_path, PLANTS, ("number = 50", "number = 99"))
    write(tmp_path, GERMANY, ('"hamburg", 8]', '"foo", 8]'))
    place(tmp_path, DEMOLITION, "[card_game")

    with pytest.raises(ContentError) as caught:
        load(tmp_path)

    assert sorted(str(caught.value).splitlines()) == [
        (
            "demolition.toml: not TOML: Expected ']' at the end of a table declaration"
            " (at end of document)"
        ),
        "editions/classic.toml: money: must be a whole number, not '50'",
        "editions/classic.toml: seats.6.ends_at: must be more than step2_at, which is 6",
        "maps/germany.toml: connections[1]: unknown city 'foo'",
        "plants/board.toml: plants[41].number: must be from 1 to 98, not 99",
    ]
    assert caught.value.message == Message("content_wrong", {"count": 5})
    assert isinstance(caught.value, GridwrightError)


def test_a_problem_names_the_clauses_that_it_contradicts(tmp_path: Path) -> None:
    """CG-TB7."""
    write(tmp_path, "cardgame/rules.toml", ('["coal", "gas", "oil"', '["peat", "gas", "oil"'))

    with pytest.raises(ContentError) as caught:
        load(tmp_path)

    assert str(caught.value) == (
        "cardgame/rules.toml: resources:"
        " must name coal, gas, oil, uranium, and nothing else (CG-TB7)"
    )


def test_a_file_that_is_no_text_is_told(tmp_path: Path) -> None:
    (tmp_path / "maps").mkdir()
    (tmp_path / GERMANY).write_bytes(b'name = "M\xfcnchen"')

    assert problems(tmp_path) == ("maps/germany.toml: content_not_text",)


def test_a_file_that_may_not_be_read_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_file = Path.open

    def refuse(path: Path, mode: str = "r") -> IO[str] | IO[bytes]:
        if path.is_relative_to(tmp_path):
            raise PermissionError(13, "Permission denied")
        return open_file(path, mode)

    write(tmp_path, GERMANY)
    monkeypatch.setattr(Path, "open", refuse)

    assert problems(tmp_path) == ("maps/germany.toml: content_unreadable reason=Permission denied",)


def test_a_file_that_is_nowhere_is_told_to_its_reader() -> None:
    shelf = Shelf(None)

    content = shelf.open("maps/atlantis.toml")

    assert not content.is_sound()
    assert [line(problem) for problem in shelf.finish()] == ["maps/atlantis.toml: content_no_file"]


@pytest.mark.parametrize("path", ["editions/mine.toml", "plants/mine.toml"])
def test_a_file_that_nothing_refers_to_is_told(tmp_path: Path, path: str) -> None:
    place(tmp_path, path, packaged(PLANTS))

    assert problems(tmp_path) == (f"{path}: content_unused",)


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
        (CLASSIC, "money = 50", "money = 50\nmonkey = 1", "monkey: content_unknown_key"),
        (
            CLASSIC,
            "step2_at = 6",
            "step2_at = 6\nstep3_at = 8",
            "seats.6.step3_at: content_unknown_key",
        ),
        (
            CLASSIC,
            "[fuel.refill]",
            "[fuel.special]\n[fuel.refill]",
            "fuel.special: content_unknown_key",
        ),
        (
            CLASSIC,
            "plants_removed = 4",
            "plants_removed = 4\nplugs_removed = 1",
            "seats.4.plugs_removed: content_unknown_key",
        ),
        (RECHARGED, "money = 50", "money = 50\nfirst_draw = 13", "first_draw: content_unknown_key"),
        (
            CLASSIC,
            "2 = { coal = [3, 4, 3]",
            "2 = { gas = [1, 1, 1], coal = [3, 4, 3]",
            "fuel.refill.2.gas: content_unknown_key",
        ),
        (
            CLASSIC,
            "start = { coal = 24, oil = 18, garbage = 6, uranium = 2",
            "start = { gas = 1, coal = 24, oil = 18, garbage = 6, uranium = 2",
            "fuel.start.gas: content_unknown_key",
        ),
        (CLASSIC, "[seats.6]", "[seats.7]\n[seats.6]", "seats.7: content_unknown_key"),
        (PLANTS, "number = 3,", "number = 3, colour = 1,", "plants[0].colour: content_unknown_key"),
        (
            GERMANY,
            'id = "kiel",',
            'id = "kiel", river = "x",',
            "cities[1].river: content_unknown_key",
        ),
        (
            GERMANY,
            'id = "west",',
            'id = "west", country = "DE",',
            "regions[2].country: content_unknown_key",
        ),
        (
            GERMANY,
            'rules = "plain"',
            'rules = "plain"\nconnections_added = []',
            "edition.classic.connections_added: content_unknown_key",
        ),
        (
            CENTRAL_EUROPE,
            "[edition.classic]",
            "[edition.recharged]\n[edition.classic]",
            "edition.recharged: content_unknown_key",
        ),
        (
            DEMOLITION,
            "card = 6,",
            "card = 6, last = 1,",
            "board_game.cards[5].last: content_unknown_key",
        ),
    ],
)
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
        (
            CENTRAL_EUROPE,
            "start = { coal = 24, oil = 18, garbage = 6, uranium = 5 }",
            "fuel.central_europe.start",
        ),
        (
            CLASSIC,
            ("6 = { coal = [7, 9, 6], oil = [5, 6, 7], garbage = [3, 5, 6], uranium = [2, 3, 3] }"),
            "fuel.refill.6",
        ),
        (CLASSIC, "uranium = 12", "tokens.uranium"),
        (RECHARGED, "plugs_removed = 2", "seats.3.plugs_removed"),
        (RECHARGED, "first_houses = 6", "trust.first_houses"),
        (RECHARGED, 'hybrid_first = "coal"', "trust.hybrid_first"),
        (PLANTS, ", cities = 1", "plants[0].cities"),
        (GERMANY, "format = 1", "format"),
        (GERMANY, ' region = "north",', "cities[0].region"),
        (GERMANY, 'colour = "teal", ', "regions[0].colour"),
        (GERMANY, 'rules = "plain"', "edition.classic.rules"),
        (GERMANY, 'name = "Mainz", ', "edition.recharged.cities_replaced[1].name"),
        (DEMOLITION, "first = 18, ", "board_game.cards[5].first"),
    ],
)
def test_missing_keys_are_told(tmp_path: Path, path: str, old: str, key: str) -> None:
    write(tmp_path, path, (old, ""))

    assert problems(tmp_path) == (f"{path}: {key}: content_missing",)


def test_every_number_of_players_needs_its_rules(tmp_path: Path) -> None:
    write(tmp_path, RECHARGED, ("[seats.6]", "[seats.7]"), ("5 = { coal", "8 = { coal"))

    assert problems(tmp_path) == (
        "editions/recharged.toml: seats.6: content_missing",
        "editions/recharged.toml: fuel.refill.5: content_missing",
        "editions/recharged.toml: seats.7: content_unknown_key",
        "editions/recharged.toml: fuel.refill.8: content_unknown_key",
    )


def test_what_is_missing_is_told_once_and_not_for_all_that_would_be_in_it(tmp_path: Path) -> None:
    place(tmp_path, DEMOLITION, "")

    assert problems(tmp_path) == (
        "demolition.toml: board_game: content_missing",
        "demolition.toml: card_game: content_missing",
    )


@pytest.mark.parametrize(
    ("path", "old", "new", "problem"),
    [
        (CLASSIC, "money = 50", "money = true", "money: content_whole found=True"),
        (CLASSIC, "money = 50", "money = 50.0", "money: content_whole found=50.0"),
        (CLASSIC, "money = 50", "money = -1", "money: content_at_least lowest=0 found=-1"),
        (CLASSIC, 'name = "Power Grid"', "name = 4", "name: content_text found=4"),
        (CLASSIC, 'name = "Power Grid"', 'name = " "', "name: content_text found=' '"),
        (CLASSIC, "slots = [10, 15, 20]", "slots = 10", "slots: content_list found=10"),
        (
            CLASSIC,
            "2 = { coal = [3, 4, 3]",
            "2 = 7 # { coal",
            "fuel.refill.2: content_table found=7",
        ),
        (
            CLASSIC,
            "coal = { 1 = 3,",
            "coal = { cheap = 3,",
            "places.coal.cheap: content_count_key",
        ),
        (GERMANY, "lat = 54.32", 'lat = "54.32"', "cities[1].lat: content_number found='54.32'"),
        (
            GERMANY,
            "lat = 54.32",
            "lat = 154.32",
            "cities[1].lat: content_between lowest=-90 highest=90 found=154.32",
        ),
        (
            GERMANY,
            "lon = 10.13",
            "lon = nan",
            "cities[1].lon: content_between lowest=-180 highest=180 found=nan",
        ),
        (GERMANY, "lon = 10.13", "lon = false", "cities[1].lon: content_number found=False"),
        (GERMANY, "format = 1", "format = 2", "format: content_between lowest=1 highest=1 found=2"),
        (
            GERMANY,
            '["flensburg", "kiel", 4]',
            '["flensburg", 4, 4]',
            "connections[0][1]: content_text found=4",
        ),
        (
            DEMOLITION,
            'others = 10, source = "reconstructed"',
            'others = 10, source = ""',
            "board_game.cards[5].source: content_text found=''",
        ),
    ],
)
def test_wrong_types_are_told(tmp_path: Path, path: str, old: str, new: str, problem: str) -> None:
    write(tmp_path, path, (old, new))

    assert problems(tmp_path) == (f"{path}: {problem}",)


@pytest.mark.parametrize(
    ("path", "old", "new", "problem"),
    [
        (CLASSIC, "[10, 22, 33,", "[10, 33, 22,", "income.pays: content_never_falls"),
        (
            CLASSIC,
            "[10, 22, 33,",
            "[0, 22, 33,",
            "income.pays[0]: content_at_least lowest=1 found=0",
        ),
        (CLASSIC, "pays = [", "pays = [] # [", "income.pays: content_empty"),
        (
            CLASSIC,
            "slots = [10, 15, 20]",
            "slots = [10, 15]",
            "slots: content_slots",
        ),
        (
            CLASSIC,
            "slots = [10, 15, 20]",
            "slots = [10, 20, 15]",
            "slots: content_slots",
        ),
        (
            CLASSIC,
            "regions = 4",
            "regions = 0",
            "seats.4.regions: content_between lowest=1 highest=6 found=0",
        ),
        (
            CLASSIC,
            "regions = 4",
            "regions = 7",
            "seats.4.regions: content_between lowest=1 highest=6 found=7",
        ),
        (
            CLASSIC,
            "plant_limit = 4",
            "plant_limit = 0",
            "seats.2.plant_limit: content_at_least lowest=1 found=0",
        ),
        (
            CLASSIC,
            "ends_at = 21",
            "ends_at = 10",
            "seats.2.ends_at: content_above other=step2_at limit=10",
        ),
        (
            CLASSIC,
            "plants_removed = 4",
            "plants_removed = 34",
            "seats.4.plants_removed: content_left left=33",
        ),
        (
            RECHARGED,
            "plants_removed = 3",
            "plants_removed = 30",
            "seats.4.plants_removed: content_left left=29",
        ),
        (
            RECHARGED,
            "plugs_removed = 2",
            "plugs_removed = 5",
            "seats.3.plugs_removed: content_left left=4",
        ),
        (
            RECHARGED,
            "first_houses = 6",
            "first_houses = 17",
            "trust.first_houses: content_houses houses=16",
        ),
        (
            RECHARGED,
            'hybrid_first = "coal"',
            'hybrid_first = "garbage"',
            "trust.hybrid_first: content_choice found=garbage choices=coal,oil",
        ),
        (
            RECHARGED,
            'marker = "uranium"',
            'marker = "gas"',
            ("marker: content_choice found=gas choices=coal,oil,garbage,uranium"),
        ),
    ],
)
def test_numbers_that_make_no_sense_are_told(
    tmp_path: Path, path: str, old: str, new: str, problem: str
) -> None:
    write(tmp_path, path, (old, new))

    assert problems(tmp_path) == (f"{path}: {problem}",)


@pytest.mark.parametrize(
    ("path", "old", "new", "problem"),
    [
        (
            CLASSIC,
            "first_market = [3, 4,",
            "first_market = [4, 4,",
            "first_market: content_first_market total=8",
        ),
        (
            CLASSIC,
            "first_market = [3, 4,",
            "first_market = [3, 4, 4,",
            "first_market: content_first_market total=8",
        ),
        (
            CLASSIC,
            "first_market = [3, 4,",
            "first_market = [4,",
            "first_market: content_first_market total=8",
        ),
        (
            CLASSIC,
            "first_market = [3, 4,",
            "first_market = [1, 4,",
            "first_market[0]: content_no_plant plant=1",
        ),
        (CLASSIC, "first_draw = 13", "first_draw = 41", "first_draw: content_no_plant plant=41"),
        (
            CLASSIC,
            "first_draw = 13",
            "first_draw = 10",
            "first_draw: content_first_draw plant=10",
        ),
        (
            RECHARGED,
            "plugs_up_to = 15",
            "plugs_up_to = 10",
            "plugs_up_to: content_plugs needed=9 found=8",
        ),
        (
            CLASSIC,
            'plants = "board"',
            'plants = "mine"',
            "plants: content_names_no_file path=plants/mine.toml",
        ),
        (
            CLASSIC,
            'plants = "board"',
            'plants = "../board"',
            "plants: content_slug found=../board",
        ),
        (PLANTS, "number = 4,", "number = 3,", "plants[1].number: content_twice found=3"),
        (
            PLANTS,
            "number = 50,",
            "number = 99,",
            "plants[41].number: content_between lowest=1 highest=98 found=99",
        ),
        (
            PLANTS,
            'fuel = "garbage"',
            'fuel = "gas"',
            (
                "plants[3].fuel: content_choice found=gas"
                " choices=coal,oil,garbage,uranium,hybrid,eco"
            ),
        ),
        (
            PLANTS,
            'fuel = "eco", need = 0',
            'fuel = "eco", need = 1',
            "plants[10].need: content_need",
        ),
        (
            PLANTS,
            "need = 2",
            "need = 0",
            "plants[0].need: content_need",
        ),
        (PLANTS, "need = 2", "need = -2", "plants[0].need: content_at_least lowest=0 found=-2"),
        (PLANTS, "cities = 1", "cities = 0", "plants[0].cities: content_at_least lowest=1 found=0"),
    ],
)
def test_plants_that_cannot_be_are_told(
    tmp_path: Path, path: str, old: str, new: str, problem: str
) -> None:
    write(tmp_path, path, (old, new))

    assert problems(tmp_path) == (f"{path}: {problem}",)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (
            "[3, 4, 3]",
            "[3, 4]",
            ("fuel.refill.2.coal: content_steps total=3 found=2"),
        ),
        (
            "[3, 4, 3]",
            "[3, 4, 3, 2]",
            "fuel.refill.2.coal: content_steps total=3 found=4",
        ),
        (
            "[3, 4, 3]",
            "[3, -4, 3]",
            "fuel.refill.2.coal[1]: content_at_least lowest=0 found=-4",
        ),
        (
            "oil = 18",
            "oil = 25",
            "fuel.start.oil: content_start units=25 room=24",
        ),
        ("oil = 24", "oil = 27", "places.oil: content_places places=24 tokens=27"),
        ("oil = { 1 = 3,", "oil = {", "places.oil: content_places places=21 tokens=24"),
        ("16 = 1 }", "16 = 0 }", "places.uranium.16: content_at_least lowest=1 found=0"),
        ('hybrid = ["coal", "oil"]', 'hybrid = ["coal"]', "hybrid: content_two_resources"),
        (
            'hybrid = ["coal", "oil"]',
            'hybrid = ["oil", "oil"]',
            "hybrid[1]: content_twice found=oil",
        ),
        (
            'hybrid = ["coal", "oil"]',
            'hybrid = ["coal", "gas"]',
            "hybrid[1]: content_choice found=gas choices=coal,oil,garbage,uranium",
        ),
    ],
)
def test_resources_that_do_not_add_up_are_told(
    tmp_path: Path, old: str, new: str, problem: str
) -> None:
    write(tmp_path, CLASSIC, (old, new))

    assert problems(tmp_path) == (f"{CLASSIC}: {problem}",)


def test_a_start_above_the_places_is_told_beside_them(tmp_path: Path) -> None:
    write(tmp_path, CLASSIC, ("coal = { 1 = 3,", "coal = {"))

    assert problems(tmp_path) == (
        f"{CLASSIC}: places.coal: content_places places=21 tokens=24",
        f"{CLASSIC}: fuel.start.coal: content_start units=24 room=21",
        f"{CENTRAL_EUROPE}: fuel.central_europe.start.coal: content_start units=24 room=21",
    )


@pytest.mark.parametrize(
    ("new", "problem"),
    [
        ("", "resources: content_missing"),
        ("resources = 4", "resources: content_list found=4"),
        ('resources = ["coal", 7]', "resources[1]: content_text found=7"),
        ('resources = ["coal", "eco"]', "resources[1]: content_not_a_resource found=eco"),
        ('resources = ["coal", "coal"]', "resources[1]: content_twice found=coal"),
    ],
)
def test_resources_that_are_wrongly_listed_are_told_once(
    tmp_path: Path, new: str, problem: str
) -> None:
    write(tmp_path, CLASSIC, ('resources = ["coal", "oil", "garbage", "uranium"]', new))

    assert problems(tmp_path) == (f"{CLASSIC}: {problem}",)


def test_every_edition_has_a_fuel_table(tmp_path: Path) -> None:
    write(tmp_path, RECHARGED, ("[fuel]", "[fuels]"), ("[fuel.refill]", "[fuels.refill]"))

    assert problems(tmp_path) == (
        f"{RECHARGED}: fuel: content_missing",
        f"{RECHARGED}: fuels: content_unknown_key",
    )


# What a map brings with it

TABLE = """
source = "x"
start = { coal = 10, oil = 9, garbage = 8, uranium = 7 }
[%s.refill]
2 = { coal = [1, 1, 1], oil = [1, 1, 1], garbage = [1, 1, 1], uranium = [1, 1, 1] }
3 = { coal = [2, 2, 2], oil = [1, 1, 1], garbage = [1, 1, 1], uranium = [1, 1, 1] }
4 = { coal = [3, 3, 3], oil = [1, 1, 1], garbage = [1, 1, 1], uranium = [1, 1, 1] }
5 = { coal = [4, 4, 4], oil = [1, 1, 1], garbage = [1, 1, 1], uranium = [1, 1, 1] }
6 = { coal = [5, 5, 5], oil = [1, 1, 1], garbage = [1, 1, 1], uranium = [1, 1, 1] }
"""


def with_table(own: Path, name: str) -> None:
    """Put Germany into *own*, with a fuel table called *name*."""
    place(own, GERMANY, f"{packaged(GERMANY)}\n[{name}]{TABLE % name}")


def test_a_map_may_have_a_fuel_table_for_all_its_editions(tmp_path: Path) -> None:
    with_table(tmp_path, "fuel.mine")

    maps = load(tmp_path).board.maps

    for title in ("classic", "recharged"):
        fuel = maps[title, "germany"].fuel
        assert list(fuel) == ["mine"]
        assert fuel["mine"].start == (10, 9, 8, 7)
        assert fuel["mine"].refill[4][0] == (3, 3, 3)
    assert maps["classic", "usa"].fuel == {}


def test_a_map_may_have_a_fuel_table_for_one_edition(tmp_path: Path) -> None:
    with_table(tmp_path, "edition.recharged.fuel.mine")

    maps = load(tmp_path).board.maps

    assert list(maps["recharged", "germany"].fuel) == ["mine"]
    assert maps["classic", "germany"].fuel == {}


@pytest.mark.parametrize("name", ["map", "standard"])
def test_a_fuel_table_of_a_map_has_a_name_of_its_own(tmp_path: Path, name: str) -> None:
    with_table(tmp_path, f"fuel.{name}")

    assert problems(tmp_path) == (f"{GERMANY}: fuel.{name}: content_table_taken name={name}",)


def test_the_rules_of_a_map_read_blocks_of_numbers_and_names(tmp_path: Path) -> None:
    """What they mean is for the rules to say, when a game is opened."""
    write(
        tmp_path,
        GERMANY,
        ('rules = "plain"', 'rules = "odd"'),
        (
            "[edition.recharged]",
            '[edition.classic.toll]\nfee = 3\nover = ["a", "b"]\n\n[edition.recharged]',
        ),
    )

    board = load(tmp_path).board.maps["classic", "germany"]

    assert board.rules == "odd"
    assert board.facts == {"toll": {"fee": 3, "over": ("a", "b")}}


@pytest.mark.parametrize(
    ("fact", "problem"),
    [
        ("fee = -3", "toll.fee: content_at_least lowest=0 found=-3"),
        ("fee = 1.5", "toll.fee: content_whole found=1.5"),
        ('fee = " "', "toll.fee: content_text found=' '"),
        ("over = [1]", "toll.over[0]: content_text found=1"),
        ('over = ["a", "a"]', "toll.over[1]: content_twice found=a"),
    ],
)
def test_a_fact_of_a_map_is_a_number_a_word_or_words(
    tmp_path: Path, fact: str, problem: str
) -> None:
    place(tmp_path, GERMANY, f"{packaged(GERMANY)}\n[edition.recharged.toll]\n{fact}\n")

    assert problems(tmp_path) == (f"{GERMANY}: edition.recharged.{problem}",)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('id = "germany"', 'id = "france"', "id: content_file_name found=france"),
        ('id = "germany"', 'id = "Germany"', "id: content_slug found=Germany"),
        ('native_name = "Deutschland"', "native_name = 1", "native_name: content_text found=1"),
        (
            'editions = ["classic", "recharged"]',
            'editions = ["classic", "recharged", "classic"]',
            "editions[2]: content_twice found=classic",
        ),
        (
            'base_edition = "classic"',
            'base_edition = "deluxe"',
            "base_edition: content_choice found=deluxe choices=classic,recharged",
        ),
        ('rules = "plain"', 'rules = "O"', "edition.classic.rules: content_slug found=O"),
        ('"Frankfurt-O"', '""', "cities[13].short: content_text found=''"),
        (
            'id = "kiel",',
            'id = "kiel", country = "de",',
            "cities[1].country: content_country found=de",
        ),
        (
            'region = "north", lat = 54.79',
            'region = "far_north", lat = 54.79',
            (
                "cities[0].region: content_choice found=far_north"
                " choices=north,north_east,west,east,south_west,south"
            ),
        ),
        (
            '["flensburg", "kiel", 4]',
            '["flensburg", "foo", 4]',
            "connections[0]: content_unknown_city found=foo",
        ),
        (
            '["flensburg", "kiel", 4]',
            '["kiel", "kiel", 4]',
            "connections[0]: content_to_itself name=kiel",
        ),
        (
            '["flensburg", "kiel", 4],',
            '["flensburg", "kiel", 4], ["kiel", "flensburg", 5],',
            "connections[1]: content_link_twice first=kiel second=flensburg",
        ),
        (
            '["flensburg", "kiel", 4]',
            '["flensburg", "kiel", -4]',
            "connections[0][2]: content_at_least lowest=0 found=-4",
        ),
        (
            '["flensburg", "kiel", 4]',
            '["flensburg", "kiel", 4.0]',
            "connections[0][2]: content_whole found=4.0",
        ),
        (
            '["flensburg", "kiel", 4]',
            '["flensburg", "kiel"]',
            "connections[0]: content_link",
        ),
        (
            '["flensburg", "kiel", 4]',
            '"flensburg-kiel"',
            "connections[0]: content_list found='flensburg-kiel'",
        ),
        (
            '["flensburg", "kiel", 4],',
            "",
            "connections: content_cut_off cities=flensburg edition=classic",
        ),
        (
            "cities = [",
            'cities = [ { id = "kiel", name = "Kiel", region = "north", lat = 0, lon = 0 },',
            "cities[2].id: content_twice found=kiel",
        ),
        (
            "cities = [",
            'cities = [ { id = "Kiel", name = "Kiel", region = "north", lat = 0, lon = 0 },',
            "cities[0].id: content_slug found=Kiel",
        ),
        (
            "regions = [",
            'regions = [ { id = "south", colour = "red", neighbours = [] },',
            "regions[6].id: content_twice found=south",
        ),
        (
            'neighbours = ["north", "east"]',
            'neighbours = ["north", "middle"]',
            (
                "regions[1].neighbours[1]: content_choice found=middle"
                " choices=north,west,east,south_west,south"
            ),
        ),
        (
            'neighbours = ["north", "east"]',
            'neighbours = ["north", "north_east", "east"]',
            (
                "regions[1].neighbours[1]: content_choice found=north_east"
                " choices=north,west,east,south_west,south"
            ),
        ),
        (
            'neighbours = ["north", "east"]',
            'neighbours = ["north"]',
            "regions[1].neighbours: content_neighbour_lacking neighbour=east edition=classic",
        ),
        (
            'neighbours = ["north", "east"]',
            'neighbours = ["north", "east", "south"]',
            ("regions[1].neighbours: content_neighbour_wrong neighbour=south edition=classic"),
        ),
    ],
)
def test_maps_that_are_wrong_are_told(tmp_path: Path, old: str, new: str, problem: str) -> None:
    write(tmp_path, GERMANY, (old, new))

    assert problems(tmp_path) == (f"{GERMANY}: {problem}",)


def test_every_region_needs_seven_cities(tmp_path: Path) -> None:
    """RC-S3, CL-S3."""
    write(tmp_path, GERMANY, ('region = "north", lat = 54.79', 'region = "south", lat = 54.79'))

    assert problems(tmp_path) == (
        f"{GERMANY}: cities: content_region_cities name=north found=6 total=7",
        f"{GERMANY}: cities: content_region_cities name=south found=8 total=7",
    )


@pytest.mark.parametrize("key", ["regions", "cities"])
def test_a_list_that_is_missing_does_not_make_all_its_members_unknown(
    tmp_path: Path, key: str
) -> None:
    text = packaged(GERMANY)
    start = text.index(f"\n{key} = [")
    end = text.index("\n]\n", start) + len("\n]\n")
    place(tmp_path, GERMANY, f"{text[:start]}\n{text[end:]}")

    assert problems(tmp_path) == (f"{GERMANY}: {key}: content_missing",)


def test_a_map_needs_six_regions(tmp_path: Path) -> None:
    """RC-S3, CL-S3."""
    seventh = 'regions = [ { id = "sea", colour = "blue", neighbours = [] },'
    write(tmp_path, GERMANY, ("regions = [", seventh))

    assert problems(tmp_path) == (
        f"{GERMANY}: regions: content_regions total=6 found=7",
        f"{GERMANY}: cities: content_region_cities name=sea found=0 total=7",
    )


def test_a_map_may_not_have_more_than_62_cities(tmp_path: Path) -> None:
    more = "".join(
        f'{{ id = "x{letter}", name = "X", region = "north", lat = 0, lon = 0 }},'
        for letter in "abcdefghijklmnopqrstu"
    )
    write(tmp_path, GERMANY, ("cities = [", f"cities = [ {more}"))

    assert problems(tmp_path) == (
        f"{GERMANY}: cities: content_most_cities most=62 found=63",
        f"{GERMANY}: cities: content_region_cities name=north found=28 total=7",
    )


@pytest.mark.parametrize(
    ("old", "problem"),
    [
        ('id = "kiel", ', "cities[1].id: content_missing"),
        ('id = "west", ', "regions[2].id: content_missing"),
    ],
)
def test_what_has_no_id_may_be_the_one_that_is_named_elsewhere(
    tmp_path: Path, old: str, problem: str
) -> None:
    write(tmp_path, GERMANY, (old, ""))

    assert problems(tmp_path) == (f"{GERMANY}: {problem}",)


@pytest.mark.parametrize(
    ("new", "problem"),
    [
        ("editions = []", "content_empty"),
        ("", "content_missing"),
        ("editions = 1", "content_list found=1"),
    ],
)
def test_a_map_is_printed_by_some_edition(tmp_path: Path, new: str, problem: str) -> None:
    write(tmp_path, CENTRAL_EUROPE, ('\neditions = ["classic"]', f"\n{new}"))

    assert problems(tmp_path) == (f"{CENTRAL_EUROPE}: editions: {problem}",)


def test_only_known_editions_print_maps(tmp_path: Path) -> None:
    write(
        tmp_path,
        CENTRAL_EUROPE,
        ('editions = ["classic"]', 'editions = ["classic", "deluxe"]'),
        ("[edition.classic]", '[edition.deluxe]\nrules = "plain"\nsource = "x"\n[edition.classic]'),
    )

    assert problems(tmp_path) == (
        f"{CENTRAL_EUROPE}: editions[1]: content_choice found=deluxe choices=classic,recharged",
    )


@pytest.mark.parametrize(
    ("path", "old", "new", "problem"),
    [
        (
            GERMANY,
            'old = "torgelow"',
            'old = "foo"',
            "cities_replaced[0].old: content_unknown_city found=foo",
        ),
        (
            GERMANY,
            'old = "wiesbaden"',
            'old = "torgelow"',
            "cities_replaced[1].old: content_replaced_twice found=torgelow",
        ),
        (
            GERMANY,
            'id = "stralsund"',
            'id = "berlin"',
            "cities_replaced[0].id: content_city_exists found=berlin",
        ),
        (
            GERMANY,
            'id = "mainz"',
            'id = "stralsund"',
            "cities_replaced[1].id: content_city_exists found=stralsund",
        ),
        (
            GERMANY,
            '["essen", "dortmund", 5]',
            '["essen", "wiesbaden", 5]',
            "connections_changed[0]: content_unknown_city found=wiesbaden",
        ),
        (
            GERMANY,
            '["essen", "dortmund", 5]',
            '["essen", "koeln", 5]',
            "connections_changed[0]: content_link_missing first=essen second=koeln",
        ),
        (GERMANY, "north_east = ", "sea = ", "region_colours.sea: content_unknown_region"),
        (
            USA,
            '["boise", "cheyenne"],  ',
            '["boise", "omaha"],  ',
            "connections_removed[0]: content_link_missing first=boise second=omaha",
        ),
        (
            USA,
            '["boise", "cheyenne"],  ',
            '["boise", "cheyenne", 24],  ',
            "connections_removed[0]: content_link_removed",
        ),
        (
            USA,
            '["knoxville", "raleigh", 11]',
            '["knoxville", "atlanta", 11]',
            "connections_added[0]: content_link_exists first=knoxville second=atlanta",
        ),
        (
            USA,
            '["omaha", "chicago", 12]',
            '["cheyenne", "boise", 12]',
            "connections_changed[0]: content_link_missing first=cheyenne second=boise",
        ),
    ],
)
def test_differences_that_cannot_be_applied_are_told(
    tmp_path: Path, path: str, old: str, new: str, problem: str
) -> None:
    write(tmp_path, path, (old, new))

    assert problems(tmp_path) == (f"{path}: edition.recharged.{problem}",)


def test_neighbours_are_the_same_in_every_edition(tmp_path: Path) -> None:
    added = '["knoxville", "raleigh", 11], ["denver", "miami", 99]'
    write(tmp_path, USA, ('["knoxville", "raleigh", 11]', added))

    lacks = "neighbours: content_neighbour_lacking neighbour"
    assert problems(tmp_path) == (
        f"{USA}: regions[0].{lacks}=south_east edition=recharged",
        f"{USA}: regions[5].{lacks}=north_west edition=recharged",
    )


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("card = 6,", "card = 7,", "[5].card: content_ascending number=6"),
        (
            "first = 18, others = 10",
            "first = 18, others = 19",
            "[5].others: content_at_most other=first limit=18",
        ),
        (
            "first = 18, others = 10",
            "first = 13, others = 10",
            "[5]: content_rising",
        ),
        (
            "first = 18, others = 10",
            "first = 18, others = 7",
            "[5]: content_rising",
        ),
        (
            "first = 18, others = 10",
            "first = 14, others = 8",
            "[5]: content_rising",
        ),
        (
            "first = 3, others = 0",
            "first = 3, others = -1",
            "[0].others: content_at_least lowest=0 found=-1",
        ),
        (
            '  { card = 6, first = 18, others = 10, source = "reconstructed" },\n',
            "",
            ": content_cards total=6 found=5",
        ),
    ],
)
def test_compensation_for_removed_plants_rises(
    tmp_path: Path, old: str, new: str, problem: str
) -> None:
    """DC-3, DC-13."""
    write(tmp_path, DEMOLITION, (old, new))

    assert problems(tmp_path) == (f"{DEMOLITION}: board_game.cards{problem}",)


@pytest.mark.parametrize(
    "amounts", ["first = 18, others = 8", "first = 14, others = 9", "first = 14, others = 14"]
)
def test_one_amount_may_stay_when_the_other_rises(tmp_path: Path, amounts: str) -> None:
    """DC-13: the card above it pays 14 and 8."""
    write(tmp_path, DEMOLITION, ("first = 18, others = 10", amounts))

    card = load(tmp_path).board.demolition[5]

    assert f"first = {card.first}, others = {card.others}" == amounts


def test_both_sides_of_the_demolition_cards_are_checked(tmp_path: Path) -> None:
    write(tmp_path, DEMOLITION, ("first = 2, others = 1", "first = 1, others = 0"))

    assert problems(tmp_path) == ((f"{DEMOLITION}: card_game.cards[1]: content_rising"),)
