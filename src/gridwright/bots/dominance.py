"""Alternatives of which some are better than others in every respect.

A search compares lines in which rules of thumb play on, and may take their blunders for the fault
of a plan. What is worse whatever happens later needs no line to be ruled out.
"""

from collections.abc import Callable
from typing import TypeVar

W = TypeVar("W")


def best_of(ways: list[W], is_better: Callable[[W, W], bool]) -> W:
    """Return the first of *ways*, or one that is better than it."""
    best = ways[0]
    for way in ways:
        if is_better(way, best):
            best = way
    return best


def unbeaten(ways: list[W], is_better: Callable[[W, W], bool]) -> list[W]:
    """Return the best of *ways*, and all others that none is better than."""
    best = best_of(ways, is_better)
    alternatives = [best]
    for way in ways:
        if way != best and not any([is_better(other, way) for other in ways]):
            alternatives.append(way)
    return alternatives
