"""Chances as they come true: what lines of play promise, corrected by how games went.

Lines of play are too sure of some things and not sure enough of others. `scripts/calibrate` plays
games, compares what forecasts said with who won, and writes the correction to
``data/bots/calibration.toml``. A chance is mixed with an equal share, and raised to a power that
depends on the seats, on how far the game is, and on how many lines end it; then the chances of all
seats are scaled to a sum of 1. Before a game is over, no chance is 0 or 1.
"""

import tomllib
from dataclasses import dataclass, fields
from functools import cache
from importlib import resources
from math import exp, log, sqrt
from typing import Any, Final

from gridwright.games.registry import TITLES, title_named

LEAST: Final = 0.005  # the chance of a seat as long as the game goes on
_USUAL_SEATS: Final = 4
_SURE: Final = 1.96  # standard errors of an interval that holds 95 times in 100
_FEW: Final = 2.8  # by how much more it must be, over the number of deals, where these are few


@dataclass(frozen=True, slots=True)
class Calibration:
    """The correction of a title."""

    blend: float = 0.0  # the part of an equal share
    power: float = 0.0  # what the chances are raised to, as a logarithm: with four seats, at first
    progress: float = 0.0  # more when the game is as long as games usually are
    ending: float = 0.0  # more where all lines end the game
    seats: float = 0.0  # more for every e-fold number of seats
    residual: float = 0.0  # by how much chances are still off, as a standard error of log odds
    rounds: tuple[float, ...] = ()  # of a usual game, by seats, from two on

    def chances(self, raw: list[float], number: int, ending: float) -> tuple[float, ...]:
        """Return the chances of all seats, by the mean of the lines from a round of this *number*.

        *ending* is the share of the lines that end the game.
        """
        seats = len(raw)
        power = exp(
            self.power
            + self.progress * self.share_played(number, seats)
            + self.ending * ending
            + self.seats * log(seats / _USUAL_SEATS)
        )
        grown = [((1 - self.blend) * chance + self.blend / seats) ** power for chance in raw]
        total = sum(grown)
        return tuple([LEAST + (1 - seats * LEAST) * each / total for each in grown])

    def share_played(self, number: int, seats: int) -> float:
        """Return how far a game of this many *seats* is in the round *number*, 1 at most."""
        return min(1.0, number / self.rounds[seats - 2]) if self.rounds else 0.0

    def error(self, chance: float) -> float:
        """Return the standard error that a *chance* still has with any number of lines."""
        return self.residual * chance * (1 - chance)


@cache
def calibration_of(title: str) -> Calibration:
    """Return the correction of *title*, or that of another title of its engine."""
    path = resources.files("gridwright") / "data" / "bots" / "calibration.toml"
    measured = tomllib.loads(path.read_text(encoding="utf-8"))["titles"]
    engine = title_named(title).engine
    candidates = [title, *[other.name for other in TITLES if other.engine is engine]]
    return calibration(measured[next(name for name in candidates if name in measured)])


def calibration(table: dict[str, Any]) -> Calibration:
    """Return the correction that a *table* of the file has."""
    known = [field.name for field in fields(Calibration)]
    values = {key: table[key] for key in known if key in table}
    return Calibration(**{**values, "rounds": tuple(values.get("rounds", ()))})


# Intervals


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over deals, and half of the interval in which it is 95 times in 100."""

    value: float
    margin: float

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.value - self.margin

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.value + self.margin


def estimate(value: float, without: list[float], error: float = 0.0) -> Estimate:
    """Return *value* with its interval, by what it is *without* each of the deals.

    *error* is a standard error that all deals share.
    """
    deals = len(without)
    mean = sum(without) / deals
    spread = (deals - 1) / deals * sum([(each - mean) ** 2 for each in without])
    width = _SURE + _FEW / max(1, deals - 1)
    return Estimate(value, sqrt(width * width * spread + _SURE * _SURE * error * error))
