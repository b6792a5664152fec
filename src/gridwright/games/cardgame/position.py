"""A position of the Card Game as one line of words, and back.

``... A.money=12 A.plants=5a,12 A.fuel=coal3:1,coal:2 last=ahead column2=coal1,gas2 ...``. A fuel
card is ``coal3``, or with one unit left ``coal3:1``; two single cards are ``coal:2``. By default,
cards that are not named fill the columns, then the stack. Units, room, and the single cards in the
supply follow from the rest and are not written.
"""

from collections import Counter
from typing import Final

from gridwright.core.errors import SetupError, Values
from gridwright.core.events import DUMMY
from gridwright.core.position import NOTHING, UNKNOWN_WORD, index, number, written
from gridwright.core.rng import Rng
from gridwright.games.cardgame.fuel_market import (
    COLUMNS,
    FIRST_CARD_COLUMN,
    FuelMarket,
    FuelStore,
    empty_store,
    units_of,
)
from gridwright.games.cardgame.initial_state import (
    first_state,
    fuel_cards,
    fuel_words,
    held_words,
    store_words,
)
from gridwright.games.cardgame.phases.auction import CardAuction
from gridwright.games.cardgame.state import Bank, CardPlayer, CardState, LastCard, PhaseIndex, Setup
from gridwright.parts.card_market import LAST_CARD, UNKNOWN, Deal
from gridwright.parts.fuel import capacity, in_order
from gridwright.phases.position import (
    LAST_WORD,
    amount_words,
    count_word,
    money_word,
    plant_fields,
)
from gridwright.phases.reading import PlantReader

_LAST_CARDS: Final = ("ahead", "auction", "bureaucracy", "round")  # by `LastCard`
_MOST_INCOME: Final = 999
_MOST_SINGLES: Final = 99


def write_position(state: CardState) -> str:
    """Return *state*, full or a view, as one line; `CardReader` reads it back."""
    setup, names = state.setup, state.setup.names
    fields = plant_fields(state, names)
    for seat, player in enumerate(state.players):
        letter = names.letters((seat,))
        fields[f"{letter}.money"] = money_word(player.money)
        fields[f"{letter}.plants"] = names.pile(player.plant_cards())
        fields[f"{letter}.fuel"] = ",".join(store_words(setup, player.store))
        fields[f"{letter}.fresh"] = ",".join(held_words(setup, player.store.fresh))
        fields[f"{letter}.income"] = count_word(player.income)
    bank = state.bank
    if bank is not None:
        fields[f"{DUMMY}.plants"] = names.pile(tuple([plant.card for plant in bank.plants]))
        fields[f"{DUMMY}.fuel"] = ",".join(store_words(setup, bank.store))
        fields[f"{DUMMY}.taken"] = count_word(bank.has_taken)
    fields["last"] = _LAST_CARDS[state.last_card]
    fields.update(_market_fields(setup, state.fuel))
    return written(fields)


def _market_fields(setup: Setup, fuel: FuelMarket) -> dict[str, str]:
    fields = {"column1": ",".join(amount_words(setup.content.resources, fuel.singles))}
    piles = {f"column{at + FIRST_CARD_COLUMN}": cards for at, cards in enumerate(fuel.columns)}
    piles.update({"fuel_deck": fuel.deck, "fuel_discard": fuel.discard, "fuel_late": fuel.late})
    for key, cards in piles.items():
        fields[key] = ",".join(fuel_words(setup, cards)) or NOTHING
    return fields


