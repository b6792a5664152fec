"""What a puzzle is: a position, the choices of the seat to act, and which of them are right.

A choice is a whole turn, or one decision of an auction. It is known by what it does, so cities in
another order and purchases in other portions are the same choice; so is a plant put up for another
bid.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final, Self

from gridwright.advice.forecast import Actions
from gridwright.advice.turns import Effect, effect
from gridwright.core.action import Action
from gridwright.core.draft import Draft
from gridwright.core.errors import Message, Value
from gridwright.core.game import Game
from gridwright.core.notation import Decision
from gridwright.core.phase import State

AUCTION: Final = "auction"
RESOURCES: Final = "resources"
BUILDING: Final = "building"
POWER: Final = "power"
END: Final = "end"  # the game is over when this round or the next one ends
KINDS: Final = (AUCTION, RESOURCES, BUILDING, POWER, END)

_ID_BYTES: Final = 5


@dataclass(frozen=True, slots=True)
class Choice:
    """A turn or a decision, and what it is worth to the seat."""

    plan: tuple[str, ...]  # in notation, without what ends the turn; empty for doing nothing
    chance: float  # to win with it


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position and what can be done in it."""

    title: str
    board: str
    seats: int
    kind: str
    round: int
    seat: int  # who is to act
    position: str  # one line: what that seat knows
    choices: tuple[Choice, ...]  # the best first
    right: int  # how many of them, from the first on, are right
    played: int  # which of them was played in the game; -1 if none of them was
    tempting: int  # the best of the wrong choices that a bot made
    reason: Message | None  # why the best choice is better than that
    bots: tuple[str, ...]  # that played the game, by seat
    seed: int  # of that game
    content: str  # hash of the cards, numbers and map that it is for

    @property
    def id(self) -> str:
        """A short name that only depends on the position."""
        return id_of(self.position)

    @property
    def wrong(self) -> tuple[Choice, ...]:
        """The choices that are not right, the best first."""
        return self.choices[self.right :]

    @property
    def loss(self) -> float:
        """What the tempting choice gives away."""
        return self.choices[0].chance - self.choices[self.tempting].chance

    def is_auction(self, game: Game[Any]) -> bool:
        """Whether something can be put up, also at the end of the game."""
        lines = [line for choice in self.choices for line in choice.plan]
        return any([game.phrase(game.parse(line)).decision is Decision.OPEN for line in lines])

    def choice_of(self, game: Game[Any], plan: Actions) -> int:
        """Return which of the choices *plan* is; -1 if it is none of them."""
        done = answer(game, plan)
        for index, choice in enumerate(self.choices):
            if answer(game, [game.parse(line) for line in choice.plan]) == done:
                return index
        return -1

    def as_line(self) -> str:
        """Return the puzzle as one line of JSON; `from_line` reads it back."""
        return json.dumps(self.as_fields(), separators=(",", ":"), ensure_ascii=False)

    def as_fields(self) -> dict[str, object]:
        """Return the puzzle ready for JSON; `from_fields` reads it back."""
        return {
            "title": self.title,
            "board": self.board,
            "seats": self.seats,
            "kind": self.kind,
            "round": self.round,
            "seat": self.seat,
            "position": self.position,
            "choices": [[*choice.plan, choice.chance] for choice in self.choices],
            "right": self.right,
            "played": self.played,
            "tempting": self.tempting,
            "reason": None if self.reason is None else _written(self.reason),
            "bots": self.bots,
            "seed": self.seed,
            "content": self.content,
        }

    @classmethod
    def from_line(cls, line: str) -> Self:
        """Return the puzzle that `as_line` wrote."""
        return cls.from_fields(json.loads(line))

    @classmethod
    def from_fields(cls, fields: Mapping[str, Any]) -> Self:
        """Return the puzzle with the *fields* of a line."""
        reason = fields["reason"]
        choices = tuple([Choice(tuple(lines), chance) for *lines, chance in fields["choices"]])
        return cls(
            **{
                **fields,
                "choices": choices,
                "reason": None if reason is None else _read(reason),
                "bots": tuple(fields["bots"]),
            }
        )


def id_of(position: str) -> str:
    """Return a short name for the turn of a *position*."""
    return blake2b(position.encode(), digest_size=_ID_BYTES).hexdigest()


def whole_turn(game: Game[Any], view: State, lines: Sequence[str]) -> Actions:
    """Return *lines* as a turn of the seat to act in *view*, with what ends it."""
    draft: Draft[Any] = Draft(game, view, view.to_act)
    for line in lines:
        draft.add(game.parse(line))
    closing = None if draft.is_complete else game.closing(draft.state)
    return tuple(draft.actions if closing is None else [*draft.actions, closing])


def answer(game: Game[Any], plan: Sequence[Action]) -> Effect | str:
    """Return what *plan* does; a plant that is put up is the same for any bid."""
    if plan and (phrase := game.phrase(plan[0])).decision is Decision.OPEN:
        return phrase.target
    return effect(game, tuple(plan))


def _written(message: Message) -> list[object]:
    values = {
        key: _written(value) if isinstance(value, Message) else value
        for key, value in message.values.items()
    }
    return [message.id, values]


def _read(written: list[Any]) -> Message:
    identifier, values = written
    return Message(identifier, {key: _value(value) for key, value in values.items()})


def _value(value: Any) -> Value:  # noqa: ANN401 - whatever JSON has
    """Return a value of a message: a list with a dictionary in it is a message of its own."""
    if not isinstance(value, list):
        simple: Value = value
        return simple
    if len(value) == 2 and isinstance(value[1], dict):  # noqa: PLR2004 - as `_written` makes them
        return _read(value)
    return tuple(value)
