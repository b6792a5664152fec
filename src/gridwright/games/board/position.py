"""A whole position as one line of text, for tests, bug reports and analysis.

``round=2 phase=resources act=C order=BCA regions=north,west,east A.money=12 A.plants=4,10
A.cities=essen:1,koeln:2 A.fuel=coal:2 ...``. A card that nobody has seen is ``?``, on top of the
deck with its back ``?s`` or ``?l``; money that is hidden is ``?``; an empty pile is ``-``.
Worked out, and not written, are supply, free slots, costs, storage and the Trust's reserve.
"""

from typing import Final

from gridwright.core.errors import SetupError, Values
from gridwright.core.events import NOBODY
from gridwright.core.position import UNKNOWN_WORD, Tokens, index, number, written
from gridwright.core.rng import HiddenRng, Rng
from gridwright.games.board.laying import MARKET_SIZE, first_state
from gridwright.games.board.state import (
    LAST_STEP,
    MARKER,
    UNKNOWN_MONEY,
    BoardPlayer,
    BoardState,
    Phase,
    Setup,
    Trust,
)
from gridwright.parts.card_market import (
    LAST_CARD,
    UNKNOWN,
    UNKNOWN_LARGE,
    UNKNOWN_SMALL,
    Deal,
)
from gridwright.parts.fuel import capacity, in_order
from gridwright.parts.network import free_slot, is_connected

_EMPTY: Final = "-"
_LAST_WORD: Final = "s3"
_BACKS: Final = {UNKNOWN_WORD: UNKNOWN, "?s": UNKNOWN_SMALL, "?l": UNKNOWN_LARGE}
_HIDDEN: Final = {card: word for word, card in _BACKS.items()}
_PHASES: Final = tuple([phase.name.lower() for phase in Phase])
_MOST_MONEY: Final = 1_000_000
_MOST_ROUNDS: Final = 10_000
_HEX_DIGITS: Final = 16
_BIDDING: Final = 4  # words: plant, bid, leader, and who may still speak
_REVERSED: Final = (Phase.RESOURCES, Phase.BUILDING)


# Writing


def write_position(state: BoardState) -> str:
    """Return *state*, full or a view, as one line; `read_position` reads it back."""
    setup = state.setup
    auction = state.auction
    regions = [r.id for i, r in enumerate(setup.map.regions) if state.area.regions >> i & 1]
    fields = {
        "round": str(state.round),
        "phase": _PHASES[state.phase],
        "step": str(state.step),
        "act": _letters(state, (state.to_act,)) if state.to_act >= 0 else "",
        "order": _letters(state, state.order),
        "regions": ",".join(regions) or _EMPTY,
        "row": _cards(state.cards.row),
        "deck": _cards(state.cards.deck),
        "buried": _cards(state.cards.buried) if state.cards.buried else "",
        "box": _cards(state.box) if state.box else "",
        "unseen": _cards(state.unseen),
        "token": str(state.token.card) if state.token.card else _EMPTY,
        "out": _letters(state, _members(auction.finished, setup.seats)),
        "sold": str(auction.sold) if auction.sold else "",
        "bidding": _bidding(state),
        "new": str(state.new_plant) if state.new_plant else "",
        "sale": _fuel(state, state.fuel.on_sale) or _EMPTY,
        "marked": ",".join([state.city_id(city) for city in _members(state.marked, 64)]),
    }
    for seat, player in enumerate(state.players):
        fields.update(_player_fields(state, chr(ord("A") + seat), player))
    if state.trust is not None:
        fields.update(_owner_fields(state, "T", state.trust))
        fields["T.taken"] = "1" if state.trust.has_taken else ""
    if state.demolition.cards:
        fields["demolition"] = f"{state.demolition.top + 1}:{state.demolition.removals}"
    fields.update(setup.map_rules.write_state(state.map_state))
    fields["stated"] = ",".join(
        [":".join([key, *[str(card) for card in cards]]) for key, cards in state.rng.stated]
    )
    fields["rng"] = UNKNOWN_WORD if state.rng.is_hidden() else f"{state.rng.state:x}"
    return written(fields)


