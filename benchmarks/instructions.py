"""Instructions of playouts, and of decisions by bots that look ahead: exact on a busy machine too.

    PYTHONPATH=build/compiled python benchmarks/instructions.py [TITLE ...]

Needs valgrind and the compiled engine. Only what happens in `playout` and in a search is counted,
in thousands of instructions per game and per decision; games, positions and lines are always the
same.
"""

import sys

del sys.path[0]  # this folder has a module `copy`, as Python itself has

import argparse
import os
import re
import subprocess
from typing import Any

from gridwright.bench.engine import is_compiled
from gridwright.bots.roster import entrant
from gridwright.content.load import load
from gridwright.core.events import NOBODY
from gridwright.core.game import Game
from gridwright.core.playout import playout
from gridwright.core.rng import Rng
from gridwright.games.registry import open_game

TABLES = {
    "recharged": ("germany", 4),
    "classic": ("usa", 4),
    "card": ("", 4),
    "outpost": ("", 4),
}
WORK = {  # what is counted, and within which compiled function
    "playout": "CPyPy_playout___playout",
    "planner@12": "CPyPy_search___Search___think",
    "master@20": "CPyPy_search___Search___think",
}
GAMES = 40
DECISIONS = 24


def play(game: Game[Any]) -> int:
    """Play random games; return how many."""
    for seed in range(GAMES):
        playout(game, game.new(seed, {}), Rng(seed))
    return GAMES


def decide(game: Game[Any], spec: str) -> int:
    """Let the bot called *spec* decide throughout a game of `steady` bots; return how often."""
    bots = [entrant("steady").bot(game, seat) for seat in range(game.seats)]
    state = game.new(1, {})
    views = []
    while state.to_act != NOBODY:
        view = game.view(state, state.to_act)
        if len(game.legal_actions(state)) > 1:
            views.append(view)
        game.apply(state, bots[state.to_act].choose(game, view))
    chosen = views[:: len(views) // DECISIONS]
    for index, view in enumerate(chosen):
        entrant(spec).bot(game, index).choose(game, view)
    return len(chosen)


def count(title: str, work: str) -> float:
    """Return thousands of instructions per game or decision, counted in another process."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    command += [f"--toggle-collect={WORK[work]}", sys.executable, __file__, title, "--run", work]
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    done = subprocess.run(  # noqa: S603 - our own
        command, env=environment, check=True, capture_output=True, text=True
    )
    collected = re.findall(r"Collected : (\d+)", done.stderr)
    return int(collected[0]) / 1000 / int(done.stdout)


def main() -> None:
    """Count for every title, or do the work that is counted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*", default=list(TABLES))
    parser.add_argument("--run", choices=WORK, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.run:
        title = arguments.titles[0]
        game = open_game(load(), title, *TABLES[title], {})
        print(play(game) if arguments.run == "playout" else decide(game, arguments.run))
        return
    if not is_compiled():
        raise SystemExit("The engine is interpreted: compile it first, with scripts/compile.")
    print(f"{'thousands of instructions':28}" + "".join([f"{work:>12}" for work in WORK]))
    for title in arguments.titles:
        board, seats = TABLES[title]
        counts = [f"{count(title, work):>12,.0f}" for work in WORK]
        print(f"{title + ' ' + board + ' ' + str(seats):28}" + "".join(counts), flush=True)


if __name__ == "__main__":
    main()
