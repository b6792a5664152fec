"""Steps per second of the learning environments, beside others of the same libraries.

    python benchmarks/rl.py [--seconds 3] [--only ManyGames]

Every step is one token, with the observation and the mask of whoever must decide next. What is
counted is processor time of this process. The others run by turns with ours, because only ratios
within one run mean anything. Those that are not installed are left out.
"""

import sys

del sys.path[0]  # this folder has a module `copy`, as Python itself has

import argparse
import os
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np

from gridwright.encoding import token_game
from gridwright.rl.gridwright_v0 import raw_env
from gridwright.rl.vector import ManyGames

TITLES = ("recharged", "classic", "card", "outpost")
YARDSTICK = "PettingZoo tictactoe raw_env"
PYTHON_GAMES = ("tic_tac_toe", "kuhn_poker", "liars_poker")
SEATS = 4
TABLES = 64
TURNS = 5  # so often each is measured; the best counts
SLICE = 200  # steps between two readings of the clock

Steps = Iterator[int]
"""Plays on for ever; each item is a number of steps."""


def aec(env: Any) -> Steps:  # noqa: ANN401 - whichever environment
    """Play an environment of PettingZoo at random."""
    rng = np.random.default_rng(1)
    while True:
        env.reset(seed=int(rng.integers(1 << 30)))
        for agent in env.agent_iter():
            observation, _, is_over, is_long, _ = env.last()
            if is_over or is_long:
                env.step(None)
                continue
            allowed = np.flatnonzero(observation["action_mask"])
            env.step(int(allowed[int(rng.random() * len(allowed))]))
            del agent
            yield 1


def many(title: str) -> Steps:
    """Play many games at random; 16 bits a wish: to choose is not what is measured."""
    games = ManyGames(TABLES, title, seats=SEATS)
    rng = np.random.default_rng(1)
    while True:
        drawn = rng.bit_generator.random_raw(games.masks.size // 4).view(np.uint16) | 1
        games.step((drawn.reshape(games.masks.shape) * games.masks.view(np.uint8)).argmax(1))
        yield TABLES


def spiel(name: str) -> Steps:
    """Play a game of OpenSpiel at random, with the observation of whoever must decide."""
    import pyspiel  # noqa: PLC0415 - perhaps it is not there

    game = pyspiel.load_game(name)
    rng = np.random.default_rng(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
                continue
            state.observation_tensor(state.current_player())
            allowed = state.legal_actions()
            state.apply_action(allowed[int(rng.random() * len(allowed))])
            yield 1


def contestants() -> dict[str, Callable[[], Steps]]:
    """Return all that is measured, by name."""
    plays: dict[str, Callable[[], Steps]] = {}
    if find_spec("pygame"):
        from pettingzoo.classic.tictactoe.tictactoe import raw_env as tictactoe  # noqa: PLC0415

        plays[YARDSTICK] = lambda: aec(tictactoe())
    for title in TITLES:
        plays[f"raw_env {title}"] = lambda title=title: aec(raw_env(title=title, seats=SEATS))
    for title in TITLES:
        plays[f"ManyGames {title}"] = lambda title=title: many(title)
    if find_spec("pyspiel"):
        import gridwright.rl.openspiel  # noqa: F401, PLC0415 - makes the game known

        for name in PYTHON_GAMES:
            import_module(f"open_spiel.python.games.{name}")
            plays[f"OpenSpiel python_{name}"] = lambda name=name: spiel(f"python_{name}")
        for title in TITLES:
            name = f"python_gridwright(title={title},players={SEATS})"
            plays[f"OpenSpiel gridwright {title}"] = lambda name=name: spiel(name)
    return plays


def rate(steps: Steps, seconds: float) -> float:
    """Return steps for a second of processor time."""
    start = time.process_time()
    count = 0
    while time.process_time() - start < seconds:
        goal = count + SLICE
        while count < goal:
            count += next(steps)
    return count / (time.process_time() - start)


def main() -> None:
    """Measure everything by turns, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each, in all")
    parser.add_argument("--only", default="", help="what has this in its name, and tictactoe")
    arguments = parser.parse_args()
    running = {
        name: make()
        for name, make in contestants().items()
        if name == YARDSTICK or arguments.only in name
    }
    best = dict.fromkeys(running, 0.0)
    for _ in range(TURNS):
        for name, steps in running.items():
            best[name] = max(best[name], rate(steps, arguments.seconds / TURNS))
    compiled = not token_game.__file__.endswith(".py")
    load = " ".join([f"{each:.1f}" for each in os.getloadavg()])
    print(f"{'compiled' if compiled else 'interpreted'}, {os.cpu_count()} cores, load {load}\n")
    print("| what | steps/s | beside tictactoe |\n|---|---|---|")
    base = best.get(YARDSTICK, 0.0)
    for name, steps_per_second in best.items():
        ratio = f"{steps_per_second / base:.2f}" if base else ""
        print(f"| {name} | {steps_per_second:,.0f} | {ratio} |")


if __name__ == "__main__":
    main()
