"""Draws the map as a list by region: who is where, and what it costs to build there."""

from dataclasses import dataclass
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gridwright import words
from gridwright.cli import pieces
from gridwright.cli.console import letter_style, region_style
from gridwright.cli.pieces import DUMMY
from gridwright.content.types import City, CityMap, Region
from gridwright.core.offers import Offer
from gridwright.games.board.snapshot import BoardSnapshot
from gridwright.tables.table import letter
from gridwright.words import Names

_NARROWEST: Final = 31  # columns of one region with the longest names and costs
_WIDEST: Final = 40

_NOT_YET: Final = "·"  # a slot that opens in a later Step
_FREE: Final = "○"
_MARKED: Final = "S"  # a starting city that waits for a starter


@dataclass(frozen=True, slots=True)
class Map:
    """What is drawn: the printed map, who is where, and what building costs the seat to act."""

    city_map: CityMap
    slots: tuple[int, ...]  # what they cost
    fields: BoardSnapshot
    builds: dict[str, Offer]  # by notation
    names: Names
    seat: int  # the one to act

    def city_list(self, width: int) -> RenderableType:
        """Return all regions of the play area, as many abreast as *width* allows."""
        found = enumerate(self.city_map.regions)
        regions = [(i, region) for i, region in found if region.id in self.fields["regions"]]
        if not regions:
            return pieces.dim("cli.no_region")
        abreast = max(1, width // _NARROWEST)
        columns = min(width // abreast, _WIDEST)
        panels = [self._panel(index, region, columns) for index, region in regions]
        grid = Table.grid()
        for start in range(0, len(panels), abreast):
            grid.add_row(*panels[start : start + abreast])
        return Group(self._legend(), grid)

    def region_list(self) -> RenderableType:
        """Return every region of the map with its cities, for the choice of the play area."""
        panels = []
        for index, region in enumerate(self.city_map.regions):
            is_chosen = region.id in self.fields["regions"]
            cities = [city.name for city in self.city_map.cities if city.region == index]
            title = words.text("cli.in_play", name=region.id) if is_chosen else region.id
            near = tuple([self.city_map.regions[other].id for other in region.neighbours])
            body = Text.assemble(", ".join(cities), "\n", pieces.dim("cli.next_to", names=near))
            style = region_style(region.colour)
            panels.append(
                Panel(body, title=title, title_align="left", width=_WIDEST, border_style=style)
            )
        return Columns(panels, padding=0)

    def _legend(self) -> Text:
        said = [words.text("cli.legend.slots", free=_FREE, later=_NOT_YET)]
        if self.fields.get("marked"):
            said.append(words.text("cli.legend.marked", sign=_MARKED))
        if self.seat < 0:
            said.append(words.text("cli.legend.price"))
        else:
            said.append(words.text("cli.legend.costs", name=self.names.player(self.seat)))
        return pieces.heading("map", ", ".join(said))

    def _panel(self, index: int, region: Region, width: int) -> RenderableType:
        table = Table(
            box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False, expand=True
        )
        table.add_column(no_wrap=True, ratio=1, overflow="ellipsis")
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True, justify="right")
        for city in self.city_map.cities:
            if city.region == index:
                houses = self._houses(city)
                table.add_row(city.name, self._drawn_slots(city, houses), self._cost(city, houses))
        title = Text(self.names.printed(region.id), style="bold")
        style = region_style(region.colour)
        return Panel(
            table, title=title, title_align="left", width=width, padding=0, border_style=style
        )

    def _houses(self, city: City) -> dict[int, str]:
        """Return who occupies the slots of *city*, by the price of the slot."""
        owned = {letter(seat): p["cities"] for seat, p in enumerate(self.fields["players"])}
        if "trust" in self.fields:
            owned[DUMMY] = self.fields["trust"]["cities"]
        return {cities[city.id]: who for who, cities in owned.items() if city.id in cities}

    def _is_marked(self, city: City) -> bool:
        return city.id in self.fields.get("marked", [])

    def _drawn_slots(self, city: City, houses: dict[int, str]) -> Text:
        """Return the slots of *city*, cheapest first."""
        text = Text()
        for index, price in enumerate(self.slots):
            if price in houses:
                text.append(houses[price], style=f"bold {letter_style(houses[price])}")
            elif index == 0 and self._is_marked(city):
                text.append(_MARKED, style="bold")
            elif index < self.fields["step"]:
                text.append(_FREE)
            else:
                text.append(_NOT_YET, style="dim")
        return text

    def _cost(self, city: City, houses: dict[int, str]) -> Text:
        """Return what a house would cost the seat to act, or why there can be none."""
        open_slots = self.slots[self._is_marked(city) : self.fields["step"]]
        if self.seat < 0:
            prices = [price for price in open_slots if price not in houses]
            return Text(str(prices[0])) if prices else pieces.dim("cli.full")
        if letter(self.seat) in houses.values():
            return Text(words.text("cli.yours"), style=letter_style(letter(self.seat)))
        offer = self.builds[f"build {city.id}"]
        if offer.refusal is not None and offer.refusal.id in ("city_full", "reserved_for_starter"):
            return pieces.dim("cli.full")
        parts = {part.id: part.amount for part in offer.parts}
        if "slot" not in parts:
            return pieces.dim("cli.full")
        style = "bold" if offer.left >= 0 else "dim"
        split = f"{parts['slot']}+{parts.get('connection', 0)}="
        return Text.assemble((split, "dim"), (str(offer.cost), style))
