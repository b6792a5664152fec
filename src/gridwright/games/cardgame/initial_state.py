"""Sets up the table: the first state, from a `Setup` and chance."""

from typing import Final

from gridwright.core.errors import SetupError, Values
from gridwright.core.game import Stated
from gridwright.core.position import UNKNOWN_WORD
from gridwright.core.rng import Rng, play_chance
from gridwright.games.cardgame.fuel_market import (
    COLUMNS,
    FuelMarket,
    FuelStore,
    empty_store,
    units_of,
)
from gridwright.games.cardgame.state import Bank, CardPlayer, CardState, Setup
from gridwright.parts.auction import Auction
from gridwright.parts.card_market import (
    LAST_CARD,
    MARKET_SIZE,
    UNKNOWN,
    UNKNOWN_SMALL,
    Deal,
    deal,
    hidden_deck,
    lay_out,
)
from gridwright.parts.demolition import Demolition
from gridwright.parts.discount_token import DiscountToken
from gridwright.parts.fuel import capacity
from gridwright.phases.position import LAST_WORD, amount_words

# Each kind of chance has its own stream, so that stating one does not change the others.
_ORDER: Final = 0
_CARDS: Final = 1
_FUEL: Final = 2
_PLAY: Final = 3

_REQUIRED: Final = ("order", "market", "deck", "fuel_market", "fuel_deck")
_UNKNOWN_DECK: Final = (UNKNOWN_WORD,)  # a deck or fuel deck that nobody knows
_DRAWS: Final = ("draw", "fuel")  # keys of a single card that was drawn
_FUEL_KEYS: Final = ("fuel_deck", "fuel")
_KEYS_IN_PLAY: Final = ("deck", "fuel_deck", *_DRAWS)


def lay(setup: Setup, seed: int | None, stated: Stated) -> CardState:
    """Return the state before the first round begins."""
    if seed is None and not all([key in stated for key in _REQUIRED]):
        raise SetupError("card_seed_missing", {"keys": _REQUIRED}, key="seed")
    rng = Rng(0 if seed is None else seed)
    order = setup.names.first_order(rng.stream(_ORDER), stated.get("order"))  # CG-S7
    dealt = _deal(setup, rng.stream(_CARDS), stated)
    fuel = _fuel(setup, rng.stream(_FUEL), stated)
    play = play_chance(seed, _PLAY, is_hidden=_UNKNOWN_DECK in stated.values())
    return first_state(setup, play, order, dealt, fuel)


def first_state(
    setup: Setup, rng: Rng, order: tuple[int, ...], dealt: Deal, fuel: FuelMarket
) -> CardState:
    """Return the state before round 1, with the cards as *dealt*."""
    content = setup.content
    kinds = len(content.resources)
    nothing = capacity((), kinds)
    seats = range(setup.seats)
    state = CardState(
        setup,
        rng,
        order,
        lay_out(dealt.row, dealt.deck, setup.numbers),
        DiscountToken(),
        Auction(setup.seats),
        fuel,
        [CardPlayer(content.money, (), nothing, empty_store(kinds)) for _ in seats],
        Bank((), empty_store(kinds), has_taken=False) if setup.names.has_dummy else None,
        Demolition(content.demolition if setup.options.demolition else ()),
    )
    state.unseen = dealt.unseen
    return state


# Plants


def _deal(setup: Setup, rng: Rng, stated: Stated) -> Deal:
    """Deal the plants at random by the rules, or as *stated*."""
    row = _stated_row(setup, stated) if "market" in stated else ()
    if "deck" not in stated:
        return deal(setup.names.box, rng, row, MARKET_SIZE, 0)
    if not row:
        raise SetupError("card_market_missing", key="deck")
    return _stated_deck(setup, row, stated)


def _stated_row(setup: Setup, stated: Stated) -> tuple[int, ...]:
    """Return the stated face-up plants, which must be small; equal numbers keep their order."""
    row = plant_cards(setup, stated["market"], "market")
    if len(row) != MARKET_SIZE or not all([card in setup.names.box.small for card in row]):
        raise SetupError(
            "card_market_small", {"size": MARKET_SIZE}, key="market", clauses=("CG-S10",)
        )
    return row


def _stated_deck(setup: Setup, row: tuple[int, ...], stated: Stated) -> Deal:
    """Return the stated deck, checked against the cards, and the plants missing from it."""
    words = stated["deck"]
    if words == _UNKNOWN_DECK:
        return Deal(row, *hidden_deck(setup.names.box, len(row), UNKNOWN_SMALL))
    if not words or words[-1] != LAST_WORD:
        raise SetupError("card_deck_end", {"word": LAST_WORD}, key="deck", clauses=("CG-S19",))
    deck = plant_cards(setup, words[:-1], "deck")
    for card in deck:
        if card in row:
            raise SetupError("card_deck_market", {"plant": setup.content.words[card]}, key="deck")
    box = setup.names.box
    if not deck or deck[0] not in box.small:
        raise SetupError("card_deck_top", key="deck", clauses=("CG-S20",))
    unseen = tuple([card for card in sorted(box.small + box.large) if card not in row + deck])
    small, removed = len([card for card in unseen if card in box.small]), box.small_removed
    if (small, len(unseen) - small) != (removed, box.large_removed):
        wanted: Values = {"seats": setup.seats, "small": removed, "large": box.large_removed}
        raise SetupError("card_deck_removed", wanted, key="deck", clauses=("CG-S16",))
    return Deal(row, (*deck, LAST_CARD), unseen)


