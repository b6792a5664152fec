"""The puzzles that come with the program: a file for each title, a line for each puzzle."""

from functools import cache
from importlib import resources

from gridwright.games.registry import TITLES
from gridwright.puzzles.puzzle import Puzzle


@cache
def packaged(title: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of *title* in the order in which they are asked."""
    path = resources.files("gridwright") / "data" / "puzzles" / f"{title}.jsonl"
    lines = path.read_text(encoding="utf-8").splitlines()
    return tuple([Puzzle.from_line(line) for line in lines if not line.startswith("#")])


@cache
def packaged_by_id() -> dict[str, Puzzle]:
    """Return all of them by their ids."""
    return {puzzle.id: puzzle for title in TITLES for puzzle in packaged(title.name)}
