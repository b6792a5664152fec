"""An auction as it may go: how far to bid, when nobody knows how far the others will.

A rival goes as far as the policy would in its place, or not quite as far. So a bid may bring the
item, or make a rival pay more for it: what a ceiling is worth shows when the auction is played out.
"""

from typing import Final, TypeVar

from gridwright.bots.policy import Policy
from gridwright.core.events import NOBODY
from gridwright.core.game import Game, State
from gridwright.core.rng import Rng
from gridwright.parts.auction import DROP, bids

S = TypeVar("S", bound=State)

_SHARES: Final[tuple[float, ...]] = (0.9, 0.8, 1.15, 1.3)  # of the policy's own ceiling
_RAISES: Final[tuple[int, ...]] = (0, 3, 7, 12)  # over the lowest bid
_THOUSAND: Final = 1000
_DOUBTFUL: Final = 450  # times in a thousand that a rival stops earlier than the policy would
_EARLIEST: Final = 0.55  # the part of the policy's ceiling that it has reached then, at least


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


def play_out(game: Game[S], policy: Policy[S], state: S, ceiling: int, rng: Rng) -> None:
    """Play the auction of *state* to its end; the seat to act goes as far as *ceiling*."""
    seat = state.to_act
    parts = [_part(rng) for _ in range(game.seats)]
    limits = [-1] * game.seats
    limits[seat] = ceiling
    item, lowest, most = policy.stakes(state)
    put_up = item
    while item == put_up:
        who = state.to_act
        if limits[who] < 0:
            limits[who] = int(policy.ceiling(state) * parts[who])
        goes_on = lowest <= min(most, limits[who])
        game.apply(state, bids(lowest, lowest)[0] if goes_on else DROP)
        if state.to_act == NOBODY:
            return
        item, lowest, most = policy.stakes(state)


def _part(rng: Rng) -> float:
    """Return the part of the policy's ceiling that a rival will go to."""
    is_doubtful = rng.below(_THOUSAND) < _DOUBTFUL
    part = rng.below(_THOUSAND) / _THOUSAND
    return _EARLIEST + (1.0 - _EARLIEST) * part if is_doubtful else 1.0
