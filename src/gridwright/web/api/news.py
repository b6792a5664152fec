"""What streams for programs ask the database: who listens, and how far a table or person has come.

It is nothing that only a seat may know: a line says where somebody is asked, and leads to the view.
"""

import time
from dataclasses import dataclass
from typing import Final

from django.db.models import Max
from django.utils import timezone

from gridwright.core.events import NOBODY
from gridwright.tables.table import letter
from gridwright.web import models
from gridwright.web.api.stream_shapes import ChangeLine, OverLine, TurnLine
from gridwright.web.clocks.faces import face_of
from gridwright.web.clocks.rows import clock_of

_UNFINISHED: Final = (models.TableState.WAITING, models.TableState.RUNNING)
_THOUSAND: Final = 1000


@dataclass(frozen=True, slots=True)
class TableNews:
    """How far a table has come, as everybody may know it."""

    table: str
    change: int
    version: int
    state: str
    seat: int  # that is asked; `NOBODY` where a bot of this server acts, or nobody
    guest: int | None  # who plays there
    phase: str
    ranking: tuple[int, ...]
    left: int | None  # milliseconds that the seat has, if there is a clock
    is_running: bool  # the time of that seat does
    read: float  # when this was so, in seconds of `time.monotonic`

    @property
    def is_over(self) -> bool:
        return self.state not in _UNFINISHED

    def turn(self) -> TurnLine:
        """Return the line that says who is asked."""
        return {
            "type": "turn",
            "table": self.table,
            "seat": letter(self.seat),
            "version": self.version,
            "phase": self.phase,
            "time_left": self._time_left(),
        }

    def moved(self) -> ChangeLine:
        """Return the line that says that there is something new to look at."""
        return {
            "type": "change",
            "table": self.table,
            "version": self.version,
            "change": self.change,
        }

    def over(self) -> OverLine:
        """Return the line that says how the game has ended."""
        return {
            "type": "over",
            "table": self.table,
            "state": self.state,
            "version": self.version,
            "ranking": list(self.ranking) or None,
        }

    def _time_left(self) -> float | None:
        if self.left is None:
            return None
        gone = time.monotonic() - self.read if self.is_running else 0.0
        return round(self.left / _THOUSAND - gone, 1)


@dataclass(frozen=True, slots=True)
class PersonNews:
    """Where somebody plays, and of what they were told since."""

    tables: tuple[str, ...]  # that are not over
    notices: tuple[int, ...]  # that are new
    last: int  # the number of the last notice that there is


def of_table(identifier: str) -> TableNews | None:
    """Return how far a table has come; None where there is none."""
    row = models.Table.objects.select_related("clock").filter(pk=identifier).first()
    if row is None:
        return None
    seats = list(row.places.select_related("guest"))
    is_asked = row.is_running and row.to_act != NOBODY and not seats[row.to_act].level
    seat = row.to_act if is_asked else NOBODY
    face = face_of(clock_of(row), seats, timezone.now()) if is_asked else None
    return TableNews(
        table=row.pk,
        change=row.change,
        version=row.version,
        state=row.state,
        seat=seat,
        guest=seats[seat].guest_id if is_asked else None,
        phase=row.phase,
        ranking=tuple(row.ranking),
        left=None if face is None else face.left_of(seat),
        is_running=face is not None and face.is_running,
        read=time.monotonic(),
    )


def of_person(guest: int, after: int | None) -> PersonNews:
    """Return where *guest* plays, and their notices *after* a number; none where None is said."""
    seats = models.Seat.objects.filter(guest=guest, table__state__in=_UNFINISHED)
    games = seats.filter(table__kind=models.TableKind.GAME, has_left=False)
    notices = models.Notice.objects.filter(guest=guest)
    new: tuple[int, ...] = ()
    if after is not None:
        new = tuple(notices.filter(pk__gt=after).order_by("pk").values_list("pk", flat=True))
    last = max(new, default=after)
    if last is None:
        last = notices.aggregate(last=Max("pk"))["last"] or 0
    tables = tuple(sorted(set(games.values_list("table_id", flat=True))))
    return PersonNews(tables, new, last)
