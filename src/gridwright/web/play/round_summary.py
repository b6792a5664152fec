"""What a round has brought, and what others did since a seat's last turn: from events alone."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from gridwright.core.events import DUMMY, INCOME, NOBODY, Event
from gridwright.core.events import letter as letter_of
from gridwright.web.play.perspective import ActionEvents

_BUYING: Final = "resources"
_GAINED: Final = ("plant", "card")  # what an auction brings


@dataclass(frozen=True, slots=True)
class Earnings:
    """What a seat was paid, and for what."""

    seat: int
    income: int
    cities: int | None  # that it powered; None without a board


@dataclass(frozen=True, slots=True)
class Refill:
    """What the market got of one resource."""

    resource: str
    amount: int
    cards: int  # in how many cards; 0 where it comes in units


@dataclass(frozen=True, slots=True)
class NewPlace:
    """A place in the new player order, and that of the round before; both from 0."""

    seat: int  # the dummy has the number after the last seat
    place: int
    before: int | None  # None where the events do not go back so far

    @property
    def moved(self) -> int:
        """How many places up; down if less than 0."""
        return 0 if self.before is None else self.before - self.place


@dataclass(frozen=True, slots=True)
class RoundReport:
    """The end of a round, as the events tell it."""

    round: int
    end: int  # the number of the action that ended it
    earned: tuple[Earnings, ...]  # in the new player order
    refills: tuple[Refill, ...]
    order: tuple[NewPlace, ...]
    steps: tuple[Event, ...]  # that began, or the last round
    changes: tuple[Event, ...]  # of the plant market
    has_bought: bool  # whether anybody, also the dummy, has bought fuel since
    has_built: bool  # whether a network has grown since


def last_report(history: Sequence[ActionEvents], seats: int) -> RoundReport | None:
    """Return how the last round that is over ended; None where the events have no end of one."""
    begun = [
        index
        for index in range(len(history) - 1, -1, -1)
        if any([event.kind.is_round for event in history[index].events])
    ][:2]
    if not begun or not begun[0]:
        return None
    end, start = (*begun, 0)[:2]  # a table may go on from a position in the middle of a round
    played = [event for entry in history[start:end] for event in entry.events]
    orders = [_seats(event, seats) for event in played if event.kind.order]
    after = [_seats(event, seats) for event in history[end].events if event.kind.order]
    if not after:
        return None
    before = orders[-1] if orders else ()
    closing = _closing([_since_round(history[start]), *history[start + 1 : end + 1]])
    number = next(event.number("round") for event in history[end].events if event.kind.is_round)
    since = [event for entry in history[end + 1 :] for event in entry.events]
    return RoundReport(
        round=number - 1,
        end=history[end].number,
        earned=_earned(closing, after[-1]),
        refills=_refills(closing),
        order=tuple([NewPlace(s, p, _index(before, s)) for p, s in enumerate(after[-1])]),
        steps=tuple([event for event in closing if event.kind.step]),
        changes=tuple([event for event in closing if _is_change(event)]),
        has_bought=any([event.kind.phase == _BUYING for event in since]),
        has_built=any([event.kind.grows for event in since]),
    )


def _seats(event: Event, seats: int) -> tuple[int, ...]:
    """Return the seats of a new player order, which the event has as letters."""
    letters = str(event.values[event.kind.order])
    numbers = {letter_of(seat): seat for seat in range(seats)}
    return tuple([numbers.get(letter, seats) if letter != DUMMY else seats for letter in letters])


def _index(order: tuple[int, ...], seat: int) -> int | None:
    return order.index(seat) if seat in order else None


def _since_round(entry: ActionEvents) -> ActionEvents:
    """Return *entry* without what belongs to the round before the one that it begins."""
    begun = [index for index, event in enumerate(entry.events) if event.kind.is_round]
    return replace(entry, events=entry.events[begun[0] :]) if begun else entry


def _closing(entries: Sequence[ActionEvents]) -> list[Event]:
    """Return the events of Bureaucracy, with those of a Step that begins just before."""
    closing: list[Event] = []
    for entry in entries:
        events = entry.events
        steps = [index for index, event in enumerate(events) if event.kind.step]
        if any([event.kind.account == INCOME for event in events]):
            closing.extend(events)
        elif steps and not any([event.kind.is_round for event in events]):
            closing.extend(events[steps[0] :])
    return closing


def _is_change(event: Event) -> bool:
    kind = event.kind
    is_told = kind.is_round or bool(kind.refills or kind.order or kind.step)
    return event.seat == NOBODY and not is_told


def _earned(events: list[Event], order: tuple[int, ...]) -> tuple[Earnings, ...]:
    paid = {event.seat: event for event in events if event.kind.account == INCOME}
    return tuple(
        [
            Earnings(
                seat,
                paid[seat].gain,
                paid[seat].number("cities") if "cities" in paid[seat].values else None,
            )
            for seat in order
            if seat in paid
        ]
    )


def _refills(events: list[Event]) -> tuple[Refill, ...]:
    amounts: dict[str, tuple[int, int]] = {}
    for event in events:
        if event.kind.refills:
            resource = str(event.values[event.kind.refills])
            amount, cards = amounts.get(resource, (0, 0))
            is_card = "column" in event.values
            amounts[resource] = (amount + event.amount, cards + is_card)
    return tuple([Refill(resource, *counted) for resource, counted in amounts.items()])


def plants_of(history: Sequence[ActionEvents], seat: int, end: int) -> list[str]:
    """Return the plants that *seat* owned after action *end*."""
    plants: list[str] = []
    for entry in history:
        if entry.number > end:
            break
        for event in entry.events:
            if event.seat != seat:
                continue
            if event.kind.brings in _GAINED:
                plants.append(event.item)
            elif event.kind.gives_up:
                plants.remove(str(event.values[event.kind.gives_up]))
    return plants


# Since a seat's last turn


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
