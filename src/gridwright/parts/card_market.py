"""A face-up row of cards kept in ascending order, the deck behind it, and the last card.

Cards are numbers. The last card (Step 3, one more round, Stage 3) lies under the deck at the
start, sorts above every other card, and is never for sale. When it is drawn and what follows
from it is the title's business.
"""

from bisect import bisect_right
from dataclasses import dataclass
from typing import Final

from gridwright.core.rng import Rng

LAST_CARD: Final = 99
CURRENT_SIZE: Final = 4  # cards of the upper row while there are two rows


@dataclass(init=False, slots=True)
class CardMarket:
    """The row and the deck; all cards that are still to come."""

    row: tuple[int, ...]  # face up, ascending, both rows of the board as one
    deck: tuple[int, ...]  # face down, top first
    buried: tuple[int, ...]  # cards of the deck that everybody saw put under it, ascending

    def __init__(self, row: tuple[int, ...], deck: tuple[int, ...]) -> None:
        """Lay out *row*, in any order, beside *deck*."""
        self.row = tuple(sorted(row))
        self.deck = deck
        self.buried = ()

    def copy(self) -> "CardMarket":
        twin = CardMarket.__new__(CardMarket)
        twin.row = self.row
        twin.deck = self.deck
        twin.buried = self.buried
        return twin

    def plants(self) -> tuple[int, ...]:
        """Return the row without the last card."""
        if self.row and self.row[-1] == LAST_CARD:
            return self.row[:-1]
        return self.row

    def has_last_card(self) -> bool:
        """Whether the last card lies in the row."""
        return bool(self.row) and self.row[-1] == LAST_CARD

    def awaits_last_card(self) -> bool:
        """Whether the last card is still in the deck."""
        return LAST_CARD in self.deck

    def take_from_deck(self) -> int:
        """Take the top card of the deck, which must not be empty."""
        card = self.deck[0]
        self.deck = self.deck[1:]
        if card in self.buried:
            self.buried = tuple([other for other in self.buried if other != card])
        return card

    def place(self, card: int) -> None:
        """Put *card* into the row, to the right of an equal one."""
        position = bisect_right(self.row, card)
        self.row = (*self.row[:position], card, *self.row[position:])

    def remove(self, card: int) -> None:
        """Take *card* out of the row."""
        position = self.row.index(card)
        self.row = (*self.row[:position], *self.row[position + 1 :])

    def put_under(self, card: int) -> None:
        """Lay *card* face down under the deck."""
        self.deck = (*self.deck, card)
        self.buried = tuple(sorted((*self.buried, card)))

    def shuffle(self, rng: Rng) -> None:
        """Shuffle what is left of the deck."""
        self.deck = rng.shuffle(self.deck)
