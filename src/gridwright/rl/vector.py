"""Many games in one process, numpy in and out: what self-play learns from.

Each game waits for one token, of whichever seat is to act. A game that ends is laid anew at once;
what its seats earned is handed out with the step that ended it.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from gridwright.encoding.batch import Batch
from gridwright.rl.tables import LONGEST, Place, laid, rewards

_DEALS = 1_000_000_007  # deals between one seed and the next


class ManyGames:
    """Several tables side by side.

    `observations`, `masks` and `seats` have a row for each table and are new arrays after each
    step, so that they may be kept; they cannot be written to.
    """

    observations: NDArray[np.uint8]
    masks: NDArray[np.int8]
    seats: NDArray[np.int64]  # the seat to act at each table

    def __init__(self, place: Place, count: int, seed: int = 0, round_limit: int = LONGEST) -> None:
        """Lay *count* tables; the same *seed*, the same deals."""
        self.place = place
        self._next = seed * _DEALS
        game = place.open()  # one for all: whatever changes is in its positions
        self.games = [laid(game, self._seed()) for _ in range(count)]
        self._batch = Batch(self.games, round_limit)
        self._tables = np.arange(count)
        self.rewards = np.zeros((count, place.seats), np.float32)  # of games that just ended
        self.ended = np.zeros(count, np.bool_)  # with the last step, before the table was laid anew
        self._update()

    def _seed(self) -> int:
        self._next += 1
        return self._next

    def step(self, tokens: NDArray[np.int64] | Sequence[int]) -> None:
        """Go on with a token at each table, and update all arrays.

        A token that is not allowed raises `ValueError`, and nothing is changed.
        """
        chosen = np.asarray(tokens)
        if not self.masks[self._tables, chosen].all():
            raise ValueError(tokens)
        if self.ended.any():
            self.rewards = np.zeros_like(self.rewards)
            self.ended = np.zeros_like(self.ended)
        for table in self._batch.step(chosen.tolist()):
            self._end(table)
        self._update()

    def _end(self, table: int) -> None:
        """Hand out the rewards of a game that was played out, and lay the table anew."""
        play = self.games[table]
        self.ended[table] = True
        if play.seat < 0:
            self.rewards[table] = rewards(play.game.ranking(play.state))
        play.restart(self._seed())

    def _update(self) -> None:
        batch, count = self._batch, len(self.games)
        self.seats = np.array(batch.seats())
        self.observations = np.frombuffer(batch.observations(), np.uint8).reshape(count, -1)
        self.masks = np.frombuffer(batch.masks(), np.int8).reshape(count, -1)
