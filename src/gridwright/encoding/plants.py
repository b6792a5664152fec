"""What the board and the Card Game share: markets, auctions and owners of plants, as numbers."""

from typing import Final, TypeVar

from gridwright.content.types import Plant
from gridwright.core.action import Action
from gridwright.encoding.base import (
    BYTES,
    DONE,
    FIRST,
    MARKET,
    SEATS,
    SHARED,
    Encoder,
    Field,
    bid_piece,
    bits_of,
    byte,
    place_in,
    place_piece,
    shared_token,
)
from gridwright.encoding.decks import DECK, DeckField
from gridwright.parts.auction import Open
from gridwright.parts.card_market import LAST_CARD, Box, hidden_cards
from gridwright.parts.demolition import Demolition
from gridwright.parts.fuel import Power
from gridwright.phases.hidden import marks
from gridwright.phases.plant_auction import Remove
from gridwright.phases.state import PlantOwner, PlantState
from gridwright.phases.turns import Done

RESOURCES: Final = 4
PLANTS: Final = 5  # of an owner: the limit, and one too many
CARDS: Final = 51  # plants by their cards; on the board these are their numbers

OPEN: Final = FIRST
REMOVE: Final = OPEN + MARKET
BUY: Final = REMOVE + PLANTS  # the first token that differs between the two
MIXES: Final = 1 << PLANTS  # sets of plants that can run
FIRST_TOKENS: Final = (
    *SHARED,
    *[f"open the plant at place {place + 1} of the market" for place in range(MARKET)],
    *[f"remove own plant {place + 1}" for place in range(PLANTS)],
)
LAST_TOKENS: Final = tuple(
    [f"power own plants {bits:05b}, the first rightmost" for bits in range(MIXES)]
)

FUELS: Final = tuple([f"fuel {fuel + 1}" for fuel in range(RESOURCES)])
PLANT: Final = ("number", "need", "output", *[f"burns {fuel}" for fuel in FUELS])
_PLACES: Final = tuple([f"place {place + 1}" for place in range(MARKET)])
_NO_PLANT: Final = bytes(len(PLANT))
_NO_PLANTS: Final = bytes(PLANTS * len(PLANT))
_UNKNOWN: Final = -1  # no number of anything that is written

AUCTION_FIELDS: Final = (
    Field(
        "auction",
        1,
        ("bid", "bid, 256s", "leader: 1 is me, 0 nobody", "plant to make room for"),
        "The current auction.",
    ),
    Field("discount", 1, _PLACES, "The plant with the discount token."),
    Field("hammer", 1, _PLACES, "The plant being auctioned."),
    DECK,
    Field(
        "demolition",
        1,
        ("first pays", "others pay", "plants removed"),
        "The Demolition Contractor.",
    ),
)
PLANT_FIELDS: Final = (
    Field("next plant", 1, PLANT, "The next plant, if everyone knows it."),
    Field("market", MARKET, PLANT, "The plants of both rows; 0 for an empty place."),
    Field(
        "cards",
        1,
        tuple([f"card {card}" for card in range(CARDS)]),
        "Each plant: 0 not seen yet, 1 in the market, 2 owned, 3 out of the game, 4 put under the "
        "deck.",
    ),
    Field("plants", SEATS * PLANTS, PLANT, f"Me first, {PLANTS} for each seat."),
    Field("plants of the dummy", PLANTS, PLANT, "The plants of the Trust."),
)

P = TypeVar("P", bound=PlantState)


