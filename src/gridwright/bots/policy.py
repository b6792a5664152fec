"""A way to play a title at a glance: a bot of its own, and what searches play forward with."""

from abc import abstractmethod
from typing import Generic, TypeVar

from gridwright.core.action import Action
from gridwright.core.game import State
from gridwright.core.playout import Choices

S = TypeVar("S", bound=State)


class Policy(Generic[S]):
    """Judges positions of one table by rules of thumb.

    It is asked about views and about positions that a search has dealt itself. It uses nothing
    that the seat to act may not know: neither the deck nor money that the table hides.
    """

    @abstractmethod
    def choose(self, state: S, choices: Choices) -> Action:
        """Return a legal action of the seat to act; *choices* only for noise and ties."""

    @abstractmethod
    def candidates(self, state: S) -> list[Action]:
        """Return the few legal actions that are worth a thought, the likeliest first."""

    @abstractmethod
    def settle(self, state: S) -> Action | None:
        """Return how the seat to act leaves the bidding to the leader; None where no one bids.

        With it a search sees what a plant is worth at the price that is bid.
        """

    @abstractmethod
    def features(self, state: S) -> list[list[float]]:
        """Return, by seat, the numbers that an evaluation weighs; about 1 in size."""
