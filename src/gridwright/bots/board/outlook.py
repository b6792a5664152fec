"""A position as one seat judges it: how long the game lasts, what fuel will cost, who can end it.

It is made for every decision, from what the seat may know.
"""

from typing import Final

from gridwright.bots.board.cities import costs_ahead
from gridwright.bots.board.facts import NO_FUEL, Facts
from gridwright.bots.board.weights import Weights
from gridwright.bots.profile import Profile
from gridwright.games.board.hidden_money import known_money
from gridwright.games.board.state import BoardPlayer, BoardState, PhaseIndex

_MOST_HOUSES: Final = 8  # that anybody builds in a round
_SCARCE: Final = 10.0  # what a unit is guessed to cost where none is on sale


class FuelBill:
    """What one run of a set of plants takes, as the market is now."""

    def __init__(self, cards: list[int], missing: list[int], cost: int, supply: int) -> None:
        """Buy what is *missing*, by resource, for *cost*, and *supply* as many cities."""
        self.cards = cards
        self.missing = missing
        self.cost = cost
        self.supply = supply


class Outlook:
    """What a decision is judged by."""

    state: BoardState
    facts: Facts
    weights: Weights
    profile: Profile
    seat: int
    player: BoardPlayer
    money: int
    cities: int
    lead: int  # cities of the largest network
    is_last: bool  # whether this round is likely to be the last
    left: float  # paydays to come, this round's among them
    price: list[float]  # by resource: what a unit costs in the rounds to come
    bills: dict[tuple[int, ...], list[FuelBill]]  # by plants: for sets of them (`fuel_bills`)

    def __init__(
        self, state: BoardState, facts: Facts, weights: Weights, profile: Profile, seat: int
    ) -> None:
        """Judge *state* from *seat*."""
        self.state = state
        self.facts = facts
        self.weights = weights
        self.profile = profile
        self.seat = seat
        self.player = state.players[seat]
        self.money = self.player.money
        self.cities = len(self.player.cities)
        self.lead = state.largest_network()
        self.is_last = self._is_last()
        self.left = self._paydays()
        self.price = []
        self.bills = {}

    def _paydays(self) -> float:
        """Return how many paydays are to come."""
        if self.is_last:
            return 0.0
        lacking = self.facts.ends_at - self.lead
        weights, sight = self.weights, float(self.profile.sight)
        left = max(1.0, weights.pace * lacking * lacking + weights.pace_offset)
        return min(left, sight)

    def _is_last(self) -> bool:
        """Whether somebody can, and may want to, end the game in this round."""
        state = self.state
        if state.phase == PhaseIndex.BUREAUCRACY:
            return False
        ends_at = self.facts.ends_at
        if self.lead >= ends_at:
            return True
        if self.lead + _MOST_HOUSES < ends_at:
            return False
        best = -1
        for seat in range(self.facts.seats):
            if self.can_end(seat):
                best = max(best, self.potential(seat))
        if best < 0:
            return False
        enough = best + self.weights.bluff
        for seat in range(self.facts.seats):
            if self._capacity(seat) > enough and self.potential(seat) > enough:
                return False
        return True

    def can_end(self, seat: int) -> bool:
        """Whether *seat* can build to the size that ends the game."""
        state, facts = self.state, self.facts
        lacking = facts.ends_at - len(state.players[seat].cities)
        if lacking > _MOST_HOUSES or not self.is_to_build(seat):
            return lacking <= 0
        money = self.money_of(seat)
        if money < lacking * facts.slots[0]:
            return False
        return len(costs_ahead(state, facts, seat, money, lacking)) > lacking

    def potential(self, seat: int) -> int:
        """Return how many cities *seat* can supply at most in this round."""
        state = self.state
        cities = len(state.players[seat].cities)
        capacity = self._capacity(seat)
        if capacity <= cities or not self.is_to_build(seat):
            return min(capacity, cities)
        money = self.money_of(seat)
        houses = len(costs_ahead(state, self.facts, seat, money, capacity - cities)) - 1
        return cities + houses

    def _capacity(self, seat: int) -> int:
        """Return how many cities the plants of *seat* supply, with the fuel that it can have."""
        player = self.state.players[seat]
        if self.state.phase > PhaseIndex.RESOURCES:
            return player.capacity.best_output(player.stored)
        capacity = 0
        for plant in player.plants:
            capacity += plant.output
        return capacity

    def is_to_build(self, seat: int) -> bool:
        """Whether *seat* may still build in this round."""
        state = self.state
        if state.phase < PhaseIndex.BUILDING:
            return True
        if state.phase > PhaseIndex.BUILDING:
            return False
        for other in state.order:  # the last in turn order builds first
            if other == seat:
                return True
            if other == state.to_act:
                return False
        return False

    def money_of(self, seat: int) -> int:
        """Return the money of *seat*, by the books where the table hides it."""
        least, most = known_money(self.state, seat)
        return least if least == most else max(least, self._usual_money(seat))

    def _usual_money(self, seat: int) -> int:
        """Return what *seat* may have left of its last income, where the books do not say."""
        state = self.state
        if state.round == 1 and state.phase == PhaseIndex.AUCTION:
            return state.setup.edition.numbers.money
        pay = self.facts.income[state.players[seat].powered]
        return pay + pay // 4 if state.phase == PhaseIndex.AUCTION else pay // 2

    # Fuel

    def guess_prices(self) -> None:
        """Guess what each fuel will cost from what is on sale, what comes and what is burnt."""
        state, facts = self.state, self.facts
        if self.price:
            return
        burnt = [0.0] * facts.resources
        for player in state.players:
            for plant in player.plants:
                _add_fuel(facts, plant.card, burnt)
        if state.trust is not None:
            for plant in state.trust.plants:
                _add_fuel(facts, plant.card, burnt)
        rules = state.setup.map_rules
        for resource in range(facts.resources):
            refill = state.setup.refill[resource][state.step - 1]
            if not rules.is_refilled(state, resource):
                refill = 0
            on_sale = state.fuel.on_sale[resource]
            later = on_sale + int((refill - burnt[resource]) * self.weights.drift)
            now = self._unit_price(resource, on_sale)
            then = self._unit_price(resource, later)
            price = (now + then) / 2 - rules.rebate(state, self.seat, resource)
            self.price.append(price)

    def _unit_price(self, resource: int, on_sale: int) -> float:
        """Return what the second cheapest of *on_sale* units costs."""
        prices = self.state.fuel.tracks[resource].prices
        places = len(prices)
        if on_sale < 1:
            if resource == self.facts.storage:
                return float(self.facts.storage_price)
            return _SCARCE
        place = places - on_sale + 1
        return float(prices[max(0, min(place, places - 1))])

    def run_price(self, card: int) -> float:
        """Return what one run of the plant *card* costs in the rounds to come."""
        facts = self.facts
        fuel = facts.fuel[card]
        if fuel == NO_FUEL:
            return 0.0
        price = self.price[fuel]
        other = facts.other[card]
        if other != NO_FUEL and self.price[other] < price:
            price = self.price[other]
        return price * facts.need[card]


def _add_fuel(facts: Facts, card: int, burnt: list[float]) -> None:
    """Add what a run of *card* burns to *burnt*."""
    fuel, other, need = facts.fuel[card], facts.other[card], float(facts.need[card])
    if other != NO_FUEL:
        burnt[fuel] = burnt[fuel] + need / 2
        burnt[other] = burnt[other] + need / 2
    elif fuel != NO_FUEL:
        burnt[fuel] = burnt[fuel] + need
