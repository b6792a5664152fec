"""Classic and Recharged as numbers."""

from typing import Final

from gridwright.codes.base import (
    DONE,
    FIRST,
    HALF,
    MARKET,
    ONE,
    SEATS,
    SHARED,
    Field,
    bits_of,
    flags,
    hot,
    one,
    opened,
    place_in,
    shared_token,
    two,
)
from gridwright.codes.plants import (
    FUELS,
    MARKET_FIELDS,
    PLANT,
    PLANTS,
    PLANTS_FIELD,
    RESOURCES,
    PlantCode,
    plant_cards,
)
from gridwright.content.types import Plant
from gridwright.core.action import Action
from gridwright.games.board.actions import Build, Buy, ChooseRegion, MarkCity, PlaceTrust
from gridwright.games.board.books import books_of
from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardState, Phase
from gridwright.parts.auction import Open
from gridwright.parts.fuel import Power
from gridwright.parts.network import UNREACHABLE
from gridwright.phases.plant_auction import Remove
from gridwright.phases.turns import Done

CITIES: Final = 48
REGIONS: Final = 8
MEMORY: Final = 4  # numbers that a map of its own may keep

OPEN: Final = FIRST
REMOVE: Final = OPEN + MARKET
BUY: Final = REMOVE + PLANTS
CITY: Final = BUY + RESOURCES
REGION: Final = CITY + CITIES
POWER: Final = REGION + REGIONS
SIZE: Final = POWER + (1 << PLANTS)

TOKENS: Final = (
    *SHARED,
    *[f"open the plant at place {place + 1} of the market" for place in range(MARKET)],
    *[f"remove own plant {place + 1}" for place in range(PLANTS)],
    *[f"buy {fuel}" for fuel in FUELS],
    *[f"city {city + 1}" for city in range(CITIES)],
    *[f"region {region + 1}" for region in range(REGIONS)],
    *[f"power own plants {bits:05b}, the first rightmost" for bits in range(1 << PLANTS)],
)

_CITIES: Final = tuple([f"city {city + 1}" for city in range(CITIES)])
_PHASES: Final = tuple([phase.name.lower() for phase in Phase])
_PLAYER: Final = (
    *("is there", "money", "money, 256s", "money lies open", "cities", "powered"),
    *("place in the order", "waits to bid", "is out of the auction", *FUELS),
)

FIELDS: Final = (
    Field("table", 1, ("seats", "plant limit", "Step 2 at", "end at"), "What never changes."),
    Field("refill", RESOURCES, ("Step 1", "Step 2", "Step 3"), "Units that come each round."),
    Field("phase", 1, _PHASES, "Where in the round we are."),
    Field("moment", 1, ("round", "Step", "who acts: seats behind me"), "How far the game is."),
    *MARKET_FIELDS,
    Field("on sale", 1, FUELS, "Units on the market."),
    Field("supply", 1, FUELS, "Units beside it."),
    Field("price", 1, FUELS, "Of the next unit; 0 where there is none."),
    Field("players", SEATS, _PLAYER, "Me first, then clockwise; hidden money as the books say."),
    PLANTS_FIELD,
    Field("trust", 1, ("is there", "reserve", "cities", "had its turn", *FUELS), "The Trust."),
    Field("plants of the trust", PLANTS, PLANT, "Its plants."),
    Field("in play", 1, _CITIES, "Cities of the play area."),
    Field("regions", 1, (*[f"region {n + 1}" for n in range(REGIONS)],), "Those in play."),
    Field("houses", SEATS, _CITIES, "Houses of each seat, me first."),
    Field("houses of the trust", 1, _CITIES, "Houses of the Trust."),
    Field("slots taken", 1, _CITIES, "Houses in each city."),
    Field("connection", 1, _CITIES, "What my way there costs; 255 where there is none."),
    Field("marked", 1, _CITIES, "Starting cities that wait."),
    Field("memory", 1, (*[f"number {n + 1}" for n in range(MEMORY)],), "What only the map knows."),
    HALF,
)

_NO_PLAYER: Final = bytes(len(_PLAYER))
_NO_TRUST: Final = bytes(4 + RESOURCES)
_NO_MEMORY: Final = bytes(MEMORY)
_BYTE: Final = 255


