import itertools

import pytest

from gridwright.content.load import load
from gridwright.content.types import EditionData, FuelTable

TITLES = ("classic", "recharged")
COAL, OIL, GARBAGE, URANIUM = range(4)

# By the resources that a plant burns: number, need, cities.
PLANTS = {
    (COAL,): (
        (4, 2, 1), (8, 3, 2), (10, 2, 2), (15, 2, 3), (20, 3, 5), (25, 2, 5), (31, 3, 6),
        (36, 3, 7), (42, 2, 6),
    ),
    (OIL,): (
        (3, 2, 1), (7, 3, 2), (9, 1, 1), (16, 2, 3), (26, 2, 5), (32, 3, 6), (35, 1, 5),
        (40, 2, 6),
    ),
    (GARBAGE,): ((6, 1, 1), (14, 2, 2), (19, 2, 3), (24, 2, 4), (30, 3, 6), (38, 3, 7)),
    (URANIUM,): ((11, 1, 2), (17, 1, 2), (23, 1, 3), (28, 1, 4), (34, 1, 5), (39, 1, 6)),
    (COAL, OIL): ((5, 2, 1), (12, 2, 2), (21, 2, 4), (29, 1, 4), (46, 3, 7)),
    (): (
        (13, 0, 1), (18, 0, 2), (22, 0, 2), (27, 0, 3), (33, 0, 4), (37, 0, 4), (44, 0, 5),
        (50, 0, 6),
    ),
}  # fmt: skip

# By seats: coal, oil, garbage, uranium in Steps 1, 2 and 3.
STANDARD_REFILL = {
    2: ((3, 4, 3), (2, 2, 4), (1, 2, 3), (1, 1, 1)),
    3: ((4, 5, 3), (2, 3, 4), (1, 2, 3), (1, 1, 1)),
    4: ((5, 6, 4), (3, 4, 5), (2, 3, 4), (1, 2, 2)),
    5: ((5, 7, 5), (4, 5, 6), (3, 3, 5), (2, 3, 2)),
    6: ((7, 9, 6), (5, 6, 7), (3, 5, 6), (2, 3, 3)),
}
CENTRAL_EUROPE_REFILL = {
    2: ((4, 5, 3), (1, 2, 3), (1, 3, 3), (1, 1, 1)),
    3: ((5, 6, 3), (2, 2, 3), (1, 3, 3), (1, 1, 1)),
    4: ((6, 7, 5), (2, 3, 4), (2, 4, 4), (1, 2, 1)),
    5: ((7, 8, 5), (3, 4, 5), (3, 4, 5), (2, 2, 2)),
    6: ((8, 10, 6), (4, 5, 6), (3, 6, 6), (2, 3, 2)),
}


def test_there_are_two_editions() -> None:
    assert set(load().board.editions) == {"classic", "recharged"}
    assert edition("classic").name == "Power Grid"
    assert edition("recharged").name == "Power Grid Recharged"


@pytest.mark.parametrize("title", TITLES)
def test_every_plant_is_as_printed(title: str) -> None:
    """Fuel, need and cities of each of the 42 cards, the same in both editions."""
    printed = {number: row for rows in PLANTS.values() for number, *row in rows}
    burns = {number: fuel for fuel, rows in PLANTS.items() for number, *_ in rows}

    plants = edition(title).plants

    assert {n: [plant.need, plant.output] for n, plant in plants.items()} == printed
    assert {n: plant.burns for n, plant in plants.items()} == burns
    assert [n for n, plant in plants.items() if plant.number != n] == []


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize(
    ("burns", "count"),
    [((COAL,), 9), ((), 8), ((GARBAGE,), 6), ((COAL, OIL), 5), ((OIL,), 8), ((URANIUM,), 6)],
)
def test_there_are_as_many_plants_of_each_kind_as_printed(
    title: str, burns: tuple[int, ...], count: int
) -> None:
    """Coal 9, eco 8, garbage 6, hybrid 5, oil 8, uranium 6."""
    kind = [plant for plant in edition(title).plants.values() if plant.burns == burns]

    assert len(kind) == count


