"""The Card Game as numbers."""

from typing import Final

from gridwright.core.action import Action
from gridwright.encoding.base import HALF, LOW, SEATS, Field, MomentFields, byte, flags
from gridwright.encoding.plants import (
    AUCTION_FIELDS,
    BUY,
    FIRST_TOKENS,
    FUELS,
    LAST_TOKENS,
    MIXES,
    PLANT_FIELDS,
    RESOURCES,
    PlantEncoder,
    total_output,
)
from gridwright.encoding.seats import STATUS_COLUMNS, SeatRow, SeatStatuses
from gridwright.games.cardgame.actions import Buy
from gridwright.games.cardgame.fuel_market import (
    COLUMNS,
    MOST_UNITS,
    FuelMarket,
    FuelStore,
    kind_of,
    units_of,
)
from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.state import Bank, CardPlayer, CardState, PhaseIndex
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

_PHASES: Final = tuple([phase.name.lower() for phase in PhaseIndex])
_PLAYER: Final = (
    *("is there", "money", "money, 256s", "income"),
    *STATUS_COLUMNS,
    *FUELS,
)

FIELDS: Final = (
    Field("table", 1, ("seats", "plant limit", "cards of a column"), "What never changes."),
    Field("phase", 1, _PHASES, "The current phase."),
    Field(
        "moment",
        1,
        ("round", "last card: 0 ahead to 3 last round", "who acts: seats behind me"),
        "How far the game has come.",
    ),
    *AUCTION_FIELDS,
    Field("singles", RESOURCES, ("in column 1", "in the supply"), "Single resource cards."),
    Field(
        "stacks", 1, ("cards of the stack", "cards that were used up"), "How many cards they have."
    ),
    Field("players", SEATS, _PLAYER, "Me first, then clockwise."),
    Field("bank", 1, ("is there", "had its turn", *FUELS), "The Trust."),
    Field("columns", COLUMNS, _FUEL_CARDS, "Resource cards in columns 2 to 4."),
    Field("stack", 1, _FUEL_CARDS, "Resource cards in the stack, by counting."),
    Field("discarded", 1, _FUEL_CARDS, "Resource cards that were used up."),
    Field("late", 1, _FUEL_CARDS, "Resource cards that enter at the next shuffle."),
    Field("stores", SEATS, _FUEL_CARDS, "Each seat's cards, by the units left on them."),
    *PLANT_FIELDS,
    HALF,
)

_TOP_EARNINGS: Final = 18  # of three good plants
_NO_BANK: Final = bytes(2 + RESOURCES)
_STACK, _DISCARDED, _LATE = COLUMNS, COLUMNS + 1, COLUMNS + 2  # piles, behind the columns
_PILES: Final = COLUMNS + 3


class CardEncoder(PlantEncoder[CardState]):
    """Encodes tables of the Card Game."""

    def __init__(self, game: CardGame) -> None:
        """Encode the table of *game*."""
        setup = game.setup
        super().__init__(setup.content.plants, setup.names.box, 0, backs=True)
        self.size = SIZE
        self.tokens = TOKENS
        self.fields = FIELDS
        limit = setup.content.plant_limit
        fixed = bytes((setup.seats, limit, setup.seat_rules.column))
        count = len(_PHASES)
        self._moments = MomentFields(
            [fixed + flags(1 << phase, count) for phase in range(count)], 2
        )
        self._singles = _Singles()
        self._seat_statuses = SeatStatuses()
        self._players = [_Player() for _ in range(SEATS)]
        self._absent = bytes((SEATS - setup.seats) * len(_PLAYER))
        self._no_stores = bytes((SEATS - setup.seats) * _KINDS)
        # The piles as they were counted last; their tuples are compared by identity.
        self._piles: list[tuple[int, ...]] = [()] * _PILES
        self._counts = [bytes(_KINDS)] * _PILES
        self._all_piles = bytes(_KINDS * _PILES)
        self.city_count, self.connections, self.connection_costs = 0, (), ()

    def token(self, state: CardState, action: Action) -> int:
        if isinstance(action, Buy):
            kind = _kind(action.card)
            return BUY + (action.column - 1) * _KINDS + kind
        return self.plant_token(state, action, POWER)

    def pieces(self, state: CardState, seat: int) -> list[bytes]:
        seats, bank = state.setup.seats, state.bank
        acts = (state.to_act - seat) % seats if state.to_act >= 0 else 0
        pieces = [self._moments.piece(state.phase, byte(state.round) | state.last_card << 8, acts)]
        self.add_auction(state, seat, pieces)
        pieces.append(self._singles.piece(state.fuel))
        self._seat_statuses.update(state.order, state.auction)
        for behind in range(seats):
            other = (seat + behind) % seats
            status = self._seat_statuses.by_seat[other]
            pieces.append(self._players[other].piece(state.players[other], status))
        pieces.append(self._absent)
        pieces.append(_bank(bank))
        pieces.append(self._piles_piece(state))
        for behind in range(seats):  # updated with their rows above
            pieces.append(self._players[(seat + behind) % seats].store)
        pieces.append(self._no_stores)
        pieces.append(self.plants_piece(state, seat, () if bank is None else bank.plants))
        return pieces

    def progress(self, state: CardState, seat: int) -> float:
        """Return how far *seat* is: what its plants could earn."""
        return total_output(state.players[seat].plants) / _TOP_EARNINGS

    def hidden_fuel(self, state: CardState) -> tuple[list[int], int]:
        return stacked_fuel(state), len(state.fuel.deck)

    def _piles_piece(self, state: CardState) -> bytes:
        """Return columns, stack, used and late cards; only piles that changed are counted anew."""
        fuel, piles = state.fuel, self._piles
        is_same = True
        if fuel.deck is not piles[_STACK]:
            piles[_STACK] = fuel.deck
            self._counts[_STACK] = _count(tuple(stacked_fuel(state)))
            is_same = False
        for place in range(COLUMNS):
            is_same = self._is_pile_unchanged(place, fuel.columns[place]) and is_same
        is_same = self._is_pile_unchanged(_DISCARDED, fuel.discard) and is_same
        if not self._is_pile_unchanged(_LATE, fuel.late) or not is_same:
            self._all_piles = b"".join(self._counts)
        return self._all_piles

    def _is_pile_unchanged(self, pile: int, cards: tuple[int, ...]) -> bool:
        """Whether a *pile* is as it was counted last; count it if it is not."""
        if cards is self._piles[pile]:
            return True
        self._piles[pile] = cards
        self._counts[pile] = _count(cards)
        return False


