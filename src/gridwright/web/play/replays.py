"""Games played again: where rounds, phases and turns begin, and any position on the way.

No position is kept. A game is played from its beginning to the one that is asked for, which takes
some hundredths of a second at most.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from gridwright.content.load import load
from gridwright.core.events import Event
from gridwright.core.game import SPECTATOR, Game, State
from gridwright.tables import record
from gridwright.tables.replay import replay
from gridwright.tables.table import Move, Table, TableSpec
from gridwright.web import models
from gridwright.web.play.memory import Memory
from gridwright.web.play.seating import Seating
from gridwright.web.play.shelf import SHELF

_REMEMBERED: Final = 64  # courses of games

UNITS: Final = ("action", "turn", "phase", "round")
"""By what one can go through a game, the smallest first."""


@dataclass(frozen=True, slots=True)
class Script:
    """A game as it was played, and with whose eyes it is seen again."""

    key: tuple[str, int]  # by which it is remembered: it never means another game
    spec: TableSpec
    game: Game[Any]
    opening: tuple[Event, ...]
    moves: tuple[Move, ...]
    names: tuple[str, ...]
    seat: int
    is_over: bool
    is_open: bool  # nothing of it is hidden from anybody
    places: tuple[int, ...]  # by seat, once it is over
    reconstructed: tuple[str, ...]

    def shown(self, state: State) -> State:
        """Return what may be seen of a position of it."""
        seen: State = state if self.is_open else self.game.view(state, self.seat)
        return seen


@dataclass(frozen=True, slots=True)
class Stop:
    """One action: in which round and phase it was taken, and by whom."""

    round: int
    phase: str
    seat: int


# Scripts


def of_table(identifier: str, guest: models.Guest | None) -> Script | None:
    """Return the game of a table as *guest* may see it; None where there is no such table."""
    row = models.Table.objects.filter(pk=identifier).first()
    if row is None:
        return None
    seating = Seating.of(row)
    with SHELF.live(identifier) as live:
        table = live.catch_up(row, seating.names)
        key = (identifier, row.version)
        return _script(key, table, _eyes(seating, guest), is_open=table.is_over)


def _eyes(seating: Seating, guest: models.Guest | None) -> int:
    """Return whose eyes those of *guest* are; of who has several seats, those of nobody."""
    own = [seat.number for seat in seating.seats if guest and seat.guest_id == guest.pk]
    return own[0] if len(own) == 1 else SPECTATOR


def of_record(kept: models.Kept) -> Script:
    """Return the game of a record, which is open to whoever has its address."""
    return _TABLES.get(kept.pk, lambda: read(kept.text, kept.pk))


def read(text: str, key: str = "") -> Script:
    """Return the game of the record *text*, or raise `RecordError` with the line that is wrong."""
    table = replay(record.read(text), load())
    return _script((key, 0), table, SPECTATOR, is_open=True)


_TABLES: Final[Memory[Script]] = Memory(_REMEMBERED)


def _script(key: tuple[str, int], table: Table, seat: int, *, is_open: bool) -> Script:
    return Script(
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


def states(script: Script) -> Iterator[State]:
    """Yield every position of a game: as it was laid, and after each action."""
    table = Table(script.spec, load())
    yield table.state
    for move in script.moves:
        table.play(move.action, move.seat, move.chance)
        yield table.state


def position(script: Script, at: int) -> State:
    """Return the position after *at* actions, of which there must be so many."""
    return next(islice(states(script), at, None))


def stops(script: Script) -> tuple[Stop, ...]:
    """Return what kind of action each one was."""
    return _COURSES.get(script.key, lambda: _stops(script))


_COURSES: Final[Memory[tuple[Stop, ...]]] = Memory(_REMEMBERED)


def _stops(script: Script) -> tuple[Stop, ...]:
    phase_of = script.game.phase_of
    before = zip(states(script), script.moves, strict=False)
    return tuple([Stop(move.round, phase_of(state), move.seat) for state, move in before])


def starts(course: tuple[Stop, ...], unit: str) -> list[int]:
    """Return after how many actions each *unit* of the game begins, and where the last ends."""
    if unit == "action":
        return list(range(len(course) + 1))
    found = [0]
    for index in range(1, len(course)):
        if _part(course[index], unit) != _part(course[index - 1], unit):
            found.append(index)
    return [*found, len(course)] if course else found


def _part(stop: Stop, unit: str) -> tuple[object, ...]:
    """Return what two actions of the same *unit* have in common."""
    whole = (stop.round, stop.phase, stop.seat)
    return whole[: len(UNITS) - UNITS.index(unit)]
