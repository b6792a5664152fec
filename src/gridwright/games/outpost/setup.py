"""Lay the table: content, seats and chance become the first state."""

from gridwright.core.errors import SetupError
from gridwright.core.events import NOBODY
from gridwright.core.game import Stated
from gridwright.core.rng import Rng
from gridwright.games.outpost import stages
from gridwright.games.outpost.market import PileMarket
from gridwright.games.outpost.phases import setup as choices
from gridwright.games.outpost.rounds import advance
from gridwright.games.outpost.state import (
    Company,
    OutpostPlayer,
    OutpostState,
    Phase,
    Setup,
    Syndicate,
    Turn,
)
from gridwright.parts.auction import Auction
from gridwright.parts.card_market import LAST_CARD
from gridwright.parts.network import UNREACHABLE, PlayArea
from gridwright.parts.resource_market import ResourceMarket
from gridwright.parts.turn_order import first_order

# Each kind of chance has a stream of its own: stating one leaves the others as the seed has them.
_ORDER, _CARDS, _TOKENS, _AREA, _PLAY = range(5)

FIRST_CARDS = 8
_NEEDED = ("order", "market", "deck", "connections")


def lay(setup: Setup, seed: int | None, stated: Stated) -> OutpostState:
    """Return the first state in which a seat must decide."""
    if seed is None and not all([key in stated for key in _NEEDED]):
        text = f"Without a seed, the record must state: {', '.join(_NEEDED)}."
        raise SetupError(text, "seed")
    if seed is None and setup.options.area == "random":
        raise SetupError("Without a seed, the record must name the area.", "area")
    rng = Rng(0 if seed is None else seed)
    order = first_order(  # OP-Y.5
        rng.stream(_ORDER), setup.seats, stated.get("order"), has_dummy=setup.has_syndicate
    )
    costs = _connections(setup, rng.stream(_TOKENS), stated)
    cards, unseen = _cards(setup, rng.stream(_CARDS), stated)
    market = PileMarket(
        setup.numbers, (), (), is_final=False, has_last_card=False, deck=cards, buried=()
    )
    state = _first_state(setup, rng.stream(_PLAY), order, market)
    state.unseen = unseen
    state.costs = costs
    market.lay_out(cards[:FIRST_CARDS])
    market.deck = cards[FIRST_CARDS:]
    stages.fill(state, None)
    state.dealt = cards[: len(cards) - len(market.deck)]
    if "market" in stated and len(state.dealt) != len(stated["market"]):
        text = f"These cards fill the market after {len(state.dealt)} draws (OP-S26, OP-S29)"
        raise SetupError(f"{text}, not {len(stated['market'])}.", "market")
    state.lay_area(_areas(setup, rng.stream(_AREA)))
    choices.begin_area(state)
    if state.to_act == NOBODY:
        advance(state, None)
    return state


def _first_state(
    setup: Setup, rng: Rng, order: tuple[int, ...], market: PileMarket
) -> OutpostState:
    """Return the table with all pieces in place, before cards and tokens are dealt."""
    numbers = setup.content.numbers
    return OutpostState(
        setup=setup,
        costs=(),
        area=PlayArea(0, (), 0, (), ()),
        rng=rng,
        round=0,
        execution=0,
        phase=Phase.AREA,
        turn=Turn.STRUCTURE,
        stage=1,
        to_act=NOBODY,
        order=order,
        market=market,
        auction=Auction(setup.seats),
        labour=ResourceMarket((setup.labour,), [len(setup.labour.prices)], [0]),
        taken=[0] * len(numbers.slots),
        sites=0,
        players=[
            OutpostPlayer(numbers.money, _company(setup, numbers.stations), 0)
            for _ in range(setup.seats)
        ],
        syndicate=Syndicate(
            _company(setup, numbers.syndicate_stations), has_taken=False, site_kind=-1
        )
        if setup.has_syndicate
        else None,
        box=(),
        unseen=(),
        dealt=(),
    )


def _company(setup: Setup, stations: int) -> Company:
    """Return a company with all pieces on its board."""
    return Company(
        structure=0,
        network=0,
        station_slots=(),
        sites=0,
        reach=(UNREACHABLE,) * len(setup.content.cities),
        stations=stations,
        buildings=list(setup.content.numbers.buildings),
        pool=(),
        slots=[(), ()],
        colonies=(),
        technologies=(),
        workers=0,
        seasonal=0,
        robots=0,
        busy=0,
    )


