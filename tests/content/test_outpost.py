"""The files of Outpost: as packaged, as one's own, and all that can be wrong with them."""

from pathlib import Path

import pytest

from gridwright.content.load import load
from gridwright.content.outpost import read_outpost
from gridwright.content.types import HOUSING, PLANT, TECHNOLOGY, OutpostCard, OutpostSeatRules
from tests.content.own_files import packaged, place, problems_of, write

RULES = "outpost/rules.toml"
COMPONENTS = "outpost/components.toml"

Edits = list[tuple[str, str]]


# The packaged files


def test_the_numbers_are_those_of_the_rulebook() -> None:
    """Tables OP-TB1, OP-TB6, OP-TB7, OP-TB8, OP-TB10 and OP-TB12."""
    content = load().outpost
    numbers = content.numbers

    assert content.name == "Power Grid: Outpost"
    assert (numbers.money, numbers.slots, numbers.site) == (60, (10, 15, 20), 5)
    assert (numbers.stations, numbers.buildings, numbers.robots) == (18, (4, 4), 9)
    assert (numbers.top_cards, numbers.market) == (9, 8)
    assert numbers.discounts == (1, 2, 3, 4, 5)
    assert (numbers.bid_rebate, numbers.hire_rebate) == (5, 3)
    assert (numbers.syndicate_stations, numbers.syndicate_first) == (16, 6)


def test_the_numbers_of_each_player_count_are_those_of_the_rulebook() -> None:
    """Tables OP-TB2, OP-TB3, OP-TB4 and OP-TB5: workers, removed, stage 2, end, small areas."""
    assert load().outpost.seat_rules == {
        2: OutpostSeatRules(3, 2, 6, 7, 18, 0),
        3: OutpostSeatRules(3, 2, 6, 7, 17, 0),
        4: OutpostSeatRules(4, 1, 3, 7, 17, 1),
        5: OutpostSeatRules(5, 0, 0, 7, 15, 2),
        6: OutpostSeatRules(5, 0, 0, 6, 14, 2),
    }


def test_there_are_22_plants_15_housings_and_8_technologies() -> None:
    """OP-TB1, OP-U1: known by cards 1 to 45; 13 of them have a plug on the back."""
    cards = load().outpost.cards

    assert list(cards) == list(range(1, 46))
    assert [cards[card].kind for card in range(1, 46)] == [
        *[PLANT] * 22,
        *[HOUSING] * 15,
        *[TECHNOLOGY] * 8,
    ]
    small = sorted(card.number for card in cards.values() if card.is_small)
    assert small == [2, 3, 4, 5, 5, 6, 7, 8, 10, 11, 12, 13, 14]


def test_what_the_book_states_of_cards_is_there_and_marked() -> None:
    """OP-TB9: plant 12, housing 26, and the cities of plants 3 and 25."""
    content = load().outpost

    assert (content.set_id, content.provenance) == ("outpost-reconstructed-1", "reconstructed")
    assert [card for card in content.cards.values() if card.source != "reconstructed"] == [
        OutpostCard(2, 3, PLANT, 3, 2, 0, "", is_small=True, source="partly"),
        OutpostCard(6, 12, PLANT, 2, 2, 0, "", is_small=True, source="book"),
        OutpostCard(14, 25, PLANT, 4, 5, 0, "", is_small=False, source="partly"),
        OutpostCard(32, 26, HOUSING, 0, 0, 3, "", is_small=False, source="book"),
    ]


def test_only_the_moon_base_works_by_itself() -> None:
    """OP-TB10: 3 workers, 4 cities, 3 beds."""
    cards = load().outpost.cards.values()

    values = {
        card.technology: (card.workers, card.cities, card.beds)
        for card in cards
        if card.kind == TECHNOLOGY
    }

    assert values == {
        "data_library": (0, 0, 0),
        "eco_plants": (0, 0, 0),
        "robots": (0, 0, 0),
        "node_module": (0, 0, 0),
        "colony": (0, 0, 0),
        "laboratories": (0, 0, 0),
        "moon_base": (3, 4, 3),
    }


