"""The commands `show ...`: what is printed on cards, maps and tables, with its source.

What was put together from pictures and transcriptions instead of a rulebook's text says so.
"""

from pathlib import Path
from typing import Annotated, Final

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from gridwright.cli import arguments
from gridwright.cli.arguments import DEFAULT_TITLE
from gridwright.cli.console import fuel_style, output, region_style
from gridwright.cli.failure import reported
from gridwright.content.load import load
from gridwright.content.shelf import Shelf
from gridwright.content.types import CityMap, EditionData, Library, Plant
from gridwright.core.errors import SetupError

app = typer.Typer(
    help="Show cards, maps and tables, with the source of each.", no_args_is_help=True
)

_UNSURE: Final = ("reconstructed", "derived", "unconfirmed", "no photo")
_HALF: Final = 11  # rows of one half of the payment table


def _edition(library: Library, title: str) -> EditionData:
    if title not in library.board.editions:
        names = ", ".join(library.board.editions)
        raise SetupError(f"There is no edition '{title}'. There are: {names}.")
    return library.board.editions[title]


def source_line(source: str) -> Text:
    """Return where a value comes from; what is not stated in a rulebook stands out."""
    return Text.assemble(("source: ", "dim"), _marked(source))


def _marked(source: str) -> Text:
    text = Text(source)
    text.highlight_words(_UNSURE, style="bold yellow")
    return text


def _heading(console: Console, title: str, source: str) -> None:
    console.print(Text(title, style="bold underline"))
    console.print(source_line(source))


def _block_source(library: Library, title: str, *keys: str) -> str:
    """Return the source of one block of an edition's file."""
    block = Shelf(Path(library.own) if library.own else None).open(f"editions/{title}.toml")
    for key in keys:
        block = block.get(key)
    return block.get("source").text()


# Plants


@app.command()
def plants(title: arguments.TitleName = DEFAULT_TITLE, data: arguments.Data = None) -> None:
    """Show the power plants."""
    with reported():
        edition = _edition(load(data), title)
    console = output()
    cards = sorted(edition.plants.values(), key=lambda plant: plant.number)
    _heading(console, f"Power plants of {edition.name}", cards[0].source)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for name in ("plant", "burns", "stores", "cities", "back"):
        table.add_column(name, justify="left" if name in ("burns", "back") else "right")
    has_backs = any(plant.is_small for plant in cards)
    for plant in cards:
        back = ("plug" if plant.is_small else "socket") if has_backs else "-"
        fuel = _burns(edition, plant)
        table.add_row(str(plant.number), fuel, str(2 * plant.need), str(plant.output), back)
    console.print(table)


def _burns(edition: EditionData, plant: Plant) -> Text:
    fuels = [edition.resources[fuel] for fuel in plant.burns]
    words = f"{plant.need} {' or '.join(fuels)}" if fuels else "nothing (eco)"
    return Text(words, style=fuel_style(*fuels))


# Maps


@app.command()
def maps(data: arguments.Data = None) -> None:
    """List the maps."""
    with reported():
        library = load(data)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for name in ("map", "title", "cities", "connections", "source"):
        table.add_column(name, justify="right" if name in ("cities", "connections") else "left")
    for (title, board), city_map in sorted(library.board.maps.items(), key=lambda item: item[0]):
        counts = str(len(city_map.cities)), str(len(city_map.connections))
        table.add_row(Text(board, style="bold cyan"), title, *counts, _marked(city_map.source))
    output().print(table)


@app.command(name="map")
def show_map(
    name: Annotated[str, typer.Argument(help="A map, such as germany.")],
    title: Annotated[
        str | None, typer.Option("--title", metavar="TITLE", help="Of which edition.")
    ] = None,
    data: arguments.Data = None,
) -> None:
    """Show the cities of a map and their connections."""
    with reported():
        city_map = _map(load(data), name, title)
    console = output()
    _heading(console, f"{city_map.name}, {city_map.title}", city_map.source)
    for index, region in enumerate(city_map.regions):
        console.print()
        near = ", ".join([city_map.regions[other].id for other in region.neighbours])
        style = f"bold {region_style(region.colour)}"
        console.print(Text.assemble((region.id, style), (f"  next to {near}", "dim")))
        table = Table.grid(padding=(0, 2, 0, 0))
        for city, place in enumerate(city_map.cities):
            if place.region == index:
                name_text = Text(f"  {place.id}", style="cyan")
                table.add_row(name_text, place.name, _neighbours(city_map, city))
        console.print(table)


def _map(library: Library, name: str, title: str | None) -> CityMap:
    """Return the map as *title* prints it, or as the first title that has it."""
    if title is not None:
        _edition(library, title)
    found = [
        city_map
        for (edition, board), city_map in library.board.maps.items()
        if board == name and title in (None, edition)
    ]
    if not found:
        known = sorted({board for edition, board in library.board.maps if title in (None, edition)})
        raise SetupError(f"There is no map '{name}' here. There are: {', '.join(known)}.")
    found.sort(key=lambda city_map: city_map.title != DEFAULT_TITLE)
    return found[0]


