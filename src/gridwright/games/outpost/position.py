"""A position of Outpost as one line of words, and back.

``... market=5a+5b:3,6,7,8 A.money=12 A.stations=amber:1 A.pool=12 stage=1 future=10,11 ...``. A
pile of the market has its cards from the bottom up, then the sum of its tokens; a station is
followed by its slot. Remaining pieces and workers, reach and taken slots follow from the rest and
are not written.

By default, if neither the market nor a deck is named, the market is filled from the deck, and the
tokens of the connections ascend.
"""

from typing import Final

from gridwright.content.types import HOUSING, PLANT
from gridwright.core.errors import SetupError, Values
from gridwright.core.events import DUMMY
from gridwright.core.position import UNKNOWN_WORD, index, number, written
from gridwright.core.rng import Rng
from gridwright.games.outpost import company, dummy, stages
from gridwright.games.outpost.actions import BUILDINGS, kind_names
from gridwright.games.outpost.initial_state import deal_market, empty_table
from gridwright.games.outpost.market import FINAL_SIZE, Pile
from gridwright.games.outpost.phases.auction import CardAuctionPhase
from gridwright.games.outpost.phases.opening import SyndicatePhase
from gridwright.games.outpost.state import (
    COLONY,
    FINAL_STAGE,
    WORKERS,
    Company,
    OutpostState,
    PhaseIndex,
    Setup,
    TurnStep,
)
from gridwright.parts.card_market import CURRENT_SIZE, LAST_CARD
from gridwright.phases.position import (
    LAST_WORD,
    Naming,
    count_word,
    money_word,
    shared_fields,
)
from gridwright.phases.reading import Reader

_MOST_COST: Final = 99
_MOST_TOKENS: Final = 99


def write_position(state: OutpostState) -> str:
    """Return *state*, full or a view, as one line; `OutpostReader` reads it back."""
    names, market = state.setup.names, state.market
    current = ",".join([_pile(state, pile) for pile in market.current])
    fields = shared_fields(state, names, current, market.deck, market.buried)
    for seat, player in enumerate(state.players):
        letter = names.letters((seat,))
        fields[f"{letter}.money"] = money_word(player.money)
        fields.update(_company(state, names, letter, player.company))
        fields[f"{letter}.powered"] = count_word(player.powered)
    if state.syndicate is not None:
        kind = state.syndicate.site_kind
        fields.update(_company(state, names, DUMMY, state.syndicate.company))
        fields[f"{DUMMY}.taken"] = count_word(state.syndicate.has_taken)
        fields[f"{DUMMY}.site"] = BUILDINGS[kind] if kind >= 0 else ""
    future = [_pile(state, pile) for pile in market.future]
    fields["stage"] = str(state.stage)
    fields["turn"] = TurnStep(state.turn).name.lower() if state.turn else ""
    moved = [":".join([state.word(card), *kind_names(kinds)]) for card, kinds in state.moved]
    fields["moved"] = ",".join(moved)
    fields["execution"] = str(state.execution)
    fields["future"] = ",".join([*future, LAST_WORD] if market.has_last_card else future)
    fields["dealt"] = names.pile(state.dealt)
    fields["areas"] = ",".join(state.areas())
    fields["connections"] = ",".join([str(cost) for cost in state.costs]) or UNKNOWN_WORD
    return written(fields)


def _pile(state: OutpostState, pile: Pile) -> str:
    cards = "+".join(state.words(pile.cards))
    return f"{cards}:{pile.tokens}" if pile.tokens else cards


def _company(state: OutpostState, names: Naming, letter: str, firm: Company) -> dict[str, str]:
    """Return what a player or the Syndicate owns."""
    stations = [f"{state.city_id(city)}:{slot + 1}" for city, slot in firm.station_slots]
    colonies: list[str] = []
    for card, pieces in firm.colonies:
        if pieces:
            colonies.append(f"{state.word(card)}:{'+'.join(kind_names(pieces))}")
    fields = {
        "plants": names.pile(firm.slots[PLANT]),
        "housing": names.pile(firm.slots[HOUSING]),
        "pool": names.pile(firm.pool),
        "stations": ",".join(stations),
        "sites": ",".join(state.city_ids(firm.sites)),
        "colonies": ",".join(colonies),
        "workers": count_word(firm.workers),
        "seasonal": count_word(firm.seasonal),
        "robots": count_word(firm.robots),
        "busy": count_word(firm.busy),
    }
    return {f"{letter}.{key}": value for key, value in fields.items()}


