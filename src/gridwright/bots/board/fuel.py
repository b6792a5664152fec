"""Which plants run on what, in this round: fuel to buy, and plants to power."""

from typing import Final

from gridwright.bots.board.cities import costs_ahead
from gridwright.bots.board.facts import NO_FUEL
from gridwright.bots.board.outlook import FuelBill, Outlook
from gridwright.core.action import Action
from gridwright.games.board.actions import Buy
from gridwright.games.board.maps.usa import BuyFromStorage
from gridwright.parts.fuel import Power, output
from gridwright.phases.turns import DONE

UNPAYABLE: Final = 1_000_000
_FINAL_CITY: Final = 1000.0  # a city more at the end counts more than any money
_MOST_HOUSES: Final = 6  # that a plan foresees


class RunPlan:
    """A set of plants to run in this round, with the fuel and houses for it."""

    def __init__(self) -> None:
        """Run nothing."""
        self.value = -1e9
        self.cards: list[int] = []
        self.missing: list[int] = []  # by resource: what must be bought
        self.fuel_cost = 0
        self.houses = 0  # to build for it
        self.house_cost = 0
        self.served = 0


def price_of(outlook: Outlook, resource: int, amount: int) -> int:
    """Return what *amount* units cost now, or `UNPAYABLE` where there are not as many."""
    if amount == 0:
        return 0
    state, facts = outlook.state, outlook.facts
    market = state.fuel
    on_sale = market.on_sale[resource]
    if amount <= on_sale:
        rebate = state.setup.map_rules.rebate(state, outlook.seat, resource)
        return market.cost(resource, amount) - rebate * amount
    if resource != facts.storage or amount - on_sale > market.supply[resource]:
        return UNPAYABLE
    return market.cost(resource, on_sale) + facts.storage_price * (amount - on_sale)


def fuel_bills(outlook: Outlook, owned: list[int]) -> list[FuelBill]:
    """Return bills for all sets of *owned* plants that fuel can be had for, worked out once.

    They come in the order of the bit sets: first the one for no plants.
    """
    key = tuple(owned)
    bills = outlook.bills.get(key)
    if bills is None:
        sets: list[list[int]] = [[]]
        for card in owned:
            sets.extend([[*cards, card] for cards in sets])
        bills = []
        for cards in sets:
            bill = _fuel_bill(outlook, cards)
            if bill.cost < UNPAYABLE:
                bills.append(bill)
        outlook.bills[key] = bills
    return bills


def _fuel_bill(outlook: Outlook, cards: list[int]) -> FuelBill:
    facts, stored = outlook.facts, outlook.player.stored
    missing = [-units for units in stored]  # less than 0 where some is left over
    supply = hybrid = last = 0
    for card in cards:
        supply += facts.output[card]
        fuel = facts.fuel[card]
        if facts.other[card] != NO_FUEL:
            hybrid += facts.need[card]
            last = card
        elif fuel != NO_FUEL:
            missing[fuel] = missing[fuel] + facts.need[card]
    if hybrid:
        for resource in (facts.fuel[last], facts.other[last]):
            used = min(hybrid, max(0, -missing[resource]))
            hybrid -= used
            missing[resource] = missing[resource] + used
    cost = 0
    for resource in range(facts.resources):
        if missing[resource] > 0:
            cost += price_of(outlook, resource, missing[resource])
        else:
            missing[resource] = 0
    if hybrid and cost < UNPAYABLE:
        cost += _fill_hybrids(outlook, last, hybrid, missing)
    return FuelBill(cards, missing, cost, supply)


def _fill_hybrids(outlook: Outlook, card: int, units: int, missing: list[int]) -> int:
    """Add *units* of the cheaper of the two fuels of *card* to *missing*; return what they cost."""
    first, second = outlook.facts.fuel[card], outlook.facts.other[card]
    total = 0
    for _ in range(units):
        one = price_of(outlook, first, missing[first] + 1) - price_of(
            outlook, first, missing[first]
        )
        two = price_of(outlook, second, missing[second] + 1) - price_of(
            outlook, second, missing[second]
        )
        cheaper = first if one <= two else second
        missing[cheaper] = missing[cheaper] + 1
        total += min(one, two)
        if total >= UNPAYABLE:
            break
    return total


def best_plan(outlook: Outlook, owned: list[int], money: int, house_costs: list[int]) -> RunPlan:
    """Return which of the *owned* plants to run with *money*; houses cost *house_costs*."""
    income = outlook.facts.income
    best = RunPlan()
    best.missing = [0] * outlook.facts.resources
    for bill in fuel_bills(outlook, owned):
        cost, supply = bill.cost, bill.supply
        if cost > money:
            continue
        houses = 0
        while (
            houses + 1 < len(house_costs)
            and outlook.cities + houses < supply
            and house_costs[houses + 1] <= money - cost
        ):
            houses += 1
        served = min(outlook.cities + houses, supply)
        if outlook.is_last:
            value = _FINAL_CITY * served - cost - house_costs[houses]
        else:
            value = income[served] - cost - outlook.weights.stored * _used(outlook, bill)
        if value > best.value:
            best.value = value
            best.cards = bill.cards
            best.missing = bill.missing
            best.fuel_cost = cost
            best.houses = houses
            best.house_cost = house_costs[houses]
            best.served = served
    return best


