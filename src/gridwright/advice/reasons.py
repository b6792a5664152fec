"""Why a move: what it costs and brings by the offers, and how it goes on compared with another."""

from typing import Any, Final

from gridwright.advice.standing import Standing
from gridwright.core.action import Action
from gridwright.core.draft import Draft
from gridwright.core.errors import Message, Values
from gridwright.core.game import Game, State
from gridwright.core.offers import Offer

_CARDS: Final = ("open", "bid", "slot", "swap")
_PLACES: Final = ("build", "station", "plant", "housing")
_KINDS: Final = (("output", "plant"), ("beds", "housing"), ("technology", "technology"))

_WEIGHTS: Final = {"income": 1.5, "money": 1.0, "cities": 12.0, "output": 8.0, "place": 5.0}
"""About how much Elektro one more is worth: what weighs most is named."""
_LITTLE: Final = 2.0  # Elektro: what weighs less is no reason
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
        return _building(game, view, action, typed, offer, values)
    if verb == "buy":
        return _purchase(game, view, action, typed, values)
    if verb == "power" and offer is not None:
        return Message("advice.move.power", {**values, **offer.yields})
    if verb == "hire":
        return Message("advice.move.hire", {**values, "amount": int(typed[1])})
    if verb == "remove":
        return Message("advice.move.remove", {**values, "plant": typed[1]})
    if verb == "drop":
        return Message("advice.move.drop", {**values, **_auction(game, view)})
    if verb in ("done", "pass"):
        return Message(f"advice.move.{verb}", values)
    return Message("advice.move.other", values)


def _offered(offers: list[Offer], text: str) -> tuple[Offer | None, int]:
    """Return the offer that *text* belongs to, and what it costs by it."""
    for offer in offers:
        texts = offer.texts()
        if text in texts:
            above = texts.index(text)
            priced = above < len(offer.costs)
            return offer, offer.costs[above] if priced else offer.cost + above
    return None, 0


def _auction(game: Game[Any], view: State) -> Values:
    """Return the card that is put up, and what is bid for it."""
    running: Any = game.snapshot(view)["auction"]
    return {"plant": str(running["plant"]), "bid": running["bid"]}


def _card(game: Game[Any], view: State, typed: list[str], offer: Offer, values: Values) -> Message:
    """Say what a plant or card does, and what its price leaves."""
    card = _auction(game, view)["plant"] if typed[0] == "bid" else typed[1]
    if typed[0] == "swap":
        card = typed[2]
    brings = [(kind, key) for key, kind in _KINDS if key in offer.yields]
    if not brings:
        return Message("advice.move.other", values)
    kind, key = brings[0]
    said: Values = {"plant": card, key: offer.yields[key]}
    if typed[0] in ("slot", "swap"):
        return Message(f"advice.move.slot_{kind}", said)
    return Message(f"advice.move.{kind}", {**values, **said})


def _building(  # noqa: PLR0913, PLR0917 - all that is known of the move
    game: Game[Any], view: State, action: Action, typed: list[str], offer: Offer, values: Values
) -> Message:
    """Say what a place costs, and how many cities could be supplied with it."""
    parts = {part.id: part.amount for part in offer.parts}
    slot = parts.get("slot", parts.get("site", 0))
    values |= {"city": typed[1], "slot": slot, "connection": parts.get("connection", 0)}
    if typed[0] != "build":
        return Message("advice.move.station", values)
    supplied = _best_run(game, view, action, "cities")
    return Message("advice.move.build", {**values, **offer.yields, "supplied": supplied})


def _purchase(
    game: Game[Any], view: State, action: Action, typed: list[str], values: Values
) -> Message:
    """Say what fuel costs, and what the plants can do with it."""
    values |= {"amount": int(typed[2])}
    if typed[1] == "storage":
        return Message("advice.move.storage", values)
    values |= {"resource": typed[1], "output": _best_run(game, view, action, "output")}
    values["income"] = _best_run(game, view, action, "income")
    return Message("advice.move.buy", values)


def _best_run(game: Game[Any], view: State, action: Action, gain: str) -> int:
    """Return the most of *gain* that running plants could bring after *action*."""
    draft = Draft(game, view, view.to_act)
    draft.add(action)
    offers = game.offers(draft.state, view.to_act, "bureaucracy")
    found = [offer.yields.get(gain, 0) for offer in offers if offer.is_legal]
    return max([amount for amount in found if isinstance(amount, int)], default=0)


# How it goes on


def comparison(
    own: Standing, other: Standing, than: str, until: int, *, is_better: bool
) -> Message | None:
    """Return what speaks most for a move, or against it, beside the move *than*.

    The standings are those of the beginning of the round *until*, or of the end of the game.
    """
    if own.is_over > _SURE:
        return _ending(own, other, than)
    sign = 1 if is_better else -1
    weight, key = max([(sign * _weight(own, other, key), key) for key in _WEIGHTS])
    mine, theirs = _number(getattr(own, key)), _number(getattr(other, key))
    if weight < _LITTLE or mine == theirs:
        return None
    values: Values = {"mine": mine, "theirs": theirs, "than": than, "round": until}
    return Message(f"advice.goes_on.{key}", values)


def _weight(own: Standing, other: Standing, key: str) -> float:
    more: float = getattr(own, key) - getattr(other, key)
    return more * _WEIGHTS[key]


def _number(value: float) -> str:
    """Return a mean as it is told: with one digit behind the point where it has any."""
    return f"{value:.1f}".removesuffix(".0")


def _ending(own: Standing, other: Standing, than: str) -> Message:
    """Say how the game ends."""
    values: Values = {"score": _number(own.score), "rival": _number(own.rival), "than": than}
    if other.is_over > _SURE:
        return Message("advice.final", {**values, "theirs": _number(other.score)})
    return Message("advice.ends", values)
