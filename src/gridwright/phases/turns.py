"""One seat after the other, along the turn order or against it.

With two players a dummy stands in the order; its turn happens by itself.
"""

from dataclasses import dataclass
from typing import Final, TypeVar

from gridwright.core.action import Action
from gridwright.core.events import NOBODY, EventSink
from gridwright.core.game import Phase
from gridwright.core.notation import Form
from gridwright.phases.positions import AuctionState


@dataclass(frozen=True, slots=True)
class Done(Action):
    """End the turn of this phase: ``done``."""


DONE: Final = Done()
DONE_FORM: Final = Form(Done, "done", clauses="RC-3.1 RC-4.1 CL-3.1 CL-4.1 CG-2.1 OP-3.2")


A = TypeVar("A", bound=AuctionState)


class TurnPhase(Phase[A]):
    """A phase in which every seat has one turn."""

    is_reversed: bool = False  # whether the last in turn order comes first

    def call_first(self, state: A, events: EventSink | None) -> None:
        """Let the first seat of the phase decide."""
        self._call(state, len(state.order) - 1 if self.is_reversed else 0, events)

    def call_next(self, state: A, seat: int, events: EventSink | None) -> None:
        """Let the seat after *seat* decide; after the last one the phase is over."""
        position = 0
        while state.order[position] != seat:  # compiled, `index` would be a call into Python
            position += 1
        self._call(state, position - 1 if self.is_reversed else position + 1, events)

    def _call(self, state: A, position: int, events: EventSink | None) -> None:
        order = state.order
        if 0 <= position < len(order) and order[position] == state.auction.seats:
            state.to_act = NOBODY
            self.take_dummy_turn(state, events)
            if state.to_act != NOBODY:
                return  # a human has to choose for it
            position = position - 1 if self.is_reversed else position + 1
        state.to_act = order[position] if 0 <= position < len(order) else NOBODY

    def take_dummy_turn(self, state: A, events: EventSink | None) -> None:
        """Let the dummy do what the rules prescribe; nothing unless a title says otherwise."""
