"""Bidding by ceilings, for every title that judges what is for sale in money.

An item is worth what it brings, less what the next best one for sale would gain: that, and what a
seat can spare, is how far it goes. The seat to act judges the others by the same measure.
"""

from abc import abstractmethod
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from gridwright.bots.profile import Profile
from gridwright.core.action import Action
from gridwright.core.playout import Choices
from gridwright.parts.auction import BIDS, DROP, OPENS, PASS
from gridwright.phases.state import AuctionState

A = TypeVar("A", bound=AuctionState)

JUMP: Final = 8  # a raise is a part of the way to where the last rival should leave: one in so many
_STEPS: Final = 1000  # of a noise, to either side


@dataclass(frozen=True, slots=True)
class Habits:
    """The weights of a bidder; those of a title explain them further."""

    other: float  # of what the next best item would gain
    contest: float  # by how much less, when all other seats want it too
    margin: float  # what a purchase must gain
    lure: float  # of the gain of an item that somebody else will take


def blurred(value: float, noise: float, choices: Choices | None) -> float:
    """Return *value*, off by up to the share *noise*."""
    if choices is None or noise <= 0.0:
        return value
    return value * (1.0 + noise * (choices.below(2 * _STEPS + 1) - _STEPS) / _STEPS)


def raised(lowest: int, limit: int, rival: int) -> int:
    """Return a raise by a part of the way to where the last *rival* should leave.

    It shortens auctions at a small price: rivals who look ahead often leave earlier, and would have
    left the item for less. *limit* is how far the bidder goes: nearer than `JUMP` to it, whatever
    rivals do, the raise is by one.
    """
    return lowest + max(0, min(limit, rival) - lowest) // JUMP


def highest_rival(limits: list[int], seat: int) -> int:
    """Return how far the last bidder other than *seat* goes."""
    highest = 0
    for other in range(len(limits)):
        if other != seat:
            highest = max(highest, limits[other])
    return highest


def with_action(actions: list[Action], action: Action) -> list[Action]:
    """Return *actions* with *action* at the end, if it is not among them."""
    return actions if action in actions else [*actions, action]


class CeilingBidder(Generic[A]):
    """The bidder of the seat to act, in one auction phase."""

    def __init__(
        self, state: A, seats: int, habits: Habits, profile: Profile, choices: Choices | None
    ) -> None:
        """Judge *state*; *choices* are for noise. A subclass says what is for sale."""
        self._state = state
        self._seats = seats
        self._habits = habits
        self._profile = profile
        self._choices = choices
        self._cards: list[int] = []  # for sale
        self._minima: list[int] = []  # beside them: their lowest bids

    @abstractmethod
    def gains(self, seat: int) -> list[float]:
        """Return what each item brings *seat*, as a bid."""

    @abstractmethod
    def caps(self, seat: int) -> list[float]:
        """Return what *seat* can spend on each item and still go on."""

    @abstractmethod
    def purse(self, seat: int) -> int:
        """Return the highest bid that *seat* can pay."""

    @abstractmethod
    def must_open(self) -> bool:
        """Whether the seat to act may not pass."""

    @abstractmethod
    def is_useful(self, gain: float) -> bool:
        """Whether an item that brings so much is put up, if nothing must be."""

    def answers(self) -> list[Action]:
        """Return the likely raise or opening, and its alternatives."""
        state, seat = self._state, self._state.to_act
        if state.auction.item:
            lowest = state.auction.bid + 1
            actions = with_action([self.reply()], DROP)
            affordable = lowest <= self.purse(seat)
            return with_action(actions, BIDS.at(lowest)) if affordable else actions
        actions = [self.opening()]
        if not self.must_open():
            actions = with_action(actions, PASS)
        gains, purse = self.gains(seat), self.purse(seat)
        for index in range(len(self._cards)):
            price = self._minima[index]
            if price <= purse and gains[index] >= price / 2:
                actions = with_action(actions, OPENS.at(self._cards[index], price))
        return actions

    def reply(self) -> Action:
        """Raise while the item is worth more, or leave it."""
        state, seat = self._state, self._state.to_act
        lowest, purse = state.auction.bid + 1, self.purse(seat)
        if lowest > purse or state.auction.item not in self._cards:
            return DROP
        index = self._cards.index(state.auction.item)
        judged = blurred(self._ceilings(seat)[index], self._profile.noise, self._choices)
        ceiling = int(min(judged, float(purse)))  # whoever misjudges an item still counts the money
        if lowest > ceiling:
            return DROP
        rival = highest_rival(self.limits(), seat) if ceiling >= lowest + JUMP else lowest
        return BIDS.at(raised(lowest, ceiling, rival))

    def limits(self) -> list[int]:
        """Return, by seat, how far each bidder goes for what is put up; 0 for the others."""
        auction = self._state.auction
        limits = [0] * self._seats
        limits[auction.leader] = self.limit(auction.leader)
        for seat in auction.waiting:
            limits[seat] = self.limit(seat)
        return limits

    def limit(self, seat: int) -> int:
        """Return how far *seat* goes for what is put up."""
        item = self._state.auction.item
        if item not in self._cards:
            return 0
        return max(0, min(self.purse(seat), int(self._ceilings(seat)[self._cards.index(item)])))

    def opening(self) -> Action:
        """Put up the item that gains most at the price to expect, or pass."""
        seat = self._state.to_act
        gains, caps, purse = self.gains(seat), self.caps(seat), self.purse(seat)
        rivals = self._rivals()
        must = self.must_open()
        most = self._habits.margin
        best: Action = PASS
        for index in range(len(self._cards)):
            price = self._minima[index]
            if price > purse or not (must or self.is_useful(gains[index])):
                continue
            worth = blurred(gains[index], self._profile.noise, self._choices)
            worth = min(worth, caps[index])
            gain = worth - max(float(price), rivals[index])
            if gain < 0.0 and worth > price:
                gain = self._habits.lure * (worth - price)  # who takes it leaves us the rest
            if gain > most or (must and best is PASS):
                most = gain
                best = OPENS.at(self._cards[index], price)
        return best

    def _rivals(self) -> list[float]:
        """Return how far the other seats of this phase would go for each item."""
        state = self._state
        highest = [0.0] * len(self._cards)
        for seat in range(self._seats):
            if seat != state.to_act and not state.auction.finished >> seat & 1:
                ceilings = self._ceilings(seat)
                for index in range(len(highest)):
                    highest[index] = max(highest[index], ceilings[index])
        return highest

    def _ceilings(self, seat: int) -> list[float]:
        """Return how far *seat* goes for each item, as long as the others are there too."""
        gains, caps, purse = self.gains(seat), self.caps(seat), self.purse(seat)
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
        ceilings: list[float] = []
        for index in range(len(gains)):
            other = second if index == first else best
            ceilings.append(min(gains[index] - share * other, caps[index]))
        return ceilings

    def _others(self) -> float:
        """Return how much of the gain of another item one can count on."""
        rivals = self._seats - self._state.auction.finished.bit_count() - 1
        habits = self._habits
        return habits.other - habits.contest * max(0, rivals - 1) / max(1, self._seats - 2)
