"""A face-up row of cards in ascending order, the deck that refills it, and the last card.

A card is an item with a printed number; in most titles the item *is* its number. The last card
(Step 3, one more round, Stage 3) is at the bottom of the deck at the start, sorts above every
other card, and is never for sale. The titles decide when cards are drawn and what that causes.
"""

from dataclasses import dataclass
from typing import Final

from gridwright.core.digest import Digest
from gridwright.core.errors import HiddenChanceError
from gridwright.core.rng import Rng
from gridwright.core.values import Struct

LAST_CARD: Final = 99
CARDS: Final = LAST_CARD + 1  # no item has a higher number
MARKET_SIZE: Final = 8  # cards face up while there are two rows
CURRENT_SIZE: Final = 4  # of these, in the upper row
SELF_NUMBERED: Final = tuple(range(CARDS))  # the numbers of items that are their own number

UNKNOWN: Final = -1  # in a view, a card of the deck that nobody has seen
UNKNOWN_SMALL: Final = -2  # the top card of the deck, of which only the back can be seen
UNKNOWN_LARGE: Final = -3


def stated_card(rng: Rng, key: str) -> int:
    """Return the next card as stated for *key*, or raise `HiddenChanceError`."""
    if not rng.stated or rng.stated[0][0] != key:
        raise HiddenChanceError(key)
    card = rng.stated[0][1][0]
    rng.stated = rng.stated[1:]
    return card


@dataclass(init=False, slots=True)
class Deck:
    """The face-down cards; each kind of market adds its face-up cards."""

    numbers: tuple[int, ...]  # the printed number of each item
    deck: tuple[int, ...]  # face down, top first
    buried: tuple[int, ...]  # cards of the deck that everybody saw put under it, ascending

    def awaits_last_card(self) -> bool:
        """Whether the last card is still in the deck."""
        return LAST_CARD in self.deck

    def next_card(self, rng: Rng) -> int:
        """Take the top card of the deck, which must not be empty; *rng* may state a hidden one."""
        card = self.deck[0]
        if card < 0:
            card = stated_card(rng, "draw")
        self.deck = self.deck[1:]
        if card != LAST_CARD:  # its place in the deck is no secret
            rng.note("draw", (card,))
        if card in self.buried:
            self.buried = tuple([other for other in self.buried if other != card])
        return card

    def put_under(self, card: int) -> None:
        """Lay *card* face down under the deck."""
        self.deck = (*self.deck, card)
        self.buried = tuple(sorted((*self.buried, card)))

    def shuffle(self, rng: Rng) -> None:
        """Shuffle the rest of the deck."""
        self.deck = rng.shuffle(self.deck, "deck")


@dataclass(init=False, slots=True)
class CardMarket(Deck):
    """A row of single cards, and the deck."""

    row: tuple[int, ...]  # face up, ascending; both rows of the board in one

    def __init__(
        self,
        numbers: tuple[int, ...],
        row: tuple[int, ...],
        deck: tuple[int, ...],
        buried: tuple[int, ...],
    ) -> None:
        """*row* must be in order."""
        self.numbers = numbers
        self.row = row
        self.deck = deck
        self.buried = buried

    def copy(self) -> "CardMarket":
        return CardMarket(self.numbers, self.row, self.deck, self.buried)

    def add_to(self, digest: Digest) -> None:
        """Add where every card lies."""
        digest.add_tuple(self.row)
        digest.add_tuple(self.deck)
        digest.add_tuple(self.buried)

    def plants(self) -> tuple[int, ...]:
        """Return the row without the last card."""
        if self.row and self.row[-1] == LAST_CARD:
            return self.row[:-1]
        return self.row

    def has_last_card(self) -> bool:
        return bool(self.row) and self.row[-1] == LAST_CARD

    def take_from_deck(self, rng: Rng) -> int:
        """Take the top card of the deck; a record may state it even if everybody knew it."""
        if rng.stated and rng.stated[0] == ("draw", self.deck[:1]):
            rng.stated = rng.stated[1:]
        return self.next_card(rng)

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


def lay_out(
    row: tuple[int, ...], deck: tuple[int, ...], numbers: tuple[int, ...] = SELF_NUMBERED
) -> CardMarket:
    """Return a market with *row* sorted; cards with equal numbers keep their order."""
    market = CardMarket(numbers, (), deck, ())
    for card in row:
        market.place(card)
    return market


@dataclass(frozen=True, slots=True)
class Deal(Struct):
    """The cards as dealt at the start."""

    row: tuple[int, ...]  # face up, in the order in which they were revealed
    deck: tuple[int, ...]  # top first, the last card at the bottom
    unseen: tuple[int, ...]  # removed from the game face down


