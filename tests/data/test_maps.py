from itertools import combinations

import pytest

from gridwright.content.load import load
from gridwright.content.types import CityMap

BOARDS = (
    ("classic", "germany"),
    ("recharged", "germany"),
    ("classic", "usa"),
    ("recharged", "usa"),
    ("classic", "central_europe"),
)

REGIONS = {
    "germany": {
        "north": "flensburg kiel hamburg hannover bremen wilhelmshaven cuxhaven",
        "north_east": "luebeck rostock schwerin torgelow magdeburg berlin frankfurt_oder",
        "east": "halle leipzig dresden erfurt fulda wuerzburg nuernberg",
        "west": "osnabrueck muenster essen duisburg dortmund duesseldorf kassel",
        "south_west": "aachen koeln trier wiesbaden frankfurt_main saarbruecken mannheim",
        "south": "freiburg stuttgart konstanz augsburg regensburg muenchen passau",
    },
    "usa": {
        "north_west": "seattle portland boise billings cheyenne denver omaha",
        "south_west": "san_francisco los_angeles san_diego las_vegas salt_lake_city phoenix"
        " santa_fe",
        "south": "kansas_city oklahoma_city dallas houston memphis birmingham new_orleans",
        "midwest": "fargo duluth minneapolis chicago st_louis cincinnati knoxville",
        "north_east": "detroit buffalo pittsburgh boston new_york philadelphia washington",
        "south_east": "norfolk raleigh atlanta savannah jacksonville tampa miami",
    },
    "central_europe": {
        "poland_east": "bialystok lublin warszawa krakow sosnowiec katowice czestochowa",
        "slovakia": "presov kosice poprad zilina bratislava trnava banska_bystrica",
        "hungary": "nyiregyhaza miskolc szeged kecskemet budapest pecs gyor",
        "poland_west": "gdansk gdynia bydgoszcz wroclaw poznan szczecin lodz",
        "austria": "graz klagenfurt villach innsbruck salzburg linz wien",
        "czechia": "hradec_kralove brno ceske_budejovice praha ostrava plzen usti_nad_labem",
    },
}

NEIGHBOURS = {
    "germany": {
        *(("east", other) for other in ("north_east", "north", "south", "south_west", "west")),
        ("north_east", "north"),
        ("north", "west"),
        ("south_west", "west"),
        ("south", "south_west"),
    },
    "usa": {
        *(("midwest", other) for other in ("north_east", "north_west", "south", "south_east")),
        ("north_east", "south_east"),
        ("north_west", "south"),
        ("north_west", "south_west"),
        ("south", "south_east"),
        ("south", "south_west"),
    },
    "central_europe": {
        *(("czechia", other) for other in ("austria", "poland_east", "poland_west", "slovakia")),
        ("austria", "hungary"),
        ("austria", "slovakia"),
        ("hungary", "slovakia"),
        ("poland_east", "poland_west"),
        ("poland_east", "slovakia"),
    },
}

METROPOLISES = {
    ("classic", "germany"): {"duisburg-essen", "halle-leipzig", "frankfurt_main-wiesbaden"},
    ("recharged", "germany"): {"duisburg-essen", "halle-leipzig", "frankfurt_main-mainz"},
    ("classic", "usa"): {"cheyenne-denver", "new_york-philadelphia", "jacksonville-savannah"},
    ("recharged", "usa"): {"cheyenne-denver", "new_york-philadelphia", "jacksonville-savannah"},
    ("classic", "central_europe"): {"gdansk-gdynia", "katowice-sosnowiec"},
}


def test_each_edition_has_its_maps() -> None:
    """RC-S2, CL-S2: and the other side of the first printing, the USA."""
    assert set(load().board.maps) == set(BOARDS)


@pytest.mark.parametrize(
    ("title", "map_id", "rules"),
    [
        ("classic", "germany", "plain"),
        ("recharged", "germany", "germany_recharged"),
        ("classic", "usa", "plain"),
        ("recharged", "usa", "usa_recharged"),
        ("classic", "central_europe", "central_europe"),
    ],
)
def test_maps_name_the_rules_that_they_change(title: str, map_id: str, rules: str) -> None:
    """CL-G1: the classic Germany changes none."""
    assert board(title, map_id).rules == rules


@pytest.mark.parametrize(
    ("title", "map_id", "facts"),
    [
        ("classic", "germany", {}),
        ("recharged", "germany", {"phase_out": {"plant": 39, "resource": "uranium"}}),
        ("classic", "usa", {}),
        ("recharged", "usa", {"storage": {"coal": 8}}),
        (
            "classic",
            "central_europe",
            {
                "nuclear": {"resource": "uranium", "countries": ("CZ", "SK", "HU")},
                "rebate": {"city": "wien", "resource": "garbage", "amount": 1},
            },
        ),
    ],
)
def test_maps_bring_the_numbers_of_their_rules(
    title: str, map_id: str, facts: dict[str, dict[str, object]]
) -> None:
    """RC-G1, RC-U2, CL-C3, CL-C9."""
    assert board(title, map_id).facts == facts


