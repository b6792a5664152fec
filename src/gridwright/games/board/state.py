"""The position of a board game, and what was fixed when its table was laid.

Fields that change rarely are tuples and shared by copies. Sets of seats, cities and regions
are ints with one bit per member.
"""

from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final

from gridwright.content.types import CityMap, DemolitionCard, Plant, SeatRules
from gridwright.core.rng import Rng
from gridwright.games.board.edition import Edition
from gridwright.games.board.maps.rules import MapRules, MapState
from gridwright.games.board.options import BoardOptions
from gridwright.parts.auction import Auction
from gridwright.parts.card_market import CURRENT_SIZE, Box, CardMarket
from gridwright.parts.demolition import Demolition
from gridwright.parts.discount_token import DiscountToken
from gridwright.parts.fuel import Capacity
from gridwright.parts.network import PlayArea, play_area
from gridwright.parts.resource_market import ResourceMarket
from gridwright.parts.turn_order import letters
from gridwright.phases.positions import PlantOwner, PlantState

MARKER: Final = 3  # uranium: its tokens mark starting cities
LAST_STEP: Final = 3


class Phase(IntEnum):
    """Where in the game we are, as the index of a phase; the first three are before round 1."""

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
        return letters(seats, self.seats)

    @property
    def has_trust(self) -> bool:
        """Whether the dummy takes part (RC-T1)."""
        return self.edition.numbers.trust_houses > 0 and self.seats == 2  # noqa: PLR2004

    @property
    def dummy(self) -> int:
        """The number of the dummy in the turn order, behind the last seat."""
        return self.seats


@dataclass(init=False, slots=True)
class BoardPlayer(PlantOwner):
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

    def __init__(
        self,
        money: int,
        plants: tuple[Plant, ...],
        capacity: Capacity,
        stored: list[int],
        cities: tuple[int, ...],
        slots: tuple[int, ...],
        network: int,
        reach: tuple[int, ...],
        powered: int,
    ) -> None:
        """Own exactly this."""
        self.money = money
        self.plants = plants
        self.capacity = capacity
        self.stored = stored
        self.cities = cities
        self.slots = slots
        self.network = network
        self.reach = reach
        self.powered = powered

    def copy(self) -> "BoardPlayer":
        return BoardPlayer(
            self.money,
            self.plants,
            self.capacity,
            self.stored[:],
            self.cities,
            self.slots,
            self.network,
            self.reach,
            self.powered,
        )


@dataclass(init=False, slots=True)
class Trust:
    """The dummy of the two-player game: it has no money and no seat."""

    plants: tuple[Plant, ...]
    stored: list[int]
    cities: tuple[int, ...]
    slots: tuple[int, ...]
    reserve: int  # houses not yet on the map
    has_taken: bool  # whether its turn of this auction phase is over

    def __init__(
        self,
        plants: tuple[Plant, ...],
        stored: list[int],
        cities: tuple[int, ...],
        slots: tuple[int, ...],
        reserve: int,
        has_taken: bool,
    ) -> None:
        """Own exactly this."""
        self.plants = plants
        self.stored = stored
        self.cities = cities
        self.slots = slots
        self.reserve = reserve
        self.has_taken = has_taken

    def copy(self) -> "Trust":
        return Trust(
            self.plants,
            self.stored[:],
            self.cities,
            self.slots,
            self.reserve,
            self.has_taken,
        )


@dataclass(init=False, slots=True)
class BoardState(PlantState):
    """A position of the board game."""

    setup: Setup = field(compare=False)
    area: PlayArea
    rng: Rng
    round: int
    phase: int
    step: int
    to_act: int
    order: tuple[int, ...]  # leader first; with two players the dummy is in the middle
    cards: CardMarket
    token: DiscountToken
    auction: Auction
    new_plant: int  # bought just now, while the buyer still decides what to remove; else 0
    fuel: ResourceMarket
    taken: list[int]  # by slot: the cities in which it is occupied, as a bit set
    marked: int  # starting cities that wait for a starter
    players: list[BoardPlayer]
    trust: Trust | None
    demolition: Demolition
    box: tuple[int, ...]  # plants removed from the game before everybody's eyes
    unseen: tuple[int, ...]  # plants removed face down during setup
    map_state: MapState  # what only this map has to remember

    def __init__(
        self,
        setup: Setup,
        area: PlayArea,
        rng: Rng,
        round: int,
        phase: int,
        step: int,
        to_act: int,
        order: tuple[int, ...],
        cards: CardMarket,
        token: DiscountToken,
        auction: Auction,
        new_plant: int,
        fuel: ResourceMarket,
        taken: list[int],
        marked: int,
        players: list[BoardPlayer],
        trust: Trust | None,
        demolition: Demolition,
        box: tuple[int, ...],
        unseen: tuple[int, ...],
        map_state: MapState,
    ) -> None:
        """Take over every field as it is; `laying` and `view` know what they must be."""
        self.setup = setup
        self.area = area
        self.rng = rng
        self.round = round
        self.phase = phase
        self.step = step
        self.to_act = to_act
        self.order = order
        self.cards = cards
        self.token = token
        self.auction = auction
        self.new_plant = new_plant
        self.fuel = fuel
        self.taken = taken
        self.marked = marked
        self.players = players
        self.trust = trust
        self.demolition = demolition
        self.box = box
        self.unseen = unseen
        self.map_state = map_state

    def copy(self) -> "BoardState":
        return BoardState(
            self.setup,
            self.area,
            self.rng.copy(),
            self.round,
            self.phase,
            self.step,
            self.to_act,
            self.order,
            self.cards.copy(),
            self.token.copy(),
            self.auction.copy(),
            self.new_plant,
            self.fuel.copy(),
            self.taken[:],
            self.marked,
            [player.copy() for player in self.players],
            None if self.trust is None else self.trust.copy(),
            self.demolition.copy(),
            self.box,
            self.unseen,
            self.map_state.copy(),
        )

    def humans(self) -> tuple[int, ...]:
        """Return the turn order without the dummy."""
        return tuple([seat for seat in self.order if seat < self.setup.seats])

    def for_sale(self) -> tuple[int, ...]:
        """Return the plants that may be auctioned: the current market, in Step 3 all of them."""
        plants = self.cards.plants()
        return plants if self.step == LAST_STEP else plants[:CURRENT_SIZE]

    def is_empty(self, city: int) -> bool:
        """Whether no house stands in *city*."""
        return not (self.taken[0] | self.taken[1] | self.taken[2]) >> city & 1

    def largest_network(self) -> int:
        """Return the highest city count of any seat."""
        largest = 0
        for player in self.players:
            if len(player.cities) > largest:
                largest = len(player.cities)
        return largest

    def city_id(self, city: int) -> str:
        return self.setup.map.cities[city].id

    def resource_id(self, resource: int) -> str:
        return self.setup.edition.numbers.resources[resource]
