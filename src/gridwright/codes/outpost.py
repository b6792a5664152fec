"""Outpost as numbers."""

from typing import Final

from gridwright.codes.base import (
    DONE,
    FIRST,
    HALF,
    MARKET,
    OTHER,
    SEATS,
    SHARED,
    STANDING,
    BitSets,
    Code,
    Field,
    add_standing,
    add_two,
    bits_of,
    byte,
    flags,
    opened,
    place_in,
    place_piece,
    shared_token,
    standing,
)
from gridwright.codes.decks import DECK, SeenDeck
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
from gridwright.games.outpost.state import Company, OutpostState, Phase
from gridwright.games.outpost.view import view
from gridwright.parts.auction import Open
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
_PLAYER: Final = (
    *("is there", "money", "money, 256s", "cities", "powered"),
    *STANDING,
    *("workers", "seasonal workers", "robots", "busy", "beds", "workers needed"),
    *("stations left", "plants left", "housings left"),
    *[f"pieces on colony {place + 1}" for place in range(COLONIES)],
)

FIELDS: Final = (
    Field("table", 1, ("seats", "Stage 2 at", "end at"), "What never changes."),
    Field("phase", 1, _PHASES, "Where in the round we are."),
    Field(
        "moment",
        1,
        ("round", "auction of the round", "Stage", "step of the turn", "who acts: seats behind me"),
        "How far the game is.",
    ),
    Field("hammer", 1, tuple([f"place {n + 1}" for n in range(MARKET)]), "What is put up."),
    Field("auction", 1, ("bid", "bid, 256s", "leader: 1 is me, 0 nobody"), "The auction of it."),
    DECK,
    Field("labour", 1, ("workers on sale", "price of the next", "in the supply"), "The workers."),
    Field("players", SEATS, _PLAYER, "Me first, then clockwise."),
    Field("syndicate", 1, ("is there", "had its turn", "cities", "site: 1 plant"), "Its state."),
    Field("areas", 1, tuple([f"area {n + 1}" for n in range(AREAS)]), "Those in play."),
    Field(
        "cards",
        1,
        _CARDS,
        "Of each card: 0 nobody saw it, 1 it lies in the market, 2 somebody owns it, 3 it left "
        "the game, 4 it was put under the deck.",
    ),
    Field(
        "holdings",
        SEATS + 1,
        _CARDS,
        "Cards of each seat, me first, and of the Syndicate: 1 in the pool, 2 in a plant slot, "
        "3 in a housing slot.",
    ),
    Field("moved", 1, _CARDS, "Cards that moved in this turn: 1 for good, 2 and more if again."),
    Field("slots taken", 1, _CITIES, "Stations in each city."),
    Field("way", 1, _CITIES, "What my way there costs; 255 where there is none."),
    Field("current", MARKET, CARD, "Piles that are for sale."),
    Field("future", MARKET, CARD, "Piles that are not yet."),
    Field("connections", 1, tuple([f"connection {n + 1}" for n in range(CONNECTIONS)]), "Costs."),
    Field("plant sites", 1, _CITIES, "Cities whose site takes a plant; the others a housing."),
    Field("in play", 1, _CITIES, "Cities of the areas in play."),
    Field("stations", SEATS + 1, _CITIES, "Of each seat, me first, and of the Syndicate."),
    Field("buildings", SEATS + 1, _CITIES, "Sites that each of them has built on."),
    HALF,
)

