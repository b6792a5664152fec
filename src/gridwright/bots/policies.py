"""The policy of each engine."""

from collections.abc import Callable
from typing import Any, Final

from gridwright.bots.board.policy import BoardPolicy
from gridwright.bots.cardgame.policy import CardPolicy
from gridwright.bots.outpost.policy import OutpostPolicy
from gridwright.bots.policy import Policy
from gridwright.bots.profile import PLAIN, Profile
from gridwright.core.game import Game
from gridwright.games.registry import ByEngine

_POLICIES: Final[ByEngine[Callable[[Any, Profile], Policy[Any]]]] = ByEngine(
    board=BoardPolicy, card=CardPolicy, outpost=OutpostPolicy
)


def policy_for(game: Game[Any], profile: Profile = PLAIN) -> Policy[Any]:
    """Return the policy that plays *game* with the character *profile*."""
    return _POLICIES.of(game)(game, profile)
