"""The choices before round 1: the small area, and the Syndicate's first cities."""

from gridwright.core.errors import ALLOWED, Refusal
from gridwright.core.events import NOBODY, EventSink
from gridwright.core.action import Action
from gridwright.games.outpost import dummy, refusals
from gridwright.games.outpost.actions import ChooseArea, PlaceSyndicate
from gridwright.games.outpost.state import OutpostState, Phase


def begin_area(state: OutpostState) -> None:
    """Let the first player choose the small area, where there is a choice (OP-S4)."""
    state.phase = Phase.AREA
    state.to_act = NOBODY
    if state.area.regions.bit_count() < 1 + state.setup.seat_rules.areas:
        state.to_act = state.humans()[0]


def area_actions(state: OutpostState) -> list[Action]:
    """Return the small areas."""
    return [ChooseArea(area) for area in range(1, len(state.setup.content.areas))]


def area_refusal(area: int) -> Refusal:
    """Why *area* may not be chosen."""
    return ALLOWED if area else refusals.CENTRAL_AREA


def choose_area(state: OutpostState, area: int, events: EventSink | None) -> None:
    """Add the small *area* to the central one."""
    if events is not None:
        events.add("area_chosen", state.to_act, {"region": state.setup.content.areas[area]})
    state.lay_area(1 | 1 << area)
    begin_area(state)


def begin_syndicate(state: OutpostState) -> None:
    """Let the humans place the Syndicate's first stations: one, two, two, one (OP-Y.6)."""
    state.phase = Phase.SYNDICATE
    state.to_act = NOBODY
    syndicate = state.syndicate
    if syndicate is None:
        return
    placed = syndicate.company.network.bit_count()
    if placed < state.setup.content.numbers.syndicate_first:
        start, other = state.humans()
        state.to_act = (start, other, other, start)[placed % 4]


def syndicate_actions(state: OutpostState) -> list[Action]:
    """Return the cities that may become the Syndicate's."""
    actions: list[Action] = []
    for city in state.area.cities:
        if syndicate_refusal(state, city) is ALLOWED:
            actions.append(PlaceSyndicate(city))
    return actions


def syndicate_refusal(state: OutpostState, city: int) -> Refusal:
    """Why the Syndicate may not begin in *city* (OP-Y.7)."""
    syndicate = state.syndicate
    assert syndicate is not None
    if not state.area.contains(city):
        return refusals.OUTSIDE_AREA
    if state.taken[0] >> city & 1:
        return refusals.CITY_TAKEN
    network = syndicate.company.network
    if network and not state.area.neighbours[city] & network:
        return refusals.SYNDICATE_APART
    return ALLOWED


def place_syndicate(state: OutpostState, city: int, events: EventSink | None) -> None:
    """Put one of the Syndicate's first stations into *city*."""
    syndicate = state.syndicate
    assert syndicate is not None
    if events is not None:
        events.add("syndicate_placed", state.to_act, {"city": state.city_id(city)})
    dummy.place_station(state, syndicate, city, 0)
    begin_syndicate(state)
