"""The position of a board game, and what was fixed when its table was laid.

Fields that change rarely are tuples and shared by copies. Sets of seats, cities and regions
are ints with one bit per member.
"""

from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final

from gridwright.content.types import CityMap, DemolitionCard, Plant, SeatRules
from gridwright.core.events import NOBODY
from gridwright.core.game import State
from gridwright.core.rng import Rng
from gridwright.games.board.edition import Edition
from gridwright.games.board.map_rules import MapRules
from gridwright.games.board.options import BoardOptions
from gridwright.parts.auction import Auction
from gridwright.parts.card_market import CURRENT_SIZE, Box, CardMarket
from gridwright.parts.demolition import Demolition
from gridwright.parts.discount_token import DiscountToken
from gridwright.parts.fuel import Capacity
from gridwright.parts.network import UNREACHABLE, PlayArea, play_area
from gridwright.parts.resource_market import ResourceMarket

UNKNOWN_MONEY: Final = -1  # in a view: what the seat may not know


class Phase(IntEnum):
    """Where in the game we are; the first three are choices of the setup."""

    REGIONS = 0
    TRUST = 1
    STARTING_CITIES = 2
    AUCTION = 3
    RESOURCES = 4
    BUILDING = 5
    BUREAUCRACY = 6
    OVER = 7


@dataclass(frozen=True, slots=True)
class Setup:
    """What was fixed when the table was laid; shared by all its states."""

    edition: Edition
    map: CityMap
    map_rules: MapRules
    options: BoardOptions
    seats: int
    seat_rules: SeatRules
    fuel_start: tuple[int, ...]  # units on sale at the start, by resource
    refill: tuple[tuple[int, int, int], ...]  # by resource: Steps 1 to 3
    demolition: tuple[DemolitionCard, ...]
    box: Box  # the plants by their backs
    region_of: tuple[int, ...]  # by city
    region_neighbours: tuple[int, ...]  # by region: bit set
    areas: dict[int, PlayArea]  # play areas worked out so far, by bit set of regions

    def play_area(self, regions: int) -> PlayArea:
        """Return the play area of the bit set *regions*, worked out once."""
        area = self.areas.get(regions)
        if area is None:
            area = play_area(regions, self.region_of, self.map.connections)
            self.areas[regions] = area
        return area

    def seat_letters(self, seats: tuple[int, ...]) -> str:
        """Return the letters of *seats*, A for seat 0; T is the dummy."""
        return "".join(["T" if seat == self.seats else chr(ord("A") + seat) for seat in seats])

    @property
    def has_trust(self) -> bool:
        """Whether the dummy takes part (RC-T1)."""
        return self.edition.numbers.trust_houses > 0 and self.seats == 2  # noqa: PLR2004

    @property
    def dummy(self) -> int:
        """The number of the dummy in the turn order, behind the last seat."""
        return self.seats


@dataclass(init=False, slots=True)
class BoardPlayer:
    """What one seat owns."""

    money: int
    plants: tuple[Plant, ...]  # ascending by number
    capacity: Capacity  # of those plants
    stored: list[int]  # fuel by resource
    cities: tuple[int, ...]  # in the order they were built
    slots: tuple[int, ...]  # beside them: the slot of each house
    network: int  # the same cities as a bit set
    reach: tuple[int, ...]  # cheapest connection to every city of the map
    powered: int  # cities supplied in the last bureaucracy; at the end, the score

    def __init__(self, money: int, capacity: Capacity, resources: int, cities: int) -> None:
        """Start with *money* and nothing else."""
        self.money = money
        self.plants = ()
        self.capacity = capacity
        self.stored = [0] * resources
        self.cities = ()
        self.slots = ()
        self.network = 0
        self.reach = (UNREACHABLE,) * cities
        self.powered = 0

    def copy(self) -> "BoardPlayer":
        twin = BoardPlayer.__new__(BoardPlayer)
        twin.money = self.money
        twin.plants = self.plants
        twin.capacity = self.capacity
        twin.stored = self.stored[:]
        twin.cities = self.cities
        twin.slots = self.slots
        twin.network = self.network
        twin.reach = self.reach
        twin.powered = self.powered
        return twin

    def highest_plant(self) -> int:
        """Return the number of the best plant, 0 without any."""
        return self.plants[-1].number if self.plants else 0

    def plant_numbers(self) -> tuple[int, ...]:
        return tuple([plant.number for plant in self.plants])


