"""How a seat's game may go on: its money, houses and plants played forward by rough rules.

Everything is counted in fractions, so that a small advantage now is a small one at the end. The
outcome is a number of cities supplied in the last round.
"""

from typing import Final

from gridwright.bots.board.facts import Facts
from gridwright.bots.board.weights import Weights

_OUTPUTS: Final[tuple[float, ...]] = (6.0, 6.0, 5.5, 5.0, 5.0, 4.5, 4.0, 3.5, 3.0, 2.5, 2.0)
"""What a plant supplies that is bought this many paydays before the end."""
_PRICES: Final[tuple[float, ...]] = (
    36.0,
    36.0,
    33.0,
    30.0,
    28.0,
    26.0,
    23.0,
    20.0,
    17.0,
    14.0,
    10.0,
)
"""What such a plant costs."""
_LITTLE: Final = 0.05  # a part of a payday that does not count


class Forecast:
    """The rest of the game as one seat may play it."""

    facts: Facts
    weights: Weights
    paydays: int  # before the last round
    part: float  # how much of one more payday is to be expected
    house: float  # what a house costs
    cities: int

    def __init__(self, facts: Facts, weights: Weights, left: float, cities: int) -> None:
        """Start with *cities*, *left* paydays before the end."""
        self.facts = facts
        self.weights = weights
        self.paydays = int(left)
        self.part = left - self.paydays
        self.cities = cities
        self.house = weights.house

    def outcome(self, money: float, outputs: list[int], runs: list[float]) -> float:
        """Return what comes of *money* and plants with these *outputs*; a run of each costs *runs*.

        For an end between two paydays the outcome is interpolated.
        """
        house, slack, ends_at = self.house, self.weights.slack, self.facts.ends_at
        cities = float(self.cities)
        supplies: list[float] = []
        capacity = run = 0.0
        for place in range(len(outputs)):
            supplies.append(float(outputs[place]))
            capacity += outputs[place]
            run += runs[place]
        last = 0.0
        for left in range(self.paydays, -1, -1):
            if left < self.paydays and capacity - cities < slack and capacity < ends_at:
                more = self._invest(left, money, supplies)
                if more > 0.0:
                    money -= self._price(left)
                    capacity += more
                    run += more * self.weights.run_price
            if left == 0:
                last = self._end(money, cities, capacity, run)
                if self.part < _LITTLE:
                    return last
            built = min(capacity - cities, (money - run) / house)
            if built > 0.0:
                cities += built
                money -= built * house
            if capacity < cities:
                money = max(0.0, money - run) + self._income(capacity)
            elif capacity > 0.0:
                money = max(0.0, money - run * cities / capacity) + self._income(cities)
            else:
                money += self._income(0.0)
        later = self._end(money, cities, capacity, run)
        return last + self.part * (later - last)

    def _end(self, money: float, cities: float, capacity: float, run: float) -> float:
        """Return how many cities are supplied if this round is the last one."""
        reached = cities + max(0.0, money - run) / self.house
        most = min(capacity, float(self.facts.ends_at))
        served = min(reached, most)  # of three values, compiled `min` is slow
        # What is left over helps a little: it buys what this forecast cannot see.
        return served + self.weights.spare * (reached - served)

    def _price(self, left: int) -> float:
        """Return what a plant costs *left* paydays before the end."""
        return _PRICES[min(left, len(_PRICES) - 1)] * self.weights.plant_price

    def _invest(self, left: int, money: float, supplies: list[float]) -> float:
        """Add a later plant to *supplies* if *money* buys one that helps; return what it adds.

        The smallest plant makes room where it must.
        """
        if money < self._price(left):
            return 0.0
        output = _OUTPUTS[min(left, len(_OUTPUTS) - 1)]
        if len(supplies) < self.facts.plant_limit:
            supplies.append(output)
            return output
        worst = 0
        for index in range(1, len(supplies)):
            if supplies[index] < supplies[worst]:
                worst = index
        more = output - supplies[worst]
        if more < 1.0:
            return 0.0
        supplies[worst] = output
        return more

    def _income(self, served: float) -> float:
        """Return what *served* cities pay, interpolated between whole numbers."""
        whole = int(served)
        table = self.facts.income
        return table[whole] + (served - whole) * (table[whole + 1] - table[whole])
