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

    def plans(self, state: S, *, are_many: bool = False) -> list[list[Action]]:  # noqa: ARG002
        """Return the ways to go on that are worth a thought, the likeliest first.

        A way is one action, or all that is left of the turn; then it is followed without another
        thought. Where *are_many* are asked for, others follow, if the title knows more.
        """
        return [[action] for action in self.candidates(state)]

    @abstractmethod
    def stakes(self, state: S) -> tuple[int, int, int]:
        """Return what is put up, the lowest bid for it and the highest that the seat can make.

        Where no one bids, nothing (0) is put up. A search prices the item between the two bids;
        where the highest is the lower one, the seat can only leave it.
        """

    @abstractmethod
    def ceiling(self, state: S) -> int:
        """Return how far the seat to act would go for what is put up; 0 if it leaves it."""

    def doubt(self) -> float:
        """Return how often rivals stop before the policy would, compared with those on a board."""
        return 1.0

    @abstractmethod
    def features(self, state: S) -> list[list[float]]:
        """Return, by seat, the numbers that an evaluation weighs; about 1 in size."""
