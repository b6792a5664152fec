"""The moves that a bot would think of, with what they are worth and why."""

from dataclasses import dataclass
from typing import Any, Final

from gridwright.advice.adviser import Adviser
from gridwright.advice.lines import Followed
from gridwright.advice.reasons import comparison, facts
from gridwright.bots.search import Thought
from gridwright.core.action import Action
from gridwright.core.errors import Message
from gridwright.core.game import Game, State

LEVEL: Final = "planner@100"  # unless told
MOST: Final = 5  # moves that are told


@dataclass(frozen=True, slots=True)
class Advised:
    """A move, what it is worth, and why."""

    action: Action
    text: str  # in notation
    value: float  # the chance to win with it
    share: float  # of the chance that the best move has
    lines: int  # of play that were looked at
    reasons: tuple[Message, ...]


def advise(
    game: Game[Any], view: State, level: str = LEVEL, *, most: int = MOST, seed: int = 0
) -> list[Advised]:
    """Return the best moves of the seat to act in *view*, the best first.

    They come from the view alone. With a budget in lines the same view gives the same advice.
    """
    adviser = Adviser(level)
    thoughts = adviser.thoughts(game, view, seed)[:most]
    lines = adviser.lines(game, seed)
    followed = lines.follow(view, [(thought.action,) for thought in thoughts], adviser.deals)
    pairs = list(zip(thoughts, followed, strict=True))
    pairs.sort(key=lambda pair: _value(pair[0], pair[1], view), reverse=True)
    best = _value(*pairs[0], view)
    until = view.round + lines.rounds
    found: list[Advised] = []
    for place, (thought, line) in enumerate(pairs):
        reasons = [facts(game, view, thought.action)]
        if len(pairs) > 1:
            beside, its_line = pairs[1 if place == 0 else 0]
            than = game.write(beside.action)
            because = comparison(
                line.standing, its_line.standing, than, until, is_better=place == 0
            )
            reasons += [because] if because is not None else []
        value = _value(thought, line, view)
        found.append(
            Advised(
                thought.action,
                game.write(thought.action),
                value,
                value / best if best else 1.0,
                thought.lines + len(line.worth),
                tuple(reasons),
            )
        )
    return found


def _value(thought: Thought, followed: Followed, view: State) -> float:
    """Return what a move is worth by all lines that began with it."""
    total = sum([values[view.to_act] for values in followed.worth])
    return (thought.total + total) / (thought.lines + len(followed.worth))