def _neighbours(city_map: CityMap, city: int) -> str:
    """Return the connections of *city*, cheapest first."""
    ends = sorted(
        [
            (cost, city_map.cities[second if first == city else first].id)
            for first, second, cost in city_map.connections
            if city in (first, second)
        ]
    )
    return ", ".join([f"{other}\N{NO-BREAK SPACE}{cost}" for cost, other in ends])


# Editions and their tables


@app.command(name="edition")
def show_edition(
    name: Annotated[str, typer.Argument(help="An edition: recharged or classic.")],
    data: arguments.Data = None,
) -> None:
    """Show the numbers of an edition."""
    with reported():
        library = load(data)
        edition = _edition(library, name)
        seats_source = _block_source(library, name, "seats")
        tokens_source = _block_source(library, name, "tokens")
        places_source = _block_source(library, name, "places")
    console = output()
    _heading(console, edition.name, edition.source)
    console.print(f"Money at the start: {edition.money}")
    console.print(f"Slots of a city: {', '.join([str(price) for price in edition.slots])}")
    if edition.trust_houses:
        houses = f"{edition.trust_houses} houses, {edition.trust_first_houses} of them at setup"
        console.print(f"The Trust (two players): {houses}")
    console.print()
    _heading(console, "By number of players", seats_source)
    console.print(_seat_table(edition))
    _heading(console, "Fuel in the box", tokens_source)
    counts = zip(edition.resources, edition.tokens, strict=True)
    console.print(", ".join([f"{count} {name}" for name, count in counts]))
    console.print()
    _heading(console, "Places of the resource market", places_source)
    for resource, track in zip(edition.resources, edition.tracks, strict=True):
        prices = " ".join([str(price) for price in track.prices])
        console.print(f"{resource}: {prices}")


def _seat_table(edition: EditionData) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    has_plugs = any(rules.plugs_removed for rules in edition.seat_rules.values())
    headings = ["players", "regions", "plants each", "removed", "Step 2 at", "end at"]
    if has_plugs:
        headings.insert(3, "plugs removed")
        headings[4] = "sockets removed"
    for heading in headings:
        table.add_column(heading, justify="right")
    for seats, rules in edition.seat_rules.items():
        numbers = [seats, rules.regions, rules.plant_limit]
        numbers += [rules.plugs_removed] if has_plugs else []
        numbers += [rules.plants_removed, rules.step2_at, rules.ends_at]
        table.add_row(*[str(number) for number in numbers])
    return table


@app.command()
def refill(title: arguments.TitleName = DEFAULT_TITLE, data: arguments.Data = None) -> None:
    """Show how much fuel comes to the market, by players and Step."""
    with reported():
        edition = _edition(load(data), title)
    console = output()
    for fuel in edition.fuel_tables.values():
        _heading(console, f"Refill of {edition.name}, table '{fuel.name}'", fuel.source)
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column("players", justify="right")
        for name in edition.resources:
            table.add_column(Text(f"{name} 1/2/3", style=fuel_style(name)), justify="right")
        for seats, rows in fuel.refill.items():
            cells = [" / ".join([str(amount) for amount in steps]) for steps in rows]
            table.add_row(str(seats), *cells)
        table.add_row("start", *[str(amount) for amount in fuel.start])
        console.print(table)


@app.command()
def payment(title: arguments.TitleName = DEFAULT_TITLE, data: arguments.Data = None) -> None:
    """Show what supplied cities pay."""
    with reported():
        library = load(data)
        edition = _edition(library, title)
        source = _block_source(library, title, "income")
    console = output()
    _heading(console, f"Payment in {edition.name}", source)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("cities", "pays", "cities", "pays"):
        table.add_column(heading, justify="right")
    rows = [(str(cities), str(pays)) for cities, pays in enumerate(edition.income)]
    for index in range(min(_HALF, len(rows))):
        right = rows[index + _HALF] if index + _HALF < len(rows) else ("", "")
        table.add_row(*rows[index], *right)
    for left in rows[2 * _HALF :]:
        table.add_row(*left, "", "")
    console.print(table)
    console.print(f"More cities than {len(rows) - 1} pay no more.")


@app.command()
def demolition(data: arguments.Data = None) -> None:
    """Show the cards of the Demolition Contractor."""
    with reported():
        library = load(data)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title="Demolition Contractor, board game")
    for heading in ("card", "first remover", "others", "source"):
        table.add_column(heading, justify="left" if heading == "source" else "right")
    for number, card in enumerate(library.board.demolition, 1):
        table.add_row(str(number), str(card.first), str(card.others), _marked(card.source))
    output().print(table)
