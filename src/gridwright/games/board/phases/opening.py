"""The choices before round 1: regions, the Trust's first cities, starting cities.

They are actions like any other, so that a record holds the whole game.
"""

from gridwright.core.errors import ALLOWED, Refusal
from gridwright.core.events import NOBODY, EventSink
from gridwright.core.action import Action
from gridwright.games.board import dummy, refusals
from gridwright.games.board.actions import ChooseRegion, MarkCity, PlaceTrust
from gridwright.games.board.map_rules import URANIUM
from gridwright.games.board.state import BoardState, Phase

# Regions


def begin_regions(state: BoardState) -> None:
    """Let the seats complete the play area in turn."""
    state.phase = Phase.REGIONS
    chosen = state.area.regions.bit_count()
    if chosen == state.setup.seat_rules.regions:
        state.to_act = NOBODY
    else:
        humans = state.humans()
        state.to_act = humans[chosen % len(humans)]


def region_actions(state: BoardState) -> list[Action]:
    """Return the regions that may be added."""
    actions: list[Action] = []
    for region in range(len(state.setup.map.regions)):
        if region_refusal(state, region) is ALLOWED:
            actions.append(ChooseRegion(region))
    return actions


def region_refusal(state: BoardState, region: int) -> Refusal:
    """Why *region* may not be added (RC-S5, CL-S5)."""
    chosen = state.area.regions
    if chosen >> region & 1:
        return refusals.REGION_CHOSEN
    if chosen and not state.setup.region_neighbours[region] & chosen:
        return refusals.REGION_APART
    return ALLOWED


def choose_region(state: BoardState, region: int, events: EventSink | None) -> None:
    """Add *region* to the play area."""
    if events is not None:
        events.add("region_chosen", state.to_act, {"region": state.setup.map.regions[region].id})
    state.area = state.setup.play_area(state.area.regions | 1 << region)
    begin_regions(state)


# The Trust's first cities


def begin_trust(state: BoardState) -> None:
    """Let the humans place the Trust's first houses: one, two, two, one (RC-T6)."""
    state.phase = Phase.TRUST
    state.to_act = NOBODY
    trust = state.trust
    if trust is None or len(trust.cities) == state.setup.edition.numbers.trust_first_houses:
        return
    start, other = state.humans()
    state.to_act = (start, other, other, start)[len(trust.cities) % 4]


def trust_actions(state: BoardState) -> list[Action]:
    """Return the cities that may become the Trust's."""
    actions: list[Action] = []
    for city in state.area.cities:
        if trust_refusal(state, city) is ALLOWED:
            actions.append(PlaceTrust(city))
    return actions


def trust_refusal(state: BoardState, city: int) -> Refusal:
    """Why the Trust may not have *city* (RC-T7)."""
    trust = state.trust
    assert trust is not None
    if not state.area.contains(city):
        return refusals.OUTSIDE_AREA
    if not state.is_empty(city):
        return refusals.CITY_TAKEN
    if trust.cities:
        for own in trust.cities:
            if state.area.neighbours[own] >> city & 1:
                return ALLOWED
        return refusals.TRUST_APART
    return ALLOWED


def place_trust(state: BoardState, city: int, events: EventSink | None) -> None:
    """Put one of the Trust's first houses into *city*."""
    trust = state.trust
    assert trust is not None
    if events is not None:
        events.add("trust_placed", state.to_act, {"city": state.city_id(city)})
    dummy.place(state, trust, city, 0)
    begin_trust(state)


# Starting cities


def begin_starting_cities(state: BoardState) -> None:
    """Let each seat mark a city in turn order (RC-S31)."""
    state.phase = Phase.STARTING_CITIES
    state.to_act = NOBODY
    humans = state.humans()
    marks = state.marked.bit_count()
    if state.setup.options.starting_cities and marks < len(humans):
        state.to_act = humans[marks]


def mark_actions(state: BoardState) -> list[Action]:
    """Return the cities that may be marked."""
    actions: list[Action] = []
    for city in state.area.cities:
        if mark_refusal(state, city) is ALLOWED:
            actions.append(MarkCity(city))
    return actions


def mark_refusal(state: BoardState, city: int) -> Refusal:
    """Why *city* may not be marked."""
    if not state.area.contains(city):
        return refusals.OUTSIDE_AREA
    if state.marked >> city & 1:
        return refusals.ALREADY_MARKED
    return ALLOWED if state.is_empty(city) else refusals.CANNOT_MARK


def mark_city(state: BoardState, city: int, events: EventSink | None) -> None:
    """Lay a uranium token from the supply on *city* (RC-S32); the Trust follows (RC-T10)."""
    if events is not None:
        events.add("city_marked", state.to_act, {"city": state.city_id(city)})
    state.fuel.take_from_supply(URANIUM, 1)
    state.marked |= 1 << city
    dummy.follow(state, city, events)
    begin_starting_cities(state)
