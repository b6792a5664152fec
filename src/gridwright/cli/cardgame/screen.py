"""The screen of the Card Game: which pictures belong to which moment."""

from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from gridwright.cli.cardgame.markets import (
    auction_line,
    fuel_market,
    plant_market,
    plant_words,
)
from gridwright.cli.cardgame.players import headline, owner_line, players
from gridwright.cli.cardgame.position import position
from gridwright.cli.console import WIDE
from gridwright.cli.pieces import beside, spaced, stacked
from gridwright.cli.screen import Name, Screen, Seen
from gridwright.core.action import Action
from gridwright.games.cardgame.actions import Buy, Done, Remove
from gridwright.games.cardgame.fuel_market import kind_of, units_of
from gridwright.parts.auction import Open
from gridwright.parts.fuel import Power, output

_LAST: Final = 10_000  # rank of what is shown below everything else


class CardScreen(Screen):
    """Draws the Card Game."""

    score = "points"
    amounts = ("open", "bid")
    most = 20
    forms = (
        ("open PLANT BID", "put a plant up for auction with a first bid: open 5a 7"),
        ("bid AMOUNT", "outbid the leader; 'bid +1' is one more than the bid before"),
        ("drop", "leave this auction"),
        ("pass", "buy no plant this round"),
        ("remove PLANT", "give up a plant beyond the limit"),
        ("discard FUEL AMOUNT ...", "give up fuel that no longer fits"),
        ("buy FUEL UNITS at COLUMN", "buy a fuel card; without 'at' from the cheapest column"),
        ("power PLANT ... with FUEL AMOUNT ...", "run plants; 'with' only if there is a choice"),
        ("power none", "run nothing"),
        ("done", "buy no more fuel"),
    )

    def __init__(self, seen: Seen) -> None:
        """Draw what is *seen*."""
        super().__init__(seen)
        self.position = position(seen)

    # Pictures

    def headline(self) -> RenderableType:
        return Group(Rule(style="dim"), headline(self.position))

    def overview(self) -> RenderableType:
        if self.position.fields["phase"] == "bureaucracy" and self.seen.width < WIDE:
            return spaced(self.headline(), players(self.position))
        return self.board()

    def situation(self) -> tuple[object, ...]:
        fields = self.position.fields
        return fields["round"], fields["phase"], (*fields["current"], *fields["future"])

    def brief(self) -> RenderableType:
        fuel = fuel_market(self.position)
        return stacked(
            self.position.warning,
            auction_line(self.position),
            fuel if self.position.fields["phase"] == "resources" else None,
            owner_line(self.position, self.seen.to_act),
        )

    def board(self) -> RenderableType:
        return spaced(self.headline(), self._markets(), players(self.position))

    def map(self) -> RenderableType:
        return Text("The Card Game has no map.", style="dim")

    def market(self) -> RenderableType:
        return spaced(self._markets(), self.position.warning)

    def _markets(self) -> RenderableType:
        plants = stacked(plant_market(self.position), auction_line(self.position))
        fuel = fuel_market(self.position)
        return spaced(plants, fuel) if self.seen.width < WIDE else beside(plants, fuel)

    def standing(self, seat: int) -> dict[str, str]:
        player = self.position.fields["players"][seat]
        return {"money": str(player["money"]), "can earn": str(self.position.can_earn(player))}

    # Words

    def note(self, action: Action) -> str:
        words = self.position.content.words
        if isinstance(action, Open):
            word = words[action.item]
            is_cheap = word == self.position.fields["discount"]
            run = plant_words(self.position, word)
            return f"{run}, discounted" if is_cheap else run
        if isinstance(action, Remove):
            return plant_words(self.position, words[action.card])
        if isinstance(action, Power):
            return f"earns {self._income(action)}"
        return self._purchase(action) if isinstance(action, Buy) else ""

    def _purchase(self, action: Buy) -> str:
        """Return what a fuel card costs, how much of it fits and what becomes of the rest."""
        position, units = self.position, units_of(action.card)
        kind = kind_of(action.card)
        kept = min(units, position.room(kind))
        words = f"costs {action.column}, keeps {kept}"
        surplus = units - kept
        if not surplus:
            return words
        supply = position.fields["supply"][position.content.resources[kind]]
        returned = min(surplus, supply) if position.view.fuel.is_limited else surplus
        lost = f", loses {surplus - returned}" if returned < surplus else ""
        return f"{words}, returns {returned}{lost}"

    def _income(self, action: Power) -> int:
        if not action.plants:
            return self.position.content.guaranteed_income
        player = self.position.fields["players"][self.seen.to_act]
        return output(self.position.plants_of(player), action)

    def rank(self, action: Action) -> int:
        if isinstance(action, Power):
            return sum(action.burnt) - 100 * self._income(action)
        if isinstance(action, Buy):
            dearest_last = 10 * action.column - units_of(action.card)
            return 100 * kind_of(action.card) + dearest_last
        return _LAST if isinstance(action, Done) else 0

    def places(self, verb: str) -> tuple[Name, ...]:  # noqa: ARG002
        return ()

    def fuels(self) -> tuple[Name, ...]:
        return tuple([Name(name, name) for name in self.position.content.resources])
