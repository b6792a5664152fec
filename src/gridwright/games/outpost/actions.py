"""One small class per decision of Outpost, holding numbers only. Bids come with `parts.auction`."""

from dataclasses import dataclass
from typing import Final

from gridwright.core.action import Action


@dataclass(frozen=True, slots=True)
class ChooseArea(Action):
    """Choose the small area in play: ``area west``."""

    area: int


@dataclass(frozen=True, slots=True)
class PlaceSyndicate(Action):
    """Choose a city for the Syndicate: ``syndicate amber``."""

    city: int


@dataclass(frozen=True, slots=True)
class Build(Action):
    """Put a building into a city: ``station amber``, ``plant cobalt``, ``housing dune``."""

    kind: int
    city: int


@dataclass(frozen=True, slots=True)
class Settle(Action):
    """Put a piece on a Colony card: ``station on 32``."""

    kind: int
    card: int


@dataclass(frozen=True, slots=True)
class Slot(Action):
    """Put a card of the pool into a free slot: ``slot 12``, Moon Base ``slot 40b housing``."""

    card: int
    kind: int


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """Exchange a card in a slot for a better one of the pool: ``swap 5a 26``."""

    old: int
    new: int


@dataclass(frozen=True, slots=True)
class Hire(Action):
    """Hire seasonal workers, then fill all beds: ``hire 2``."""

    seasonal: int


@dataclass(frozen=True, slots=True)
class Robot(Action):
    """Let a worker make a robot: ``robot``."""


@dataclass(init=False, unsafe_hash=True, slots=True)
class Power(Action):
    """Run plants: ``power 12 25``. Not frozen, as `parts.fuel.Power`, and never changed."""

    plants: tuple[int, ...]  # cards, ascending

    def __init__(self, plants: tuple[int, ...]) -> None:
        """Run *plants*."""
        self.plants = plants


@dataclass(frozen=True, slots=True)
class Done(Action):
    """End the turn of this phase: ``done``."""


ROBOT: Final = Robot()
DONE: Final = Done()

_builds: Final[list[list[Action]]] = [[], [], []]
_settles: Final[dict[int, Action]] = {}
_slots: Final[dict[int, Action]] = {}
_swaps: Final[dict[int, Action]] = {}
_hires: Final[list[Action]] = []
_CARDS: Final = 100  # more than there are


def build(kind: int, city: int) -> Action:
    """Return the action that builds in *city*; made once, ever."""
    row = _builds[kind]
    for index in range(len(row), city + 1):
        row.append(Build(kind, index))
    return row[city]


# Each of these is made once, ever.


def settle_action(kind: int, card: int) -> Action:
    """Return the action that puts a piece on a Colony card."""
    key = _CARDS * kind + card
    action = _settles.get(key)
    if action is None:
        action = _settles[key] = Settle(kind, card)
    return action


def slot_action(card: int, kind: int) -> Action:
    """Return the action that puts *card* into a slot."""
    key = _CARDS * kind + card
    action = _slots.get(key)
    if action is None:
        action = _slots[key] = Slot(card, kind)
    return action


def swap_action(old: int, new: int) -> Action:
    """Return the exchange of *old* for *new*."""
    key = _CARDS * old + new
    action = _swaps.get(key)
    if action is None:
        action = _swaps[key] = Swap(old, new)
    return action


def hire_action(seasonal: int) -> Action:
    """Return the hiring of *seasonal* workers."""
    for amount in range(len(_hires), seasonal + 1):
        _hires.append(Hire(amount))
    return _hires[seasonal]
