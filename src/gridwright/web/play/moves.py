"""What is played: one transaction for one action, answered when it is written.

An action comes with the version of the table that it was made for. One that was written already
is not played again; one for another version is not played at all.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from gridwright.core.errors import GridwrightError, Message
from gridwright.web import models
from gridwright.web.play.shelf import carry_out, is_undo, undo_line
from gridwright.web.play.writing import Change, changing


class Outcome(Enum):
    """What became of an action."""

    DONE = "done"
    AGAIN = "again"  # it was written already: the same request was sent before
    MOVED_ON = "moved_on"  # the table has another version
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class Answer:
    """What became of an action, with the version of the table now and the reason if refused."""

    outcome: Outcome
    version: int
    reason: Message | None = None


Liner = Callable[[Change], str]
"""Returns the line to write, in the spelling of records, or raises `GridwrightError`."""


def play(identifier: str, seat: int, line: str, expected: int) -> Answer:
    """Carry out *line* for *seat*, if the table still has the version *expected*."""
    return _write(identifier, seat, expected, lambda change: _spelled(change, line))


def take_back(identifier: str, seat: int, expected: int) -> Answer:
    """Take back the last action of *seat*, with what bots did since."""
    return _write(identifier, seat, expected, lambda change: undo_line(change.seating.bots))


def _spelled(change: Change, line: str) -> str:
    game = change.table.game
    return game.write(game.parse(line))


def _write(identifier: str, seat: int, expected: int, liner: Liner) -> Answer:
    """Write and play one line, or say why not and change nothing."""
    with changing(identifier) as change:
        row = change.row
        try:
            line = liner(change)
            if expected != row.version:
                is_same = _is_written(row, seat, line, expected)
                return Answer(Outcome.AGAIN if is_same else Outcome.MOVED_ON, row.version)
            if row.state == models.State.WAITING:
                return Answer(Outcome.REFUSED, row.version, Message("web.waiting"))
            if row.state == models.State.ABANDONED:
                return Answer(Outcome.REFUSED, row.version, Message("web.abandoned"))
            carry_out(change.table, seat, line)
        except GridwrightError as error:
            return Answer(Outcome.REFUSED, row.version, error.message)
        models.Action.objects.create(table=row, index=expected, seat=seat, line=line)
        change.keep()
        return Answer(Outcome.DONE, row.version)


def _is_written(row: models.Table, seat: int, line: str, index: int) -> bool:
    """Whether *line* of *seat* stands at *index*; of an undo, whoever the bots were."""
    written = row.actions.filter(index=index, seat=seat).first()
    if written is None:
        return False
    return written.line == line or (is_undo(line) and is_undo(written.line))
