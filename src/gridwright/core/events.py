"""Facts of the game for log and screen: kinds and values, no prose."""

from dataclasses import dataclass
from typing import Final

NOBODY: Final = -1


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened; `table.narrate` makes a sentence of it."""

    kind: str
    seat: int  # who did it, or `NOBODY`
    values: dict[str, int | str]
    reveals: bool  # whether it showed what nobody could know before: undo stops here


class EventSink:
    """Collects what happens while an action is carried out."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, kind: str, seat: int, values: dict[str, int | str]) -> None:
        """Note a fact that everybody could foresee."""
        self.events.append(Event(kind, seat, values, reveals=False))

    def reveal(self, kind: str, seat: int, values: dict[str, int | str]) -> None:
        """Note a fact that shows something new: a card, a bid."""
        self.events.append(Event(kind, seat, values, reveals=True))
