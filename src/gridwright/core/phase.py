"""Positions and phases: what a title is made of.

A phase has no state of its own. Its `begin` says who acts first and its `end` which phase comes
next; a title is a tuple of phases, the last of which is `Over`.
"""

from abc import abstractmethod
from dataclasses import dataclass
from typing import Final, Generic, Self, TypeVar

from gridwright.core.action import Action
from gridwright.core.digest import Digest
from gridwright.core.errors import Refusal, Values
from gridwright.core.events import NOBODY, EventSink
from gridwright.core.notation import Form
from gridwright.core.offers import Quote
from gridwright.core.rng import Rng

GAME_OVER: Final = Refusal("game_over")
WRONG_PHASE: Final = Refusal("wrong_phase")


@dataclass(init=False, slots=True)
class State:  # not an ABC, because slotted dataclasses that mypyc compiles cannot inherit from one
    """A position. The state class of each title adds its own fields."""

    rng: Rng
    round: int  # 0 during setup
    phase: int  # index into `Game.phases`
    to_act: int  # the seat that must decide, or `NOBODY`

    @abstractmethod
    def copy(self) -> Self:
        """Return an equal state that shares no mutable object with this one."""

    @abstractmethod
    def add_to(self, digest: Digest) -> None:
        """Add everything that distinguishes this position from others at its table."""

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.copy()


S = TypeVar("S", bound=State)


class Phase(Generic[S]):
    """One phase of a title: which actions are legal in it, and what they do."""

    name: str  # its id, also in records and catalogues
    forms: tuple[Form, ...]  # the actions played in it
    follower: int  # the index of the next phase, if it is always the same
    is_turn: bool = False  # whether each seat has exactly one turn in it

    def begin(self, state: S, events: EventSink | None) -> None:
        """Open the phase and set `to_act` to the first seat, or to `NOBODY` to go on at once."""
        state.to_act = NOBODY

    @abstractmethod
    def legal_actions(self, state: S, *, lowest_bids: bool) -> list[Action]:
        """Return the legal actions; with *lowest_bids*, only the lowest bid for each item."""

    @abstractmethod
    def refusal(self, state: S, action: Action) -> Refusal:
        """Return `ALLOWED`, or why the seat to act may not do *action*."""

    @abstractmethod
    def apply(self, state: S, action: Action, events: EventSink | None) -> None:
        """Carry out *action*, which must be legal, and set who acts next, or `NOBODY`."""

    def end(self, state: S, events: EventSink | None) -> int:
        """Close the phase once nobody is left to act; return the index of the next phase."""
        return self.follower

    def quotes(self, state: S) -> list[Quote]:
        """Return what the seat to act may be interested in, legal or not, with prices."""
        return [Quote(action) for action in self.legal_actions(state, lowest_bids=False)]

    def values(self, state: S, action: Action) -> Values:
        """Return the values that the message refusing *action* needs."""
        return {}

    def asking_order(self, state: S) -> tuple[int, ...]:
        """Return the seats in the order in which they act; empty if it is not known in advance."""
        return ()

    def closing(self, state: S) -> Action | None:
        """Return the action that ends the turn of the seat to act and does nothing else."""
        return None

    def placers(self, state: S) -> tuple[int, ...]:
        """Return who places the first houses of the dummy, if this is the phase for it."""
        return ()


class Automatic(Phase[S]):
    """A phase without decisions: everything happens in `begin` or `end`."""

    forms: tuple[Form, ...] = ()

    def legal_actions(self, state: S, *, lowest_bids: bool) -> list[Action]:
        return []

    def refusal(self, state: S, action: Action) -> Refusal:
        return WRONG_PHASE

    def apply(self, state: S, action: Action, events: EventSink | None) -> None:
        raise AssertionError("nobody acts in this phase")


class Over(Automatic[S]):
    """The end of a game, the last phase of every title."""

    name = "over"

    def refusal(self, state: S, action: Action) -> Refusal:
        return GAME_OVER

    def end(self, state: S, events: EventSink | None) -> int:
        raise AssertionError("nothing follows the end")
