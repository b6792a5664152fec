"""The Card Game as numbers."""

from typing import Final

from gridwright.codes.base import (
    DONE,
    FIRST,
    HALF,
    MARKET,
    ONE,
    SEATS,
    SHARED,
    Field,
    bits_of,
    hot,
    one,
    opened,
    place_in,
    shared_token,
    two,
)
from gridwright.codes.plants import (
    FUELS,
    MARKET_FIELDS,
    PLANT,
    PLANTS,
    PLANTS_FIELD,
    RESOURCES,
    PlantCode,
    plant_cards,
)
from gridwright.content.types import Plant
from gridwright.core.action import Action
from gridwright.games.cardgame.actions import Buy
from gridwright.games.cardgame.fuel_market import COLUMNS, MOST_UNITS, FuelStore, kind_of, units_of
from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.state import CardState, LastCard, Phase
from gridwright.games.cardgame.view import stacked_fuel
from gridwright.parts.auction import Open
from gridwright.parts.fuel import Power
from gridwright.phases.plant_auction import Remove
from gridwright.phases.turns import Done

_PRICES: Final = COLUMNS + 1  # the column of single cards, and those of cards
_KINDS: Final = RESOURCES * MOST_UNITS  # fuel cards by fuel and units

OPEN: Final = FIRST
REMOVE: Final = OPEN + MARKET
BUY: Final = REMOVE + PLANTS
POWER: Final = BUY + _PRICES * _KINDS
SIZE: Final = POWER + (1 << PLANTS)

_FUEL_CARDS: Final = tuple(
    [f"{fuel}, {units + 1} units" for fuel in FUELS for units in range(MOST_UNITS)]
)
TOKENS: Final = (
    *SHARED,
    *[f"open the plant at place {place + 1} of the market" for place in range(MARKET)],
    *[f"remove own plant {place + 1}" for place in range(PLANTS)],
    *[f"buy {card} in column {column + 1}" for column in range(_PRICES) for card in _FUEL_CARDS],
    *[f"power own plants {bits:05b}, the first rightmost" for bits in range(1 << PLANTS)],
)

_PHASES: Final = tuple([phase.name.lower() for phase in Phase])
_PLAYER: Final = (
    *("is there", "money", "money, 256s", "income", "place in the order", "waits to bid"),
    *("is out of the auction", *FUELS),
)

FIELDS: Final = (
    Field("table", 1, ("seats", "plant limit", "cards of a column"), "What never changes."),
    Field("phase", 1, _PHASES, "Where in the round we are."),
    Field(
        "moment",
        1,
        ("round", "last card: 0 ahead to 3 last round", "who acts: seats behind me"),
        "How far the game is.",
    ),
    *MARKET_FIELDS,
    Field("columns", COLUMNS, _FUEL_CARDS, "Fuel cards in columns 2 to 4."),
    Field("singles", 1, FUELS, "Single cards in column 1."),
    Field("supply of singles", 1, FUELS, "Single cards beside the stack."),
    Field("stack", 1, ("cards", *_FUEL_CARDS), "Fuel cards in the stack, as can be counted."),
    Field("discarded", 1, ("cards", *_FUEL_CARDS), "Fuel cards that were used up."),
    Field("late", 1, _FUEL_CARDS, "Fuel cards that come with the next shuffle."),
    Field("players", SEATS, _PLAYER, "Me first, then clockwise."),
    PLANTS_FIELD,
    Field("stores", SEATS, _FUEL_CARDS, "Cards of each seat by the units that are left on them."),
    Field("bank", 1, ("is there", "had its turn", *FUELS), "The Bank."),
    Field("plants of the bank", PLANTS, PLANT, "Its plants, the oldest first."),
    HALF,
)

_NO_PLAYER: Final = bytes(len(_PLAYER))
_NO_CARDS: Final = bytes(_KINDS)
_NO_BANK: Final = bytes(2 + RESOURCES)


