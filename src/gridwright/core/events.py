"""Events: what happens in a game, as facts for logs, screens and statistics.

Each kind is declared once, next to the rules that cause it, as actions are by their forms. The
declaration holds what every listener would otherwise have to hard-code: the phase, the money that
changes hands, what a seat gets for it, and whether anything is revealed.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from gridwright.core.json_types import EventDict

from gridwright.core.values import Struct

NOBODY: Final = -1
DUMMY: Final = "T"  # the letter of the dummy, whose number follows that of the last seat

INCOME: Final = "income"
COMPENSATION: Final = "compensation"


def letter(seat: int) -> str:
    """Return the letter of *seat*: A for seat 0."""
    return chr(ord("A") + seat)


@dataclass(frozen=True, slots=True)
class EventKind(Struct):
    """The declaration of one kind of event: its fields and what they mean."""

    id: str  # also the id of its sentence in the catalogues
    fields: tuple[str, ...] = ()
    phase: str = ""  # the only phase in which it happens; empty if there are several
    reveals: bool = False  # whether it shows something nobody could know before: undo stops there
    cost: str = ""  # the field with the money the seat pays
    gain: str = ""  # the field with the money the seat receives
    account: str = ""  # what the money is received for: `INCOME` or `COMPENSATION`
    brings: str = ""  # what the seat gets: "plant", "card", "fuel", "city" or "workers"
    item: str = ""  # the field that names what it gets
    bid: str = ""  # the field with the amount of a bid
    is_opening: bool = False  # whether it begins an auction
    is_drop: bool = False  # whether its seat leaves an auction
    step: str = ""  # the field with the number of the Step or Stage that begins
    is_round: bool = False  # whether it begins a round
    grows: bool = False  # whether a network or colony grows
    gives_up: str = ""  # the field with the plant the seat no longer owns
    is_pass: bool = False  # whether the seat buys nothing in this round's auctions
    order: str = ""  # the field with the new player order, in letters
    refills: str = ""  # the field with the fuel that comes to the market
    frees: str = ""  # the field with how many of its workers go back to the labour market


@dataclass(frozen=True, slots=True)
class Event(Struct):
    """Something that happened; `words` turns it into a sentence."""

    kind: EventKind
    seat: int  # who did it, or `NOBODY`
    values: dict[str, int | str]

    @property
    def reveals(self) -> bool:
        """Whether it showed something nobody could know before."""
        return self.kind.reveals

    @property
    def cost(self) -> int:
        """The money its seat paid."""
        return self.number(self.kind.cost)

    @property
    def gain(self) -> int:
        """The money its seat received."""
        return self.number(self.kind.gain)

    @property
    def item(self) -> str:
        """The plant, fuel, city or card its seat got, as its word."""
        return str(self.values.get(self.kind.item, ""))

    @property
    def amount(self) -> int:
        """How many of the item the seat got: 1 for kinds that do not count."""
        return self.number("amount") if "amount" in self.values else 1

    def number(self, name: str) -> int:
        """Return the value called *name*; 0 if there is none or it is a word."""
        value = self.values.get(name, 0)
        return value if isinstance(value, int) else 0

    def as_dict(self, seats: int = 0) -> "EventDict":
        """Return the event ready for JSON.

        *seats* is how many its table has. The dummy has the number after the last seat, so that
        without *seats* it has the letter after the last, and not T.
        """
        if self.seat == NOBODY:
            seat = None
        else:
            seat = DUMMY if 0 < seats == self.seat else letter(self.seat)
        return {"kind": self.kind.id, "seat": seat, "values": dict(self.values)}


class EventSink:
    """Collects the events of an action while it is carried out."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def __reduce__(self) -> tuple[object, ...]:
        return filled_sink, (self.events,)

    def add(self, kind: EventKind, seat: int, values: dict[str, int | str]) -> None:
        """Add an event of *kind* by *seat*, which may be `NOBODY`."""
        self.events.append(Event(kind, seat, values))


def filled_sink(events: list[Event]) -> EventSink:
    """Return a sink with these *events*."""
    sink = EventSink()
    sink.events = events
    return sink


def last_bids(events: Iterable[Event]) -> dict[int, int]:
    """Return the last bid of each seat in the latest auction among *events*."""
    bids: dict[int, int] = {}
    for event in events:
        if event.kind.is_opening:
            bids = {}
        if event.kind.bid:
            bids[event.seat] = event.number(event.kind.bid)
    return bids
