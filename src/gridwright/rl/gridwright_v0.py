"""The games as PettingZoo plays games: agents in turn, each with its observation and mask.

``env = gridwright_v0.env(title="recharged", map="germany", seats=4)``
"""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from gridwright.content.load import Source
from gridwright.core.errors import check_at_least_one
from gridwright.rl.rendering import MODES, rendered
from gridwright.rl.tables import LONGEST, Place, rewards

Observed = dict[str, NDArray[Any]]


def env(**arguments: Any) -> AECEnv[str, Observed, int]:  # noqa: ANN401 - as `raw_env` takes them
    """Return the environment with the usual wrappers, which report wrong use."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(**arguments), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv[str, Observed, int], EzPickle):  # noqa: N801 - as PettingZoo calls it
    """One table; `player_0` is seat A. Agents act when the rules ask their seats."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "gridwright_v0",
        "render_modes": MODES,
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(  # noqa: PLR0913 - each is a choice of the table
        self,
        title: str = "recharged",
        map: str = "",  # noqa: A002 - so it is called everywhere
        seats: int = 4,
        options: Mapping[str, str | bool] | None = None,
        round_limit: int = LONGEST,
        render_mode: str | None = None,
        data: Source = None,
    ) -> None:
        """Play *title* on *map* with so many *seats*; games end unfinished after *round_limit*.

        *data* is a directory with maps and cards of your own, or a `Library`.
        """
        EzPickle.__init__(self, title, map, seats, options, round_limit, render_mode, data)
        super().__init__()
        check_at_least_one("round_limit", round_limit)
        self.place = Place(title, map, seats, {} if options is None else dict(options), data)
        self.play = self.place.lay(0)
        self.round_limit = round_limit
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = np.random.default_rng()
        size, length = self.play.encoder.size, self.play.encoder.length
        self._no_mask = np.zeros(size, np.int8)
        observed = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (length,), np.uint8),
                "action_mask": spaces.Box(0, 1, (size,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, observed)
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}

    def __getstate__(self) -> dict[str, Any]:
        """Be pickled in the middle of a game; `EzPickle` alone keeps only the arguments."""
        return self.__dict__

    def __setstate__(self, attributes: dict[str, Any]) -> None:
        self.__dict__.update(attributes)

    def __copy__(self) -> "raw_env":
        return deepcopy(self)  # a copy that shared its game would be played with the original

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of observations, the same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the tokens, the same for all agents."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Lay the table anew: the same *seed*, the same deal."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.play.restart(int(self._seeds.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.play.seat]

    def observe(self, agent: str) -> Observed:
        """Return what *agent* knows; only the agent to act has a mask that allows anything."""
        seat = self._numbers[agent]
        mask = self._no_mask
        if seat == self.play.seat and agent == self.agent_selection:
            mask = np.frombuffer(self.play.mask(), np.int8)
        return {
            "observation": np.frombuffer(self.play.observe(seat), np.uint8),
            "action_mask": mask,
        }

    def step(self, action: int) -> None:
        """Let the agent whose turn it is go on with a token."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.play.step(int(action))
        self._clear_rewards()
        if self.play.seat < 0:
            self._end(self.terminations)
        elif self.play.round > self.round_limit:
            self._end(self.truncations)
        else:
            self.agent_selection = self.possible_agents[self.play.seat]

    def _end(self, endings: dict[str, bool]) -> None:
        """End the game for everybody; places count only if it was played out."""
        for agent in self.agents:
            endings[agent] = True
        if endings is self.terminations:
            earned = rewards(self.play.game.ranking(self.play.state))
            self.rewards = {agent: earned[self._numbers[agent]] for agent in self.agents}
        self._accumulate_rewards()

    def render(self) -> str | NDArray[np.uint8] | None:
        """Return the position as text or as a picture, as the mode says."""
        return rendered(self.play, self.render_mode)
