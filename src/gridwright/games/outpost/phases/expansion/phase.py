"""Phase 3: buildings, the company board, workers; the last in turn order first.

The three parts of a turn come in this order, and each may be skipped. After moving a card a seat
may not build any more, and after hiring it may not move cards.
"""

from typing import Final

from gridwright.core.action import Action
from gridwright.core.errors import ALLOWED, Refusal, Values
from gridwright.core.events import NOBODY, EventSink
from gridwright.core.offers import Quote
from gridwright.core.phase import WRONG_PHASE
from gridwright.games.outpost import dummy, stages
from gridwright.games.outpost.actions import SYNDICATE_FORM, PlaceSyndicate
from gridwright.games.outpost.phases.expansion.board import CompanyBoard
from gridwright.games.outpost.phases.expansion.buildings import Buildings
from gridwright.games.outpost.phases.expansion.workers import Workers
from gridwright.games.outpost.state import OutpostState, PhaseIndex, Setup
from gridwright.phases.turns import DONE, DONE_FORM, Done, TurnPhase

NOT_CHEAPEST_SITE: Final = Refusal("not_cheapest_site")
CHOOSE_SITE_FIRST: Final = Refusal("choose_site_first")

Activity = Buildings | CompanyBoard | Workers
"""A part of a turn; it has the methods of a phase, and `ExpansionPhase` combines all three."""


class ExpansionPhase(TurnPhase[OutpostState]):
    """Each seat has one turn of three parts, all of them optional."""

    name = "expansion"
    is_reversed: bool = True

    def __init__(self, setup: Setup) -> None:
        self._activities: tuple[Activity, ...] = (Buildings(), CompanyBoard(setup), Workers())
        forms = [form for activity in self._activities for form in activity.forms]
        self.forms = (*forms, DONE_FORM, SYNDICATE_FORM)
        self._activity_of: dict[object, Activity] = {
            form.kind: activity for activity in self._activities for form in activity.forms
        }

    # Whose turn it is

    def begin(self, state: OutpostState, events: EventSink | None) -> None:
        for player in state.players:
            player.company.busy = 0
        state.begin_turn()
        super().begin(state, events)

    def call_next(self, state: OutpostState, seat: int, events: EventSink | None) -> None:
        state.begin_turn()
        super().call_next(state, seat, events)

    def take_dummy_turn(self, state: OutpostState, events: EventSink | None) -> None:
        dummy.expand(state, events)

    def end(self, state: OutpostState, events: EventSink | None) -> int:
        return PhaseIndex.OVER if stages.game_ends(state) else PhaseIndex.BUREAUCRACY

    def closing(self, state: OutpostState) -> Action | None:
        return DONE

    # What may be done

    def legal_actions(self, state: OutpostState, *, lowest_bids: bool) -> list[Action]:
        if dummy.awaits_site(state):
            return [PlaceSyndicate(city) for city in dummy.sites(state)]
        actions: list[Action] = []
        for activity in self._activities:
            activity.add_actions(state, actions)
        actions.append(DONE)
        return actions

    def refusal(self, state: OutpostState, action: Action) -> Refusal:
        activity = self._activity_of.get(type(action))
        if dummy.awaits_site(state):
            if isinstance(action, PlaceSyndicate):
                return ALLOWED if action.city in dummy.sites(state) else NOT_CHEAPEST_SITE
            is_own = activity is not None or isinstance(action, Done)
            return CHOOSE_SITE_FIRST if is_own else WRONG_PHASE
        if activity is not None:
            return activity.refusal(state, action)
        return ALLOWED if isinstance(action, Done) else WRONG_PHASE

    def quotes(self, state: OutpostState) -> list[Quote]:
        if dummy.awaits_site(state):
            return [Quote(PlaceSyndicate(city)) for city in dummy.free_sites(state)]
        quotes = [quote for activity in self._activities for quote in activity.quotes(state)]
        return [*quotes, Quote(DONE)]

    def values(self, state: OutpostState, action: Action) -> Values:
        if isinstance(action, PlaceSyndicate):
            return {"city": state.city_id(action.city)}
        activity = self._activity_of.get(type(action))
        return {} if activity is None else activity.values(state, action)

    # What it does

    def apply(self, state: OutpostState, action: Action, events: EventSink | None) -> None:
        activity = self._activity_of.get(type(action))
        if activity is not None:
            activity.apply(state, action, events)
        elif isinstance(action, Done):
            self.call_next(state, state.to_act, events)
        else:
            assert isinstance(action, PlaceSyndicate)
            self._choose_site(state, action.city, events)

    def _choose_site(self, state: OutpostState, city: int, events: EventSink | None) -> None:
        """Build for the Syndicate on the chosen site, and continue its turn (OP-Y.25)."""
        dummy.build_site(state, city, events)
        self.take_dummy_turn(state, events)
        if state.to_act == NOBODY:
            self.call_next(state, state.dummy, events)
