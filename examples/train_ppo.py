"""Learn to play from scratch, with masked PPO: one seat against bots.

    pip install "gridwright[train]"
    python examples/train_ppo.py --minutes 12 --out agent.npz --curve curve.svg

From time to time it plays games that it does not learn from, and says how many it has won. The
weights are saved as plain numbers, which gridwright.rl.policy plays with numpy alone.
"""

import argparse
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

import gridwright.rl  # noqa: F401 - makes the environments known
from gridwright.draw.chart import Curve, curves
from gridwright.draw.theme import LIGHT
from gridwright.rl.against import AgainstBots
from gridwright.rl.policy import Net, Policy, features, write_net
from gridwright.rl.shaping import Shaped

DISCOUNT = 0.997
LONGEST = 30  # rounds: random bots seldom end a game


class Read(gymnasium.ObservationWrapper[Any, Any, Any]):
    """Observations scaled for a net: numbers from 0 to 1."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        shape = env.observation_space.shape
        self.observation_space = gymnasium.spaces.Box(0.0, 1.0, shape, np.float32)

    def observation(self, observation: Any) -> Any:
        return features(observation)

    def action_masks(self) -> Any:
        return self.env.get_wrapper_attr("action_masks")()


def table(arguments: argparse.Namespace) -> gymnasium.Env[Any, Any]:
    """Return a table to learn at, with rewards along the way."""
    env = gymnasium.make(
        f"gridwright/{arguments.title.capitalize()}-v0",
        seats=arguments.seats,
        opponents=arguments.opponents,
        round_limit=LONGEST,
    )
    return Read(Shaped(env, DISCOUNT))


def learned(model: MaskablePPO, title: str) -> Net:
    """Return the part of the net that chooses, as plain numbers."""
    layers = [*model.policy.mlp_extractor.policy_net, model.policy.action_net]
    linear = [layer for layer in layers if isinstance(layer, torch.nn.Linear)]
    weights = tuple([layer.weight.detach().numpy().T.copy() for layer in linear])
    return Net(title, weights, tuple([layer.bias.detach().numpy().copy() for layer in linear]))


def wins(net: Net, arguments: argparse.Namespace, games: int, seed: int) -> float:
    """Return the share of *games* that the net wins, each on the next seat; a shared place counts.

    A game that is cut off is not won.
    """
    env = AgainstBots(arguments.title, seats=arguments.seats, opponents=arguments.opponents)
    won = 0
    for game in range(games):
        observation, info = env.reset(seed=seed + game, options={"seat": game % arguments.seats})
        is_over = is_long = False
        while not (is_over or is_long):
            scores = np.where(info["action_mask"], net.scores(observation), -np.inf)
            observation, _, is_over, is_long, info = env.step(int(scores.argmax()))
        won += info.get("place") == 1
    return won / games


class Watch(BaseCallback):
    """Stops when time is up, and evaluates the agent from time to time."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        super().__init__()
        self.arguments = arguments
        self.start = time.monotonic()
        self.next_look = 0.0
        self.points: list[tuple[float, float]] = []

    def _on_rollout_start(self) -> None:
        minutes = (time.monotonic() - self.start) / 60
        if minutes >= self.next_look:
            self.look(100)
            self.next_look = minutes + self.arguments.minutes / 24

    def look(self, games: int) -> None:
        """Play *games* and note the share that was won."""
        net = learned(self.model, self.arguments.title)
        share = wins(net, self.arguments, games, 10_000)
        minutes = (time.monotonic() - self.start) / 60
        self.points.append((minutes, 100 * share))
        print(f"{minutes:5.1f} min {self.num_timesteps:9d} steps: {share:.0%} won", flush=True)

    def _on_step(self) -> bool:
        return time.monotonic() - self.start < 60 * self.arguments.minutes


def main() -> None:
    """Learn for a number of minutes; then play games that the agent has never seen."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--title", default="recharged")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--minutes", type=float, default=12)
    parser.add_argument("--games", type=int, default=400, help="games to play at the end")
    parser.add_argument("--tables", type=int, default=64, help="tables to learn at in parallel")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("agent.npz"))
    parser.add_argument("--curve", type=Path)
    arguments = parser.parse_args()
    torch.set_num_threads(1)  # the nets are small: more threads only wait for each other
    torch.distributions.Distribution.set_default_validate_args(False)
    tables = DummyVecEnv([lambda: table(arguments) for _ in range(arguments.tables)])
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        seed=arguments.seed,
        n_steps=128,
        batch_size=1024,
        n_epochs=4,
        learning_rate=5e-4,
        gamma=DISCOUNT,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [64, 64]},
        device="cpu",
    )
    watch = Watch(arguments)
    model.learn(10**9, callback=watch)
    watch.look(100)
    net = learned(model, arguments.title)
    write_net(arguments.out, net)
    share = wins(Policy(str(arguments.out)).net, arguments, arguments.games, 1_000_000)
    print(f"{arguments.games} new games: {share:.1%} won; chance is {1 / arguments.seats:.0%}")
    if arguments.curve:
        against = f"{arguments.seats - 1} {arguments.opponents}"
        title = f"Games won against {against}, %"
        drawn = curves(title, [Curve("", watch.points)], LIGHT, across="minutes", up="%")
        arguments.curve.write_text(drawn.svg(), encoding="utf-8")


if __name__ == "__main__":
    main()
