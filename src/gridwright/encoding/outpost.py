"""Outpost as numbers."""

from typing import Final

from gridwright.content.types import OutpostCard
from gridwright.core.action import Action
from gridwright.encoding.base import (
    DONE,
    FIRST,
    HALF,
    MARKET,
    OTHER,
    SEATS,
    SHARED,
    Encoder,
    Field,
    MomentFields,
    bid_piece,
    bit_sets,
    bits_of,
    byte,
    flags,
    place_in,
    place_piece,
    shared_token,
)
from gridwright.encoding.companies import (
    CARDS,
    CITIES,
    COLONIES,
    NO_CITIES,
    NOTHING_HELD,
    PLAYER,
    Holdings,
    PlayerRow,
    moves_of,
    whereabouts,
)
from gridwright.encoding.decks import DECK, DeckField
from gridwright.encoding.seats import SeatStatuses
from gridwright.games.outpost import company as boards
from gridwright.games.outpost.actions import (
    Build,
    ChooseArea,
    Hire,
    PlaceSyndicate,
    Power,
    Robot,
    Settle,
    Slot,
    Swap,
)
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.market import Pile
from gridwright.games.outpost.state import FIRST_RULES, OutpostState, PhaseIndex
from gridwright.games.outpost.view import marks, view
from gridwright.parts.auction import Open
from gridwright.parts.card_market import hidden_cards
from gridwright.parts.network import UNREACHABLE
from gridwright.parts.resource_market import ResourceMarket
from gridwright.phases.turns import Done

AREAS: Final = 4
CONNECTIONS: Final = 64
KINDS: Final = 3  # of buildings
POOL: Final = 16
SLOTS: Final = 12  # plant and housing slots together
RUN: Final = 6  # plants of a company that can run

AREA: Final = FIRST
SYNDICATE: Final = AREA + AREAS
BUILD: Final = SYNDICATE + CITIES
OPEN: Final = BUILD + KINDS * CITIES
SETTLE: Final = OPEN + MARKET
SLOT: Final = SETTLE + KINDS * COLONIES
SWAP: Final = SLOT + 2 * POOL
HIRE: Final = SWAP + SLOTS
ROBOT: Final = HIRE + 1
POWER: Final = ROBOT + 1
SIZE: Final = POWER + (1 << RUN)

_BUILDINGS: Final = ("plant", "housing", "station")
TOKENS: Final = (
    *SHARED,
    *[f"area {area + 1}" for area in range(AREAS)],
    *[f"the Syndicate in city {city + 1}" for city in range(CITIES)],
    *[f"{kind} in city {city + 1}" for kind in _BUILDINGS for city in range(CITIES)],
    *[f"open the card at place {place + 1} of the market" for place in range(MARKET)],
    *[f"{kind} on own colony {place + 1}" for kind in _BUILDINGS for place in range(COLONIES)],
    *[
        f"card {place + 1} of the pool into a {kind} slot"
        for kind in _BUILDINGS[:2]
        for place in range(POOL)
    ],
    *[f"exchange the card in slot {place + 1}" for place in range(SLOTS)],
    *("hire", "robot"),
    *[f"power own plants {bits:06b}, the first rightmost" for bits in range(1 << RUN)],
)

_TECHNOLOGIES: Final = (
    *("data_library", "eco_plants", "robots", "node_module", "laboratories", "colony"),
    *("moon_base", "space_station"),
)
CARD: Final = (
    *("number", "is a plant", "is a housing", "is a technology", "workers", "cities", "beds"),
    *("technology", "rebate", "cards of the pile"),
)
_CITIES: Final = tuple([f"city {city + 1}" for city in range(CITIES)])
_CARDS: Final = tuple([f"card {card}" for card in range(CARDS)])
_PHASES: Final = tuple([phase.name.lower() for phase in PhaseIndex])

