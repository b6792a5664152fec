"""Actions as one line of text, and back.

`parse` knows the names of this table and nothing of what is allowed now.
"""

from gridwright.core.errors import InvalidNotationError
from gridwright.core.action import Action
from gridwright.games.cardgame.actions import DONE, Buy, Remove
from gridwright.games.cardgame.fuel_market import fuel_card, kind_of, units_of
from gridwright.games.cardgame.state import Setup
from gridwright.parts import words
from gridwright.parts.auction import DROP, PASS, Bid, Open
from gridwright.parts.fuel import Discard, Power

FORMS = (
    "open PLANT BID",
    "bid AMOUNT",
    "drop",
    "pass",
    "remove PLANT",
    "discard FUEL AMOUNT ...",
    "buy FUEL UNITS at COLUMN",
    "power PLANT ... with FUEL AMOUNT ...",
    "power none",
    "done",
)
_BUY_WORDS = 4
_HIGHEST_UNITS = 3


def write(setup: Setup, action: Action) -> str:
    """Return the notation of *action*."""
    names = setup.content.words
    fuels = setup.content.resources
    if isinstance(action, Open):
        return f"open {names[action.item]} {action.bid}"
    if isinstance(action, Bid):
        return f"bid {action.amount}"
    if isinstance(action, Remove):
        return f"remove {names[action.card]}"
    if isinstance(action, Discard):
        return f"discard {words.write_fuel(fuels, action.amounts)}"
    if isinstance(action, Buy):
        return f"buy {fuels[kind_of(action.card)]} {units_of(action.card)} at {action.column}"
    if isinstance(action, Power):
        return words.write_power([names[card] for card in action.plants], fuels, action.burnt)
    return {DROP: "drop", PASS: "pass"}.get(action, "done")


def parse(setup: Setup, text: str) -> Action:
    """Read *text* as an action, or say what is wrong with it."""
    verb, rest = words.split(text)
    fuels = setup.content.resources
    bare = {"drop": DROP, "pass": PASS, "done": DONE}.get(verb)
    if bare is not None:
        words.expect(FORMS, verb, holds=not rest)
        return bare
    if verb == "open":
        words.expect(FORMS, verb, holds=len(rest) == 2)  # noqa: PLR2004
        return Open(_plant(setup, rest[0]), words.number(rest[1]))
    if verb in ("bid", "remove"):
        words.expect(FORMS, verb, holds=len(rest) == 1)
        return Bid(words.number(rest[0])) if verb == "bid" else Remove(_plant(setup, rest[0]))
    if verb == "discard":
        words.expect(FORMS, verb, holds=bool(rest) and len(rest) % 2 == 0)
        return Discard(words.fuel(fuels, rest))
    if verb == "buy":
        return _parse_buy(fuels, rest)
    if verb == "power":
        plants, burnt = words.power(FORMS, fuels, rest)
        cards = [_plant(setup, word) for word in plants]
        ordered = sorted([(setup.numbers[card], card) for card in cards])
        return Power(tuple([card for _, card in ordered]), burnt)
    raise words.unknown(FORMS, verb)


def _parse_buy(fuels: tuple[str, ...], rest: list[str]) -> Action:
    words.expect(FORMS, "buy", holds=len(rest) == _BUY_WORDS and rest[2] == "at")
    units = words.amount(rest[1])
    if units > _HIGHEST_UNITS:
        raise InvalidNotationError("A fuel card has 1, 2 or 3 units.")
    return Buy(fuel_card(words.resource(fuels, rest[0]), units), words.amount(rest[3]))


def _plant(setup: Setup, word: str) -> int:
    """Read a plant: its number, with the letter that tells equal numbers apart."""
    for card, name in setup.content.words.items():
        if name == word:
            return card
    alike = [name for name in setup.content.words.values() if name.rstrip("abcdef") == word]
    if alike:
        raise InvalidNotationError(f"Several plants are numbered {word}: {', '.join(alike)}.")
    raise InvalidNotationError(f"There is no plant '{word}'.")
