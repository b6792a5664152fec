"""The bot that is asked: one that looks ahead."""

from typing import Any, Final

from gridwright.advice.lines import Lines
from gridwright.bots.levels import LevelBot
from gridwright.bots.roster import entrant
from gridwright.bots.search import Thought
from gridwright.core.errors import SetupError
from gridwright.core.game import Game, State

_FEWEST: Final = 8  # deals on which moves are compared
_TIMED: Final = 16  # the same where the budget is a time
_PART: Final = 6  # lines of the budget for each of them


class Adviser:
    """A level that looks ahead, perhaps with a character; the same for the same budget of lines."""

    def __init__(self, spec: str) -> None:
        """Ask the bot called *spec*; one that does not look ahead raises `SetupError`."""
        self._entrant = entrant(spec)
        level = self._entrant.level
        if level is None or not level.rounds:
            raise SetupError("advice_level", {"bot": spec}, key="level")
        self._level = level

    @property
    def deals(self) -> int:
        """On how many deals moves are compared."""
        lines = self._level.budget.lines
        return max(_FEWEST, lines // _PART) if lines else _TIMED

    def thoughts(self, game: Game[Any], view: State, seed: int) -> list[Thought]:
        """Return what it thinks of, the best first."""
        bot = self._entrant.bot(game, seed)
        assert isinstance(bot, LevelBot)
        return bot.think(game, view)

    def lines(self, game: Game[Any], seed: int) -> Lines:
        """Return what follows plans as far as it looks ahead."""
        return Lines(game, self._level, self._entrant.profile, seed)
