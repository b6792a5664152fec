"""A position of the Card Game out of its words; `position` writes them.

What is left out has its default: the plants that are named nowhere lie in the deck, or were
removed unseen where the deck is named.
"""

from typing import Final

from gridwright.content.types import Plant
from gridwright.core.errors import SetupError, Values
from gridwright.core.events import NOBODY
from gridwright.core.position import UNKNOWN_WORD, Tokens, index, number
from gridwright.core.rng import HiddenRng, Rng
from gridwright.games.cardgame.fuel_reading import FuelReader
from gridwright.games.cardgame.laying import (
    HIDDEN_WORDS,
    LAST_WORD,
    MARKET_SIZE,
    plant_cards,
)
from gridwright.games.cardgame.position import (
    BANK,
    LAST_CARDS,
    NOTHING,
    PHASES,
    buried_in,
    listed,
)
from gridwright.games.cardgame.state import (
    Bank,
    CardPlayer,
    CardState,
    LastCard,
    Phase,
    Setup,
)
from gridwright.parts.auction import Auction
from gridwright.parts.card_market import LAST_CARD, UNKNOWN, UNKNOWN_LARGE, UNKNOWN_SMALL, lay_out
from gridwright.parts.demolition import Demolition
from gridwright.parts.discount_token import DiscountToken
from gridwright.parts.fuel import capacity, in_order
from gridwright.parts.turn_order import first_order, letters

_MOST_ROUNDS: Final = 999
_MOST_MONEY: Final = 99_999
_HEX: Final = "0123456789abcdef"
_LONGEST_HEX: Final = 16
_AUCTION: Final = 4  # plant, bid, leader, waiting


def read_position(setup: Setup, text: str) -> CardState:
    """Return the state that *text* describes, or raise `SetupError` with what is wrong."""
    return _Reader(setup, text).state()


