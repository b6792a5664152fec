"""Many games in one process, numpy in and out: what self-play learns from.

Each game waits for one token, of whichever seat is to act. A game that ends is laid anew at once;
what its seats earned is handed out with the step that ended it.
"""

import numpy as np
from numpy.typing import NDArray

from gridwright.rl.tables import LONGEST, Place, rewards


class ManyGames:
    """So many tables side by side."""

    def __init__(self, place: Place, count: int, seed: int = 0, round_limit: int = LONGEST) -> None:
        """Lay *count* tables."""
        self.place = place
        self.round_limit = round_limit
        self._next = seed
        self.games = [place.lay(self._seed()) for _ in range(count)]
        code = self.games[0].code
        self.observations = np.empty((count, code.length), np.uint8)
        self.masks = np.empty((count, code.size), np.int8)
        self.seats = np.empty(count, np.int64)  # who must decide at each table
        self.rewards = np.zeros((count, place.seats), np.float32)  # of games that just ended
        self.ended = np.zeros(count, np.bool_)  # with the last step, before the table was laid anew
        self._look()

    def _seed(self) -> int:
        self._next += 1
        return self._next

    def step(self, tokens: NDArray[np.int64]) -> None:
        """Go on with a token at each table; all arrays then say what is now."""
        if self.ended.any():
            self.rewards[self.ended] = 0
            self.ended[:] = False
        limit = self.round_limit
        for table, (play, token) in enumerate(zip(self.games, tokens.tolist(), strict=True)):
            play.step(token)
            seat = play.seat
            if seat < 0 or play.round > limit:
                self.ended[table] = True
                if seat < 0:
                    self.rewards[table] = rewards(play.game.ranking(play.state))
                play.restart(self._seed())
        self._look()

    def _look(self) -> None:
        """Write what the seats to act see into the arrays."""
        looks: list[bytes] = []
        masks: list[bytes] = []
        for table, play in enumerate(self.games):
            seat = play.seat
            self.seats[table] = seat
            looks.append(play.observe(seat))
            masks.append(play.mask())
        count = len(self.games)
        self.observations[:] = np.frombuffer(b"".join(looks), np.uint8).reshape(count, -1)
        self.masks[:] = np.frombuffer(b"".join(masks), np.int8).reshape(count, -1)
