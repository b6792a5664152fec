"""One small class per decision that only the Card Game has.

Bids, and what concerns fuel and plants alone, come with the parts `auction` and `fuel`.
"""

from dataclasses import dataclass
from typing import Final

from gridwright.core.action import Action


@dataclass(frozen=True, slots=True)
class Remove(Action):
    """Give up a plant beyond the limit: ``remove 4a``."""

    card: int


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Buy a fuel card: ``buy gas 2 at 3``, the 2-unit gas card in column 3."""

    card: int
    column: int


@dataclass(frozen=True, slots=True)
class Done(Action):
    """End the turn of this phase: ``done``."""


DONE: Final = Done()

_buys: Final[dict[int, Action]] = {}
_removes: Final[list[Action]] = []


def buy(card: int, column: int) -> Action:
    """Return the purchase of *card* in *column*; built once, ever."""
    key = 8 * card + column
    action = _buys.get(key)
    if action is None:
        action = _buys[key] = Buy(card, column)
    return action


def remove(card: int) -> Action:
    """Return the action that removes *card*; built once, ever."""
    for index in range(len(_removes), card + 1):
        _removes.append(Remove(index))
    return _removes[card]
