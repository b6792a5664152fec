"""Shows what is printed for Outpost: cards, board, labour market, and the numbers of its rules."""

from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from gridwright.cli.maps import neighbours
from gridwright.cli.pieces import notice
from gridwright.cli.show import page
from gridwright.content.types import Library
from gridwright.sheets import outpost as sheets
from gridwright.sheets.sheet import said, set_source

_SITES: Final = ("plant", "housing")


def cards(console: Console, library: Library, _: str) -> None:
    """Show plants, housings and technologies."""
    first, *others = sheets.cards(library)
    page.show(console, first, notice(library.outpost))
    for sheet in others:
        page.show(console, sheet)


def board(console: Console, library: Library, _: str) -> None:
    """Show the cities with their sites and neighbours, and the tokens of the connections."""
    content = library.outpost
    name = said("outpost_board", name=content.name)
    page.heading(console, name, set_source(content, "outpost_board"))
    if (warning := notice(content, "board")) is not None:
        console.print(warning)
    links = [(*ends, 0) for ends in content.connections]
    for index, area in enumerate(content.areas):
        use = said("area_large" if index else "area_central")
        console.print(Text.assemble("\n", (area, "bold cyan"), (f"  {use}", "dim")))
        table = Table.grid(padding=(0, 2, 0, 0))
        for number, city in enumerate(content.cities):
            if city.area == index:
                site = said(f"site.{_SITES[city.site]}")
                near = [content.cities[other].id for other, _ in neighbours(number, links)]
                table.add_row(Text(f"  {city.id}", "cyan"), site, ", ".join(near))
        console.print(table)
    console.print()
    page.show(console, sheets.tokens(library))


def payment(console: Console, library: Library, _: str) -> None:
    """Show what supplied cities pay."""
    page.show(console, page.halved(sheets.payment(library)))


def labour(console: Console, library: Library, _: str) -> None:
    """Show what seasonal workers cost, and how many stand in each sector."""
    page.show(console, sheets.labour(library))


def numbers(console: Console, library: Library, _: str) -> None:
    """Show the numbers of the rules."""
    page.show(console, sheets.numbers(library))
