"""The state of a board game, and the setup that all states of a table share.

Fields that change rarely are tuples, which copies can share. Sets of seats, cities and regions are
ints with one bit per member.
"""

from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final

from gridwright.content.types import CityMap, DemolitionCard, SeatRules
from gridwright.core.digest import Digest
from gridwright.core.events import NOBODY
from gridwright.core.options import GameSpec, choices_in
from gridwright.core.rng import Rng
from gridwright.games.board.edition import Edition
from gridwright.games.board.maps.rules import MapRules
from gridwright.games.board.options import BoardOptions
from gridwright.parts.auction import Auction
from gridwright.parts.card_market import LAST_CARD, CardMarket
from gridwright.parts.demolition import Demolition
from gridwright.parts.discount_token import DiscountToken
from gridwright.parts.fuel import Capacity
from gridwright.parts.network import PlayArea, play_area
from gridwright.parts.resource_market import ResourceMarket
from gridwright.phases.position import LAST_WORD, Naming
from gridwright.phases.state import DummyOwner, PlantOwner, PlantState, add_plants

LAST_STEP: Final = 3


class PhaseIndex(IntEnum):
    """The index of each phase in `Game.phases`; the first three come before round 1."""

    REGIONS = 0
    TRUST = 1
    STARTING_CITIES = 2
    AUCTION = 3
    RESOURCES = 4
    BUILDING = 5
    BUREAUCRACY = 6
    TURN_ORDER = 7
    OVER = 8


@dataclass(frozen=True, slots=True)
class Setup:
    """What is fixed when the table is set up; shared by all its states."""

    edition: Edition
    map: CityMap
    map_rules: MapRules
    options: BoardOptions
    seats: int
    seat_rules: SeatRules
    fuel_start: tuple[int, ...]  # units on sale at first, by resource
    refill: tuple[tuple[int, int, int], ...]  # by resource, in Steps 1 to 3
    demolition: tuple[DemolitionCard, ...]
    names: Naming
    region_of: tuple[int, ...]  # by city
    region_neighbours: tuple[int, ...]  # bit sets, by region
    areas: dict[int, PlayArea]  # cache of play areas, by bit set of regions
    own: str = ""  # the user's directory that the content was read from

    def spec(self, rules: int = 0) -> GameSpec:
        """Return what a game with this setup and version of the *rules* is opened with."""
        title, options = self.edition.numbers.title, choices_in(self.options)
        return GameSpec(title, self.map.id, self.seats, options, rules, self.own)

    def play_area(self, regions: int) -> PlayArea:
        """Return the play area of the bit set *regions*."""
        area = self.areas.get(regions)
        if area is None:
            area = play_area(regions, self.region_of, self.map.connections)
            self.areas[regions] = area
        return area


@dataclass(init=False, slots=True)
class BoardPlayer(PlantOwner):
    """What one seat owns."""

    stored: list[int]  # fuel by resource
    cities: tuple[int, ...]  # in the order of building
    slots: tuple[int, ...]  # the slot of the house in each of `cities`
    network: int  # `cities` as a bit set
    reach: tuple[int, ...]  # cost of the cheapest connection to every city of the map
    powered: int  # cities supplied in the last bureaucracy; at the end, the score

    def __init__(
        self, money: int, capacity: Capacity, stored: list[int], reach: tuple[int, ...]
    ) -> None:
        self.money = money
        self.plants = ()
        self.capacity = capacity
        self.stored = stored
        self.cities = ()
        self.slots = ()
        self.network = 0
        self.reach = reach
        self.powered = 0

    def copy(self) -> "BoardPlayer":
        twin = BoardPlayer(self.money, self.capacity, self.stored[:], self.reach)
        twin.plants = self.plants
        twin.cities = self.cities
        twin.slots = self.slots
        twin.network = self.network
        twin.powered = self.powered
        return twin

    def add_to(self, digest: Digest) -> None:
        """Add what it owns, without what follows from that."""
        self.add_owned_to(digest)
        digest.add_list(self.stored)
        digest.add(self.network)
        digest.add(self.powered)


