"""Actions as one line of text, and back.

`parse` knows the names of this table and nothing of what is allowed now.
"""

from gridwright.core.errors import InvalidNotationError
from gridwright.core.game import Action
from gridwright.games.board.actions import (
    DONE,
    DROP,
    PASS,
    Bid,
    Build,
    Buy,
    BuyFromStorage,
    ChooseRegion,
    Discard,
    MarkCity,
    Open,
    PlaceTrust,
    Power,
    Remove,
)
from gridwright.games.board.state import Setup

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
        return f"open {action.plant} {action.bid}"
    if isinstance(action, Bid):
        return f"bid {action.amount}"
    if isinstance(action, Remove):
        return f"remove {action.plant}"
    if isinstance(action, Discard):
        return f"discard {_fuel_words(setup, action.amounts)}"
    if isinstance(action, Buy):
        return f"buy {setup.edition.numbers.resources[action.resource]} {action.amount}"
    if isinstance(action, BuyFromStorage):
        return f"buy storage {action.amount}"
    if isinstance(action, Power):
        return _write_power(setup, action)
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


def _write_power(setup: Setup, action: Power) -> str:
    if not action.plants:
        return "power none"
    plants = " ".join([str(number) for number in action.plants])
    fuel = _fuel_words(setup, action.burnt)
    return f"power {plants} with {fuel}" if fuel else f"power {plants}"


def _fuel_words(setup: Setup, amounts: tuple[int, ...]) -> str:
    names = setup.edition.numbers.resources
    return " ".join(
        [f"{name} {amount}" for name, amount in zip(names, amounts, strict=True) if amount]
    )


def parse(setup: Setup, text: str) -> Action:
    """Read *text* as an action, or say what is wrong with it."""
    words = text.lower().split()
    if not words:
        raise InvalidNotationError("Nothing to read: an action is expected.")
    verb, rest = words[0], words[1:]
    bare = {"drop": DROP, "pass": PASS, "done": DONE}.get(verb)
    if bare is not None:
        _expect(not rest, verb)
        return bare
    if verb in ("open", "bid", "remove"):
        return _parse_numbers(verb, rest)
    if verb in ("build", "trust", "start", "region"):
        _expect(len(rest) == 1, verb)
        return _parse_place(setup, verb, rest[0])
    if verb == "buy":
        _expect(len(rest) == 2, verb)  # noqa: PLR2004
        if rest[0] == "storage":
            return BuyFromStorage(_amount(rest[1]))
        return Buy(_resource(setup, rest[0]), _amount(rest[1]))
    if verb == "discard":
        _expect(bool(rest), verb)
        return Discard(_fuel(setup, rest, verb))
    if verb == "power":
        return _parse_power(setup, rest)
    raise InvalidNotationError(f"'{verb}' is not an action. Actions are: {', '.join(FORMS)}.")


def _expect(holds: bool, verb: str) -> None:  # noqa: FBT001
    """Refuse a *verb* with the wrong number of words and show its form."""
    if not holds:
        forms = " or ".join([f"'{form}'" for form in FORMS if form.split()[0] == verb])
        raise InvalidNotationError(f"'{verb}' is written {forms}.")


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 6):  # noqa: PLR2004
        raise InvalidNotationError(f"'{word}' is not a number.")
    return int(word)


def _amount(word: str) -> int:
    amount = _number(word)
    if amount == 0:
        raise InvalidNotationError("An amount is at least 1.")
    return amount


def _parse_numbers(verb: str, rest: list[str]) -> Action:
    _expect(len(rest) == (2 if verb == "open" else 1), verb)
    numbers = [_number(word) for word in rest]
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


def _resource(setup: Setup, name: str) -> int:
    names = setup.edition.numbers.resources
    if name not in names:
        raise InvalidNotationError(f"'{name}' is not a fuel. Fuels are: {', '.join(names)}.")
    return names.index(name)


def _fuel(setup: Setup, words: list[str], verb: str) -> tuple[int, ...]:
    """Read pairs of fuel and amount; each fuel may be named once."""
    _expect(len(words) % 2 == 0, verb)
    amounts = [0] * len(setup.edition.numbers.resources)
    for name, amount in zip(words[::2], words[1::2], strict=True):
        resource = _resource(setup, name)
        if amounts[resource]:
            raise InvalidNotationError(f"'{name}' is named twice.")
        amounts[resource] = _number(amount)
    return tuple(amounts)


def _parse_power(setup: Setup, rest: list[str]) -> Action:
    nothing = (0,) * len(setup.edition.numbers.resources)
    if rest == ["none"]:
        return Power((), nothing)
    cut = rest.index("with") if "with" in rest else len(rest)
    _expect(cut > 0, "power")
    plants = tuple(sorted([_number(word) for word in rest[:cut]]))
    if cut == len(rest):
        return Power(plants, nothing)
    _expect(cut + 1 < len(rest), "power")
    return Power(plants, _fuel(setup, rest[cut + 1 :], "power"))
