"""Rules of thumb for Outpost."""

from typing import Final

from gridwright.bots.outpost.auction import Bidder
from gridwright.bots.outpost.expansion import Builder
from gridwright.bots.outpost.features import features
from gridwright.bots.outpost.outlook import WEIGHTS, Outlook, Weights
from gridwright.bots.policy import Policy
from gridwright.bots.profile import Profile
from gridwright.core.action import Action
from gridwright.core.playout import Choices
from gridwright.games.outpost import company, dummy
from gridwright.games.outpost.actions import PlaceSyndicate, Power
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.state import OutpostState, PhaseIndex

_MOST: Final = 6  # places and runs that are worth a thought


class OutpostPolicy(Policy[OutpostState]):
    """Plays Outpost."""

    def __init__(self, game: OutpostGame, profile: Profile, weights: Weights = WEIGHTS) -> None:
        """Play *game* with the character *profile*; other *weights* serve comparisons."""
        self._game = game
        self._profile = profile
        self._weights = weights

    def choose(self, state: OutpostState, choices: Choices) -> Action:
        if state.phase == PhaseIndex.AUCTION:
            return Bidder(state, self._profile, self._weights, choices).choose()
        if state.phase == PhaseIndex.EXPANSION and not dummy.awaits_site(state):
            return Builder(self._game, state, self._profile, self._weights).choose()
        if state.phase == PhaseIndex.BUREAUCRACY:
            return self._runs(state)[0]
        return _ranked_places(self._game.legal_actions(state), state)[0]

    def candidates(self, state: OutpostState) -> list[Action]:
        if state.phase == PhaseIndex.AUCTION:
            return Bidder(state, self._profile, self._weights, None).candidates()
        if state.phase == PhaseIndex.EXPANSION and not dummy.awaits_site(state):
            return Builder(self._game, state, self._profile, self._weights).candidates()
        if state.phase == PhaseIndex.BUREAUCRACY:
            return self._runs(state)[:_MOST]
        return _ranked_places(self._game.legal_actions(state), state)[:_MOST]

    def item(self, state: OutpostState) -> int:
        return state.auction.item if state.phase == PhaseIndex.AUCTION else 0

    def stakes(self, state: OutpostState) -> tuple[int, int, int]:
        item = self.item(state)
        if not item:
            return 0, 0, 0
        bidder = Bidder(state, self._profile, self._weights, None)
        return item, state.auction.bid + 1, bidder.purse(state.to_act)

    def limits(self, state: OutpostState) -> list[int]:
        return Bidder(state, self._profile, self._weights, None).limits()

    def ceiling(self, state: OutpostState) -> int:
        return Bidder(state, self._profile, self._weights, None).limit(state.to_act)

    def features(self, state: OutpostState) -> list[list[float]]:
        return features(state, Outlook(state, self._profile, self._weights))

    def _runs(self, state: OutpostState) -> list[Action]:
        """Return the ways to run plants that supply the most, those with the fewest plants first.

        Nothing is burnt, so to supply less is always worse.
        """
        firm = state.acting().company
        cities = firm.network_size()
        ways = company.runs(state.setup, firm)
        most = max([min(cities, supply) for _, supply in ways])
        best = [plants for plants, supply in ways if min(cities, supply) == most]
        best.sort(key=len)
        return [Power(plants) for plants in best]


def _ranked_places(actions: list[Action], state: OutpostState) -> list[Action]:
    """Return the *actions* before round 1 and for the Syndicate: remote places first."""
    ranked: list[tuple[int, int]] = []
    for index in range(len(actions)):
        action = actions[index]
        cost = 0
        if isinstance(action, PlaceSyndicate):
            costs = state.area.costs[action.city]
            cost = sum([costs[other] for other in state.area.cities])
        ranked.append((-cost, index))
    ranked.sort()
    return [actions[index] for _, index in ranked]