class CardCode(PlantCode[CardState]):
    """The code of a table of the Card Game."""

    def __init__(self, game: CardGame) -> None:
        """Write the table of *game*."""
        setup = game.setup
        super().__init__(setup.content.plants, setup.names.box.small, 0, backs=True)
        self.size = SIZE
        self.tokens = TOKENS
        self.fields = FIELDS
        limit = setup.content.plant_limit
        self._table = bytes((setup.seats, limit, setup.seat_rules.column))
        self._phases = [hot(phase, len(_PHASES)) for phase in range(len(_PHASES))]

    def token(self, state: CardState, action: Action) -> int:
        if isinstance(action, Buy):
            kind = _kind(action.card)
            return BUY + (action.column - 1) * _KINDS + kind
        if isinstance(action, Open):
            return OPEN + opened(action, state.cards.row)
        if isinstance(action, Power):
            return POWER + bits_of(action.plants, plant_cards(state.players[state.to_act]))
        if isinstance(action, Done):
            return DONE
        if isinstance(action, Remove):
            return REMOVE + plant_cards(state.players[state.to_act]).index(action.card)
        return shared_token(action)

    def pieces(self, state: CardState, seat: int) -> list[bytes]:
        acts = (state.to_act - seat) % state.setup.seats if state.to_act >= 0 else 0
        last = 0
        for number in range(len(LastCard)):
            if state.last_card == number:
                last = number
        found = [
            self._table,
            self._phases[state.phase],
            one(state.round) + ONE[last] + ONE[acts],
        ]
        self.add_market(state, seat, found)
        fuel = state.fuel
        columns: list[bytes] = []
        for column in fuel.columns:
            columns.append(_counted(column))
        found.append(b"".join(columns))
        found.append(_clipped(fuel.singles))
        found.append(_clipped(fuel.supply))
        found.append(one(len(fuel.deck)) + _counted(tuple(stacked_fuel(state))))
        found.append(one(len(fuel.discard)) + _counted(fuel.discard))
        found.append(_counted(fuel.late))
        self._add_players(state, seat, found)
        bank = state.bank
        if bank is None:
            found.append(_NO_BANK)
            found.append(self.owned(()))
        else:
            found.append(ONE[1] + ONE[1 if bank.has_taken else 0] + _clipped(bank.store.units))
            found.append(self.owned(bank.plants))
        return found

    def owners(self, state: CardState) -> list[tuple[Plant, ...]]:
        found = [player.plants for player in state.players]
        if state.bank is not None:
            found.append(state.bank.plants)
        return found

    def _add_players(self, state: CardState, seat: int, found: list[bytes]) -> None:
        seats = state.setup.seats
        auction = state.auction
        heads: list[bytes] = []
        stores: list[bytes] = []
        for behind in range(SEATS):
            if behind >= seats:
                heads.append(_NO_PLAYER)
                stores.append(_NO_CARDS)
                continue
            other = (seat + behind) % seats
            player = state.players[other]
            heads.append(ONE[1])
            heads.append(two(player.money))
            heads.append(one(player.income))
            known = (
                place_in(state.order, other) + 1,
                1 if other in auction.waiting else 0,
                auction.finished >> other & 1,
            )
            heads.append(bytes(known))
            heads.append(_clipped(player.store.units))
            stores.append(_stored(player.store))
        found.append(b"".join(heads))
        self.add_plants(state, seat, found)
        found.append(b"".join(stores))


def _kind(card: int) -> int:
    """Return the place of a fuel card among the kinds of fuel cards."""
    return kind_of(card) * MOST_UNITS + units_of(card) - 1


def _counted(cards: tuple[int, ...]) -> bytes:
    if not cards:
        return _NO_CARDS
    counts = [0] * _KINDS
    for card in cards:
        counts[_kind(card)] += 1
    return bytes(counts)


def _stored(store: FuelStore) -> bytes:
    """Return the cards of a store by their fuel and the units left; singles have one."""
    counts = [0] * _KINDS
    for left, card in store.cards:
        counts[kind_of(card) * MOST_UNITS + left - 1] += 1
    for fuel in range(len(store.singles)):
        counts[fuel * MOST_UNITS] += store.singles[fuel]
    return bytes(counts)


def _clipped(amounts: list[int]) -> bytes:
    """Return amounts, of which some may be below 0 where more than printed are in use."""
    return bytes([max(amount, 0) for amount in amounts])
