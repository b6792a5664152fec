"""Reads the Card Game from cardgame/*.toml and checks it against its rulebook."""

from collections import Counter
from itertools import combinations
from typing import Final

from gridwright.content.checked import Checked
from gridwright.content.data_files import DataFiles
from gridwright.content.plants import card_words
from gridwright.content.types import CardContent, CardSeatRules, DemolitionCard, Plant

_SMALL: Final = 13
_LARGE: Final = 29
_HIGHEST: Final = 98
_MARKS: Final = ("2-6", "4-6", "5-6")
_TOTALS: Final = {"coal": 12, "gas": 10, "oil": 9, "uranium": 5}  # regular fuel cards (CG-TB1)
_SINGLES: Final = {"coal": 2, "gas": 2, "oil": 2, "uranium": 1}
_UNITS: Final = 4  # a fuel card is 4 * kind + units
_KINDS: Final = tuple(_TOTALS)  # in the order of columns (CG-TB7)
_HYBRID: Final = ("gas", "oil")  # CG-G8
_LATE: Final = 4  # cards of each late set (CG-TB1)
_ROW: Final = 8  # plants face up at the start (CG-S10)
_STATED: Final = ((12, "coal", 3, 9), (7, "hybrid", 3, 8), (8, "eco", 0, 6))  # CG-TB8
_SEATS: Final = ("2", "3", "4", "5", "6")


def read_card_game(files: DataFiles, demolition: tuple[DemolitionCard, ...]) -> CardContent:
    """Return the Card Game, with stand-ins for whatever is wrong in its files."""
    rules = files.open("cardgame/rules.toml")
    cards = files.open("cardgame/cards.toml")
    rules.get("source").text()
    _check_resources(rules.get("resources"))
    plants = _plants(cards.get("plants").get("cards"), _burns(rules))
    about = cards.get("set")
    fuel = cards.get("fuel")
    content = CardContent(
        rules.get("name").text(),
        about.get("id").text(),
        about.get("provenance").one_of(("book", "reconstructed")),
        _KINDS,
        plants,
        card_words({card: plant.number for card, plant in plants.items()}),
        rules.get("money").integer(1),
        rules.get("plant_limit").integer(1),
        rules.get("guaranteed_income").integer(0),
        rules.get("elektro_per_point").integer(1),
        _seat_rules(rules.get("seats")),
        _regular(fuel),
        _plus(fuel.get("plus")),
        _plusplus(fuel.get("plusplus")),
        tuple([fuel.get("single").get(kind).integer(0) for kind in _KINDS]),
        demolition,
    )
    if rules.is_sound() and cards.is_sound():
        _check_plants(cards.get("plants").get("cards"), plants, content.money)
        _check_fuel(fuel, content)
        _check_provenance(about.get("provenance"), content)
    return content


def _check_resources(resources: Checked) -> None:
    """Check that the resources are those of the game, whose order is fixed by its rules."""
    if set(resources.slugs()) != set(_KINDS) and resources.is_sound():
        resources.problem("content_resources", "CG-TB7", resources=_KINDS)


def _burns(rules: Checked) -> dict[str, tuple[int, ...]]:
    """Return the resources that plants accept, by the fuel on their card."""
    burns: dict[str, tuple[int, ...]] = {name: (i,) for i, name in enumerate(_KINDS)}
    hybrid = rules.get("hybrid")
    pair = hybrid.choices(_KINDS)
    if hybrid.is_sound() and set(pair) != set(_HYBRID):
        hybrid.problem("content_resources", "CG-G8", resources=_HYBRID)
    burns["hybrid"] = tuple([_KINDS.index(name) for name in _HYBRID])
    burns["eco"] = ()
    return burns


def _plants(cards: Checked, burns: dict[str, tuple[int, ...]]) -> dict[int, Plant]:
    plants: dict[int, Plant] = {}
    for index, card in enumerate(cards.items(), 1):
        kind, need = card.get("fuel"), card.get("need")
        fuel, units = kind.one_of(tuple(burns)), need.integer(0)
        if kind.is_sound() and need.is_sound() and (fuel == "eco") != (units == 0):
            need.problem("content_need", "CG-U1.8")
        plants[index] = Plant(
            index,
            card.get("number").integer(1, _HIGHEST),
            burns.get(fuel, ()),
            units,
            card.get("income").integer(1),
            card.get("back").one_of(("small", "large")) == "small",
            card.get("source").one_of(("book", "reconstructed")),
        )
    return plants


def _seat_rules(seats: Checked) -> dict[int, CardSeatRules]:
    return {
        int(count): CardSeatRules(
            seats.get(count).get("small_removed").integer(0, _SMALL - 9),
            seats.get(count).get("large_removed").integer(0, _LARGE),
            seats.get(count).get("column").integer(1),
            seats.get(count).get("marks").choices(_MARKS),
        )
        for count in _SEATS
    }


def _regular(fuel: Checked) -> dict[str, tuple[int, ...]]:
    """Return the regular fuel cards by mark, in the order of columns."""
    cards: dict[str, list[int]] = {mark: [] for mark in _MARKS}
    for kind, name in enumerate(_KINDS):
        for mark in _MARKS:
            for item in fuel.get(name).get(mark).items():
                cards[mark].append(_UNITS * kind + item.integer(1, _UNITS - 1))
    return {mark: tuple(sorted(group)) for mark, group in cards.items()}


def _plus(cards: Checked) -> tuple[int, ...]:
    """Return the first late set: one card of each kind (CG-S29)."""
    units_by_kind = [cards.get(name).integer(1, _UNITS - 1) for name in _KINDS]
    return tuple([_UNITS * kind + units for kind, units in enumerate(units_by_kind)])


