"""The commands `show ...`, each for every title that has such a thing."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

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


def _by_title(name: str, about: str, pages: dict[str, Page], others: Page) -> None:
    """Add a command for a page that differs from title to title."""

    def command(title: arguments.TitleName = DEFAULT_TITLE, data: arguments.Data = None) -> None:
        _show(data, pages.get(title, others), title)

    app.command(name, help=about)(command)


def _alone(name: str, about: str, shown: Page) -> None:
    """Add a command for a page that there is only one of."""

    def command(data: arguments.Data = None) -> None:
        _show(data, shown, "")

    app.command(name, help=about)(command)


_CARDS_OF: Final = "Show the cards of a title: plants, fuel, housing, technologies."
_by_title("cards", _CARDS_OF, _CARDS, board.plants)
_by_title("plants", "Show the power plants: the same as 'show cards'.", _CARDS, board.plants)
_alone("maps", "List the maps.", page.maps)


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


@app.command(name="edition")
def show_edition(
    name: Annotated[str, typer.Argument(help="A title: recharged, classic, card or outpost.")],
    data: arguments.Data = None,
) -> None:
    """Show the numbers of a title's rules."""
    _show(data, _NUMBERS.get(name, board.numbers), name)


_alone("board", "Show the board of Outpost: the same as 'show map outpost'.", outpost.board)
_by_title(
    "refill", "Show how much fuel comes to the market, by players and Step.", {}, board.refill
)
_by_title("payment", "Show what supplied cities pay.", _PAYMENTS, board.payment)
_alone("labour", "Show the labour market of Outpost.", outpost.labour)
_alone("demolition", "Show both sides of the cards of the Demolition Contractor.", page.contractor)
