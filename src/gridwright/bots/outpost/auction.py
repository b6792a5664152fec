"""Cards: which to put up, and how far to bid."""

from typing import Final

from gridwright.bots.outpost.outlook import Firm, Outlook, Weights, blurred
from gridwright.bots.profile import Profile
from gridwright.content.types import OutpostCard
from gridwright.core.action import Action
from gridwright.core.playout import Choices
from gridwright.games.outpost.state import OutpostState
from gridwright.parts.auction import DROP, PASS, bids, opening

_USE: Final = 1.0  # what a card must bring to be put up, at any price
_JUMP: Final = 8  # how far a ceiling must be away for a bid of more than 1


class Bidder:
    """One auction phase as the seat to act sees it."""

    __slots__ = (*("_choices", "_minima", "_outlook", "_profile", "_sale", "_state", "_weights"),)

    def __init__(
        self, state: OutpostState, profile: Profile, weights: Weights, choices: Choices | None
    ) -> None:
        """Look at *state*; *choices* are for noise."""
        self._state = state
        self._profile = profile
        self._weights = weights
        self._choices = choices
        self._outlook = Outlook(state, profile, weights)
        self._sale: list[OutpostCard] = []
        self._minima: list[int] = []
        for pile in state.market.current:
            card = state.setup.content.cards[pile.top()]
            self._sale.append(card)
            self._minima.append(max(1, card.number - pile.tokens))

    def choose(self) -> Action:
        """Return what to do in the auction, which may be running."""
        return self._reply() if self._state.auction.item else self._opening()

    def candidates(self) -> list[Action]:
        """Return the likely action and its alternatives."""
        state = self._state
        found = [self.choose()]
        firm = Firm(state, state.to_act)
        purse = self._purse(firm)
        if state.auction.item:
            raised = state.auction.bid + 1
            found = _with(found, DROP)
            return _with(found, bids(raised, raised)[0]) if raised <= purse else found
        if not state.in_first_auction():
            found = _with(found, PASS)
        gains = self._gains(firm)
        for index in range(len(self._sale)):
            price = self._minima[index]
            if price <= purse and gains[index] >= price / 2:
                found = _with(found, opening(self._sale[index].card, price))
        return found

    def _reply(self) -> Action:
        """Raise while the card is worth more, or leave it."""
        state = self._state
        firm = Firm(state, state.to_act)
        raised = state.auction.bid + 1
        if raised > self._purse(firm):
            return DROP
        ceilings = self._ceilings(firm)
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
        highest = self._ceilings(Firm(state, state.auction.leader))[index]
        for seat in state.auction.waiting[1:]:
            highest = max(highest, self._ceilings(Firm(state, seat))[index])
        return raised + max(0, int(min(highest, ceiling) - raised) // 2)

    def _opening(self) -> Action:
        """Put up the card that gains most at the price to expect, or pass."""
        state = self._state
        firm = Firm(state, state.to_act)
        gains = self._gains(firm)
        rivals = self._rivals()
        purse = self._purse(firm)
        most = self._weights.margin
        best: Action = PASS
        must = state.in_first_auction()
        for index in range(len(self._sale)):
            price = self._minima[index]
            if price > purse or (gains[index] < _USE and not must):
                continue
            worth = blurred(gains[index], self._profile.noise, self._choices)
            worth = min(worth, self._cap(firm, self._sale[index]))
            gain = worth - max(float(price), rivals[index])
            if gain < 0.0 and worth > price:
                gain = self._weights.lure * (worth - price)  # who takes it leaves us the rest
            if gain > most or (must and best is PASS):
                most = gain
                best = opening(self._sale[index].card, price)
        return best

    def _rivals(self) -> list[float]:
        """Return how far the other seats of this phase would go for each card."""
        state = self._state
        highest = [0.0] * len(self._sale)
        for seat in range(state.setup.seats):
            if seat != state.to_act and not state.auction.finished >> seat & 1:
                ceilings = self._ceilings(Firm(state, seat))
                for index in range(len(highest)):
                    highest[index] = max(highest[index], ceilings[index])
        return highest

    def _purse(self, firm: Firm) -> int:
        """Return the highest bid that *firm* can pay."""
        return firm.money + self._rebate(firm)

    def _rebate(self, firm: Firm) -> int:
        return self._state.setup.content.numbers.bid_rebate if firm.library else 0

    def _cap(self, firm: Firm, card: OutpostCard) -> float:
        """Return what *firm* can bid for *card* and still build.

        Towards the end it must leave enough for one city more than it supplies without the card.
        """
        purse = self._purse(firm)
        if self._outlook.rounds > 1.0:
            return purse - self._weights.kept
        jump = self._weights.jump
        without = min(self._outlook.made(firm, None), firm.cities + int(firm.money / jump))
        if self._outlook.made(firm, card) <= without:
            return purse - self._weights.kept
        return purse - jump * max(0, without + 1 - firm.cities)

    def _gains(self, firm: Firm) -> list[float]:
        """Return what each card brings *firm*, as a bid."""
        base = self._outlook.value(firm, None)
        rebate = self._rebate(firm)
        wealth = 1.0 + self._weights.rich * max(0, firm.money - 100) / 100.0
        found: list[float] = []
        for card in self._sale:
            gain = (self._outlook.value(firm, card) - base) * self._profile.bids * wealth
            if card.cities:
                gain += self._profile.green * card.cities
            found.append(gain + rebate)
        return found

    def _ceilings(self, firm: Firm) -> list[float]:
        """Return how far *firm* goes for each card, as long as the others are there too."""
        gains = self._gains(firm)
        purse = self._purse(firm)
        best = 0.0
        second = 0.0
        first = -1
        for index in range(len(gains)):
            gain = gains[index] - self._minima[index]
            if self._minima[index] > purse:
                continue
            if gain > best:
                second, best, first = best, gain, index
            elif gain > second:
                second = gain
        share = self._others()
        found: list[float] = []
        for index in range(len(gains)):
            other = second if index == first else best
            ceiling = gains[index] - share * other
            found.append(min(ceiling, self._cap(firm, self._sale[index])))
        return found

    def _others(self) -> float:
        """Return how much of the gain of another card one can count on."""
        seats = self._state.setup.seats
        rivals = seats - self._state.auction.finished.bit_count() - 1
        return self._weights.other - self._weights.contest * max(0, rivals - 1) / max(1, seats - 2)


def _with(found: list[Action], action: Action) -> list[Action]:
    return found if action in found else [*found, action]
