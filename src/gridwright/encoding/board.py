"""Classic and Recharged as numbers."""

from typing import Final

from gridwright.core.action import Action
from gridwright.encoding.base import (
    CACHE_LIMIT,
    HALF,
    LOW,
    SEATS,
    Field,
    MomentFields,
    bit_sets,
    byte,
    flags,
)
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
from gridwright.games.board.actions import Build, Buy, ChooseRegion, MarkCity, PlaceTrust
from gridwright.games.board.game import BoardGame
from gridwright.games.board.hidden_money import books_of
from gridwright.games.board.state import BoardPlayer, BoardState, PhaseIndex
from gridwright.parts.network import UNREACHABLE
from gridwright.parts.resource_market import ResourceMarket

CITIES: Final = 48
REGIONS: Final = 8
MEMORY: Final = 4  # numbers that a map of its own may keep

CITY: Final = BUY + RESOURCES
REGION: Final = CITY + CITIES
POWER: Final = REGION + REGIONS
SIZE: Final = POWER + MIXES

TOKENS: Final = (
    *FIRST_TOKENS,
    *[f"buy {fuel}" for fuel in FUELS],
    *[f"city {city + 1}" for city in range(CITIES)],
    *[f"region {region + 1}" for region in range(REGIONS)],
    *LAST_TOKENS,
)

_NO_HOUSES: Final = bytes(CITIES)
_NO_WAY: Final = 255
_NO_TRUST: Final = bytes(4 + RESOURCES)
_NO_MEMORY: Final = bytes(MEMORY)
_PHASES: Final = tuple([phase.name.lower() for phase in PhaseIndex])
_PLAYER: Final = (
    *("is there", "money", "money, 256s", "money lies open", "cities", "powered"),
    *STATUS_COLUMNS,
    *FUELS,
)

_CITIES: Final = tuple([f"city {city + 1}" for city in range(CITIES)])
CITY_FIELDS: Final = (
    Field("in play", 1, _CITIES, "Cities in the play area."),
    Field("houses", SEATS, _CITIES, "Each seat's houses, me first."),
    Field("houses of the trust", 1, _CITIES, "Houses of the Trust."),
    Field("slots taken", 1, _CITIES, "Houses in each city."),
    Field("connection", 1, _CITIES, "The cost of my cheapest path there; 255 if there is none."),
    Field("marked", 1, _CITIES, "Starting cities not yet built in."),
)

FIELDS: Final = (
    Field("table", 1, ("seats", "plant limit", "Step 2 at", "end at"), "What never changes."),
    Field("refill", RESOURCES, ("Step 1", "Step 2", "Step 3"), "Units added each round."),
    Field("phase", 1, _PHASES, "The current phase."),
    Field(
        "moment", 1, ("round", "Step", "who acts: seats behind me"), "How far the game has come."
    ),
    *AUCTION_FIELDS,
    Field(
        "fuel", RESOURCES, ("on sale", "in the supply", "price of the next"), "The resource market."
    ),
    Field("players", SEATS, _PLAYER, "Me first, then clockwise; hidden money from the books."),
    Field("trust", 1, ("is there", "reserve", "cities", "had its turn", *FUELS), "The Trust."),
    Field("regions", 1, (*[f"region {n + 1}" for n in range(REGIONS)],), "The regions in play."),
    Field(
        "memory",
        1,
        (*[f"number {n + 1}" for n in range(MEMORY)],),
        "The memory of the map: 0 for none, else the number plus 1.",
    ),
    *PLANT_FIELDS,
    *CITY_FIELDS,
    HALF,
)


