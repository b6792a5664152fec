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
    console.print(Text.assemble((f"{words.text('cli.source')} ", "dim"), marked(source)))


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
        source = f"{source}; {words.text(f'cli.show.known.{title}')}"
    heading(console, title, source, name=content.name)
    if what and (warning := notice(content, what)):
        console.print(warning)


def table(
    console: Console,
    columns: Iterable[str | Text],
    rows: Iterable[Iterable[object]],
    title: str = "",
) -> None:
    """Print a table; a column that ends with ``>`` holds numbers, one that is a text as well."""
    name = words.text(f"cli.show.{title}") if title else None
    drawn = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=name, title_justify="left")
    for column in columns:
        if isinstance(column, Text):
            drawn.add_column(column, justify="right")
        else:
            with_columns(drawn, column)
    for row in rows:
        drawn.add_row(*[cell if isinstance(cell, Text) else Text(str(cell)) for cell in row])
    console.print(drawn)


def back(is_small: bool, small: str = "plug", large: str = "socket") -> str:
    """Return what the back of a card shows."""
    return words.text(f"cli.back.{small if is_small else large}")


def payment(console: Console, income: tuple[int, ...]) -> None:
    """Show what supplied cities pay, in two halves side by side."""
    rows = list(enumerate(income))
    half = -(-len(rows) // 2)
    halves = zip_longest(rows[:half], rows[half:], fillvalue=("", ""))
    columns = ("cities>", "pays>", "cities>", "pays>")
    table(console, columns, [(*left, *right) for left, right in halves])
    say(console, "payment_most", cities=len(rows) - 1)


def demolition(console: Console, library: Library, _: str) -> None:
    """Show both sides of the cards of the Demolition Contractor."""
    columns = ("card>", "first_remover>", "others>", "source")
    for side, cards in (("board", library.board.demolition), ("card", library.card.demolition)):
        rows = [
            (n, card.first, card.others, marked(card.source)) for n, card in enumerate(cards, 1)
        ]
        table(console, columns, rows, f"demolition.{side}")


def maps(console: Console, library: Library, _: str) -> None:
    """List the maps with their size and source; the board of Outpost is one of them."""
    content = library.outpost
    source = words.text("cli.show.set", provenance=content.provenance, set=content.set_id)
    size = len(content.cities), len(content.connections)
    rows = [
        (name, title, len(found.cities), len(found.connections), found.source)
        for (title, name), found in sorted(library.board.maps.items(), key=lambda item: item[0])
    ]
    rows.append(("outpost", "outpost", *size, source))
    shown = [(Text(name, style="bold cyan"), *row, marked(said)) for name, *row, said in rows]
    table(console, ("map", "title", "cities>", "connections>", "source"), shown)
