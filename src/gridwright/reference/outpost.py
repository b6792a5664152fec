"""Outpost: cards, labour market, tokens, and the numbers of its rules."""

from typing import Final

from gridwright import words
from gridwright.content.types import HOUSING, PLANT, TECHNOLOGY, Library, OutpostContent
from gridwright.core.errors import Values
from gridwright.reference import sheet
from gridwright.reference.sheet import Cell, Column, Sheet, columns, rows, said

LOOKS: Final = ("plant", "housing", "technology")  # of the numbers of cards, by kind
_CLAUSES: Final = {
    "data_library": "OP-X.3",
    "eco_plants": "OP-X.6",
    "robots": "OP-X.7",
    "node_module": "OP-X.13",
    "colony": "OP-X.14",
    "laboratories": "OP-X.20",
    "moon_base": "OP-X.21",
}


def effect(content: OutpostContent, name: str, *, is_cited: bool = False) -> str:
    """Return what a technology does, and if it *is_cited* which clause says so."""
    moon = next(card for card in content.cards.values() if card.technology == "moon_base")
    values: Values = {"workers": moon.workers, "cities": moon.cities, "beds": moon.beds}
    numbers = content.numbers
    values.update(bids=numbers.bid_rebate, wages=numbers.hire_rebate, robots=numbers.robots)
    said = words.text(f"cli.effect.{name}", **values)
    return f"{said} ({_CLAUSES[name]})" if is_cited else said


def cards(library: Library) -> list[Sheet]:
    """Return plants, housings and technologies."""
    content = library.outpost
    found: dict[int, list[tuple[object, ...]]] = {PLANT: [], HOUSING: [], TECHNOLOGY: []}
    for card in content.cards.values():
        word = Cell(content.words[card.card], look=LOOKS[card.kind])
        back, source = sheet.back(is_small=card.is_small), sheet.origin_cell(card.source)
        if card.kind == PLANT:
            found[PLANT].append((word, card.workers, card.cities, back, source))
        elif card.kind == HOUSING:
            found[HOUSING].append((word, card.beds, back, source))
        else:
            name = card.technology
            does = effect(content, name, is_cited=True)
            found[TECHNOLOGY].append((word, words.term(name), does, source))
    heading = said("outpost_cards", name=content.name)
    names = {
        PLANT: columns("plant>", "workers>", "cities>", "back", "source"),
        HOUSING: columns("housing>", "beds>", "back", "source"),
        TECHNOLOGY: columns("card>", "technology", "effect", "number"),
    }
    origin, below = sheet.set_source(content, "outpost_cards"), (said("effects"),)
    return [
        Sheet(heading, origin, names[PLANT], rows(found[PLANT])),
        Sheet("", "", names[HOUSING], rows(found[HOUSING])),
        Sheet("", "", names[TECHNOLOGY], rows(found[TECHNOLOGY]), below=below),
    ]


def tokens(library: Library) -> Sheet:
    """Return the tokens that are dealt to the connections."""
    content = library.outpost
    counts = [(content.tokens.count(value), value) for value in sorted(set(content.tokens))]
    dealt = ", ".join([said("token", count=count, value=value) for count, value in counts])
    source = sheet.set_source(content, "outpost_tokens")
    return Sheet(said("outpost_tokens"), source, above=(dealt,))


def payment(library: Library) -> Sheet:
    """Return what supplied cities pay."""
    content = library.outpost
    return sheet.payment(content.income, content.name, sheet.set_source(content, "payment"))


def labour(library: Library) -> Sheet:
    """Return what seasonal workers cost, and how many stand in each sector."""
    content = library.outpost
    sectors = [
        Column(said("at_price", price=price), is_number=True) for price in content.labour_prices
    ]
    found = [
        [seats, *[rules.workers] * (len(sectors) - 1), 2 * rules.workers]
        for seats, rules in content.seat_rules.items()
    ]
    return Sheet(
        said("labour", name=content.name),
        sheet.set_source(content, "labour"),
        (*columns("players>"), *sectors),
        rows(found),
        below=(said("labour_stated"),),
    )


def numbers(library: Library) -> Sheet:
    """Return the numbers of the rules."""
    content, fixed = library.outpost, library.outpost.numbers
    plants, housings = fixed.buildings
    stations, first = fixed.syndicate_stations, fixed.syndicate_first
    removed = ("plugs_removed>", "sockets_removed>")
    found = [
        (n, r.small_removed, r.large_removed, r.areas, r.stage2_at, r.ends_at)
        for n, r in content.seat_rules.items()
    ]
    return Sheet(
        said("edition", name=content.name),
        sheet.source_of(library, "outpost/rules.toml"),
        columns("players>", *removed, "small_areas>", "stage2_at>", "end_at>"),
        rows(found),
        above=(
            said("money", money=fixed.money),
            said("slots", prices=tuple([str(price) for price in fixed.slots])),
            said("site_price", price=fixed.site),
            said("pieces", stations=fixed.stations, plants=plants, housings=housings),
            said("robots", robots=fixed.robots),
            said("discounts", discounts=tuple([str(token) for token in fixed.discounts])),
            said("syndicate", stations=stations, first=first),
        ),
    )
