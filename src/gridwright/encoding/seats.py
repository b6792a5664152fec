"""The rows of the seats, whose standing changes at every bid while the rest of them lies still."""

from typing import Final

from gridwright.encoding.base import SEATS, place_in
from gridwright.parts.auction import Auction

STANDING: Final = ("place in the order", "waits to bid", "is out of the auction")

_STANDINGS: Final[tuple[bytes, ...]] = tuple(
    [bytes([stands >> 2, stands >> 1 & 1, stands & 1]) for stands in range((SEATS + 1) << 2)]
)


class Standings:
    """How each seat stands in the order and in the auction: `STANDING` as one number."""

    def __init__(self) -> None:
        """Know of no position."""
        self.of = [0] * SEATS
        # What was looked at last:
        self._order: tuple[int, ...] = ()
        self._waiting: tuple[int, ...] = ()
        self._finished = 0

    def look(self, order: tuple[int, ...], auction: Auction) -> None:
        """Look again, if anything is different."""
        waiting, finished = auction.waiting, auction.finished
        if order is self._order and waiting is self._waiting and finished == self._finished:
            return
        self._order, self._waiting, self._finished = order, waiting, finished
        for seat in range(auction.seats):
            waits = 2 if place_in(waiting, seat) >= 0 else 0
            self.of[seat] = (place_in(order, seat) + 1) << 2 | waits | finished >> seat & 1


class SeatRow:
    """The row of one seat: what stands in front of `STANDING`, and what stands behind it."""

    def __init__(self) -> None:
        """Say nothing yet."""
        self._front, self._back = b"", b""
        self._stands = -1
        self._piece = b""

    def write(self, front: bytes, back: bytes) -> None:
        """Say this from now on."""
        self._front, self._back = front, back
        self._stands = -1

    def piece(self, stands: int) -> bytes:
        """Return the whole row."""
        if stands != self._stands:
            self._stands = stands
            self._piece = self._front + _STANDINGS[stands] + self._back
        return self._piece
