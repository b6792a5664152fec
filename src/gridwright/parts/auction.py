"""An ascending auction among seats.

It knows who leads, with how much, and who may still speak. It does not know what is sold,
who can pay, or why a seat may not take part.
"""

from dataclasses import dataclass

_NOBODY = -1


@dataclass(init=False, slots=True)
class Auction:
    """One item under the hammer, or none."""

    item: int  # 0 when nothing is on offer
    leader: int
    bid: int
    waiting: tuple[int, ...]  # seats that may still bid, next to speak first

    def __init__(self) -> None:
        """Start with nothing on offer."""
        self.item = 0
        self.leader = _NOBODY
        self.bid = 0
        self.waiting = ()

    def copy(self) -> "Auction":
        twin = Auction()
        twin.item = self.item
        twin.leader = self.leader
        twin.bid = self.bid
        twin.waiting = self.waiting
        return twin

    def open(self, item: int, leader: int, bid: int, waiting: tuple[int, ...]) -> None:
        """Put up *item*; *waiting* are the other seats that may bid, next to speak first."""
        self.item = item
        self.leader = leader
        self.bid = bid
        self.waiting = waiting

    def raise_bid(self, amount: int) -> None:
        """The next seat outbids the leader, who will speak again after all the others."""
        challenger = self.waiting[0]
        self.waiting = (*self.waiting[1:], self.leader)
        self.leader = challenger
        self.bid = amount

    def drop(self) -> None:
        """The next seat leaves this auction for good."""
        self.waiting = self.waiting[1:]

    def is_won(self) -> bool:
        """Whether an item is on offer and nobody is left to outbid the leader."""
        return self.item != 0 and not self.waiting

    def close(self) -> None:
        """Take the item off the block."""
        self.item = 0
        self.leader = _NOBODY
        self.bid = 0
        self.waiting = ()


def clockwise(seats: int, after: int, eligible: int) -> tuple[int, ...]:
    """Return the seats of the bit set *eligible* round the table, beginning left of *after*."""
    circle = [(after + step) % seats for step in range(1, seats)]
    return tuple([seat for seat in circle if eligible >> seat & 1])
