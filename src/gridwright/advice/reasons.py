"""Why a move: what it costs and brings by the offers, and where it leads compared with another."""

from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from gridwright.advice.forecast import SHOWN, Actions, Forecast, Prospect
from gridwright.core.action import Action
from gridwright.core.draft import Draft
from gridwright.core.errors import HiddenChanceError, Message, Values
from gridwright.core.game import Game
from gridwright.core.notation import Decision, Phrase
from gridwright.core.offers import Offer
from gridwright.core.phase import State

_SAVED: Final = {Decision.DONE: "advice.move.done", Decision.PASS: "advice.move.pass"}
_BOUGHT: Final = {  # by what a card brings
    "output": "advice.move.plant",
    "beds": "advice.move.housing",
    "technology": "advice.move.technology",
}
_SLOTTED: Final = {"output": "advice.move.slot_plant", "beds": "advice.move.slot_housing"}
_NAMED: Final = {
    Decision.DONE: "advice.name.done",
    Decision.DROP: "advice.name.drop",
    Decision.PASS: "advice.name.pass",
    Decision.POWER: "advice.name.power_none",
    Decision.HIRE: "advice.name.hire",
}
_TURNS: Final = (Decision.BUY, Decision.BUILD)  # decisions that one turn takes several of

_WEIGHED: Final = {  # how much Elektro one more is worth, roughly; the message
    "income": (1.5, "advice.beside.income"),
    "money": (1.0, "advice.beside.money"),
    "cities": (12.0, "advice.beside.cities"),
    "output": (8.0, "advice.beside.output"),
    "place": (3.0, "advice.beside.place"),
}
_FINAL: Final = {  # which way it is better, in this order; the message
    "score": (1, "advice.final.score"),
    "rival": (-1, "advice.final.rival"),
    "money": (1, "advice.final.money"),
}
_LITTLE: Final = 2.0  # Elektro: a smaller difference is no reason
_SURE: Final = 2.0  # standard errors that a difference must exceed
_FEWEST: Final = 4  # deals that tell anything


# Facts of the offers


def facts(game: Game[Any], view: State, plan: Actions) -> Message:
    """Return what *plan* costs and brings at once."""
    action = plan[0]
    phrase = game.phrase(action)
    offers = game.offers(view, view.to_act)
    offer, cost = offer_of(offers, action, phrase)
    values: Values = {"left": offers[0].left + offers[0].cost - cost, "cost": cost}
    match phrase.decision:
        case Decision.BUY | Decision.BUILD if turn := _turn(game, view, plan):
            return turn
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


def _turn(game: Game[Any], view: State, plan: Actions) -> Message | None:
    """Say what all purchases or houses of a turn cost together; None if there is only one."""
    phrases = _spelled(game, plan)
    if len(phrases) == 1:
        return None
    seat, state = view.to_act, view.copy()
    before = game.standing(view, seat)
    try:
        for action in plan[: len(phrases)]:
            game.apply(state, action)
    except HiddenChanceError:  # a house may bring a card into play that nobody knows
        return None
    after = game.standing(state, seat)
    assert before.money is not None
    assert after.money is not None
    values: Values = {"cost": before.money - after.money, "left": after.money}
    if phrases[0].decision is Decision.BUY:
        values |= {"stored": _bought(phrases), "output": after.output}
        return Message(
            "advice.move.buys", values | {"income": income_of_best_run(game, state, seat)}
        )
    supplied = min(after.cities, after.output)
    values |= {"city": tuple([phrase.target for phrase in phrases]), "supplied": supplied}
    return Message("advice.move.builds", values | {"cities": after.cities})


def _spelled(game: Game[Any], plan: Actions) -> list[Phrase]:
    """Return the actions of *plan* that are of the sort of its first one."""
    phrases = [game.phrase(action) for action in plan]
    decision = phrases[0].decision
    return [each for each in phrases if each.decision is decision and decision in _TURNS] or (
        phrases[:1]
    )


def _bought(phrases: list[Phrase]) -> tuple[str, ...]:
    """Return how much of each resource is bought."""
    amounts: dict[str, int] = {}
    for phrase in phrases:
        for resource, units in phrase.fuel[:1]:
            amounts[resource] = amounts.get(resource, 0) + units
    return tuple([f"{resource} {units}" for resource, units in amounts.items()])


