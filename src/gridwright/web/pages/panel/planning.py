"""The plan of a seat: for which turns there can be one, and what is said about it."""

from dataclasses import dataclass

from gridwright import words
from gridwright.core.errors import Message
from gridwright.web.pages.panel.parts import DONE, Made, Turn
from gridwright.web.pages.panel.tentative import named
from gridwright.web.play import plans
from gridwright.web.play.looks import Look


@dataclass(frozen=True, slots=True)
class Phase:
    """A turn that can be planned."""

    id: str
    label: str
    is_chosen: bool


@dataclass(frozen=True, slots=True)
class Plan:
    """The turns that can be planned; of the one that is, what would be queued."""

    phases: list[Phase]
    phase: str = ""  # that is planned now; nothing where none is, or it is the seat's turn
    heading: str = ""
    lines: tuple[str, ...] = ()
    prices: tuple[int, ...] = ()
    is_queued: bool = False
    is_too_early: bool = False  # to queue a turn in which nothing is done
    waits: str = ""  # that a later turn is queued, for who must act now


def plan(look: Look, made: Made | None) -> Plan | None:
    """Return what the panel says about plans; None where there is nothing to plan."""
    kept = look.plan
    if look.is_my_turn:
        if kept is None or not kept.is_queued:
            return None
        return Plan([], waits=_say(look, "web.plan.waits", kept.phase))
    if look.to_act < 0 or not look.phases:
        return None
    chosen = "" if kept is None else kept.phase
    phases = [
        Phase(phase, _say(look, "web.plan.turn", phase), phase == chosen) for phase in look.phases
    ]
    if kept is None or made is None:
        return Plan(phases)
    go = made.go.lines if made.go is not None else ()
    lines = tuple([line for line in go if line != DONE])
    prices = plans.prices(look.game, kept.view, look.seat, lines)
    heading = _say(look, "web.plan.heading", chosen)
    return Plan(
        phases, chosen, heading, lines, tuple(prices), kept.is_queued, not (lines or kept.is_begun)
    )


def _say(look: Look, identifier: str, phase: str) -> str:
    return words.say(Message(identifier, {"phase": phase}), look.lent)


def changes(turn: Turn) -> list[str]:
    """Return what has another price than it was planned at, in sentences."""
    found = []
    for line, then, now in turn.tried.changed:
        said = "web.plan.earns" if min(then, now) < 0 else "web.plan.costs"
        found.append(turn.say(said, what=named(turn, line), then=abs(then), now=abs(now)))
    return found
