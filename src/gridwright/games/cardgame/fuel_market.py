"""Fuel cards: the four columns of the market, the stack that refills them, and a seat's store.

A fuel card is ``4 * kind + units``, so cards sort as the columns do: by kind, then by units. Cards
of the market have all their units; only cards in a store can be partly used. Single cards are
counted, not listed: they are in column 1, in a store, or in the supply next to the stack.
"""

from dataclasses import dataclass
from typing import Final

from gridwright.core.digest import Digest
from gridwright.core.rng import Rng
from gridwright.parts.card_market import stated_card

FIRST_CARD_COLUMN: Final = 2  # column 1 holds single cards only
COLUMNS: Final = 3  # columns of cards: 2, 3 and 4
MOST_UNITS: Final = 3  # on a fuel card
_UNITS: Final = MOST_UNITS + 1


def kind_of(card: int) -> int:
    return card // _UNITS


def units_of(card: int) -> int:
    return card % _UNITS


def fuel_card(kind: int, units: int) -> int:
    return _UNITS * kind + units


Taken = tuple[tuple[int, int], ...]
"""Units taken from cards of a store: pairs of a number by `held` or `single`, and units."""


def held(left: int, card: int) -> int:
    """Return a number for *card* in a store with so many units *left*."""
    return _UNITS * card + left


def held_card(number: int) -> tuple[int, int]:
    """Return the units left and the card of a number by `held` or `single`.

    A single card has one unit left, and a card number with 0 units.
    """
    return number % _UNITS, number // _UNITS


def single(kind: int) -> int:
    """Return a number for the single cards of *kind* in a store."""
    return held(1, fuel_card(kind, 0))


