"""Plants: what they are worth in the auction, and which to give up."""

from typing import Final

from gridwright.bots.bidding import CeilingBidder, Habits, with_action
from gridwright.bots.cardgame.outlook import Outlook, Weights
from gridwright.bots.profile import Profile
from gridwright.core.action import Action
from gridwright.core.playout import Choices
from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.state import CardState
from gridwright.parts.fuel import Discard
from gridwright.phases.plant_auction import Remove

_MOST: Final = 11  # ways to make room


class Bidder(CeilingBidder[CardState]):
    """The bidder of the seat to act, in one auction phase."""

    def __init__(
        self,
        game: CardGame,
        state: CardState,
        profile: Profile,
        weights: Weights,
        choices: Choices | None,
    ) -> None:
        """Judge *state*; *choices* are for noise."""
        habits = Habits(weights.other, weights.contest, weights.margin, weights.lure)
        super().__init__(state, state.setup.seats, habits, profile, choices)
        self._game = game
        self._reserve = weights.reserve
        self._limit = state.setup.content.plant_limit
        self._outlook = Outlook(state, profile, weights)
        self._sale = [state.setup.content.plants[card] for card in state.for_sale()]
        self._worths = [self._outlook.worth(plant) for plant in self._sale]
        self._cards = [plant.card for plant in self._sale]
        self._minima = [state.token.minimum_bid(plant.card, plant.number) for plant in self._sale]

    def choose(self) -> Action:
        """Return the next action of the auction phase."""
        if self._state.new_plant:
            return self._make_room()
        return self.reply() if self._state.auction.item else self.opening()

    def candidates(self) -> list[Action]:
        """Return the likely action and its alternatives."""
        if not self._state.new_plant:
            return self.answers()
        actions = [self._make_room()]
        for action in self._game.legal_actions(self._state)[:_MOST]:
            actions = with_action(actions, action)
        return actions

    # Bidding

    def must_open(self) -> bool:
        return self._state.round == 1

    def is_useful(self, gain: float) -> bool:  # noqa: ARG002 - the margin decides
        return True

    def purse(self, seat: int) -> int:
        return self._state.players[seat].money

    def gains(self, seat: int) -> list[float]:
        """Return what each plant brings *seat* beyond the one that makes room for it."""
        player = self._state.players[seat]
        spare = self._outlook.spare(player, self._limit)
        least = self._outlook.worth(player.plants[spare]) if spare >= 0 else 0.0
        if spare >= 0:
            least -= self._compensation()
        return [self._profile.bids * (worth - least) for worth in self._worths]

    def _compensation(self) -> float:
        """Return what the Demolition Contractor pays for the next plant."""
        demolition = self._state.demolition
        if not demolition.cards:
            return 0.0
        card = demolition.cards[demolition.top]
        return float(card.others if demolition.removals else card.first)

    def caps(self, seat: int) -> list[float]:
        """Return what *seat* can spend on each plant and still run."""
        player = self._state.players[seat]
        spare = self._outlook.spare(player, self._limit)
        share = 1.0 if self._state.is_last_round() else self._reserve
        return [
            player.money - self._outlook.run_costs(player, plant, spare, share)
            for plant in self._sale
        ]

    # Making room

    def _make_room(self) -> Action:
        """Give up the plant that is worth least; of fuel, what costs least."""
        actions = self._game.legal_actions(self._state)
        best = actions[0]
        least = -1.0
        for action in actions:
            lost = self._lost(action)
            if least < 0.0 or lost < least:
                least = lost
                best = action
        return best

    def _lost(self, action: Action) -> float:
        """Return what a way to make room costs."""
        if isinstance(action, Remove):
            return self._outlook.worth(self._state.setup.content.plants[action.card])
        lost = 0.0
        if isinstance(action, Discard):
            for kind in range(len(action.amounts)):
                lost += action.amounts[kind] * self._outlook.prices[kind]
        return lost
