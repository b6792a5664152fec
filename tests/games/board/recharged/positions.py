"""What the positions of Recharged need beyond `tests.builders`."""

from gridwright.games.board.state import BoardState, Trust
from tests.builders import RESOURCES, city_of, store


def hold(state: BoardState, letter: str, **amounts: int) -> None:
    """Let a seat hold exactly this fuel and take it out of the supply."""
    store(state, letter, **amounts)
    for name, amount in amounts.items():
        state.fuel.supply[RESOURCES.index(name)] -= amount


def slots_in(state: BoardState, letter: str) -> dict[str, int]:
    """Return the price of the slot of each house of a seat, by city."""
    player = state.players[ord(letter) - ord("A")]
    prices = (10, 15, 20)
    houses = zip(player.cities, player.slots, strict=True)
    return {state.city_id(city): prices[slot] for city, slot in houses}


def the_trust(state: BoardState) -> Trust:
    """Return the Trust, which must take part."""
    assert state.trust is not None
    return state.trust


def trust_owns(state: BoardState, *numbers: int) -> None:
    """Let the Trust own exactly these plants."""
    plants = state.setup.edition.numbers.plants
    the_trust(state).plants = tuple(plants[number] for number in sorted(numbers))


def trust_plants(state: BoardState) -> list[int]:
    """Return the plants of the Trust."""
    return [plant.number for plant in the_trust(state).plants]


def trust_starts_in(state: BoardState, *cities: str) -> None:
    """Put first houses of the Trust into these cities, and leave it a reserve of ten."""
    trust = the_trust(state)
    for name in cities:
        city = city_of(state, name)
        trust.cities = (*trust.cities, city)
        trust.slots = (*trust.slots, 0)
        state.taken[0] |= 1 << city
    trust.reserve = 10


def trust_slots(state: BoardState) -> dict[str, int]:
    """Return the price of the slot of each house of the Trust, by city."""
    trust = the_trust(state)
    prices = (10, 15, 20)
    houses = zip(trust.cities, trust.slots, strict=True)
    return {state.city_id(city): prices[slot] for city, slot in houses}