_NO_CARD: Final = bytes(len(CARD))
_BYTE: Final = 255
_NO_SET: Final = bytes(CITIES)
_NO_SYNDICATE: Final = bytes(4)
_NOTHING_HELD: Final = bytes(CARDS)


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
        fixed = bytes((setup.seats, rules.stage2_at, rules.ends_at))
        count = len(_PHASES)
        self._heads = [fixed + flags(1 << phase, count) for phase in range(count)]
        self._cards = {card: _printed(one) for card, one in setup.content.cards.items()}
        self._deck = SeenDeck(setup.box.small, 0, backs=True)
        self._absent = bytes((SEATS - setup.seats) * len(_PLAYER))
        self._sets = BitSets(CITIES)
        self._areas = BitSets(AREAS)
        # What was written last, and of what: cards lie in tuples, which are never changed.
        self._owned: list[tuple[int, ...]] = [()] * (3 * (SEATS + 1))
        self._held = [_NOTHING_HELD] * (SEATS + 1)
        self._lying: list[object] = [None] * 4
        self._seen = _NOTHING_HELD
        self._piles: list[tuple[Pile, ...]] = [(), ()]
        self._sold = [_NO_CARD * MARKET] * 2
        self._reaches: list[tuple[int, ...]] = [()] * SEATS
        self._ways = [bytes([_BYTE] * CITIES)] * SEATS
        self._dealt: tuple[int, ...] = ()
        self._costs = bytes(CONNECTIONS)

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
        if state.phase == Phase.AREA:
            state = view(state)  # nothing is dealt yet that anybody could see
        acts = (state.to_act - seat) % state.setup.seats if state.to_act >= 0 else 0
        auction, market, labour = state.auction, state.market, state.labour
        row = [byte(state.round), byte(state.execution), state.stage, int(state.turn), acts]
        found = [self._heads[state.phase], bytes(row)]
        found.append(place_piece(place_in(market.for_sale(), auction.item)))
        row = []
        add_two(row, auction.bid)
        row.append((auction.leader - seat) % auction.seats + 1 if auction.leader >= 0 else 0)
        row.extend(self._deck.row(market.deck, is_open=market.has_last_card))
        row.append(labour.on_sale[0])
        row.append(labour.cost(0, 1) if labour.on_sale[0] else 0)
        row.append(labour.supply[0])
        self._add_players(state, seat, row)
        found.append(bytes(row))
        found.append(self._absent)
        found.append(_syndicate(state))
        found.append(self._areas.piece(state.area.regions))
        self._add_cards(state, seat, found)
        found.append(_taken(state))
        found.append(self._way(state, seat))
        found.append(self._written(0, market.current))
        found.append(self._written(1, market.future))
        if state.costs is not self._dealt:
            self._dealt = state.costs
            self._costs = bytes(state.costs) + bytes(CONNECTIONS - len(state.costs))
        found.append(self._costs)
        self._add_cities(state, seat, found)
        return found

    def _add_cards(self, state: OutpostState, seat: int, found: list[bytes]) -> None:
        """Add where the cards lie: in sight, in whose hands, moved in this turn."""
        is_same = True
        all_of_them = companies(state, 0)
        for owner in range(SEATS + 1):
            company = all_of_them[owner]
            if company is not None and self._has_moved(owner, company):
                self._held[owner] = _holding(company)
                is_same = False
        if not self._lies_still(state) or not is_same:
            self._seen = _statuses(state, all_of_them)
        found.append(self._seen)
        seats = state.setup.seats
        for behind in range(SEATS):
            found.append(self._held[(seat + behind) % seats] if behind < seats else _NOTHING_HELD)
        found.append(self._held[SEATS])
        found.append(_moved(state.moved))

    def _has_moved(self, owner: int, company: Company) -> bool:
        """Whether cards of *company* lie elsewhere than when it was looked at last."""
        at = 3 * owner
        owned = self._owned
        plants, housings = company.slots[0], company.slots[1]
        if owned[at] is company.pool and owned[at + 1] is plants and owned[at + 2] is housings:
            return False
        owned[at], owned[at + 1], owned[at + 2] = company.pool, plants, housings
        return True

    def _lies_still(self, state: OutpostState) -> bool:
        """Whether the cards that nobody owns lie as they did."""
        market = state.market
        now: list[object] = [market.current, market.future, state.box, market.buried]
        for place in range(len(now)):
            if now[place] is not self._lying[place]:
                self._lying = now
                return False
        return True

    def _add_players(self, state: OutpostState, seat: int, row: list[int]) -> None:
        seats = state.setup.seats
        for behind in range(seats):
            other = (seat + behind) % seats
            player = state.players[other]
            company = player.company
            row.append(1)
            add_two(row, player.money)
            row.append(company.network_size())
            row.append(player.powered)
            add_standing(row, standing(state.order, state.auction, other))
            row.append(company.workers)
            row.append(company.seasonal)
            row.append(company.robots)
            row.append(company.busy)
            row.append(boards.beds(self._setup, company))
            row.append(boards.workers_needed(self._setup, company))
            row.append(company.stations)
            row.append(company.buildings[0])
            row.append(company.buildings[1])
            for place in range(COLONIES):
                colonies = company.colonies
                row.append(colonies[place][1] if place < len(colonies) else 0)

    def _written(self, row: int, piles: tuple[Pile, ...]) -> bytes:
        """Return the piles for sale (row 0) or those that are not yet (row 1)."""
        if piles is not self._piles[row]:
            self._piles[row] = piles
            found: list[bytes] = []
            for pile in piles:
                found.append(self._cards[pile.top()])
                found.append(bytes([byte(pile.tokens), len(pile.cards)]))
            found.append(_NO_CARD * (MARKET - len(piles)))
            self._sold[row] = b"".join(found)
        return self._sold[row]

    def _way(self, state: OutpostState, seat: int) -> bytes:
        """Return the costs of my ways."""
        reach = state.players[seat].company.reach
        if reach is not self._reaches[seat]:
            self._reaches[seat] = reach
            costs = [_BYTE if cost >= UNREACHABLE else byte(cost) for cost in reach]
            self._ways[seat] = bytes(costs + [_BYTE] * (CITIES - len(costs)))
        return self._ways[seat]

    def _add_cities(self, state: OutpostState, seat: int, found: list[bytes]) -> None:
        sets = self._sets
        found.append(sets.piece(self._setup.sites_for[0]))
        found.append(sets.piece(state.area.members))
        built: list[bytes] = []
        for company in companies(state, seat):
            found.append(_NO_SET if company is None else sets.piece(company.network))
            built.append(_NO_SET if company is None else sets.piece(company.sites))
        found += built


