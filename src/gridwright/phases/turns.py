"""Rounds and turns: one seat after the other, in turn order or in reverse.

With two players a dummy has a place in the order; its turns are automatic.
"""

from abc import abstractmethod
from dataclasses import dataclass
from typing import Final, TypeVar

from gridwright.core.action import Action
from gridwright.core.errors import ALLOWED, Refusal
from gridwright.core.events import NOBODY, EventSink
from gridwright.core.notation import Decision, Form
from gridwright.core.offers import Quote
from gridwright.core.phase import Automatic, Phase
from gridwright.parts.turn_order import letters
from gridwright.phases.events import ROUND_BEGINS, TURN_ORDER
from gridwright.phases.state import AuctionState


@dataclass(frozen=True, slots=True)
class Done(Action):
    """End the turn of this phase: ``done``."""


DONE: Final = Done()
DONE_FORM: Final = Form(
    Done, "done", decision=Decision.DONE, clauses="RC-3.1 RC-4.1 CL-3.1 CL-4.1 CG-2.1 OP-3.2"
)


A = TypeVar("A", bound=AuctionState)


class TurnPhase(Phase[A]):
    """A phase in which each seat has one turn."""

    is_turn: bool = True
    is_reversed: bool = False  # whether the last in turn order acts first

    def begin(self, state: A, events: EventSink | None) -> None:
        self.call_first(state, events)

    def call_first(self, state: A, events: EventSink | None) -> None:
        """Let the first seat act."""
        self._call(state, len(state.order) - 1 if self.is_reversed else 0, events)

    def call_next(self, state: A, seat: int, events: EventSink | None) -> None:
        """Let the seat after *seat* act; after the last one the phase is over."""
        position = 0
        while state.order[position] != seat:  # compiled, `index` would be a slow call into Python
            position += 1
        self._call(state, position - 1 if self.is_reversed else position + 1, events)

    def _call(self, state: A, position: int, events: EventSink | None) -> None:
        order = state.order
        if 0 <= position < len(order) and order[position] == state.auction.seats:
            state.to_act = NOBODY
            self.take_dummy_turn(state, events)
            if state.to_act != NOBODY:
                return  # a seat has to choose for the dummy
            position = position - 1 if self.is_reversed else position + 1
        state.to_act = order[position] if 0 <= position < len(order) else NOBODY

    def asking_order(self, state: A) -> tuple[int, ...]:
        seats = state.humans()
        return tuple(reversed(seats)) if self.is_reversed else seats

    def take_dummy_turn(self, state: A, events: EventSink | None) -> None:
        """Carry out the turn of the dummy; by default nothing happens."""


class SpendingPhase(TurnPhase[A]):
    """Each seat buys as much as it likes, the last in turn order first, and ends its turn.

    A map with additional purchases has a subclass.
    """

    is_reversed: bool = True

    @abstractmethod
    def purchases(self, state: A) -> list[Action]:
        """Return the legal purchases in a new list, which the caller may change."""

    @abstractmethod
    def purchase_refusal(self, state: A, action: Action) -> Refusal:
        """Return why *action* is not allowed; `WRONG_PHASE` if it is not a purchase."""

    @abstractmethod
    def prices(self, state: A) -> list[Quote]:
        """Return what the seat to act may want to buy, legal or not."""

    @abstractmethod
    def purchase(self, state: A, action: Action, events: EventSink | None) -> None:
        """Carry out a purchase."""

    def closing(self, state: A) -> Action | None:
        return DONE

    def legal_actions(self, state: A, *, lowest_bids: bool) -> list[Action]:
        actions = self.purchases(state)
        actions.append(DONE)
        return actions

    def refusal(self, state: A, action: Action) -> Refusal:
        return ALLOWED if isinstance(action, Done) else self.purchase_refusal(state, action)

    def quotes(self, state: A) -> list[Quote]:
        return [*self.prices(state), Quote(DONE)]

    def apply(self, state: A, action: Action, events: EventSink | None) -> None:
        if isinstance(action, Done):
            self.call_next(state, state.to_act, events)
        else:
            self.purchase(state, action, events)


class ChoicePhase(Phase[A]):
    """Seats choose among candidates, such as regions or cities, one at a time."""

    @abstractmethod
    def candidates(self, state: A) -> list[Action]:
        """Return every choice, allowed or not."""

    def legal_actions(self, state: A, *, lowest_bids: bool) -> list[Action]:
        candidates = self.candidates(state)
        return [action for action in candidates if self.refusal(state, action) is ALLOWED]

    def quotes(self, state: A) -> list[Quote]:
        return [Quote(action) for action in self.candidates(state)]


class RoundPhase(Automatic[A]):
    """A new round and its turn order; round 1 keeps the order drawn by lot.

    By RC-1.4, CL-1.4 and OP-1.1.
    """

    name = "turn_order"

    @abstractmethod
    def determine_order(self, state: A, events: EventSink | None) -> None:
        """Set the turn order of this round."""

    def begin(self, state: A, events: EventSink | None) -> None:
        state.to_act = NOBODY
        begin_round(state, events)
        if state.round > 1:
            self.determine_order(state, events)


def placing_seat(state: AuctionState, placed: int) -> int:
    """Return which of two seats chooses the next city of the dummy, after *placed* cities.

    The first seat chooses one, the second two, the first two, the second one (RC-T6, OP-Y.6).
    """
    first, second = state.humans()
    return (first, second, second, first)[placed % 4]


def begin_round(state: AuctionState, events: EventSink | None) -> None:
    """Begin the next round."""
    state.round += 1
    if events is not None:
        events.add(ROUND_BEGINS, NOBODY, {"round": state.round})


def set_order(state: AuctionState, order: tuple[int, ...], events: EventSink | None) -> None:
    """Set the turn order, with the dummy between two seats (RC-T12, CG-3.14, OP-Y.13)."""
    if state.dummy in state.order:
        order = (order[0], state.dummy, order[1])
    state.order = order
    if events is not None:
        events.add(TURN_ORDER, NOBODY, {"order": letters(order, state.auction.seats)})
