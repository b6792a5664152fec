"""Rules of thumb for the Card Game."""

from functools import partial
from typing import Final

from gridwright.bots.cardgame.auction import Bidder
from gridwright.bots.cardgame.features import features
from gridwright.bots.cardgame.fuel import Buyer, best_runs, is_better_run
from gridwright.bots.cardgame.outlook import WEIGHTS, Fuels, Outlook, Weights
from gridwright.bots.dominance import best_of, unbeaten
from gridwright.bots.policy import Policy
from gridwright.bots.profile import Profile
from gridwright.core.action import Action
from gridwright.core.playout import Choices
from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.state import CardState, PhaseIndex

_MOST: Final = 6  # ways to run plants that are worth a thought
_DOUBT: Final = 0.5  # better than 0 and 1 in games of masters


class CardPolicy(Policy[CardState]):
    """Plays the Card Game."""

    def __init__(self, game: CardGame, profile: Profile, weights: Weights = WEIGHTS) -> None:
        """Play *game* with the character *profile*; other *weights* serve comparisons."""
        self._game = game
        self._profile = profile
        self._weights = weights

    def choose(self, state: CardState, choices: Choices) -> Action:
        if state.phase == PhaseIndex.AUCTION:
            return Bidder(self._game, state, self._profile, self._weights, choices).choose()
        if state.phase == PhaseIndex.RESOURCES:
            return Buyer(state, self._profile, self._weights).choose(choices)
        return best_of(self._runs(state), partial(is_better_run, state))

    def candidates(self, state: CardState) -> list[Action]:
        if state.phase == PhaseIndex.AUCTION:
            return Bidder(self._game, state, self._profile, self._weights, None).candidates()
        if state.phase == PhaseIndex.RESOURCES:
            return Buyer(state, self._profile, self._weights).candidates()
        return unbeaten(self._runs(state), partial(is_better_run, state))[:_MOST]

    def item(self, state: CardState) -> int:
        is_auction = state.phase == PhaseIndex.AUCTION and not state.new_plant
        return state.auction.item if is_auction else 0

    def stakes(self, state: CardState) -> tuple[int, int, int]:
        item = self.item(state)
        if not item:
            return 0, 0, 0
        return item, state.auction.bid + 1, state.players[state.to_act].money

    def limits(self, state: CardState) -> list[int]:
        return Bidder(self._game, state, self._profile, self._weights, None).limits()

    def ceiling(self, state: CardState) -> int:
        bidder = Bidder(self._game, state, self._profile, self._weights, None)
        return bidder.limit(state.to_act)

    def doubt(self) -> float:
        return _DOUBT

    def features(self, state: CardState) -> list[list[float]]:
        return features(state, Outlook(state, self._profile, self._weights))

    def _runs(self, state: CardState) -> list[Action]:
        """Return all ways to run plants, those that pay most first."""
        return best_runs(self._game.legal_actions(state), state, Fuels(state).prices)
