"""Where houses go, and what the next ones cost."""

from typing import TYPE_CHECKING, Final

from gridwright.bots.board.facts import Facts
from gridwright.bots.board.houses import FAR, slot_prices
from gridwright.bots.board.weights import Weights
from gridwright.games.board.state import BoardState

if TYPE_CHECKING:
    from mypy_extensions import i64

_STARTERS: Final = 7  # houses that a first city should make cheap


def costs_ahead(state: BoardState, facts: Facts, seat: int, money: int, most: int) -> list[int]:
    """Return what 0, 1, 2 ... further houses cost in all, cheapest first, within *money*."""
    player = state.players[seat]
    if player.network:
        return facts.house_costs[seat].within(state, player, money, most)
    total = 0
    totals = [0]
    while len(totals) <= most and total + facts.slots[0] <= money:
        total += facts.slots[0] if len(totals) == 1 else facts.slots[0] + 6
        totals.append(total)
    return totals


def _starting_cost(state: BoardState, prices: list[int], city: int, count: int) -> int:
    """Return what *count* houses cost after one in *city*, early ones weighing more."""
    costs = state.area.costs
    reach = list(costs[city])
    left = [near for near in state.area.cities if prices[near] < FAR and near != city]
    total = 0
    for weight in range(count, 0, -1):
        best, cheapest = -1, FAR
        for near in left:
            cost = prices[near] + reach[near]
            if cost < cheapest:
                best, cheapest = near, cost
        total += cheapest * weight
        if best < 0:
            break
        left.remove(best)
        row = costs[best]
        for near in left:
            cost = row[near]
            if cost < reach[near]:
                reach[near] = cost
    return total


def first_cities(state: BoardState, facts: Facts) -> list[int]:
    """Return where a first house may go, the best place first."""
    allowed = state.marked
    if not allowed:
        taken = state.taken[0] | state.taken[1] | state.taken[2]
        allowed = state.area.members & ~taken
    if not allowed or state.setup.options.first_city_anywhere:
        full = state.area.members
        for slot in range(state.step):
            full &= state.taken[slot]
        allowed = state.marked or state.area.members & ~full
    return by_start(state, facts, allowed)


def by_start(state: BoardState, facts: Facts, allowed: int) -> list[int]:
    """Return the cities of the bit set *allowed*, cheapest surroundings first."""
    prices = slot_prices(state, state.players[state.to_act], facts.slots)
    ranked: list[int] = []
    totals: list[int] = []
    for city in state.area.cities:
        if not allowed >> city & 1:
            continue
        total = _starting_cost(state, prices, city, _STARTERS)
        place = len(ranked)
        while place and totals[place - 1] > total:
            place -= 1
        ranked.insert(place, city)
        totals.insert(place, total)
    return ranked


def next_cities(state: BoardState, facts: Facts, weights: Weights, most: int) -> list[int]:
    """Return the best *most* cities for the next house, whatever the money, the best first.

    A house counts with its price and that of the cheapest one after it.
    """
    player = state.players[state.to_act]
    prices = slot_prices(state, player, facts.slots)
    reach = player.reach
    ranked: list[int] = []
    scores: list[float] = []
    for city in nearest(state.area.cities, prices, reach, most):
        following = _following(state, prices, city)
        score = prices[city] + reach[city] + weights.onward * following
        place = len(ranked)
        while place and scores[place - 1] > score:
            place -= 1
        ranked.insert(place, city)
        scores.insert(place, score)
    return ranked


def nearest(
    cities: tuple[int, ...],
    prices: list[int],
    reach: tuple[int, ...],
    most: int,
    limit: int = FAR,
) -> list[int]:
    """Return the *most* cheapest of *cities*, the cheapest first; none that costs *limit*."""
    ranked: list[int] = []
    costs: list[int] = []
    for city in cities:
        cost = prices[city] + reach[city]
        if cost >= limit:
            continue
        place = len(ranked)
        while place and costs[place - 1] > cost:
            place -= 1
        ranked.insert(place, city)
        costs.insert(place, cost)
        if len(ranked) > most:
            ranked.pop()
            costs.pop()
            limit = costs[-1]
    return ranked


def _following(state: BoardState, prices: list[int], city: int) -> int:
    """Return what the cheapest house costs after one in *city*."""
    reach = state.players[state.to_act].reach
    row = state.area.costs[city]
    following: i64 = FAR
    for near in state.area.cities:
        price: i64 = prices[near]
        if price >= following:  # most cities are built in, or closed
            continue
        connection: i64 = reach[near]
        direct: i64 = row[near]
        cost = price + min(connection, direct)
        if cost < following and near != city:
            following = cost
    return following


def house_price(state: BoardState, facts: Facts, city: int) -> int:
    """Return what the seat to act pays for a house in *city*, where it may build."""
    player = state.players[state.to_act]
    first = state.taken[0]
    if player.network:
        first |= state.marked
    if not first >> city & 1:
        price = facts.slots[0]
    elif not state.taken[1] >> city & 1:
        price = facts.slots[1]
    else:
        price = facts.slots[2]
    return price + player.reach[city] if player.network else price
