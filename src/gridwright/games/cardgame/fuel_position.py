"""The fuel of a position of the Card Game in words, and back.

Each card lies somewhere once; what is named nowhere lies in the columns, then in the stack.
"""

from collections import Counter
from typing import Final

from gridwright.core.errors import SetupError, Values
from gridwright.core.position import NOTHING, UNKNOWN_WORD, Tokens, number
from gridwright.games.cardgame.fuel_market import (
    COLUMNS,
    FIRST_CARD_COLUMN,
    FuelMarket,
    FuelStore,
    empty_store,
    units_of,
)
from gridwright.games.cardgame.laying import fuel_cards, fuel_words
from gridwright.games.cardgame.state import Setup
from gridwright.parts.card_market import UNKNOWN
from gridwright.phases.position import amount_words

_MOST_SINGLES: Final = 99


def market_fields(setup: Setup, fuel: FuelMarket) -> dict[str, str]:
    fields = {"column1": ",".join(amount_words(setup.content.resources, fuel.singles))}
    piles = {f"column{at + FIRST_CARD_COLUMN}": cards for at, cards in enumerate(fuel.columns)}
    piles.update({"fuel_deck": fuel.deck, "fuel_discard": fuel.discard, "fuel_late": fuel.late})
    for key, cards in piles.items():
        fields[key] = ",".join(fuel_words(setup, cards)) or NOTHING
    return fields


class FuelReader:
    """Reads stores and the market, and keeps which cards have been named nowhere yet."""

    def __init__(self, setup: Setup, tokens: Tokens) -> None:
        self.setup = setup
        self.tokens = tokens
        content = setup.content
        self.left = Counter(setup.regular_fuel + content.plus + content.plusplus)
        self.knows_all = True  # no card has been named that nobody has seen

    def _take(self, key: str, words: tuple[str, ...]) -> tuple[int, ...]:
        """Read cards that lie there and nowhere else."""
        cards = fuel_cards(self.setup, words, key)
        for card, word in zip(cards, words, strict=True):
            if self.left[card] <= 0:
                raise SetupError("position_double", {"key": key, "word": word}, key=key)
            self.left[card] -= 1
        return cards

    def _rest(self) -> tuple[int, ...]:
        """Return the cards that are named nowhere."""
        return tuple(sorted(self.left.elements()))

    def store(self, key: str) -> FuelStore:
        """Read fuel cards with what is left on them, and single cards."""
        resources = self.setup.content.resources
        store = empty_store(len(resources))
        for entry in self.tokens.words(key):
            word, _, count = entry.partition(":")
            if word in resources:
                for _ in range(number(key, count or "1", 1, _MOST_SINGLES)):
                    store.add_single(resources.index(word))
            else:
                card = self._take(key, (word,))[0]
                most = units_of(card)
                store.add(card, number(key, count or str(most), 1, most))
        return store

    def market(self, stores: list[FuelStore]) -> FuelMarket:
        """Read the columns, the stack and the piles; single cards not in use are the supply."""
        setup, content = self.setup, self.setup.content
        column1 = self.store("column1")
        if column1.cards:
            word = setup.fuel_names[column1.cards[0][1]]
            raise SetupError("card_position_column1", {"word": word}, key="column1")
        named = [self._column(f"column{at + FIRST_CARD_COLUMN}") for at in range(COLUMNS)]
        columns = [cards or () for cards in named]
        discard = self._pile("fuel_discard", content.plus)
        late = self._pile("fuel_late", content.plusplus)
        words = self.tokens.listed("fuel_deck")
        if words is None and named == [None] * COLUMNS:
            size = setup.seat_rules.column
            dealt = self._rest()[: COLUMNS * size]
            self.left.subtract(dealt)
            columns = [dealt[start : start + size] for start in range(0, COLUMNS * size, size)]
        supply = [
            printed - sum([store.singles[kind] for store in [column1, *stores]])
            for kind, printed in enumerate(content.singles)
        ]
        if setup.has_limited_singles and min(supply) < 0:
            raise SetupError("card_position_singles", key="column1", clauses=("CG-A8",))
        return FuelMarket(
            columns=columns,
            singles=column1.singles,
            supply=supply,
            deck=self._rest() if words is None else self._deck(words),
            discard=discard,
            late=late,
            is_limited=setup.has_limited_singles,
        )

    def _column(self, key: str) -> tuple[int, ...] | None:
        """Read a column of cards; None where it is left out."""
        words, size = self.tokens.listed(key), self.setup.seat_rules.column
        if words is None:
            return None
        if len(words) > size:
            raise SetupError("position_most", {"key": key, "most": size}, key=key)
        return tuple(sorted(self._take(key, words)))

    def _pile(self, key: str, default: tuple[int, ...]) -> tuple[int, ...]:
        """Read a pile; by default what it holds at the start, as far as it lies nowhere else."""
        words = self.tokens.listed(key)
        if words is None:
            left = [c for at, c in enumerate(default) if self.left[c] > default[:at].count(c)]
            words = tuple(fuel_words(self.setup, tuple(left)))
        return self._take(key, words)

    def _deck(self, words: tuple[str, ...]) -> tuple[int, ...]:
        """Read the stack, which holds all cards that lie nowhere else."""
        key = "fuel_deck"
        hidden = words.count(UNKNOWN_WORD)
        seen = iter(self._take(key, tuple([word for word in words if word != UNKNOWN_WORD])))
        left = self._rest()
        if len(left) != hidden:
            values: Values = {"hidden": hidden, "cards": tuple(fuel_words(self.setup, left))}
            raise SetupError("position_cards", values, key=key)
        self.knows_all = hidden == 0
        return tuple([UNKNOWN if word == UNKNOWN_WORD else next(seen) for word in words])
