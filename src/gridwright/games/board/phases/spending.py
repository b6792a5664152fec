"""A turn of purchases: what Phases 3 and 4 have in common."""

from abc import abstractmethod

from gridwright.core.action import Action
from gridwright.core.errors import ALLOWED, Refusal
from gridwright.core.events import EventSink
from gridwright.core.offers import Quote
from gridwright.games.board.state import BoardState
from gridwright.phases.turns import DONE, Done, TurnPhase


class SpendingPhase(TurnPhase[BoardState]):
    """Each seat buys as much as it likes, the last in turn order first, and says when it is done.

    A map with purchases of its own has a subclass.
    """

    is_reversed: bool = True

    @abstractmethod
    def purchases(self, state: BoardState) -> list[Action]:
        """Return what the seat to act may buy, as a list of its own."""

    @abstractmethod
    def purchase_refusal(self, state: BoardState, action: Action) -> Refusal:
        """Return why the seat to act may not do *action*; `WRONG_PHASE` if it is no purchase."""

    @abstractmethod
    def prices(self, state: BoardState) -> list[Quote]:
        """Return what the seat to act could want to buy."""

    @abstractmethod
    def purchase(self, state: BoardState, action: Action, events: EventSink | None) -> None:
        """Carry out a purchase."""

    def begin(self, state: BoardState, events: EventSink | None) -> None:
        self.call_first(state, events)

    def legal_actions(self, state: BoardState, *, lowest_bids: bool) -> list[Action]:
        actions = self.purchases(state)
        actions.append(DONE)
        return actions

    def refusal(self, state: BoardState, action: Action) -> Refusal:
        return ALLOWED if isinstance(action, Done) else self.purchase_refusal(state, action)

    def quotes(self, state: BoardState) -> list[Quote]:
        return [*self.prices(state), Quote(DONE)]

    def apply(self, state: BoardState, action: Action, events: EventSink | None) -> None:
        if isinstance(action, Done):
            self.call_next(state, state.to_act, events)
        else:
            self.purchase(state, action, events)
