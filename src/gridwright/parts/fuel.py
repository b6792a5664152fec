"""Fuel storage, and which plants can run on what is stored.

Fuel is one pool per owner, because it may be rearranged among plants at any time; all that matters
is whether the pool *could* be spread over the plants. Hybrids share one tank: what exceeds the
other plants of one fuel takes room from the other fuel.
"""

from dataclasses import dataclass, field
from typing import Final

from gridwright.content.types import Plant
from gridwright.core.action import Action
from gridwright.core.errors import InvalidNotationError
from gridwright.core.notation import Decision, Form, Token, Vocabulary

RUNS_STORED: Final = 2  # how many runs a plant can store fuel for
_PAIR: Final = 2  # how many fuels a hybrid burns


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Give up fuel that no longer fits: ``discard coal 1 oil 1``."""

    amounts: tuple[int, ...]  # by resource


@dataclass(init=False, unsafe_hash=True, slots=True)
class Power(Action):
    """Run plants and burn their fuel: ``power 10 13 with oil 2 uranium 1``.

    Never changed, but not frozen either: frozen classes are slow to create when compiled, and this
    one is created often.
    """

    plants: tuple[int, ...]  # cards, ascending
    burnt: tuple[int, ...]  # by resource

    def __init__(self, plants: tuple[int, ...], burnt: tuple[int, ...]) -> None:
        self.plants = plants
        self.burnt = burnt


class FuelForm(Form):
    """Base of forms that end with pairs of fuel and amount."""

    def read_fuel(self, words: list[str], vocabulary: Vocabulary) -> tuple[int, ...]:
        """Return the amounts in *words*, by resource; each fuel may be named once."""
        amounts = [0] * len(vocabulary.places["FUEL"])
        named: list[int] = []
        for index in range(0, len(words), 2):
            kind = vocabulary.read("FUEL", words[index])
            if kind in named:
                raise InvalidNotationError("notation_twice", {"word": words[index]})
            named.append(kind)
            amounts[kind] = vocabulary.read("COUNT", words[index + 1])
        return tuple(amounts)

    def spell_fuel(self, amounts: tuple[int, ...], vocabulary: Vocabulary) -> list[Token]:
        """Return pairs of fuel and amount; `read_fuel` reads them back."""
        tokens: list[Token] = []
        for kind, amount in enumerate(amounts):
            if amount:
                tokens.append(("FUEL", vocabulary.write("FUEL", kind)))
                tokens.append(("AMOUNT", str(amount)))
        return tokens


class DiscardForm(FuelForm):
    """``discard coal 1 oil 1``."""

    def fits(self, words: list[str]) -> bool:
        return len(words) > 1 and len(words) % 2 == 1

    def read(self, words: list[str], vocabulary: Vocabulary) -> Action:
        return Discard(self.read_fuel(words[1:], vocabulary))

    def spell(self, action: Action, vocabulary: Vocabulary) -> list[Token]:
        assert isinstance(action, Discard)
        return [("", "discard"), *self.spell_fuel(action.amounts, vocabulary)]


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

    def spell(self, action: Action, vocabulary: Vocabulary) -> list[Token]:
        assert isinstance(action, Power)
        tokens = [("", "power")]
        tokens.extend([("PLANT", vocabulary.write("PLANT", card)) for card in action.plants])
        burnt = self.spell_fuel(action.burnt, vocabulary)
        return [*tokens, ("", "with"), *burnt] if burnt else tokens


class NoPowerForm(Form):
    """``power none``."""

    def read(self, words: list[str], vocabulary: Vocabulary) -> Action:
        return Power((), (0,) * len(vocabulary.places["FUEL"]))

    def writes(self, action: Action) -> bool:
        return isinstance(action, Power) and not action.plants


DISCARD_FORM: Final = DiscardForm(
    Discard, "discard FUEL AMOUNT ...", decision=Decision.DISCARD, clauses="RC-2.37 CL-2.24 CG-1.25"
)
_RUNNING: Final = "RC-5.2 CL-5.5 CG-3.3"
POWER_FORMS: Final = (
    PowerForm(
        Power, "power PLANT ... with FUEL AMOUNT ...", decision=Decision.POWER, clauses=_RUNNING
    ),
    NoPowerForm(Power, "power none", decision=Decision.POWER, clauses=_RUNNING),
)


@dataclass(init=False, slots=True)
class Capacity:
    """What a set of plants can store and run on; immutable, and shared by copies of a state."""

    pure: tuple[int, ...]  # units by resource, in plants that burn nothing else
    hybrid: int  # units in plants that burn either of two resources
    either: tuple[int, ...]  # the two resources that hybrids accept; empty without hybrids
    plants: tuple[Plant, ...] = field(compare=False)
    # Every set of plants, without the fuel of hybrids; for each of them the units that its hybrids
    # need, and the cities that it supplies.
    runs: tuple[Power, ...] = field(compare=False)
    mixed: tuple[int, ...] = field(compare=False)
    outputs: tuple[int, ...] = field(compare=False)

    def __init__(
        self,
        pure: tuple[int, ...],
        hybrid: int,
        either: tuple[int, ...],
        plants: tuple[Plant, ...] = (),
    ) -> None:
        self.pure = pure
        self.hybrid = hybrid
        self.either = either
        self.plants = plants
        self.runs = ()  # computed on first use
        self.mixed = ()
        self.outputs = ()

    def accepts(self, resource: int) -> bool:
        """Whether any plant burns *resource*."""
        return self.pure[resource] > 0 or (self.hybrid > 0 and resource in self.either)

    def room(self, stored: list[int], resource: int) -> int:
        """Return how many units of *resource* fit in addition to what is *stored*."""
        room = self.pure[resource] - stored[resource]
        if not self.hybrid:
            return room
        first, second = self.either
        if resource not in (first, second):
            return room
        other = second if resource == first else first
        return room + self.hybrid - max(0, stored[other] - self.pure[other])

    def overflow(self, stored: list[int], resource: int) -> int:
        """Return how many units of *resource* exceed the plants that burn only it."""
        return max(0, stored[resource] - self.pure[resource])

    def hybrid_overflow(self, stored: list[int]) -> int:
        """Return how many units of the two hybrid fuels together do not fit."""
        if not self.either:
            return 0
        first, second = self.either
        return max(0, self.overflow(stored, first) + self.overflow(stored, second) - self.hybrid)

    def discards(self, stored: list[int]) -> list[Discard]:
        """Return every way to give up exactly the hybrid fuel that does not fit."""
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

    def excess(self, stored: list[int]) -> int:
        """Return how many units of what is *stored* do not fit."""
        units = self.hybrid_overflow(stored)
        for resource in range(len(stored)):
            if resource not in self.either:
                units += self.overflow(stored, resource)
        return units

    def leavings(self, plant: Plant, stored: list[int]) -> list[tuple[int, ...]]:
        """Return the ways to leave more fuel than necessary on *plant*, which is being removed.

        Each is more than what no longer fits, and at most what the plant can hold; the rest fits.
        """
        ways: list[tuple[int, ...]] = []
        if not plant.burns:
            return ways
        most, must = RUNS_STORED * plant.need, self.excess(stored)
        first, second = plant.burns[0], plant.burns[-1]
        shared = 0  # room in hybrids for what this plant burns
        if first in self.either:
            shared = self.hybrid
            for resource in self.either:
                if resource not in plant.burns:
                    shared -= self.overflow(stored, resource)
        for amount in range(min(most, stored[first]) + 1):
            others = 0 if first == second else min(most - amount, stored[second])
            first_over = max(0, stored[first] - amount - self.pure[first])
            for other in range(max(0, must + 1 - amount), others + 1):
                second_over = max(0, stored[second] - other - self.pure[second])
                if first_over + (0 if first == second else second_over) <= shared:
                    left = [0] * len(stored)
                    left[first] = amount
                    left[second] += other
                    ways.append(tuple(left))
        return ways

    # Running

    def powers(self, stored: list[int]) -> list[Power]:
        """Return every way to run plants on what is *stored*, beginning with running none.

        Sets of plants come in the order of their bit sets, the mixes for their hybrids with
        ascending amounts of the first fuel.
        """
        ways: list[Power] = []
        for index, power in enumerate(self._all_runs()):
            mixed = self.mixed[index]
            if not self._can(power, mixed, stored):
                continue
            if mixed:
                _add_mixes(ways, power, mixed, self.either, stored)
            else:
                ways.append(power)
        return ways

    def best_output(self, stored: list[int]) -> int:
        """Return the highest output that the plants can reach with what is *stored*."""
        runs = self._all_runs()
        if not self.outputs:
            self.outputs = tuple([output(self.plants, power) for power in runs])
        best = 0
        for index, cities in enumerate(self.outputs):
            if cities > best and self._can(runs[index], self.mixed[index], stored):
                best = cities
        return best

    def _all_runs(self) -> tuple[Power, ...]:
        """Return every set of plants, in the order of their bit sets."""
        if not self.runs:
            runs = [Power((), (0,) * len(self.pure))]
            mixed = [0]
            for plant in self.plants:
                units = plant.need if len(plant.burns) == _PAIR else 0
                for index in range(len(runs)):
                    runs.append(_joined(runs[index], plant))
                    mixed.append(mixed[index] + units)
            self.mixed = tuple(mixed)
            self.runs = tuple(runs)
        return self.runs

    def _can(self, power: Power, mixed: int, stored: list[int]) -> bool:
        """Whether *stored* is enough for *power* and *mixed* more units for its hybrids."""
        burnt = power.burnt
        for resource in range(len(stored)):
            if burnt[resource] > stored[resource]:
                return False
        if not mixed:
            return True
        first, second = self.either
        return mixed <= stored[first] - burnt[first] + stored[second] - burnt[second]


def in_order(plants: tuple[Plant, ...]) -> tuple[Plant, ...]:
    """Return *plants* ascending by number, equal numbers by card."""
    ordered: list[Plant] = []
    for plant in plants:  # faster than `sorted` with a key when compiled
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
    """Return what *plants* can store, for so many kinds of *resources*."""
    pure = [0] * resources
    hybrid = 0
    either: tuple[int, ...] = ()
    for plant in plants:
        if len(plant.burns) == _PAIR:
            hybrid += RUNS_STORED * plant.need
            either = plant.burns
        elif plant.burns:
            fuel = plant.burns[0]
            pure[fuel] = pure[fuel] + RUNS_STORED * plant.need
    return Capacity(tuple(pure), hybrid, either, plants)


def _joined(power: Power, plant: Plant) -> Power:
    """Return *power* with *plant* running too; the fuel of a hybrid is not added yet."""
    burnt = power.burnt
    if len(plant.burns) == 1:
        fuel = plant.burns[0]
        amounts = list(burnt)
        amounts[fuel] = burnt[fuel] + plant.need
        burnt = tuple(amounts)
    return Power(power.plants + (plant.card,), burnt)


def _add_mixes(
    ways: list[Power], power: Power, mixed: int, either: tuple[int, ...], stored: list[int]
) -> None:
    """Add *power* to *ways* with each mix of *mixed* units of the two fuels for its hybrids."""
    first, second = either
    burnt = power.burnt
    fewest = max(0, mixed - (stored[second] - burnt[second]))
    most = min(mixed, stored[first] - burnt[first])
    for amount in range(fewest, most + 1):
        mix = list(burnt)
        mix[first] = burnt[first] + amount
        mix[second] = burnt[second] + mixed - amount
        ways.append(Power(power.plants, tuple(mix)))


def output(plants: tuple[Plant, ...], power: Power) -> int:
    """Return how many cities the plants of *power* supply."""
    cities = 0
    for plant in plants:
        if plant.card in power.plants:
            cities += plant.output
    return cities
