"""Phase 4: which house is built next, and when it is enough."""

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
_LEAP = 10  # houses of one turn
_PATIENCE = 24  # rounds after which whoever can end the game does so


def choose(look: Outlook, off: float) -> Action | None:
    """Return the next house, or None where nothing more is to be built; *off* blurs its gain."""
    city = best_city(look)
    if city < 0 or not _is_worth(look, city, off):
        return None
    return BUILDS.at(city)


def best_city(look: Outlook) -> int:
    """Return the city for the next house that can be paid, or -1."""
    if not look.player.network:
        for city in first_cities(look.state, look.facts):
            if house_price(look.state, look.facts, city) <= look.money:
                return city
        return -1
    for city in next_cities(look.state, look.facts, look.weights, _NEAREST):
        if house_price(look.state, look.facts, city) <= look.money:
            return city
    return -1


def _is_worth(look: Outlook, city: int, off: float) -> bool:
    """Whether a house in *city* is worth its price."""
    weights, facts, state = look.weights, look.facts, look.state
    player = look.player
    made = player.capacity.best_output(player.stored)
    if state.round > _PATIENCE or wins_by_ending(look, made):
        return True
    if look.cities >= made:
        return False
    if look.cities + 1 >= facts.ends_at:
        return look.lead >= facts.ends_at
    if look.is_last:
        return True
    gain = float(facts.income[min(look.cities + 1, made)])
    gain -= facts.income[min(look.cities, made)]
    gain += weights.spot * look.profile.growth
    rivals = [len(other.cities) for other in state.players if other is not player]
    if look.cities + 1 > max(rivals):
        gain -= weights.lead
    is_start = state.step == 1 and look.cities + 1 == facts.step2_at
    if is_start and look.lead < facts.step2_at:
        gain -= weights.step2
    return gain * off >= weights.rate * house_price(state, facts, city)


def wins_by_ending(look: Outlook, made: int) -> bool:
    """Whether the seat to act can end the game now and win it, be it with more houses than that."""
    cities, ends_at = look.cities, look.facts.ends_at
    lacking = ends_at - cities
    if lacking > _LEAP or lacking <= 0 or look.money < lacking * look.facts.slots[0]:
        return False
    most = max(lacking, min(_LEAP, made - cities))
    ahead = costs_ahead(look.state, look.facts, look.seat, look.money, most)
    for houses in range(lacking, len(ahead)):
        if _is_best(look, min(cities + houses, made), look.money - ahead[houses]):
            return True
    return False


def _is_best(look: Outlook, own: int, left: int) -> bool:
    """Whether nobody can supply more than *own* cities at once, or as many with more money."""
    for seat in range(look.facts.seats):
        if seat != look.seat and _beats(look, seat, own, left):
            return False
    return True


def _beats(look: Outlook, seat: int, own: int, left: int) -> bool:
    """Whether *seat* can supply more than *own* cities at once, or as many with more money."""
    rival = look.state.players[seat]
    cities = len(rival.cities)
    made = rival.capacity.best_output(rival.stored)
    money = look.money_of(seat)
    if made < own:
        return False
    if not look.is_to_build(seat):
        served = min(cities, made)
        return served > own or (served == own and money > left)
    ahead = costs_ahead(look.state, look.facts, seat, money, max(0, own + 1 - cities))
    served = min(cities + len(ahead) - 1, made)
    if served != own:
        return served > own
    needed = max(0, own - cities)
    return money - ahead[needed] > left


def nearest(look: Outlook) -> list[int]:
    """Return the cities worth a thought that the seat to act can pay, the best first."""
    if look.player.network:
        cities = next_cities(look.state, look.facts, look.weights, _NEAREST)
    else:
        cities = first_cities(look.state, look.facts)[:_NEAREST]
    return [city for city in cities if house_price(look.state, look.facts, city) <= look.money]


def candidates(look: Outlook) -> list[Action]:
    """Return the houses worth a thought and to be done, the likeliest first."""
    first = choose(look, 1.0) or DONE
    found: list[Action] = [first]
    for city in nearest(look):
        action = BUILDS.at(city)
        if action is not first:
            found.append(action)
    if first is not DONE:
        found.append(DONE)
    return found
