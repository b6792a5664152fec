"""A tentative turn: a seat plays on a copy of its view and can take any action back out.

A draft never shows what the seat does not know yet. An action that would reveal something, or
hand the turn over, becomes the last action of the draft and is not carried out.
"""

from typing import Generic, TypeVar

from gridwright.core.action import Action
from gridwright.core.errors import ALLOWED, GridwrightError, HiddenChanceError, Message
from gridwright.core.events import EventSink, letter
from gridwright.core.game import Game
from gridwright.core.offers import Offer
from gridwright.core.phase import State

S = TypeVar("S", bound=State)


class Draft(Generic[S]):
    """The tentative turn of one seat.

    A draft is pickled as its view and actions. Its `state` is copied like any other, but pickled
    on its own only where a game could come to it: states are pickled as the texts of positions, and
    none says that a seat builds while plants are sold. Elsewhere `GridwrightError` says so.
    """

    def __init__(self, game: Game[S], view: S, seat: int, phase: str = "") -> None:
        """Start from *view* as if it were the turn of *seat*, in *phase* if one is named."""
        self.game = game
        self.seat = seat
        self.view = view
        self.phase = phase
        self.state: S = game.hypothesis(view, seat, phase)
        self.actions: list[Action] = []
        self.is_complete = False  # whether the last action ends the turn or would reveal something
        self._start: S = self.state.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return draft_with, (self.game, self.view, self.seat, self.phase, tuple(self.actions))

    def __eq__(self, other: object) -> bool:
        """Whether the other draft is of the same seat, game and view, with the same actions."""
        return isinstance(other, Draft) and self.__reduce__() == other.__reduce__()

    __hash__ = None  # type: ignore[assignment] # actions are added: mypy has no word for unhashable

    def __repr__(self) -> str:
        actions = ", ".join([self.game.write(action) for action in self.actions])
        return f"<draft of {letter(self.seat)}: {actions or 'no action'}>"

    def refusal(self, action: Action) -> Message | None:
        """Return why *action* cannot be added, or None."""
        if self.is_complete:
            return Message("draft_complete", {"text": self.game.write(self.actions[-1])})
        if self.game.refusal(self.state, action) is ALLOWED:
            return None
        return self.game.explain(self.state, action)

    def add(self, action: Action) -> Message | None:
        """Play *action* on the draft; return the reason if it is refused."""
        reason = self.refusal(action)
        if reason is None:
            self.actions.append(action)
            self._try(action)
        return reason

    def _try(self, action: Action) -> None:
        """Carry out *action*, unless that would reveal something or end the turn."""
        after = self.state.copy()
        sink = EventSink()
        try:
            self.game.apply(after, action, sink)
        except HiddenChanceError:
            self.is_complete = True
            return
        is_same_turn = self.game.to_act(after) == self.seat and after.phase == self.state.phase
        if is_same_turn and not any([event.reveals for event in sink.events]):
            self.state = after
        else:
            self.is_complete = True

    def take_out(self, index: int) -> list[Action]:
        """Take out one action; return the later ones that are no longer allowed without it."""
        if not 0 <= index < len(self.actions):
            raise GridwrightError("draft_index", {"index": index, "count": len(self.actions)})
        remaining = [*self.actions[:index], *self.actions[index + 1 :]]
        self.state = self._start.copy()
        self.actions = []
        self.is_complete = False
        return [action for action in remaining if self.add(action) is not None]

    def offers(self) -> list[Offer]:
        """Return the offers for the next action; none once the draft is complete."""
        return [] if self.is_complete else self.game.offers(self.state, self.seat)


def draft_with(
    game: Game[S], view: S, seat: int, phase: str, actions: tuple[Action, ...]
) -> Draft[S]:
    """Return a draft with these *actions*."""
    draft = Draft(game, view, seat, phase)
    for action in actions:
        draft.add(action)
    return draft
