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

    plan: tuple[Action, ...]  # one action, or the rest of the turn
    text: str  # in notation
    value: float  # the chance to win with it
    share: float  # of the chance that the best move has
    ceiling: int  # of a bid: up to where it is worth more than to be left; else 0
    lines: int  # of play that were looked at
    reasons: tuple[Message, ...]

    @property
    def action(self) -> Action:
        """What is to be done first."""
        return self.plan[0]


def advise(
    game: Game[Any], view: State, level: str = LEVEL, *, most: int = MOST, seed: int = 0
) -> list[Advised]:
    """Return the best moves of the seat to act in *view*, the best first.

    They come from the view alone. With a budget in lines the same view gives the same advice.
    """
    adviser = Adviser(level)
    thoughts = adviser.thoughts(game, view, seed)[:most]
    lines = adviser.lines(game, seed)
    followed = lines.follow(view, [tuple(thought.plan) for thought in thoughts], adviser.deals)
    pairs = list(zip(thoughts, followed, strict=True))
    pairs.sort(key=lambda pair: _value(pair[0], pair[1], view), reverse=True)
    best = _value(*pairs[0], view)
    until = view.round + lines.rounds
    found: list[Advised] = []
    for place, (thought, line) in enumerate(pairs):
        reasons = [facts(game, view, thought.action)]
        if thought.ceiling:
            reasons.append(Message("advice.ceiling", {"bid": thought.ceiling}))
        if len(pairs) > 1:
            beside, its_line = pairs[1 if place == 0 else 0]
            than = _written(game, beside)
            because = comparison(
                line.standing, its_line.standing, than, until, is_better=place == 0
            )
            reasons += [because] if because is not None else []
        value = _value(thought, line, view)
        found.append(
            Advised(
                tuple(thought.plan),
                _written(game, thought),
                value,
                value / best if best else 1.0,
                thought.ceiling,
                thought.lines + len(line.worth),
                tuple(reasons),
            )
        )
    return found


def _value(thought: Thought, followed: Followed, view: State) -> float:
    """Return what a move is worth by all lines that began with it."""
    total = sum([values[view.to_act] for values in followed.worth])
    return (sum(thought.values) + total) / (thought.lines + len(followed.worth))


def _written(game: Game[Any], thought: Thought) -> str:
    return ", ".join([game.write(action) for action in thought.plan])
