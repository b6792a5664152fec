"""Phase 3: fuel is bought, the last in turn order first."""

from typing import Final

from gridwright.core.action import Action
from gridwright.core.errors import ALLOWED, Refusal, Values
from gridwright.core.events import EventKind, EventSink
from gridwright.core.notation import Form
from gridwright.core.offers import Part, Quote
from gridwright.core.phase import WRONG_PHASE
from gridwright.games.board import dummy
from gridwright.games.board.actions import BUY_FORM, BUYS, Buy
from gridwright.games.board.prices import fuel_cost
from gridwright.games.board.state import BoardState, PhaseIndex
from gridwright.phases.events import BOUGHT_FUEL
from gridwright.phases.turns import DONE_FORM, SpendingPhase

NOT_AN_AMOUNT: Final = Refusal("not_an_amount")
NOT_ON_SALE: Final = Refusal("not_on_sale")
NOTHING_BURNS_IT: Final = Refusal("nothing_burns_it")
NO_ROOM: Final = Refusal("no_room")
FUEL_OVER_CASH: Final = Refusal("fuel_over_cash")


class ResourcesPhase(SpendingPhase[BoardState]):
    """Each seat buys as much fuel as it likes and its plants can store."""

    name = "resources"
    forms: tuple[Form, ...] = (BUY_FORM, DONE_FORM)
    follower: int = PhaseIndex.BUILDING

    def take_dummy_turn(self, state: BoardState, events: EventSink | None) -> None:
        dummy.take_fuel(state, events)

    # What may be done

    def purchases(self, state: BoardState) -> list[Action]:
        actions: list[Action] = []
        for resource in range(len(state.fuel.on_sale)):
            for amount in range(1, self.most(state, resource) + 1):
                actions.append(BUYS.at(resource, amount))
        return actions

    def most(self, state: BoardState, resource: int) -> int:
        """Return how many units the seat to act may buy. Must agree with `purchase_refusal`."""
        player = state.players[state.to_act]
        room = player.capacity.room(player.stored, resource)  # 0 if nothing burns it
        amount = max(0, min(state.fuel.on_sale[resource], room))
        while amount and self.cost(state, resource, amount) > player.money:
            amount -= 1
        return amount

    def purchase_refusal(self, state: BoardState, action: Action) -> Refusal:
        """Return why the seat to act may not buy this. Must agree with `most`."""
        if not isinstance(action, Buy):
            return WRONG_PHASE
        resource, amount = action.resource, action.amount
        on_sale = state.fuel.on_sale[resource]
        reason = self.amount_refusal(state, resource, amount, on_sale, NOT_ON_SALE)
        if reason is not ALLOWED:
            return reason
        money = state.players[state.to_act].money
        return FUEL_OVER_CASH if self.cost(state, resource, amount) > money else ALLOWED

    def amount_refusal(
        self, state: BoardState, resource: int, amount: int, on_sale: int, short: Refusal
    ) -> Refusal:
        """Return why the seat to act may not have *amount* units; *short* if too few are left."""
        player = state.players[state.to_act]
        if amount < 1:
            return NOT_AN_AMOUNT
        if not player.capacity.accepts(resource):
            return NOTHING_BURNS_IT
        if amount > on_sale:
            return short
        return NO_ROOM if amount > player.capacity.room(player.stored, resource) else ALLOWED

    # What it costs

    def cost(self, state: BoardState, resource: int, amount: int) -> int:
        """Return what the seat to act pays for *amount* units, which must be on sale."""
        return fuel_cost(state, state.to_act, resource, amount)

    def prices(self, state: BoardState) -> list[Quote]:
        return [self._quote(state, resource) for resource in range(len(state.fuel.on_sale))]

    def _quote(self, state: BoardState, resource: int) -> Quote:
        """Return a quote for all amounts that may be bought, or for one unit if there are none."""
        most = self.most(state, resource)
        room = self.room(state, resource)
        if not state.fuel.on_sale[resource]:
            return Quote(Buy(resource, 1), yields=room)
        costs = [self.cost(state, resource, amount) for amount in range(1, max(most, 1) + 1)]
        parts = [Part("fuel", state.fuel.cost(resource, 1))]
        if parts[0].amount != costs[0]:
            parts.append(Part("rebate", costs[0] - parts[0].amount))
        last = Buy(resource, most) if most > 1 else None
        return Quote(Buy(resource, 1), tuple(costs), tuple(parts), room, last)

    def room(self, state: BoardState, resource: int) -> Values:
        """Return how much more of *resource* the seat to act can store."""
        player = state.players[state.to_act]
        return {"room": max(0, player.capacity.room(player.stored, resource))}

    def values(self, state: BoardState, action: Action) -> Values:
        if not isinstance(action, Buy):
            return {}
        values = self.fuel_values(state, action.resource, action.amount)
        if action.amount <= state.fuel.on_sale[action.resource]:
            values["cost"] = self.cost(state, action.resource, action.amount)
        return values

    def fuel_values(self, state: BoardState, resource: int, amount: int) -> Values:
        """Return the values of messages about a purchase of *resource*."""
        values = self.room(state, resource)
        values["resource"] = state.resource_id(resource)
        values["amount"] = amount
        values["on_sale"] = state.fuel.on_sale[resource]
        values["supply"] = state.fuel.supply[resource]
        return values

    # What it does

    def purchase(self, state: BoardState, action: Action, events: EventSink | None) -> None:
        assert isinstance(action, Buy)
        resource, amount = action.resource, action.amount
        price = self.cost(state, resource, amount)
        state.fuel.take(resource, amount)
        self.store(state, resource, amount, price, BOUGHT_FUEL, events)

    def store(  # noqa: PLR0913
        self,
        state: BoardState,
        resource: int,
        amount: int,
        price: int,
        kind: EventKind,
        events: EventSink | None,
    ) -> None:
        """Let the seat to act pay *price* and store the units."""
        player = state.players[state.to_act]
        player.money -= price
        player.stored[resource] += amount
        if events is not None:
            word = state.resource_id(resource)
            events.add(kind, state.to_act, {"resource": word, "amount": amount, "cost": price})
