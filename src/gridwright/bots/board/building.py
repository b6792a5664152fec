"""Phase 4: which house is built next, and when to stop."""

from gridwright.bots.board.cities import (
    costs_ahead,
    first_cities,
    house_price,
    next_cities,
)
from gridwright.bots.board.outlook import Outlook
from gridwright.core.action import Action
from gridwright.games.board.actions import BUILDS
from gridwright.phases.turns import DONE

_NEAREST = 5  # cities that are compared
_MOST_HOUSES = 10  # of one turn
_PATIENCE = 24  # rounds after which whoever can end the game does so


def choose(outlook: Outlook, blur: float) -> Action | None:
    """Return the next house, or None when enough is built; *blur* is a factor of its gain."""
    city = best_city(outlook)
    if city < 0 or not _is_worth(outlook, city, blur):
        return None
    return BUILDS.at(city)


def best_city(outlook: Outlook) -> int:
    """Return the city for the next house that can be paid, or -1."""
    if not outlook.player.network:
        for city in first_cities(outlook.state, outlook.facts):
            if house_price(outlook.state, outlook.facts, city) <= outlook.money:
                return city
        return -1
    for city in next_cities(outlook.state, outlook.facts, outlook.weights, _NEAREST):
        if house_price(outlook.state, outlook.facts, city) <= outlook.money:
            return city
    return -1


def _is_worth(outlook: Outlook, city: int, blur: float) -> bool:
    """Whether a house in *city* is worth its price."""
    weights, facts, state = outlook.weights, outlook.facts, outlook.state
    player = outlook.player
    output = player.capacity.best_output(player.stored)
    if state.round > _PATIENCE or wins_by_ending(outlook, output):
        return True
    if outlook.cities >= output:
        return False
    if outlook.cities + 1 >= facts.ends_at:
        return outlook.lead >= facts.ends_at
    if outlook.is_last:
        return True
    gain = float(facts.income[min(outlook.cities + 1, output)])
    gain -= facts.income[min(outlook.cities, output)]
    gain += weights.spot * outlook.profile.growth
    rivals = [len(other.cities) for other in state.players if other is not player]
    if outlook.cities + 1 > max(rivals):
        gain -= weights.lead
    is_start = state.step == 1 and outlook.cities + 1 == facts.step2_at
    if is_start and outlook.lead < facts.step2_at:
        gain -= weights.step2
    return gain * blur >= weights.rate * house_price(state, facts, city)


def wins_by_ending(outlook: Outlook, output: int) -> bool:
    """Whether the seat to act can end the game now and win it, with just enough houses or more."""
    cities, ends_at = outlook.cities, outlook.facts.ends_at
    lacking = ends_at - cities
    if lacking > _MOST_HOUSES or lacking <= 0 or outlook.money < lacking * outlook.facts.slots[0]:
        return False
    most = max(lacking, min(_MOST_HOUSES, output - cities))
    costs = costs_ahead(outlook.state, outlook.facts, outlook.seat, outlook.money, most)
    for houses in range(lacking, len(costs)):
        if _is_best(outlook, min(cities + houses, output), outlook.money - costs[houses]):
            return True
    return False


def _is_best(outlook: Outlook, own: int, left: int) -> bool:
    """Whether nobody can supply more than *own* cities at once, or as many with more money."""
    for seat in range(outlook.facts.seats):
        if seat != outlook.seat and _beats(outlook, seat, own, left):
            return False
    return True


def _beats(outlook: Outlook, seat: int, own: int, left: int) -> bool:
    """Whether *seat* can supply more than *own* cities at once, or as many with more money."""
    rival = outlook.state.players[seat]
    cities = len(rival.cities)
    output = rival.capacity.best_output(rival.stored)
    money = outlook.money_of(seat)
    if output < own:
        return False
    if not outlook.is_to_build(seat):
        served = min(cities, output)
        return served > own or (served == own and money > left)
    costs = costs_ahead(outlook.state, outlook.facts, seat, money, max(0, own + 1 - cities))
    served = min(cities + len(costs) - 1, output)
    if served != own:
        return served > own
    needed = max(0, own - cities)
    return money - costs[needed] > left


def nearest(outlook: Outlook) -> list[int]:
    """Return the cities worth a thought that the seat to act can pay, the best first."""
    if outlook.player.network:
        cities = next_cities(outlook.state, outlook.facts, outlook.weights, _NEAREST)
    else:
        cities = first_cities(outlook.state, outlook.facts)[:_NEAREST]
    return [
        city for city in cities if house_price(outlook.state, outlook.facts, city) <= outlook.money
    ]


def candidates(outlook: Outlook) -> list[Action]:
    """Return the houses worth a thought and the end of the turn, the likeliest first."""
    first = choose(outlook, 1.0) or DONE
    actions: list[Action] = [first]
    for city in nearest(outlook):
        action = BUILDS.at(city)
        if action is not first:
            actions.append(action)
    if first is not DONE:
        actions.append(DONE)
    return actions