def _used(outlook: Outlook, bill: FuelBill) -> float:
    """Return what the fuel in hand is worth that a run burns."""
    used = 0.0
    for card in bill.cards:
        used += outlook.run_price(card)
    for resource in range(outlook.facts.resources):
        used -= bill.missing[resource] * outlook.price[resource]
    return max(0.0, used)


def plan_of_round(outlook: Outlook) -> RunPlan:
    """Return what the seat to act runs in this round, with the houses that it can pay."""
    outlook.guess_prices()
    house_costs = costs_ahead(
        outlook.state, outlook.facts, outlook.seat, outlook.money, _MOST_HOUSES
    )
    return best_plan(
        outlook, [plant.card for plant in outlook.player.plants], outlook.money, house_costs
    )


def purchases(outlook: Outlook, amounts: list[int]) -> list[Action]:
    """Return the purchases that bring these *amounts*, by resource."""
    actions: list[Action] = []
    for resource, amount in enumerate(amounts):
        on_sale = min(amount, outlook.state.fuel.on_sale[resource])
        if on_sale:
            actions.append(Buy(resource, on_sale))
        if amount > on_sale:
            actions.append(BuyFromStorage(amount - on_sale))
    return actions


def choose_fuel(outlook: Outlook) -> Action | None:
    """Return what to buy next; None when there is enough."""
    plan = plan_of_round(outlook)
    actions = purchases(outlook, plan.missing)
    if actions:
        return actions[0]
    if outlook.is_last:
        return None
    return _reserve(outlook, plan)


def _reserve(outlook: Outlook, plan: RunPlan) -> Action | None:
    """Return fuel for later rounds that is worth buying now, if there is any."""
    state, player, facts = outlook.state, outlook.player, outlook.facts
    hoard = outlook.profile.hoard
    spare = outlook.money - plan.house_cost
    for resource in range(facts.resources):
        demand = 0.0
        for card in plan.cards:
            if facts.fuel[card] == resource and facts.other[card] == NO_FUEL:
                demand += facts.need[card]
            elif facts.fuel[card] == resource or facts.other[card] == resource:
                demand += facts.need[card] / 2
        on_sale = state.fuel.on_sale[resource]
        room = min(player.capacity.room(player.stored, resource), on_sale)
        amount = min(room, int(demand * (1 + hoard)) - player.stored[resource])
        while amount > 0:
            cost = price_of(outlook, resource, amount)
            dearest = cost - price_of(outlook, resource, amount - 1)
            if cost <= spare and dearest <= outlook.price[resource] + 2 * hoard:
                return Buy(resource, amount)
            amount -= 1
        amount = min(room, 2 * int(demand) - player.stored[resource])
        while amount > 0:
            cost = price_of(outlook, resource, amount)
            dearest = cost - price_of(outlook, resource, amount - 1)
            if cost <= spare - outlook.weights.house and dearest <= outlook.weights.stock_price:
                return Buy(resource, amount)
            amount -= 1
    return None


def powers(outlook: Outlook) -> list[Power]:
    """Return the ways to run plants, the one that brings the most first."""
    outlook.guess_prices()
    player, income = outlook.player, outlook.facts.income
    ranked: list[Power] = []
    values: list[float] = []
    for way in player.capacity.powers(player.stored):
        value = float(income[min(outlook.cities, output(player.plants, way))])
        for resource, amount in enumerate(way.burnt):
            value -= amount * outlook.price[resource]
        place = len(ranked)
        while place and values[place - 1] < value:
            place -= 1
        ranked.insert(place, way)
        values.insert(place, value)
    return ranked


def fuel_candidates(outlook: Outlook) -> list[Action]:
    """Return the purchases worth a thought and the end of the turn, the likeliest first."""
    first = choose_fuel(outlook) or DONE
    actions: list[Action] = [first]
    player, facts, state = outlook.player, outlook.facts, outlook.state
    for resource in range(facts.resources):
        room = min(player.capacity.room(player.stored, resource), state.fuel.on_sale[resource])
        while room > 0 and price_of(outlook, resource, room) > outlook.money:
            room -= 1
        run = 0
        for plant in player.plants:
            if resource in plant.burns:
                run += plant.need
        for amount in (run - player.stored[resource], room):
            action = Buy(resource, amount)
            if 0 < amount <= room and action not in actions:
                actions.append(action)
    if first is not DONE:
        actions.append(DONE)
    return actions
