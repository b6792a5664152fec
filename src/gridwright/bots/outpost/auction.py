"""Cards: what they are worth in the auction."""

from typing import Final

from gridwright.bots.bidding import CeilingBidder, Habits
from gridwright.bots.outpost.outlook import Firm, Outlook, Weights
from gridwright.bots.profile import Profile
from gridwright.content.types import OutpostCard
from gridwright.core.action import Action
from gridwright.core.playout import Choices
from gridwright.games.outpost.state import OutpostState

_USE: Final = 1.0  # what a card must bring to be put up, at any price


class Bidder(CeilingBidder[OutpostState]):
    """The bidder of the seat to act, in one auction phase."""

    def __init__(
        self, state: OutpostState, profile: Profile, weights: Weights, choices: Choices | None
    ) -> None:
        """Judge *state*; *choices* are for noise."""
        habits = Habits(weights.other, weights.contest, weights.margin, weights.lure)
        super().__init__(state, state.setup.seats, habits, profile, choices)
        self._weights = weights
        self._outlook = Outlook(state, profile, weights)
        self._firms: dict[int, Firm] = {}  # by seat, as far as they were needed
        self._sale: list[OutpostCard] = []
        for pile in state.market.current:
            card = state.setup.content.cards[pile.top()]
            self._sale.append(card)
            self._cards.append(card.card)
            self._minima.append(max(1, card.number - pile.tokens))

    def choose(self) -> Action:
        """Return the next action of the auction phase."""
        return self.reply() if self._state.auction.item else self.opening()

    def candidates(self) -> list[Action]:
        """Return the likely action and its alternatives."""
        return self.answers()

    def must_open(self) -> bool:
        return self._state.in_first_auction()

    def is_useful(self, gain: float) -> bool:
        return gain >= _USE

    def purse(self, seat: int) -> int:
        firm = self._firm(seat)
        return firm.money + self._rebate(firm)

    def _firm(self, seat: int) -> Firm:
        firm = self._firms.get(seat)
        if firm is None:
            firm = Firm(self._state, seat)
            self._firms[seat] = firm
        return firm

    def _rebate(self, firm: Firm) -> int:
        return self._state.setup.content.numbers.bid_rebate if firm.library else 0

    def caps(self, seat: int) -> list[float]:
        firm, purse = self._firm(seat), self.purse(seat)
        return [self._cap(firm, purse, card) for card in self._sale]

    def _cap(self, firm: Firm, purse: int, card: OutpostCard) -> float:
        """Return what *firm* can bid for *card* and still build.

        Towards the end it must leave enough for one city more than it supplies without the card.
        """
        if self._outlook.rounds > 1.0:
            return purse - self._weights.reserve
        jump = self._weights.jump
        without = min(self._outlook.made(firm, None), firm.cities + int(firm.money / jump))
        if self._outlook.made(firm, card) <= without:
            return purse - self._weights.reserve
        return purse - jump * max(0, without + 1 - firm.cities)

    def gains(self, seat: int) -> list[float]:
        firm = self._firm(seat)
        base = self._outlook.value(firm, None)
        rebate = self._rebate(firm)
        wealth = 1.0 + self._weights.rich * max(0, firm.money - 100) / 100.0
        values: list[float] = []
        for card in self._sale:
            gain = (self._outlook.value(firm, card) - base) * self._profile.bids * wealth
            if card.cities:
                gain += self._profile.green * card.cities
            values.append(gain + rebate)
        return values
