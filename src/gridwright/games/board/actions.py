"""One small class per decision, holding numbers only.

Actions are built once and handed out: a bid or a purchase that was listed before is the same
object. Cities, regions and resources are indices; `notation` knows their names.
"""

from dataclasses import dataclass

from gridwright.core.game import Action


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
class Open(Action):
    """Put a plant up for auction with a first bid: ``open 10 11``."""

    plant: int
    bid: int


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Outbid the leader: ``bid 12``."""

    amount: int


@dataclass(frozen=True, slots=True)
class Drop(Action):
    """Leave this auction: ``drop``."""


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Leave the auction phase without a plant: ``pass``."""


@dataclass(frozen=True, slots=True)
class Remove(Action):
    """Give up a plant beyond the limit: ``remove 4``."""

    plant: int


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Give up fuel that no longer fits: ``discard coal 1 oil 1``."""

    amounts: tuple[int, ...]  # by resource


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
class Power(Action):
    """Run plants and burn their fuel: ``power 10 13 with oil 2 uranium 1``."""

    plants: tuple[int, ...]  # numbers, ascending
    burnt: tuple[int, ...]  # by resource


@dataclass(frozen=True, slots=True)
class Done(Action):
    """End the turn of this phase: ``done``."""


DROP = Drop()
PASS = Pass()
DONE = Done()

_opens: dict[int, list[Action]] = {}
_bids: list[Action] = []
_buys: dict[int, list[Action]] = {}
_from_storage: list[Action] = []
_builds: list[Action] = []


def opens(plant: int, lowest: int, highest: int) -> list[Action]:
    """Return the actions that open *plant* with *lowest* to *highest*."""
    row = _opens.setdefault(plant, [])
    for bid in range(len(row), highest + 1):
        row.append(Open(plant, bid))
    return row[lowest : highest + 1]


def bids(lowest: int, highest: int) -> list[Action]:
    """Return the bids from *lowest* to *highest*."""
    for amount in range(len(_bids), highest + 1):
        _bids.append(Bid(amount))
    return _bids[lowest : highest + 1]


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


def build(city: int) -> Action:
    """Return the action that builds in *city*."""
    for index in range(len(_builds), city + 1):
        _builds.append(Build(index))
    return _builds[city]