def _areas(setup: Setup, rng: Rng) -> int:
    """Return the areas that are fixed before play, as a bit set (OP-S3 to OP-S5)."""
    names = setup.content.areas
    if setup.seat_rules.areas == len(names) - 1:
        return (1 << len(names)) - 1
    if setup.seat_rules.areas == 0 or setup.options.area == "choose":
        return 1
    if setup.options.area == "random":
        return 1 | 1 << 1 + rng.below(len(names) - 1)
    return 1 | 1 << names.index(setup.options.area)


def _connections(setup: Setup, rng: Rng, stated: Stated) -> tuple[int, ...]:
    """Return the token on each connection, dealt or as stated, in the order of the board."""
    tokens = setup.content.tokens
    if "connections" not in stated:
        return rng.shuffle(tokens)
    words = stated["connections"]
    if not all([word.isascii() and word.isdigit() for word in words]):
        raise SetupError("connections are numbers, in the order of the board.", "connections")
    values = tuple([int(word) for word in words])
    if sorted(values) != list(tokens):
        text = f"connections must hold just the {len(tokens)} tokens of the game (OP-S6)."
        raise SetupError(text, "connections")
    return values


# Cards


def _cards(setup: Setup, rng: Rng, stated: Stated) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return all cards in the order in which they are drawn, and those removed unseen."""
    if "deck" in stated or "market" in stated:
        return _stated_cards(setup, stated)
    box = setup.box
    top = setup.content.numbers.top_cards
    small = rng.shuffle(box.small)
    large = rng.shuffle(box.large)
    first, small = small[:top], small[top:]
    mixed = rng.shuffle(small[box.small_removed :] + large[box.large_removed :])
    unseen = small[: box.small_removed] + large[: box.large_removed]
    return (*first, *mixed, LAST_CARD), unseen


def _stated_cards(setup: Setup, stated: Stated) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the stated cards, the market first, checked against the components."""
    for key in ("market", "deck"):
        if key not in stated:
            raise SetupError("Market and deck must be stated together.", key)
    words = stated["deck"]
    if not words or words[-1] != "S3":
        raise SetupError("The deck ends with the Stage 3 card, S3 (OP-S22).", "deck")
    cards = _named(setup, stated["market"], "market") + _named(setup, words[:-1], "deck")
    if len(set(cards)) < len(cards):
        raise SetupError("A card is named twice in market and deck.", "deck")
    box = setup.box
    for card in cards[: setup.content.numbers.top_cards]:
        if card not in box.small:
            raise SetupError("The first nine cards are plug cards, 2 to 14 (OP-S23).", "market")
    unseen = tuple([card for card in sorted(box.small + box.large) if card not in cards])
    small = len([card for card in unseen if card in box.small])
    if (small, len(unseen) - small) != (box.small_removed, box.large_removed):
        wanted = f"{box.small_removed} plug and {box.large_removed} socket cards are missing"
        raise SetupError(f"With {setup.seats} players {wanted} (OP-S20).", "deck")
    return (*cards, LAST_CARD), unseen


def _named(setup: Setup, words: tuple[str, ...], key: str) -> tuple[int, ...]:
    """Return *words* as different cards."""
    cards = {word: card for card, word in setup.content.words.items()}
    found: list[int] = []
    for word in words:
        if word not in cards:
            raise SetupError(f"There is no card '{word}'.", key)
        if cards[word] in found:
            raise SetupError(f"Card {word} is named twice.", key)
        found.append(cards[word])
    return tuple(found)


# Records


def stated_shuffle(setup: Setup, key: str, words: tuple[str, ...]) -> tuple[int, ...]:
    """Return the outcome of a shuffle during play as a record states it."""
    if key != "deck":
        raise SetupError(f"Only the deck is shuffled during play, not '{key}'.", key)
    return _named(setup, words, key)


def shuffle_words(setup: Setup, key: str, cards: tuple[int, ...]) -> str:  # noqa: ARG001
    """Write the outcome of a shuffle; `stated_shuffle` reads it back."""
    return " ".join([setup.content.words[card] for card in cards])


def layout(state: OutpostState) -> Stated:
    """Return the chance of a freshly laid *state* in the words of a record's header."""
    areas = state.setup.content.areas
    chosen = [name for index, name in enumerate(areas) if index and state.area.regions >> index & 1]
    by_lot: Stated = {"area": tuple(chosen)} if state.setup.options.area == "random" else {}
    return {
        **by_lot,
        "order": tuple(state.setup.seat_letters(state.humans())),
        "market": tuple([state.word(card) for card in state.dealt]),
        "deck": (*[state.word(card) for card in state.market.deck[:-1]], "S3"),
        "connections": tuple([str(cost) for cost in state.costs]),
    }