@pytest.mark.parametrize(("title", "map_id"), BOARDS)
def test_every_region_has_seven_cities(title: str, map_id: str) -> None:
    """RC-S3, CL-S3."""
    counts = [0] * 6
    for city in board(title, map_id).cities:
        counts[city.region] += 1

    assert len(board(title, map_id).regions) == 6
    assert counts == [7] * 6


@pytest.mark.parametrize("map_id", ["germany", "usa", "central_europe"])
def test_every_city_lies_in_its_region(map_id: str) -> None:
    found: dict[str, set[str]] = {}
    city_map = board("classic", map_id)
    for city in city_map.cities:
        found.setdefault(city_map.regions[city.region].id, set()).add(city.id)

    assert found == {region: set(cities.split()) for region, cities in REGIONS[map_id].items()}


@pytest.mark.parametrize(
    ("title", "map_id", "count", "total"),
    [
        ("classic", "germany", 83, 992),
        ("recharged", "germany", 83, 998),
        ("classic", "usa", 87, 907),
        ("recharged", "usa", 86, 877),
        ("classic", "central_europe", 96, 1013),
    ],
)
def test_connections_add_up(title: str, map_id: str, count: int, total: int) -> None:
    connections = board(title, map_id).connections

    assert len(connections) == count
    assert sum(cost for _, _, cost in connections) == total


@pytest.mark.parametrize(("title", "map_id"), BOARDS)
def test_only_the_two_cities_of_a_metropolis_touch(title: str, map_id: str) -> None:
    free = {pair for pair, cost in costs(board(title, map_id)).items() if cost == 0}

    assert free == METROPOLISES[title, map_id]


@pytest.mark.parametrize(("title", "map_id"), BOARDS)
def test_regions_are_neighbours_as_printed(title: str, map_id: str) -> None:
    regions = board(title, map_id).regions
    pairs = {(region.id, regions[other].id) for region in regions for other in region.neighbours}

    assert pairs == NEIGHBOURS[map_id] | {(b, a) for a, b in NEIGHBOURS[map_id]}


@pytest.mark.parametrize(("title", "map_id"), BOARDS)
@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_cities_of_adjoining_regions_are_connected(title: str, map_id: str, count: int) -> None:
    """In every possible play area, by connections inside it alone."""
    city_map = board(title, map_id)
    neighbours = [set(region.neighbours) for region in city_map.regions]
    areas = [set(area) for area in combinations(range(6), count)]
    areas = [area for area in areas if reachable(area, neighbours) == area]
    assert areas

    for area in areas:
        cities = {i for i, city in enumerate(city_map.cities) if city.region in area}
        assert reachable(cities, ways(city_map)) == cities


@pytest.mark.parametrize(
    ("map_id", "areas"),
    [("germany", (13, 12, 6)), ("usa", (12, 12, 6)), ("central_europe", (12, 12, 6))],
)
def test_so_many_play_areas_are_possible(map_id: str, areas: tuple[int, ...]) -> None:
    """Choices of 3, 4 and 5 regions that hang together.

    Germany is a row of five regions with the east beside them all: 10 + 3, 10 + 2, 5 + 1. The
    other two have 20 pairs of neighbours of one region and 4 triangles, hence 20 - 2 x 4 for 3;
    three pairs of regions cut the rest apart, hence 15 - 3 for 4; no single region does.
    """
    neighbours = [set(region.neighbours) for region in board("classic", map_id).regions]
    found = [
        sum(reachable(set(area), neighbours) == set(area) for area in combinations(range(6), count))
        for count in (3, 4, 5)
    ]

    assert tuple(found) == areas


@pytest.mark.parametrize("title", ["classic", "recharged"])
@pytest.mark.parametrize(
    ("pair", "cost"),
    [
        ("duisburg-essen", 0),
        ("dortmund-muenster", 2),
        ("duesseldorf-essen", 2),
        ("aachen-duesseldorf", 9),
        ("duesseldorf-koeln", 4),
    ],
)
def test_connections_of_the_worked_examples_cost_what_the_rulebooks_say(
    title: str, pair: str, cost: int
) -> None:
    assert costs(board(title, "germany"))[pair] == cost


