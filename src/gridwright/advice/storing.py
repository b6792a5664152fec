"""Judgements and compared moves as JSON and back: ids and values, never sentences.

What is stored today is read tomorrow in another language, so a reason keeps its message id and
its values, and the names of players are not in it.
"""

from dataclasses import dataclass
from typing import Any, Final

from gridwright.advice.advise import Suggestion
from gridwright.advice.analyse import Judgement
from gridwright.advice.calibration import Estimate
from gridwright.core.errors import Message, Value
from gridwright.core.game import Game

Stored = dict[str, Any]
"""A value as JSON has it."""

_MESSAGE: Final = "id"  # the key by which a stored message is told from other values


@dataclass(frozen=True, slots=True)
class ComparedMove:
    """A move that was considered in a position, with what it is worth."""

    lines: tuple[str, ...]  # one action, or the rest of the turn
    chance: Estimate
    behind: Estimate  # the best
    is_equal: bool  # about as good as the best
    ceiling: int  # how far to bid; 0 for other moves
    reasons: tuple[Message, ...]
    is_played: bool


def stored_judgement(judgement: Judgement) -> Stored:
    reason = judgement.reason
    return {
        "index": judgement.index,
        "round": judgement.round,
        "phase": judgement.phase,
        "seat": judgement.seat,
        "chances": list(judgement.chances),
        "played": list(judgement.played),
        "best": list(judgement.best),
        "chance": _stored_estimate(judgement.chance),
        "gain": _stored_estimate(judgement.gain),
        "reason": None if reason is None else _stored_message(reason),
    }


def judgement_of(stored: Stored) -> Judgement:
    reason = stored["reason"]
    return Judgement(
        stored["index"],
        stored["round"],
        stored["phase"],
        stored["seat"],
        tuple(stored["chances"]),
        tuple(stored["played"]),
        tuple(stored["best"]),
        Estimate(*stored["chance"]),
        Estimate(*stored["gain"]),
        None if reason is None else _message(reason),
    )


def stored_move(game: Game[Any], suggestion: Suggestion, *, is_played: bool) -> Stored:
    return {
        "lines": [game.write(action) for action in suggestion.plan],
        "chance": _stored_estimate(suggestion.chance),
        "behind": _stored_estimate(suggestion.behind),
        "is_equal": suggestion.is_equal,
        "ceiling": suggestion.ceiling,
        "reasons": [_stored_message(reason) for reason in suggestion.reasons],
        "is_played": is_played,
    }


def move_of(stored: Stored) -> ComparedMove:
    return ComparedMove(
        tuple(stored["lines"]),
        Estimate(*stored["chance"]),
        Estimate(*stored["behind"]),
        stored["is_equal"],
        stored["ceiling"],
        tuple([_message(reason) for reason in stored["reasons"]]),
        stored["is_played"],
    )


def _stored_estimate(estimate: Estimate) -> list[float]:
    return [estimate.value, estimate.margin]


def _stored_message(message: Message) -> Stored:
    values = {key: _stored_value(value) for key, value in message.values.items()}
    return {_MESSAGE: message.id, "values": values, "clauses": list(message.clauses)}


def _stored_value(value: Value) -> object:
    if isinstance(value, Message):
        return _stored_message(value)
    return list(value) if isinstance(value, tuple) else value


def _message(stored: Stored) -> Message:
    values = {key: _value(value) for key, value in stored["values"].items()}
    return Message(stored[_MESSAGE], values, tuple(stored["clauses"]))


def _value(stored: Any) -> Value:  # noqa: ANN401 - whatever JSON has
    if isinstance(stored, dict):
        return _message(stored)
    if isinstance(stored, list):
        return tuple(stored)
    value: Value = stored
    return value
