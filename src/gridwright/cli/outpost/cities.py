"""Draws the map as a list by area: who is where, and what it costs to build there."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gridwright import words
from gridwright.cli import maps, pieces
from gridwright.cli.console import letter_style
from gridwright.cli.maps import FREE, NOT_YET
from gridwright.cli.pieces import DUMMY
from gridwright.cli.screen import Screen, Seen
from gridwright.content.types import OutpostCity
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.snapshot import CompanySnapshot, OutpostSnapshot
from gridwright.tables.table import letter

KINDS: Final = ("plant", "housing")  # of sites, buildings and slots

_CITY: Final = 37  # columns of a city with all its costs
_WIDEST: Final = 44
_COVERED: Final = -1  # a token that nobody may see until the area is chosen
_LINKS: Final = 38  # columns of a city with its connections
_AREAS: Final = {"central": "bright_blue", "west": "magenta", "east": "cyan"}


class OutpostMap(Screen):
    """Draws the board of Outpost, who is where, and what building costs."""

    def __init__(self, seen: Seen) -> None:
        """Draw what is *seen*."""
        super().__init__(seen)
        assert isinstance(seen.game, OutpostGame)
        self.setup = seen.game.setup
        self.content = self.setup.content
        self.fields: OutpostSnapshot = seen.game.snapshot(seen.view)
        self.companies: dict[str, CompanySnapshot] = {
            letter(seat): player for seat, player in enumerate(self.fields["players"])
        }
        if "syndicate" in self.fields:
            self.companies[DUMMY] = self.fields["syndicate"]
        self._builds = {offer.text: offer for offer in self.offers("expansion")}

    def city_list(self, width: int) -> RenderableType:
        """Return the areas in play, their cities as many abreast as *width* allows."""
        said = words.text("cli.legend.outpost", free=FREE, later=NOT_YET)
        panels = [self._panel(area, width) for area in self.fields["areas"]]
        return Group(pieces.heading("map", said), *panels)

    def _panel(self, area: str, width: int) -> RenderableType:
        """Return one area; its cities run down the columns."""
        index = self.content.areas.index(area)
        cities = [city for city in self.content.cities if city.area == index]
        grid = pieces.in_columns(cities, self._column, width - 2, _CITY)
        frame = min(width, len(grid.columns) * _WIDEST + 2)
        return maps.framed(grid, area, frame, _AREAS.get(area, "none"))

    def _column(self, cities: Sequence[OutpostCity]) -> Table:
        padding = (0, 1, 0, 0)
        table = Table(box=None, padding=padding, pad_edge=False, expand=True, header_style="dim")
        table.add_column("", no_wrap=True, ratio=1, overflow="ellipsis")
        table.add_column("", no_wrap=True)
        table.add_column("", no_wrap=True)
        pieces.with_columns(table, "station>", "site>")
        table.columns[3].min_width, table.columns[4].min_width = 7, 5
        for city in cities:
            stations = self._stations(city)
            slots = maps.slots(stations, self.fields["step"])
            site, cost = self._site(city)
            table.add_row(city.name, slots, site, self._station(city, stations), cost)
        return table

    def _stations(self, city: OutpostCity) -> list[str]:
        """Return who has the slots of *city*, cheapest first."""
        stations = {firm["stations"].get(city.id, 0): who for who, firm in self.companies.items()}
        return [stations.get(price, "") for price in self.content.numbers.slots]

    def _station(self, city: OutpostCity, stations: list[str]) -> Text:
        """Return what a station would cost the seat to act, or why there can be none."""
        free = stations[: self.fields["step"]].count("")
        closed = maps.closed(self.seen.to_act, stations, is_full=not free)
        if closed is not None:
            return closed
        if self.seen.to_act < 0:
            return Text(str(self.content.numbers.slots[stations.index("")]))
        return self._cost(f"station {city.id}")

    def _site(self, city: OutpostCity) -> tuple[Text, Text]:
        """Return the kind of the site and whose building stands on it, and what one costs."""
        kind = KINDS[city.site]
        text = Text(words.text(f"cli.site.{kind}"))
        for who, firm in self.companies.items():
            if city.id in firm["sites"]:
                return text.append(who, style=f"bold {letter_style(who)}"), Text("")
        return text.append(FREE), self._cost(f"{kind} {city.id}")

    def _cost(self, text: str) -> Text:
        """Return what a building would cost the seat to act: its place, and the connection."""
        offer = self._builds.get(text)
        if offer is None:
            return Text("")
        connection = sum([part.amount for part in offer.parts if part.id == "connection"])
        style = "bold" if offer.left >= 0 else "dim"
        return Text(f"{offer.cost - connection}+{connection}", style=style)

    def connection_list(self, width: int) -> RenderableType:
        """Return the cities of the play area with their neighbours and the tokens between them."""
        content = self.content
        in_play = [content.areas[city.area] in self.fields["areas"] for city in content.cities]
        costs = self.fields["connections"] or [_COVERED] * len(content.connections)
        tokens = zip(content.connections, costs, strict=True)
        links = [(a, b, cost) for (a, b), cost in tokens if in_play[a] and in_play[b]]
        lines = []
        for index, city in enumerate(content.cities):
            near = [
                f"{content.cities[b].id} {'?' if cost == _COVERED else cost}"
                for b, cost in maps.neighbours(index, links)
            ]
            if in_play[index]:
                lines.append(Text.assemble((city.id, "bold cyan"), f" {', '.join(near)}"))
        heading = pieces.heading("connections", words.text("cli.legend.tokens"))
        return Group(heading, pieces.in_columns(lines, Text("\n").join, width, _LINKS))
