"""The state of an Outpost game, and the setup that all states of a table share."""

from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final

from gridwright.content.types import OutpostCard, OutpostContent, OutpostSeatRules, PriceTrack
from gridwright.core.digest import Digest
from gridwright.core.events import NOBODY
from gridwright.core.options import GameSpec, choices_in
from gridwright.core.rng import Rng
from gridwright.games.outpost.actions import STATION
from gridwright.games.outpost.market import PileMarket
from gridwright.games.outpost.options import AFTER_AUCTION, OutpostOptions
from gridwright.parts.auction import Auction
from gridwright.parts.card_market import Box
from gridwright.parts.network import PlayArea, play_area
from gridwright.parts.resource_market import ResourceMarket
from gridwright.phases.position import Naming
from gridwright.phases.state import AuctionState

WORKERS: Final = 0  # the one resource of the labour market
FINAL_STAGE: Final = 3
COLONY: Final = "colony"
FIRST_RULES: Final = 1  # the version before the corrections of OP-3b.9, OP-3c.5, OP-S30, OP-Y.15
NOWHERE: Final = PlayArea(0, (), 0, (), (), ())  # before the areas are known


class PhaseIndex(IntEnum):
    """The index of each phase in `Game.phases`; the first two come before round 1."""

    AREA = 0
    SYNDICATE = 1
    AUCTION = 2
    EXPANSION = 3
    BUREAUCRACY = 4
    TURN_ORDER = 5
    OVER = 6


class TurnStep(IntEnum):
    """How far a seat has come in its turn of the expansion phase; it cannot go back."""

    STRUCTURE = 0
    COMPANY = 1
    WORKERS = 2
    ROBOT = 3


@dataclass(frozen=True, slots=True)
class Setup:
    """What is fixed when the table is set up; shared by all its states."""

    content: OutpostContent
    options: OutpostOptions
    rules_version: int  # `FIRST_RULES` only for old records
    seats: int
    seat_rules: OutpostSeatRules
    names: Naming
    numbers: tuple[int, ...]  # the printed number of each card
    area_of: tuple[int, ...]  # by city
    sites_for: tuple[int, int]  # bit sets of cities with a plant site and with a housing site
    labour: PriceTrack
    own: str = ""  # the user's directory that the content was read from

    def spec(self) -> GameSpec:
        """Return what a game with this setup is opened with."""
        options = choices_in(self.options)
        return GameSpec("outpost", "", self.seats, options, self.rules_version, self.own)

    @property
    def syndicate_waits(self) -> bool:
        """Whether the Syndicate takes its card after the auction (OP-A24), as it first did."""
        is_chosen = self.options.syndicate_takes == AFTER_AUCTION
        return is_chosen or self.rules_version == FIRST_RULES

    @property
    def box(self) -> Box:
        """The cards by their backs."""
        return self.names.box


