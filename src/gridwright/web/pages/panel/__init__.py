"""The action panel: the one place to act, the same for every decision of every title."""

from dataclasses import dataclass

from django.utils.safestring import SafeString

from gridwright import words
from gridwright.core.errors import Message
from gridwright.core.events import NOBODY
from gridwright.web.pages.panel import cards
from gridwright.web.pages.panel.bidding import Block
from gridwright.web.pages.panel.maximum import Maximum, maximum, watched
from gridwright.web.pages.panel.next_up import following
from gridwright.web.pages.panel.parts import Made, Turn
from gridwright.web.pages.panel.planning import Plan, changes, plan
from gridwright.web.pages.panel.registry import maker_of
from gridwright.web.pages.panel.tentative import named
from gridwright.web.pages.showing import Reason, reason
from gridwright.web.play.looks import Look
from gridwright.web.play.moves import Answer, Outcome

Context = dict[str, object]


@dataclass(frozen=True, slots=True)
class Shown:
    """All that the panel shows."""

    state: str  # "mine", "plan", "other", "waiting", "over", "abandoned"
    heading: str
    mark: SafeString | str
    made: Made | None
    message: Reason | None  # what became of the last request
    is_refusal: bool
    moved_on: str
    dropped: tuple[str, ...]
    changed: list[str]  # what costs something else than it was planned at
    last: int  # of what was tried: undo takes that out first; -1 where there is nothing
    no_undo: Reason | None
    line: str  # as it was typed
    maximum: Maximum | None
    block: Block | None  # the auction, for who must wait
    plan: Plan | None

    @property
    def template(self) -> str:
        """Which template shows the middle."""
        assert self.made is not None
        return f"gridwright/table/panels/{self.made.template}.html"


def panel(look: Look, answer: Answer | None, line: str) -> Context:
    """Return what the template of the panel shows to the seat of *look*."""
    made, seen = None, look.planned
    dropped: tuple[str, ...] = ()
    changed: list[str] = []
    if seen.tried is not None:
        turn = Turn(seen)
        made = maker_of(turn)(turn)
        dropped = tuple([named(turn, line) for line in seen.tried.dropped])
        changed = changes(turn)
    said = answer.reason if answer is not None else None
    has_moved_on = answer is not None and answer.outcome is Outcome.MOVED_ON
    shown = Shown(
        state="plan" if seen is not look else _state(look),
        heading=made.heading if made is not None and seen is look else _heading(look),
        mark=cards.mark(look.me) if look.me else "",
        made=made,
        message=reason(said, look) if said is not None else None,
        is_refusal=answer is not None and answer.outcome is Outcome.REFUSED,
        moved_on=_moved_on(look) if has_moved_on else "",
        dropped=dropped,
        changed=changed,
        last=len(seen.tried.lines) - 1 if seen.tried is not None else -1,
        no_undo=reason(look.no_undo, look) if look.no_undo is not None else None,
        line=line,
        maximum=maximum(look),
        block=watched(look),
        plan=plan(look, made),
    )
    return {"look": look, "panel": shown}


def _state(look: Look) -> str:
    if look.is_my_turn:
        return "mine"
    return "other" if look.to_act >= 0 else look.state


def _heading(look: Look) -> str:
    """Return whose turn it is, and whether the seat is next, or how far the table has come."""
    if look.to_act < 0:
        return words.text(f"web.state.{look.state}")
    phase = look.game.phase_of(look.view)
    doing = Message("web.panel.other", {"who": look.to_act, "phase": phase})
    if look.seat >= 0 and following(look) == look.seat:
        doing = Message("web.panel.you_next", {"doing": doing})
    return words.say(doing, look.lent)


def _moved_on(look: Look) -> str:
    """Return what happened last, where it was somebody else, and not this seat elsewhere."""
    last = look.happened[-1]
    told = [event for event in last.events if event.seat == last.seat]
    if not told or last.seat in (NOBODY, look.seat):
        return words.text("web.moved_on")
    return words.text("web.panel.meanwhile", sentence=words.current().event(told[-1], look.lent))
