"""The Card Game as numbers."""

from typing import Final

from gridwright.codes.base import (
    HALF,
    SEATS,
    STANDING,
    Field,
    add_standing,
    add_two,
    byte,
    flags,
    standing,
)
from gridwright.codes.plants import (
    AUCTION_FIELDS,
    BUY,
    FIRST_TOKENS,
    FUELS,
    LAST_TOKENS,
    MIXES,
    PLANT_FIELDS,
    RESOURCES,
    PlantCode,
)
from gridwright.core.action import Action
from gridwright.games.cardgame.actions import Buy
from gridwright.games.cardgame.fuel_market import COLUMNS, MOST_UNITS, kind_of, units_of
from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.state import CardState, Phase
from gridwright.games.cardgame.view import stacked_fuel

_PRICES: Final = COLUMNS + 1  # the column of single cards, and those of cards
_KINDS: Final = RESOURCES * MOST_UNITS  # fuel cards by fuel and units

POWER: Final = BUY + _PRICES * _KINDS
SIZE: Final = POWER + MIXES

_FUEL_CARDS: Final = tuple(
    [f"{fuel}, {units + 1} units" for fuel in FUELS for units in range(MOST_UNITS)]
)
TOKENS: Final = (
    *FIRST_TOKENS,
    *[f"buy {card} in column {column + 1}" for column in range(_PRICES) for card in _FUEL_CARDS],
    *LAST_TOKENS,
)

_PHASES: Final = tuple([phase.name.lower() for phase in Phase])
_PLAYER: Final = (
    *("is there", "money", "money, 256s", "income"),
    *STANDING,
    *FUELS,
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
    *AUCTION_FIELDS,
    Field("singles", RESOURCES, ("in column 1", "in the supply"), "Single cards."),
    Field("stacks", 1, ("cards of the stack", "cards that were used up"), "How high they are."),
    Field("players", SEATS, _PLAYER, "Me first, then clockwise."),
    Field("bank", 1, ("is there", "had its turn", *FUELS), "The Bank."),
    Field("columns", COLUMNS, _FUEL_CARDS, "Fuel cards in columns 2 to 4."),
    Field("stack", 1, _FUEL_CARDS, "Fuel cards in the stack, as can be counted."),
    Field("discarded", 1, _FUEL_CARDS, "Fuel cards that were used up."),
    Field("late", 1, _FUEL_CARDS, "Fuel cards that come with the next shuffle."),
    Field("stores", SEATS, _FUEL_CARDS, "Cards of each seat by the units that are left on them."),
    *PLANT_FIELDS,
    HALF,
)

_NO_BANK: Final = bytes(2 + RESOURCES)
_STACK, _DISCARDED, _LATE = COLUMNS, COLUMNS + 1, COLUMNS + 2  # piles, behind the columns
_PILES: Final = COLUMNS + 3


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
        fixed = bytes((setup.seats, limit, setup.seat_rules.column))
        count = len(_PHASES)
        self._heads = [fixed + flags(1 << phase, count) for phase in range(count)]
        self._absent = bytes((SEATS - setup.seats) * len(_PLAYER))
        self._no_stores = bytes((SEATS - setup.seats) * _KINDS)
        # What was counted last, and of what: fuel cards lie in tuples too.
        self._piles: list[tuple[int, ...]] = [()] * _PILES
        self._counts = [bytes(_KINDS)] * _PILES

    def token(self, state: CardState, action: Action) -> int:
        if isinstance(action, Buy):
            kind = _kind(action.card)
            return BUY + (action.column - 1) * _KINDS + kind
        return self.plant_token(state, action, POWER)

    def pieces(self, state: CardState, seat: int) -> list[bytes]:
        acts = (state.to_act - seat) % state.setup.seats if state.to_act >= 0 else 0
        found = [self._heads[state.phase]]
        row = self.add_auction(state, seat, [byte(state.round), int(state.last_card), acts], found)
        fuel = state.fuel
        for kind in range(RESOURCES):
            row.append(fuel.singles[kind])
            row.append(byte(fuel.supply[kind]))
        row.append(len(fuel.deck))
        row.append(len(fuel.discard))
        _add_players(state, seat, row)
        found.append(bytes(row))
        found.append(self._absent)
        found.append(_bank(state))
        self._add_piles(state, found)
        found.append(bytes(_stores(state, seat)))
        found.append(self._no_stores)
        self.add_plants(state, seat, () if state.bank is None else state.bank.plants, found)
        return found

    def _add_piles(self, state: CardState, found: list[bytes]) -> None:
        """Add columns, stack, cards used up and late ones; a pile is counted when it changed."""
        fuel = state.fuel
        for place in range(COLUMNS):
            found.append(self._counted(place, fuel.columns[place]))
        if fuel.deck is not self._piles[_STACK]:
            self._piles[_STACK] = fuel.deck
            self._counts[_STACK] = _count(tuple(stacked_fuel(state)))
        found.append(self._counts[_STACK])
        found.append(self._counted(_DISCARDED, fuel.discard))
        found.append(self._counted(_LATE, fuel.late))

    def _counted(self, pile: int, cards: tuple[int, ...]) -> bytes:
        if cards is not self._piles[pile]:
            self._piles[pile] = cards
            self._counts[pile] = _count(cards)
        return self._counts[pile]


def _add_players(state: CardState, seat: int, row: list[int]) -> None:
    seats = state.setup.seats
    for behind in range(seats):
        other = (seat + behind) % seats
        player = state.players[other]
        row.append(1)
        add_two(row, player.money)
        row.append(byte(player.income))
        add_standing(row, standing(state.order, state.auction, other))
        row.extend(player.store.units)


def _bank(state: CardState) -> bytes:
    bank = state.bank
    if bank is None:
        return _NO_BANK
    return bytes([1, 1 if bank.has_taken else 0, *bank.store.units])


def _stores(state: CardState, seat: int) -> list[int]:
    """Return the cards of all stores by their fuel and the units left; singles have one."""
    seats = state.setup.seats
    found: list[int] = []
    for behind in range(seats):
        counts = [0] * _KINDS
        store = state.players[(seat + behind) % seats].store
        for left, card in store.cards:
            counts[kind_of(card) * MOST_UNITS + left - 1] += 1
        for fuel in range(RESOURCES):
            counts[fuel * MOST_UNITS] += store.singles[fuel]
        found.extend(counts)
    return found


def _kind(card: int) -> int:
    """Return the place of a fuel card among the kinds of fuel cards."""
    return kind_of(card) * MOST_UNITS + units_of(card) - 1


def _count(cards: tuple[int, ...]) -> bytes:
    """Return how many there are of each kind of fuel card."""
    counts = [0] * _KINDS
    for card in cards:
        counts[_kind(card)] += 1
    return bytes(counts)
