"""Sets up the table: the first state, from a `Setup` and chance."""

from typing import Final

from gridwright.core.errors import HiddenChanceError, SetupError, Values
from gridwright.core.game import Stated
from gridwright.core.position import UNKNOWN_WORD
from gridwright.core.rng import Rng, play_chance
from gridwright.games.outpost import stages
from gridwright.games.outpost.market import PileMarket
from gridwright.games.outpost.state import Company, OutpostPlayer, OutpostState, Setup, Syndicate
from gridwright.parts.auction import Auction
from gridwright.parts.card_market import (
    LAST_CARD,
    MARKET_SIZE,
    UNKNOWN,
    UNKNOWN_SMALL,
    deal,
    hidden_deck,
)
from gridwright.parts.network import UNREACHABLE
from gridwright.parts.resource_market import ResourceMarket
from gridwright.phases.position import LAST_WORD

# Each kind of chance has its own stream, so that stating one does not change the others.
_ORDER: Final = 0
_CARDS: Final = 1
_TOKENS: Final = 2
_AREA: Final = 3
_PLAY: Final = 4

_UNKNOWN_DECK: Final = (UNKNOWN_WORD,)  # a deck that nobody knows
_FILLING: Final = ("OP-S26", "OP-S29")  # the clauses about filling the market
_REQUIRED: Final = ("order", "market", "deck", "connections")
_DIGITS: Final = 4  # of a token, at most
_KEYS_IN_PLAY: Final = ("deck", "draw")


def lay(setup: Setup, seed: int | None, stated: Stated) -> OutpostState:
    """Return the state before anybody has chosen anything."""
    if seed is None and not all([key in stated for key in _REQUIRED]):
        raise SetupError("outpost_chance_missing", {"keys": _REQUIRED}, key="seed")
    if seed is None and setup.options.area == "random" and "area" not in stated:
        raise SetupError("outpost_area_unnamed", key="area", clauses=("OP-S4",))
    rng = Rng(0 if seed is None else seed)
    order = setup.names.first_order(rng.stream(_ORDER), stated.get("order"))  # OP-Y.5
    play = play_chance(seed, _PLAY, is_hidden=stated.get("deck") == _UNKNOWN_DECK)
    state = empty_table(setup, play, order)
    state.costs = _connections(setup, rng.stream(_TOKENS), stated)
    cards, state.unseen = _cards(setup, rng.stream(_CARDS), stated)
    try:
        deal_market(state, cards)
    except HiddenChanceError as error:
        raise SetupError("outpost_market_short", key="market", clauses=_FILLING) from error
    if "market" in stated and len(state.dealt) != len(stated["market"]):
        values: Values = {"draws": len(state.dealt), "said": len(stated["market"])}
        raise SetupError("outpost_market_draws", values, key="market", clauses=_FILLING)
    state.lay_area(_areas(setup, rng.stream(_AREA), stated))
    return state


def deal_market(state: OutpostState, cards: tuple[int, ...]) -> None:
    """Fill the market from *cards*, in order; the rest is the deck."""
    market = state.market
    market.lay_out(cards[:MARKET_SIZE])
    market.deck = cards[MARKET_SIZE:]
    stages.fill(state, None)
    state.dealt = cards[: len(cards) - len(market.deck)]


def empty_table(setup: Setup, rng: Rng, order: tuple[int, ...]) -> OutpostState:
    """Return a state with all pieces in place, before cards and tokens are dealt."""
    numbers = setup.content.numbers
    return OutpostState(
        setup,
        rng,
        order,
        PileMarket(setup.numbers),
        Auction(setup.seats),
        ResourceMarket((setup.labour,), [len(setup.labour.prices)], [0]),
        [0] * len(numbers.slots),
        [
            OutpostPlayer(numbers.money, _company(setup, numbers.stations))
            for _ in range(setup.seats)
        ],
        Syndicate(_company(setup, numbers.syndicate_stations)) if setup.names.has_dummy else None,
    )


def covered_table(setup: Setup) -> OutpostState:
    """Return the view before the small area is chosen, without anything dealt (OP-S30)."""
    state = empty_table(setup, Rng(0, is_hidden=True), tuple(range(setup.seats)))
    state.market.deck, state.unseen = _hidden_deck(setup, 0)
    state.lay_area(1)
    state.to_act = state.chooser()
    return state


def _company(setup: Setup, stations: int) -> Company:
    """Return a company with all pieces on its board."""
    buildings = list(setup.content.numbers.buildings)
    return Company(stations, buildings, (UNREACHABLE,) * len(setup.content.cities))


def _areas(setup: Setup, rng: Rng, stated: Stated) -> int:
    """Return the bit set of the areas fixed before play (OP-S3 to OP-S5)."""
    names, words = setup.content.areas, stated.get("area", ())
    possible = names[1:] if setup.options.area == "random" else (setup.options.area,)
    if words and (len(words) > 1 or words[0] not in possible):
        raise SetupError("outpost_area_stated", {"areas": possible}, key="area", clauses=("OP-S4",))
    if words:
        return 1 | 1 << names.index(words[0])
    if setup.seat_rules.areas == len(names) - 1:
        return (1 << len(names)) - 1
    if setup.seat_rules.areas == 0 or setup.options.area == "choose":
        return 1
    if setup.options.area == "random":
        return 1 | 1 << 1 + rng.below(len(names) - 1)
    return 1 | 1 << names.index(setup.options.area)