class _Reader:
    """Reads one text, and keeps what has been named already."""

    def __init__(self, setup: Setup, text: str) -> None:
        self.setup = setup
        self.tokens = Tokens(text)
        self.seats = tuple(letters(tuple(range(setup.seats)), setup.seats))
        numbers = setup.numbers
        self.plants = sorted(setup.content.plants, key=lambda card: (numbers[card], card))
        self.fuel = FuelReader(setup, self.tokens)
        self.knows_all = True  # no card has been named that nobody has seen

    def state(self) -> CardState:
        """Return the whole position."""
        tokens, setup = self.tokens, self.setup
        content = setup.content
        phase = index("phase", tokens.text("phase", PHASES[0]), PHASES)
        last = LastCard(index("last", tokens.text("last", LAST_CARDS[0]), LAST_CARDS))
        players = self._players()
        bank = self._bank() if setup.has_bank else None
        box = self._plants("removed", self._words("removed"))
        row = self._row()
        deck, unseen = self._deck(last, row)
        cards = lay_out(row, deck, setup.numbers)
        cards.buried = self._buried(deck)
        stores = [player.store for player in players]
        state = CardState(
            setup=setup,
            rng=Rng(0),
            round=tokens.number("round", 1, 1, _MOST_ROUNDS),
            phase=phase,
            last_card=last,
            to_act=NOBODY,
            order=self._order(),
            cards=cards,
            token=DiscountToken(),
            auction=Auction(setup.seats),
            new_plant=0,
            fuel=self.fuel.market(stores if bank is None else [*stores, bank.store]),
            players=players,
            bank=bank,
            demolition=Demolition(content.demolition if setup.options.demolition else ()),
            box=box,
            unseen=unseen,
        )
        state.rng = self._rng()
        self._check_last_card(state)
        self._auction(state)
        self._act(state)
        self._check_owners(state)
        if state.demolition.cards:
            self._demolition(state.demolition)
        tokens.finish()
        return state

    def _words(self, key: str, default: tuple[str, ...] = ()) -> tuple[str, ...]:
        return listed(self.tokens.words(key) or default)

    def _order(self) -> tuple[int, ...]:
        text = self.tokens.text("order", "".join(self.seats))
        has_bank = self.setup.has_bank
        order = first_order(Rng(0), self.setup.seats, tuple(text), has_dummy=has_bank)
        if "T" in text and text != self.setup.seat_letters(order):
            raise SetupError("order_seats", {"seats": self.seats}, key="order")
        return order

    def _rng(self) -> Rng:
        word = self.tokens.text(
            "rng", "0" if self.knows_all and self.fuel.knows_all else UNKNOWN_WORD
        )
        if word == UNKNOWN_WORD:
            return HiddenRng()
        if not 0 < len(word) <= _LONGEST_HEX or any([digit not in _HEX for digit in word]):
            raise SetupError("card_position_rng", {"word": word}, key="rng")
        return Rng(int(word, 16))

    def _demolition(self, demolition: Demolition) -> None:
        key = "demolition"
        card, _, removals = self.tokens.text(key, "1:0").partition(":")
        demolition.top = number(key, card, 1, len(demolition.cards)) - 1
        demolition.removals = number(key, removals or "0", 0, self.setup.seats)

    # Plants

    def _plants(self, key: str, words: tuple[str, ...]) -> tuple[int, ...]:
        """Read plants that lie there face up and nowhere else."""
        cards = plant_cards(self.setup, words, key)
        for card, word in zip(cards, words, strict=True):
            if card not in self.plants:
                raise SetupError("card_plant_twice", {"word": word}, key=key)
            self.plants.remove(card)
        return cards

    def _hidden(self, key: str, words: tuple[str, ...]) -> tuple[int, ...]:
        """Read plants among which may be the last card, and some that nobody has seen."""
        backs = {shown: card for card, shown in HIDDEN_WORDS.items()}
        found: list[int] = []
        for word in words:
            if word == LAST_WORD:
                found.append(LAST_CARD)
            elif word == UNKNOWN_WORD or (word in backs and key == "deck" and not found):
                found.append(backs[word])
                self.knows_all = False
            else:
                found.extend(self._plants(key, (word,)))
        return tuple(found)

    def _row(self) -> tuple[int, ...]:
        """Read the market; by default the lowest small plants that nobody owns."""
        box = self.setup.box
        lowest = [card for card in self.plants if card in box.small][:MARKET_SIZE]
        default = tuple([self.setup.content.words[card] for card in lowest])
        words = self._words("market", default)
        if len(words) > MARKET_SIZE:
            raise SetupError("card_position_most", {"most": MARKET_SIZE}, key="market")
        shown = tuple([word for word in words if word != LAST_WORD])
        row = self._plants("market", shown)
        return (*row, *[LAST_CARD] * (len(words) - len(shown)))

    def _deck(
        self, last: LastCard, row: tuple[int, ...]
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Read the deck and the plants removed unseen: all that are not elsewhere."""
        is_under = last == LastCard.AHEAD and LAST_CARD not in row
        words = self.tokens.words("deck")
        if words or not is_under:
            deck = self._hidden("deck", listed(words))
        else:
            drawable = self._drawable()
            self.plants = [card for card in self.plants if card not in drawable]
            deck = (*drawable, LAST_CARD)
        words = self.tokens.words("unseen")
        unknown = len([card for card in deck if card < 0])
        if words:
            unseen = self._hidden("unseen", listed(words))
        elif unknown:
            unseen = (UNKNOWN,) * (len(self.plants) - unknown)
        else:
            unseen, self.plants = tuple(self.plants), []
        self._check_hidden(deck, unseen)
        return deck, unseen

    def _drawable(self) -> tuple[int, ...]:
        """Return the plants of a deck that is left out: what is left, less the highest."""
        box = self.setup.box
        small = [card for card in self.plants if card in box.small]
        large = [card for card in self.plants if card in box.large]
        small = small[: max(0, len(small) - box.small_removed)]
        return (*small, *large[: max(0, len(large) - box.large_removed)])

    def _check_hidden(self, deck: tuple[int, ...], unseen: tuple[int, ...]) -> None:
        """Refuse plants that are lost, and other plants removed unseen than the rules say."""
        hidden = [card for card in (*deck, *unseen) if card < 0]
        if len(hidden) != len(self.plants):
            left = tuple([self.setup.content.words[card] for card in self.plants])
            values: Values = {"hidden": len(hidden), "plants": left}
            raise SetupError("card_position_plants", values, key="deck")
        box = self.setup.box
        removable = [*self.plants, *[card for card in unseen if card > 0]]
        small = len([card for card in removable if card in box.small])
        is_wrong = len(unseen) < box.small_removed + box.large_removed
        is_wrong |= small < box.small_removed or len(removable) - small < box.large_removed
        if is_wrong and LAST_CARD in deck:
            values = {"small": box.small_removed, "large": box.large_removed}
            raise SetupError("card_position_unseen", values, key="unseen", clauses=("CG-S16",))

    def _buried(self, deck: tuple[int, ...]) -> tuple[int, ...]:
        """Read which plants everybody saw put under the deck: all that lie below the last card."""
        is_out = LAST_CARD not in deck
        below = deck if is_out else deck[deck.index(LAST_CARD) + 1 :]
        words = self.tokens.words("buried")
        cards = plant_cards(self.setup, listed(words), "buried") if words else buried_in(deck)
        for card in cards:
            if card not in below and not (is_out and card in self.plants):
                word = self.setup.content.words[card]
                raise SetupError("card_position_buried", {"word": word}, key="buried")
        if len(cards) != len(below):
            values: Values = {"deck": len(below), "buried": len(cards)}
            raise SetupError("card_position_stack", values, key="buried")
        self._check_back(deck, cards if is_out else tuple(self.plants))
        return tuple(sorted(cards))

    def _check_back(self, deck: tuple[int, ...], hidden: tuple[int, ...]) -> None:
        """Refuse a back on top of the deck that none of the *hidden* plants can have."""
        box = self.setup.box
        is_mixed = LAST_CARD in deck
        small = len([card for card in hidden if card in box.small])
        large = len(hidden) - small
        if deck[:1] == (UNKNOWN_SMALL,):
            is_wrong = small <= (box.small_removed if is_mixed else 0)
        else:
            is_wrong = deck[:1] == (UNKNOWN_LARGE,) and large <= (
                box.large_removed if is_mixed else 0
            )
        if is_wrong:
            raise SetupError("card_position_back", {"word": HIDDEN_WORDS[deck[0]]}, key="deck")

    def _check_last_card(self, state: CardState) -> None:
        """Refuse a last card that lies where it cannot, and a market that cannot be empty."""
        row, deck = state.cards.row, state.cards.deck
        wanted = 1 if state.last_card == LastCard.AHEAD else 0
        is_late = LAST_CARD in row and state.phase != Phase.AUCTION
        if [*row, *deck].count(LAST_CARD) != wanted or LAST_CARD in state.unseen or is_late:
            raise SetupError("card_position_last", {"word": LAST_WORD}, key="last")
        if LAST_CARD in deck and not row:
            raise SetupError("card_position_market", key="market")

    # Owners

    def _players(self) -> list[CardPlayer]:
        money = self._numbers("money", self.setup.content.money)
        income = self._numbers("income", 0)
        found: list[CardPlayer] = []
        for seat, letter in enumerate(self.seats):
            plants = in_order(self._owned(letter))
            store = self.fuel.store(f"{letter}.fuel")
            room = capacity(plants, len(store.units))
            found.append(CardPlayer(money[seat], plants, room, store, income[seat]))
        return found

    def _numbers(self, key: str, default: int) -> list[int]:
        """Read a number for each seat, or one for all of them."""
        words = self.tokens.words(key) or (str(default),)
        if len(words) == 1:
            words = words * self.setup.seats
        if len(words) != self.setup.seats:
            raise SetupError("card_position_seats", {"seats": self.setup.seats}, key=key)
        return [number(key, word, 0, _MOST_MONEY) for word in words]

    def _owned(self, letter: str) -> tuple[Plant, ...]:
        key = f"{letter}.plants"
        cards = self._plants(key, self._words(key))
        return tuple([self.setup.content.plants[card] for card in cards])

    def _bank(self) -> Bank:
        taken = index("bank", self.tokens.text("bank", BANK[0]), BANK)
        bank = Bank(self._owned("T"), self.fuel.store("T.fuel"), has_taken=taken == 1)
        self._check_limit(bank.plants, 0, "T")
        return bank

    def _check_limit(self, plants: tuple[Plant, ...], more: int, letter: str) -> None:
        limit = self.setup.content.plant_limit
        if len(plants) > limit + more:
            key = f"{letter}.plants"
            raise SetupError("card_position_limit", {"limit": limit}, key=key, clauses=("CG-1.22",))

    def _check_owners(self, state: CardState) -> None:
        """Refuse too many plants, and fuel that finds no place, but for what is being decided."""
        for seat, player in enumerate(state.players):
            makes_room = bool(state.new_plant) and seat == state.to_act
            self._check_limit(player.plants, 1 if makes_room else 0, self.seats[seat])
            room, units = player.capacity, player.store.units
            excess = room.hybrid_overflow(units)
            pure = [
                units[kind] <= room.pure[kind] or kind in room.either for kind in range(len(units))
            ]
            has_choice = len(player.plants) > self.setup.content.plant_limit
            if not all(pure) or (excess and (has_choice or not makes_room)):
                key = f"{self.seats[seat]}.fuel"
                raise SetupError("card_position_storage", key=key, clauses=("CG-2.8",))
            if makes_room and not has_choice and not excess:
                raise SetupError("card_position_new", key="new", clauses=("CG-1.23",))

    # The auction

    def _auction(self, state: CardState) -> None:
        """Read how far the auction has come."""
        tokens, auction = self.tokens, state.auction
        for letter in tokens.text("finished"):
            auction.leave_phase(index("finished", letter, self.seats))
        auction.sold = tokens.number("sold", 0, 0, auction.finished.bit_count())
        new = tokens.text("new")
        if new:
            state.new_plant = plant_cards(self.setup, (new,), "new")[0]
        is_now = state.phase == Phase.AUCTION
        plants = state.cards.plants()
        lowest = state.word(plants[0]) if plants and is_now else NOTHING
        token = tokens.text("discount", lowest)
        if token != NOTHING:
            card = index("discount", token, tuple([state.word(card) for card in plants]))
            state.token.lay(plants[card], state.cards.numbers[plants[card]])
        running = tokens.text("auction")
        if running:
            self._running(state, running.split(":"))
        if not is_now and (state.token.card or auction.item or new):
            key = "discount" if state.token.card else "auction" if auction.item else "new"
            raise SetupError("card_position_phase", {"phase": PHASES[0]}, key=key)

    def _running(self, state: CardState, words: list[str]) -> None:
        """Read plant, bid, leader and who may still speak: by default all the others."""
        key, auction = "auction", state.auction
        if not _AUCTION - 1 <= len(words) <= _AUCTION or state.new_plant:
            raise SetupError("card_position_auction", {"word": ":".join(words)}, key=key)
        for_sale = state.for_sale()
        item = for_sale[index(key, words[0], tuple([state.word(card) for card in for_sale]))]
        leader = index(key, words[2], self.seats)
        minimum = state.token.minimum_bid(item, state.cards.numbers[item])
        auction.open(item, leader, number(key, words[1], minimum, state.players[leader].money))
        if len(words) == _AUCTION:
            auction.waiting = tuple([index(key, letter, self.seats) for letter in words[3]])
        speaking = [leader, *auction.waiting]
        is_out = any([auction.finished >> seat & 1 for seat in speaking])
        if not auction.waiting or is_out or len(set(speaking)) < len(speaking):
            raise SetupError("card_position_auction", {"word": ":".join(words)}, key=key)

    def _act(self, state: CardState) -> None:
        """Read who must decide."""
        seats = self._who_may_act(state)
        names = tuple(self.setup.seat_letters(seats))
        text = self.tokens.text("act", names[0] if names else "")
        if text not in (names if state.phase != Phase.OVER else ("",)):
            raise SetupError("card_position_act", {"word": text, "seats": names}, key="act")
        state.to_act = self.seats.index(text) if text else NOBODY
        if state.new_plant:
            state.auction.leave_phase(state.to_act)  # who has bought takes no further part

    def _who_may_act(self, state: CardState) -> tuple[int, ...]:
        """Return the seats that may have to decide, the most likely first."""
        order = state.humans()
        if state.phase == Phase.OVER:
            return ()
        if state.phase != Phase.AUCTION:
            return tuple(reversed(order)) if state.phase == Phase.RESOURCES else order
        if state.auction.item:
            return state.auction.waiting[:1]
        if state.new_plant:
            new = state.new_plant
            return tuple([seat for seat in order if new in state.players[seat].plant_cards()])
        return tuple([seat for seat in order if not state.auction.finished >> seat & 1])
