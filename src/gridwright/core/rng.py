"""Chance as explicit integer state.

The generator is a fixed 64-bit mixer, so that a seed gives the same game on every machine and
Python version, compiled or not. A shuffle may also be *stated*: the record of a game played
elsewhere has its outcome, and the next shuffle then deals exactly that. A shuffle that is not
stated hides the cards where nobody may know them, and fails where there is no seed to draw from.

Compiled, an `i64` is a machine word and overflows; interpreted, it is an ordinary int and does
not. So nothing here depends on more than the lower 64 bits of a product, and the state is kept as
two halves, which are the same either way.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from gridwright.core.errors import GridwrightError, HiddenChanceError

if TYPE_CHECKING:  # only mypyc needs the name, so the package is not required at run time
    from mypy_extensions import i64

_WORD: Final = 1 << 64
_HALF: Final = (1 << 32) - 1
_SMALL: Final = 1 << 31  # up to this bound the remainder is computed half by half

# The constants of the published mixer; the factors are negative to fit into signed words.
_STEP_HIGH: Final = 0x9E3779B9
_STEP_LOW: Final = 0x7F4A7C15
_STEP: Final = 0x9E3779B97F4A7C15 - _WORD
_FIRST: Final = 0xBF58476D1CE4E5B9 - _WORD
_SECOND: Final = 0x94D049BB133111EB - _WORD


HIDDEN: Final = -1  # a card that nobody knows


class StatedChanceError(GridwrightError):
    """A stated outcome is not a permutation of what was shuffled."""

    def __init__(self, left: int, key: str, shuffled: tuple[int, ...]) -> None:
        """*left* is how many stated outcomes were left, including this one."""
        super().__init__("chance_permutation", {"key": key}, key=key)
        self.left = left
        self.shuffled = shuffled


def mixed(value: "i64") -> "i64":
    """Scatter the lower 64 bits of *value* over the lower 64 bits of the result."""
    value = (value ^ (value >> 30 & 0x3FFFFFFFF)) * _FIRST
    value = (value ^ (value >> 27 & 0x1FFFFFFFFF)) * _SECOND
    return value ^ (value >> 31 & 0x1FFFFFFFF)


@dataclass(init=False, slots=True)
class Rng:
    """A random stream; copies continue independently."""

    high: int  # the two halves of the state
    low: int
    stated: tuple[tuple[str, tuple[int, ...]], ...]  # coming shuffles: key and outcome
    is_hidden: bool  # nobody knows what comes unless it is stated
    is_bound: bool  # every shuffle must be stated, as there is no seed

    def __init__(self, state: int, *, is_hidden: bool = False, is_bound: bool = False) -> None:
        """Start a stream; any int is a seed."""
        self.high = state >> 32 & _HALF
        self.low = state & _HALF
        self.stated = ()
        self.is_hidden = is_hidden
        self.is_bound = is_bound

    @property
    def state(self) -> int:
        """The 64 bits that determine all further numbers; `Rng(state)` continues from them."""
        return self.high << 32 | self.low

    def copy(self) -> "Rng":
        twin = Rng(0, is_hidden=self.is_hidden, is_bound=self.is_bound)
        twin.high = self.high
        twin.low = self.low
        twin.stated = self.stated
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return resumed_stream, (self.state, self.is_hidden, self.is_bound, self.stated)

    def stream(self, index: int) -> "Rng":
        """Return an independent stream, always the same for the same *index*.

        Each kind of chance at setup has its own stream, so that a record can state one of them
        without changing what the seed gives for the others.
        """
        high: i64 = self.high
        steps_high: i64 = index + 1 >> 32 & _HALF
        steps = steps_high << 32 | index + 1 & _HALF
        value = mixed((high << 32 | self.low) + steps * _STEP)
        stream = Rng(0)
        stream.high = value >> 32 & _HALF
        stream.low = value & _HALF
        return stream

    def below(self, bound: int) -> int:
        """Return a number from 0 to *bound* - 1, all equally likely."""
        while True:
            low: i64 = self.low + _STEP_LOW
            high: i64 = self.high + _STEP_HIGH + (low >> 32) & _HALF
            low &= _HALF
            self.high = high
            self.low = low
            value = mixed(high << 32 | low)
            high = value >> 32 & _HALF
            low = value & _HALF
            if high < _HALF and 0 < bound <= _SMALL:  # far from the incomplete last block
                small: i64 = bound
                return (high % small << 32 | low) % small
            whole = int(high) << 32 | int(low)
            if whole < _WORD - _WORD % bound:
                return whole % bound

    def shuffle(self, items: tuple[int, ...], key: str = "") -> tuple[int, ...]:
        """Return *items* in random order, or in the order stated for this shuffle of *key*."""
        if self.is_hidden and not self.is_next(key):
            return (HIDDEN,) * len(items)
        if self.stated:
            stated_key, outcome = self.stated[0]
            if stated_key != key or sorted(outcome) != sorted(items):
                raise StatedChanceError(len(self.stated), key, items)
            self.stated = self.stated[1:]
            self.note(key, outcome)
            return outcome
        if self.is_bound and len(items) > 1:  # a single card has only one order
            raise HiddenChanceError(key)
        shuffled = list(items)
        for last in range(len(shuffled) - 1, 0, -1):
            other = self.below(last + 1)
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
        outcome = tuple(shuffled)
        self.note(key, outcome)
        return outcome

    def mix(self, items: list[int], count: int) -> None:
        """Move *count* random items, or all, to the end of the list, in random order.

        Stated outcomes are ignored. As many swaps as possible share one random number.
        """
        size: i64 = len(items)
        end: i64 = max(len(items) - count, 1)
        while size > end:
            bound: i64 = size
            low: i64 = size - 1
            while low > end and bound * low <= _SMALL:
                bound *= low
                low -= 1
            drawn: i64 = self.below(bound)
            while size > low:
                other = drawn % size
                drawn //= size
                size -= 1
                items[size], items[other] = items[other], items[size]

    def reseed(self, source: "Rng") -> None:
        """Continue from a new state drawn from *source*."""
        self.high = source.below(_SMALL)
        self.low = source.below(_SMALL)

    def is_next(self, key: str) -> bool:
        """Whether the next shuffle or draw of *key* is stated."""
        return bool(self.stated) and self.stated[0][0] == key

    def note(self, key: str, cards: tuple[int, ...]) -> None:
        """Take note of the outcome of a shuffle or draw; only `TracedRng` does anything with it."""


def resumed_stream(
    state: int,
    is_hidden: bool,  # noqa: FBT001 - the attributes of a stream, in order
    is_bound: bool,  # noqa: FBT001
    stated: tuple[tuple[str, tuple[int, ...]], ...],
) -> Rng:
    """Return the stream that has come to *state*, as it was pickled or copied."""
    rng = Rng(state, is_hidden=is_hidden, is_bound=is_bound)
    rng.stated = stated
    return rng


def play_chance(seed: int | None, index: int, *, is_hidden: bool) -> Rng:
    """Return the stream for chance during play; without a *seed* all of it must be stated."""
    if is_hidden:
        return Rng(0, is_hidden=True)
    return Rng(0, is_bound=True) if seed is None else Rng(seed).stream(index)


class TracedRng(Rng):
    """A stream that remembers what it dealt, for records that state their chance."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng.state, is_hidden=rng.is_hidden, is_bound=rng.is_bound)
        self.stated = rng.stated
        self.dealt: list[tuple[str, tuple[int, ...]]] = []

    def note(self, key: str, cards: tuple[int, ...]) -> None:
        self.dealt.append((key, cards))

    def untraced(self) -> Rng:
        """Return a plain stream that continues from here."""
        return Rng(self.state, is_hidden=self.is_hidden, is_bound=self.is_bound)
