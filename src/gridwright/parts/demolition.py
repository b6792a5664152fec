"""The Demolition Contractor: compensation for plants removed at the limit.

Each card of a stack has an amount for the first removal of an auction phase and one for every
further removal. The top card goes at the end of a phase in which it paid; the last card stays.
"""

from dataclasses import dataclass

from gridwright.content.types import DemolitionCard
from gridwright.core.digest import Digest


@dataclass(init=False, slots=True)
class Demolition:
    """The stack, and how often its top card has paid in this phase."""

    cards: tuple[DemolitionCard, ...]  # the whole stack; empty without the expansion
    top: int  # index of the current card
    removals: int  # how many plants were compensated in this phase

    def __init__(self, cards: tuple[DemolitionCard, ...], top: int = 0, removals: int = 0) -> None:
        self.cards = cards
        self.top = top
        self.removals = removals

    def copy(self) -> "Demolition":
        return Demolition(self.cards, self.top, self.removals)

    def add_to(self, digest: Digest) -> None:
        """Add the current card, and how often it has paid."""
        digest.add(self.top)
        digest.add(self.removals)

    def compensate(self) -> int:
        """Count one removal and return what it pays."""
        if not self.cards:
            return 0
        self.removals += 1
        card = self.cards[self.top]
        return card.first if self.removals == 1 else card.others

    def end_phase(self) -> bool:
        """Close the auction phase; return whether a card left the stack."""
        paid = self.removals > 0
        self.removals = 0
        if paid and self.top + 1 < len(self.cards):
            self.top += 1
            return True
        return False
