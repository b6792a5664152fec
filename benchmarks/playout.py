"""Uniformly random games with minimal bids: games and decisions per second, and single calls.

    python benchmarks/playout.py [TITLE] [--seconds 2]

Beside the figures stands the time of a plain Python loop on the same machine in the same run,
because only ratios within one run mean anything.
"""

import sys

del sys.path[0]  # this folder has a module `copy`, as Python itself has

import argparse
import timeit

from gridwright.bench.measure import measure
from gridwright.bench.tables import tables
from gridwright.content.load import load


def main() -> None:
    """Measure every table and print one line for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title", nargs="?", default="")
    parser.add_argument("--seconds", type=float, default=2.0)
    arguments = parser.parse_args()
    library = load()
    loop = timeit.timeit("x=0\nfor i in range(1000): x+=i", number=10000)
    print(f"plain Python loop: {loop:.2f}")
    head = ("games/s", "dec/s", "dec/game", "copy us", "legal us", "apply us", "view us", "peak MB")
    print(f"{'table':32}" + "".join(f"{name:>10}" for name in head))
    for title, board, seats in tables(library, arguments.title):
        speed = measure(library, title, board, seats, arguments.seconds)
        values = (
            speed.games_per_s,
            speed.decisions_per_s,
            speed.decisions_per_game,
            speed.copy_us,
            speed.legal_us,
            speed.apply_us,
            speed.view_us,
            speed.peak_mb,
        )
        name = f"{title} {board} {seats} {'compiled' if speed.compiled else ''}"
        print(f"{name:32}" + "".join(f"{value:>10.1f}" for value in values))


if __name__ == "__main__":
    main()
