"""The companies and cards of Outpost as numbers; what stays the same is cached."""

from typing import Final

from gridwright.encoding.base import LOW, BitSets, byte
from gridwright.encoding.seats import STATUS_COLUMNS, SeatRow
from gridwright.games.outpost import company as boards
from gridwright.games.outpost.state import Company, OutpostPlayer, OutpostState, Setup

CITIES: Final = 32
CARDS: Final = 64
COLONIES: Final = 4

PLAYER: Final = (
    *("is there", "money", "money, 256s", "cities", "powered"),
    *STATUS_COLUMNS,
    *("workers", "seasonal workers", "robots", "busy", "beds", "workers needed"),
    *("stations left", "plants left", "housings left"),
    *[f"pieces on colony {place + 1}" for place in range(COLONIES)],
)

NOTHING_HELD: Final = bytes(CARDS)
NO_CITIES: Final = bytes(CITIES)


class Holdings:
    """Where the cards of one company lie, and where it has built."""

    def __init__(self, sets: BitSets) -> None:
        """Own nothing; the cities of different companies are looked up in the same *sets*."""
        self._sets = sets
        self._pool: tuple[int, ...] = ()
        self._plants: tuple[int, ...] = ()
        self._housings: tuple[int, ...] = ()
        self._network, self._sites = 0, 0
        self.held = NOTHING_HELD
        self.stations, self.buildings = NO_CITIES, NO_CITIES

    def holds_same_cards(self, company: Company) -> bool:
        """Whether its cards lie where they were written last; update those that do not."""
        slots = company.slots
        plants, housings = slots[0], slots[1]
        if company.pool is self._pool and plants is self._plants and housings is self._housings:
            return True
        self._pool, self._plants, self._housings = company.pool, plants, housings
        held = bytearray(CARDS)
        for card in company.pool:
            held[card] = 1
        for card in plants:
            held[card] = 2
        for card in housings:
            held[card] = 3
        self.held = bytes(held)
        return False

    def has_same_buildings(self, company: Company) -> bool:
        """Whether it has built nothing since it was written last; update what it has."""
        if company.network == self._network and company.sites == self._sites:
            return True
        self._network, self._sites = company.network, company.sites
        self.stations = self._sets.piece(company.network)
        self.buildings = self._sets.piece(company.sites)
        return False


class PlayerRow:
    """The row of one seat: `PLAYER`."""

    def __init__(self, setup: Setup) -> None:
        """Start without a position."""
        self._setup = setup
        self._row = SeatRow()
        self._money, self._powered = -1, -1
        self._network = -1
        self._colonies: tuple[tuple[int, int], ...] = ()
        self._workers, self._seasonal, self._robots, self._busy = -1, -1, -1, -1
        self._stations, self._plants_left, self._housings_left = -1, -1, -1
        self._plants: tuple[int, ...] = ()
        self._housings: tuple[int, ...] = ()
        self._technologies: tuple[str, ...] = ()
        self._beds, self._needed = 0, 0  # of what is in those slots

    def piece(self, player: OutpostPlayer, status: int) -> bytes:
        """Return the row."""
        if not self._is_same(player):
            company = player.company
            money, cities = player.money, company.network_size()
            front = bytes([1, money & LOW, byte(money >> 8), cities, player.powered])
            self._row.write(front, self._back(company))
        return self._row.piece(status)

    def _is_same(self, player: OutpostPlayer) -> bool:
        """Whether nothing has changed since the last call; note what has."""
        company = player.company
        buildings, slots = company.buildings, company.slots
        if (
            player.money == self._money
            and player.powered == self._powered
            and company.network == self._network
            and company.colonies is self._colonies
            and company.workers == self._workers
            and company.seasonal == self._seasonal
            and company.robots == self._robots
            and company.busy == self._busy
            and company.stations == self._stations
            and buildings[0] == self._plants_left
            and buildings[1] == self._housings_left
            and slots[0] is self._plants
            and slots[1] is self._housings
            and company.technologies is self._technologies
        ):
            return True
        self._money, self._powered = player.money, player.powered
        self._network, self._colonies = company.network, company.colonies
        self._workers, self._seasonal = company.workers, company.seasonal
        self._robots, self._busy = company.robots, company.busy
        self._stations = company.stations
        self._plants_left, self._housings_left = buildings[0], buildings[1]
        if (
            slots[0] is not self._plants
            or slots[1] is not self._housings
            or company.technologies is not self._technologies
        ):
            self._plants, self._housings = slots[0], slots[1]
            self._technologies = company.technologies
            self._beds = boards.beds(self._setup, company)
            self._needed = boards.workers_needed(self._setup, company)
        return False

    def _back(self, company: Company) -> bytes:
        row = [
            company.workers,
            company.seasonal,
            company.robots,
            company.busy,
            self._beds,
            self._needed,
            company.stations,
            company.buildings[0],
            company.buildings[1],
        ]
        for place in range(COLONIES):
            colonies = company.colonies
            row.append(colonies[place][1] if place < len(colonies) else 0)
        return bytes(row)


def whereabouts(state: OutpostState) -> bytes:
    """Return the field "cards": where each card lies."""
    seen = bytearray(CARDS)
    for piles in (state.market.current, state.market.future):
        for pile in piles:
            for card in pile.cards:
                seen[card] = 1
    for player in state.players:
        for card in player.company.cards():
            seen[card] = 2
    if state.syndicate is not None:
        for card in state.syndicate.company.cards():
            seen[card] = 2
    for card in state.box:
        seen[card] = 3
    for card in state.market.buried:
        seen[card] = 4
    return bytes(seen)


def moves_of(moved: tuple[tuple[int, int], ...]) -> bytes:
    """Return the field "moved"."""
    if not moved:
        return NOTHING_HELD
    row = bytearray(CARDS)
    for card, kinds in moved:
        row[card] = kinds + 1
    return bytes(row)
