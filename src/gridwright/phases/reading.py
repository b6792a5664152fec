"""Reads the part of a position text that titles share; `position` writes it.

By default the lowest cards are in the market and all others that are not named in the deck, in
ascending order, except the highest, which were removed unseen.
"""

from typing import Final, TypeVar

from gridwright.core.errors import SetupError, Values
from gridwright.core.events import DUMMY, NOBODY
from gridwright.core.position import NOTHING, UNKNOWN_WORD, Tokens, index, number
from gridwright.core.rng import Rng
from gridwright.parts.card_market import (
    LAST_CARD,
    MARKET_SIZE,
    UNKNOWN,
    UNKNOWN_LARGE,
    UNKNOWN_SMALL,
    Deck,
    lay_out,
)
from gridwright.parts.demolition import Demolition
from gridwright.parts.network import PlayArea, free_slot
from gridwright.phases.auction import AuctionPhase
from gridwright.phases.plant_auction import PlantAuctionPhase
from gridwright.phases.position import (
    AUCTION,
    BACKS,
    LAST_WORD,
    Naming,
    buried_in,
    money_word,
)
from gridwright.phases.state import UNKNOWN_MONEY, AuctionState, PlantState

_OVER: Final = "over"
LAST_FIRST: Final = ("resources", "building", "expansion")  # phases in reverse turn order
_AUCTION_WORDS: Final = 4  # card, bid, leader, and who may still bid
_MOST_MONEY: Final = 99_999
_MOST_ROUNDS: Final = 999
_HEX: Final = "0123456789abcdef"
_LONGEST_HEX: Final = 16
_HIDDEN: Final = {word: card for card, word in BACKS.items()}

A = TypeVar("A", bound=AuctionState)
P = TypeVar("P", bound=PlantState)