class PlantEncoder(Encoder[P]):
    """A title with a market of plants."""

    def __init__(self, plants: dict[int, Plant], box: Box, known_top: int, *, backs: bool) -> None:
        """Take all *plants*, those that are dealt, and what the deck shows: its top card, backs."""
        self._plants = {card: _plant_piece(plant) for card, plant in plants.items()}
        self.shows_backs = backs
        self._dealt = box
        self._deck = DeckField(box.small, known_top, backs=backs)
        # What was written last. Tuples are never changed, so they are compared by identity.
        self._row: tuple[int, ...] = ()
        self._market = bytes(MARKET * len(PLANT))
        self._buried: tuple[int, ...] = ()
        self._box: tuple[int, ...] = ()
        self._lying = bytes(CARDS)
        self._owned: list[tuple[Plant, ...]] = [()] * (SEATS + 1)
        self._pieces = [_NO_PLANTS] * (SEATS + 1)
        self._top = _UNKNOWN
        self._seen = [b""] * SEATS  # by each seat: all of it
        self._sold_row: tuple[int, ...] = ()
        self._sold_deck: tuple[int, ...] = ()
        self._paying, self._removals = _UNKNOWN, _UNKNOWN
        self._rest = b""

    def plant_token(self, state: P, action: Action, power: int) -> int:
        """Return the token of an action of both titles; *power* is the first that runs plants."""
        if isinstance(action, Open):
            return OPEN + place_in(state.cards.row, action.item)
        if isinstance(action, Power):
            return power + bits_of(action.plants, _plant_cards(state.owner(state.to_act)))
        if isinstance(action, Done):
            return DONE
        if isinstance(action, Remove):
            return REMOVE + _plant_cards(state.owner(state.to_act)).index(action.card)
        return shared_token(action)

    def add_auction(self, state: P, seat: int, pieces: list[bytes]) -> None:
        """Add `AUCTION_FIELDS`."""
        auction, row = state.auction, state.cards.row
        leader = (auction.leader - seat) % auction.seats + 1 if auction.leader >= 0 else 0
        pieces.append(bid_piece(auction.bid, leader))
        pieces.append(BYTES[state.new_plant])
        pieces.append(place_piece(place_in(row, state.token.card)))
        pieces.append(place_piece(place_in(row, auction.item)))
        if not self._is_same_rest(state):
            self._rest = self._rest_piece(state)
        pieces.append(self._rest)

    def deck(self, state: P) -> tuple[int, ...]:
        return state.cards.deck

    def put_deck(self, state: P, deck: tuple[int, ...]) -> None:
        state.cards.deck = deck

    def hidden_cards(self, state: P) -> tuple[list[int], list[int], int]:
        cards = state.cards
        return hidden_cards(cards.deck, cards.buried, marks(state), self._dealt)

    def _is_same_rest(self, state: P) -> bool:
        """Whether deck and contractor are as they were written last; note what has changed."""
        cards, paying = state.cards, state.demolition
        if (
            cards.row is self._sold_row
            and cards.deck is self._sold_deck
            and paying.top == self._paying
            and paying.removals == self._removals
        ):
            return True
        self._sold_row, self._sold_deck = cards.row, cards.deck
        self._paying, self._removals = paying.top, paying.removals
        return False

    def _rest_piece(self, state: P) -> bytes:
        """Return the deck, whose last card may lie in the row, and the contractor."""
        cards = state.cards
        deck = self._deck.piece(cards.deck, is_open=cards.has_last_card())
        return deck + _demolition_piece(state.demolition)

    def plants_piece(self, state: P, seat: int, dummy: tuple[Plant, ...]) -> bytes:
        """Return `PLANT_FIELDS`, cached while no card moves; `add_auction` comes first."""
        if not self._is_unchanged(state, dummy):
            self._seen = [b""] * SEATS
        piece = self._seen[seat]
        if not piece:
            piece = self._seen[seat] = b"".join(self._plant_pieces(seat, state.auction.seats))
        return piece

    def _is_unchanged(self, state: P, dummy: tuple[Plant, ...]) -> bool:
        """Whether all plants lie where they were written last; update those that do not."""
        cards = state.cards
        is_same = cards.row is self._row
        if not is_same:
            self._row = cards.row
            self._market = self._row_of_plants(cards.row, MARKET)
        seats = state.auction.seats
        for other in range(seats + 1):
            plants = state.owner(other).plants if other < seats else dummy
            if plants is not self._owned[other]:
                self._owned[other] = plants
                self._pieces[other] = self._row_of_plants(tuple([p.card for p in plants]), PLANTS)
                is_same = False
        if not is_same or cards.buried is not self._buried or state.box is not self._box:
            self._buried, self._box = cards.buried, state.box
            self._lying = self._whereabouts()
            is_same = False
        if self._deck.top != self._top:
            self._top = self._deck.top
            is_same = False
        return is_same

    def _plant_pieces(self, seat: int, seats: int) -> list[bytes]:
        pieces = [self._plants.get(self._top, _NO_PLANT), self._market, self._lying]
        for behind in range(SEATS):
            pieces.append(self._pieces[(seat + behind) % seats] if behind < seats else _NO_PLANTS)
        pieces.append(self._pieces[seats])
        return pieces

    def _row_of_plants(self, cards: tuple[int, ...], count: int) -> bytes:
        """Return the plants on *cards*, padded to *count*."""
        pieces: list[bytes] = []
        for card in cards:
            if card != LAST_CARD:
                pieces.append(self._plants[card])
        while len(pieces) < count:
            pieces.append(_NO_PLANT)
        return b"".join(pieces)

    def _whereabouts(self) -> bytes:
        seen = [0] * CARDS
        for card in self._row:
            if card != LAST_CARD:
                seen[card] = 1
        for plants in self._owned:
            for plant in plants:
                seen[plant.card] = 2
        for card in self._box:
            seen[card] = 3
        for card in self._buried:
            seen[card] = 4
        return bytes(seen)


def total_output(plants: tuple[Plant, ...]) -> int:
    """Return how many cities *plants* supply together."""
    return sum([plant.output for plant in plants])


def _plant_cards(owner: PlantOwner) -> list[int]:
    """Return the cards of the plants of *owner*, in order."""
    return [plant.card for plant in owner.plants]


def _demolition_piece(paying: Demolition) -> bytes:
    card = paying.cards[paying.top] if paying.cards else None
    pays = (0, 0) if card is None else (byte(card.first), byte(card.others))
    return bytes([*pays, byte(paying.removals)])


def _plant_piece(plant: Plant) -> bytes:
    burns = [1 if fuel in plant.burns else 0 for fuel in range(RESOURCES)]
    return bytes([plant.number, plant.need, plant.output, *burns])
