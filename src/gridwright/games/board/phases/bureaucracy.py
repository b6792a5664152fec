"""Phase 5: income, refill, and the update of the plant market."""

from gridwright.core.action import Action
from gridwright.core.errors import Values
from gridwright.core.events import NOBODY, EventSink
from gridwright.games.board import dummy, steps
from gridwright.games.board.events import REFILLED
from gridwright.games.board.prices import income
from gridwright.games.board.state import LAST_STEP, BoardState, PhaseIndex
from gridwright.parts.fuel import Power, output
from gridwright.phases.events import POWERED
from gridwright.phases.market import bury_highest, remove_lowest
from gridwright.phases.production import ProductionPhase


class BureaucracyPhase(ProductionPhase[BoardState]):
    """Seats run their plants in turn order and are paid for the cities they supply."""

    def proceeds(self, state: BoardState, seat: int, total_output: int) -> Values:
        supplied = min(len(state.players[seat].cities), total_output)
        return {"cities": supplied, "income": income(state, supplied), "output": total_output}

    # What it does

    def begin(self, state: BoardState, events: EventSink | None) -> None:
        """Begin Step 2 if it is due, then let the leader run its plants."""
        steps.begin_step2_if_due(state, events)
        super().begin(state, events)

    def take_dummy_turn(self, state: BoardState, events: EventSink | None) -> None:
        dummy.release_fuel(state, events)

    def apply(self, state: BoardState, action: Action, events: EventSink | None) -> None:
        """Burn the fuel and pay the income, then let the next seat act."""
        assert isinstance(action, Power)
        seat = state.to_act
        player = state.players[seat]
        total_output = output(player.plants, action)
        for resource, amount in enumerate(action.burnt):
            if amount:
                player.stored[resource] -= amount
                state.fuel.give_back(resource, amount)
        player.powered = min(len(player.cities), total_output)
        pay = income(state, player.powered)
        player.money += pay
        if events is not None:
            events.add(POWERED, seat, {"cities": player.powered, "income": pay})
        self.call_next(state, seat, events)

    def end(self, state: BoardState, events: EventSink | None) -> int:
        """Refill the resource market, then update the plant market."""
        self.refill(state, events)
        if state.step == LAST_STEP:
            remove_lowest(state, "step3_update", events)  # RC-5.17
            steps.draw(state, events)
        elif state.cards.has_last_card() or state.cards.awaits_last_card():  # RC-ST25
            bury_highest(state, events)
            steps.draw(state, events)
        steps.begin_step3_if_due(state, events)
        return PhaseIndex.TURN_ORDER

    def refill(self, state: BoardState, events: EventSink | None) -> None:
        """Refill the resource market."""
        for resource in range(len(state.fuel.on_sale)):
            _refill(state, resource, events)


def _refill(state: BoardState, resource: int, events: EventSink | None) -> None:
    """Move this round's units of *resource* from the supply to the market."""
    if not state.setup.map_rules.is_refilled(state, resource):
        return
    moved = state.fuel.refill(resource, state.setup.refill[resource][state.step - 1])
    if moved and events is not None:
        state.add_fuel_event(events, REFILLED, NOBODY, resource, moved)
