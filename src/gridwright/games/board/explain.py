"""The numbers behind a refusal, worked out only when a person asks."""

from gridwright.core.errors import Explanation, Refusal
from gridwright.core.action import Action
from gridwright.games.board import refusals
from gridwright.games.board.actions import (
    Build,
    Buy,
    BuyFromStorage,
    ChooseRegion,
    MarkCity,
    PlaceTrust,
    Remove,
)
from gridwright.games.board.map_rules import COAL
from gridwright.games.board.phases import auction, building, resources
from gridwright.games.board.state import BoardState, Phase
from gridwright.parts.auction import Bid, Open
from gridwright.parts.fuel import Discard, Power, powers

Values = dict[str, int | str]


def explanation(state: BoardState, action: Action, reason: Refusal) -> Explanation:
    """Return *reason* with the numbers that its sentence needs."""
    clauses = reason.clauses.get(state.setup.edition.numbers.title, ())
    return Explanation(reason.message, _values(state, action), clauses)


def _values(state: BoardState, action: Action) -> Values:
    values: Values = {
        "phase": Phase(state.phase).name.lower().replace("_", " "),
        "step": state.step,
        "limit": state.setup.seat_rules.plant_limit,
    }
    if isinstance(action, (Open, Bid, Remove, Discard)):
        values.update(_auction_values(state, action))
    elif isinstance(action, (Buy, BuyFromStorage)):
        values.update(_fuel_values(state, action))
    elif isinstance(action, (Build, PlaceTrust, MarkCity)):
        values.update(_city_values(state, action.city))
    elif isinstance(action, ChooseRegion):
        values["region"] = state.setup.map.regions[action.region].id
    elif isinstance(action, Power):
        values.update(_power_values(state, action))
    if state.to_act >= 0:
        values["money"] = state.players[state.to_act].money
    return values


def _auction_values(state: BoardState, action: Open | Bid | Remove | Discard) -> Values:
    values: Values = {
        "for_sale": _listed(state.for_sale()),
        "new_plant": state.new_plant,
    }
    if state.to_act >= 0:
        values["owned"] = _listed(state.players[state.to_act].plant_numbers())
    if isinstance(action, Open):
        values["plant"] = action.item
        values["bid"] = action.bid
        values["minimum"] = state.token.minimum_bid(action.item, action.item)
    elif isinstance(action, Bid):
        values["plant"] = state.auction.item
        values["bid"] = action.amount
        values["minimum"] = state.auction.bid + 1
    elif isinstance(action, Remove):
        values["plant"] = action.plant
    elif state.new_plant and auction.discard_refusal(state, action) is refusals.WRONG_DISCARD:
        player = state.players[state.to_act]
        values["excess"] = player.capacity.hybrid_overflow(player.stored)
    return values


def _listed(numbers: tuple[int, ...]) -> str:
    return ", ".join([str(number) for number in numbers])


def _fuel_values(state: BoardState, action: Buy | BuyFromStorage) -> Values:
    resource = action.resource if isinstance(action, Buy) else COAL
    values: Values = {
        "resource": state.resource_id(resource),
        "amount": action.amount,
        "on_sale": state.fuel.on_sale[resource],
        "supply": state.fuel.supply[resource],
    }
    if state.to_act < 0:
        return values
    player = state.players[state.to_act]
    values["room"] = max(0, player.capacity.room(player.stored, resource))
    if isinstance(action, BuyFromStorage):
        values["cost"] = action.amount * state.setup.map_rules.storage_price(resource)
    elif action.amount <= state.fuel.on_sale[resource]:
        values["cost"] = resources.cost(state, resource, action.amount)
    return values


def _city_values(state: BoardState, city: int) -> Values:
    values: Values = {"city": state.city_id(city)}
    if state.to_act >= 0 and state.area.contains(city):
        slots = state.setup.edition.numbers.slots
        slot = building.slot_for(state, state.to_act, city)
        if slot < len(slots):
            values["slot"] = slots[slot]
            values["connection"] = building.connection_cost(state, state.to_act, city)
            values["cost"] = building.cost(state, state.to_act, city)
    return values


def _power_values(state: BoardState, action: Power) -> Values:
    values: Values = {"plants": _listed(action.plants)}
    if state.to_act < 0:
        return values
    player = state.players[state.to_act]
    values["owned"] = _listed(player.plant_numbers())
    stored = [f"{state.resource_id(r)} {amount}" for r, amount in enumerate(player.stored)]
    values["stored"] = ", ".join(stored)
    ways = [way for way in powers(player.plants, player.stored) if way.plants == action.plants]
    needs = [
        " ".join([f"{state.resource_id(r)} {n}" for r, n in enumerate(way.burnt) if n])
        for way in ways
    ]
    values["needs"] = " / ".join([need for need in needs if need]) or "-"
    return values