def test_cards_with_one_number_are_told_apart_by_a_letter() -> None:
    """20 is a plant and a technology; 5 is twice a housing."""
    words = load().outpost.words

    assert (words[11], words[39]) == ("20a", "20b")
    assert (words[23], words[24]) == ("5a", "5b")
    assert words[1] == "2"


def test_the_tables_are_those_of_the_rulebook_where_it_shows_them() -> None:
    """OP-U2, OP-U3, OP-U5."""
    content = load().outpost

    assert (content.income[0], content.income[6], len(content.income)) == (10, 73, 21)
    assert content.labour_prices == (1, 2, 3, 4, 5, 6, 7, 8, 10)
    assert len(content.tokens) == 46
    assert list(content.tokens) == sorted(content.tokens)
    assert (content.tokens.count(5), content.tokens.count(8)) == (7, 5)


def test_the_board_has_three_areas_and_46_connections() -> None:
    """OP-S2, OP-U4: 21 cities in the middle, 5 on either side, each with one site."""
    content = load().outpost

    assert content.areas == ("central", "west", "east")
    assert [sum(city.area == area for city in content.cities) for area in range(3)] == [21, 5, 5]
    assert [sum(city.site == kind for city in content.cities) for kind in (PLANT, HOUSING)] == [
        16,
        15,
    ]
    assert len(content.connections) == 46
    assert all(first < second for first, second in content.connections)
    first, second = content.connections[0]
    assert (content.cities[first].id, content.cities[second].name) == ("amber", "Basalt")


# A file of one's own


def test_a_file_of_ones_own_replaces_the_packaged_one(tmp_path: Path) -> None:
    write(tmp_path, RULES, ("money = 60", "money = 70"))
    text = packaged(COMPONENTS).replace('"reconstructed"', '"book"').replace('"partly"', '"book"')
    for old, new in (
        ('id = "outpost-reconstructed-1"', 'id = "mine"'),
        ("number = 46, workers = 3, cities = 7", "number = 47, workers = 4, cities = 8"),
        ('name = "Amber"', 'name = "Ámbar"'),
    ):
        text = text.replace(old, new)
    place(tmp_path, COMPONENTS, text)

    content = load(tmp_path).outpost

    assert (content.set_id, content.provenance, content.numbers.money) == ("mine", "book", 70)
    assert (content.cards[22].number, content.cards[22].cities) == (47, 8)
    assert content.cities[0].name == "Ámbar"
    assert load().outpost.numbers.money == 60


# What can be wrong


def test_a_set_by_the_book_holds_nothing_else(tmp_path: Path) -> None:
    """OP-U1: of plants 3 and 25 the book states one value only."""
    text = packaged(COMPONENTS).replace('"reconstructed"', '"book"')
    place(tmp_path, COMPONENTS, text)

    assert problems_of(read_outpost, tmp_path) == (
        f"{COMPONENTS}: set.provenance: content_not_book cards=3,25",
    )


def told(own: Path, path: str, edits: Edits) -> list[str]:
    """Return the problems of the packaged file with *edits*, each without the file's name."""
    write(own, path, *edits)
    found = problems_of(read_outpost, own)
    assert all(line.startswith(f"{path}: ") for line in found), found
    return [line.removeprefix(f"{path}: ") for line in found]