class BoardEncoder(PlantEncoder[BoardState]):
    """Encodes tables of classic or Recharged."""

    def __init__(self, game: BoardGame) -> None:
        """Encode the table of *game*, which must fit the layout."""
        setup = game.setup
        edition = setup.edition
        super().__init__(
            edition.numbers.plants,
            setup.names.box,
            edition.numbers.first_draw,
            backs=edition.shows_backs,
        )
        if len(setup.map.cities) > CITIES or len(setup.map.regions) > REGIONS:
            raise ValueError(f"{len(setup.map.cities)} cities, {len(setup.map.regions)} regions")
        self.size = SIZE
        self.tokens = TOKENS
        self.fields = FIELDS
        rules = setup.seat_rules
        table = (setup.seats, rules.plant_limit, rules.step2_at, rules.ends_at)
        fixed = bytes(table) + bytes([amount for row in setup.refill for amount in row])
        count = len(_PHASES)
        self._moments = MomentFields(
            [fixed + flags(1 << phase, count) for phase in range(count)], 2
        )
        self._fuel = _Fuel()
        self._seat_statuses = SeatStatuses()
        self._players = [_Player(is_open=bool(place % 2)) for place in range(2 * SEATS)]
        self._absent = bytes((SEATS - setup.seats) * len(_PLAYER))
        self._regions = -1
        self._memory: tuple[int, ...] = ()
        self._middle = b""  # what stands between players and plants, without a Trust
        self._city_fields = _CityFields()
        self.city_count = len(setup.map.cities)
        self.connections = tuple([(first, second) for first, second, _ in setup.map.connections])
        self.connection_costs = tuple([cost for _, _, cost in setup.map.connections])

    def token(self, state: BoardState, action: Action) -> int:
        if isinstance(action, Build):
            return CITY + action.city
        if isinstance(action, Buy):
            return BUY + action.resource
        if isinstance(action, ChooseRegion):
            return REGION + action.region
        if isinstance(action, PlaceTrust):
            return CITY + action.city
        if isinstance(action, MarkCity):
            return CITY + action.city
        return self.plant_token(state, action, POWER)

    def pieces(self, state: BoardState, seat: int) -> list[bytes]:
        acts = (state.to_act - seat) % state.setup.seats if state.to_act >= 0 else 0
        pieces = [self._moments.piece(state.phase, byte(state.round) | state.step << 8, acts)]
        self.add_auction(state, seat, pieces)
        pieces.append(self._fuel.piece(state.fuel))
        self._add_players(state, seat, pieces)
        pieces.append(self._middle_piece(state))
        dummy = () if state.trust is None else state.trust.plants
        pieces.append(self.plants_piece(state, seat, dummy))
        pieces.append(self._city_fields.piece(state, seat))
        return pieces

    def progress(self, state: BoardState, seat: int) -> float:
        """Return how far *seat* is: half is its network, half what its plants could supply."""
        player = state.players[seat]
        cities = len(player.cities)
        supplied = min(cities, total_output(player.plants))
        return (cities + supplied) / (2 * state.setup.seat_rules.ends_at)

    def uncover(self, view: BoardState, state: BoardState) -> None:
        """Lay open the money of all players."""
        view.books = ()
        for player, original in zip(view.players, state.players, strict=True):
            player.money = original.money

    def _middle_piece(self, state: BoardState) -> bytes:
        """Return absent seats, the Trust, regions and memory."""
        regions, memory = state.area.regions, state.memory
        if state.trust is None and regions == self._regions and memory is self._memory:
            return self._middle
        self._regions, self._memory = regions, memory
        rest = flags(regions, REGIONS) + _memory(memory)
        self._middle = self._absent + _trust(state) + rest
        return self._middle

    def _add_players(self, state: BoardState, seat: int, pieces: list[bytes]) -> None:
        seats = state.setup.seats
        is_hidden = state.setup.options.hidden_money and state.to_act >= 0
        books = books_of(state) if is_hidden else ()
        self._seat_statuses.update(state.order, state.auction)
        for behind in range(seats):
            other = (seat + behind) % seats
            player = state.players[other]
            money = books[other] if books else player.money
            is_open = behind == 0 or not is_hidden
            row = self._players[2 * other + 1 if is_open else 2 * other]
            pieces.append(row.piece(player, money, self._seat_statuses.by_seat[other]))


class _Player:
    """The row of a seat, cached: most rows stay the same from step to step."""

    def __init__(self, *, is_open: bool) -> None:
        """Start without a position; *is_open* says whether the money lies open."""
        self._is_open = is_open
        self._row = SeatRow()
        self._money, self._cities, self._powered = -1, -1, -1
        self._stored: list[int] = []

    def piece(self, player: BoardPlayer, money: int, status: int) -> bytes:
        """Return the columns of `_PLAYER`."""
        cities, powered = len(player.cities), player.powered
        if (
            money != self._money
            or cities != self._cities
            or powered != self._powered
            or player.stored != self._stored
        ):
            self._money, self._cities, self._powered = money, cities, powered
            self._stored = player.stored[:]
            is_open = 1 if self._is_open else 0
            front = bytes([1, money & LOW, byte(money >> 8), is_open, cities, powered])
            self._row.write(front, bytes(player.stored))
        return self._row.piece(status)


