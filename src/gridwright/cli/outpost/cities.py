"""Draws the map as a list by area: who is where, and what it costs to build there."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gridwright import words
from gridwright.cli import maps, pieces
from gridwright.cli.console import letter_style
from gridwright.cli.grids import with_columns
from gridwright.cli.maps import FREE, NOT_YET, MapScreen
from gridwright.cli.screen import Seen
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.snapshot import CompanySnapshot, OutpostSnapshot

KINDS: Final = ("plant", "housing")  # of sites, buildings and slots

_CITY: Final = 37  # columns of a city with all its costs
_WIDEST: Final = 44
_AREAS: Final = {"central": "bright_blue", "west": "magenta", "east": "cyan"}


class OutpostMap(MapScreen):
    """Draws the board of Outpost, who is where, and what building costs."""

    building = "expansion"
    before = ("area", "syndicate")

    def __init__(self, seen: Seen) -> None:
        super().__init__(seen)
        assert isinstance(seen.game, OutpostGame)
        self.setup = seen.game.setup
        self.content = self.setup.content
        self.fields: OutpostSnapshot = seen.game.snapshot(seen.view)
        self.companies: dict[str, CompanySnapshot] = pieces.owners(
            self.fields["players"], self.fields.get("syndicate")
        )
        self.networks = {who: firm["stations"] for who, firm in self.companies.items()}
        self.slot_prices, self.income = self.content.numbers.slots, self.content.income
        self.ends_at = self.setup.seat_rules.ends_at
        content, areas, cities = self.content, self.fields["areas"], enumerate(self.content.cities)
        self.names = {i: city.name for i, city in cities if content.areas[city.area] in areas}
        tokens = self.fields["connections"] or [maps.COVERED] * len(content.connections)
        links = zip(content.connections, tokens, strict=True)
        self.links = maps.within(self.names, [(a, b, cost) for (a, b), cost in links])

    def city_list(self, width: int) -> RenderableType:
        """Return the areas in play, their cities as many abreast as *width* allows."""
        panels = [self._panel(area, width) for area in self.fields["areas"]]
        return Group(self._legend(), *panels)

    def _panel(self, area: str, width: int) -> RenderableType:
        """Return one area; its cities run down the columns."""
        index = self.content.areas.index(area)
        cities = [i for i in self.names if self.content.cities[i].area == index]
        grid = pieces.in_columns(cities, self._column, width - 2, _CITY)
        frame = min(width, len(grid.columns) * _WIDEST + 2)
        return maps.framed(grid, area, frame, _AREAS.get(area, "none"))

    def _column(self, cities: Sequence[int]) -> Table:
        table = with_columns(maps.city_table(signs=2), "station>", "site>")
        table.columns[3].min_width, table.columns[4].min_width = 7, 5
        for number in cities:
            site, cost = self._site(number)
            name, slots = self.names[number], self.slots(number)
            table.add_row(name, slots, site, self._station(number), cost)
        return table

    def largest(self) -> int:
        return max([player["network_size"] for player in self.fields["players"]])

    def _station(self, city: int) -> Text:
        """Return what a station would cost the seat to act, or why there can be none."""
        closed = self.closed(city)
        if closed is not None or self.seen.to_act < 0:
            return closed or self.next_slot(city)
        cost = self._cost(f"station {self.content.cities[city].id}")
        return self.surrounded(city, cost) if self.is_first() else cost

    def _site(self, city: int) -> tuple[Text, Text]:
        """Return the kind of the site and whose building stands on it, and what one costs."""
        place = self.content.cities[city]
        kind = KINDS[place.site]
        text = Text(words.text(f"cli.site.{kind}"))
        for who, firm in self.companies.items():
            if place.id in firm["sites"]:
                return text.append(who, style=f"bold {letter_style(who)}"), Text("")
        return text.append(FREE), self._cost(f"{kind} {place.id}")

    def is_first(self) -> bool:
        seat = self.seen.to_act
        is_setup = self.fields["phase"] in self.before
        return seat >= 0 and (is_setup or not self.fields["players"][seat]["structure"])

    def _cost(self, text: str) -> Text:
        """Return what a building would cost the seat to act: its place, and the connection."""
        offer = self.builds.get(text)
        if offer is None or self.fields["phase"] in self.before:
            return Text("")
        style = "bold" if offer.left >= 0 else "dim"
        if self.is_first():
            return Text(str(offer.cost), style=style)
        connection = sum([part.amount for part in offer.parts if part.id == "connection"])
        return Text(f"{offer.cost - connection}+{connection}", style=style)

    def _legend(self) -> Text:
        said = words.text("cli.legend.outpost", free=FREE, later=NOT_YET)
        costs = self.legend_of_first() if self.is_first() else words.text("cli.legend.place")
        return pieces.heading("map", f"{said}; {costs}")

    def city_lines(self) -> RenderableType:
        """Return the cities in play with their slots and costs, in running lines."""
        labels = []
        for city, name in self.names.items():
            drawn = self.slots(city), self._station(city), *self._site(city)
            labels.append(Text(" ").join([Text(name), *[part for part in drawn if part]]))
        return Group(self._legend(), pieces.in_lines(labels, self.seen.width - 1))

    def near(self, word: str) -> RenderableType:
        return super().near(word) if self.fields["connections"] else pieces.dim("cli.covered")

    def owned(self, city: int) -> Text:
        return Text.assemble(self.slots(city), " ", self._site(city)[0])
