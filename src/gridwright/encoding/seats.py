"""The rows of the seats. Their status changes at every bid, the rest of them seldom."""

from typing import Final

from gridwright.encoding.base import SEATS, place_in
from gridwright.parts.auction import Auction

STATUS_COLUMNS: Final = ("place in the order", "waits to bid", "is out of the auction")

_STATUS_BYTES: Final[tuple[bytes, ...]] = tuple(
    [bytes([status >> 2, status >> 1 & 1, status & 1]) for status in range((SEATS + 1) << 2)]
)


class SeatStatuses:
    """The `STATUS_COLUMNS` of each seat as one number."""

    def __init__(self) -> None:
        """Start without a position."""
        self.by_seat = [0] * SEATS
        # The position they were worked out for:
        self._order: tuple[int, ...] = ()
        self._waiting: tuple[int, ...] = ()
        self._finished = 0

    def update(self, order: tuple[int, ...], auction: Auction) -> None:
        """Work them out again, if anything is different."""
        waiting, finished = auction.waiting, auction.finished
        if order is self._order and waiting is self._waiting and finished == self._finished:
            return
        self._order, self._waiting, self._finished = order, waiting, finished
        for seat in range(auction.seats):
            waits = 2 if place_in(waiting, seat) >= 0 else 0
            self.by_seat[seat] = (place_in(order, seat) + 1) << 2 | waits | finished >> seat & 1


class SeatRow:
    """The row of one seat: the bytes before its status, its status, the bytes after it."""

    def __init__(self) -> None:
        """Start with an empty row."""
        self._front, self._back = b"", b""
        self._status = -1
        self._piece = b""

    def write(self, front: bytes, back: bytes) -> None:
        """Replace what stands around the status."""
        self._front, self._back = front, back
        self._status = -1

    def piece(self, status: int) -> bytes:
        """Return the whole row."""
        if status != self._status:
            self._status = status
            self._piece = self._front + _STATUS_BYTES[status] + self._back
        return self._piece
