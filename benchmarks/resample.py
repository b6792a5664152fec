"""What dealing hidden cards and numbering positions cost, in copies of the same position.

python benchmarks/resample.py [TITLE]
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
        calls = {"resample": speed.resample_us, "in place": speed.redeal_us, "hash": speed.hash_us}
        figures = [f"{name} {us:.2f} us = {us / speed.copy_us:.1f}" for name, us in calls.items()]
        print(f"{title} {board} {seats}: copy {speed.copy_us:.2f} us; {'; '.join(figures)}")


if __name__ == "__main__":
    main()
