"""Prints sheets: heading and source, sentences, a plain table.

What was put together from pictures and transcriptions instead of a rulebook's text says so.
"""

from itertools import zip_longest
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from gridwright import words
from gridwright.cli.console import fuel_style
from gridwright.cli.outpost.words import STYLES
from gridwright.content.types import Library
from gridwright.sheets.sheet import SOURCE, Cell, Sheet, columns, demolition, row, set_source

_UNSURE: Final = ("reconstructed", "partly", "derived", "unconfirmed", "no photo")
_NOTHING: Final = Cell("")


def marked(source: str) -> Text:
    """Return where a value comes from; what is not stated in a rulebook stands out."""
    text = Text(source)
    text.highlight_words(_UNSURE, style="bold yellow")
    return text


def heading(console: Console, name: str, source: str) -> None:
    """Print a heading and where all below it comes from."""
    console.print(Text(name, style="bold underline"))
    console.print(Text.assemble((f"{words.text('cli.source')} ", "dim"), marked(source)))


def show(console: Console, sheet: Sheet, warning: Text | None = None) -> None:
    """Print a sheet; a *warning* stands below its heading."""
    is_alone = not sheet.source  # the heading is then that of the table
    if sheet.heading and not is_alone:
        heading(console, sheet.heading, sheet.source)
    if warning is not None:
        console.print(warning)
    for sentence in sheet.above:
        console.print(sentence, markup=False)
    if sheet.rows:
        console.print(_table(sheet, sheet.heading if is_alone else ""))
    elif sheet.above:
        console.print()
    for sentence in sheet.below:
        console.print(sentence, markup=False)


def _table(sheet: Sheet, title: str) -> Table:
    drawn = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=title or None, title_justify="left")
    for column in sheet.columns:
        name = Text(column.name, "" if column.fuels is None else fuel_style(*column.fuels))
        drawn.add_column(name, justify="right" if column.is_number else "left")
    for cells in sheet.rows:
        drawn.add_row(*[_cell(cell) for cell in cells])
    return drawn


def _cell(cell: Cell) -> Text:
    if cell.look == SOURCE:
        return marked(cell.text)
    if cell.look:
        return Text(cell.text, f"bold {STYLES[cell.look]}")
    return Text(cell.text, "" if cell.fuels is None else fuel_style(*cell.fuels))


def halved(sheet: Sheet) -> Sheet:
    """Return a long table in two halves side by side."""
    half = -(-len(sheet.rows) // 2)
    gap = (_NOTHING,) * len(sheet.columns)
    pairs = zip_longest(sheet.rows[:half], sheet.rows[half:], fillvalue=gap)
    beside = tuple([(*left, *right) for left, right in pairs])
    both = (*sheet.columns, *sheet.columns)
    return Sheet(sheet.heading, sheet.source, both, beside, sheet.above, sheet.below)


def contractor(console: Console, library: Library, _: str) -> None:
    """Show both sides of the cards of the Demolition Contractor."""
    for sheet in demolition(library).values():
        show(console, sheet)


def maps(console: Console, library: Library, _: str) -> None:
    """List the maps with their size and source; the board of Outpost is one of them."""
    content = library.outpost
    size = len(content.cities), len(content.connections)
    found = [
        row(name, title, len(board.cities), len(board.connections), Cell(board.source, look=SOURCE))
        for (title, name), board in sorted(library.board.maps.items(), key=lambda item: item[0])
    ]
    source = Cell(set_source(content), look=SOURCE)
    found.append(row("outpost", "outpost", *size, source))
    names = columns("map", "title", "cities>", "connections>", "source")
    show(console, Sheet("", "", names, tuple(found)))
