"""Reads Outpost from outpost/*.toml and checks it against its rulebook."""

from collections import Counter
from typing import Final

from gridwright.content.checked import Checked
from gridwright.content.data_files import DataFiles
from gridwright.content.plants import card_words
from gridwright.content.types import (
    HOUSING,
    PLANT,
    TECHNOLOGY,
    OutpostCard,
    OutpostCity,
    OutpostContent,
    OutpostNumbers,
    OutpostSeatRules,
)

_HIGHEST: Final = 98
_SMALL_UP_TO: Final = 14
_COUNTS: Final = (22, 15, 8)  # plants, housings, technologies (OP-TB1)
_SMALL: Final = 13
_TECHNOLOGIES: Final = (
    "colony",
    "colony",
    "data_library",
    "eco_plants",
    "laboratories",
    "moon_base",
    "node_module",
    "robots",
)
_FIELDS: Final = 46  # connections, and tokens for them
_STAGES: Final = 3
_SMALL_AREAS: Final = 2
_CENTRAL: Final = "central"
_SITES: Final = ("plant", "housing")
_BOOK: Final = "book"
_SOURCES: Final = (_BOOK, "partly", "reconstructed")
_SEATS: Final = ("2", "3", "4", "5", "6")


def read_outpost(files: DataFiles) -> OutpostContent:
    """Return Outpost, with stand-ins for whatever is wrong in its files."""
    rules = files.open("outpost/rules.toml")
    parts = files.open("outpost/components.toml")
    rules.get("source").text()
    about = parts.get("set")
    cards = _cards(parts.get("cards"), rules.get("moon_base"))
    board = parts.get("board")
    areas = _areas(board.get("areas"))
    cities = _cities(board.get("cities"), areas)
    tokens = parts.get("connection_tokens").counts()
    content = OutpostContent(
        rules.get("name").text(),
        about.get("id").text(),
        about.get("provenance").one_of((_BOOK, "reconstructed")),
        cards,
        card_words({card: entry.number for card, entry in cards.items()}),
        _numbers(rules),
        {int(count): _seats(rules.get("seats").get(count)) for count in _SEATS},
        parts.get("labour_market").get("prices").integers(1),
        parts.get("payment").get("elektro").integers(0),
        tuple(sorted(value for value, count in tokens.items() for _ in range(count))),
        areas,
        cities,
        _connections(board.get("connections"), cities),
    )
    if rules.is_sound() and parts.is_sound():
        _check_rules(rules, content)
        _check_cards(parts.get("cards"), list(cards.values()))
        _check_whole_set(parts, content)
        _check_tables(parts, content)
        _check_board(board, content)
    return content


def _cards(lists: Checked, moon_base: Checked) -> dict[int, OutpostCard]:
    """Return all cards: plants, then housings, then technologies."""
    cards: list[OutpostCard] = []
    for item in lists.get("plants").items():
        workers, cities = item.get("workers").integer(1), item.get("cities").integer(1)
        cards.append(_card(item, len(cards) + 1, PLANT, (workers, cities, 0), ""))
    for item in lists.get("housing").items():
        beds = item.get("beds").integer(1)
        cards.append(_card(item, len(cards) + 1, HOUSING, (0, 0, beds), ""))
    moon = tuple([moon_base.get(key).integer(1) for key in ("workers", "cities", "beds")])
    for item in lists.get("technologies").items():
        name = item.get("name").one_of(_TECHNOLOGIES)
        values = (moon[0], moon[1], moon[2]) if name == "moon_base" else (0, 0, 0)
        cards.append(_card(item, len(cards) + 1, TECHNOLOGY, values, name))
    return {card.card: card for card in cards}


def _card(
    item: Checked, card: int, kind: int, values: tuple[int, int, int], technology: str
) -> OutpostCard:
    number = item.get("number").integer(1, _HIGHEST)
    source = item.get("source").one_of(_SOURCES)
    is_small = number <= _SMALL_UP_TO
    return OutpostCard(card, number, kind, *values, technology, is_small, source)


def _areas(table: Checked) -> tuple[str, ...]:
    """Return the ids of the areas, the central one first; their names are only checked."""
    table.get(_CENTRAL)
    for area in table.entries().values():
        area.text()
    return (_CENTRAL, *[name for name in table.entries() if name != _CENTRAL])


