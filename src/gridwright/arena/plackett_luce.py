"""Strengths from rankings: the model of Plackett and Luce, fitted by maximum likelihood.

Each player has a strength. The first place goes to one of all players, each with a chance in
proportion to the exponential of their strength; the second place likewise to one of the others; and
so on. So one player finishes ahead of another with the same odds at tables of any size, and several
seats may share a strength. Where places are shared, the logarithm of the likelihood is averaged
over all orders in which the tie could have been broken.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from itertools import permutations
from math import exp
from typing import Final

_MOST_STEPS: Final = 200
_LONGEST_STEP: Final = 1.0  # in units of strength: the likelihood is far from quadratic
_CLOSE: Final = 1e-6

Field = tuple[tuple[str, int], ...]
"""Who competes for a place: names in alphabetical order, each with its number of seats."""


class Evidence:
    """All that a fit needs to know of rankings: who got a place, and who competed for one."""

    def __init__(self) -> None:
        self.placed: defaultdict[str, float] = defaultdict(float)
        self.fields: defaultdict[Field, float] = defaultdict(float)

    def add(self, names: Sequence[str], places: Sequence[int], weight: float = 1.0) -> None:
        """Add a ranking: by seat, the name of its player and its place, 1 for the best."""
        left = Counter(names)
        for place in sorted(set(places)):
            group = [name for name, own in zip(names, places, strict=True) if own == place]
            orders = Counter(permutations(group))
            for order, count in orders.items():
                self._add_order(order, left.copy(), weight * count / orders.total())
            left -= Counter(group)

    def _add_order(self, order: Sequence[str], left: Counter[str], weight: float) -> None:
        """Give the next places to *order*; *left* are all who compete for the first of them."""
        for name in order:
            if len(left) > 1:  # seats of the same strength say nothing about it
                self.placed[name] += weight
                self.fields[tuple(sorted(left.items()))] += weight
            left -= Counter([name])

    def merge(self, other: "Evidence", weight: float = 1.0) -> None:
        """Add all that *other* has, as if it had happened *weight* times."""
        for name, count in other.placed.items():
            self.placed[name] += weight * count
        for field, count in other.fields.items():
            self.fields[field] += weight * count

    @property
    def pairs(self) -> set[tuple[str, str]]:
        """Who competed with whom, each pair once, in alphabetical order."""
        names = [[name for name, _ in field] for field in self.fields]
        return {(one, other) for field in names for one in field for other in field if one < other}


def fit(evidence: Evidence, fixed: Mapping[str, float], deviation: float = 0.0) -> dict[str, float]:
    """Return the likeliest strengths; those that are *fixed* stay as they are.

    With a *deviation*, the others are expected around 0, normally distributed; else there must be
    somebody ahead of and somebody behind each of them, or `ValueError` is raised.
    """
    strengths = dict(fixed)
    free = sorted({name for field in evidence.fields for name, _ in field} - set(fixed))
    strengths.update(dict.fromkeys(free, 0.0))
    for _ in range(_MOST_STEPS):
        gradient, curvature = _slopes(evidence, strengths, free)
        if deviation:
            for row, name in enumerate(free):
                gradient[row] -= strengths[name] / deviation**2
                curvature[row][row] += 1 / deviation**2
        steps = _solution(curvature, gradient)
        longest = max([abs(step) for step in steps], default=0.0)
        for name, step in zip(free, steps, strict=True):
            strengths[name] += step * min(1.0, _LONGEST_STEP / max(longest, _CLOSE))
        if longest < _CLOSE:
            return strengths
    raise ValueError("the rankings leave a strength without a limit")


def _slopes(
    evidence: Evidence, strengths: Mapping[str, float], free: Sequence[str]
) -> tuple[list[float], list[list[float]]]:
    """Return the gradient of the log likelihood, and the negative of its second derivatives."""
    rows = {name: row for row, name in enumerate(free)}
    gradient = [evidence.placed[name] for name in free]
    curvature = [[0.0] * len(free) for _ in free]
    for field, count in evidence.fields.items():
        parts = [(rows.get(name, -1), seats * exp(strengths[name])) for name, seats in field]
        total = sum([part for _, part in parts])
        chances = [(row, part / total) for row, part in parts if row >= 0]
        for row, chance in chances:
            gradient[row] -= count * chance
            curvature[row][row] += count * chance
            for column, other in chances:
                curvature[row][column] -= count * chance * other
    return gradient, curvature


def _solution(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve a system of linear equations with a positive definite *matrix*, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for pivot, row in enumerate(rows):
        if row[pivot] <= 0.0:
            raise ValueError("the rankings leave a strength without a limit")
        for lower in rows[pivot + 1 :]:
            factor = lower[pivot] / row[pivot]
            for column in range(pivot, len(lower)):
                lower[column] -= factor * row[column]
    values: list[float] = []
    for pivot in reversed(range(len(rows))):
        row = rows[pivot]
        known = sum([a * b for a, b in zip(row[pivot + 1 : -1], values, strict=True)])
        values.insert(0, (row[-1] - known) / row[pivot])
    return values
