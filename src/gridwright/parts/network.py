"""Cities, slots and cheapest connections within a play area.

The costs between all pairs of cities are computed once per play area. A network's cheapest
connection to every city is then updated whenever it grows, with one comparison per city, so that
no graph is searched during play.
"""

from dataclasses import dataclass
from typing import Final

from gridwright.core.values import Struct

UNREACHABLE: Final = 9999


@dataclass(frozen=True, slots=True)
class PlayArea(Struct):
    """The regions in use. Cities are indices of the whole map; bit sets have one bit per city."""

    regions: int  # bit set of regions
    cities: tuple[int, ...]  # ascending
    members: int  # `cities` as a bit set
    costs: tuple[tuple[int, ...], ...]  # of the cheapest connection from city to city
    neighbours: tuple[int, ...]  # by city, the bit set of cities directly connected to it
    direct: tuple[tuple[int, ...], ...]  # cost of the printed connection between two neighbours

    def contains(self, city: int) -> bool:
        """Whether *city* is in the play area."""
        return bool(self.members >> city & 1)

    def extended(self, reach: tuple[int, ...], city: int) -> tuple[int, ...]:
        """Return *reach*, the cheapest cost to every city, after *city* has joined the network."""
        costs = self.costs[city]
        cheapest = list(reach)
        for goal in self.cities:
            cost = costs[goal]
            if cost < cheapest[goal]:
                cheapest[goal] = cost
        return tuple(cheapest)

    def path(self, reach: tuple[int, ...], goal: int, network: int = 0) -> tuple[int, ...]:
        """Return the cities on a cheapest path to *goal* from the network that has this *reach*.

        It begins in *network*, a bit set, or if that is 0 in a city that costs nothing to reach.
        """
        came = {goal: goal}  # by city, the next one on the path to the goal
        waiting = [goal]
        for here in waiting:
            if network >> here & 1 if network else reach[here] == 0:
                path = [here]
                while path[-1] != goal:
                    path.append(came[path[-1]])
                return tuple(path)
            for city in self.cities:
                is_near = self.neighbours[here] >> city & 1 and city not in came
                if is_near and reach[city] + self.direct[city][here] == reach[here]:
                    came[city] = here
                    waiting.append(city)
        return (goal,)


def play_area(
    regions: int, region_of: tuple[int, ...], connections: tuple[tuple[int, int, int], ...]
) -> PlayArea:
    """Return the play area of the bit set *regions*, without the connections that leave it."""
    count = len(region_of)
    cities = tuple([city for city in range(count) if regions >> region_of[city] & 1])
    inside = set(cities)
    costs = [[UNREACHABLE] * count for _ in range(count)]
    neighbours = [0] * count
    for city in cities:
        costs[city][city] = 0
    for first, second, cost in connections:
        if first in inside and second in inside:
            costs[first][second] = costs[second][first] = cost
            neighbours[first] |= 1 << second
            neighbours[second] |= 1 << first
    direct = tuple([tuple(row) for row in costs])
    for middle in cities:
        _shorten(costs, cities, middle)
    members = sum([1 << city for city in cities])
    shortest = tuple([tuple(row) for row in costs])
    return PlayArea(regions, cities, members, shortest, tuple(neighbours), direct)


def _shorten(costs: list[list[int]], cities: tuple[int, ...], middle: int) -> None:
    """Lower every cost for which a path through *middle* is cheaper."""
    through = costs[middle]
    for index, start in enumerate(cities):
        row = costs[start]
        first = through[start]
        if first == UNREACHABLE:
            continue
        for goal in cities[:index]:  # each pair once: costs are symmetric
            cost = first + through[goal]
            if cost < row[goal]:
                row[goal] = costs[goal][start] = cost


def free_slot(taken: list[int], city: int) -> int:
    """Return the first free slot of *city*, or the number of slots if all are taken.

    *taken* has for each slot the bit set of cities in which it is occupied.
    """
    for slot in range(len(taken)):
        if not taken[slot] >> city & 1:
            return slot
    return len(taken)


def cities_with_room(members: int, taken: list[int], open_slots: int) -> int:
    """Return the cities of *members* that have one of their first *open_slots* slots free."""
    full = members
    for slot in range(open_slots):
        full &= taken[slot]
    return members & ~full


def is_connected(members: int, neighbours: tuple[int, ...]) -> bool:
    """Whether the bit set *members* is connected; *neighbours* has a bit set for each node."""
    reached = members & -members
    before = 0
    while before != reached:
        before = reached
        for node in range(len(neighbours)):
            if reached >> node & 1:
                reached |= neighbours[node] & members
    return reached == members