@pytest.mark.parametrize(
    ("path", "edit", "problem"),
    [
        (RULES, ("money = 60", "money = 60\nmonkey = 1"), "monkey: content_unknown_key"),
        (RULES, ("areas = 0", "areas = 0\nmoons = 1"), "seats.2.moons: content_unknown_key"),
        (RULES, ("[seats.6]", "[seats.7]\n[seats.6]"), "seats.7: content_unknown_key"),
        (RULES, ("beds = 3", "beds = 3, view = 1"), "moon_base.view: content_unknown_key"),
        (
            RULES,
            ("stations = 16", "stations = 16, money = 1"),
            "syndicate.money: content_unknown_key",
        ),
        (COMPONENTS, ("[set]", "[set]\nyear = 2025"), "set.year: content_unknown_key"),
        (
            COMPONENTS,
            ("number = 2,", "number = 2, beds = 1,"),
            "cards.plants[0].beds: content_unknown_key",
        ),
        (
            COMPONENTS,
            ("number = 5, beds = 1,", "number = 5, beds = 1, cities = 1,"),
            "cards.housing[0].cities: content_unknown_key",
        ),
        (
            COMPONENTS,
            ('name = "robots",', 'name = "robots", beds = 1,'),
            "cards.technologies[2].beds: content_unknown_key",
        ),
        (
            COMPONENTS,
            ("[labour_market]", "[labour_market]\nsectors = 9"),
            "labour_market.sectors: content_unknown_key",
        ),
        (COMPONENTS, ("[payment]", "[payment]\neuro = []"), "payment.euro: content_unknown_key"),
        (COMPONENTS, ("[board]", "[board]\nrivers = []"), "board.rivers: content_unknown_key"),
        (
            COMPONENTS,
            ('id = "amber",', 'id = "amber", region = 1,'),
            "board.cities[0].region: content_unknown_key",
        ),
    ],
)
def test_unknown_keys_are_told(
    tmp_path: Path, path: str, edit: tuple[str, str], problem: str
) -> None:
    assert told(tmp_path, path, [edit]) == [problem]


@pytest.mark.parametrize(
    ("path", "old", "key"),
    [
        (RULES, 'name = "Power Grid: Outpost"', "name"),
        (RULES, 'source = "stated: rulebook tables OP-TB1 to OP-TB12"', "source"),
        (RULES, "money = 60", "money"),
        (RULES, "slots = [10, 15, 20]", "slots"),
        (RULES, "site = 5", "site"),
        (RULES, "stations = 18", "stations"),
        (RULES, "plant_buildings = 4", "plant_buildings"),
        (RULES, "housing_buildings = 4", "housing_buildings"),
        (RULES, "robots = 9", "robots"),
        (RULES, "top_cards = 9", "top_cards"),
        (RULES, "market = 8", "market"),
        (RULES, "discounts = [1, 2, 3, 4, 5]", "discounts"),
        (RULES, "bid_rebate = 5", "bid_rebate"),
        (RULES, "hire_rebate = 3", "hire_rebate"),
        (RULES, "workers = 3, ", "moon_base.workers"),
        (RULES, "stations = 16, ", "syndicate.stations"),
        (RULES, ", first_stations = 6", "syndicate.first_stations"),
        (RULES, "workers = 4", "seats.4.workers"),
        (RULES, "small_removed = 2", "seats.2.small_removed"),
        (RULES, "large_removed = 3", "seats.4.large_removed"),
        (RULES, "stage2_at = 6", "seats.6.stage2_at"),
        (RULES, "ends_at = 15", "seats.5.ends_at"),
        (RULES, "areas = 1", "seats.4.areas"),
        (COMPONENTS, 'id = "outpost-reconstructed-1"', "set.id"),
        (COMPONENTS, 'provenance = "reconstructed"', "set.provenance"),
        (COMPONENTS, "workers = 2, ", "cards.plants[0].workers"),
        (COMPONENTS, "cities = 1, ", "cards.plants[0].cities"),
        (COMPONENTS, "beds = 1, ", "cards.housing[0].beds"),
        (COMPONENTS, 'name = "data_library", ', "cards.technologies[0].name"),
        (COMPONENTS, ', source = "reconstructed"', "cards.plants[0].source"),
        (COMPONENTS, "prices = [1, 2, 3, 4, 5, 6, 7, 8, 10]", "labour_market.prices"),
        (COMPONENTS, 'central = "large, always in play", ', "board.areas.central"),
        (COMPONENTS, 'name = "Amber", ', "board.cities[0].name"),
        (COMPONENTS, 'site = "housing", ', "board.cities[0].site"),
        (COMPONENTS, "x = 342, ", "board.cities[0].x"),
    ],
)
def test_missing_keys_are_told(tmp_path: Path, path: str, old: str, key: str) -> None:
    assert told(tmp_path, path, [(old, "")]) == [f"{key}: content_missing"]