class _CityFields:
    """`CITY_FIELDS` as each seat sees them, rewritten only when somebody has built."""

    def __init__(self) -> None:
        self._sets = bit_sets(CITIES)
        self._ways: dict[int, bytes] = {}  # by network
        self._written = [b""] * SEATS
        # The position that was written last, and its pieces:
        self._regions, self._members, self._marked = -1, -1, -1
        self._first, self._second, self._third = 0, 0, 0  # slots
        self._taken = _NO_HOUSES
        self._networks = [0] * SEATS
        self._houses = [_NO_HOUSES] * SEATS
        self._trusted: tuple[int, ...] = ()
        self._houses_of_trust = _NO_HOUSES

    def piece(self, state: BoardState, seat: int) -> bytes:
        """Return what *seat* sees."""
        if not self._is_unchanged(state):
            self._written = [b""] * SEATS
        piece = self._written[seat]
        if not piece:
            piece = self._written[seat] = b"".join(self._pieces(state, seat))
        return piece

    def _is_unchanged(self, state: BoardState) -> bool:
        """Whether nothing has changed since the last call; update what has."""
        area, taken = state.area, state.taken
        is_same = state.marked == self._marked and area.members == self._members
        if taken[0] != self._first or taken[1] != self._second or taken[2] != self._third:
            self._first, self._second, self._third = taken[0], taken[1], taken[2]
            self._taken = self._slots_piece()
            is_same = False
        for seat in range(state.setup.seats):
            network = state.players[seat].network
            if network != self._networks[seat]:
                self._networks[seat] = network
                self._houses[seat] = self._sets.piece(network)
                is_same = False
        trusted = () if state.trust is None else state.trust.cities
        if trusted is not self._trusted:
            self._trusted = trusted
            self._houses_of_trust = self._sets.piece(sum([1 << city for city in trusted]))
            is_same = False
        if is_same and area.regions == self._regions:
            return True
        self._marked, self._members = state.marked, area.members
        if area.regions != self._regions or len(self._ways) > CACHE_LIMIT:
            self._ways = {}
            self._regions = area.regions
        return False

    def _pieces(self, state: BoardState, seat: int) -> list[bytes]:
        seats = state.setup.seats
        pieces = [self._sets.piece(self._members)]
        for behind in range(SEATS):
            pieces.append(self._houses[(seat + behind) % seats] if behind < seats else _NO_HOUSES)
        pieces.append(self._houses_of_trust)
        pieces.append(self._taken)
        pieces.append(self._way(state, seat))
        pieces.append(self._sets.piece(self._marked))
        return pieces

    def _slots_piece(self) -> bytes:
        if not self._second:  # nor any third
            return self._sets.piece(self._first)
        counts: list[int] = []
        for city in range(CITIES):
            slots = self._first >> city & 1
            counts.append(slots + (self._second >> city & 1) + (self._third >> city & 1))
        return bytes(counts)

    def _way(self, state: BoardState, seat: int) -> bytes:
        """Return what it costs *seat* to reach each city; that depends on its network alone."""
        player = state.players[seat]
        piece = self._ways.get(player.network)
        if piece is None:
            costs = [_NO_WAY if cost >= UNREACHABLE else cost for cost in player.reach]
            piece = bytes(costs + [_NO_WAY] * (CITIES - len(costs)))
            self._ways[player.network] = piece
        return piece


class _Fuel:
    """The field "fuel", cached."""

    def __init__(self) -> None:
        self._piece = b""
        self._on_sale: list[int] = []
        self._supply: list[int] = []

    def piece(self, fuel: ResourceMarket) -> bytes:
        """Return the field for the market *fuel*."""
        if fuel.on_sale != self._on_sale or fuel.supply != self._supply:
            self._on_sale, self._supply = fuel.on_sale[:], fuel.supply[:]
            row: list[int] = []
            for resource in range(RESOURCES):
                on_sale = fuel.on_sale[resource]
                row.append(on_sale)
                row.append(fuel.supply[resource])
                row.append(fuel.cost(resource, 1) if on_sale else 0)
            self._piece = bytes(row)
        return self._piece


def _trust(state: BoardState) -> bytes:
    trust = state.trust
    if trust is None:
        return _NO_TRUST
    turn = 1 if trust.has_taken else 0
    return bytes([1, trust.reserve, len(trust.cities), turn, *trust.stored])


def _memory(numbers: tuple[int, ...]) -> bytes:
    if not numbers:
        return _NO_MEMORY
    return bytes([byte(number + 1) for number in numbers]) + bytes(MEMORY - len(numbers))
