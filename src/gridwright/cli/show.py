"""The commands `show ...`: what is printed on cards, maps and tables, with its source."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import zip_longest
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gridwright import words
from gridwright.cli import arguments
from gridwright.cli.arguments import DEFAULT_TITLE
from gridwright.cli.console import (
    card_style,
    fuel_style,
    grid,
    output_console,
    region_style,
    ruled_table,
)
from gridwright.cli.failure import reporting_errors
from gridwright.cli.maps import neighbours
from gridwright.cli.outpost import KINDS
from gridwright.cli.pieces import notice, stacked
from gridwright.content.load import load
from gridwright.content.types import CityMap, Library, OutpostContent
from gridwright.core.errors import SetupError
from gridwright.sheets import board, cardgame, outpost
from gridwright.sheets.sheet import (
    SOURCE,
    Cell,
    Sheet,
    columns,
    demolition,
    row,
    said,
    set_source,
)

app = typer.Typer(
    help="Show cards, maps and tables, with the source of each.", no_args_is_help=True
)

_CARD: Final = "card"
_OUTPOST: Final = "outpost"
_UNSURE: Final = ("reconstructed", "partly", "derived", "unconfirmed", "no photo")
_NOTHING: Final = Cell("")


# Sheets


def _source(source: str) -> Text:
    """Return the source of a value; one that is not the text of a rulebook stands out."""
    text = Text(source)
    text.highlight_words(_UNSURE, style="bold yellow")
    return text


def _heading(name: str, source: str) -> RenderableType:
    """Return a heading and the source of everything below it."""
    origin = Text.assemble((f"{words.text('cli.source')} ", "dim"), _source(source))
    return Group(Text(name, style="bold underline"), origin)


def _draw(*sheets: Sheet, warning: Text | None = None) -> RenderableType:
    """Return sheets below each other; a *warning* stands below the first heading."""
    parts: list[RenderableType] = []
    for sheet in sheets:
        is_titled = not sheet.source  # its heading stands above the table
        if sheet.heading and not is_titled:
            parts.append(_heading(sheet.heading, sheet.source))
        if warning is not None and sheet is sheets[0]:
            parts.append(warning)
        parts.extend([Text(sentence) for sentence in sheet.above])
        if sheet.rows:
            parts.append(_table(sheet, sheet.heading if is_titled else ""))
        elif sheet.above:
            parts.append(Text(""))
        parts.extend([Text(sentence) for sentence in sheet.below])
    return Group(*parts)


def _table(sheet: Sheet, title: str) -> Table:
    table = ruled_table(title=title)
    for column in sheet.columns:
        name = Text(column.name, "" if column.fuels is None else fuel_style(*column.fuels))
        table.add_column(name, justify="right" if column.is_number else "left")
    for cells in sheet.rows:
        table.add_row(*[_cell(cell) for cell in cells])
    return table


def _cell(cell: Cell) -> Text:
    if cell.look == SOURCE:
        return _source(cell.text)
    if cell.look:
        return Text(cell.text, f"bold {card_style(cell.look)}")
    return Text(cell.text, "" if cell.fuels is None else fuel_style(*cell.fuels))


def _halved(sheet: Sheet) -> Sheet:
    """Return a long table in two halves side by side."""
    half = -(-len(sheet.rows) // 2)
    gap = (_NOTHING,) * len(sheet.columns)
    pairs = zip_longest(sheet.rows[:half], sheet.rows[half:], fillvalue=gap)
    rows = tuple([(*left, *right) for left, right in pairs])
    return replace(sheet, columns=sheet.columns * 2, rows=rows)


# Maps


def _map_list(library: Library) -> RenderableType:
    """Return the maps with their size and source; the board of Outpost is one of them."""
    maps = sorted(library.board.maps.items(), key=lambda item: item[0])
    rows = [_map_row(name, title, city_map, city_map.source) for (title, name), city_map in maps]
    rows.append(_map_row(_OUTPOST, _OUTPOST, library.outpost, set_source(library.outpost)))
    names = columns("map", "title", "cities>", "connections>", "source")
    return _draw(Sheet("", "", names, tuple(rows)))


def _map_row(
    name: str, title: str, city_map: CityMap | OutpostContent, source: str
) -> tuple[Cell, ...]:
    size = len(city_map.cities), len(city_map.connections)
    return row(name, title, *size, Cell(source, look=SOURCE))


def _city_map(library: Library, name: str, title: str | None) -> RenderableType:
    """Return the cities of a map and their connections, cheapest first."""
    city_map = _map_named(library, name, title)
    parts = [_heading(said("map", name=city_map.name, edition=city_map.title), city_map.source)]
    for index, region in enumerate(city_map.regions):
        around = said("next_to", names=tuple([city_map.regions[n].id for n in region.neighbours]))
        cities = []
        for city, place in enumerate(city_map.cities):
            if place.region == index:
                links = neighbours(city, city_map.connections)
                ends = sorted([(cost, city_map.cities[other].id) for other, cost in links])
                near = ", ".join([f"{other}\N{NO-BREAK SPACE}{cost}" for cost, other in ends])
                cities.append((place.id, place.name, near))
        parts.append(_area(region.id, region_style(region.colour), around, cities))
    return Group(*parts)


def _map_named(library: Library, name: str, title: str | None) -> CityMap:
    """Return the map as *title* prints it, or as the first title that has it."""
    if title is not None:
        board.edition_named(library, title)
    maps = [each for each in library.board.maps.values() if title in (None, each.title)]
    editions = [city_map for city_map in maps if city_map.id == name]
    if not editions:
        known = tuple(sorted({city_map.id for city_map in maps}))
        raise SetupError("cli.no_such_map", {"board": name, "maps": known})
    return min(editions, key=lambda city_map: city_map.title != DEFAULT_TITLE)


def _planet(library: Library) -> RenderableType:
    """Return the cities of Outpost with their sites and neighbours, and the tokens between them."""
    content = library.outpost
    name, source = said("outpost_board", name=content.name), set_source(content, "outpost_board")
    parts = [_heading(name, source), notice(content, "board")]
    links = [(*ends, 0) for ends in content.connections]
    for index, area in enumerate(content.areas):
        cities = []
        for number, city in enumerate(content.cities):
            if city.area == index:
                near = [content.cities[other].id for other, _ in neighbours(number, links)]
                cities.append((city.id, said(f"site.{KINDS[city.site]}"), ", ".join(near)))
        use = said("area_large" if index else "area_central")
        parts.append(_area(area, "cyan", use, cities))
    return stacked(*parts, Text(""), _draw(outpost.tokens(library)))


def _area(name: str, style: str, note: str, cities: Iterable[tuple[str, ...]]) -> RenderableType:
    """Return the cities of one part of a map under its name."""
    head = Text.assemble("\n", (name, f"bold {style}"), (f"  {note}", "dim"))
    return Group(head, grid([(Text(f"  {word}", "cyan"), *notes) for word, *notes in cities]))


# Pages that every title has its own of


def _cards(library: Library, title: str) -> RenderableType:
    if title == _CARD:
        sheets = cardgame.plants(library), cardgame.fuel_cards(library)
        return _draw(*sheets, warning=notice(library.card))
    if title == _OUTPOST:
        return _draw(*outpost.cards(library), warning=notice(library.outpost))
    return _draw(board.plants(library, title))


def _numbers(library: Library, title: str) -> RenderableType:
    others = {_CARD: cardgame.numbers, _OUTPOST: outpost.numbers}
    if title in others:
        return _draw(others[title](library))
    return _draw(*board.numbers(library, title))


def _payment(library: Library, title: str) -> RenderableType:
    if title == _CARD:
        raise SetupError("cli.no_payment")
    is_outpost = title == _OUTPOST
    return _draw(_halved(outpost.payment(library) if is_outpost else board.payment(library, title)))


# Commands


def _show(data: Path | None, page: Callable[[Library], RenderableType]) -> None:
    """Print a page of the packaged content and that of the directory *data*."""
    with reporting_errors():
        output_console().print(page(load(data)))


def _add_title_command(
    name: str, about: str, page: Callable[[Library, str], RenderableType]
) -> None:
    """Add a command for a page that every title has its own of."""

    def command(title: arguments.TitleName = DEFAULT_TITLE, data: arguments.Data = None) -> None:
        _show(data, lambda library: page(library, title))

    app.command(name, help=about)(command)


def _add_command(name: str, about: str, page: Callable[[Library], RenderableType]) -> None:
    """Add a command for a page that there is one of."""

    def command(data: arguments.Data = None) -> None:
        _show(data, page)

    app.command(name, help=about)(command)


_add_title_command(
    "cards", "Show the cards of a title: plants, fuel, housing, technologies.", _cards
)
_add_title_command("plants", "Show the power plants: the same as 'show cards'.", _cards)
_add_command("maps", "List the maps.", _map_list)


@app.command(name="map")
def show_map(
    name: Annotated[str, typer.Argument(help="A map, such as germany or outpost.")],
    title: Annotated[
        str | None, typer.Option("--title", metavar="TITLE", help="Of which edition.")
    ] = None,
    data: arguments.Data = None,
) -> None:
    """Show the cities of a map and their connections."""
    is_planet = name == _OUTPOST and title in (None, _OUTPOST)
    _show(data, _planet if is_planet else lambda library: _city_map(library, name, title))


@app.command(name="edition")
def show_edition(
    name: Annotated[str, typer.Argument(help="A title: recharged, classic, card or outpost.")],
    data: arguments.Data = None,
) -> None:
    """Show the numbers of a title's rules."""
    _show(data, lambda library: _numbers(library, name))


_add_command("board", "Show the board of Outpost: the same as 'show map outpost'.", _planet)
_add_title_command(
    "refill",
    "Show how much fuel comes to the market, by players and Step.",
    lambda library, title: _draw(*board.refill(library, title)),
)
_add_title_command("payment", "Show what supplied cities pay.", _payment)
_add_command(
    "labour", "Show the labour market of Outpost.", lambda library: _draw(outpost.labour(library))
)
_add_command(
    "demolition",
    "Show both sides of the cards of the Demolition Contractor.",
    lambda library: _draw(*demolition(library).values()),
)
