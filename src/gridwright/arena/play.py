"""Plays what a plan asks for and has no outcome yet."""

from collections.abc import Iterator

from gridwright.arena.tournament import Plan
from gridwright.simulate.journal import Journal
from gridwright.simulate.match import Outcome
from gridwright.simulate.runner import run
from gridwright.simulate.task import Setting


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
    setting: Setting,
    made: Plan,
    outcomes: dict[int, Outcome],
    jobs: int = 1,
    journal: Journal | None = None,
) -> Iterator[int]:
    """Play the tasks without an outcome; yield the index of each when its outcome is kept."""
    waiting = [task for task in made.tasks if task.index not in outcomes]
    for result in run(setting, waiting, jobs):
        index = result.task.index
        outcomes[index] = result.outcome
        if journal is not None:
            journal.add(index, result.outcome)
        yield index
