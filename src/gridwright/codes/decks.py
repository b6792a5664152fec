"""A deck as numbers: what everybody knows of it, worked out when it changes and not before."""

from typing import Final

from gridwright.codes.base import Field
from gridwright.parts.card_market import LAST_CARD, UNKNOWN_LARGE, UNKNOWN_SMALL, visible_deck

DECK: Final = Field(
    "deck",
    1,
    ("cards", "last card is ahead", "last card lies open", "next is small", "next is large"),
    "What everybody knows of the deck.",
)
_OPEN: Final = 2  # the column of the last card that lies open


class SeenDeck:
    """The deck of one table, as it was looked at last."""

    def __init__(self, small: tuple[int, ...], known_top: int, *, backs: bool) -> None:
        """Know its *small* cards, a top card that is always the same, whether *backs* differ."""
        self._small = small
        self._known_top = known_top
        self._backs = backs
        self._deck: tuple[int, ...] = ()
        self._row = [0] * len(DECK.columns)
        self.top = 0  # the next card, or its back; 0 where there is none

    def row(self, deck: tuple[int, ...], *, is_open: bool) -> list[int]:
        """Return the field `DECK`."""
        if deck is not self._deck:
            self._look(deck)
        self._row[_OPEN] = 1 if is_open else 0
        return self._row

    def _look(self, deck: tuple[int, ...]) -> None:
        self._deck = deck
        top = 0
        if deck:
            top = visible_deck(deck, self._known_top, self._small, shows_backs=self._backs)[0]
        self.top = top
        is_ahead = LAST_CARD in deck
        backs = (1 if top == UNKNOWN_SMALL else 0, 1 if top == UNKNOWN_LARGE else 0)
        self._row = [len(deck), 1 if is_ahead else 0, 0, *backs]
