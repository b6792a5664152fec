"""The policy of each title."""

from typing import Any, assert_never, cast

from gridwright.bots.board.policy import BoardPolicy
from gridwright.bots.cardgame.policy import CardPolicy
from gridwright.bots.outpost.policy import OutpostPolicy
from gridwright.bots.policy import Policy
from gridwright.bots.profile import PLAIN, Profile
from gridwright.core.game import Game
from gridwright.games.board.game import BoardGame
from gridwright.games.cardgame.game import CardGame
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.registry import AnyGame


def policy_for(game: Game[Any], profile: Profile = PLAIN) -> Policy[Any]:
    """Return the policy that plays *game* with the character *profile*."""
    return _policy_of(cast("AnyGame", game), profile)


def _policy_of(game: AnyGame, profile: Profile) -> Policy[Any]:
    """Return the policy of *game*; mypy reports a title that has none."""
    match game:
        case BoardGame():
            return BoardPolicy(game, profile)
        case CardGame():
            return CardPolicy(game, profile)
        case OutpostGame():
            return OutpostPolicy(game, profile)
        case _:
            assert_never(game)