def _letters(state: BoardState, seats: tuple[int, ...]) -> str:
    return state.setup.seat_letters(seats)


def _members(bits: int, size: int) -> tuple[int, ...]:
    return tuple([member for member in range(size) if bits >> member & 1])


def _cards(cards: tuple[int, ...]) -> str:
    words = [
        _LAST_WORD if card == LAST_CARD else _HIDDEN[card] if card < 0 else str(card)
        for card in cards
    ]
    return ",".join(words) or _EMPTY


def _bidding(state: BoardState) -> str:
    auction = state.auction
    if not auction.item:
        return ""
    leader, waiting = _letters(state, (auction.leader,)), _letters(state, auction.waiting)
    return f"{auction.item}:{auction.bid}:{leader}:{waiting}"


def _fuel(state: BoardState, amounts: list[int]) -> str:
    return ",".join([f"{state.resource_id(r)}:{n}" for r, n in enumerate(amounts) if n])


def _player_fields(state: BoardState, letter: str, player: BoardPlayer) -> dict[str, str]:
    money = UNKNOWN_WORD if player.money == UNKNOWN_MONEY else str(player.money)
    fields = {f"{letter}.money": money, **_owner_fields(state, letter, player)}
    fields[f"{letter}.powered"] = str(player.powered) if player.powered else ""
    return fields


def _owner_fields(state: BoardState, letter: str, owner: BoardPlayer | Trust) -> dict[str, str]:
    houses = zip(owner.cities, owner.slots, strict=True)
    return {
        f"{letter}.plants": ",".join([str(plant.number) for plant in owner.plants]),
        f"{letter}.fuel": _fuel(state, owner.stored),
        f"{letter}.cities": ",".join([f"{state.city_id(c)}:{slot + 1}" for c, slot in houses]),
    }


# Reading


def read_position(setup: Setup, text: str) -> BoardState:
    """Return the position that *text* describes, or raise `SetupError` with what is wrong."""
    return _Reader(setup, text).position()


