"""One game of bots, with the time that each of them took."""

from dataclasses import dataclass, field
from time import thread_time
from typing import Any

from gridwright.bots.roster import Entrant
from gridwright.core.action import Action
from gridwright.core.errors import ALLOWED, SetupError, Values
from gridwright.core.events import NOBODY
from gridwright.core.game import Game
from gridwright.core.rng import Rng
from gridwright.simulate.observe import Watcher

ROUND_LIMIT = 60  # cautious bots can refuse to end a game for ever
_BOTS = 1000  # streams of chance that bots have for themselves
_LATE = 1.1  # budgets of time from which a decision came late


@dataclass(slots=True)
class Outcome:
    """How a game ended."""

    places: list[int]  # by seat, 1 for a winner; all of them 1 where the rounds ran out
    scores: list[int]
    rounds: int
    is_cut: bool  # whether the rounds ran out
    decisions: list[int]  # by seat
    seconds: list[float]  # by seat, of CPU time
    slowest: list[float] = field(default_factory=list)  # by seat: its slowest decision
    late: list[int] = field(default_factory=list)  # by seat: decisions well over a budget of time

    def share(self, seat: int) -> float:
        """Return what *seat* won: 1, shared among equals."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0


class Match:
    """A game that bots play, one decision after the other."""

    def __init__(self, game: Game[Any], entrants: list[Entrant], seed: int) -> None:
        """Seat *entrants*, one for each seat, at the deal *seed*."""
        chance = Rng(seed)
        self.game = game
        self.entrants = entrants
        self.state = game.new(seed, {})
        self.actions: list[Action] = []
        self._bots = [
            entrant.bot(game, chance.stream(_BOTS + seat).state)
            for seat, entrant in enumerate(entrants)
        ]
        seats = range(game.seats)
        self._decisions = [0 for _ in seats]
        self._seconds = [0.0 for _ in seats]
        self._slowest = [0.0 for _ in seats]
        self._late = [0 for _ in seats]

    def play(self, round_limit: int = ROUND_LIMIT, watcher: Watcher | None = None) -> Outcome:
        """Play to the end, or until the rounds run out."""
        game, state = self.game, self.state
        if watcher is not None:
            watcher.look(state)
        while state.to_act != NOBODY and state.round <= round_limit:
            action = self._decide(state.to_act)
            self.actions.append(action)
            if watcher is None:
                game.apply(state, action)
            else:
                game.apply(state, action, watcher.sink)
                watcher.look(state)
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
        """Ask the bot of *seat*, and take the time."""
        view = self.game.view(self.state, seat)
        before = thread_time()
        action = self._bots[seat].choose(self.game, view)
        taken = thread_time() - before
        self._decisions[seat] += 1
        self._seconds[seat] += taken
        self._slowest[seat] = max(self._slowest[seat], taken)
        entrant = self.entrants[seat]
        seconds = entrant.level.budget.seconds if entrant.level is not None else 0.0
        self._late[seat] += 0 < _LATE * seconds < taken
        if entrant.own is not None and self.game.refusal(self.state, action) is not ALLOWED:
            values: Values = {"bot": entrant.name, "action": self.game.write(action)}
            raise SetupError("bot_illegal", values, key="bots")
        return action
