"""Plays what a plan asks for and has no outcome yet."""

from collections.abc import Container, Iterator

from gridwright.arena.tournament import Plan
from gridwright.simulate.match import Result, Setting
from gridwright.simulate.runner import run


def said(setting: Setting, made: Plan) -> dict[str, object]:
    """Return what a journal begins with: all that makes the same games again."""
    return {
        "bots": made.bots,
        "title": setting.title,
        "map": setting.board,
        "seats": setting.seats,
        "options": dict(setting.options),
        "rounds": setting.round_limit,
        "lineups": [lineup.seats for lineup in made.lineups],
        "tasks": len(made.tasks),
        "seed": made.tasks[0].seed,
    }


def play(
    setting: Setting, made: Plan, jobs: int = 1, *, done: Container[int] = ()
) -> Iterator[Result]:
    """Play the tasks whose index is not among those that are *done*; yield what comes in."""
    waiting = [task for task in made.tasks if task.index not in done]
    yield from run(setting, waiting, jobs)
