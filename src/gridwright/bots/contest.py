"""An auction as it may go: how far to bid, when nobody knows how far the others will.

A rival goes as far as the policy would in its place, or not quite as far: about as often and as
much less as bots do that look ahead, mostly so when the game is about to end. So a bid may bring
the item, or make a rival pay more for it: what a ceiling is worth shows when the auction is played
out.
"""

from typing import Final, Generic, TypeVar

from gridwright.bots.policy import Policy
from gridwright.core.events import NOBODY
from gridwright.core.game import Game, State
from gridwright.core.rng import Rng
from gridwright.parts.auction import BIDS, DROP

S = TypeVar("S", bound=State)

_SHARES: Final[tuple[float, ...]] = (0.9, 0.8, 1.15, 1.3)  # of the policy's own ceiling
_RAISES: Final[tuple[int, ...]] = (0, 3, 7, 12)  # over the lowest bid
AS_JUDGED: Final = -1  # the ceiling of a seat that goes as far as its policy would
_THOUSAND: Final = 1000
_DOUBTFUL: Final[tuple[int, int, int]] = (200, 70, 800)
"""Times in a thousand that a rival stops earlier than the policy would: more by round, at most."""
_SHALLOW: Final = 0.3  # the part of the policy's ceiling that it leaves out then, at most
_DEEPER: Final[tuple[int, float]] = (6, 0.35)  # the round after which that grows, and how fast


def ceilings(lowest: int, most: int, usual: int) -> list[int]:
    """Return the ceilings worth a thought, the policy's own first, 0 for to leave the item.

    Bids go from *lowest* to *most*, and the policy would go as far as *usual*.
    """
    found = [usual, 0] if usual >= lowest else [0]
    asked = [int(usual * share) for share in _SHARES]
    asked.extend([lowest + more for more in _RAISES])
    for ceiling in asked:
        if lowest <= ceiling <= most and ceiling not in found:
            found.append(ceiling)
    return found


class Contest(Generic[S]):
    """The auctions of a line: the seat that thinks does not doubt, its rivals may."""

    def __init__(self, game: Game[S], policies: list[Policy[S]], seat: int) -> None:
        """Let every seat of *game* bid by its policy, and *seat* think."""
        self._game = game
        self._policies = policies
        self._seat = seat

    def play_out(self, state: S, ceiling: int, rng: Rng) -> None:
        """Play the auction of *state* to its end; who thinks goes as far as *ceiling*."""
        game, policy = self._game, self._policies[self._seat]
        parts = [_part(state.round, rng) for _ in range(game.seats)]
        parts[self._seat] = 1.0
        limits = [AS_JUDGED] * game.seats
        limits[self._seat] = ceiling
        item, lowest, most = policy.stakes(state)
        put_up = item
        while item == put_up:
            who = state.to_act
            if limits[who] == AS_JUDGED:
                limits[who] = int(self._policies[who].ceiling(state) * parts[who])
            goes_on = lowest <= min(most, limits[who])
            game.apply(state, BIDS.at(lowest) if goes_on else DROP)
            if state.to_act == NOBODY:
                return
            item, lowest, most = policy.stakes(state)


def _part(number: int, rng: Rng) -> float:
    """Return the part of the policy's ceiling that a rival will go to in round *number*."""
    least, more, most = _DOUBTFUL
    is_doubtful = rng.below(_THOUSAND) < min(most, least + more * number)
    part = rng.below(_THOUSAND) / _THOUSAND
    after, deeper = _DEEPER
    depth = max(_SHALLOW, min(1.0, deeper * (number - after)))
    return 1.0 - depth * part if is_doubtful else 1.0
