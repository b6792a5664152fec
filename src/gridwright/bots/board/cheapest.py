"""The cheapest houses of one turn, taken together.

The nearest city is not always the first of the cheapest three: a dear one may bring others near.
So several sets of cities are kept for each number of houses, and the cheapest ones grow.
"""

from typing import Final

from gridwright.bots.board.cities import FAR, slot_prices
from gridwright.bots.board.outlook import Outlook

_KEPT: Final = 24  # sets of one size that grow
_NEAREST: Final = 8  # cities that each of them may take next


class Houses:
    """Some houses, in the order in which they are built."""

    def __init__(self, cities: list[int], chosen: int, cost: int, reach: list[int]) -> None:
        """Build in *cities*, which are *chosen* as a bit set, for *cost* in all."""
        self.cities = cities
        self.chosen = chosen
        self.cost = cost
        self.reach = reach  # by city of the map: what a connection costs then


def cheapest_houses(look: Outlook, most: int) -> list[Houses]:
    """Return, for 1, 2 ... *most* houses that the seat can pay, where they cost the least."""
    prices = slot_prices(look.state, look.player, look.facts.slots)
    costs = look.state.area.costs
    open_cities = [city for city in look.state.area.cities if prices[city] < FAR]
    kept = [Houses([], 0, 0, list(look.player.reach))]
    found: list[Houses] = []
    while len(found) < most:
        grown: list[Houses] = []
        for houses in kept:
            _grow(houses, look.money, prices, open_cities, grown)
        if not grown:
            break
        kept = grown[:_KEPT]
        for houses in kept:
            row = costs[houses.cities[-1]]
            houses.reach = [min(houses.reach[city], row[city]) for city in range(len(row))]
        found.append(kept[0])
    return found


def _grow(
    houses: Houses, money: int, prices: list[int], cities: list[int], grown: list[Houses]
) -> None:
    """Put *houses* with each of the nearest *cities* into *grown*, the cheapest set first."""
    nearest: list[int] = []
    paid: list[int] = []
    for city in cities:
        if houses.chosen >> city & 1:
            continue
        cost = houses.cost + prices[city] + houses.reach[city]
        if cost > money or (len(paid) == _NEAREST and cost >= paid[-1]):
            continue
        place = len(paid)
        while place and paid[place - 1] > cost:
            place -= 1
        nearest.insert(place, city)
        paid.insert(place, cost)
        del nearest[_NEAREST:], paid[_NEAREST:]
    for city, cost in zip(nearest, paid, strict=True):
        _keep(Houses([*houses.cities, city], houses.chosen | 1 << city, cost, houses.reach), grown)


def _keep(houses: Houses, grown: list[Houses]) -> None:
    """Put *houses* among *grown*, unless the same set is there for no more."""
    for index, other in enumerate(grown):
        if other.chosen == houses.chosen:
            if other.cost <= houses.cost:
                return
            del grown[index]
            break
    place = len(grown)
    while place and grown[place - 1].cost > houses.cost:
        place -= 1
    if place < _KEPT:
        grown.insert(place, houses)
        del grown[_KEPT:]
