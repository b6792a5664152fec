"""A position of Outpost out of its words; `position` writes them.

What is left out has its default. Cards that are named nowhere lie in the deck in ascending order,
or were removed unseen where the deck is named; where no card for sale is named either, the market
is filled from the deck. Connections have their tokens in ascending order.
"""

from typing import Final

from gridwright.content.types import HOUSING, PLANT
from gridwright.core.errors import SetupError, Values
from gridwright.core.events import NOBODY
from gridwright.core.position import UNKNOWN_WORD, Tokens, index, number
from gridwright.core.rng import HiddenRng, Rng
from gridwright.games.outpost import company, dummy
from gridwright.games.outpost.actions import BUILDINGS
from gridwright.games.outpost.laying import empty_table, named_cards
from gridwright.games.outpost.phases.opening import SyndicatePhase
from gridwright.games.outpost.position import SYNDICATE
from gridwright.games.outpost.reading_cards import CardReader
from gridwright.games.outpost.state import (
    COLONY,
    FINAL_STAGE,
    WORKERS,
    Company,
    OutpostState,
    Phase,
    Setup,
    Turn,
)
from gridwright.parts.turn_order import first_order

_MOST_ROUNDS: Final = 999
_MOST_MONEY: Final = 99_999
_MOST_COST: Final = 99
_HEX: Final = "0123456789abcdef"
_LONGEST_HEX: Final = 16
_AUCTION: Final = 4  # card, bid, leader, waiting


def read(setup: Setup, text: str) -> OutpostState:
    """Return the state that *text* describes, or raise `SetupError` with what is wrong."""
    return _Reader(setup, text).state()


