"""Before a turn is wasted: what the panel asks where a seat finishes with nothing chosen.

It asks only where something that the seat can pay for would power more cities this round, or where
it owns no city, or where no plant of it could run. What to do is left to the player.
"""

from dataclasses import dataclass
from typing import Any, Final

from gridwright import words
from gridwright.core.draft import Draft
from gridwright.core.errors import Message, Value
from gridwright.core.notation import Decision
from gridwright.core.offers import Offer
from gridwright.core.standing import Outlook
from gridwright.web.pages.panel.turn import Turn, running, runs

_MOST: Final = 20  # purchases that are tried in a row
_NAMED: Final = 3  # cities that the question names


@dataclass(frozen=True, slots=True)
class GuardQuestion:
    """What is asked, as a sentence of which the beginning is set off, and the way back."""

    question: str  # "Finish without building?"; empty where the sentence asks itself
    sentence: str
    keep: str  # the label of the button that goes on with the turn


def is_quiet(turn: Turn) -> bool:
    """Whether the turn is empty though something could be done: its button is not the aim yet."""
    has_end = any([offer.decision is Decision.DONE for offer in turn.asked])
    return has_end and is_empty(turn) and any([_is_choice(offer) for offer in turn.asked])


def is_empty(turn: Turn) -> bool:
    """Whether nothing was chosen; filling the beds for nothing is no choice."""
    phrases = [turn.phrase(line) for line in turn.lines]
    return all([phrase.decision is Decision.HIRE and not phrase.number for phrase in phrases])


def _is_choice(offer: Offer) -> bool:
    return offer.is_legal and offer.decision is not Decision.DONE


def guard_question(turn: Turn) -> GuardQuestion | None:
    """Return what is asked before the empty turn ends; None where nothing is wasted."""
    if not is_quiet(turn):
        return None
    offered = {offer.decision for offer in turn.asked if _is_choice(offer)}
    if Decision.BUILD in offered and not turn.after.cities:
        return _no_city(turn)
    if Decision.BUY in offered:
        return _no_fuel(turn)
    if Decision.HIRE in offered:
        return _no_workers(turn)
    return _no_building(turn) if Decision.BUILD in offered else None


def care_question(turn: Turn, care: Message) -> GuardQuestion:
    """Return what the coach of a lesson asks instead."""
    phase = turn.game.phase_of(turn.perspective.view)
    sentence = words.say(care, turn.perspective.sentence_names)
    return GuardQuestion("", sentence, turn.say("web.guard.keep", phase=phase))


def _asked(turn: Turn, key: str, values: dict[str, Value], question: str = "") -> GuardQuestion:
    phase = turn.game.phase_of(turn.perspective.view)
    opening = turn.say(f"web.guard.{question}") if question else ""
    sentence = turn.say(f"web.guard.{key}", **values)
    return GuardQuestion(opening, sentence, turn.say("web.guard.keep", phase=phase))


def _no_city(turn: Turn) -> GuardQuestion:
    outlook = turn.game.outlook(turn.perspective.shown)
    if outlook.is_last:
        return _asked(turn, "no_city_last", {})
    return _asked(turn, "no_city", {"income": outlook.incomes[turn.perspective.seat]})


# Building


def _no_building(turn: Turn) -> GuardQuestion | None:
    """Ask if the cheapest cities that can be paid would be powered this round."""
    seat, game = turn.perspective.seat, turn.game
    draft = _try_out(turn)
    now = better = game.outlook(draft.state)
    cities: list[str] = []
    for _ in range(_MOST):
        builds = [o for o in draft.offers() if o.is_legal and o.decision is Decision.BUILD]
        if not builds:
            break
        cheapest = min(builds, key=lambda offer: (offer.cost, offer.target))
        draft.add(cheapest.action)
        after = game.outlook(draft.state)
        if after.cities[seat] <= better.cities[seat]:
            draft.take_out(len(draft.actions) - 1)
            break
        better = after
        cities.append(cheapest.target)
    if not cities:
        return None
    left = game.money(draft.state, seat)
    more = better.cities[seat] - now.cities[seat]
    values: dict[str, Value] = {"money": turn.money, "cost": turn.money - left}
    key = "build" if len(cities) <= _NAMED else "build_many"
    values.update({"city": tuple(cities)} if len(cities) <= _NAMED else {"count": len(cities)})
    if better.is_last:
        return _asked(turn, f"{key}_last", {**values, "more": more}, "building")
    values["income"] = better.incomes[seat] - now.incomes[seat]
    return _asked(turn, key, values, "building")


def _try_out(turn: Turn) -> Draft[Any]:
    return Draft(turn.game, turn.perspective.view, turn.perspective.seat)


# Fuel and workers


def _no_fuel(turn: Turn) -> GuardQuestion | None:
    """Ask if plants stand still that could run with what can be bought."""
    idle = _idle_plants(turn, Decision.BUY)
    return _asked(turn, "fuel", {"plants": idle, "count": len(idle)}) if idle else None


def _no_workers(turn: Turn) -> GuardQuestion | None:
    idle = _idle_plants(turn, Decision.HIRE)
    return _asked(turn, "workers", {"plants": idle, "count": len(idle)}) if idle else None


def _idle_plants(turn: Turn, decision: Decision) -> tuple[str, ...]:
    """Return the plants that purchases of one kind would let run, and so power or earn more."""
    seat, game = turn.perspective.seat, turn.game
    now = game.outlook(turn.perspective.shown)
    on = _best_plants(turn, None)
    tries = [[offer] for offer in turn.asked if offer.is_legal and offer.decision is decision]
    for actions in [[], *tries]:
        draft = _filled(turn, decision, actions)
        if not draft.actions:
            continue
        after = game.outlook(draft.state)
        paid = game.money(turn.perspective.shown, seat) - game.money(draft.state, seat)
        plants = _best_plants(turn, draft)
        is_better = _gain(now, after, seat) > (0 if after.cities else paid)
        if plants and (is_better or not on):
            return tuple([plant for plant in plants if plant not in on])
    return ()


def _gain(now: Outlook, after: Outlook, seat: int) -> int:
    """Return how many more cities are powered; without a board, how much more is earned."""
    if after.cities:
        return after.cities[seat] - now.cities[seat]
    if after.is_last:
        return after.scores[seat] - now.scores[seat]
    return after.incomes[seat] - now.incomes[seat]


def _filled(turn: Turn, decision: Decision, offers: list[Offer]) -> Draft[Any]:
    """Return the turn with the most of *offers*; without any, with all that plants can hold."""
    draft = _try_out(turn)
    if offers:
        for offer in offers:
            draft.add(turn.game.parse(offer.last_text or offer.text))
        return draft
    for _ in range(_MOST):
        purchases = [o for o in draft.offers() if o.is_legal and o.decision is decision]
        if not purchases or decision is Decision.HIRE:
            break
        cheapest = min(purchases, key=lambda offer: offer.cost)
        draft.add(turn.game.parse(cheapest.last_text or cheapest.text))
    return draft


def _best_plants(turn: Turn, draft: Draft[Any] | None) -> tuple[str, ...]:
    """Return the plants that run in the way that pays most."""
    ways = runs(turn, None if draft is None else draft.state)
    if not ways:
        return ()
    return running(max(ways, key=lambda way: (way.gain("income"), way.gain("output"))))
