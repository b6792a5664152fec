"""Draws the map as a list by area: who is where, and what it costs to build there."""

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gridwright.cli import pieces
from gridwright.cli.console import letter_style
from gridwright.cli.outpost.position import KINDS, Position
from gridwright.content.types import OutpostCity
from gridwright.games.outpost.state import STATION
from gridwright.tables.table import letter

_CITY: Final = 37  # columns of a city with all its costs
_WIDEST: Final = 44
_LINKS: Final = 38  # columns of a city with its connections
_AREAS: Final = {"central": "bright_blue", "west": "magenta", "east": "cyan"}
_NOT_YET: Final = "·"  # a slot that opens in a later stage
_FREE: Final = "○"


def city_list(position: Position, width: int) -> RenderableType:
    """Return the areas in play, their cities as many abreast as *width* allows."""
    panels = [_panel(position, area, width) for area in position.fields["areas"]]
    return Group(_legend(), *panels)


def _legend() -> Text:
    text = (
        f"{_FREE} free, {_NOT_YET} in a later stage; p plant, h housing site; cost place+connection"
    )
    return pieces.heading("Map", text)


def _panel(position: Position, area: str, width: int) -> RenderableType:
    """Return one area; its cities run down the columns."""
    cities = position.cities(area)
    abreast = max(1, (width - 2) // _CITY)
    height = -(-len(cities) // abreast)
    grid = Table.grid(expand=True, padding=(0, 2, 0, 0))
    for _ in range(abreast):
        grid.add_column(ratio=1)
    columns = [cities[start : start + height] for start in range(0, len(cities), height)]
    grid.add_row(*[_column(position, column) for column in columns])
    title = Text(area, style="bold")
    style = _AREAS.get(area, "none")
    frame = min(width, abreast * _WIDEST + 2)
    return Panel(grid, title=title, title_align="left", width=frame, padding=0, border_style=style)


def _column(position: Position, cities: list[OutpostCity]) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, expand=True, header_style="dim")
    table.add_column("", no_wrap=True, ratio=1, overflow="ellipsis")
    table.add_column("", no_wrap=True)
    table.add_column("", no_wrap=True)
    table.add_column("station", no_wrap=True, justify="right", min_width=7)
    table.add_column("site", no_wrap=True, justify="right", min_width=5)
    for city in cities:
        owner = position.site_owner(city.id)
        table.add_row(
            city.name,
            _slots(position, city),
            _site(city, owner),
            _station_cost(position, city),
            Text("") if owner else _cost(position, city.site, city),
        )
    return table


def _slots(position: Position, city: OutpostCity) -> Text:
    """Return the slots of *city*, cheapest first."""
    stations = position.stations(city.id)
    text = Text()
    for index in range(len(position.content.numbers.slots)):
        if index < len(stations):
            text.append(stations[index], style=f"bold {letter_style(stations[index])}")
        elif index < position.fields["step"]:
            text.append(_FREE)
        else:
            text.append(_NOT_YET, style="dim")
    return text


def _site(city: OutpostCity, owner: str) -> Text:
    """Return the kind of the site, and whose building stands on it."""
    text = Text(KINDS[city.site][0])
    if owner:
        return text.append(owner, style=f"bold {letter_style(owner)}")
    return text.append(_FREE)


def _station_cost(position: Position, city: OutpostCity) -> Text:
    """Return what a station would cost the seat to act, or why there can be none."""
    stations = position.stations(city.id)
    seat = position.seen.to_act
    if seat >= 0 and letter(seat) in stations:
        return Text("yours", style=letter_style(letter(seat)))
    if len(stations) >= position.fields["step"]:
        return Text("full", style="dim")
    if seat < 0:
        return Text(str(position.content.numbers.slots[len(stations)]))
    return _cost(position, STATION, city)


def _cost(position: Position, kind: int, city: OutpostCity) -> Text:
    """Return what a building would cost the seat to act: its place, and the connection to it."""
    seat = position.seen.to_act
    if seat < 0:
        return Text("")
    place, connection = position.building_cost(kind, position.content.cities.index(city))
    is_affordable = place + connection <= position.fields["players"][seat]["money"]
    return Text(f"{place}+{connection}", style="bold" if is_affordable else "dim")


def connection_list(position: Position, width: int) -> RenderableType:
    """Return the cities of the play area with their neighbours and the tokens between them."""
    content = position.content
    lines = []
    for index, city in enumerate(content.cities):
        if position.view.area.contains(index):
            ends = [
                f"{content.cities[second if first == index else first].id} {cost}"
                for (first, second), cost in zip(
                    content.connections, position.fields["connections"], strict=True
                )
                if index in (first, second)
                and position.view.area.contains(first)
                and position.view.area.contains(second)
            ]
            lines.append(Text.assemble((city.id, "bold cyan"), f" {', '.join(ends)}"))
    abreast = max(1, width // _LINKS)
    height = -(-len(lines) // abreast)
    grid = Table.grid(expand=True, padding=(0, 1, 0, 0))
    for _ in range(abreast):
        grid.add_column(ratio=1)
    columns = [lines[start : start + height] for start in range(0, len(lines), height)]
    grid.add_row(*[Group(*column) for column in columns])
    heading = pieces.heading("Connections", "what their tokens cost")
    return Group(heading, grid)
