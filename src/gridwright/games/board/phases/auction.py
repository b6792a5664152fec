"""Phase 2: the auction of plants."""

from typing import Final

from gridwright.content.types import Plant
from gridwright.core.errors import Refusal
from gridwright.core.events import EventKind, EventSink
from gridwright.core.notation import Form
from gridwright.games.board import dummy, steps
from gridwright.games.board.events import FUEL_LOST
from gridwright.games.board.phases.turn_order import TurnOrderPhase
from gridwright.games.board.state import BoardState, PhaseIndex
from gridwright.parts.fuel import DISCARD_FORM, capacity
from gridwright.phases.market import remove_lowest
from gridwright.phases.plant_auction import LEAVING_FORM, PLANT_FORMS, PlantAuctionPhase

STEP_3_CARD: Final = Refusal("last_card")


class BoardAuction(PlantAuctionPhase[BoardState]):
    """The auction of plants in classic and Recharged."""

    last_card: Refusal = STEP_3_CARD
    lost_event: EventKind = FUEL_LOST
    forms: tuple[Form, ...] = (*PLANT_FORMS, LEAVING_FORM, DISCARD_FORM)

    def __init__(self, *, uses_token: bool = True) -> None:
        self.uses_token = uses_token

    # Plants

    def plant(self, state: BoardState, card: int) -> Plant:
        return state.setup.edition.numbers.plants[card]

    def ownership_refusal(self, state: BoardState, seat: int, item: int) -> Refusal:
        plant = state.setup.edition.numbers.plants[item]
        return state.setup.map_rules.ownership_refusal(state, seat, plant)

    def leavings(self, state: BoardState, plant: Plant) -> list[tuple[int, ...]]:
        """Return the fuel that may be left behind (RC-2.53, CL-2.30)."""
        player = state.players[state.to_act]
        others = tuple([other for other in player.plants if other.card != plant.card])
        return capacity(others, len(player.stored)).leavings(plant, player.stored)

    def plant_limit(self, state: BoardState) -> int:
        return state.setup.seat_rules.plant_limit

    # Effects

    def bought(self, state: BoardState, seat: int, card: int, events: EventSink | None) -> None:
        state.setup.map_rules.plant_taken(state, seat, card, events)

    def draw(self, state: BoardState, events: EventSink | None) -> None:
        steps.draw(state, events)

    def lose(self, state: BoardState, seat: int, resource: int, amount: int) -> None:
        state.players[seat].stored[resource] -= amount
        state.fuel.give_back(resource, amount)

    def take_for_dummy(self, state: BoardState, card: int, events: EventSink | None) -> None:
        dummy.take_plant(state, card, events)

    def end(self, state: BoardState, events: EventSink | None) -> int:
        """Deal with unsold plants, the order of round 1, and Step 3 (RC-2.49)."""
        is_idle = not self.remove_unsold(state, events) and state.auction.sold == 0
        if is_idle and state.setup.edition.removes_lowest_if_unsold:  # CL-2.27
            remove_lowest(state, "unsold", events)
            steps.draw(state, events)
        if state.round == 1:  # RC-2.50, CL-2.28
            TurnOrderPhase().determine_order(state, events)
        steps.begin_step3_if_due(state, events)
        self.close_demolition(state, events)
        return PhaseIndex.RESOURCES
