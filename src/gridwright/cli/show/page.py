"""What every page of `show` is made of: headings with their source, and plain tables.

What was put together from pictures and transcriptions instead of a rulebook's text says so.
"""

from collections.abc import Iterable
from itertools import zip_longest
from pathlib import Path
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from gridwright import words
from gridwright.cli.pieces import RECONSTRUCTED, notice, with_columns
from gridwright.content.shelf import Shelf
from gridwright.content.types import CardContent, Library, OutpostContent
from gridwright.core.errors import Value

_UNSURE: Final = ("reconstructed", "partly", "derived", "unconfirmed", "no photo")


def marked(source: str) -> Text:
    """Return where a value comes from; what is not stated in a rulebook stands out."""
    text = Text(source)
    text.highlight_words(_UNSURE, style="bold yellow")
    return text


def say(console: Console, identifier: str, **values: Value) -> None:
    """Print one line."""
    console.print(words.text(f"cli.show.{identifier}", **values), markup=False)


def heading(console: Console, title: str, source: str, **values: Value) -> None:
    """Print a title and where all below it comes from."""
    console.print(Text(words.text(f"cli.show.{title}", **values), style="bold underline"))
    label = words.text("cli.source")
    console.print(Text.assemble((f"{label} ", "dim"), marked(source)))


def source_of(library: Library, file: str, *keys: str) -> str:
    """Return the source that one block of a data file names."""
    block = Shelf(Path(library.own) if library.own else None).open(file)
    for key in keys:
        block = block.get(key)
    return block.get("source").text()


def set_heading(
    console: Console, content: CardContent | OutpostContent, title: str, what: str = ""
) -> None:
    """Print a title over a set of components: where it comes from, and what is known of it."""
    source = words.text("cli.show.set", provenance=content.provenance, set=content.set_id)
    if content.provenance == RECONSTRUCTED:
        known = words.text(f"cli.show.known.{title}")
        source = f"{source}; {known}"
    heading(console, title, source, name=content.name)
    warning = notice(content, what) if what else None
    if warning is not None:
        console.print(warning)


def row_table(*columns: str) -> Table:
    """Return an empty table; a column that ends with ``>`` holds numbers."""
    return with_columns(Table(box=box.SIMPLE_HEAD, pad_edge=False), *columns)


def numbers(console: Console, columns: tuple[str, ...], rows: Iterable[tuple[int, ...]]) -> None:
    """Print a table of numbers."""
    table = row_table(*[f"{column}>" for column in columns])
    for row in rows:
        table.add_row(*[str(number) for number in row])
    console.print(table)


def back(card: object, small: str = "plug", large: str = "socket") -> str:
    """Return what the back of a card shows."""
    return words.text(f"cli.back.{small if getattr(card, 'is_small', False) else large}")


def payment(console: Console, income: tuple[int, ...]) -> None:
    """Show what supplied cities pay, in two halves side by side."""
    table = row_table("cities>", "pays>", "cities>", "pays>")
    rows = [(str(cities), str(pays)) for cities, pays in enumerate(income)]
    half = -(-len(rows) // 2)
    for left, right in zip_longest(rows[:half], rows[half:], fillvalue=("", "")):
        table.add_row(*left, *right)
    console.print(table)
    say(console, "payment_most", cities=len(rows) - 1)


def demolition(console: Console, library: Library, _: str) -> None:
    """Show both sides of the cards of the Demolition Contractor."""
    for side, cards in (("board", library.board.demolition), ("card", library.card.demolition)):
        table = row_table("card>", "first_remover>", "others>", "source")
        table.title = words.text(f"cli.show.demolition.{side}")
        table.title_justify = "left"
        for number, card in enumerate(cards, 1):
            table.add_row(str(number), str(card.first), str(card.others), marked(card.source))
        console.print(table)
