"""The screen of the board games: its pictures, and which of them belong to which moment."""

from rich.console import Group, RenderableType
from rich.text import Text

from gridwright import words
from gridwright.cli import pieces
from gridwright.cli.board.cities import Map
from gridwright.cli.console import WIDE, fuel_style
from gridwright.cli.pieces import DUMMY, MARKETS_WIDTH, Track, listed, owner_name, spaced, stacked
from gridwright.cli.plants import PlantScreen, fuel_name
from gridwright.cli.screen import Seen
from gridwright.content.types import Plant
from gridwright.games.board.game import BoardGame
from gridwright.games.board.snapshot import BoardSnapshot, PlayerSnapshot, TrustSnapshot
from gridwright.tables.table import letter
from gridwright.words import Names


class BoardScreen(PlantScreen):
    """Draws classic and Recharged."""

    def __init__(self, seen: Seen) -> None:
        """Draw what is *seen*."""
        super().__init__(seen)
        assert isinstance(seen.game, BoardGame)
        self.setup = seen.game.setup
        self.edition = self.setup.edition.numbers
        self.resources = self.edition.resources
        self.fields: BoardSnapshot = seen.game.snapshot(seen.view)

    def plant(self, word: str) -> Plant:
        return self.edition.plants[int(word)]

    def _map(self) -> Map:
        seen = self.seen
        builds = {offer.text: offer for offer in self.offers("building")}
        names = Names.of(seen.game, seen.names)
        slots = self.edition.slots
        return Map(self.setup.map, slots, self.fields, builds, names, seen.to_act)

    # Pictures

    def headline(self) -> RenderableType:
        fields, rules = self.fields, self.setup.seat_rules
        goal = "cli.goal.cities_step2" if fields["step"] == 1 else "cli.goal.cities"
        where = pieces.moment(
            words.text("cli.round", round=fields["round"]),
            words.text("cli.step", step=fields["step"]),
            self.seen.say(f"cli.phase.{fields['phase']}"),
        )
        return pieces.headline(
            self.seen,
            fields["order"],
            fields["to_act"],
            f"{self.edition.name} · {self.setup.map.name}",
            where,
            words.text(goal, step2=rules.step2_at, ends=rules.ends_at),
        )

    def overview(self) -> RenderableType:
        phase = self.fields["phase"]
        if phase == "regions":
            return spaced(self.headline(), self._map().region_list())
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
        seat = self.seen.to_act
        player = self.fields["players"][seat]
        facts: dict[str, Text | str] = {
            "money": _money(player),
            "plants": listed([self.label(str(number)) for number in player["plants"]], ", "),
            "stored": listed(self.held(player["fuel"]), ", "),
            "cities": str(len(player["cities"])),
            "can_power": str(self.best(seat, "cities")),
        }
        return stacked(self.auction_line(), pieces.owner_line(self.seen, letter(seat), facts))

    def board(self) -> RenderableType:
        left = self.market(), self._players()
        if self.seen.width < WIDE:
            return spaced(self.headline(), *left, self.map())
        cities = self._map().city_list(self.seen.width - MARKETS_WIDTH - 2)
        return spaced(self.headline(), pieces.beside(spaced(*left), cities))

    def map(self) -> RenderableType:
        return self._map().city_list(self.seen.width)

    def market(self) -> RenderableType:
        return spaced(self.plant_market(), stacked(self._fuel_market(), self._storage()))

    def standing(self, seat: int) -> dict[str, str]:
        player = self.fields["players"][seat]
        return {"money": _money(player), "cities": str(len(player["cities"]))}

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

    def _players(self) -> RenderableType:
        """Return the table of all players, and of the Trust."""
        fields = self.fields
        columns = ("player", "money>", "plants_cities", "stored", "cities>", "can_power>")
        table = pieces.plain_table(*columns, is_wide=True)
        for seat, player in enumerate(fields["players"]):
            name = owner_name(self.seen, letter(seat), fields["to_act"])
            can_power = str(self.best(seat, "cities"))
            table.add_row(name, _money(player), *self._belongings(player), can_power)
        lines: list[RenderableType] = [pieces.heading("players"), table]
        if "trust" in fields:
            name = owner_name(self.seen, DUMMY, fields["to_act"])
            table.add_row(name, "", *self._belongings(fields["trust"]), "-")
            lines.append(pieces.dim("cli.trust_houses", houses=fields["trust"]["reserve"]))
        if "demolition" in fields:
            lines.append(pieces.demolition_line(fields["demolition"]))
        for fuel in fields["ended_refills"]:
            lines.append(Text(words.text("cli.refill_ended", name=fuel_name(fuel)), style="dim"))
        return Group(*lines)

    def _belongings(self, owner: PlayerSnapshot | TrustSnapshot) -> tuple[Text, Text, str]:
        """Return plants, stored fuel and city count."""
        plants = self.aligned([self.label(str(number)) for number in owner["plants"]])
        return plants, listed(self.held(owner["fuel"]), "\n"), str(len(owner["cities"]))


def _money(player: PlayerSnapshot) -> str:
    return "?" if player["money"] is None else str(player["money"])
