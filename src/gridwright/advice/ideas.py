"""Ideas for a turn: a few moves that differ in what they do, each with its chance and a sentence.

Unlike `advise`, which explains the best moves at length, this is for a person who is about to
move. An idea is a whole turn, and the same cities or resources in another order are the same idea.
What doing nothing is worth is found on the same deals. Sentences have no names in them and are
short, so that three of them fit a card; an idea refers to another by its number.
"""

from dataclasses import dataclass
from typing import Any, Final

from gridwright.advice.advise import LEVEL, with_ceiling
from gridwright.advice.forecast import Actions, Adviser, Forecast, Forecaster, Move
from gridwright.advice.reasons import (
    NamedForecast,
    comparison,
    facts,
    income_of_best_run,
    name_of,
    offer_of,
)
from gridwright.advice.turns import TURNS, Effect, effect, tried_lines
from gridwright.core.draft import Draft
from gridwright.core.errors import Message, Values
from gridwright.core.game import Game
from gridwright.core.notation import Decision
from gridwright.core.phase import State

MOST: Final = 3
CLOSE: Final = 2  # points by which an idea may be behind the best and still be about as good
_ALIKE: Final = 3  # points: where all ideas are nearer to each other, it hardly matters

_SHORT: Final = {  # of what is said at length
    "advice.move.plant": "idea.move.plant",
    "advice.move.housing": "idea.move.housing",
    "advice.move.technology": "idea.move.technology",
    "advice.move.power": "idea.move.power",
    "advice.move.remove": "idea.move.remove",
    "advice.move.drop": "idea.move.drop",
    "advice.move.pass": "idea.move.pass",
    "advice.move.done": "idea.move.done",
    "advice.move.other": "idea.move.other",
    "advice.beside.income": "idea.beside.income",
    "advice.beside.money": "idea.beside.money",
    "advice.beside.cities": "idea.beside.cities",
    "advice.beside.output": "idea.beside.output",
    "advice.beside.place": "idea.beside.place",
    "advice.final.score": "idea.final.score",
    "advice.final.rival": "idea.final.rival",
    "advice.final.money": "idea.final.money",
}


@dataclass(frozen=True, slots=True)
class Idea:
    """A turn, and what a bot thinks of it."""

    lines: tuple[str, ...]  # in notation, without what ends the turn
    chance: int  # to win with it, in per cent
    limit: int  # how far to bid for what it puts up or bids for; 0 for other turns
    is_close: bool  # it is not the best, but about as good
    reasons: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class Ideas:
    """The best turns, the best first."""

    ideas: tuple[Idea, ...]
    idle: int | None  # the chance in per cent of doing nothing, where one can and no idea says so
    hardly_matters: bool


def ideas_for(game: Game[Any], view: State, level: str = LEVEL, seed: int = 0) -> Ideas:
    """Return the best turns of the seat to act in *view*.

    They depend on the view alone. With a budget in lines the same view gives the same ideas.
    """
    adviser, forecaster = Adviser(level), Forecaster(game, seed)
    moves = _different(game, view, forecaster, adviser.moves(game, view, seed))
    closing = game.closing(view)
    is_idle_known = closing is None or effect(game, (closing,)) in [
        effect(game, move.plan) for move in moves
    ]
    if closing is not None and not is_idle_known:
        moves.append(Move((closing,), 0))
    forecasts = forecaster.follow(view, moves, adviser.deals)
    idle = None if is_idle_known else _per_cent(forecasts.pop(), view.to_act)
    considered = [
        (move, forecast, NamedForecast(name_of(game, view, move.plan), forecast))
        for move, forecast in zip(moves, forecasts, strict=False)
    ]
    considered.sort(key=lambda each: each[1].chances[view.to_act], reverse=True)
    chances = [_per_cent(forecast, view.to_act) for _, forecast, _ in considered]
    named = [each for _, _, each in considered]
    ideas = [
        Idea(
            lines=tried_lines(game, view, move.plan),
            chance=chances[index],
            limit=max(0, move.ceiling),
            is_close=index > 0 and chances[0] - chances[index] <= CLOSE,
            reasons=_reasons(game, view, move.plan, named, chances, index),
        )
        for index, (move, _, _) in enumerate(considered)
    ]
    spread = chances[0] - chances[-1]
    return Ideas(tuple(ideas), idle, len(ideas) > 1 and spread < _ALIKE)