@dataclass(init=False, slots=True)
class Company:
    """What a player or the Syndicate owns on the map and on the company board."""

    structure: int  # bit set of cities with any building
    network: int  # bit set of cities with a station
    station_slots: tuple[tuple[int, int], ...]  # cities and slots, in the order of building
    sites: int  # bit set of cities whose site it has built on
    reach: tuple[int, ...]  # cost of the cheapest connection to every city
    stations: int  # still on the company board
    buildings: list[int]  # plants and housings still on the board, each of which locks a slot
    pool: tuple[int, ...]  # cards not in slots, in the order of purchase
    slots: list[tuple[int, ...]]  # cards in plant slots, and in housing slots
    colonies: tuple[tuple[int, int], ...]  # Colony cards, each with a bit set of pieces
    technologies: tuple[str, ...]  # in effect, sorted; none for the Syndicate
    workers: int  # permanent
    seasonal: int
    robots: int
    busy: int  # workers who make a robot this round

    def __init__(self, stations: int, buildings: list[int], reach: tuple[int, ...]) -> None:
        self.structure = 0
        self.network = 0
        self.station_slots = ()
        self.sites = 0
        self.reach = reach
        self.stations = stations
        self.buildings = buildings
        self.pool = ()
        self.slots = [(), ()]
        self.colonies = ()
        self.technologies = ()
        self.workers = 0
        self.seasonal = 0
        self.robots = 0
        self.busy = 0

    def copy(self) -> "Company":
        other = Company(self.stations, self.buildings[:], self.reach)
        other.structure = self.structure
        other.network = self.network
        other.station_slots = self.station_slots
        other.sites = self.sites
        other.pool = self.pool
        other.slots = self.slots[:]
        other.colonies = self.colonies
        other.technologies = self.technologies
        other.workers = self.workers
        other.seasonal = self.seasonal
        other.robots = self.robots
        other.busy = self.busy
        return other

    def add_to(self, digest: Digest) -> None:
        """Add what it owns, without what follows from that."""
        digest.add(self.structure)
        digest.add(self.network)
        digest.add(self.sites)
        digest.add(self.stations)
        digest.add_list(self.buildings)
        digest.add_tuple(self.pool)
        for cards in self.slots:
            digest.add_tuple(cards)
        digest.add_pairs(self.colonies)
        digest.add(self.workers)
        digest.add(self.seasonal)
        digest.add(self.robots)
        digest.add(self.busy)

    def pieces(self, kind: int) -> int:
        """Return how many pieces of *kind* are left on the board."""
        return self.stations if kind == STATION else self.buildings[kind]

    def put_on_colony(self, colony: int, kind: int) -> None:
        """Put a piece of *kind* from the board on the Colony card *colony*."""
        if kind == STATION:
            self.stations -= 1
        else:
            self.buildings[kind] -= 1
        self.colonies = tuple(
            [
                (card, pieces | 1 << kind if card == colony else pieces)
                for card, pieces in self.colonies
            ]
        )

    def add_card(self, card: int, technology: str) -> None:
        """Add *card* to the pool; its *technology*, if any, takes effect."""
        self.pool = (*self.pool, card)
        if technology == COLONY:
            self.colonies = (*self.colonies, (card, 0))
        elif technology:
            self.technologies = tuple(sorted((*self.technologies, technology)))

    def put_in_slot(self, card: int, kind: int) -> None:
        """Move *card* from the pool into a slot of *kind*."""
        self.pool = tuple([other for other in self.pool if other != card])
        self.slots[kind] = (*self.slots[kind], card)

    def exchange(self, kind: int, old: int, new: int) -> None:
        """Put *new* from the pool into the slot of *old*, which returns to the pool (OP-3b.6)."""
        self.slots[kind] = tuple([new if card == old else card for card in self.slots[kind]])
        self.pool = (*[card for card in self.pool if card != new], old)

    def network_size(self) -> int:
        """Return the number of cities in the network, and of colonies with a station (OP-X.16)."""
        size = len(self.station_slots)
        for _, pieces in self.colonies:
            size += pieces >> STATION & 1
        return size

    def cards(self) -> tuple[int, ...]:
        """Return all cards, in the pool and in slots."""
        return self.pool + self.slots[0] + self.slots[1]


@dataclass(init=False, slots=True)
class OutpostPlayer:
    """What one seat owns."""

    money: int
    company: Company
    powered: int  # cities supplied in the last bureaucracy; at the end, the score

    def __init__(self, money: int, company: Company, powered: int = 0) -> None:
        self.money = money
        self.company = company
        self.powered = powered

    def copy(self) -> "OutpostPlayer":
        return OutpostPlayer(self.money, self.company.copy(), self.powered)


@dataclass(init=False, slots=True)
class Syndicate:
    """What the dummy of the two-player game owns; it has no money and no seat."""

    company: Company
    has_taken: bool  # whether it has had its turn in this auction phase
    site_kind: int  # the building for which a seat must choose a site; else -1

    def __init__(self, company: Company, site_kind: int = -1, *, has_taken: bool = False) -> None:
        self.company = company
        self.has_taken = has_taken
        self.site_kind = site_kind

    def copy(self) -> "Syndicate":
        return Syndicate(self.company.copy(), self.site_kind, has_taken=self.has_taken)

    def add_to(self, digest: Digest) -> None:
        """Add what it owns, and the state of its turn."""
        self.company.add_to(digest)
        digest.add(self.has_taken)
        digest.add(self.site_kind)


