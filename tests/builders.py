"""Tables and positions for tests: real games of the engine, set up by hand. Never mocks."""

from functools import cache

from gridwright.content.load import load
from gridwright.core.action import Action
from gridwright.core.events import Event, EventSink
from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardState, Phase
from gridwright.games.registry import open_game
from gridwright.parts.card_market import LAST_CARD
from gridwright.parts.fuel import capacity
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
    phase: Phase = Phase.AUCTION,
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
    state = game.new(seed, {})
    state.area = game.setup.play_area((1 << len(game.setup.map.regions)) - 1)
    state.round = number
    state.step = step
    state.phase = phase
    state.marked = 0
    if order:
        state.order = tuple(seat_of(game, letter) for letter in order)
    state.auction.begin_phase()
    first = state.humans()[0] if phase in (Phase.AUCTION, Phase.BUREAUCRACY) else state.humans()[-1]
    state.to_act = seat_of(game, to_act) if to_act else first
    if market:
        state.cards.row = tuple(sorted(market))
    if deck is not None:
        state.cards.deck = deck
    state.token.put_aside()
    if phase == Phase.AUCTION and game.setup.edition.uses_discount_token:
        state.token.lay(state.cards.plants()[0], state.cards.plants()[0])
    for player in state.players:
        player.money = 50 if money is None else money
    return state


def seat_of(game: BoardGame, letter: str) -> int:
    """Return the seat of a letter; the Trust stands behind the last seat."""
    return game.seats if letter == "T" else ord(letter) - ord("A")


def own(state: BoardState, letter: str, *numbers: int) -> None:
    """Let a seat own exactly these plants."""
    plants = state.setup.edition.numbers.plants
    player = state.players[ord(letter) - ord("A")]
    player.plants = tuple(plants[number] for number in sorted(numbers))
    player.capacity = capacity(player.plants, len(RESOURCES))


def store(state: BoardState, letter: str, **amounts: int) -> None:
    """Let a seat hold exactly this fuel, taken out of the supply where it lies."""
    player = state.players[ord(letter) - ord("A")]
    player.stored = [amounts.get(name, 0) for name in RESOURCES]


def houses(state: BoardState, letter: str, *cities: str) -> None:
    """Let a seat build in these cities, on the cheapest free slots, for nothing."""
    player = state.players[ord(letter) - ord("A")]
    for name in cities:
        city = city_of(state, name)
        slot = free_slot(state.taken, city)
        state.taken[slot] |= 1 << city
        player.cities = (*player.cities, city)
        player.slots = (*player.slots, slot)
        player.network |= 1 << city
        player.reach = state.area.extended(player.reach, city)


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
    """Let the coming shuffle of the deck turn out like this."""
    state.rng.stated = (("deck", cards),)


def on_sale(state: BoardState, **amounts: int) -> None:
    """Set how much is on sale; the rest of each fuel goes to the supply."""
    for index, name in enumerate(RESOURCES):
        if name in amounts:
            whole = state.fuel.on_sale[index] + state.fuel.supply[index]
            state.fuel.on_sale[index] = amounts[name]
            state.fuel.supply[index] = whole - amounts[name]


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
