"""Storage, and which plants can run on what.

Fuel is a pool per owner, because it may be rearranged among plants at any time; what matters
is whether the pool *could* be spread over the plants. A hybrid's storage is one tank: an excess
of one fuel takes room from the other.
"""

from dataclasses import dataclass, field
from typing import Final

from gridwright.content.types import Plant
from gridwright.core.action import Action
from gridwright.core.errors import InvalidNotationError
from gridwright.core.notation import Decision, Form, Token, Vocabulary

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

    def spell_fuel(self, amounts: tuple[int, ...], vocabulary: Vocabulary) -> list[Token]:
        """Spell pairs of fuel and amount; `read_fuel` reads them back."""
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
    """What a set of plants can store and run on; never changed, and shared by copies."""

    pure: tuple[int, ...]  # by resource, in plants that burn nothing else
    hybrid: int  # in plants that burn either of two
    either: tuple[int, ...]  # the two resources that hybrids accept; empty without hybrids
    plants: tuple[Plant, ...] = field(compare=False)
    runs: list[Power] = field(compare=False)  # every set of plants, without what hybrids burn
    mixed: list[int] = field(compare=False)  # beside it: the units that its hybrids need

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
        self.runs = []  # worked out when somebody asks
        self.mixed = []

    def accepts(self, resource: int) -> bool:
        """Whether any plant burns *resource*."""
        return self.pure[resource] > 0 or (self.hybrid > 0 and resource in self.either)

    def room(self, stored: list[int], resource: int) -> int:
        """Return how many units of *resource* fit beside what is *stored*."""
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

    def excess(self, stored: list[int]) -> int:
        """Return how many units of all that is *stored* find no place."""
        units = self.hybrid_overflow(stored)
        for resource in range(len(stored)):
            if resource not in self.either:
                units += self.overflow(stored, resource)
        return units

    def leavings(self, plant: Plant, stored: list[int]) -> list[tuple[int, ...]]:
        """Return the fuel that may be left on *plant*, which goes, beside what must go with it.

        Every way is more than must go, no more than the plant can hold, and what is kept fits.
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
            kept = max(0, stored[first] - amount - self.pure[first])
            for other in range(max(0, must + 1 - amount), others + 1):
                beside = max(0, stored[second] - other - self.pure[second])
                if kept + (0 if first == second else beside) <= shared:
                    left = [0] * len(stored)
                    left[first] = amount
                    left[second] += other
                    ways.append(tuple(left))
        return ways

    # Running

    def powers(self, stored: list[int]) -> list[Power]:
        """Return every way to run plants on what is *stored*, nothing run at all first.

        Plants are taken in ascending order of their bit set; mixes of a hybrid with the first of
        its two fuels ascending.
        """
        found: list[Power] = []
        for index, power in enumerate(self._all_runs()):
            mixed = self.mixed[index]
            if not self._can(power, mixed, stored):
                continue
            if mixed:
                _add_mixes(found, power, mixed, self.either, stored)
            else:
                found.append(power)
        return found

    def best_output(self, stored: list[int]) -> int:
        """Return the most that the plants can yield with what is *stored*."""
        best = 0
        for index, power in enumerate(self._all_runs()):
            if self._can(power, self.mixed[index], stored):
                best = max(best, output(self.plants, power))
        return best

    def _all_runs(self) -> list[Power]:
        """Return every set of plants, in ascending order of its bit set."""
        if not self.runs:
            runs = [Power((), (0,) * len(self.pure))]
            mixed = [0]
            for plant in self.plants:
                units = plant.need if len(plant.burns) == _PAIR else 0
                for index in range(len(runs)):
                    runs.append(_joined(runs[index], plant))
                    mixed.append(mixed[index] + units)
            self.mixed = mixed
            self.runs = runs
        return self.runs

    def _can(self, power: Power, mixed: int, stored: list[int]) -> bool:
        """Whether what is *stored* is enough for *power*, and *mixed* units for its hybrids."""
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
    for plant in plants:  # compiled, quicker than `sorted` with a key
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
    return Capacity(tuple(pure), hybrid, either, plants)


def _joined(power: Power, plant: Plant) -> Power:
    """Return *power* with *plant* running beside it; a hybrid burns nothing yet."""
    burnt = power.burnt
    if len(plant.burns) == 1:
        fuel = plant.burns[0]
        amounts = list(burnt)
        amounts[fuel] = burnt[fuel] + plant.need
        burnt = tuple(amounts)
    return Power(power.plants + (plant.card,), burnt)


def _add_mixes(
    found: list[Power], power: Power, mixed: int, either: tuple[int, ...], stored: list[int]
) -> None:
    """Add *power* with each mix of the two fuels *either* in its hybrids, *mixed* units in all."""
    first, second = either
    burnt = power.burnt
    fewest = max(0, mixed - (stored[second] - burnt[second]))
    most = min(mixed, stored[first] - burnt[first])
    for amount in range(fewest, most + 1):
        mix = list(burnt)
        mix[first] = burnt[first] + amount
        mix[second] = burnt[second] + mixed - amount
        found.append(Power(power.plants, tuple(mix)))


def output(plants: tuple[Plant, ...], power: Power) -> int:
    """Return what running the plants of *power* yields."""
    made = 0
    for plant in plants:
        if plant.card in power.plants:
            made += plant.output
    return made
