"""One seat against bots, as Gymnasium plays games.

``gymnasium.make("gridwright/Recharged-v0", map="germany", seats=4, opponents="steady")``
"""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from gridwright.bots import roster
from gridwright.bots.seated import SeatedBots
from gridwright.content.load import Source
from gridwright.core.errors import check_at_least_one
from gridwright.rl.rendering import MODES, rendered
from gridwright.rl.tables import LONGEST, Place, rewards

TITLES = {"Recharged": "recharged", "Classic": "classic", "Card": "card", "Outpost": "outpost"}


def register() -> None:
    """Register ``gridwright/Recharged-v0``, ``gridwright/RechargedSelfPlay-v0`` and the others.

    Self-play is another environment, and not the vectorised form of the first: in it every seat
    is the learner's, so that only `gymnasium.make_vec` can make it.
    """
    for name, title in TITLES.items():
        identifier = f"gridwright/{name}-v0"
        if identifier not in gymnasium.registry:
            gymnasium.register(
                identifier,
                entry_point="gridwright.rl.against:AgainstBots",
                kwargs={"title": title},
                disable_env_checker=True,  # half a decision leaves most of an observation as it was
            )
            gymnasium.register(
                f"gridwright/{name}SelfPlay-v0",
                vector_entry_point="gridwright.rl.vector:ManyGames",
                kwargs={"title": title},
            )


class AgainstBots(gymnasium.Env[NDArray[np.uint8], np.int64]):
    """The agent has one seat, another in each game; bots have the others."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": MODES, "render_fps": 2}

    def __init__(  # noqa: PLR0913 - each is a choice of the table
        self,
        title: str = "recharged",
        map: str = "",  # noqa: A002 - so it is called everywhere
        seats: int = 4,
        options: Mapping[str, str | bool] | None = None,
        opponents: str = "steady",
        round_limit: int = LONGEST,
        render_mode: str | None = None,
        data: Source = None,
    ) -> None:
        """Play *title* against bots of the level *opponents*.

        *data* is a directory with maps and cards of your own, or a `Library`.
        """
        check_at_least_one("round_limit", round_limit)
        self.place = Place(title, map, seats, {} if options is None else dict(options), data)
        self.play = self.place.lay(0)
        self._entrant = roster.entrant(opponents)
        self.round_limit = round_limit
        self.render_mode = render_mode
        self.seat = 0
        self._bots = SeatedBots(self.play.game, {})
        self.observation_space = spaces.Box(0, 255, (self.play.encoder.length,), np.uint8)
        self.action_space = spaces.Discrete(self.play.encoder.size)

    def __copy__(self) -> "AgainstBots":
        return deepcopy(self)  # a copy that shared its game would be played with the original

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Lay the table anew, and let bots play until the agent must decide.

        ``options={"seat": 2}`` says where the agent sits; by default chance decides.
        """
        super().reset(seed=seed)
        deal = int(self.np_random.integers(1 << 62))
        seats = self.place.seats
        drawn = int(self.np_random.integers(seats))
        self.seat = drawn if options is None else int(options.get("seat", drawn))
        self.play.restart(deal)
        game = self.play.game
        others = [seat for seat in range(seats) if seat != self.seat]
        bots = {seat: self._entrant.bot(game, deal + seat) for seat in others}
        self._bots = SeatedBots(game, bots)
        self._let_bots_play()
        return self._observation(), self._info()

    def step(
        self, action: np.int64 | int
    ) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """Go on with a token; where it makes a decision, bots answer it.

        A token that the mask does not allow ends the episode with the reward of the last place.
        """
        if not self.action_masks()[int(action)]:
            return self._observation(), -1.0, True, False, {**self._info(), "illegal": int(action)}
        if self.play.step(int(action)):
            self._let_bots_play()
        is_over = self.play.seat < 0
        is_long = not is_over and self.play.round > self.round_limit
        reward = 0.0
        if is_over:
            reward = rewards(self.play.game.ranking(self.play.state))[self.seat]
        return self._observation(), reward, is_over, is_long, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which tokens are allowed, as ``sb3_contrib`` asks for it."""
        if self.play.seat != self.seat:
            return np.ones(self.play.encoder.size, np.bool_)  # over: nothing is chosen any more
        return np.frombuffer(self.play.mask(), np.bool_)

    def render(self) -> Any:  # noqa: ANN401 - text or picture
        """Return the position as text or as a picture, by the render mode."""
        return rendered(self.play, self.render_mode)

    def _let_bots_play(self) -> None:
        play = self.play
        while play.seat >= 0 and play.seat != self.seat and play.round <= self.round_limit:
            play.carry_out(self._bots.decide(play.state))

    def _observation(self) -> NDArray[np.uint8]:
        return np.frombuffer(self.play.observe(self.seat), np.uint8)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_masks().astype(np.int8)}
        if self.play.seat < 0:
            info["place"] = self.play.game.ranking(self.play.state)[self.seat]
        return info