def test_every_number_of_players_needs_its_rules(tmp_path: Path) -> None:
    """OP-S1: two to six."""
    assert told(tmp_path, RULES, [("[seats.6]", "[seats.7]")]) == [
        "seats.6: content_missing",
        "seats.7: content_unknown_key",
    ]


def test_a_missing_part_of_the_file_is_told_once(tmp_path: Path) -> None:
    place(tmp_path, COMPONENTS, packaged(COMPONENTS).split("[labour_market]")[0])

    assert problems_of(read_outpost, tmp_path) == (
        f"{COMPONENTS}: board: content_missing",
        f"{COMPONENTS}: connection_tokens: content_missing",
        f"{COMPONENTS}: labour_market: content_missing",
        f"{COMPONENTS}: payment: content_missing",
    )


@pytest.mark.parametrize("path", [RULES, COMPONENTS])
def test_a_file_that_is_no_toml_is_no_fault_of_the_other(tmp_path: Path, path: str) -> None:
    place(tmp_path, path, "[cards")

    found = problems_of(read_outpost, tmp_path)

    assert len(found) == 1
    assert found[0].startswith(f"{path}: content_not_toml reason=")


@pytest.mark.parametrize(
    ("path", "edit", "problem"),
    [
        (RULES, ("money = 60", 'money = "60"'), "money: content_whole found='60'"),
        (RULES, ("money = 60", "money = 0"), "money: content_at_least lowest=1 found=0"),
        (RULES, ("slots = [10, 15, 20]", "slots = 10"), "slots: content_list found=10"),
        (
            RULES,
            ("slots = [10, 15, 20]", "slots = [10, -15, 20]"),
            "slots[1]: content_at_least lowest=0 found=-15",
        ),
        (RULES, ("site = 5", "site = -5"), "site: content_at_least lowest=0 found=-5"),
        (RULES, ("stations = 18", "stations = 0"), "stations: content_at_least lowest=1 found=0"),
        (
            RULES,
            ("plant_buildings = 4", "plant_buildings = 0"),
            "plant_buildings: content_at_least lowest=1 found=0",
        ),
        (RULES, ("robots = 9", "robots = true"), "robots: content_whole found=True"),
        (
            RULES,
            ("top_cards = 9", "top_cards = 14"),
            "top_cards: content_between lowest=1 highest=13 found=14",
        ),
        (RULES, ("market = 8", "market = 6"), "market: content_between lowest=8 highest=8 found=6"),
        (
            RULES,
            ("discounts = [1, 2", "discounts = [1, -2"),
            "discounts[1]: content_at_least lowest=0 found=-2",
        ),
        (
            RULES,
            ("bid_rebate = 5", "bid_rebate = -5"),
            "bid_rebate: content_at_least lowest=0 found=-5",
        ),
        (
            RULES,
            ("moon_base = { workers = 3", "moon_base = { workers = 0"),
            "moon_base.workers: content_at_least lowest=1 found=0",
        ),
        (
            RULES,
            ("workers = 4", "workers = 0"),
            "seats.4.workers: content_at_least lowest=1 found=0",
        ),
        (
            RULES,
            ("large_removed = 3", "large_removed = 33"),
            "seats.4.large_removed: content_between lowest=0 highest=32 found=33",
        ),
        (
            RULES,
            ("stage2_at = 6", "stage2_at = 0"),
            "seats.6.stage2_at: content_at_least lowest=1 found=0",
        ),
        (
            RULES,
            ("ends_at = 14", "ends_at = 1"),
            "seats.6.ends_at: content_at_least lowest=2 found=1",
        ),
        (
            RULES,
            ("areas = 2", "areas = 3"),
            "seats.5.areas: content_between lowest=0 highest=2 found=3",
        ),
        (
            COMPONENTS,
            ('provenance = "reconstructed"', 'provenance = "guess"'),
            "set.provenance: content_choice found=guess choices=book,reconstructed",
        ),
        (
            COMPONENTS,
            ("number = 2,", "number = 99,"),
            "cards.plants[0].number: content_between lowest=1 highest=98 found=99",
        ),
        (
            COMPONENTS,
            ("workers = 2", "workers = 0"),
            "cards.plants[0].workers: content_at_least lowest=1 found=0",
        ),
        (
            COMPONENTS,
            ("cities = 1", "cities = 0"),
            "cards.plants[0].cities: content_at_least lowest=1 found=0",
        ),
        (
            COMPONENTS,
            ("beds = 1", "beds = 0"),
            "cards.housing[0].beds: content_at_least lowest=1 found=0",
        ),
        (
            COMPONENTS,
            ('source = "reconstructed"', 'source = "dream"'),
            "cards.plants[0].source: content_choice found=dream choices=book,partly,reconstructed",
        ),
        (
            COMPONENTS,
            ('name = "robots"', 'name = "robot"'),
            "cards.technologies[2].name: content_choice found=robot choices=colony,",
        ),
        (
            COMPONENTS,
            ("prices = [1,", "prices = [0,"),
            "labour_market.prices[0]: content_at_least lowest=1 found=0",
        ),
        (
            COMPONENTS,
            ("elektro = [10,", "elektro = [-10,"),
            "payment.elektro[0]: content_at_least lowest=0 found=-10",
        ),
        (
            COMPONENTS,
            ("2 = 2\n3 = 4", "two = 2\n3 = 4"),
            "connection_tokens.two: content_count_key",
        ),
        (
            COMPONENTS,
            ("2 = 2\n3 = 4", "2 = 0\n3 = 4"),
            "connection_tokens.2: content_at_least lowest=1 found=0",
        ),
        (
            COMPONENTS,
            ('west = "small"', "west = 1"),
            "board.areas.west: content_text found=1",
        ),
        (
            COMPONENTS,
            ('area = "west"', 'area = "south"'),
            "board.cities[21].area: content_choice found=south choices=central,west,east",
        ),
        (
            COMPONENTS,
            ('site = "housing"', 'site = "robot"'),
            "board.cities[0].site: content_choice found=robot choices=plant,housing",
        ),
        (
            COMPONENTS,
            ("x = 342", "x = -1"),
            "board.cities[0].x: content_at_least lowest=0 found=-1",
        ),
        (
            COMPONENTS,
            ('["amber", "basalt"],', '"amber-basalt",'),
            "board.connections[0]: content_list found='amber-basalt'",
        ),
        (
            COMPONENTS,
            ('["amber", "basalt"],', '["amber", "bazalt"],'),
            "board.connections[0][1]: content_choice found=bazalt choices=amber,basalt,",
        ),
        (
            COMPONENTS,
            ('["amber", "basalt"],', '["amber", "amber"],'),
            "board.connections[0][1]: content_twice found=amber",
        ),
        (
            COMPONENTS,
            ('["amber", "basalt"],', '["amber", "basalt", "cobalt"],'),
            "board.connections[0]: content_two_cities",
        ),
        (
            COMPONENTS,
            ('["amber", "ember"],', '["basalt", "amber"],'),
            "board.connections[1]: content_row_twice",
        ),
    ],
)
def test_values_of_a_wrong_kind_are_told_and_nothing_else(
    tmp_path: Path, path: str, edit: tuple[str, str], problem: str
) -> None:
    """A file that could not be read is not held against the rulebook on top of it."""
    found = told(tmp_path, path, [edit])

    assert len(found) == 1
    assert found[0].startswith(problem)


