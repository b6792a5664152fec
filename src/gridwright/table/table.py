"""One game being played: seats with names, the log, undo.

It knows any title through the contract of `core.game` and nothing else of it. Every action of
a person passes `Table.play`: it is checked, carried out on a copy, and only then kept.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from gridwright.content.types import Library
from gridwright.core.errors import (
    ALLOWED,
    Explanation,
    GridwrightError,
    IllegalActionError,
    SetupError,
)
from gridwright.core.events import Event, EventSink
from gridwright.core.action import Action
from gridwright.core.game import Game, State, Stated
from gridwright.games.registry import open_game
from gridwright.table import narrate

Chance = tuple[str, tuple[str, ...]]
"""The stated outcome of one shuffle during play: its key and its words."""


@dataclass(frozen=True, slots=True)
class TableSpec:
    """What must be known to lay a table; the header of a record."""

    title: str
    board: str
    seats: int
    names: tuple[str, ...] = ()
    options: dict[str, str] = field(default_factory=dict)
    seed: int | None = None
    stated: Stated = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Move:
    """One action as it was played."""

    round: int
    seat: int
    action: Action
    chance: tuple[Chance, ...]  # stated outcomes of the shuffles that it caused
    events: tuple[Event, ...]


class UnusedChanceError(GridwrightError):
    """A shuffle was stated that did not take place."""

    def __init__(self, index: int) -> None:
        """Keep the *index* of the first outcome that was not used."""
        super().__init__("Nothing is shuffled here.")
        self.index = index


class Table:
    """A game being played."""

    def __init__(self, spec: TableSpec, library: Library) -> None:
        """Lay the table, or raise `SetupError`."""
        self.spec = spec
        self.game = _game(spec, library)
        self.names = spec.names or tuple([letter(seat) for seat in range(spec.seats)])
        if len(self.names) != spec.seats:
            raise SetupError(f"{spec.seats} seats need {spec.seats} names.", "names")
        self.state: State = self.game.new(spec.seed, spec.stated)
        self.layout: Stated = self.game.layout(self.state)
        self.moves: list[Move] = []
        self._before: list[State] = []  # states since the last reveal, for undo

    # Asking

    @property
    def to_act(self) -> int:
        """The seat that must decide, or `NOBODY` at the end."""
        return self.game.to_act(self.state)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.to_act < 0

    def legal_actions(self) -> list[Action]:
        """Return everything the seat to act may do."""
        return self.game.legal_actions(self.state)

    def view(self, seat: int) -> State:
        """Return what *seat* may know; `SPECTATOR` sees what everybody sees."""
        view: State = self.game.view(self.state, seat)
        return view

    def why_not(self, action: Action, seat: int | None = None) -> Explanation | None:
        """Return why *seat*, by default the one to act, may not do *action*; None if it may."""
        if seat is not None and seat != self.to_act and not self.is_over:
            values: dict[str, int | str] = {"seat": letter(seat), "to_act": letter(self.to_act)}
            return Explanation("not_your_turn", values, ())
        if self.game.refusal(self.state, action) is ALLOWED:
            return None
        return self.game.explain(self.state, action)

    def events(self) -> list[Event]:
        """Return everything that has happened."""
        return [event for move in self.moves for event in move.events]

    # Playing

    def play(
        self, action: Action, seat: int | None = None, chance: Iterable[Chance] = ()
    ) -> tuple[Event, ...]:
        """Carry out *action*, or raise `IllegalActionError` and change nothing.

        *chance* states the outcomes of the shuffles that the action causes; one that is not a
        permutation raises `StatedChanceError`, one that is not used `UnusedChanceError`.
        """
        reason = self.why_not(action, seat)
        if reason is not None:
            raise IllegalActionError(reason, narrate.refusal(reason, self.game))
        stated = tuple(chance)
        after = self.state.copy()
        after.rng.stated = tuple([(key, self.game.chance(key, words)) for key, words in stated])
        sink = EventSink()
        mover, number = self.to_act, self.game.round_of(self.state)
        self.game.apply(after, action, sink)
        if after.rng.stated:
            raise UnusedChanceError(len(stated) - len(after.rng.stated))
        events = tuple(sink.events)
        if any(event.reveals for event in events):
            self._before.clear()
        else:
            self._before.append(self.state)
        self.state = after
        self.moves.append(Move(number, mover, action, stated, events))
        return events

    def play_text(self, text: str, seat: int | None = None) -> tuple[Event, ...]:
        """Carry out an action in notation."""
        return self.play(self.game.parse(text), seat)

    # Taking back

    @property
    def can_undo(self) -> bool:
        """Whether the last action may be taken back: nothing was revealed since."""
        return bool(self._before)

    def undo(self) -> Move:
        """Take back the last action; raise `SetupError` if something was revealed since."""
        if not self._before:
            raise SetupError("Nothing can be taken back: the last action showed something new.")
        self.state = self._before.pop()
        return self.moves.pop()


def _game(spec: TableSpec, library: Library) -> Game[Any]:
    return open_game(library, spec.title, spec.board, spec.seats, spec.options)


def letter(seat: int) -> str:
    """Return the letter of *seat*: A for seat 0."""
    return chr(ord("A") + seat)
