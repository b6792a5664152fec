"""The cards of a position of Outpost: each lies in one place, and some nobody has seen."""

from typing import Final

from gridwright.core.errors import SetupError, Values
from gridwright.core.position import UNKNOWN_WORD, Tokens, number
from gridwright.games.outpost import stages
from gridwright.games.outpost.laying import LAST_WORD, deal_market, named_cards
from gridwright.games.outpost.market import FINAL_SIZE, Pile
from gridwright.games.outpost.position import HIDDEN, NOTHING, buried_in
from gridwright.games.outpost.state import FINAL_STAGE, OutpostState, Phase, Setup
from gridwright.parts.card_market import (
    CURRENT_SIZE,
    LAST_CARD,
    UNKNOWN,
    UNKNOWN_LARGE,
    UNKNOWN_SMALL,
)

_MOST_TOKENS: Final = 99


class CardReader:
    """Reads cards, and keeps which have been named nowhere yet."""

    def __init__(self, setup: Setup, tokens: Tokens) -> None:
        """Read from *tokens*."""
        self.setup = setup
        self.tokens = tokens
        numbers = setup.numbers
        self.left = sorted(setup.content.cards, key=lambda card: (numbers[card], card))
        self.knows_all = True  # no card has been named that nobody has seen

    def named(self, key: str) -> tuple[str, ...] | None:
        """Return the list under *key*; None where it is left out."""
        words = self.tokens.words(key)
        if words == (NOTHING,):
            return ()
        return words or None

    def words(self, key: str) -> tuple[str, ...]:
        """Return the list under *key*, which may be left out."""
        return self.named(key) or ()

    def take(self, key: str, words: tuple[str, ...]) -> tuple[int, ...]:
        """Read cards that lie there face up and nowhere else."""
        cards = named_cards(self.setup, words, key)
        for card, word in zip(cards, words, strict=True):
            if card not in self.left:
                raise SetupError("outpost_card_twice", {"card": word}, key=key)
            self.left.remove(card)
        return cards

    def read_market(self, state: OutpostState) -> None:
        """Read the market, the deck, and what was removed."""
        market = state.market
        state.box = self.take("removed", self.words("removed"))
        rows = [self.named(key) for key in ("market", "future", "deck")]
        current, future, deck = [words or () for words in rows]
        market.has_last_card = bool(future) and future[-1] == LAST_WORD
        market.current = self._piles("market", current)
        market.future = self._piles("future", future[:-1] if market.has_last_card else future)
        market.deck = self._hidden("deck", deck)
        if rows[2] is None:
            ends = state.stage == FINAL_STAGE or market.has_last_card
            market.deck, self.left = (*self.left, *(() if ends else (LAST_CARD,))), []
        market.is_final = not market.has_last_card and LAST_CARD not in market.deck
        if rows == [None, None, None]:
            self._deal(state)
        state.dealt = named_cards(self.setup, self.words("dealt"), "dealt")
        self._unseen(state)

    def _deal(self, state: OutpostState) -> None:
        """Fill an empty market from the deck."""
        if state.market.is_final:
            stages.fill(state, None)
        else:
            deal_market(state, state.market.deck)

    def _piles(self, key: str, words: tuple[str, ...]) -> tuple[Pile, ...]:
        """Read piles: equal numbers, ascending."""
        piles: list[Pile] = []
        numbers = self.setup.numbers
        for word in words:
            names, _, tokens = word.partition(":")
            cards = self.take(key, tuple(names.split("+")))
            if len({numbers[card] for card in cards}) > 1:
                raise SetupError("outpost_position_pile", {"word": word}, key=key)
            piles.append(Pile(cards, number(key, tokens or "0", 0, _MOST_TOKENS)))
        return tuple(piles)

    def _hidden(self, key: str, words: tuple[str, ...]) -> tuple[int, ...]:
        """Read cards among which may be the Stage 3 card, and some that nobody has seen."""
        backs = {shown: card for card, shown in HIDDEN.items()}
        found: list[int] = []
        for word in words:
            if word == LAST_WORD and key == "deck" and LAST_CARD not in found:
                found.append(LAST_CARD)
            elif word == UNKNOWN_WORD or (word in backs and key == "deck" and not found):
                found.append(backs[word])
                self.knows_all = False
            else:
                found.extend(self.take(key, (word,)))
        return tuple(found)

    def _unseen(self, state: OutpostState) -> None:
        """Read what was removed unseen, all that lies nowhere else, and what is under the deck."""
        deck = state.market.deck
        unknown = len([card for card in deck if card < 0])
        words = self.named("unseen")
        if words is not None:
            state.unseen = self._hidden("unseen", words)
        elif unknown:
            state.unseen = (UNKNOWN,) * (len(self.left) - unknown)
        else:
            state.unseen, self.left = tuple(self.left), []
        unknown += len([card for card in state.unseen if card < 0])
        if unknown != len(self.left):
            values: Values = {"hidden": unknown, "cards": state.words(tuple(self.left))}
            raise SetupError("outpost_position_cards", values, key="deck")
        state.market.buried = buried_in(deck)
        words = self.named("buried")
        if words is not None:
            state.market.buried = tuple(sorted(named_cards(self.setup, words, "buried")))
            for card in state.market.buried:
                if card not in deck and card not in self.left:
                    wrong: Values = {"card": state.word(card)}
                    raise SetupError("outpost_position_buried", wrong, key="buried")
        self._check_hidden(state)

    def _check_hidden(self, state: OutpostState) -> None:
        """Refuse a deck for which there are not the cards that nobody has seen."""
        deck, box = state.market.deck, self.setup.box
        unknown = len([card for card in deck if card < 0])
        if not unknown:
            return
        drawable = self.left if LAST_CARD in deck else state.market.buried
        small = len([card for card in drawable if card in box.small])
        large = len(drawable) - small
        if LAST_CARD in deck:  # some of them were removed
            small, large = small - box.small_removed, large - box.large_removed
        lacks = (deck[0] == UNKNOWN_SMALL and small < 1) or (deck[0] == UNKNOWN_LARGE and large < 1)
        if lacks or min(small, large) < 0 or small + large < unknown:
            values: Values = {"hidden": unknown, "small": max(0, small), "large": max(0, large)}
            raise SetupError("outpost_position_hidden", values, key="deck")

    def check_market(self, state: OutpostState) -> None:
        """Refuse rows that cannot be, and a Stage 3 card that lies where it cannot."""
        market = state.market
        numbers = [market.number(pile) for pile in market.current]
        later = [*numbers[-1:], *[market.number(pile) for pile in market.future]]
        most = FINAL_SIZE if market.is_final else CURRENT_SIZE
        if numbers != sorted(set(numbers)) or later != sorted(later) or len(numbers) > most:
            raise SetupError("outpost_position_rows", {"most": most}, key="market")
        is_due = state.stage == FINAL_STAGE  # in phase 4 the market comes before the stage
        fits = market.is_final == is_due or (market.is_final and state.phase == Phase.BUREAUCRACY)
        both = market.has_last_card and LAST_CARD in market.deck
        if not fits or both or (market.is_final and market.future):
            raise SetupError("outpost_position_stage3", {"word": LAST_WORD}, key="stage")
