"""An auction phase among seats: who opens, who may bid, who is out.

Items are sold one at a time to the highest bidder. The part tracks the leader and the bid, who may
still bid, and which seats are out for the phase. It does not know what is sold, how much money
anybody has, or why a seat may not take part.
"""

from dataclasses import dataclass
from typing import Final

from gridwright.core.action import Action, Grid, Series
from gridwright.core.digest import Digest
from gridwright.core.events import NOBODY


@dataclass(frozen=True, slots=True)
class Open(Action):
    """Put an item up for auction with a first bid: ``open 10 11``."""

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
    """The state of the phase, and of the item under the hammer, if any."""

    seats: int
    finished: int  # bit set of the seats that bought or passed in this phase
    sold: int  # how many items were sold in this phase
    item: int  # 0 if nothing is under the hammer
    leader: int
    bid: int
    waiting: tuple[int, ...]  # seats that may still bid, the next one first

    def __init__(self, seats: int) -> None:
        """Start a phase among *seats* seats with nothing under the hammer."""
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
        """Add every field but the number of seats, which never changes."""
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
        """Return the first seat of *order* that has neither bought nor passed, or `NOBODY`."""
        for seat in order:
            if seat < self.seats and not self.finished >> seat & 1:
                return seat
        return NOBODY

    def open_range(self, seat: int, minimum: int, money: int) -> tuple[int, int]:
        """Return the lowest and highest opening bid of *seat*; none is possible if they cross.

        The last seat in the phase pays exactly the minimum, as nobody is left to outbid it.
        """
        if self.finished | 1 << seat == (1 << self.seats) - 1:
            return minimum, min(minimum, money)
        return minimum, money

    def replies(self, money: int, *, minimal: bool) -> list[Action]:
        """Return every raise, or with *minimal* only the lowest, and dropping out."""
        lowest = self.bid + 1
        if lowest > money:
            return [DROP]
        actions = BIDS.between(lowest, lowest if minimal else money)
        actions.append(DROP)
        return actions

    def open(self, item: int, leader: int, bid: int) -> None:
        """Put up *item*; the other seats in the phase reply clockwise."""
        self.item = item
        self.leader = leader
        self.bid = bid
        rivals = [(leader + step) % self.seats for step in range(1, self.seats)]
        self.waiting = tuple([seat for seat in rivals if not self.finished >> seat & 1])

    def raise_bid(self, amount: int) -> None:
        """Let the next seat outbid the leader, who may reply again after all the others."""
        challenger = self.waiting[0]
        self.waiting = self.waiting[1:] + (self.leader,)
        self.leader = challenger
        self.bid = amount

    def drop(self) -> None:
        """Let the next seat leave this auction."""
        self.waiting = self.waiting[1:]

    def leave_phase(self, seat: int) -> None:
        """Let *seat* take no further part in the phase."""
        self.finished |= 1 << seat

    def close(self) -> None:
        """Sell the item to the leader, who takes no further part in the phase."""
        self.leave_phase(self.leader)
        self.sold += 1
        self.item = 0
        self.leader = NOBODY
        self.bid = 0
        self.waiting = ()
