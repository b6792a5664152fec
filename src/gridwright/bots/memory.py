"""What a thought has settled for later decisions: the rest of a turn, how far to raise."""

from typing import Generic, TypeVar

from gridwright.bots.bidding import highest_rival, raised
from gridwright.bots.policy import Policy
from gridwright.bots.search import Thought
from gridwright.core.action import Action
from gridwright.core.errors import HiddenChanceError
from gridwright.core.game import Game
from gridwright.core.phase import State
from gridwright.parts.auction import BIDS, DROP

S = TypeVar("S", bound=State)

Notes = tuple[list[Action], int, int, int, int]
"""The rest of a turn and the position it goes on in; round, item and ceiling of an auction."""


class Memory(Generic[S]):
    """What the bot of one seat need not think about again."""

    def __init__(self, game: Game[S], policy: Policy[S]) -> None:
        """Start with an empty memory of *game*."""
        self._game = game
        self._policy = policy
        self._rest: list[Action] = []  # of a turn
        self._awaited = 0  # the hash of the position in which it goes on
        self._round = 0  # of the auction that the ceiling is for
        self._item = 0
        self._ceiling = 0

    def notes(self) -> Notes:
        """Return all that is remembered, to be pickled; `take_up` goes on with it."""
        return self._rest, self._awaited, self._round, self._item, self._ceiling

    def take_up(self, notes: Notes) -> None:
        """Go on with the *notes* of another memory of the same game."""
        self._rest, self._awaited, self._round, self._item, self._ceiling = notes

    def store(self, view: S, best: Thought) -> None:
        """Remember what follows from the *best* thought about *view*."""
        self._rest = best.plan
        self._go_on(view)
        self._round = view.round
        self._item = self._policy.item(view)
        self._ceiling = best.ceiling

    def recall(self, view: S) -> Action | None:
        """Return what is settled for *view*, or None."""
        if self._rest and self._awaited == self._game.hash_of(view):
            action = self._rest[0]
            self._go_on(view)
            return action
        self._rest = []
        item, lowest, most = self._policy.stakes(view)
        if not item or item != self._item or view.round != self._round:
            return None
        ceiling = min(self._ceiling, most)
        if lowest > ceiling:
            return DROP
        rival = highest_rival(self._policy.limits(view), view.to_act)
        return BIDS.at(raised(lowest, ceiling, rival))

    def _go_on(self, view: S) -> None:
        """Expect the position after the first action of the rest, which is played on *view*."""
        action = self._rest[0]
        self._rest = self._rest[1:]
        if not self._rest:
            return
        after = view.copy()
        try:
            self._game.apply(after, action)
            self._awaited = self._game.hash_of(after)
        except HiddenChanceError:  # think again when the card is known
            self._rest = []