def offer_of(offers: list[Offer], action: Action, phrase: Phrase) -> tuple[Offer | None, int]:
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
    is_slotted = phrase.decision in (Decision.SLOT, Decision.SWAP)
    for key, message in (_SLOTTED if is_slotted else _BOUGHT).items():
        if key in offer.yields:
            card = _card_of(game, view, phrase)
            return Message(message, {**values, "plant": card, key: offer.yields[key]})
    return Message("advice.move.other")


def _card_of(game: Game[Any], view: State, phrase: Phrase) -> str:
    """Return the card that is put up, or that *phrase* names."""
    lot = game.lot(view)
    return lot.card if lot is not None else phrase.word("NEW") or phrase.target


def _building(game: Game[Any], view: State, offer: Offer, values: Values) -> Message:
    """Say what a place costs, and how many cities could be supplied with it."""
    parts = {part.id: part.amount for part in offer.parts}
    slot = parts.get("slot", parts.get("site", 0))
    values |= {"city": offer.target, "slot": slot, "connection": parts.get("connection", 0)}
    if "cities" not in offer.yields:
        return Message("advice.move.station", values)
    cities = offer.gain("cities")
    supplied = min(cities, game.standing(view, view.to_act).output)
    return Message("advice.move.build", {**values, "cities": cities, "supplied": supplied})


def _purchase(
    game: Game[Any], view: State, action: Action, phrase: Phrase, values: Values
) -> Message:
    """Say what fuel costs, and what the plants can do with it."""
    seat = view.to_act
    values |= {"amount": phrase.number}
    if not phrase.target:  # the storage of a map holds one resource only
        return Message("advice.move.storage", values)
    draft = Draft(game, view, seat)
    draft.add(action)
    output = game.standing(draft.state, seat).output
    values |= {"resource": phrase.target, "output": output}
    values["income"] = income_of_best_run(game, draft.state, seat)
    return Message("advice.move.buy", values)


def income_of_best_run(game: Game[Any], state: State, seat: int) -> int:
    """Return the most that *seat* could earn by running plants now."""
    offers = game.offers(state, seat, "bureaucracy")
    return max([offer.gain("income") for offer in offers if offer.is_legal], default=0)


# Names


def name_of(game: Game[Any], view: State, plan: Actions) -> Message:
    """Return what *plan* is called in a sentence: plant 26, building in Köln, passing."""
    phrases = _spelled(game, plan)
    phrase = phrases[0]
    match phrase.decision:
        case Decision.OPEN | Decision.BID:
            return Message("advice.name.plant", {"plant": _card_of(game, view, phrase)})
        case Decision.BUILD:
            cities = tuple([each.target for each in phrases])
            return Message("advice.name.build", {"city": cities, "building": phrase.verb})
        case Decision.BUY if stored := _bought(phrases):
            return Message("advice.name.buy", {"stored": stored})
        case Decision.POWER if plants := phrase.words("PLANT") or phrase.words("CARD"):
            return Message("advice.name.power", {"plants": plants})
        case Decision.REMOVE:
            return Message("advice.name.remove", {"plant": phrase.target})
        case Decision.SLOT | Decision.SWAP if card := _card_of(game, view, phrase):
            return Message("advice.name.slot", {"plant": card})
        case Decision.CHOOSE_AREA:
            return Message("advice.name.area", {"region": phrase.target})
        case decision:
            texts = [game.write(action) for action in plan]
            named = _NAMED.get(decision, "advice.name.other")
            return Message(named, {"text": ", ".join(texts), "amount": phrase.number})


# Comparisons


@dataclass(frozen=True, slots=True)
class NamedForecast:
    """A move in a comparison: what it is called, and what it leads to."""

    name: Message
    forecast: Forecast


def comparison(
    own: NamedForecast, other: NamedForecast, number: int, *, is_for: bool
) -> Message | None:
    """Return what speaks most for a move, or against it, beside an *other* one.

    Both were followed from the round *number*, on the same deals. The sentence has the averages of
    those lines that go as far as it says, rounded to whole numbers.
    """
    if own.name == other.name:
        return None
    pairs = list(zip(own.forecast.prospects, other.forecast.prospects, strict=True))
    if _most(pairs, own_ends=True, other_ends=True):
        return _at_the_end(own, other, pairs, is_for=is_for)
    for ending, pick in ((own, 0), (other, 1)):
        if _most(pairs, own_ends=pick == 0, other_ends=pick == 1):
            ended = [pair[pick] for pair in pairs if pair[pick].is_over]
            return _ends(ending, ended, number + SHOWN)
    going = [pair for pair in pairs if not (pair[0].is_over or pair[1].is_over)]
    return _weightiest(own, other, going, number + SHOWN, is_for=is_for)


