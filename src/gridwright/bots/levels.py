"""The levels of bots, from the one that a first game is won against to the strongest."""

from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Final

from gridwright.bots.base import Bot
from gridwright.bots.budget import Budget, Clock
from gridwright.bots.evaluation import Weights
from gridwright.bots.memory import Memory
from gridwright.bots.policies import policy_for
from gridwright.bots.policy import Policy
from gridwright.bots.profile import Profile
from gridwright.bots.search import Search, Thought
from gridwright.core.action import Action
from gridwright.core.game import Game
from gridwright.core.phase import State
from gridwright.core.playout import Choices
from gridwright.core.rng import Rng


@dataclass(frozen=True, slots=True)
class Level:
    """How a bot thinks. One that looks 0 rounds ahead plays by its policy alone."""

    name: str
    rounds: int  # that it looks ahead
    budget: Budget  # of a decision
    noise: float = 0.0  # of its judgement
    sight: int = 99  # rounds that its policy counts with
    is_thorough: bool = False  # whether it prices items for rivals, and compares many plans

    @property
    def usual_seconds(self) -> float:
        """How long a thought takes on the compiled engine, about."""
        return self.budget.lines / _LINES_PER_SECOND


# Budgets are in lines, so that a level plays alike on every machine and on both engines. Seconds
# are what people will wait where the engine is interpreted or the machine slow.
LEVELS: Final = (
    Level("novice", 0, Budget(), noise=0.9, sight=1),
    Level("casual", 0, Budget(), noise=0.5, sight=2),
    Level("steady", 0, Budget()),
    Level("planner", 2, Budget(seconds=0.5, lines=48)),
    Level("master", 4, Budget(seconds=2.0, lines=120), is_thorough=True),
)

_LINES_PER_SECOND: Final = 1200  # of play, in the slowest title
_ITEMS: Final = 1000  # more than any card is numbered
_UNUSED: Final = Choices(Rng(0))  # for those who do not misjudge


@dataclass(frozen=True, slots=True)
class _Table:
    """What a bot needs at one table."""

    game: Game[Any]
    policy: Policy[Any]
    search: Search[Any]
    memory: Memory[Any]


class LevelBot(Bot):
    """Plays at a level, with a character.

    Chance follows from the seed and from what the bot sees, so a bot with a budget in lines that is
    made anew plays like one that has been at the table from the start, once it is shown again what
    its memory may refer to: its decisions since the auction or its turn began.
    """

    def __init__(self, level: Level, weights: Weights, seed: int, profile: Profile) -> None:
        """Judge lines of play by *weights*, which belong to the title that is played."""
        self._level = level
        self._weights = weights
        self._profile = profile
        self._seed = seed
        self._clock = Clock(Budget())
        self._table: _Table | None = None

    def __getstate__(self) -> dict[str, Any]:
        """Be pickled as what later decisions depend on; the rest is worked out again."""
        state = self.__dict__.copy()
        del state["_clock"]
        if self._table is not None:
            state["_table"] = (self._table.game, self._table.memory.notes())
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._clock = Clock(Budget())
        if state["_table"] is not None:
            game, notes = state["_table"]
            self._table = self._seated(game)
            self._table.memory.take_up(notes)

    def __copy__(self) -> "LevelBot":
        return deepcopy(self)  # a copy has its own memory

    def choose(self, game: Game[Any], view: State) -> Action:
        table = self._at(game)
        if not self._level.rounds:
            return table.policy.choose(view, self._choices(table, view))
        action = table.memory.recall(view)
        if action is not None:
            return action
        best = table.search.think(view, self._level.budget)[0]
        table.memory.store(view, best)
        return best.action

    def think(self, game: Game[Any], view: State) -> list[Thought]:
        """Return what it would do, best first, with values where it looked ahead."""
        table = self._at(game)
        if not self._level.rounds:
            return [Thought([table.policy.choose(view, self._choices(table, view))])]
        return table.search.think(view, self._level.budget)

    def _choices(self, table: _Table, view: State) -> Choices:
        """Return the chance by which it misjudges: the same as long as an item is put up."""
        if not self._profile.noise:
            return _UNUSED
        item = table.policy.item(view)
        if item:
            return Choices(Rng(self._seed).stream(_ITEMS * view.round + item))
        return Choices(Rng(self._seed ^ table.game.hash_of(view)))

    def _at(self, game: Game[Any]) -> _Table:
        """Return what it needs at the table of *game*: the same while it plays there."""
        if self._table is None or self._table.game != game:
            self._table = self._seated(game)
        return self._table

    def _seated(self, game: Game[Any]) -> _Table:
        policy = policy_for(game, self._profile)
        search = Search(game, policy, self._weights, self._level.rounds, self._seed)
        search.forward.is_thorough = self._level.is_thorough
        search.forward.clock = self._clock
        return _Table(game, policy, search, Memory(game, policy))

    def stop(self) -> None:
        """End the present thought, or the next one, at once; called by other threads."""
        self._clock.is_stopped = True
