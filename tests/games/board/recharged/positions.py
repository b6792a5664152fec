"""What the positions of Recharged need beyond `tests.builders`."""

from gridwright.games.board.state import BoardState, Trust
from tests.builders import put


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


def trust_plants(state: BoardState) -> list[int]:
    """Return the plants of the Trust."""
    return [plant.number for plant in the_trust(state).plants]


def trust_starts_in(state: BoardState, *cities: str) -> None:
    """Put first houses of the Trust into these cities."""
    put(state, f"T.cities={','.join([f'{city}:1' for city in cities])}")


def trust_slots(state: BoardState) -> dict[str, int]:
    """Return the price of the slot of each house of the Trust, by city."""
    trust = the_trust(state)
    prices = (10, 15, 20)
    houses = zip(trust.cities, trust.slots, strict=True)
    return {state.city_id(city): prices[slot] for city, slot in houses}
