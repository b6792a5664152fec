"""What the board and the Card Game share: markets, auctions and owners of plants, as numbers."""

from typing import Final, TypeVar

from gridwright.codes.base import MARKET, ONE, SEATS, Code, Field, hot, one, two
from gridwright.content.types import Plant
from gridwright.parts.card_market import LAST_CARD, UNKNOWN_LARGE, UNKNOWN_SMALL, visible_deck
from gridwright.phases.positions import PlantOwner, PlantState

RESOURCES: Final = 4
PLANTS: Final = 5  # of an owner: the limit, and one too many
CARDS: Final = 51  # plants by their cards; on the board these are their numbers

FUELS: Final = tuple([f"fuel {fuel + 1}" for fuel in range(RESOURCES)])
PLANT: Final = ("number", "need", "output", *[f"burns {fuel}" for fuel in FUELS])
_PLACES: Final = tuple([f"place {place + 1}" for place in range(MARKET)])
_NO_PLANT: Final = bytes(len(PLANT))
_NO_PLANTS: Final = bytes(PLANTS * len(PLANT))
_NOWHERE: Final = bytes(MARKET)
_AT: Final[list[bytes]] = [hot(place, MARKET) for place in range(MARKET + 1)]

MARKET_FIELDS: Final = (
    Field("market", MARKET, PLANT, "The plants, both rows as one; 0 where none lies."),
    Field("discount", 1, _PLACES, "Where the token lies that lets a plant go for 1."),
    Field("hammer", 1, _PLACES, "What is put up."),
    Field(
        "auction",
        1,
        ("bid", "bid, 256s", "leader: 1 is me, 0 nobody", "plant to make room for"),
        "The auction of what is put up.",
    ),
    Field(
        "cards",
        1,
        tuple([f"card {card}" for card in range(CARDS)]),
        "Of each plant: 0 nobody saw it, 1 it lies in the market, 2 somebody owns it, 3 it left "
        "the game, 4 it was put under the deck.",
    ),
    Field(
        "deck",
        1,
        ("cards", "last card is ahead", "last card lies open", "next is small", "next is large"),
        "What everybody knows of the deck.",
    ),
    Field("next plant", 1, PLANT, "The next plant, where everybody knows it."),
    Field("demolition", 1, ("first pays", "others pay", "plants removed"), "The contractor."),
)
PLANTS_FIELD: Final = Field(
    "plants", SEATS * PLANTS, PLANT, f"Of each seat, me first, then clockwise, {PLANTS} each."
)

P = TypeVar("P", bound=PlantState)


class PlantCode(Code[P]):
    """A title with a market of plants."""

    def __init__(
        self, plants: dict[int, Plant], small: tuple[int, ...], known_top: int, *, backs: bool
    ) -> None:
        """Know all *plants*, and what the deck shows: backs that differ, a top card."""
        self._plants = {card: _plant_piece(plant) for card, plant in plants.items()}
        self._small = small
        self._known_top = known_top
        self._backs = backs

    def add_market(self, state: P, seat: int, found: list[bytes]) -> None:
        """Add the pieces of `MARKET_FIELDS`."""
        row, auction = state.cards.row, state.auction
        market: list[bytes] = []
        for card in row:
            if card != LAST_CARD:
                market.append(self._plants[card])
        while len(market) < MARKET:
            market.append(_NO_PLANT)
        found.append(b"".join(market))
        found.append(_place(state.token.card, row))
        found.append(_place(auction.item, row))
        leader = (auction.leader - seat) % auction.seats + 1 if auction.leader >= 0 else 0
        found.append(two(auction.bid) + ONE[leader] + ONE[state.new_plant])
        found.append(self._cards(state))
        self._add_deck(state, found)
        paying = state.demolition
        if paying.cards:
            top = paying.cards[paying.top]
            found.append(one(top.first) + one(top.others) + one(paying.removals))
        else:
            found.append(b"\x00\x00\x00")

    def owners(self, state: P) -> list[tuple[Plant, ...]]:
        """Return the plants of everybody, of a virtual participant too."""
        return [state.owner(seat).plants for seat in range(state.auction.seats)]

    def _cards(self, state: P) -> bytes:
        seen = [0] * CARDS
        for card in state.cards.row:
            if card != LAST_CARD:
                seen[card] = 1
        for plants in self.owners(state):
            for plant in plants:
                seen[plant.card] = 2
        for card in state.box:
            seen[card] = 3
        for card in state.cards.buried:
            seen[card] = 4
        return bytes(seen)

    def _add_deck(self, state: P, found: list[bytes]) -> None:
        deck = state.cards.deck
        is_ahead = state.cards.awaits_last_card()
        top = 0
        if deck:
            near = (deck[0], LAST_CARD) if is_ahead and deck[0] != LAST_CARD else deck[:1]
            top = visible_deck(near, self._known_top, self._small, shows_backs=self._backs)[0]
        known = (
            1 if is_ahead else 0,
            1 if state.cards.has_last_card() else 0,
            1 if top == UNKNOWN_SMALL else 0,
            1 if top == UNKNOWN_LARGE else 0,
        )
        found.append(ONE[len(deck)] + bytes(known))
        found.append(self._plants.get(top, _NO_PLANT))

    def add_plants(self, state: P, seat: int, found: list[bytes]) -> None:
        """Add the piece of `PLANTS_FIELD`."""
        seats = state.auction.seats
        plants: list[bytes] = []
        for behind in range(SEATS):
            if behind < seats:
                plants.append(self.owned(state.owner((seat + behind) % seats).plants))
            else:
                plants.append(_NO_PLANTS)
        found.append(b"".join(plants))

    def owned(self, plants: tuple[Plant, ...]) -> bytes:
        """Return the plants of one owner."""
        found: list[bytes] = []
        for plant in plants:
            found.append(self._plants[plant.card])
        while len(found) < PLANTS:
            found.append(_NO_PLANT)
        return b"".join(found)


def plant_cards(owner: PlantOwner) -> list[int]:
    """Return the cards of the plants of *owner*, in order."""
    return [plant.card for plant in owner.plants]


def _plant_piece(plant: Plant) -> bytes:
    burns = [1 if fuel in plant.burns else 0 for fuel in range(RESOURCES)]
    return bytes([plant.number, plant.need, plant.output, *burns])


def _place(card: int, row: tuple[int, ...]) -> bytes:
    """Return where *card* lies in the market."""
    if not card or card not in row:
        return _NOWHERE
    return _AT[row.index(card)]
