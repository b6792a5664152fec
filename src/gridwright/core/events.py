"""What happens in a game, as facts for logs, screens and statistics: kinds and values, no prose.

A kind of event is declared once, beside the rules that cause it, as actions are by their forms.
The declaration answers what every listener would otherwise have to know by heart: the phase it
belongs to, the money that changes hands, what a seat gets for it, and whether it reveals
anything.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

NOBODY: Final = -1

INCOME: Final = "income"
COMPENSATION: Final = "compensation"


@dataclass(frozen=True, slots=True)
class EventKind:
    """One kind of event: what its values are called, and what they mean."""

    id: str  # of its sentence in the catalogues
    fields: tuple[str, ...] = ()
    phase: str = ""  # the only phase in which it happens; empty where there are several
    reveals: bool = False  # whether it shows what nobody could know before: undo stops here
    cost: str = ""  # the field with the money that the seat pays
    gain: str = ""  # the field with the money that the seat receives
    account: str = ""  # what that money is received for: `INCOME` or `COMPENSATION`
    brings: str = ""  # what the seat gets: "plant", "card", "fuel", "city" or "workers"
    item: str = ""  # the field that names it
    bid: str = ""  # the field with a bid
    is_opening: bool = False  # whether an auction begins with it
    step: str = ""  # the field with the number of the Step or Stage that begins
    is_round: bool = False  # whether a round begins with it
    grows: bool = False  # whether a network or a colony grows by it


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened; `words` makes a sentence of it."""

    kind: EventKind
    seat: int  # who did it, or `NOBODY`
    values: dict[str, int | str]

    @property
    def reveals(self) -> bool:
        """Whether it showed what nobody could know before."""
        return self.kind.reveals

    @property
    def cost(self) -> int:
        """The money that its seat paid."""
        return self.number(self.kind.cost)

    @property
    def gain(self) -> int:
        """The money that its seat received."""
        return self.number(self.kind.gain)

    @property
    def item(self) -> str:
        """What its seat got: the word of a plant, a fuel, a city."""
        return str(self.values.get(self.kind.item, ""))

    @property
    def amount(self) -> int:
        """How many of them: 1 where the kind does not count."""
        return self.number("amount") if "amount" in self.values else 1

    def number(self, name: str) -> int:
        """Return the value called *name*; 0 where there is none."""
        value = self.values.get(name, 0)
        return value if isinstance(value, int) else 0


class EventSink:
    """Collects what happens while an action is carried out."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, kind: EventKind, seat: int, values: dict[str, int | str]) -> None:
        """Note an event of *kind*."""
        self.events.append(Event(kind, seat, values))


def last_bids(events: Iterable[Event]) -> dict[int, int]:
    """Return the last bid of each seat in the auction that *events* end in."""
    bids: dict[int, int] = {}
    for event in events:
        if event.kind.is_opening:
            bids = {}
        if event.kind.bid:
            bids[event.seat] = event.number(event.kind.bid)
    return bids
