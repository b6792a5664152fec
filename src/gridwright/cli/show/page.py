"""What every page of `show` is made of: headings with their source, and plain tables.

What was put together from pictures and transcriptions instead of a rulebook's text says so.
"""

from pathlib import Path
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from gridwright.cli.pieces import RECONSTRUCTED
from gridwright.content.shelf import Shelf
from gridwright.content.types import CardContent, DemolitionCard, Library, OutpostContent

_UNSURE: Final = ("reconstructed", "partly", "derived", "unconfirmed", "no photo")
_HALF: Final = 11  # rows of one half of the payment table


def marked(source: str) -> Text:
    """Return where a value comes from; what is not stated in a rulebook stands out."""
    text = Text(source)
    text.highlight_words(_UNSURE, style="bold yellow")
    return text


def heading(console: Console, title: str, source: str) -> None:
    """Print a title and where all below it comes from."""
    console.print(Text(title, style="bold underline"))
    console.print(Text.assemble(("source: ", "dim"), marked(source)))


def source_of(library: Library, file: str, *keys: str) -> str:
    """Return the source that one block of a data file names."""
    block = Shelf(Path(library.own) if library.own else None).open(file)
    for key in keys:
        block = block.get(key)
    return block.get("source").text()


def set_source(content: CardContent | OutpostContent, known: str) -> str:
    """Return where a set of components comes from, and what of it is *known* all the same."""
    source = f"{content.provenance}, set {content.set_id}"
    return f"{source}; {known}" if content.provenance == RECONSTRUCTED else source


def as_table() -> Table:
    return Table(box=box.SIMPLE_HEAD, pad_edge=False)


def row_table(*headings: str) -> Table:
    """Return an empty table; a heading that ends with ``>`` belongs to a column of numbers."""
    table = as_table()
    for text in headings:
        table.add_column(text.rstrip(">"), justify="right" if text.endswith(">") else "left")
    return table


def payment(console: Console, name: str, income: tuple[int, ...], source: str) -> None:
    """Show what supplied cities pay."""
    heading(console, f"Payment in {name}", source)
    table = row_table("cities>", "pays>", "cities>", "pays>")
    rows = [(str(cities), str(pays)) for cities, pays in enumerate(income)]
    for index in range(min(_HALF, len(rows))):
        right = rows[index + _HALF] if index + _HALF < len(rows) else ("", "")
        table.add_row(*rows[index], *right)
    for left in rows[2 * _HALF :]:
        table.add_row(*left, "", "")
    console.print(table)
    console.print(f"More cities than {len(rows) - 1} pay no more.")


def demolition(console: Console, side: str, cards: tuple[DemolitionCard, ...]) -> None:
    """Show one side of the cards of the Demolition Contractor."""
    table = row_table("card>", "first remover>", "others>", "source")
    table.title = f"Demolition Contractor, {side}"
    table.title_justify = "left"
    for number, card in enumerate(cards, 1):
        table.add_row(str(number), str(card.first), str(card.others), marked(card.source))
    console.print(table)
