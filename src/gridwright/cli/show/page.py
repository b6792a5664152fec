"""Draws sheets: heading and source, sentences, a plain table.

What was put together from pictures and transcriptions instead of a rulebook's text says so.
"""

from dataclasses import replace
from itertools import zip_longest
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gridwright import words
from gridwright.cli.console import card_style, fuel_style
from gridwright.cli.grids import ruled_table
from gridwright.reference.sheet import SOURCE, Cell, Sheet

_UNSURE: Final = ("reconstructed", "partly", "derived", "unconfirmed", "no photo")
_NOTHING: Final = Cell("")


def marked(source: str) -> Text:
    """Return where a value comes from; what is not stated in a rulebook stands out."""
    text = Text(source)
    text.highlight_words(_UNSURE, style="bold yellow")
    return text


def heading(name: str, source: str) -> RenderableType:
    """Return a heading and where all below it comes from."""
    origin = Text.assemble((f"{words.text('cli.source')} ", "dim"), marked(source))
    return Group(Text(name, style="bold underline"), origin)


def drawn(*sheets: Sheet, warning: Text | None = None) -> RenderableType:
    """Return sheets below each other; a *warning* stands below the first heading."""
    parts: list[RenderableType] = []
    for sheet in sheets:
        is_alone = not sheet.source  # the heading is then that of the table
        if sheet.heading and not is_alone:
            parts.append(heading(sheet.heading, sheet.source))
        if warning is not None and sheet is sheets[0]:
            parts.append(warning)
        parts.extend([Text(sentence) for sentence in sheet.above])
        if sheet.rows:
            parts.append(_table(sheet, sheet.heading if is_alone else ""))
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
    if cell.kind == SOURCE:
        return marked(cell.text)
    if cell.kind:
        return Text(cell.text, f"bold {card_style(cell.kind)}")
    return Text(cell.text, "" if cell.fuels is None else fuel_style(*cell.fuels))


def halved(sheet: Sheet) -> Sheet:
    """Return a long table in two halves side by side."""
    half = -(-len(sheet.rows) // 2)
    gap = (_NOTHING,) * len(sheet.columns)
    pairs = zip_longest(sheet.rows[:half], sheet.rows[half:], fillvalue=gap)
    beside = tuple([(*left, *right) for left, right in pairs])
    return replace(sheet, columns=sheet.columns * 2, rows=beside)
