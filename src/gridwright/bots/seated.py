"""Bots at a table: what they see, which chance they draw from, and what they remember.

A bot remembers the rest of a turn that it has thought through, and how far it goes in an auction.
Where it plays a whole game, it simply stays. At a table with people, actions are taken back and any
process may answer: there a bot whose memory does not fit is made anew and shown once more what it
saw since the auction or its turn began. Both ways it plays the same.
"""

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from time import thread_time
from typing import Any, Final, Generic, Protocol, TypeVar

from gridwright.bots.base import Bot
from gridwright.bots.roster import Entrant
from gridwright.core.action import Action
from gridwright.core.game import Game
from gridwright.core.phase import State
from gridwright.core.rng import Rng

_STREAMS: Final = 1000  # the first stream of bots, far from those that the game itself draws from
_MOST_BOTS: Final = 200  # that a process keeps in mind


class SeatedBots:
    """The bots of one table, by their seats, for a whole game."""

    def __init__(self, game: Game[Any], bots: Mapping[int, Bot]) -> None:
        self._game = game
        self._bots = bots
        self.seconds = 0.0  # of CPU time, for the last decision

    def __reduce__(self) -> tuple[object, ...]:
        return SeatedBots, (self._game, self._bots)

    def decide(self, state: State) -> Action:
        """Return what the bot to act does in *state*, of which it sees its view."""
        return self.choose(self._game.view(state, state.to_act))

    def choose(self, view: State) -> Action:
        """Return what the bot to act does when it sees *view*."""
        bot = self._bots[view.to_act]
        start = thread_time()
        action = bot.choose(self._game, view)
        self.seconds = thread_time() - start
        return action


def bots_for_game(game: Game[Any], entrants: Mapping[int, Entrant], seed: int) -> SeatedBots:
    """Return bots that play a whole game of the deal *seed*."""
    bots = {seat: _seated(game, entrant, seed, seat) for seat, entrant in entrants.items()}
    return SeatedBots(game, bots)


def _seated(game: Game[Any], entrant: Entrant, seed: int, seat: int) -> Bot:
    return entrant.bot(game, Rng(seed).stream(_STREAMS + seat).state)


class PlayedMove(Protocol):
    """An action that was played, as far as bots need to know it."""

    @property
    def seat(self) -> int: ...


class PlayedTable(Protocol):
    """A table with people, as far as bots need to know it: a `tables.Table`."""

    @property
    def game(self) -> Game[Any]: ...

    @property
    def moves(self) -> Sequence[PlayedMove]: ...

    @property
    def to_act(self) -> int: ...

    def view(self, seat: int) -> State: ...


T = TypeVar("T", bound=PlayedTable)


class VisitingBots(Generic[T]):
    """Bots of any number of tables with people, in one process."""

    def __init__(self, recent_views: Callable[[T, int], list[State]]) -> None:
        """*recent_views* returns what a seat saw at its decisions of this auction or turn."""
        self._recent_views = recent_views
        # By deal, name and seat: the bot, and the moves that it had seen at its last decision.
        self._bots: OrderedDict[tuple[int, str, int], tuple[Bot, list[PlayedMove]]] = OrderedDict()

    def decide(self, entrant: Entrant, table: T, seed: int) -> Action:
        """Return what *entrant* does as the bot to act at *table*, which has the deal *seed*."""
        game, seat = table.game, table.to_act
        if entrant.level is None:  # it has no memory, and draws from a stream for each decision
            return _seated(game, entrant, seed, len(table.moves)).choose(game, table.view(seat))
        key = (seed, entrant.name, seat)
        bot, moves = self._bots.get(key, (None, []))
        if bot is None or not _has_seen_all(moves, table.moves, seat):
            bot = _seated(game, entrant, seed, seat)
            for view in self._recent_views(table, seat)[:-1] if entrant.level.rounds else []:
                bot.choose(game, view)
        action = bot.choose(game, table.view(seat))
        self._bots[key] = (bot, list(table.moves))
        self._bots.move_to_end(key)
        if len(self._bots) > _MOST_BOTS:
            self._bots.popitem(last=False)
        return action


def _has_seen_all(before: list[PlayedMove], moves: Sequence[PlayedMove], seat: int) -> bool:
    """Whether *moves* go on from those *before* with the one decision of *seat* made then."""
    own = [move for move in moves[len(before) :] if move.seat == seat]
    return len(own) == 1 and list(moves[: len(before)]) == before