FIELDS: Final = (
    Field("table", 1, ("seats", "Stage 2 at", "end at"), "What never changes."),
    Field("phase", 1, _PHASES, "The current phase."),
    Field(
        "moment",
        1,
        ("round", "auction of the round", "Stage", "step of the turn", "who acts: seats behind me"),
        "How far the game has come.",
    ),
    Field(
        "hammer", 1, tuple([f"place {n + 1}" for n in range(MARKET)]), "The card being auctioned."
    ),
    Field("auction", 1, ("bid", "bid, 256s", "leader: 1 is me, 0 nobody"), "The current auction."),
    DECK,
    Field(
        "labour", 1, ("workers on sale", "price of the next", "in the supply"), "The labour market."
    ),
    Field("players", SEATS, PLAYER, "Me first, then clockwise."),
    Field("syndicate", 1, ("is there", "had its turn", "cities", "site: 1 plant"), "Its state."),
    Field("areas", 1, tuple([f"area {n + 1}" for n in range(AREAS)]), "The areas in play."),
    Field(
        "cards",
        1,
        _CARDS,
        "Each card: 0 not seen yet, 1 in the market, 2 owned, 3 out of the game, 4 put under the "
        "deck.",
    ),
    Field(
        "holdings",
        SEATS + 1,
        _CARDS,
        "Each seat's cards, me first, then the Syndicate's: 1 in the pool, 2 in a plant slot, "
        "3 in a housing slot.",
    ),
    Field("moved", 1, _CARDS, "Cards moved this turn: 1 for good, 2 or more if they may again."),
    Field("slots taken", 1, _CITIES, "Stations in each city."),
    Field("way", 1, _CITIES, "The cost of my cheapest path there; 255 if there is none."),
    Field("current", MARKET, CARD, "The piles for sale."),
    Field("future", MARKET, CARD, "The piles not yet for sale."),
    Field("connections", 1, tuple([f"connection {n + 1}" for n in range(CONNECTIONS)]), "Costs."),
    Field("plant sites", 1, _CITIES, "Cities with a plant site; the others have a housing site."),
    Field("in play", 1, _CITIES, "Cities of the areas in play."),
    Field("stations", SEATS + 1, _CITIES, "Each seat's, me first, then the Syndicate's."),
    Field("buildings", SEATS + 1, _CITIES, "Sites that each of them has built on."),
    HALF,
)

_NO_CARD: Final = bytes(len(CARD))
_BYTE: Final = 255
_UNREACHED: Final = bytes([_BYTE] * CITIES)
_NO_SYNDICATE: Final = bytes(4)


