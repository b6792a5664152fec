"""Draws the map as a list by region: who is where, and what it costs to build there."""

from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gridwright.cli.board.position import Position
from gridwright.cli.console import letter_style, region_style
from gridwright.content.types import City, Region

_NARROWEST: Final = 31  # columns of one region with the longest names and costs
_WIDEST: Final = 40

_NOT_YET: Final = "·"  # a slot that opens in a later Step
_FREE: Final = "○"
_MARKED: Final = "S"  # a starting city that waits for a starter


def city_list(position: Position, width: int) -> RenderableType:
    """Return all regions of the play area, as many abreast as *width* allows."""
    by_region = {
        region.id: [city for city in position.cities() if city.region == index]
        for index, region in enumerate(position.setup.map.regions)
    }
    regions = [region for region in position.setup.map.regions if by_region[region.id]]
    if not regions:
        return Text("No region has been chosen yet.", style="dim")
    abreast = max(1, width // _NARROWEST)
    columns = min(width // abreast, _WIDEST)
    panels = [_panel(position, region, by_region[region.id], columns) for region in regions]
    grid = Table.grid()
    for start in range(0, len(panels), abreast):
        grid.add_row(*panels[start : start + abreast])
    return Group(_legend(position), grid)


def region_list(position: Position) -> RenderableType:
    """Return every region of the map with its cities, for the choice of the play area."""
    panels = []
    for index, region in enumerate(position.setup.map.regions):
        chosen = region.id in position.fields["regions"]
        names = [city.name for city in position.setup.map.cities if city.region == index]
        style = region_style(region.colour)
        title = f"{region.id}{' (in play)' if chosen else ''}"
        near = ", ".join([position.setup.map.regions[other].id for other in region.neighbours])
        body = Text.assemble(", ".join(names), ("\nnext to: " + near, "dim"))
        panel = Panel(body, title=title, title_align="left", width=_WIDEST, border_style=style)
        panels.append(panel)
    return Columns(panels, padding=0)


def _legend(position: Position) -> Text:
    text = Text.assemble(
        ("Map", "bold underline"),
        (f"  {_FREE} free, {_NOT_YET} in a later Step", "dim"),
    )
    if position.fields.get("marked"):
        text.append(f", {_MARKED} starting city", style="dim")
    if position.seen.to_act >= 0:
        who = position.seen.names[position.seen.to_act]
        text.append(f"; for {who}: slot+connection", style="dim")
    else:
        text.append("; price of the free slot", style="dim")
    return text


def _panel(position: Position, region: Region, cities: list[City], width: int) -> RenderableType:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False, expand=True)
    table.add_column(no_wrap=True, ratio=1, overflow="ellipsis")
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, justify="right")
    for city in cities:
        table.add_row(city.name, _slots(position, city), _cost(position, city))
    title = Text(position.seen.game.name_of(region.id), style="bold")
    style = region_style(region.colour)
    return Panel(table, title=title, title_align="left", width=width, padding=0, border_style=style)


def _slots(position: Position, city: City) -> Text:
    """Return the slots of *city*, cheapest first."""
    houses = position.houses(city.id)
    marked = city.id in position.fields.get("marked", [])
    text = Text()
    for index, price in enumerate(position.edition.slots):
        if price in houses:
            text.append(houses[price], style=f"bold {letter_style(houses[price])}")
        elif index == 0 and marked:
            text.append(_MARKED, style="bold")
        elif index < position.fields["step"]:
            text.append(_FREE)
        else:
            text.append(_NOT_YET, style="dim")
    return text


def _cost(position: Position, city: City) -> Text:
    """Return what a house would cost the seat to act, or why there can be none."""
    seen = position.seen
    houses = position.houses(city.id)
    if seen.to_act < 0:
        price = _free_slot(position, city)
        return Text(str(price)) if price else Text("full", style="dim")
    if chr(ord("A") + seen.to_act) in houses.values():
        return Text("yours", style=letter_style(chr(ord("A") + seen.to_act)))
    if not _free_slot(position, city):
        return Text("full", style="dim")
    values = seen.game.explain(seen.view, seen.game.parse(f"build {city.id}")).values
    if "cost" not in values:
        return Text("-", style="dim")
    money = position.fields["players"][seen.to_act]["money"]
    is_affordable = money is not None and int(values["cost"]) <= money
    split = f"{values['slot']}+{values['connection']}"
    return Text.assemble(
        (f"{split}=", "dim"), (str(values["cost"]), "bold" if is_affordable else "dim")
    )


def _free_slot(position: Position, city: City) -> int:
    """Return the price of the cheapest free slot that is open, or 0."""
    houses = position.houses(city.id)
    waits = position.fields.get("marked", [])
    to_act = position.seen.to_act
    is_starter = to_act >= 0 and not position.fields["players"][to_act]["cities"]
    for index, price in enumerate(position.edition.slots[: position.fields["step"]]):
        is_reserved = index == 0 and city.id in waits and not is_starter
        if price not in houses and not is_reserved:
            return price
    return 0