def plant_cards(setup: Setup, words: tuple[str, ...], key: str) -> tuple[int, ...]:
    """Return *words* as plants, which must differ."""
    known = {word: card for card, word in setup.content.words.items()}
    cards: list[int] = []
    for word in words:
        if word not in known:
            raise SetupError("card_plant_unknown", {"word": word}, key=key)
        if known[word] in cards:
            raise SetupError("card_plant_twice", {"word": word}, key=key)
        cards.append(known[word])
    return tuple(cards)


# Fuel


def _fuel(setup: Setup, rng: Rng, stated: Stated) -> FuelMarket:
    """Deal the fuel cards at random by the rules, or as *stated*."""
    cards, column = setup.regular_fuel, setup.seat_rules.column
    shuffled, size = rng.shuffle(cards), COLUMNS * column
    on_sale, stack = stated.get("fuel_market"), stated.get("fuel_deck")
    last_key = "fuel_market" if stack is None else "fuel_deck"
    if stack == _UNKNOWN_DECK and on_sale is None:
        raise SetupError("card_market_missing", key="fuel_deck")
    is_known = stack is not None and stack != _UNKNOWN_DECK
    deck = fuel_cards(setup, stated["fuel_deck"], "fuel_deck") if is_known else ()
    if on_sale is not None:
        dealt = fuel_cards(setup, on_sale, "fuel_market")
    else:
        dealt = _without(shuffled, deck) if is_known else shuffled[:size]
    if not is_known:
        deck = _without(shuffled, dealt)
    if len(dealt) != size:
        wrong = last_key if on_sale is None else "fuel_market"
        raise SetupError("card_fuel_market_size", {"size": size}, key=wrong, clauses=("CG-S25",))
    if sorted(dealt + deck) != list(cards):
        values: Values = {"seats": setup.seats}
        raise SetupError("card_fuel_cards", values, key=last_key, clauses=("CG-S24",))
    return FuelMarket(
        columns=[tuple(sorted(dealt[at : at + column])) for at in range(0, size, column)],
        singles=[0] * len(setup.content.resources),
        supply=list(setup.content.singles),
        deck=(UNKNOWN,) * len(deck) if stack == _UNKNOWN_DECK else deck,
        discard=setup.content.plus,  # CG-S29
        late=setup.content.plusplus,  # CG-S30
        is_limited=setup.has_limited_singles,
    )


def _without(cards: tuple[int, ...], taken: tuple[int, ...]) -> tuple[int, ...]:
    """Return *cards* in their order, without one for each of *taken*."""
    left = list(cards)
    for card in taken:
        if card in left:
            left.remove(card)
    return tuple(left)


def held_word(setup: Setup, left: int, card: int) -> str:
    """Return the word of a stored card: ``coal3``, or with 1 unit left ``coal3:1``."""
    word = setup.fuel_names[card]
    return word if left == units_of(card) else f"{word}:{left}"


def held_words(setup: Setup, cards: tuple[tuple[int, int], ...]) -> list[str]:
    return [held_word(setup, left, card) for left, card in cards]


def store_words(setup: Setup, store: FuelStore) -> tuple[str, ...]:
    """Return the words of the cards of a store, and of its single cards."""
    singles = amount_words(setup.content.resources, store.singles)
    return (*held_words(setup, store.cards), *singles)


def fuel_words(setup: Setup, cards: tuple[int, ...]) -> list[str]:
    return [setup.fuel_names[card] for card in cards]


def fuel_cards(setup: Setup, words: tuple[str, ...], key: str) -> tuple[int, ...]:
    known = {word: card for card, word in setup.fuel_names.items() if card > 0}
    for word in words:
        if word not in known:
            values: Values = {"word": word, "first": min(known), "last": max(known)}
            raise SetupError("card_fuel_card_unknown", values, key=key)
    return tuple([known[word] for word in words])


# Records


def stated_chance(setup: Setup, key: str, words: tuple[str, ...]) -> tuple[int, ...]:
    """Return the cards of a shuffle or draw during play, as a record states them."""
    if key not in _KEYS_IN_PLAY:
        raise SetupError("card_chance_unknown", {"key": key, "keys": _KEYS_IN_PLAY}, key=key)
    if key in _DRAWS and len(words) != 1:
        raise SetupError("card_chance_one_card", {"key": key}, key=key)
    if key in _FUEL_KEYS:
        return fuel_cards(setup, words, key)
    return plant_cards(setup, words, key)


def chance_words(setup: Setup, key: str, cards: tuple[int, ...]) -> str:
    """Return the words of a shuffle or draw; `stated_chance` reads them back."""
    if key in _FUEL_KEYS:
        return " ".join(fuel_words(setup, cards))
    return " ".join([setup.names.card(card) for card in cards])


def layout(state: CardState) -> Stated:
    """Return the chance of a newly set up *state* in the words of a record's header."""
    setup = state.setup
    cards, fuel = state.cards, state.fuel
    dealt = [card for column in fuel.columns for card in column]
    return {
        "order": tuple(setup.names.letters(state.humans())),
        "market": tuple([state.word(card) for card in cards.row]),
        "deck": tuple([setup.names.card(card) for card in cards.deck]),
        "fuel_market": tuple(fuel_words(setup, tuple(dealt))),
        "fuel_deck": tuple(fuel_words(setup, fuel.deck)),
    }
