"""What is to be played: a table, and for each game its deal and its bots."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from gridwright.bots.roster import Entrant, entrant
from gridwright.content.load import load
from gridwright.core.game import Game
from gridwright.games.registry import open_game
from gridwright.simulate.match import ROUND_LIMIT, Match, Outcome
from gridwright.simulate.observe import Details, Watcher
from gridwright.tables import record
from gridwright.tables.table import Table, TableSpec


@dataclass(frozen=True, slots=True)
class Setting:
    """The table of all games, and what is kept of them."""

    title: str
    board: str
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)
    round_limit: int = ROUND_LIMIT
    watches: bool = False  # whether rounds and purchases are kept
    records: bool = False  # whether records are kept as well


@dataclass(frozen=True, slots=True)
class Task:
    """One game."""

    index: int  # in the order of the plan: results are kept and counted by it
    seed: int  # of the deal
    bots: tuple[str, ...]  # by seat


@dataclass(frozen=True, slots=True)
class Result:
    """A game that was played."""

    task: Task
    outcome: Outcome
    details: Details | None = None  # where the setting watches


class Player:
    """Plays tasks at one table; each process has its own."""

    def __init__(self, setting: Setting) -> None:
        """Open the game once."""
        self._setting = setting
        self._library = load()
        self._game: Game[Any] = open_game(
            self._library, setting.title, setting.board, setting.seats, dict(setting.options)
        )
        self._entrants: dict[str, Entrant] = {}

    def play(self, task: Task) -> Result:
        """Play the game of *task*."""
        for name in task.bots:
            if name not in self._entrants:
                self._entrants[name] = entrant(name)
        setting = self._setting
        match = Match(self._game, [self._entrants[name] for name in task.bots], task.seed)
        if not setting.watches:
            return Result(task, match.play(setting.round_limit))
        watcher = Watcher(self._game)
        outcome = match.play(setting.round_limit, watcher)
        if setting.records:
            watcher.details.record = self._record(task, match)
        return Result(task, outcome, watcher.details)

    def _record(self, task: Task, match: Match) -> str:
        """Return the record of a *match* that was played."""
        setting = self._setting
        spec = TableSpec(
            setting.title, setting.board, setting.seats, (), dict(setting.options), task.seed
        )
        table = Table(spec, self._library)
        for action in match.actions:
            table.play(action, table.to_act)
        return record.write(table)
