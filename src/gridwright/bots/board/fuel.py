"""Which plants run on what, in this round: fuel to buy, and plants to power."""

from typing import Final

from gridwright.bots.board.cities import costs_ahead
from gridwright.bots.board.facts import NO_FUEL
from gridwright.bots.board.outlook import Outlook
from gridwright.core.action import Action
from gridwright.games.board.actions import Buy
from gridwright.games.board.maps.usa import BuyFromStorage
from gridwright.parts.fuel import Power, output
from gridwright.phases.turns import DONE

UNPAYABLE: Final = 1_000_000
_COVERED: Final = 1000.0  # a city more at the end counts more than any money
_LEAP: Final = 6  # houses that a plan foresees at most


class Plan:
    """A set of plants to run in this round, with what it takes."""

    def __init__(self) -> None:
        """Run nothing."""
        self.value = -1e9
        self.cards: list[int] = []
        self.missing: list[int] = []  # by resource: what must be bought
        self.fuel_cost = 0
        self.houses = 0  # to build for it
        self.house_cost = 0
        self.served = 0


def price_of(look: Outlook, resource: int, amount: int) -> int:
    """Return what *amount* units cost now, or `UNPAYABLE` where there are not as many."""
    if amount == 0:
        return 0
    state, facts = look.state, look.facts
    market = state.fuel
    on_sale = market.on_sale[resource]
    if amount <= on_sale:
        rebate = state.setup.map_rules.rebate(state, look.seat, resource)
        return market.cost(resource, amount) - rebate * amount
    if resource != facts.storage or amount - on_sale > market.supply[resource]:
        return UNPAYABLE
    return market.cost(resource, on_sale) + facts.storage_price * (amount - on_sale)


def run_cost(look: Outlook, cards: list[int], missing: list[int]) -> int:
    """Return what the fuel costs that *cards* lack for one run; it is put into *missing*."""
    facts, stored = look.facts, look.player.stored
    hybrid = last = 0
    for resource in range(facts.resources):
        missing[resource] = -stored[resource]
    for card in cards:
        fuel = facts.fuel[card]
        if facts.other[card] != NO_FUEL:
            hybrid += facts.need[card]
            last = card
        elif fuel != NO_FUEL:
            missing[fuel] += facts.need[card]
    if hybrid:
        for resource in (facts.fuel[last], facts.other[last]):
            used = min(hybrid, max(0, -missing[resource]))
            hybrid -= used
            missing[resource] += used
    total = 0
    for resource in range(facts.resources):
        missing[resource] = max(0, missing[resource])
        total += price_of(look, resource, missing[resource])
    if hybrid and total < UNPAYABLE:
        total += _fill_hybrids(look, last, hybrid, missing)
    return total


def _fill_hybrids(look: Outlook, card: int, units: int, missing: list[int]) -> int:
    """Add *units* of the cheaper of the two fuels of *card* to *missing*; return what they cost."""
    first, second = look.facts.fuel[card], look.facts.other[card]
    total = 0
    for _ in range(units):
        one = price_of(look, first, missing[first] + 1) - price_of(look, first, missing[first])
        two = price_of(look, second, missing[second] + 1) - price_of(look, second, missing[second])
        missing[first if one <= two else second] += 1
        total += min(one, two)
        if total >= UNPAYABLE:
            break
    return total


def best_plan(look: Outlook, owned: list[int], money: int, ahead: list[int]) -> Plan:
    """Return which of the *owned* plants to run with *money*, where houses cost *ahead*."""
    facts = look.facts
    income = facts.income
    best = Plan()
    best.missing = [0] * facts.resources
    missing = [0] * facts.resources
    for mask in range(1 << len(owned)):
        cards: list[int] = []
        made = 0
        for index in range(len(owned)):
            if mask >> index & 1:
                cards.append(owned[index])
                made += facts.output[owned[index]]
        cost = run_cost(look, cards, missing)
        if cost > money:
            continue
        houses = 0
        while (
            houses + 1 < len(ahead)
            and look.cities + houses < made
            and ahead[houses + 1] <= money - cost
        ):
            houses += 1
        served = min(look.cities + houses, made)
        if look.is_last:
            value = _COVERED * served - cost - ahead[houses]
        else:
            value = income[served] - cost - look.weights.stored * _used(look, cards, missing)
        if value > best.value:
            best.value = value
            best.cards = cards
            best.missing = missing
            missing = [0] * facts.resources
            best.fuel_cost = cost
            best.houses = houses
            best.house_cost = ahead[houses]
            best.served = served
    return best


