"""One small class per decision, holding numbers only.

Bids, and what concerns fuel and plants alone, come with the parts `auction` and `fuel`. Actions
are built once and handed out: a purchase that was listed before is the same object. Cities,
regions and resources are indices; `notation` knows their names.
"""

from dataclasses import dataclass
from typing import Final

from gridwright.core.action import Action


@dataclass(frozen=True, slots=True)
class ChooseRegion(Action):
    """Add a region to the play area: ``region north``."""

    region: int


@dataclass(frozen=True, slots=True)
class PlaceTrust(Action):
    """Put one of the Trust's first houses: ``trust kassel``."""

    city: int


@dataclass(frozen=True, slots=True)
class MarkCity(Action):
    """Mark a starting city: ``start kassel``."""

    city: int


@dataclass(frozen=True, slots=True)
class Remove(Action):
    """Give up a plant beyond the limit: ``remove 4``."""

    plant: int


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Buy fuel from the market: ``buy coal 3``."""

    resource: int
    amount: int


@dataclass(frozen=True, slots=True)
class BuyFromStorage(Action):
    """Buy coal from the storage: ``buy storage 2``."""

    amount: int


@dataclass(frozen=True, slots=True)
class Build(Action):
    """Put a house in a city: ``build hamburg``."""

    city: int


@dataclass(frozen=True, slots=True)
class Done(Action):
    """End the turn of this phase: ``done``."""


DONE: Final = Done()

_buys: Final[dict[int, list[Action]]] = {}
_from_storage: Final[list[Action]] = []
_builds: Final[list[Action]] = []
_removes: Final[list[Action]] = []


def buys(resource: int, most: int) -> list[Action]:
    """Return the purchases of 1 to *most* units."""
    row = _buys.setdefault(resource, [])
    for amount in range(len(row), most + 1):
        row.append(Buy(resource, amount))
    return row[1 : most + 1]


def storage_buys(most: int) -> list[Action]:
    """Return the purchases of 1 to *most* units from the storage."""
    for amount in range(len(_from_storage), most + 1):
        _from_storage.append(BuyFromStorage(amount))
    return _from_storage[1 : most + 1]


def remove(plant: int) -> Action:
    """Return the action that removes *plant*."""
    for number in range(len(_removes), plant + 1):
        _removes.append(Remove(number))
    return _removes[plant]


def build(city: int) -> Action:
    """Return the action that builds in *city*."""
    for index in range(len(_builds), city + 1):
        _builds.append(Build(index))
    return _builds[city]
