"""What the three actions of a turn have in common."""

from abc import abstractmethod
from typing import Final

from gridwright.core.action import Action
from gridwright.core.errors import Refusal, Values
from gridwright.core.events import EventSink
from gridwright.core.notation import Form
from gridwright.core.offers import Quote
from gridwright.games.outpost.state import OutpostState

TOO_LATE: Final = Refusal("too_late")


class Activity:
    """One of them: it has no state of its own, and no sequence. The phase sees to that."""

    forms: tuple[Form, ...]

    @abstractmethod
    def add_actions(self, state: OutpostState, actions: list[Action]) -> None:
        """Add everything that the seat to act may still do of it."""

    @abstractmethod
    def refusal(self, state: OutpostState, action: Action) -> Refusal:
        """Return `ALLOWED`, or why the seat to act may not do *action*."""

    @abstractmethod
    def quotes(self, state: OutpostState) -> list[Quote]:
        """Return what the seat to act could want of it, legal or not, with prices."""

    @abstractmethod
    def values(self, state: OutpostState, action: Action) -> Values:
        """Return the numbers that the sentence of a refusal of *action* needs."""

    @abstractmethod
    def apply(self, state: OutpostState, action: Action, events: EventSink | None) -> None:
        """Carry out *action*, which must be legal."""