@dataclass(init=False, slots=True)
class Trust:
    """The dummy of the two-player game: it has no money and no seat."""

    plants: tuple[Plant, ...]
    stored: list[int]
    cities: tuple[int, ...]
    slots: tuple[int, ...]
    reserve: int  # houses not yet on the map
    has_taken: bool  # whether its turn of this auction phase is over

    def __init__(self, resources: int, houses: int) -> None:
        """Start with all *houses* in reserve."""
        self.plants = ()
        self.stored = [0] * resources
        self.cities = ()
        self.slots = ()
        self.reserve = houses
        self.has_taken = False

    def copy(self) -> "Trust":
        twin = Trust.__new__(Trust)
        twin.plants = self.plants
        twin.stored = self.stored[:]
        twin.cities = self.cities
        twin.slots = self.slots
        twin.reserve = self.reserve
        twin.has_taken = self.has_taken
        return twin


@dataclass(init=False, slots=True)
class BoardState(State):
    """A position of the board game."""

    setup: Setup = field(compare=False)
    area: PlayArea
    rng: Rng
    round: int
    phase: Phase
    step: int
    to_act: int
    order: tuple[int, ...]  # leader first; with two players the dummy is in the middle
    cards: CardMarket
    token: DiscountToken
    auction: Auction
    new_plant: int  # bought just now, while the buyer still decides what to remove; else 0
    fuel: ResourceMarket
    taken: list[int]  # by city: its occupied slots as a bit set
    marked: int  # starting cities that wait for a starter
    ended_refills: int  # resources that are never refilled again
    players: list[BoardPlayer]
    trust: Trust | None
    demolition: Demolition
    box: tuple[int, ...]  # plants removed from the game before everybody's eyes
    unseen: tuple[int, ...]  # plants removed face down during setup

    def __init__(
        self,
        setup: Setup,
        rng: Rng,
        order: tuple[int, ...],
        cards: CardMarket,
        unseen: tuple[int, ...],
    ) -> None:
        """Lay out a table on which no choice has been made yet."""
        numbers = setup.edition.numbers
        resources = len(numbers.resources)
        self.setup = setup
        self.area = setup.play_area(0)
        self.rng = rng
        self.round = 0
        self.phase = Phase.REGIONS
        self.step = 1
        self.to_act = NOBODY
        self.order = order
        self.cards = cards
        self.token = DiscountToken()
        self.auction = Auction(setup.seats)
        self.new_plant = 0
        supply = [
            tokens - start for tokens, start in zip(numbers.tokens, setup.fuel_start, strict=True)
        ]
        self.fuel = ResourceMarket(numbers.tracks, list(setup.fuel_start), supply)
        self.taken = [0] * len(setup.map.cities)
        self.marked = 0
        self.ended_refills = 0
        nothing = Capacity((0,) * resources, 0, ())
        self.players = [
            BoardPlayer(numbers.money, nothing, resources, len(setup.map.cities))
            for _ in range(setup.seats)
        ]
        self.trust = Trust(resources, numbers.trust_houses) if setup.has_trust else None
        self.demolition = Demolition(setup.demolition)
        self.box = ()
        self.unseen = unseen

    def copy(self) -> "BoardState":
        twin = BoardState.__new__(BoardState)
        twin.setup = self.setup
        twin.area = self.area
        twin.rng = self.rng.copy()
        twin.round = self.round
        twin.phase = self.phase
        twin.step = self.step
        twin.to_act = self.to_act
        twin.order = self.order
        twin.cards = self.cards.copy()
        twin.token = self.token.copy()
        twin.auction = self.auction.copy()
        twin.new_plant = self.new_plant
        twin.fuel = self.fuel.copy()
        twin.taken = self.taken[:]
        twin.marked = self.marked
        twin.ended_refills = self.ended_refills
        twin.players = [player.copy() for player in self.players]
        twin.trust = None if self.trust is None else self.trust.copy()
        twin.demolition = self.demolition.copy()
        twin.box = self.box
        twin.unseen = self.unseen
        return twin

    def humans(self) -> tuple[int, ...]:
        """Return the turn order without the dummy."""
        return tuple([seat for seat in self.order if seat < self.setup.seats])

    def for_sale(self) -> tuple[int, ...]:
        """Return the plants that may be auctioned: the current market, in Step 3 all of them."""
        plants = self.cards.plants()
        return plants if self.step == 3 else plants[:CURRENT_SIZE]  # noqa: PLR2004

    def largest_network(self) -> int:
        """Return the highest city count of any seat."""
        return max([len(player.cities) for player in self.players])

    def city_id(self, city: int) -> str:
        return self.setup.map.cities[city].id

    def resource_id(self, resource: int) -> str:
        return self.setup.edition.numbers.resources[resource]
