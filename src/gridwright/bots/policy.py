"""A quick way to play a title: a bot of its own, and what searches play forward with."""

from abc import abstractmethod
from typing import Generic, TypeVar

from gridwright.core.action import Action
from gridwright.core.phase import State
from gridwright.core.playout import Choices

S = TypeVar("S", bound=State)


class Policy(Generic[S]):
    """Judges positions of one table by rules of thumb.

    It judges views and positions that a search has dealt. It uses nothing that the seat to act may
    not know: neither the deck nor money that the table hides.
    """

    @abstractmethod
    def choose(self, state: S, choices: Choices) -> Action:
        """Return a legal action of the seat to act; *choices* only for noise and ties."""

    @abstractmethod
    def candidates(self, state: S) -> list[Action]:
        """Return the few legal actions that are worth a thought, the likeliest first."""

    def plans(self, state: S, *, are_many: bool = False) -> list[list[Action]]:  # noqa: ARG002
        """Return the plans that are worth a thought, the likeliest first.

        A plan is one action, or the rest of the turn, which is then played without another
        thought. If *are_many* are wanted, more follow where the title has any.
        """
        return [[action] for action in self.candidates(state)]

    @abstractmethod
    def item(self, state: S) -> int:
        """Return what is put up for auction, 0 where nothing is."""

    @abstractmethod
    def stakes(self, state: S) -> tuple[int, int, int]:
        """Return what is put up, the lowest bid for it and the highest that the seat can make.

        The item is 0 where nothing is put up. A search prices it between the two bids; if the
        highest is below the lowest, the seat can only leave it.
        """

    @abstractmethod
    def limits(self, state: S) -> list[int]:
        """Return, by seat, how far each bidder goes for what is put up, as the seat to act judges.

        A seat that leaves it, or takes no part in the auction, has 0. Nobody goes further than
        their money.
        """

    @abstractmethod
    def ceiling(self, state: S) -> int:
        """Return how far the seat to act would go for what is put up; 0 if it leaves it."""

    def doubt(self) -> float:
        """Return how often rivals stop earlier than the policy, relative to the board games."""
        return 1.0

    @abstractmethod
    def features(self, state: S) -> list[list[float]]:
        """Return, by seat, the numbers that an evaluation weighs; about 1 in size."""
