"""Tables and positions of Outpost for tests: real games of the engine, set up by hand.

Cards are called by their words: ``12``, ``5a``. A pile is written with its cards from the bottom
up and the sum of its tokens: ``5a+5b:3``. Cities and card kinds are those of the data set; where
an example of the rulebook needs cards that it lacks, `a_larger_game` adds them.
"""

from dataclasses import fields, replace
from functools import cache

from gridwright.content.load import load
from gridwright.content.plants import card_words
from gridwright.content.types import HOUSING, PLANT, OutpostCard, OutpostContent
from gridwright.core.events import Event, EventSink
from gridwright.games.outpost import company
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.market import Pile
from gridwright.games.outpost.position import OutpostReader, write_position
from gridwright.games.outpost.state import WORKERS, Company, OutpostState, PhaseIndex
from gridwright.games.outpost.table_rules import outpost_setup
from gridwright.games.registry import open_game
from gridwright.parts.card_market import LAST_CARD
from gridwright.parts.network import free_slot

RULES = 2  # the newest version
CURRENT = "10 11 12 13"
FUTURE = "14 15 16 17"
DECK = "18 19 21 23 25 26 27 29 30 33 34 S3"
MORE_NUMBERS = (4, 5, 6, 8, 8, 8, 9, 20)  # 4b, 5c, 6b, 8b to 8d, 9, 20c: housings with one bed


# Games


@cache
def _shared_game(seats: int, rules: int, options: tuple[tuple[str, str], ...]) -> OutpostGame:
    game = open_game(load(), "outpost", "", seats, dict(options), rules)
    assert isinstance(game, OutpostGame)
    return game


def a_game(seats: int = 3, rules: int = RULES, **options: str) -> OutpostGame:
    """Return a game; options by name, ``area="west"``."""
    return _shared_game(seats, rules, tuple(sorted(options.items())))


@cache
def a_larger_game(seats: int = 3) -> OutpostGame:
    """Return a game whose box holds the cards of `MORE_NUMBERS` as well."""
    content = load().outpost
    cards = dict(content.cards)
    for number in MORE_NUMBERS:
        card = len(cards) + 1
        cards[card] = OutpostCard(card, number, HOUSING, 0, 0, 1, "", number <= 14, "book")
    return OutpostGame(outpost_setup(_with_cards(content, cards), seats, {}, RULES))


def _with_cards(content: OutpostContent, cards: dict[int, OutpostCard]) -> OutpostContent:
    numbers = {card: entry.number for card, entry in cards.items()}
    return replace(content, cards=cards, words=card_words(numbers))


# Positions


def a_state(
    game: OutpostGame,
    *,
    phase: PhaseIndex = PhaseIndex.AUCTION,
    number: int = 2,
    stage: int = 1,
    order: str = "",
    current: str = CURRENT,
    future: str = FUTURE,
    deck: str = DECK,
    money: int = 60,
    areas: int | None = None,
) -> OutpostState:
    """Return a position of round *number* in *phase*, before anybody has acted.

    *order* are seat letters, by default "ABC" or "ATB"; "T" is the Syndicate. All connections cost
    5; `connect` changes one. In stage 3 all piles stand in *current*. Four play in the west.
    """
    chosen = {2: 1, 3: 1, 4: 3}.get(game.seats, 7) if areas is None else areas
    rows, left = ("", deck.removesuffix("S3")) if stage == 3 else (future, deck)
    said = {
        "round": str(number),
        "phase": phase.name.lower(),
        "stage": str(stage),
        "execution": "1",
        "order": order or ("ATB" if game.seats == 2 else "ABCDEF"[: game.seats]),
        "market": ",".join(current.split()) or "-",
        "future": ",".join(rows.split()),
        "deck": ",".join(left.split()) or "-",
        "areas": ",".join([game.setup.content.areas[at] for at in range(3) if chosen >> at & 1]),
        "connections": ",".join(["5"] * len(game.setup.content.connections)),
        **{f"{letter}.money": str(money) for letter in "ABCDEF"[: game.seats]},
    }
    return game.read_position(_text(said))


def _text(said: dict[str, str]) -> str:
    return " ".join([f"{key}={value}" for key, value in said.items() if value])


def _fields(state: OutpostState) -> dict[str, str]:
    """Return the words of the position text of *state* by their keys."""
    return dict(word.split("=", 1) for word in write_position(state).split())


def change(state: OutpostState, changes: dict[str, str]) -> None:
    """Make *state* what its position text says with these *changes*; "" leaves a key out."""
    away = len(state.setup.labour.prices) - on_market(state) - _employed(state)
    after = OutpostReader(state.setup, _text({**_fields(state), **changes})).position()
    for part in fields(after):
        setattr(state, part.name, getattr(after, part.name))
    send_away(state, away)


