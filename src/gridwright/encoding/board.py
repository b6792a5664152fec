"""Classic and Recharged as numbers."""

from typing import Final

from gridwright.core.action import Action
from gridwright.encoding.base import HALF, LOW, SEATS, Field, Moments, byte, flags
from gridwright.encoding.cities import CITIES, CITY_FIELDS, Cities
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
)
from gridwright.encoding.seats import STANDING, SeatRow, Standings
from gridwright.games.board.actions import Build, Buy, ChooseRegion, MarkCity, PlaceTrust
from gridwright.games.board.books import books_of
from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardPlayer, BoardState, Phase
from gridwright.parts.resource_market import ResourceMarket

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

_NO_TRUST: Final = bytes(4 + RESOURCES)
_NO_MEMORY: Final = bytes(MEMORY)
_PHASES: Final = tuple([phase.name.lower() for phase in Phase])
_PLAYER: Final = (
    *("is there", "money", "money, 256s", "money lies open", "cities", "powered"),
    *STANDING,
    *FUELS,
)

FIELDS: Final = (
    Field("table", 1, ("seats", "plant limit", "Step 2 at", "end at"), "What never changes."),
    Field("refill", RESOURCES, ("Step 1", "Step 2", "Step 3"), "Units that come each round."),
    Field("phase", 1, _PHASES, "Where in the round we are."),
    Field("moment", 1, ("round", "Step", "who acts: seats behind me"), "How far the game is."),
    *AUCTION_FIELDS,
    Field("fuel", RESOURCES, ("on sale", "in the supply", "price of the next"), "The market."),
    Field("players", SEATS, _PLAYER, "Me first, then clockwise; hidden money as the books say."),
    Field("trust", 1, ("is there", "reserve", "cities", "had its turn", *FUELS), "The Trust."),
    Field("regions", 1, (*[f"region {n + 1}" for n in range(REGIONS)],), "Those in play."),
    Field(
        "memory",
        1,
        (*[f"number {n + 1}" for n in range(MEMORY)],),
        "Of the map: 0 none, else 1 more.",
    ),
    *PLANT_FIELDS,
    *CITY_FIELDS,
    HALF,
)


class BoardEncoder(PlantEncoder[BoardState]):
    """Encodes tables of classic or Recharged."""

    def __init__(self, game: BoardGame) -> None:
        """Write the table of *game*, which must fit the layout."""
        setup = game.setup
        edition = setup.edition
        super().__init__(
            edition.numbers.plants,
            setup.names.box.small,
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
        self._moments = Moments([fixed + flags(1 << phase, count) for phase in range(count)], 2)
        self._fuel = _Fuel()
        self._standings = Standings()
        self._players = [_Player(is_open=bool(place % 2)) for place in range(2 * SEATS)]
        self._absent = bytes((SEATS - setup.seats) * len(_PLAYER))
        self._regions = -1
        self._memory: tuple[int, ...] = ()
        self._middle = b""  # what stands between players and plants, without a Trust
        self._cities = Cities()

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
        found = [self._moments.piece(state.phase, byte(state.round) | state.step << 8, acts)]
        self.add_auction(state, seat, found)
        found.append(self._fuel.piece(state.fuel))
        self._add_players(state, seat, found)
        found.append(self._middle_piece(state))
        dummy = () if state.trust is None else state.trust.plants
        found.append(self.plants_piece(state, seat, dummy))
        found.append(self._cities.piece(state, seat))
        return found

    def _middle_piece(self, state: BoardState) -> bytes:
        """Return seats that are not there, the Trust, regions and memory."""
        regions, memory = state.area.regions, state.memory
        if state.trust is None and regions == self._regions and memory is self._memory:
            return self._middle
        self._regions, self._memory = regions, memory
        rest = flags(regions, REGIONS) + _memory(memory)
        self._middle = self._absent + _trust(state) + rest
        return self._middle

    def _add_players(self, state: BoardState, seat: int, found: list[bytes]) -> None:
        seats = state.setup.seats
        is_hidden = state.setup.options.hidden_money and state.to_act >= 0
        books = books_of(state) if is_hidden else ()
        self._standings.look(state.order, state.auction)
        for behind in range(seats):
            other = (seat + behind) % seats
            player = state.players[other]
            money = books[other] if books else player.money
            is_open = behind == 0 or not is_hidden
            row = self._players[2 * other + 1 if is_open else 2 * other]
            found.append(row.piece(player, money, self._standings.of[other]))


class _Player:
    """A seat as it was written last; most of them stay as they are from step to step."""

    def __init__(self, *, is_open: bool) -> None:
        """Know of no position; write whether the money lies open."""
        self._is_open = is_open
        self._row = SeatRow()
        self._money, self._cities, self._powered = -1, -1, -1
        self._stored: list[int] = []

    def piece(self, player: BoardPlayer, money: int, stands: int) -> bytes:
        """Return the columns of `_PLAYER`, for a seat that *stands* so."""
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
        return self._row.piece(stands)


class _Fuel:
    """The fuel market as it was written last."""

    def __init__(self) -> None:
        """Know of no position."""
        self._piece = b""
        self._on_sale: list[int] = []
        self._supply: list[int] = []

    def piece(self, fuel: ResourceMarket) -> bytes:
        """Return the field "fuel"."""
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
