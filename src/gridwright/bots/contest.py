"""How an auction may go: how far to bid without knowing how far the others will.

A rival goes as far as the policy would in its place, or stops anywhere between its first bid and
that, or does not bid at all: about as often as bots do that look ahead, or less where the policy of
the title says so. When the game is about to end they stop soon. Where it was thought through what
the item is worth to a rival, it stops about there, most often. So a bid may bring the item, or make
a rival pay more for it: what a ceiling is worth shows when the auction is played out.
"""

from dataclasses import dataclass
from math import sqrt
from typing import Final, Generic, TypeVar

from gridwright.bots.bidding import highest_rival
from gridwright.bots.policy import Policy
from gridwright.bots.pricing import Price
from gridwright.core.events import NOBODY
from gridwright.core.game import Game
from gridwright.core.phase import State
from gridwright.core.rng import Rng
from gridwright.parts.auction import BIDS, DROP

S = TypeVar("S", bound=State)

_SHARES: Final[tuple[float, ...]] = (0.9, 0.8, 1.15, 1.3)  # of the policy's own ceiling
_RAISES: Final[tuple[int, ...]] = (0, 3, 7, 12)  # over the lowest bid
AS_JUDGED: Final = -1  # the ceiling of a seat that goes as far as its policy would
_PER_MILLE: Final = 1000
_DOUBTFUL: Final[tuple[int, int, int]] = (380, 40, 800)
"""Times in a thousand that a rival stops earlier than the policy would: more by round, at most."""
_LEAVING: Final[tuple[int, int, int]] = (500, 50, 50)
"""Times in a thousand that such a rival does not bid at all: less by round, at least."""
_LATE: Final[tuple[int, float, float]] = (7, 0.3, 0.2)
"""The round after which it stops the nearer to its first bid: by how much a round, and at most."""
_USUAL_SEATS: Final = 4  # with each seat more a game is about a round shorter

_STRAYING: Final = 200  # times in a thousand that a rival does not stop where it is expected to
_OFF: Final = 4.0  # by how much it misjudges what the item is worth to it


@dataclass(init=False, slots=True)
class ExpectedPrices:
    """What items are worth to rivals in one round, as far as the search has priced them."""

    round: int
    prices: dict[tuple[int, int], Price]  # by seat and item

    def __init__(self, number: int) -> None:
        """Start without prices for the round of this *number*."""
        self.round = number
        self.prices = {}


def ceilings(lowest: int, most: int, usual: int) -> list[int]:
    """Return the ceilings worth a thought, the policy's own first; 0 is to leave the item.

    Bids go from *lowest* to *most*, and the policy would go as far as *usual*.
    """
    distinct = [usual, 0] if usual >= lowest else [0]
    alternatives = [int(usual * share) for share in _SHARES]
    alternatives.extend([lowest + more for more in _RAISES])
    for ceiling in alternatives:
        if lowest <= ceiling <= most and ceiling not in distinct:
            distinct.append(ceiling)
    return distinct


class Contest(Generic[S]):
    """The auctions of a line of play: rivals may stop early, the seat that thinks does not."""

    def __init__(self, game: Game[S], policy: Policy[S], seat: int) -> None:
        """Let every seat of *game* bid by *policy*; *seat* is the one that thinks."""
        self._game = game
        self._policy = policy
        self.seat = seat
        self.expected = ExpectedPrices(0)

    def play_out(self, state: S, ceiling: int, rng: Rng) -> None:
        """Play the auction of *state* to its end; the seat that thinks bids up to *ceiling*."""
        game, policy = self._game, self._policy
        number = state.round + max(0, game.seats - _USUAL_SEATS)
        doubt = policy.doubt()
        item, lowest, _ = policy.stakes(state)
        limits = policy.limits(state)
        for seat in range(game.seats):
            part = _part(number, doubt, rng)
            if seat == self.seat or limits[seat] < lowest:
                continue
            price = self._price(state.round, seat, item)
            if price is not None and rng.below(_PER_MILLE) >= _STRAYING:
                error = sqrt(price.off * price.off + _OFF * _OFF) * _normal(rng)
                limits[seat] = price.ceiling(limits[seat], error)
            else:
                limits[seat] = lowest - 1 + int((limits[seat] - lowest + 1) * part)
        if ceiling != AS_JUDGED:
            limits[self.seat] = ceiling
        settle(game, policy, state, limits)

    def _price(self, number: int, seat: int, item: int) -> Price | None:
        """Return what *item* was found to be worth to *seat*, if that was in this round."""
        return self.expected.prices.get((seat, item)) if number == self.expected.round else None


def settle(game: Game[S], policy: Policy[S], state: S, limits: list[int]) -> None:
    """Play the auction of *state* to its end, where every bidder goes as far as *limits* says.

    The bids by one that would only lead there are left out: the first raise goes to just below
    where the last rival leaves.
    """
    item, lowest, _ = policy.stakes(state)
    current = item
    while current == item:
        seat = state.to_act
        if limits[seat] < lowest:
            limits[seat] = 0
            game.apply(state, DROP)
        else:
            rival = highest_rival(limits, seat)
            game.apply(state, BIDS.at(max(lowest, min(limits[seat], rival) - game.seats)))
        if state.to_act == NOBODY:
            return
        current, lowest, _ = policy.stakes(state)


def _normal(rng: Rng) -> float:
    """Return a number that is about normally distributed, with mean 0 and deviation 1."""
    total = rng.below(_PER_MILLE) + rng.below(_PER_MILLE) + rng.below(_PER_MILLE)
    return (2.0 * total - 3.0 * _PER_MILLE) / _PER_MILLE


def _part(number: int, doubt: float, rng: Rng) -> float:
    """Return how far a rival of round *number* goes: 1 as far as its policy, 0 not at all."""
    least, more, most = _DOUBTFUL
    is_doubtful = rng.below(_PER_MILLE) < doubt * min(most, least + more * number)
    most, less, least = _LEAVING
    is_leaving = rng.below(_PER_MILLE) < max(least, most - less * number)
    after, nearer, nearest = _LATE
    reach = max(nearest, 1.0 - nearer * max(0, number - after))
    part = reach * rng.below(_PER_MILLE) / _PER_MILLE
    if not is_doubtful:
        return 1.0
    return 0.0 if is_leaving else part