@dataclass(frozen=True, slots=True)
class Box(Struct):
    """The cards of a title by their backs, before anything is dealt."""

    small: tuple[int, ...]
    large: tuple[int, ...]
    small_removed: int  # how many small cards are removed face down
    large_removed: int


def deal(box: Box, rng: Rng, row: tuple[int, ...], row_size: int, top: int) -> Deal:
    """Deal the cards of *box*; *row* and *top* are empty and 0 unless the rules fix them.

    Small cards fill the row, and one more is the top of the deck. The rest of both backs, less
    those removed, is shuffled below it, with the last card at the bottom.
    """
    small = rng.shuffle(tuple([card for card in box.small if card not in row]))
    if not row:
        row, small = small[:row_size], small[row_size:]
    if not top:
        top, small = small[0], small[1:]
    large = rng.shuffle(tuple([card for card in box.large if card not in row and card != top]))
    unseen = small[: box.small_removed] + large[: box.large_removed]
    shuffled = rng.shuffle(small[box.small_removed :] + large[box.large_removed :])
    return Deal(row, (top, *shuffled, LAST_CARD), unseen)


def hidden_deck(box: Box, drawn: int, top: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return a deck of unknown cards below *top*, and as many unknown cards as were removed.

    *top* is a card, or one that only shows its back; *drawn* cards have already left the deck.
    """
    removed = box.small_removed + box.large_removed
    hidden = len(box.small) + len(box.large) - removed - drawn
    return (top, *[UNKNOWN] * (hidden - 1), LAST_CARD), (UNKNOWN,) * removed


def visible_deck(
    deck: tuple[int, ...], known_top: int, small: tuple[int, ...], *, shows_backs: bool
) -> tuple[int, ...]:
    """Return *deck* with only what everybody knows about it.

    That is the last card and what was put under it, a top card that the rules fix (*known_top*,
    else 0), and the back of the top card where backs differ.
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


def mark(marks: list[bool], cards: tuple[int, ...]) -> None:
    """Mark *cards* as seen, except unknown ones."""
    for card in cards:
        if card >= 0:
            marks[card] = True


def hidden_cards(
    seen: tuple[int, ...], buried: tuple[int, ...], marks: list[bool], box: Box
) -> tuple[list[int], list[int], int]:
    """Return the small and large cards that a *seen* deck may hold, and how many small ones it has.

    While the last card is in the deck, some of these were removed unseen, a fixed number of each
    back. Once it is out, the deck holds exactly the cards that were put under it.
    """
    if not _holds_last_card(seen):
        small = [card for card in buried if card in box.small]
        return small, [card for card in buried if card not in box.small], len(small)
    small = [card for card in box.small if not marks[card]]
    large = [card for card in box.large if not marks[card]]
    return small, large, len(small) - box.small_removed


def resample_deck(
    seen: tuple[int, ...], buried: tuple[int, ...], marks: list[bool], box: Box, rng: Rng
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Deal the hidden cards of a *seen* deck; return the deck and the cards removed unseen.

    Cards seen anywhere are marked; the others are in the deck or were removed, a fixed number of
    each back, and every deal is equally likely. Once the last card is out, the deck holds exactly
    the cards that were put under it.
    """
    small = [card for card in box.small if not marks[card]]
    large = [card for card in box.large if not marks[card]]
    removed: list[int] = []
    if _holds_last_card(seen):
        rng.mix(small, box.small_removed)
        rng.mix(large, box.large_removed)
        _take(small, box.small_removed, removed)
        _take(large, box.large_removed, removed)
    else:
        removed = small + large
        small = [card for card in buried if card in box.small]
        large = [card for card in buried if card not in box.small]
    first: list[int] = []
    if seen and seen[0] < UNKNOWN:  # the back of the top card shows
        fitting = small if seen[0] == UNKNOWN_SMALL else large
        rng.mix(fitting, 1)
        _take(fitting, 1, first)
    hidden = small + large
    rng.mix(hidden, len(hidden))
    hidden.extend(first)
    return tuple([hidden.pop() if card < 0 else card for card in seen]), tuple(removed)


def _holds_last_card(deck: tuple[int, ...]) -> bool:
    """Whether the last card is in *deck*; it is usually near the bottom, so search from there."""
    index = len(deck) - 1
    while index >= 0 and deck[index] != LAST_CARD:
        index -= 1
    return index >= 0


def _take(cards: list[int], count: int, goal: list[int]) -> None:
    """Move the last *count* of *cards* to *goal*."""
    for _ in range(count):
        goal.append(cards.pop())
