"""The commands `show ...`, each for every title that has such a thing."""

from typing import Annotated, Final

import typer
from rich.text import Text

from gridwright import words
from gridwright.cli import arguments
from gridwright.cli.arguments import DEFAULT_TITLE
from gridwright.cli.console import output
from gridwright.cli.failure import reported
from gridwright.cli.show import board, cardgame, outpost, page
from gridwright.content.load import load
from gridwright.core.errors import SetupError

app = typer.Typer(
    help="Show cards, maps and tables, with the source of each.", no_args_is_help=True
)

_CARD: Final = "card"
_OUTPOST: Final = "outpost"


@app.command()
def cards(title: arguments.TitleName = DEFAULT_TITLE, data: arguments.Data = None) -> None:
    """Show the cards of a title: plants, fuel, housing, technologies."""
    with reported():
        library = load(data)
        if title == _CARD:
            cardgame.cards(output(), library.card)
        elif title == _OUTPOST:
            outpost.cards(output(), library.outpost)
        else:
            board.plants(output(), board.edition_named(library, title))


@app.command()
def plants(title: arguments.TitleName = DEFAULT_TITLE, data: arguments.Data = None) -> None:
    """Show the power plants: the same as 'show cards'."""
    cards(title, data)


@app.command()
def maps(data: arguments.Data = None) -> None:
    """List the maps."""
    with reported():
        library = load(data)
    table = page.row_table("map", "title", "cities>", "connections>", "source")
    for (title, name), city_map in sorted(library.board.maps.items(), key=lambda item: item[0]):
        counts = str(len(city_map.cities)), str(len(city_map.connections))
        source = page.marked(city_map.source)
        table.add_row(Text(name, style="bold cyan"), title, *counts, source)
    content = library.outpost
    counts = str(len(content.cities)), str(len(content.connections))
    said = words.text("cli.show.set", provenance=content.provenance, set=content.set_id)
    table.add_row(Text(_OUTPOST, style="bold cyan"), _OUTPOST, *counts, page.marked(said))
    output().print(table)


@app.command(name="map")
def show_map(
    name: Annotated[str, typer.Argument(help="A map, such as germany or outpost.")],
    title: Annotated[
        str | None, typer.Option("--title", metavar="TITLE", help="Of which edition.")
    ] = None,
    data: arguments.Data = None,
) -> None:
    """Show the cities of a map and their connections."""
    with reported():
        library = load(data)
        if name == _OUTPOST and title in (None, _OUTPOST):
            outpost.board(output(), library.outpost)
        else:
            board.board(output(), board.map_named(library, name, title))


@app.command(name="board")
def show_board(data: arguments.Data = None) -> None:
    """Show the board of Outpost: the same as 'show map outpost'."""
    show_map(_OUTPOST, None, data)


@app.command(name="edition")
def show_edition(
    name: Annotated[str, typer.Argument(help="A title: recharged, classic, card or outpost.")],
    data: arguments.Data = None,
) -> None:
    """Show the numbers of a title's rules."""
    with reported():
        library = load(data)
        if name == _CARD:
            cardgame.numbers(output(), library)
        elif name == _OUTPOST:
            outpost.numbers(output(), library)
        else:
            board.edition_numbers(output(), library, board.edition_named(library, name))


@app.command()
def refill(title: arguments.TitleName = DEFAULT_TITLE, data: arguments.Data = None) -> None:
    """Show how much fuel comes to the market, by players and Step."""
    with reported():
        library = load(data)
        board.refill(output(), library, title)


@app.command()
def payment(title: arguments.TitleName = DEFAULT_TITLE, data: arguments.Data = None) -> None:
    """Show what supplied cities pay."""
    with reported():
        library = load(data)
        if title == _CARD:
            raise SetupError("cli.no_payment")
        if title == _OUTPOST:
            outpost.payment(output(), library.outpost)
        else:
            edition = board.edition_named(library, title)
            source = page.source_of(library, f"editions/{title}.toml", "income")
            page.heading(output(), "payment", source, name=edition.name)
            page.payment(output(), edition.income)


@app.command()
def labour(data: arguments.Data = None) -> None:
    """Show the labour market of Outpost."""
    with reported():
        library = load(data)
    outpost.labour(output(), library.outpost)


@app.command()
def demolition(data: arguments.Data = None) -> None:
    """Show both sides of the cards of the Demolition Contractor."""
    with reported():
        library = load(data)
    page.demolition(output(), "board", library.board.demolition)
    page.demolition(output(), "card", library.card.demolition)
