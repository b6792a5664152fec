"""Tables and positions for tests: real games of the engine, set up by hand. Never mocks."""

from dataclasses import fields
from functools import cache

from gridwright.content.load import load
from gridwright.core.action import Action
from gridwright.core.events import Event, EventSink
from gridwright.games.board.game import BoardGame
from gridwright.games.board.position import BoardReader, write_position
from gridwright.games.board.state import BoardState, PhaseIndex
from gridwright.games.registry import open_game
from gridwright.parts.card_market import LAST_CARD
from gridwright.parts.network import free_slot

RESOURCES = ("coal", "oil", "garbage", "uranium")
S3 = LAST_CARD


@cache
def _shared_game(
    title: str, board: str, seats: int, options: tuple[tuple[str, str], ...]
) -> BoardGame:
    game = open_game(load(), title, board, seats, dict(options))
    assert isinstance(game, BoardGame)
    return game


def a_game(
    title: str = "recharged", board: str = "germany", seats: int = 3, **options: str
) -> BoardGame:
    """Return a game; options by name, ``starting_cities="on"``."""
    return _shared_game(title, board, seats, tuple(sorted(options.items())))


def a_state(
    game: BoardGame,
    *,
    phase: PhaseIndex = PhaseIndex.AUCTION,
    number: int = 2,
    step: int = 1,
    order: str = "",
    to_act: str = "",
    market: tuple[int, ...] = (),
    deck: tuple[int, ...] | None = None,
    money: int | None = None,
    seed: int = 1,
) -> BoardState:
    """Return a position of round *number* in *phase*, before anybody has acted.

    *order* and *to_act* are seat letters ("BCA"; "T" is the Trust). With a stated *market* the
    discount token lies on its lowest plant, as at the start of Phase 2. Regions: all of the map.
    """
    dealt = position_words(game.write_position(game.new(seed, {})))
    words = {key: dealt[key] for key in ("order", "market", "deck", "rng")}
    if phase not in (PhaseIndex.REGIONS, PhaseIndex.TRUST, PhaseIndex.STARTING_CITIES):
        words["round"] = str(number)
    words["phase"] = phase.name.lower()
    words["step"] = str(step)
    if order:
        words["order"] = order
    if to_act:
        words["act"] = to_act
    if market:
        words["market"] = pile(market)
        del words["deck"]
    if deck is not None:
        words["deck"] = pile(deck)
        small = words["market"].split(",") + [str(card) for card in game.setup.names.box.small]
        free = [card for card in dict.fromkeys(small) if card not in words["deck"].split(",")]
        words["market"] = words["market"] if market else ",".join(free[:8])
    for seat in range(game.seats):
        words[f"{chr(ord('A') + seat)}.money"] = str(50 if money is None else money)
    return game.read_position(position_text(words))


def position_words(text: str) -> dict[str, str]:
    """Return the words of a position text by their keys."""
    return dict(word.split("=", 1) for word in text.split())


def position_text(words: dict[str, str]) -> str:
    """Return *words* as a position text, without those that are empty."""
    return " ".join([f"{key}={value}" for key, value in words.items() if value])


def pile(cards: tuple[int, ...]) -> str:
    """Return *cards* as a position text has them."""
    return ",".join(["S3" if card == S3 else str(card) for card in cards]) or "-"


def put(state: BoardState, text: str) -> None:
    """Let *state* be as *text* says, words of a position text; an empty one is as if left out.

    All else stays, but chance that was stated, which is no part of a position, is kept by hand.
    """
    words = position_words(write_position(state)) | position_words(text)
    stated = state.rng.stated
    other = BoardReader(state.setup, position_text(words)).position()
    for name in [field.name for field in fields(state)]:
        setattr(state, name, getattr(other, name))
    state.rng.stated = stated


def seat_of(game: BoardGame, letter: str) -> int:
    """Return the seat of a letter; the Trust stands behind the last seat."""
    return game.seats if letter == "T" else ord(letter) - ord("A")


def own(state: BoardState, letter: str, *numbers: int) -> None:
    """Let a seat own exactly these plants, wherever else they lay.

    For each that was removed unseen, another one of the deck is, from below.
    """
    cards, box = state.cards, state.setup.names.box
    deck = [card for card in cards.deck if card not in numbers]
    unseen = [card for card in state.unseen if card not in numbers]
    for kind, wanted in ((box.small, box.small_removed), (box.large, box.large_removed)):
        short = wanted - len([card for card in unseen if card in kind])
        if short > 0 and S3 in deck:
            gone = [card for card in deck[: deck.index(S3)] if card in kind][-short:]
            deck = [card for card in deck if card not in gone]
    row = tuple([card for card in cards.row if card not in numbers])
    plants = ",".join([str(number) for number in sorted(numbers)])
    put(
        state,
        f"{letter}.plants={plants} market={pile(row)} deck={pile(tuple(deck))} unseen= buried="
        + (" discount=" if state.token.card in numbers else ""),
    )


