"""Rounds and turns: one seat after the other, along the turn order or against it.

With two players a dummy stands in the order; its turn happens by itself.
"""

from abc import abstractmethod
from dataclasses import dataclass
from typing import Final, TypeVar

from gridwright.core.action import Action
from gridwright.core.errors import ALLOWED, Refusal
from gridwright.core.events import NOBODY, EventSink
from gridwright.core.game import Automatic, Phase
from gridwright.core.notation import Decision, Form
from gridwright.core.offers import Quote
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
    """A phase in which every seat has one turn."""

    is_turn: bool = True
    is_reversed: bool = False  # whether the last in turn order comes first

    def begin(self, state: A, events: EventSink | None) -> None:
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

    def asking_order(self, state: A) -> tuple[int, ...]:
        seats = state.humans()
        return tuple(reversed(seats)) if self.is_reversed else seats

    def take_dummy_turn(self, state: A, events: EventSink | None) -> None:
        """Let the dummy do what the rules prescribe; nothing unless a title says otherwise."""


class SpendingPhase(TurnPhase[A]):
    """Each seat buys as much as it likes, the last in turn order first, and says when it is done.

    A map with purchases of its own has a subclass.
    """

    is_reversed: bool = True

    @abstractmethod
    def purchases(self, state: A) -> list[Action]:
        """Return what the seat to act may buy, as a list of its own."""

    @abstractmethod
    def purchase_refusal(self, state: A, action: Action) -> Refusal:
        """Return why the seat to act may not do *action*; `WRONG_PHASE` if it is no purchase."""

    @abstractmethod
    def prices(self, state: A) -> list[Quote]:
        """Return what the seat to act could want to buy."""

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
    """The seats choose in turn, each time one of several things."""

    @abstractmethod
    def candidates(self, state: A) -> list[Action]:
        """Return everything that could be chosen, allowed or not."""

    def legal_actions(self, state: A, *, lowest_bids: bool) -> list[Action]:
        found = self.candidates(state)
        return [action for action in found if self.refusal(state, action) is ALLOWED]

    def quotes(self, state: A) -> list[Quote]:
        return [Quote(action) for action in self.candidates(state)]


class RoundPhase(Automatic[A]):
    """The next round and its order; the first keeps the one that was drawn by lot.

    So it is by RC-1.4, CL-1.4 and OP-1.1.
    """

    name = "turn_order"

    @abstractmethod
    def determine_order(self, state: A, events: EventSink | None) -> None:
        """Put the seats into their order."""

    def begin(self, state: A, events: EventSink | None) -> None:
        state.to_act = NOBODY
        begin_round(state, events)
        if state.round > 1:
            self.determine_order(state, events)


def begin_round(state: AuctionState, events: EventSink | None) -> None:
    """Count the round that begins."""
    state.round += 1
    if events is not None:
        events.add(ROUND_BEGINS, NOBODY, {"round": state.round})


def lay_order(state: AuctionState, order: tuple[int, ...], events: EventSink | None) -> None:
    """Let the seats play in *order*, the dummy between them (RC-T12, CG-3.14, OP-Y.13)."""
    if state.dummy in state.order:
        order = (order[0], state.dummy, order[1])
    state.order = order
    if events is not None:
        events.add(TURN_ORDER, NOBODY, {"order": letters(order, state.auction.seats)})
