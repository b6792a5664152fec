"""The best moves by a bot's judgement, what they are worth, and why."""

from dataclasses import dataclass, replace
from typing import Any, Final

from gridwright.advice.calibration import Estimate
from gridwright.advice.forecast import Actions, Adviser, Forecast, Forecaster, Move
from gridwright.advice.reasons import NamedForecast, comparison, facts, name_of
from gridwright.core.action import Action
from gridwright.core.errors import Message, check_argument, check_at_least_one
from gridwright.core.game import Game
from gridwright.core.notation import Decision
from gridwright.core.phase import State
from gridwright.parts.auction import Bid, Open

LEVEL: Final = "planner@100"
MOST: Final = 5  # suggestions
_CEILING: Final = {False: "advice.ceiling", True: "advice.limit"}  # whether it is bid already
_PRICED: Final = 10  # deals on which it is found how far to bid
_TINY: Final = 0.005  # of the chance to win


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A move, what it is worth, and why."""

    plan: Actions  # one action, or the rest of the turn
    text: str  # in notation
    name: Message  # what it is called in a sentence
    chance: Estimate  # to win with it; never 0 or 1
    behind: Estimate  # by how much the best suggestion is better, on the same deals
    ceiling: int  # how far to bid for what it puts up or bids for; 0 for other moves
    lines: int  # of play that the chance is the mean of
    reasons: tuple[Message, ...]  # the first says what the move does

    @property
    def action(self) -> Action:
        """The first action of the plan."""
        return self.plan[0]

    @property
    def value(self) -> float:
        """The chance to win with it."""
        return self.chance.value

    @property
    def is_equal(self) -> bool:
        """Whether it is about as good as the best, as far as the lines tell."""
        return is_close(self.behind)

    def as_dict(self, language: str = "", context: object = None) -> dict[str, object]:
        """Return the suggestion ready for JSON, with the reasons in *language*.

        The default is the language in use. *context* has the names of a table.
        """
        return {
            "action": self.text,
            "name": self.name.as_dict(language, context)["sentence"],
            "win_chance": self.value,
            "win_chance_margin": self.chance.margin,
            "behind_best": self.behind.value,
            "behind_best_margin": self.behind.margin,
            "is_equal": self.is_equal,
            "ceiling": self.ceiling,
            "lines": self.lines,
            "reasons": [reason.as_dict(language, context)["sentence"] for reason in self.reasons],
        }


def is_close(behind: Estimate) -> bool:
    """Whether chance explains by how much a move is *behind*, or nobody would notice."""
    return behind.low <= 0 or behind.value < _TINY


@dataclass(frozen=True, slots=True)
class _Candidate:
    """A move that may be suggested, and what it leads to."""

    move: Move
    forecast: Forecast
    named: NamedForecast


def advise(  # noqa: PLR0913 - what is asked about, and how
    game: Game[Any],
    view: State,
    level: str = LEVEL,
    *,
    most: int = MOST,
    seed: int = 0,
    played: Actions = (),
) -> list[Suggestion]:
    """Return the best moves of the seat to act in *view*, the best first.

    They depend on the view alone. With a budget in lines the same view gives the same advice. If
    it is known what was *played*, that is among them, however bad it is.
    """
    check_argument("seed", seed, int)
    check_at_least_one("most", most)
    adviser = Adviser(level)
    forecaster = Forecaster(game, seed)
    considered = _with_played(game, adviser.moves(game, view, seed)[:most], played)
    moves = [with_ceiling(forecaster, view, move) for move in considered]
    forecasts = forecaster.follow(view, moves, adviser.deals)
    candidates = [
        _Candidate(move, forecast, NamedForecast(name_of(game, view, move.plan), forecast))
        for move, forecast in zip(moves, forecasts, strict=True)
    ]
    seat = view.to_act
    candidates.sort(key=lambda each: each.forecast.chances[seat], reverse=True)
    behind = [candidates[0].forecast.lead(each.forecast, seat) for each in candidates]
    return [
        Suggestion(
            each.move.plan,
            ", ".join([game.write(action) for action in each.move.plan]),
            each.named.name,
            each.forecast.chance(seat),
            behind[index],
            max(0, each.move.ceiling),
            adviser.deals,
            tuple(_reasons(game, view, candidates, behind, index)),
        )
        for index, each in enumerate(candidates)
    ]


def _with_played(game: Game[Any], moves: list[Move], played: Actions) -> list[Move]:
    """Return *moves*, with what was *played* in place of one that comes to the same."""
    if not played:
        return moves
    others = [move for move in moves if not _come_to_the_same(game, move.plan, played)]
    same = [move for move in moves if move not in others]
    return [*others, replace(same[0] if same else Move(played), plan=played)]


def _come_to_the_same(game: Game[Any], one: Actions, other: Actions) -> bool:
    """Whether two plans have the same actions, in whatever order, ended or not."""
    without_end = [
        sorted([game.write(a) for a in plan if game.phrase(a).decision is not Decision.DONE])
        for plan in (one, other)
    ]
    return without_end[0] == without_end[1]


def with_ceiling(forecaster: Forecaster, view: State, move: Move) -> Move:
    """Return *move*; if it bids or puts an item up, with how far to go for it.

    It is 0 for an item that nobody can outbid its seat for.
    """
    action = move.action
    if isinstance(action, Bid):
        return replace(move, ceiling=max(action.amount, forecaster.ceiling(view, _PRICED)))
    if isinstance(action, Open):
        raised = forecaster.raised(view, action)
        ceiling = 0 if raised is None else forecaster.ceiling(raised, _PRICED)
        return replace(move, ceiling=0 if raised is None else max(action.bid, ceiling))
    return move


def _reasons(
    game: Game[Any],
    view: State,
    candidates: list[_Candidate],
    behind: list[Estimate],
    index: int,
) -> list[Message]:
    """Return what a candidate does, how far to bid, and what speaks for it or against it.

    The best one is compared with the next that is clearly worse, or else with the next. What is as
    good as the best has something that speaks for it.
    """
    own, close = candidates[index], is_close(behind[index])
    reasons = [facts(game, view, own.move.plan)]
    is_limit = game.phrase(own.move.action).number >= own.move.ceiling
    if own.move.ceiling > 0 and (close or not is_limit):
        reasons.append(Message(_CEILING[is_limit], {"bid": own.move.ceiling}))
    if len(candidates) == 1:
        return reasons
    rival = 0
    if index == 0:
        rival = next((n for n, gap in enumerate(behind) if not is_close(gap)), 1)
    because = comparison(own.named, candidates[rival].named, view.round, is_for=close)
    return [*reasons, because] if because is not None else reasons
