"""A position in numbers, seat by seat, for an evaluation that weighs them.

Numbers that are the same for all seats would say nothing about who wins, so the progress of the
game only appears multiplied with what a seat has.
"""

from typing import Final

from gridwright.bots.board.cities import costs_ahead
from gridwright.bots.board.facts import Facts
from gridwright.bots.board.forecast import Forecast
from gridwright.bots.board.fuel import best_plan
from gridwright.bots.board.outlook import Outlook
from gridwright.bots.board.weights import Weights
from gridwright.bots.profile import Profile
from gridwright.games.board.state import BoardState

_NEXT: Final = 3  # houses whose prices are looked at
_MOST_HOUSES: Final = 6  # that a last round may bring
_PLENTY: Final = 10_000  # more than any houses cost


class _Seat:
    """The plain counts of one seat."""

    def __init__(self, outlook: Outlook) -> None:
        """Count what the seat of *outlook* has."""
        state, facts, player = outlook.state, outlook.facts, outlook.player
        self.cities = outlook.cities
        self.money = max(0, outlook.money)
        self.capacity = 0
        self.green = 0
        self.large = 0
        self.run = 0.0
        owned: list[int] = []
        outputs: list[int] = []
        runs: list[float] = []
        for plant in player.plants:
            owned.append(plant.card)
            outputs.append(plant.output)
            runs.append(outlook.run_price(plant.card))
            self.capacity += plant.output
            self.run += runs[-1]
            self.large = max(self.large, plant.output)
            if not plant.burns:
                self.green += plant.output
        self.supplied = min(outlook.cities, player.capacity.best_output(player.stored))
        self.income = facts.income[min(outlook.cities, self.capacity)] - self.run
        self.fuel = 0.0
        for resource, amount in enumerate(player.stored):
            self.fuel += amount * outlook.price[resource]
        forecast = Forecast(facts, outlook.weights, outlook.left, outlook.cities)
        self.hope = forecast.outcome(self.money + outlook.weights.stored * self.fuel, outputs, runs)
        prices = costs_ahead(state, facts, outlook.seat, _PLENTY, _MOST_HOUSES)
        self.next = prices[1] if len(prices) > 1 else 60
        self.after = prices[min(_NEXT, len(prices) - 1)] if len(prices) > 1 else 180
        affordable = [price for price in prices if price <= self.money]
        self.last = best_plan(outlook, owned, self.money, affordable).served
        self.place = 0.0
        for place, seat in enumerate(state.order):
            if seat == outlook.seat:
                self.place = place / max(1, len(state.order) - 1)


def features(
    state: BoardState, facts: Facts, weights: Weights, profile: Profile
) -> list[list[float]]:
    """Return the numbers of every seat, each about 1 in size."""
    seats: list[_Seat] = []
    for seat in range(facts.seats):
        outlook = Outlook(state, facts, weights, profile, seat)
        outlook.guess_prices()
        outlook.is_last = True  # the plan is to ask what a last round would bring
        outlook.money = outlook.money_of(seat)
        seats.append(_Seat(outlook))
    end = facts.ends_at
    progress = state.largest_network() / end
    rows: list[list[float]] = []
    for index, own in enumerate(seats):
        cities = capacity = last = supplied = 0
        income = money = hope = 0.0
        for other, rival in enumerate(seats):
            if other == index:
                continue
            cities = max(cities, rival.cities)
            capacity = max(capacity, rival.capacity)
            last = max(last, rival.last)
            supplied = max(supplied, rival.supplied)
            income = max(income, rival.income)
            money += rival.money / (facts.seats - 1)
            hope = max(hope, rival.hope)
        rows.append(
            [
                (own.cities - cities) / end,
                progress * (own.cities - cities) / end,
                min(own.capacity, end) / end,
                progress * (min(own.capacity, end) - min(capacity, end)) / end,
                (own.money - money) / 100,
                progress * (own.money - money) / 100,
                (own.income - income) / 50,
                (1 - progress) * (own.income - income) / 50,
                own.fuel / 30,
                (own.supplied - supplied) / end,
                (own.last - last) / end,
                progress * (own.last - last) / end,
                own.next / 30,
                own.after / 90,
                own.place,
                own.large / 7,
                own.green / end,
                own.run / 30,
                1.0 if own.last > last else 0.0,
                progress if own.last > last else 0.0,
                (own.hope - hope) / end,
                progress * (own.hope - hope) / end,
            ]
        )
    return rows