class _Player:
    """The row and the store of a seat, cached."""

    def __init__(self) -> None:
        self._row = SeatRow()
        self._money, self._income = -1, -1
        self._units: list[int] = []
        self._singles: list[int] = []
        self._cards: tuple[tuple[int, int], ...] = ()
        self.store = b""

    def piece(self, player: CardPlayer, status: int) -> bytes:
        """Return the columns of `_PLAYER`, and update `store`."""
        money, income, store = player.money, player.income, player.store
        if money != self._money or income != self._income or store.units != self._units:
            self._money, self._income = money, income
            self._units = store.units[:]
            front = bytes([1, money & LOW, byte(money >> 8), byte(income)])
            self._row.write(front, bytes(store.units))
        if store.cards is not self._cards or store.singles != self._singles:
            self._cards, self._singles = store.cards, store.singles[:]
            self.store = _stored(store)
        return self._row.piece(status)


class _Singles:
    """Single cards and the heights of the stacks, cached."""

    def __init__(self) -> None:
        self._piece = b""
        self._singles: list[int] = []
        self._supply: list[int] = []
        self._deck, self._discard = -1, -1

    def piece(self, fuel: FuelMarket) -> bytes:
        """Return the fields "singles" and "stacks"."""
        deck, discard = len(fuel.deck), len(fuel.discard)
        if (
            deck != self._deck
            or discard != self._discard
            or fuel.singles != self._singles
            or fuel.supply != self._supply
        ):
            self._deck, self._discard = deck, discard
            self._singles, self._supply = fuel.singles[:], fuel.supply[:]
            row: list[int] = []
            for kind in range(RESOURCES):
                row.append(fuel.singles[kind])
                row.append(byte(fuel.supply[kind]))
            self._piece = bytes([*row, deck, discard])
        return self._piece


def _bank(bank: Bank | None) -> bytes:
    if bank is None:
        return _NO_BANK
    return bytes([1, 1 if bank.has_taken else 0, *bank.store.units])


def _stored(store: FuelStore) -> bytes:
    """Return the cards of a *store* by their fuel and the units left; singles have one."""
    counts = [0] * _KINDS
    for left, card in store.cards:
        counts[kind_of(card) * MOST_UNITS + left - 1] += 1
    for fuel in range(RESOURCES):
        counts[fuel * MOST_UNITS] += store.singles[fuel]
    return bytes(counts)


def _kind(card: int) -> int:
    """Return the place of a fuel card among the kinds of fuel cards."""
    return kind_of(card) * MOST_UNITS + units_of(card) - 1


def _count(cards: tuple[int, ...]) -> bytes:
    """Return how many there are of each kind of fuel card."""
    counts = [0] * _KINDS
    for card in cards:
        counts[_kind(card)] += 1
    return bytes(counts)
