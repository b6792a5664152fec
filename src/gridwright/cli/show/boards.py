"""Maps: which there are, and the cities of each with what they are connected to."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.text import Text

from gridwright.cli.arguments import DEFAULT_TITLE
from gridwright.cli.console import region_style
from gridwright.cli.grids import grid
from gridwright.cli.maps import neighbours
from gridwright.cli.outpost import KINDS
from gridwright.cli.pieces import notice, stacked
from gridwright.cli.show.page import drawn, heading
from gridwright.content.types import CityMap, Library, OutpostContent
from gridwright.core.errors import SetupError
from gridwright.reference.board import edition_named
from gridwright.reference.outpost import OutpostReference
from gridwright.reference.sheet import SOURCE, Cell, Sheet, columns, row, set_source, sheet_text


def maps(library: Library) -> RenderableType:
    """Return the maps with their size and source; the board of Outpost is one of them."""
    outpost = library.outpost
    maps = sorted(library.board.maps.items(), key=lambda item: item[0])
    found = [_size(name, title, board, board.source) for (title, name), board in maps]
    found.append(_size("outpost", "outpost", outpost, set_source(outpost)))
    names = columns("map", "title", "cities>", "connections>", "source")
    return drawn(Sheet("", "", names, tuple(found)))


def _size(name: str, title: str, board: CityMap | OutpostContent, source: str) -> tuple[Cell, ...]:
    size = len(board.cities), len(board.connections)
    return row(name, title, *size, Cell(source, kind=SOURCE))


def board(library: Library, name: str, title: str | None) -> RenderableType:
    """Return the cities of a map and their connections, cheapest first."""
    city_map = _named(library, name, title)
    parts = [
        heading(sheet_text("map", name=city_map.name, edition=city_map.title), city_map.source)
    ]
    for index, region in enumerate(city_map.regions):
        around = sheet_text(
            "next_to", names=tuple([city_map.regions[n].id for n in region.neighbours])
        )
        cities = []
        for city, place in enumerate(city_map.cities):
            if place.region == index:
                links = neighbours(city, city_map.connections)
                ends = sorted([(cost, city_map.cities[other].id) for other, cost in links])
                near = ", ".join([f"{other}\N{NO-BREAK SPACE}{cost}" for cost, other in ends])
                cities.append((place.id, place.name, near))
        parts.append(_area(region.id, region_style(region.colour), around, cities))
    return Group(*parts)


def _named(library: Library, name: str, title: str | None) -> CityMap:
    """Return the map as *title* prints it, or as the first title that has it."""
    if title is not None:
        edition_named(library, title)
    maps = [found for found in library.board.maps.values() if title in (None, found.title)]
    found = [city_map for city_map in maps if city_map.id == name]
    if not found:
        known = tuple(sorted({city_map.id for city_map in maps}))
        raise SetupError("cli.no_such_map", {"board": name, "maps": known})
    return min(found, key=lambda city_map: city_map.title != DEFAULT_TITLE)


def planet(library: Library) -> RenderableType:
    """Return the cities of Outpost with their sites and neighbours, and the tokens between them."""
    content = library.outpost
    name, source = (
        sheet_text("outpost_board", name=content.name),
        set_source(content, "outpost_board"),
    )
    parts = [heading(name, source), notice(content, "board")]
    links = [(*ends, 0) for ends in content.connections]
    for index, area in enumerate(content.areas):
        cities = []
        for number, city in enumerate(content.cities):
            if city.area == index:
                near = [content.cities[other].id for other, _ in neighbours(number, links)]
                cities.append((city.id, sheet_text(f"site.{KINDS[city.site]}"), ", ".join(near)))
        use = sheet_text("area_large" if index else "area_central")
        parts.append(_area(area, "cyan", use, cities))
    return stacked(*parts, Text(""), drawn(OutpostReference(library, "outpost").tokens()))


def _area(name: str, style: str, note: str, cities: Iterable[tuple[str, ...]]) -> RenderableType:
    """Return one part of a map under its name: cities, what they are, and what lies next."""
    head = Text.assemble("\n", (name, f"bold {style}"), (f"  {note}", "dim"))
    return Group(head, grid([(Text(f"  {word}", "cyan"), *told) for word, *told in cities]))
