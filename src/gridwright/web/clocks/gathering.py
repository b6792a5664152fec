"""Whether all have come to a live table that is full: its game begins when they have."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from gridwright.web import models

HERE: Final = timedelta(minutes=1)  # somebody whose page was open by then counts as here
GATHERING: Final = timedelta(minutes=3)  # for the others to come


def missing(seats: Sequence[models.Seat], now: datetime) -> list[models.Seat]:
    """Return the seats whose people have no page open; nobody waits for somebody alone."""
    people = [seat for seat in seats if seat.guest is not None]
    if len({seat.guest_id for seat in people}) == 1:
        return []
    return [seat for seat in people if seat.guest is not None and now - seat.guest.seen > HERE]