def companies(state: OutpostState, seat: int) -> list[Company | None]:
    """Return the companies, that of *seat* first, and of the Syndicate last."""
    seats = state.setup.seats
    found: list[Company | None] = []
    for behind in range(SEATS):
        is_there = behind < seats
        found.append(state.players[(seat + behind) % seats].company if is_there else None)
    found.append(None if state.syndicate is None else state.syndicate.company)
    return found


def _syndicate(state: OutpostState) -> bytes:
    rival = state.syndicate
    if rival is None:
        return _NO_SYNDICATE
    turn = 1 if rival.has_taken else 0
    return bytes([1, turn, rival.company.network_size(), rival.site_kind + 1])


def _statuses(state: OutpostState, owners: list[Company | None]) -> bytes:
    seen = [0] * CARDS
    for piles in (state.market.current, state.market.future):
        for pile in piles:
            for card in pile.cards:
                seen[card] = 1
    for company in owners:
        if company is not None:
            for card in company.cards():
                seen[card] = 2
    for card in state.box:
        seen[card] = 3
    for card in state.market.buried:
        seen[card] = 4
    return bytes(seen)


def _holding(company: Company) -> bytes:
    held = [0] * CARDS
    for card in company.pool:
        held[card] = 1
    for card in company.slots[0]:
        held[card] = 2
    for card in company.slots[1]:
        held[card] = 3
    return bytes(held)


def _moved(moved: tuple[tuple[int, int], ...]) -> bytes:
    if not moved:
        return _NOTHING_HELD
    found = [0] * CARDS
    for card, kinds in moved:
        found[card] = kinds + 1
    return bytes(found)


def _taken(state: OutpostState) -> bytes:
    counts = [0] * CITIES
    for slot in state.taken:
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
