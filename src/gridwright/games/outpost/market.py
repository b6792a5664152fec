"""The card market of Outpost, which has piles instead of single cards.

On the current market cards with equal numbers form a pile, so that all piles show different
numbers; on the future market they are next to each other. The discount tokens on the top card of a
pile add up. `stages` decides when cards are drawn and what that causes.
"""

from dataclasses import dataclass
from typing import Final

from gridwright.core.digest import Digest
from gridwright.parts.card_market import CURRENT_SIZE, Deck

FINAL_SIZE: Final = 6  # places in stage 3, all of them for sale


@dataclass(init=False, slots=True)
class Pile:
    """The cards of one place, bottom first, and the sum of the tokens on top.

    Never changed, so copies share it; not frozen, because compiled frozen classes are slow to
    create.
    """

    cards: tuple[int, ...]
    tokens: int

    def __init__(self, cards: tuple[int, ...], tokens: int) -> None:
        self.cards = cards
        self.tokens = tokens

    def top(self) -> int:
        return self.cards[-1]

    def under(self, pile: "Pile") -> "Pile":
        """Return both piles as one, *pile* and all tokens on top (OP-2m.18)."""
        return Pile(self.cards + pile.cards, self.tokens + pile.tokens)

    def without_top(self) -> "Pile":
        """Return the pile without its top card and the tokens."""
        return Pile(self.cards[:-1], 0)


@dataclass(init=False, slots=True)
class PileMarket(Deck):
    """Two rows of piles, and the deck."""

    current: tuple[Pile, ...]  # ascending, with different numbers; in stage 3 the whole market
    future: tuple[Pile, ...]  # ascending
    is_final: bool  # whether it is the single row of stage 3
    has_last_card: bool  # whether the Stage 3 card is at the end of the future market

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers = numbers
        self.current = ()
        self.future = ()
        self.is_final = False
        self.has_last_card = False
        self.deck = ()
        self.buried = ()

    def copy(self) -> "PileMarket":
        other = PileMarket(self.numbers)
        other.current = self.current
        other.future = self.future
        other.is_final = self.is_final
        other.has_last_card = self.has_last_card
        other.deck = self.deck
        other.buried = self.buried
        return other

    def add_to(self, digest: Digest) -> None:
        """Add where every card and token lies."""
        for row in (self.current, self.future):
            digest.add(len(row))
            for pile in row:
                digest.add_tuple(pile.cards)
                digest.add(pile.tokens)
        digest.add(self.is_final)
        digest.add(self.has_last_card)
        digest.add_tuple(self.deck)
        digest.add_tuple(self.buried)

    # Queries

    def number(self, pile: Pile) -> int:
        return self.numbers[pile.top()]

    def for_sale(self) -> tuple[int, ...]:
        """Return the top cards of the current market."""
        return tuple([pile.top() for pile in self.current])

    def tokens_on(self, card: int) -> int:
        """Return the sum of the tokens on *card*; only top cards of the current market have any."""
        for pile in self.current:
            if pile.top() == card:
                return pile.tokens
        return 0

    def has_gap(self, places: int) -> bool:
        """Whether fewer than *places* places are taken; the Stage 3 card takes one."""
        wanted = FINAL_SIZE if self.is_final else places
        return len(self.current) + len(self.future) + self.has_last_card < wanted

    # Laying out

    def lay_out(self, cards: tuple[int, ...]) -> None:
        """Lay out the first *cards*: piles of the lowest numbers, then the rest as single cards."""
        ranked = sorted([(self.numbers[card], index, card) for index, card in enumerate(cards)])
        for number, _, card in ranked:
            fresh = Pile((card,), 0)
            if len(self.current) < CURRENT_SIZE or self.number(self.current[-1]) == number:
                self._move_up(fresh)
            else:
                self.future = (*self.future, fresh)

    def place(self, card: int) -> None:
        """Put a drawn *card* into the row where its number belongs (OP-2m.3 to OP-2m.9)."""
        number, fresh = self.numbers[card], Pile((card,), 0)
        stacks = [len(pile.cards) > 1 and self.number(pile) == number for pile in self.future]
        if self.is_final or (self.current and number <= self.number(self.current[-1])):
            self._move_up(fresh)
        elif True in stacks:
            index = stacks.index(True)
            self.future = _replaced(self.future, index, self.future[index].under(fresh))
        else:
            self.future = self._inserted(self.future, fresh)
        self.settle()

    def _inserted(self, piles: tuple[Pile, ...], pile: Pile) -> tuple[Pile, ...]:
        """Return *piles* with *pile* inserted in order, to the right of an equal number."""
        position = len(piles)
        while position and self.number(piles[position - 1]) > self.number(pile):
            position -= 1
        return (*piles[:position], pile, *piles[position:])

    def settle(self) -> None:
        """Restore the rows: four piles on the current market, the rest on the future market."""
        if self.is_final:
            return
        if len(self.current) > CURRENT_SIZE:  # OP-2m.9
            self.future = self._inserted(self.future, self.current[-1])
            self.current = self.current[:-1]
        while len(self.current) < CURRENT_SIZE and self.future:
            first = self.future[0]
            self.future = self.future[1:]
            self._move_up(first)

    def _move_up(self, pile: Pile) -> None:
        """Add *pile* to the current market, on top of an equal number if there is one (OP-2m.8)."""
        for index, lower in enumerate(self.current):
            if self.number(lower) == self.number(pile):
                self.current = _replaced(self.current, index, lower.under(pile))
                return
        self.current = self._inserted(self.current, pile)

    # Taking away

    def take_top(self, card: int) -> bool:
        """Take *card* off its pile on the current market; return whether that leaves a gap."""
        index = self.for_sale().index(card)
        left = self.current[index].without_top()
        self.current = _replaced(self.current, index, left)
        return not left.cards

    def take_lowest_pile(self) -> tuple[int, ...]:
        """Take the lowest pile off the current market; return its cards."""
        lowest, self.current = self.current[:1], self.current[1:]
        return lowest[0].cards if lowest else ()

    def bury_highest(self) -> tuple[int, bool]:
        """Put the top card of the highest future pile under the deck.

        Return the card, and whether that leaves a gap.
        """
        pile = self.future[-1]
        card = pile.top()
        left = pile.without_top()
        self.future = _replaced(self.future, len(self.future) - 1, left)
        self.put_under(card)
        return card, not left.cards

    def add_token(self, value: int) -> None:
        """Lay a token of *value* on each of the four lowest piles of the current market."""
        piles = [
            Pile(pile.cards, pile.tokens + value) if index < CURRENT_SIZE else pile
            for index, pile in enumerate(self.current)
        ]
        self.current = tuple(piles)

    def become_final(self) -> None:
        """Join both rows, and cards with equal numbers into piles (OP-ST.17, OP-A22)."""
        self.is_final = True
        self.has_last_card = False
        rest = self.future
        self.future = ()
        for pile in rest:
            self._move_up(pile)


def _replaced(piles: tuple[Pile, ...], index: int, pile: Pile) -> tuple[Pile, ...]:
    """Return *piles* with *pile* at *index*, or without that place if *pile* is empty."""
    replacement = (pile,) if pile.cards else ()
    return (*piles[:index], *replacement, *piles[index + 1 :])