class _Reader:
    """Reads one text, and keeps what has been named already."""

    def __init__(self, setup: Setup, text: str) -> None:
        self.setup = setup
        self.tokens = Tokens(text)
        self.letters = setup.seat_letters(tuple(range(setup.seats)))
        self.cards = CardReader(setup, self.tokens)
        self.slots: set[tuple[int, int]] = set()  # cities and slots in which a station stands

    def state(self) -> OutpostState:
        """Return the whole position."""
        tokens = self.tokens
        phase = self._phase()
        state = empty_table(self.setup, Rng(0), self._order())
        state.stage = tokens.number("stage", 1, 1, FINAL_STAGE)
        self._round(state, phase)
        self._map(state, phase)
        self._companies(state)
        self.cards.read_market(state)
        state.phase = phase  # only now: in phase 4 a draw may have consequences
        self.cards.check_market(state)
        turn = tokens.text("turn", Turn.STRUCTURE.name.lower())
        state.turn = Turn(index("turn", turn, tuple([each.name.lower() for each in Turn])))
        if state.turn and phase != Phase.EXPANSION:
            raise SetupError("outpost_position_turn", key="turn")
        self._auction(state)
        self._act(state)
        state.rng = self._rng()
        tokens.finish()
        return state

    # Where in the game

    def _phase(self) -> Phase:
        """Read the phase: one in which somebody decides at this table, or the end."""
        setup = self.setup
        known = [Phase.AUCTION, Phase.EXPANSION, Phase.BUREAUCRACY, Phase.OVER]
        if setup.seat_rules.areas == 1 and setup.options.area == "choose":
            known.append(Phase.AREA)
        if setup.has_syndicate:
            known.append(Phase.SYNDICATE)
        names = tuple([phase.name.lower() for phase in known])
        return known[index("phase", self.tokens.text("phase", names[0]), names)]

    def _round(self, state: OutpostState, phase: Phase) -> None:
        if phase in (Phase.AREA, Phase.SYNDICATE):
            state.round = self.tokens.number("round", 0, 0, 0)
            state.execution = self.tokens.number("execution", 0, 0, 0)
            return
        state.round = self.tokens.number("round", 1, 1, _MOST_ROUNDS)
        most = 2 if state.round == 1 else 1
        default = 1 if phase == Phase.AUCTION else most
        state.execution = self.tokens.number("execution", default, 1, most)

    def _order(self) -> tuple[int, ...]:
        text = self.tokens.text("order", self.letters)
        has_dummy = self.setup.has_syndicate
        order = first_order(Rng(0), self.setup.seats, tuple(text), has_dummy=has_dummy)
        if "T" in text and text != self.setup.seat_letters(order):
            raise SetupError("order_seats", {"seats": tuple(self.letters)}, key="order")
        return order

    def _rng(self) -> Rng:
        word = self.tokens.text("rng", "0" if self.cards.knows_all else UNKNOWN_WORD)
        if word == UNKNOWN_WORD:
            return HiddenRng()
        if not 0 < len(word) <= _LONGEST_HEX or any([digit not in _HEX for digit in word]):
            raise SetupError("outpost_position_rng", {"word": word}, key="rng")
        return Rng(int(word, 16))

    def _seats(self, key: str, text: str) -> tuple[int, ...]:
        """Read the letters of different seats."""
        seats = tuple([index(key, letter, tuple(self.letters)) for letter in text])
        if len(set(seats)) < len(seats):
            raise SetupError("outpost_position_seat_twice", {"word": text}, key=key)
        return seats

    def _auction(self, state: OutpostState) -> None:
        """Read who has bought or passed, and the card under the hammer."""
        auction = state.auction
        finished = self._seats("finished", self.tokens.text("finished"))
        auction.finished = sum([1 << seat for seat in finished])
        auction.sold = self.tokens.number("sold", 0, 0, len(finished))
        text = self.tokens.text("auction")
        if not text:
            return
        words = text.split(":")
        if len(words) != _AUCTION or state.phase != Phase.AUCTION:
            raise SetupError("outpost_position_auction", {"word": text}, key="auction")
        card = named_cards(self.setup, (words[0],), "auction")[0]
        if card not in state.market.for_sale():
            raise SetupError("outpost_position_not_for_sale", {"card": words[0]}, key="auction")
        speaking = self._seats("auction", words[2] + words[3])
        bid = number("auction", words[1], 1, _MOST_MONEY)
        if len(words[2]) != 1 or not words[3] or set(speaking) & set(finished):
            raise SetupError("outpost_position_auction", {"word": text}, key="auction")
        auction.item, auction.bid = card, bid
        auction.leader, auction.waiting = speaking[0], speaking[1:]

    def _act(self, state: OutpostState) -> None:
        """Read who is to act; where the rest says it, nobody else can be."""
        humans = state.humans()
        text = self.tokens.text("act")
        if dummy.awaits_site(state) and (state.phase != Phase.EXPANSION or not dummy.sites(state)):
            raise SetupError("outpost_position_no_site", key="T.site")
        if state.phase in (Phase.EXPANSION, Phase.BUREAUCRACY):
            is_last = state.phase == Phase.EXPANSION
            state.to_act = humans[-1] if is_last else humans[0]
            is_fixed = dummy.awaits_site(state)
        else:
            state.to_act = self._due(state)
            is_fixed = True
        if text and (len(text) > 1 or state.phase == Phase.OVER):
            raise SetupError("outpost_position_act", {"word": text}, key="act")
        if text:
            seat = self._seats("act", text)[0]
            if is_fixed and seat != state.to_act:
                raise SetupError("outpost_position_act", {"word": text}, key="act")
            state.to_act = seat
        if state.to_act == NOBODY and state.phase != Phase.OVER:
            raise SetupError("outpost_position_nobody", key="act")

    def _due(self, state: OutpostState) -> int:
        """Return who is to act in a phase in which that follows from the rest."""
        if state.phase == Phase.AREA:
            return state.humans()[0]
        if state.phase == Phase.SYNDICATE:
            SyndicatePhase().begin(state, None)
            return state.to_act
        if state.phase == Phase.AUCTION:
            auction = state.auction
            return auction.waiting[0] if auction.item else auction.opener(state.order)
        return NOBODY

    # The map

    def _map(self, state: OutpostState, phase: Phase) -> None:
        """Read areas and connections."""
        content = self.setup.content
        small = 0 if phase == Phase.AREA else self.setup.seat_rules.areas
        default = content.areas[: 1 + small]
        if small == 1 and self.setup.options.area in content.areas:
            default = (content.areas[0], self.setup.options.area)
        words = self.cards.words("areas") or default
        areas = [index("areas", word, content.areas) for word in words]
        if len(set(areas)) != 1 + small or len(areas) != 1 + small or 0 not in areas:
            wrong: Values = {"area": content.areas[0], "count": small}
            raise SetupError("outpost_position_areas", wrong, key="areas")
        costs = self.cards.words("connections") or tuple([str(cost) for cost in content.tokens])
        if len(costs) != len(content.connections):
            values: Values = {"count": len(content.connections)}
            raise SetupError("outpost_position_connections", values, key="connections")
        state.costs = tuple([number("connections", word, 0, _MOST_COST) for word in costs])
        state.lay_area(sum([1 << area for area in areas]))

    def _city(self, state: OutpostState, key: str, word: str) -> int:
        city = index(key, word, tuple([each.id for each in self.setup.content.cities]))
        if not state.area.contains(city):
            raise SetupError("outpost_position_outside", {"city": word}, key=key)
        return city

    def _companies(self, state: OutpostState) -> None:
        """Read what everybody owns; workers who are with nobody look for work."""
        money = self._numbers("money", self.setup.content.numbers.money, _MOST_MONEY)
        powered = self._numbers("powered", 0, len(self.setup.content.cities))
        for seat, player in enumerate(state.players):
            player.money, player.powered = money[seat], powered[seat]
        firms = {self.letters[seat]: each.company for seat, each in enumerate(state.players)}
        if state.syndicate is not None:
            firms["T"] = state.syndicate.company
        self._stations(state, firms)
        for letter, firm in firms.items():
            self._sites(state, letter, firm)
            self._cards(state, letter, firm)
            self._workers(state, letter, firm)
        if state.syndicate is not None:
            taken = index("syndicate", self.tokens.text("syndicate", SYNDICATE[0]), SYNDICATE)
            state.syndicate.has_taken = bool(taken)
            site = self.tokens.text("T.site")
            state.syndicate.site_kind = index("T.site", site, BUILDINGS[:2]) if site else -1

    def _numbers(self, key: str, default: int, most: int) -> list[int]:
        """Read a number for each seat, or one for all of them."""
        words = self.cards.words(key) or (str(default),)
        if len(words) == 1:
            words = words * self.setup.seats
        if len(words) != self.setup.seats:
            raise SetupError("outpost_position_numbers", {"seats": self.setup.seats}, key=key)
        return [number(key, word, 0, most) for word in words]

    def _stations(self, state: OutpostState, firms: dict[str, Company]) -> None:
        """Read the stations; one without the price of its slot stands on the cheapest left."""
        prices = tuple([str(price) for price in self.setup.content.numbers.slots])
        found: list[tuple[str, int, int]] = []
        for letter, firm in firms.items():
            key = f"{letter}.stations"
            words = self.cards.words(key)
            if len(words) > firm.stations:
                raise SetupError("outpost_position_pieces", {"most": firm.stations}, key=key)
            for word in words:
                name, _, price = word.partition(":")
                city = self._city(state, key, name)
                slot = index(key, price, prices) if price else -1
                if (letter, city) in [(each[0], each[1]) for each in found] or (
                    (city, slot) in self.slots
                ):
                    raise SetupError("outpost_position_station", {"city": name}, key=key)
                found.append((letter, city, slot))
                if price:
                    self.slots.add((city, slot))
        for letter, city, slot in found:
            free = [each for each in range(len(prices)) if (city, each) not in self.slots]
            if slot < 0 and not free:
                wrong: Values = {"city": state.city_id(city)}
                raise SetupError("outpost_position_station", wrong, key=f"{letter}.stations")
            chosen = free[0] if slot < 0 else slot
            self.slots.add((city, chosen))
            state.place_station(firms[letter], city, chosen)

    def _sites(self, state: OutpostState, letter: str, firm: Company) -> None:
        key = f"{letter}.sites"
        for word in self.cards.words(key):
            city = self._city(state, key, word)
            kind = self.setup.content.cities[city].site
            if state.sites >> city & 1:
                raise SetupError("outpost_position_site", {"city": word}, key=key)
            if not firm.buildings[kind]:
                wrong: Values = {"most": self.setup.content.numbers.buildings[kind]}
                raise SetupError("outpost_position_pieces", wrong, key=key)
            state.place_building(firm, kind, city)

    # Cards

    def _cards(self, state: OutpostState, letter: str, firm: Company) -> None:
        """Read pool, colonies and slots."""
        is_player = letter != "T"
        for card in self.cards.take(f"{letter}.pool", self.cards.words(f"{letter}.pool")):
            technology = state.card(card).technology
            firm.add_card(card, technology if is_player or technology == COLONY else "")
        key = f"{letter}.colonies"
        for word in self.cards.words(key):
            name, _, pieces = word.partition(":")
            card = named_cards(self.setup, (name,), key)[0]
            for piece in pieces.split("+"):
                kind = index(key, piece, BUILDINGS)
                on_it = dict(firm.colonies).get(card, 1 << kind)
                if on_it >> kind & 1 or not firm.pieces(kind):
                    raise SetupError(
                        "outpost_position_colony", {"card": name, "building": piece}, key=key
                    )
                firm.put_on_colony(card, kind)
        for kind, place in ((PLANT, "plants"), (HOUSING, "housing")):
            self._slots(state, f"{letter}.{place}", firm, kind)

    def _slots(self, state: OutpostState, key: str, firm: Company, kind: int) -> None:
        """Read the cards in slots of *kind*, which must be unlocked."""
        words = self.cards.words(key)
        unlocked = company.unlocked(self.setup, firm, kind)
        if len(words) > unlocked:
            raise SetupError("outpost_position_slots", {"most": unlocked}, key=key)
        for card, word in zip(self.cards.take(key, words), words, strict=True):
            entry = state.card(card)
            if not company.fits_slot(entry, kind):
                raise SetupError("outpost_position_slot_card", {"card": word}, key=key)
            firm.add_card(card, "" if key.startswith("T.") else entry.technology)
            firm.put_in_slot(card, kind)

    def _workers(self, state: OutpostState, letter: str, firm: Company) -> None:
        tokens, labour = self.tokens, state.labour
        firm.workers = tokens.number(f"{letter}.workers", 0, 0, labour.on_sale[WORKERS])
        labour.take(WORKERS, firm.workers)
        firm.seasonal = tokens.number(f"{letter}.seasonal", 0, 0, labour.on_sale[WORKERS])
        labour.take(WORKERS, firm.seasonal)
        owns_robots = company.ROBOTS in firm.technologies
        robots = self.setup.content.numbers.robots if owns_robots else 0
        firm.robots = tokens.number(f"{letter}.robots", 0, 0, robots)
        firm.busy = tokens.number(f"{letter}.busy", 0, 0, min(1, firm.robots))
