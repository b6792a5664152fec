"""The commands `show ...`, each for every title that has such a thing."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import RenderableType

from gridwright.cli import arguments
from gridwright.cli.arguments import DEFAULT_TITLE
from gridwright.cli.console import output
from gridwright.cli.failure import reported
from gridwright.cli.pieces import notice
from gridwright.cli.show import boards
from gridwright.cli.show.page import drawn, halved
from gridwright.content.load import load
from gridwright.content.types import Library
from gridwright.reference.outpost import OutpostReference
from gridwright.reference.sheet import demolition
from gridwright.reference.titles import reference_for

app = typer.Typer(
    help="Show cards, maps and tables, with the source of each.", no_args_is_help=True
)

_OUTPOST: Final = "outpost"


# Pages that differ from title to title


def _cards(library: Library, title: str) -> RenderableType:
    reference = reference_for(library, title)
    content = reference.content
    return drawn(*reference.cards(), warning=notice(content) if content else None)


def _numbers(library: Library, title: str) -> RenderableType:
    return drawn(*reference_for(library, title).numbers())


def _payment(library: Library, title: str) -> RenderableType:
    return drawn(halved(reference_for(library, title).payment()))


def _refill(library: Library, title: str) -> RenderableType:
    return drawn(*reference_for(library, title).refill())


# Commands


def _show(data: Path | None, page: Callable[[Library], RenderableType]) -> None:
    """Print a page of the content that *data* and the package have."""
    with reported():
        output().print(page(load(data)))


def _by_title(name: str, about: str, page: Callable[[Library, str], RenderableType]) -> None:
    """Add a command for a page that differs from title to title."""

    def command(title: arguments.TitleName = DEFAULT_TITLE, data: arguments.Data = None) -> None:
        _show(data, lambda library: page(library, title))

    app.command(name, help=about)(command)


def _alone(name: str, about: str, page: Callable[[Library], RenderableType]) -> None:
    """Add a command for a page that there is only one of."""

    def command(data: arguments.Data = None) -> None:
        _show(data, page)

    app.command(name, help=about)(command)


_by_title("cards", "Show the cards of a title: plants, fuel, housing, technologies.", _cards)
_by_title("plants", "Show the power plants: the same as 'show cards'.", _cards)
_alone("maps", "List the maps.", boards.maps)


@app.command(name="map")
def show_map(
    name: Annotated[str, typer.Argument(help="A map, such as germany or outpost.")],
    title: Annotated[
        str | None, typer.Option("--title", metavar="TITLE", help="Of which edition.")
    ] = None,
    data: arguments.Data = None,
) -> None:
    """Show the cities of a map and their connections."""
    is_planet = name == _OUTPOST and title in (None, _OUTPOST)
    _show(data, boards.planet if is_planet else lambda known: boards.board(known, name, title))


@app.command(name="edition")
def show_edition(
    name: Annotated[str, typer.Argument(help="A title: recharged, classic, card or outpost.")],
    data: arguments.Data = None,
) -> None:
    """Show the numbers of a title's rules."""
    _show(data, lambda library: _numbers(library, name))


_alone("board", "Show the board of Outpost: the same as 'show map outpost'.", boards.planet)
_by_title(
    "refill",
    "Show how much fuel comes to the market, by players and Step.",
    _refill,
)
_by_title("payment", "Show what supplied cities pay.", _payment)
_alone(
    "labour",
    "Show the labour market of Outpost.",
    lambda known: drawn(OutpostReference(known, _OUTPOST).labour()),
)
_alone(
    "demolition",
    "Show both sides of the cards of the Demolition Contractor.",
    lambda library: drawn(*demolition(library).values()),
)
