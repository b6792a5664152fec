"""Lay the table: content, seats and chance become the first state."""

from gridwright.core.errors import SetupError
from gridwright.core.events import NOBODY
from gridwright.core.game import Stated
from gridwright.core.rng import Rng
from gridwright.games.cardgame.fuel_market import (
    COLUMNS,
    FuelMarket,
    empty_store,
    fuel_card,
    kind_of,
    units_of,
)
from gridwright.games.cardgame.rounds import advance, begin_round
from gridwright.games.cardgame.state import (
    Bank,
    CardPlayer,
    CardState,
    LastCard,
    Phase,
    Setup,
)
from gridwright.parts.auction import Auction
from gridwright.parts.card_market import LAST_CARD, Deal, deal, lay_out
from gridwright.parts.demolition import Demolition
from gridwright.parts.discount_token import DiscountToken
from gridwright.parts.fuel import capacity
from gridwright.parts.turn_order import first_order

# Each kind of chance has a stream of its own: stating one leaves the others as the seed has them.
_ORDER, _CARDS, _FUEL, _PLAY = range(4)

MARKET_SIZE = 8
_NEEDED = ("order", "market", "deck", "fuel_market", "fuel_deck")


def lay(setup: Setup, seed: int | None, stated: Stated) -> CardState:
    """Return the first state in which a seat must decide."""
    if seed is None and not all([key in stated for key in _NEEDED]):
        text = f"Without a seed, the record must state: {', '.join(_NEEDED)}."
        raise SetupError(text, "seed")
    rng = Rng(0 if seed is None else seed)
    order = first_order(  # CG-S7
        rng.stream(_ORDER), setup.seats, stated.get("order"), has_dummy=setup.has_bank
    )
    dealt = _deal(setup, rng.stream(_CARDS), stated)
    fuel = _fuel(setup, rng.stream(_FUEL), stated)
    state = _first_state(setup, rng.stream(_PLAY), order, dealt, fuel)
    begin_round(state, None)
    advance(state, None)
    return state


def _first_state(
    setup: Setup, rng: Rng, order: tuple[int, ...], dealt: Deal, fuel: FuelMarket
) -> CardState:
    """Return the table with all pieces in place, before the first round."""
    content = setup.content
    kinds = len(content.resources)
    nothing = capacity((), kinds)
    players = [
        CardPlayer(content.money, (), nothing, empty_store(kinds), 0) for _ in range(setup.seats)
    ]
    return CardState(
        setup=setup,
        rng=rng,
        round=0,
        phase=Phase.BUREAUCRACY,
        last_card=LastCard.AHEAD,
        to_act=NOBODY,
        order=order,
        cards=lay_out(dealt.row, dealt.deck, setup.numbers),
        token=DiscountToken(),
        auction=Auction(setup.seats),
        new_plant=0,
        fuel=fuel,
        players=players,
        bank=Bank((), empty_store(kinds), has_taken=False) if setup.has_bank else None,
        demolition=Demolition(content.demolition if setup.options.demolition else ()),
        box=(),
        unseen=dealt.unseen,
    )


# Plants


def _deal(setup: Setup, rng: Rng, stated: Stated) -> Deal:
    """Deal the plants by the rules, or as stated."""
    row = _stated_row(setup, stated) if "market" in stated else ()
    if "deck" not in stated:
        return deal(setup.box, rng, row, MARKET_SIZE, 0)
    if not row:
        raise SetupError("A record that states the deck must state the market too.", "deck")
    return _stated_deck(setup, row, stated)


def _stated_row(setup: Setup, stated: Stated) -> tuple[int, ...]:
    """Return the stated face-up plants: small ones, equal numbers as they were revealed."""
    row = _plants(setup, stated["market"], "market")
    if len(row) != MARKET_SIZE or not all([card in setup.box.small for card in row]):
        text = f"The market starts with {MARKET_SIZE} small plants (CG-S10)."
        raise SetupError(text, "market")
    return row


def _stated_deck(setup: Setup, row: tuple[int, ...], stated: Stated) -> Deal:
    """Return the stated deck, checked against the cards, and what is then missing from it."""
    words = stated["deck"]
    if not words or words[-1] != "S3":
        raise SetupError("The deck ends with the one-more-round card, S3 (CG-S19).", "deck")
    deck = _plants(setup, words[:-1], "deck")
    for card in deck:
        if card in row:
            text = f"Plant {setup.content.words[card]} is both in the market and in the deck."
            raise SetupError(text, "deck")
    box = setup.box
    if not deck or deck[0] not in box.small:
        raise SetupError("The top of the deck is a small plant (CG-S20).", "deck")
    unseen = tuple([card for card in sorted(box.small + box.large) if card not in row + deck])
    small = len([card for card in unseen if card in box.small])
    if (small, len(unseen) - small) != (box.small_removed, box.large_removed):
        wanted = f"{box.small_removed} small and {box.large_removed} large plants are missing"
        raise SetupError(f"With {setup.seats} players {wanted} (CG-S16).", "deck")
    return Deal(row, (*deck, LAST_CARD), unseen)


