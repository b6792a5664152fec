"""How far rivals will bid, thought through from their side.

Each of them is asked what a search would ask: what it is worth to it to outbid the seat that
thinks, for little or for more, and what to leave it the item.
"""

from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from gridwright.bots.contest import Contest, Expected
from gridwright.bots.forward import Forward
from gridwright.bots.policy import Policy
from gridwright.bots.pricing import Price, further
from gridwright.core.action import Action
from gridwright.core.events import NOBODY
from gridwright.core.game import Game, State
from gridwright.core.rng import Rng
from gridwright.parts.auction import BIDS, DROP

S = TypeVar("S", bound=State)

_ROUNDS: Final = 2  # that they look ahead
_SHARE: Final = 0.3  # of a budget, at most
_FEWEST: Final = 3  # deals that tell anything
_MOST: Final = 40  # deals that tell enough


@dataclass(init=False, slots=True)
class _Asked:
    """A rival, and something that it may bid for."""

    seat: int
    item: int
    lowest: int  # that outbids it
    high: int
    leave: list[float]  # by deal: what becomes of it without the item
    low: list[float]  # with it for the lowest bid
    more: list[float]  # with it for the high one
    is_out: bool  # it cannot bid, or is not asked to

    def __init__(self, seat: int) -> None:
        """Let *seat* answer a bid of another one."""
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
        """Let *forward* follow what they could do."""
        self._game = game
        self._policy = policy
        self._forward = forward

    def expected(self, view: S, bid: Action) -> Expected:
        """Return how far each rival will go against a *bid* of the seat to act."""
        forward, clock = self._forward, self._forward.clock
        asked = [_Asked(seat) for seat in range(self._game.seats) if seat != view.to_act]
        deals = 0
        while asked and deals < _MOST and clock.spent() < _SHARE:
            dealt = forward.deal(view)
            chance = forward.chance()
            for each in asked:
                self._ask(dealt, bid, each, chance)
            asked = [each for each in asked if not each.is_out]
            deals += 1
        found = Expected(view.round)
        for each in asked:
            if len(each.low) >= _FEWEST:
                price = Price(each.lowest, each.high, each.leave, each.low, each.more)
                found.prices[each.seat, each.item] = price
        return found

    def _ask(self, dealt: S, bid: Action, each: _Asked, chance: int) -> None:
        """Follow what a rival can do against a *bid* on one deal."""
        state = dealt.copy()
        self._game.apply(state, bid)
        each.item = self._policy.stakes(state)[0] if state.to_act != NOBODY else 0
        if not each.item or not self._reach(state, each):
            each.is_out = True
            return
        _, each.lowest, most = self._policy.stakes(state)
        each.high = further(each.lowest, most)
        if each.lowest > most:
            each.is_out = True
            return
        each.leave.append(self._value(state.copy(), DROP, each, chance))
        if each.high > each.lowest:
            each.more.append(self._value(state.copy(), BIDS.at(each.high), each, chance))
        each.low.append(self._value(state, BIDS.at(each.lowest), each, chance))

    def _reach(self, state: S, each: _Asked) -> bool:
        """Let all others leave the item until the rival is asked; return whether it is."""
        while state.to_act != each.seat:
            self._game.apply(state, DROP)
            if state.to_act == NOBODY or self._policy.stakes(state)[0] != each.item:
                return False
        return True

    def _value(self, state: S, answer: Action, each: _Asked, chance: int) -> float:
        """Return what becomes of the rival after its *answer*, which no other one outbids."""
        last = state.round + _ROUNDS
        self._game.apply(state, answer)
        while state.to_act != NOBODY and self._policy.stakes(state)[0] == each.item:
            self._game.apply(state, DROP)
        contest = Contest(self._game, self._policy, each.seat)
        return self._forward.follow(state, contest, Rng(chance), (last, last))
