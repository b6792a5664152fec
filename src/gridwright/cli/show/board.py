"""Shows what is printed for the board games: plants, maps, and the tables of an edition."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from gridwright.cli.arguments import DEFAULT_TITLE
from gridwright.cli.console import fuel_style, region_style
from gridwright.cli.show.page import as_table, heading, row_table, source_of
from gridwright.content.types import CityMap, EditionData, Library, Plant
from gridwright.core.errors import SetupError


def edition_named(library: Library, title: str) -> EditionData:
    """Return the edition of a board game, or say which there are."""
    if title not in library.board.editions:
        names = ", ".join(library.board.editions)
        raise SetupError(f"There is no edition '{title}'. There are: {names}.")
    return library.board.editions[title]


# Plants


def plants(console: Console, edition: EditionData) -> None:
    """Show the power plants."""
    cards = sorted(edition.plants.values(), key=lambda plant: plant.number)
    heading(console, f"Power plants of {edition.name}", cards[0].source)
    table = row_table("plant>", "burns", "stores>", "cities>", "back")
    has_backs = any(plant.is_small for plant in cards)
    for plant in cards:
        back = ("plug" if plant.is_small else "socket") if has_backs else "-"
        fuel = burns(edition.resources, plant)
        table.add_row(str(plant.number), fuel, str(2 * plant.need), str(plant.output), back)
    console.print(table)


def burns(resources: tuple[str, ...], plant: Plant) -> Text:
    """Return what one run of *plant* burns."""
    fuels = [resources[fuel] for fuel in plant.burns]
    words = f"{plant.need} {' or '.join(fuels)}" if fuels else "nothing (eco)"
    return Text(words, style=fuel_style(*fuels))


# Maps


def map_named(library: Library, name: str, title: str | None) -> CityMap:
    """Return the map as *title* prints it, or as the first title that has it."""
    if title is not None:
        edition_named(library, title)
    found = [
        city_map
        for (edition, board), city_map in library.board.maps.items()
        if board == name and title in (None, edition)
    ]
    if not found:
        known = sorted({board for edition, board in library.board.maps if title in (None, edition)})
        raise SetupError(f"There is no map '{name}' here. There are: {', '.join(known)}.")
    found.sort(key=lambda city_map: city_map.title != DEFAULT_TITLE)
    return found[0]


def board(console: Console, city_map: CityMap) -> None:
    """Show the cities of a map and their connections."""
    heading(console, f"{city_map.name}, {city_map.title}", city_map.source)
    for index, region in enumerate(city_map.regions):
        console.print()
        near = ", ".join([city_map.regions[other].id for other in region.neighbours])
        style = f"bold {region_style(region.colour)}"
        console.print(Text.assemble((region.id, style), (f"  next to {near}", "dim")))
        table = Table.grid(padding=(0, 2, 0, 0))
        for city, place in enumerate(city_map.cities):
            if place.region == index:
                name_text = Text(f"  {place.id}", style="cyan")
                table.add_row(name_text, place.name, _neighbours(city_map, city))
        console.print(table)


def _neighbours(city_map: CityMap, city: int) -> str:
    """Return the connections of *city*, cheapest first."""
    ends = sorted(
        [
            (cost, city_map.cities[second if first == city else first].id)
            for first, second, cost in city_map.connections
            if city in (first, second)
        ]
    )
    return ", ".join([f"{other}\N{NO-BREAK SPACE}{cost}" for cost, other in ends])


# Editions and their tables


def edition_numbers(console: Console, library: Library, edition: EditionData) -> None:
    """Show the numbers of an edition."""
    file = f"editions/{edition.title}.toml"
    heading(console, edition.name, edition.source)
    console.print(f"Money at the start: {edition.money}")
    console.print(f"Slots of a city: {', '.join([str(price) for price in edition.slots])}")
    if edition.trust_houses:
        houses = f"{edition.trust_houses} houses, {edition.trust_first_houses} of them at setup"
        console.print(f"The Trust (two players): {houses}")
    console.print()
    heading(console, "By number of players", source_of(library, file, "seats"))
    console.print(_seat_table(edition))
    heading(console, "Fuel in the box", source_of(library, file, "tokens"))
    counts = zip(edition.resources, edition.tokens, strict=True)
    console.print(", ".join([f"{count} {name}" for name, count in counts]))
    console.print()
    heading(console, "Places of the resource market", source_of(library, file, "places"))
    for resource, track in zip(edition.resources, edition.tracks, strict=True):
        prices = " ".join([str(price) for price in track.prices])
        console.print(f"{resource}: {prices}")


def _seat_table(edition: EditionData) -> Table:
    has_plugs = any(rules.plugs_removed for rules in edition.seat_rules.values())
    headings = ["players", "regions", "plants each", "removed", "Step 2 at", "end at"]
    if has_plugs:
        headings.insert(3, "plugs removed")
        headings[4] = "sockets removed"
    table = row_table(*[f"{words}>" for words in headings])
    for seats, rules in edition.seat_rules.items():
        numbers = [seats, rules.regions, rules.plant_limit]
        numbers += [rules.plugs_removed] if has_plugs else []
        numbers += [rules.plants_removed, rules.step2_at, rules.ends_at]
        table.add_row(*[str(number) for number in numbers])
    return table


def refill(console: Console, edition: EditionData) -> None:
    """Show how much fuel comes to the market, by players and Step."""
    for fuel in edition.fuel_tables.values():
        heading(console, f"Refill of {edition.name}, table '{fuel.name}'", fuel.source)
        table = as_table()
        table.add_column("players", justify="right")
        for name in edition.resources:
            table.add_column(Text(f"{name} 1/2/3", style=fuel_style(name)), justify="right")
        for seats, rows in fuel.refill.items():
            cells = [" / ".join([str(amount) for amount in steps]) for steps in rows]
            table.add_row(str(seats), *cells)
        table.add_row("start", *[str(amount) for amount in fuel.start])
        console.print(table)
