"""What everyone knows about a deck, as numbers; computed only when the deck changes."""

from typing import Final

from gridwright.encoding.base import Field
from gridwright.parts.card_market import LAST_CARD, UNKNOWN_LARGE, UNKNOWN_SMALL, visible_deck

DECK: Final = Field(
    "deck",
    1,
    ("cards", "last card is ahead", "last card lies open", "next is small", "next is large"),
    "What everyone knows about the deck.",
)


class DeckField:
    """The field `DECK` of one table."""

    def __init__(self, small: tuple[int, ...], known_top: int, *, backs: bool) -> None:
        """Take its *small* cards, a top card that is always the same, whether *backs* differ."""
        self._small = small
        self._known_top = known_top
        self._backs = backs
        self._deck: tuple[int, ...] = ()
        self._covered, self._open = bytes(len(DECK.columns)), bytes((0, 0, 1, 0, 0))
        self.top = 0  # the next card, or its back; 0 where there is none

    def piece(self, deck: tuple[int, ...], *, is_open: bool) -> bytes:
        """Return the field. Whether the last card lies open cannot be seen from the deck."""
        if deck is not self._deck:
            self._update(deck)
        return self._open if is_open else self._covered

    def _update(self, deck: tuple[int, ...]) -> None:
        self._deck = deck
        ahead = 1 if _holds_last_card(deck) else 0
        self.top = 0
        if deck:  # what lies between the two does not change what is seen of the first
            ends = (deck[0], LAST_CARD) if ahead else (deck[0],)
            self.top = visible_deck(ends, self._known_top, self._small, shows_backs=self._backs)[0]
        small, large = 1 if self.top == UNKNOWN_SMALL else 0, 1 if self.top == UNKNOWN_LARGE else 0
        self._covered = bytes([len(deck), ahead, 0, small, large])
        self._open = bytes([len(deck), ahead, 1, small, large])


def _holds_last_card(deck: tuple[int, ...]) -> bool:
    """Whether the last card lies in *deck*; it lies near the bottom, so search from there."""
    for place in range(len(deck) - 1, -1, -1):
        if deck[place] == LAST_CARD:
            return True
    return False
