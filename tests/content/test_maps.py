"""Maps: their facts, what is wrong with them, and how editions differ."""

from pathlib import Path

import pytest

from gridwright.content.load import load
from tests.content.own_files import (
    CENTRAL_EUROPE,
    GERMANY,
    USA,
    packaged,
    place,
    problems,
    write,
)


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
        (
            '"Frankfurt-O"',
            '"Frankfurt-O", short = ""',
            "cities[13].short: content_text found=''",
        ),
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
