"""What plants are worth: opening, bidding, making room."""

from typing import Final

from gridwright.bots.board.cities import costs_ahead
from gridwright.bots.board.forecast import Forecast
from gridwright.bots.board.fuel import best_plan
from gridwright.bots.board.outlook import Outlook
from gridwright.core.errors import ALLOWED
from gridwright.games.board.state import BoardState

_GROWN: Final = 10.0  # by how much a character that loves growth overrates a city of capacity
_LEAP: Final = 6  # houses that a plan foresees at most


class Offer:
    """A plant as the seat to act judges it."""

    def __init__(self, card: int, minimum: int, gain: float) -> None:
        """Judge *card*, to be had for *minimum*."""
        self.card = card
        self.minimum = minimum
        self.gain = gain  # cities more at the end if it goes for its minimum


class Judgement:
    """What plants are worth to the seat to act, in cities supplied at the end."""

    look: Outlook
    owned: list[int]
    outputs: list[int]
    runs: list[float]  # what a run of each costs
    money: float  # with what the fuel in hand is worth
    base: float  # what comes of the plants as they are
    forecast: Forecast
    ahead: list[int]  # what houses cost, in the last round
    served: int  # cities supplied without another plant, in the last round

    def __init__(self, look: Outlook) -> None:
        """Look at what the seat has."""
        self.look = look
        look.guess_prices()
        self.owned = []
        self.outputs = []
        self.runs = []
        for plant in look.player.plants:
            self.owned.append(plant.card)
            self.outputs.append(plant.output)
            self.runs.append(look.run_price(plant.card))
        self.forecast = Forecast(look.facts, look.weights, look.left, look.cities)
        self.base = 0.0
        self.money = 0.0
        self.ahead = []
        self.served = 0
        if look.is_last:
            self.ahead = costs_ahead(look.state, look.facts, look.seat, look.money, _LEAP)
            self.served = best_plan(look, self.owned, look.money, self.ahead).served
        else:
            self.money = look.money + look.weights.stored * self._fuel()
            self.base = self.forecast.outcome(self.money, self.outputs, self.runs)

    def _fuel(self) -> float:
        """Return what the fuel in hand is worth."""
        look = self.look
        worth = 0.0
        for resource in range(look.facts.resources):
            worth += look.player.stored[resource] * look.price[resource]
        return worth

    def room(self, card: int) -> int:
        """Return the index of the plant that makes room for *card*, or -1 where there is room."""
        if len(self.owned) < self.look.facts.plant_limit:
            return -1
        return self.least(card)

    def least(self, kept: int) -> int:
        """Return the index of the plant that is missed the least, *kept* aside."""
        best = -1
        for index in range(len(self.owned)):
            if self.owned[index] == kept:
                continue
            if best < 0 or self._worth(index) < self._worth(best):
                best = index
        return best

    def _worth(self, index: int) -> float:
        """Return what a plant brings, roughly: what it supplies, less what it burns."""
        look = self.look
        green = look.profile.green * self.outputs[index] if not self.runs[index] else 0.0
        return look.weights.served * self.outputs[index] - self.runs[index] + green

    def gain(self, card: int, price: int, off: float) -> float:
        """Return how many cities more there will be at the end with *card* bought for *price*.

        Prices weigh more or less as the character says, and by how much it is *off* now.
        """
        look = self.look
        if look.is_last:
            return self._last_gain(card, price)
        given = self.room(card)
        outputs = [out for index, out in enumerate(self.outputs) if index != given]
        runs = [run for index, run in enumerate(self.runs) if index != given]
        output = look.facts.output[card]
        outputs.append(output)
        runs.append(look.run_price(card))
        paid = price * look.weights.thrift / (look.profile.bids * off)
        if given >= 0:
            paid -= self._compensation()
        if not look.facts.need[card]:
            paid -= look.profile.green * output
        if paid > look.money:
            return -1.0
        outcome = self.forecast.outcome(self.money - paid, outputs, runs) - self.base
        return outcome + (look.profile.growth - 1.0) * output / _GROWN

    def _last_gain(self, card: int, price: int) -> float:
        """Return how many cities more *card* supplies at once."""
        look = self.look
        given = self.room(card)
        cards = [other for index, other in enumerate(self.owned) if index != given]
        cards.append(card)
        plan = best_plan(look, cards, look.money - price, self.ahead)
        return float(plan.served - self.served)

    def _compensation(self) -> int:
        """Return what the Demolition Contractor pays for a plant."""
        demolition = self.look.state.demolition
        if not demolition.cards:
            return 0
        card = demolition.cards[demolition.top]
        return card.others if demolition.removals else card.first

    def offers(self, off: float) -> list[Offer]:
        """Return the plants that the seat to act may put up, the best one first."""
        look = self.look
        state = look.state
        found: list[Offer] = []
        for card in state.for_sale():
            minimum = state.token.minimum_bid(card, state.cards.numbers[card])
            if minimum > look.money or not self.may_own(card) or card == state.auction.item:
                continue
            offer = Offer(card, minimum, self.gain(card, minimum, off))
            place = len(found)
            while place and found[place - 1].gain < offer.gain:
                place -= 1
            found.insert(place, offer)
        return found

    def may_own(self, card: int) -> bool:
        """Whether the map lets the seat own *card*."""
        return may_own(self.look.state, self.look.seat, card)

    def _rivals(self) -> int:
        """Return how many other seats may still buy in this round."""
        look = self.look
        rivals = 0
        for seat in range(look.facts.seats):
            if seat != look.seat and not look.state.auction.finished >> seat & 1:
                rivals += 1
        return rivals

    def limit(self, off: float) -> int:
        """Return the highest bid that makes sense for the plant that is put up; 0 for none.

        What may be gained by another plant counts, the less the more rivals there are. The bid
        that stands does not count, so that a seat never changes its mind.
        """
        look = self.look
        state = look.state
        item = state.auction.item
        if not self.may_own(item):
            return 0
        minimum = state.token.minimum_bid(item, state.cards.numbers[item])
        least = self.threshold()
        if self.gain(item, minimum, off) <= least:
            return 0
        others = self.offers(off)
        if others and others[0].gain > 0.0:
            least += others[0].gain / (1.0 + look.weights.rivalry * self._rivals())
        below, above = minimum - 1, look.money + 1
        while above - below > 1:
            middle = (below + above) // 2
            if self.gain(item, middle, off) > least:
                below = middle
            else:
                above = middle
        return below

    def threshold(self) -> float:
        """Return how much a plant must gain at least."""
        return 0.0 if self.look.is_last else self.look.weights.least


def may_own(state: BoardState, seat: int, card: int) -> bool:
    """Whether the map lets *seat* own *card*."""
    plant = state.setup.edition.numbers.plants[card]
    return state.setup.map_rules.may_own(state, seat, plant) is ALLOWED