@pytest.mark.parametrize("slug", ["Amber", "am ber", "ámbar", "amber2"])
def test_a_city_has_an_id_that_people_can_type(tmp_path: Path, slug: str) -> None:
    text = packaged(COMPONENTS).replace('"amber"', f'"{slug}"')
    place(tmp_path, COMPONENTS, text)

    assert problems_of(read_outpost, tmp_path) == (
        f"{COMPONENTS}: board.cities[0].id: content_slug found={slug}",
    )


def test_a_city_is_listed_once(tmp_path: Path) -> None:
    found = told(tmp_path, COMPONENTS, [('id = "ridge"', 'id = "quasar"')])

    assert found[0] == "board.cities[30].id: content_twice found=quasar"


# What the rulebook says of the numbers


@pytest.mark.parametrize(
    ("edit", "problem"),
    [
        (
            ("slots = [10, 15, 20]", "slots = [10, 15]"),
            "slots: content_stages (OP-TB6)",
        ),
        (
            ("slots = [10, 15, 20]", "slots = [10, 15, 20, 25]"),
            "slots: content_stages (OP-TB6)",
        ),
        (
            ("first_stations = 6", "first_stations = 17"),
            "syndicate.first_stations: content_at_most other=stations limit=16",
        ),
        (
            ("small_removed = 1", "small_removed = 5"),
            "seats.4.small_removed: content_small_left left=4 (OP-TB4)",
        ),
        (
            ("stage2_at = 6", "stage2_at = 14"),
            "seats.6.ends_at: content_above other=stage2_at limit=14",
        ),
    ],
)
def test_numbers_that_contradict_each_other_are_told(
    tmp_path: Path, edit: tuple[str, str], problem: str
) -> None:
    assert told(tmp_path, RULES, [edit]) == [problem]


