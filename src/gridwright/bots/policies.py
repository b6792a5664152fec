"""Which policy plays which title."""

from typing import Any

from gridwright.bots.board.policy import BoardPolicy
from gridwright.bots.cardgame.policy import CardPolicy
from gridwright.bots.outpost.policy import OutpostPolicy
from gridwright.bots.policy import Policy
from gridwright.bots.profile import PLAIN, Profile
from gridwright.core.game import Game
from gridwright.games.board.game import BoardGame
from gridwright.games.cardgame.game import CardGame
from gridwright.games.outpost.game import OutpostGame


def policy_for(game: Game[Any], profile: Profile = PLAIN) -> Policy[Any]:
    """Return the policy that plays *game* with the character *profile*."""
    if isinstance(game, BoardGame):
        return BoardPolicy(game, profile)
    if isinstance(game, CardGame):
        return CardPolicy(game, profile)
    assert isinstance(game, OutpostGame), f"{game.title} has no policy"
    return OutpostPolicy(game, profile)