class Reader:
    """Reads one text, and keeps track of the cards that it has not named yet."""

    def __init__(self, names: Naming, text: str) -> None:
        self.names = names
        self.tokens = Tokens(text)
        self.letters = tuple(names.letters(tuple(range(names.seats))))
        self.left = [*names.cards, LAST_CARD]  # cards not named yet
        self.knows_all = True  # no unknown card has been named

    # Words

    def seats(self, key: str, text: str) -> tuple[int, ...]:
        """Read the letters of seats, which must differ."""
        seats = tuple([index(key, letter, self.letters) for letter in text])
        if len(set(seats)) < len(seats):
            raise SetupError("position_double", {"key": key, "word": text}, key=key)
        return seats

    def money(self, letter: str, default: int, *, may_hide: bool = False) -> int:
        """Read the money of a seat, which may be unknown if *may_hide*."""
        key = f"{letter}.money"
        word = self.tokens.text(key, money_word(default))
        if may_hide and word == UNKNOWN_WORD:
            return UNKNOWN_MONEY
        return number(key, word, 0, _MOST_MONEY)

    def has_taken(self) -> bool:
        """Read whether the dummy has had its turn in this auction phase."""
        return self.tokens.number(f"{DUMMY}.taken", 0, 0, 1) == 1

    def house(
        self, key: str, word: str, area: PlayArea, cities: tuple[str, ...], taken: list[int]
    ) -> tuple[int, int]:
        """Read a city of the *area* and its slot, by default the cheapest free one."""
        name, _, place = word.partition(":")
        city = self.city(key, name, area, cities)
        slot = number(key, place, 1, len(taken)) - 1 if place else free_slot(taken, city)
        if slot == len(taken) or taken[slot] >> city & 1:
            raise SetupError("position_slot", {"city": name}, key=key)
        return city, slot

    def city(self, key: str, word: str, area: PlayArea, cities: tuple[str, ...]) -> int:
        """Read a city of the *area*; *cities* are the ids of the whole map."""
        return area.cities[index(key, word, tuple([cities[city] for city in area.cities]))]

    # The point in the game

    def phase(self, possible: tuple[int, ...]) -> int:
        """Read the phase, which must be one of the *possible* ones."""
        names = tuple([self.names.phases[phase] for phase in possible])
        return possible[index("phase", self.tokens.text("phase", AUCTION), names)]

    def round(self, *, is_setup: bool) -> int:
        """Read the round, 0 during setup."""
        if is_setup:
            return self.tokens.number("round", 0, 0, 0)
        return self.tokens.number("round", 1, 1, _MOST_ROUNDS)

    def order(self) -> tuple[int, ...]:
        """Read the turn order; the dummy may be left out of it."""
        text = self.tokens.text("order", "".join(self.letters))
        order = self.names.first_order(Rng(0), tuple(text))
        if DUMMY in text and text != self.names.letters(order):
            raise SetupError("order_seats", {"seats": self.letters}, key="order")
        return order

    def rng(self) -> Rng:
        """Read the state of future chance, by default unknown if any card is unknown."""
        word = self.tokens.text("rng", "0" if self.knows_all else UNKNOWN_WORD)
        if word == UNKNOWN_WORD:
            return Rng(0, is_hidden=True)
        if word == NOTHING:
            return Rng(0, is_bound=True)
        if not 0 < len(word) <= _LONGEST_HEX or any([digit not in _HEX for digit in word]):
            raise SetupError("position_rng", {"word": word}, key="rng")
        return Rng(int(word, 16))

    def read_actor(self, state: A, may_act: tuple[int, ...]) -> None:
        """Read the seat to act, by default the first of *may_act*; nobody at the end."""
        is_over = self.names.phases[state.phase] == _OVER
        seats = () if is_over else tuple(self.names.letters(may_act))
        word = self.tokens.text("act", seats[0] if seats else "")
        if word not in (("",) if is_over else seats):
            raise SetupError("position_act", {"word": word, "seats": seats}, key="act")
        state.to_act = NOBODY if is_over else self.letters.index(word)

    def may_act(self, state: AuctionState) -> tuple[int, ...]:
        """Return the seats that may be to act, the most likely first."""
        auction, phase = state.auction, self.names.phases[state.phase]
        humans = state.humans()
        if phase == AUCTION and auction.item:
            return auction.waiting[:1]
        if phase == AUCTION:
            return tuple([seat for seat in humans if not auction.finished >> seat & 1])
        return tuple(reversed(humans)) if phase in LAST_FIRST else humans

    # Cards

    def card(self, key: str, word: str) -> int:
        """Read a card without noting where it is."""
        cards = list(self.names.cards)
        return cards[index(key, word, tuple(self.names.cards.values()))]

    def different(self, key: str, words: tuple[str, ...]) -> tuple[int, ...]:
        """Read cards, which must differ, without noting where they are."""
        cards = [self.card(key, word) for word in words]
        for place, card in enumerate(cards):
            if card in cards[:place]:
                raise SetupError("position_double", {"key": key, "word": words[place]}, key=key)
        return tuple(cards)

    def take(self, key: str, words: tuple[str, ...]) -> tuple[int, ...]:
        """Read cards that are in this place and nowhere else."""
        return tuple([self._place(key, word, self.card(key, word)) for word in words])

    def _place(self, key: str, word: str, card: int) -> int:
        """Note that *card* is in this place, or refuse it if it is somewhere else too."""
        if card not in self.left:
            raise SetupError("position_double", {"key": key, "word": word}, key=key)
        self.left.remove(card)
        return card

    def pile(self, key: str, words: tuple[str, ...]) -> tuple[int, ...]:
        """Read cards, which may include the last card, and outside the market unknown ones."""
        cards: list[int] = []
        for word in words:
            is_hidden = word == UNKNOWN_WORD and key != "market"
            if is_hidden or (key == "deck" and not cards and word in _HIDDEN):
                cards.append(_HIDDEN[word])
                self.knows_all = False
            elif word == LAST_WORD:
                cards.append(self._place(key, word, LAST_CARD))
            else:
                cards.extend(self.take(key, (word,)))
        return tuple(cards)

    def read_piles(self, state: AuctionState, market: Deck, *, is_out: bool) -> None:
        """Read the deck, what was put under it, and what was removed unseen, after all other cards.

        A deck that is left out has the last card at the bottom, unless that *is_out* or was named.
        """
        words = self.tokens.listed("deck")
        if words is None:
            last = () if is_out or LAST_CARD not in self.left else (LAST_CARD,)
            market.deck = self._drawable() + last
            self.left = [card for card in self.left if card not in market.deck]
        else:
            market.deck = self.pile("deck", words)
        self.left = [card for card in self.left if card != LAST_CARD]
        state.unseen = self._unseen(market.deck)
        market.buried = self._buried(market.deck)

    def _drawable(self) -> tuple[int, ...]:
        """Return the default cards of the deck, without the last card."""
        box = self.names.box
        cards = [card for card in self.left if card != LAST_CARD]
        small = [card for card in cards if card in box.small]
        large = [card for card in cards if card not in box.small]
        small = small[: max(0, len(small) - box.small_removed)]
        large = large[: max(0, len(large) - box.large_removed)]
        return tuple([card for card in cards if card in small or card in large])

    def _unseen(self, deck: tuple[int, ...]) -> tuple[int, ...]:
        """Read the cards removed unseen, by default all that are not named."""
        words, unknown = self.tokens.listed("unseen"), len([card for card in deck if card < 0])
        if words is not None:
            unseen = self.pile("unseen", words)
        elif unknown:
            unseen = (UNKNOWN,) * (len(self.left) - unknown)
        else:
            unseen, self.left = tuple(self.left), []
        hidden = unknown + len([card for card in unseen if card < 0])
        if hidden != len(self.left):
            left = tuple([self.names.card(card) for card in self.left])
            values: Values = {"hidden": hidden, "cards": left}
            raise SetupError("position_cards", values, key="deck")
        box = self.names.box
        removable = self.left + [card for card in unseen if card > 0]
        small = len([card for card in removable if card in box.small])
        is_wrong = len(unseen) < box.small_removed + box.large_removed
        is_wrong |= small < box.small_removed or len(removable) - small < box.large_removed
        if is_wrong and LAST_CARD in deck:
            wanted: Values = {"small": box.small_removed, "large": box.large_removed}
            raise SetupError("position_unseen", wanted, key="unseen")
        return unseen

    def _buried(self, deck: tuple[int, ...]) -> tuple[int, ...]:
        """Read the cards put under the deck, which must be all those below the last card."""
        key, is_out = "buried", LAST_CARD not in deck
        below = deck if is_out else deck[deck.index(LAST_CARD) + 1 :]
        words = self.tokens.listed(key)
        buried = buried_in(deck) if words is None else tuple(sorted(self.different(key, words)))
        for card in buried:
            if card not in below and not (is_out and card in self.left):
                raise SetupError("position_buried", {"word": self.names.card(card)}, key=key)
        if len(buried) != len(below):
            values: Values = {"deck": len(below), "buried": len(buried)}
            raise SetupError("position_stack", values, key=key)
        self._check_back(deck[:1], buried if is_out else tuple(self.left), is_mixed=not is_out)
        return buried

    def _check_back(self, top: tuple[int, ...], hidden: tuple[int, ...], *, is_mixed: bool) -> None:
        """Refuse the back of the *top* card if none of the *hidden* cards can have it."""
        box = self.names.box
        small = len([card for card in hidden if card in box.small])
        large = len(hidden) - small
        if is_mixed:  # some of the hidden cards were removed
            small, large = small - box.small_removed, large - box.large_removed
        if (top == (UNKNOWN_SMALL,) and small < 1) or (top == (UNKNOWN_LARGE,) and large < 1):
            raise SetupError("position_back", {"word": BACKS[top[0]]}, key="deck")

    # The auction

    def read_auction(self, state: A, phase: AuctionPhase[A]) -> None:
        """Read the state of the auction phase."""
        auction, key = state.auction, AUCTION
        for seat in self.seats("finished", self.tokens.text("finished")):
            auction.leave_phase(seat)
        auction.sold = self.tokens.number("sold", 0, 0, auction.finished.bit_count())
        text = self.tokens.text(key)
        if not text:
            return
        self.check_auction(state, key)
        words = text.split(":")
        if not _AUCTION_WORDS - 1 <= len(words) <= _AUCTION_WORDS:
            raise SetupError("position_auction", {"word": text}, key=key)
        for_sale = state.for_sale()
        item = for_sale[index(key, words[0], tuple([self.names.card(card) for card in for_sale]))]
        leader = index(key, words[2], self.letters)
        purse = phase.purse(state, leader)
        most = _MOST_MONEY if purse == UNKNOWN_MONEY else purse
        auction.open(item, leader, number(key, words[1], phase.minimum(state, item), most))
        if len(words) == _AUCTION_WORDS:
            auction.waiting = self.seats(key, words[3])
        is_out = any([auction.finished >> seat & 1 for seat in (leader, *auction.waiting)])
        if is_out or not auction.waiting or leader in auction.waiting:
            raise SetupError("position_auction", {"word": text}, key=key)

    def check_auction(self, state: AuctionState, key: str) -> None:
        """Refuse *key* outside an auction phase."""
        if self.names.phases[state.phase] != AUCTION:
            raise SetupError("position_phase", {"key": key, "phase": AUCTION}, key=key)