class BoardCode(PlantCode[BoardState]):
    """The code of a table of classic or Recharged."""

    def __init__(self, game: BoardGame) -> None:
        """Write the table of *game*, which must not be larger than the code."""
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
        self._table = bytes((setup.seats, rules.plant_limit, rules.step2_at, rules.ends_at))
        self._refill = bytes([amount for row in setup.refill for amount in row])
        self._phases = [hot(phase, len(_PHASES)) for phase in range(len(_PHASES))]
        self._sets: dict[int, bytes] = {}  # of cities
        self._ways: dict[int, bytes] = {}  # by network
        self._ways_in = -1  # the play area that they are for

    def token(self, state: BoardState, action: Action) -> int:
        if isinstance(action, Build):
            return CITY + action.city
        if isinstance(action, Open):
            return OPEN + opened(action, state.cards.row)
        if isinstance(action, Buy):
            return BUY + action.resource
        if isinstance(action, Power):
            return POWER + bits_of(action.plants, plant_cards(state.players[state.to_act]))
        if isinstance(action, Done):
            return DONE
        if isinstance(action, Remove):
            return REMOVE + plant_cards(state.players[state.to_act]).index(action.card)
        if isinstance(action, ChooseRegion):
            return REGION + action.region
        if isinstance(action, PlaceTrust):
            return CITY + action.city
        if isinstance(action, MarkCity):
            return CITY + action.city
        return shared_token(action)

    def pieces(self, state: BoardState, seat: int) -> list[bytes]:
        acts = (state.to_act - seat) % state.setup.seats if state.to_act >= 0 else 0
        found = [
            self._table,
            self._refill,
            self._phases[state.phase],
            one(state.round) + ONE[state.step] + ONE[acts],
        ]
        self.add_market(state, seat, found)
        self._add_fuel(state, found)
        self._add_players(state, seat, found)
        self.add_plants(state, seat, found)
        self._add_trust(state, found)
        self._add_cities(state, seat, found)
        memory = [number & _BYTE for number in state.memory[:MEMORY]]
        found.append(bytes(memory + [0] * (MEMORY - len(memory))) if memory else _NO_MEMORY)
        return found

    def owners(self, state: BoardState) -> list[tuple[Plant, ...]]:
        found = [player.plants for player in state.players]
        if state.trust is not None:
            found.append(state.trust.plants)
        return found

    def _add_fuel(self, state: BoardState, found: list[bytes]) -> None:
        fuel = state.fuel
        prices: list[int] = []
        for resource in range(len(fuel.on_sale)):
            prices.append(fuel.cost(resource, 1) if fuel.on_sale[resource] else 0)
        found.append(bytes(fuel.on_sale))
        found.append(bytes(fuel.supply))
        found.append(bytes(prices))

    def _add_players(self, state: BoardState, seat: int, found: list[bytes]) -> None:
        seats = state.setup.seats
        auction = state.auction
        is_hidden = state.setup.options.hidden_money and state.to_act >= 0
        books = books_of(state)
        heads: list[bytes] = []
        for behind in range(SEATS):
            if behind >= seats:
                heads.append(_NO_PLAYER)
                continue
            other = (seat + behind) % seats
            player = state.players[other]
            heads.append(ONE[1])
            heads.append(two(books[other] if books else player.money))
            known = (
                1 if behind == 0 or not is_hidden else 0,
                len(player.cities),
                player.powered,
                place_in(state.order, other) + 1,
                1 if other in auction.waiting else 0,
                auction.finished >> other & 1,
            )
            heads.append(bytes(known))
            heads.append(bytes(player.stored))
        found.append(b"".join(heads))

    def _add_trust(self, state: BoardState, found: list[bytes]) -> None:
        trust = state.trust
        if trust is None:
            found.append(_NO_TRUST)
            found.append(self.owned(()))
        else:
            head = (1, trust.reserve, len(trust.cities), 1 if trust.has_taken else 0)
            found.append(bytes(head) + bytes(trust.stored))
            found.append(self.owned(trust.plants))

    def _add_cities(self, state: BoardState, seat: int, found: list[bytes]) -> None:
        seats = state.setup.seats
        area = state.area
        found.append(self._set(area.members))
        found.append(flags(area.regions, REGIONS))
        houses: list[bytes] = []
        for behind in range(SEATS):
            network = state.players[(seat + behind) % seats].network if behind < seats else 0
            houses.append(self._set(network))
        found.append(b"".join(houses))
        trusted = 0
        if state.trust is not None:
            for city in state.trust.cities:
                trusted |= 1 << city
        found.append(self._set(trusted))
        found.append(self._taken(state))
        found.append(self._way(state, seat))
        found.append(self._set(state.marked))

    def _set(self, cities: int) -> bytes:
        piece = self._sets.get(cities)
        if piece is None:
            piece = self._sets[cities] = flags(cities, CITIES)
        return piece

    def _taken(self, state: BoardState) -> bytes:
        first, second, third = state.taken[0], state.taken[1], state.taken[2]
        if not second | third:
            return self._set(first)
        counts: list[int] = []
        for city in range(CITIES):
            counts.append((first >> city & 1) + (second >> city & 1) + (third >> city & 1))
        return bytes(counts)

    def _way(self, state: BoardState, seat: int) -> bytes:
        """Return the costs of my ways, which are the same as long as my network is."""
        if self._ways_in != state.area.regions:
            self._ways = {}
            self._ways_in = state.area.regions
        player = state.players[seat]
        piece = self._ways.get(player.network)
        if piece is None:
            costs = [_BYTE if cost >= UNREACHABLE else cost for cost in player.reach]
            piece = bytes(costs + [_BYTE] * (CITIES - len(costs)))
            self._ways[player.network] = piece
        return piece
