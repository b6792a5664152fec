"""Draws the map as a list by area: who is where, and what it costs to build there."""

from dataclasses import dataclass
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gridwright import words
from gridwright.cli import pieces
from gridwright.cli.console import letter_style
from gridwright.content.types import OutpostCity, OutpostContent
from gridwright.core.offers import Offer
from gridwright.games.outpost.snapshot import CompanySnapshot, OutpostSnapshot
from gridwright.tables.table import letter

KINDS: Final = ("plant", "housing")  # of sites, buildings and slots

_CITY: Final = 37  # columns of a city with all its costs
_WIDEST: Final = 44
_LINKS: Final = 38  # columns of a city with its connections
_AREAS: Final = {"central": "bright_blue", "west": "magenta", "east": "cyan"}
_NOT_YET: Final = "·"  # a slot that opens in a later stage
_FREE: Final = "○"


@dataclass(frozen=True, slots=True)
class Map:
    """What is drawn: the printed board, who is where, and what building costs."""

    content: OutpostContent
    fields: OutpostSnapshot
    companies: dict[str, CompanySnapshot]  # by letter
    builds: dict[str, Offer]  # by notation
    seat: int  # the one to act

    def city_list(self, width: int) -> RenderableType:
        """Return the areas in play, their cities as many abreast as *width* allows."""
        said = words.text("cli.legend.outpost", free=_FREE, later=_NOT_YET)
        panels = [self._panel(area, width) for area in self.fields["areas"]]
        return Group(pieces.heading("map", said), *panels)

    def _panel(self, area: str, width: int) -> RenderableType:
        """Return one area; its cities run down the columns."""
        index = self.content.areas.index(area)
        cities = [city for city in self.content.cities if city.area == index]
        abreast = max(1, (width - 2) // _CITY)
        height = -(-len(cities) // abreast)
        columns = [cities[start : start + height] for start in range(0, len(cities), height)]
        grid = pieces.in_columns([self._column(c) for c in columns], width - 2, _CITY, gap=2)
        frame = min(width, abreast * _WIDEST + 2)
        title, style = Text(area, style="bold"), _AREAS.get(area, "none")
        return Panel(
            grid, title=title, title_align="left", width=frame, padding=0, border_style=style
        )

    def _column(self, cities: list[OutpostCity]) -> Table:
        table = Table(
            box=None, padding=(0, 1, 0, 0), pad_edge=False, expand=True, header_style="dim"
        )
        table.add_column("", no_wrap=True, ratio=1, overflow="ellipsis")
        table.add_column("", no_wrap=True)
        table.add_column("", no_wrap=True)
        pieces.with_columns(table, "station>", "site>")
        table.columns[3].min_width, table.columns[4].min_width = 7, 5
        for city in cities:
            owners = [who for who, firm in self.companies.items() if city.id in firm["sites"]]
            is_built = bool(owners)
            table.add_row(
                city.name,
                self._slots(city),
                _site(city, owners),
                self._station_cost(city),
                Text("") if is_built else self._cost(f"{KINDS[city.site]} {city.id}"),
            )
        return table

    def _stations(self, city: OutpostCity) -> list[str]:
        """Return the letters of the stations of *city*, in the order of their slots."""
        found = [
            (firm["stations"][city.id], who)
            for who, firm in self.companies.items()
            if city.id in firm["stations"]
        ]
        return [who for _, who in sorted(found)]

    def _slots(self, city: OutpostCity) -> Text:
        """Return the slots of *city*, cheapest first."""
        stations = self._stations(city)
        text = Text()
        for index in range(len(self.content.numbers.slots)):
            if index < len(stations):
                text.append(stations[index], style=f"bold {letter_style(stations[index])}")
            elif index < self.fields["step"]:
                text.append(_FREE)
            else:
                text.append(_NOT_YET, style="dim")
        return text

    def _station_cost(self, city: OutpostCity) -> Text:
        """Return what a station would cost the seat to act, or why there can be none."""
        stations = self._stations(city)
        if self.seat >= 0 and letter(self.seat) in stations:
            return Text(words.text("cli.yours"), style=letter_style(letter(self.seat)))
        if len(stations) >= self.fields["step"]:
            return pieces.dim("cli.full")
        if self.seat < 0:
            return Text(str(self.content.numbers.slots[len(stations)]))
        return self._cost(f"station {city.id}")

    def _cost(self, text: str) -> Text:
        """Return what a building would cost the seat to act: its place, and the connection."""
        offer = self.builds.get(text)
        if offer is None:
            return Text("")
        parts = {part.id: part.amount for part in offer.parts}
        connection = parts.get("connection", 0)
        style = "bold" if offer.left >= 0 else "dim"
        return Text(f"{offer.cost - connection}+{connection}", style=style)

    def connection_list(self, width: int) -> RenderableType:
        """Return the cities of the play area with their neighbours and the tokens between them."""
        content = self.content
        in_play = [content.areas[city.area] in self.fields["areas"] for city in content.cities]
        links = [
            (*ends, cost)
            for ends, cost in zip(content.connections, self.fields["connections"], strict=True)
            if in_play[ends[0]] and in_play[ends[1]]
        ]
        lines = []
        for index, city in enumerate(content.cities):
            if in_play[index]:
                ends = [
                    f"{content.cities[second if first == index else first].id} {cost}"
                    for first, second, cost in links
                    if index in (first, second)
                ]
                lines.append(Text.assemble((city.id, "bold cyan"), f" {', '.join(ends)}"))
        heading = pieces.heading("connections", words.text("cli.legend.tokens"))
        return Group(heading, pieces.in_columns(lines, width, _LINKS))


def _site(city: OutpostCity, owners: list[str]) -> Text:
    """Return the kind of the site, and whose building stands on it."""
    text = Text(words.text(f"cli.site.{KINDS[city.site]}"))
    if owners:
        return text.append(owners[0], style=f"bold {letter_style(owners[0])}")
    return text.append(_FREE)