class CardReader(PlantReader):
    """Reads one position; the defaults are those of the start of a round."""

    def __init__(self, setup: Setup, text: str) -> None:
        super().__init__(setup.names, text)
        self.setup = setup
        content = setup.content
        # Fuel cards that the text has not named yet.
        self.fuel = Counter(setup.regular_fuel + content.plus + content.plusplus)

    def position(self) -> CardState:
        """Return the state that the text describes, or raise `SetupError`."""
        players = [self._player(letter) for letter in self.letters]
        bank = self._bank() if self.setup.names.has_dummy else None
        stores = [owner.store for owner in [*players, bank] if owner is not None]
        fuel = self._fuel_market(stores)
        state = first_state(self.setup, Rng(0), self.order(), Deal((), (), ()), fuel)
        state.round = self.round(is_setup=False)
        state.phase = self.phase(tuple(PhaseIndex))
        state.last_card = LastCard(index("last", self.tokens.text("last", "ahead"), _LAST_CARDS))
        state.players, state.bank = players, bank
        self.read_market(state, is_out=state.last_card != LastCard.AHEAD)
        self._check_last_card(state)
        self.read_decision(state, CardAuction())
        for seat, letter in enumerate(self.letters):
            self._read_fresh(state, seat, f"{letter}.fresh")
        state.rng = self.rng()
        self.tokens.finish()
        return state

    def _player(self, letter: str) -> CardPlayer:
        key = f"{letter}.plants"
        cards = self.take(key, self.tokens.words(key))
        plants = in_order(tuple([self.setup.content.plants[card] for card in cards]))
        store = self._store(f"{letter}.fuel")
        room = capacity(plants, len(store.units))
        player = CardPlayer(self.money(letter, self.setup.content.money), plants, room, store)
        player.income = self.tokens.number(f"{letter}.income", 0, 0, _MOST_INCOME)
        return player

    def _read_fresh(self, state: CardState, seat: int, key: str) -> None:
        """Read which cards of its store the seat to act has bought in this turn."""
        store = state.players[seat].store
        left = list(store.cards)
        for word in self.tokens.words(key):
            known = held_words(self.setup, tuple(left))
            if word not in known or state.phase != PhaseIndex.RESOURCES or seat != state.to_act:
                raise SetupError("card_position_fresh", {"word": word}, key=key)
            store.fresh = (*store.fresh, left.pop(known.index(word)))

    def _bank(self) -> Bank:
        key, limit = f"{DUMMY}.plants", self.setup.content.plant_limit
        cards = self.take(key, self.tokens.words(key))
        if len(cards) > limit:
            raise SetupError("position_limit", {"limit": limit}, key=key)
        plants = tuple([self.setup.content.plants[card] for card in cards])
        return Bank(plants, self._store(f"{DUMMY}.fuel"), has_taken=self.has_taken())

    def _check_last_card(self, state: CardState) -> None:
        """Refuse an impossible place of the last card, and an impossible empty market."""
        cards = state.cards
        is_ahead = cards.has_last_card() or cards.awaits_last_card()
        is_late = cards.has_last_card() and state.phase != PhaseIndex.AUCTION
        if is_ahead != (state.last_card == LastCard.AHEAD) or is_late:
            raise SetupError("card_position_last", {"word": LAST_WORD}, key="last")
        if LAST_CARD in cards.deck and not cards.row:
            raise SetupError("card_position_market", key="market")

    # Fuel

    def _take_fuel(self, key: str, words: tuple[str, ...]) -> tuple[int, ...]:
        """Read fuel cards that are in this place and nowhere else."""
        cards = fuel_cards(self.setup, words, key)
        for card, word in zip(cards, words, strict=True):
            if self.fuel[card] <= 0:
                raise SetupError("position_double", {"key": key, "word": word}, key=key)
            self.fuel[card] -= 1
        return cards

    def _rest(self) -> tuple[int, ...]:
        """Return the fuel cards that are not named."""
        return tuple(sorted(self.fuel.elements()))

    def _store(self, key: str) -> FuelStore:
        """Read fuel cards with the units left on them, and single cards."""
        resources = self.setup.content.resources
        store = empty_store(len(resources))
        for entry in self.tokens.words(key):
            word, _, count = entry.partition(":")
            if word in resources:
                for _ in range(number(key, count or "1", 1, _MOST_SINGLES)):
                    store.add_single(resources.index(word))
            else:
                card = self._take_fuel(key, (word,))[0]
                most = units_of(card)
                store.add(card, number(key, count or str(most), 1, most))
        return store

    def _fuel_market(self, stores: list[FuelStore]) -> FuelMarket:
        """Read the columns, the stack and the piles; unused single cards are the supply."""
        setup, content = self.setup, self.setup.content
        column1 = self._store("column1")
        if column1.cards:
            word = setup.fuel_names[column1.cards[0][1]]
            raise SetupError("card_position_column1", {"word": word}, key="column1")
        named = [self._column(f"column{at + FIRST_CARD_COLUMN}") for at in range(COLUMNS)]
        columns = [cards or () for cards in named]
        discard = self._fuel_pile("fuel_discard", content.plus)
        late = self._fuel_pile("fuel_late", content.plusplus)
        words = self.tokens.listed("fuel_deck")
        if words is None and named == [None] * COLUMNS:
            size = setup.seat_rules.column
            dealt = self._rest()[: COLUMNS * size]
            self.fuel.subtract(dealt)
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
            deck=self._rest() if words is None else self._fuel_deck(words),
            discard=discard,
            late=late,
            is_limited=setup.has_limited_singles,
        )

    def _column(self, key: str) -> tuple[int, ...] | None:
        """Read a column of cards; None if it is left out."""
        words, size = self.tokens.listed(key), self.setup.seat_rules.column
        if words is None:
            return None
        if len(words) > size:
            raise SetupError("position_most", {"key": key, "most": size}, key=key)
        return tuple(sorted(self._take_fuel(key, words)))

    def _fuel_pile(self, key: str, default: tuple[int, ...]) -> tuple[int, ...]:
        """Read a pile, by default the cards it has at the start that are not named elsewhere."""
        words = self.tokens.listed(key)
        if words is None:
            left = [c for at, c in enumerate(default) if self.fuel[c] > default[:at].count(c)]
            words = tuple(fuel_words(self.setup, tuple(left)))
        return self._take_fuel(key, words)

    def _fuel_deck(self, words: tuple[str, ...]) -> tuple[int, ...]:
        """Read the stack, which must hold all cards that are not named elsewhere."""
        key = "fuel_deck"
        hidden = words.count(UNKNOWN_WORD)
        seen = iter(self._take_fuel(key, tuple([word for word in words if word != UNKNOWN_WORD])))
        left = self._rest()
        if len(left) != hidden:
            values: Values = {"hidden": hidden, "cards": tuple(fuel_words(self.setup, left))}
            raise SetupError("position_cards", values, key=key)
        self.knows_all &= hidden == 0
        return tuple([UNKNOWN if word == UNKNOWN_WORD else next(seen) for word in words])
