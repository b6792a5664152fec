"""The screen of classic and Recharged: the pictures, and which are shown when."""

from collections.abc import Iterator, Mapping
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from gridwright import words
from gridwright.cli import pieces, shared
from gridwright.cli.console import WIDE, fuel_style, grid, region_label, region_name, region_style
from gridwright.cli.pieces import DUMMY, LAST_CARD_WORD, Track, owners, spaced
from gridwright.cli.shared import FREE, MARKED, NOT_YET, MapScreen, PlantScreen
from gridwright.content.types import Plant, Region
from gridwright.core.errors import Message
from gridwright.games.board.actions import BUILD_FORM
from gridwright.games.board.game import BoardGame
from gridwright.games.board.json_types import BoardOwnerSnapshot, BoardSnapshot
from gridwright.reference.sheet import fuel_name
from gridwright.tables.table import seat_of

_NARROWEST: Final = 31  # columns of one region with the longest names and costs
_WIDEST: Final = 40
_BRIEF: Final = 66  # columns of the cities of a region behind its name
_LAST_STEP: Final = 3
_STORAGE: Final = "storage"  # of the coal, on some maps


class BoardScreen(PlantScreen, MapScreen):
    """Draws classic and Recharged."""

    game: BoardGame
    columns = ("money>", "plants_cities", "stored", "cities>", "can_power>")
    ranking_fact = "cities"
    building_phase = "building"
    setup_phases = ("trust", "starting_cities")

    def __post_init__(self) -> None:
        self.setup = self.game.setup
        self.edition = self.setup.edition.numbers
        self.resources = self.edition.resources
        self.fields: BoardSnapshot = self.game.snapshot(self.view)
        self.owners: Mapping[str, BoardOwnerSnapshot] = owners(
            self.fields["players"], self.fields.get("trust")
        )
        self.networks = {who: owner["cities"] for who, owner in self.owners.items()}
        self.slot_prices, self.income = self.edition.slots, self.edition.income
        board, regions = self.setup.map, [region.id for region in self.setup.map.regions]
        chosen, cities = self.fields["regions"] or regions, enumerate(board.cities)
        self.city_names = {i: city.name for i, city in cities if regions[city.region] in chosen}
        self.links = shared.within(self.city_names, board.connections)

    def plant(self, word: str) -> Plant:
        return self.edition.plants[int(word)]

    def unknown_here(self, typed: list[str]) -> Message | None:
        has_storage = any([_STORAGE in form.words for form in self.game.forms])
        return Message("no_storage_here") if _STORAGE in typed and not has_storage else None

    # Pictures

    def headline(self) -> RenderableType:
        fields, rules = self.fields, self.setup.seat_rules
        goal = "cli.goal.cities_step2" if fields["step"] == 1 else "cli.goal.cities"
        goal_text = words.text(goal, step2=rules.step2_at, ends=rules.ends_at)
        step = words.text("cli.step", step=fields["step"])
        moment = [step, words.text(f"cli.phase.{fields['phase']}")]
        title, board = self.game.title, self.setup.map.name
        name = words.text("draw.title_map", title=title, board=board)
        return pieces.headline(self, name, moment, goal_text)

    def pictures(self) -> Iterator[RenderableType]:
        phase, head, width = self.fields["phase"], self.headline(), self.width
        if phase == "regions":
            yield spaced(head, self._region_list())
            yield pieces.stacked(head, self._region_lines())
            return
        if width >= WIDE:
            yield self.board()
        if phase in self.setup_phases:
            yield spaced(head, self.city_list(width))
            yield pieces.stacked(head, self._city_lines())
        elif phase == "building":
            yield spaced(head, self.players(), self.city_list(width))
            yield spaced(head, self.player_lines(), self.city_list(width))
            yield pieces.stacked(head, self.player_lines(), self._city_lines())
            yield pieces.stacked(head, self.owner_line(), self._city_lines())
        elif phase == "bureaucracy":
            yield spaced(head, self.players())
        else:
            yield spaced(head, self.market(), self.players())
            yield pieces.stacked(head, self.market(), self.player_lines())
            is_buying = phase == "resources"
            fuel = self._fuel_market() if is_buying else self._fuel_line()
            if not is_buying:
                yield pieces.stacked(head, self.plant_market(), fuel, self.player_lines())
            plants = None if is_buying else self.plant_market(is_brief=True)
            yield pieces.stacked(head, plants, fuel, self._storage(), self.player_lines())
        yield pieces.stacked(head, pieces.auction_line(self), self.player_lines())
        yield pieces.stacked(head, pieces.auction_line(self), self.owner_line())

    def brief(self) -> RenderableType:
        return pieces.stacked(pieces.auction_line(self), self.owner_line())

    def board(self) -> RenderableType:
        return spaced(self.headline(), self.with_map(self.market(), self.players()))

    def market(self) -> RenderableType:
        fuel = pieces.stacked(self._fuel_market(), self._storage())
        return spaced(self.plant_market(), fuel)

    # The map, as a list by region: houses, and what it costs to build

    def _regions(self) -> list[tuple[int, Region]]:
        regions = enumerate(self.setup.map.regions)
        return [(i, region) for i, region in regions if region.id in self.fields["regions"]]

    def city_list(self, width: int) -> RenderableType:
        regions = self._regions()
        if not regions:
            return self._region_list()
        per_row = max(1, width // (_WIDEST if self.is_first() else _NARROWEST))
        columns = min(width // per_row, _WIDEST)
        panels = [self._panel(index, region, columns) for index, region in regions]
        rows = [panels[start : start + per_row] for start in range(0, len(panels), per_row)]
        return Group(self._legend(), grid(rows, gap=0))

    def _cities_of(self, region: int) -> list[int]:
        return [i for i, city in enumerate(self.setup.map.cities) if city.region == region]

    def _city_lines(self) -> RenderableType:
        rows = []
        for index, region in self._regions():
            labels = []
            for city in self._cities_of(index):
                cost = self._build_cost(city, is_brief=True)
                labels.append(
                    Text.assemble(self.city_names[city], " ", self.slots(city), " ", cost)
                )
            name = Text(region_name(region.id), region_style(region.colour))
            rows.append((name, pieces.in_lines(labels, _BRIEF)))
        return Group(self._legend(), grid(rows, gap=1))

    def _region_list(self) -> RenderableType:
        """Return every region of the map with its cities, for the choice of the play area."""
        panels, board = [], self.setup.map
        for index, region in enumerate(board.regions):
            cities = ", ".join([board.cities[city].name for city in self._cities_of(index)])
            body = Text.assemble(cities, "\n", self._neighbours(region))
            style = region_style(region.colour)
            panels.append(shared.framed(body, self._region_title(region), _WIDEST, style))
        return Columns(panels, padding=0)

    def _region_lines(self) -> RenderableType:
        regions = self.setup.map.regions
        names = [
            Text(self._region_title(region), region_style(region.colour)) for region in regions
        ]
        return grid(zip(names, [self._neighbours(region) for region in regions], strict=True))

    def _neighbours(self, region: Region) -> Text:
        neighbours = tuple([self.setup.map.regions[other].id for other in region.neighbours])
        return pieces.dim("cli.next_to", names=words.current().shown("regions", neighbours))

    def _region_title(self, region: Region) -> str:
        is_chosen = region.id in self.fields["regions"]
        label = region_label(region.id)
        return words.text("cli.in_play", name=label) if is_chosen else label

    def _legend(self) -> Text:
        notes = [words.text("cli.legend.slots", free=FREE, later=NOT_YET)]
        if self.fields.get("marked"):
            notes.append(words.text("cli.legend.marked", sign=MARKED))
        if self.is_first():
            notes.append(self.first_city_legend())
        else:
            costs = "cli.legend.price" if self.to_act < 0 else "cli.legend.costs"
            notes.append(words.text(costs, name=self.names[max(0, self.to_act)]))
        return pieces.heading("map", ", ".join(notes))

    def _panel(self, index: int, region: Region, width: int) -> RenderableType:
        table = shared.city_table(signs=1)
        table.add_column(no_wrap=True, justify="right")
        table.show_header = False
        for city in self._cities_of(index):
            table.add_row(self.city_names[city], self.slots(city), self._build_cost(city))
        name = region_name(region.id)
        return shared.framed(table, name, width, region_style(region.colour))

    def slot_owners(self, city: int) -> list[str]:
        """Return who has the slots of *city*, cheapest first; a mark waits for a starter."""
        owners = super().slot_owners(city)
        if self.setup.map.cities[city].id in self.fields.get("marked", []):
            owners[0] = owners[0] or MARKED
        return owners

    def is_first(self) -> bool:
        seat = self.to_act
        return seat >= 0 and not self.fields["players"][seat]["cities"]

    def _build_cost(self, city: int, *, is_brief: bool = False) -> Text:
        """Return what a house would cost the seat to act, or why it cannot build one."""
        offer = self.builds.get((BUILD_FORM.verb, self.setup.map.cities[city].id))
        if offer is None:
            return self.closed_note(city) or self.next_slot(city)
        is_possible = offer.refusal is None or offer.refusal.id == "city_over_cash"
        if self.is_full(city) and not is_possible:
            return pieces.dim("cli.full")
        style = "bold" if offer.left >= 0 else "dim"
        if self.is_first():
            is_priced = is_possible and self.fields["phase"] not in self.setup_phases
            return self.with_connection_costs(
                city, Text(str(offer.cost) if is_priced else "", style=style)
            )
        if not is_possible:
            return Text("-", style="dim")
        parts = {part.id: part.amount for part in offer.parts}
        split = "" if is_brief else f"{parts['slot']}+{parts.get('connection', 0)}="
        return Text.assemble((split, "dim"), (str(offer.cost), style))

    # Fuel

    def _fuel_market(self) -> RenderableType:
        fields, tracks = self.fields, []
        for index, name in enumerate(self.resources):
            prices, supply = self.edition.tracks[index].prices, (str(fields["supply"][name]),)
            units, style = fields["market"][name], fuel_style(name)
            tracks.append(Track(fuel_name(name), style, prices, units, supply))
        return Group(pieces.heading("fuel", self._refill()), pieces.price_tracks(tracks))

    def _refill(self) -> str:
        """Return what the next refill brings: in the Step of that moment, as the supply allows."""
        fields, step = self.fields, self.fields["step"]
        if fields["phase"] != "bureaucracy":
            if LAST_CARD_WORD in (*fields["current"], *fields["future"]):
                step = _LAST_STEP
            elif step == 1 and self.largest() >= self.setup.seat_rules.step2_at:
                step = 2
        coming = []
        for index, name in enumerate(self.resources):
            amount = 0 if name in fields["ended_refills"] else self.setup.refill[index][step - 1]
            units = min(amount, fields["supply"][name])
            text = "cli.refill_all" if units == amount else "cli.refill_part"
            coming.append(words.text(text, name=fuel_name(name), there=units, amount=amount))
        return words.text("cli.refill", step=step, coming=tuple(coming))

    def _fuel_line(self) -> RenderableType:
        """Return the fuel on sale in a line, each with the price of its first unit."""
        labels = []
        for index, name in enumerate(self.resources):
            prices, units = self.edition.tracks[index].prices, self.fields["market"][name]
            first = str(prices[-units]) if units else "-"
            label = words.text("cli.fuel_from", units=units, name=fuel_name(name), price=first)
            labels.append(Text(label, style=fuel_style(name)))
        return Text.assemble(pieces.heading("fuel"), "  ", Text(", ").join(labels))

    def _storage(self) -> Text | None:
        """Return what is sold out of the supply, where the map has a storage."""
        for name, price in self.setup.map.facts.get("storage", {}).items():
            amount = self.fields["supply"][name]
            assert isinstance(price, int)
            return pieces.dim("cli.storage", amount=amount, fuel=name, price=price)
        return None

    # Players

    def abilities(self, who: str, *, is_brief: bool) -> dict[str, Text | str]:  # noqa: ARG002
        is_seat = who != DUMMY
        can_power = str(self.can_supply(seat_of(who))) if is_seat else "-"
        return {"cities": str(len(self.owners[who]["cities"])), "can_power": can_power}

    def notes(self) -> list[Text]:
        notes = []
        if "trust" in self.fields:
            notes.append(pieces.dim("cli.trust_houses", houses=self.fields["trust"]["reserve"]))
        for fuel in self.fields["ended_refills"]:
            notes.append(pieces.dim("cli.refill_ended", name=fuel_name(fuel)))
        return notes
