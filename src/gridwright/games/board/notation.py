"""Actions as one line of text, and back.

`parse` knows the names of this table and nothing of what is allowed now.
"""

from gridwright.core.errors import InvalidNotationError
from gridwright.core.action import Action
from gridwright.games.board.actions import (
    DONE,
    Build,
    Buy,
    BuyFromStorage,
    ChooseRegion,
    MarkCity,
    PlaceTrust,
    Remove,
)
from gridwright.games.board.state import Setup
from gridwright.parts import words
from gridwright.parts.auction import DROP, PASS, Bid, Open
from gridwright.parts.fuel import Discard, Power

FORMS = (
    "region NAME",
    "trust CITY",
    "start CITY",
    "open PLANT BID",
    "bid AMOUNT",
    "drop",
    "pass",
    "remove PLANT",
    "discard FUEL AMOUNT ...",
    "buy FUEL AMOUNT",
    "buy storage AMOUNT",
    "build CITY",
    "power PLANT ... with FUEL AMOUNT ...",
    "power none",
    "done",
)


def write(setup: Setup, action: Action) -> str:
    """Return the notation of *action*."""
    if isinstance(action, Open):
        return f"open {action.item} {action.bid}"
    if isinstance(action, Bid):
        return f"bid {action.amount}"
    if isinstance(action, Remove):
        return f"remove {action.plant}"
    fuels = setup.edition.numbers.resources
    if isinstance(action, Discard):
        return f"discard {words.write_fuel(fuels, action.amounts)}"
    if isinstance(action, Buy):
        return f"buy {fuels[action.resource]} {action.amount}"
    if isinstance(action, BuyFromStorage):
        return f"buy storage {action.amount}"
    if isinstance(action, Power):
        plants = [str(number) for number in action.plants]
        return words.write_power(plants, fuels, action.burnt)
    return _write_place(setup, action)


def _write_place(setup: Setup, action: Action) -> str:
    """Return the notation of an action that names a place, or of a bare word."""
    if isinstance(action, Build):
        return f"build {setup.map.cities[action.city].id}"
    if isinstance(action, ChooseRegion):
        return f"region {setup.map.regions[action.region].id}"
    if isinstance(action, PlaceTrust):
        return f"trust {setup.map.cities[action.city].id}"
    if isinstance(action, MarkCity):
        return f"start {setup.map.cities[action.city].id}"
    return {DROP: "drop", PASS: "pass"}.get(action, "done")


def parse(setup: Setup, text: str) -> Action:
    """Read *text* as an action, or say what is wrong with it."""
    verb, rest = words.split(text)
    fuels = setup.edition.numbers.resources
    bare = {"drop": DROP, "pass": PASS, "done": DONE}.get(verb)
    if bare is not None:
        words.expect(FORMS, verb, holds=not rest)
        return bare
    if verb in ("open", "bid", "remove"):
        return _parse_numbers(verb, rest)
    if verb in ("build", "trust", "start", "region"):
        words.expect(FORMS, verb, holds=len(rest) == 1)
        return _parse_place(setup, verb, rest[0])
    if verb == "buy":
        words.expect(FORMS, verb, holds=len(rest) == 2)  # noqa: PLR2004
        if rest[0] == "storage":
            return BuyFromStorage(words.amount(rest[1]))
        return Buy(words.resource(fuels, rest[0]), words.amount(rest[1]))
    if verb == "discard":
        words.expect(FORMS, verb, holds=bool(rest) and len(rest) % 2 == 0)
        return Discard(words.fuel(fuels, rest))
    if verb == "power":
        return _parse_power(fuels, rest)
    raise words.unknown(FORMS, verb)


def _parse_power(fuels: tuple[str, ...], rest: list[str]) -> Action:
    numbers, burnt = words.power(FORMS, fuels, rest)
    return Power(tuple(sorted([words.number(number) for number in numbers])), burnt)


def _parse_numbers(verb: str, rest: list[str]) -> Action:
    words.expect(FORMS, verb, holds=len(rest) == (2 if verb == "open" else 1))
    numbers = [words.number(word) for word in rest]
    if verb == "open":
        return Open(numbers[0], numbers[1])
    return Bid(numbers[0]) if verb == "bid" else Remove(numbers[0])


def _parse_place(setup: Setup, verb: str, name: str) -> Action:
    if verb == "region":
        for index, region in enumerate(setup.map.regions):
            if region.id == name:
                return ChooseRegion(index)
        names = ", ".join([region.id for region in setup.map.regions])
        raise InvalidNotationError(f"{setup.map.name} has no region '{name}'. It has: {names}.")
    for index, city in enumerate(setup.map.cities):
        if city.id == name:
            if verb == "build":
                return Build(index)
            return PlaceTrust(index) if verb == "trust" else MarkCity(index)
    raise InvalidNotationError(f"{setup.map.name} has no city '{name}'.")
