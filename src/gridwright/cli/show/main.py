"""The commands `show ...`, each for every title that has such a thing."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

from gridwright import words
from gridwright.cli import arguments
from gridwright.cli.arguments import DEFAULT_TITLE
from gridwright.cli.console import output
from gridwright.cli.failure import reported
from gridwright.cli.show import board, cardgame, outpost, page
from gridwright.content.load import load
from gridwright.content.types import Library

app = typer.Typer(
    help="Show cards, maps and tables, with the source of each.", no_args_is_help=True
)

Page = Callable[[Console, Library, str], None]  # of a title

_OUTPOST: Final = "outpost"
_CARDS: Final[dict[str, Page]] = {"card": cardgame.cards, _OUTPOST: outpost.cards}
_NUMBERS: Final[dict[str, Page]] = {"card": cardgame.numbers, _OUTPOST: outpost.numbers}
_PAYMENTS: Final[dict[str, Page]] = {"card": cardgame.payment, _OUTPOST: outpost.payment}


def _show(data: Path | None, shown: Page, title: str) -> None:
    """Print a page of the content that *data* and the package have."""
    with reported():
        shown(output(), load(data), title)


@app.command()
def cards(title: arguments.TitleName = DEFAULT_TITLE, data: arguments.Data = None) -> None:
    """Show the cards of a title: plants, fuel, housing, technologies."""
    _show(data, _CARDS.get(title, board.plants), title)


@app.command()
def plants(title: arguments.TitleName = DEFAULT_TITLE, data: arguments.Data = None) -> None:
    """Show the power plants: the same as 'show cards'."""
    cards(title, data)


@app.command()
def maps(data: arguments.Data = None) -> None:
    """List the maps."""
    _show(data, _maps, "")


def _maps(console: Console, library: Library, _: str) -> None:
    content = library.outpost
    source = words.text("cli.show.set", provenance=content.provenance, set=content.set_id)
    rows = [
        (name, title, len(found.cities), len(found.connections), found.source)
        for (title, name), found in sorted(library.board.maps.items(), key=lambda item: item[0])
    ]
    rows.append((_OUTPOST, _OUTPOST, len(content.cities), len(content.connections), source))
    shown = [(Text(name, style="bold cyan"), *row, page.marked(said)) for name, *row, said in rows]
    page.table(console, ("map", "title", "cities>", "connections>", "source"), shown)


@app.command(name="map")
def show_map(
    name: Annotated[str, typer.Argument(help="A map, such as germany or outpost.")],
    title: Annotated[
        str | None, typer.Option("--title", metavar="TITLE", help="Of which edition.")
    ] = None,
    data: arguments.Data = None,
) -> None:
    """Show the cities of a map and their connections."""
    if name == _OUTPOST and title in (None, _OUTPOST):
        _show(data, outpost.board, _OUTPOST)
    else:
        with reported():
            board.board(output(), board.map_named(load(data), name, title))


@app.command(name="board")
def show_board(data: arguments.Data = None) -> None:
    """Show the board of Outpost: the same as 'show map outpost'."""
    _show(data, outpost.board, _OUTPOST)


@app.command(name="edition")
def show_edition(
    name: Annotated[str, typer.Argument(help="A title: recharged, classic, card or outpost.")],
    data: arguments.Data = None,
) -> None:
    """Show the numbers of a title's rules."""
    _show(data, _NUMBERS.get(name, board.numbers), name)


@app.command()
def refill(title: arguments.TitleName = DEFAULT_TITLE, data: arguments.Data = None) -> None:
    """Show how much fuel comes to the market, by players and Step."""
    _show(data, board.refill, title)


@app.command()
def payment(title: arguments.TitleName = DEFAULT_TITLE, data: arguments.Data = None) -> None:
    """Show what supplied cities pay."""
    _show(data, _PAYMENTS.get(title, board.payment), title)


@app.command()
def labour(data: arguments.Data = None) -> None:
    """Show the labour market of Outpost."""
    _show(data, outpost.labour, _OUTPOST)


@app.command()
def demolition(data: arguments.Data = None) -> None:
    """Show both sides of the cards of the Demolition Contractor."""
    _show(data, page.demolition, "")
