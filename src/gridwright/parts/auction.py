"""An auction phase among seats: who opens, who may bid, who is out.

One item at a time is sold to the highest bidder. The part knows who leads, with how much, who
may still speak, and which seats are out for the phase. It does not know what is sold, how much
anybody has, or why a seat may not take part.
"""

from dataclasses import dataclass
from typing import Final

from gridwright.core.action import Action, Grid, Series
from gridwright.core.digest import Digest
from gridwright.core.events import NOBODY


@dataclass(frozen=True, slots=True)
class Open(Action):
    """Put an item up with a first bid: ``open 10 11``."""

    item: int
    bid: int


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Outbid the leader: ``bid 12``."""

    amount: int


@dataclass(frozen=True, slots=True)
class Drop(Action):
    """Leave this auction: ``drop``."""


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Leave the auction phase without buying: ``pass``."""


DROP: Final = Drop()
PASS: Final = Pass()
OPENS: Final = Grid(Open)
BIDS: Final = Series[Action](Bid)


@dataclass(init=False, slots=True)
class Auction:
    """The phase, and the item under the hammer, if any."""

    seats: int
    finished: int  # seats that bought or passed in this phase, as a bit set
    sold: int  # items sold in this phase
    item: int  # 0 when nothing is on offer
    leader: int
    bid: int
    waiting: tuple[int, ...]  # seats that may still bid, next to speak first

    def __init__(self, seats: int) -> None:
        """Start a phase among *seats* with nothing on offer."""
        self.seats = seats
        self.finished = 0
        self.sold = 0
        self.item = 0
        self.leader = NOBODY
        self.bid = 0
        self.waiting = ()

    def copy(self) -> "Auction":
        twin = Auction(self.seats)
        twin.finished = self.finished
        twin.sold = self.sold
        twin.item = self.item
        twin.leader = self.leader
        twin.bid = self.bid
        twin.waiting = self.waiting
        return twin

    def add_to(self, digest: Digest) -> None:
        """Add who is out, and the item under the hammer."""
        digest.add(self.finished)
        digest.add(self.sold)
        digest.add(self.item)
        digest.add(self.leader)
        digest.add(self.bid)
        digest.add_tuple(self.waiting)

    def begin_phase(self) -> None:
        """Let every seat take part again."""
        self.finished = 0
        self.sold = 0

    def opener(self, order: tuple[int, ...]) -> int:
        """Return the first seat of *order* that neither bought nor passed, or `NOBODY`."""
        for seat in order:
            if seat < self.seats and not self.finished >> seat & 1:
                return seat
        return NOBODY

    def open_range(self, seat: int, minimum: int, money: int) -> tuple[int, int]:
        """Return the lowest and highest bid with which *seat* may open; none if they cross.

        The last seat that takes part pays just the minimum, as nobody can outbid it.
        """
        if self.finished | 1 << seat == (1 << self.seats) - 1:
            return minimum, min(minimum, money)
        return minimum, money

    def replies(self, money: int, *, minimal: bool) -> list[Action]:
        """Return every raise, or with *minimal* only the lowest, and leaving the auction."""
        lowest = self.bid + 1
        if lowest > money:
            return [DROP]
        found = BIDS.between(lowest, lowest if minimal else money)
        found.append(DROP)
        return found

    def open(self, item: int, leader: int, bid: int) -> None:
        """Put up *item*; the other seats of the phase speak in turn, clockwise."""
        self.item = item
        self.leader = leader
        self.bid = bid
        rivals = [(leader + step) % self.seats for step in range(1, self.seats)]
        self.waiting = tuple([seat for seat in rivals if not self.finished >> seat & 1])

    def raise_bid(self, amount: int) -> None:
        """The next seat outbids the leader, who will speak again after all the others."""
        challenger = self.waiting[0]
        self.waiting = self.waiting[1:] + (self.leader,)
        self.leader = challenger
        self.bid = amount

    def drop(self) -> None:
        """The next seat leaves this auction for good."""
        self.waiting = self.waiting[1:]

    def leave_phase(self, seat: int) -> None:
        """*seat* takes no further part in the phase."""
        self.finished |= 1 << seat

    def close(self) -> None:
        """Sell the item to the leader, who takes no further part in the phase."""
        self.leave_phase(self.leader)
        self.sold += 1
        self.item = 0
        self.leader = NOBODY
        self.bid = 0
        self.waiting = ()
