"""Tables and positions of the Card Game: real games of the engine, set up by hand. Never mocks.

Plants go by their words ("5a", "12", "S3" for the one-more-round card), fuel cards by kind and
units ("coal3"); a card in a store that is turned down is "coal3:1". Many of them stand in one
string, separated by spaces.
"""

from functools import cache

from gridwright.content.load import load
from gridwright.content.types import Plant
from gridwright.core.events import Event, EventSink
from gridwright.games.cardgame.fuel_market import FuelMarket, FuelStore, empty_store
from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.state import Bank, CardPlayer, CardState, LastCard, PhaseIndex
from gridwright.games.cardgame.table_rules import card_setup
from gridwright.parts.card_market import LAST_CARD
from gridwright.parts.fuel import capacity, in_order

KINDS = ("coal", "gas", "oil", "uranium")

MARKET = "5a 6a 7 8a 9 10 11 12"
"""Four cheap plants of coal, gas, either and none, and four to come."""

DECK = "13 14 15 16 17 18 S3"


def listed(words: str) -> tuple[str, ...]:
    """Return the single words, as a header of a record states them."""
    return tuple(words.split())


# Games and positions


@cache
def _shared_game(seats: int, options: tuple[tuple[str, str], ...]) -> CardGame:
    return CardGame(card_setup(load().card, seats, dict(options)), 1)


def a_game(seats: int = 3, **options: str) -> CardGame:
    """Return a game; options by name, ``demolition="on"``."""
    return _shared_game(seats, tuple(sorted(options.items())))


def a_state(
    game: CardGame,
    *,
    phase: PhaseIndex = PhaseIndex.AUCTION,
    number: int = 2,
    last_card: LastCard = LastCard.AHEAD,
    order: str = "",
    to_act: str = "",
    market: str = MARKET,
    deck: str = DECK,
    money: int = 50,
) -> CardState:
    """Return a position of round *number* in *phase*, before anybody has acted.

    *order* and *to_act* are seat letters ("BCA"; "T" is the Bank, which stands second by
    itself). In the auction the discount token lies on the lowest plant, as at its start. The usual
    deck is less what lies in the market, and less the last card once that is out.
    """
    is_out = last_card != LastCard.AHEAD
    gone = [*market.split(), "S3"] if is_out else market.split()
    cards = [word for word in deck.split() if deck != DECK or word not in gone]
    fields = {
        "round": str(number),
        "phase": phase.name.lower(),
        "last": ("ahead", "auction", "bureaucracy", "round")[last_card],
        "order": order or "ABCDEF"[: game.seats],
        "act": to_act,
        "market": ",".join(market.split()),
        "deck": ",".join(cards) or "-",
        "rng": f"{game.new(1, {}).rng.state:x}",
    }
    if is_out:
        fields["buried"] = ",".join(cards) or "-"
    for letter in "ABCDEF"[: game.seats]:
        fields[f"{letter}.money"] = str(money)
    return game.read_position(
        " ".join([f"{key}={value}" for key, value in fields.items() if value])
    )


def changed(game: CardGame, state: CardState, *fields: str) -> CardState:
    """Return the position with other fields in its text: ``B.money=12``; without a value, none."""
    text = dict(word.split("=", 1) for word in game.write_position(state).split())
    text.update(dict(field.split("=", 1) for field in fields))
    return game.read_position(" ".join([f"{key}={value}" for key, value in text.items() if value]))


def order_of(game: CardGame, letters: str) -> tuple[int, ...]:
    """Return the turn order of these seats; with two of them the Bank stands in the middle."""
    seats = tuple([seat_of(letter) for letter in letters])
    return (seats[0], game.seats, seats[1]) if game.seats == 2 else seats


def seat_of(letter: str) -> int:
    return ord(letter) - ord("A")


def cards_of(state: CardState, words: str) -> tuple[int, ...]:
    """Return the plants of these words; S3 is the one-more-round card."""
    return tuple([card_of(state, word) for word in words.split()])


def card_of(state: CardState, word: str) -> int:
    if word == "S3":
        return LAST_CARD
    return {name: card for card, name in state.setup.content.words.items()}[word]


def plants_of(state: CardState, words: str) -> tuple[Plant, ...]:
    return tuple([state.setup.content.plants[card] for card in cards_of(state, words)])


# Owners
#
# Tests give plants to owners that also lie in the usual market, and markets cards that are not
# printed so often. No position text may say that, so what follows is put in place by hand.


def player_of(state: CardState, letter: str) -> CardPlayer:
    return state.players[seat_of(letter)]


def own(state: CardState, letter: str, words: str) -> None:
    """Let a seat own exactly these plants."""
    player = player_of(state, letter)
    player.plants = in_order(plants_of(state, words))
    player.capacity = capacity(player.plants, len(KINDS))


def store(state: CardState, letter: str, cards: str = "", singles: str = "") -> None:
    """Let a seat hold exactly these fuel cards and single cards."""
    player_of(state, letter).store = a_store(cards, singles)


def the_bank(state: CardState) -> Bank:
    """Return the Bank, which must take part."""
    assert state.bank is not None
    return state.bank


