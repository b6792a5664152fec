"""Shows what is printed for the board games: plants, maps, and the tables of an edition."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from gridwright.cli.arguments import DEFAULT_TITLE
from gridwright.cli.console import region_style
from gridwright.cli.maps import neighbours
from gridwright.cli.show import page
from gridwright.content.types import CityMap, Library
from gridwright.core.errors import SetupError
from gridwright.sheets import board as sheets
from gridwright.sheets.board import edition_named
from gridwright.sheets.sheet import said


def plants(console: Console, library: Library, title: str) -> None:
    """Show the power plants."""
    page.show(console, sheets.plants(library, title))


def numbers(console: Console, library: Library, title: str) -> None:
    """Show the numbers of an edition."""
    for sheet in sheets.numbers(library, title):
        page.show(console, sheet)


def payment(console: Console, library: Library, title: str) -> None:
    """Show what supplied cities pay."""
    page.show(console, page.halved(sheets.payment(library, title)))


def refill(console: Console, library: Library, title: str) -> None:
    """Show how much fuel comes to the market, by players and Step, on all maps of a title."""
    for sheet in sheets.refill(library, title):
        page.show(console, sheet)


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
    name = said("map", name=city_map.name, edition=city_map.title)
    page.heading(console, name, city_map.source)
    for index, region in enumerate(city_map.regions):
        near = tuple([city_map.regions[other].id for other in region.neighbours])
        style, around = region_style(region.colour), said("next_to", names=near)
        console.print(Text.assemble("\n", (region.id, f"bold {style}"), (f"  {around}", "dim")))
        table = Table.grid(padding=(0, 2, 0, 0))
        for city, place in enumerate(city_map.cities):
            if place.region == index:
                links = neighbours(city, city_map.connections)
                ends = sorted([(cost, city_map.cities[other].id) for other, cost in links])
                near_by = ", ".join([f"{other}\N{NO-BREAK SPACE}{cost}" for cost, other in ends])
                table.add_row(Text(f"  {place.id}", style="cyan"), place.name, near_by)
        console.print(table)
