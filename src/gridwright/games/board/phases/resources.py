"""Phase 3: fuel is bought, the last in turn order first."""

from gridwright.core.errors import ALLOWED, Refusal
from gridwright.core.events import NOBODY, EventSink
from gridwright.core.action import Action
from gridwright.games.board import dummy, refusals
from gridwright.games.board.actions import DONE, Buy, BuyFromStorage, buys, storage_buys
from gridwright.games.board.map_rules import COAL
from gridwright.games.board.state import BoardState, Phase


def begin(state: BoardState, events: EventSink | None) -> None:
    """Open the phase with the last in turn order."""
    state.phase = Phase.RESOURCES
    _call(state, len(state.order) - 1, events)


def _call(state: BoardState, position: int, events: EventSink | None) -> None:
    """Let the seat at *position* of the turn order buy, the dummy at once; -1 ends the phase."""
    if position >= 0 and state.order[position] == state.setup.dummy:
        dummy.take_fuel(state, events)
        position -= 1
    state.to_act = state.order[position] if position >= 0 else NOBODY


def legal_actions(state: BoardState) -> list[Action]:
    """Return every purchase of one resource, and the end of the turn."""
    actions: list[Action] = []
    for resource in range(len(state.fuel.on_sale)):
        actions.extend(buys(resource, most(state, resource)))
    if state.setup.map_rules.storage_price(COAL):
        actions.extend(storage_buys(most_from_storage(state)))
    actions.append(DONE)
    return actions


def cost(state: BoardState, resource: int, amount: int) -> int:
    """Return what the seat to act pays for *amount* units, which must be on sale."""
    rebate = state.setup.map_rules.rebate(state, state.to_act, resource)
    return state.fuel.cost(resource, amount) - rebate * amount


def most(state: BoardState, resource: int) -> int:
    """Return how many units the seat to act may buy. Agrees with `refusal`."""
    player = state.players[state.to_act]
    if not player.capacity.accepts(resource):
        return 0
    amount = min(state.fuel.on_sale[resource], player.capacity.room(player.stored, resource))
    while amount > 0 and cost(state, resource, amount) > player.money:
        amount -= 1
    return amount


def refusal(state: BoardState, action: Buy) -> Refusal:
    """Why the seat to act may not buy, or `ALLOWED`. Agrees with `most`."""
    resource, amount = action.resource, action.amount
    player = state.players[state.to_act]
    if amount < 1:
        return refusals.NOT_AN_AMOUNT
    if not player.capacity.accepts(resource):
        return refusals.NOTHING_BURNS_IT
    if amount > state.fuel.on_sale[resource]:
        return refusals.NOT_ON_SALE
    if amount > player.capacity.room(player.stored, resource):
        return refusals.NO_ROOM
    return refusals.FUEL_OVER_CASH if cost(state, resource, amount) > player.money else ALLOWED


def _storage_is_open(state: BoardState) -> bool:
    """Whether coal may be bought from the storage now (RC-U6, ruling A21)."""
    return not state.setup.options.storage_when_empty or state.fuel.on_sale[COAL] == 0


def most_from_storage(state: BoardState) -> int:
    """Return how much coal the seat to act may buy from the storage. Agrees with its refusal."""
    player = state.players[state.to_act]
    if not player.capacity.accepts(COAL) or not _storage_is_open(state):
        return 0
    room = player.capacity.room(player.stored, COAL)
    affordable = player.money // state.setup.map_rules.storage_price(COAL)
    return min(state.fuel.supply[COAL], room, affordable)


def storage_refusal(state: BoardState, action: BuyFromStorage) -> Refusal:
    """Why the seat to act may not buy from the storage. Agrees with `most_from_storage`."""
    player = state.players[state.to_act]
    price = state.setup.map_rules.storage_price(COAL)
    if not price:
        return refusals.NO_STORAGE_HERE
    if action.amount < 1:
        return refusals.NOT_AN_AMOUNT
    if not player.capacity.accepts(COAL):
        return refusals.NOTHING_BURNS_IT
    if not _storage_is_open(state):
        return refusals.MARKET_FIRST
    if action.amount > state.fuel.supply[COAL]:
        return refusals.STORAGE_SHORT
    if action.amount > player.capacity.room(player.stored, COAL):
        return refusals.NO_ROOM
    return refusals.FUEL_OVER_CASH if action.amount * price > player.money else ALLOWED


def buy(state: BoardState, action: Buy, events: EventSink | None) -> None:
    """Pay for the cheapest units and store them."""
    price = cost(state, action.resource, action.amount)
    state.fuel.take(action.resource, action.amount)
    _pay_and_store(state, action.resource, action.amount, price, "bought_fuel", events)


def buy_from_storage(state: BoardState, action: BuyFromStorage, events: EventSink | None) -> None:
    """Pay for coal out of the storage and store it."""
    price = action.amount * state.setup.map_rules.storage_price(COAL)
    state.fuel.take_from_supply(COAL, action.amount)
    _pay_and_store(state, COAL, action.amount, price, "bought_from_storage", events)


def _pay_and_store(  # noqa: PLR0913
    state: BoardState,
    resource: int,
    amount: int,
    price: int,
    kind: str,
    events: EventSink | None,
) -> None:
    player = state.players[state.to_act]
    player.money -= price
    player.stored[resource] += amount
    if events is not None:
        values: dict[str, int | str] = {
            "resource": state.resource_id(resource),
            "amount": amount,
            "cost": price,
        }
        events.add(kind, state.to_act, values)


def done(state: BoardState, events: EventSink | None) -> None:
    """End the turn; the seat before in turn order buys next."""
    _call(state, state.order.index(state.to_act) - 1, events)
