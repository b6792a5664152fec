"""The fuel of a position of the Card Game out of its words.

Each card lies somewhere once; what is named nowhere lies in the columns, then in the stack.
"""

from collections import Counter
from typing import Final

from gridwright.core.errors import SetupError, Values
from gridwright.core.position import UNKNOWN_WORD, Tokens, number
from gridwright.games.cardgame.fuel_market import (
    COLUMNS,
    FIRST_CARD_COLUMN,
    FuelMarket,
    FuelStore,
    empty_store,
    units_of,
)
from gridwright.games.cardgame.laying import fuel_cards, fuel_in_play, fuel_word
from gridwright.games.cardgame.position import listed
from gridwright.games.cardgame.state import Setup
from gridwright.parts.card_market import UNKNOWN

_MOST_SINGLES: Final = 99


class FuelReader:
    """Reads stores and the market, and keeps which cards have been named already."""

    def __init__(self, setup: Setup, tokens: Tokens) -> None:
        """Read from *tokens*."""
        self.setup = setup
        self.tokens = tokens
        content = setup.content
        self.left = Counter(fuel_in_play(setup) + content.plus + content.plusplus)
        self.knows_all = True  # no card has been named that nobody has seen

    def _take(self, key: str, cards: tuple[int, ...]) -> tuple[int, ...]:
        """Note that *cards* lie there and nowhere else."""
        for card in cards:
            if self.left[card] <= 0:
                word = fuel_word(self.setup, card)
                raise SetupError("card_position_fuel_twice", {"word": word}, key=key)
            self.left[card] -= 1
        return cards

    def store(self, key: str) -> FuelStore:
        """Read fuel cards with what is left on them, and single cards."""
        store = empty_store(len(self.setup.content.resources))
        for entry in listed(self.tokens.words(key)):
            word, _, count = entry.partition(":")
            if word in self.setup.content.resources:
                kind = self.setup.content.resources.index(word)
                for _ in range(number(key, count or "1", 1, _MOST_SINGLES)):
                    store.add_single(kind)
            else:
                card = self._take(key, fuel_cards(self.setup, (word,), key))[0]
                most = units_of(card)
                store.add(card, number(key, count or str(most), 1, most))
        return store

    def market(self, stores: list[FuelStore]) -> FuelMarket:
        """Read the columns, the stack and the piles; single cards not in use are the supply."""
        setup, content = self.setup, self.setup.content
        column1 = self.store("column1")
        if column1.cards:
            word = fuel_word(setup, column1.cards[0][1])
            raise SetupError("card_position_column1", {"word": word}, key="column1")
        named = [self._column(index + FIRST_CARD_COLUMN) for index in range(COLUMNS)]
        columns = [cards for cards in named if cards is not None]
        discard = self._pile("fuel_discard", content.plus)
        late = self._pile("fuel_late", content.plusplus)
        words = self.tokens.words("fuel_deck")
        if not words and not columns:
            size = setup.seat_rules.column
            dealt = tuple(sorted(self.left.elements()))[: COLUMNS * size]
            self._take("fuel_deck", dealt)
            columns = [dealt[start : start + size] for start in range(0, COLUMNS * size, size)]
        supply = [
            printed - sum([store.singles[kind] for store in [column1, *stores]])
            for kind, printed in enumerate(content.singles)
        ]
        if setup.has_limited_singles and min(supply) < 0:
            raise SetupError("card_position_singles", key="column1", clauses=("CG-A8",))
        if len(columns) < COLUMNS:
            columns = [() if cards is None else cards for cards in named]
        return FuelMarket(
            columns=columns,
            singles=column1.singles,
            supply=supply,
            deck=self._fuel_deck(words),
            discard=discard,
            late=late,
            is_limited=setup.has_limited_singles,
        )

    def _column(self, column: int) -> tuple[int, ...] | None:
        """Read a column of cards; None where it is left out."""
        key, size = f"column{column}", self.setup.seat_rules.column
        words = self.tokens.words(key)
        if not words:
            return None
        cards = self._take(key, fuel_cards(self.setup, listed(words), key))
        if len(cards) > size:
            raise SetupError("card_position_most", {"most": size}, key=key)
        return tuple(sorted(cards))

    def _pile(self, key: str, default: tuple[int, ...]) -> tuple[int, ...]:
        """Read a pile; by default what it holds at the start, as far as it lies nowhere else."""
        words = self.tokens.words(key)
        if words:
            return self._take(key, fuel_cards(self.setup, listed(words), key))
        found: list[int] = []
        for card in default:
            if self.left[card] > 0:
                found.extend(self._take(key, (card,)))
        return tuple(found)

    def _fuel_deck(self, words: tuple[str, ...]) -> tuple[int, ...]:
        """Read the stack, which holds all cards that lie nowhere else."""
        key = "fuel_deck"
        if not words:
            return self._take(key, tuple(sorted(self.left.elements())))
        deck: list[int] = []
        for word in listed(words):
            if word == UNKNOWN_WORD:
                deck.append(UNKNOWN)
                self.knows_all = False
            else:
                deck.extend(self._take(key, fuel_cards(self.setup, (word,), key)))
        left = tuple([fuel_word(self.setup, card) for card in sorted(self.left.elements())])
        if len(left) != deck.count(UNKNOWN):
            values: Values = {"hidden": deck.count(UNKNOWN), "cards": left}
            raise SetupError("card_position_fuel", values, key=key)
        return tuple(deck)
