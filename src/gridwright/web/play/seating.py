"""Who sits at a table, read once for a request."""

from dataclasses import dataclass

from gridwright.core.game import SPECTATOR
from gridwright.web import models


@dataclass(frozen=True, slots=True)
class Seating:
    """The seats of a table in their order."""

    seats: tuple[models.Seat, ...]

    @classmethod
    def of(cls, row: models.Table) -> "Seating":
        """Read the seats of *row*."""
        return cls(tuple(row.places.all()))

    @classmethod
    def at(cls, identifier: str) -> "Seating":
        """Read the seats of the table *identifier*: none where there is no such table."""
        return cls(tuple(models.Seat.objects.filter(table=identifier)))

    @property
    def names(self) -> tuple[str, ...]:
        """How the players are called."""
        return tuple([seat.name for seat in self.seats])

    @property
    def bots(self) -> frozenset[int]:
        """Where bots sit."""
        return frozenset([seat.number for seat in self.seats if seat.bot])

    @property
    def is_complete(self) -> bool:
        """Whether nobody is missing."""
        return not any([seat.is_open for seat in self.seats])

    def seat_of(self, guest: models.Guest | None) -> int:
        """Return where *guest* sits; `SPECTATOR` for everybody else."""
        for seat in self.seats:
            if guest is not None and seat.guest_id == guest.pk:
                return seat.number
        return SPECTATOR