def _plusplus(cards: Checked) -> tuple[int, ...]:
    """Return the second late set: four cards, whose kinds the rulebook does not tell (CG-U4)."""
    late: list[int] = []
    for kind, name in enumerate(_KINDS):
        for item in cards.optional_items(name):
            late.append(_UNITS * kind + item.integer(1, _UNITS - 1))
    if cards.is_sound() and len(late) != _LATE:
        cards.problem("content_cards", "CG-TB1", total=_LATE, found=len(late))
    return tuple(sorted(late))


def _check_plants(place: Checked, plants: dict[int, Plant], money: int) -> None:
    """Check the plants against everything that the rulebook says about them (CG-U1)."""
    cards = list(plants.values())
    small = sorted([plant.number for plant in cards if plant.is_small])
    if (len(small), len(cards) - len(small)) != (_SMALL, _LARGE):
        place.problem("content_plants", "CG-U1.1", small=_SMALL, large=_LARGE)
    else:
        _check_first_round(place, small, money)
    if max(Counter(small).values(), default=0) < 2:  # noqa: PLR2004
        place.problem("content_small_number", "CG-U1.3")
    if max(Counter(plant.number for plant in cards).values(), default=0) < 3:  # noqa: PLR2004
        place.problem("content_thrice", "CG-U1.3")
    known = {(p.number, _fuel_name(p), p.need, p.output) for p in cards}
    for number, fuel, need, income in _STATED:
        if (number, fuel, need, income) not in known:
            place.problem(
                "content_stated", "CG-TB8", plant=number, kind=fuel, need=need, income=income
            )
    low = [plant for plant in cards if plant.number <= 19]  # noqa: PLR2004
    trios = [trio for trio in combinations(low, 3) if max(p.number for p in trio) == 19]  # noqa: PLR2004
    if not any(sorted(p.output for p in trio) == [7, 9, 10] for trio in trios):
        place.problem("content_incomes", "CG-U1.6")
    example = [p for p in cards if _fuel_name(p) in ("coal", "uranium") and p.need in (1, 2)]
    if not any(_is_first_example(trio) for trio in combinations(example, 3)):
        place.problem("content_example", "CG-U1.4")
    if ("gas", 1) not in {(_fuel_name(p), p.need) for p in cards}:
        place.problem("content_gas", "CG-U1.5")


def _check_first_round(place: Checked, small: list[int], money: int) -> None:
    """Check that the last of six players can always pay for a plant in round 1 (CG-U1.9).

    In the worst case the dearest small plants are face up and the others buy the cheapest of
    them; plants drawn meanwhile cannot raise the price of the cheapest one left.
    """
    seats = len(_SEATS) + 1
    price = small[-_ROW:][seats - 1]
    if price > money:
        place.problem("content_first_round", "CG-U1.9", seats=seats, price=price, money=money)


def _check_provenance(place: Checked, content: CardContent) -> None:
    """Check that a set said to be the book's has no reconstructed plants (CG-U8)."""
    ours = sum(plant.source != "book" for plant in content.plants.values())
    if content.provenance == "book" and ours:
        place.problem("content_provenance", "CG-U8", found=ours)


def _fuel_name(plant: Plant) -> str:
    if not plant.burns:
        return "eco"
    return _KINDS[plant.burns[0]] if len(plant.burns) == 1 else "hybrid"


def _is_first_example(trio: tuple[Plant, ...]) -> bool:
    kinds = sorted((_fuel_name(plant), plant.need) for plant in trio)
    return kinds == [("coal", 1), ("coal", 2), ("uranium", 1)] and sum(p.output for p in trio) == 16  # noqa: PLR2004


def _check_fuel(fuel: Checked, content: CardContent) -> None:
    """Check the fuel cards against everything that the rulebook says about them (CG-U3)."""
    everything = [card for cards in content.regular.values() for card in cards]
    counts = Counter(_KINDS[card // _UNITS] for card in everything)
    for kind, total in _TOTALS.items():
        if counts[kind] != total:
            fuel.get(kind).problem("content_regular", "CG-U3", total=total, found=counts[kind])
    for kind, units in (("coal", 2), ("coal", 3), ("gas", 2), ("gas", 3), ("uranium", 1)):
        if _UNITS * _KINDS.index(kind) + units not in everything:
            fuel.get(kind).problem("content_units", "CG-U3", units=units)
    for seats, rules in content.seat_rules.items():
        in_use = sum(len(content.regular[mark]) for mark in rules.marks)
        needed = 3 * rules.column
        if in_use < needed:
            fuel.problem("content_columns", "CG-U3", seats=seats, needed=needed, found=in_use)
    for index, (kind, total) in enumerate(_SINGLES.items()):
        if content.singles[index] != total:
            fuel.get("single").get(kind).problem("content_total", "CG-TB1", total=total)


# Contents of a set


def fuel_groups(content: CardContent) -> dict[str, list[tuple[int, int]]]:
    """Return kind and units of all fuel cards, by when they enter the game, single cards last."""
    groups = {
        "marks_2": content.regular["2-6"],
        "marks_4": content.regular["4-6"],
        "marks_5": content.regular["5-6"],
        "plus": content.plus,
        "plusplus": content.plusplus,
    }
    singles = [(kind, 1) for kind, count in enumerate(content.singles) for _ in range(count)]
    return {
        **{name: [divmod(card, _UNITS) for card in cards] for name, cards in groups.items()},
        "single_cards": singles,
    }