def store(state: BoardState, letter: str, **amounts: int) -> None:
    """Let a seat hold exactly this fuel, out of the supply, or else out of the market."""
    held = state.players[ord(letter) - ord("A")].stored
    sale = {}
    for index, name in enumerate(RESOURCES):
        free = state.fuel.on_sale[index] + state.fuel.supply[index] + held[index]
        sale[name] = min(state.fuel.on_sale[index], free - amounts.get(name, 0))
    put(state, f"{letter}.fuel={fuel_words(amounts)} fuel={fuel_words(sale) or '-'}")


def overfill(state: BoardState, letter: str, **amounts: int) -> None:
    """Let a seat hold fuel beyond what its plants store, out of the supply; no text may say so."""
    player = state.players[ord(letter) - ord("A")]
    for index, name in enumerate(RESOURCES):
        state.fuel.supply[index] += player.stored[index] - amounts.get(name, 0)
    player.stored = [amounts.get(name, 0) for name in RESOURCES]


def fuel_words(amounts: dict[str, int]) -> str:
    """Return fuel as a position text has it."""
    return ",".join([f"{name}:{amount}" for name, amount in amounts.items() if amount])


def houses(state: BoardState, letter: str, *cities: str) -> None:
    """Let a seat build in these cities, on the cheapest free slots, for nothing."""
    built = position_words(write_position(state)).get(f"{letter}.cities", "")
    new = [f"{name}:{free_slot(state.taken, city_of(state, name)) + 1}" for name in cities]
    put(state, f"{letter}.cities={','.join([built, *new]).strip(',')}")


def some_houses(state: BoardState, letter: str, count: int) -> None:
    """Let a seat build in the first *count* cities of the map where it has none."""
    player = state.players[ord(letter) - ord("A")]
    free = [
        state.city_id(city)
        for city in state.area.cities
        if not player.network >> city & 1 and free_slot(state.taken, city) < len(state.taken)
    ]
    houses(state, letter, *free[:count])


def city_of(state: BoardState, name: str) -> int:
    """Return the index of a city id."""
    return [city.id for city in state.setup.map.cities].index(name)


def slots_taken(state: BoardState, name: str) -> int:
    """Return the occupied slots of a city as a bit set, the cheapest as the lowest bit."""
    city = city_of(state, name)
    return sum((taken >> city & 1) << slot for slot, taken in enumerate(state.taken))


def next_shuffle(state: BoardState, *cards: int) -> None:
    """Let the coming shuffle of the deck turn out like this; no position text can say so."""
    state.rng.stated = (("deck", cards),)


def on_sale(state: BoardState, **amounts: int) -> None:
    """Set how much is on sale; the rest of each fuel goes to the supply."""
    now = dict(zip(RESOURCES, state.fuel.on_sale, strict=True))
    put(state, f"fuel={fuel_words(now | amounts) or '-'}")


def play(game: BoardGame, state: BoardState, *lines: str) -> list[Event]:
    """Play actions in notation, each of which must be legal; return what happened.

    What nobody listens to must happen all the same, so each is tried in silence too.
    """
    sink = EventSink()
    for line in lines:
        action = game.parse(line)
        assert reason(game, state, line) == "allowed", (line, reason(game, state, line))
        silent = state.copy()
        game.apply(silent, action)
        game.apply(state, action, sink)
        assert silent == state, line
    return sink.events


def reason(game: BoardGame, state: BoardState, line: str) -> str:
    """Return the message id of the refusal of *line*, or "allowed"."""
    return game.refusal(state, game.parse(line)).message


def why_not(game: BoardGame, state: BoardState, line: str, *names: str) -> tuple[object, ...]:
    """Return why *line* is refused: the message id, the values called *names*, the clauses."""
    message = game.explain(state, game.parse(line))
    return (message.id, *[message.values[name] for name in names], *message.clauses)


def clauses(game: BoardGame, state: BoardState, line: str) -> tuple[str, ...]:
    """Return the clauses that the refusal of *line* names."""
    return game.explain(state, game.parse(line)).clauses


def offers(game: BoardGame, state: BoardState) -> list[str]:
    """Return the legal actions in notation."""
    return [game.write(action) for action in game.legal_actions(state)]


def current(state: BoardState) -> list[int]:
    """Return the current market."""
    return list(state.for_sale())


def row(state: BoardState) -> list[int]:
    """Return all face-up cards, `S3` included."""
    return list(state.cards.row)


def money(state: BoardState, letter: str) -> int:
    return state.players[ord(letter) - ord("A")].money


def plants(state: BoardState, letter: str) -> list[int]:
    return list(state.players[ord(letter) - ord("A")].plant_cards())


def actions(game: BoardGame, *lines: str) -> list[Action]:
    return [game.parse(line) for line in lines]
