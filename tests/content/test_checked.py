"""Files with keys, types and numbers that cannot be: what is told about each."""

from pathlib import Path

import pytest

from tests.content.own_files import (
    CENTRAL_EUROPE,
    CLASSIC,
    DEMOLITION,
    GERMANY,
    PLANTS,
    RECHARGED,
    place,
    problems,
    write,
)


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
