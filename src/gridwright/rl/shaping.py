"""Rewards before the end of a game, by how far a seat leads: for learning from few games.

The reward of a decision grows by ``discount * lead after it - lead before it``, and the lead is 0
once the game has ended. Over a game these sums are the same whatever is played, so that the best
way to play stays the best.
"""

from typing import Any, SupportsFloat

import gymnasium
import numpy as np
from numpy.typing import NDArray
from pettingzoo.utils import BaseWrapper

from gridwright.rl.against import AgainstBots
from gridwright.rl.gridwright_v0 import Observed, raw_env

Bytes = NDArray[np.uint8]


class Shaped(gymnasium.Wrapper[Bytes, np.int64, Bytes, np.int64]):
    """`AgainstBots` with rewards on the way; the discount is the learner's."""

    def __init__(self, env: gymnasium.Env[Bytes, np.int64], discount: float = 1.0) -> None:
        """Shape the rewards of *env*."""
        super().__init__(env)
        self.discount = discount
        self._lead = 0.0

    def reset(self, **arguments: Any) -> tuple[Bytes, dict[str, Any]]:  # noqa: ANN401
        """Begin anew."""
        observation, info = self.env.reset(**arguments)
        self._lead = self._current_lead()
        return observation, info

    def step(self, action: np.int64) -> tuple[Bytes, SupportsFloat, bool, bool, dict[str, Any]]:
        """Go on with a token."""
        observation, reward, is_over, is_long, info = self.env.step(action)
        lead = 0.0 if is_over else self._current_lead()
        shaped = float(reward) + self.discount * lead - self._lead
        self._lead = lead
        return observation, shaped, is_over, is_long, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which tokens are allowed."""
        return self._against().action_masks()

    def _current_lead(self) -> float:
        env = self._against()
        return env.play.lead(env.seat)

    def _against(self) -> AgainstBots:
        env = self.unwrapped
        assert isinstance(env, AgainstBots)
        return env


class ShapedTable(BaseWrapper[str, Observed, int]):
    """`gridwright_v0` with rewards on the way, discounted from one own decision to the next."""

    def __init__(self, env: Any, discount: float = 1.0) -> None:  # noqa: ANN401
        """Shape the rewards of *env*."""
        super().__init__(env)
        self.discount = discount
        self._leads: dict[str, float] = {}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin anew."""
        super().reset(seed=seed, options=options)
        self._leads = {agent: self._current_lead(agent) for agent in self._table().agents}

    def step(self, action: int) -> None:
        """Let the agent whose turn it is go on with a token."""
        table = self._table()
        is_dead = table.terminations[table.agent_selection]
        is_dead = is_dead or table.truncations[table.agent_selection]
        super().step(action)
        if is_dead:
            return
        for agent in table.agents:
            lead = 0.0 if table.terminations[agent] else self._current_lead(agent)
            decides = agent == table.agent_selection
            reward = (self.discount if decides else 1.0) * lead - self._leads[agent]
            self._leads[agent] = lead
            table.rewards[agent] += reward
            table._cumulative_rewards[agent] += reward  # noqa: SLF001 - so its wrappers do

    def _current_lead(self, agent: str) -> float:
        table = self._table()
        return table.play.lead(table.possible_agents.index(agent))

    def _table(self) -> raw_env:
        env = self.unwrapped
        assert isinstance(env, raw_env)
        return env
