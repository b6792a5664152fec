"""The contract of a bot."""

from abc import abstractmethod
from typing import Any

from gridwright.core.action import Action
from gridwright.core.game import Game
from gridwright.core.phase import State


class Bot:
    """Chooses for one seat."""

    @abstractmethod
    def choose(self, game: Game[Any], view: State) -> Action:
        """Return one of the legal actions of *view*, which shows what the seat may know."""