class OutpostEncoder(Encoder[OutpostState]):
    """Encodes tables of Outpost."""

    def __init__(self, game: OutpostGame) -> None:
        """Encode the table of *game*."""
        setup = game.setup
        self.size = SIZE
        self.tokens = TOKENS
        self.fields = FIELDS
        rules = setup.seat_rules
        self._setup = setup
        self.shows_backs = True
        self.city_count = len(setup.content.cities)
        self.connections = setup.content.connections
        self.connection_costs = ()
        fixed = bytes((setup.seats, rules.stage2_at, rules.ends_at))
        count = len(_PHASES)
        self._moments = MomentFields(
            [fixed + flags(1 << phase, count) for phase in range(count)], 4
        )
        self._cards = {card: _printed(one) for card, one in setup.content.cards.items()}
        self._deck = DeckField(setup.box.small, 0, backs=True)
        self._seat_statuses = SeatStatuses()
        self._players = [PlayerRow(setup) for _ in range(setup.seats)]
        self._absent = bytes((SEATS - setup.seats) * len(PLAYER))
        self._sets = bit_sets(CITIES)
        self._areas = -1
        self._middle = b""  # what stands between players and cards, without a Syndicate
        self._holdings = [Holdings(self._sets) for _ in range(SEATS + 1)]  # last, the Syndicate
        # As each seat sees them: its own, those behind it, where nobody sits, the last.
        self._rotated = [
            self._holdings[seat : setup.seats]
            + self._holdings[:seat]
            + self._holdings[setup.seats :]
            for seat in range(setup.seats)
        ]
        self._sites = self._sets.piece(setup.sites_for[0])
        self._covered: OutpostState | None = None  # the table before anything is dealt
        # What was written last. Tuples are never changed, so they are compared by identity.
        self._on_sale, self._supply = -1, -1
        self._labour = b""
        self._current: tuple[Pile, ...] = ()
        self._future: tuple[Pile, ...] = ()
        self._for_sale: tuple[int, ...] = ()
        self._piles: dict[int, bytes] = {}
        self._sold, self._coming = _NO_CARD * MARKET, _NO_CARD * MARKET
        self._box: tuple[int, ...] = ()
        self._buried: tuple[int, ...] = ()
        self._lying = NOTHING_HELD
        self._seen_cards = [b""] * SEATS  # by each seat
        self._moved: tuple[tuple[int, int], ...] = ()
        self._moves = NOTHING_HELD
        self._slots: list[int] = []
        self._taken = NO_CITIES
        self._reaches: list[tuple[int, ...]] = [()] * SEATS
        self._ways = [_UNREACHED] * SEATS
        self._costs: tuple[int, ...] = ()
        self._connections = bytes(CONNECTIONS)
        self._members = 0
        self._seen_cities = [b""] * SEATS  # by each seat

    def token(self, state: OutpostState, action: Action) -> int:
        if isinstance(action, Build):
            return BUILD + action.kind * CITIES + action.city
        if isinstance(action, Open):
            return OPEN + place_in(state.market.for_sale(), action.item)
        if isinstance(action, Done):
            return DONE
        if isinstance(action, Hire):
            return HIRE
        if isinstance(action, Robot):
            return ROBOT
        if isinstance(action, ChooseArea):
            return AREA + action.area
        if isinstance(action, PlaceSyndicate):
            return SYNDICATE + action.city
        if isinstance(action, Power):
            return self._power_token(state, action)
        return self._own_card_token(state, action)

    def _power_token(self, state: OutpostState, action: Power) -> int:
        owned = [card.card for card in boards.plants(self._setup, state.acting().company)]
        return POWER + bits_of(action.plants, owned) if len(owned) <= RUN else OTHER

    def _own_card_token(self, state: OutpostState, action: Action) -> int:
        """Return the token of an action with own cards."""
        company = state.acting().company
        if isinstance(action, Slot):
            place = place_in(company.pool, action.card)
            return SLOT + action.kind * POOL + place if place < POOL else OTHER
        if isinstance(action, Swap):
            place = place_in(company.slots[0] + company.slots[1], action.old)
            return SWAP + place if place < SLOTS else OTHER
        if isinstance(action, Settle):
            place = place_in(tuple([card for card, _ in company.colonies]), action.card)
            return SETTLE + action.kind * COLONIES + place if place < COLONIES else OTHER
        return shared_token(action)

    def pieces(self, state: OutpostState, seat: int) -> list[bytes]:
        if state.phase == PhaseIndex.AREA:
            state = self._before_the_deal(state)
        seats = state.setup.seats
        acts = (state.to_act - seat) % seats if state.to_act >= 0 else 0
        auction, market = state.auction, state.market
        time = byte(state.round) | byte(state.execution) << 8 | state.stage << 16 | state.turn << 24
        cards = self._cards_piece(state, seat)  # looks at the market
        leader = (auction.leader - seat) % auction.seats + 1 if auction.leader >= 0 else 0
        pieces = [
            self._moments.piece(state.phase, time, acts),
            place_piece(place_in(self._for_sale, auction.item)),
            bid_piece(auction.bid, leader),
            self._deck.piece(market.deck, is_open=market.has_last_card),
            self._labour_piece(state.labour),
        ]
        self._seat_statuses.update(state.order, auction)
        for behind in range(seats):
            other = (seat + behind) % seats
            status = self._seat_statuses.by_seat[other]
            pieces.append(self._players[other].piece(state.players[other], status))
        pieces.append(self._middle_piece(state))
        pieces.append(cards)
        if state.moved is not self._moved:
            self._moved = state.moved
            self._moves = moves_of(state.moved)
        pieces.append(self._moves)
        if state.taken != self._slots:
            self._slots = state.taken[:]
            self._taken = _taken(state.taken)
        pieces.append(self._taken)
        pieces.append(self._way(state, seat))
        pieces.append(self._sold)
        pieces.append(self._coming)
        pieces.append(self._cities_piece(state, seat))
        return pieces

    def progress(self, state: OutpostState, seat: int) -> float:
        """Return how far *seat* is: the share of the network that ends the game."""
        return state.players[seat].company.network_size() / state.setup.seat_rules.ends_at

    def deck(self, state: OutpostState) -> tuple[int, ...]:
        return state.market.deck

    def put_deck(self, state: OutpostState, deck: tuple[int, ...]) -> None:
        state.market.deck = deck

    def hidden_cards(self, state: OutpostState) -> tuple[list[int], list[int], int]:
        market = state.market
        return hidden_cards(market.deck, market.buried, marks(state), state.setup.box)

    def _before_the_deal(self, state: OutpostState) -> OutpostState:
        """Return what is seen while the area is chosen: by the newest rules, always the same."""
        if self._setup.rules_version == FIRST_RULES:
            return view(state)
        if self._covered is None:
            self._covered = view(state)
        return self._covered

    def _middle_piece(self, state: OutpostState) -> bytes:
        """Return absent seats, the Syndicate and areas."""
        if state.syndicate is None and state.area.regions == self._areas:
            return self._middle
        self._areas = state.area.regions
        self._middle = self._absent + _syndicate(state) + flags(self._areas, AREAS)
        return self._middle

    def _labour_piece(self, labour: ResourceMarket) -> bytes:
        on_sale, supply = labour.on_sale[0], labour.supply[0]
        if on_sale != self._on_sale or supply != self._supply:
            self._on_sale, self._supply = on_sale, supply
            self._labour = bytes([on_sale, labour.cost(0, 1) if on_sale else 0, supply])
        return self._labour

    def _cards_piece(self, state: OutpostState, seat: int) -> bytes:
        """Return where the cards lie, in sight and in whose hands."""
        if not self._are_cards_unchanged(state):
            self._seen_cards = [b""] * SEATS
        piece = self._seen_cards[seat]
        if not piece:
            held = [holdings.held for holdings in self._rotated[seat]]
            piece = self._seen_cards[seat] = self._lying + b"".join(held)
        return piece

    def _are_cards_unchanged(self, state: OutpostState) -> bool:
        """Whether all cards in sight lie where they were written last; update those that do not."""
        market, seats = state.market, state.setup.seats
        is_same = True
        if market.current is not self._current:
            self._current = market.current
            self._for_sale = market.for_sale()
            self._sold = self._piles_piece(market.current)
            is_same = False
        if market.future is not self._future:
            self._future = market.future
            self._coming = self._piles_piece(market.future)
            is_same = False
        for other in range(seats):
            company = state.players[other].company
            is_same = self._holdings[other].holds_same_cards(company) and is_same
        if state.syndicate is not None:
            is_same = self._holdings[SEATS].holds_same_cards(state.syndicate.company) and is_same
        if is_same and state.box is self._box and market.buried is self._buried:
            return True
        self._box, self._buried = state.box, market.buried
        self._lying = whereabouts(state)
        return False

    def _piles_piece(self, piles: tuple[Pile, ...]) -> bytes:
        pieces = [self._pile_piece(pile) for pile in piles]
        pieces.append(_NO_CARD * (MARKET - len(piles)))
        return b"".join(pieces)

    def _pile_piece(self, pile: Pile) -> bytes:
        """Return one pile, cached."""
        top, tokens, height = pile.top(), byte(pile.tokens), len(pile.cards)
        key = (top * CARDS + height) << 8 | tokens
        piece = self._piles.get(key)
        if piece is None:
            piece = self._piles[key] = self._cards[top] + bytes([tokens, height])
        return piece

    def _way(self, state: OutpostState, seat: int) -> bytes:
        """Return what it costs *seat* to reach each city."""
        reach = state.players[seat].company.reach
        if reach is not self._reaches[seat]:
            self._reaches[seat] = reach
            costs = [_BYTE if cost >= UNREACHABLE else byte(cost) for cost in reach]
            self._ways[seat] = bytes(costs + [_BYTE] * (CITIES - len(costs)))
        return self._ways[seat]

    def _cities_piece(self, state: OutpostState, seat: int) -> bytes:
        """Return what is printed or was dealt on the map, and who has built where."""
        if not self._is_map_unchanged(state):
            self._seen_cities = [b""] * SEATS
        piece = self._seen_cities[seat]
        if not piece:
            behind = self._rotated[seat]
            pieces = [self._connections, self._sites, self._sets.piece(self._members)]
            pieces += [holdings.stations for holdings in behind]
            pieces += [holdings.buildings for holdings in behind]
            piece = self._seen_cities[seat] = b"".join(pieces)
        return piece

    def _is_map_unchanged(self, state: OutpostState) -> bool:
        """Whether the map is as it was written last; update what is not."""
        is_same = state.area.members == self._members
        self._members = state.area.members
        if state.costs is not self._costs:
            self._costs = state.costs
            self._connections = bytes(state.costs) + bytes(CONNECTIONS - len(state.costs))
            is_same = False
        for other in range(state.setup.seats):
            company = state.players[other].company
            is_same = self._holdings[other].has_same_buildings(company) and is_same
        if state.syndicate is not None:
            is_same = self._holdings[SEATS].has_same_buildings(state.syndicate.company) and is_same
        return is_same


def _syndicate(state: OutpostState) -> bytes:
    rival = state.syndicate
    if rival is None:
        return _NO_SYNDICATE
    turn = 1 if rival.has_taken else 0
    return bytes([1, turn, rival.company.network_size(), rival.site_kind + 1])


def _taken(slots: list[int]) -> bytes:
    counts = [0] * CITIES
    for slot in slots:
        if slot:
            for city in range(CITIES):
                counts[city] += slot >> city & 1
    return bytes(counts)


def _printed(card: OutpostCard) -> bytes:
    technology = 0
    if card.technology in _TECHNOLOGIES:
        technology = _TECHNOLOGIES.index(card.technology) + 1
    kinds = [1 if card.kind == kind else 0 for kind in range(KINDS)]
    return bytes([card.number, *kinds, card.workers, card.cities, card.beds, technology])
