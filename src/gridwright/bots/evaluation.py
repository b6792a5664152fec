"""The chance of each seat to win a position, learned from games.

A small net gives every seat a score of its features, and the scores compete: the chance of a seat
is its share of their exponentials. Without hidden units it is a conditional logit.
"""

from dataclasses import dataclass
from math import exp, tanh
from typing import Final, TypeVar

from gridwright.bots.policy import Policy
from gridwright.core.events import NOBODY
from gridwright.core.game import Game
from gridwright.core.phase import State
from gridwright.core.values import Struct

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Weights(Struct):
    """The net that was learned for a title."""

    linear: list[float]  # by feature
    hidden: list[list[float]]  # by hidden unit: its bias, then by feature
    output: list[float]  # by hidden unit


NOTHING: Final = Weights([], [], [])  # for bots that do not look ahead


def chances(features: list[list[float]], weights: Weights) -> list[float]:
    """Return the chance of each seat to win, by the *features* of all of them."""
    exponentials: list[float] = []
    total = 0.0
    for row in features:
        value = exp(min(_score(row, weights), 50.0))
        exponentials.append(value)
        total += value
    return [value / total for value in exponentials]


def _score(row: list[float], weights: Weights) -> float:
    score = _product(weights.linear, row)
    inputs = [1.0, *row]  # the first weight of a unit is its bias
    for unit, inner in enumerate(weights.hidden):
        score += weights.output[unit] * tanh(_product(inner, inputs))
    return score


def _product(weights: list[float], values: list[float]) -> float:
    total = 0.0
    for weight, value in zip(weights, values):  # noqa: B905 - with strict it is not compiled
        total += weight * value
    return total


def result(game: Game[S], state: S) -> list[float]:
    """Return what a finished game brought each seat: 1 for a winner, shared among equals."""
    ranking = game.ranking(state)
    winners = ranking.count(1)
    return [1.0 / winners if place == 1 else 0.0 for place in ranking]


def worth(game: Game[S], policy: Policy[S], state: S, weights: Weights) -> list[float]:
    """Return what *state* is worth to each seat: the result at the end, else the chances."""
    if state.to_act == NOBODY:
        return result(game, state)
    return chances(policy.features(state), weights)


def nearness(game: Game[S], policy: Policy[S], state: S, weights: Weights) -> list[float]:
    """Return how near each seat came to winning a finished game, as a real one may end otherwise.

    The chances of the position count as if the game went on, weighted by the scores.
    """
    scores = game.scores(state)
    best = max(scores)
    shares: list[float] = []
    total = 0.0
    for seat, chance in enumerate(chances(policy.features(state), weights)):
        value = chance * exp(scores[seat] - best)
        shares.append(value)
        total += value
    return [value / total for value in shares]
