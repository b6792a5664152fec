"""Outpost as numbers."""

from typing import Final

from gridwright.codes.base import (
    DONE,
    FIRST,
    HALF,
    MARKET,
    ONE,
    OTHER,
    SEATS,
    SHARED,
    Code,
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
from gridwright.content.types import OutpostCard
from gridwright.core.action import Action
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
from gridwright.games.outpost.state import Company, OutpostState, Phase, Turn
from gridwright.parts.auction import Open
from gridwright.parts.card_market import LAST_CARD, UNKNOWN_LARGE, UNKNOWN_SMALL, visible_deck
from gridwright.parts.network import UNREACHABLE
from gridwright.phases.turns import Done

CITIES: Final = 32
AREAS: Final = 4
CARDS: Final = 64
CONNECTIONS: Final = 64
COLONIES: Final = 4
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
_PHASES: Final = tuple([phase.name.lower() for phase in Phase])
_TURNS: Final = tuple([turn.name.lower() for turn in Turn])
_PLAYER: Final = (
    *("is there", "money", "money, 256s", "cities", "powered", "place in the order"),
    *("waits to bid", "is out of the auction", "workers", "seasonal workers", "robots", "busy"),
    *("beds", "workers needed", "stations left", "plants left", "housings left"),
    *[f"pieces on colony {place + 1}" for place in range(COLONIES)],
)

FIELDS: Final = (
    Field("table", 1, ("seats", "Stage 2 at", "end at"), "What never changes."),
    Field("phase", 1, _PHASES, "Where in the round we are."),
    Field("turn", 1, _TURNS, "How far the turn of the expansion has come."),
    Field(
        "moment",
        1,
        ("round", "auction of the round", "Stage", "who acts: seats behind me"),
        "How far the game is.",
    ),
    Field("current", MARKET, CARD, "Piles that are for sale."),
    Field("future", MARKET, CARD, "Piles that are not yet."),
    Field("hammer", 1, tuple([f"place {n + 1}" for n in range(MARKET)]), "What is put up."),
    Field("auction", 1, ("bid", "bid, 256s", "leader: 1 is me, 0 nobody"), "The auction of it."),
    Field(
        "cards",
        1,
        _CARDS,
        "Of each card: 0 nobody saw it, 1 it lies in the market, 2 somebody owns it, 3 it left "
        "the game, 4 it was put under the deck.",
    ),
    Field(
        "deck",
        1,
        ("cards", "last card is ahead", "last card lies open", "next is small", "next is large"),
        "What everybody knows of the deck.",
    ),
    Field("labour", 1, ("workers on sale", "price of the next", "in the supply"), "The workers."),
    Field("players", SEATS, _PLAYER, "Me first, then clockwise."),
    Field(
        "holdings",
        SEATS,
        _CARDS,
        "Cards of each seat: 1 in the pool, 2 in a plant slot, 3 in a housing slot.",
    ),
    Field("moved", 1, _CARDS, "Cards that moved in this turn: 1 for good, 2 and more if again."),
    Field("syndicate", 1, ("is there", "had its turn", "cities", "site: 1 plant"), "Its state."),
    Field("holdings of the syndicate", 1, _CARDS, "Its cards, as above."),
    Field("in play", 1, _CITIES, "Cities of the areas in play."),
    Field("areas", 1, tuple([f"area {n + 1}" for n in range(AREAS)]), "Those in play."),
    Field("plant sites", 1, _CITIES, "Cities whose site takes a plant; the others a housing."),
    Field("stations", SEATS, _CITIES, "Stations of each seat, me first."),
    Field("buildings", SEATS, _CITIES, "Sites that each seat has built on."),
    Field("stations of the syndicate", 1, _CITIES, "Its stations."),
    Field("buildings of the syndicate", 1, _CITIES, "Its sites."),
    Field("slots taken", 1, _CITIES, "Stations in each city."),
    Field("way", 1, _CITIES, "What my way there costs; 255 where there is none."),
    Field("connections", 1, tuple([f"connection {n + 1}" for n in range(CONNECTIONS)]), "Costs."),
    HALF,
)

_NO_CARD: Final = bytes(len(CARD))
_NO_CARDS: Final = bytes(CARDS)
_NO_PLAYER: Final = bytes(len(_PLAYER))
_NO_COMPANY: Final = bytes(4)
_NO_CITIES: Final = bytes(CITIES)
_NOWHERE: Final = bytes(MARKET)
_AT: Final[list[bytes]] = [hot(place, MARKET) for place in range(MARKET)]
_BYTE: Final = 255


class OutpostCode(Code[OutpostState]):
    """The code of a table of Outpost."""

    def __init__(self, game: OutpostGame) -> None:
        """Write the table of *game*."""
        setup = game.setup
        self.size = SIZE
        self.tokens = TOKENS
        self.fields = FIELDS
        rules = setup.seat_rules
        self._setup = setup
        self._table = bytes((setup.seats, rules.stage2_at, rules.ends_at))
        self._phases = [hot(phase, len(_PHASES)) for phase in range(len(_PHASES))]
        self._turns = [hot(turn, len(_TURNS)) for turn in range(len(_TURNS))]
        self._cards = {card: _printed(one) for card, one in setup.content.cards.items()}
        self._sets: dict[int, bytes] = {}  # of cities

    def token(self, state: OutpostState, action: Action) -> int:
        if isinstance(action, Build):
            return BUILD + action.kind * CITIES + action.city
        if isinstance(action, Open):
            return OPEN + opened(action, state.market.for_sale())
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
            return self._power(state, action)
        return self._own(state, action)

    def _power(self, state: OutpostState, action: Power) -> int:
        owned = [card.card for card in boards.plants(self._setup, state.acting().company)]
        return POWER + bits_of(action.plants, owned) if len(owned) <= RUN else OTHER

    def _own(self, state: OutpostState, action: Action) -> int:
        """Return the token of what is done with own cards."""
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
        acts = (state.to_act - seat) % state.setup.seats if state.to_act >= 0 else 0
        auction, market = state.auction, state.market
        leader = (auction.leader - seat) % auction.seats + 1 if auction.leader >= 0 else 0
        found = [
            self._table,
            self._phases[state.phase],
            self._turns[state.turn],
            one(state.round) + one(state.execution) + ONE[state.stage] + ONE[acts],
            self._piles(market.current),
            self._piles(market.future),
            _AT[place_in(market.for_sale(), auction.item)] if auction.item else _NOWHERE,
            two(auction.bid) + ONE[leader],
            self._seen(state),
            self._deck(state),
        ]
        labour = state.labour
        price = labour.cost(0, 1) if labour.on_sale[0] else 0
        found.append(one(labour.on_sale[0]) + one(price) + one(labour.supply[0]))
        self._add_players(state, seat, found)
        found.append(_moved(state))
        self._add_syndicate(state, found)
        self._add_cities(state, seat, found)
        return found

    def _piles(self, piles: tuple[Pile, ...]) -> bytes:
        found: list[bytes] = []
        for pile in piles:
            found.append(self._cards[pile.top()] + one(pile.tokens) + one(len(pile.cards)))
        while len(found) < MARKET:
            found.append(_NO_CARD)
        return b"".join(found)

    def _seen(self, state: OutpostState) -> bytes:
        seen = [0] * CARDS
        for row in (state.market.current, state.market.future):
            for pile in row:
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

    def _deck(self, state: OutpostState) -> bytes:
        deck = state.market.deck
        is_ahead = LAST_CARD in deck
        top = 0
        if deck:
            near = (deck[0], LAST_CARD) if is_ahead and deck[0] != LAST_CARD else deck[:1]
            top = visible_deck(near, 0, self._setup.box.small, shows_backs=True)[0]
        known = (
            1 if is_ahead else 0,
            1 if state.market.has_last_card else 0,
            1 if top == UNKNOWN_SMALL else 0,
            1 if top == UNKNOWN_LARGE else 0,
        )
        return ONE[len(deck)] + bytes(known)

    def _add_players(self, state: OutpostState, seat: int, found: list[bytes]) -> None:
        seats = state.setup.seats
        auction = state.auction
        heads: list[bytes] = []
        cards: list[bytes] = []
        for behind in range(SEATS):
            if behind >= seats:
                heads.append(_NO_PLAYER)
                cards.append(_NO_CARDS)
                continue
            other = (seat + behind) % seats
            player = state.players[other]
            company = player.company
            heads.append(ONE[1] + two(player.money))
            known = (
                company.network_size(),
                player.powered,
                place_in(state.order, other) + 1,
                1 if other in auction.waiting else 0,
                auction.finished >> other & 1,
                company.workers,
                company.seasonal,
                company.robots,
                company.busy,
                boards.beds(self._setup, company),
                boards.workers_needed(self._setup, company),
                company.stations,
                company.buildings[0],
                company.buildings[1],
            )
            heads.append(bytes(known))
            pieces = [on_it for _, on_it in company.colonies[:COLONIES]]
            heads.append(bytes(pieces + [0] * (COLONIES - len(pieces))))
            cards.append(_held(company))
        found.append(b"".join(heads))
        found.append(b"".join(cards))

    def _add_syndicate(self, state: OutpostState, found: list[bytes]) -> None:
        rival = state.syndicate
        if rival is None:
            found.append(_NO_COMPANY)
            found.append(_NO_CARDS)
            return
        company = rival.company
        head = (1, 1 if rival.has_taken else 0, company.network_size(), rival.site_kind + 1)
        found.append(bytes(head))
        found.append(_held(company))

    def _add_cities(self, state: OutpostState, seat: int, found: list[bytes]) -> None:
        seats = state.setup.seats
        area = state.area
        found.append(self._set(area.members))
        found.append(flags(area.regions, AREAS))
        found.append(self._set(self._setup.sites_for[0]))
        stations: list[bytes] = []
        sites: list[bytes] = []
        for behind in range(SEATS):
            if behind < seats:
                company = state.players[(seat + behind) % seats].company
                stations.append(self._set(company.network))
                sites.append(self._set(company.sites))
            else:
                stations.append(_NO_CITIES)
                sites.append(_NO_CITIES)
        found.append(b"".join(stations))
        found.append(b"".join(sites))
        rival = state.syndicate
        found.append(self._set(rival.company.network) if rival is not None else _NO_CITIES)
        found.append(self._set(rival.company.sites) if rival is not None else _NO_CITIES)
        taken = [0] * CITIES
        for slot in state.taken:
            for city in area.cities:
                taken[city] += slot >> city & 1
        found.append(bytes(taken))
        reach = state.players[seat].company.reach
        ways = [_BYTE if cost >= UNREACHABLE else cost for cost in reach]
        found.append(bytes(ways + [_BYTE] * (CITIES - len(ways))))
        found.append(bytes(state.costs) + bytes(CONNECTIONS - len(state.costs)))

    def _set(self, cities: int) -> bytes:
        piece = self._sets.get(cities)
        if piece is None:
            piece = self._sets[cities] = flags(cities, CITIES)
        return piece


def _printed(card: OutpostCard) -> bytes:
    technology = 0
    if card.technology in _TECHNOLOGIES:
        technology = _TECHNOLOGIES.index(card.technology) + 1
    kinds = [1 if card.kind == kind else 0 for kind in range(KINDS)]
    return bytes([card.number, *kinds, card.workers, card.cities, card.beds, technology])


def _held(company: Company) -> bytes:
    held = [0] * CARDS
    for card in company.pool:
        held[card] = 1
    for card in company.slots[0]:
        held[card] = 2
    for card in company.slots[1]:
        held[card] = 3
    return bytes(held)


def _moved(state: OutpostState) -> bytes:
    if not state.moved:
        return _NO_CARDS
    moved = [0] * CARDS
    for card, kinds in state.moved:
        moved[card] = kinds + 1
    return bytes(moved)
