"""The fields of a state that shared phases use; each title's own state adds more."""

from abc import abstractmethod
from dataclasses import dataclass
from typing import Final

from gridwright.content.types import Plant
from gridwright.core.digest import Digest
from gridwright.core.events import EventKind, EventSink
from gridwright.core.phase import State
from gridwright.parts.auction import Auction
from gridwright.parts.card_market import CURRENT_SIZE, CardMarket
from gridwright.parts.demolition import Demolition
from gridwright.parts.discount_token import DiscountToken
from gridwright.parts.fuel import Capacity

UNKNOWN_MONEY: Final = -1  # in a view, money that the seat may not know


@dataclass(init=False, slots=True)
class AuctionState(State):
    """A position of a title with an auction and a turn order.

    With two players a dummy takes the middle place of the order; its number follows the last seat.
    """

    order: tuple[int, ...]  # leader first
    auction: Auction
    box: tuple[int, ...]  # cards removed from the game face up
    unseen: tuple[int, ...]  # cards removed face down during setup

    def add_shared_to(self, digest: Digest) -> None:
        """Add the fields of this class and of `State`."""
        digest.add(self.rng.high)
        digest.add(self.rng.low)
        digest.add(self.round)
        digest.add(self.phase)
        digest.add(self.to_act)
        digest.add_tuple(self.order)
        self.auction.add_to(digest)
        digest.add_tuple(self.box)
        digest.add_tuple(self.unseen)

    def copy_progress(self, other: "AuctionState") -> None:
        """Take over the fields of *other* that `__init__` does not set, for its copy."""
        self.round = other.round
        self.phase = other.phase
        self.to_act = other.to_act
        self.box = other.box
        self.unseen = other.unseen

    @property
    def dummy(self) -> int:
        """The number of the dummy in the turn order."""
        return self.auction.seats

    def humans(self) -> tuple[int, ...]:
        """Return the turn order without the dummy."""
        return tuple([seat for seat in self.order if seat < self.auction.seats])

    @abstractmethod
    def for_sale(self) -> tuple[int, ...]:
        """Return the cards that may be auctioned."""

    @abstractmethod
    def word(self, card: int) -> int | str:
        """Return the word of *card*."""


@dataclass(init=False, slots=True)
class PlantState(AuctionState):
    """A position of a title with fuel-burning plants and a plant limit."""

    cards: CardMarket
    token: DiscountToken
    new_plant: int  # the plant just bought, while its buyer makes room; else 0
    demolition: Demolition

    def add_common_to(self, digest: Digest) -> None:
        """Add the fields of this class and of `AuctionState`."""
        self.add_shared_to(digest)
        self.cards.add_to(digest)
        digest.add(self.token.card)
        digest.add(self.new_plant)
        self.demolition.add_to(digest)

    @abstractmethod
    def has_one_row(self) -> bool:
        """Whether all plants of the market are for sale, as in the last Step or round."""

    def for_sale(self) -> tuple[int, ...]:
        """Return the plants of the current market."""
        plants = self.cards.plants()
        return plants if self.has_one_row() else plants[:CURRENT_SIZE]

    @abstractmethod
    def owner(self, seat: int) -> "PlantOwner":
        """Return what *seat* owns."""

    @abstractmethod
    def dummy_owner(self) -> "DummyOwner | None":
        """Return what the dummy owns, or None without a dummy."""

    @abstractmethod
    def stored(self, seat: int) -> list[int]:
        """Return the fuel of *seat*, by resource."""

    @abstractmethod
    def resource_id(self, resource: int) -> str:
        """Return the id of *resource*."""

    def add_fuel_event(
        self, events: EventSink, kind: EventKind, seat: int, resource: int, amount: int
    ) -> None:
        """Add an event of *kind* about an amount of fuel."""
        events.add(kind, seat, {"resource": self.resource_id(resource), "amount": amount})


def fuel_words(state: PlantState, amounts: tuple[int, ...]) -> str:
    """Return *amounts*, by resource, in notation, without those that are 0."""
    return " ".join([f"{state.resource_id(r)} {n}" for r, n in enumerate(amounts) if n])


@dataclass(init=False, slots=True)
class DummyOwner:
    """What the dummy of a two-player game owns; it has no money and no seat."""

    plants: tuple[Plant, ...]
    has_taken: bool  # whether it has had its turn in this auction phase


def add_plants(plants: tuple[Plant, ...], digest: Digest) -> None:
    """Add the number of *plants*, then their cards."""
    digest.add(len(plants))
    for plant in plants:
        digest.add(plant.card)


@dataclass(init=False, slots=True)
class PlantOwner:
    """What a seat with fuel-burning plants owns."""

    money: int
    plants: tuple[Plant, ...]  # ascending by number
    capacity: Capacity  # of `plants`

    def add_owned_to(self, digest: Digest) -> None:
        digest.add(self.money)
        add_plants(self.plants, digest)

    def plant_cards(self) -> tuple[int, ...]:
        return tuple([plant.card for plant in self.plants])

    def highest_plant(self) -> int:
        """Return the number of the highest plant, 0 without plants."""
        return self.plants[-1].number if self.plants else 0
