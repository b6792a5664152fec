"""The screen of the board games: its pictures, and which of them belong to which moment."""

from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gridwright import words
from gridwright.cli import maps, pieces
from gridwright.cli.console import WIDE, fuel_style, region_style
from gridwright.cli.maps import FREE, MARKED, NOT_YET
from gridwright.cli.pieces import DUMMY, MARKETS_WIDTH, Track, listed, spaced, stacked
from gridwright.cli.plants import PlantScreen, fuel_name, stored
from gridwright.cli.screen import Seen
from gridwright.content.types import City, Plant, Region
from gridwright.games.board.game import BoardGame
from gridwright.games.board.snapshot import BoardSnapshot
from gridwright.tables.table import letter

_NARROWEST: Final = 31  # columns of one region with the longest names and costs
_WIDEST: Final = 40


class BoardScreen(PlantScreen):
    """Draws classic and Recharged."""

    columns = ("money>", "plants_cities", "stored", "cities>", "can_power>")
    told = "cities"

    def __init__(self, seen: Seen) -> None:
        """Draw what is *seen*."""
        super().__init__(seen)
        assert isinstance(seen.game, BoardGame)
        self.setup = seen.game.setup
        self.edition = self.setup.edition.numbers
        self.resources = self.edition.resources
        self.fields: BoardSnapshot = seen.game.snapshot(seen.view)
        self.has_dummy = "trust" in self.fields

    def plant(self, word: str) -> Plant:
        return self.edition.plants[int(word)]

    # Pictures

    def headline(self) -> RenderableType:
        """Return where in the game we are."""
        fields, rules = self.fields, self.setup.seat_rules
        goal = "cli.goal.cities_step2" if fields["step"] == 1 else "cli.goal.cities"
        ends = words.text(goal, step2=rules.step2_at, ends=rules.ends_at)
        step = words.text("cli.step", step=fields["step"])
        where = [step, words.text(f"cli.phase.{fields['phase']}")]
        what = f"{self.edition.name} · {self.setup.map.name}"
        return pieces.headline(self.seen, fields, what, where, ends)

    def overview(self) -> RenderableType:
        phase = self.fields["phase"]
        if phase == "regions":
            return spaced(self.headline(), self._region_list())
        if self.seen.width >= WIDE:
            return self.board()
        if phase in ("trust", "starting_cities"):
            return spaced(self.headline(), self.map())
        if phase == "building":
            return spaced(self.headline(), self._players(), self.map())
        if phase == "bureaucracy":
            return spaced(self.headline(), self._players())
        return spaced(self.headline(), self.market(), self._players())

    def brief(self) -> RenderableType:
        return stacked(self.auction_line(), self.owner_line())

    def board(self) -> RenderableType:
        left = self.market(), self._players()
        if self.seen.width < WIDE:
            return spaced(self.headline(), *left, self.map())
        cities = self._city_list(self.seen.width - MARKETS_WIDTH - 2)
        return spaced(self.headline(), pieces.beside(spaced(*left), cities))

    def map(self) -> RenderableType:
        return self._city_list(self.seen.width)

    def market(self) -> RenderableType:
        return spaced(self.plant_market(), stacked(self._fuel_market(), self._storage()))

    # The map, as a list by region: who is where, and what it costs to build there

    def _city_list(self, width: int) -> RenderableType:
        """Return all regions of the play area, as many abreast as *width* allows."""
        found = enumerate(self.setup.map.regions)
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

    def _region_list(self) -> RenderableType:
        """Return every region of the map with its cities, for the choice of the play area."""
        panels = []
        for index, region in enumerate(self.setup.map.regions):
            is_chosen = region.id in self.fields["regions"]
            cities = [city.name for city in self.setup.map.cities if city.region == index]
            title = words.text("cli.in_play", name=region.id) if is_chosen else region.id
            near = tuple([self.setup.map.regions[other].id for other in region.neighbours])
            body = Text.assemble(", ".join(cities), "\n", pieces.dim("cli.next_to", names=near))
            panels.append(maps.framed(body, title, _WIDEST, region_style(region.colour)))
        return Columns(panels, padding=0)

    def _legend(self) -> Text:
        said = [words.text("cli.legend.slots", free=FREE, later=NOT_YET)]
        if self.fields.get("marked"):
            said.append(words.text("cli.legend.marked", sign=MARKED))
        costs = "cli.legend.price" if self.seen.to_act < 0 else "cli.legend.costs"
        said.append(words.text(costs, name=self.seen.names[max(0, self.seen.to_act)]))
        return pieces.heading("map", ", ".join(said))

    def _panel(self, index: int, region: Region, width: int) -> RenderableType:
        table = Table(
            box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False, expand=True
        )
        table.add_column(no_wrap=True, ratio=1, overflow="ellipsis")
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True, justify="right")
        for city in self.setup.map.cities:
            if city.region == index:
                taken = self._taken(city)
                slots = maps.slots(taken, self.fields["step"])
                table.add_row(city.name, slots, self._cost(city, taken))
        name = self.seen.game.name_of(region.id)
        return maps.framed(table, name, width, region_style(region.colour))

    def _taken(self, city: City) -> list[str]:
        """Return who has the slots of *city*, cheapest first; a mark waits for a starter."""
        owned = {letter(seat): p["cities"] for seat, p in enumerate(self.fields["players"])}
        if "trust" in self.fields:
            owned[DUMMY] = self.fields["trust"]["cities"]
        houses = {cities[city.id]: who for who, cities in owned.items() if city.id in cities}
        taken = [houses.get(price, "") for price in self.edition.slots]
        if city.id in self.fields.get("marked", []):
            taken[0] = taken[0] or MARKED
        return taken

    def _cost(self, city: City, taken: list[str]) -> Text:
        """Return what a house would cost the seat to act, or why there can be none."""
        offer = next((o for o in self.offers("building") if o.text == f"build {city.id}"), None)
        open_slots = taken[: self.fields["step"]]
        if offer is None:
            is_full = "" not in open_slots
            price = "" if is_full else str(self.edition.slots[taken.index("")])
            return maps.closed(self.seen.to_act, taken, is_full=is_full) or Text(price)
        parts = {part.id: part.amount for part in offer.parts}
        refusal = "" if offer.refusal is None else offer.refusal.id
        is_open = "" in open_slots or (MARKED in open_slots and refusal != "reserved_for_starter")
        if not is_open:
            return pieces.dim("cli.full")
        style = "bold" if offer.left >= 0 else "dim"
        split = f"{parts['slot']}+{parts.get('connection', 0)}="
        return Text.assemble((split, "dim"), (str(offer.cost), style))

    # Fuel

    def _fuel_market(self) -> RenderableType:
        """Return the track of every fuel, and what the coming bureaucracy adds to it."""
        fields = self.fields
        tracks, coming = [], []
        for index, name in enumerate(self.resources):
            prices, supply = self.edition.tracks[index].prices, (str(fields["supply"][name]),)
            shown = fuel_name(name)
            tracks.append(Track(shown, fuel_style(name), prices, fields["market"][name], supply))
            is_ended = name in fields["ended_refills"]
            amount = 0 if is_ended else self.setup.refill[index][fields["step"] - 1]
            coming.append(f"{shown} +{amount}")
        said = words.text("cli.refill", step=fields["step"], coming=tuple(coming))
        return Group(pieces.heading("fuel", said), pieces.price_tracks(tracks))

    def _storage(self) -> Text | None:
        """Return what is sold out of the supply, where the map has a storage."""
        for name, price in self.setup.map.facts.get("storage", {}).items():
            amount = self.fields["supply"][name]
            assert isinstance(price, int)
            return pieces.dim("cli.storage", amount=amount, fuel=name, price=price)
        return None

    # Players

    def facts(self, who: str, *, is_line: bool) -> dict[str, Text | str]:
        players = self.fields["players"]
        seat = ord(who) - ord("A")
        owner = self.fields["trust"] if who == DUMMY else players[seat]
        money = None if who == DUMMY else players[seat]["money"]
        unknown = "" if who == DUMMY else "?"
        return {
            "money": unknown if money is None else str(money),
            "plants": self.labels(owner["plants"], is_line=is_line),
            "stored": listed(stored(owner["fuel"]), ", " if is_line else "\n"),
            "cities": str(len(owner["cities"])),
            "can_power": "-" if who == DUMMY else str(self.best(seat, "cities")),
        }

    def _players(self) -> RenderableType:
        below = []
        if "trust" in self.fields:
            below.append(pieces.dim("cli.trust_houses", houses=self.fields["trust"]["reserve"]))
        for fuel in self.fields["ended_refills"]:
            below.append(pieces.dim("cli.refill_ended", name=fuel_name(fuel)))
        return self.players(*below)