def test_plants_up_to_15_have_a_plug_on_the_back() -> None:
    """RC-S17: 13 plugs, 29 sockets."""
    plants = edition("recharged").plants.values()

    assert [p.number for p in plants if p.is_small] == [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
    assert len([p for p in plants if not p.is_small]) == 29


def test_all_backs_of_the_classic_edition_are_alike() -> None:
    """CL-S23."""
    assert not any(plant.is_small for plant in edition("classic").plants.values())


def test_the_classic_market_starts_with_the_lowest_plants() -> None:
    """CL-S17: 03 to 10 face up; 13 lies on top of the deck."""
    classic = edition("classic")

    assert classic.first_market == (3, 4, 5, 6, 7, 8, 9, 10)
    assert classic.first_draw == 13


def test_the_recharged_market_is_dealt() -> None:
    """No plant is certain to start face up or on top."""
    assert edition("recharged").first_market == ()
    assert edition("recharged").first_draw == 0


@pytest.mark.parametrize(("seats", "cards"), [(2, 27), (3, 27), (4, 31), (5, 35), (6, 35)])
def test_the_classic_deck_has_the_size_that_the_rules_give(seats: int, cards: int) -> None:
    """CL-S22: 33 less those removed, with plant 13 and the Step 3 card."""
    classic = edition("classic")
    rest = len(classic.plants) - 8 - 1

    assert rest == 33
    assert rest - classic.seat_rules[seats].plants_removed + 1 + 1 == cards


@pytest.mark.parametrize(("seats", "cards"), [(2, 29), (3, 27), (4, 31), (5, 35), (6, 35)])
def test_the_recharged_deck_has_the_size_that_the_rules_give(seats: int, cards: int) -> None:
    """RC-S27: what is left of 4 plugs and 29 sockets, one plug on top, Step 3 below."""
    recharged = edition("recharged")
    plugs = sum(plant.is_small for plant in recharged.plants.values()) - 8 - 1
    sockets = sum(not plant.is_small for plant in recharged.plants.values())
    rules = recharged.seat_rules[seats]

    assert (plugs, sockets) == (4, 29)
    assert plugs - rules.plugs_removed + sockets - rules.plants_removed + 1 + 1 == cards


@pytest.mark.parametrize(
    ("seats", "plugs", "sockets"), [(2, 1, 5), (3, 2, 6), (4, 1, 3), (5, 0, 0), (6, 0, 0)]
)
def test_plugs_and_sockets_are_removed_by_number_of_players(
    seats: int, plugs: int, sockets: int
) -> None:
    """RC-S22, RC-T5."""
    rules = edition("recharged").seat_rules[seats]

    assert (rules.plugs_removed, rules.plants_removed) == (plugs, sockets)


@pytest.mark.parametrize(("seats", "removed"), [(2, 8), (3, 8), (4, 4), (5, 0), (6, 0)])
def test_classic_plants_are_removed_by_number_of_players(seats: int, removed: int) -> None:
    """CL-S19, CL-W2."""
    rules = edition("classic").seat_rules[seats]

    assert (rules.plugs_removed, rules.plants_removed) == (0, removed)


@pytest.mark.parametrize("title", TITLES)
def test_the_play_area_grows_with_the_players(title: str) -> None:
    """RC-S4, RC-T5, CL-S4, CL-W1."""
    regions = {seats: rules.regions for seats, rules in edition(title).seat_rules.items()}

    assert regions == {2: 3, 3: 3, 4: 4, 5: 5, 6: 5}


@pytest.mark.parametrize(
    ("title", "limits"),
    [
        ("classic", {2: 4, 3: 3, 4: 3, 5: 3, 6: 3}),
        ("recharged", {2: 3, 3: 3, 4: 3, 5: 3, 6: 3}),
    ],
)
def test_players_hold_three_plants_and_four_in_the_classic_game_for_two(
    title: str, limits: dict[int, int]
) -> None:
    found = {seats: rules.plant_limit for seats, rules in edition(title).seat_rules.items()}

    assert found == limits


@pytest.mark.parametrize(
    ("title", "counts"),
    [
        ("classic", {2: (10, 21), 3: (7, 17), 4: (7, 17), 5: (7, 15), 6: (6, 14)}),
        ("recharged", {2: (7, 18), 3: (7, 17), 4: (7, 17), 5: (7, 15), 6: (6, 14)}),
    ],
)
def test_step_2_and_the_end_come_with_a_number_of_cities(
    title: str, counts: dict[int, tuple[int, int]]
) -> None:
    """CL-W5, CL-W6, and the numbers for all others."""
    rules = edition(title).seat_rules

    assert {seats: (rules[seats].step2_at, rules[seats].ends_at) for seats in rules} == counts


@pytest.mark.parametrize("title", TITLES)
def test_step_1_cannot_stall(title: str) -> None:
    """With one house in every city of the play area somebody has reached Step 2."""
    for seats, rules in edition(title).seat_rules.items():
        taken = edition(title).trust_first_houses if seats == 2 else 0
        cities = rules.regions * 7 - taken

        # Were all below the threshold, they would fill fewer cities than there are.
        assert seats * (rules.step2_at - 1) < cities


@pytest.mark.parametrize("title", TITLES)
def test_every_player_starts_with_50_elektro(title: str) -> None:
    assert edition(title).money == 50


@pytest.mark.parametrize("title", TITLES)
def test_income_rises_ever_more_slowly(title: str) -> None:
    """The payment table for 0 to 20 cities."""
    income = edition(title).income

    assert income == (
        *(10, 22, 33, 44, 54, 64, 73, 82, 90, 98),
        *(105, 112, 118, 124, 129, 134, 138, 142, 145, 148, 150),
    )
    steps = [after - before for before, after in itertools.pairwise(income)]
    assert steps == sorted(steps, reverse=True)


@pytest.mark.parametrize("title", TITLES)
def test_houses_cost_10_15_and_20(title: str) -> None:
    assert edition(title).slots == (10, 15, 20)


@pytest.mark.parametrize("title", TITLES)
def test_resources_are_limited(title: str) -> None:
    """RC-S14, CL-S16: 24 coal, oil and garbage, 12 uranium."""
    assert edition(title).resources == ("coal", "oil", "garbage", "uranium")
    assert edition(title).tokens == (24, 24, 24, 12)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("resource", [COAL, OIL, GARBAGE])
def test_three_units_lie_on_each_price_from_1_to_8(title: str, resource: int) -> None:
    """RC-S15, CL-S15: none on 10 to 16."""
    track = edition(title).tracks[resource]

    assert track.prices == (1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8)
    assert track.totals[24] == 108


@pytest.mark.parametrize("title", TITLES)
def test_one_uranium_lies_on_each_price(title: str) -> None:
    """RC-S15."""
    track = edition(title).tracks[URANIUM]

    assert track.prices == (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16)
    assert track.totals[12] == 88


@pytest.mark.parametrize(
    ("title", "table", "start", "supply"),
    [
        ("recharged", "standard", (24, 18, 9, 2), (0, 6, 15, 10)),
        ("classic", "standard", (24, 18, 6, 2), (0, 6, 18, 10)),
        ("classic", "central_europe", (24, 18, 6, 5), (0, 6, 18, 7)),
    ],
)
def test_the_market_starts_as_the_rules_fill_it(
    title: str, table: str, start: tuple[int, ...], supply: tuple[int, ...]
) -> None:
    """RC-S10..S14, CL-S11..S14, CL-S16, CL-C2."""
    filled = fuel(title, table).start

    assert filled == start
    rest = zip(edition(title).tokens, filled, strict=True)
    assert tuple(tokens - units for tokens, units in rest) == supply


@pytest.mark.parametrize(
    ("title", "table", "cheapest"),
    [
        ("recharged", "standard", (1, 3, 6, 14)),
        ("classic", "standard", (1, 3, 7, 14)),
        ("classic", "central_europe", (1, 3, 7, 8)),
    ],
)
def test_the_first_unit_has_the_price_that_the_rules_state(
    title: str, table: str, cheapest: tuple[int, ...]
) -> None:
    """RC-S10..S13, CL-S11..S14, CL-C2."""
    start = fuel(title, table).start
    tracks = edition(title).tracks

    # The places fill from the dear end.
    found = tuple(track.prices[-units] for track, units in zip(tracks, start, strict=True))
    assert found == cheapest


@pytest.mark.parametrize("title", TITLES)
def test_both_editions_refill_by_the_same_table(title: str) -> None:
    """RC-S16, CL-G1, CL-W3."""
    assert fuel(title, "standard").refill == STANDARD_REFILL


def test_central_europe_has_a_refill_table_of_its_own() -> None:
    """CL-C11."""
    assert fuel("classic", "central_europe").refill == CENTRAL_EUROPE_REFILL


def test_only_central_europe_has_a_table_of_its_own() -> None:
    """CL-C11, RC-S16: the others are refilled by the table of their edition."""
    maps = load().board.maps

    assert {where: list(found.fuel) for where, found in maps.items() if found.fuel} == {
        ("classic", "central_europe"): ["central_europe"]
    }


def test_the_trust_has_16_houses_and_places_six_at_once() -> None:
    """RC-T2: ten stay in reserve."""
    recharged = edition("recharged")

    assert (recharged.trust_houses, recharged.trust_first_houses) == (16, 6)


def test_the_classic_edition_has_no_trust() -> None:
    """CL-W7."""
    classic = edition("classic")

    assert (classic.trust_houses, classic.trust_first_houses) == (0, 0)


@pytest.mark.parametrize("title", TITLES)
def test_every_source_says_how_sure_it_is(title: str) -> None:
    sources = [
        edition(title).source,
        edition(title).plants[3].source,
        edition(title).fuel.source,
        fuel("classic", "central_europe").source,
    ]

    first_words = {source.split()[0].rstrip(":") for source in sources}
    assert first_words <= {"stated", "derived", "reconstructed"}


def fuel(title: str, table: str) -> FuelTable:
    """Return the fuel table of an edition, or that of Central Europe."""
    if table == "standard":
        return edition(title).fuel
    return load().board.maps[title, table].fuel[table]


def edition(title: str) -> EditionData:
    return load().board.editions[title]