class OutpostReader(Reader):
    """Reads one position; the defaults are those of the start of a round."""

    def __init__(self, setup: Setup, text: str) -> None:
        super().__init__(setup.names, text)
        self.setup = setup
        self.cities = tuple([city.id for city in setup.content.cities])

    def position(self) -> OutpostState:
        """Return the state that the text describes, or raise `SetupError`."""
        tokens = self.tokens
        phase = self._phase()
        state = empty_table(self.setup, Rng(0), self.order())
        state.stage = tokens.number("stage", 1, 1, FINAL_STAGE)
        self._read_round(state, phase)
        self._read_map(state, phase)
        self._read_owners(state)
        self._read_market(state)
        state.phase = phase  # only now, as draws in phase 4 may have consequences
        self._check_market(state)
        turns = tuple([turn.name.lower() for turn in TurnStep])
        state.turn = TurnStep(index("turn", tokens.text("turn", turns[0]), turns))
        if state.turn and phase != PhaseIndex.EXPANSION:
            raise SetupError("outpost_position_turn", key="turn")
        self.read_auction(state, CardAuctionPhase())
        self.read_actor(state, self._may_be_to_act(state))
        self._read_moved(state)
        state.rng = self.rng()
        tokens.finish()
        return state

    # The point in the game

    def _phase(self) -> int:
        """Read the phase, which must have decisions at this table, or be the end."""
        setup = self.setup
        known = [PhaseIndex.AUCTION, PhaseIndex.EXPANSION, PhaseIndex.BUREAUCRACY, PhaseIndex.OVER]
        if setup.seat_rules.areas == 1 and setup.options.area == "choose":
            known.append(PhaseIndex.AREA)
        if setup.names.has_dummy:
            known.append(PhaseIndex.SYNDICATE)
        return self.phase(tuple(known))

    def _read_round(self, state: OutpostState, phase: int) -> None:
        state.round = self.round(is_setup=phase in (PhaseIndex.AREA, PhaseIndex.SYNDICATE))
        least = min(1, state.round)
        most = 2 if state.round == 1 else least
        default = least if phase == PhaseIndex.AUCTION else most
        state.execution = self.tokens.number("execution", default, least, most)

    def _may_be_to_act(self, state: OutpostState) -> tuple[int, ...]:
        """Return the seats that may be to act, the most likely first."""
        awaits_site = dummy.awaits_site(state)
        if awaits_site and (state.phase != PhaseIndex.EXPANSION or not dummy.sites(state)):
            raise SetupError("outpost_position_no_site", key=f"{DUMMY}.site")
        if state.phase == PhaseIndex.SYNDICATE:
            SyndicatePhase().begin(state, None)
            return (state.to_act,) if state.to_act >= 0 else ()
        if state.phase == PhaseIndex.AREA:
            return (state.chooser(),)
        return self.may_act(state)[:1] if awaits_site else self.may_act(state)

    def _read_moved(self, state: OutpostState) -> None:
        """Read which cards the seat to act has moved, and where Moon Base may still move."""
        key, words = "moved", self.tokens.words("moved")
        names = tuple([word.partition(":")[0] for word in words])
        for card, word in zip(self.different(key, names), words, strict=True):
            firm, kind = state.acting().company, word.partition(":")[2]
            kinds = 1 << index(key, kind, BUILDINGS[:2]) if kind else 0
            is_open = card in firm.pool and company.fits_slot(state.card(card), kinds >> 1)
            if not state.turn or card not in firm.cards() or (kinds and not is_open):
                raise SetupError("outpost_position_moved", {"word": word}, key=key)
            state.note_move(card, kinds)

    # The map

    def _read_map(self, state: OutpostState, phase: int) -> None:
        content = self.setup.content
        small = 0 if phase == PhaseIndex.AREA else self.setup.seat_rules.areas
        default = content.areas[: 1 + small]
        if small == 1 and self.setup.options.area in content.areas:
            default = (content.areas[0], self.setup.options.area)
        words = self.tokens.words("areas") or default
        areas = [index("areas", word, content.areas) for word in words]
        if len(set(areas)) != 1 + small or len(areas) != 1 + small or 0 not in areas:
            wrong: Values = {"area": content.areas[0], "count": small}
            raise SetupError("outpost_position_areas", wrong, key="areas")
        costs = self.tokens.words("connections") or tuple([str(cost) for cost in content.tokens])
        if phase == PhaseIndex.AREA and costs == (UNKNOWN_WORD,):
            costs = ()
        elif len(costs) != len(content.connections):
            values: Values = {"count": len(content.connections)}
            raise SetupError("outpost_position_connections", values, key="connections")
        state.costs = tuple([number("connections", word, 0, _MOST_COST) for word in costs])
        state.lay_area(sum([1 << area for area in areas]))

    # Owners

    def _read_owners(self, state: OutpostState) -> None:
        """Read what everybody owns; workers whom nobody has are on the labour market."""
        for letter, player in zip(self.letters, state.players, strict=True):
            player.money = self.money(letter, player.money)
            player.powered = self.tokens.number(f"{letter}.powered", 0, 0, len(self.cities))
            self._read_company(state, letter, player.company)
        if state.syndicate is not None:
            self._read_company(state, DUMMY, state.syndicate.company)
            state.syndicate.has_taken = self.has_taken()
            site = self.tokens.text(f"{DUMMY}.site")
            state.syndicate.site_kind = index(f"{DUMMY}.site", site, BUILDINGS[:2]) if site else -1

    def _read_company(self, state: OutpostState, letter: str, firm: Company) -> None:
        self._read_stations(state, f"{letter}.stations", firm)
        self._read_sites(state, f"{letter}.sites", firm)
        self._read_cards(state, letter, firm)
        self._read_colonies(f"{letter}.colonies", firm)
        for kind, place in ((PLANT, "plants"), (HOUSING, "housing")):
            self._read_slots(state, f"{letter}.{place}", firm, kind)
        self._read_workers(state, letter, firm)

    def _read_stations(self, state: OutpostState, key: str, firm: Company) -> None:
        words = self.tokens.words(key)
        if len(words) > firm.stations:
            raise SetupError("position_most", {"key": key, "most": firm.stations}, key=key)
        for word in words:
            city, slot = self.house(key, word, state.area, self.cities, state.taken)
            if firm.network >> city & 1:
                raise SetupError("position_double", {"key": key, "word": word}, key=key)
            state.place_station(firm, city, slot)

    def _read_sites(self, state: OutpostState, key: str, firm: Company) -> None:
        for word in self.tokens.words(key):
            city = self.city(key, word, state.area, self.cities)
            kind = self.setup.content.cities[city].site
            if state.sites >> city & 1:
                raise SetupError("position_double", {"key": key, "word": word}, key=key)
            if not firm.buildings[kind]:
                most = self.setup.content.numbers.buildings[kind]
                raise SetupError("position_most", {"key": key, "most": most}, key=key)
            state.place_building(firm, kind, city)

    def _read_cards(self, state: OutpostState, letter: str, firm: Company) -> None:
        """Read the pool; the Syndicate uses no technologies but colonies."""
        key = f"{letter}.pool"
        for card in self.take(key, self.tokens.words(key)):
            technology = state.card(card).technology
            firm.add_card(card, technology if letter != DUMMY or technology == COLONY else "")

    def _read_colonies(self, key: str, firm: Company) -> None:
        for word in self.tokens.words(key):
            name, _, pieces = word.partition(":")
            card = self.card(key, name)
            for piece in pieces.split("+"):
                kind = index(key, piece, BUILDINGS)
                on_it = dict(firm.colonies).get(card, 1 << kind)
                if on_it >> kind & 1 or not firm.pieces(kind):
                    wrong: Values = {"card": name, "building": piece}
                    raise SetupError("outpost_position_colony", wrong, key=key)
                firm.put_on_colony(card, kind)

    def _read_slots(self, state: OutpostState, key: str, firm: Company, kind: int) -> None:
        """Read the cards in slots of *kind*, which must be unlocked."""
        words = self.tokens.words(key)
        most = company.unlocked(self.setup, firm, kind)
        if len(words) > most:
            raise SetupError("position_most", {"key": key, "most": most}, key=key)
        for card, word in zip(self.take(key, words), words, strict=True):
            entry = state.card(card)
            if not company.fits_slot(entry, kind):
                raise SetupError("outpost_position_slot_card", {"card": word}, key=key)
            firm.add_card(card, "" if key.startswith(DUMMY) else entry.technology)
            firm.put_in_slot(card, kind)

    def _read_workers(self, state: OutpostState, letter: str, firm: Company) -> None:
        tokens, labour = self.tokens, state.labour
        firm.workers = tokens.number(f"{letter}.workers", 0, 0, labour.on_sale[WORKERS])
        labour.take(WORKERS, firm.workers)
        firm.seasonal = tokens.number(f"{letter}.seasonal", 0, 0, labour.on_sale[WORKERS])
        labour.take(WORKERS, firm.seasonal)
        owns_robots = company.ROBOTS in firm.technologies
        robots = self.setup.content.numbers.robots if owns_robots else 0
        firm.robots = tokens.number(f"{letter}.robots", 0, 0, robots)
        firm.busy = tokens.number(f"{letter}.busy", 0, 0, min(1, firm.robots))

    # The market

    def _read_market(self, state: OutpostState) -> None:
        """Read the market, the deck, and what was removed."""
        market, tokens = state.market, self.tokens
        state.box = self.take("removed", tokens.words("removed"))
        rows = [tokens.listed("market"), tokens.listed("future")]
        is_dealt = rows == [None, None] and not tokens.has("deck")
        current, future = rows[0] or (), rows[1] or ()
        market.has_last_card = future[-1:] == (LAST_WORD,)
        market.current = self._piles("market", current)
        if market.has_last_card:
            future = future[:-1]
            self.pile("future", (LAST_WORD,))
        market.future = self._piles("future", future)
        self.read_piles(state, market, is_out=state.stage == FINAL_STAGE)
        market.is_final = not market.has_last_card and LAST_CARD not in market.deck
        state.dealt = self.different("dealt", tokens.words("dealt"))
        if is_dealt and market.is_final:
            stages.fill(state, None)
        elif is_dealt:
            deal_market(state, market.deck)

    def _piles(self, key: str, words: tuple[str, ...]) -> tuple[Pile, ...]:
        """Read piles, each of which must have equal numbers."""
        piles: list[Pile] = []
        numbers = self.setup.numbers
        for word in words:
            names, _, tokens = word.partition(":")
            cards = self.take(key, tuple(names.split("+")))
            if len({numbers[card] for card in cards}) > 1:
                raise SetupError("outpost_position_pile", {"word": word}, key=key)
            piles.append(Pile(cards, number(key, tokens or "0", 0, _MOST_TOKENS)))
        return tuple(piles)

    def _check_market(self, state: OutpostState) -> None:
        """Refuse impossible rows, and an impossible place of the Stage 3 card."""
        market = state.market
        numbers = [market.number(pile) for pile in market.current]
        later = [*numbers[-1:], *[market.number(pile) for pile in market.future]]
        most = FINAL_SIZE if market.is_final else CURRENT_SIZE
        if numbers != sorted(set(numbers)) or later != sorted(later) or len(numbers) > most:
            raise SetupError("outpost_position_rows", {"most": most}, key="market")
        is_due = state.stage == FINAL_STAGE  # in phase 4 the market changes before the stage does
        fits = market.is_final == is_due or (
            market.is_final and state.phase == PhaseIndex.BUREAUCRACY
        )
        if not fits or (market.is_final and market.future):
            raise SetupError("outpost_position_stage3", {"word": LAST_WORD}, key="stage")
