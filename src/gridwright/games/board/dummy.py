"""The Trust, the dummy of the two-player game of Recharged.

The rules determine what it does, and it happens automatically, except for its first six cities:
the seats choose those (`phases.opening`).
"""

from gridwright.content.types import Plant
from gridwright.core.events import EventSink
from gridwright.games.board import steps
from gridwright.games.board.events import TRUST_BUILT, TRUST_FUEL, TRUST_RELEASED, TRUST_TOOK
from gridwright.games.board.state import BoardState, Trust
from gridwright.parts.fuel import in_order
from gridwright.phases.events import REMOVED_PLANT


def take_plant(state: BoardState, number: int, events: EventSink | None) -> None:
    """Let the Trust take plant *number* in this round (RC-T14, RC-T16)."""
    trust = state.trust
    assert trust is not None
    plants = trust.plants
    if len(plants) == state.setup.seat_rules.plant_limit:
        lowest = plants[0].number
        if number < lowest:  # RC-T20
            return
        plants = plants[1:]
        state.box = (*state.box, lowest)
        if events is not None:
            events.add(REMOVED_PLANT, state.dummy, {"plant": lowest})
    state.cards.remove(number)
    state.token.leave(number)
    trust.plants = in_order((*plants, state.setup.edition.numbers.plants[number]))
    if events is not None:
        events.add(TRUST_TOOK, state.dummy, {"plant": number})
    state.setup.map_rules.plant_taken(state, state.dummy, number, events)
    steps.draw(state, events)


def take_fuel(state: BoardState, events: EventSink | None) -> None:
    """Let the Trust take fuel for one run of each plant, hybrids last (RC-T24, RC-T27)."""
    trust = state.trust
    assert trust is not None
    for plant in trust.plants:
        if len(plant.burns) == 1:
            for _ in range(plant.need):
                _take_unit(state, trust, plant.burns[0])
    for plant in trust.plants:
        if len(plant.burns) > 1:
            _fuel_hybrid(state, trust, plant)
    if events is not None:
        for resource, amount in enumerate(trust.stored):
            if amount:
                state.add_fuel_event(events, TRUST_FUEL, state.dummy, resource, amount)


def _fuel_hybrid(state: BoardState, trust: Trust, plant: Plant) -> None:
    """Alternate between the two fuels, coal first, or take whichever is left (RC-T26)."""
    first, other = plant.burns
    if first != state.setup.edition.numbers.trust_fuel:
        first, other = other, first
    for _ in range(plant.need):
        if not _take_unit(state, trust, first):
            _take_unit(state, trust, other)
        first, other = other, first


def _take_unit(state: BoardState, trust: Trust, resource: int) -> bool:
    """Take one unit from the market; return whether there was one."""
    if state.fuel.on_sale[resource] == 0:
        return False
    state.fuel.take(resource, 1)
    trust.stored[resource] += 1
    return True


def release_fuel(state: BoardState, events: EventSink | None) -> None:
    """Return all fuel of the Trust to the supply (RC-T38)."""
    trust = state.trust
    assert trust is not None
    for resource, amount in enumerate(trust.stored):
        state.fuel.give_back(resource, amount)
        trust.stored[resource] = 0
    if events is not None:
        events.add(TRUST_RELEASED, state.dummy, {})


def follow(state: BoardState, city: int, events: EventSink | None) -> None:
    """Build a house of the Trust in *city*, where a seat has built the first house (RC-T32)."""
    trust = state.trust
    if trust is None or trust.reserve == 0:
        return
    place(state, trust, city, 1)
    if events is not None:
        events.add(TRUST_BUILT, state.dummy, {"city": state.city_id(city)})


def place(state: BoardState, trust: Trust, city: int, slot: int) -> None:
    """Move a house from the reserve of the Trust to *slot* of *city*."""
    trust.reserve -= 1
    trust.cities = (*trust.cities, city)
    trust.slots = (*trust.slots, slot)
    state.taken[slot] |= 1 << city