def _numbers(rules: Checked) -> OutpostNumbers:
    syndicate = rules.get("syndicate")
    return OutpostNumbers(
        rules.get("money").integer(1),
        rules.get("slots").integers(0),
        rules.get("site").integer(0),
        rules.get("stations").integer(1),
        (rules.get("plant_buildings").integer(1), rules.get("housing_buildings").integer(1)),
        rules.get("robots").integer(1),
        rules.get("top_cards").integer(1, _SMALL),
        rules.get("market").integer(8, 8),
        rules.get("discounts").integers(0),
        rules.get("bid_rebate").integer(0),
        rules.get("hire_rebate").integer(0),
        syndicate.get("stations").integer(0),
        syndicate.get("first_stations").integer(0),
    )


def _seats(seats: Checked) -> OutpostSeatRules:
    return OutpostSeatRules(
        seats.get("workers").integer(1),
        seats.get("small_removed").integer(0),
        seats.get("large_removed").integer(0, sum(_COUNTS) - _SMALL),
        seats.get("stage2_at").integer(1),
        seats.get("ends_at").integer(2),
        seats.get("areas").integer(0, _SMALL_AREAS),
    )


def _cities(items: Checked, areas: tuple[str, ...]) -> tuple[OutpostCity, ...]:
    cities: list[OutpostCity] = []
    for item in items.items():
        city = item.get("id").slug()
        if city in [other.id for other in cities]:
            item.get("id").problem("content_twice", found=city)
        area = item.get("area").one_of(areas)
        site = item.get("site").one_of(_SITES)
        cities.append(
            OutpostCity(
                city,
                item.get("name").text(),
                areas.index(area) if area in areas else 0,
                HOUSING if site == "housing" else PLANT,
                item.get("x").integer(0),
                item.get("y").integer(0),
            )
        )
    return tuple(cities)


def _connections(items: Checked, cities: tuple[OutpostCity, ...]) -> tuple[tuple[int, int], ...]:
    known = {city.id: index for index, city in enumerate(cities)}
    links: list[tuple[int, int]] = []
    for item in items.items():
        ends = item.choices(tuple(known))
        if item.is_sound() and len(ends) != 2:  # noqa: PLR2004
            item.problem("content_two_cities")
        if not item.is_sound():
            continue
        first, second = sorted(known[end] for end in ends)
        if (first, second) in links:
            item.problem("content_row_twice")
        links.append((first, second))
    return tuple(links)


def _check_rules(rules: Checked, content: OutpostContent) -> None:
    """Check that the game can be played with these numbers."""
    numbers = content.numbers
    if len(numbers.slots) != _STAGES:
        rules.get("slots").problem("content_stages", "OP-TB6")
    if numbers.syndicate_first > numbers.syndicate_stations:
        place = rules.get("syndicate").get("first_stations")
        place.problem("content_at_most", other="stations", limit=numbers.syndicate_stations)
    for count, seats in content.seat_rules.items():
        place = rules.get("seats").get(str(count))
        removable = _SMALL - numbers.top_cards
        if seats.small_removed > removable:
            place.get("small_removed").problem("content_small_left", "OP-TB4", left=removable)
        end = place.get("ends_at")
        if seats.ends_at <= seats.stage2_at:
            end.problem("content_above", other="stage2_at", limit=seats.stage2_at)
        if seats.ends_at > numbers.stations:
            end.problem("content_stations", "OP-TB7", stations=numbers.stations)


def _check_cards(place: Checked, cards: list[OutpostCard]) -> None:
    """Check the cards against everything that the rulebook says about them (OP-U1)."""
    counts = tuple(
        sum(card.kind == kind for card in cards) for kind in (PLANT, HOUSING, TECHNOLOGY)
    )
    if counts != _COUNTS:
        plants, housings, technologies = _COUNTS
        place.problem(
            "content_kinds", "OP-U1", plants=plants, housings=housings, technologies=technologies
        )
    if tuple(sorted(card.technology for card in cards if card.technology)) != _TECHNOLOGIES:
        place.get("technologies").problem("content_technologies", "OP-TB10")
    small = [card.number for card in cards if card.is_small]
    if len(small) != _SMALL or min(small, default=0) != 2 or max(small, default=0) != _SMALL_UP_TO:  # noqa: PLR2004
        place.problem("content_small_cards", "OP-U1", total=_SMALL, highest=_SMALL_UP_TO)
    if Counter(card.number for card in cards)[5] < 2:  # noqa: PLR2004
        place.problem("content_fives", "OP-U1")
    _check_plants(place.get("plants"), cards)
    _check_housings(place.get("housing"), cards)
    for number in (4, 16, 22):
        if number not in {card.number for card in cards}:
            place.problem("content_numbered", "OP-TB9", number=number)