def send_away(state: OutpostState, count: int) -> None:
    """Let so many workers look for work no more.

    Done to the market itself: no text knows workers who are nowhere, and with an owner without
    beds they would be back in phase 4.
    """
    state.labour.take(WORKERS, count)


def _employed(state: OutpostState) -> int:
    firms = [player.company for player in state.players]
    if state.syndicate is not None:
        firms.append(state.syndicate.company)
    return sum([owner.workers + owner.seasonal for owner in firms])


def robots(state: OutpostState, letter: str, count: int) -> None:
    """Let a company have the Robots card and so many robots."""
    if card_of(state, "22b") not in firm(state, letter).pool:
        own(state, letter, " ".join([*pool(state, letter).split(), "22b"]))
    change(state, {f"{letter}.robots": str(count)})


def lay_market(state: OutpostState, current: str, future: str, deck: str) -> None:
    """Lay these piles and this deck; ``S3`` at the end of the future market or in the deck."""
    rows = {"market": current, "future": future, "deck": deck}
    said = {key: ",".join(words.split()) or "-" for key, words in rows.items()}
    change(state, {**said, "buried": "", "unseen": ""})


def connect(state: OutpostState, first: str, second: str, cost: int) -> None:
    """Lay a token of *cost* on a connection."""
    ends = tuple(sorted((city_of(state, first), city_of(state, second))))
    costs = [str(each) for each in state.costs]
    costs[state.setup.content.connections.index((ends[0], ends[1]))] = str(cost)
    change(state, {"connections": ",".join(costs)})


def stations(state: OutpostState, letter: str, *cities: str) -> None:
    """Let a company have stations in these cities, on the cheapest free slots, for nothing."""
    places = [f"{name}:{free_slot(state.taken, city_of(state, name)) + 1}" for name in cities]
    _add(state, f"{letter}.stations", places)


def some_stations(state: OutpostState, letter: str, count: int) -> None:
    """Let a company have stations in the first *count* cities where it has none and may build."""
    owner = firm(state, letter)
    free = [
        state.city_id(city)
        for city in state.area.cities
        if not owner.network >> city & 1 and free_slot(state.taken, city) < len(state.taken)
    ]
    stations(state, letter, *free[:count])


def buildings(state: OutpostState, letter: str, *cities: str) -> None:
    """Let a company have the building of the site in each of these cities, for nothing."""
    _add(state, f"{letter}.sites", list(cities))


def _add(state: OutpostState, key: str, words: list[str]) -> None:
    """Add *words* to a list of the position text."""
    there = _fields(state).get(key, "")
    change(state, {key: ",".join([*([there] if there else []), *words])})


def own(state: OutpostState, letter: str, words: str) -> None:
    """Let a company have exactly these cards in its pool, wherever they lay before."""
    _hold(state, {f"{letter}.pool": words.split()}, {f"{letter}.colonies": ""})


def install(state: OutpostState, letter: str, plants: str = "", housing: str = "") -> None:
    """Let a company have exactly these cards in slots, which are unlocked for them."""
    held = {f"{letter}.plants": plants.split(), f"{letter}.housing": housing.split()}
    counts = [len(cards) for cards in held.values()]
    _hold(state, held, {f"{letter}.sites": _sites(state, letter, counts)})


def unlock(state: OutpostState, letter: str, plants: int = 0, housing: int = 0) -> None:
    """Let a company have so many unlocked slots at least: it builds on sites far away."""
    change(state, {f"{letter}.sites": _sites(state, letter, [plants, housing])})


def _sites(state: OutpostState, letter: str, counts: list[int]) -> str:
    """Return the sites of a company with so many buildings of each kind, the last free ones."""
    owner = firm(state, letter)
    sites = state.city_ids(owner.sites)
    for kind in (PLANT, HOUSING):
        free = state.area.members & state.setup.sites_for[kind] & ~state.sites
        wanted = max(0, counts[kind] - company.unlocked(state.setup, owner, kind))
        sites += state.city_ids(free)[::-1][:wanted]
    return ",".join(sites)


def _hold(state: OutpostState, places: dict[str, list[str]], changes: dict[str, str]) -> None:
    """Put cards into *places* of the position text and out of all others."""
    texts = {**_fields(state), **changes}
    cards = [card for held in places.values() for card in held]
    for key in ("market", "future", "deck", "buried", "unseen", "removed"):
        piles = [pile for pile in texts.get(key, "").split(",") if pile]
        left = [pile for pile in piles if pile.partition(":")[0] not in cards]
        if left != piles:
            texts[key] = ",".join(left) or "-"
    texts.update({key: ",".join(held) for key, held in places.items()})
    change(state, {**texts, "unseen": ""})


