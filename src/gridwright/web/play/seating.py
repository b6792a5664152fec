"""Who sits at a table, read once for a request."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from gridwright import words
from gridwright.bots import names
from gridwright.core.events import NOBODY
from gridwright.core.game import SPECTATOR
from gridwright.tables.table import letter
from gridwright.web import models

WITH_OWNERS: Final = ("guest__account__owner__guest",)
"""What is read with seats, so that the name of a bot can be shown with that of its owner."""


@dataclass(frozen=True, slots=True)
class Seating:
    """The seats of a table in their order."""

    seats: tuple[models.Seat, ...]

    @classmethod
    def of(cls, row: models.Table) -> "Seating":
        return cls(shown(row.places.select_related(*WITH_OWNERS)))

    @classmethod
    def at(cls, identifier: str) -> "Seating":
        """Read the seats of the table *identifier*: none where there is no such table."""
        return cls(shown(models.Seat.objects.filter(table=identifier)))

    @property
    def names(self) -> tuple[str, ...]:
        return tuple([seat.name for seat in self.seats])

    @property
    def bots(self) -> frozenset[int]:
        """The seats that bots play, for themselves or as stand-ins."""
        return frozenset([seat.number for seat in self.seats if seat.level])

    def bot_names(self, seed: int) -> tuple[str, ...]:
        """Return by seat who plays there for itself or as a stand-in; "" where a person does."""
        stand_ins = {
            seat.number: names.stand_in(seed, seat.number, self.names)
            for seat in self.seats
            if seat.stand_in
        }
        return tuple(
            [stand_ins.get(seat.number, seat.name if seat.bot else "") for seat in self.seats]
        )

    @property
    def people(self) -> tuple[int, ...]:
        """The keys of the guests who play themselves, each once."""
        guests = [seat.guest_id for seat in self.seats if not seat.level]
        return tuple(dict.fromkeys([guest for guest in guests if guest is not None]))

    @property
    def guests(self) -> tuple[int, ...]:
        """The keys of the guests who have seats, each once, whoever plays there now."""
        guests = [seat.guest_id for seat in self.seats]
        return tuple(dict.fromkeys([guest for guest in guests if guest is not None]))

    @property
    def is_complete(self) -> bool:
        return not any([seat.is_open for seat in self.seats])

    def seats_of(self, guest: models.Guest | None) -> tuple[int, ...]:
        """Return the seats of *guest*: several where people share a screen."""
        if guest is None:
            return ()
        return tuple([seat.number for seat in self.seats if seat.guest_id == guest.pk])

    def seat_of(self, guest: models.Guest | None) -> int:
        """Return the first seat of *guest*; `SPECTATOR` where they have none."""
        own = self.seats_of(guest)
        return own[0] if own else SPECTATOR

    def holder(self, own: tuple[int, ...]) -> int:
        """Return which of the seats *own* has the screen; `NOBODY` where none has."""
        for number in own:
            if self.seats[number].has_screen:
                return number
        return NOBODY


def open_name(number: int) -> str:
    """Return the name of a seat on which nobody sits."""
    return words.text("web.open_name", letter=letter(number))


def make_open(seat: models.Seat) -> None:
    """Let anybody sit at *seat* who is welcome there."""
    seat.guest = None
    seat.has_screen = False
    seat.name = open_name(seat.number)
    seat.save()


def shown(seats: Iterable[models.Seat]) -> tuple[models.Seat, ...]:
    """Return *seats* with a name for each: whoever has left the club has none in the row.

    So readers call them in their own language. Their seats are not written any more.
    """
    present = tuple(seats)
    for seat in present:
        seat.name = seat.name or words.text("web.former_member", letter=letter(seat.number))
    return present
