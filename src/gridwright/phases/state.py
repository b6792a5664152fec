"""What the shared phases must know of a position; each title's state has more."""

from abc import abstractmethod
from dataclasses import dataclass
from typing import Final

from gridwright.content.types import Plant
from gridwright.core.digest import Digest
from gridwright.core.events import EventKind, EventSink
from gridwright.core.game import State
from gridwright.parts.auction import Auction
from gridwright.parts.card_market import CURRENT_SIZE, CardMarket
from gridwright.parts.demolition import Demolition
from gridwright.parts.discount_token import DiscountToken
from gridwright.parts.fuel import Capacity

UNKNOWN_MONEY: Final = -1  # in a view: what the seat may not know


@dataclass(init=False, slots=True)
class AuctionState(State):
    """A position of a title with an auction, and a turn order.

    With two players a dummy stands in the middle of the order, numbered behind the last seat.
    """

    order: tuple[int, ...]  # leader first
    auction: Auction
    box: tuple[int, ...]  # cards removed from the game before everybody's eyes
    unseen: tuple[int, ...]  # cards removed face down during setup

    def add_shared_to(self, digest: Digest) -> None:
        """Add what all titles have, chance among it."""
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
        """Have come as far as *other*, of which this is to be a copy."""
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
        """Return what *card* is called."""


@dataclass(init=False, slots=True)
class PlantState(AuctionState):
    """A position of a title whose plants burn fuel and are limited in number."""

    cards: CardMarket
    token: DiscountToken
    new_plant: int  # bought just now, while the buyer still decides what to remove; else 0
    demolition: Demolition

    def add_common_to(self, digest: Digest) -> None:
        """Add what these titles have."""
        self.add_shared_to(digest)
        self.cards.add_to(digest)
        digest.add(self.token.card)
        digest.add(self.new_plant)
        self.demolition.add_to(digest)

    @abstractmethod
    def has_one_row(self) -> bool:
        """Whether all plants of the market are for sale, as they are at the end."""

    def for_sale(self) -> tuple[int, ...]:
        """Return the plants of the current market, at the end all of them."""
        plants = self.cards.plants()
        return plants if self.has_one_row() else plants[:CURRENT_SIZE]

    @abstractmethod
    def owner(self, seat: int) -> "PlantOwner":
        """Return what *seat* owns."""

    @abstractmethod
    def dummy_owner(self) -> "DummyOwner | None":
        """Return what the dummy owns, where one takes part."""

    @abstractmethod
    def stored(self, seat: int) -> list[int]:
        """Return the fuel of *seat*, by resource."""

    @abstractmethod
    def resource_id(self, resource: int) -> str:
        """Return what *resource* is called."""

    def add_fuel_event(
        self, events: EventSink, kind: EventKind, seat: int, resource: int, amount: int
    ) -> None:
        """Note that fuel came to *seat* or left it."""
        events.add(kind, seat, {"resource": self.resource_id(resource), "amount": amount})


def fuel_words(state: PlantState, amounts: tuple[int, ...]) -> str:
    """Return *amounts*, by resource, in notation, without what is not there."""
    return " ".join([f"{state.resource_id(r)} {n}" for r, n in enumerate(amounts) if n])


@dataclass(init=False, slots=True)
class DummyOwner:
    """The dummy of the two-player game of such a title: it has no money and no seat."""

    plants: tuple[Plant, ...]
    has_taken: bool  # whether its turn of this auction phase is over


def add_plants(plants: tuple[Plant, ...], digest: Digest) -> None:
    """Add the cards of *plants*, and how many they are."""
    digest.add(len(plants))
    for plant in plants:
        digest.add(plant.card)


@dataclass(init=False, slots=True)
class PlantOwner:
    """A seat of such a title."""

    money: int
    plants: tuple[Plant, ...]  # ascending by number
    capacity: Capacity  # of those plants

    def add_owned_to(self, digest: Digest) -> None:
        digest.add(self.money)
        add_plants(self.plants, digest)

    def plant_cards(self) -> tuple[int, ...]:
        return tuple([plant.card for plant in self.plants])

    def highest_plant(self) -> int:
        """Return the number of the best plant, 0 without any."""
        return self.plants[-1].number if self.plants else 0
