"""The cheapest houses of one turn, taken together.

The nearest city is not always the first of the cheapest three: a dear one may bring others near.
So several sets of cities are followed for each number of houses: a beam search.
"""

from typing import Final

from gridwright.bots.board.cities import nearest
from gridwright.bots.board.houses import slot_prices
from gridwright.bots.board.outlook import Outlook

_BEAM: Final = 24  # sets of one size that are followed
_NEAREST: Final = 8  # cities that each of them may take next


class Houses:
    """Houses of one turn, in the order in which they are built."""

    def __init__(self, cities: list[int], chosen: int, cost: int, reach: tuple[int, ...]) -> None:
        """Build in *cities*, which are *chosen* as a bit set, for *cost* in all."""
        self.cities = cities
        self.chosen = chosen
        self.cost = cost
        self.reach = reach  # by city of the map: what a connection costs then


def cheapest_houses(outlook: Outlook, most: int) -> list[Houses]:
    """Return, for 1, 2 ... *most* houses that the seat can pay, where they cost the least."""
    return [sets[0] for sets in cheap_houses(outlook, most, 1)]


def cheap_houses(outlook: Outlook, most: int, choice: int) -> list[list[Houses]]:
    """Return a *choice* of the cheapest sets of 1, 2 ... *most* houses, the cheapest first."""
    area = outlook.state.area
    prices = slot_prices(outlook.state, outlook.player, outlook.facts.slots)
    beam = [Houses([], 0, 0, outlook.player.reach)]
    by_size: list[list[Houses]] = []
    while len(by_size) < most:
        grown: list[Houses] = []
        for houses in beam:
            left = tuple([city for city in area.cities if not houses.chosen >> city & 1])
            for city in nearest(
                left, prices, houses.reach, _NEAREST, outlook.money - houses.cost + 1
            ):
                cost = houses.cost + prices[city] + houses.reach[city]
                chosen = houses.chosen | 1 << city
                _insert(Houses([*houses.cities, city], chosen, cost, houses.reach), grown)
        if not grown:
            break
        beam = grown
        for houses in beam:
            houses.reach = area.extended(houses.reach, houses.cities[-1])
        by_size.append(beam[:choice])
    return by_size


def _insert(houses: Houses, grown: list[Houses]) -> None:
    """Put *houses* among *grown*, unless the same set is there at no higher cost."""
    for index, other in enumerate(grown):
        if other.chosen == houses.chosen:
            if other.cost <= houses.cost:
                return
            del grown[index]
            break
    place = len(grown)
    while place and grown[place - 1].cost > houses.cost:
        place -= 1
    if place < _BEAM:
        grown.insert(place, houses)
        del grown[_BEAM:]