def test_nobody_needs_more_cities_to_end_the_game_than_stations(tmp_path: Path) -> None:
    """OP-TB3, OP-TB7: with 16 stations neither 18 nor 17 cities could be reached."""
    assert told(tmp_path, RULES, [("stations = 18", "stations = 16")]) == [
        "seats.2.ends_at: content_stations stations=16 (OP-TB7)",
        "seats.3.ends_at: content_stations stations=16 (OP-TB7)",
        "seats.4.ends_at: content_stations stations=16 (OP-TB7)",
    ]


# What the rulebook says of the components

SMALL = ((5, 1), (7, 1), (10, 2), (13, 2), (15, 2), (19, 2), (22, 2))  # but for one of one bed
EXAMPLE = "content_plants_3_25 (OP-TB9)"


@pytest.mark.parametrize(
    ("edits", "found"),
    [
        (
            [("  { number = 46, workers = 3", "  # { number = 46, workers = 3")],
            ["cards: content_kinds plants=22 housings=15 technologies=8 (OP-U1)"],
        ),
        (
            [
                (
                    "  { number = 44, beds = 5",
                    '  { number = 43, beds = 5, source = "book" },\n  { number = 44, beds = 5',
                )
            ],
            ["cards: content_kinds plants=22 housings=15 technologies=8 (OP-U1)"],
        ),
        (
            [('name = "robots"', 'name = "colony"')],
            ["cards.technologies: content_technologies (OP-TB10)"],
        ),
        (
            [("number = 13, beds", "number = 15, beds")],
            ["cards: content_small_cards total=13 highest=14 (OP-U1)"],
        ),
        (
            [("number = 2, workers", "number = 6, workers")],
            ["cards: content_small_cards total=13 highest=14 (OP-U1)"],
        ),
        (
            [("number = 2, workers", "number = 1, workers")],
            ["cards: content_small_cards total=13 highest=14 (OP-U1)"],
        ),
        (
            [("number = 14, workers", "number = 13, workers")],
            ["cards: content_small_cards total=13 highest=14 (OP-U1)"],
        ),
        (
            [("number = 5, beds", "number = 6, beds")],
            ["cards: content_fives (OP-U1)"],
        ),
        (
            [("number = 12, workers = 2", "number = 12, workers = 3")],
            ["cards.plants: content_plant_12 (OP-TB9)"],
        ),
        (
            [("number = 12, workers = 2", "number = 13, workers = 2")],
            ["cards.plants: content_plant_12 (OP-TB9)"],
        ),
        (
            [("number = 3, workers = 3, cities = 2", "number = 3, workers = 3, cities = 1")],
            [f"cards.plants: {EXAMPLE}"],
        ),
        (
            [("number = 25, workers = 4, cities = 5", "number = 25, workers = 4, cities = 6")],
            [f"cards.plants: {EXAMPLE}"],
        ),
        (
            [("number = 25, workers = 4", "number = 25, workers = 5")],
            [f"cards.plants: {EXAMPLE}"],
        ),
        (
            [("number = 26, beds = 3", "number = 26, beds = 4")],
            ["cards.housing: content_housing (OP-TB9)"],
        ),
        (
            [(f"number = {n}, beds = {beds}", f"number = {n}, beds = 3") for n, beds in SMALL],
            ["cards.housing: content_two_beds (OP-U1)"],
        ),
        (
            [("number = 46, workers", "number = 61, workers")],
            ["cards: content_payable number=61 money=60 (OP-U1)"],
        ),
        (
            [("number = 4, workers", "number = 6, workers")],
            ["cards: content_numbered number=4 (OP-TB9)"],
        ),
        (
            [("number = 16, workers", "number = 17, workers")],
            ["cards: content_numbered number=16 (OP-TB9)"],
        ),
        (
            [
                ("number = 22, beds", "number = 23, beds"),
                ("number = 22, name", "number = 23, name"),
            ],
            ["cards: content_numbered number=22 (OP-TB9)"],
        ),
    ],
)
def test_the_cards_are_those_of_which_the_rulebook_speaks(
    tmp_path: Path, edits: Edits, found: list[str]
) -> None:
    """OP-U1: an own set of cards must fit everything that the book says of them."""
    assert told(tmp_path, COMPONENTS, edits) == found