class PlantReader(Reader):
    """Reads what titles with fuel-burning plants have in common."""

    def read_market(self, state: P, *, is_out: bool) -> None:
        """Read the market, and all other cards that nobody owns."""
        key, words = "market", self.tokens.listed("market")
        state.box = self.take("removed", self.tokens.words("removed"))
        if words is None:
            words = tuple([self.names.card(card) for card in self._drawable()[:MARKET_SIZE]])
        if len(words) > MARKET_SIZE:
            raise SetupError("position_most", {"key": key, "most": MARKET_SIZE}, key=key)
        state.cards = lay_out(self.pile(key, words), (), state.cards.numbers)
        self.read_piles(state, state.cards, is_out=is_out)

    def read_decision(self, state: P, phase: PlantAuctionPhase[P]) -> None:
        """Read the auction and the seat to act, after what everybody owns."""
        if self.names.has_token:
            self._read_token(state)
        may_act: tuple[int, ...] = ()
        word = self.tokens.text("new")
        if word:
            self.check_auction(state, "new")
            state.new_plant = self.card("new", word)
            seats = range(self.names.seats)
            owners = [state.owner(seat).plant_cards() for seat in seats]
            may_act = tuple([seat for seat in seats if state.new_plant in owners[seat]])
            state.auction.finished = sum([1 << seat for seat in may_act])
        self.read_auction(state, phase)
        if word and state.auction.item:
            raise SetupError("position_new", key="new")
        self.read_actor(state, may_act if word else self.may_act(state))
        for seat in range(self.names.seats):
            self._check_owner(state, seat, phase)
        if state.demolition.cards:
            self._read_demolition(state.demolition)

    def _read_token(self, state: PlantState) -> None:
        """Read which plant has the token, in an auction phase by default the lowest."""
        key, plants = "discount", state.cards.plants()
        words = tuple([self.names.card(card) for card in plants])
        is_auction = self.names.phases[state.phase] == AUCTION
        word = self.tokens.text(key, words[0] if plants and is_auction else NOTHING)
        if word != NOTHING:
            self.check_auction(state, key)
            card = plants[index(key, word, words)]
            state.token.lay(card, state.cards.numbers[card])

    def _read_demolition(self, demolition: Demolition) -> None:
        """Read the current card, and how often it has paid in this phase."""
        card, _, removals = self.tokens.text("demolition", "1:0").partition(":")
        demolition.top = number("demolition", card, 1, len(demolition.cards)) - 1
        demolition.removals = number("demolition", removals or "0", 0, self.names.seats)

    def _check_owner(self, state: P, seat: int, phase: PlantAuctionPhase[P]) -> None:
        """Refuse too many plants, and fuel that does not fit, unless the seat is making room."""
        owner, stored = state.owner(seat), state.stored(seat)
        room, letter, limit = owner.capacity, self.letters[seat], phase.plant_limit(state)
        makes_room = state.new_plant > 0 and seat == state.to_act
        has_choice = len(owner.plants) > limit
        if len(owner.plants) > limit + makes_room:
            raise SetupError("position_limit", {"limit": limit}, key=f"{letter}.plants")
        excess = room.hybrid_overflow(stored)
        kinds = range(len(stored))
        pure = [stored[kind] <= room.pure[kind] or kind in room.either for kind in kinds]
        if not all(pure) or (excess and (has_choice or not makes_room)):
            raise SetupError("position_storage", key=f"{letter}.fuel")
        if makes_room and not has_choice and not excess:
            raise SetupError("position_new", key="new")