def _check_housings(place: Checked, cards: list[OutpostCard]) -> None:
    """Check for housing 26, and for two more beds in one or two housings (OP-TB9, OP-U1)."""
    housings = [(card.number, card.beds) for card in cards if card.kind == HOUSING]
    if (26, 3) not in housings:
        place.problem("content_housing", "OP-TB9")
        return
    housings.remove((26, 3))
    beds = [count for _, count in housings]
    if 2 not in beds and beds.count(1) < 2:  # noqa: PLR2004
        place.problem("content_two_beds", "OP-U1")


def _check_plants(place: Checked, cards: list[OutpostCard]) -> None:
    """Check plants 3, 12 and 25 against the examples of the rulebook (OP-TB9)."""
    plants = {card.number: (card.workers, card.cities) for card in cards if card.kind == PLANT}
    small, middle, large = (plants.get(number, (0, 0)) for number in (3, 12, 25))
    if middle != (2, 2):
        place.problem("content_plant_12", "OP-TB9")
    if (small[1], large[1]) != (2, 5) or small[0] + large[0] != 7:  # noqa: PLR2004
        place.problem("content_plants_3_25", "OP-TB9")


def _check_whole_set(parts: Checked, content: OutpostContent) -> None:
    """Check that all cards can be paid for (OP-U1), and that the provenance of the set is true."""
    for card in content.cards.values():
        if card.number > content.numbers.money:
            values = {"number": card.number, "money": content.numbers.money}
            parts.get("cards").problem("content_payable", "OP-U1", **values)
    ours = [content.words[card.card] for card in content.cards.values() if card.source != _BOOK]
    if content.provenance == _BOOK and ours:
        parts.get("set").get("provenance").problem("content_not_book", cards=tuple(ours))


def _check_tables(parts: Checked, content: OutpostContent) -> None:
    """Check the tables against the rulebook (OP-U2, OP-U3, OP-U5)."""
    income = content.income
    if list(income) != sorted(income) or len(income) <= 18 or (income[0], income[6]) != (10, 73):  # noqa: PLR2004
        parts.get("payment").get("elektro").problem("content_payment", "OP-U2")
    prices = content.labour_prices
    is_plausible = list(prices) == sorted(set(prices)) and len(prices) == 9 and prices[-1] == 10  # noqa: PLR2004
    if not is_plausible or not {4, 5} <= set(prices):
        parts.get("labour_market").get("prices").problem("content_sectors", "OP-U3")
    if len(content.tokens) != _FIELDS or not {5, 8} <= set(content.tokens):
        parts.get("connection_tokens").problem("content_tokens", "OP-U5", total=_FIELDS)


def _check_board(board: Checked, content: OutpostContent) -> None:
    """Check that the game can be played on the board (OP-U4)."""
    if len(content.areas) != 1 + _SMALL_AREAS:
        board.get("areas").problem("content_areas", "OP-S2")
    if len(content.connections) != _FIELDS:
        board.get("connections").problem("content_connections", "OP-U4", total=_FIELDS)
    for areas in ((0,), (0, 1), (0, 2), (0, 1, 2)):
        members = {index for index, city in enumerate(content.cities) if city.area in areas}
        if not _are_connected(members, content.connections):
            names = tuple([content.areas[area] for area in areas if area < len(content.areas)])
            board.get("connections").problem("content_apart", "OP-U4", areas=names)
    central = [city.site for city in content.cities if city.area == 0]
    ends = [rules.ends_at for rules in content.seat_rules.values()]
    most = max(*ends, content.numbers.syndicate_first)
    if len(central) < most:
        board.get("cities").problem("content_central_cities", "OP-U4", least=most)
    if set(central) != {PLANT, HOUSING}:
        board.get("cities").problem("content_central_sites", "OP-U4")


def _are_connected(members: set[int], connections: tuple[tuple[int, int], ...]) -> bool:
    reached = {min(members)} if members else set()
    previous: set[int] = set()
    while previous != reached:
        previous = set(reached)
        for first, second in connections:
            if {first, second} <= members and {first, second} & reached:
                reached |= {first, second}
    return reached == members