def by_kind(taken: Taken, kinds: int) -> list[int]:
    """Return the units of *taken*, by kind."""
    units = [0] * kinds
    for number, count in taken:
        units[kind_of(number // _UNITS)] += count
    return units


@dataclass(init=False, slots=True)
class FuelStore:
    """The central store of one owner."""

    units: list[int]  # by kind, on cards and singles together
    cards: tuple[tuple[int, int], ...]  # pairs of units left and card, fewest left first
    singles: list[int]  # number of single cards, by kind
    fresh: tuple[tuple[int, int], ...]  # those of `cards` bought in this turn, in order

    def __init__(
        self, units: list[int], cards: tuple[tuple[int, int], ...], singles: list[int]
    ) -> None:
        self.units = units
        self.cards = cards
        self.singles = singles
        self.fresh = ()

    def copy(self) -> "FuelStore":
        twin = FuelStore(self.units[:], self.cards, self.singles[:])
        twin.fresh = self.fresh
        return twin

    def add_to(self, digest: Digest) -> None:
        """Add every card; the units follow from them."""
        digest.add_pairs(self.cards)
        digest.add_list(self.singles)
        digest.add_pairs(self.fresh)

    def add(self, card: int, units: int) -> None:
        """Store *card* with *units* left on it."""
        self.cards = tuple(sorted((*self.cards, (units, card))))
        self.units[kind_of(card)] += units

    def add_single(self, kind: int) -> None:
        self.singles[kind] += 1
        self.units[kind] += 1

    def turn_fresh(self, left: int, card: int, units: int) -> None:
        """Take *units* off a card bought in this turn, which must keep some."""
        self.turn_down(left, card, units)
        fresh = list(self.fresh)
        fresh.reverse()  # of equal cards, the one bought last
        fresh[fresh.index((left, card))] = (left - units, card)
        fresh.reverse()
        self.fresh = tuple(fresh)

    def turn_down(self, left: int, card: int, units: int) -> bool:
        """Take *units* off a *card* with so many *left*; return whether it is used up."""
        cards = list(self.cards)
        cards.remove((left, card))
        if units < left:
            cards.append((left - units, card))
        self.cards = tuple(sorted(cards))
        self.units[kind_of(card)] -= units
        return units == left


def empty_store(kinds: int) -> FuelStore:
    """Return a store without any fuel."""
    return FuelStore([0] * kinds, (), [0] * kinds)


@dataclass(init=False, slots=True)
class FuelMarket:
    """The columns, the stack, the discard pile and the single cards."""

    columns: list[tuple[int, ...]]  # columns 2 to 4, each ascending
    singles: list[int]  # single cards in column 1, by kind
    supply: list[int]  # unused single cards; below 0 if more than printed are in use
    deck: tuple[int, ...]  # top first
    discard: tuple[int, ...]
    late: tuple[int, ...]  # the ++ cards, until the first reshuffle
    is_limited: bool  # whether single cards can run out

    def __init__(
        self,
        columns: list[tuple[int, ...]],
        singles: list[int],
        supply: list[int],
        deck: tuple[int, ...],
        discard: tuple[int, ...],
        late: tuple[int, ...],
        is_limited: bool,
    ) -> None:
        self.columns = columns
        self.singles = singles
        self.supply = supply
        self.deck = deck
        self.discard = discard
        self.late = late
        self.is_limited = is_limited

    def copy(self) -> "FuelMarket":
        return FuelMarket(
            self.columns[:],
            self.singles[:],
            self.supply[:],
            self.deck,
            self.discard,
            self.late,
            self.is_limited,
        )

    def add_to(self, digest: Digest) -> None:
        """Add where every card lies."""
        for column in self.columns:
            digest.add_tuple(column)
        digest.add_list(self.singles)
        digest.add_list(self.supply)
        digest.add_tuple(self.deck)
        digest.add_tuple(self.discard)
        digest.add_tuple(self.late)

    # Buying

    def has(self, card: int, column: int) -> bool:
        """Whether *card* is in *column*; column 1 has single cards of its kind."""
        if column == 1:
            return units_of(card) == 1 and self.singles[kind_of(card)] > 0
        index = column - FIRST_CARD_COLUMN
        return 0 <= index < COLUMNS and card in self.columns[index]

    def cheapest(self, kind: int) -> tuple[int, int]:
        """Return card and column of the cheapest card of *kind*, fewest units first; or 0, 0."""
        if self.singles[kind]:
            return fuel_card(kind, 1), 1
        for index, cards in enumerate(self.columns):
            for card in cards:
                if kind_of(card) == kind:
                    return card, index + FIRST_CARD_COLUMN
        return 0, 0

    def move_to(self, store: FuelStore, card: int, column: int, units: int) -> int:
        """Move *card* from *column* to *store* with only *units* on it.

        Return how many of its other units went back to column 1 as single cards.
        """
        kind = kind_of(card)
        if column == 1:
            self.singles[kind] -= 1
            store.add_single(kind)
            return 0
        cards = list(self.columns[column - FIRST_CARD_COLUMN])
        cards.remove(card)
        self.columns[column - FIRST_CARD_COLUMN] = tuple(cards)
        store.add(card, units)
        return self.put_back(kind, units_of(card) - units)

    def put_back(self, kind: int, units: int) -> int:
        """Return *units* that do not fit to column 1; return how many become single cards."""
        surplus = self.surplus(kind, units)
        self.supply[kind] -= surplus
        self.singles[kind] += surplus
        return surplus

    def surplus(self, kind: int, units: int) -> int:
        """Return how many of *units* that do not fit become single cards (ruling CG-A8)."""
        return min(units, self.supply[kind]) if self.is_limited else units

    # Using up

    def use(self, store: FuelStore, kind: int, units: int) -> None:
        """Take *units* out of *store*: single cards first, then cards with the fewest left."""
        store.units[kind] -= units
        singles = min(units, store.singles[kind])
        store.singles[kind] -= singles
        self.supply[kind] += singles
        units -= singles
        if units == 0:
            return
        left: list[tuple[int, int]] = []
        for remaining, card in store.cards:
            if kind_of(card) != kind or units == 0:
                left.append((remaining, card))
                continue
            used = min(units, remaining)
            units -= used
            if used == remaining:
                self.discard = self.discard + (card,)
            else:
                left.append((remaining - used, card))
        store.cards = tuple(sorted(left))

    def use_cards(self, store: FuelStore, taken: Taken) -> None:
        """Take exactly the units of *taken* out of *store*."""
        for number, units in taken:
            left, card = held_card(number)
            kind = kind_of(card)
            if units_of(card) == 0:
                store.units[kind] -= units
                store.singles[kind] -= units
                self.supply[kind] += units
            elif store.turn_down(left, card, units):
                self.discard = self.discard + (card,)

    # Refilling

    def close_gaps(self, capacity: int) -> None:
        """Move cards to cheaper columns: 3 to 2, 4 to 2, then 4 to 3 (CG-3.16)."""
        self._move(1, 0, capacity)
        self._move(2, 0, capacity)
        self._move(2, 1, capacity)

    def _move(self, source: int, goal: int, capacity: int) -> None:
        """Fill the gaps of column *goal* with the first cards of column *source*, by index."""
        moving = self.columns[source][: capacity - len(self.columns[goal])]
        if not moving:
            return
        self.columns[source] = self.columns[source][len(moving) :]
        self.columns[goal] = tuple(sorted(self.columns[goal] + moving))

    def gap(self, capacity: int) -> int:
        """Return the index of the cheapest column with room, or -1."""
        for index, cards in enumerate(self.columns):
            if len(cards) < capacity:
                return index
        return -1

    def missing(self, capacity: int) -> int:
        """Return how many cards fill the columns up, as far as there are cards."""
        gaps = sum([capacity - len(cards) for cards in self.columns])
        return min(gaps, len(self.deck) + len(self.discard) + len(self.late))

    def draw_into(self, index: int, rng: Rng) -> int:
        """Move the top card of the stack, which must not be empty, into a column; return it.

        *rng* must state a card that nobody knows.
        """
        card = self.deck[0]
        if card < 0:
            card = stated_card(rng, "fuel")
        self.deck = self.deck[1:]
        rng.note("fuel", (card,))
        self.columns[index] = tuple(sorted((*self.columns[index], card)))
        return card

    def reshuffle(self, rng: Rng) -> None:
        """Shuffle the discard pile into a new stack; the first time, the ++ cards are discarded."""
        self.deck = rng.shuffle(self.discard, "fuel_deck")
        self.discard = self.late
        self.late = ()
