"""The board games: plants, numbers of an edition, payment and refill."""

from gridwright import words
from gridwright.content.types import EditionData, Library
from gridwright.core.errors import SetupError
from gridwright.reference import sheet
from gridwright.reference.sheet import NO_BACK, Cell, Column, Sheet, columns, fuel_name, rows, said


def edition_named(library: Library, title: str) -> EditionData:
    """Return the edition of a board game, or say which there are."""
    if title not in library.board.editions:
        known = tuple(library.board.editions)
        raise SetupError("cli.no_edition", {"edition": title, "editions": known})
    return library.board.editions[title]


def plants(library: Library, title: str) -> Sheet:
    """Return the power plants."""
    edition = edition_named(library, title)
    cards = sorted(edition.plants.values(), key=lambda plant: plant.number)
    has_backs = any(plant.is_small for plant in cards)
    found = []
    for plant in cards:
        back = sheet.back(is_small=plant.is_small) if has_backs else NO_BACK
        fuel = sheet.burns(edition.resources, plant)
        found.append((plant.number, fuel, 2 * plant.need, plant.output, back))
    names = columns("plant>", "burns", "stores>", "cities>", "back")
    return Sheet(said("plants", name=edition.name), cards[0].source, names, rows(found))


def numbers(library: Library, title: str) -> list[Sheet]:
    """Return the numbers of an edition."""
    edition = edition_named(library, title)
    sentences = [
        said("money", money=edition.money),
        said("slots", prices=tuple([str(price) for price in edition.slots])),
    ]
    if edition.trust_houses:
        houses, first = edition.trust_houses, edition.trust_first_houses
        sentences.append(said("trust", houses=houses, first=first))
    return [
        Sheet(said("edition", name=edition.name), edition.source, above=tuple(sentences)),
        _by_players(library, edition),
        _tokens(library, edition),
        _places(library, edition),
    ]


def _by_players(library: Library, edition: EditionData) -> Sheet:
    rules = edition.seat_rules
    has_plugs = any(row.plugs_removed for row in rules.values())
    removed = ("plugs_removed>", "sockets_removed>") if has_plugs else ("removed>",)
    found = []
    for seats, row in rules.items():
        gone = (row.plugs_removed, row.plants_removed)[-len(removed) :]
        found.append((seats, row.regions, row.plant_limit, *gone, row.step2_at, row.ends_at))
    names = columns("players>", "regions>", "plants_each>", *removed, "step2_at>", "end_at>")
    return Sheet(said("by_players"), _source(library, edition, "seats"), names, rows(found))


def _tokens(library: Library, edition: EditionData) -> Sheet:
    counts = zip(edition.resources, edition.tokens, strict=True)
    found = [(Cell(fuel_name(name), (name,)), count) for name, count in counts]
    source = _source(library, edition, "tokens")
    return Sheet(said("tokens"), source, columns("fuel", "units>"), rows(found))


def _places(library: Library, edition: EditionData) -> Sheet:
    """Return how many places of the market each price has, by fuel."""
    prices = sorted({price for track in edition.tracks for price in track.prices})
    found = [(price, *[track.prices.count(price) for track in edition.tracks]) for price in prices]
    names = (*columns("price>"), *[_fuel_column(name) for name in edition.resources])
    return Sheet(said("places"), _source(library, edition, "places"), names, rows(found))


def payment(library: Library, title: str) -> Sheet:
    """Return what supplied cities pay."""
    edition = edition_named(library, title)
    return sheet.payment(edition.income, edition.name, _source(library, edition, "income"))


def refill(library: Library, title: str) -> list[Sheet]:
    """Return how much fuel comes to the market, by players and Step, on all maps of a title."""
    edition = edition_named(library, title)
    tables = {"standard": edition.fuel}
    for (owner, _), city_map in library.board.maps.items():
        tables.update(city_map.fuel if owner == title else {})
    fuels = [
        Column(f"{fuel_name(name)} 1/2/3", is_number=True, fuels=(name,))
        for name in edition.resources
    ]
    found = []
    for label, fuel in tables.items():
        lines: list[list[object]] = [
            [seats, *[" / ".join([str(amount) for amount in steps]) for steps in row]]
            for seats, row in fuel.refill.items()
        ]
        lines.append([said("start"), *fuel.start])
        heading = said("refill", name=edition.name, table=_table_name(label))
        found.append(
            Sheet(heading, sheet.origin(fuel.source), (*columns("players>"), *fuels), rows(lines))
        )
    return found


def _table_name(label: str) -> str:
    """Return what a table of refills is called: by its map, or as the one for all others."""
    found = [
        each for each in (f"board.{label}", f"cli.refills.{label}") if words.current().knows(each)
    ]
    return words.text(found[0]) if found else label


def _fuel_column(name: str) -> Column:
    return Column(fuel_name(name), is_number=True, fuels=(name,))


def _source(library: Library, edition: EditionData, block: str) -> str:
    return sheet.source_of(library, f"editions/{edition.title}.toml", block)
