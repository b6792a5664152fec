"""A position of the Card Game as one line of words, and back.

``... A.money=12 A.plants=5a,12 A.fuel=coal3:1,coal:2 last=ahead column2=coal1,gas2 ...``. A fuel
card is ``coal3``, turned down ``coal3:1``; single cards are ``coal:2``. Worked out, and not
written, are units and room for them, and the single cards in the supply.
"""

from typing import Final

from gridwright.core.errors import SetupError
from gridwright.core.position import index, written
from gridwright.core.rng import Rng
from gridwright.games.cardgame.fuel_position import FuelReader, market_fields
from gridwright.games.cardgame.laying import first_state, held_words, store_words
from gridwright.games.cardgame.phases.auction import CardAuction
from gridwright.games.cardgame.state import Bank, CardPlayer, CardState, LastCard, Phase, Setup
from gridwright.parts.card_market import LAST_CARD, Deal
from gridwright.parts.fuel import capacity, in_order
from gridwright.phases.position import DUMMY, LAST_WORD, count_word, money_word, plant_fields
from gridwright.phases.reading import PlantReader

_LAST_CARDS: Final = ("ahead", "auction", "bureaucracy", "round")  # by `LastCard`
_MOST_INCOME: Final = 999


def write_position(state: CardState) -> str:
    """Return *state*, full or as a seat sees it, as one line."""
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
    fields.update(market_fields(setup, state.fuel))
    return written(fields)


class CardReader(PlantReader):
    """Reads one position; what is left out is as at the start of a round."""

    def __init__(self, setup: Setup, text: str) -> None:
        super().__init__(setup.names, text)
        self.setup = setup
        self.fuel = FuelReader(setup, self.tokens)

    def position(self) -> CardState:
        """Return the position that the text describes, or raise `SetupError` with what is wrong."""
        players = [self._player(letter) for letter in self.letters]
        bank = self._bank() if self.setup.names.has_dummy else None
        stores = [owner.store for owner in [*players, bank] if owner is not None]
        fuel = self.fuel.market(stores)
        state = first_state(self.setup, Rng(0), self.order(), Deal((), (), ()), fuel)
        state.round = self.round(is_setup=False)
        state.phase = self.phase(tuple(Phase))
        state.last_card = LastCard(index("last", self.tokens.text("last", "ahead"), _LAST_CARDS))
        state.players, state.bank = players, bank
        self.read_market(state, is_out=state.last_card != LastCard.AHEAD)
        self._check_last_card(state)
        self.read_decision(state, CardAuction())
        for seat, letter in enumerate(self.letters):
            self._read_fresh(state, seat, f"{letter}.fresh")
        self.knows_all &= self.fuel.knows_all
        state.rng = self.rng()
        self.tokens.finish()
        return state

    def _player(self, letter: str) -> CardPlayer:
        key = f"{letter}.plants"
        cards = self.take(key, self.tokens.words(key))
        plants = in_order(tuple([self.setup.content.plants[card] for card in cards]))
        store = self.fuel.store(f"{letter}.fuel")
        room = capacity(plants, len(store.units))
        player = CardPlayer(self.money(letter, self.setup.content.money), plants, room, store)
        player.income = self.tokens.number(f"{letter}.income", 0, 0, _MOST_INCOME)
        return player

    def _read_fresh(self, state: CardState, seat: int, key: str) -> None:
        """Read which cards of its store a seat has bought in the turn that it still has."""
        store = state.players[seat].store
        left = list(store.cards)
        for word in self.tokens.words(key):
            known = held_words(self.setup, tuple(left))
            if word not in known or state.phase != Phase.RESOURCES or seat != state.to_act:
                raise SetupError("card_position_fresh", {"word": word}, key=key)
            store.fresh = (*store.fresh, left.pop(known.index(word)))

    def _bank(self) -> Bank:
        key, limit = f"{DUMMY}.plants", self.setup.content.plant_limit
        cards = self.take(key, self.tokens.words(key))
        if len(cards) > limit:
            raise SetupError("position_limit", {"limit": limit}, key=key)
        plants = tuple([self.setup.content.plants[card] for card in cards])
        return Bank(plants, self.fuel.store(f"{DUMMY}.fuel"), has_taken=self.has_taken())

    def _check_last_card(self, state: CardState) -> None:
        """Refuse a last card that lies where it cannot, and a market that cannot be empty."""
        cards = state.cards
        is_ahead = cards.has_last_card() or cards.awaits_last_card()
        is_late = cards.has_last_card() and state.phase != Phase.AUCTION
        if is_ahead != (state.last_card == LastCard.AHEAD) or is_late:
            raise SetupError("card_position_last", {"word": LAST_WORD}, key="last")
        if LAST_CARD in cards.deck and not cards.row:
            raise SetupError("card_position_market", key="market")
