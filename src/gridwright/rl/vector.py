"""Many games in one process, numpy in and out: what self-play learns from.

``gymnasium.make_vec("gridwright/RechargedSelfPlay-v0", num_envs=64, map="germany", seats=4)``

Each game waits for one token, of whichever seat is to act. A game that ends is laid anew in the
same step, which hands out what its seats earned.
"""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from gridwright.content.load import Source
from gridwright.core.errors import check_at_least_one
from gridwright.encoding.batch import Batch
from gridwright.rl.rendering import MODES, rendered
from gridwright.rl.tables import LONGEST, Place, laid, rewards

_DEALS = 1_000_000_007  # deals between one seed and the next

Bytes = NDArray[np.uint8]
Flags = NDArray[np.bool_]
Tokens = NDArray[np.int64]


class ManyGames(VectorEnv[Bytes, Tokens, NDArray[Any]]):
    """Several tables side by side.

    `observations`, `masks` and `seats` have a row for each table and are new arrays after each
    step, so that they may be kept; they cannot be written to. What `step` returns as the reward of
    a table is that of the seat whose token it was; `rewards` has those of all seats.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": MODES,
        "render_fps": 2,
    }

    observations: Bytes
    masks: NDArray[np.int8]
    seats: Tokens  # the seat to act at each table

    def __init__(  # noqa: PLR0913 - each is a choice of the table
        self,
        num_envs: int,
        title: str = "recharged",
        map: str = "",  # noqa: A002 - so it is called everywhere
        seats: int = 4,
        options: Mapping[str, str | bool] | None = None,
        round_limit: int = LONGEST,
        render_mode: str | None = None,
        data: Source = None,
    ) -> None:
        """Lay *num_envs* tables; `reset` lays them anew, by a seed.

        *data* is a directory with content of the user's own, or a `Library`.
        """
        check_at_least_one("num_envs", num_envs)
        check_at_least_one("round_limit", round_limit)
        self.place = Place(title, map, seats, {} if options is None else dict(options), data)
        self.num_envs = num_envs
        self.render_mode = render_mode
        self._deal = 0
        game = self.place.open()  # one for all: whatever changes is in its positions
        self.games = [laid(game, self._next_deal()) for _ in range(num_envs)]
        self._batch = Batch(self.games, round_limit)
        self._tables = np.arange(num_envs)
        self._everywhere = np.ones(num_envs, np.bool_)
        encoder = self.games[0].encoder
        self.single_observation_space = spaces.Box(0, 255, (encoder.length,), np.uint8)
        self.single_action_space = spaces.Discrete(encoder.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._clear()
        self._update()

    def __copy__(self) -> "ManyGames":
        return deepcopy(self)  # a copy that shared its games would be played with the original

    def _next_deal(self) -> int:
        self._deal += 1
        return self._deal

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Bytes, dict[str, Any]]:
        """Lay all tables anew: the same *seed*, the same deals."""
        super().reset(seed=seed)
        if seed is not None:
            self._deal = seed * _DEALS
        for play in self.games:
            play.restart(self._next_deal())
        self._clear()
        self._update()
        return self.observations, self._infos()

    def step(
        self, actions: Tokens | Sequence[int]
    ) -> tuple[Bytes, NDArray[np.float64], Flags, Flags, dict[str, Any]]:
        """Go on with a token at each table.

        A token that is not allowed raises `ValueError`, and nothing is changed.
        """
        tokens = np.asarray(actions)
        if tokens.shape != self._tables.shape or tokens.dtype.kind not in "iu":
            message = f"a token for each of the {self.num_envs} tables is needed, not {actions!r}"
            raise ValueError(message)
        is_known = (tokens >= 0) & (tokens < self.masks.shape[1])
        is_allowed = is_known & (self.masks[self._tables, np.where(is_known, tokens, 0)] != 0)
        if not is_allowed.all():
            table = int(is_allowed.argmin())
            message = f"token {tokens[table]} is not allowed at table {table}"
            raise ValueError(message)
        if self.ended.any():
            self._clear()
        actors = self.seats
        earned = np.zeros(self.num_envs)
        truncated = np.zeros(self.num_envs, np.bool_)
        last: NDArray[np.object_] | None = None
        for table in self._batch.step(tokens.tolist()):
            play, actor = self.games[table], int(actors[table])
            if last is None:
                last = np.full(self.num_envs, None, np.object_)
            last[table] = np.frombuffer(play.observe(actor), np.uint8)
            self.ended[table] = True
            truncated[table] = play.seat >= 0
            if play.seat < 0:
                self.rewards[table] = rewards(play.game.ranking(play.state))
                earned[table] = self.rewards[table, actor]
            play.restart(self._next_deal())
        self._update()
        infos = self._infos()
        if last is not None:
            infos.update(final_obs=last, _final_obs=self.ended)
            infos.update(rewards=self.rewards, _rewards=self.ended)
        return self.observations, earned, self.ended & ~truncated, truncated, infos

    def render(self) -> tuple[Any, ...] | None:
        """Return the position of each table as text or as a picture, by the render mode."""
        if self.render_mode is None:
            return None
        return tuple([rendered(play, self.render_mode) for play in self.games])

    def _clear(self) -> None:
        """Forget which games ended with the step before, and what their seats earned."""
        self.rewards = np.zeros((self.num_envs, self.place.seats), np.float32)
        self.ended = np.zeros(self.num_envs, np.bool_)

    def _update(self) -> None:
        batch = self._batch
        self.seats = np.array(batch.seats())
        self.observations = np.frombuffer(batch.observations(), np.uint8).reshape(self.num_envs, -1)
        self.masks = np.frombuffer(batch.masks(), np.int8).reshape(self.num_envs, -1)

    def _infos(self) -> dict[str, Any]:
        """Return the mask and the seat to act of each table, as Gymnasium lays out infos."""
        return {
            "action_mask": self.masks,
            "_action_mask": self._everywhere,
            "seat": self.seats,
            "_seat": self._everywhere,
        }
