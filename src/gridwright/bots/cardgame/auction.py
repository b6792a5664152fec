"""Plants: which to put up, how far to bid, which to give up."""

from typing import Final

from gridwright.bots.cardgame.outlook import Outlook, Weights, blurred
from gridwright.bots.profile import Profile
from gridwright.core.action import Action
from gridwright.core.playout import Choices
from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.state import CardPlayer, CardState
from gridwright.parts.auction import DROP, PASS, bids, opening
from gridwright.parts.fuel import Discard
from gridwright.phases.plant_auction import Remove

_JUMP: Final = 8  # how far a ceiling must be away for a bid of more than 1
_MOST: Final = 11  # ways to make room


class Bidder:
    """One auction phase as the seat to act sees it."""

    __slots__ = (
        *("_choices", "_game", "_limit", "_minima", "_outlook", "_profile", "_sale", "_state"),
        *("_weights", "_worths"),
    )

    def __init__(
        self,
        game: CardGame,
        state: CardState,
        profile: Profile,
        weights: Weights,
        choices: Choices | None,
    ) -> None:
        """Look at *state*; *choices* are for noise."""
        self._game = game
        self._state = state
        self._profile = profile
        self._weights = weights
        self._choices = choices
        self._limit = state.setup.content.plant_limit
        self._outlook = Outlook(state, profile, weights)
        self._sale = [state.setup.content.plants[card] for card in state.for_sale()]
        self._worths = [self._outlook.worth(plant) for plant in self._sale]
        self._minima = [state.token.minimum_bid(plant.card, plant.number) for plant in self._sale]

    def choose(self) -> Action:
        """Return what to do in the auction, which may be running."""
        state = self._state
        if state.new_plant:
            return self._room()
        if state.auction.item:
            return self._reply()
        return self._opening()

    def candidates(self) -> list[Action]:
        """Return the likely action and its alternatives."""
        state = self._state
        found = [self.choose()]
        if state.new_plant:
            for action in self._game.legal_actions(state)[:_MOST]:
                found = _with(found, action)
            return found
        money = state.players[state.to_act].money
        if state.auction.item:
            raised = state.auction.bid + 1
            found = _with(found, DROP)
            return _with(found, bids(raised, raised)[0]) if raised <= money else found
        if state.round > 1:
            found = _with(found, PASS)
        gains = self._gains(state.players[state.to_act])
        for index in range(len(self._sale)):
            price = self._minima[index]
            if price <= money and gains[index] >= price / 2:
                found = _with(found, opening(self._sale[index].card, price))
        return found

    # Bidding

    def _reply(self) -> Action:
        """Raise while the plant is worth more, or leave it."""
        state = self._state
        player = state.players[state.to_act]
        raised = state.auction.bid + 1
        if raised > player.money:
            return DROP
        ceilings = self._ceilings(player)
        for index in range(len(self._sale)):
            if self._sale[index].card == state.auction.item:
                ceiling = blurred(ceilings[index], self._profile.noise, self._choices)
                if raised > ceiling:
                    return DROP
                if ceiling >= raised + _JUMP:
                    raised = self._jump(index, raised, ceiling)
                return bids(raised, raised)[0]
        return DROP

    def _jump(self, index: int, raised: int, ceiling: float) -> int:
        """Return a bid half way to where the last rival will leave, so that it does not take long.

        Nothing is lost by it, as somebody would bid as much anyway.
        """
        state = self._state
        highest = self._ceilings(state.players[state.auction.leader])[index]
        for seat in state.auction.waiting[1:]:
            highest = max(highest, self._ceilings(state.players[seat])[index])
        return raised + max(0, int(min(highest, ceiling) - raised) // 2)

    def _opening(self) -> Action:
        """Put up the plant that gains most at the price to expect, or pass."""
        state = self._state
        player = state.players[state.to_act]
        gains = self._gains(player)
        caps = self._caps(player)
        rivals = self._rivals()
        best: Action = PASS
        most = self._weights.margin
        for index in range(len(self._sale)):
            price = self._minima[index]
            if price > player.money:
                continue
            worth = blurred(gains[index], self._profile.noise, self._choices)
            worth = min(worth, caps[index])
            gain = worth - max(float(price), rivals[index])
            if gain < 0.0 and worth > price:
                gain = self._weights.lure * (worth - price)  # who takes it leaves us the rest
            if gain > most or (state.round == 1 and best is PASS):
                most = gain
                best = opening(self._sale[index].card, price)
        return best

    def _rivals(self) -> list[float]:
        """Return how far the other seats of this phase would go for each plant."""
        state = self._state
        highest = [0.0] * len(self._sale)
        for seat in range(state.setup.seats):
            if seat != state.to_act and not state.auction.finished >> seat & 1:
                ceilings = self._ceilings(state.players[seat])
                for index in range(len(highest)):
                    highest[index] = max(highest[index], ceilings[index])
        return highest

    def _gains(self, player: CardPlayer) -> list[float]:
        """Return what each plant brings *player* beyond the one that makes room for it."""
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

    def _caps(self, player: CardPlayer) -> list[float]:
        """Return what *player* can spend on each plant and still run."""
        spare = self._outlook.spare(player, self._limit)
        share = 1.0 if self._state.is_last_round() else self._weights.kept
        return [
            player.money - self._outlook.run_costs(player, plant, spare, share)
            for plant in self._sale
        ]

    def _ceilings(self, player: CardPlayer) -> list[float]:
        """Return how far *player* goes for each plant, as long as the others are there too."""
        gains = self._gains(player)
        caps = self._caps(player)
        best = 0.0
        second = 0.0
        first = -1
        for index in range(len(gains)):
            price = self._minima[index]
            gain = gains[index] - price
            if price > player.money:
                continue
            if gain > best:
                second, best, first = best, gain, index
            elif gain > second:
                second = gain
        share = self._others()
        found: list[float] = []
        for index in range(len(gains)):
            other = second if index == first else best
            found.append(min(gains[index] - share * other, caps[index]))
        return found

    def _others(self) -> float:
        """Return how much of the gain of another plant one can count on."""
        seats = self._state.setup.seats
        rivals = seats - self._state.auction.finished.bit_count() - 1
        return self._weights.other - self._weights.contest * max(0, rivals - 1) / max(1, seats - 2)

    # Making room

    def _room(self) -> Action:
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


def _with(found: list[Action], action: Action) -> list[Action]:
    return found if action in found else [*found, action]