def _plants(setup: Setup, words: tuple[str, ...], key: str) -> tuple[int, ...]:
    """Return *words* as different plants."""
    cards = {word: card for card, word in setup.content.words.items()}
    found: list[int] = []
    for word in words:
        if word not in cards:
            raise SetupError(f"There is no plant '{word}'.", key)
        if cards[word] in found:
            raise SetupError(f"Plant {word} is named twice.", key)
        found.append(cards[word])
    return tuple(found)


# Fuel


def fuel_in_play(setup: Setup) -> tuple[int, ...]:
    """Return the regular fuel cards that this number of players uses (CG-S24)."""
    cards: list[int] = []
    for mark in setup.seat_rules.marks:
        cards.extend(setup.content.regular[mark])
    return tuple(sorted(cards))


def _fuel(setup: Setup, rng: Rng, stated: Stated) -> FuelMarket:
    """Deal the fuel cards by the rules, or as stated."""
    cards = fuel_in_play(setup)
    size = COLUMNS * setup.seat_rules.column
    shuffled = rng.shuffle(cards)
    dealt, deck = shuffled[:size], shuffled[size:]
    if "fuel_market" in stated:
        dealt = fuel_cards(setup, stated["fuel_market"], "fuel_market")
        deck = _without(shuffled, dealt)
    if "fuel_deck" in stated:
        deck = fuel_cards(setup, stated["fuel_deck"], "fuel_deck")
        if "fuel_market" not in stated:
            dealt = _without(shuffled, deck)
    if len(dealt) != size:
        key = "fuel_market" if "fuel_market" in stated else "fuel_deck"
        text = f"The fuel market starts with {size} cards: columns 2, 3, 4 (CG-S25)."
        raise SetupError(text, key)
    if sorted(dealt + deck) != list(cards):
        key = "fuel_deck" if "fuel_deck" in stated else "fuel_market"
        text = f"Market and deck must hold just the fuel cards of {setup.seats} players (CG-S24)."
        raise SetupError(text, key)
    column = setup.seat_rules.column
    return FuelMarket(
        columns=[
            tuple(sorted(dealt[index * column : (index + 1) * column])) for index in range(COLUMNS)
        ],
        singles=[0] * len(setup.content.resources),
        supply=list(setup.content.singles),
        deck=deck,
        discard=setup.content.plus,  # CG-S29
        late=setup.content.plusplus,  # CG-S30
        is_limited=setup.options.limited_singles,
    )


def _without(cards: tuple[int, ...], taken: tuple[int, ...]) -> tuple[int, ...]:
    """Return *cards* in their order, less one for each of *taken*."""
    left = list(cards)
    for card in taken:
        if card in left:
            left.remove(card)
    return tuple(left)


def fuel_word(setup: Setup, card: int) -> str:
    """Return what a record calls a fuel card: ``coal3``."""
    return f"{setup.content.resources[kind_of(card)]}{units_of(card)}"


def fuel_cards(setup: Setup, words: tuple[str, ...], key: str) -> tuple[int, ...]:
    """Read fuel cards."""
    known = {
        f"{name}{units}": fuel_card(kind, units)
        for kind, name in enumerate(setup.content.resources)
        for units in (1, 2, 3)
    }
    for word in words:
        if word not in known:
            raise SetupError(f"There is no fuel card '{word}'; write coal1 to uranium3.", key)
    return tuple([known[word] for word in words])


# Records


def stated_shuffle(setup: Setup, key: str, words: tuple[str, ...]) -> tuple[int, ...]:
    """Return the outcome of a shuffle during play as a record states it."""
    if key == "deck":
        return _plants(setup, words, key)
    if key == "fuel_deck":
        return fuel_cards(setup, words, key)
    raise SetupError(f"Only deck and fuel_deck are shuffled during play, not '{key}'.", key)


def shuffle_words(setup: Setup, key: str, cards: tuple[int, ...]) -> str:
    """Write the outcome of a shuffle; `stated_shuffle` reads it back."""
    if key == "fuel_deck":
        return " ".join([fuel_word(setup, card) for card in cards])
    return " ".join([setup.content.words[card] for card in cards])


def layout(state: CardState) -> Stated:
    """Return the chance of a freshly laid *state* in the words of a record's header."""
    setup = state.setup
    dealt = [card for column in state.fuel.columns for card in column]
    return {
        "order": tuple(setup.seat_letters(state.humans())),
        "market": tuple([state.word(card) for card in state.cards.row]),
        "deck": (*[state.word(card) for card in state.cards.deck[:-1]], "S3"),
        "fuel_market": tuple([fuel_word(setup, card) for card in dealt]),
        "fuel_deck": tuple([fuel_word(setup, card) for card in state.fuel.deck]),
    }
