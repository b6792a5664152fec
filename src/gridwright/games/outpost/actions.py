"""One small class per decision of Outpost, holding numbers only. Bids come with `parts.auction`."""

from dataclasses import dataclass

from gridwright.core.game import Action


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


@dataclass(frozen=True, slots=True)
class Power(Action):
    """Run plants: ``power 12 25``."""

    plants: tuple[int, ...]  # cards, ascending


@dataclass(frozen=True, slots=True)
class Done(Action):
    """End the turn of this phase: ``done``."""


ROBOT = Robot()
DONE = Done()

_builds: list[list[Action]] = [[], [], []]


def build(kind: int, city: int) -> Action:
    """Return the action that builds in *city*; made once, ever."""
    row = _builds[kind]
    for index in range(len(row), city + 1):
        row.append(Build(kind, index))
    return row[city]