def bank_owns(state: CardState, words: str) -> None:
    """Let the Bank own exactly these plants, oldest first."""
    the_bank(state).plants = plants_of(state, words)


# Fuel


def fuel_cards(words: str) -> tuple[int, ...]:
    """Return fuel cards as the engine numbers them: 4 * kind + units."""
    return tuple([4 * KINDS.index(word[:-1]) + int(word[-1]) for word in words.split()])


def fuel_words(cards: tuple[int, ...]) -> str:
    return " ".join([f"{KINDS[card // 4]}{card % 4}" for card in cards])


def a_store(cards: str = "", singles: str = "") -> FuelStore:
    """Return a store of these cards and single cards."""
    store = empty_store(len(KINDS))
    for word in cards.split():
        name, _, left = word.partition(":")
        store.add(fuel_cards(name)[0], int(left or name[-1]))
    for kind in singles.split():
        store.add_single(KINDS.index(kind))
    return store


def amounts(kinds: str) -> list[int]:
    """Return how often each kind is named."""
    return [kinds.split().count(kind) for kind in KINDS]


def a_market(
    two: str = "",
    three: str = "",
    four: str = "",
    *,
    singles: str = "",
    deck: str = "",
    discard: str = "",
    late: str = "",
    is_limited: bool = False,
) -> FuelMarket:
    """Return a fuel market with these cards in columns 2 to 4 and singles in column 1."""
    supply = [2, 2, 2, 1]
    for kind, count in enumerate(amounts(singles)):
        supply[kind] -= count
    return FuelMarket(
        columns=[fuel_cards(two), fuel_cards(three), fuel_cards(four)],
        singles=amounts(singles),
        supply=supply,
        deck=fuel_cards(deck),
        discard=fuel_cards(discard),
        late=fuel_cards(late),
        is_limited=is_limited,
    )


def columns(state: CardState) -> list[str]:
    """Return the cards of columns 2 to 4."""
    return [fuel_words(cards) for cards in state.fuel.columns]


def singles(state: CardState) -> dict[str, int]:
    """Return the single cards in column 1."""
    return {kind: count for kind, count in zip(KINDS, state.fuel.singles, strict=True) if count}


def units(state: CardState, letter: str) -> dict[str, int]:
    """Return the fuel that a seat has stored; T is the Bank."""
    store = the_bank(state).store if letter == "T" else player_of(state, letter).store
    return {kind: count for kind, count in zip(KINDS, store.units, strict=True) if count}


def stored_cards(state: CardState, letter: str) -> str:
    """Return the fuel cards of a seat with what is left on them; T is the Bank."""
    store = the_bank(state).store if letter == "T" else player_of(state, letter).store
    return " ".join([f"{fuel_words((card,))}:{left}" for left, card in store.cards])


# Playing


def play(game: CardGame, state: CardState, *lines: str) -> list[Event]:
    """Play actions in notation, each of which must be legal; return what happened."""
    sink = EventSink()
    for line in lines:
        assert reason(game, state, line) == "allowed", (line, reason(game, state, line))
        game.apply(state, game.parse(line), sink)
    return sink.events


def reason(game: CardGame, state: CardState, line: str) -> str:
    """Return the message id of the refusal of *line*, or "allowed"."""
    return game.refusal(state, game.parse(line)).message


def offers(game: CardGame, state: CardState) -> list[str]:
    """Return the legal actions in notation."""
    return [game.write(action) for action in game.legal_actions(state)]


def told(game: CardGame, events: list[Event]) -> list[str]:
    """Return *events* in ids and values: "bought_plant A plant=6a bid=7"; T is the Bank."""
    lines = []
    for event in events:
        seat = [game.setup.names.letters((event.seat,))] if event.seat >= 0 else []
        values = [f"{key}={value}" for key, value in event.values.items()]
        lines.append(" ".join([event.kind.id, *seat, *values]))
    return lines


def named(events: list[Event], kind: str) -> list[Event]:
    return [event for event in events if event.kind.id == kind]


# Asking


def row(state: CardState) -> str:
    """Return all face-up plants and the one-more-round card, ascending."""
    return words_of(state, state.cards.row)


def deck(state: CardState) -> str:
    return words_of(state, state.cards.deck)


def removed(state: CardState) -> str:
    """Return the plants that have left the game before everybody's eyes, oldest first."""
    return words_of(state, state.box)


def words_of(state: CardState, cards: tuple[int, ...]) -> str:
    return " ".join(["S3" if card == LAST_CARD else state.word(card) for card in cards])


def order(state: CardState) -> str:
    return state.setup.names.letters(state.order)


def acting(state: CardState) -> str:
    """Return the letter of the seat to act, or "-"."""
    return state.setup.names.letters((state.to_act,)) if state.to_act >= 0 else "-"


def token(state: CardState) -> str:
    """Return the plant under the discount token, or "-"."""
    return state.word(state.token.card) if state.token.card else "-"


def money(state: CardState, letter: str) -> int:
    return player_of(state, letter).money


def plants(state: CardState, letter: str) -> str:
    """Return the plants of a seat; of the Bank, T, oldest first."""
    if letter == "T":
        return words_of(state, tuple([plant.card for plant in the_bank(state).plants]))
    return words_of(state, player_of(state, letter).plant_cards())
