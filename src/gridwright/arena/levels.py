"""What people are told of the levels to choose from: how each plays, and how long it takes."""

from typing import Final

from gridwright import words
from gridwright.arena.strengths import equal_levels, pool_of
from gridwright.bots.levels import LEVELS, Level

_NOTICED: Final = 0.05  # seconds; nobody notices a shorter wait


def about(name: str) -> str:
    """Return how the level called *name* plays, and how long one waits for it."""
    level = next((level for level in LEVELS if level.name == name), None)
    rounds = 0 if level is None else level.rounds or level.sight
    manner = words.text(f"level.about.{name}", rounds=rounds)
    return f"{manner} {_wait(level)}"


def _wait(level: Level | None) -> str:
    if level is None or level.usual_seconds < _NOTICED:
        return words.text("level.wait.none")
    usual, most = level.usual_seconds, level.budget.seconds
    return words.text("level.wait.some", usual=_written(usual), most=_written(most))


def _written(seconds: float) -> str:
    return words.number(seconds, 0 if seconds.is_integer() else 1)


def alike(title: str, seats: int, shown: dict[str, str]) -> list[str]:
    """Return a sentence for each group of equally strong levels, by the names that are *shown*."""
    identifier = f"level.alike.{pool_of(seats)}"
    return [
        words.text(identifier, levels=tuple([shown[level] for level in group]))
        for group in equal_levels(title, seats)
    ]
