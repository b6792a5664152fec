"""Tables of the terminal, with columns by their ids."""

from collections.abc import Iterable

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from gridwright import words


def with_columns(table: Table, *columns: str, of: str = "cli.column") -> Table:
    """Return *table* with columns by their ids in the family *of* messages.

    One that ends with ``>`` holds numbers, one with ``>>`` numbers that are never wrapped.
    """
    for column in columns:
        header = words.text(f"{of}.{column.rstrip('>')}")
        is_number, is_whole = column.endswith(">"), column.endswith(">>")
        table.add_column(header, justify="right" if is_number else "left", no_wrap=is_whole)
    return table


def grid(rows: Iterable[Iterable[RenderableType]] = (), gap: int = 2) -> Table:
    """Return *rows* without headers."""
    table = Table.grid(padding=(0, gap, 0, 0))
    for row in rows:
        table.add_row(*row)
    return table


def glossary(rows: Iterable[tuple[str, str, RenderableType]]) -> Table:
    """Return what can be typed, with its meaning behind it."""
    table = grid()
    table.add_column(no_wrap=True)
    for text, style, meaning in rows:
        table.add_row(Text(f"  {text}", f"bold {style}"), meaning)
    return table


def plain_table(*columns: str, is_wide: bool = False, gap: int = 2) -> Table:
    """Return an empty table in the style of players and markets."""
    padding = (0, gap, 0, 0)
    table = Table(box=None, padding=padding, pad_edge=False, expand=is_wide, header_style="dim")
    with_columns(table, *columns)
    table.columns[0].no_wrap = True
    return table


def ruled_table(*columns: str, title: str = "") -> Table:
    """Return an empty table with a line below its headers."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=title or None, title_justify="left")
    return with_columns(table, *columns)


def report(of: str, *columns: str, gap: int = 2) -> Table:
    """Return an empty table for the results of a command."""
    return with_columns(Table(box=None, padding=(0, gap, 0, 0)), *columns, of=of)