def employ(state: OutpostState, letter: str, workers: int, seasonal: int = 0) -> None:
    """Let a company have so many workers, taken off the labour market."""
    change(state, {f"{letter}.workers": str(workers), f"{letter}.seasonal": str(seasonal)})


# Names


def seat_of(state: OutpostState, letter: str) -> int:
    """Return the seat of a letter; the Syndicate stands behind the last seat."""
    return state.dummy if letter == "T" else ord(letter) - ord("A")


def firm(state: OutpostState, letter: str) -> Company:
    if letter != "T":
        return state.players[ord(letter) - ord("A")].company
    assert state.syndicate is not None
    return state.syndicate.company


def card_of(state: OutpostState, word: str) -> int:
    """Return the card that people call *word*; ``S3`` is the Stage 3 card."""
    if word == "S3":
        return LAST_CARD
    words = state.setup.content.words
    return next(card for card, name in words.items() if name == word)


def city_of(state: OutpostState, name: str) -> int:
    """Return the index of a city id."""
    return [city.id for city in state.setup.content.cities].index(name)


# Playing


def play(game: OutpostGame, state: OutpostState, *lines: str) -> list[Event]:
    """Play actions in notation, each of which must be legal; return what happened."""
    sink = EventSink()
    for line in lines:
        assert reason(game, state, line) == "allowed", (line, reason(game, state, line))
        game.apply(state, game.parse(line), sink)
    return sink.events


def reason(game: OutpostGame, state: OutpostState, line: str) -> str:
    """Return the message id of the refusal of *line*, or "allowed"."""
    return game.refusal(state, game.parse(line)).message


def offers(game: OutpostGame, state: OutpostState, verb: str = "") -> list[str]:
    """Return the legal actions in notation, or only those with this *verb*."""
    texts = [game.write(action) for action in game.legal_actions(state)]
    return [text for text in texts if not verb or text.split()[0] == verb]


def skip_phase(game: OutpostGame, state: OutpostState) -> list[Event]:
    """Let everybody do as little as possible until the phase is over."""
    idle: dict[int, str] = {
        PhaseIndex.AUCTION: "pass",
        PhaseIndex.EXPANSION: "done",
        PhaseIndex.BUREAUCRACY: "power none",
    }
    events: list[Event] = []
    phase, execution = state.phase, state.execution
    while (state.phase, state.execution) == (phase, execution):
        sites = offers(game, state, "syndicate")
        events += play(game, state, sites[0] if sites else idle[phase])
    return events


# Looking


def to_act(state: OutpostState) -> str:
    """Return the letter of the seat to act, "-" if nobody has to."""
    return chr(ord("A") + state.to_act) if state.to_act >= 0 else "-"


def order(state: OutpostState) -> str:
    return state.setup.names.letters(state.order)


def money(state: OutpostState, letter: str) -> int:
    return state.players[ord(letter) - ord("A")].money


def words(state: OutpostState, cards: tuple[int, ...]) -> str:
    return " ".join("S3" if card == LAST_CARD else state.word(card) for card in cards)


def pool(state: OutpostState, letter: str) -> str:
    return words(state, firm(state, letter).pool)


def slots(state: OutpostState, letter: str) -> tuple[str, str]:
    """Return the cards in plant slots and in housing slots."""
    plants, housing = firm(state, letter).slots
    return words(state, plants), words(state, housing)


def current(state: OutpostState) -> str:
    return " ".join(_show(state, pile) for pile in state.market.current)


def future(state: OutpostState) -> str:
    piles = [_show(state, pile) for pile in state.market.future]
    return " ".join([*piles, *(["S3"] if state.market.has_last_card else [])])


def _show(state: OutpostState, pile: Pile) -> str:
    cards = "+".join(state.word(card) for card in pile.cards)
    return f"{cards}:{pile.tokens}" if pile.tokens else cards


def deck(state: OutpostState) -> str:
    return words(state, state.market.deck)


def boxed(state: OutpostState) -> str:
    return words(state, state.box)


def on_market(state: OutpostState) -> int:
    """Return how many workers stand on the labour market."""
    return state.labour.on_sale[WORKERS]


def slot_prices(state: OutpostState, name: str) -> list[int]:
    """Return the slots of a city in which a station stands, by their price."""
    city = city_of(state, name)
    places = zip((10, 15, 20), state.taken, strict=True)
    return [price for price, taken in places if taken >> city & 1]


def kinds(events: list[Event], kind: str) -> list[Event]:
    return [event for event in events if event.kind.id == kind]
