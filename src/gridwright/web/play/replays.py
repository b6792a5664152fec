"""Games played again: where rounds, phases and turns begin, and any position on the way.

No position is stored. A game is played once from its beginning to its end, which leaves a position
in memory every hundred actions: the one that is wanted is played from there.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from gridwright.core.events import Event
from gridwright.core.game import SPECTATOR, Game
from gridwright.core.phase import State
from gridwright.tables import record
from gridwright.tables.commitment import Commitment
from gridwright.tables.replay import replay
from gridwright.tables.table import Move, Table, TableSpec
from gridwright.web import models
from gridwright.web.library import library
from gridwright.web.play.commitments import published
from gridwright.web.play.seating import Seating
from gridwright.web.play.table_cache import TABLE_CACHE
from gridwright.web.play.turn_times import TurnTime
from gridwright.web.recent import RecentValues

_REMEMBERED: Final = 64  # games
_APART: Final = 100  # actions between two positions that are kept

UNITS: Final = ("action", "turn", "phase", "round")
"""The units in which one can go through a game, the smallest first."""


@dataclass(frozen=True, slots=True)
class Recording:
    """A game as it was played, and the seat whose view is shown of it."""

    key: tuple[str, int]  # in caches: it never means another game
    spec: TableSpec
    game: Game[Any]
    opening: tuple[Event, ...]
    moves: tuple[Move, ...]
    names: tuple[str, ...]
    seat: int
    is_over: bool
    is_open: bool  # nothing is hidden any more
    places: tuple[int, ...]  # by seat, once it is over
    reconstructed: tuple[str, ...]
    commitment: Commitment | None = None  # to the seed, where a table has shown one
    hints: tuple[int, ...] = ()  # that each seat has asked for, at a table
    turn_times: tuple[TurnTime, ...] = ()  # at a table with a clock

    def shown(self, state: State) -> State:
        """Return what may be seen of a position of it."""
        seen: State = state if self.is_open else self.game.view(state, self.seat)
        return seen


@dataclass(frozen=True, slots=True)
class PlayedAction:
    """The round, phase and seat of one action."""

    round: int
    phase: str
    seat: int


# Recordings


def of_table(identifier: str, guest: models.Guest | None) -> Recording | None:
    """Return the game of a table as *guest* may see it; None where there is no such table."""
    row = models.Table.objects.filter(pk=identifier).first()
    if row is None:
        return None
    seating = Seating.of(row)
    with TABLE_CACHE.borrow(identifier) as cached:
        table = cached.catch_up(row, seating.names)
        key = (identifier, row.version)
        recording = _recording(key, table, _viewer(seating, guest), is_open=table.is_over)
        hints = tuple([seat.hints for seat in seating.seats])
        commitment = published(row, is_over=table.is_over)
        times = cached.turn_times
        return replace(recording, commitment=commitment, hints=hints, turn_times=times)


def _viewer(seating: Seating, guest: models.Guest | None) -> int:
    """Return the seat whose view *guest* has: none for a guest with several seats."""
    own = [seat.number for seat in seating.seats if guest and seat.guest_id == guest.pk]
    return own[0] if len(own) == 1 else SPECTATOR


def of_record(saved: models.SavedRecord) -> Recording:
    """Return the game of a record, for whoever has its address."""
    return _RECORDINGS.get(saved.pk, lambda: read(saved.text, saved.pk))


def of_text(text: str, key: str) -> Recording:
    """Return the game of a record that never changes and is known by *key*."""
    return _RECORDINGS.get(key, lambda: read(text, key))


def read(text: str, key: str = "") -> Recording:
    """Return the game of the record *text*, or raise `RecordError` with the line that is wrong.

    A game with hidden money that is not over may still be running somewhere, and its public record
    may have come from somebody who watches it: it is shown as its spectators see it.
    Without a *key* it is its text that tells it from other games.
    """
    table = replay(record.read(text), library())
    return _recording((key or text, 0), table, SPECTATOR, is_open=not _hides_money(table))


def of_position(table: Table, line: str) -> Recording:
    """Return the game that has just begun at *table* with the position *line*."""
    return _recording((line, 0), table, SPECTATOR, is_open=not _hides_money(table))


def _hides_money(table: Table) -> bool:
    standing, view = table.game.standing, table.view(SPECTATOR)
    return not all([standing(view, seat).is_exact for seat in range(table.spec.seats)])


_RECORDINGS: Final[RecentValues[Recording]] = RecentValues(_REMEMBERED)


def _recording(key: tuple[str, int], table: Table, seat: int, *, is_open: bool) -> Recording:
    return Recording(
        key=key,
        spec=table.spec,
        game=table.game,
        opening=table.opening,
        moves=tuple(table.moves),
        names=table.names,
        seat=seat,
        is_over=table.is_over,
        is_open=is_open,
        places=tuple(table.ranking()) if table.is_over else (),
        reconstructed=table.reconstructed,
    )


# Playing again


def states(recording: Recording) -> Iterator[State]:
    """Yield every position of a game: as it was laid, and after each action."""
    table = Table(recording.spec, library())
    yield table.state
    for move in recording.moves:
        table.play(move.action, move.seat, move.chance)
        yield table.state


@dataclass(frozen=True, slots=True)
class Playthrough:
    """What is kept of a game that was played again."""

    course: tuple[PlayedAction, ...]
    milestones: tuple[State, ...]  # the positions after every hundred actions, the first included


def position(recording: Recording, at: int) -> State:
    """Return the position after *at* actions, which must have been played."""
    milestones = _playthrough(recording).milestones
    number = at // _APART
    table = Table(recording.spec, library())
    table.state = milestones[number]
    for move in recording.moves[number * _APART : at]:
        table.play(move.action, move.seat, move.chance)
    return table.state


def seen_after(recording: Recording, actions: int) -> State:
    """Return what may be seen of the position after so many *actions*, or of the last one."""
    return recording.shown(position(recording, min(actions, len(recording.moves))))


def course_of(recording: Recording) -> tuple[PlayedAction, ...]:
    return _playthrough(recording).course


def _playthrough(recording: Recording) -> Playthrough:
    return _PLAYTHROUGHS.get(recording.key, lambda: _played(recording))


_PLAYTHROUGHS: Final[RecentValues[Playthrough]] = RecentValues(_REMEMBERED)


def _played(recording: Recording) -> Playthrough:
    phase_of, moves = recording.game.phase_of, recording.moves
    course: list[PlayedAction] = []
    milestones: list[State] = []
    for index, state in enumerate(states(recording)):
        if index % _APART == 0:
            milestones.append(state)
        if index < len(moves):
            move = moves[index]
            course.append(PlayedAction(move.round, phase_of(state), move.seat))
    return Playthrough(tuple(course), tuple(milestones))


def starts(course: tuple[PlayedAction, ...], unit: str) -> list[int]:
    """Return after how many actions each *unit* of the game begins, and where the last ends."""
    if unit == "action":
        return list(range(len(course) + 1))
    begins = [0]
    for index in range(1, len(course)):
        if _part(course[index], unit) != _part(course[index - 1], unit):
            begins.append(index)
    return [*begins, len(course)] if course else begins


def _part(action: PlayedAction, unit: str) -> tuple[object, ...]:
    whole = (action.round, action.phase, action.seat)
    return whole[: len(UNITS) - UNITS.index(unit)]
