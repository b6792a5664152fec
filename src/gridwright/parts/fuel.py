"""Storage, and which plants can run on what.

Fuel is a pool per owner, because it may be rearranged among plants at any time; what matters
is whether the pool *could* be spread over the plants. A hybrid's storage is one tank: an excess
of one fuel takes room from the other.
"""

from dataclasses import dataclass
from typing import Final

from gridwright.content.types import Plant
from gridwright.core.action import Action
from gridwright.core.errors import InvalidNotationError
from gridwright.core.notation import Form, Vocabulary

RUNS_STORED: Final = 2  # a plant stores fuel for this many runs
_PAIR: Final = 2  # fuels that a hybrid accepts


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Give up fuel that no longer fits: ``discard coal 1 oil 1``."""

    amounts: tuple[int, ...]  # by resource


@dataclass(init=False, unsafe_hash=True, slots=True)
class Power(Action):
    """Run plants and burn their fuel: ``power 10 13 with oil 2 uranium 1``.

    Not a frozen class, because compiled ones are slow to make and this one is made often; it is
    never changed all the same.
    """

    plants: tuple[int, ...]  # cards, ascending
    burnt: tuple[int, ...]  # by resource

    def __init__(self, plants: tuple[int, ...], burnt: tuple[int, ...]) -> None:
        """Run *plants* on *burnt*."""
        self.plants = plants
        self.burnt = burnt


class FuelForm(Form):
    """A form that ends with pairs of fuel and amount."""

    def read_fuel(self, words: list[str], vocabulary: Vocabulary) -> tuple[int, ...]:
        """Read the pairs *words*; each fuel may be named once."""
        amounts = [0] * len(vocabulary.places["FUEL"])
        named: list[int] = []
        for index in range(0, len(words), 2):
            kind = vocabulary.read("FUEL", words[index])
            if kind in named:
                raise InvalidNotationError("notation_twice", {"word": words[index]})
            named.append(kind)
            amounts[kind] = vocabulary.read("COUNT", words[index + 1])
        return tuple(amounts)

    def write_fuel(self, amounts: tuple[int, ...], vocabulary: Vocabulary) -> str:
        """Write pairs of fuel and amount; `read_fuel` reads them back."""
        return " ".join(
            [f"{vocabulary.write('FUEL', kind)} {n}" for kind, n in enumerate(amounts) if n]
        )


class DiscardForm(FuelForm):
    """``discard coal 1 oil 1``."""

    def fits(self, words: list[str]) -> bool:
        return len(words) > 1 and len(words) % 2 == 1

    def read(self, words: list[str], vocabulary: Vocabulary) -> Action:
        return Discard(self.read_fuel(words[1:], vocabulary))

    def write(self, action: Action, vocabulary: Vocabulary) -> str:
        assert isinstance(action, Discard)
        return f"discard {self.write_fuel(action.amounts, vocabulary)}"


class PowerForm(FuelForm):
    """``power 10 13 with oil 2 uranium 1``: plants in any order, fuel only where it is burnt."""

    def fits(self, words: list[str]) -> bool:
        cut = words.index("with") if "with" in words else len(words)
        pairs = words[cut + 1 :]
        is_paired = len(pairs) % 2 == 0 and (cut == len(words) or bool(pairs))
        return cut > 1 and words[1] != "none" and is_paired

    def read(self, words: list[str], vocabulary: Vocabulary) -> Action:
        cut = words.index("with") if "with" in words else len(words)
        cards = [vocabulary.read("PLANT", word) for word in words[1:cut]]
        known = [name.index for name in vocabulary.places["PLANT"]]  # ascending by number
        cards.sort(key=known.index)
        return Power(tuple(cards), self.read_fuel(words[cut + 1 :], vocabulary))

    def writes(self, action: Action) -> bool:
        return isinstance(action, Power) and bool(action.plants)

    def write(self, action: Action, vocabulary: Vocabulary) -> str:
        assert isinstance(action, Power)
        plants = " ".join([vocabulary.write("PLANT", card) for card in action.plants])
        burning = self.write_fuel(action.burnt, vocabulary)
        return f"power {plants} with {burning}" if burning else f"power {plants}"


class NoPowerForm(Form):
    """``power none``."""

    def read(self, words: list[str], vocabulary: Vocabulary) -> Action:
        return Power((), (0,) * len(vocabulary.places["FUEL"]))

    def writes(self, action: Action) -> bool:
        return isinstance(action, Power) and not action.plants


DISCARD_FORM: Final = DiscardForm(
    Discard, "discard FUEL AMOUNT ...", clauses="RC-2.37 CL-2.24 CG-1.25"
)
_RUNNING: Final = "RC-5.2 CL-5.5 CG-3.3"
POWER_FORMS: Final = (
    PowerForm(Power, "power PLANT ... with FUEL AMOUNT ...", clauses=_RUNNING),
    NoPowerForm(Power, "power none", clauses=_RUNNING),
)


@dataclass(init=False, slots=True)
class Capacity:
    """How much fuel a set of plants can store; never changed, and shared by copies."""

    pure: tuple[int, ...]  # by resource, in plants that burn nothing else
    hybrid: int  # in plants that burn either of two
    either: tuple[int, ...]  # the two resources that hybrids accept; empty without hybrids

    def __init__(self, pure: tuple[int, ...], hybrid: int, either: tuple[int, ...]) -> None:
        """Store this much."""
        self.pure = pure
        self.hybrid = hybrid
        self.either = either

    def accepts(self, resource: int) -> bool:
        """Whether any plant burns *resource*."""
        return self.pure[resource] > 0 or (self.hybrid > 0 and resource in self.either)

    def room(self, stored: list[int], resource: int) -> int:
        """Return how many units of *resource* fit beside what is *stored*."""
        room = self.pure[resource] - stored[resource]
        if self.hybrid and resource in self.either:
            first, second = self.either
            other = second if resource == first else first
            room += self.hybrid - max(0, stored[other] - self.pure[other])
        return room

    def overflow(self, stored: list[int], resource: int) -> int:
        """Return how many units of *resource* exceed the plants that burn only it."""
        return max(0, stored[resource] - self.pure[resource])

    def hybrid_overflow(self, stored: list[int]) -> int:
        """Return how many units of the two hybrid fuels together find no place."""
        if not self.either:
            return 0
        first, second = self.either
        return max(0, self.overflow(stored, first) + self.overflow(stored, second) - self.hybrid)

    def discards(self, stored: list[int]) -> list[Discard]:
        """Return every way to give up just the hybrid fuel that finds no place."""
        excess = self.hybrid_overflow(stored)
        first, second = self.either
        least = max(0, excess - self.overflow(stored, second))
        most = min(excess, self.overflow(stored, first))
        ways: list[Discard] = []
        for amount in range(least, most + 1):
            amounts = [0] * len(stored)
            amounts[first] = amount
            amounts[second] = excess - amount
            ways.append(Discard(tuple(amounts)))
        return ways

    def fits(self, stored: list[int]) -> bool:
        """Whether *stored* can be spread over the plants."""
        for resource in range(len(self.pure)):
            if resource not in self.either and stored[resource] > self.pure[resource]:
                return False
        return self.hybrid_overflow(stored) == 0


def in_order(plants: tuple[Plant, ...]) -> tuple[Plant, ...]:
    """Return *plants* ascending by number, equal numbers by card."""
    ordered: list[Plant] = []
    for plant in plants:
        position = len(ordered)
        while position and _comes_before(plant, ordered[position - 1]):
            position -= 1
        ordered.insert(position, plant)
    return tuple(ordered)


def _comes_before(plant: Plant, other: Plant) -> bool:
    if plant.number != other.number:
        return plant.number < other.number
    return plant.card < other.card


def capacity(plants: tuple[Plant, ...], resources: int) -> Capacity:
    """Return what *plants* can store of each of that many *resources*."""
    pure = [0] * resources
    hybrid = 0
    either: tuple[int, ...] = ()
    for plant in plants:
        if len(plant.burns) == _PAIR:
            hybrid += RUNS_STORED * plant.need
            either = plant.burns
        elif plant.burns:
            pure[plant.burns[0]] += RUNS_STORED * plant.need
    return Capacity(tuple(pure), hybrid, either)


def powers(plants: tuple[Plant, ...], stored: list[int]) -> list[Power]:
    """Return every way to run any of *plants* on what is *stored*, nothing run at all first.

    Plants are taken in ascending order of their bit set; mixes of a hybrid with the first of
    its two fuels ascending.
    """
    running: list[tuple[int, ...]] = [()]  # sets of plants that run, each with its pure fuel
    burnt: list[list[int]] = [[0] * len(stored)]
    mixed: list[int] = [0]  # and the units that its hybrids need
    either: tuple[int, ...] = ()
    for plant in plants:
        burns, need = plant.burns, plant.need
        for index in range(len(running)):
            fuel = burnt[index]
            if len(burns) == 1:
                amount = fuel[burns[0]] + need
                if amount > stored[burns[0]]:
                    continue  # nor can any set with more plants
                fuel = fuel[:]
                fuel[burns[0]] = amount
            running.append((*running[index], plant.card))
            burnt.append(fuel)
            mixed.append(mixed[index] + need if len(burns) == _PAIR else mixed[index])
        if len(burns) == _PAIR:
            either = burns
    found: list[Power] = []
    for index in range(len(running)):
        if mixed[index]:
            _add_mixes(found, running[index], burnt[index], mixed[index], either, stored)
        else:
            found.append(Power(running[index], tuple(burnt[index])))
    return found


def _add_mixes(  # noqa: PLR0913
    found: list[Power],
    running: tuple[int, ...],
    burnt: list[int],
    mixed: int,
    either: tuple[int, ...],
    stored: list[int],
) -> None:
    """Add each mix of the two fuels *either* with *mixed* units beside what is *burnt*."""
    first, second = either
    fewest = max(0, mixed - (stored[second] - burnt[second]))
    most = min(mixed, stored[first] - burnt[first])
    for amount in range(fewest, most + 1):
        mix = burnt[:]
        mix[first] += amount
        mix[second] += mixed - amount
        found.append(Power(running, tuple(mix)))


def output(plants: tuple[Plant, ...], power: Power) -> int:
    """Return what running the plants of *power* yields."""
    return sum([plant.output for plant in plants if plant.card in power.plants])


def best_output(plants: tuple[Plant, ...], stored: list[int]) -> int:
    """Return the most that *plants* can yield with what is *stored*."""
    return max([output(plants, power) for power in powers(plants, stored)])
