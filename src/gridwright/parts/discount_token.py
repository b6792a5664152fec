"""The token that reduces the minimum bid for the lowest card to 1.

It is on a card from the start of an auction phase until that card is sold, a lower card is drawn,
or the phase ends. The token does not know the market.
"""

from dataclasses import dataclass
from typing import Final

DISCOUNTED: Final = 1  # the minimum bid for the card under the token


@dataclass(init=False, slots=True)
class DiscountToken:
    """The token, and the card that it is on."""

    card: int  # 0 if it is not on any
    number: int  # the printed number of that card

    def __init__(self, card: int = 0, number: int = 0) -> None:
        self.card = card
        self.number = number

    def copy(self) -> "DiscountToken":
        return DiscountToken(self.card, self.number)

    def lay(self, card: int, number: int) -> None:
        self.card = card
        self.number = number

    def minimum_bid(self, card: int, number: int) -> int:
        """Return the lowest bid for *card*: its *number*, or 1 under the token."""
        return DISCOUNTED if card == self.card else number

    def leave(self, card: int) -> None:
        """Put the token aside if it is on *card*, which leaves the market."""
        if card == self.card:
            self.put_aside()

    def is_undercut(self, number: int) -> bool:
        """Whether a drawn card with *number* is lower than the card under the token."""
        return number < self.number

    def put_aside(self) -> int:
        """Put the token aside and return the card that it was on, or 0."""
        card = self.card
        self.card = 0
        self.number = 0
        return card
