"""Games played to the end at random, for benchmarks, tests and searching bots.

The loop lives in the kernel so that, compiled, a game leaves compiled code only to let interrupts
in. Its choices come from a small generator of their own.
"""

from typing import TYPE_CHECKING, Final, TypeVar

from gridwright.core.game import Game
from gridwright.core.phase import State
from gridwright.core.rng import Rng
from gridwright.interrupts import let_interrupts_in

if TYPE_CHECKING:  # see `rng`
    from mypy_extensions import i64

S = TypeVar("S", bound=State)

_WORD: Final = 0xFFFFFFFF
_WARM_UP: Final = 12
_INTERVAL: Final = 64  # decisions between interrupts: a tenth of a millisecond


class Choices:
    """A fast random stream: a small chaotic generator with four 32-bit words of state."""

    __slots__ = ("_a", "_b", "_c", "_counter")

    def __init__(self, rng: Rng) -> None:
        self._a = rng.below(_WORD + 1)
        self._b = rng.below(_WORD + 1)
        self._c = rng.below(_WORD + 1)
        self._counter = 1
        for _ in range(_WARM_UP):
            self.below(1)

    def __reduce__(self) -> tuple[object, ...]:
        return resumed_choices, (self._a, self._b, self._c, self._counter)

    def resume(self, a: int, b: int, c: int, counter: int) -> None:
        """Go on from these words of state."""
        self._a = a
        self._b = b
        self._c = c
        self._counter = counter

    def below(self, bound: int) -> int:
        """Return a number from 0 to *bound* - 1; practically uniform for bounds up to 10,000."""
        b: i64 = self._b
        c: i64 = self._c
        word = (self._a + b + self._counter) & _WORD
        self._counter = (self._counter + 1) & _WORD
        self._a = b ^ (b >> 9)
        self._b = (c + (c << 3)) & _WORD
        self._c = (((c << 21) | (c >> 11)) + word) & _WORD
        return (word * bound >> 32) & _WORD


def resumed_choices(a: int, b: int, c: int, counter: int) -> Choices:
    """Return the stream that has come to these words of state, as it was pickled or copied."""
    choices = Choices(Rng(0))
    choices.resume(a, b, c, counter)
    return choices


def playout(game: Game[S], state: S, rng: Rng) -> int:
    """Play *state* to the end at random, with lowest bids only; return the number of decisions."""
    choices = Choices(rng)
    decisions = 0
    while game.to_act(state) >= 0:
        if decisions % _INTERVAL == 0:
            let_interrupts_in()
        actions = game.lowest_bid_actions(state)
        game.apply(state, actions[choices.below(len(actions))])
        decisions += 1
    return decisions
