"""Microseconds of one `copy` call, on positions spread over a random game of every table.

python benchmarks/copy.py [TITLE]
"""

import sys

from tables import content, tables

from gridwright.bench.measure import measure


def main() -> None:
    """Print one line for each table."""
    library = content()
    for title, board, seats in tables(library, *sys.argv[1:2]):
        found = measure(library, title, board, seats, 0.0)
        print(f"{title} {board} {seats}: {found.copy_us:.2f} us")


if __name__ == "__main__":
    main()