def test_germany_changed_two_cities_and_two_costs() -> None:
    old, new = costs(board("classic", "germany")), costs(board("recharged", "germany"))

    assert changes(old, new) == {
        "dortmund-essen": (4, 5),
        "mannheim-saarbruecken": (11, 16),
        # Torgelow became Stralsund, Wiesbaden became Mainz, each with all its connections.
        "rostock-torgelow": (19, None),
        "schwerin-torgelow": (19, None),
        "berlin-torgelow": (15, None),
        "rostock-stralsund": (None, 19),
        "schwerin-stralsund": (None, 19),
        "berlin-stralsund": (None, 15),
        "koeln-wiesbaden": (21, None),
        "trier-wiesbaden": (18, None),
        "frankfurt_main-wiesbaden": (0, None),
        "saarbruecken-wiesbaden": (10, None),
        "mannheim-wiesbaden": (11, None),
        "koeln-mainz": (None, 21),
        "mainz-trier": (None, 18),
        "frankfurt_main-mainz": (None, 0),
        "mainz-saarbruecken": (None, 10),
        "mainz-mannheim": (None, 11),
    }


def test_a_replaced_city_keeps_its_region_and_position() -> None:
    old, new = board("classic", "germany"), board("recharged", "germany")
    pairs = [(a, b) for a, b in zip(old.cities, new.cities, strict=True) if a != b]

    assert [(a.id, b.id, b.name) for a, b in pairs] == [
        ("torgelow", "stralsund", "Stralsund"),
        ("wiesbaden", "mainz", "Mainz"),
    ]
    assert [b.region for _, b in pairs] == [a.region for a, _ in pairs]


def test_the_usa_changed_five_connections() -> None:
    old, new = costs(board("classic", "usa")), costs(board("recharged", "usa"))

    assert changes(old, new) == {
        "boise-cheyenne": (24, None),
        "cincinnati-raleigh": (15, None),
        "knoxville-raleigh": (None, 11),
        "chicago-omaha": (13, 12),
        "houston-santa_fe": (21, 20),
    }


@pytest.mark.parametrize("map_id", ["germany", "usa"])
def test_the_north_east_is_printed_brown_and_later_orange(map_id: str) -> None:
    colours = [
        {region.id: region.colour for region in board(title, map_id).regions}
        for title in ("classic", "recharged")
    ]

    assert colours[0]["north_east"] == "brown"
    assert colours[1] == colours[0] | {"north_east": "orange"}


def test_every_city_of_central_europe_belongs_to_a_country() -> None:
    """The rules for nuclear plants ask for it."""
    city_map = board("classic", "central_europe")
    found = {(city_map.regions[city.region].id, city.country) for city in city_map.cities}

    assert found == {
        ("austria", "AT"),
        ("czechia", "CZ"),
        ("hungary", "HU"),
        ("poland_east", "PL"),
        ("poland_west", "PL"),
        ("slovakia", "SK"),
    }


def test_every_city_of_central_europe_has_its_own_spelling() -> None:
    names = {city.id: city.name for city in board("classic", "central_europe").cities}

    assert names["usti_nad_labem"] == "Ústí nad Labem"
    assert names["lodz"] == "Łódź"
    assert names["nyiregyhaza"] == "Nyíregyháza"


@pytest.mark.parametrize(("title", "map_id"), BOARDS)
def test_cities_lie_where_they_are(title: str, map_id: str) -> None:
    """Latitude and longitude are in the right order, and in the right part of the world."""
    limits = {
        "germany": (47, 55, 6, 15),
        "usa": (25, 48, -123, -71),
        "central_europe": (46, 55, 11, 24),
    }
    south, north, west, east = limits[map_id]

    for city in board(title, map_id).cities:
        assert south <= city.latitude <= north
        assert west <= city.longitude <= east


def board(title: str, map_id: str) -> CityMap:
    return load().board.maps[title, map_id]


def costs(city_map: CityMap) -> dict[str, int]:
    """Return the cost of each connection by its two cities in alphabetical order."""
    ids = [city.id for city in city_map.cities]
    return {"-".join(sorted((ids[a], ids[b]))): cost for a, b, cost in city_map.connections}


def changes(old: dict[str, int], new: dict[str, int]) -> dict[str, tuple[int | None, int | None]]:
    pairs = {pair: (old.get(pair), new.get(pair)) for pair in old | new}
    return {pair: (before, after) for pair, (before, after) in pairs.items() if before != after}


def ways(city_map: CityMap) -> list[set[int]]:
    found: list[set[int]] = [set() for _ in city_map.cities]
    for a, b, _ in city_map.connections:
        found[a].add(b)
        found[b].add(a)
    return found


def reachable(allowed: set[int], neighbours: list[set[int]]) -> set[int]:
    """Return what can be reached from one of the *allowed* without leaving them."""
    reached: set[int] = set()
    waiting = [min(allowed)]
    while waiting:
        here = waiting.pop()
        reached.add(here)
        waiting += (neighbours[here] & allowed) - reached
    return reached
