"""The state of a Card Game, and the setup that all states of a table share."""

from dataclasses import dataclass, field
from enum import IntEnum

from gridwright.content.types import CardContent, CardSeatRules, Plant
from gridwright.core.digest import Digest
from gridwright.core.events import NOBODY
from gridwright.core.options import GameSpec, choices_in
from gridwright.core.rng import Rng
from gridwright.games.cardgame.fuel_market import FuelMarket, FuelStore
from gridwright.games.cardgame.options import CardOptions
from gridwright.parts.auction import Auction
from gridwright.parts.card_market import CardMarket
from gridwright.parts.demolition import Demolition
from gridwright.parts.discount_token import DiscountToken
from gridwright.parts.fuel import Capacity
from gridwright.phases.position import Naming
from gridwright.phases.state import DummyOwner, PlantOwner, PlantState, add_plants


class PhaseIndex(IntEnum):
    """The index of each phase in `Game.phases`."""

    AUCTION = 0
    RESOURCES = 1
    BUREAUCRACY = 2
    OVER = 3


class LastCard(IntEnum):
    """Where the one-more-round card is, or what it has caused."""

    AHEAD = 0  # it is in the deck, or in the market until the auction phase ends
    OUT_IN_AUCTION = 1  # it left the market at the end of this round's auction phase
    OUT_IN_BUREAUCRACY = 2
    LAST_ROUND = 3  # the last round is being played


@dataclass(frozen=True, slots=True)
class Setup:
    """What is fixed when the table is set up; shared by all its states."""

    content: CardContent
    options: CardOptions
    seats: int
    seat_rules: CardSeatRules
    names: Naming
    numbers: tuple[int, ...]  # the printed number of each card
    fuel_names: dict[int, str]  # the word of each fuel card (``coal3``), and of an unknown one
    regular_fuel: tuple[int, ...]  # the fuel cards for this number of seats, ascending
    fuel_counts: tuple[int, ...]  # how many of each fuel card there are, with + and ++ cards
    own: str = ""  # the user's directory that the content was read from

    def spec(self, rules: int = 0) -> GameSpec:
        """Return what a game with this setup and version of the *rules* is opened with."""
        return GameSpec("card", "", self.seats, choices_in(self.options), rules, self.own)

    @property
    def has_limited_singles(self) -> bool:
        """Whether single cards can run out (ruling CG-A8)."""
        return self.options.singles == "limited"

    @property
    def chooses_cards(self) -> bool:
        """Whether owners choose which fuel cards they use (CG-G22)."""
        return self.options.fuel_cards == "chosen"


@dataclass(init=False, slots=True)
class CardPlayer(PlantOwner):
    """What one seat owns."""

    store: FuelStore
    income: int  # of this round's production; at the end, the victory points

    def __init__(
        self, money: int, plants: tuple[Plant, ...], capacity: Capacity, store: FuelStore
    ) -> None:
        self.money = money
        self.plants = plants
        self.capacity = capacity
        self.store = store
        self.income = 0

    def copy(self) -> "CardPlayer":
        twin = CardPlayer(self.money, self.plants, self.capacity, self.store.copy())
        twin.income = self.income
        return twin

    def add_to(self, digest: Digest) -> None:
        self.add_owned_to(digest)
        self.store.add_to(digest)
        digest.add(self.income)


@dataclass(init=False, slots=True)
class Bank(DummyOwner):
    """What the dummy of the two-player game owns; its oldest plant comes first."""

    store: FuelStore

    def __init__(self, plants: tuple[Plant, ...], store: FuelStore, has_taken: bool) -> None:
        self.plants = plants
        self.store = store
        self.has_taken = has_taken

    def copy(self) -> "Bank":
        return Bank(self.plants, self.store.copy(), self.has_taken)

    def add_to(self, digest: Digest) -> None:
        add_plants(self.plants, digest)
        self.store.add_to(digest)
        digest.add(self.has_taken)


@dataclass(init=False, slots=True)
class CardState(PlantState):
    """A position of the Card Game."""

    setup: Setup = field(compare=False)
    last_card: LastCard
    fuel: FuelMarket
    players: list[CardPlayer]
    bank: Bank | None

    def __init__(
        self,
        setup: Setup,
        rng: Rng,
        order: tuple[int, ...],
        cards: CardMarket,
        token: DiscountToken,
        auction: Auction,
        fuel: FuelMarket,
        players: list[CardPlayer],
        bank: Bank | None,
        demolition: Demolition,
    ) -> None:
        """Start before round 1; all arguments are kept, not copied."""
        self.setup = setup
        self.rng = rng
        self.round = 0
        self.phase = PhaseIndex.BUREAUCRACY
        self.last_card = LastCard.AHEAD
        self.to_act = NOBODY
        self.order = order
        self.cards = cards
        self.token = token
        self.auction = auction
        self.new_plant = 0
        self.fuel = fuel
        self.players = players
        self.bank = bank
        self.demolition = demolition
        self.box = ()
        self.unseen = ()

    def copy(self) -> "CardState":
        twin = CardState(
            self.setup,
            self.rng.copy(),
            self.order,
            self.cards.copy(),
            self.token.copy(),
            self.auction.copy(),
            self.fuel.copy(),
            [player.copy() for player in self.players],
            None if self.bank is None else self.bank.copy(),
            self.demolition.copy(),
        )
        twin.copy_progress(self)
        twin.last_card = self.last_card
        twin.new_plant = self.new_plant
        return twin

    def add_to(self, digest: Digest) -> None:
        self.add_common_to(digest)
        digest.add(self.last_card)
        self.fuel.add_to(digest)
        for player in self.players:
            player.add_to(digest)
        if self.bank is not None:
            self.bank.add_to(digest)

    def dummy_owner(self) -> Bank | None:
        return self.bank

    def is_last_round(self) -> bool:
        return self.last_card == LastCard.LAST_ROUND

    def has_one_row(self) -> bool:
        return self.is_last_round()

    def word(self, card: int) -> str:
        return self.setup.names.card(card)

    def owner(self, seat: int) -> CardPlayer:
        return self.players[seat]

    def stored(self, seat: int) -> list[int]:
        return self.players[seat].store.units

    def resource_id(self, kind: int) -> str:
        return self.setup.content.resources[kind]