def _used(look: Outlook, cards: list[int], missing: list[int]) -> float:
    """Return what the fuel in hand is worth that a run of *cards* burns."""
    used = 0.0
    for card in cards:
        used += look.run_price(card)
    for resource in range(look.facts.resources):
        used -= missing[resource] * look.price[resource]
    return max(0.0, used)


def plan_of_round(look: Outlook) -> Plan:
    """Return what the seat to act runs in this round, with the houses that it can pay."""
    look.guess_prices()
    ahead = costs_ahead(look.state, look.facts, look.seat, look.money, _LEAP)
    return best_plan(look, [plant.card for plant in look.player.plants], look.money, ahead)


def purchases(look: Outlook, amounts: list[int]) -> list[Action]:
    """Return the purchases that bring these *amounts*, by resource."""
    found: list[Action] = []
    for resource, amount in enumerate(amounts):
        on_sale = min(amount, look.state.fuel.on_sale[resource])
        if on_sale:
            found.append(Buy(resource, on_sale))
        if amount > on_sale:
            found.append(BuyFromStorage(amount - on_sale))
    return found


def choose_fuel(look: Outlook) -> Action | None:
    """Return what to buy next; None when there is enough."""
    plan = plan_of_round(look)
    found = purchases(look, plan.missing)
    if found:
        return found[0]
    if look.is_last:
        return None
    return _reserve(look, plan)


def _reserve(look: Outlook, plan: Plan) -> Action | None:
    """Return fuel for later rounds that is worth buying now, if there is any."""
    state, player, facts = look.state, look.player, look.facts
    hoard = look.profile.hoard
    spare = look.money - plan.house_cost
    for resource in range(facts.resources):
        wanted = 0.0
        for card in plan.cards:
            if facts.fuel[card] == resource and facts.other[card] == NO_FUEL:
                wanted += facts.need[card]
            elif facts.fuel[card] == resource or facts.other[card] == resource:
                wanted += facts.need[card] / 2
        on_sale = state.fuel.on_sale[resource]
        room = min(player.capacity.room(player.stored, resource), on_sale)
        amount = min(room, int(wanted * (1 + hoard)) - player.stored[resource])
        while amount > 0:
            cost = price_of(look, resource, amount)
            dearest = cost - price_of(look, resource, amount - 1)
            if cost <= spare and dearest <= look.price[resource] + 2 * hoard:
                return Buy(resource, amount)
            amount -= 1
        amount = min(room, 2 * int(wanted) - player.stored[resource])
        while amount > 0:
            cost = price_of(look, resource, amount)
            dearest = cost - price_of(look, resource, amount - 1)
            if cost <= spare - look.weights.house and dearest <= look.weights.stock_price:
                return Buy(resource, amount)
            amount -= 1
    return None


def powers(look: Outlook) -> list[Power]:
    """Return the ways to run plants, the one that brings the most first."""
    look.guess_prices()
    player, income = look.player, look.facts.income
    found: list[Power] = []
    values: list[float] = []
    for way in player.capacity.powers(player.stored):
        value = float(income[min(look.cities, output(player.plants, way))])
        for resource, amount in enumerate(way.burnt):
            value -= amount * look.price[resource]
        place = len(found)
        while place and values[place - 1] < value:
            place -= 1
        found.insert(place, way)
        values.insert(place, value)
    return found


def fuel_candidates(look: Outlook) -> list[Action]:
    """Return the purchases worth a thought and to be done, the likeliest first."""
    first = choose_fuel(look) or DONE
    found: list[Action] = [first]
    player, facts, state = look.player, look.facts, look.state
    for resource in range(facts.resources):
        room = min(player.capacity.room(player.stored, resource), state.fuel.on_sale[resource])
        while room > 0 and price_of(look, resource, room) > look.money:
            room -= 1
        run = 0
        for plant in player.plants:
            if resource in plant.burns:
                run += plant.need
        for amount in (run - player.stored[resource], room):
            action = Buy(resource, amount)
            if 0 < amount <= room and action not in found:
                found.append(action)
    if first is not DONE:
        found.append(DONE)
    return found
