"""Why a move: what it costs and brings by the offers, and how it goes on compared with another."""

from typing import Any, Final

from gridwright.advice.forecast import Prospect
from gridwright.core.action import Action
from gridwright.core.draft import Draft
from gridwright.core.errors import Message, Values
from gridwright.core.game import Game, State
from gridwright.core.offers import Offer

_CARDS: Final = ("open", "bid", "slot", "swap")
_PLACES: Final = ("build", "station", "plant", "housing")
_KEEPING: Final = {"done": "advice.move.done", "pass": "advice.move.pass"}
_BOUGHT: Final = {  # by what a card brings
    "output": "advice.move.plant",
    "beds": "advice.move.housing",
    "technology": "advice.move.technology",
}
_SLOTTED: Final = {"output": "advice.move.slot_plant", "beds": "advice.move.slot_housing"}

_WEIGHED: Final = {  # how much Elektro one more is worth, roughly; the message
    "income": (1.5, "advice.goes_on.income"),
    "money": (1.0, "advice.goes_on.money"),
    "cities": (12.0, "advice.goes_on.cities"),
    "output": (8.0, "advice.goes_on.output"),
    "place": (5.0, "advice.goes_on.place"),
}
_LITTLE: Final = 2.0  # Elektro: a smaller difference is no reason
_SURE: Final = 0.999  # of the lines


# What the offers say


def facts(game: Game[Any], view: State, action: Action) -> Message:
    """Return what *action* costs and brings at once."""
    text = game.write(action)
    typed = text.split()
    offers = game.offers(view, view.to_act)
    offer, cost = _offered(offers, text)
    values: Values = {"left": offers[0].left + offers[0].cost - cost, "cost": cost}
    verb = typed[0]
    if verb in _CARDS and offer is not None:
        return _card(game, view, typed, offer, values)
    if verb in _PLACES and offer is not None and typed[1] != "on":
        return _building(game, view, typed, offer, values)
    if verb == "buy":
        return _purchase(game, view, action, typed, values)
    if verb == "power" and offer is not None:
        return Message("advice.move.power", {**values, **offer.yields})
    if verb == "hire":
        return Message("advice.move.hire", {**values, "amount": int(typed[1])})
    if verb == "remove":
        return Message("advice.move.remove", {"plant": typed[1], "output": _rest(offers, typed)})
    if verb == "drop":
        return Message("advice.move.drop", {**values, **_auction(game, view)})
    if verb in _KEEPING:
        return Message(_KEEPING[verb], values)
    return Message("advice.move.other")


def _offered(offers: list[Offer], text: str) -> tuple[Offer | None, int]:
    """Return the offer that *text* belongs to, and what it costs by it."""
    for offer in offers:
        texts = offer.texts()
        if text in texts:
            above = texts.index(text)
            priced = above < len(offer.costs)
            return offer, offer.costs[above] if priced else offer.cost + above
    return None, 0


def _rest(offers: list[Offer], typed: list[str]) -> int:
    """Return what the plants make together that a removal leaves."""
    made = {offer.text: -offer.gain("output") for offer in offers}
    return sum([output for text, output in made.items() if text.split() != typed[:2]])


def _auction(game: Game[Any], view: State) -> Values:
    """Return the card that is put up, and what is bid for it."""
    running: Any = game.snapshot(view)["auction"]
    return {"plant": str(running["plant"]), "bid": running["bid"]}


def _card(game: Game[Any], view: State, typed: list[str], offer: Offer, values: Values) -> Message:
    """Say what a plant or card does, and what its price leaves."""
    verb, card = typed[0], typed[-1]
    if verb == "bid":
        card = str(_auction(game, view)["plant"])
    elif verb != "swap":
        card = typed[1]
    told = _SLOTTED if verb in ("slot", "swap") else _BOUGHT
    for key, message in told.items():
        if key in offer.yields:
            return Message(message, {**values, "plant": card, key: offer.yields[key]})
    return Message("advice.move.other")


def _building(
    game: Game[Any], view: State, typed: list[str], offer: Offer, values: Values
) -> Message:
    """Say what a place costs, and how many cities could be supplied with it."""
    parts = {part.id: part.amount for part in offer.parts}
    slot = parts.get("slot", parts.get("site", 0))
    values |= {"city": typed[1], "slot": slot, "connection": parts.get("connection", 0)}
    if "cities" not in offer.yields:
        return Message("advice.move.station", values)
    cities = offer.gain("cities")
    supplied = min(cities, _best_run(game, view, "output"))
    return Message("advice.move.build", {**values, "cities": cities, "supplied": supplied})


def _purchase(
    game: Game[Any], view: State, action: Action, typed: list[str], values: Values
) -> Message:
    """Say what fuel costs, and what the plants can do with it."""
    values |= {"amount": int(typed[2])}
    if typed[1] == "storage":
        return Message("advice.move.storage", values)
    draft = Draft(game, view, view.to_act)
    draft.add(action)
    values |= {"resource": typed[1], "output": _best_run(game, draft.state, "output")}
    values["income"] = _best_run(game, draft.state, "income")
    return Message("advice.move.buy", values)


def _best_run(game: Game[Any], state: State, gain: str) -> int:
    """Return the most of *gain* that the seat to act could get by running plants now."""
    offers = game.offers(state, state.to_act, "bureaucracy")
    return max([offer.gain(gain) for offer in offers if offer.is_legal], default=0)


# How it goes on


def comparison(
    own: Prospect, other: Prospect, than: str, until: int, *, is_better: bool
) -> Message | None:
    """Return what speaks most for a move, or against it, beside the move *than*.

    The prospects are those of the beginning of round *until*, or of the end of the game.
    """
    if own.is_over > _SURE or other.is_over > _SURE:
        return _ending(own, other, than)
    sign = 1 if is_better else -1
    weight, key = max([(sign * _weight(own, other, key), key) for key in _WEIGHED])
    mine, theirs = _number(getattr(own, key)), _number(getattr(other, key))
    if weight < _LITTLE or mine == theirs:
        return None
    values: Values = {"mine": mine, "theirs": theirs, "than": than, "round": until}
    return Message(_WEIGHED[key][1], values)


def _weight(own: Prospect, other: Prospect, key: str) -> float:
    more: float = getattr(own, key) - getattr(other, key)
    return more * _WEIGHED[key][0]


def _number(value: float) -> str:
    """Return a mean with at most one decimal."""
    return f"{value:.1f}".removesuffix(".0")


def _ending(own: Prospect, other: Prospect, than: str) -> Message:
    """Say how the game ends with this move, or would with the other."""
    ended = own if own.is_over > _SURE else other
    values: Values = {"score": _number(ended.score), "rival": _number(ended.rival)}
    if ended is other:
        return Message("advice.plays_on", {**values, "than": than})
    if other.is_over > _SURE:
        return Message("advice.final", {**values, "than": than, "theirs": _number(other.score)})
    return Message("advice.ends", values)
