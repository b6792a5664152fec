"""What others did since a seat last decided anything: from events alone."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Final

from gridwright.core.events import INCOME, Event
from gridwright.web.play.perspective import ActionEvents, Perspective

_GAINED: Final = ("plant", "card")  # what an auction brings


# Since when


@dataclass(frozen=True, slots=True)
class LostAuction:
    """An auction that a seat has left by its secret maximum."""

    plant: str
    maximum: int
    winner: int
    bid: int
    opening: int  # the number of the action that began it


def lost_auction(
    history: Sequence[ActionEvents], seat: int, lot: str, maximum: int
) -> LostAuction | None:
    """Return how the auction *lot* went on after *seat* had left it at its *maximum*."""
    plant = lot.partition(".")[2]
    opening, has_dropped = 0, False
    for entry in history:
        for event in entry.events:
            kind = event.kind
            if str(event.values.get("plant", "")) != plant:
                continue
            if kind.is_opening:
                opening, has_dropped = entry.number, False
            elif kind.is_drop and event.seat == seat:
                has_dropped = True
            elif kind.brings in _GAINED and event.seat != seat and has_dropped:
                return LostAuction(plant, maximum, event.seat, event.cost, opening)
    return None


def last_decision(
    history: Sequence[ActionEvents],
    seat: int,
    unasked: Collection[int],
    lost: LostAuction | None = None,
) -> int:
    """Return the number of the last action that *seat* has chosen itself; 0 if there is none.

    What it did because nothing else was possible (*unasked* are the indexes of such events) does
    not count, nor what its maximum did in an auction that it has *lost*.
    """
    last, index = 0, 0
    for entry in history:
        is_unasked = bool(entry.events) and index in unasked
        index += len(entry.events)
        is_automatic = lost is not None and entry.number > lost.opening
        if entry.seat == seat and not is_unasked and not is_automatic:
            last = entry.number
    return last


def lost_by_maximum(perspective: Perspective) -> LostAuction | None:
    """Return the auction that the viewer has lost by a secret maximum since their last decision."""
    lot, maximum = perspective.lost_lot
    return lost_auction(perspective.history, perspective.seat, lot, maximum) if lot else None


def since_when(perspective: Perspective) -> int:
    """Return the number of the last action that the viewer has chosen."""
    lost = lost_by_maximum(perspective)
    return last_decision(perspective.history, perspective.seat, perspective.unasked, lost)


def new_houses(perspective: Perspective) -> dict[str, int]:
    """Return the cities in which others have built since, and who did last; nothing for watchers.

    The dummy has the number after the last seat, and pays nothing for what it builds.
    """
    viewer, dummy = perspective.seat, perspective.game.seats
    if viewer < 0:
        return {}
    since = since_when(perspective)
    return {
        str(event.values["city"]): event.seat
        for entry in perspective.history
        if entry.number > since
        for event in entry.events
        if event.seat != viewer and (event.kind.brings == "city" or event.seat == dummy)
        if "city" in event.values
    }


# What others did


@dataclass(slots=True)
class Doings:
    """What one seat has done since."""

    seat: int
    plants: list[tuple[str, int]] = field(default_factory=list)  # with what it paid for them
    has_passed: bool = False
    fuel: dict[str, int] = field(default_factory=dict)
    cities: list[str] = field(default_factory=list)
    workers: int = 0
    income: int = 0

    @property
    def is_empty(self) -> bool:
        done = (self.plants, self.fuel, self.cities, self.workers, self.income)
        return not (any(done) or self.has_passed)


def doings(history: Sequence[ActionEvents], order: Sequence[int], since: int) -> list[Doings]:
    """Return what the seats of *order* did after action *since*, those who did anything."""
    by_seat = {seat: Doings(seat) for seat in order}
    for entry in history:
        if entry.number <= since:
            continue
        for event in entry.events:
            if event.seat in by_seat:
                _count(by_seat[event.seat], event)
    return [each for each in by_seat.values() if not each.is_empty]


def _count(each: Doings, event: Event) -> None:
    kind = event.kind
    if kind.brings in _GAINED:
        each.plants.append((event.item, event.cost))
    elif kind.brings == "fuel":
        each.fuel[event.item] = each.fuel.get(event.item, 0) + event.amount
    elif kind.brings == "city":
        each.cities.append(event.item)
    elif kind.brings == "workers":
        each.workers += event.amount
    elif kind.account == INCOME:
        each.income += event.gain
    elif kind.is_pass:
        each.has_passed = True