def _most(pairs: list[tuple[Prospect, Prospect]], *, own_ends: bool, other_ends: bool) -> bool:
    """Whether most of the *pairs* of lines end in this way, each with the game or not."""
    alike = [pair for pair in pairs if (pair[0].is_over, pair[1].is_over) == (own_ends, other_ends)]
    return 2 * len(alike) > len(pairs)


def _weightiest(
    own: NamedForecast,
    other: NamedForecast,
    pairs: list[tuple[Prospect, Prospect]],
    until: int,
    *,
    is_for: bool,
) -> Message | None:
    """Return the difference that is worth most to the move, or costs it most."""
    if len(pairs) < _FEWEST:
        return None
    sign = 1 if is_for else -1
    weights = {key: sign * weight * _gap(pairs, key) for key, (weight, _) in _WEIGHED.items()}
    for key in sorted(weights, key=lambda key: -weights[key]):
        if weights[key] < _LITTLE:
            return None
        if message := _difference(own, other, pairs, key, _WEIGHED[key][1]):
            return Message(message.id, {**message.values, "round": until})
    return None


def _at_the_end(
    own: NamedForecast,
    other: NamedForecast,
    pairs: list[tuple[Prospect, Prospect]],
    *,
    is_for: bool,
) -> Message | None:
    """Return how the end of the game differs: the score, that of the best rival, or the money."""
    ended = [pair for pair in pairs if pair[0].is_over and pair[1].is_over]
    is_tied = round(_mean(ended, "score", 0)) == round(_mean(ended, "rival", 0))
    for key, (sign, identifier) in _FINAL.items():
        speaks = sign * _gap(ended, key) * (1 if is_for else -1)
        if speaks <= 0 or (key == "money" and not is_tied):
            continue
        if message := _difference(own, other, ended, key, identifier, sign):
            return message
    return None


def _difference(  # noqa: PLR0913 - two moves, what differs, and how it is said
    own: NamedForecast,
    other: NamedForecast,
    pairs: list[tuple[Prospect, Prospect]],
    key: str,
    identifier: str,
    sign: int = 1,
) -> Message | None:
    """Return the sentence about *key*, with the better move first; None if chance may explain it.

    *sign* is -1 where less is better.
    """
    mine, theirs = [_mean(pairs, key, pick) for pick in (0, 1)]
    if round(mine) == round(theirs) or not _is_sure(pairs, key):
        return None
    is_better = sign * (mine - theirs) > 0
    better, worse = (own, other) if is_better else (other, own)
    numbers = (mine, theirs) if is_better else (theirs, mine)
    varies = any([getattr(each, key) != getattr(pairs[0][0], key) for each, _ in pairs]) or any(
        [getattr(each, key) != getattr(pairs[0][1], key) for _, each in pairs]
    )
    return Message(
        identifier,
        {
            "better": better.name,
            "worse": worse.name,
            "this": round(numbers[0]),
            "that": round(numbers[1]),
            "varies": int(varies),
        },
    )


def _ends(ending: NamedForecast, ended: list[Prospect], until: int) -> Message:
    """Say that a move ends the game before the round *until*, and how."""
    score, rival = [sum([getattr(each, key) for each in ended]) for key in ("score", "rival")]
    values: Values = {"move": ending.name, "round": until, "score": round(score / len(ended))}
    return Message("advice.ends", {**values, "rival": round(rival / len(ended))})


def _mean(pairs: list[tuple[Prospect, Prospect]], key: str, pick: int) -> float:
    total: float = sum([getattr(pair[pick], key) for pair in pairs])
    return total / len(pairs)


def _gap(pairs: list[tuple[Prospect, Prospect]], key: str) -> float:
    return _mean(pairs, key, 0) - _mean(pairs, key, 1)


def _is_sure(pairs: list[tuple[Prospect, Prospect]], key: str) -> bool:
    """Whether the two moves differ in *key* by more than the luck of the deals explains."""
    gaps = [getattr(own, key) - getattr(other, key) for own, other in pairs]
    mean = sum(gaps) / len(gaps)
    spread = sum([(gap - mean) ** 2 for gap in gaps]) / max(1, len(gaps) - 1)
    return bool(abs(mean) > _SURE * sqrt(spread / len(gaps)))
