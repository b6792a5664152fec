"""What plants are worth: opening, bidding, making room."""

from typing import Final

from gridwright.bots.board.cities import costs_ahead
from gridwright.bots.board.facts import NO_FUEL
from gridwright.bots.board.forecast import Forecast
from gridwright.bots.board.fuel import best_plan
from gridwright.bots.board.outlook import Outlook
from gridwright.core.errors import ALLOWED
from gridwright.games.board.state import BoardState

_GROWTH: Final = 10.0  # the lower, the more a character that loves growth overrates capacity
_MOST_HOUSES: Final = 6  # that a plan foresees


class PlantOffer:
    """A plant as the seat to act judges it."""

    def __init__(self, card: int, minimum: int, gain: float) -> None:
        """Judge *card*, which opens at *minimum*."""
        self.card = card
        self.minimum = minimum
        self.gain = gain  # cities more at the end if it goes for its minimum


class Judgement:
    """What plants are worth to the seat to act, in cities supplied at the end."""

    outlook: Outlook
    owned: list[int]
    outputs: list[int]
    runs: list[float]  # what a run of each costs
    money: float  # with what the fuel in hand is worth
    base: float  # what comes of the plants as they are
    forecast: Forecast
    house_costs: list[int]  # of 0, 1, 2 ... houses, in the last round
    served: int  # cities supplied without another plant, in the last round

    def __init__(self, outlook: Outlook) -> None:
        """Judge the plants that the seat has."""
        self.outlook = outlook
        outlook.guess_prices()
        self.owned = []
        self.outputs = []
        self.runs = []
        for plant in outlook.player.plants:
            self.owned.append(plant.card)
            self.outputs.append(plant.output)
            self.runs.append(outlook.run_price(plant.card))
        self.forecast = Forecast(outlook.facts, outlook.weights, outlook.left, outlook.cities)
        self.base = 0.0
        self.money = 0.0
        self.house_costs = []
        self.served = 0
        if outlook.is_last:
            self.house_costs = costs_ahead(
                outlook.state, outlook.facts, outlook.seat, outlook.money, _MOST_HOUSES
            )
            self.served = best_plan(outlook, self.owned, outlook.money, self.house_costs).served
        else:
            self.money = outlook.money + outlook.weights.stored * self._fuel_worth()
            self.base = self.forecast.outcome(self.money, self.outputs, self.runs)

    def _fuel_worth(self) -> float:
        """Return what the fuel in hand is worth."""
        outlook = self.outlook
        worth = 0.0
        for resource in range(outlook.facts.resources):
            worth += outlook.player.stored[resource] * outlook.price[resource]
        return worth

    def room(self, card: int) -> int:
        """Return the index of the plant that makes room for *card*, or -1 where there is room."""
        if len(self.owned) < self.outlook.facts.plant_limit:
            return -1
        return self.least_missed(card)

    def least_missed(self, exempt: int) -> int:
        """Return the index of the plant that is missed the least, other than *exempt*."""
        best = -1
        for index in range(len(self.owned)):
            if self.owned[index] == exempt:
                continue
            if best < 0 or self._worth(index) < self._worth(best):
                best = index
        return best

    def _worth(self, index: int) -> float:
        """Return roughly what a plant brings: what it supplies, less what it burns."""
        outlook = self.outlook
        green = outlook.profile.green * self.outputs[index] if not self.runs[index] else 0.0
        return outlook.weights.served * self.outputs[index] - self.runs[index] + green

    def gain(self, card: int, price: int, blur: float) -> float:
        """Return how many cities more there will be at the end with *card* bought for *price*.

        Prices weigh more or less by the character, and by its present *blur*.
        """
        outlook = self.outlook
        if outlook.is_last:
            return self._last_gain(card, price)
        if not self._can_be_fuelled(card):
            return -1.0
        removed = self.room(card)
        outputs = [out for index, out in enumerate(self.outputs) if index != removed]
        runs = [run for index, run in enumerate(self.runs) if index != removed]
        output = outlook.facts.output[card]
        outputs.append(output)
        runs.append(outlook.run_price(card))
        paid = price * outlook.weights.thrift / (outlook.profile.bids * blur)
        if removed >= 0:
            paid -= self._compensation()
        if not outlook.facts.need[card]:
            paid -= outlook.profile.green * output
        if paid > outlook.money:
            return -1.0
        outcome = self.forecast.outcome(self.money - paid, outputs, runs) - self.base
        return outcome + (outlook.profile.growth - 1.0) * output / _GROWTH

    def _can_be_fuelled(self, card: int) -> bool:
        """Whether there is fuel for a run of *card*: in hand, on sale, or with the next refill."""
        outlook = self.outlook
        state, facts = outlook.state, outlook.facts
        units = 0
        for resource in (facts.fuel[card], facts.other[card]):
            if resource == NO_FUEL:
                continue
            units += outlook.player.stored[resource] + state.fuel.on_sale[resource]
            units += state.setup.refill[resource][state.step - 1]
            if resource == facts.storage:
                units += state.fuel.supply[resource]
        return units >= facts.need[card]

    def _last_gain(self, card: int, price: int) -> float:
        """Return how many cities more *card* supplies at once."""
        outlook = self.outlook
        removed = self.room(card)
        cards = [other for index, other in enumerate(self.owned) if index != removed]
        cards.append(card)
        plan = best_plan(outlook, cards, outlook.money - price, self.house_costs)
        return float(plan.served - self.served)

    def _compensation(self) -> int:
        """Return what the Demolition Contractor pays for a plant."""
        demolition = self.outlook.state.demolition
        if not demolition.cards:
            return 0
        card = demolition.cards[demolition.top]
        return card.others if demolition.removals else card.first

    def offers(self, blur: float) -> list[PlantOffer]:
        """Return the plants that the seat to act may put up, the best one first."""
        outlook = self.outlook
        state = outlook.state
        ranked: list[PlantOffer] = []
        for card in state.for_sale():
            minimum = state.token.minimum_bid(card, state.cards.numbers[card])
            if minimum > outlook.money or not self.may_own(card) or card == state.auction.item:
                continue
            offer = PlantOffer(card, minimum, self.gain(card, minimum, blur))
            place = len(ranked)
            while place and ranked[place - 1].gain < offer.gain:
                place -= 1
            ranked.insert(place, offer)
        return ranked

    def may_own(self, card: int) -> bool:
        """Whether the map lets the seat own *card*."""
        return may_own(self.outlook.state, self.outlook.seat, card)

    def _rivals(self) -> int:
        """Return how many other seats may still buy in this round."""
        outlook = self.outlook
        rivals = 0
        for seat in range(outlook.facts.seats):
            if seat != outlook.seat and not outlook.state.auction.finished >> seat & 1:
                rivals += 1
        return rivals

    def limit(self, blur: float) -> int:
        """Return the highest bid that makes sense for the plant that is put up; 0 for none.

        What may be gained by another plant counts, the less the more rivals there are. The bid
        that stands does not count, so that a seat never changes its mind.
        """
        outlook = self.outlook
        state = outlook.state
        item = state.auction.item
        if not self.may_own(item):
            return 0
        minimum = state.token.minimum_bid(item, state.cards.numbers[item])
        least = self.threshold()
        if self.gain(item, minimum, blur) <= least:
            return 0
        others = self.offers(blur)
        if others and others[0].gain > 0.0:
            least += others[0].gain / (1.0 + outlook.weights.rivalry * self._rivals())
        below, above = minimum - 1, outlook.money + 1
        while above - below > 1:
            middle = (below + above) // 2
            if self.gain(item, middle, blur) > least:
                below = middle
            else:
                above = middle
        return below

    def threshold(self) -> float:
        """Return how much a plant must gain at least."""
        return 0.0 if self.outlook.is_last else self.outlook.weights.least


def may_own(state: BoardState, seat: int, card: int) -> bool:
    """Whether the map lets *seat* own *card*."""
    plant = state.setup.edition.numbers.plants[card]
    return state.setup.map_rules.ownership_refusal(state, seat, plant) is ALLOWED
