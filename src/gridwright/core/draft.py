"""A turn tried out: a copy on which a seat plays, and from which it takes out what it likes.

A draft never shows what the seat does not know yet: an action that would reveal something, or
hand the turn over, is kept as the last of the draft and not carried out.
"""

from typing import Generic, TypeVar

from gridwright.core.action import Action
from gridwright.core.errors import ALLOWED, HiddenChanceError, Message
from gridwright.core.events import EventSink
from gridwright.core.game import Game, State
from gridwright.core.offers import Offer

S = TypeVar("S", bound=State)


class Draft(Generic[S]):
    """The tentative turn of one seat."""

    def __init__(self, game: Game[S], view: S, seat: int, phase: str = "") -> None:
        """Try what *seat* could do from *view* on, as if it were its turn in *phase*."""
        self.game = game
        self.seat = seat
        self.state: S = game.hypothesis(view, seat, phase)
        self.actions: list[Action] = []
        self.is_complete = False  # the last action ends the turn, or waits for what it reveals
        self._start: S = self.state.copy()

    def refusal(self, action: Action) -> Message | None:
        """Return why *action* cannot be added, or None."""
        if self.is_complete:
            return Message("draft_complete", {"text": self.game.write(self.actions[-1])})
        if self.game.refusal(self.state, action) is ALLOWED:
            return None
        return self.game.explain(self.state, action)

    def add(self, action: Action) -> Message | None:
        """Play *action* on the draft; return why not, if it is refused."""
        reason = self.refusal(action)
        if reason is None:
            self.actions.append(action)
            self._try(action)
        return reason

    def _try(self, action: Action) -> None:
        after = self.state.copy()
        sink = EventSink()
        try:
            self.game.apply(after, action, sink)
        except HiddenChanceError:
            self.is_complete = True
            return
        goes_on = self.game.to_act(after) == self.seat and after.phase == self.state.phase
        if goes_on and not any([event.reveals for event in sink.events]):
            self.state = after
        else:
            self.is_complete = True

    def take_out(self, index: int) -> list[Action]:
        """Take out one action; return the later ones that are not allowed without it."""
        wanted = [*self.actions[:index], *self.actions[index + 1 :]]
        self.state = self._start.copy()
        self.actions = []
        self.is_complete = False
        return [action for action in wanted if self.add(action) is not None]

    def offers(self) -> list[Offer]:
        """Return what may be added, and what not and why; nothing once the draft is complete."""
        return [] if self.is_complete else self.game.offers(self.state, self.seat)
