"""How far rivals will bid, judged from their side.

The item is priced for each of them as a search would price it: what it is worth to outbid the seat
that thinks, for little or for more, and what to leave it the item.
"""

from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from gridwright.bots.contest import Contest, ExpectedPrices
from gridwright.bots.forward import Forward
from gridwright.bots.policy import Policy
from gridwright.bots.pricing import Price, further
from gridwright.core.action import Action
from gridwright.core.events import NOBODY
from gridwright.core.game import Game
from gridwright.core.phase import State
from gridwright.core.rng import Rng
from gridwright.parts.auction import BIDS, DROP

S = TypeVar("S", bound=State)

_ROUNDS: Final = 2  # that they look ahead
_SHARE: Final = 0.3  # of a budget, at most
_FEWEST: Final = 3  # deals that tell anything
_MOST: Final = 40  # deals that tell enough


@dataclass(init=False, slots=True)
class _Rival:
    """A rival, and the item that it may bid for."""

    seat: int
    item: int
    lowest: int  # that outbids it
    high: int
    leave: list[float]  # by deal: what becomes of it without the item
    low: list[float]  # with it for the lowest bid
    more: list[float]  # with it for the high one
    is_out: bool  # it cannot bid, or does not get to

    def __init__(self, seat: int) -> None:
        """Let *seat* answer the bid of another."""
        self.seat = seat
        self.item = 0
        self.lowest = 0
        self.high = 0
        self.leave = []
        self.low = []
        self.more = []
        self.is_out = False


class Rivals(Generic[S]):
    """The rivals of a seat that thinks."""

    def __init__(self, game: Game[S], policy: Policy[S], forward: Forward[S]) -> None:
        """Follow what they could do with *forward*."""
        self._game = game
        self._policy = policy
        self._forward = forward

    def expected(self, view: S, bid: Action) -> ExpectedPrices:
        """Return how far each rival will go against a *bid* of the seat to act."""
        forward, clock = self._forward, self._forward.clock
        rivals = [_Rival(seat) for seat in range(self._game.seats) if seat != view.to_act]
        deals = 0
        while rivals and deals < _MOST and clock.spent() < _SHARE:
            dealt = forward.deal(view)
            chance = forward.chance()
            for rival in rivals:
                self._follow(dealt, bid, rival, chance)
            rivals = [rival for rival in rivals if not rival.is_out]
            deals += 1
        expected = ExpectedPrices(view.round)
        for rival in rivals:
            if len(rival.low) >= _FEWEST:
                price = Price(rival.lowest, rival.high, rival.leave, rival.low, rival.more)
                expected.prices[rival.seat, rival.item] = price
        return expected

    def _follow(self, dealt: S, bid: Action, rival: _Rival, chance: int) -> None:
        """Follow what a rival can do against a *bid* on one deal."""
        state = dealt.copy()
        self._game.apply(state, bid)
        rival.item = self._policy.item(state) if state.to_act != NOBODY else 0
        if not rival.item or not self._reach(state, rival):
            rival.is_out = True
            return
        _, rival.lowest, most = self._policy.stakes(state)
        rival.high = further(rival.lowest, most)
        if rival.lowest > most:
            rival.is_out = True
            return
        rival.leave.append(self._value(state.copy(), DROP, rival, chance))
        if rival.high > rival.lowest:
            rival.more.append(self._value(state.copy(), BIDS.at(rival.high), rival, chance))
        rival.low.append(self._value(state, BIDS.at(rival.lowest), rival, chance))

    def _reach(self, state: S, rival: _Rival) -> bool:
        """Let all others leave the item until the rival may bid; return whether it may."""
        while state.to_act != rival.seat:
            self._game.apply(state, DROP)
            if state.to_act == NOBODY or self._policy.item(state) != rival.item:
                return False
        return True

    def _value(self, state: S, answer: Action, rival: _Rival, chance: int) -> float:
        """Return what becomes of the rival after its *answer*, which no other one outbids."""
        last = state.round + _ROUNDS
        self._game.apply(state, answer)
        while state.to_act != NOBODY and self._policy.item(state) == rival.item:
            self._game.apply(state, DROP)
        contest = Contest(self._game, self._policy, rival.seat)
        return self._forward.follow(state, contest, Rng(chance), (last, last))
