"""The decisions before round 1: regions, the Trust's first cities, starting cities.

They are actions like any other, so that a record contains the whole game.
"""

from typing import Final

from gridwright.core.action import Action
from gridwright.core.errors import ALLOWED, Refusal, Values
from gridwright.core.events import NOBODY, EventSink
from gridwright.core.notation import Form
from gridwright.core.phase import WRONG_PHASE
from gridwright.games.board import dummy
from gridwright.games.board.actions import (
    REGION_FORM,
    START_FORM,
    TRUST_FORM,
    ChooseRegion,
    MarkCity,
    PlaceTrust,
)
from gridwright.games.board.events import CITY_MARKED, REGION_CHOSEN, TRUST_PLACED
from gridwright.games.board.state import BoardState, PhaseIndex
from gridwright.phases.turns import ChoicePhase, placing_seat

REGION_IN_PLAY: Final = Refusal("region_chosen")
REGION_APART: Final = Refusal("region_apart")
OUTSIDE_AREA: Final = Refusal("outside_area")
TRUST_APART: Final = Refusal("trust_apart")
CITY_TAKEN: Final = Refusal("city_taken")
ALREADY_MARKED: Final = Refusal("already_marked")
CANNOT_MARK: Final = Refusal("cannot_mark")


class OpeningPhase(ChoicePhase[BoardState]):
    """Base of the phases in which regions or cities are chosen."""

    def values(self, state: BoardState, action: Action) -> Values:
        if isinstance(action, ChooseRegion):
            return {"region": state.setup.map.regions[action.region].id}
        assert isinstance(action, (PlaceTrust, MarkCity))
        return {"city": state.city_id(action.city)}


class RegionsPhase(OpeningPhase):
    """The seats choose the play area, unless it is fixed (RC-S5, CL-S5)."""

    name = "regions"
    forms: tuple[Form, ...] = (REGION_FORM,)
    follower: int = PhaseIndex.TRUST

    def begin(self, state: BoardState, events: EventSink | None) -> None:
        """Let the next seat choose a region, until the play area is complete."""
        chosen = state.area.regions.bit_count()
        if chosen == state.setup.seat_rules.regions:
            state.to_act = NOBODY
        else:
            humans = state.humans()
            state.to_act = humans[chosen % len(humans)]

    def candidates(self, state: BoardState) -> list[Action]:
        return [ChooseRegion(region) for region in range(len(state.setup.map.regions))]

    def refusal(self, state: BoardState, action: Action) -> Refusal:
        if not isinstance(action, ChooseRegion):
            return WRONG_PHASE
        chosen = state.area.regions
        if chosen >> action.region & 1:
            return REGION_IN_PLAY
        if chosen and not state.setup.region_neighbours[action.region] & chosen:
            return REGION_APART
        return ALLOWED

    def apply(self, state: BoardState, action: Action, events: EventSink | None) -> None:
        assert isinstance(action, ChooseRegion)
        if events is not None:
            name = state.setup.map.regions[action.region].id
            events.add(REGION_CHOSEN, state.to_act, {"region": name})
        state.area = state.setup.play_area(state.area.regions | 1 << action.region)
        self.begin(state, events)


class TrustPhase(OpeningPhase):
    """The seats place the first houses of the Trust, if there is one (RC-T6)."""

    name = "trust"
    forms: tuple[Form, ...] = (TRUST_FORM,)
    follower: int = PhaseIndex.STARTING_CITIES

    def begin(self, state: BoardState, events: EventSink | None) -> None:
        state.to_act = NOBODY
        trust = state.trust
        if trust is None or len(trust.cities) == state.setup.edition.numbers.trust_first_houses:
            return
        state.to_act = placing_seat(state, len(trust.cities))

    def placers(self, state: BoardState) -> tuple[int, ...]:
        if state.trust is None:
            return ()
        houses = state.setup.edition.numbers.trust_first_houses
        return tuple([placing_seat(state, placed) for placed in range(houses)])

    def candidates(self, state: BoardState) -> list[Action]:
        return [] if state.trust is None else [PlaceTrust(city) for city in state.area.cities]

    def refusal(self, state: BoardState, action: Action) -> Refusal:
        """Return why the Trust may not have a city (RC-T7)."""
        trust = state.trust
        if trust is None or not isinstance(action, PlaceTrust):
            return WRONG_PHASE
        if not state.area.contains(action.city):
            return OUTSIDE_AREA
        if not state.is_empty(action.city):
            return CITY_TAKEN
        adjacent = [state.area.neighbours[own] >> action.city & 1 for own in trust.cities]
        return ALLOWED if not adjacent or any(adjacent) else TRUST_APART

    def apply(self, state: BoardState, action: Action, events: EventSink | None) -> None:
        trust = state.trust
        assert trust is not None
        assert isinstance(action, PlaceTrust)
        if events is not None:
            events.add(TRUST_PLACED, state.to_act, {"city": state.city_id(action.city)})
        dummy.place(state, trust, action.city, 0)
        self.begin(state, events)


class StartingCitiesPhase(OpeningPhase):
    """Each seat marks a starting city, if the table plays with them (RC-S31)."""

    name = "starting_cities"
    forms: tuple[Form, ...] = (START_FORM,)
    follower: int = PhaseIndex.TURN_ORDER

    def begin(self, state: BoardState, events: EventSink | None) -> None:
        state.to_act = NOBODY
        humans = state.humans()
        marks = state.marked.bit_count()
        if state.setup.options.starting_cities and marks < len(humans):
            state.to_act = humans[marks]

    def candidates(self, state: BoardState) -> list[Action]:
        return [MarkCity(city) for city in state.area.cities]

    def refusal(self, state: BoardState, action: Action) -> Refusal:
        if not isinstance(action, MarkCity):
            return WRONG_PHASE
        if not state.area.contains(action.city):
            return OUTSIDE_AREA
        if state.marked >> action.city & 1:
            return ALREADY_MARKED
        return ALLOWED if state.is_empty(action.city) else CANNOT_MARK

    def apply(self, state: BoardState, action: Action, events: EventSink | None) -> None:
        """Mark the city with uranium from the supply (RC-S32); the Trust follows (RC-T10)."""
        assert isinstance(action, MarkCity)
        if events is not None:
            events.add(CITY_MARKED, state.to_act, {"city": state.city_id(action.city)})
        state.fuel.take_from_supply(state.setup.edition.numbers.marker, 1)
        state.marked |= 1 << action.city
        dummy.follow(state, action.city, events)
        self.begin(state, events)