class _Reader:
    """Reads one position; what is left out is as at the start of a round."""

    def __init__(self, setup: Setup, text: str) -> None:
        """Take *text* apart."""
        self._setup = setup
        self._tokens = Tokens(text)
        self._placed: list[int] = []  # cards that lie somewhere

    def position(self) -> BoardState:
        """Return what was read."""
        tokens, setup = self._tokens, self._setup
        state = first_state(setup, setup.play_area(0), Rng(0), self._order(), Deal((), (), ()))
        state.area = setup.play_area(self._regions())
        state.phase = index("phase", tokens.text("phase", "auction"), _PHASES)
        state.step = tokens.number("step", 1, 1, LAST_STEP)
        state.round = tokens.number("round", 1, 0, _MOST_ROUNDS)
        for seat, player in enumerate(state.players):
            self._read_player(state, chr(ord("A") + seat), player)
        if state.trust is not None:
            self._read_trust(state, state.trust)
        self._read_marks(state)
        self._read_cards(state)
        self._read_auction(state)
        self._read_fuel(state)
        self._read_demolition(state)
        state.map_state = setup.map_rules.read_state(tokens)
        self._read_actor(state)
        self._read_chance(state)
        tokens.finish()
        self._check_limits(state)
        return state

    # Words

    def _wrong(self, message: str, key: str, word: int | str) -> SetupError:
        return SetupError(message, {"key": key, "word": word}, key=key)

    def _seats(self, key: str, word: str) -> tuple[int, ...]:
        """Read letters of different seats."""
        known = tuple(self._setup.seat_letters(tuple(range(self._setup.seats))))
        seats = tuple([index(key, letter, known) for letter in word])
        if len(set(seats)) < len(seats):
            raise self._wrong("position_double", key, word)
        return seats

    def _card(self, key: str, word: str) -> int:
        """Read a plant that lies nowhere else yet, or the Step 3 card."""
        card = LAST_CARD if word == _LAST_WORD else self._plant(key, word)
        if card in self._placed:
            raise self._wrong("position_double", key, word)
        self._placed.append(card)
        return card

    def _plant(self, key: str, word: str) -> int:
        known = tuple([str(plant) for plant in self._setup.edition.numbers.plants])
        return int(known[index(key, word, known)])

    def _pile(self, key: str, value: str) -> tuple[int, ...]:
        """Read cards, face up or down."""
        words = _split(value)
        return tuple([_BACKS[w] if w in _BACKS else self._card(key, w) for w in words])

    def _city(self, state: BoardState, key: str, word: str) -> int:
        """Read a city of the play area."""
        names = tuple([state.city_id(city) for city in state.area.cities])
        return state.area.cities[index(key, word, names)]

    def _pair(self, key: str, word: str) -> tuple[str, str]:
        first, colon, second = word.partition(":")
        if not colon:
            raise self._wrong("position_pair", key, word)
        return first, second

    def _amounts(self, key: str, default: list[int]) -> list[int]:
        """Read amounts of fuel; none of what is not named."""
        numbers = self._setup.edition.numbers
        value = self._tokens.text(key)
        if not value:
            return default[:]
        found = [0] * len(numbers.resources)
        named: list[str] = []
        for word in _split(value):
            name, amount = self._pair(key, word)
            resource = index(key, name, numbers.resources)
            if name in named:
                raise self._wrong("position_double", key, name)
            named.append(name)
            found[resource] = number(key, amount, 0, numbers.tokens[resource])
        return found

    # Fields

    def _order(self) -> tuple[int, ...]:
        setup = self._setup
        seats = tuple(range(setup.seats))
        first = (0, setup.dummy, 1) if setup.has_trust else seats
        word = self._tokens.text("order", setup.seat_letters(first))
        order = self._seats("order", word.replace("T", "") if setup.has_trust else word)
        if len(order) != setup.seats or (setup.has_trust and word[1:2] != "T"):
            wanted: Values = {"key": "order", "word": word, "letters": setup.seat_letters(first)}
            raise SetupError("position_order", wanted, key="order")
        return (order[0], setup.dummy, order[1]) if setup.has_trust else order

    def _regions(self) -> int:
        known = tuple([region.id for region in self._setup.map.regions])
        words = _split(self._tokens.text("regions", ",".join(known)))
        regions = 0
        for word in words:
            regions |= 1 << index("regions", word, known)
        if regions and not is_connected(regions, self._setup.region_neighbours):
            raise SetupError("regions_apart", {"regions": tuple(words)}, key="regions")
        return regions

    def _read_player(self, state: BoardState, letter: str, player: BoardPlayer) -> None:
        key = f"{letter}.money"
        word = self._tokens.text(key, str(player.money))
        hidden = word == UNKNOWN_WORD
        player.money = UNKNOWN_MONEY if hidden else number(key, word, 0, _MOST_MONEY)
        self._read_owner(state, letter, player)
        player.capacity = capacity(player.plants, len(player.stored))
        for city in player.cities:
            player.network |= 1 << city
            player.reach = state.area.extended(player.reach, city)
        player.powered = self._tokens.number(f"{letter}.powered", 0, 0, len(player.cities))

    def _read_owner(self, state: BoardState, letter: str, owner: BoardPlayer | Trust) -> None:
        plants = self._setup.edition.numbers.plants
        key = f"{letter}.plants"
        owned = [self._card(key, word) for word in self._tokens.words(key)]
        if LAST_CARD in owned:
            raise self._wrong("position_card", key, _LAST_WORD)
        owner.plants = in_order(tuple([plants[card] for card in owned]))
        owner.stored = self._amounts(f"{letter}.fuel", owner.stored)
        for word in self._tokens.words(f"{letter}.cities"):
            self._read_house(state, f"{letter}.cities", word, owner)

    def _read_house(
        self, state: BoardState, key: str, word: str, owner: BoardPlayer | Trust
    ) -> None:
        """Put a house on the slot that is named, or on the cheapest that is free."""
        name, colon, place = word.partition(":")
        city = self._city(state, key, name)
        slots = len(state.taken)
        slot = number(key, place, 1, slots) - 1 if colon else free_slot(state.taken, city)
        if city in owner.cities or slot == slots or state.taken[slot] >> city & 1:
            raise self._wrong("position_slot", key, word)
        state.taken[slot] |= 1 << city
        owner.cities = (*owner.cities, city)
        owner.slots = (*owner.slots, slot)

    def _read_trust(self, state: BoardState, trust: Trust) -> None:
        self._read_owner(state, "T", trust)
        trust.reserve -= len(trust.cities)
        if trust.reserve < 0:
            raise self._wrong("position_reserve", "T.cities", len(trust.cities))
        trust.has_taken = bool(self._tokens.number("T.taken", 0, 0, 1))

    def _read_marks(self, state: BoardState) -> None:
        for word in self._tokens.words("marked"):
            city = self._city(state, "marked", word)
            if (state.taken[0] | state.marked) >> city & 1:
                raise self._wrong("position_marked", "marked", word)
            state.marked |= 1 << city

    def _read_cards(self, state: BoardState) -> None:
        """Read the piles; without a deck, it holds what lies nowhere else, in order."""
        tokens, cards = self._tokens, state.cards
        cards.buried = tuple(sorted([self._plant("buried", w) for w in tokens.words("buried")]))
        state.box = self._pile("box", tokens.text("box"))
        state.unseen = self._pile("unseen", tokens.text("unseen"))
        deck, row = tokens.text("deck"), tokens.text("row")
        cards.deck = self._pile("deck", deck)
        for card in self._pile("row", row):
            if card < 0:
                raise self._wrong("position_card", "row", UNKNOWN_WORD)
            cards.place(card)
        for card in cards.buried:
            if card in self._placed and card not in cards.deck:
                raise self._wrong("position_double", "buried", card)
        left = [n for n in sorted(self._setup.edition.numbers.plants) if n not in self._placed]
        if not row:
            for card in left[:MARKET_SIZE]:
                cards.place(card)
            left = left[MARKET_SIZE:]
        if not deck:
            is_out = state.step == LAST_STEP or cards.has_last_card()
            cards.deck = tuple(left if is_out else [*left, LAST_CARD])

    def _read_auction(self, state: BoardState) -> None:
        """Read who takes part, what is under the hammer, and who makes room."""
        tokens, auction = self._tokens, state.auction
        plants = state.cards.plants()
        row = tuple([str(card) for card in plants])
        has_token = state.phase == Phase.AUCTION and self._setup.edition.uses_discount_token()
        word = tokens.text("token", row[0] if has_token and row else _EMPTY)
        if word != _EMPTY:
            card = plants[index("token", word, row)]
            state.token.lay(card, card)
        for seat in self._seats("out", tokens.text("out")):
            auction.leave_phase(seat)
        auction.sold = tokens.number("sold", 0, 0, len(self._setup.edition.numbers.plants))
        bidding = tokens.text("bidding")
        if bidding:
            words = bidding.split(":")
            if len(words) != _BIDDING or not words[2]:
                raise self._wrong("position_bidding", "bidding", bidding)
            leader, *waiting = self._seats("bidding", words[2] + words[3])
            if any([auction.finished >> seat & 1 for seat in (leader, *waiting)]):
                raise self._wrong("position_bidding", "bidding", bidding)
            auction.item = plants[index("bidding", words[0], row)]
            auction.bid = number("bidding", words[1], 1, _MOST_MONEY)
            auction.leader, auction.waiting = leader, tuple(waiting)

    def _read_fuel(self, state: BoardState) -> None:
        """Read what is on sale; every other unit that nobody holds lies in the supply."""
        tokens = self._setup.edition.numbers.tokens
        held = [sum([player.stored[r] for player in state.players]) for r in range(len(tokens))]
        if state.trust is not None:
            held = [held[r] + state.trust.stored[r] for r in range(len(tokens))]
        held[MARKER] += state.marked.bit_count()
        start = [min(n, tokens[r] - held[r]) for r, n in enumerate(state.fuel.on_sale)]
        state.fuel.on_sale = self._amounts("sale", start)
        state.fuel.supply = [tokens[r] - held[r] - n for r, n in enumerate(state.fuel.on_sale)]
        for resource, amount in enumerate(state.fuel.supply):
            if amount < 0:
                raise self._wrong("position_fuel", "sale", state.resource_id(resource))

    def _read_demolition(self, state: BoardState) -> None:
        cards = len(state.demolition.cards)
        if cards:
            top, removals = self._pair("demolition", self._tokens.text("demolition", "1:0"))
            state.demolition.top = number("demolition", top, 1, cards) - 1
            state.demolition.removals = number("demolition", removals, 0, self._setup.seats)

    def _read_actor(self, state: BoardState) -> None:
        """Read who must decide: by default whose turn is first; nobody at the end."""
        humans = state.humans()
        first = humans[-1] if state.phase in _REVERSED else humans[0]
        if state.auction.waiting:
            first = state.auction.waiting[0]
        default = "" if state.phase == Phase.OVER else self._setup.seat_letters((first,))
        seats = self._seats("act", self._tokens.text("act", default))
        if len(seats) != (0 if state.phase == Phase.OVER else 1):
            raise self._wrong("position_actor", "act", self._setup.seat_letters(seats))
        state.to_act = seats[0] if seats else NOBODY
        new = self._tokens.text("new")
        if new:
            player = state.players[state.to_act]
            cards = player.plant_cards()
            state.new_plant = cards[index("new", new, tuple([str(card) for card in cards]))]
            too_many = len(cards) > self._setup.seat_rules.plant_limit
            if not too_many and not player.capacity.hybrid_overflow(player.stored):
                raise self._wrong("position_new", "new", new)

    def _read_chance(self, state: BoardState) -> None:
        """Read the chance that is to come, which nobody knows with cards that nobody knows."""
        is_hidden = any([card < 0 for card in state.cards.deck + state.unseen])
        word = self._tokens.text("rng", UNKNOWN_WORD if is_hidden else "0")
        if word == UNKNOWN_WORD:
            state.rng = HiddenRng()
        elif not 0 < len(word) <= _HEX_DIGITS or not all(
            [digit in "0123456789abcdef" for digit in word]
        ):
            raise self._wrong("position_hex", "rng", word)
        else:
            state.rng = Rng(int(word, 16))
        stated: list[tuple[str, tuple[int, ...]]] = []
        for entry in self._tokens.words("stated"):
            key, *cards = entry.split(":")
            index("stated", key, ("deck", "draw"))
            stated.append((key, tuple([self._plant("stated", card) for card in cards])))
        state.rng.stated = tuple(stated)

    def _check_limits(self, state: BoardState) -> None:
        """Refuse plants beyond the limit and fuel that fits nowhere, but for who makes room."""
        limit = self._setup.seat_rules.plant_limit
        for seat, player in enumerate(state.players):
            letter = self._setup.seat_letters((seat,))
            is_buyer = state.new_plant > 0 and seat == state.to_act
            if len(player.plants) > limit + is_buyer:
                raise self._wrong("position_limit", f"{letter}.plants", limit)
            if not is_buyer and not player.capacity.fits(player.stored):
                raise self._wrong("position_storage", f"{letter}.fuel", letter)


def _split(value: str) -> list[str]:
    """Return the words of a list that may be left empty on purpose."""
    return value.split(",") if value not in (_EMPTY, "") else []