INCOME = "content_payment (OP-U2)"
PRICES = "content_sectors (OP-U3)"
TOKENS = "content_tokens total=46 (OP-U5)"


@pytest.mark.parametrize(
    ("edit", "problem"),
    [
        (("elektro = [10,", "elektro = [11,"), f"payment.elektro: {INCOME}"),
        (("64, 73, 82", "64, 74, 82"), f"payment.elektro: {INCOME}"),
        (("98, 105", "98, 97"), f"payment.elektro: {INCOME}"),
        (("142, 145, 148, 150]", "142]"), f"payment.elektro: {INCOME}"),
        (("elektro = [10, 22", "elektro = [] # [10, 22"), f"payment.elektro: {INCOME}"),
        (("prices = [1, 2, 3", "prices = [1, 3, 2"), f"labour_market.prices: {PRICES}"),
        (("prices = [1, 2, 3", "prices = [1, 3, 3"), f"labour_market.prices: {PRICES}"),
        (("prices = [1, 2, 3, 4, 5", "prices = [1, 2, 3, 5"), f"labour_market.prices: {PRICES}"),
        (("4, 5, 6, 7, 8, 10]", "4, 6, 7, 8, 9, 10]"), f"labour_market.prices: {PRICES}"),
        (("8, 10]", "8, 9]"), f"labour_market.prices: {PRICES}"),
        (("2 = 2\n3 = 4", "2 = 3\n3 = 4"), f"connection_tokens: {TOKENS}"),
        (("5 = 7\n6 = 7", "6 = 14"), f"connection_tokens: {TOKENS}"),
        (("7 = 6\n8 = 5", "7 = 11"), f"connection_tokens: {TOKENS}"),
    ],
)
def test_the_tables_do_not_contradict_the_rulebook(
    tmp_path: Path, edit: tuple[str, str], problem: str
) -> None:
    """OP-U2, OP-U3, OP-U5."""
    assert told(tmp_path, COMPONENTS, [edit]) == [problem]


