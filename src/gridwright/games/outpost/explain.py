"""The numbers behind a refusal, worked out only when a person asks."""

from gridwright.core.errors import Explanation, Refusal
from gridwright.core.action import Action
from gridwright.games.outpost import company as board
from gridwright.games.outpost.actions import (
    Build,
    ChooseArea,
    Hire,
    PlaceSyndicate,
    Power,
    Settle,
    Slot,
    Swap,
)
from gridwright.games.outpost.notation import BUILDINGS
from gridwright.games.outpost.phases import auction, expansion
from gridwright.games.outpost.state import STATION, WORKERS, OutpostState, Phase
from gridwright.parts.auction import Bid, Open
from gridwright.parts.network import free_slot

Values = dict[str, int | str]


def explanation(state: OutpostState, action: Action, reason: Refusal) -> Explanation:
    """Return *reason* with the numbers that its sentence needs."""
    return Explanation(reason.message, _values(state, action), reason.clauses.get("outpost", ()))


def _values(state: OutpostState, action: Action) -> Values:
    values: Values = {"phase": Phase(state.phase).name.lower(), "step": state.stage}
    if state.to_act < 0:
        return values
    values["money"] = state.acting().money
    if isinstance(action, (Open, Bid)):
        values.update(_bid_values(state, action))
    elif isinstance(action, (Build, PlaceSyndicate)):
        values.update(_city_values(state, action))
    elif isinstance(action, ChooseArea):
        values["region"] = state.setup.content.areas[action.area]
    elif isinstance(action, (Settle, Slot, Swap)):
        card = action.new if isinstance(action, Swap) else action.card
        values["plant"] = state.word(card)
        values["old"] = state.word(action.old if isinstance(action, Swap) else card)
        values["building"] = BUILDINGS[action.kind] if not isinstance(action, Swap) else ""
    elif isinstance(action, (Hire, Power)):
        values.update(_worker_values(state, action))
    return values


def _bid_values(state: OutpostState, action: Open | Bid) -> Values:
    words = [state.word(card) for card in state.market.for_sale()]
    values: Values = {
        "for_sale": ", ".join(words),
        "money": auction.purse(state, state.to_act),
    }
    if isinstance(action, Open):
        values["plant"] = state.word(action.item)
        values["bid"] = action.bid
        values["minimum"] = auction.minimum_bid(state, action.item)
    else:
        values["bid"] = action.amount
        values["minimum"] = state.auction.bid + 1
    return values


def _city_values(state: OutpostState, action: Build | PlaceSyndicate) -> Values:
    values: Values = {"city": state.city_id(action.city)}
    kind = action.kind if isinstance(action, Build) else STATION
    values["building"] = BUILDINGS[kind]
    has_slot = kind != STATION or free_slot(state.taken, action.city) < len(state.taken)
    if state.area.contains(action.city) and has_slot:
        values["slot"] = expansion.price(state, kind, action.city)
        values["connection"] = expansion.connection_cost(state, action.city)
        values["cost"] = expansion.cost(state, kind, action.city)
    return values


def _worker_values(state: OutpostState, action: Hire | Power) -> Values:
    company = state.acting().company
    owned = [state.word(card.card) for card in board.plants(state.setup, company)]
    values: Values = {
        "owned": ", ".join(owned) or "-",
        "available": board.available(company),
        "on_sale": state.labour.on_sale[WORKERS],
        "most": expansion.most_seasonal(state),
    }
    if isinstance(action, Power):
        values["plants"] = ", ".join([state.word(card) for card in action.plants])
        values["needed"] = sum([state.card(card).workers for card in action.plants])
    elif action.seasonal <= state.labour.on_sale[WORKERS]:
        values["amount"] = action.seasonal
        values["cost"] = expansion.hire_cost(state, action.seasonal)
    return values
