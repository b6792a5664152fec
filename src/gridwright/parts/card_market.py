"""A face-up row of cards kept in ascending order, the deck behind it, and the last card.

A card is an item with a printed number; in most titles the item *is* its number. The last card
(Step 3, one more round, Stage 3) lies under the deck at the start, sorts above every other
card, and is never for sale. When cards are drawn and what follows is the title's business.
"""

from dataclasses import dataclass
from typing import Final

from gridwright.core.errors import HiddenChanceError
from gridwright.core.rng import Rng

LAST_CARD: Final = 99
CURRENT_SIZE: Final = 4  # cards of the upper row while there are two rows
SELF_NUMBERED: Final = tuple(range(LAST_CARD + 1))  # items that are their own numbers

UNKNOWN: Final = -1  # in a view: a card of the deck that nobody has seen
UNKNOWN_SMALL: Final = -2  # the same on top of the deck, where its back can be seen
UNKNOWN_LARGE: Final = -3


def stated_card(rng: Rng, key: str) -> int:
    """Return the card that is stated to come next, or raise `HiddenChanceError`."""
    if not rng.stated or rng.stated[0][0] != key:
        raise HiddenChanceError(key)
    card = rng.stated[0][1][0]
    rng.stated = rng.stated[1:]
    return card


@dataclass(init=False, slots=True)
class CardMarket:
    """The row and the deck; all cards that are still to come."""

    numbers: tuple[int, ...]  # by item: its printed number
    row: tuple[int, ...]  # face up, ascending, both rows of the board as one
    deck: tuple[int, ...]  # face down, top first
    buried: tuple[int, ...]  # cards of the deck that everybody saw put under it, ascending

    def __init__(
        self,
        numbers: tuple[int, ...],
        row: tuple[int, ...],
        deck: tuple[int, ...],
        buried: tuple[int, ...],
    ) -> None:
        """Take over every field as it is; *row* must be in order."""
        self.numbers = numbers
        self.row = row
        self.deck = deck
        self.buried = buried

    def copy(self) -> "CardMarket":
        return CardMarket(
            self.numbers,
            self.row,
            self.deck,
            self.buried,
        )

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

    def take_from_deck(self, rng: Rng) -> int:
        """Take the top card of the deck, which must not be empty; *rng* knows a hidden one."""
        card = self.deck[0]
        if card < 0:
            card = stated_card(rng, "draw")
        elif rng.stated and rng.stated[0] == ("draw", (card,)):
            rng.stated = rng.stated[1:]  # what everybody knew may be stated all the same
        self.deck = self.deck[1:]
        if card != LAST_CARD:  # where it lies is no secret
            rng.note("draw", (card,))
        if card in self.buried:
            self.buried = tuple([other for other in self.buried if other != card])
        return card

    def place(self, card: int) -> None:
        """Put *card* into the row, to the right of an equal number."""
        number = self.numbers[card]
        position = len(self.row)
        while position and self.numbers[self.row[position - 1]] > number:
            position -= 1
        row = list(self.row)
        row.insert(position, card)
        self.row = tuple(row)

    def remove(self, card: int) -> None:
        """Take *card* out of the row."""
        row = list(self.row)
        row.remove(card)
        self.row = tuple(row)

    def put_under(self, card: int) -> None:
        """Lay *card* face down under the deck."""
        self.deck = (*self.deck, card)
        self.buried = tuple(sorted((*self.buried, card)))

    def shuffle(self, rng: Rng) -> None:
        """Shuffle what is left of the deck."""
        self.deck = rng.shuffle(self.deck, "deck")


def lay_out(
    row: tuple[int, ...], deck: tuple[int, ...], numbers: tuple[int, ...] = SELF_NUMBERED
) -> CardMarket:
    """Return a market with *row* sorted, equal numbers as they were revealed, beside *deck*."""
    market = CardMarket(numbers, (), deck, ())
    for card in row:
        market.place(card)
    return market


@dataclass(frozen=True, slots=True)
class Deal:
    """How the cards lie at the start."""

    row: tuple[int, ...]  # face up, in the order in which it was revealed
    deck: tuple[int, ...]  # top first, the last card at the bottom
    unseen: tuple[int, ...]  # removed face down


@dataclass(frozen=True, slots=True)
class Box:
    """The cards as they come out of the box, by their backs."""

    small: tuple[int, ...]
    large: tuple[int, ...]
    small_removed: int  # how many of each leave the game unseen
    large_removed: int


def deal(box: Box, rng: Rng, row: tuple[int, ...], row_size: int, top: int) -> Deal:
    """Deal the cards of *box*; *row* and *top* only where they are fixed, else empty and 0.

    Small cards fill the row and one lies on top of the deck; the rest of both, less those
    removed, is mixed, with the last card at the bottom.
    """
    small = rng.shuffle(tuple([card for card in box.small if card not in row]))
    if not row:
        row, small = small[:row_size], small[row_size:]
    if not top:
        top, small = small[0], small[1:]
    large = rng.shuffle(tuple([card for card in box.large if card not in row and card != top]))
    unseen = small[: box.small_removed] + large[: box.large_removed]
    mixed = rng.shuffle(small[box.small_removed :] + large[box.large_removed :])
    return Deal(row, (top, *mixed, LAST_CARD), unseen)


def visible_deck(
    deck: tuple[int, ...], known_top: int, small: tuple[int, ...], *, shows_backs: bool
) -> tuple[int, ...]:
    """Return *deck* with only what everybody knows of it.

    Known are the last card and what was put under it, a top card that is always the same
    (*known_top*, else 0), and the back of the top card where backs differ.
    """
    if not deck:
        return ()
    hidden = deck.index(LAST_CARD) if LAST_CARD in deck else len(deck)
    if hidden == 0 or deck[0] < 0 or (hidden < len(deck) and deck[0] == known_top):
        top = deck[0]
    elif shows_backs:
        top = UNKNOWN_SMALL if deck[0] in small else UNKNOWN_LARGE
    else:
        top = UNKNOWN
    return (top, *[UNKNOWN] * (hidden - 1), *deck[max(hidden, 1) :])


def resample_deck(
    seen: CardMarket, unseen: tuple[int, ...], box: Box, rng: Rng
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Deal the hidden cards of the view *seen* anew; return the deck and the cards removed unseen.

    *unseen* are all cards that nobody has seen. Once the last card is out, the deck holds just
    what was put under it.
    """
    drawable, removed = seen.buried, unseen
    if seen.awaits_last_card():
        small = rng.shuffle(tuple([card for card in unseen if card in box.small]))
        large = rng.shuffle(tuple([card for card in unseen if card not in box.small]))
        removed = small[: box.small_removed] + large[: box.large_removed]
        drawable = small[box.small_removed :] + large[box.large_removed :]
    left = list(rng.shuffle(drawable))
    if seen.deck and seen.deck[0] in (UNKNOWN_SMALL, UNKNOWN_LARGE):
        fitting = [card for card in left if (card in box.small) == (seen.deck[0] == UNKNOWN_SMALL)]
        left.remove(fitting[0])
        left.insert(0, fitting[0])
    left.reverse()
    return tuple([left.pop() if card < 0 else card for card in seen.deck]), removed
