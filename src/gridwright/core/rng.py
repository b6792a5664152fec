"""Chance as explicit integer state.

The generator is a fixed 64-bit mixer, so that a seed means the same game on every machine,
in every Python, compiled or not. A shuffle may also be *stated*: a record of a game played
elsewhere knows what came out, and the next shuffle then deals exactly that.
"""

from dataclasses import dataclass
from typing import Final

_MASK: Final = 0xFFFFFFFFFFFFFFFF
_STEP: Final = 0x9E3779B97F4A7C15
_SMALL: Final = 0xFFFFFFFF  # a bound up to here
_SAFE: Final = _MASK - _SMALL  # favours no number below this value


HIDDEN: Final = -1  # a card that nobody knows


class StatedChanceError(Exception):
    """A stated outcome is not a permutation of what was shuffled."""

    def __init__(self, left: int, key: str, shuffled: tuple[int, ...]) -> None:
        """Keep what was shuffled, and how many stated outcomes were *left*, this one included."""
        super().__init__(f"The stated outcome is not a permutation of the {key}.")
        self.left = left
        self.key = key
        self.shuffled = shuffled


def _mix(value: int) -> int:
    """Scatter the bits of *value* over 64 bits."""
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


@dataclass(init=False, slots=True)
class Rng:
    """A stream of chance; copies continue independently."""

    state: int
    stated: tuple[tuple[str, tuple[int, ...]], ...]  # coming shuffles: what, and the outcome

    def __init__(self, state: int) -> None:
        """Start a stream; any int is a seed."""
        self.state = state & _MASK
        self.stated = ()

    def copy(self) -> "Rng":
        twin = Rng(self.state)
        twin.stated = self.stated
        return twin

    def stream(self, index: int) -> "Rng":
        """Return an independent stream, the same for the same *index*.

        Each kind of chance at setup has a stream of its own, so that stating one of them in
        a record leaves the others as the seed has them.
        """
        return Rng(_mix((self.state + _STEP * (index + 1)) & _MASK))

    def below(self, bound: int) -> int:
        """Return a number from 0 to *bound* - 1, each equally likely."""
        while True:
            self.state = (self.state + _STEP) & _MASK
            value = _mix(self.state)
            if value < _SAFE and bound <= _SMALL:
                return value % bound
            if value < (_MASK + 1) - (_MASK + 1) % bound:
                return value % bound

    def shuffle(self, items: tuple[int, ...], key: str = "") -> tuple[int, ...]:
        """Return *items* in random order, or in the order stated for this shuffle of *key*."""
        if self.stated:
            stated_key, outcome = self.stated[0]
            if stated_key != key or sorted(outcome) != sorted(items):
                raise StatedChanceError(len(self.stated), key, items)
            self.stated = self.stated[1:]
            self.note(key, outcome)
            return outcome
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        outcome = tuple(mixed)
        self.note(key, outcome)
        return outcome

    def is_hidden(self) -> bool:
        """Whether nobody knows what comes, unless it is stated."""
        return False

    def note(self, key: str, cards: tuple[int, ...]) -> None:
        """Be told what a shuffle or draw of *key* brought; only a `TracedRng` listens."""


class HiddenRng(Rng):
    """The chance of a table whose cards nobody knows: a shuffle hides them, unless it is stated."""

    def __init__(self) -> None:
        """Know nothing."""
        super().__init__(0)

    def copy(self) -> "Rng":
        twin = HiddenRng()
        twin.stated = self.stated
        return twin

    def is_hidden(self) -> bool:
        return True

    def shuffle(self, items: tuple[int, ...], key: str = "") -> tuple[int, ...]:
        return super().shuffle(items, key) if self.stated else (HIDDEN,) * len(items)


class TracedRng(Rng):
    """A stream that keeps what it dealt, for records that state their chance."""

    def __init__(self, rng: Rng) -> None:
        """Go on where *rng* is."""
        super().__init__(rng.state)
        self.stated = rng.stated
        self.dealt: list[tuple[str, tuple[int, ...]]] = []
        self._hides = rng.is_hidden()

    def is_hidden(self) -> bool:
        return self._hides

    def note(self, key: str, cards: tuple[int, ...]) -> None:
        self.dealt.append((key, cards))

    def shuffle(self, items: tuple[int, ...], key: str = "") -> tuple[int, ...]:
        if self._hides and not self.stated:
            return (HIDDEN,) * len(items)
        return super().shuffle(items, key)

    def untraced(self) -> Rng:
        """Return a stream that goes on from here and keeps nothing."""
        return HiddenRng() if self._hides else Rng(self.state)
