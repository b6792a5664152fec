"""The screen of Outpost: which pictures belong to which moment."""

from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule

from gridwright.cli.console import WIDE
from gridwright.cli.outpost import words
from gridwright.cli.outpost.cities import city_list, connection_list
from gridwright.cli.outpost.markets import auction_line, card_market, labour_market
from gridwright.cli.outpost.players import headline, owner_line, players, turn_line
from gridwright.cli.outpost.position import position
from gridwright.cli.pieces import MARKETS_WIDTH, beside, spaced, stacked
from gridwright.cli.screen import Name, Screen, Seen
from gridwright.core.action import Action
from gridwright.games.outpost.actions import (
    Build,
    Done,
    Hire,
    Power,
    Robot,
    Settle,
    Slot,
    Swap,
)
from gridwright.games.outpost.company import COLONY, runs
from gridwright.games.outpost.state import STATION, Turn
from gridwright.parts.auction import Open

_PLACING: Final = ("station", "plant", "housing")
_LAST: Final = 10_000  # rank of what is shown below everything else


class OutpostScreen(Screen):
    """Draws Outpost."""

    score = "cities supplied"
    amounts = ("open", "bid", "hire")
    forms = (
        ("area NAME", "setup for four: choose the small area"),
        ("syndicate CITY", "for two: choose a city for the Syndicate"),
        ("open CARD BID", "put a card up for auction with a first bid: open 5a 6"),
        ("bid AMOUNT", "outbid the leader; 'bid +1' is one more than the bid before"),
        ("drop", "leave this auction"),
        ("pass", "buy no card this round"),
        ("station CITY", "build a station; 'station on 32' puts it on a colony"),
        ("plant CITY", "build a plant on a plant site, or 'plant on 32'"),
        ("housing CITY", "build housing on a housing site, or 'housing on 32'"),
        ("slot CARD", "put a card of the pool to work; Moon Base: slot 40b plant"),
        ("swap OLD NEW", "exchange a card in a slot for a better one"),
        ("hire AMOUNT", "hire seasonal workers, then fill all beds"),
        ("robot", "let a worker make a robot"),
        ("power CARD ...", "run plants; 'power none' runs nothing"),
        ("done", "end your turn of this phase"),
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
        if phase in ("area", "syndicate"):
            return spaced(self.headline(), self._map())
        if self.seen.width >= WIDE:
            return self.board()
        if phase == "expansion":
            labour = labour_market(self.position)
            cities = city_list(self.position, self.seen.width)
            turn = turn_line(self.position)
            return spaced(self.headline(), labour, players(self.position), cities, turn)
        if phase == "bureaucracy":
            return spaced(self.headline(), players(self.position))
        return spaced(self.headline(), self._cards(), players(self.position))

    def situation(self) -> tuple[object, ...]:
        fields = self.position.fields
        piles = [(*pile.cards, pile.tokens) for pile in self.position.view.market.current]
        placed = self.position.view.taken[0] if fields["phase"] == "syndicate" else 0
        return fields["round"], fields["phase"], self.position.view.execution, (*piles, placed)

    def brief(self) -> RenderableType:
        return stacked(
            self.position.warning,
            auction_line(self.position),
            owner_line(self.position, self.seen.to_act),
            turn_line(self.position),
        )

    def board(self) -> RenderableType:
        left = self._cards(), labour_market(self.position), players(self.position)
        turn = turn_line(self.position)
        if self.seen.width < WIDE:
            cities = city_list(self.position, self.seen.width)
            return spaced(self.headline(), *left, cities, turn)
        cities = city_list(self.position, self.seen.width - MARKETS_WIDTH - 2)
        return spaced(self.headline(), beside(spaced(*left), cities), turn)

    def map(self) -> RenderableType:
        return spaced(self._map(), self.position.warning)

    def _map(self) -> RenderableType:
        return spaced(
            city_list(self.position, self.seen.width),
            connection_list(self.position, self.seen.width),
        )

    def market(self) -> RenderableType:
        return spaced(self._cards(), labour_market(self.position), self.position.warning)

    def _cards(self) -> RenderableType:
        return stacked(card_market(self.position), auction_line(self.position))

    def standing(self, seat: int) -> dict[str, str]:
        player = self.position.fields["players"][seat]
        return {"money": str(player["money"]), "network": str(player["network_size"])}

    # Words

    def note(self, action: Action) -> str:
        cards = self.position.content.cards
        if isinstance(action, (Open, Slot)):
            return words.long(cards[action.item if isinstance(action, Open) else action.card])
        if isinstance(action, Swap):
            return f"{words.short(cards[action.new])} instead of {words.short(cards[action.old])}"
        if isinstance(action, Build):
            return f"for {sum(self.position.building_cost(action.kind, action.city))}"
        if isinstance(action, Settle):
            return "free"
        if isinstance(action, Hire):
            cost = self.position.hiring_cost(action.seasonal)
            return f"for {cost}" if action.seasonal else self._beds()
        if isinstance(action, Power):
            powered = self._powered(action)
            return f"{words.count(powered, 'city')}, earns {self.position.income(powered)}"
        return self._robot() if isinstance(action, Robot) else ""

    def _beds(self) -> str:
        """Return what hiring nobody does."""
        player = self.position.fields["players"][self.seen.to_act]
        empty = max(0, player["beds"] - player["workers"])
        filled = min(empty, self.position.fields["market"]["workers"])
        return f"fills {words.count(filled, 'bed')}" if filled else "fills no bed"

    def _robot(self) -> str:
        is_early = self.position.view.turn < Turn.WORKERS
        warning = "; afterwards nobody can be hired" if is_early else ""
        return f"takes a worker this round{warning}"

    def _powered(self, action: Power) -> int:
        """Return how many cities would be supplied."""
        company = self.position.view.players[self.seen.to_act].company
        made = dict(runs(self.position.setup, company))[action.plants]
        return min(made, company.network_size())

    def rank(self, action: Action) -> int:
        if isinstance(action, Power):
            cards = self.position.content.cards
            hands = sum([cards[card].workers for card in action.plants])
            return hands - 100 * self._powered(action)
        if isinstance(action, Build):
            kind = -1 if action.kind == STATION else action.kind
            return 1000 * kind + sum(self.position.building_cost(action.kind, action.city))
        if isinstance(action, Settle):
            return 1000 * (-1 if action.kind == STATION else action.kind)
        if isinstance(action, (Slot, Swap, Hire, Robot)):
            return 5000
        return _LAST if isinstance(action, Done) else 0

    def places(self, verb: str) -> tuple[Name, ...]:
        content = self.position.content
        if verb == "area":
            return tuple([Name(area, area) for area in content.areas])
        if verb not in (*_PLACING, "syndicate"):
            return ()
        area = self.position.view.area
        cities = [
            Name(city.id, city.name, area.contains(index))
            for index, city in enumerate(content.cities)
        ]
        if verb in _PLACING:
            for card, entry in content.cards.items():
                if entry.technology == COLONY:
                    on_card = f"on {content.words[card]}"
                    cities.append(Name(on_card, on_card, is_near=False))
        return tuple(cities)

    def fuels(self) -> tuple[Name, ...]:
        return ()
