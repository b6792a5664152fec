"""How long games under a clock take, roughly: reckoned from the turns of recorded games.

In a game of four there are about 220 turns in ten rounds, so 55 turns for each person; bots take
no time. Nobody can take longer than the free time of all turns, the bank and its refills. How much
of that people use is a guess that has not been tried: three sevenths at a live table; at a daily
one, where most turns are played long before their time is up, between a ninth and a quarter.
"""

from dataclasses import dataclass
from typing import Final

from gridwright.web.clocks.terms import Terms
from gridwright.web.clocks.units import DAY, HOUR, MINUTE

_TURNS: Final = 55  # of a person
_ROUNDS: Final = 10
_USUAL: Final = 3 / 7
_QUICKEST, _SLOWEST = 1 / 9, 1 / 4
_WEEK, _MONTH = 7 * DAY, 30 * DAY
_STEPS: Final = ((HOUR, 5 * MINUTE), (2 * HOUR, 15 * MINUTE))  # below so much, rounded to so much
_HALF_HOUR: Final = 30 * MINUTE


@dataclass(frozen=True, slots=True)
class Stretch:
    """From so many to so many days, weeks or months."""

    unit: str
    least: int
    most: int


def most_seconds(terms: Terms, people: int) -> int:
    """Return how long a game takes if everybody uses up all their time."""
    bank = terms.bank + (_ROUNDS - 1) * terms.refill
    return people * (bank + _TURNS * terms.free)


def live_lengths(terms: Terms, people: int) -> tuple[int, int]:
    """Return the seconds that a live game takes as a rule, and at the most in whole hours."""
    most = most_seconds(terms, people)
    usual = most * _USUAL
    step = next((step for below, step in _STEPS if usual < below), _HALF_HOUR)
    return max(1, round(usual / step)) * step, -(-most // HOUR) * HOUR


def daily_length(terms: Terms, people: int) -> Stretch:
    """Return how long a game with days takes as a rule."""
    most = most_seconds(terms, people)
    least, longest = most * _QUICKEST, most * _SLOWEST
    unit, size = "months", _MONTH
    if longest < 2 * _WEEK:
        unit, size = "days", DAY
    elif longest < 8 * _WEEK:
        unit, size = "weeks", _WEEK
    shortest = max(1, round(least / size))
    return Stretch(unit, shortest, max(shortest, round(longest / size)))
