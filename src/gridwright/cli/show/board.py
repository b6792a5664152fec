"""Shows what is printed for the board games: plants, maps, and the tables of an edition."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from gridwright import words
from gridwright.cli.arguments import DEFAULT_TITLE
from gridwright.cli.console import fuel_style, region_style
from gridwright.cli.maps import neighbours
from gridwright.cli.plants import fuel_name
from gridwright.cli.show import page
from gridwright.cli.show.page import heading, say, source_of
from gridwright.content.types import CityMap, EditionData, Library, Plant
from gridwright.core.errors import SetupError


def edition_named(library: Library, title: str) -> EditionData:
    """Return the edition of a board game, or say which there are."""
    if title not in library.board.editions:
        known = tuple(library.board.editions)
        raise SetupError("cli.no_edition", {"edition": title, "editions": known})
    return library.board.editions[title]


# Plants


def plants(console: Console, library: Library, title: str) -> None:
    """Show the power plants."""
    edition = edition_named(library, title)
    cards = sorted(edition.plants.values(), key=lambda plant: plant.number)
    has_backs = any(plant.is_small for plant in cards)
    heading(console, "plants", cards[0].source, name=edition.name)
    rows = []
    for plant in cards:
        back = page.back(plant.is_small) if has_backs else "-"
        fuel = burns(edition.resources, plant)
        rows.append((plant.number, fuel, 2 * plant.need, plant.output, back))
    page.table(console, ("plant>", "burns", "stores>", "cities>", "back"), rows)


def burns(resources: tuple[str, ...], plant: Plant) -> Text:
    """Return what one run of *plant* burns."""
    fuels = tuple([resources[fuel] for fuel in plant.burns])
    identifier = "cli.show.burns" if fuels else "cli.show.eco"
    return Text(words.text(identifier, need=plant.need, fuel=fuels), style=fuel_style(*fuels))


# Maps


def map_named(library: Library, name: str, title: str | None) -> CityMap:
    """Return the map as *title* prints it, or as the first title that has it."""
    if title is not None:
        edition_named(library, title)
    maps = [found for found in library.board.maps.values() if title in (None, found.title)]
    found = [city_map for city_map in maps if city_map.id == name]
    if not found:
        known = tuple(sorted({city_map.id for city_map in maps}))
        raise SetupError("cli.no_such_map", {"board": name, "maps": known})
    return min(found, key=lambda city_map: city_map.title != DEFAULT_TITLE)


def board(console: Console, city_map: CityMap) -> None:
    """Show the cities of a map and their connections, cheapest first."""
    heading(console, "map", city_map.source, name=city_map.name, edition=city_map.title)
    for index, region in enumerate(city_map.regions):
        near = tuple([city_map.regions[other].id for other in region.neighbours])
        style, said = region_style(region.colour), words.text("cli.show.next_to", names=near)
        console.print(Text.assemble("\n", (region.id, f"bold {style}"), (f"  {said}", "dim")))
        table = Table.grid(padding=(0, 2, 0, 0))
        for city, place in enumerate(city_map.cities):
            if place.region == index:
                links = neighbours(city, city_map.connections)
                ends = sorted([(cost, city_map.cities[other].id) for other, cost in links])
                near_by = ", ".join([f"{other}\N{NO-BREAK SPACE}{cost}" for cost, other in ends])
                table.add_row(Text(f"  {place.id}", style="cyan"), place.name, near_by)
        console.print(table)


# Editions and their tables


def numbers(console: Console, library: Library, title: str) -> None:
    """Show the numbers of an edition."""
    edition, file = edition_named(library, title), f"editions/{title}.toml"
    heading(console, "edition", edition.source, name=edition.name)
    say(console, "money", money=edition.money)
    say(console, "slots", prices=tuple([str(price) for price in edition.slots]))
    if edition.trust_houses:
        say(console, "trust", houses=edition.trust_houses, first=edition.trust_first_houses)
    console.print()
    heading(console, "by_players", source_of(library, file, "seats"))
    _seat_table(console, edition)
    heading(console, "tokens", source_of(library, file, "tokens"))
    counts = zip(edition.resources, edition.tokens, strict=True)
    console.print(", ".join([f"{count} {fuel_name(name)}" for name, count in counts]), end="\n\n")
    heading(console, "places", source_of(library, file, "places"))
    for resource, track in zip(edition.resources, edition.tracks, strict=True):
        prices = " ".join([str(price) for price in track.prices])
        console.print(f"{fuel_name(resource)}: {prices}")


def _seat_table(console: Console, edition: EditionData) -> None:
    rules = edition.seat_rules
    has_plugs = any(row.plugs_removed for row in rules.values())
    removed = ("plugs_removed>", "sockets_removed>") if has_plugs else ("removed>",)
    rows = []
    for seats, row in rules.items():
        gone = (row.plugs_removed, row.plants_removed)[-len(removed) :]
        rows.append((seats, row.regions, row.plant_limit, *gone, row.step2_at, row.ends_at))
    columns = ("players>", "regions>", "plants_each>", *removed, "step2_at>", "end_at>")
    page.table(console, columns, rows)


def payment(console: Console, library: Library, title: str) -> None:
    """Show what supplied cities pay."""
    edition = edition_named(library, title)
    source = source_of(library, f"editions/{title}.toml", "income")
    heading(console, "payment", source, name=edition.name)
    page.payment(console, edition.income)


def refill(console: Console, library: Library, title: str) -> None:
    """Show how much fuel comes to the market, by players and Step, on all maps of a title."""
    edition = edition_named(library, title)
    tables = {"standard": edition.fuel}
    for (owner, _), city_map in library.board.maps.items():
        tables.update(city_map.fuel if owner == title else {})
    fuels = [Text(f"{fuel_name(name)} 1/2/3", fuel_style(name)) for name in edition.resources]
    for label, fuel in tables.items():
        heading(console, "refill", fuel.source, name=edition.name, table=label)
        rows = [
            [seats, *[" / ".join([str(amount) for amount in steps]) for steps in row]]
            for seats, row in fuel.refill.items()
        ]
        rows.append([words.text("cli.show.start"), *fuel.start])
        page.table(console, ("players>", *fuels), rows)
