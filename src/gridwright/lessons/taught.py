"""Whether what a lesson teaches still holds: a strong bot prefers the move, and not the mistake."""

from dataclasses import dataclass
from typing import Any, Final

from gridwright.advice.forecast import Adviser, Forecaster, Move
from gridwright.content.types import Library
from gridwright.core.game import Game
from gridwright.core.notation import Decision
from gridwright.lessons.format import Lesson, Taught
from gridwright.tables.table import Table

_AS_GOOD: Final = 0.95  # of the best chance, from which on a move is as good
_WORSE: Final = 0.8  # of the best chance, below which a mistake is one


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a bot thinks of a move that is taught: chances to win."""

    lesson: str
    board: int
    level: str
    move: float
    mistake: float
    best: float

    @property
    def holds(self) -> bool:
        """Whether the move is still to be taught."""
        return self.move >= _AS_GOOD * self.best and self.mistake < _WORSE * self.best


def verdicts(lesson: Lesson, library: Library, level: str = "") -> list[Verdict]:
    """Return a verdict on each move that *lesson* teaches, of its own *level* by default."""
    return [_verdict(lesson, taught, library, level or taught.level) for taught in lesson.taught]


def _verdict(lesson: Lesson, taught: Taught, library: Library, level: str) -> Verdict:
    table = Table(lesson.spec(taught.board, ()), library)
    game, seat = table.game, lesson.boards[taught.board - 1].seat
    view, adviser = table.view(seat), Adviser(level)
    moves = [_move(game, lines) for lines in (taught.moves, taught.mistake)]
    moves += adviser.moves(game, view, 0)
    forecasts = Forecaster(game, 0).follow(view, moves, adviser.deals)
    chances = [forecast.chances[seat] for forecast in forecasts]
    return Verdict(lesson.id, taught.board, level, chances[0], chances[1], max(chances))


def _move(game: Game[Any], lines: tuple[str, ...]) -> Move:
    plan = tuple([game.parse(line) for line in lines])
    is_idle = game.phrase(plan[0]).decision is Decision.DROP
    return Move(plan, 0) if is_idle else Move(plan)
