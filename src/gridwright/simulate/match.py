"""Games of bots: what is to be played, how one is played, and how it ended."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from gridwright.bots.roster import RANDOM, Entrant, entrant
from gridwright.bots.seated import bots_for_game
from gridwright.content.load import Source, library_from
from gridwright.core.action import Action
from gridwright.core.errors import ALLOWED, SetupError, Values, check_argument
from gridwright.core.events import NOBODY
from gridwright.core.game import Game
from gridwright.core.options import spelled
from gridwright.games.registry import open_game
from gridwright.simulate.ledger import Details, Ledger
from gridwright.tables import record
from gridwright.tables.fingerprint import fingerprint
from gridwright.tables.table import Table, TableSpec

ROUND_LIMIT = 60  # cautious bots can refuse to end a game for ever
_LATE = 1.1  # a decision is late when it takes this multiple of its budget of time


@dataclass(frozen=True, slots=True)
class Setting:
    """The table of all games, and what is kept of them.

    *data* is a directory with content of the user's own, or a `Library`.
    """

    title: str
    board: str
    seats: int
    options: Mapping[str, str | bool] = field(default_factory=dict)
    round_limit: int = ROUND_LIMIT
    keeps_details: bool = False  # rounds, purchases and auctions of every game
    keeps_records: bool = False  # with the details
    data: Source = field(default=None, repr=False)

    @property
    def content(self) -> str:
        """The hash of the cards, numbers and maps of its games, as records state it."""
        return Worker(self).content


@dataclass(frozen=True, slots=True)
class Task:
    """One game to be played."""

    index: int  # identifies the game and its result
    seed: int  # of the deal
    bots: tuple[str, ...]  # by seat


@dataclass(slots=True)
class Outcome:
    """How a game ended."""

    places: list[int]  # by seat, 1 for a winner; all of them 1 where the rounds ran out
    scores: list[int]  # by seat
    rounds: int
    is_cut: bool  # whether the rounds ran out
    decisions: list[int]  # by seat
    seconds: list[float]  # by seat, of CPU time
    slowest: list[float] = field(default_factory=list)  # by seat: its slowest decision
    late: list[int] = field(default_factory=list)  # by seat: decisions well over a budget of time

    def share(self, seat: int) -> float:
        """Return what *seat* won: 1, shared among equals."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0


@dataclass(frozen=True, slots=True)
class Result:
    """A game that was played."""

    task: Task
    outcome: Outcome
    details: Details | None = None  # where the setting keeps them


class Match:
    """A game that bots play, one decision after the other."""

    def __init__(self, game: Game[Any], entrants: list[Entrant], seed: int) -> None:
        """Seat *entrants*, one for each seat, at the deal *seed*."""
        self.game = game
        self.entrants = entrants
        self.state = game.new(seed, {})
        self.actions: list[Action] = []
        self._bots = bots_for_game(game, dict(enumerate(entrants)), seed)
        seats = range(game.seats)
        self._decisions = [0 for _ in seats]
        self._seconds = [0.0 for _ in seats]
        self._slowest = [0.0 for _ in seats]
        self._late = [0 for _ in seats]

    def play(self, round_limit: int = ROUND_LIMIT, ledger: Ledger | None = None) -> Outcome:
        """Play to the end, or until the rounds run out."""
        game, state = self.game, self.state
        if ledger is not None:
            ledger.update(state)
        while state.to_act != NOBODY and state.round <= round_limit:
            action = self._decide(state.to_act)
            self.actions.append(action)
            if ledger is None:
                game.apply(state, action)
            else:
                game.apply(state, action, ledger.sink)
                ledger.update(state)
        is_cut = state.to_act != NOBODY
        places = [1] * game.seats if is_cut else game.ranking(state)
        return Outcome(
            places=places,
            scores=game.scores(state),
            rounds=state.round,
            is_cut=is_cut,
            decisions=self._decisions,
            seconds=self._seconds,
            slowest=self._slowest,
            late=self._late,
        )

    def _decide(self, seat: int) -> Action:
        """Ask the bot of *seat*, and measure its time."""
        action = self._bots.decide(self.state)
        taken = self._bots.seconds
        self._decisions[seat] += 1
        self._seconds[seat] += taken
        self._slowest[seat] = max(self._slowest[seat], taken)
        entrant = self.entrants[seat]
        seconds = entrant.level.budget.seconds if entrant.level is not None else 0.0
        self._late[seat] += 0 < _LATE * seconds < taken
        is_checked = entrant.name != RANDOM  # which draws from the legal actions
        if is_checked and self.game.refusal(self.state, action) is not ALLOWED:
            values: Values = {"bot": entrant.name, "action": self.game.write(action)}
            raise SetupError("bot_illegal", values, key="bots")
        return action


class Worker:
    """Plays tasks at one table; each process has its own."""

    def __init__(self, setting: Setting) -> None:
        """Open the game once for all tasks."""
        self._library = library_from(setting.data)
        options = {name: spelled(choice) for name, choice in setting.options.items()}
        self._game: Game[Any] = open_game(
            self._library, setting.title, setting.board, setting.seats, options
        )
        self.setting = replace(setting, options=dict(self._game.spec.options))
        self._entrants: dict[str, Entrant] = {}

    @property
    def content(self) -> str:
        """The hash of the cards, numbers and maps that it plays with."""
        return fingerprint(self._game.printed())

    def play(self, task: Task) -> Result:
        """Play the game of *task*, or raise `SetupError` if it has not one bot for each seat."""
        check_argument("seed", task.seed, int)
        if len(task.bots) != self.setting.seats:
            values: Values = {"seats": self.setting.seats, "bots": len(task.bots)}
            raise SetupError("simulate_bots", values, key="bots")
        for name in task.bots:
            if name not in self._entrants:
                self._entrants[name] = entrant(name)
        setting = self.setting
        match = Match(self._game, [self._entrants[name] for name in task.bots], task.seed)
        if not setting.keeps_details:
            return Result(task, match.play(setting.round_limit))
        ledger = Ledger(self._game)
        outcome = match.play(setting.round_limit, ledger)
        if setting.keeps_records:
            ledger.details.record = self._record(task, match)
        return Result(task, outcome, ledger.details)

    def _record(self, task: Task, match: Match) -> str:
        """Return the record of a finished *match*."""
        setting, options = self.setting, dict(self._game.spec.options)
        spec = TableSpec(setting.title, setting.board, setting.seats, (), options, task.seed)
        table = Table(spec, self._library)
        for action in match.actions:
            table.play(action, table.to_act)
        return record.write(table)