def _connections(setup: Setup, rng: Rng, stated: Stated) -> tuple[int, ...]:
    """Return the token on each connection of the content, at random or as *stated*."""
    tokens = setup.content.tokens
    if "connections" not in stated:
        return rng.shuffle(tokens)
    words = stated["connections"]
    if not all([len(word) <= _DIGITS and word.isascii() and word.isdigit() for word in words]):
        raise SetupError("outpost_connections_numbers", key="connections")
    values = tuple([int(word) for word in words])
    if sorted(values) != list(tokens):
        wrong: Values = {"count": len(tokens)}
        raise SetupError("outpost_connections_tokens", wrong, key="connections", clauses=("OP-S6",))
    return values


# Cards


def _cards(setup: Setup, rng: Rng, stated: Stated) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return all cards in the order of drawing, and those removed unseen."""
    if "deck" in stated or "market" in stated:
        return _stated_cards(setup, stated)
    dealt = deal(setup.box, rng, (), setup.content.numbers.top_cards - 1, 0)
    return dealt.row + dealt.deck, dealt.unseen


def _stated_cards(setup: Setup, stated: Stated) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the stated cards, the market first, checked against the content, and the rest."""
    for key in ("market", "deck"):
        if key not in stated:
            raise SetupError("outpost_market_and_deck", key=key)
    words = stated["deck"]
    if words == _UNKNOWN_DECK:
        return _hidden_cards(setup, named_cards(setup, stated["market"], "market"))
    if not words or words[-1] != LAST_WORD:
        raise SetupError("outpost_deck_stage3", key="deck", clauses=("OP-S22",))
    named_cards(setup, stated["market"], "market")
    cards = named_cards(setup, (*stated["market"], *words[:-1]), "deck")
    _check_first(setup, cards)
    box = setup.box
    unseen = tuple([card for card in sorted(box.small + box.large) if card not in cards])
    small = len([card for card in unseen if card in box.small])
    if (small, len(unseen) - small) != (box.small_removed, box.large_removed):
        missing: Values = {
            "seats": setup.seats,
            "small": box.small_removed,
            "large": box.large_removed,
        }
        raise SetupError("outpost_cards_removed", missing, key="deck", clauses=("OP-S20",))
    return (*cards, LAST_CARD), unseen


def _check_first(setup: Setup, cards: tuple[int, ...]) -> None:
    """Refuse large cards among those that must be on top at the start."""
    top = setup.content.numbers.top_cards
    if not all([card in setup.box.small for card in cards[:top]]):
        wrong: Values = {"count": top}
        raise SetupError("outpost_first_cards", wrong, key="market", clauses=("OP-S23",))


def _hidden_cards(setup: Setup, market: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return *market* with a deck that nobody knows, and unknown cards removed unseen."""
    _check_first(setup, market)
    if len(market) < MARKET_SIZE:
        raise SetupError("outpost_market_short", key="market", clauses=_FILLING)
    deck, unseen = _hidden_deck(setup, len(market))
    return (*market, *deck), unseen


def _hidden_deck(setup: Setup, drawn: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return a deck that nobody knows after *drawn* cards, and unknown cards removed unseen."""
    top = UNKNOWN_SMALL if drawn < setup.content.numbers.top_cards else UNKNOWN
    return hidden_deck(setup.box, drawn, top)


def named_cards(setup: Setup, words: tuple[str, ...], key: str) -> tuple[int, ...]:
    """Return *words* as cards, which must differ."""
    known = {word: card for card, word in setup.content.words.items()}
    cards: list[int] = []
    for word in words:
        if word not in known:
            raise SetupError("outpost_card_unknown", {"card": word}, key=key)
        if known[word] in cards:
            raise SetupError("outpost_card_twice", {"card": word}, key=key)
        cards.append(known[word])
    return tuple(cards)


# Records


def stated_chance(setup: Setup, key: str, words: tuple[str, ...]) -> tuple[int, ...]:
    """Return the cards of a shuffle or draw during play, as a record states them."""
    if key not in _KEYS_IN_PLAY:
        raise SetupError("outpost_chance_key", {"key": key, "keys": _KEYS_IN_PLAY}, key=key)
    return named_cards(setup, words, key)


def layout(state: OutpostState) -> Stated:
    """Return the chance of a newly set up *state* in the words of a record's header.

    Empty for a view in which nothing is dealt yet.
    """
    if not state.costs:
        return {}
    is_by_lot = state.setup.options.area == "random"
    by_lot: Stated = {"area": tuple(state.areas()[1:])} if is_by_lot else {}
    return {
        **by_lot,
        "order": tuple(state.setup.names.letters(state.humans())),
        "market": state.words(state.dealt),
        "deck": _UNKNOWN_DECK
        if min(state.market.deck) < 0
        else (*state.words(state.market.deck[:-1]), LAST_WORD),
        "connections": tuple([str(cost) for cost in state.costs]),
    }
