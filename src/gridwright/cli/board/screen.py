"""The screen of the board games: which pictures belong to which moment."""

from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule

from gridwright.cli.board.cities import city_list, region_list
from gridwright.cli.board.markets import (
    auction_line,
    fuel_market,
    plant_market,
    plant_words,
    storage_line,
)
from gridwright.cli.board.players import headline, owner_line, players
from gridwright.cli.board.position import position
from gridwright.cli.console import WIDE
from gridwright.cli.pieces import MARKETS_WIDTH, beside, spaced, stacked
from gridwright.cli.screen import Name, Screen, Seen
from gridwright.core.action import Action
from gridwright.games.board.actions import Build, Buy, BuyFromStorage, Done
from gridwright.parts.auction import Open
from gridwright.parts.fuel import Power

_PLACING: Final = ("build", "trust", "start")
_LAST: Final = 10_000  # rank of what is shown below everything else


class BoardScreen(Screen):
    """Draws classic and Recharged."""

    score = "cities supplied"
    amounts = ("open", "bid", "buy")
    forms = (
        ("open PLANT BID", "put a plant up for auction with a first bid"),
        ("bid AMOUNT", "outbid the leader; 'bid +1' is one more than the bid before"),
        ("drop", "leave this auction"),
        ("pass", "buy no plant this round"),
        ("remove PLANT", "give up a plant beyond the limit"),
        ("discard FUEL AMOUNT ...", "give up fuel that no longer fits"),
        ("buy FUEL AMOUNT", "buy fuel from the market"),
        ("buy storage AMOUNT", "buy coal from the storage (USA Recharged)"),
        ("build CITY", "put a house in a city"),
        ("power PLANT ... with FUEL AMOUNT ...", "run plants; 'with' only if there is a choice"),
        ("power none", "run nothing"),
        ("done", "end your turn of this phase"),
        ("region NAME", "setup: add a region to the play area"),
        ("trust CITY", "setup for two: place a house of the Trust"),
        ("start CITY", "setup: mark a starting city"),
    )

    def __init__(self, seen: Seen) -> None:
        """Draw what is *seen*."""
        super().__init__(seen)
        self.position = position(seen)

    # Pictures

    def headline(self) -> RenderableType:
        return Group(Rule(style="dim"), headline(self.position))

    def overview(self) -> RenderableType:
        phase = self.position.fields["phase"]
        if phase == "regions":
            return spaced(self.headline(), region_list(self.position))
        if self.seen.width >= WIDE:
            return self.board()
        if phase in ("trust", "starting_cities"):
            return spaced(self.headline(), self.map())
        if phase == "building":
            return spaced(self.headline(), players(self.position), self.map())
        if phase == "bureaucracy":
            return spaced(self.headline(), players(self.position))
        return spaced(self.headline(), self.market(), players(self.position))

    def situation(self) -> tuple[object, ...]:
        fields = self.position.fields
        return fields["round"], fields["phase"], (*fields["current"], *fields["future"])

    def brief(self) -> RenderableType:
        auction = auction_line(self.position)
        owner = owner_line(self.position, self.seen.to_act)
        return owner if auction is None else Group(auction, owner)

    def board(self) -> RenderableType:
        left = self.market(), players(self.position)
        if self.seen.width < WIDE:
            return spaced(self.headline(), *left, self.map())
        room = self.seen.width - MARKETS_WIDTH - 2
        cities = city_list(self.position, room)
        return spaced(self.headline(), beside(spaced(*left), cities))

    def map(self) -> RenderableType:
        return city_list(self.position, self.seen.width)

    def market(self) -> RenderableType:
        return spaced(
            stacked(plant_market(self.position), auction_line(self.position)),
            stacked(fuel_market(self.position), storage_line(self.position)),
        )

    def standing(self, seat: int) -> dict[str, str]:
        player = self.position.fields["players"][seat]
        money = "?" if player["money"] is None else str(player["money"])
        return {"money": money, "cities": str(len(player["cities"]))}

    # Words

    def note(self, action: Action) -> str:
        if isinstance(action, Open):
            words = plant_words(self.position, action.item)
            is_cheap = action.item == self.position.fields["discount"]
            return f"{words}, discounted" if is_cheap else words
        if isinstance(action, Power):
            powered = self._powered(action)
            noun = "city" if powered == 1 else "cities"
            return f"{powered} {noun}, earns {self.position.income(powered)}"
        if isinstance(action, (Buy, BuyFromStorage, Build)):
            return f"for {self._values(action)['cost']}"
        return ""

    def rank(self, action: Action) -> int:
        if isinstance(action, Power):
            return sum(action.burnt) - 100 * self._powered(action)
        if isinstance(action, Build):
            return int(self._values(action)["cost"])
        return _LAST if isinstance(action, Done) else 0

    def _values(self, action: Action) -> dict[str, int | str]:
        return self.seen.game.explain(self.seen.view, action).values

    def _powered(self, action: Power) -> int:
        """Return how many cities would be supplied."""
        output = sum([self.position.plant(number).output for number in action.plants])
        return min(output, len(self.position.fields["players"][self.seen.to_act]["cities"]))

    def places(self, verb: str) -> tuple[Name, ...]:
        board = self.position.setup.map
        if verb == "region":
            return tuple([Name(region.id, region.id) for region in board.regions])
        if verb not in _PLACING:
            return ()
        near = {city.id for city in self.position.cities()}
        return tuple([Name(city.id, city.name, city.id in near) for city in board.cities])

    def fuels(self) -> tuple[Name, ...]:
        return tuple([Name(name, name) for name in self.position.edition.resources])