def _different(
    game: Game[Any], view: State, forecaster: Forecaster, moves: list[Move]
) -> list[Move]:
    """Return the first few of *moves* as whole turns, those that do the same only once."""
    different: dict[Effect, Move] = {}
    for move in moves:
        plan = move.plan
        if game.phrase(plan[0]).decision in TURNS:
            plan = forecaster.complete_turn(view, plan)
        done = effect(game, plan)
        if done not in different:
            different[done] = with_ceiling(forecaster, view, Move(plan, move.ceiling))
        if len(different) == MOST:
            break
    return list(different.values())


def _per_cent(forecast: Forecast, seat: int) -> int:
    """Return the chance of *seat* in whole per cent: nothing is certain before the end."""
    return min(99, max(1, round(100 * forecast.chances[seat])))


# Sentences


def _reasons(  # noqa: PLR0913 - an idea, and those beside it
    game: Game[Any],
    view: State,
    plan: Actions,
    named: list[NamedForecast],
    chances: list[int],
    index: int,
) -> tuple[Message, ...]:
    """Return what an idea costs or brings, and where it leads beside the best or the next one.

    What is about as good as the best is called so instead.
    """
    fact = _fact(game, view, plan)
    if index > 0 and chances[0] - chances[index] <= CLOSE:
        return (Message("idea.close"), fact)
    if len(named) == 1:
        return (fact,)
    worse = [number for number, chance in enumerate(chances) if chances[0] - chance > CLOSE]
    rival = 0 if index > 0 else [*worse, 1][0]
    beside = comparison(named[index], named[rival], view.round, is_for=index == 0)
    if beside is None:
        return (fact,)
    return (fact, _beside(beside, named[index], rival + 1))


def _fact(game: Game[Any], view: State, plan: Actions) -> Message:
    """Return what *plan* costs and brings at once, in a short sentence."""
    if game.phrase(plan[0]).decision in TURNS:
        return _spending(game, view, plan)
    fact = facts(game, view, plan)
    return Message(_SHORT[fact.id], fact.values)


def _spending(game: Game[Any], view: State, plan: Actions) -> Message:
    """Say what all that is bought or built costs together, and what can be powered then."""
    seat = view.to_act
    draft: Draft[Any] = Draft(game, view, seat)
    cost, built = 0, 0
    decisions: set[Decision] = set()
    for action in plan:
        phrase, offers = game.phrase(action), draft.offers()
        if phrase.decision is Decision.DONE or draft.add(action) is not None:
            break
        offer, price = offer_of(offers, action, phrase)
        cost += price
        built += offer is not None and "cities" in offer.yields
        decisions.add(phrase.decision)
    before, after = game.standing(view, seat), game.standing(draft.state, seat)
    values: Values = {"cost": cost, "left": game.money(view, seat) - cost}
    if decisions == {Decision.BUY}:
        income = income_of_best_run(game, draft.state, seat)
        return Message("idea.move.buys", {**values, "output": after.output, "income": income})
    if decisions != {Decision.BUILD} or built < len(draft.actions):
        return Message("idea.move.expands", values)
    cities = before.cities + built
    supplied = min(cities, after.output)
    if supplied == cities > 1:
        return Message("idea.move.builds_all", {**values, "count": built, "cities": cities})
    shares: Values = {"supplied": supplied, "cities": cities}
    return Message("idea.move.builds", {**values, **shares, "count": built})


def _beside(fact: Message, own: NamedForecast, rival: int) -> Message:
    """Return a comparison in short: the number of this idea, and that of the idea *rival*."""
    values = fact.values
    if "move" in values:  # one of the two ends the game
        is_own = values["move"] == own.name
        scores: Values = {key: values[key] for key in ("round", "score", "rival")}
        return Message("idea.ends" if is_own else "idea.other_ends", {**scores, "number": rival})
    mine, other = ("this", "that") if values["better"] == own.name else ("that", "this")
    short: Values = {"this": values[mine], "that": values[other], "number": rival}
    if "round" in values:
        short["round"] = values["round"]
    return Message(_SHORT[fact.id], short)
