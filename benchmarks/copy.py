"""Microseconds of one `copy` call, on positions spread over a random game of every table.

python benchmarks/copy.py [TITLE]
"""

import sys

del sys.path[0]  # this folder has a module `copy`, as Python itself has

from gridwright.bench.measure import measure
from gridwright.bench.tables import tables
from gridwright.content.load import load


def main() -> None:
    """Print one line for each table."""
    library = load()
    for title, board, seats in tables(library, *sys.argv[1:2]):
        speed = measure(library, title, board, seats, 0.0)
        print(f"{title} {board} {seats}: {speed.copy_us:.2f} us")


if __name__ == "__main__":
    main()
