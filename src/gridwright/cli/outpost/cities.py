"""Draws the map as a list by area: who is where, and what it costs to build there."""

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gridwright.cli import pieces
from gridwright.cli.console import letter_style
from gridwright.cli.outpost.position import KINDS, Position
from gridwright.content.types import Outpost
from gridwright.table.table import letter

_CITY: Final = 37  # columns of a city with all its costs
_LINKS: Final = 38  # columns of a city with its connections
_AREAS: Final = {"central": "bright_blue", "west": "magenta", "east": "cyan"}
_NOT_YET: Final = "·"  # a slot that opens in a later stage
_FREE: Final = "○"


def city_list(position: Position, width: int) -> RenderableType:
    """Return the areas in play, their cities as many abreast as *width* allows."""
    panels = [_panel(position, area, width) for area in position.fields["areas"]]
    return Group(_legend(position), *panels)


def _legend(position: Position) -> Text:
    text = f"{_FREE} free, {_NOT_YET} in a later stage; p plant site, h housing site"
    if position.seen.to_act >= 0:
        who = position.seen.names[position.seen.to_act]
        text = f"{text}; for {who}: station, site"
    return pieces.heading("Map", text)


def _panel(position: Position, area: str, width: int) -> RenderableType:
    """Return one area; its cities run down the columns."""
    cities = position.cities(area)
    abreast = max(1, (width - 2) // _CITY)
    height = -(-len(cities) // abreast)
    grid = Table.grid(expand=True, padding=(0, 1, 0, 0))
    for _ in range(abreast):
        grid.add_column(ratio=1)
    columns = [cities[start : start + height] for start in range(0, len(cities), height)]
    grid.add_row(*[_column(position, column) for column in columns])
    title = Text(area, style="bold")
    style = _AREAS.get(area, "none")
    return Panel(grid, title=title, title_align="left", width=width, padding=0, border_style=style)


def _column(position: Position, cities: list[Outpost]) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False, expand=True)
    table.add_column(no_wrap=True, ratio=1, overflow="ellipsis")
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, justify="right", min_width=8)
    table.add_column(no_wrap=True, justify="right", min_width=6)
    for city in cities:
        owner = position.site_owner(city.id)
        table.add_row(
            city.name,
            _slots(position, city),
            _site(city, owner),
            _station_cost(position, city),
            _cost(position, f"{KINDS[city.site]} {city.id}") if not owner else Text(""),
        )
    return table


def _slots(position: Position, city: Outpost) -> Text:
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


def _site(city: Outpost, owner: str) -> Text:
    """Return the kind of the site, and whose building stands on it."""
    text = Text(KINDS[city.site][0])
    if owner:
        return text.append(owner, style=f"bold {letter_style(owner)}")
    return text.append(_FREE)


def _station_cost(position: Position, city: Outpost) -> Text:
    """Return what a station would cost the seat to act, or why there can be none."""
    stations = position.stations(city.id)
    seat = position.seen.to_act
    if seat >= 0 and letter(seat) in stations:
        return Text("yours", style=letter_style(letter(seat)))
    if len(stations) >= position.fields["step"]:
        return Text("full", style="dim")
    if seat < 0:
        return Text(str(position.content.numbers.slots[len(stations)]))
    return _cost(position, f"station {city.id}")


def _cost(position: Position, action: str) -> Text:
    """Return what *action* would cost the seat to act: the place, and the connection to it."""
    seen = position.seen
    if seen.to_act < 0:
        return Text("")
    values = seen.game.explain(seen.view, seen.game.parse(action)).values
    if "cost" not in values:
        return pieces.dash()
    money = position.fields["players"][seen.to_act]["money"]
    is_affordable = int(values["cost"]) <= money
    style = "bold" if is_affordable else "dim"
    return Text.assemble((f"{values['slot']}+{values['connection']}", style))


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
