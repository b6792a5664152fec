"""What a round has brought, from events alone."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from gridwright.core.events import DUMMY, INCOME, NOBODY, Event
from gridwright.core.events import letter as letter_of
from gridwright.web.play.perspective import ActionEvents

_BUYING: Final = ("resources", "expansion")  # phases in which fuel is bought or workers hired
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
    leavers: tuple[tuple[int, int], ...]  # seats, and how many of their workers have left
    has_bought: bool  # whether anybody, also the dummy, has bought fuel or hired workers since
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
        leavers=tuple([(event.seat, _freed(event)) for event in closing if _freed(event)]),
        has_bought=any([event.kind.phase in _BUYING for event in since]),
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


def _freed(event: Event) -> int:
    """Return how many workers have left."""
    return event.number(event.kind.frees)


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
