"""Draws the map as a list by area: who is where, and what it costs to build there."""

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gridwright import words
from gridwright.cli import maps, pieces
from gridwright.cli.console import letter_style
from gridwright.cli.grids import with_columns
from gridwright.cli.maps import FREE, NOT_YET
from gridwright.cli.pieces import DUMMY
from gridwright.cli.screen import Screen, Seen
from gridwright.content.types import OutpostCity
from gridwright.core.offers import Offer
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.snapshot import CompanySnapshot, OutpostSnapshot
from gridwright.tables.table import letter

KINDS: Final = ("plant", "housing")  # of sites, buildings and slots

_CITY: Final = 37  # columns of a city with all its costs
_WIDEST: Final = 44
_SETUP: Final = ("area", "syndicate")
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

    @cached_property
    def _builds(self) -> dict[str, Offer]:
        return {offer.text: offer for offer in self.offers("expansion")}

    def city_list(self, width: int) -> RenderableType:
        """Return the areas in play, their cities as many abreast as *width* allows."""
        panels = [self._panel(area, width) for area in self.fields["areas"]]
        return Group(self._legend(), *panels)

    def _panel(self, area: str, width: int) -> RenderableType:
        """Return one area; its cities run down the columns."""
        index = self.content.areas.index(area)
        cities = [i for i in self._names if self.content.cities[i].area == index]
        grid = pieces.in_columns(cities, self._column, width - 2, _CITY)
        frame = min(width, len(grid.columns) * _WIDEST + 2)
        return maps.framed(grid, area, frame, _AREAS.get(area, "none"))

    def _column(self, cities: Sequence[int]) -> Table:
        padding = (0, 1, 0, 0)
        table = Table(box=None, padding=padding, pad_edge=False, expand=True, header_style="dim")
        table.add_column("", no_wrap=True, ratio=1, overflow="ellipsis")
        table.add_column("", no_wrap=True)
        table.add_column("", no_wrap=True)
        with_columns(table, "station>", "site>")
        table.columns[3].min_width, table.columns[4].min_width = 7, 5
        for number in cities:
            city = self.content.cities[number]
            stations = self._stations(city)
            slots = maps.slots(stations, self.fields["step"])
            site, cost = self._site(city)
            table.add_row(city.name, slots, site, self._station(number, stations), cost)
        return table

    def _stations(self, city: OutpostCity) -> list[str]:
        """Return who has the slots of *city*, cheapest first."""
        stations = {firm["stations"].get(city.id, 0): who for who, firm in self.companies.items()}
        return [stations.get(price, "") for price in self.content.numbers.slots]

    def _station(self, number: int, stations: list[str]) -> Text:
        """Return what a station would cost the seat to act, or why there can be none."""
        city = self.content.cities[number]
        free = stations[: self.fields["step"]].count("")
        closed = maps.closed(self.seen.to_act, stations, is_full=not free)
        if closed is not None:
            return closed
        if self.seen.to_act < 0:
            return Text(str(self.content.numbers.slots[stations.index("")]))
        cost = self._cost(f"station {city.id}")
        return maps.surrounded(number, self._links, cost) if self._is_first() else cost

    def _site(self, city: OutpostCity) -> tuple[Text, Text]:
        """Return the kind of the site and whose building stands on it, and what one costs."""
        kind = KINDS[city.site]
        text = Text(words.text(f"cli.site.{kind}"))
        for who, firm in self.companies.items():
            if city.id in firm["sites"]:
                return text.append(who, style=f"bold {letter_style(who)}"), Text("")
        return text.append(FREE), self._cost(f"{kind} {city.id}")

    def _is_first(self) -> bool:
        """Whether the seat to act has built nothing yet: then it matters what lies around."""
        seat = self.seen.to_act
        is_setup = self.fields["phase"] in _SETUP
        return seat >= 0 and (is_setup or not self.fields["players"][seat]["structure"])

    def _cost(self, text: str) -> Text:
        """Return what a building would cost the seat to act: its place, and the connection."""
        offer = self._builds.get(text)
        if offer is None or self.fields["phase"] in _SETUP:
            return Text("")
        style = "bold" if offer.left >= 0 else "dim"
        if self._is_first():
            return Text(str(offer.cost), style=style)
        connection = sum([part.amount for part in offer.parts if part.id == "connection"])
        return Text(f"{offer.cost - connection}+{connection}", style=style)

    def _legend(self) -> Text:
        said = words.text("cli.legend.outpost", free=FREE, later=NOT_YET)
        return pieces.heading("map", f"{said}; {words.text(self._legend_of_costs())}")

    def _legend_of_costs(self) -> str:
        if not self._is_first():
            return "cli.legend.place"
        return "cli.legend.around" if self.fields["phase"] in _SETUP else "cli.legend.first"

    def _cost_lines(self) -> RenderableType:
        """Return the cities of the play area with their slots and costs, in running lines."""
        labels = []
        for index in self._names:
            city = self.content.cities[index]
            slots, (site, cost) = self._stations(city), self._site(city)
            drawn = maps.slots(slots, self.fields["step"]), self._station(index, slots), site, cost
            labels.append(Text(" ").join([Text(city.name), *[part for part in drawn if part]]))
        return pieces.in_lines(labels, self.seen.width - 1)

    def city_lines(self) -> RenderableType:
        """Return the map in few lines."""
        return Group(self._legend(), self._cost_lines())

    @cached_property
    def _names(self) -> dict[int, str]:
        """The cities in play."""
        cities, areas = enumerate(self.content.cities), self.fields["areas"]
        return {i: city.name for i, city in cities if self.content.areas[city.area] in areas}

    @cached_property
    def _links(self) -> list[maps.Link]:
        """The connections between them."""
        names, content = self._names, self.content
        tokens = self.fields["connections"] or [maps.COVERED] * len(content.connections)
        links = zip(content.connections, tokens, strict=True)
        return [(a, b, cost) for (a, b), cost in links if a in names and b in names]

    def connection_list(self, width: int) -> RenderableType:
        """Return the cities of the play area with their neighbours and the tokens between them."""
        return maps.connections(self._names, self._links, width)

    def near(self, word: str) -> RenderableType:
        if not self.fields["connections"]:
            return pieces.dim("cli.covered")
        numbers = {city.id: number for number, city in enumerate(self.content.cities)}
        return maps.around(numbers[word], self._names, self._links, self._slots)

    def _slots(self, number: int) -> Text:
        city = self.content.cities[number]
        slots = maps.slots(self._stations(city), self.fields["step"])
        return Text.assemble(slots, " ", self._site(city)[0])
