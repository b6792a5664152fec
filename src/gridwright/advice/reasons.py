"""Why a move: what it costs and brings by the offers, and where it leads compared with another."""

from typing import Any, Final

from gridwright.advice.forecast import Prospect
from gridwright.core.action import Action
from gridwright.core.draft import Draft
from gridwright.core.errors import Message, Value, Values
from gridwright.core.game import Game, State
from gridwright.core.notation import Decision, Phrase
from gridwright.core.offers import Offer

_SAVED: Final = {Decision.DONE: "advice.move.done", Decision.PASS: "advice.move.pass"}
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


# Facts of the offers


def facts(game: Game[Any], view: State, action: Action) -> Message:
    """Return what *action* costs and brings at once."""
    phrase = game.phrase(action)
    offers = game.offers(view, view.to_act)
    offer, cost = _offer_of(offers, action, phrase)
    values: Values = {"left": offers[0].left + offers[0].cost - cost, "cost": cost}
    match phrase.decision:
        case Decision.OPEN | Decision.BID | Decision.SLOT | Decision.SWAP if offer is not None:
            return _card(game, view, offer, phrase, values)
        case Decision.BUILD if offer is not None:
            return _building(game, view, offer, values)
        case Decision.BUY:
            return _purchase(game, view, action, phrase, values)
        case Decision.POWER if offer is not None:
            return Message("advice.move.power", {**values, **offer.yields})
        case Decision.HIRE:
            return Message("advice.move.hire", {**values, "amount": phrase.number})
        case Decision.REMOVE:
            rest = _output_without(offers, phrase.target)
            return Message("advice.move.remove", {"plant": phrase.target, "output": rest})
        case Decision.DROP:
            lot = game.lot(view)
            assert lot is not None
            return Message("advice.move.drop", {**values, "plant": lot.card, "bid": lot.bid})
        case Decision.DONE | Decision.PASS:
            return Message(_SAVED[phrase.decision], values)
        case _:
            return Message("advice.move.other")


def _offer_of(offers: list[Offer], action: Action, phrase: Phrase) -> tuple[Offer | None, int]:
    """Return the offer that *action* is, or is in the range of, and what it costs by it."""
    for offer in offers:
        if offer.action == action:
            return offer, offer.cost
        is_same = offer.phrase.form == phrase.form and offer.target == phrase.target
        if offer.is_range and is_same and offer.lowest <= phrase.number <= offer.highest:
            return offer, offer.cost_at(phrase.number)
    return None, 0


def _output_without(offers: list[Offer], plant: str) -> int:
    """Return what the other plants supply together, by the *offers* of a removal."""
    outputs = {offer.target: -offer.gain("output") for offer in offers}
    return sum([output for target, output in outputs.items() if target != plant])


def _card(game: Game[Any], view: State, offer: Offer, phrase: Phrase, values: Values) -> Message:
    """Say what a plant or card does, and what its price leaves."""
    lot = game.lot(view)
    card = lot.card if lot is not None else phrase.word("NEW") or phrase.target
    is_slotted = phrase.decision in (Decision.SLOT, Decision.SWAP)
    for key, message in (_SLOTTED if is_slotted else _BOUGHT).items():
        if key in offer.yields:
            return Message(message, {**values, "plant": card, key: offer.yields[key]})
    return Message("advice.move.other")


def _building(game: Game[Any], view: State, offer: Offer, values: Values) -> Message:
    """Say what a place costs, and how many cities could be supplied with it."""
    parts = {part.id: part.amount for part in offer.parts}
    slot = parts.get("slot", parts.get("site", 0))
    values |= {"city": offer.target, "slot": slot, "connection": parts.get("connection", 0)}
    if "cities" not in offer.yields:
        return Message("advice.move.station", values)
    cities = offer.gain("cities")
    supplied = min(cities, _best_run(game, view, "output"))
    return Message("advice.move.build", {**values, "cities": cities, "supplied": supplied})


def _purchase(
    game: Game[Any], view: State, action: Action, phrase: Phrase, values: Values
) -> Message:
    """Say what fuel costs, and what the plants can do with it."""
    values |= {"amount": phrase.number}
    if not phrase.target:  # the storage of a map holds one resource only
        return Message("advice.move.storage", values)
    draft = Draft(game, view, view.to_act)
    draft.add(action)
    values |= {"resource": phrase.target, "output": _best_run(game, draft.state, "output")}
    values["income"] = _best_run(game, draft.state, "income")
    return Message("advice.move.buy", values)


def _best_run(game: Game[Any], state: State, gain: str) -> int:
    """Return the most of *gain* that the seat to act could get by running plants now."""
    offers = game.offers(state, state.to_act, "bureaucracy")
    return max([offer.gain(gain) for offer in offers if offer.is_legal], default=0)


# Comparisons


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


def _number(value: float) -> Value:
    """Return a mean with at most one decimal."""
    tenths = round(10 * value)
    return Message("number.tenths", {"tenths": tenths}) if tenths % 10 else tenths // 10


def _ending(own: Prospect, other: Prospect, than: str) -> Message:
    """Say how the game ends with this move, or would with the other."""
    ended = own if own.is_over > _SURE else other
    values: Values = {"score": _number(ended.score), "rival": _number(ended.rival)}
    if ended is other:
        return Message("advice.plays_on", {**values, "than": than})
    if other.is_over > _SURE:
        return Message("advice.final", {**values, "than": than, "theirs": _number(other.score)})
    return Message("advice.ends", values)