@dataclass(init=False, slots=True)
class OutpostState(AuctionState):
    """A position of Outpost."""

    setup: Setup = field(compare=False)
    costs: tuple[int, ...]  # the token on each connection; empty in a view before the deal
    area: PlayArea
    execution: int  # number of the auction phase in this round; the first round has two
    turn: TurnStep
    moved: tuple[tuple[int, int], ...]  # cards moved this turn, with kinds of slots still open
    stage: int
    market: PileMarket
    labour: ResourceMarket
    taken: list[int]  # by station slot, the bit set of cities in which it is occupied
    sites: int  # bit set of cities whose site is taken
    players: list[OutpostPlayer]
    syndicate: Syndicate | None
    dealt: tuple[int, ...]  # cards that filled the market at the start, in the order of drawing

    def __init__(
        self,
        setup: Setup,
        rng: Rng,
        order: tuple[int, ...],
        market: PileMarket,
        auction: Auction,
        labour: ResourceMarket,
        taken: list[int],
        players: list[OutpostPlayer],
        syndicate: Syndicate | None,
    ) -> None:
        """Start before anything is dealt; all arguments are kept, not copied."""
        self.setup = setup
        self.costs = ()
        self.area = NOWHERE
        self.rng = rng
        self.round = 0
        self.execution = 0
        self.phase = PhaseIndex.AREA
        self.turn = TurnStep.STRUCTURE
        self.moved = ()
        self.stage = 1
        self.to_act = NOBODY
        self.order = order
        self.market = market
        self.auction = auction
        self.labour = labour
        self.taken = taken
        self.sites = 0
        self.players = players
        self.syndicate = syndicate
        self.box = ()
        self.unseen = ()
        self.dealt = ()

    def copy(self) -> "OutpostState":
        other = OutpostState(
            self.setup,
            self.rng.copy(),
            self.order,
            self.market.copy(),
            self.auction.copy(),
            self.labour.copy(),
            self.taken[:],
            [player.copy() for player in self.players],
            None if self.syndicate is None else self.syndicate.copy(),
        )
        other.copy_progress(self)
        other.costs = self.costs
        other.area = self.area
        other.execution = self.execution
        other.turn = self.turn
        other.moved = self.moved
        other.stage = self.stage
        other.sites = self.sites
        other.dealt = self.dealt
        return other

    def add_to(self, digest: Digest) -> None:
        self.add_shared_to(digest)
        digest.add_tuple(self.costs)
        digest.add(self.area.regions)
        digest.add(self.execution)
        digest.add(self.turn)
        digest.add_pairs(self.moved)
        digest.add(self.stage)
        self.market.add_to(digest)
        self.labour.add_to(digest)
        for cities in self.taken:
            digest.add(cities)
        digest.add(self.sites)
        for player in self.players:
            digest.add(player.money)
            player.company.add_to(digest)
            digest.add(player.powered)
        if self.syndicate is not None:
            self.syndicate.add_to(digest)
        digest.add_tuple(self.dealt)

    def lay_area(self, areas: int) -> None:
        """Set the play area to the bit set *areas*, with the dealt costs."""
        pairs = self.setup.content.connections
        connections = [
            (first, second, cost) for (first, second), cost in zip(pairs, self.costs, strict=False)
        ]
        self.area = play_area(areas, self.setup.area_of, tuple(connections))

    def place_station(self, company: Company, city: int, slot: int) -> None:
        self.taken[slot] |= 1 << city
        company.stations -= 1
        company.network |= 1 << city
        company.station_slots = (*company.station_slots, (city, slot))
        company.structure |= 1 << city
        company.reach = self.area.extended(company.reach, city)

    def place_building(self, company: Company, kind: int, city: int) -> None:
        """Move a plant or housing of *company* to the site of *city*."""
        self.sites |= 1 << city
        company.buildings[kind] -= 1
        company.sites |= 1 << city
        company.structure |= 1 << city
        company.reach = self.area.extended(company.reach, city)

    def chooser(self) -> int:
        """Return the seat that chooses the small area: A, as no order is drawn yet (OP-S30)."""
        return self.humans()[0] if self.setup.rules_version == FIRST_RULES else 0

    def begin_turn(self) -> None:
        """Begin a new turn of the expansion phase."""
        self.turn = TurnStep.STRUCTURE
        self.moved = ()

    def note_move(self, card: int, kinds: int) -> None:
        """Note that *card* has moved; it may only move again to *kinds* of slots, a bit set."""
        others = [entry for entry in self.moved if entry[0] != card]
        self.moved = tuple(sorted([*others, (card, kinds)]))

    def may_move(self, card: int, kind: int) -> bool:
        """Whether *card* may still move into, or out of, a slot of *kind* this turn (OP-3b.9)."""
        for moved, kinds in self.moved:
            if moved == card:
                return kinds >> kind & 1 == 1
        return True

    def in_first_auction(self) -> bool:
        """Whether this is the first of the two auction phases of round 1."""
        return self.round == 1 and self.execution == 1

    def largest_network(self) -> int:
        largest = 0
        for player in self.players:
            largest = max(largest, player.company.network_size())
        return largest

    def acting(self) -> OutpostPlayer:
        return self.players[self.to_act]

    def card(self, card: int) -> OutpostCard:
        return self.setup.content.cards[card]

    def for_sale(self) -> tuple[int, ...]:
        return self.market.for_sale()

    def word(self, card: int) -> str:
        return self.setup.content.words[card]

    def words(self, cards: tuple[int, ...]) -> tuple[str, ...]:
        """Return the words of *cards*."""
        return tuple([self.setup.content.words[card] for card in cards])

    def city_id(self, city: int) -> str:
        return self.setup.content.cities[city].id

    def city_ids(self, cities: int) -> list[str]:
        """Return the ids of a bit set of *cities*."""
        return [city.id for at, city in enumerate(self.setup.content.cities) if cities >> at & 1]

    def areas(self) -> list[str]:
        names = self.setup.content.areas
        return [name for at, name in enumerate(names) if self.area.regions >> at & 1]
