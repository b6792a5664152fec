"""The decisions before round 1: the small area, and the Syndicate's first cities."""

from typing import Final

from gridwright.core.action import Action
from gridwright.core.errors import ALLOWED, HiddenChanceError, Refusal, Values
from gridwright.core.events import NOBODY, EventSink
from gridwright.core.notation import Form
from gridwright.core.phase import WRONG_PHASE
from gridwright.games.outpost.actions import AREA_FORM, SYNDICATE_FORM, ChooseArea, PlaceSyndicate
from gridwright.games.outpost.events import AREA_CHOSEN, SYNDICATE_PLACED
from gridwright.games.outpost.state import OutpostState, PhaseIndex
from gridwright.phases.turns import ChoicePhase, placing_seat

CENTRAL_AREA: Final = Refusal("central_area")
OUTSIDE_AREA: Final = Refusal("outside_area")
SYNDICATE_APART: Final = Refusal("syndicate_apart")
CITY_TAKEN: Final = Refusal("city_taken")


class AreaPhase(ChoicePhase[OutpostState]):
    """A seat chooses the small area, if there is a choice (OP-S4), before anything is dealt."""

    name = "area"
    forms: tuple[Form, ...] = (AREA_FORM,)
    follower: int = PhaseIndex.SYNDICATE

    def begin(self, state: OutpostState, events: EventSink | None) -> None:
        is_open = state.area.regions.bit_count() < 1 + state.setup.seat_rules.areas
        state.to_act = state.chooser() if is_open else NOBODY

    def candidates(self, state: OutpostState) -> list[Action]:
        return [ChooseArea(area) for area in range(len(state.setup.content.areas))]

    def refusal(self, state: OutpostState, action: Action) -> Refusal:
        if not isinstance(action, ChooseArea):
            return WRONG_PHASE
        return ALLOWED if action.area else CENTRAL_AREA

    def apply(self, state: OutpostState, action: Action, events: EventSink | None) -> None:
        assert isinstance(action, ChooseArea)
        if not state.costs:  # a view, which does not know the deal yet (OP-S30)
            raise HiddenChanceError("connections")
        if events is not None:
            name = state.setup.content.areas[action.area]
            events.add(AREA_CHOSEN, state.to_act, {"region": name})
        state.lay_area(1 | 1 << action.area)
        state.to_act = NOBODY


class SyndicatePhase(ChoicePhase[OutpostState]):
    """The seats place the first stations of the Syndicate, if there is one (OP-Y.6)."""

    name = "syndicate"
    forms: tuple[Form, ...] = (SYNDICATE_FORM,)
    follower: int = PhaseIndex.TURN_ORDER

    def begin(self, state: OutpostState, events: EventSink | None) -> None:
        state.to_act = NOBODY
        if state.syndicate is None:
            return
        placed = state.syndicate.company.network.bit_count()
        if placed < state.setup.content.numbers.syndicate_first:
            state.to_act = placing_seat(state, placed)

    def placers(self, state: OutpostState) -> tuple[int, ...]:
        if state.syndicate is None:
            return ()
        stations = state.setup.content.numbers.syndicate_first
        return tuple([placing_seat(state, placed) for placed in range(stations)])

    def candidates(self, state: OutpostState) -> list[Action]:
        return [PlaceSyndicate(city) for city in state.area.cities]

    def refusal(self, state: OutpostState, action: Action) -> Refusal:
        """Return why the Syndicate may not have a city (OP-Y.7)."""
        if state.syndicate is None or not isinstance(action, PlaceSyndicate):
            return WRONG_PHASE
        city = action.city
        if not state.area.contains(city):
            return OUTSIDE_AREA
        if state.taken[0] >> city & 1:
            return CITY_TAKEN
        network = state.syndicate.company.network
        if network and not state.area.neighbours[city] & network:
            return SYNDICATE_APART
        return ALLOWED

    def apply(self, state: OutpostState, action: Action, events: EventSink | None) -> None:
        assert isinstance(action, PlaceSyndicate)
        assert state.syndicate is not None
        if events is not None:
            events.add(SYNDICATE_PLACED, state.to_act, {"city": state.city_id(action.city)})
        state.place_station(state.syndicate.company, action.city, 0)
        self.begin(state, events)

    def values(self, state: OutpostState, action: Action) -> Values:
        assert isinstance(action, PlaceSyndicate)
        return {"city": state.city_id(action.city)}
