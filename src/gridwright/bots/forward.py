"""Lines of play: what is hidden is dealt, and the policy plays on in every seat.

A line ends at the beginning of a round, where the evaluation says what it is worth. In a thorough
search it is worth what the evaluation says on the average of all rounds on its way: the first ones
are surer, the last ones tell what comes of it. Where a turn ends its round, nothing has come of it
when the next one begins; so that one does not count.
"""

from typing import Final, Generic, TypeVar

from gridwright.bots.budget import Budget, Clock
from gridwright.bots.contest import AS_JUDGED, Contest, settle
from gridwright.bots.evaluation import Weights, nearness, worth
from gridwright.bots.policy import Policy
from gridwright.core.action import Action
from gridwright.core.events import NOBODY, EventSink
from gridwright.core.game import Game
from gridwright.core.phase import State
from gridwright.core.playout import Choices
from gridwright.core.rng import Rng
from gridwright.interrupts import let_interrupts_in
from gridwright.parts.auction import DROP, Drop

S = TypeVar("S", bound=State)

_NEAR: Final = 0.2  # how much it counts how near a seat came to win, where a line ends the game


class Forward(Generic[S]):
    """Plays positions of one table forward."""

    def __init__(self, game: Game[S], policy: Policy[S], weights: Weights, rounds: int) -> None:
        """Look *rounds* ahead."""
        self._game = game
        self._policy = policy
        self._weights = weights
        self._rounds = rounds
        self.rng = Rng(0)  # of the deals
        self._dealt: S | None = None  # the last deal of the present view
        self.is_thorough = False  # auctions are played out, near misses and all rounds count
        self.clock = Clock(Budget())

    def begin(self, budget: Budget, rng: Rng) -> None:
        """Turn to another view, with all of a *budget*, on deals that *rng* draws."""
        self.clock.begin(budget)
        self.rng = rng
        self._dealt = None

    def deal(self, view: S) -> S:
        """Return *view* with what it hides dealt anew."""
        self._dealt = self._game.resample(view, self.rng, self._dealt)
        return self._dealt

    def chance(self) -> int:
        """Return the seed of all further chance in the lines of one deal."""
        return self.rng.below(1 << 62)

    def span(self, start: int, state: S) -> tuple[int, int]:
        """Return the first and the last round that count, by their beginnings.

        The line began in the round *start*, and its first turn led to *state*.
        """
        last = start + self._rounds
        return (min(state.round + 1, last) if self.is_thorough else last), last

    def follow(self, state: S, contest: Contest[S], rng: Rng, span: tuple[int, int]) -> float:
        """Play *state* forward to the end of *span*; return its worth to the seat that thinks."""
        game, policy, seat = self._game, self._policy, contest.seat
        choices = Choices(rng)
        first, last = span
        counted = first - 1
        value = 0.0
        while state.to_act != NOBODY and state.round < last and not self.clock.is_stopped:
            let_interrupts_in()
            if state.round > counted:
                value += self._worth(state, seat)
                counted += 1
            if not policy.item(state):
                game.apply(state, policy.choose(state, choices))
            elif self.is_thorough:
                contest.play_out(state, AS_JUDGED, rng)
            else:
                settle(game, policy, state, policy.limits(state))
        self.clock.lines += 1
        value += (last - counted) * self._worth(state, seat)
        return value / (last - first + 1)

    def _worth(self, state: S, seat: int) -> float:
        """Return what *state* is worth to *seat*: its chance, or the result of the game."""
        value = worth(self._game, self._policy, state, self._weights)[seat]
        if self.is_thorough and state.to_act == NOBODY:
            near = nearness(self._game, self._policy, state, self._weights)[seat]
            value += _NEAR * (near - value)
        return value


def carry_out(
    game: Game[S], policy: Policy[S], state: S, action: Action, events: EventSink | None = None
) -> None:
    """Play *action*; if it bids, the others leave the item to its seat at that price."""
    seat = state.to_act
    bids_on = policy.item(state) and not isinstance(action, Drop)
    game.apply(state, action, events)
    while bids_on and state.to_act not in (NOBODY, seat) and policy.item(state):
        game.apply(state, DROP, events)
