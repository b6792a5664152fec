"""The numbers behind a refusal, worked out only when a person asks."""

from gridwright.core.errors import Explanation, Refusal
from gridwright.core.action import Action
from gridwright.games.cardgame.actions import Buy, Remove
from gridwright.games.cardgame.fuel_market import kind_of, units_of
from gridwright.games.cardgame.phases import auction, resources
from gridwright.games.cardgame.state import CardState, Phase
from gridwright.parts.auction import Bid, Open
from gridwright.parts.card_market import LAST_CARD
from gridwright.parts.fuel import Discard, Power, powers

Values = dict[str, int | str]


def explanation(state: CardState, action: Action, reason: Refusal) -> Explanation:
    """Return *reason* with the numbers that its sentence needs."""
    return Explanation(reason.message, _values(state, action), reason.clauses.get("card", ()))


def _values(state: CardState, action: Action) -> Values:
    values: Values = {
        "phase": Phase(state.phase).name.lower(),
        "limit": state.setup.content.plant_limit,
    }
    if state.to_act < 0:
        return values
    values["money"] = state.players[state.to_act].money
    if isinstance(action, (Open, Bid, Remove, Discard)):
        values.update(_auction_values(state, action))
    elif isinstance(action, Buy):
        kind = kind_of(action.card)
        player = state.players[state.to_act]
        values["resource"] = state.resource_id(kind)
        values["amount"] = units_of(action.card)
        values["column"] = action.column
        values["cost"] = action.column
        values["room"] = max(0, resources.room_for(state, player, kind))
    elif isinstance(action, Power):
        values.update(_power_values(state, action))
    return values


def _auction_values(state: CardState, action: Open | Bid | Remove | Discard) -> Values:
    player = state.players[state.to_act]
    values: Values = {
        "for_sale": _listed(state, state.for_sale()),
        "owned": _listed(state, player.plant_cards()),
        "excess": player.capacity.hybrid_overflow(player.store.units),
    }
    if isinstance(action, Open) and action.item != LAST_CARD:
        values["plant"] = state.word(action.item)
        values["bid"] = action.bid
        values["minimum"] = auction.minimum_bid(state, action.item)
    elif isinstance(action, Bid):
        values["bid"] = action.amount
        values["minimum"] = state.auction.bid + 1
    elif isinstance(action, Remove):
        values["plant"] = state.word(action.card)
    return values


def _listed(state: CardState, cards: tuple[int, ...]) -> str:
    return ", ".join([state.word(card) for card in cards])


def _power_values(state: CardState, action: Power) -> Values:
    player = state.players[state.to_act]
    units = player.store.units
    stored = [f"{state.resource_id(kind)} {count}" for kind, count in enumerate(units)]
    ways = [way for way in powers(player.plants, units) if way.plants == action.plants]
    needs = [
        " ".join([f"{state.resource_id(kind)} {n}" for kind, n in enumerate(way.burnt) if n])
        for way in ways
    ]
    return {
        "plants": _listed(state, action.plants),
        "owned": _listed(state, player.plant_cards()),
        "stored": ", ".join(stored),
        "needs": " / ".join([need for need in needs if need]) or "-",
    }
