"""The best moves by a bot's judgement, what they are worth, and why."""

from dataclasses import dataclass
from typing import Any, Final

from gridwright.advice.forecast import Actions, Adviser, Forecast
from gridwright.advice.reasons import comparison, facts
from gridwright.bots.search import Thought
from gridwright.core.action import Action
from gridwright.core.errors import Message, check_argument, check_at_least_one
from gridwright.core.game import Game, State

LEVEL: Final = "planner@100"
MOST: Final = 5  # suggestions


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A move, what it is worth, and why."""

    plan: Actions  # one action, or the rest of the turn
    text: str  # in notation
    value: float  # the chance to win with it
    share: float  # of the best suggestion's value
    ceiling: int  # the highest bid that is better than dropping out; 0 for other moves
    lines: int  # of play that the value is the mean of
    reasons: tuple[Message, ...]  # the first says what the move does

    @property
    def action(self) -> Action:
        """The first action of the plan."""
        return self.plan[0]


def advise(
    game: Game[Any], view: State, level: str = LEVEL, *, most: int = MOST, seed: int = 0
) -> list[Suggestion]:
    """Return the best moves of the seat to act in *view*, the best first.

    They depend on the view alone. With a budget in lines the same view gives the same advice.
    """
    check_argument("seed", seed, int)
    check_at_least_one("most", most)
    adviser = Adviser(level)
    thoughts = adviser.thoughts(game, view, seed)[:most]
    forecaster = adviser.forecaster(game, seed)
    plans = [tuple(thought.plan) for thought in thoughts]
    forecasts = forecaster.follow(view, plans, adviser.deals)
    moves = list(zip(thoughts, forecasts, strict=True))
    moves.sort(key=lambda move: _value(move[0], move[1], view), reverse=True)
    best = _value(*moves[0], view)
    until = view.round + forecaster.rounds
    suggestions: list[Suggestion] = []
    for index, (thought, forecast) in enumerate(moves):
        reasons = [facts(game, view, thought.action)]
        if thought.ceiling:
            reasons.append(Message("advice.ceiling", {"bid": thought.ceiling}))
        if len(moves) > 1:
            rival, its_forecast = moves[1 if index == 0 else 0]
            because = comparison(
                forecast.prospect,
                its_forecast.prospect,
                _text(game, rival),
                until,
                is_better=index == 0,
            )
            reasons += [because] if because is not None else []
        value = _value(thought, forecast, view)
        suggestions.append(
            Suggestion(
                tuple(thought.plan),
                _text(game, thought),
                value,
                value / best if best else 1.0,
                thought.ceiling,
                thought.lines + len(forecast.chances),
                tuple(reasons),
            )
        )
    return suggestions


def _value(thought: Thought, forecast: Forecast, view: State) -> float:
    """Return what a move is worth by all lines that began with it."""
    total = sum([chances[view.to_act] for chances in forecast.chances])
    return (sum(thought.values) + total) / (thought.lines + len(forecast.chances))


def _text(game: Game[Any], thought: Thought) -> str:
    return ", ".join([game.write(action) for action in thought.plan])