@dataclass(init=False, slots=True)
class Trust(DummyOwner):
    """What the dummy of the two-player game owns."""

    stored: list[int]
    cities: tuple[int, ...]
    slots: tuple[int, ...]
    reserve: int  # houses not yet on the map

    def __init__(self, stored: list[int], reserve: int) -> None:
        self.plants = ()
        self.stored = stored
        self.cities = ()
        self.slots = ()
        self.reserve = reserve
        self.has_taken = False

    def copy(self) -> "Trust":
        twin = Trust(self.stored[:], self.reserve)
        twin.plants = self.plants
        twin.cities = self.cities
        twin.slots = self.slots
        twin.has_taken = self.has_taken
        return twin

    def add_to(self, digest: Digest) -> None:
        """Add what it owns; the reserve follows from the houses on the map."""
        add_plants(self.plants, digest)
        digest.add_list(self.stored)
        houses = 0
        for city in self.cities:
            houses |= 1 << city
        digest.add(houses)
        digest.add(self.has_taken)


@dataclass(init=False, slots=True)
class BoardState(PlantState):
    """A position of the board game."""

    setup: Setup = field(compare=False)
    area: PlayArea
    step: int
    fuel: ResourceMarket
    taken: list[int]  # by slot, the bit set of cities in which it is occupied
    marked: int  # bit set of starting cities in which nobody has built yet
    players: list[BoardPlayer]
    trust: Trust | None
    memory: tuple[int, ...]  # for the rules of the map
    books: tuple[int, ...] = field(compare=False)  # in a view with hidden money: `hidden_money`

    def __init__(
        self,
        setup: Setup,
        area: PlayArea,
        rng: Rng,
        order: tuple[int, ...],
        cards: CardMarket,
        token: DiscountToken,
        auction: Auction,
        fuel: ResourceMarket,
        taken: list[int],
        players: list[BoardPlayer],
        trust: Trust | None,
        demolition: Demolition,
    ) -> None:
        """Start before round 1; all arguments are kept, not copied."""
        self.setup = setup
        self.area = area
        self.rng = rng
        self.round = 0
        self.phase = 0
        self.step = 1
        self.to_act = NOBODY
        self.order = order
        self.cards = cards
        self.token = token
        self.auction = auction
        self.new_plant = 0
        self.fuel = fuel
        self.taken = taken
        self.marked = 0
        self.players = players
        self.trust = trust
        self.demolition = demolition
        self.box = ()
        self.unseen = ()
        self.memory = ()
        self.books = ()

    def copy(self) -> "BoardState":
        twin = BoardState(
            self.setup,
            self.area,
            self.rng.copy(),
            self.order,
            self.cards.copy(),
            self.token.copy(),
            self.auction.copy(),
            self.fuel.copy(),
            self.taken[:],
            [player.copy() for player in self.players],
            None if self.trust is None else self.trust.copy(),
            self.demolition.copy(),
        )
        twin.copy_progress(self)
        twin.step = self.step
        twin.new_plant = self.new_plant
        twin.marked = self.marked
        twin.memory = self.memory
        twin.books = self.books
        return twin

    def add_to(self, digest: Digest) -> None:
        """Add the position, without the books of a view."""
        self.add_common_to(digest)
        digest.add(self.area.regions)
        digest.add(self.step)
        self.fuel.add_to(digest)
        for cities in self.taken:
            digest.add(cities)
        digest.add(self.marked)
        for player in self.players:
            player.add_to(digest)
        if self.trust is not None:
            self.trust.add_to(digest)
        digest.add_tuple(self.memory)

    def owner(self, seat: int) -> BoardPlayer:
        return self.players[seat]

    def stored(self, seat: int) -> list[int]:
        return self.players[seat].stored

    def dummy_owner(self) -> Trust | None:
        return self.trust

    def has_one_row(self) -> bool:
        return self.step == LAST_STEP

    def is_empty(self, city: int) -> bool:
        """Whether there is no house in *city*."""
        return not (self.taken[0] | self.taken[1] | self.taken[2]) >> city & 1

    def largest_network(self) -> int:
        """Return the number of cities in the largest network."""
        largest = 0
        for player in self.players:
            if len(player.cities) > largest:
                largest = len(player.cities)
        return largest

    def region_ids(self) -> list[str]:
        regions = self.setup.map.regions
        return [region.id for i, region in enumerate(regions) if self.area.regions >> i & 1]

    def marked_ids(self) -> list[str]:
        """Return the ids of the starting cities in which nobody has built yet."""
        return [city.id for i, city in enumerate(self.setup.map.cities) if self.marked >> i & 1]

    def word(self, card: int) -> int | str:
        return LAST_WORD if card == LAST_CARD else card

    def city_id(self, city: int) -> str:
        return self.setup.map.cities[city].id

    def resource_id(self, resource: int) -> str:
        return self.setup.edition.numbers.resources[resource]
