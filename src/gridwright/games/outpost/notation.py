"""Actions as one line of text, and back.

`parse` knows the names of this table and nothing of what is allowed now.
"""

from gridwright.content.types import HOUSING, PLANT
from gridwright.core.errors import InvalidNotationError
from gridwright.core.action import Action
from gridwright.games.outpost.actions import (
    DONE,
    ROBOT,
    Build,
    ChooseArea,
    Hire,
    PlaceSyndicate,
    Power,
    Settle,
    Slot,
    Swap,
)
from gridwright.games.outpost.state import STATION, Setup
from gridwright.parts import words
from gridwright.parts.auction import DROP, PASS, Bid, Open

FORMS = (
    "area NAME",
    "syndicate CITY",
    "open CARD BID",
    "bid AMOUNT",
    "drop",
    "pass",
    "station CITY",
    "plant CITY",
    "housing CITY",
    "station on COLONY",
    "plant on COLONY",
    "housing on COLONY",
    "slot CARD",
    "slot CARD plant",
    "slot CARD housing",
    "swap OLD NEW",
    "hire AMOUNT",
    "robot",
    "power CARD ...",
    "power none",
    "done",
)
BUILDINGS = ("plant", "housing", "station")  # by kind


def write(setup: Setup, action: Action) -> str:
    """Return the notation of *action*."""
    names = setup.content.words
    if isinstance(action, Open):
        return f"open {names[action.item]} {action.bid}"
    if isinstance(action, Bid):
        return f"bid {action.amount}"
    if isinstance(action, Build):
        return f"{BUILDINGS[action.kind]} {setup.content.cities[action.city].id}"
    if isinstance(action, Settle):
        return f"{BUILDINGS[action.kind]} on {names[action.card]}"
    if isinstance(action, Slot):
        says_it = setup.content.cards[action.card].kind == action.kind
        wanted = "" if says_it else f" {BUILDINGS[action.kind]}"
        return f"slot {names[action.card]}{wanted}"
    if isinstance(action, Swap):
        return f"swap {names[action.old]} {names[action.new]}"
    return _write_rest(setup, action)


def _write_rest(setup: Setup, action: Action) -> str:
    """Return the notation of the other actions."""
    if isinstance(action, Hire):
        return f"hire {action.seasonal}"
    if isinstance(action, Power):
        plants = " ".join([setup.content.words[card] for card in action.plants])
        return f"power {plants or 'none'}"
    if isinstance(action, ChooseArea):
        return f"area {setup.content.areas[action.area]}"
    if isinstance(action, PlaceSyndicate):
        return f"syndicate {setup.content.cities[action.city].id}"
    return {DROP: "drop", PASS: "pass", ROBOT: "robot"}.get(action, "done")


def parse(setup: Setup, text: str) -> Action:
    """Read *text* as an action, or say what is wrong with it."""
    verb, rest = words.split(text)
    bare = {"drop": DROP, "pass": PASS, "done": DONE, "robot": ROBOT}.get(verb)
    if bare is not None:
        words.expect(FORMS, verb, holds=not rest)
        return bare
    if verb in BUILDINGS:
        return _parse_building(setup, verb, rest)
    if verb in ("open", "swap"):
        words.expect(FORMS, verb, holds=len(rest) == 2)  # noqa: PLR2004
        first = _card(setup, rest[0])
        return (
            Open(first, words.number(rest[1]))
            if verb == "open"
            else Swap(first, _card(setup, rest[1]))
        )
    if verb in ("bid", "hire", "area", "syndicate"):
        words.expect(FORMS, verb, holds=len(rest) == 1)
        return _parse_one(setup, verb, rest[0])
    if verb == "slot":
        return _parse_slot(setup, rest)
    if verb == "power":
        words.expect(FORMS, verb, holds=bool(rest))
        cards = [] if rest == ["none"] else [_card(setup, word) for word in rest]
        return Power(tuple(sorted(cards)))
    raise words.unknown(FORMS, verb)


def _parse_one(setup: Setup, verb: str, word: str) -> Action:
    """Read a verb with one word behind it."""
    if verb == "bid":
        return Bid(words.number(word))
    if verb == "hire":
        return Hire(words.number(word))
    if verb == "syndicate":
        return PlaceSyndicate(_city(setup, word))
    if word not in setup.content.areas:
        names = ", ".join(setup.content.areas[1:])
        raise InvalidNotationError(f"There is no area '{word}'. There are: {names}.")
    return ChooseArea(setup.content.areas.index(word))


def _parse_building(setup: Setup, verb: str, rest: list[str]) -> Action:
    kind = (PLANT, HOUSING, STATION)[BUILDINGS.index(verb)]
    on_colony = len(rest) == 2 and rest[0] == "on"  # noqa: PLR2004
    words.expect(FORMS, verb, holds=len(rest) == 1 or on_colony)
    return Settle(kind, _card(setup, rest[1])) if on_colony else Build(kind, _city(setup, rest[0]))


def _parse_slot(setup: Setup, rest: list[str]) -> Action:
    """Read a card and, where the card does not say it, the kind of slot."""
    named = len(rest) == 2 and rest[1] in BUILDINGS[:2]  # noqa: PLR2004
    words.expect(FORMS, "slot", holds=len(rest) == 1 or named)
    card = _card(setup, rest[0])
    entry = setup.content.cards[card]
    if named:
        return Slot(card, PLANT if rest[1] == "plant" else HOUSING)
    if entry.technology:
        raise InvalidNotationError(f"Say which slot: 'slot {rest[0]} plant' or '... housing'.")
    return Slot(card, entry.kind)


def _card(setup: Setup, word: str) -> int:
    """Read a card: its number, with the letter that tells equal numbers apart."""
    for card, name in setup.content.words.items():
        if name == word:
            return card
    alike = [name for name in setup.content.words.values() if name.rstrip("abcdef") == word]
    if alike:
        raise InvalidNotationError(f"Several cards are numbered {word}: {', '.join(alike)}.")
    raise InvalidNotationError(f"There is no card '{word}'.")


def _city(setup: Setup, word: str) -> int:
    for index, city in enumerate(setup.content.cities):
        if city.id == word:
            return index
    raise InvalidNotationError(f"There is no city '{word}'.")