@pytest.mark.parametrize(
    ("edits", "found"),
    [
        (
            [('  ["amber", "flint"],\n', "")],
            ["board.connections: content_connections total=46 (OP-U4)"],
        ),
        (
            [('["amber", "flint"],', '["amber", "flint"],\n  ["amber", "garnet"],')],
            ["board.connections: content_connections total=46 (OP-U4)"],
        ),
        (
            [
                ('["ember", "aurora"]', '["dusk", "aurora"]'),
                ('["jasper", "corona"]', '["aurora", "corona"]'),
                ('["nickel", "equinox"]', '["aurora", "equinox"]'),
            ],
            [
                "board.connections: content_apart areas=central,west (OP-U4)",
                "board.connections: content_apart areas=central,west,east (OP-U4)",
            ],
        ),
        (
            [
                ('["iris", "nadir"]', '["quasar", "nadir"]'),
                ('["mica", "pulsar"]', '["orbit", "ridge"]'),
                ('["umber", "ridge"]', '["nadir", "ridge"]'),
            ],
            [
                "board.connections: content_apart areas=central,east (OP-U4)",
                "board.connections: content_apart areas=central,west,east (OP-U4)",
            ],
        ),
        (
            [('west = "small", ', 'west = "small", north = "small", ')],
            ["board.areas: content_areas (OP-S2)"],
        ),
        (
            [
                (
                    'id = "umber", name = "Umber", area = "central"',
                    'id = "umber", name = "Umber", area = "east"',
                ),
                (
                    'id = "topaz", name = "Topaz", area = "central"',
                    'id = "topaz", name = "Topaz", area = "east"',
                ),
                (
                    'id = "ruby", name = "Ruby", area = "central"',
                    'id = "ruby", name = "Ruby", area = "west"',
                ),
                (
                    'id = "slate", name = "Slate", area = "central"',
                    'id = "slate", name = "Slate", area = "west"',
                ),
            ],
            ["board.cities: content_central_cities least=18 (OP-U4)"],
        ),
    ],
)
def test_the_game_can_be_played_on_the_board(
    tmp_path: Path, edits: Edits, found: list[str]
) -> None:
    """OP-U4: whichever areas are in play, and for as long as the longest game."""
    assert told(tmp_path, COMPONENTS, edits) == found


def test_the_middle_hangs_together_by_itself(tmp_path: Path) -> None:
    """OP-U4: with two or three players nobody can go round through the west."""
    edits = [
        ('["amber", "ember"]', '["amber", "aurora"]'),
        ('["ember", "flint"]', '["ember", "borealis"]'),
        ('["ember", "jasper"]', '["ember", "dusk"]'),
    ]

    assert told(tmp_path, COMPONENTS, edits) == [
        "board.connections: content_apart areas=central (OP-U4)",
        "board.connections: content_apart areas=central,east (OP-U4)",
    ]


def test_the_middle_has_sites_of_both_kinds(tmp_path: Path) -> None:
    """OP-U4: otherwise nobody could build housing with two players."""
    place(
        tmp_path,
        COMPONENTS,
        packaged(COMPONENTS).replace(
            'area = "central", site = "housing"', 'area = "central", site = "plant"'
        ),
    )

    assert problems_of(read_outpost, tmp_path) == (
        f"{COMPONENTS}: board.cities: content_central_sites (OP-U4)",
    )
